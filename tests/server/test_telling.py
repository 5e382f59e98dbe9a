"""What is kept and what is told: the server's own redaction against the match's, pacing, the store's laws."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect
from sqlalchemy.exc import IntegrityError

import quarterdeck as qd
from contract.reach import GAMES
from games.jolly_roger.positions import before_the_call, call_all, landed
from quarterdeck.core.engine import SPECTATOR, settle
from quarterdeck.core.rng import Rng
from quarterdeck.server import schema
from quarterdeck.server.course import Course, NotKept
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.pacing import Act, Crier, Pace
from quarterdeck.server.pool import Thinkers
from quarterdeck.server.protocol import SeatRequest
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Kept, SeatRow, Store, TableRow, in_force
from quarterdeck.server.telling import ALL, Line, Witness, is_hidden, step, told, with_holes


@pytest.mark.parametrize("id_", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_event_is_told_as_the_match_tells_it(id_, seed):
    """The witness follows a random game; views and events of all readers are those of the match."""
    game = qd.game(id_)
    match = qd.Match(id_, seats=game.seats[-1], seed=seed)
    rng = Rng(seed)
    witness = Witness(game, match.options, match.position()["state"])
    seen = []

    def follow(entry):
        line = witness.see(entry)
        assert match.position()["state"] == witness.state()
        for reader in (SPECTATOR, *range(match.seats)):
            seat = None if reader == SPECTATOR else reader
            mine = [event for event in (told(event, reader) for event in line.events) if event]
            assert [one.to_json() for one in match.told(entry, seat)] == mine
            assert match.view(seat) == witness.view(reader)
        seen.append(line)

    match.watch(follow)
    while not match.over:
        seat = match.waiting()[0]
        options = match.ask(seat).options
        match.play(seat, options[rng.below(len(options))].words)
    assert len(seen) > 10


def steps_told(match, reader):
    """A list to which the steps of a match are added from now on, as the server tells them to a reader."""
    witness = Witness(match.game, match.options, match.position()["state"])
    seen = []

    def follow(entry):
        line = witness.see(entry)
        if not is_hidden(line, reader):
            seen.append(step(line, len(seen) + 1, reader, witness.view(reader)))

    match.watch(follow)
    return seen


@pytest.mark.parametrize("options", [{}, {"pace": "live", "clock": True}])
def test_how_many_have_called_a_mutiny_is_told_to_nobody(options):
    """JR-12.3, section 20: authors, number, events and views of the steps are the same for one caller and for three."""
    def steps(others, reader):
        match = before_the_call(options)
        seen = steps_told(match, reader)
        call_all(match, others)
        assert "uprising" == match.view()["state"]["stack"][-1]["frame"]
        return seen

    for reader in (SPECTATOR, 0, 3):
        alone = steps((), reader)
        assert alone == steps((1,), reader) == steps((2,), reader) == steps((1, 2), reader)
    assert steps((), 1) == steps((2,), 1)
    assert steps((1,), 1) == steps((1, 2), 1)                             # a caller who was not drawn learns nothing
    assert steps((2,), 2) == steps((1, 2), 2)


@pytest.mark.parametrize("reader", [SPECTATOR, 1, 2])
def test_what_and_how_much_somebody_wants_to_bury_is_told_to_nobody_before_all_have_chosen(reader):
    """JR-10.4, JR-17.13."""
    heard = []
    for choice in (["done"], ["bury rum", "done"], ["bury gold_3", "bury rum"]):
        match = landed(open=["gold_3 rum", "gold_2"])
        seen, own = steps_told(match, reader), steps_told(match, 0)
        for words in choice:
            match.play(0, words)
        heard.append(seen)
        assert len(choice) == len(own)
        assert match.waiting() == [1]
    assert heard[0] == heard[1] == heard[2]
    assert [0] == [told["seat"] for told in heard[0]]


def test_holes_hide_single_and_listed_arguments():
    words: Any = {"id": "event-drew", "args": {"seat": {"kind": "seat", "value": 1, "name": ""},
                                               "card": {"kind": "card", "value": 5, "name": "card-rum"}}}
    phrase: Any
    args, phrase = with_holes({"seat": 1, "card": 5, "rest": [7, 8]}, words, 0b1010)
    assert {"seat": 1, "card": -3, "rest": [7, -3]} == args
    assert {"kind": "card", "value": -3, "name": "card-hidden"} == phrase["args"]["card"]
    assert 5 == words["args"]["card"]["value"], "the kept phrase stays whole"


def line(seat=0, secret=False, auto=False, heard=False):
    event: Any = {"kind": "e", "rule": "", "args": {}, "phrase": {"id": "e", "args": {}}, "audience": -1, "holes": 0}
    return Line(seat, "w", auto, secret, {"id": "action-w", "args": {}}, [event] if heard else [])


def test_a_secret_answer_is_not_told_to_others_unless_they_hear_something():
    mute = line(seat=2, secret=True, auto=True)
    view: Any = {}
    own, other = step(mute, 1, 2, view), step(mute, 1, 0, view)
    assert own["action"]
    assert (2, True, "action-w") == (own["seat"], own["auto"], own["action"]["id"])
    assert (False, None) == (other["auto"], other["action"])
    assert [False, True, True, False] == [is_hidden(mute, reader) for reader in (2, 0, SPECTATOR, ALL)]
    assert not is_hidden(line(seat=2, secret=True, heard=True), 0)
    assert not is_hidden(line(seat=2), 0)


def test_answers_to_a_discreet_question_are_told_in_an_act_of_their_own():
    batch = [line(), line(secret=True), line(secret=True), line(), line(secret=True)]
    assert [Act(0, 1, 0.0), Act(1, 4, 2.0), Act(4, 5, 2.0)] == Pace(2.0).acts(batch, veiled=False)
    assert [Act(0, 1, 0.0), Act(1, 5, 2.0)] == Pace(2.0).acts(batch, veiled=True)
    assert [Act(0, 1, 2.0)] == Pace(2.0).acts([line(secret=True)], veiled=False)
    assert [Act(0, 1, 0.0)] == Pace(2.0).acts([line(secret=True)], veiled=True)
    assert [Act(0, 1, 0.0)] == Pace(2.0).acts([line()], veiled=True)
    assert [] == Pace(2.0).acts([], veiled=False)


async def test_a_crier_keeps_order_and_distance():
    """What comes later waits for what has a gap to keep."""
    crier, heard = Crier(), []
    loop = asyncio.get_running_loop()
    crier.start()
    done = asyncio.Event()

    def say(name, counts):
        heard.append((name, loop.time()))
        if name == "c":
            done.set()
        return counts

    crier.tell(lambda: say("a", True))
    crier.tell(lambda: say("b", False), 0.05)
    crier.tell(lambda: say("c", False))
    await done.wait()
    crier.stop()
    assert ["a", "b", "c"] == [name for name, _ in heard]
    assert heard[1][1] - heard[0][1] >= 0.05


# -- the store ----------------------------------------------------------------------------------------------------


def row(**changes):
    seats = [SeatRow("person", "guest", name="Ann", nonce=f"n{i}") for i in range(3)]
    return replace(TableRow("t", "space_pirates", 1, qd.game("space_pirates").check_options({"first_player": "0"}),
                            "guest", "ab" * 32, seats=seats), **changes)


async def begun(store):
    course = Course(row(), store)
    start = qd.game("space_pirates").new(3, course.row.options)
    settle(start)
    await store.create(course.row, start.to_json())
    await course.load()
    await course.begin([SPECTATOR])
    return course


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request, tmp_path):
    if request.param == "sqlite":
        url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}"
    else:
        url = request.getfixturevalue("postgresql").replace("postgresql://", "postgresql+asyncpg://")
    opened = await Store.open(url)
    async with opened._engine.begin() as connection:
        for table in reversed(schema.METADATA.sorted_tables):
            await connection.execute(table.delete())
    yield opened
    await opened.close()


async def test_a_log_number_is_used_once(store):
    course = await begun(store)
    with pytest.raises(IntegrityError):
        await store.commit(course.row, [Kept(1, 0, line())], {})
    assert [1] == [entry.number for entry in await store.log("t")]


async def test_an_answer_that_is_not_kept_has_not_happened(store):
    """Another server has written the next number; the match stands as the store knows it."""
    course = await begun(store)
    other = Course(await store.table("t"), store)
    await other.load()
    await other.play(0, "place pirate_2 planet_2", [])
    with pytest.raises(NotKept):
        await course.play(0, "place pirate_1 planet_1", [])
    await course.mend()
    assert other.match.position() == course.match.position()
    await course.play(1, "place pirate_1 planet_1", [])


async def test_an_undo_is_an_entry_of_its_own(store):
    course = await begun(store)
    await course.play(0, "place pirate_1 planet_1", [])
    await course.undo(0)
    await course.play(0, "place pirate_2 planet_1", [])
    kept = await store.log("t")
    assert [(1, 0), (2, 0), (3, 1), (4, 0)] == [(entry.number, entry.back) for entry in kept]
    assert ["place pirate_2 planet_1"] == [entry.line.words for entry in in_force(kept)[1:]]
    again = Course(await store.table("t"), store)
    await again.load()
    assert course.match.position() == again.match.position()
    assert again.match.can_undo(0)


async def test_loading_does_not_grow_with_the_log(store):
    """However long a game is, only the last seat's own answers are played again."""
    course = await begun(store)
    while not course.match.over:
        decision = course.match.decision(course.match.waiting()[0])
        await course.play(decision.seat, decision.options[0].words, [])
        again = Course(await store.table("t"), store)
        await again.load()
        assert len(again.match.log) <= 2
        assert course.match.position() == again.match.position()
        assert [course.match.can_undo(seat) for seat in range(3)] == [again.match.can_undo(seat) for seat in range(3)]
    assert course.row.step > 10


async def test_a_game_goes_on_although_other_rules_wrote_its_last_entry(store):
    course = await begun(store)
    await course.play(0, "place pirate_1 planet_1", [])
    position = course.match.position()
    async with store._engine.begin() as connection:
        second = schema.log.update().where(schema.log.c.number == 2)
        await connection.execute(second.values(words="place pirate_9 moon"))
    again = Course(await store.table("t"), store)
    await again.load()
    assert position == again.match.position()
    await again.play(1, "place pirate_1 planet_2", [])


async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(store):
    lobby = Lobby(store, Thinkers(1, 1.0), Settings(idle=0.01))
    seats: list[SeatRequest] = [{"kind": "me"}, {"kind": "person", "name": "Bob"}, {"kind": "open"}]
    table = await lobby.create("guest", "Ann", {"game": "space_pirates", "seats": seats})
    task = (await lobby.table(table))._task
    assert task
    await task
    assert not lobby._live
    await lobby.join("other", "Cyd", table, {})
    card = await lobby.card("guest", table)
    assert (True, [0, 1], ["Ann", "Bob", "Cyd"]) == (
        card["begun"], card["my_seats"], [seat["name"] for seat in card["seats"]])
    await lobby.close()


def test_the_migrations_make_the_declared_tables(tmp_path):
    async def make():
        await (await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'made.sqlite'}")).close()

    asyncio.run(make())
    engine = create_engine(f"sqlite:///{tmp_path / 'made.sqlite'}")
    made = inspect(engine)
    for table in schema.METADATA.sorted_tables:
        columns = {column["name"]: (str(column["type"]), column["nullable"]) for column in made.get_columns(table.name)}
        declared = {column.name: (column.type.compile(engine.dialect), column.nullable) for column in table.columns}
        assert declared == columns
        assert {index.name for index in table.indexes} == {index["name"] for index in made.get_indexes(table.name)}
    engine.dispose()


def test_the_clients_types_are_current():
    check = [sys.executable, "-m", "quarterdeck.server.typescript", "--check"]
    source = Path(__file__).parents[2] / "src"
    subprocess.run(check, check=True, env={"PYTHONPATH": ":".join([str(source), *sys.path])})
