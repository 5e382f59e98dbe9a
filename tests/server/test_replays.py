"""Replays come in pieces, each made and compressed once."""

import asyncio
from dataclasses import replace
from functools import partial
from gzip import decompress
from json import loads

import pytest

import quarterdeck as qd
from games.jolly_roger.positions import landed
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.core.events import ALL
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.replays import WINDOW, Once, Replays
from quarterdeck.table.rows import SeatRow, TableRow
from quarterdeck.table.stored_match import StoredMatch
from quarterdeck.table.writing import steps_read
from server.harness import Guest, Here, play_on, settings


@pytest.fixture
async def played(guest):
    """A finished table, and all steps of seat 0."""
    table = await guest.open("me", "Bob", "Cyd")
    wire = await (await guest.sit(table)).greeted(3)
    await play_on({0: wire, 1: wire, 2: wire})
    return table, await guest.steps(table, 0)


async def window(guest: Guest, table, query, status=200):
    return await guest.get(f"/api/tables/{table}/steps?seat=0{query}", status)


async def test_a_window_has_the_steps_after_one_and_no_more(guest, played):
    table, whole = played
    for after, limit in ((0, 5), (3, 4), (len(whole) - 1, 5), (len(whole), 5), (10_000, 5), (0, WINDOW)):
        found = await window(guest, table, f"&after={after}&limit={limit}")
        assert len(whole) == found["total"]
        assert whole[after : after + limit] == steps_read(found["steps"])
        assert not found["steps"] or isinstance(found["steps"][0]["change"], list), "the first view comes whole"


async def test_a_finished_game_says_which_steps_a_reader_was_not_told(guest, played):
    """So that a moment of the game is found in everybody's steps; while it lasts nobody learns it."""
    table, told = played
    whole = await guest.steps(table, "all")
    for seat in ("all", "0", "null"):
        found = await guest.get(f"/api/tables/{table}/steps?seat={seat}&after=0", 200)
        assert len(whole) == found["total"] + len(found["unheard"])
    heard = [step for step in whole if step["step"] not in (await window(guest, table, "&after=0"))["unheard"]]
    assert [step["seat"] for step in told] == [step["seat"] for step in heard]
    running = await guest.open("me", "Bob", "Cyd")
    await (await guest.sit(running)).greeted(3)
    assert [] == (await window(guest, running, "&after=0"))["unheard"]


async def test_secret_answers_are_steps_that_the_others_were_not_told(store):
    """What somebody chooses to bury is heard by nobody else before all have chosen (JR-17.13)."""
    start = landed(open=["gold_3 rum", "gold_2", "", "jewels"]).state
    rules = qd.game("jolly_roger")
    crew = [SeatRow("person", "guest", name=f"Pirate {seat}", nonce="n") for seat in range(4)]
    options = rules.check_options({"negotiation": "off"})
    row = TableRow("t", rules.id, rules.rules_version, options, "guest", "ab" * 32, seats=crew)
    await store.create(row, start.to_json())
    row = await store.table("t")
    game = StoredMatch(row, await store.stored(row))
    await store.commit(game.begin())
    for seat, words in ((0, "bury gold_3"), (0, "done"), (1, "done"), (3, "bury jewels")):
        await store.commit(game.play(seat, words))
    over, replays = replace(await store.table("t"), over=True), Replays(store)

    async def told(row, reader, limit=WINDOW):
        return loads(decompress(await replays.window(row, reader, None, 0, limit)))

    found = {reader: await told(over, reader) for reader in (ALL, 0, 1, SPECTATOR)}
    whole = steps_read(found[ALL]["steps"])
    secret = next(step["step"] for step in whole if step["seat"] == 0 and step["action"]["id"] == "action-bury")
    assert [] == found[ALL]["unheard"]
    assert secret not in found[0]["unheard"]
    for reader in (1, SPECTATOR):
        assert secret in found[reader]["unheard"]
        heard = [step["seat"] for step in whole if step["step"] not in found[reader]["unheard"]]
        assert heard == [step["seat"] for step in steps_read(found[reader]["steps"])]
    assert [] == (await told(replace(over, over=False), 1, 1))["unheard"], "while it lasts nobody learns it"


async def test_without_a_beginning_it_is_the_last_steps(guest, played):
    table, whole = played
    found = await window(guest, table, "&limit=4")
    assert whole[-4:] == steps_read(found["steps"])
    assert whole == steps_read((await window(guest, table, ""))["steps"])


async def test_bounds_that_are_none_are_refused(guest, played):
    table, _ = played
    for query in ("&after=-1", "&limit=0", f"&limit={WINDOW + 1}", "&after=x", "&after=1.5"):
        refused = await window(guest, table, query, 400)
        assert "error-bad_request" == refused["error"]["id"]


async def test_whoever_cannot_unpack_gets_it_plain(guest, played):
    table, whole = played
    path = f"/api/tables/{table}/steps?seat=0&after=0"
    packed = await guest.http.get(path)
    plain = await guest.http.get(path, headers={"accept-encoding": "identity"})
    assert ("gzip", None) == (packed.headers["content-encoding"], plain.headers.get("content-encoding"))
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])
    assert whole == steps_read(plain.json()["steps"])


async def test_an_undo_changes_the_windows_of_a_game_under_way(guest):
    table = await guest.open("me", "Bob", "Cyd", options={"first_player": "0"})
    wire = await (await guest.sit(table)).greeted(3)
    await wire.play(0, "place pirate_7 planet_3")
    assert 2 == (await window(guest, table, "&after=0"))["total"]
    await wire.ask(type="undo", seat=0)
    await wire.told(0, lambda state: state["step"] == 1)
    assert 1 == (await window(guest, table, "&after=0"))["total"]
    await wire.play(0, "place pirate_6 planet_3")
    last = (await window(guest, table, "&limit=1"))["steps"][0]
    assert 6 == last["action"]["args"]["card"]["value"]


async def test_forty_who_ask_for_one_replay_make_it_once(tmp_path):
    with Here(settings(tmp_path / "store.sqlite")) as server:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "Bob", "Cyd")
            wire = await (await guest.sit(table)).greeted(3)
            await play_on({0: wire, 1: wire, 2: wire})
            path = f"/api/tables/{table}/steps?seat=all"
            answers = await asyncio.gather(*(guest.http.get(path) for _ in range(40)))
            assert 1 == len({answer.text for answer in answers})
            lobby: Lobby = server.app.state.services.lobby
            assert (1, 1) == (lobby._replays._windows.made, lobby._replays._outlines.made)


async def test_what_is_made_once_is_forgotten_when_others_are_asked_for():
    once: Once[int, int] = Once(2)

    async def make(value):
        if value < 0:
            raise ValueError(value)
        return value

    for key in (1, 2, 1, 3, 1):
        assert key == await once.get(key, partial(make, key))
    assert 3 == once.made
    await once.get(2, lambda: make(2))
    assert 4 == once.made
    with pytest.raises(ValueError, match="-1"):
        await once.get(7, lambda: make(-1))
    assert 7 == await once.get(7, lambda: make(7)), "what has failed is tried again"
