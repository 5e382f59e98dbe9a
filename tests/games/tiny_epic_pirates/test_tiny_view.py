"""What views tell beside the table: the wheel, the reach, the fight, the Navy's hunt, sites, the last comparison."""

import pytest
from hypothesis import given, strategies as st

from games.tiny_epic_pirates.positions import (
    ATTACK,
    CREW_UP,
    GAME,
    SEARCH,
    TRADE,
    at_order,
    at_sea,
    at_wheel,
    chance,
    play,
    table,
    wheel,
    where,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.games.tiny_epic_pirates import data as d, verbs as v
from quarterdeck.games.tiny_epic_pirates.flow.turn import LINE, Turn


def seen(s, seat=0):
    """The view of a seat."""
    return GAME.hide(s, seat)


# -- the wheel -------------------------------------------------------------------------------------------------------


@rule("TEP-5.1.3", "TEP-5.1.4", "TEP-5.1.6", "TEP-5.1.7", "TEP-5.1.8")
def test_walks_name_the_spaces_that_take_and_give_deckhands():
    s = at_wheel(helm=[4], hands=[(1, 0, 0, 0)], wheel=[(1, 5)])
    assert [
        {"space": 5, "marks": [], "lifts": [5], "crosses": False},
        {"space": 0, "marks": [], "lifts": [5], "crosses": True},
        {"space": 1, "marks": [], "lifts": [5, 1], "crosses": True},
        {"space": 2, "marks": [], "lifts": [5, 1], "crosses": True},
        {"space": 3, "marks": [2], "lifts": [5, 1], "crosses": True},
    ] == [{name: value for name, value in walk.items() if name != "places"} for walk in seen(s)["walks"]]
    short = at_wheel(helm=[1], hands=[(0, 0, 0, 1)], wheel=[(3, 5)])
    assert [2, 3, 4] == [walk["space"] for walk in seen(short)["walks"]]
    assert "walks" not in seen(at_sea())


@pytest.mark.parametrize("helm", range(6))
def test_walks_are_what_the_captain_does(helm):
    s = at_wheel(helm=[helm], hands=[(1, 1, 0, 0)], wheel=[(1 if helm != 1 else 2,)])
    for walk in seen(s)["walks"]:
        after = s.clone()
        frame = after.stack[-1]
        order = s.orders[walk["space"]]
        engine.answer(after, 0, next(a for a in frame.options(after, 0) if v.steer_order(a) == order))
        assert sorted({*wheel(s), *walk["marks"]} - {*walk["lifts"]}) == wheel(after)
        assert walk["crosses"] == bool(after.crossed)


@rule("TEP-5.3.0")
def test_walks_name_the_cards_where_their_orders_can_be_carried_out():
    s = at_wheel(helm=[0], ship=["b1", "c3"], cargo=[("rum",)], merchant_at=["a1", "d4"])
    places = {s.orders[walk["space"]]: walk["places"] for walk in seen(s)["walks"]}
    markets = [d.CELL_IDS[cell] for cell in range(16) if d.MARKET[s.sea[cell]] == 1]
    assert markets == places[TRADE]
    assert 16 == len(places[CREW_UP])
    assert 4 == s.ship[0]  # nothing has moved


# -- the rest of the turn ---------------------------------------------------------------------------------------------


def plan(s, cell):
    """What the turn would bring on a card: its lines without the cards, and the gold at the end."""
    told = seen(s)["plans"][cell]
    return [(line["of"], line["kind"], line["can"], line["gold"]) for line in told["lines"]], told["gold"]


@rule("TEP-3.1", "TEP-5.3.0", "TEP-5.4.1", "TEP-5.4.7")
def test_a_plan_adds_up_what_the_turn_brings_and_costs():
    """Two cubes of rum bring 3 of 6 gold, for the track ends at 13; a treasure costs what its site says."""
    s = at_sea(order=TRADE, ship=["c3"], gold=[10], cargo=[("rum", "rum")], captain=["captain_2_front"])
    lines, gold = plan(s, "c2")
    assert (("order", "trade", True, 3), 13) == (lines[0], gold)
    assert ("order", "trade", False, 0) == plan(s, "c3")[0][0]
    assert "plans" not in seen(s, 1)
    assert [10, 2] == [s.gold[0], s.cargo[1]]
    s = at_sea(order=SEARCH, ship=["b4"], gold=[13], captain=["captain_2_front"])
    lines, gold = plan(s, "a4")
    assert ("captain", "bury", True, -13) in lines
    assert 0 == gold
    assert ("captain", "bury", False, -13) in plan(
        at_sea(order=SEARCH, ship=["b4"], captain=["captain_2_front"]), "a4"
    )[0]


@rule("TEP-6.1.2")
def test_a_plan_tells_the_chance_of_a_fight():
    s = at_sea(order=ATTACK, ship=["c3", "a1"], merchant_at=["c2", "d4"])
    percent = seen(s)["plans"]["c2"]["lines"][0]["percent"]
    after = at_order(order=ATTACK, ship=["c2", "a1"], merchant_at=["c2", "d4"])
    frame = after.stack[-1]
    assert [percent] == [warned.args[1] for warned in frame.warnings(after, 0, frame.options(after, 0)[0])]


@rule("TEP-8.3", "TEP-5.5.1")
def test_a_plan_that_crosses_the_line_tells_of_extort_and_the_navy():
    s = at_sea(order=SEARCH, ship=["c3"], navy="d1", crossed=1, hands=[(1, 0, 2, 0)], gold=[12])
    told = seen(s)["plans"]
    assert ("extort", "extort", True, 1) == plan(s, "c3")[0][-1]
    assert {"far", "caught"} >= {one["hunt"]["fate"] for one in told.values()}
    assert None is seen(at_sea(order=SEARCH))["plans"]["b1"]["hunt"]


# -- the reach -------------------------------------------------------------------------------------------------------


def reach(s):
    """Steps and ways by goal."""
    return seen(s).get("reach", {})


@rule("TEP-5.2.1", "TEP-5.2.2")
def test_neighbours_are_reached_with_one_step_and_diagonals_with_two():
    s = at_sea(ship=["c3"], level=[1], hands=[(1, 1, 1, 0)])
    ways = reach(s)
    assert {"b3", "d3", "c2", "c4"} == {goal for goal, way in ways.items() if 1 == len(way)}
    assert ["b3", "a3"] == ways["a3"]
    assert "c3" not in ways
    assert max(len(way) for way in ways.values()) == s.stack[-1].range(s)
    play(s, 0, "sail b3")
    assert {1} == {len(way) for way in reach(s).values()}


@rule("TEP-5.2.5")
def test_a_way_goes_round_a_storm_when_that_is_no_longer():
    s = at_sea(ship=["b3"], hands=[(1, 1, 1, 0)])
    assert ["c3", "c2"] == reach(s)["c2"]  # not through the storm at b2
    assert ["b2"] == reach(s)["b2"]


@rule("TEP-5.2.7")
def test_a_storm_that_nobody_can_brave_is_out_of_reach():
    s = at_sea(ship=["b3"], level=[7], hands=[(0, 0, 0, 4)])
    assert not {goal for goal in reach(s) if d.STORM[s.sea[d.CELL_IDS.index(goal)]]}
    assert "b2" in reach(at_sea(ship=["b3"], hands=[(0, 0, 0, 3)], passes=[1]))
    assert "b2" in reach(at_sea(ship=["b3"], level=[7], hands=[(0, 0, 0, 3)], wheel=[(2,)]))


@rule("TEP-5.2.9")
def test_a_storm_that_takes_a_hand_off_rigging_shortens_the_reach():
    """From b1 every way to c3 begins in a storm."""
    assert ["c1", "c2", "c3"] == reach(at_sea(ship=["b1"], level=[1], hands=[(2, 1, 0, 0)]))["c3"]
    assert "c3" not in reach(at_sea(ship=["b1"], level=[1], hands=[(2, 0, 0, 1)]))


def test_nobody_reaches_anything_unless_somebody_sails():
    assert "reach" not in seen(at_wheel())
    assert reach(at_sea()) == GAME.hide(at_sea(), SPECTATOR)["reach"]


def sailed(s):
    """The fewest steps to every card, by sailing there in every possible way; tailwinds are kept."""
    found = {}
    front = [s]
    steps = 0
    while front:
        steps += 1
        after = {}
        for position in front:
            frame = position.stack[-1]
            if type(frame).__name__ != "Sailing" or frame.pirate or frame.over:
                continue
            for action in frame.options(position, 0):
                if action not in (v.STOP, v.TAILWIND):
                    settled(position, action, after)
        for position in after.values():
            found.setdefault(where(position), steps)
        front = list(after.values())
    found.pop(where(s), None)
    return found


def settled(s, action, after):
    """One step and every jostle that may follow it; positions by what matters for the next step."""
    after_step = s.clone()
    engine.answer(after_step, 0, action)
    open_ = [after_step]
    while open_:
        position = open_.pop()
        frame = position.stack[-1]
        if type(frame).__name__ == "Jostle":
            for choice in frame.options(position, 0):
                open_.append(position.clone())
                engine.answer(open_[-1], 0, choice)
        elif type(frame).__name__ == "Sailing":
            after[position.ship[0], tuple(position.hands[:4]), position.wheel[0], position.passes[0]] = position
        else:
            after[position.ship[0], "done"] = position


hands = st.tuples(*[st.integers(0, 2)] * 4).filter(lambda some: sum(some) <= 4)


@given(st.sampled_from(d.CELL_IDS), hands, st.integers(1, 7), st.integers(0, 1), st.permutations(range(16)))
def test_the_reach_is_what_sailing_reaches(cell, stations, level, passes, sea):
    """Every card within reach can be sailed to in so few steps, and no other card can."""
    s = at_sea(order=TRADE, ship=[cell], hands=[stations], level=[level], passes=[passes], sea=list(sea), tailwinds=[1])
    assert sailed(s) == {goal: len(way) for goal, way in reach(s).items()}


# -- the fight -------------------------------------------------------------------------------------------------------


@rule("TEP-6.1.2", "TEP-6.1.3", "TEP-6.3.1")
def test_a_fight_shows_hits_and_totals_of_both_sides():
    s = at_order(order=ATTACK, ship=["b3", "b3"], merchant_at=["b3", "d4"], crew=[("buck_cannon",)], sure_fire=[1])
    assert "fight" not in seen(s)
    duel = s.clone()
    play(s, 0, "attack orange")
    chance(s, "roll face_1", "roll face_5")
    fight = seen(s)["fight"]
    assert {"hits": [], "sure": 0, "total": 2} == fight["defence"]
    assert s.stack[-1].prompt(s, 0).args == [fight["attack"]["total"]]
    dice = fight["attack"]["hits"][0] + fight["attack"]["hits"][4]
    assert fight["attack"]["total"] == dice + fight["attack"]["sure"] + s.hands[d.CANNONS]
    play(duel, 0, "duel seat_1")
    chance(duel, "roll face_1", "roll face_1")
    assert seen(duel)["fight"]["defence"]["total"] is None
    play(duel, 0, "done")
    fight = seen(duel)["fight"]
    assert duel.stack[-1].attack == fight["attack"]["total"]
    assert duel.hands[d.STATIONS + d.CANNONS] + fight["defence"]["sure"] == fight["defence"]["total"]


# -- the Navy, sites, the end ----------------------------------------------------------------------------------------


@rule("TEP-8.3.1", "TEP-8.3.2", "TEP-8.3.3")
@pytest.mark.parametrize(
    ("navy", "ship", "buried", "path", "fate"),
    [
        ("a4", "c2", 1, ["a4", "b4", "c4"], "far"),
        ("a4", "b3", 2, ["a4", "b4", "b3"], "caught"),
        ("b3", "b3", 2, ["b3"], "caught"),
    ],
)
def test_the_navy_hunts_vertically_first_and_stops_on_the_ship(navy, ship, buried, path, fate):
    sites = dict.fromkeys(["c1", "d2"][:buried], 0)
    s = at_wheel(navy=navy, ship=[ship], sites=sites)
    assert {"speed": d.NAVY_SPEED[buried], "path": path, "fate": fate} == seen(s)["hunt"]
    line = table(1, [Turn(0, LINE)], 0, navy=navy, ship=[ship, "d4"], sites=sites, crossed=1)
    assert path[-1] == d.CELL_IDS[line.navy]


@rule("TEP-8.3.3", "TEP-AR-4")
def test_a_hidden_ship_is_found_but_not_attacked():
    s = at_wheel(navy="a3", ship=["a3", "c3"], hidden=[0])
    assert "hidden" == seen(s)["hunt"]["fate"]
    assert "far" == seen(s, 1)["hunt"]["fate"]
    assert seen(s)["hunt"] == seen(s, SPECTATOR)["hunt"]


@rule("TEP-5.4.7")
def test_payable_sites_are_empty_within_the_purse_and_without_the_navy():
    s = at_wheel(gold=[12, 13], navy="a2", sites={"a4": 1})
    costs = {name: d.COST[card] for card, name in enumerate(d.CELL_IDS)}
    assert {name for name, cost in costs.items() if 0 < cost <= 12} - {"a2", "a4"} == set(seen(s)["payable"])
    assert "payable" not in seen(s, SPECTATOR)


@rule("TEP-9.2")
def test_the_end_shows_what_is_compared():
    s = table(sites={"a2": 0, "a3": 0, "a4": 0}, level=[2, 4], gold=[5, 7], cargo=[("rum",)])
    assert "standing" not in seen(s)
    s.stack = []
    assert [[3, 2, 5, 1], [0, 4, 7, 0]] == seen(s)["standing"]
    assert {"hunt", "payable"}.isdisjoint(seen(s))
