"""Clocks for every game: none, per decision, per game, days; vacation. Time is moved by hand."""

import pytest

from quarterdeck.table.refusal import Refusal
from quarterdeck.table.terms import DAY, HOUR
from table.owner import Owner

DECISION = {"pace": "decision", "seconds": 60}
GAME = {"pace": "game", "seconds": 600, "increment": 10}
DAYS = {"pace": "days", "seconds": 2 * DAY}


def table(terms, *guests, **more):
    owner = Owner("space_pirates", options={"first_player": "0"}, terms=terms, **more)
    owner.sit(*(guests or ("g0", "g1", "g2")))
    return owner


def left(owner, seat):
    """What a seat has left, as everybody is told."""
    owner.heard["clerk"], owner.states["clerk"] = [], {}
    owner.table.arrive("clerk", "clerk")
    owner._hear()
    shown = owner.states["clerk"][None]["times"][seat]
    owner.leave("clerk")
    return shown["left"], shown["runs"]


def test_without_a_pace_nobody_has_a_clock_and_all_see_since_when_somebody_is_asked():
    owner = table({})
    owner.wait(100.0)
    owner.play(0)
    assert (None, False) == left(owner, 1)
    assert [None, 1100.0, None] == [time["asked"] for time in owner.state(None)["times"]]


def test_each_decision_has_its_time():
    owner = table(DECISION)
    owner.wait(20.0)
    assert (40.0, True) == left(owner, 0)
    assert (None, False) == left(owner, 1)
    owner.play(0)
    assert (60.0, True) == left(owner, 1)


def test_when_a_decisions_time_is_up_a_bot_sits_in_and_the_person_comes_back_at_any_time():
    owner = table(DECISION)
    owner.wait(61.0)
    assert "clock" == owner.company(0)["bot"]["why"]
    assert (60.0, True) == (left(owner, 1)[0] + 1.0, left(owner, 1)[1])
    owner.ask("back", 0)
    owner.play(1)
    owner.play(2)
    assert (60.0, True) == left(owner, 0)


def test_or_its_default_is_taken_if_the_table_says_so():
    owner = table({**DECISION, "end": "default"})
    default = owner.state(0)["decision"]["default"]
    owner.wait(61.0)
    assert [default] == [entry.words for entry in owner.shelf.log if entry.seat == 0]
    assert owner.company(0)["bot"] is None


def test_a_game_has_its_seconds_and_more_for_each_decision():
    owner = table(GAME)
    owner.wait(30.0)
    owner.play(0)
    assert (580.0, False) == left(owner, 0)
    assert (600.0, True) == left(owner, 1)
    owner.wait(601.0)
    assert "clock" == owner.company(1)["bot"]["why"]
    owner.ask("back", 1)
    owner.play(2)
    owner.play(0)
    assert (60.0, True) == left(owner, 1)


def test_short_clocks_stand_still_while_all_are_away():
    owner = table(GAME)
    owner.wait(100.0)
    for guest in ("g0", "g1", "g2"):
        owner.leave(guest)
    owner.wait(HOUR)
    assert (470.0, False) == left(owner, 0)
    owner.sit("g1")
    owner.wait(70.0)
    assert (400.0, True) == left(owner, 0)


def test_short_clocks_go_on_after_a_restart_from_where_they_started():
    owner = table(GAME)
    owner.wait(100.0)
    owner.now += DAY  # nobody is there to see it
    owner.restart()
    assert (600.0, True) == left(owner, 0)
    owner.sit("g0", "g1", "g2")
    owner.wait(10.0)
    owner.play(0)
    assert (600.0, False) == left(owner, 0)


def test_days_run_on_whatever_happens():
    owner = table(DAYS, "g0")
    owner.wait(HOUR)
    owner.leave("g0")
    owner.now += DAY
    owner.restart()
    assert (2 * DAY - DAY - HOUR, True) == left(owner, 0)
    owner.wait(DAY - HOUR - 1.0)
    assert owner.company(0)["bot"] is None
    owner.wait(2.0)
    assert "clock" == owner.company(0)["bot"]["why"]


def test_a_turn_of_several_decisions_has_one_time_of_days():
    owner = Owner("tiny_epic_pirates", seats=2, terms=DAYS)
    owner.sit("g0", "g1")
    for _ in range(40):
        seat = owner.state(None)["waiting"][0]
        owner.wait(HOUR)
        before = left(owner, seat)[0]
        owner.play(seat)
        if owner.state(None)["waiting"] == [seat]:
            assert before == left(owner, seat)[0]
            return
    pytest.fail("no turn of two decisions")


def test_a_game_over_three_days_ends_although_one_never_comes():
    owner = table({"pace": "days", "seconds": DAY}, "g1", "g2")
    owner.wait(DAY + 1.0)
    assert "clock" == owner.company(0)["bot"]["why"]
    for _ in range(40):
        for seat in (1, 2):
            if owner.state(seat)["decision"] and not owner.shelf.row.over:
                owner.play(seat)
        owner.wait(HOUR)
    assert owner.shelf.row.over
    assert owner.now < 1000.0 + 3 * DAY
    assert [None, None] == [owner.company(seat)["bot"] for seat in (1, 2)]


def test_the_vote_at_a_table_of_days_waits_for_a_quarter_of_the_turn():
    owner = table(DAYS)
    owner.leave("g0")
    owner.wait(DAY / 2 - 1.0)
    with pytest.raises(Refusal, match="error-no_vote"):
        owner.ask("vote", 1, absent=0, yes=True)
    owner.wait(2.0)
    owner.ask("vote", 1, absent=0, yes=True)
    assert [1] == owner.company(0)["votes"]


def test_on_vacation_a_clock_stands_still_until_the_days_are_used_up():
    owner = table({**DAYS, "vacation": 3})
    owner.wait(DAY)
    owner.ask("vacation", 0, on=True)
    assert {"used": 0.0, "since": owner.now} == owner.company(0)["vacation"]
    with pytest.raises(Refusal, match="error-no_vacation"):
        owner.ask("vacation", 0, on=True)
    owner.wait(2 * DAY)
    assert (DAY, False) == left(owner, 0)
    owner.restart()
    owner.ask("vacation", 0, on=False)
    assert {"used": 2 * DAY, "since": None} == owner.company(0)["vacation"]
    assert (DAY, True) == left(owner, 0)
    owner.ask("vacation", 0, on=True)
    owner.wait(DAY + 1.0)
    assert {"used": 3 * DAY, "since": None} == owner.company(0)["vacation"]
    with pytest.raises(Refusal, match="error-no_vacation"):
        owner.ask("vacation", 0, on=True)
    owner.wait(DAY)
    assert "clock" == owner.company(0)["bot"]["why"]


def test_there_is_no_vacation_without_days():
    with pytest.raises(Refusal, match="error-no_vacation"):
        table(GAME).ask("vacation", 0, on=True)


def test_one_person_who_looks_on_takes_the_default_when_time_is_up():
    owner = table(DECISION, "g0", bots=2)
    owner.wait(61.0)
    assert owner.company(0)["bot"] is None
    assert 4 <= owner.card()["step"]
