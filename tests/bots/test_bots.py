"""Bots answer legally, reproducibly, and each rung beats the one below."""

import math
from pathlib import Path

import pytest

import quarterdeck as qd
from marks import slow
from quarterdeck.arena.simulate import interval, simulate
from quarterdeck.bots import LEVELS, NAMES, ranks
from quarterdeck.bots.advice import good_actions, reasons
from quarterdeck.bots.base import rated
from quarterdeck.bots.greedy import plausible
from quarterdeck.bots.ranks import ahead
from quarterdeck.bots.scale import MODEL
from quarterdeck.bots.searcher import SearchBot
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.match import Match
from quarterdeck.core.rng import Rng
from quarterdeck.games import GAMES
from quarterdeck.words import words


def play(names, seed=3, game="space_pirates"):
    match = Match(game, len(names), seed=seed)
    bots = [qd.bot(name, seed=seed + i) for i, name in enumerate(names)]
    while not match.over:
        seat = match.waiting()[0]
        decision = match.ask(seat)
        words = bots[seat].choose(match.view(seat), decision)
        assert words in decision
        match.play(seat, words)
    return match


@slow
@pytest.mark.parametrize("name", [name if name not in {"captain", "legend"} else f"{name}:4" for name in NAMES])
@pytest.mark.parametrize("game", qd.games())
def test_every_bot_plays_legally_to_the_end(game, name):
    seats = 4 if 4 in qd.game(game).seats else qd.game(game).seats.start
    others = ["random"] * (seats - 1)
    assert play([name, *others], game=game).over


@slow
@pytest.mark.parametrize("name", ["random", "deckhand", "bosun", "captain:40"])
def test_the_same_seed_plays_the_same_game(name):
    assert play([name] * 3).record() == play([name] * 3).record()


def test_a_search_may_be_given_seconds():
    match = Match("space_pirates", 3, seed=1)
    seat = match.waiting()[0]
    for bot in (qd.bot("captain:0.02s"), qd.bot("legend", seconds=0.02)):
        assert bot.choose(match.view(seat), match.ask(seat)) in match.ask(seat)


def test_a_captain_thinks_no_more_at_a_table_than_in_the_arena():
    """So that a rank is as strong as it was measured."""
    match = Match("space_pirates", 3, seed=1)
    seat = match.waiting()[0]
    captain = qd.bot("captain", seconds=60.0)
    assert isinstance(captain, SearchBot)
    searched = captain.search(match.view(seat), match.ask(seat).actions)
    assert match.game.thinking.iterations == searched.root.visits


def test_a_name_may_say_how_to_think():
    """One answer is thought through instead of all: the one that the policy likes best."""
    match = Match("space_pirates", 3, seed=1)
    seat = match.waiting()[0]
    all_, one = qd.bot("captain:4"), qd.bot("captain:4+breadth=1+trust=0.5")
    assert isinstance(all_, SearchBot)
    assert isinstance(one, SearchBot)
    assert len(all_.search(match.view(seat), match.ask(seat).actions).actions) > 1
    assert 1 == len(one.search(match.view(seat), match.ask(seat).actions).actions)


def test_levels_for_people_are_known_bots():
    assert set(LEVELS) <= set(NAMES)


@slow
@pytest.mark.parametrize(("better", "worse", "games"), [("bosun", "random", 24), ("captain:10", "random", 24)])
def test_a_higher_rung_wins_more_than_its_share(better, worse, games):
    """Seat-rotated on the same deals; the 95 % interval lies above the fair share of a third."""
    results = list(simulate("space_pirates", 3, [better, worse, worse], games, seed=11, workers=1))
    wins = sum(result.shares[0] for result in results)
    assert interval(wins, games)[0] > 1 / 3


@pytest.mark.parametrize("id_", qd.games())
def test_the_policy_of_every_game_wins_more_than_its_share(id_):
    """Three seats, the policy in each of them in turn and from its view alone, the others at random; as above."""
    rules, games, won = qd.game(id_), 24, 0.0
    options = rules.check_options({})
    for seed in range(games):
        s, rng, hero = rules.new(3, options), Rng(seed), seed % 3
        engine.settle(s)
        while s.stack:
            seat = s.stack[-1].asked(s)
            answers = s.stack[-1].options(s, seat)
            if seat == CHANCE:
                action = engine.outcome(s, rng)
            elif seat == hero and len(answers) > 1:
                ratings = rated(rules.view(s, seat, options), answers, rng, 1)
                action = answers[ratings.index(max(ratings))]
            else:
                action = answers[rng.below(len(answers))]
            engine.answer(s, seat, action)
        won += 1 / rules.ranks(s).count(1) if rules.ranks(s)[hero] == 1 else 0.0
    assert interval(won, games)[0] > 1 / 3


def test_intervals_are_wilsons():
    low, high = interval(50, 100)
    assert (0.4038, 0.5962) == (round(low, 4), round(high, 4))
    assert (0.0, 1.0) == interval(0, 0)


@pytest.mark.parametrize("game", qd.games())
def test_advice_names_legal_answers_best_first_and_is_the_same_again(game):
    match = qd.Match(game, max(qd.game(game).seats), seed=4)
    for _ in range(60):
        if match.over:
            break
        seat = match.waiting()[0]
        view, actions = match.view(seat), match.actions(seat)
        good = good_actions(view, actions, 3)
        assert good == good_actions(view, actions, 3)
        assert len(good) <= 3
        assert {*good} <= {*actions}
        match.apply(seat, good[0] if good else actions[0])


@pytest.mark.parametrize("game", qd.games())
def test_a_captain_gives_its_reasons_for_a_legal_answer_from_the_view_alone(game):
    match = qd.Match(game, max(qd.game(game).seats), seed=4)
    for _ in range(12):
        seat = match.waiting()[0]
        view, decision = match.view(seat), match.ask(seat)
        why = reasons(view, decision, 3, seconds=0.001)
        assert why.action in decision.actions
        assert why.rival is None or why.rival in {*decision.actions} - {why.action}
        assert 0 < why.visits <= why.tries
        assert all(0 <= one < match.seats for one, _ in why.line)
        match.apply(seat, why.action)


def test_ranks_stand_where_their_matches_put_them():
    assert ahead({"seats": 3, "share": 1 / 3, "games": 90}) == pytest.approx(0)
    even = ahead({"seats": 2, "share": 0.75, "games": 10**9})
    assert even == pytest.approx(math.sqrt(2) * MODEL.beta * math.log(3))
    assert MODEL.predict_win([[MODEL.rating(20 + even, 1e-9)], [MODEL.rating(20, 1e-9)]])[0] > 0.7
    assert ahead({"seats": 2, "share": 1.0, "games": 16}) < 20


def test_a_rank_that_was_not_measured_has_no_rating_to_show(monkeypatch):
    monkeypatch.setattr(ranks, "steps", lambda _: {"bosun": 4.0, "legend": 5.0})
    assert ["deckhand", "bosun"] == [level for level in LEVELS if ranks.is_measured("toy", level)]
    assert {"deckhand": 16.0, "bosun": 20.0} == {k: v for k, v in ranks.strengths("toy").items() if v <= 20}


@pytest.mark.parametrize("id_", GAMES)
def test_the_documentation_shows_the_ratings_of_a_new_table(id_):
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    ratings = " | ".join(str(round(height)) for height in ranks.strengths(id_).values())
    assert f"\n| {words('en', id_).text('game')} | {ratings} |\n" in page


def test_a_slip_is_never_as_bad_as_the_worst():
    assert [0, 3] == plausible([9, 1, 1, 4, 1], [0, 3, 1, 2, 4])
    assert [0] == plausible([9, 1, 1, 1], [0, 1, 2, 3])  # the others are all as bad
    assert [2, 0, 1] == plausible([5, 5, 5], [2, 0, 1])
