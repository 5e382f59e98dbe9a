"""TEP-6 and TEP-7: fights, jostles, legend."""

from itertools import product

import pytest

from games.tiny_epic_pirates.positions import (
    ATTACK,
    SEARCH,
    asked,
    at_bonus,
    at_order,
    cargo,
    cell,
    chance,
    options,
    play,
    refused,
    stations,
    table,
    wheel,
    where,
)
from marks import rule
from quarterdeck.games.tiny_epic_pirates.actions import LANGUAGE
from quarterdeck.games.tiny_epic_pirates.data import CELL_IDS, DAMAGE, MERCHANT_IDS
from quarterdeck.games.tiny_epic_pirates.flow.basics import Jostle
from quarterdeck.games.tiny_epic_pirates.flow.combat import PIRATE, battle, chance as chance_of, damage_of
from quarterdeck.games.tiny_epic_pirates.policy.outlook import Outlook, chance_to_beat, duel_chance
from quarterdeck.games.tiny_epic_pirates.view import hide


def at_merchant(seats=2, **changes):
    """Seat 0 attacks the orange merchant at b3; its captain hits with 1, 2 and 3."""
    changes = {"ship": ["b3", "d3", "d4", "c1"][:seats], "merchant_at": ["b3", "d4"]} | changes
    s = at_order(seats, order=ATTACK, **changes)
    play(s, 0, "attack orange")
    return s


def rolled(s, *faces):
    """Throw the dice; all that is told."""
    return chance(s, *[f"roll face_{face}" for face in faces])


def kinds(told):
    return [kind for kind, _ in told]


# -- damage ----------------------------------------------------------------------------------------------------------


@rule("TEP-6.1.1")
@pytest.mark.parametrize(("level", "dice"), [(1, 2), (4, 2), (5, 3), (7, 3)])
def test_the_legend_level_gives_the_dice(level, dice):
    s = at_merchant(level=[level], hands=[(1, 1, 1, 0 if level < 3 else 1)], sure_fire=[1])
    rolled(s, *[1] * dice)
    assert ("dice", 0) == asked(s)


@rule("TEP-6.1.2", "TEP-E4")
def test_every_icon_of_a_face_on_every_card_counts():
    """Two sixes on the cards: dice 6 and 2 hit twice, 6 and 6 four times."""
    s = table(captain=["captain_2_front"], crew=[("sara_silver",)], hands=[(1, 0, 2, 0)])
    assert 2 == damage_of(s, 0, [6, 2], 0)
    assert 4 == damage_of(s, 0, [6, 6], 0)
    s = table(captain=["captain_4_back"], hands=[(1, 0, 2, 0)])
    assert 2 == damage_of(s, 0, [3, 1], 0)


@rule("TEP-6.1.3")
def test_cannons_and_automatic_hits_need_no_die():
    s = table(captain=["captain_1_front"], crew=[("buck_cannon", "betty_blunderbuss")], hands=[(0, 2, 1, 0)])
    assert 4 == damage_of(s, 0, [5, 6], 0)


@rule("TEP-6.1.4", "TEP-5.4.14")
def test_a_reroll_throws_chosen_dice_with_its_faces_once_more():
    s = at_merchant(crew=[("tina_trickshot", "sally_suresight")], captain=["captain_2_front"])
    rolled(s, 1, 3)
    assert {"reroll tina_trickshot dice_1", "reroll sally_suresight dice_2", "done"} == set(options(s, 0))
    play(s, 0, "reroll sally_suresight dice_2")
    rolled(s, 1)
    assert {
        "reroll tina_trickshot dice_1",
        "reroll tina_trickshot dice_2",
        "reroll tina_trickshot dice_1_2",
        "done",
    } == set(options(s, 0))
    play(s, 0, "reroll tina_trickshot dice_1_2")
    rolled(s, 2, 1)
    assert "Battle" != type(s.stack[-1]).__name__
    bonus = at_bonus(order=SEARCH, ship=["a1"], crew=[("tina_trickshot",)])
    play(bonus, 0, "captain_bonus attack", "attack orange")
    told = rolled(bonus, 1, 1)
    assert "sank" in kinds(told) or "tied" in kinds(told)


@rule("TEP-5.4.14")
def test_a_defender_has_no_reroll_and_p4_never_offers_one():
    s = at_order(order=ATTACK, ship=["b1", "b1"], crew=[(), ("tina_trickshot",)])
    play(s, 0, "duel seat_1")
    rolled(s, 4, 4)
    told = rolled(s, 1, 1)
    assert "tied" in kinds(told) or "duel_won" in kinds(told)
    s = at_bonus(order=ATTACK, crew=[("tina_trickshot",)])
    assert 1 == s.active


@rule("TEP-6.1.5", "TEP-AR-22")
def test_a_sure_fire_token_sets_a_die_to_another_face():
    s = at_merchant(sure_fire=[2])
    rolled(s, 5, 6)
    assert 11 == len(options(s, 0))
    assert "sure_fire die_1 face_5" not in options(s, 0)
    play(s, 0, "sure_fire die_1 face_1")
    assert 1 == s.sure_fire[0]
    assert [1, 6] == s.stack[-1].dice
    bonus = at_bonus(order=SEARCH, ship=["a1"], sure_fire=[1])
    play(bonus, 0, "captain_bonus attack", "attack orange")
    rolled(bonus, 5, 5)
    assert "sure_fire die_2 face_1" in options(bonus, 0)


@rule("TEP-6.1.6", "TEP-DR-8")
def test_tokens_and_rerolls_mix_until_done_and_the_window_is_skipped_without_them():
    s = at_merchant(crew=[("sally_suresight",)], sure_fire=[1])
    rolled(s, 3, 4)
    play(s, 0, "sure_fire die_1 face_4")
    play(s, 0, "reroll sally_suresight dice_1_2")
    told = rolled(s, 1, 1)
    assert "sank" in kinds(told)
    s = at_merchant(sure_fire=[1])
    rolled(s, 1, 1)
    told = play(s, 0, "done")
    assert "damage" in kinds(told)
    assert ("no_sure_fire", "TEP-6.1.5") == (refused(at_merchant_window(), 0, "sure_fire die_1 face_2"))


def at_merchant_window():
    s = at_merchant(crew=[("sally_suresight",)])
    rolled(s, 3, 4)
    return s


# -- targets ---------------------------------------------------------------------------------------------------------


@rule("TEP-6.2.1")
def test_merchants_and_unhidden_pirates_on_the_card_may_be_attacked_never_the_navy():
    s = at_order(4, order=ATTACK, ship=["a3", "a3", "a3", "a4"], hidden=[2], merchant_at=["a3", "a3"], navy="a3")
    assert ["attack orange", "attack green", "duel seat_1", "decline"] == options(s, 0)
    assert ("no_target", "TEP-6.2.1") == refused(s, 0, "duel seat_2")


@rule("TEP-6.2.2")
def test_an_attacker_may_strike_from_the_cove_and_stays_hidden():
    s = at_order(order=ATTACK, ship=["a3", "a3"], hidden=[0])
    play(s, 0, "duel seat_1")
    rolled(s, 1, 1)
    rolled(s, 2, 2)
    assert s.hidden & 1


# -- merchants -------------------------------------------------------------------------------------------------------


@rule("TEP-6.3.1", "TEP-6.3.2")
def test_only_more_damage_sinks_a_merchant():
    s = at_merchant(hands=[(1, 1, 1, 0)])
    assert "sank" in kinds(rolled(s, 1, 1))
    s = at_merchant(hands=[(1, 1, 1, 0)])
    assert "tied" in kinds(rolled(s, 1, 5))
    s = at_merchant(hands=[(1, 1, 1, 0)])
    assert "beaten" in kinds(rolled(s, 5, 5))


@rule("TEP-E13", "TEP-6.3.2a", "TEP-6.3.2b", "TEP-6.3.2c", "TEP-6.3.2d")
def test_sinking_a_four_with_three_players():
    s = at_merchant(
        3,
        ship=["b3", "d3", "d4"],
        merchant_card=["merchant_4a", "merchant_4b"],
        cargo=[("rum", "rum")],
        hands=[(0, 3, 0, 0)],
        merchant_cube=["coffee"],
        gold=[2],
    )
    deck = s.merchant_deck.bit_count()
    told = rolled(s, 1, 2)
    assert ("damage", [0, 5]) in told
    assert ["rum", "rum", "coffee"] == cargo(s)
    assert 5 == s.gold[0]
    assert MERCHANT_IDS.index("merchant_4c") == s.merchant_card[0]
    assert deck - 1 == s.merchant_deck.bit_count()
    assert ["pick a1", "pick d4"] == options(s, 0)
    play(s, 0, "pick d4")
    assert (cell("d4"), 0) == (s.merchant_at[0], s.merchant_to[0])
    chance(s, "draw gunpowder")
    assert [2, 1] == s.merchant_cube
    assert 1 == s.level[0]


@rule("TEP-6.3.2b", "TEP-12.3")
def test_the_next_card_comes_from_the_lowest_class_left():
    s = at_merchant(merchant_card=["merchant_2c", "merchant_4a"], hands=[(0, 3, 0, 0)])
    rolled(s, 1, 2)
    assert ["turn_up merchant_4b", "turn_up merchant_4c"] == options(s, -1)


@rule("TEP-6.3.2a", "TEP-3.2")
def test_a_full_hold_makes_room_for_the_loot():
    s = at_merchant(cargo=[("rum",) * 3], merchant_cube=["coffee"], hands=[(0, 3, 0, 0)])
    rolled(s, 5, 5)
    assert ("keep", 0) == asked(s)
    play(s, 0, "keep rum rum coffee")
    assert ["rum", "rum", "coffee"] == cargo(s)


@rule("TEP-E14", "TEP-6.3.2c")
def test_a_sunk_merchant_appears_at_the_farther_port():
    s = at_merchant(ship=["a2", "d3"], merchant_at=["a2", "d4"], hands=[(0, 3, 0, 0)])
    told = rolled(s, 5, 5)
    assert ("moored", [0, cell("d4")]) in told
    assert 0 == s.merchant_to[0]


@rule("TEP-E15", "TEP-6.3.3", "TEP-I13")
def test_an_eight_stays_in_its_slot():
    s = at_merchant(
        4,
        merchant_card=["merchant_8a", "merchant_8b"],
        level=[7],
        hands=[(0, 4, 0, 0)],
        ship=["a2"],
        merchant_at=["a2"],
        crew=[("betty_blunderbuss", "buck_cannon", "jack_fuse_rogers")],
        gold=[0],
    )
    assert 0 == s.merchant_deck
    told = rolled(s, 1, 1, 5)
    assert ("damage", [0, 9]) in told
    assert MERCHANT_IDS.index("merchant_8a") == s.merchant_card[0]
    assert 6 == s.gold[0]
    assert ("at_the_top", [0]) not in told
    chance(s, "draw rum")
    s.merchant_deck = 1 << 10
    assert any(problem.startswith("TEP-I13") for problem in s.problems())


@rule("TEP-6.3.4", "TEP-E16", "TEP-6.4.5", "TEP-I6")
def test_equal_damage_gives_one_token_up_to_three():
    s = at_merchant(hands=[(1, 1, 1, 0)])
    told = rolled(s, 1, 5)
    assert 1 == s.sure_fire[0]
    assert "jostled" not in kinds(told)
    s = at_merchant(merchant_card=["merchant_4a", "merchant_4b"], hands=[(0, 3, 0, 0)], sure_fire=[3])
    rolled(s, 1, 5)
    told = play(s, 0, "done")
    assert ("sure_fire_full", [0]) in told
    assert (3, (0, 3, 0, 0)) == (s.sure_fire[0], stations(s))
    s.sure_fire[0] = 4
    assert any(problem.startswith("TEP-I6") for problem in s.problems())


@rule("TEP-6.3.5")
def test_less_damage_jostles_and_gives_a_token():
    s = at_merchant(hands=[(1, 1, 1, 0)])
    rolled(s, 5, 5)
    assert ("jostle", 0) == asked(s)
    told = play(s, 0, "jostle extort")
    assert ("sure_fire", [0, 1]) in told
    assert (1, 1, 0, 1) == stations(s)
    assert ("b3", "b3") == (where(s), CELL_IDS[s.merchant_at[0]])


@rule("TEP-6.3.6", "TEP-E5", "TEP-6.3.2e", "TEP-4.13", "TEP-7.5")
@pytest.mark.parametrize(("damage", "most"), [(2, 0), (4, 2), (6, 3), (8, 4)])
def test_legend_icons_by_player_count(damage, most):
    for seats in (2, 3, 4):
        s = at_merchant(
            seats,
            merchant_card=[f"merchant_{damage}a", f"merchant_{damage}b"],
            ship=["a2"],
            merchant_at=["a2"],
            level=[5],
            hands=[(0, 4, 0, 0)],
            crew=[("betty_blunderbuss", "buck_cannon", "jack_fuse_rogers")],
        )
        rolled(s, 1, 1, 1)
        chance(s, "draw rum")
        assert (6 if seats <= most else 5) == s.level[0]


@rule("TEP-AR-18")
def test_a_bonus_attack_earns_legend_too():
    s = at_bonus(order=SEARCH, ship=["a1"], merchant_card=["merchant_4a", "merchant_4b"], hands=[(0, 3, 0, 0)])
    play(s, 0, "captain_bonus attack", "attack orange")
    rolled(s, 1, 2)
    chance(s, "draw rum")
    assert 2 == s.level[0]


@rule("TEP-AR-16")
def test_the_same_ship_may_be_attacked_by_order_and_bonus():
    s = at_order(
        order=ATTACK,
        ship=["b3", "d3"],
        merchant_at=["b3", "d4"],
        merchant_card=["merchant_8a", "merchant_8b"],
        crew=[("jack_fuse_rogers",)],
        captain=["captain_1_front"],
    )
    play(s, 0, "attack orange")
    rolled(s, 5, 5)
    play(s, 0, "jostle extort")
    assert "crew_bonus jack_fuse_rogers sail" in options(s, 0)
    s = at_order(order=0, ship=["a1", "d3"], crew=[("cutter_fang",)])
    play(s, 0, "decline", "crew_bonus cutter_fang attack")
    assert ["attack orange"] == options(s, 0)


# -- duels -----------------------------------------------------------------------------------------------------------


def at_duel(seats=2, **changes):
    changes = {"ship": ["b1", "b1", "d3", "d4"][:seats], "captain": ["captain_1_front", "captain_2_front"]} | changes
    s = at_order(seats, order=ATTACK, **changes)
    play(s, 0, "duel seat_1")
    return s


@rule("TEP-6.4.1", "TEP-AR-17")
def test_the_attacker_fixes_a_total_before_the_defender_rolls_and_sees_it():
    s = at_duel(sure_fire=[1, 1])
    rolled(s, 1, 5)
    assert ("dice", 0) == asked(s)
    play(s, 0, "done")
    rolled(s, 1, 1)
    assert ("defence_dice", 1) == asked(s)
    assert [1, 2] == s.stack[-1].prompt(s, 1).args
    told = play(s, 1, "sure_fire die_1 face_4")
    assert ("sure_fire_used", [1, 1, 4]) in told


@rule("TEP-6.4.2")
def test_the_higher_total_gains_legend_and_the_loser_is_jostled():
    s = at_duel(cargo=[("rum",), ("coffee",)], gold=[3, 4])
    rolled(s, 1, 2)
    told = rolled(s, 1, 5)
    assert ("promoted", [0, 2]) in told
    assert ("jostle", 1) == asked(s)
    told = play(s, 1, "jostle rigging")
    assert ("sure_fire", [1, 1]) in told
    assert (["rum"], ["coffee"], 3, 4) == (cargo(s), cargo(s, 1), s.gold[0], s.gold[1])


@rule("TEP-6.4.3", "TEP-DR-9")
def test_equal_totals_give_both_a_token_attacker_first():
    s = at_duel()
    rolled(s, 1, 5)
    told = rolled(s, 1, 5)
    assert [("sure_fire", [0, 1]), ("sure_fire", [1, 1])] == [event for event in told if event[0] == "sure_fire"]
    assert "jostled" not in kinds(told)


@rule("TEP-6.4.4", "TEP-E17", "TEP-7.8", "TEP-AR-1", "TEP-I7", "TEP-DR-9")
def test_a_winning_defender_takes_the_fourth_deckhand_before_the_loser_is_jostled():
    s = at_duel(level=[1, 2], hands=[(0, 3, 0, 0), (0, 3, 0, 0)], crew=[(), ("buck_cannon",)])
    rolled(s, 1, 2)
    rolled(s, 4, 5)
    assert 3 == s.level[1]
    assert ("join", 1) == asked(s)
    assert ["join rigging", "join cannons", "join extort"] == options(s, 1)
    assert ("not_to_repair", "TEP-7.8") == refused(s, 1, "join repair")
    play(s, 1, "join rigging")
    assert (1, 3, 0, 0) == stations(s, 1)
    assert ("jostle", 0) == asked(s)
    play(s, 0, "jostle cannons")
    assert 1 == s.sure_fire[0]
    s.hands[4] = 0
    assert any(problem.startswith("TEP-I7") for problem in s.problems())


@rule("TEP-E18", "TEP-7.3")
def test_a_loser_with_all_deckhands_on_repair_still_gets_the_token():
    s = at_duel(hands=[(0, 0, 0, 3), (0, 3, 0, 0)])
    rolled(s, 5, 5)
    told = rolled(s, 1, 1)
    assert ("immune", [0]) in told
    assert 1 == s.sure_fire[0]
    assert (0, 0, 0, 3) == stations(s)


# -- jostle and legend -----------------------------------------------------------------------------------------------


@rule("TEP-7.1")
def test_a_jostle_takes_a_deckhand_from_a_working_station_of_choice():
    s = table(stack=[Jostle(0)], hands=[(1, 0, 1, 0)], wheel=[(3,)])
    assert ["jostle rigging", "jostle extort"] == options(s, 0)
    assert ("station_first", "TEP-7.2") == refused(s, 0, "jostle_wheel crew_up")
    assert ("nobody_there", "TEP-7.1") == refused(s, 0, "jostle cannons")
    assert "jostle extort" == options(s, 0)[s.stack[-1].options(s, 0).index(s.stack[-1].default(s, 0))]


@rule("TEP-7.2")
def test_otherwise_one_from_the_wheel():
    s = table(stack=[Jostle(0)], hands=[(0, 0, 0, 1)], wheel=[(3, 5)], helm=[1])
    assert ["jostle_wheel crew_up", "jostle_wheel attack"] == options(s, 0)
    assert "jostle_wheel crew_up" == options(s, 0)[s.stack[-1].options(s, 0).index(s.stack[-1].default(s, 0))]
    play(s, 0, "jostle_wheel attack")
    assert ([3], (0, 0, 0, 2)) == (wheel(s), stations(s))


@rule("TEP-7.6")
@pytest.mark.parametrize(
    ("level", "gold", "tokens", "sail", "dice"),
    [
        (2, 1, 1, 1, 2),
        (4, 4, 0, 2, 2),
        (5, 1, 1, 2, 3),
        (6, 5, 0, 3, 3),
        (7, 5, 1, 3, 3),
    ],
)
def test_a_new_level_pays_its_bonus_at_once_and_counts_from_now_on(level, gold, tokens, sail, dice):
    s = at_duel(level=[level - 1], hands=[(0, 3, 0, 0 if level < 4 else 1)])
    rolled(s, *[1] * (2 if level < 6 else 3))
    rolled(s, 1, 1)
    assert (level, gold, tokens) == (s.level[0], s.gold[0], s.sure_fire[0])
    from quarterdeck.games.tiny_epic_pirates.data import DICE, SAIL

    assert (sail, dice) == (SAIL[level], DICE[level])


@rule("TEP-7.7")
def test_the_top_level_gains_nothing_more():
    s = at_duel(level=[7], hands=[(0, 3, 0, 1)])
    rolled(s, 1, 1, 1)
    told = rolled(s, 1, 1)
    assert ("at_the_top", [0]) in told
    assert (7, 1, 0) == (s.level[0], s.gold[0], s.sure_fire[0])


# -- exact chances ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cannons", "chance_"), [(0, 0), (1, 25), (2, 75), (3, 100)])
def test_the_chance_to_sink_a_two(cannons, chance_):
    """Three different icons, two dice (section 11)."""
    s = table(captain=["captain_1_front"], hands=[(3 - cannons, cannons, 0, 0)])
    sunk = sum(damage_of(s, 0, list(dice), 0) > 2 for dice in product(range(1, 7), repeat=2))
    assert chance_ == 100 * sunk // 36 == chance_to_beat(Outlook(s, 0), 2)


def test_doubled_icons_have_their_own_odds():
    """Icons 1, 1, 4 and two dice: totals 0 to 4 with 16, 8, 9, 2 and 1 of 36 rolls."""
    s = table(captain=["captain_2_back"], hands=[(3, 0, 0, 0)])
    totals = [damage_of(s, 0, list(dice), 0) for dice in product(range(1, 7), repeat=2)]
    assert [16, 8, 9, 2, 1] == [totals.count(n) for n in range(5)]
    assert "battle" == battle(0, 0, 1, 0).to_json()["frame"]


@rule("TEP-6.1.2", "TEP-6.3.1")
def test_the_odds_of_a_fight_are_told_before():
    s = at_order(2, order=ATTACK, ship=["b3", "d3"], merchant_at=["b3", "d4"])
    (odds,) = s.stack[-1].warnings(s, 0, LANGUAGE.read("attack orange"))
    dice, percent = odds.args
    needed = DAMAGE[s.merchant_card[0]]
    throws = list(product(range(1, 7), repeat=dice))
    assert sum(damage_of(s, 0, list(throw), 0) > needed for throw in throws) * 100 // len(throws) == percent
    assert [] == s.stack[-1].warnings(s, 0, LANGUAGE.read("decline"))


@rule("TEP-6.2.1", "TEP-6.3.1", "TEP-6.4.2")
def test_every_target_says_how_often_it_is_beaten():
    s = at_order(2, order=ATTACK, ship=["b3", "b3"], merchant_at=["b3", "d4"])
    notes = {words: s.stack[-1].note(s, 0, LANGUAGE.read(words)) for words in options(s, 0)}
    assert ("sinks", [DAMAGE[s.merchant_card[0]], chance_of(s, 0, 0)]) == told(notes["attack orange"])
    assert ("wins", [chance_of(s, 0, PIRATE + 1)]) == told(notes["duel seat_1"])
    assert notes["decline"] is None


def told(note):
    return note.kind, note.args


@rule("TEP-6.3.1", "TEP-6.3.4", "TEP-6.1.5")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_the_three_ends_of_a_fight_are_shown_while_its_target_is_chosen(tokens):
    s = at_order(2, order=ATTACK, ship=["b3", "d3"], merchant_at=["b3", "d4"], sure_fire=[tokens])
    (odds,) = hide(s, 0)["odds"]
    needed = DAMAGE[s.merchant_card[0]]
    throws = list(product(range(1, 7), repeat=2))
    totals = [damage_of(s, 0, list(throw), 0) for throw in throws]
    assert needed == odds["damage"]
    assert sum(total > needed for total in totals) * 100 // 36 == odds["won"]
    assert totals.count(needed) * 100 // 36 == odds["tied"]

    def best(throw, left):
        turned = [[*throw[:die], face, *throw[die + 1 :]] for die in range(2) for face in range(1, 7)]
        return max(best(one, left - 1) for one in turned) if left else damage_of(s, 0, throw, 0)

    sharp = sum(best(list(throw), tokens) > needed for throw in throws) * 100 // 36
    assert sharp == odds["sharp"]
    assert "odds" not in hide(s, 1)


@rule("TEP-6.4.1", "TEP-6.4.2")
def test_the_policy_knows_the_odds_of_a_duel():
    s = table(captain=["captain_1_front", "captain_2_back"], hands=[(0, 2, 1, 0), (0, 1, 1, 1)])
    mine = [damage_of(s, 0, list(dice), 0) for dice in product(range(1, 7), repeat=2)]
    theirs = [damage_of(s, 1, list(dice), 0) for dice in product(range(1, 7), repeat=2)]
    exact = 100 * sum(one > other for one in mine for other in theirs) / 36**2
    assert int(exact) == chance_of(s, 0, 3)
    assert abs(exact - duel_chance(s, Outlook(s, 0), 1)) < 3
