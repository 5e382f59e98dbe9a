"""Learning what a table is worth."""

import json
from functools import partial

import numpy as np
import pytest

import quarterdeck as qd
from quarterdeck.arena.fit import chances, fit, fit_taste, likings, loss, parted
from quarterdeck.arena.generations import Generations
from quarterdeck.arena.lessons import Choices, Lessons, known, of_bots, of_policy
from quarterdeck.arena.training import CHUNK, Plan, Training
from quarterdeck.bots import bot
from quarterdeck.bots.value import KNOTS, Value
from quarterdeck.bots.weights import read, value_of
from quarterdeck.core import engine
from quarterdeck.core.errors import BadFile, BadSeats, UnknownBot
from quarterdeck.core.rng import Rng
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
    lessons, choices = of_bots(qd.game("space_pirates"), [bot("bosun", seed=seat) for seat in range(3)], 7, slips=20)
    assert choices is None
    assert np.allclose(1, lessons.shares.sum(1))
    assert (lessons.progress[0], lessons.passed[-1]) == (0, 1)


def test_what_a_search_thought_is_a_lesson_too():
    _, choices = of_bots(qd.game("space_pirates"), [bot("captain:20", seed=seat) for seat in range(3)], 7)
    assert choices is not None
    assert np.allclose(1, choices.visits.sum(1))
    assert (choices.rows[:, :, 0] <= 0).all()  # as far below the best rated answer


def test_it_finds_how_much_ratings_and_changes_count():
    draw, count, answers = np.random.default_rng(1), 20_000, 4
    rows = draw.normal(size=(count, answers, 3)).astype(np.float32)
    choices = Choices(
        rows, np.full(count, answers, np.int8), np.zeros((count, answers), np.float32), np.arange(count, dtype=np.int32)
    )
    liked = likings(choices, [0.5, 1.0, -2.0])
    choices.visits[:] = liked
    assert np.abs(np.array(fit_taste(choices)) - [0.5, 1.0, -2.0]).max() < 0.02


@pytest.mark.parametrize("id_", GAMES)
def test_lessons_have_what_the_asked_seat_knows_and_deal_the_rest_anew(id_):
    rules = qd.game(id_)
    match, rng, anew = qd.Match(id_, max(3, rules.seats.start), seed=5), Rng(1), 0
    for number in range(24):
        seat, s = match.waiting()[0], match.state
        table = known(rules, s, seat, match.options, rng)
        assert rules.hide(s, seat) == rules.hide(table, seat)
        anew += table.to_json() != s.to_json()
        match.play(seat, bot("bosun", seed=number).choose(match.view(seat), match.ask(seat)))
    assert anew > 12 or id_ == "tiny_epic_pirates"  # where all is open


def raised(folder, generations, bot="captain:4"):
    """So many generations of a small plan, and what came of them."""
    found = Generations(Plan("space_pirates", (3,), CHUNK, bot, 5), folder, match=3)
    went = []
    for _ in range(generations):
        list(found.training().run(workers=1))
        lines, contest = found.learn(), found.contest()
        list(contest.run(workers=1))
        went.append(found.judge(lines, contest))
    return found, went


def test_generations_go_on_where_they_stopped(tmp_path):
    """The first one is played by what the package has learned; nobody who has not won plays the next."""
    found, first = raised(tmp_path, 1)
    again, went = raised(tmp_path, 2)
    assert first == went[:1]
    assert [1, 2] == [one["generation"] for one in went]
    assert [False, False] == [one["kept"] for one in went]  # three games decide nothing
    assert found.best == again.best == "captain:4"
    assert not again.keep()
    assert {"loss", "before", "uniform", "thoughts", "thoughts_before", "cpu", "cpu_match", "match"} <= set(went[0])


def test_a_generation_that_wins_plays_the_next(tmp_path):
    found, (first,) = raised(tmp_path, 1)
    contest = found.contest()
    (trial,) = contest.trials.values()
    trial.verdict = "better"
    assert found.judge(first, contest)["kept"]
    assert f"captain:4+weights={tmp_path / 'generation-1' / 'value.json'}" == found.best
    assert found.best == found.training().plan.bot
    assert bot(found.best).choose(*asked()) in {option.words for option in asked()[1].options}


def asked():
    match = qd.Match("space_pirates", 3, seed=1)
    seat = match.waiting()[0]
    return match.view(seat), match.ask(seat)


def test_only_a_search_is_brought_up_in_generations(tmp_path):
    with pytest.raises(UnknownBot):
        raised(tmp_path, 1, "bosun")


def test_a_file_without_weights_is_refused(tmp_path):
    (tmp_path / "none.json").write_text("{}")
    with pytest.raises(BadFile):
        bot(f"captain:4+weights={tmp_path / 'none.json'}").choose(*asked())


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
    assert isinstance(read(qd.game("space_pirates"), tmp_path / "value.json").value, Value)
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
