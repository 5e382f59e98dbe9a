"""Bots think in processes of their own; whatever befalls these, the game goes on."""

import asyncio
import os
import shutil
import signal
import sys
from pathlib import Path

import pytest

import quarterdeck as qd
from quarterdeck.live.thoughts import NoAnswer
from quarterdeck.server.bot_pool import BotPool
from server.harness import GAME, PATIENCE, Guest, Here, settings


@pytest.fixture
async def thinkers():
    pool = BotPool(1, PATIENCE)
    yield pool
    await pool.stop()


def question():
    match = qd.Match(GAME, seats=3, seed=1)
    seat = match.waiting()[0]
    return match.view(seat), [(option.words, option.preference) for option in match.ask(seat).options]


async def test_a_bot_answers_from_its_view(thinkers):
    view, choices = question()
    words = await thinkers.choose("bosun", 1, 0.0, view, choices)
    match = qd.Match(GAME, seats=3, seed=1)
    assert qd.bot("bosun", seed=1).choose(view, match.ask(match.waiting()[0])) == words


async def test_a_bot_that_fails_says_so_and_the_next_one_answers(thinkers):
    view, choices = question()
    with pytest.raises(NoAnswer, match="UnknownBot"):
        await thinkers.choose("parrot", 1, 0.0, view, choices)
    assert await thinkers.choose("deckhand", 1, 0.0, view, choices)


async def test_a_process_that_dies_is_replaced(thinkers):
    view, choices = question()
    await thinkers.choose("deckhand", 1, 0.0, view, choices)
    (thinker,) = thinkers._all
    os.kill(thinker._process.pid, signal.SIGKILL)
    thinker._process.join()
    assert await thinkers.choose("deckhand", 1, 0.0, view, choices)


async def test_a_bot_that_takes_too_long_is_ended(thinkers):
    view, choices = question()
    await thinkers.choose("deckhand", 1, 0.0, view, choices)
    thinkers._patience = -29.9
    with pytest.raises(NoAnswer, match="TimeoutError"):
        await thinkers.choose("captain:100000", 1, 30.0, view, choices)
    thinkers._patience = PATIENCE
    assert await thinkers.choose("deckhand", 1, 0.0, view, choices)


async def test_processes_change_over_to_another_build_when_it_is_there(thinkers, tmp_path):
    view, choices = question()
    plain = qd.bot("bosun", seed=1).choose(view, qd.Match(GAME, seats=3, seed=1).ask(view["seat"]))
    assert plain != choices[-1][0]
    build = tmp_path / "unfinished"
    shutil.copytree(Path(qd.__file__).parent, build / "quarterdeck", ignore=shutil.ignore_patterns("static"))
    with (build / "quarterdeck" / "server" / "bot_pool.py").open("a") as marked:
        marked.write("\n\ndef think(level, seed, seconds, view, choices):\n    return choices[-1][0]\n")
    watching = asyncio.create_task(thinkers.change_over_when_there(tmp_path / "play"))
    assert plain == await thinkers.choose("bosun", 1, 0.0, view, choices)
    build.rename(tmp_path / "play")
    await watching
    assert choices[-1][0] == await thinkers.choose("bosun", 1, 0.0, view, choices)
    assert str(tmp_path / "play") not in sys.path


async def test_a_process_that_thinks_changes_over_afterwards(thinkers, tmp_path):
    view, choices = question()
    job = asyncio.create_task(thinkers.choose("captain", 1, 0.5, view, choices))
    await asyncio.sleep(0)
    assert thinkers._jobs
    (old,) = thinkers._all
    thinkers.change_over(str(Path(qd.__file__).parents[1]))
    assert await job
    (new,) = thinkers._all
    assert not old._process.is_alive()
    assert new.home == str(Path(qd.__file__).parents[1])
    assert await thinkers.choose("deckhand", 1, 0.0, view, choices)


async def test_the_default_is_played_for_a_bot_without_an_answer(tmp_path, caplog):
    with Here(settings(tmp_path / "store.sqlite", patience=-0.9, think={"captain": 0.9})) as server:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "captain", "captain", options={"first_player": "1"})
            wire = await guest.sit(table)
            await wire.asked(0)
            assert "default played" in caplog.text
            assert 3 == wire.states[0]["step"]
