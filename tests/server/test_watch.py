"""A guest's tables, live: one socket a page, and nothing told before its time."""

import pytest
import websockets

from server.harness import Guest, Here, guests, settings


def code(closed):
    """The number with which the server closed a socket."""
    return closed.value.rcvd.code


async def follow(guest, **headers):
    """A page of a guest that follows his tables."""
    return await guest.connect("/api/me/live", **headers)


def row_of(table, wanted):
    """A message that a table stands as wanted."""
    return lambda heard: heard["type"] == "row" and heard["row"]["table"]["id"] == table and wanted(heard["row"])


async def test_the_list_says_who_sits_down_and_whose_move_it_is(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        page = await follow(ann)
        assert [] == (await page.until("tables"))["tables"]
        table = await ann.open("me", "open", "deckhand")
        new = (await page.until(row_of(table, lambda row: True)))["row"]
        assert ["person", "open", "bot"] == [seat["kind"] for seat in new["table"]["seats"]]
        assert new["asked"] is None
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        begun = (await page.until(row_of(table, lambda row: row["table"]["begun"])))["row"]["table"]
        assert "Bob" == begun["seats"][1]["name"]


async def test_the_list_follows_every_move_with_its_time_and_what_was_heard_last(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        page = await follow(ann)
        await page.until("tables")
        table = await ann.open("me", "open", "deckhand", options={"first_player": "0"})
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        mine, hers = await (await ann.sit(table)).greeted(), await (await bob.sit(table)).greeted()
        asked = await page.until(lambda heard: heard["type"] == "row" and heard["row"]["asked"])
        assert asked["row"]["table"]["since"].keys() >= {"0"} & set(map(str, asked["row"]["table"]["waiting"]))
        await mine.play(0)
        await hers.play(1)
        after = await page.until(row_of(table, lambda row: row["table"]["step"] > asked["row"]["table"]["step"]))
        told = after["row"]["table"]
        assert set(map(str, told["waiting"])) == told["since"].keys()
        assert told["last"]["id"].startswith("event-")


async def test_lines_that_were_said_while_i_was_away_are_counted(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        table = await ann.open("me", "open", "deckhand")
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        page, wire = await follow(ann), await (await bob.sit(table)).greeted()
        await wire.ask(type="chat", text="Ahoy")
        await page.until(row_of(table, lambda row: row["unread"] == 1))
        mine = await (await ann.sit(table)).greeted()
        await page.until(row_of(table, lambda row: row["unread"] == 0))
        await ann.http.put(f"/api/tables/{table}/chat", json={"read": 1})
        await mine.close()
        await page.until(row_of(table, lambda row: not row["table"]["seats"][0]["present"]))
        await wire.ask(type="chat", text="Are you there?")
        await page.until(row_of(table, lambda row: row["unread"] == 1))
        again = await follow(ann)
        assert [1] == [row["unread"] for row in (await again.until("tables"))["tables"]]


async def test_nobody_follows_the_tables_of_others(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        page = await follow(bob)
        await page.until("tables")
        await ann.open("me", "deckhand", "deckhand")
        mine = await bob.open("me", "deckhand", "deckhand")
        assert mine == (await page.until("row"))["row"]["table"]["id"]


async def test_a_page_without_a_guest_and_a_foreign_page_are_refused(harbour):
    async with Guest(harbour.address) as ann:
        for headers in ({"Cookie": ""}, {"Origin": "https://elsewhere.example"}):
            wire = await follow(ann, **headers)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.hear()
            assert 4403 == code(closed)


async def test_a_guest_has_only_so_many_pages(tmp_path):
    with Here(settings(tmp_path / "store.sqlite", pages=1)) as server:
        async with Guest(server.address) as ann:
            await (await follow(ann)).until("tables")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await (await follow(ann)).hear()
            assert 1013 == code(closed)
