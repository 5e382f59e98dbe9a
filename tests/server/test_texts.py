"""What people write is shown as it looks: no controls, no marks of direction, and no NUL on either store."""

import pytest

from server.harness import Guest, Here, settings

TURNED = "left \u202eright\u202c\u2066 \x07bell\x1b[31m"
FAMILY = "👨‍👩‍👧 ahoy"


async def test_names_lose_what_cannot_be_seen(guest):
    me = await guest.http.put("/api/me", json={"name": "A\u202enn\x07\u2066a\n Zo\u0308e"})
    assert "Anna Zöe" == me.json()["name"]
    table = await guest.open("me", "Bo\u202eb", "Cyd")
    assert ["Anna Zöe", "Bob", "Cyd"] == [seat["name"] for seat in (await guest.get(f"/api/tables/{table}"))["seats"]]


async def test_lines_of_chat_lose_what_turns_them_round(guest):
    wire = await (await guest.sit(await guest.open("me", "Bob", "Cyd"))).greeted(3)
    for written, kept in ((TURNED, "left right bell[31m"), (FAMILY, FAMILY), ("a\nb\u2028c\td", "a b c d")):
        assert "ack" == (await wire.ask(type="chat", text=written))["type"]
        line = await wire.until("chat") if wire.heard[-1]["type"] != "chat" else wire.heard[-1]
        assert kept == line["text"]
    for nothing in ("\u202e", " \n "):
        assert "error-bad_request" == (await wire.ask(type="chat", text=nothing))["reason"]["id"]


async def nul_is_refused(address):
    async with Guest(address) as guest:
        table = await guest.open("me", "Bob", "Cyd")
        wire = await (await guest.sit(table)).greeted(3)
        refused = {"error": {"id": "error-bad_request"}}
        seats = [{"kind": "me"}, {"kind": "person", "name": "a\0b"}, {"kind": "open"}]
        for answer in (
            await guest.http.put("/api/me", json={"name": "a\0b"}),
            await guest.http.post("/api/tables", json={"game": "space_pirates", "seats": seats}),
            await guest.http.post(f"/api/tables/{table}/join", json={"name": "a\0b"}),
            await guest.http.get("/api/tables/a%00b"),
            await guest.http.get(f"/api/tables/{table}/steps?seat=%00"),
        ):
            assert 400 == answer.status_code
            assert refused["error"]["id"] == answer.json()["error"]["id"]
        assert "error-bad_request" == (await wire.ask(type="chat", text="a\0b"))["reason"]["id"]
        answer = await wire.ask(type="play", seat=0, decision="a\0b", words="a\0b")
        assert "refused" == answer["type"]
        await guest.get("/api/me")


async def test_nul_is_refused_on_sqlite(harbour):
    await nul_is_refused(harbour.address)


async def test_nul_is_refused_on_postgresql(postgresql):
    with Here(settings(postgresql)) as server:
        await nul_is_refused(server.address)


@pytest.mark.parametrize("text", ["\ud800", "a\udfff"])
async def test_half_a_character_is_refused(guest, text):
    body = f'{{"name": "{text.encode("unicode_escape").decode()}"}}'
    answer = await guest.http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert 400 == answer.status_code
