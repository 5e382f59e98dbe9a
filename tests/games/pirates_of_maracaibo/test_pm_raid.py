"""PM-8.1: raids, their dice, strength, actions and left-over points."""

import pytest

from games.pirates_of_maracaibo.positions import (
    EMERALD,
    GOLD,
    PEARL,
    asked,
    crown,
    effect,
    give,
    grow,
    kinds,
    options,
    own,
    refused,
    run,
    say,
    table,
)
from marks import rule
from quarterdeck.core.engine import CHANCE
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.flow.raid import SPENDING, Raid
from quarterdeck.games.pirates_of_maracaibo.flow.turn import ACTING, LEFTOVER, Turn, Voyage
from quarterdeck.games.pirates_of_maracaibo.state import pack_purse


def raider(s=None, name="raid_0", dice=(1, 1, 1)):
    """Seat 0 has rolled for a raid."""
    s = s or table()
    effect(s, 0, name)
    say(s, f"use {name}")
    for kind, face in zip(("gold", "emerald", "pearl"), dice, strict=True):
        say(s, f"roll {kind} {face}")
    return s


def spender(points, kind=GOLD, s=None):
    """Seat 0 has strength to spend."""
    s = s or table()
    s.stack = [
        Voyage(1),
        Turn(0, ACTING + 1),
        Raid(0, SPENDING, only=d.ANY, bonus=0, dice=[6, 6, 6], rerolls=0, kind=kind, points=points, used=0),
    ]
    return s


@rule("PM-8.1.1")
def test_three_dice_are_rolled_and_rerolled_together_once():
    s = raider(dice=(1, 2, 3))
    assert ["choose_die gold 1", "choose_die emerald 2", "choose_die pearl 3", "reroll"] == options(s)
    say(s, "reroll", "roll gold 4", "roll emerald 4")
    assert CHANCE == asked(s)
    say(s, "roll pearl 6")
    assert ["choose_die gold 4", "choose_die emerald 4", "choose_die pearl 6"] == options(s)


@rule("PM-8.1.1", "PM-8.11.1")
def test_the_lion_gives_strength_and_a_second_reroll():
    s = raider(crown(table(), 0, "lion"), dice=(1, 1, 2))
    say(s, "reroll", *(f"roll {kind} 2" for kind in ("gold", "emerald", "pearl")))
    say(s, "reroll", *(f"roll {kind} 3" for kind in ("gold", "emerald", "pearl")))
    assert "reroll" not in options(s)
    say(s, "choose_die pearl 3")
    assert 5 == s.stack[-1].points


@rule("PM-8.1.2")
def test_the_chosen_die_sets_strength_and_kind():
    s = raider(dice=(2, 6, 5))
    say(s, "choose_die pearl 5", "spend base_treasure")
    assert [0, 0, 1] == s.stored[:3]
    assert 3 == s.islands[PEARL]


@rule("PM-8.1.2", "PM-8.1.5")
def test_any_island_is_the_exception():
    s = spender(4, GOLD, give(table(), 0, "signal_cannon"))
    say(s, "spend signal_vp3_cube", "island pearl")
    assert [4, 4, 5] == s.islands
    assert 3 == s.vp[0]


@rule("PM-8.1.3", "PM-V13")
def test_strength_adds_die_bonus_cards_board_and_source():
    s = grow(give(table(), 0, "gilded_cutlass", "bow_chasers"), 0, "s1_raid")
    raider(s, "raid_2", (5, 5, 5))
    say(s, "choose_die gold 5")
    assert 5 + 2 + 2 + 1 + 2 == s.stack[-1].points
    s = raider(give(table(), 0, "gilded_cutlass"), dice=(5, 5, 5))
    say(s, "choose_die gold 5")
    assert 7 == s.stack[-1].points
    s = raider(give(table(), 0, "gilded_cutlass"), dice=(5, 5, 5))
    say(s, "choose_die pearl 5")
    assert 5 == s.stack[-1].points
    s = give(table(), 0, "gilded_cutlass")
    effect(s, 0, "raid_fixed_5")
    say(s, "use raid_fixed_5", "choose_kind gold")
    assert 5 == s.stack[-1].points


@rule("PM-8.1.4")
def test_standard_raid_actions_each_once_a_turn():
    s = spender(9)
    assert ["spend base_vp", "spend base_doubloons", "spend base_treasure", "finish"] == options(s)
    say(s, "spend base_vp", "spend base_doubloons")
    assert ("used_up", "PM-8.1.4") == refused(s, "spend base_vp")
    assert 1 == s.vp[0]
    assert 23 == s.doubloons[0]
    say(s, "spend base_treasure", "store")
    assert 1 == s.stored[GOLD]


@rule("PM-8.1.2", "PM-8.1.4.1")
def test_an_action_must_be_unlocked_paid_and_do_something():
    s = spender(4, GOLD, crown(table(), 0, "skull"))
    assert ["spend base_vp", "spend base_doubloons", "finish"] == options(s)
    assert ("no_strength", "PM-8.1.4.1") == refused(s, "spend base_treasure")
    assert ("no_strength", "PM-8.1.4.1") == refused(s, "spend figurehead_k")
    own(s, 0, emerald=1)
    assert ("wrong_kind", "PM-8.1.2") == refused(s, "spend figurehead_k")
    own(s, 0, gold=1)
    assert "spend figurehead_k" in options(s)
    s = own(spender(4, GOLD, crown(table(), 0, "skull")), 0, gold=1, buried=(4, 0, 0))
    assert "spend figurehead_k" not in options(s)


@rule("PM-8.1.5", "PM-AR-31")
def test_equal_actions_of_two_sources_are_two_actions():
    s = spender(4, GOLD, grow(give(table(), 0, "storyteller"), 0, "s2_plunder"))
    say(s, "spend storyteller_vp3", "spend raid2_vp3")
    assert 6 == s.vp[0]


@rule("PM-8.1.5")
@pytest.mark.parametrize(
    ("source", "action", "cost", "vp", "coins", "treasures", "cubes"),
    [
        ("s2_plunder", "raid2_vp3", 2, 3, 0, 0, 0),
        ("s3_treasure", "raid3_treasure", 3, 0, 0, 1, -1),
        ("s4_signal", "raid4_vp3_cube", 4, 3, 0, 0, 1),
        ("mermaid", "figurehead_a", 2, 2, 2, 0, 0),
        ("kraken", "figurehead_h", 3, 0, 6, 0, 0),
    ],
)
def test_further_raid_actions(source, action, cost, vp, coins, treasures, cubes):
    s = table()
    if source in d.UPGRADE_IDS:
        grow(s, 0, source)
    else:
        crown(s, 0, source)
    spender(cost, EMERALD, s)
    s.bonus[EMERALD] = s.stored[EMERALD] = 1
    say(s, f"spend {action}")
    if cubes > 0:
        say(s, "island emerald")
    assert vp == s.vp[0]
    assert 20 + coins == s.doubloons[0]
    assert 1 + treasures == s.stored[EMERALD]
    assert 4 + cubes == s.islands[EMERALD]


@rule("PM-AR-38", "PM-8.11.1")
def test_the_skull_buries_the_kind_of_the_raid():
    s = own(spender(3, EMERALD, crown(table(), 0, "skull")), 0, gold=1, emerald=1)
    say(s, "spend figurehead_k")
    assert all(words.startswith("bury emerald") for words in options(s)[:-1])
    say(s, "bury emerald emerald_1", "use place_cube_emerald_1")
    assert 5 == s.islands[EMERALD]
    assert ["spend base_vp", "finish"] == options(s)


@rule("PM-8.1.6", "PM-DR-3", "PM-V21")
def test_left_over_points_pay_before_the_turn_ends():
    s = crown(table(), 0, "skull")
    effect(s, 0, "raid_fixed_4", "raid_0")
    say(s, "use raid_fixed_4", "choose_kind emerald", "spend base_doubloons")
    assert ["spend base_vp", "finish"] == options(s)
    say(
        s,
        "finish",
        "use raid_0",
        "roll gold 1",
        "roll emerald 6",
        "roll pearl 1",
        "choose_die emerald 6",
        "spend base_treasure",
        "store",
        "spend base_vp",
    )
    assert ["spend_from raid_1 figurehead_k", "finish"] == options(s)
    say(s, "spend_from raid_1 figurehead_k", "bury emerald emerald_4")
    assert 8 == s.buried[EMERALD]
    assert [] == s.purses
    assert 0 == s.used


@rule("PM-V21", "PM-8.1.6", "PM-I21")
def test_declined_points_are_lost_and_gold_points_cannot_bury_emeralds():
    s = own(crown(table(), 0, "skull"), 0, emerald=1)
    s.used = 0b111
    s.purses = [pack_purse(EMERALD, 2, 0)]
    s.stack = [Voyage(1), Turn(0, LEFTOVER)]
    run(s)
    say(s, "finish")
    assert [] == s.purses
    assert 1 == asked(s)
    s = own(crown(table(), 0, "skull"), 0, emerald=1)
    s.used = 0b111
    s.purses = [pack_purse(GOLD, 2, 0)]
    s.stack = [Voyage(1), Turn(0, LEFTOVER)]
    run(s)
    assert 1 == asked(s)
    assert [] == s.purses


@rule("PM-8.1.6.1", "PM-AR-30", "PM-V22")
def test_purses_do_not_mix():
    s = table()
    s.used = 0b011
    s.purses = [pack_purse(GOLD, 2, 0), pack_purse(GOLD, 3, 0)]
    s.stack = [Voyage(1), Turn(0, LEFTOVER)]
    run(s)
    assert 1 == asked(s)
    assert 0 == s.stored[GOLD]


@rule("PM-8.1.7")
def test_a_raid_of_fixed_strength_has_no_dice_and_one_kind():
    s = give(table(), 0, "bow_chasers", "gilded_cutlass")
    effect(s, 0, "raid_fixed_4")
    say(s, "use raid_fixed_4")
    assert ["choose_kind gold", "choose_kind emerald", "choose_kind pearl"] == options(s)
    say(s, "choose_kind gold")
    assert 6 == s.stack[-1].points
    say(s, "spend base_treasure", "store")
    assert 1 == s.stored[GOLD]


@rule("PM-8.1.8")
def test_a_raid_with_one_die_rolls_only_that():
    s = give(table(), 0, "gilded_cutlass", "bow_chasers")
    effect(s, 0, "raid_single_die_gold_2")
    say(s, "use raid_single_die_gold_2", "roll gold 2")
    assert ["choose_die gold 2", "reroll"] == options(s)
    say(s, "reroll", "roll gold 3")
    assert ["choose_die gold 3"] == options(s)
    say(s, "choose_die gold 3")
    assert 3 + 2 + 2 + 2 == s.stack[-1].points


@rule("PM-8.1.9", "PM-8.1.10", "PM-AR-37")
def test_won_in_mid_raid_actions_count_now_and_strength_next_time():
    s = own(crown(table(), 0, "skull"), 0, emerald=1)
    grow(s, 0, "s1_explore", "s1_coins")
    spender(6, EMERALD, s)
    say(s, "spend figurehead_k", "bury emerald emerald_2")
    assert "upgrade s2_plunder" in options(s)
    say(s, "upgrade s2_plunder")
    assert "spend raid2_vp3" in options(s)
    assert 4 == s.stack[-1].points
    s = own(crown(table(), 0, "skull"), 0, emerald=1)
    spender(6, EMERALD, s)
    say(s, "spend figurehead_k", "bury emerald emerald_2", "upgrade s1_raid")
    assert 4 == s.stack[-1].points
    assert 1 == s.gains[0].raid


@rule("PM-AR-11", "PM-I12")
def test_once_a_turn_or_by_table_setting_once_a_raid():
    for setting, again in ((False, False), (True, True)):
        s = table(raid_actions_per_raid=setting)
        effect(s, 0, "raid_fixed_2", "raid_fixed_4")
        say(s, "use raid_fixed_2", "choose_kind gold", "spend base_doubloons")
        say(s, "use raid_fixed_4", "choose_kind gold")
        assert again == ("spend base_doubloons" in options(s))


@rule("PM-V6")
def test_lauras_emerald():
    s = raider(dice=(1, 6, 2))
    told = say(s, "choose_die emerald 6", "spend base_treasure", "store_bonus", "spend base_vp")
    assert 3 == s.vp[0]
    assert 1 == s.stored[EMERALD]
    assert 3 == s.islands[EMERALD]
    assert ("raid_over", 0, 0) in told
    assert "stored_bonus" in kinds(told)
