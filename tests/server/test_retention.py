"""Tables are kept as long as the host has set, and go with everything that belongs to them."""

import sqlite3

import pytest

from quarterdeck.server import schema
from quarterdeck.server.retention import DAY, EVERY, sweep
from quarterdeck.server.store import Store
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
            for _ in range(200):
                time.advance(EVERY)
                answer = await guest.http.get(f"/api/tables/{table}")
                if answer.status_code == 404:
                    break
    assert left == counts(store, table)["tables"]
