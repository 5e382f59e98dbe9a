"""PM-8.6, PM-8.10 to PM-8.12: upgrades, figureheads, black market tiles and other effects."""

import pytest

from games.pirates_of_maracaibo.positions import (
    arrive,
    crown,
    effect,
    give,
    grow,
    hold,
    kinds,
    lay,
    options,
    own,
    refused,
    say,
    table,
    walker,
)
from marks import rule
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.actions import LANGUAGE
from quarterdeck.games.pirates_of_maracaibo.state import fresh_gains, legal_upgrades


@rule("PM-8.6.1", "PM-I9")
def test_each_space_is_used_once():
    s = grow(table(), 0, "s1_raid")
    effect(s, 0, "upgrade_1")
    assert "upgrade s1_raid" not in options(s)
    assert 5 + 1 == len(options(s))


@rule("PM-8.6.2", "PM-V9", "PM-I9")
def test_lock_lines_open_by_the_number_of_upgrades():
    s = grow(table(), 0, "s1_raid")
    effect(s, 0, "upgrade_1")
    assert ("locked", "PM-8.6.2") == refused(s, "upgrade s2_bury")
    grow(s, 0, "s1_explore")
    assert "upgrade s2_bury" in options(s)
    assert "upgrade s3_raid" not in options(s)
    grow(s, 0, "s1_discount", "s1_coins", "s2_bury")
    assert "upgrade s3_raid" in options(s)
    grow(s, 0, "s2_quest", "s2_explore", "s2_plunder")
    assert "upgrade s4_glory" not in options(s)
    grow(s, 0, "s3_raid")
    assert "upgrade s4_glory" in options(s)
    assert legal_upgrades(s.upgrades[0])
    assert not legal_upgrades(1 << d.UPGRADE_IDS.index("s2_bury"))


@rule("PM-8.6.3")
def test_beige_pays_once_and_red_works_from_now_on():
    s = table()
    effect(s, 0, "upgrade_1")
    say(s, "upgrade s1_coins")
    assert 24 == s.doubloons[0]
    effect(s, 0, "upgrade_1")
    say(s, "upgrade s1_discount")
    assert 1 == s.gains[0].discount


UPGRADES = {
    "s1_raid": "raid",
    "s1_explore": "explore",
    "s1_discount": "discount",
    "s1_figurehead": "figurehead",
    "s1_market": "place_tile",
    "s1_coins": "",
    "s2_plunder": "actions",
    "s2_explore_bonus": "explore",
    "s2_bury": "bury",
    "s2_quest": "quest_pick",
    "s2_explore": "explore",
    "s2_market": "place_tile",
    "s3_treasure": "actions",
    "s3_raid": "raid",
    "s3_discount": "discount",
    "s3_residence": "build",
    "s3_cubes": "island",
    "s3_market": "place_tile",
    "s4_signal": "actions",
    "s4_explore_bonus": "explore",
    "s4_glory": "",
    "s4_cache": "bundle",
    "s4_wages": "bundle",
    "s4_shipyard": "acquire",
}


@rule("PM-8.6.3")
@pytest.mark.parametrize("name", UPGRADES)
def test_every_upgrade_space_does_what_it_shows(name):
    s = own(lay(give(table(), 0, "tobacco"), h1="bow_chasers"), 0, gold=1)
    filler = [space for space in d.UPGRADE_IDS if space != name][:9]
    grow(s, 0, *filler)
    before = fresh_gains(s, 0).sums()
    effect(s, 0, "upgrade_1")
    say(s, f"upgrade {name}")
    record = next(space for space in d.COMPONENTS["ship_upgrade"] if space["id"] == name)
    if record["scroll"] == "red":
        assert before != s.gains[0].sums() == fresh_gains(s, 0).sums()
        assert 1 == sum(a != b for a, b in zip(before, s.gains[0].sums(), strict=True))
    elif UPGRADES[name]:
        assert UPGRADES[name] == s.stack[-1].to_json()["frame"]
    gained = sum(e["amount"] for e in record["effects"] if e["kind"] == "gain_vp")
    assert gained == s.vp[0]


@rule("PM-8.6.4", "PM-AR-13")
def test_a_space_without_use_may_still_be_filled():
    s = grow(table(), 0, "s1_raid", "s1_explore")
    effect(s, 0, "upgrade_1")
    told = say(s, "upgrade s2_bury")
    assert "skipped" in kinds(told)
    assert 3 == s.upgrades[0].bit_count()


@rule("PM-8.6.5", "PM-I8")
def test_one_figurehead_for_three_doubloons():
    s = table()
    s.offered = [0, 5]
    effect(s, 0, "take_figurehead_3")
    assert ["take_figurehead mermaid", "take_figurehead sea_serpent", "decline"] == options(s)
    say(s, "take_figurehead sea_serpent")
    assert 17 == s.doubloons[0]
    assert [0] == s.offered
    assert (2, 2) == (s.gains[0].income, s.gains[0].income_vp)
    assert ["skipped"] == kinds(effect(s, 0, "take_figurehead_3"))[:1]
    poor = table(doubloons=2)
    assert ["skipped"] == kinds(effect(poor, 0, "take_figurehead_3"))[:1]


@rule("PM-8.6.6", "PM-I8")
def test_a_tile_is_paid_placed_on_a_free_location_and_activated():
    s = lay(give(table(), 0, "rum", "tobacco"), e3="jamaica")
    s.tiles[5] = 60
    effect(s, 0, "place_black_market_2")
    words = options(s)
    assert "place_tile bm_5a jamaica" in words
    assert not any("trinidad" in word or "gulf" in word or "maracaibo" in word for word in words)
    assert 5 * 8 + 1 == len(words)
    say(s, "place_tile bm_5a jamaica")
    assert 18 == s.doubloons[0]
    assert 2 == s.vp[0]
    assert 68 == s.tiles[4]
    effect(s, 0, "place_black_market_0")
    assert not any("bm_5a" in word or "jamaica" in word for word in options(s))


@rule("PM-8.10.1")
def test_cubes_go_to_an_island_of_choice_or_the_named_one():
    s = table()
    s.islands = [9, 30, 4]
    effect(s, 0, "place_cube_any_1")
    assert ["island gold", "island emerald", "island pearl", "decline"] == options(s)
    say(s, "island emerald")
    effect(s, 0, "place_cube_any_same_2")
    say(s, "island gold")
    assert [11, 31, 4] == s.islands


@rule("PM-8.10.2")
def test_a_placed_tile_is_activated_from_anywhere():
    s = own(table(), 0, gold=1)
    s.tiles[0], s.tiles[3] = 61, 62
    effect(s, 0, "activate_black_market")
    assert ["activate bm_1a", "activate bm_4a", "decline"] == options(s)
    say(s, "activate bm_1a")
    assert "bury gold gold_1" in options(s)
    assert ["skipped"] == kinds(effect(table(), 0, "activate_black_market"))[:1]


@rule("PM-8.10.4")
def test_income_at_once():
    s = hold(crown(give(table(), 0, "tobacco", "rum"), 0, "whale"), 0, "hoard")
    effect(s, 0, "gain_doubloons_equal_to_doubloon_income")
    say(s, "use gain_doubloons_equal_to_doubloon_income")
    assert 20 + 5 + 2 + 1 == s.doubloons[0]
    effect(s, 0, "gain_vp_equal_to_vp_income")
    say(s, "use gain_vp_equal_to_vp_income")
    assert 2 == s.vp[0]


@rule("PM-8.10.5", "PM-8.12.1", "PM-V12")
def test_counted_points_are_capped_on_tiles_only():
    s = walker(table(), 0, "t14")
    effect(s, 0, "vp_per_river_2_max_6")
    say(s, "use vp_per_river_2_max_6")
    assert 6 == s.vp[0]
    effect(s, 0, "vp_per_river_2")
    say(s, "use vp_per_river_2")
    assert 14 == s.vp[0]


TILES = {
    "bm_1a": ("bury", 0),
    "bm_1b": ("", 4),
    "bm_2a": ("", 2),
    "bm_2b": ("", 4),
    "bm_3a": ("island", 2),
    "bm_3b": ("", 3),
    "bm_4a": ("", 2),
    "bm_4b": ("", 6),
    "bm_5a": ("", 2),
    "bm_5b": ("", 1),
}


@rule("PM-8.12.1")
@pytest.mark.parametrize("name", TILES)
def test_every_black_market_tile(name):
    """Two quests, two rivers, 3 gold, 2 emeralds, 8 pearls (4 buried in all), two equipment cards, one crew card."""
    s = walker(hold(give(table(), 0, "rum", "cocoa", "cook"), 0, "hoard", "landowner"), 0, "t06")
    own(s, 0, gold=2, emerald=1, pearl=6, buried=(1, 1, 2))
    face = d.TILE_IDS.index(name)
    s.sides[face // 2] = face % 2
    s.tiles[face // 2] = 61
    arrive(s, 0, "a2")
    say(s, f"activate {name}")
    frame, vp = TILES[name]
    assert vp == s.vp[0]
    if frame:
        assert frame == s.stack[-1].to_json()["frame"]


@rule("PM-8.11.1")
@pytest.mark.parametrize("name", d.FIGUREHEAD_IDS)
def test_every_figurehead_works_from_the_moment_it_is_taken(name):
    s = table()
    s.offered = [d.FIGUREHEAD_IDS.index(name)]
    effect(s, 0, "take_figurehead_3")
    say(s, f"take_figurehead {name}")
    gains = s.gains[0]
    assert gains.sums() == fresh_gains(s, 0).sums()
    expected = {
        "mermaid": gains.actions.bit_count() == 4,
        "dragon": gains.explore == 2,
        "harpy": (gains.move, gains.income) == (4, 4),
        "whale": gains.per_quest == 1,
        "lion": (gains.raid, gains.rerolls) == (2, 2),
        "sea_serpent": (gains.income, gains.income_vp) == (2, 2),
        "poseidon": d.HAS_SLOTS[s.figureheads[0]],
        "kraken": gains.actions.bit_count() == 4,
        "hawk": "choose_kind gold" in options(s),
        "nautilus": gains.trades.bit_count() == 1,
        "skull": gains.actions.bit_count() == 4,
        "unicorn": gains.discount == 2,
    }
    assert expected[name]


@rule("PM-I8")
def test_two_tiles_on_one_location_are_noticed():
    s = table()
    s.tiles[0] = s.tiles[5] = 61
    assert any("PM-I8" in problem for problem in s.problems())


@rule("PM-I16")
def test_wrong_sums_are_noticed():
    s = table()
    s.gains[0].raid = 3
    assert any("PM-I16" in problem for problem in s.problems())


@rule("PM-8.6.4", "PM-AR-13")
def test_an_upgrade_whose_effect_would_be_lost_is_warned_of():
    s = table()
    s.doubloons[0] = 0
    effect(s, 0, "upgrade_1")
    lost = {
        d.UPGRADE_IDS[space]: [one.kind for one in s.stack[-1].warnings(s, 0, LANGUAGE.read(f"upgrade {name}"))]
        for space, name in enumerate(d.UPGRADE_IDS)
        if f"upgrade {name}" in options(s)
    }
    assert [] == lost["s1_coins"], "money comes whatever happens"
    for name, warned in lost.items():
        told = say(s.clone(), f"upgrade {name}")
        assert ("wasted" in warned) == ("skipped" in kinds(told)), name
