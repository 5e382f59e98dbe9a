"""What the store keeps, and that a game goes on from it."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

import quarterdeck as qd
from quarterdeck.core.engine import settle
from quarterdeck.live.timing import RealTime
from quarterdeck.server import commits, schema
from quarterdeck.server.bot_pool import BotPool
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.protocol import SeatRequest
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Elsewhere, Store, migrate, migrations
from quarterdeck.table.positions import whole
from quarterdeck.table.rows import Keep, SeatRow, StoredEntry, TableRow, in_force
from quarterdeck.table.stored_match import StoredMatch


def row(**changes):
    seats = [SeatRow("person", "guest", name="Ann", nonce=f"n{i}") for i in range(3)]
    return replace(
        TableRow(
            "t",
            "space_pirates",
            1,
            qd.game("space_pirates").check_options({"first_player": "0"}),
            "guest",
            "ab" * 32,
            seats=seats,
        ),
        **changes,
    )


class Game:
    """A match that is kept in a store."""

    def __init__(self, store, stored):
        self.store = store
        self.stored = stored

    @property
    def match(self):
        return self.stored.match

    async def keep(self, keep):
        await self.store.commit(keep)

    async def play(self, seat, words):
        await self.keep(self.stored.play(seat, words))

    async def undo(self, seat):
        await self.keep(self.stored.undo(seat))


async def loaded(store):
    row = await store.table("t")
    return Game(store, StoredMatch(row, await store.stored(row)))


async def begun(store):
    start = qd.game("space_pirates").new(3, row().options)
    settle(start)
    await store.create(row(), start.to_json())
    game = await loaded(store)
    await game.keep(game.stored.begin())
    return game


async def test_a_log_number_is_used_once(store):
    game = await begun(store)
    with pytest.raises(IntegrityError):
        await store.commit(Keep(game.stored.row, [StoredEntry(1, 0, 0)]))
    assert [1] == [entry.number for entry in await store.log("t")]


async def test_an_answer_that_is_not_kept_has_not_happened(store):
    """Another server has written the next number; the match stands as the store knows it."""
    game = await begun(store)
    other = await loaded(store)
    await other.play(0, "place pirate_2 planet_2")
    with pytest.raises(IntegrityError):
        await game.play(0, "place pirate_1 planet_1")
    game = await loaded(store)
    assert other.match.position() == game.match.position()
    await game.play(1, "place pirate_1 planet_1")


async def test_positions_are_kept_as_what_has_changed(store):
    """Whole where a block begins, where nobody knows the one before, and where an older edition wrote them."""
    game = await begun(store)
    shown = {game.stored.row.number: game.match.position()["state"]}
    undone = False
    while not game.match.over:
        undoable = [seat for seat in range(3) if game.match.can_undo(seat)]
        if undoable and not undone:
            await game.undo(undoable[0])
            undone = True
        if game.stored.row.number == 9:
            store._positions.forget("t")  # as after a restart
        decision = game.match.decision(game.match.waiting()[0])
        before = game.stored.row.number
        await game.play(decision.seat, decision.options[0].words)
        shown |= dict.fromkeys(range(before + 1, game.stored.row.number))
        shown[game.stored.row.number] = game.match.position()["state"]
    exact = {number: state for number, state in shown.items() if state is not None}
    assert exact == await store.states("t", list(exact))
    for number, state in exact.items():
        assert state == await store.state("t", number)
    async with store._engine.begin() as connection:
        rows = (await connection.execute(select(schema.snapshots).where(schema.snapshots.c.table == "t"))).all()
        assert {0, 10} <= {row.number for row in rows if row.state[:1] == whole({})[:1]}
        assert len(rows) > 4 * len([row for row in rows if row.state[:1] == whole({})[:1]])
        for row in rows:  # as an older edition would have kept them
            old = schema.snapshots.update().where(
                schema.snapshots.c.table == "t", schema.snapshots.c.number == row.number
            )
            if row.number in exact:
                await connection.execute(old.values(state=whole(exact[row.number])))
    assert exact == await store.states("t", list(exact))


async def test_of_a_table_only_what_has_changed_is_written(store):
    """As long as the store has kept what it was before; whoever takes the table up writes all of it once."""
    game = await begun(store)

    async def host():
        async with store.writing() as connection:
            was = await connection.scalar(select(schema.tables.c.host))
            await connection.execute(schema.tables.update().values(host="somebody else"))
            return was

    assert "guest" == await host()
    held = game.stored.row  # as a table in memory does until the next one is kept
    await game.play(0, "place pirate_1 planet_1")
    assert held.step < game.stored.row.step
    assert "somebody else" == await host()
    assert game.stored.row.step == (await store.table("t")).step
    taken_up = StoredMatch(game.stored.row, await store.stored(game.stored.row))
    await store.commit(taken_up.play(1, "place pirate_1 planet_1"))
    assert "guest" == await host()


async def test_a_change_that_is_refused_takes_no_other_with_it(store):
    """Changes of many tables that wait for the disk together are one commit, and yet stand or fall one by one."""
    start = qd.game("space_pirates").new(3, row().options)
    settle(start)
    for name in ("a", "b", "c"):
        await store.create(row(id=name), start.to_json())
    keeps = [Keep(row(id=name, number=1, step=1), [StoredEntry(1, 0, 0)], {1: start.to_json()}) for name in "abc"]
    keeps[1].entries.append(StoredEntry(1, 0, 0))
    outcomes = await asyncio.gather(*(store.commit(keep) for keep in keeps), return_exceptions=True)
    assert [True, False, True] == [outcome is None for outcome in outcomes]
    assert isinstance(outcomes[1], IntegrityError)
    for name, kept in (("a", 1), ("b", 0), ("c", 1)):
        found = await store.table(name)
        assert (kept, kept) == (found.number, len(await store.log(name)))
        assert {0, kept} == set(await store.states(name, [0, 1]))


async def test_what_waits_for_the_disk_is_committed_at_once(tmp_path):
    """While one commit is under way the others gather; SQLite then syncs its file once for all of them."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}")
    start = qd.game("space_pirates").new(3, row().options)
    settle(start)
    names = [f"t{i}" for i in range(20)]
    for name in names:
        await store.create(row(id=name), start.to_json())
    assert store._commits
    assert store._turn
    before = store._commits.synced
    async with store._turn:
        waiting = [asyncio.create_task(store.commit(Keep(row(id=name), [StoredEntry(1, 0, 0)]))) for name in names]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert before + 1 == store._commits.synced
    assert [1] * 20 == [len(await store.log(name)) for name in names]
    await store.close()


async def test_what_nobody_waits_for_goes_along_with_the_next_commit_or_by_itself(tmp_path, monkeypatch):
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}")
    start = qd.game("space_pirates").new(3, row().options)
    assert store._commits
    for name, along, synced in (("a", 3600.0, 1), ("b", 0.01, 2)):
        monkeypatch.setattr(commits, "AWHILE", along)
        device = {"id": name, "guest": "g", "came": "first", "created": 0.0, "browser": "", "system": "", "seen": 1}
        met = asyncio.create_task(store._commits.keep_along([(commits.MET, [device])]))
        await asyncio.sleep(0)
        if along > 1:
            await store.create(row(id=name), start.to_json())
        async with asyncio.timeout(5):
            await met
        assert synced == store._commits.synced
    late = asyncio.create_task(store._commits.keep_along([(commits.MET, [{**device, "id": "c"}])]))
    await asyncio.sleep(0)
    await store.close()
    assert late.done()  # nothing is lost at the end


async def test_an_undo_is_an_entry_of_its_own(store):
    game = await begun(store)
    await game.play(0, "place pirate_1 planet_1")
    await game.undo(0)
    await game.play(0, "place pirate_2 planet_1")
    kept = await store.log("t")
    assert [(1, 0), (2, 0), (3, 1), (4, 0)] == [(entry.number, entry.back) for entry in kept]
    assert ["place pirate_2 planet_1"] == [entry.words for entry in in_force(kept)[1:]]
    again = await loaded(store)
    assert game.match.position() == again.match.position()
    assert again.match.can_undo(0)


async def test_loading_does_not_grow_with_the_log(store):
    """However long a game is, nothing is played again, and what could be taken back still can."""
    game = await begun(store)
    while not game.match.over:
        decision = game.match.decision(game.match.waiting()[0])
        await game.play(decision.seat, decision.options[0].words)
        again = await loaded(store)
        assert [] == again.match.log
        assert game.match.position() == again.match.position()
        assert [game.match.can_undo(seat) for seat in range(3)] == [again.match.can_undo(seat) for seat in range(3)]
    assert game.stored.row.step > 10


async def test_a_game_goes_on_although_other_rules_wrote_its_last_entry(store):
    game = await begun(store)
    await game.play(0, "place pirate_1 planet_1")
    position = game.match.position()
    async with store._engine.begin() as connection:
        second = schema.log.update().where(schema.log.c.number == 2)
        await connection.execute(second.values(words="place pirate_9 moon"))
    again = await loaded(store)
    assert position == again.match.position()
    await again.play(1, "place pirate_1 planet_2")


async def test_a_store_of_the_version_before_is_brought_up_to_date(store):
    """What was answered before cannot be taken back; everything else is as it was."""
    game = await begun(store)
    await game.play(0, "place pirate_1 planet_1")
    await game.undo(0)
    await game.play(0, "place pirate_2 planet_1")
    kept = await store.log("t")
    async with store._engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(migrations(sync), "0003"))
    async with store._engine.begin() as connection:
        await connection.run_sync(migrate)
    again = await loaded(store)
    assert (game.match.position(), False) == (again.match.position(), again.match.can_undo(0))
    assert [vars(entry) | {"label": None, "events": []} for entry in kept] == [
        vars(entry) | {"label": None, "events": []} for entry in await store.log("t")
    ]
    await again.play(1, "place pirate_1 planet_2")


async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(store):
    lobby = Lobby(store, BotPool(1, 1.0), Settings(idle=0.01), RealTime())
    seats: list[SeatRequest] = [{"kind": "me"}, {"kind": "person", "name": "Bob"}, {"kind": "open"}]
    table = await lobby.create("guest", "Ann", {"game": "space_pirates", "seats": seats})
    live = await lobby.table(table)
    await live.ended()
    assert not lobby._live
    with pytest.raises(Elsewhere):  # who took hold of it before is not left waiting
        await asyncio.wait_for(live.join("late", "Dot", {}), 5)
    await lobby.join("other", "Cyd", table, {})
    card = await lobby.summary("guest", table)
    assert (True, [0, 1], ["Ann", "Bob", "Cyd"]) == (
        card["begun"],
        card["my_seats"],
        [seat["name"] for seat in card["seats"]],
    )
    await lobby.close()


@pytest.fixture(params=["sqlite", "postgresql"])
async def empty(request, tmp_path):
    """A connection to a store without tables."""
    if request.param == "sqlite":
        url = f"sqlite+aiosqlite:///{tmp_path / 'empty.sqlite'}"
    else:
        url = request.getfixturevalue("postgresql").replace("postgresql://", "postgresql+asyncpg://")
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        if request.param == "postgresql":
            await connection.execute(text("CREATE SCHEMA empty"))
            await connection.execute(text("SET search_path TO empty"))
        yield connection
        await connection.rollback()
    await engine.dispose()


async def test_the_migrations_make_the_declared_tables(empty):
    await empty.run_sync(lambda sync: command.upgrade(migrations(sync), "head"))
    assert [] == await empty.run_sync(undeclared)


async def test_a_new_store_gets_the_declared_tables_at_once(empty):
    await empty.run_sync(migrate)
    assert [] == await empty.run_sync(undeclared)
    newest = await empty.run_sync(lambda sync: ScriptDirectory.from_config(migrations(sync)).get_current_head())
    assert newest == (await empty.execute(text("SELECT version_num FROM alembic_version"))).scalar()


def undeclared(connection):
    """How a store differs from what the schema declares; only PostgreSQL has several servers, and a key to them."""
    found = compare_metadata(MigrationContext.configure(connection), schema.METADATA)
    servers = connection.dialect.name == "postgresql"
    return [one for one in found if servers or not (one[0] == "add_fk" and one[1].name == "tables_server")]


def test_the_clients_types_are_current():
    check = [sys.executable, "-m", "quarterdeck.server.typescript", "--check"]
    source = Path(__file__).parents[2] / "src"
    subprocess.run(check, check=True, env={"PYTHONPATH": ":".join([str(source), *sys.path])})
