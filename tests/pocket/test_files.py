"""A game begun in the pocket goes on at a server, and back, and there again: by its file."""

import json

import pytest

from pocket.person import Person
from server.harness import Guest, Here, settings

BOT = '{"kind": "bot", "level": "deckhand"}'


@pytest.fixture
async def guest(tmp_path):
    with Here(settings(tmp_path / "store.sqlite")) as server:
        async with Guest(server.address) as somebody:
            yield somebody


async def brought(guest, file):
    answer = await guest.http.post("/api/tables/import", content=json.dumps(file).encode())
    assert 200 == answer.status_code, answer.text
    return answer.json()["id"]


async def test_a_game_goes_to_a_server_and_back_twice(guest):
    person = Person()
    page = await person.sit(await person.create("space_pirates", "me", BOT, BOT))
    await page.play(3)
    await page.until(page.asked)
    file = await person.call("GET", f"/api/tables/{page.table['id']}/record")
    shown = page.states[0]["view"]["state"]
    for _ in range(2):
        wire = await (await guest.sit(await brought(guest, file))).greeted()
        await wire.asked(0)
        assert shown == wire.states[0]["view"]["state"]
        await wire.play(0)
        await wire.asked(0)
        file = await guest.get(f"/api/tables/{wire.card['id']}/record")
        back = await person.call("POST", "/api/tables/import", json.dumps(file).encode())
        page = await person.sit(back["id"])
        await page.until(page.asked)
        assert wire.states[0]["view"]["state"] == page.states[0]["view"]["state"]
        await page.answer()
        await page.until(page.asked)
        shown = page.states[0]["view"]["state"]
        file = await person.call("GET", f"/api/tables/{back['id']}/record")


async def test_a_file_that_is_no_game_is_refused():
    person = Person()
    refused = await person.call("POST", "/api/tables/import", b"\xff\xd8", status=400)
    assert "error-file_unreadable" == refused["error"]["id"]
