"""JR-13: special cards, one by one, and the Traitor two deep."""

import pytest

from games.jolly_roger.positions import (
    GAME,
    asked,
    crew,
    deal,
    frame_name,
    hand,
    heard,
    id_of,
    play,
    rules_told,
    table,
    told,
    voyage,
    words,
)
from marks import rule
from quarterdeck.core.engine import CHANCE, NONE
from quarterdeck.games.jolly_roger import data as d
from quarterdeck.games.jolly_roger.effects import CARD_OF, EFFECTS, totals
from quarterdeck.games.jolly_roger.flow.attack import Attack
from quarterdeck.games.jolly_roger.flow.rounds import S1_START, S4_ANY, S7_BACK
from quarterdeck.games.jolly_roger.state import laid_card, pack_laid


def anytime(hands, seats=4, **fields):
    """The open moment after an appointment."""
    return table(seats, hands, [voyage(S4_ANY)], **fields)


def attack(hands, stage=2, **fields):
    fields.setdefault("target_kind", "fort")
    return table(4, hands, [voyage(S7_BACK), Attack(stage)], **fields)


@rule("JR-13.2")
def test_every_effect_has_a_function_and_is_announced_with_its_rule():
    assert set(EFFECTS) == set(CARD_OF) | {49}
    s = anytime(["", "", "stowaways", ""])
    play(s, 2, "stowaways")
    assert [[2, id_of("stowaways")]] == told(s, "played")
    assert 16 == len(d.SPECIAL_ORDER)


@rule("JR-13.2.1")
def test_a_card_lies_in_play_until_its_interrupt_is_over_and_is_discarded_before_it_acts():
    s = anytime(["traitor", "", "stowaways", ""], deck="")
    s.discard, spare = [], s.discard
    s.lying = []
    s.attack = [pack_laid(0, 1, card) for card in spare]
    play(s, 2, "stowaways")
    assert (crew("stowaways"), "") == (s.in_play, hand(s, 2))
    play(s, 0, "pass")
    assert CHANCE == asked(s)
    assert ["crew_drawn stowaways"] == [GAME.language.say(a) for a in s.stack[-1].options(s, CHANCE)]


@rule("JR-13.5")
def test_the_second_mate_takes_a_random_card_from_each_of_two_players():
    s = anytime(["cook", "", "second_mate", "bosun lookout"])
    assert ["pass", "second_mate seat_0 seat_3"] == words(s, 2)
    play(s, 2, "second_mate seat_0 seat_3")
    deal(s, "stolen cook")
    assert [1, 1] == [1 for _ in s.stack[-1].options(s, CHANCE)]
    deal(s, "stolen bosun")
    assert ("cook bosun", "", "lookout") == (hand(s, 2), hand(s, 0), hand(s, 3))
    seen = {seat: heard(s, seat, "stole")[0][2] for seat in range(4)}
    assert (id_of("cook"), -3, id_of("cook"), -3) == tuple(seen.values())  # only thief and victim see the card


@rule("JR-R18")
def test_the_second_mate_robs_the_only_one_who_has_cards_or_stays_in_the_hand():
    s = anytime(["", "", "second_mate", "bosun"])
    assert ["pass", "second_mate_one seat_3"] == words(s, 2)
    play(s, 2, "second_mate_one seat_3")
    deal(s, "stolen bosun")
    assert "bosun" == hand(s, 2)
    s = anytime(["", "", "second_mate", ""])
    assert "call" == frame_name(s)


@rule("JR-13.6", "JR-X14")
def test_stowaways_bring_two_cards_and_the_limit_holds():
    s = table(8, ["", "", "stowaways nav_p2_m2 can_p2_m2 mel_p2_m2 nav_p1_m5"], [voyage(S4_ANY)])
    play(s, 2, "stowaways")
    assert 4 == len(s.hands[2])
    deal(s, "crew_drawn cook")
    deal(s, "crew_drawn bosun")
    assert ("discards", 6) == (frame_name(s), len(s.hands[2]))
    play(s, 2, "discard nav_p2_m2")
    assert 5 == len(s.hands[2])


@rule("JR-13.10", "JR-R9")
def test_the_medic_takes_the_office_even_in_the_middle_of_an_attack():
    s = attack(["medic nav_p3_m1", "can_p2_m2", "nav_p2_m2", "mel_p2_m2"])
    assert "medic" in words(s, 0)  # the Captain may hold both offices
    play(s, 0, "medic")
    assert 0 == s.qm
    for seat in (1, 2, 3):
        assert "close" not in words(s, 0)
        play(s, seat, "pass")
    assert "close" in words(s, 0)
    s = attack(["", "medic", "nav_p2_m2", ""])
    assert "medic" not in words(s, 1)  # not by the present Quartermaster


@rule("JR-13.12", "JR-13.13", "JR-13.14")
@pytest.mark.parametrize(
    ("officer", "skill", "rule_"),
    [("helmsman", 0, "JR-13.13"), ("sharpshooter", 1, "JR-13.14"), ("first_mate", 2, "JR-13.12")],
)
def test_officers_change_their_total_by_one(officer, skill, rule_):
    for sign, change in (("plus", 1), ("minus", -1)):
        s = attack([officer, "", "", "stowaways"], stage=4, target="fort_1")
        play(s, 0, f"adjust {officer} {sign}")
        assert change == totals(s)[skill]
        assert [rule_] == rules_told(s, "officer_changes")
        assert crew(officer) == s.discard


@rule("JR-13.19", "JR-13.20", "JR-17.8")
def test_a_traitor_cancels_a_contribution_right_after_it_is_shown():
    s = attack(["nav_p2_m2", "", "traitor", ""])
    play(s, 0, "contribute nav_p2_m2")
    assert ("betrayal", [2]) == (frame_name(s), s.stack[-1].waiting(s))
    assert ["pass", "traitor"] == words(s, 2)
    play(s, 2, "traitor")
    assert ([], crew("nav_p2_m2 traitor")) == (s.attack, s.discard)
    assert [[0, id_of("nav_p2_m2")]] == told(s, "cancelled")


@rule("JR-13.20")
def test_discards_deals_and_gifts_cannot_be_betrayed():
    full = "nav_p2_m2 nav_p2_m3 can_p2_m2 can_p2_m3 mel_p2_m2 mel_p2_m3 cook"
    s = anytime([full + "", "traitor", "", ""])
    s.hands[0] = sorted(s.hands[0] + crew("bosun"))
    s.deck.remove(id_of("bosun"))
    from quarterdeck.games.jolly_roger.flow.talk import Discards

    s.stack.append(Discards())
    play(s, 0, "discard cook")
    assert "betrayal" != frame_name(s)


@rule("JR-13.21")
def test_nobody_betrays_his_own_free_play():
    s = attack(["nav_p2_m2 traitor", "", "", ""])
    play(s, 0, "contribute nav_p2_m2")
    assert "betrayal" != frame_name(s)
    assert crew("nav_p2_m2")[0] == laid_card(s.attack[0])


@rule("JR-13.22", "JR-17.8", "JR-I1")
def test_a_traitor_betrayed_in_turn_lets_the_card_stand():
    s = attack(["nav_p2_m2 traitor", "", "traitor", ""])
    play(s, 0, "contribute nav_p2_m2")
    play(s, 2, "traitor")
    assert ("betrayal", 0) == (frame_name(s), asked(s))
    assert crew("nav_p2_m2 traitor") == sorted(s.in_play)
    assert 4 == len([f for f in s.stack if f.to_json()["frame"] in ("betrayal", "joining", "attack")])
    play(s, 0, "traitor")
    assert 1 == len(s.attack)
    assert crew("traitor traitor") == s.discard
    assert [[0, id_of("nav_p2_m2")]] == told(s, "saved")


@rule("JR-13.23")
def test_a_cancelled_card_never_comes_back_and_is_discarded():
    s = anytime(["traitor", "", "medic", ""])
    play(s, 2, "medic")
    play(s, 0, "traitor")
    assert (1, crew("medic traitor"), "") == (s.qm, s.discard, hand(s, 2))


@rule("JR-13.3")
def test_an_effect_is_never_compulsory():
    s = anytime(["", "", "stowaways medic", ""])
    assert "pass" in words(s, 2)
    play(s, 2, "pass")
    assert "medic" in hand(s, 2)


@rule("JR-18.1")
def test_effects_need_their_window_and_a_target():
    s = anytime(["cook lookout bloody_pirate bosun", "shipwright cabin_boy first_mate", "", "nav_p2_m2"])
    assert "call" == frame_name(s)  # none of them fits an open moment
    s = anytime(["nav_p2_m2", "", "medic", ""], qm=2)
    assert "call" == frame_name(s)  # Medic of the Quartermaster


@rule("JR-13.1")
def test_an_effect_card_is_discarded_after_use():
    s = anytime(["cook", "", "second_mate", "bosun"])
    play(s, 2, "second_mate seat_0 seat_3")
    assert crew("second_mate") == s.discard


@rule("JR-17.7")
def test_any_time_cards_fit_every_window_but_the_call():
    s = table(4, ["nav_p2_m2", "", "stowaways", ""], [voyage(S1_START)])
    assert ("effect_window", "stowaways") == (frame_name(s), words(s, 2)[1])
    s = attack(["nav_p2_m2", "", "stowaways", ""])
    assert "stowaways" in words(s, 2)
    s = table(4, ["nav_p2_m2", "", "stowaways", ""], [voyage(5)])
    assert ["pass", "call stowaways"] == words(s, 2)
    assert NONE == s.mutineer
