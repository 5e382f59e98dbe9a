"""Tournaments: everybody plays every round, meets others as seldom as can be, and stands by what was won."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, strategies as st

from quarterdeck.table.refusal import Refusal
from quarterdeck.table.tournament import (
    MOST,
    ROBIN,
    SWISS,
    Pairing,
    Tournament,
    cancelled,
    check_start,
    joined,
    meetings,
    next_round,
    points,
    rounds_of,
    standing,
    withdrawn,
)


def gathering(people=0, **more):
    plain: dict[str, Any] = {"seats": 3, "kind": SWISS, "rounds": 3, "terms": {}}
    t = Tournament("t", "g0", "space_pirates", {}, **plain | more)
    for number in range(people):
        t = joined(t, f"g{number}")
    return t


def play_round(t, win=min):
    """The tournament after one more round; at each table `win` of its people is the first."""
    tables = next_round(t)
    done = []
    for i, people in enumerate(tables):
        best = win(people)
        ranks = [1 if one == best else 2 for one in people] + [2] * (t.seats - len(people))
        done.append(Pairing(t.round + 1, f"{t.round}-{i}", people, points(ranks, len(people), t.seats)))
    return replace(t, round=t.round + 1, pairings=[*t.pairings, *done])


@given(st.integers(2, 20), st.integers(2, 5), st.sampled_from([SWISS, ROBIN]), st.integers(1, 6))
def test_everybody_has_one_seat_in_every_round(people, seats, kind, rounds):
    t = gathering(people, seats=seats, kind=kind, rounds=rounds)
    t = replace(t, rounds=rounds_of(t))
    for _ in range(t.rounds):
        tables = next_round(t)
        assert list(range(people)) == sorted(number for table in tables for number in table)
        assert all(0 < len(table) <= seats for table in tables)
        assert len(tables) == -(-people // seats)  # as few as there can be
        t = play_round(t)
    assert [] == next_round(t)


@pytest.mark.parametrize("people", [2, 3, 4, 5, 6, 7, 8, 9])
def test_at_tables_of_two_a_round_robin_lets_all_meet_once(people):
    t = gathering(people, seats=2, kind=ROBIN)
    t = replace(t, rounds=rounds_of(t))
    for _ in range(t.rounds):
        t = play_round(t)
    assert {frozenset(two) for two in combinations(range(people), 2)} == set(meetings(t))
    assert {1} == set(meetings(t).values())


def test_a_swiss_round_seats_those_together_who_stand_alike_and_have_not_met():
    t = play_round(play_round(gathering(8, seats=2)))
    assert 1 == max(meetings(t).values())
    has = {one.number: one.points for one in standing(t)}
    assert {0.0, 1.0, 2.0} == set(has.values())
    last = next_round(t)
    assert any({2.0} == {has[number] for number in table} for table in last)


def test_points_are_those_beaten_and_half_of_those_level():
    assert [2.0, 1.0, 0.0] == points([1, 2, 3], 3, 3)
    assert [1.5, 1.5, 0.0] == points([1, 1, 3], 3, 3)
    assert [1.0] == points([2, 1, 3], 1, 3)  # bots are beaten like others
    assert [0.0, 1.0] == points([2, 1, 5, 5], 2, 2)  # a rival of the game is nobody
    assert [1.0, 1.0] == points(None, 2, 3)  # a table that was deleted


def test_who_is_level_in_points_is_parted_by_those_he_met_and_else_shares_a_place():
    t = gathering(4, seats=2)
    t = replace(t, pairings=[Pairing(1, "a", [0, 1], [1.0, 0.0]), Pairing(1, "b", [2, 3], [1.0, 0.0])], round=1)
    assert [(0, 1), (2, 1), (1, 3), (3, 3)] == [(one.number, one.place) for one in standing(t)]
    t = replace(t, pairings=[*t.pairings, Pairing(2, "c", [0, 3], [1.0, 0.0]), Pairing(2, "d", [2, 1], [0.0, 1.0])])
    assert [(0, 1, 2.0), (1, 2, 1.0), (2, 3, 1.0), (3, 4, 0.0)] == [
        (one.number, one.place, one.points) for one in standing(t)
    ]


def test_who_withdraws_keeps_the_points_and_has_no_seat():
    t = withdrawn(play_round(gathering(6)), "g0")
    assert 0 not in [number for table in next_round(t) for number in table]
    assert 2.0 == next(one.points for one in standing(t) if one.number == 0)
    assert t == withdrawn(t, "g0")  # once is enough
    with pytest.raises(Refusal):
        joined(t, "g0")


def test_in_a_round_robin_nobody_meets_another_twice_because_somebody_left():
    t = gathering(6, seats=2, kind=ROBIN)
    t = play_round(replace(t, rounds=rounds_of(t)))
    t = withdrawn(t, "g3")
    while next_round(t):
        t = play_round(t)
    assert {1} == set(meetings(t).values())


def test_a_tournament_with_one_left_is_over():
    t = play_round(gathering(2, seats=2))
    assert [] == next_round(withdrawn(t, "g1"))


def test_it_is_called_off_by_its_host_or_if_he_has_left_for_good_by_whoever_takes_part():
    t = gathering(2)
    assert cancelled(t, "g0").over
    for bad, guest in ((t, "g1"), (t, ""), (replace(t, round=1), "g0"), (replace(t, host=None), "g9")):
        with pytest.raises(Refusal):
            cancelled(bad, guest)
    left = replace(t, host=None)
    assert cancelled(left, "g1").over
    check_start(left, "g1")
    with pytest.raises(Refusal):
        cancelled(withdrawn(left, "g1"), "g1")


def test_people_come_once_before_the_start_and_the_host_begins():
    t = gathering(2)
    assert t == joined(t, "g1")
    assert gathering(2) == joined(withdrawn(t, "g1"), "g1")  # who thinks again is who he was
    check_start(t, "g0")
    for bad, guest in ((t, "g1"), (gathering(1), "g0"), (replace(t, round=1), "g0"), (replace(t, over=True), "g0")):
        with pytest.raises(Refusal):
            check_start(bad, guest)
    for bad, guest in ((replace(t, round=1), "g9"), (gathering(MOST), "g99")):
        with pytest.raises(Refusal):
            joined(bad, guest)
    for bad, guest in ((t, "g9"), (replace(t, over=True), "g0")):
        with pytest.raises(Refusal):
            withdrawn(bad, guest)
