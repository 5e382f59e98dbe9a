"""Tables are kept as long as the host has set, and go with everything that belongs to them."""

import json
import sqlite3
from dataclasses import replace

import pytest

from quarterdeck.games import game
from quarterdeck.server import belongings, schema
from quarterdeck.server.history import Histories
from quarterdeck.server.retention import DAY, EVERY, erase, sweep
from quarterdeck.server.store import Store
from quarterdeck.table.rows import SeatRow, TableRow
from server.harness import Guest, Here, ManualTime, play_on, settings


async def played(guest):
    """A finished table, and one that is not."""
    done = await guest.open("me", "Bob", "Cyd")
    wire = await (await guest.sit(done)).greeted(3)
    await wire.ask(type="chat", text="ahoy")
    await play_on({0: wire, 1: wire, 2: wire})
    await wire.close()
    return done, await guest.open("me", "open", "open")


def counts(store, table):
    """How many rows of a table each part of the store has."""
    with sqlite3.connect(store) as looked:
        found = {}
        for part in schema.METADATA.sorted_tables:
            for key in part.foreign_keys:
                if key.column is schema.tables.c.id:
                    sql = f'SELECT count(*) FROM {part.name} WHERE "{key.parent.name}" = ?'  # noqa: S608 - our own
                    found[part.name] = looked.execute(sql, [table]).fetchone()[0]
        found["tables"] = looked.execute("SELECT count(*) FROM tables WHERE id = ?", [table]).fetchone()[0]
    looked.close()
    return found


async def test_a_finished_table_goes_after_its_days_and_nothing_of_it_stays(tmp_path):
    store = tmp_path / "store.sqlite"
    chosen = settings(store, keep_finished=30)
    with Here(chosen) as server:
        async with Guest(server.address) as guest:
            done, open_ = await played(guest)
    kept = await Store.open(chosen.store_url())
    row = await kept.table(done)
    assert row
    now = row.updated
    assert 0 == await sweep(kept, chosen, now + 29 * DAY)
    assert 0 == await sweep(kept, chosen, now + 31 * DAY, in_use={done})
    assert len(await kept.log(done)) > 10
    assert 1 == await sweep(kept, chosen, now + 31 * DAY)
    assert {0} == set(counts(store, done).values())
    assert 1 == counts(store, open_)["tables"]
    await kept.close()


@pytest.mark.parametrize(("days", "left"), [(0, 1), (7, 0)])
async def test_a_running_server_looks_every_hour(tmp_path, days, left):
    store, time = tmp_path / "store.sqlite", ManualTime()
    with Here(settings(store, keep_unfinished=days, idle=60), time) as server:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "open", "open")
            time.advance(61)  # it leaves the memory
            time.advance(8 * DAY)
            for _ in range(300):
                time.advance(EVERY)
                await guest.http.get("/api/health")  # it has had its turn; looking at the table would keep it in use
                if not counts(store, table)["tables"]:
                    break
    assert left == counts(store, table)["tables"]


async def kept_end(store, number, ranks, *, level="bosun"):
    """A table of Ann, Bob and a bot that is over, as the store has it."""
    people = [SeatRow("person", one, name=one.title()) for one in ("guest-ann", "guest-bob")]
    id_, rules = f"table-{number}", game("space_pirates")
    row = TableRow(
        id_, "space_pirates", 1, {}, "guest-ann", "ab" * 32, begun=True, over=True, ranks=ranks, scores=ranks
    )
    row = replace(row, seats=[*people, SeatRow("bot", level=level)], created=float(number), updated=float(number))
    await store.create(row, rules.new(3, rules.check_options({})).to_json())
    async with store.writing() as connection:
        rating = {"table": id_, "seat": 0, "game": row.game, "guest": "guest-ann", "mu": 20.0 + number}
        await connection.execute(schema.ratings.insert(), {**rating, "sigma": 4.0, "games": number, "at": number})
    return id_


def earned(history):
    """What a person has done, but for where."""
    feats = [{**one, "table": None} for one in history["feats"]]
    return {name: history[name] for name in ("played", "won", "run", "best_run", "games")} | {"feats": feats}


async def test_what_a_person_has_earned_outlives_its_tables(store):
    histories = Histories(store)
    tables = [
        await kept_end(store, number, ranks, level=level)
        for number, (ranks, level) in enumerate([([1, 2, 3], "bosun"), ([2, 1, 3], "bosun"), ([1, 3, 2], "legend")], 1)
    ]
    before = await histories.of("guest-ann")
    assert (3, 2, 1) == (before["played"], before["won"], before["run"])
    assert {"mu": 23.0, "sigma": 4.0, "games": 3} == before["games"][0]["rating"]
    for table in [tables[1], tables[2], tables[0], tables[0]]:  # in any order, and twice
        await erase(store, table)
    after = await Histories(store).of("guest-ann")
    assert earned(before) == earned(after)
    assert [] == after["results"]
    assert any(one["at"] is not None for one in after["feats"])
    assert all(one["table"] is None for one in after["feats"])


async def test_friends_stay_friends_when_their_tables_go(store):
    await erase(store, await kept_end(store, 1, [1, 2, 3]))
    assert {"guest-bob"} == await store.friends("guest-ann")
    await store.befriend("guest-ann", "guest-bob", friend=False)
    assert set() == await store.friends("guest-ann")
    assert {"guest-bob"} == await store.met("guest-ann")  # so he can be taken back
    assert {"guest-ann"} == await store.friends("guest-bob")


async def test_what_was_earned_is_exported_merged_and_deleted_with_the_person(store):
    await erase(store, await kept_end(store, 1, [1, 2, 3]))
    async with store.writing() as connection:
        mine = await belongings.exported(connection, "guest-bob")
        assert ["table-1"] == [one["table"] for one in mine["deeds"]]
        assert [True] == [one["people"] for one in mine["deeds_people"]]  # somebody has met him
        assert "guest-ann" not in json.dumps(mine)
        await belongings.merge(connection, "guest-bob", "guest-cyd")
    people = {one["feat"]: one["have"] for one in (await Histories(store).of("guest-cyd"))["feats"]}
    assert 1 == people["people"]
    async with store.writing() as connection:
        await belongings.erase(connection, "guest-cyd")
        assert [] == (await belongings.exported(connection, "guest-cyd"))["deeds"]
    left = await Histories(store).of("guest-ann")
    assert 0 == next(one["have"] for one in left["feats"] if one["feat"] == "people")
    assert 1 == left["played"]
