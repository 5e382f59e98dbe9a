"""PM-10: the final scoring in nine steps, winner and ties."""

import pytest

from games.pirates_of_maracaibo.positions import GAME, give, grow, hold, kinds, mark, own, say, table, walker
from marks import rule
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.scoring import (
    final_steps,
    metric,
    quest_points,
    residence_points,
    scored_quests,
    treasure_points,
)


@rule("PM-10.1")
def test_four_points_for_each_river():
    assert 12 == final_steps(walker(table(), 0, "c2"), 0)[0]


@rule("PM-10.2", "PM-V19")
def test_a_point_for_five_doubloons():
    assert 2 == final_steps(table(doubloons=14), 0)[1]


@rule("PM-10.3")
def test_printed_points():
    assert 2 + 1 + 4 == final_steps(give(table(), 0, "tobacco", "spyglass", "jolly_roger"), 0)[2]


@rule("PM-10.4", "PM-10.11")
def test_scrolls_may_count_scored_quests():
    s = give(table(), 0, "adventure_huntress", "bounty_master", "gunner", "scout", "cook")
    hold(s, 0, "crew_muster", "man_of_action", "landowner", "men_and_gear", "gold_fever")
    assert 2 == scored_quests(s, 0)
    assert 0 == final_steps(s, 0)[3]
    mark(s, 0, "castle")
    assert 5 + 6 == final_steps(s, 0)[3]


RESIDENCES = [
    ("hacienda", 2 * 7, lambda s: give(s, 0, "tobacco", "purser")),
    ("castle", 3 * 4, lambda s: give(s, 0, "rum", "shantyman")),
    ("hidden_harbour", 6 * 2, lambda s: walker(s, 0, "t06")),
    ("stronghold", 8 * 2, lambda s: own(s, 0, gold=2, emerald=1, pearl=3, buried=(0, 1, 0))),
    ("lighthouse", 4 * 3, lambda s: own(s, 0, pearl=2, buried=(0, 0, 1))),
    ("palace", 4 * 3, lambda s: own(s, 0, gold=2, buried=(1, 0, 0))),
    ("town_house", 4 * 3, lambda s: own(s, 0, emerald=2, buried=(0, 1, 0))),
    ("citadel", 4 * 2, lambda s: give(s, 0, "rum", "cocoa", "cook")),
    ("inn", 4 * 2, lambda s: give(s, 0, "cook", "scout", "rum")),
    ("estate", 4 * 1, lambda s: hold(give(s, 0, "scout", "gunner", "cook"), 0, "crew_muster", "landowner")),
    ("pirate_cove", 3 * 4, lambda s: own(s, 0, buried=(2, 1, 1))),
    ("sea_fort", 5 * 2, lambda s: give(s, 0, "bow_chasers", "gun_deck", "rum")),
]


@rule("PM-10.5", "PM-10.5.1")
@pytest.mark.parametrize(("name", "points", "fill"), RESIDENCES, ids=[row[0] for row in RESIDENCES])
def test_every_residence_scores_its_condition(name, points, fill):
    s = fill(table())
    residence = d.NUMBERS[name] - d.FIRST_RESIDENCE
    assert points == residence_points(s, 0, residence)
    assert 0 == final_steps(s, 0)[4]
    s.markers[residence] |= 1
    assert final_steps(s, 0)[4] >= points


@rule("PM-10.5")
def test_residences_are_capped():
    s = own(table(), 0, gold=9)
    assert 24 == residence_points(s, 0, d.NUMBERS["palace"] - d.FIRST_RESIDENCE)
    give(s, 0, "bow_chasers", "gun_deck", "great_cabin", "topsails", "cargo_hold", "crows_nest")
    assert 25 == residence_points(s, 0, d.NUMBERS["sea_fort"] - d.FIRST_RESIDENCE)


@rule("PM-10.6", "PM-V15")
@pytest.mark.parametrize(("cubes", "each"), [(0, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (40, 5)])
def test_treasures_by_the_cubes_on_their_island(cubes, each):
    s = own(table(), 0, gold=1, buried=(2, 0, 0))
    s.islands = [cubes, 4, 4]
    assert 3 * each == treasure_points(s, 0)


@rule("PM-10.7", "PM-V15")
def test_two_more_for_each_buried_treasure():
    s = own(table(), 0, gold=1, buried=(2, 0, 0))
    s.islands[0] = 6
    steps = final_steps(s, 0)
    assert 12 == steps[5]
    assert 4 == steps[6]


@rule("PM-10.8", "PM-11.1")
def test_the_harder_goal_else_the_easier_else_nothing():
    s = hold(give(table(), 0, "gunner", "scout"), 0, "crew_muster")
    crew = d.NUMBERS["crew_muster"]
    assert 0 == quest_points(s, 0, crew)
    give(s, 0, "cook")
    assert 3 == quest_points(s, 0, crew)
    give(s, 0, "merchant", "architect")
    assert 8 == quest_points(s, 0, crew)
    gear = d.NUMBERS["men_and_gear"]
    assert 0 == quest_points(s, 0, gear)
    give(s, 0, "rum", "cocoa")
    assert 3 == quest_points(s, 0, gear)


@rule("PM-V11")
def test_the_same_cards_serve_several_quests():
    s = give(walker(table(), 0, "c2"), 0, "gunner", "scout", "cook", "merchant", "architect", "rum", "cocoa", "tobacco")
    hold(s, 0, "crew_muster", "landing_party", "men_and_gear")
    assert 8 + 8 + 8 == final_steps(s, 0)[7]


@rule("PM-10.9")
def test_ten_points_for_six_scored_quests():
    s = own(give(table(), 0, "gunner", "scout", "cook", "rum", "cocoa"), 0, gold=3, emerald=3, pearl=3)
    hold(s, 0, "gold_fever", "green_fire", "moon_tears", "crew_muster", "men_and_gear")
    assert 0 == final_steps(s, 0)[8]
    hold(s, 0, "hoard")
    assert 10 == final_steps(s, 0)[8]


@rule("PM-10.10")
def test_most_points_then_more_buried_then_shared():
    s = table(3)
    s.stack = []
    s.vp = [50, 60, 60]
    assert [3, 1, 1] == GAME.ranks(s)
    own(s, 2, buried=(1, 0, 0))
    assert [3, 2, 1] == GAME.ranks(s)


METRICS = {
    "gold": 3,
    "emerald": 2,
    "pearl": 1,
    "treasure": 6,
    "treasure_set": 1,
    "buried": 3,
    "buried_gold": 2,
    "buried_emerald": 1,
    "buried_pearl": 0,
    "crew": 1,
    "equipment": 2,
    "ship": 1,
    "instant_card": 1,
    "improvement_or_residence": 6,
    "residence": 2,
    "upgrade": 3,
    "river": 2,
    "doubloon_income": 4,
    "vp_income": 5,
    "quest": 2,
    "scored_quest": 1,
}


@rule("PM-11.1")
@pytest.mark.parametrize("name", METRICS)
def test_every_metric_counts_what_it_names(name):
    s = give(table(), 0, "rum", "account_books", "cook", "gun_deck")
    s.gains[0].income -= 1
    own(s, 0, gold=1, emerald=1, pearl=1, buried=(2, 1, 0))
    mark(walker(grow(s, 0, "s1_raid", "s1_explore", "s1_coins"), 0, "t06"), 0, "castle", "hacienda")
    hold(s, 0, "landowner", "dry_dock")
    assert METRICS[name] == metric(s, 0, d.METRICS.index(name))


def rich():
    """The captain of the complete example."""
    s = give(walker(table(doubloons=14), 0, "c2"), 0, "iron_chest", "rum", "cocoa", "pearl_diver")
    s.gains[0] = give(table(), 0, "iron_chest", "rum", "cocoa", "pearl_diver").gains[0]
    own(s, 0, gold=1, buried=(2, 2, 0))
    s.islands = [6, 3, 4]
    s.markers[d.NUMBERS["pirate_cove"] - d.FIRST_RESIDENCE] = 1
    return s


@rule("PM-V25", "PM-I19")
def test_a_complete_final_scoring():
    """Printed points 9, a harder goal of 8 and an easier one of 3: the sum is 80."""
    s = rich()
    s.tableaux[0] = [d.NUMBERS["iron_chest"], d.NUMBERS["jolly_roger"], d.NUMBERS["rum"]]
    hold(s, 0, "landing_party", "gold_fever")
    s.gains[0].symbols[0] = 3
    assert [12, 2, 9, 8, 12, 18, 8, 11, 0] == final_steps(s, 0)
    assert 80 == sum(final_steps(s, 0))


@rule("PM-I19", "PM-10.11")
def test_the_score_is_running_points_and_the_nine_steps():
    s = give(table(2, turn=1, round_=3), 0, "tobacco")
    s.turns = [1, 0]
    s.ships[1] = d.GULF
    s.vp = [30, 40]
    told = say(s, "sail maracaibo", "decline")
    assert not s.stack
    steps = [event for event in told if event[0].startswith("scored_") and event[1] == 0]
    assert 9 == len(steps)
    assert GAME.scores(s)[0] == s.vp[0] + sum(event[2] for event in steps)
    assert GAME.scores(s)[0] == s.vp[0] + sum(final_steps(s, 0))
    assert kinds(told).index("income") < kinds(told).index("scored_rivers") < kinds(told).index("final")
