"""PM-8.3, PM-14.6: exploration and retirement."""

import pytest

from games.pirates_of_maracaibo.positions import (
    GAME,
    arrive,
    crown,
    effect,
    give,
    grow,
    kinds,
    mark,
    options,
    refused,
    say,
    table,
    walker,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.scoring import metric


def spaces(s):
    """Where the explorer may stop."""
    return {words.removeprefix("walk ") for words in options(s) if words.startswith("walk")}


def explorer(space="start", value=3, s=None):
    """Seat 0 explores from a space."""
    s = walker(s or table(), 0, space)
    effect(s, 0, f"explore_{value}")
    return s


@rule("PM-8.3.1")
def test_points_are_the_value_and_all_bonuses():
    s = crown(grow(give(table(), 0, "spyglass"), 0, "s1_explore"), 0, "dragon")
    explorer("start", 3, s)
    assert 3 + 1 + 1 + 2 == s.stack[-1].points


@rule("PM-8.3.2")
def test_the_explorer_moves_at_least_one_and_at_most_its_points():
    s = explorer("t05", 3)
    assert {"t06", "t07", "t08"} == spaces(s)
    assert "decline" in options(s)
    assert ("too_far", "PM-8.3.2") == refused(s, "walk t09")


@rule("PM-8.3.2", "PM-V7")
def test_other_explorers_are_skipped_and_cost_nothing():
    s = walker(table(), 1, "b1")
    walker(s, 0, "t03")
    arrive(s, 0, "a3")
    say(s, "decline")
    assert {"t04", "a1", "a2", "b2", "b3"} == spaces(s)
    say(s, "walk b3")
    assert 23 == s.doubloons[0]
    assert [0, 0, 0] == s.stored[:3]


@rule("PM-8.3.3", "PM-I11")
def test_at_a_fork_both_branches_are_open_and_nothing_lies_behind():
    assert {"a1", "b1", "a2", "b2"} == spaces(explorer("t04", 2))
    assert {"b3", "t05"} == spaces(explorer("b2", 2))


@rule("PM-8.3.4", "PM-AR-35")
def test_only_the_space_where_it_stops_acts_and_its_treasure_may_be_refused():
    s = explorer("t04", 1)
    say(s, "walk b1")
    assert ["use gain_treasure_gold_1", "finish"] == options(s)
    say(s, "finish")
    assert 0 == s.stored[0]
    assert 4 == s.islands[0]
    s = explorer("t02", 2)
    say(s, "walk t04")
    assert 0 == s.vp[0]
    assert 24 == s.doubloons[0]


@rule("PM-8.3.5", "PM-AR-5")
def test_trades_give_up_points_and_pay_before_the_space():
    s = explorer("t02", 3, give(table(), 0, "navigator", "surveyor"))
    assert {"trade navigator", "trade surveyor"} <= set(options(s))
    say(s, "trade navigator")
    assert "decline" not in options(s)
    assert "trade navigator" not in options(s)
    assert {"t03", "t04"} == spaces(s)
    say(s, "trade surveyor")
    assert {"t03"} == spaces(s)
    told = say(s, "walk t03")
    assert [("gained_doubloons", 0, 4), ("gained_vp", 0, 3), ("gained_vp", 0, 2)] == [
        event for event in told if event[0].startswith("gained")
    ]


@rule("PM-8.3.5")
def test_a_step_must_remain():
    s = explorer("t02", 1, give(table(), 0, "navigator"))
    assert "trade navigator" not in options(s)


@rule("PM-8.11.1")
def test_the_nautilus_trades_a_space_for_gold():
    s = explorer("t02", 2, crown(table(), 0, "nautilus"))
    say(s, "trade nautilus", "walk t03", "store")
    assert 1 == s.stored[0]
    assert 2 == s.vp[0]


@rule("PM-8.3.6", "PM-AR-6")
def test_the_ends_hold_everybody_and_the_last_space_ends_exploring():
    s = walker(table(), 1, "t17")
    explorer("t16", 3, s)
    assert {"t17"} == spaces(s)
    say(s, "walk t17")
    assert 10 == s.vp[0]
    assert s.explorers[0] == s.explorers[1]
    assert ["skipped"] == kinds(effect(s, 0, "explore_2"))[:1]


@rule("PM-8.3.7")
@pytest.mark.parametrize(
    ("space", "rivers"),
    [
        ("start", 0),
        ("a1", 0),
        ("a2", 1),
        ("b1", 0),
        ("b2", 1),
        ("t05", 1),
        ("t06", 2),
        ("c1", 2),
        ("c2", 3),
        ("d1", 2),
        ("d2", 3),
        ("t13", 3),
        ("t14", 4),
        ("t17", 4),
    ],
)
def test_rivers_behind_the_explorer(space, rivers):
    s = walker(table(), 0, space)
    assert rivers == metric(s, 0, d.M_RIVER)
    assert rivers == d.COMPONENTS["track_space"][d.TRACK_IDS.index(space)]["rivers_crossed"]


def test_the_rivers_of_the_data_lie_where_the_edges_say():
    for river in d.COMPONENTS["river"]:
        for before, after in river["edges"]:
            assert river["index"] - 1 == d.TRACK_RIVERS[d.TRACK_IDS.index(before)]
            assert river["index"] == d.TRACK_RIVERS[d.TRACK_IDS.index(after)]


SPACES = [space["id"] for space in d.COMPONENTS["track_space"][1:]]


@rule("PM-8.3.4")
@pytest.mark.parametrize("space", SPACES)
def test_every_space_pays_what_it_shows(space):
    """Fixed gains come at once; the rest is asked, or skipped where nothing can come of it."""
    record = d.COMPONENTS["track_space"][d.TRACK_IDS.index(space)]
    before = next(other["id"] for other in d.COMPONENTS["track_space"] if space in other["next"])
    s = table()
    s.stored[0] = s.bonus[0] = 1
    s.tiles[0] = 61
    explorer(before, 1, s)
    say(s, f"walk {space}")
    fixed = {"gain_vp": 0, "gain_doubloons": 0}
    rest = []
    for effect_ in record["effects"]:
        if effect_["kind"] in fixed:
            fixed[effect_["kind"]] += effect_["amount"]
        else:
            rest.append(effect_["kind"])
    assert fixed["gain_vp"] == s.vp[0]
    assert 20 + fixed["gain_doubloons"] == s.doubloons[0]
    assert bool(rest) == (len(s.stack) > 2)
    if rest:
        assert {"finish", "decline"} & set(options(s))


@rule("PM-8.10.3")
def test_the_explorers_space_is_repeated_but_not_the_start():
    s = walker(table(), 0, "t09")
    effect(s, 0, "repeat_explorer_space")
    say(s, "use repeat_explorer_space")
    assert 26 == s.doubloons[0]
    assert ["skipped"] == kinds(effect(table(), 0, "repeat_explorer_space"))[:1]


# -- retirement ----------------------------------------------------------------------------------------------------


@rule("PM-14.6.1", "PM-14.6.2", "PM-AR-15", "PM-AR-36")
def test_behind_the_last_space_a_residence_at_half_price_must_be_built():
    s = explorer("t17", 2, table(retirement=True, doubloons=9))
    assert {"retirement"} == spaces(s)
    say(s, "walk retirement")
    assert ["build hacienda", "build castle", "build hidden_harbour", "build stronghold"] == options(s)
    say(s, "build castle")
    assert 0 == s.doubloons[0]
    assert 2 == s.vp[0]
    assert d.TRACK_START == s.explorers[0]
    assert 0 == metric(s, 0, d.M_RIVER)
    assert 1 == s.markers[1]
    effect(s, 0, "explore_2")
    assert {"t01", "t02"} == spaces(s)


@rule("PM-14.6.1")
def test_the_last_space_still_holds_everybody_and_can_be_stopped_on():
    s = walker(table(retirement=True), 1, "t17")
    explorer("t16", 3, s)
    assert {"t17", "retirement"} == spaces(s)
    assert {"t17"} == spaces(explorer("t16", 3, table()))


@rule("PM-14.6.3", "PM-AR-19")
def test_retirement_only_once_and_only_with_money_and_a_free_residence():
    s = table(retirement=True)
    s.retired = 1
    assert ["skipped"] == kinds(effect(walker(s, 0, "t17"), 0, "explore_2"))[:1]
    s = give(table(retirement=True, doubloons=7), 0, "surveyor")
    assert ["skipped"] == kinds(effect(walker(s, 0, "t17"), 0, "explore_3"))[:1]
    s = mark(table(retirement=True), 0, "hacienda", "castle", "hidden_harbour", "stronghold")
    assert ["skipped"] == kinds(effect(walker(s, 0, "t17"), 0, "explore_3"))[:1]


@rule("PM-AR-19")
def test_gains_of_trades_do_not_make_retirement_affordable():
    s = give(table(retirement=True, doubloons=7), 0, "navigator")
    explorer("t16", 3, s)
    assert {"t17"} == spaces(s)


@rule("PM-I11")
@pytest.mark.parametrize("seed", range(4))
def test_explorers_never_go_back_without_retirement(seed):
    s = GAME.new(3, GAME.check_options({}))
    engine.settle(s)
    rng = Rng(seed)
    while s.stack:
        before = s.explorers.copy()
        seat = s.stack[-1].asked(s)
        found = s.stack[-1].options(s, seat)
        engine.answer(s, seat, engine.outcome(s, rng) if seat == CHANCE else found[rng.below(len(found))])
        assert all(now >= then for now, then in zip(s.explorers, before, strict=True))
        assert [] == [problem for problem in s.problems() if "PM-I11" in problem]
