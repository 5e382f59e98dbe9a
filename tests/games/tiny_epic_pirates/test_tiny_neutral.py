"""TEP-5.5 and TEP-8: the ship line, merchants and the Navy; TEP-9: the end."""

import pytest

from games.tiny_epic_pirates.positions import (
    GAME,
    asked,
    at_bonus,
    cell,
    chance,
    options,
    play,
    refused,
    stations,
    table,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.games.tiny_epic_pirates.data import CELL_IDS, DISTANCE
from quarterdeck.games.tiny_epic_pirates.flow.neutral import ShipLine
from quarterdeck.games.tiny_epic_pirates.flow.turn import LINE, Turn

SEARCH = 3


def at_line(seats=2, seat=0, **changes):
    """A seat has crossed the line and played its turn otherwise."""
    return table(seats, [Turn(seat, LINE)], seat, crossed=1, **changes)


def settle_line(s):
    """Let whoever is asked take the first option until the turn is over."""
    active = s.active
    while s.active == active:
        seat = s.stack[-1].asked(s)
        play(s, seat, options(s, seat)[0])


@rule("TEP-5.5.1")
def test_extort_pays_one_gold_for_each_deckhand():
    s = at_line(hands=[(0, 0, 3, 0)], gold=[4], merchant_at=["a2", "d3"], navy="d1", ship=["a4"])
    settle_line(s)
    assert 7 == s.gold[0]


@rule("TEP-5.5.2", "TEP-8.1", "TEP-DR-10")
@pytest.mark.parametrize(("seats", "active", "mover"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (4, 2, 1)])
def test_the_right_hand_neighbour_moves_orange_green_and_navy(seats, active, mover):
    s = at_line(seats, active, merchant_at=["b2", "c3"], navy="d1", ship=["a4", "b4", "b3", "c4"][:seats])
    moved = []
    while s.active == active:
        assert mover == s.stack[-1].asked(s)
        kind, _ = asked(s)
        assert "sail_neutral" == kind
        moved.append(s.stack[-1].prompt(s, mover).args[0])
        default = s.stack[-1].default(s, mover)
        assert options(s, mover)[0] == options(s, mover)[s.stack[-1].options(s, mover).index(default)]
        play(s, mover, options(s, mover)[0])
    assert [0, 1, 2][: len(moved)] == moved


@rule("TEP-8.2.1")
def test_a_merchant_sails_one_card_nearer_to_its_port():
    s = at_line(merchant_at=["b2", "d2"], ship=["a4"])
    assert ["step c2", "step b3"] == options(s, 1)
    assert ("not_nearer", "TEP-8.2.1") == refused(s, 1, "step a2")
    play(s, 1, "step b3")
    assert "b3" == CELL_IDS[s.merchant_at[0]]


@rule("TEP-8.2.2", "TEP-I16", "TEP-I2")
def test_in_port_a_merchant_unloads_turns_round_and_loads():
    s = at_line(merchant_at=["c4", "b1"], merchant_cube=["coffee", "rum"], ship=["a4"], navy="a4")
    assert 9 == s.bag[3]
    told = chance(s, "draw gunpowder")
    assert (2, 0) == (s.merchant_cube[0], s.merchant_to[0])
    assert ("loaded", [0, 2]) in told
    chance(s, "draw rum")
    s.merchant_to[0] = 1
    assert any(problem.startswith("TEP-I16") for problem in s.problems())
    s.merchant_to[0] = 0
    s.merchant_cube[0] = -1
    assert any(problem.startswith("TEP-I2") for problem in s.problems())


@rule("TEP-8.2.3")
def test_merchants_share_cards_with_anything():
    s = at_line(merchant_at=["b2", "c3"], ship=["c2", "c2"], navy="d1")
    play(s, 1, "step c2")
    assert "c2" == CELL_IDS[s.merchant_at[0]]
    play(s, 1, "step c2")
    assert s.merchant_at[0] == s.merchant_at[1]


@rule("TEP-8.3.1")
def test_the_navy_hunts_the_active_ship_hidden_or_not():
    s = at_line(ship=["a3", "d3"], hidden=[0], navy="d1", merchant_at=["a2", "d3"], sites={"a2": 0, "b4": 0})
    while "sail_neutral" == asked(s)[0] and s.stack[-1].prompt(s, 1).args[0] != 2:
        play(s, 1, options(s, 1)[0])
    assert ["step c1", "step d2"] == options(s, 1)
    before = DISTANCE[s.navy * 16 + s.ship[0]]
    play(s, 1, "step d2", "step c2", "step c3")
    assert before - 3 == DISTANCE[s.navy * 16 + s.ship[0]]
    assert s.active == 1


@rule("TEP-8.3.2")
@pytest.mark.parametrize(
    ("sites", "steps"),
    [
        ({}, 1),
        ({"a2": 0}, 2),
        ({"a2": 0, "a4": 0}, 3),
        ({"a2": 0, "a4": 0, "b1": 0}, 4),
    ],
)
def test_the_navy_is_faster_after_each_treasure(sites, steps):
    s = at_line(ship=["a4", "d3"], navy="d4", merchant_at=["b1", "b1"], sites=sites)
    navy = s.navy
    seat = s.active
    while s.active == seat and s.stack:
        who = s.stack[-1].asked(s)
        if who == -1:
            engine.answer(s, -1, s.stack[-1].options(s, -1)[0])
        else:
            play(s, who, options(s, who)[0])
    assert min(steps, 3) == DISTANCE[navy * 16 + s.navy]


@rule("TEP-8.3.3", "TEP-6.5.1", "TEP-AR-4")
def test_the_navy_attacks_an_unhidden_ship_on_its_card_and_no_other():
    s = at_line(ship=["d2", "c1"], navy="d1", merchant_at=["a2", "d3"], hands=[(1, 0, 1, 0)], wheel=[(3,)], helm=[1])
    settle_line(s)
    assert (0, 0, 0, 3) == stations(s)
    assert (0, 0) == (s.wheel[0], s.sure_fire[0])
    assert (1, 1, 1, 0) == stations(s, 1)
    waiting = at_line(ship=["d1", "c1"], navy="d1", merchant_at=["a2", "d3"])
    settle_line(waiting)
    assert (0, 0, 0, 3) == stations(waiting)


@rule("TEP-5.3.6.4", "TEP-8.3.3")
def test_a_hidden_ship_is_safe_from_the_navy():
    s = at_line(ship=["d3", "c1"], navy="d3", hidden=[0], merchant_at=["a2", "c4"])
    settle_line(s)
    assert (1, 1, 1, 0) == stations(s)


@rule("TEP-E20")
def test_the_ship_line_with_extort_cap_and_navy():
    s = at_line(
        hands=[(1, 0, 2, 0)], gold=[12], sites={"a2": 0}, ship=["c3", "d4"], navy="a3", merchant_at=["b1", "d2"]
    )
    told = []
    while s.active == 0:
        told += play(s, 1, options(s, 1)[0])
    assert 13 == s.gold[0]
    assert "c3" == CELL_IDS[s.navy]
    assert (0, 0, 0, 3) == stations(s)
    assert 0 == s.sure_fire[0]


def test_without_crossing_nothing_moves():
    s = table(2, [Turn(0, LINE)], 0, crossed=0)
    assert 1 == s.active
    assert [0, 15] == s.merchant_at
    assert "ship_line" == ShipLine().to_json()["frame"]


# -- the end ---------------------------------------------------------------------------------------------------------


def last_turn(seats, active, **changes):
    """The last phase of a seat's turn."""
    return table(seats, [Turn(active, LINE)], active, **changes)


@rule("TEP-9.1", "TEP-E22", "TEP-AR-13", "TEP-I18")
def test_the_round_of_the_third_treasure_is_played_to_its_end():
    """Seat 2 (the second) buries its third: seats 3 and 4 still play, seat 1 does not."""
    sites = {"a2": 1, "a3": 1, "a4": 1}
    s = last_turn(4, 1, sites=sites)
    assert (2, "steer") == (s.active, asked(s)[0])
    s = last_turn(4, 2, sites=sites)
    assert 3 == s.active
    s = last_turn(4, 3, sites=sites)
    assert not s.stack
    assert [] == s.problems()
    s.active = 2
    assert any(problem.startswith("TEP-I18") for problem in s.problems())
    s = at_bonus(
        4,
        seat=1,
        order=SEARCH,
        ship=["a1", "a4"],
        gold=[0, 13],
        sites={"a2": 1, "a3": 1},
        captain=["captain_1_front", "captain_2_front"],
        crew=[(), ("willow_watch",)],
    )
    told = play(s, 1, "captain_bonus bury")
    assert ("last_round", [1]) in told
    assert "crew_bonus willow_watch sail" in options(s, 1)


@rule("TEP-9.1")
def test_the_last_round_is_announced_once():
    s = at_bonus(
        4,
        seat=2,
        order=SEARCH,
        ship=["a1", "b4", "a4"],
        gold=[0, 0, 13],
        sites={"a2": 2, "a3": 2, "b1": 1, "b3": 1, "c1": 1},
        captain=["captain_1_front", "captain_3_front", "captain_2_front"],
    )
    told = play(s, 2, "captain_bonus bury")
    assert "buried" in [kind for kind, _ in told]
    assert "last_round" not in [kind for kind, _ in told]


@rule("TEP-9.2", "TEP-9.2.1", "TEP-9.2.2", "TEP-9.2.3", "TEP-9.2.4")
@pytest.mark.parametrize(
    ("levels", "gold", "cargo", "ranks"),
    [
        ([2, 3], [9, 1], [("rum",), ()], [2, 1]),
        ([3, 3], [9, 1], [(), ("rum",)], [1, 2]),
        ([3, 3], [5, 5], [("rum",), ("rum", "rum")], [2, 1]),
        ([3, 3], [5, 5], [("rum",), ("rum",)], [1, 1]),
    ],
)
def test_ties_between_three_treasures_go_by_legend_gold_and_cubes(levels, gold, cargo, ranks):
    s = last_turn(
        2,
        1,
        sites={"a2": 0, "a3": 0, "a4": 0, "b1": 1, "b3": 1, "b4": 1},
        level=levels,
        gold=gold,
        cargo=cargo,
        hands=[(1, 1, 1, int(levels[0] > 2)), (1, 1, 1, int(levels[1] > 2))],
    )
    assert not s.stack
    assert ranks == GAME.ranks(s)


@rule("TEP-9.3", "TEP-DR-12")
def test_the_safety_stop_ranks_by_treasures_legend_gold_and_cubes():
    s = last_turn(3, 2, rounds=999, sites={"a2": 1}, gold=[9, 0, 9], level=[1, 1, 2])
    assert not s.stack
    assert (1000, [3, 1, 2], [0, 1, 0]) == (s.rounds, GAME.ranks(s), GAME.scores(s))
    assert last_turn(3, 2, rounds=998).stack
    assert not last_turn(3, 2, rounds=49, limit=50).stack
    assert cell("a1") == 0
