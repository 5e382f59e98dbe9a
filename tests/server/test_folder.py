"""A server in a folder of a site: everything lies there, and nothing beside it."""

import pytest
import websockets

from server.harness import Guest, Here, settings


@pytest.fixture
def deck(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main.js").write_text("export {}")
    (tmp_path / "index.html").write_text('<!doctype html><html><head></head><script src="./assets/main.js"></script>')
    with Here(settings(tmp_path / "store.sqlite", static=tmp_path, base="/deck")) as server:
        yield server


async def test_pages_calls_and_sockets_lie_in_the_folder(deck):
    async with Guest(deck.address) as guest:
        page = await guest.http.get("/deck/table/abc")
        assert 'src="/deck/assets/main.js"' in page.text
        assert '<meta name="base" content="/deck" />' in page.text
        assert 200 == (await guest.http.get("/deck/assets/main.js")).status_code
        seats = [{"kind": "me"}, {"kind": "person", "name": "Bob"}, {"kind": "person", "name": "Cyd"}]
        made = await guest.post("/deck/api/tables", {"game": "space_pirates", "seats": seats})
        await (await guest.connect(f"/deck/api/tables/{made['id']}/socket")).until("hello")


async def test_beside_the_folder_there_is_nothing(deck):
    async with Guest(deck.address) as guest:
        for path in ("/", "/api/me", "/assets/main.js", "/decks/", "/deck.html"):
            assert 404 == (await guest.http.get(path)).status_code
        assert "/deck/" == (await guest.http.get("/deck")).headers["location"]
        with pytest.raises(websockets.InvalidStatus):
            await guest.connect("/api/tables/x/socket")
