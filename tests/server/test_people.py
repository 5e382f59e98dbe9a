"""A person has several devices: links, signing out, merging, export and deletion."""

import asyncio
import json

import pytest
import websockets

from quarterdeck.server.belongings import belongings
from quarterdeck.table.names import cleaned
from server.harness import Guest, Here, guests, play_on, settings

PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36"
LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"


async def call(guest, method, path, body=None, status=200):
    answer = await guest.http.request(method, path, json=body)
    assert status == answer.status_code, answer.text
    return answer.json() if status == 200 else answer.json()["error"]["id"]


def code(closed):
    """The number with which the server closed a socket."""
    return closed.value.rcvd.code


async def token_of(guest):
    """What the device link of a guest says."""
    link = await call(guest, "POST", "/api/me/link")
    return link["url"].rsplit("/", 1)[1]


async def test_a_second_device_is_the_same_person_with_the_same_seats(clock):
    server, _ = clock
    laptop, phone = Guest(server.address), Guest(server.address)
    laptop.http.headers["user-agent"], phone.http.headers["user-agent"] = LAPTOP, PHONE
    async with laptop, phone:
        await call(laptop, "PUT", "/api/me", {"name": "Mira", "preferences": {"language": "pl", "theme": "dark"}})
        table = await laptop.open("me", "Bob", "Cyd")
        link = await call(laptop, "POST", "/api/me/link")
        assert (600, True) == (link["left"], link["url"].startswith(f"http://{server.address}/me/"))
        assert link["qr"]["size"] >= 25
        token = link["url"].rsplit("/", 1)[1]
        card = await phone.get(f"/api/links/{token}")
        assert ("Mira", 1, 0) == (card["theirs"]["name"], card["theirs"]["tables"], card["mine"]["tables"])
        await call(phone, "POST", f"/api/links/{token}", {"merge": True})
        me = await phone.get("/api/me")
        assert ("Mira", {"language": "pl", "theme": "dark"}) == (me["name"], me["preferences"])
        assert [(table, [0, 1, 2])] == [(one["id"], one["my_seats"]) for one in me["tables"]]
        wire = await (await phone.sit(table)).greeted(3)
        assert [0, 1, 2] == wire.card["my_seats"]
        devices = (await phone.get("/api/me/person"))["devices"]
        found = {(one["browser"], one["system"], one["came"], one["here"]) for one in devices}
        assert {("chrome", "android", "link", True), ("firefox", "linux", "first", False)} == found


async def test_a_link_works_once_and_a_forged_one_never(clock):
    server, _ = clock
    async with guests(server.address, 3) as (laptop, phone, thief):
        token = await token_of(laptop)
        await call(phone, "POST", f"/api/links/{token}", {"merge": True})
        for method in ("GET", "POST"):
            body = {"merge": True} if method == "POST" else None
            assert "error-link_used" == await call(thief, method, f"/api/links/{token}", body, 409)
            assert "error-link_unknown" == await call(thief, method, "/api/links/AAAAAAAAAAAAAAAA", body, 404)
            assert "error-link_unknown" == await call(thief, method, f"/api/links/{token[::-1]}", body, 404)
        assert 1 == len((await thief.get("/api/me/person"))["devices"])


async def test_a_link_expires_after_ten_minutes(clock):
    server, time = clock
    async with guests(server.address, 2) as (laptop, phone):
        await laptop.open("me", "Bob", "open")  # a table gives the time its loop
        token = await token_of(laptop)
        time.advance(599)
        assert 1 >= (await phone.get(f"/api/links/{token}"))["left"]
        time.advance(1)
        assert "error-link_expired" == await call(phone, "GET", f"/api/links/{token}", None, 409)
        assert "error-link_expired" == await call(phone, "POST", f"/api/links/{token}", {"merge": True}, 409)


async def test_a_link_can_be_revoked_and_a_new_one_takes_its_place(clock):
    server, _ = clock
    async with guests(server.address, 2) as (laptop, phone):
        first = await token_of(laptop)
        second = await token_of(laptop)
        assert "error-link_revoked" == await call(phone, "GET", f"/api/links/{first}", None, 409)
        await call(laptop, "DELETE", "/api/me/link")
        assert "error-link_revoked" == await call(phone, "POST", f"/api/links/{second}", {"merge": True}, 409)


async def test_the_own_link_leads_nowhere_and_is_not_used_up(clock):
    server, _ = clock
    async with guests(server.address, 2) as (laptop, phone):
        token = await token_of(laptop)
        assert "error-link_own" == await call(laptop, "GET", f"/api/links/{token}", None, 409)
        assert "error-link_own" == await call(laptop, "POST", f"/api/links/{token}", {"merge": True}, 409)
        await call(phone, "POST", f"/api/links/{token}", {"merge": True})


async def test_a_link_of_another_server_is_refused_and_stays_good_at_its_own(clock, tmp_path):
    """Each server knows the links that it has given; one of a friend's server is a stranger's here."""
    server, _ = clock
    with Here(settings(tmp_path / "other")) as elsewhere:
        async with Guest(server.address) as laptop, Guest(elsewhere.address) as foreign, Guest(server.address) as phone:
            await call(foreign, "PUT", "/api/me", {"name": "Ignacy"})
            token = await token_of(laptop)
            assert "error-link_unknown" == await call(foreign, "GET", f"/api/links/{token}", None, 404)
            assert "error-link_unknown" == await call(foreign, "POST", f"/api/links/{token}", {"merge": True}, 404)
            assert "Ignacy" == (await foreign.get("/api/me"))["name"]  # nothing was lost
            assert 1 == len((await foreign.get("/api/me/person"))["devices"])
            await call(phone, "POST", f"/api/links/{token}", {"merge": True})


async def test_merging_brings_seats_name_and_running_sockets_along(clock):
    """The phone's guest sits at a running table; afterwards the one person plays on from both devices."""
    server, _ = clock
    async with guests(server.address, 3) as (laptop, phone, other):
        await call(phone, "PUT", "/api/me", {"name": "Ignacy"})
        table = await phone.open("me", "open", "Cyd", options={"first_player": "0"})
        await call(other, "POST", f"/api/tables/{table}/join", {"name": "Bob"})
        wire = await (await phone.sit(table)).greeted(2)
        token = await token_of(laptop)
        card = await phone.get(f"/api/links/{token}")
        assert ({"name": "Ignacy", "tables": 1, "running": 1}, False) == (card["mine"], card["may_switch"])
        assert "error-link_loses" == await call(phone, "POST", f"/api/links/{token}", {"merge": False}, 409)
        await call(phone, "POST", f"/api/links/{token}", {"merge": True})
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await wire.until("nothing")
        assert 1013 == code(closed)  # and calls again
        for device in (laptop, phone):
            assert "Ignacy" == (await device.get("/api/me"))["name"]
            again = await (await device.sit(table)).greeted(2)
            assert [0, 2] == again.card["my_seats"]
        await again.play(0)
        assert [1] == (await other.get(f"/api/tables/{table}"))["my_seats"]


async def test_switching_leaves_the_other_person_to_its_other_device(clock):
    server, _ = clock
    async with guests(server.address, 3) as (mira, shared, ignacy):
        await call(shared, "POST", f"/api/links/{await token_of(ignacy)}", {"merge": True})
        table = await shared.open("me", "Bob", "Cyd")
        token = await token_of(mira)
        assert (await shared.get(f"/api/links/{token}"))["may_switch"]
        await call(shared, "POST", f"/api/links/{token}", {"merge": False})
        assert [] == (await shared.get("/api/me"))["tables"]
        assert [table] == [one["id"] for one in (await ignacy.get("/api/me"))["tables"]]
        assert 2 == len((await mira.get("/api/me/person"))["devices"])


async def test_both_at_one_table_is_said_before(clock):
    server, _ = clock
    async with guests(server.address, 2) as (laptop, phone):
        table = await laptop.open("me", "open", "Cyd")
        await call(phone, "POST", f"/api/tables/{table}/join", {})
        card = await phone.get(f"/api/links/{await token_of(laptop)}")
        assert 1 == card["both"]


async def test_a_device_that_is_signed_out_is_nobody_and_its_sockets_close(clock):
    server, _ = clock
    async with guests(server.address, 3) as (laptop, phone, stranger):
        table = await laptop.open("me", "Bob", "Cyd")
        await call(phone, "POST", f"/api/links/{await token_of(laptop)}", {"merge": True})
        wire = await (await phone.sit(table)).greeted(3)
        own = next(one["id"] for one in (await phone.get("/api/me/person"))["devices"] if one["here"])
        assert "error-no_device" == await call(stranger, "DELETE", f"/api/me/devices/{own}", None, 404)
        await call(laptop, "DELETE", f"/api/me/devices/{own}")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await wire.until("nothing")
        assert 4401 == code(closed)
        assert [] == (await phone.get("/api/me"))["tables"]  # with a new cookie
        assert 1 == len((await laptop.get("/api/me/person"))["devices"])


async def test_the_last_way_to_a_person_is_not_shut(clock):
    server, _ = clock
    async with guests(server.address, 2) as (laptop, phone):
        own = (await laptop.get("/api/me/person"))["devices"][0]["id"]
        assert "error-last_way" == await call(laptop, "DELETE", f"/api/me/devices/{own}", None, 409)
        await call(phone, "POST", f"/api/links/{await token_of(laptop)}", {"merge": True})
        left = await call(laptop, "DELETE", "/api/me/devices")
        assert [own] == [one["id"] for one in left["devices"]]


async def test_a_cookie_of_the_time_before_devices_keeps_its_seats(clock):
    """Then the cookie was the guest; the store had no row for it."""
    server, _ = clock
    async with guests(server.address, 1) as (old,):
        await old.http.get("/")  # a cookie, and nothing noted
        table = await old.open("me", "Bob", "Cyd")
        cookie = old.http.cookies["quarterdeck_guest"].split(".")[0]
        assert cookie == (await old.get("/api/me/person"))["devices"][0]["id"]
        assert [table] == [one["id"] for one in (await old.get("/api/me"))["tables"]]


async def test_everything_about_me_is_one_file_without_secrets(clock):
    server, _ = clock
    async with guests(server.address, 2) as (mira, other):
        await call(mira, "PUT", "/api/me", {"name": "Mira"})
        table = await mira.open("me", "open", "Cyd")
        await call(other, "POST", f"/api/tables/{table}/join", {"name": "Bob"})
        wire = await (await mira.sit(table)).greeted(2)
        assert "ack" == (await wire.ask(type="chat", text="Ahoy"))["type"]
        token = await token_of(mira)
        answer = await mira.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert {table.name for table in belongings()} <= told.keys()
        assert ["Mira"] == [one["name"] for one in told["person"]]
        assert ["Mira", "Cyd"] == [seat["name"] for seat in told["seats"]]
        assert ["Ahoy"] == [line["text"] for line in told["chat"]]
        assert [table] == [one["id"] for one in told["tables"]]
        assert "secret" not in told["tables"][0]
        assert token not in answer.text
        assert "Bob" not in json.dumps(told["seats"])


async def test_who_is_deleted_leaves_a_bot_in_running_games_and_no_name_anywhere(clock):
    server, _ = clock
    async with guests(server.address, 2) as (mira, other):
        await call(mira, "PUT", "/api/me", {"name": "Mira"})
        table = await mira.open("me", "open", "bosun", options={"first_player": "0"})
        await call(other, "POST", f"/api/tables/{table}/join", {"name": "Bob"})
        gathering = await mira.open("me", "open", "open")
        await call(other, "POST", f"/api/tables/{gathering}/join", {})
        alone = await mira.open("me", "bosun", "bosun")
        wire = await (await mira.sit(table)).greeted()
        await wire.ask(type="chat", text="Ahoy")
        assert "error-other_name" == await call(mira, "DELETE", "/api/me", {"name": "Mirra"}, 409)
        await call(mira, "DELETE", "/api/me", {"name": "Mira"})
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await wire.until("nothing")
        assert 4401 == code(closed)
        seats = (await other.get(f"/api/tables/{table}"))["seats"]
        assert ("bot", "bosun") == (seats[0]["kind"], seats[0]["level"])
        assert seats[0]["name"] not in {"", "Mira"}
        kinds = [seat["kind"] for seat in (await other.get(f"/api/tables/{gathering}"))["seats"]]
        assert ["open", "person", "open"] == kinds
        assert "" == (await other.get(f"/api/tables/{alone}"))["seats"][0]["name"]
        assert {"", None} >= {line["name"] for line in (await other.get(f"/api/tables/{table}/chat"))["lines"]}
        me = await mira.get("/api/me")
        assert ("", []) == (me["name"], me["tables"])
        hand = await (await other.sit(table)).greeted()
        await play_on({1: hand})  # to the end, with the bot
        assert "Mira" not in json.dumps(await other.get(f"/api/tables/{table}/record"))


async def stored_chat(server, table):
    """The lines of a table as the store has them."""
    services = server.app.state.services
    loop = next(iter(services.lobby._live.values())).get_loop()
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(services.store.chat(table), loop))


async def test_reactions_and_reports_go_with_the_person_who_gave_them(clock):
    """Two devices become one person, then that person is deleted: no id and no word of his is left in any line."""
    server, _ = clock
    async with guests(server.address, 3) as (phone, laptop, bob):
        table = await bob.open("me", "open", "open")
        for one in (phone, laptop):
            await call(one, "POST", f"/api/tables/{table}/join", {})
        ids = [(await one.get("/api/me/export"))["seats"][0]["guest"] for one in (phone, laptop)]
        wires = [await (await one.sit(table)).greeted() for one in (phone, laptop)]
        his = await (await bob.sit(table)).greeted()
        assert "ack" == (await his.ask(type="chat", text="Ahoy"))["type"]
        for wire in wires:
            assert "ack" == (await wire.ask(type="react", line=1, reaction="cheers", on=True))["type"]
        assert "ack" == (await wires[0].ask(type="report", line=1))["type"]
        assert "ack" == (await wires[0].ask(type="chat", text="from the phone"))["type"]
        told = await phone.get("/api/me/export")
        assert [{"table": table, "line": 1, "reactions": ["cheers"]}] == told["chat_reactions"]
        assert [{"table": table, "line": 1, "reports": True}] == told["chat_reports"]

        await call(phone, "POST", f"/api/links/{await token_of(laptop)}", {"merge": True})
        assert "ack" == (await his.ask(type="react", line=1, reaction="ouch", on=True))["type"]
        line, spoken = await stored_chat(server, table)
        assert ([ids[1]], [ids[1]], ids[1]) == (line.reactions["cheers"], line.reports, spoken.guest)

        await call(laptop, "PUT", "/api/me", {"name": "Mira"})
        await call(laptop, "DELETE", "/api/me", {"name": "Mira"})
        await his.until(lambda heard: heard["type"] == "chat" and heard["line"] == 2 and heard["kind"] == "struck")
        assert "ack" == (await his.ask(type="react", line=1, reaction="ouch", on=False))["type"]
        line, spoken = await stored_chat(server, table)
        assert ({}, [], "Ahoy") == (line.reactions, line.reports, line.text)
        assert ("struck", "", "", "") == (spoken.kind, spoken.guest, spoken.name, spoken.text)


async def test_a_finished_game_forgets_the_name(clock):
    server, _ = clock
    async with guests(server.address, 2) as (mira, other):
        await call(mira, "PUT", "/api/me", {"name": "Mira"})
        table = await mira.open("me", "bosun", "bosun")
        await play_on({0: await (await mira.sit(table)).greeted()})
        await call(mira, "DELETE", "/api/me", {"name": "Mira"})
        record = await other.get(f"/api/tables/{table}/record")
        assert ("", True) == (record["players"][0], record["over"])


async def test_the_name_given_on_joining_is_kept(clock):
    server, _ = clock
    async with guests(server.address, 2) as (host, guest):
        table = await host.open("me", "open", "open")
        await call(guest, "POST", f"/api/tables/{table}/join", {"name": "Bożena"})
        assert "Bożena" == (await guest.get("/api/me"))["name"]
        other = await host.open("me", "open", "open")
        card = await call(guest, "POST", f"/api/tables/{other}/join", {"name": "Celia"})
        assert ("Celia", "Bożena") == (card["seats"][1]["name"], (await guest.get("/api/me"))["name"])


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Mira", "Mira"),
        ("  Mira \n Krasa ", "Mira Krasa"),
        ("a\u0000b\u202egnp", "abgnp"),
        ("\u200b\u2066", ""),
        ("x" * 30, "x" * 24),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(given, kept):
    assert kept == cleaned(given)


async def test_what_is_chosen_is_checked(guest: Guest):
    for chosen in ({"language": "la"}, {"theme": 3}, {"motion": "wild"}, {"size": 2}, {"speed": 1}, {"volume": "loud"}):
        answer = await guest.http.put("/api/me", json={"preferences": chosen})
        if answer.status_code == 200:  # what is not declared is not kept
            assert {} == (await guest.get("/api/me"))["preferences"]
        else:
            assert (400, "error-bad_request") == (answer.status_code, answer.json()["error"]["id"])


async def test_what_is_chosen_in_the_same_moment_is_all_kept(guest: Guest):
    chosen = {"language": "pl", "theme": "dark", "ask": "never", "motion": "calm", "size": "larger", "speed": "0"}
    await asyncio.gather(*(call(guest, "PUT", "/api/me", {"preferences": {name: chosen[name]}}) for name in chosen))
    assert chosen == (await guest.get("/api/me"))["preferences"]
