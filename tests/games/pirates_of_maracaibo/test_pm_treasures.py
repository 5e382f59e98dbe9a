"""PM-8.2, PM-8.4: gaining, storing and burying treasures."""

import pytest

from games.pirates_of_maracaibo.positions import (
    EMERALD,
    GOLD,
    PEARL,
    arrive,
    crown,
    effect,
    kinds,
    options,
    own,
    say,
    table,
)
from marks import rule
from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo import data as d


@rule("PM-8.2.1", "PM-I6")
def test_a_treasure_takes_a_cube_from_its_island_or_comes_from_the_supply():
    s = table()
    s.islands = [1, 4, 4]
    effect(s, 0, "gain_treasure_gold_1")
    say(s, "use gain_treasure_gold_1", "store")
    assert 0 == s.islands[GOLD]
    effect(s, 0, "gain_treasure_gold_1")
    say(s, "use gain_treasure_gold_1", "store")
    assert 0 == s.islands[GOLD]
    assert 2 == s.stored[GOLD]


@rule("PM-8.2.2")
@pytest.mark.parametrize(("kind", "vp", "coins"), [("gold", 0, 3), ("emerald", 2, 0), ("pearl", 1, 1)])
def test_the_bonus_space_pays_when_it_is_empty(kind, vp, coins):
    s = table()
    effect(s, 0, f"gain_treasure_{kind}_1")
    say(s, f"use gain_treasure_{kind}_1")
    assert ["store_bonus", "store"] == options(s)
    say(s, "store_bonus")
    assert vp == s.vp[0]
    assert 20 + coins == s.doubloons[0]
    effect(s, 0, f"gain_treasure_{kind}_1")
    told = say(s, f"use gain_treasure_{kind}_1")
    assert "stored_bonus" not in kinds(told)
    assert 2 == s.stored[d.TREASURE_IDS.index(kind)]


@rule("PM-8.2.3", "PM-AR-4", "PM-DR-6")
def test_burying_frees_the_bonus_space_which_pays_again():
    s = own(table(), 0, emerald=2)
    s.bonus[EMERALD] = 1
    effect(s, 0, "bury_1")
    say(s, "bury emerald emerald_4")
    assert 0 == s.bonus[EMERALD]
    assert 1 == s.stored[EMERALD]
    effect(s, 0, "gain_treasure_emerald_1")
    say(s, "use gain_treasure_emerald_1", "store_bonus")
    assert 2 == s.vp[0]


@rule("PM-8.2.4", "PM-I7", "PM-V8")
def test_stored_and_buried_both_count():
    s = own(table(), 0, emerald=1)
    s.islands[EMERALD] = 3
    effect(s, 0, "bury_1")
    say(s, "bury emerald emerald_1", "use place_cube_emerald_1")
    assert 4 == s.islands[EMERALD]
    assert 0 == s.stored[EMERALD]
    assert 1 == s.buried_of(0, EMERALD) == s.owned(0, EMERALD)


@rule("PM-8.4.1")
def test_each_shovel_buries_one_treasure_of_any_kind():
    s = own(table(), 0, gold=1, pearl=1)
    effect(s, 0, "bury_2")
    assert 9 == len(options(s))
    say(s, "bury gold gold_4")
    assert {"bury pearl pearl_1", "bury pearl pearl_2", "bury pearl pearl_3", "bury pearl pearl_4", "decline"} == set(
        options(s)
    )
    say(s, "bury pearl pearl_4")
    assert 2 == s.buried_all(0)


@rule("PM-8.4.2", "PM-AR-21")
@pytest.mark.parametrize(
    ("slot", "vp", "coins", "island"),
    [
        ("gold_2", 0, 4, NONE),
        ("gold_3", 2, 0, NONE),
        ("gold_4", 0, 0, NONE),
        ("emerald_3", 2, 0, NONE),
        ("emerald_4", 0, 0, NONE),
        ("pearl_2", 3, 0, NONE),
        ("pearl_3", 0, 3, NONE),
        ("pearl_4", 0, 0, NONE),
        ("gold_1", 0, 0, GOLD),
        ("emerald_1", 0, 0, EMERALD),
        ("pearl_1", 0, 0, PEARL),
    ],
)
def test_every_burying_space_pays_its_bonus(slot, vp, coins, island):
    kind = slot.split("_")[0]
    s = own(table(), 0, gold=1, emerald=1, pearl=1)
    effect(s, 0, "bury_1")
    say(s, f"bury {kind} {slot}")
    assert vp == s.vp[0]
    assert 20 + coins == s.doubloons[0]
    if island != NONE:
        assert [f"use place_cube_{kind}_1", "finish"] == options(s)
        say(s, "finish")
        assert [4, 4, 4] == s.islands


@rule("PM-8.4.3")
def test_four_spaces_for_each_kind():
    s = own(table(), 0, gold=2, buried=(4, 0, 0))
    assert ["skipped"] == kinds(effect(s, 0, "bury_1"))[:1]


@rule("PM-8.4.4", "PM-AR-14", "PM-8.11.1")
@pytest.mark.parametrize(
    ("slot", "vp", "coins", "then"),
    [
        (1, 0, 5, ""),
        (2, 4, 0, ""),
        (3, 0, 0, "upgrade s1_raid"),
        (4, 0, 0, "use gain_treasure_any_1"),
    ],
)
def test_poseidon_takes_any_kind_on_four_more_spaces(slot, vp, coins, then):
    s = own(crown(table(), 0, "poseidon"), 0, gold=1, buried=(4, 0, 0))
    effect(s, 0, "bury_1")
    assert [f"bury gold poseidon_{n}" for n in (1, 2, 3, 4)] == options(s)[:-1]
    say(s, f"bury gold poseidon_{slot}")
    assert vp == s.vp[0]
    assert 20 + coins == s.doubloons[0]
    assert 5 == s.buried_of(0, GOLD) == s.owned(0, GOLD)
    if then:
        say(s, then)
    if slot == 4:
        say(s, "choose_kind pearl", "store")
        assert 1 == s.stored[PEARL]


@rule("PM-8.4.5")
def test_a_burying_bonus_comes_before_the_next_shovel():
    s = own(table(), 0, emerald=2)
    arrive(s, 0, "a2")
    say(s, "decline", "use bury_2", "bury emerald emerald_2")
    assert "upgrade s1_raid" in options(s)
    say(s, "decline")
    assert "bury emerald emerald_1" in options(s)


@rule("PM-8.11.1", "PM-5.3")
def test_the_hawk_brings_three_treasures_of_one_kind_that_cannot_be_declined():
    s = table()
    s.offered = [d.FIGUREHEAD_IDS.index("hawk")]
    effect(s, 0, "take_figurehead_3")
    say(s, "take_figurehead hawk")
    assert ["choose_kind gold", "choose_kind emerald", "choose_kind pearl"] == options(s)
    say(s, "choose_kind emerald", "store_bonus")
    assert 3 == s.stored[EMERALD]
    assert 1 == s.islands[EMERALD]
    assert 2 == s.vp[0]


@rule("PM-I7")
def test_more_bonus_cubes_than_treasures_are_noticed():
    s = table()
    s.bonus[0] = 1
    assert any("PM-I7" in problem for problem in s.problems())
