"""Old parts of a log are bound into volumes; whoever reads finds everything where it was, however it is kept."""

import asyncio
import random
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

import quarterdeck as qd
from quarterdeck.core.events import Phrase, Reference, Told
from quarterdeck.server import schema
from quarterdeck.server.retention import erase
from quarterdeck.server.volumes import NUMBERS, full
from quarterdeck.table.rows import Keep, StoredEntry
from quarterdeck.table.telling import event_to_json
from server.harness import PATIENCE, Guest, Here, play_on, settings
from server.test_store import row

LENGTH = 2 * NUMBERS + 40


def entry(number):
    """An entry of some length; one in nine is an undo, one in five a secret."""
    phrase = Phrase("event-placed", {"seat": Reference("seat", number % 3, "")})
    told = Told("placed", "SP-5.1", {"seat": number % 3, "many": [number, 2]}, phrase, 1 << number % 3, 1)
    label = Phrase(f"action-{number}", {}) if number % 4 else None
    back = int(number % 9 == 0)
    return StoredEntry(number, back, number % 4 - 1, f"word {number}", label, number % 2 == 0, number % 5 == 0, [told])


def state(number):
    chance = random.Random(number)
    return {"number": number, "cards": [chance.randrange(9) if i == number % 20 else i for i in range(20)]}


def plain(entries):
    return [
        (one.number, one.back, one.seat, one.words, one.label and one.label.to_json(), one.auto, one.private)
        for one in entries
    ], [event_to_json(event) for one in entries for event in one.events]


async def counted(store):
    async with store.reading() as connection:
        tables = (schema.log, schema.snapshots, schema.volumes)
        return [await connection.scalar(select(func.count()).select_from(table)) for table in tables]


@pytest.fixture
async def long(store):
    """A table with a long log, and what it was given."""
    await store.create(row(), state(0))
    entries = [entry(number) for number in range(1, LENGTH + 1)]
    for first in range(0, LENGTH, 37):
        some = entries[first : first + 37]
        now = row(number=some[-1].number, updated=1000.0 + first)
        await store.commit(Keep(now, some, {one.number: state(one.number) for one in some}))
    return store, entries


async def check(store, entries):
    assert plain(entries) == plain(await store.log("t"))
    assert plain(entries[300:]) == plain(await store.log("t", 300))
    numbers = [3, 255, 256, 257, LENGTH]
    assert plain([entries[number - 1] for number in numbers]) == plain(await store.entries("t", numbers))
    assert [] == await store.entries("t", [])
    outline = await store.outline("t")
    assert [(one.number, one.back, one.seat, one.private) for one in entries] == [
        (one.number, one.back, one.seat, one.private) for one in outline
    ]
    assert [len(one.events) for one in outline] == [int(one.private) for one in entries]
    numbers = [0, 1, 63, 64, 200, 255, 256, 300, 511, 512, LENGTH]
    assert {number: state(number) for number in numbers} == await store.states("t", numbers)


async def test_everything_is_found_whether_it_is_bound_or_not(long):
    store, entries = long
    await check(store, entries)
    before = await counted(store)
    assert [LENGTH, LENGTH + 1, 0] == before
    await store.bind("t", 2 * NUMBERS - 1)
    assert [41, 41, 2] == await counted(store)
    await check(store, entries)
    await store.bind("t", LENGTH)
    await store.bind("t", LENGTH)
    assert [0, 0, 3] == await counted(store)
    await check(store, entries)


async def test_a_game_goes_on_after_it_was_bound_in_the_middle(long):
    store, entries = long
    await store.bind("t", LENGTH)
    more = [entry(number) for number in range(LENGTH + 1, LENGTH + 4)]
    await store.commit(Keep(row(number=LENGTH + 3), more, {one.number: state(one.number) for one in more}))
    await check(store, [*entries, *more])
    assert state(LENGTH + 3) == await store.state("t", LENGTH + 3)
    await store.bind("t", LENGTH + 3)
    assert [0, 0, 4] == await counted(store)
    await check(store, [*entries, *more])


async def test_somebody_who_is_behind_keeps_nothing(long):
    """The numbers of what is bound are free in the log: that a table's own number never goes back stands for them."""
    store, entries = long
    await store.bind("t", LENGTH)
    with pytest.raises(IntegrityError):
        await store.commit(Keep(row(number=41), [entry(41)], {41: state(41)}))
    await check(store, entries)
    assert LENGTH == (await store.table("t")).number


async def test_a_table_is_deleted_with_its_volumes(long):
    store, _ = long
    await store.bind("t", LENGTH)
    await erase(store, "t")
    assert [0, 0, 0] == await counted(store)


def test_when_a_volume_is_full():
    assert [None, NUMBERS - 1, None, NUMBERS - 1] == [
        full(0, 5),
        full(NUMBERS - 2, NUMBERS - 1),
        full(NUMBERS - 1, NUMBERS),
        full(3, NUMBERS + 9),
    ]
    assert 2 * NUMBERS - 1 == full(3, 2 * NUMBERS)


async def test_a_finished_table_is_bound_and_its_replay_is_the_same(tmp_path):
    with Here(settings(tmp_path / "store.sqlite")) as server:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "Bob", "Cyd")
            wire = await (await guest.sit(table)).greeted(3)
            await play_on({0: wire, 1: wire, 2: wire})
            told = [
                step
                for heard in wire.heard
                if heard["type"] == "steps" and heard["seat"] == 0
                for step in heard["steps"]
            ]
            assert told == (await guest.steps(table, 0))[-len(told) :]
            async with asyncio.timeout(PATIENCE):
                while [0, 0, 1] != rows(tmp_path / "store.sqlite"):
                    await guest.get("/api/levels")
            server.app.state.services.lobby._replays._windows._found.clear()
            assert told == (await guest.steps(table, 0))[-len(told) :]
            record = await guest.get(f"/api/tables/{table}/record")
            assert qd.Match.from_record(record, verify=True).over


def rows(path):
    """How many rows of a log, positions and volumes a file has."""
    with closing(sqlite3.connect(path)) as file:
        tables = ("log", "snapshots", "volumes")
        return [file.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables]  # noqa: S608 - ours
