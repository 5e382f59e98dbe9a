"""Learning what a table is worth."""

import json
from functools import partial

import numpy as np
import pytest

import quarterdeck as qd
from quarterdeck.arena.fit import chances, fit, loss, parted
from quarterdeck.arena.lessons import Lessons, of_bots, of_policy
from quarterdeck.arena.training import CHUNK, Plan, Training
from quarterdeck.bots import bot
from quarterdeck.bots.value import KNOTS, Value
from quarterdeck.bots.weights import read, value_of
from quarterdeck.core import engine
from quarterdeck.core.errors import BadFile, BadSeats
from quarterdeck.games import GAMES

WEIGHTS = [[1.0, -0.5], [0.0, 0.5], [2.0, 1.5]]


def made(count, seats=3):
    """Tables whose winners are drawn by known weights."""
    draw = np.random.default_rng(1)
    lessons = Lessons(
        draw.normal(size=(count, seats, 2)).astype(np.float32),
        draw.random(count).astype(np.float32),
        draw.random(count).astype(np.float32),
        np.full(count, seats, np.int8),
        np.zeros((count, seats), np.float32),
        np.full((count, seats), 1 / seats, np.float32),
        np.arange(count, dtype=np.int32),
    )
    likely = chances(lessons, WEIGHTS)
    winners = (likely.cumsum(1) < draw.random((count, 1))).sum(1)
    lessons.shares[np.arange(count), np.minimum(winners, seats - 1)] = 1
    return lessons


def test_it_finds_the_weights_that_decided():
    found = np.array(fit(made(40_000)))
    assert np.abs(found - np.array(WEIGHTS)).max() < 0.15


def test_it_is_less_surprised_by_games_that_it_has_not_seen():
    learned, held_out = parted(made(5_000))
    assert set(learned.games.tolist()).isdisjoint(held_out.games.tolist())
    assert loss(held_out.shares, chances(held_out, fit(learned))) < np.log(3) - 0.1


@pytest.mark.parametrize("counts", range(1, 10))
def test_games_of_every_number_of_seats_are_held_out(counts):
    """A plan takes its numbers of seats in turn."""
    learned, held_out = parted(made(1_000))
    assert {*range(counts)} == {*(learned.games % counts).tolist()} == {*(held_out.games % counts).tolist()}
    assert 200 == len(held_out.games)


@pytest.mark.parametrize("id_", GAMES)
def test_a_search_and_the_laboratory_reckon_alike(id_):
    """The same chances one table at a time, and many at once."""
    rules = qd.game(id_)
    seats = max(2, rules.seats.start)
    s = rules.new(seats, rules.check_options({}))
    engine.settle(s)
    lessons = of_policy(rules, seats, 3)
    draw = np.random.default_rng(2)
    weights = draw.normal(size=(KNOTS, lessons.features.shape[2])).tolist()
    tables = chances(lessons, weights)
    assert np.allclose(1, tables.sum(1))
    for at in range(min(10, len(tables))):
        value = Value(partial(told, lessons.features[at].tolist()), partial(told, float(lessons.progress[at])), weights)
        assert np.allclose(tables[at], value.chances(s))


def told(answer, _):
    return answer


def test_games_of_bots_are_lessons_too():
    lessons = of_bots(qd.game("space_pirates"), [bot("bosun", seed=seat) for seat in range(3)], 7, slips=20)
    assert np.allclose(1, lessons.shares.sum(1))
    assert (lessons.progress[0], lessons.passed[-1]) == (0, 1)


def test_a_training_goes_on_where_it_stopped(tmp_path):
    plan = Plan("space_pirates", (3, 4), 3 * CHUNK)
    training = Training(plan, tmp_path)
    for done in training.run(workers=1):
        assert done <= 3
    kept = [path.stat().st_mtime_ns for path in training.files]
    assert list(Training(plan, tmp_path).run(workers=1)) == []
    longer = Training(Plan("space_pirates", (3, 4), 4 * CHUNK), tmp_path)
    assert list(longer.run(workers=1)) == [4]
    assert kept == [path.stat().st_mtime_ns for path in longer.files[:3]]
    found = longer.fitted()
    assert KNOTS == len(found["weights"])
    assert found["uniform"] > 1
    assert isinstance(read(qd.game("space_pirates"), tmp_path / "value.json"), Value)
    assert found["weights"] == json.loads((tmp_path / "value.json").read_text())["weights"]


@pytest.mark.parametrize("plan", [Plan("space_pirates", (3,), 20), Plan("space_pirates", (3, 4), 20, seed=2)])
def test_a_folder_of_another_plan_is_refused(tmp_path, plan):
    Training(Plan("space_pirates", (3, 4), 20), tmp_path)
    with pytest.raises(BadFile):
        Training(plan, tmp_path)


def test_nobody_learns_alone(tmp_path):
    with pytest.raises(BadSeats):
        Training(Plan("tiny_epic_pirates", (1, 2), 20), tmp_path)


@pytest.mark.parametrize("id_", GAMES)
def test_the_weights_of_the_package_fit_the_game(id_):
    rules = qd.game(id_)
    value = value_of(rules)
    assert value is not None
    s = rules.new(max(rules.seats), rules.check_options({}))
    engine.settle(s)
    assert {len(row) for row in value.features(s)} == {len(line) for line in value.weights}
    assert value.chances(s) == pytest.approx(value.chances(s.clone()))
    assert sum(value.chances(s)) == pytest.approx(1)
