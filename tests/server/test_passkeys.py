"""Passkeys: made, shown on another device, and everything that does not fit refused."""

from server.authenticator import Authenticator
from server.harness import guests
from server.test_people import call


def at(guest):
    """The page of the guest, and what its calls say of it."""
    page = f"http://{guest.address}"
    guest.http.headers["origin"] = page
    return page


async def with_passkey(guest):
    """Let a guest make a passkey."""
    passkey, page = Authenticator(), at(guest)
    options = await call(guest, "POST", "/api/me/passkeys/offer")
    await call(guest, "POST", "/api/me/passkeys", {"credential": passkey.make(options, page)})
    return passkey


async def show(guest, passkey, status=200, **more):
    page = at(guest)
    options = await call(guest, "POST", "/api/passkeys/ask")
    credential = passkey.sign(options, more.pop("origin", page), **more)
    return await call(guest, "POST", "/api/passkeys", {"credential": credential}, status)


async def test_a_passkey_signs_a_new_device_in(clock):
    server, _ = clock
    async with guests(server.address, 2) as (laptop, tablet):
        await call(laptop, "PUT", "/api/me", {"name": "Mira"})
        passkey = await with_passkey(laptop)
        table = await laptop.open("me", "Bob", "Cyd")
        path = (await show(tablet, passkey))["path"]
        token = path.removeprefix("/me/")
        assert "Mira" == (await tablet.get(f"/api/links/{token}"))["theirs"]["name"]
        await call(tablet, "POST", f"/api/links/{token}", {"merge": True})
        assert [table] == [one["id"] for one in (await tablet.get("/api/me"))["tables"]]
        person = await tablet.get("/api/me/person")
        assert [True] == [one["here"] for one in person["devices"] if one["came"] == "passkey"]
        assert 1 == len(person["passkeys"])


async def test_a_passkey_is_a_way_in_when_the_only_device_is_signed_out(clock):
    server, _ = clock
    async with guests(server.address, 1) as (laptop,):
        await call(laptop, "PUT", "/api/me", {"name": "Mira"})
        passkey = await with_passkey(laptop)
        own = (await laptop.get("/api/me/person"))["devices"][0]["id"]
        await call(laptop, "DELETE", f"/api/me/devices/{own}")
        assert "" == (await laptop.get("/api/me"))["name"]
        token = (await show(laptop, passkey))["path"].removeprefix("/me/")
        await call(laptop, "POST", f"/api/links/{token}", {"merge": True})
        assert "Mira" == (await laptop.get("/api/me"))["name"]


async def test_what_does_not_fit_is_refused(clock):
    server, time = clock
    async with guests(server.address, 2) as (laptop, thief):
        passkey = await with_passkey(laptop)
        assert "error-no_passkey" == await show(thief, Authenticator(), 404)
        assert "error-bad_passkey" == await show(thief, passkey, 400, origin="http://evil.example")
        assert "error-bad_passkey" == await show(thief, passkey, 400, house="evil.example")
        forged = Authenticator()
        forged.id = passkey.id
        assert "error-bad_passkey" == await show(thief, forged, 400)
        options = await call(thief, "POST", "/api/passkeys/ask")
        credential = passkey.sign(options, at(thief))
        await call(thief, "POST", "/api/passkeys", {"credential": credential})
        assert "error-passkey_late" == await call(thief, "POST", "/api/passkeys", {"credential": credential}, 409)
        await laptop.open("me", "Bob", "open")  # a table gives the time its loop
        options = await call(thief, "POST", "/api/passkeys/ask")
        time.advance(301)
        credential = passkey.sign(options, at(thief))
        assert "error-passkey_late" == await call(thief, "POST", "/api/passkeys", {"credential": credential}, 409)
        thief.http.headers["origin"] = "http://evil.example"
        assert "error-foreign_page" == await call(thief, "POST", "/api/passkeys/ask", None, 403)
        del thief.http.headers["origin"]
        assert "error-bad_passkey" == await call(thief, "POST", "/api/passkeys/ask", None, 400)


async def test_a_passkey_is_removed_by_its_person_alone(clock):
    server, _ = clock
    async with guests(server.address, 2) as (laptop, thief):
        passkey = await with_passkey(laptop)
        own = (await laptop.get("/api/me/person"))["passkeys"][0]["id"]
        assert "error-no_passkey" == await call(thief, "DELETE", f"/api/me/passkeys/{own}", None, 404)
        left = await call(laptop, "DELETE", f"/api/me/passkeys/{own}")
        assert [] == left["passkeys"]
        assert "error-no_passkey" == await show(thief, passkey, 404)


async def test_rubbish_is_refused(clock):
    server, _ = clock
    async with guests(server.address, 1) as (laptop,):
        at(laptop)
        for body in ({"credential": {}}, {"credential": {"id": "x", "response": 3}}, {"credential": {"id": 7}}):
            await call(laptop, "POST", "/api/me/passkeys/offer")
            assert "error-bad_passkey" == await call(laptop, "POST", "/api/me/passkeys", body, 400)
            await call(laptop, "POST", "/api/passkeys/ask")
            assert "error-no_passkey" == await call(laptop, "POST", "/api/passkeys", body, 404)
