"""Tournaments: deals from every seat, decided in the order of the deals, kept game by game."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter

import pytest

from quarterdeck.arena.ratings import ratings
from quarterdeck.arena.standing import standing
from quarterdeck.arena.tournament import Plan, Tournament
from quarterdeck.arena.trial import BORDER, FEWEST, Trial
from quarterdeck.core.errors import BadFile, QuarterdeckError

GAME = "space_pirates"


def plan(**changed):
    given = {"game": GAME, "seats": 3, "bots": ("random", "deckhand"), "games": 12, "seed": 5}
    return Plan(**{**given, **changed})


def figures(tournament):
    """All that does not depend on the machine."""
    return {name: value for name, value in standing(tournament).items() if not name.startswith("cpu_")}


def test_every_deal_is_played_from_every_seat(tmp_path):
    tournament = Tournament(plan(), tmp_path)
    for _ in tournament.run(workers=1):
        pass
    games = tournament.counted()
    assert {("random", "deckhand"), ("deckhand", "random")} == {(one.row, one.column) for one in games}
    for one in games:
        assert [0, 1, 2] == sorted(other.seat for other in games if (other.row, other.deal) == (one.row, one.deal))
    assert 24 == len(games)


def test_a_run_that_was_killed_goes_on_and_ends_alike(tmp_path):
    whole = Tournament(plan(), tmp_path / "whole")
    for _ in whole.run(workers=1):
        pass
    command = [sys.executable, "-m", "quarterdeck", "arena", GAME, "-b", "random,deckhand", "-n", "3", "-g", "12"]
    folder = tmp_path / "killed"
    process = subprocess.Popen(
        [*command, "--seed", "5", "--workers", "1", "--out", str(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    kept = folder / "games.csv"
    while process.poll() is None and not (kept.exists() and kept.read_text().count("\n") > 3):
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    with kept.open("a") as file:
        file.write("random,deckhand,9,")  # a line that broke off
    again = Tournament(plan(), folder)
    assert again.found > 0
    for _ in again.run(workers=2):
        pass
    assert figures(whole) == figures(again)


def test_a_folder_of_another_plan_is_refused_and_kept(tmp_path):
    Tournament(plan(), tmp_path)
    before = (tmp_path / "arena.json").read_text()
    with pytest.raises(BadFile, match=r"expected seed 6 in .*found 5"):
        Tournament(plan(seed=6), tmp_path)
    assert before == (tmp_path / "arena.json").read_text()


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"bots": ("bosun",)}, "expected at least two different bots"),
        ({"bots": ("bosun", "bosun")}, "expected at least two different bots"),
        ({"bots": ("bosun", "parrot")}, "expected one of random"),
        ({"form": "cup"}, "expected one of round-robin, ladder, gauntlet"),
        ({"seats": 9}, "seats"),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path, changed, expected):
    with pytest.raises(QuarterdeckError, match=expected):
        Tournament(plan(**changed), tmp_path)


def test_forms_say_who_meets_whom():
    bots = ("a", "b", "c")
    assert [("b", "a"), ("c", "b")] == plan(bots=bots, form="ladder").pairings()
    assert [("a", "b"), ("a", "c")] == plan(bots=bots, form="gauntlet").pairings()
    assert 6 == len(plan(bots=bots).pairings())
    assert 3 == len(plan(bots=bots, seats=2).pairings())


def test_options_are_drawn_the_same_for_all_games_of_a_deal(tmp_path):
    drawn = Tournament(plan(draw=True, games=6), tmp_path)
    for _ in drawn.run(workers=1):
        pass
    assert json.loads((tmp_path / "arena.json").read_text())["draw"]
    assert 12 == len(drawn.counted())


def test_a_trial_is_decided_by_the_deals_in_their_order():
    shares = [0.8, 0.6, 0.7, 0.9] * 10
    in_order, shuffled = Trial("a", "b", 2, 40), Trial("a", "b", 2, 40)
    for deal, share in enumerate(shares):
        in_order.add(deal, share)
    for deal in reversed(range(40)):
        shuffled.add(deal, shares[deal])
    assert ("better", in_order.deals) == (in_order.verdict, shuffled.deals)
    assert FEWEST <= in_order.deals < 40
    assert in_order.likelihood >= BORDER


def test_a_trial_of_equals_stays_open():
    trial = Trial("a", "b", 4, 20)
    for deal in range(20):
        trial.add(deal, 0.5 if deal % 2 else 0.0)
    assert "open" == trial.verdict


@pytest.mark.parametrize(("chance", "seldom"), [(1 / 3, ("better", "worse")), (0.3, ("better",)), (0.45, ("worse",))])
def test_chance_alone_is_seldom_taken_for_strength(chance, seldom):
    """Of 200 trials of 60 deals at three seats, each game won with that chance."""
    drawn, verdicts = random.Random(4), Counter()
    for _ in range(200):
        trial = Trial("a", "b", 3, 60)
        for deal in range(60):
            trial.add(deal, sum(drawn.random() < chance for _ in range(3)) / 3)
        verdicts[trial.verdict] += 1
    assert all(verdicts[one] <= 16 for one in seldom), verdicts


def test_the_better_bot_has_the_higher_rating(tmp_path):
    tournament = Tournament(plan(games=30), tmp_path)
    for _ in tournament.run(workers=2):
        pass
    rated = ratings(tournament.counted(), "random")
    assert 1000 == rated["random"].points < rated["deckhand"].points
