"""JR-4, JR-5, JR-6, JR-11, JR-15: the course of rounds, appointments, targets, punishment, decks and the end."""

import pytest

from games.jolly_roger.positions import (
    GAME,
    all_pass,
    asked,
    crew,
    deal,
    frame_name,
    hand,
    play,
    rules_told,
    table,
    told,
    voyage,
    words,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, NONE
from quarterdeck.games.jolly_roger.flow.rounds import (
    S1_START,
    S2_TALK,
    S3_FREE_DRAW,
    S4_ANY,
    S5_TALK,
    S6_ANY,
    S7_SAIL,
    S8_CALL,
    S8_PUNISH,
    S9_END,
    Counting,
)
from quarterdeck.games.jolly_roger.flow.talk import Discards

PLAIN = ["nav_p2_m2", "can_p2_m2", "mel_p2_m2", "nav_p1_m5"]


@rule("JR-4.1", "JR-4.3", "JR-4.7")
def test_a_round_goes_from_appointment_to_punishment_in_order():
    s = table(4, PLAIN, [voyage(S1_START)], qm=NONE)
    seen = []
    while s.round == 1:
        if asked(s) == CHANCE:
            deal(
                s,
                s.stack[-1].options(s, CHANCE)[0] and GAME.language.say(s.stack[-1].options(s, CHANCE)[0])
                if s.stack[-1].options(s, CHANCE)
                else 5,
            )
            continue
        if not seen or seen[-1] != frame_name(s):
            seen.append(frame_name(s))
        engine.answer(s, asked(s), s.stack[-1].default(s, asked(s)))
    assert ["appointing", "call", "choosing", "call", "first_card", "joining", "judging", "call"] == seen[:8]
    assert [
        "round_begins",
        "appointed",
        "target_chosen",
        "failed",
        "punishment_waived",
        "round_over",
        "round_begins",
    ] == [
        e.kind
        for e in s.out
        if e.kind in ("round_begins", "appointed", "target_chosen", "failed", "punishment_waived", "round_over")
    ][:7]


@rule("JR-5.1", "JR-5.2", "JR-R30")
def test_the_captain_names_anybody_but_himself_and_may_keep_the_old_one():
    s = table(4, PLAIN, [voyage(S2_TALK)], captain=2)
    assert 2 == asked(s)
    assert {f"appoint seat_{n}" for n in (0, 1, 3)} == set(words(s, 2))
    play(s, 2, "appoint seat_1")
    assert 1 == s.qm
    assert ["JR-5.1"] == rules_told(s, "appointed")


@rule("JR-5.3", "JR-17.13", "JR-R5")
def test_empty_hands_draw_clockwise_from_the_captain_before_the_call():
    s = table(4, ["cook", "", "", "cook"[:0]], [voyage(S3_FREE_DRAW)], captain=2)
    assert [1, 2, 3] == s.stack[-1].waiting(s)
    play(s, 3, "draw")
    play(s, 1, "decline_draw")
    play(s, 2, "draw")
    deal(s, "crew_drawn medic")
    assert "medic" == hand(s, 2)
    deal(s, "crew_drawn traitor")
    assert ("traitor", "") == (hand(s, 3), hand(s, 1))


@rule("JR-5.3")
def test_without_an_empty_hand_nobody_is_asked():
    s = table(4, PLAIN, [voyage(S3_FREE_DRAW)])
    assert "call" == frame_name(s)


@rule("JR-5.4")
def test_a_mutiny_may_be_called_when_the_old_quartermaster_is_kept():
    s = table(4, PLAIN, [voyage(S2_TALK)])
    play(s, 0, "appoint seat_1")
    assert "call" == frame_name(s)
    assert [1, 2, 3] == s.stack[-1].waiting(s)


@rule("JR-5.5")
def test_the_office_lasts_into_the_next_round():
    s = table(4, PLAIN, [voyage(S9_END)], sailed=True)
    assert (2, 1) == (s.round, s.qm)


@rule("JR-4.4", "JR-R4", "JR-R12")
def test_a_mutiny_after_the_target_puts_it_back_and_one_after_punishment_skips_the_appointment():
    s = table(4, PLAIN, [voyage(S6_ANY)], target_kind="fort")
    before = s.targets
    for seat in (1, 2):
        play(s, seat, "pass")
    play(s, 3, "call nav_p1_m5")
    deal(s, "caller seat_3")
    assert NONE == s.target_kind
    assert before == s.targets
    assert [0] == [kind for (kind,) in told(s, "target_back")]
    all_pass(s)
    play(s, 3, "appoint seat_0")
    play(s, 0, "deal_from seat_0")
    deal(s)
    assert "choosing" == frame_name(s)
    assert 3 == asked(s)
    assert "target fort" in words(s, 3)

    s = table(4, PLAIN, [voyage(S8_PUNISH)], sailed=True)
    play(s, 0, "punish")
    play(s, 1, "call can_p2_m2")
    for seat in (2, 3):
        play(s, seat, "pass")
    deal(s, "caller seat_1")
    all_pass(s)
    play(s, 1, "appoint seat_2")
    play(s, 2, "deal_from seat_3")
    deal(s)
    assert [] == told(s, "punished")
    while frame_name(s) == "free_draw":
        play(s, asked(s), "decline_draw")
    assert (2, 2, "choosing") == (s.round, s.qm, frame_name(s))  # no second appointment, no call for it


@rule("JR-4.4.1")
def test_a_medic_after_a_phase_three_mutiny_brings_a_new_appointment():
    s = table(4, ["nav_p2_m2", "medic", "mel_p2_m2", ""], [voyage(S1_START)], qm=2, skip_appointment=1)
    assert "effect_window" == frame_name(s)
    play(s, 1, "medic")
    assert (1, 0) == (s.qm, s.skip_appointment)
    assert "appointing" == frame_name(s)


@rule("JR-4.5", "JR-I6")
def test_no_call_is_held_after_the_mutiny_of_a_round():
    s = table(4, PLAIN, [voyage(S8_CALL)], mutiny_used=1, sailed=True)
    assert (2, "appointing") == (s.round, frame_name(s))
    s = table(4, PLAIN, [voyage(S8_CALL)], sailed=True)
    assert "call" == frame_name(s)
    s.mutiny_used = 1
    assert any("JR-I6" in line for line in s.problems())


@rule("JR-4.6", "JR-I3")
def test_one_target_a_round_reaches_the_discard_pile():
    s = table(4, PLAIN, [voyage(S7_SAIL)], target_kind="pirate_cove")
    deal(s, "reveal pirate_cove_1")
    deal(s, 3)
    assert 1 == len(s.target_discard)
    assert "judging" == frame_name(s)
    s.target_discard.append(s.target_discard[0])
    assert any("JR-I3" in line for line in s.problems())


@rule("JR-6.1", "JR-6.2", "JR-6.3", "JR-6.5")
def test_the_captain_names_a_kind_that_has_cards_and_nobody_sees_the_card():
    s = table(4, PLAIN, [voyage(S5_TALK)])
    assert [
        f"target {kind}" for kind in ("fort", "merchant_ship", "harbour", "pirate_cove", "treasure_island")
    ] == words(s, 0)
    kept = s.targets
    s.targets &= ~255  # no fort is left
    assert "target fort" not in words(s, 0)
    assert "deck_empty" == s.stack[-1].refusal(s, 0, GAME.language.read("target fort")).kind
    s.targets = kept
    play(s, 0, "target treasure_island")  # JR-6.5: though nobody has a map
    assert (4, NONE) == (s.target_kind, s.target)
    view = GAME.hide(s, 0)
    assert (4, NONE) == (view["target_kind"], view["target"])
    assert 2 == view["decks"][4]


@rule("JR-6.4", "JR-R13")
def test_with_nothing_to_choose_an_island_is_discarded_and_punishment_follows():
    s = table(4, PLAIN, [voyage(S5_TALK)])
    s = table(4, PLAIN, [voyage(S1_START)], qm=1)
    s.stack = [Counting(0, 0), voyage(S5_TALK)]
    s.island_barred = 1
    islands = s.targets >> 32 << 32
    s.target_discard = []
    s.targets = islands
    engine.settle(s)
    assert "judging" == frame_name(s)
    assert 1 == len(s.target_discard)
    assert ["JR-6.4"] == rules_told(s, "no_target_left")


@rule("JR-11.1", "JR-11.2", "JR-11.3", "JR-11.4", "JR-11.5")
def test_punishment_is_demanded_carried_out_and_ends_the_round():
    s = table(4, PLAIN, [voyage(S8_PUNISH)], sailed=True)
    assert ["punish", "spare"] == words(s, 0)
    play(s, 0, "punish")
    for seat in (1, 2, 3):
        play(s, seat, "pass")
    assert 1 == asked(s)
    assert ["victim seat_2", "victim seat_3"] == words(s, 1)
    play(s, 1, "victim seat_3")
    deal(s, "stolen nav_p1_m5")
    assert "" == hand(s, 3)
    assert crew("nav_p1_m5")[0] in s.discard
    assert 2 == s.round


@rule("JR-11.2", "JR-12.1")
def test_a_mutiny_cancels_the_punishment():
    s = table(4, PLAIN, [voyage(S8_PUNISH)], sailed=True)
    play(s, 0, "punish")
    for seat in (1, 2):
        play(s, seat, "pass")
    play(s, 3, "call nav_p1_m5")
    deal(s, "caller seat_3")
    all_pass(s)
    play(s, 3, "appoint seat_1")
    assert [] == told(s, "punished")


@rule("JR-R17")
def test_an_empty_hand_may_be_punished_and_loses_nothing():
    s = table(4, ["nav_p2_m2", "can_p2_m2", "", "mel_p2_m2"], [voyage(S8_PUNISH)], sailed=True, mutiny_used=1)
    play(s, 0, "punish")
    play(s, 1, "victim seat_2")
    assert 1 == len(told(s, "punished_empty"))


@rule("JR-15.1", "JR-I5")
def test_hands_over_the_limit_are_cut_clockwise_from_the_captain_by_choice():
    full = "nav_p2_m2 nav_p2_m3 can_p2_m2 can_p2_m3 mel_p2_m2 mel_p2_m3 cook"
    s = table(4, ["", full, "", full.replace("cook", "medic")], [voyage(S5_TALK)], captain=2)
    for seat, card in ((1, "nav_p1_m4"), (3, "bosun")):
        s.hands[seat] = sorted(s.hands[seat] + crew(card))
        s.deck.remove(crew(card)[0])
    assert any("JR-I5" in line for line in s.problems())
    s.stack.append(Discards())
    assert [3, 1] == s.stack[-1].waiting(s)
    play(s, 1, "discard nav_p1_m4")
    play(s, 3, "discard medic")
    assert crew("nav_p1_m4 medic") == s.discard
    assert "choosing" == frame_name(s)


@rule("JR-15.2", "JR-15.2.1", "JR-15.2.2", "JR-R19")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed():
    s = table(
        4, ["", "can_p2_m2", "mel_p2_m2", "nav_p1_m5"], [voyage(S3_FREE_DRAW)], deck="", attack=[(1, "nav_p3_m1")]
    )
    piled = len(s.discard)
    play(s, 0, "draw")
    assert [[piled]] == told(s, "reshuffled")
    assert ([], piled) == (s.discard, len(s.deck))
    assert crew("nav_p3_m1")[0] not in s.deck  # what lies in an attack is no part of it
    deal(s, "crew_drawn cook")
    assert "cook" == hand(s, 0)


@rule("JR-15.2.3")
def test_without_any_card_a_draw_is_simply_not_made():
    s = table(4, PLAIN, [voyage(S3_FREE_DRAW)])
    s.hands[1] = sorted(s.hands[1] + s.deck)
    s.deck = []
    s.hands[2], s.hands[1] = [], sorted(s.hands[1] + s.hands[2])
    s.stack = [Counting(0, 0), voyage(S3_FREE_DRAW)]
    engine.settle(s)
    assert "effect_window" == frame_name(s)  # no question about a draw that cannot be


@rule("JR-15.3", "JR-15.4", "JR-R27", "JR-R35", "JR-I12")
@pytest.mark.parametrize(("round_", "deck", "over"), [(9, "rum", False), (10, "rum", True), (4, "", True)])
def test_the_game_ends_after_ten_rounds_or_with_the_loot_deck(round_, deck, over):
    s = table(8, PLAIN, [voyage(S8_PUNISH)], round=round_, loot_deck=deck, sailed=True)
    play(s, 0, "spare")  # the last phase 3 is played in full
    all_pass(s)
    assert over == (not s.stack)
    assert over == (len(told(s, "game_ends")) == 1)
    s.round = 11
    assert any("JR-I12" in line for line in s.problems())


@rule("JR-15.5", "JR-I15")
def test_all_loot_counts_open_and_buried():
    s = table(4, [], [], open=["gold_3 rum", "hostage", "", ""], buried=["gold_2", "gold_1 hostage", "", ""], round=1)
    assert [] == s.stack
    assert [5, 3, 0, 0] == GAME.scores(s)
    total = sum(GAME.scores(s))
    assert total <= 12 + 24 + 18 + 4 + 3 * 4


@rule("JR-15.6", "JR-R14", "JR-X12")
def test_jewels_are_valued_clockwise_from_the_captain():
    s = table(4, [], [], captain=1, open=["jewels", "jewels", "", ""])
    deal(s, "loot_drawn gold_3")
    deal(s, "loot_drawn rum")
    assert [0, 3, 0, 0] == GAME.scores(s)
    assert [[1, 2, 3], [0, 3, 0]] == told(s, "jewels_valued")
    s = table(4, [], [], open=["jewels jewels", "jewels", "", ""])
    deal(s, "loot_drawn hostage")
    deal(s, "loot_drawn jewels")
    deal(s, "loot_drawn gold_2")
    assert [2, 2, 0, 0] == GAME.scores(s)
    s = table(4, [], [], open=["jewels", "", "", ""], loot_deck="")
    assert [1, 0, 0, 0] == GAME.scores(s)


@rule("JR-15.7", "JR-15.8", "JR-R37")
def test_gold_wins_then_rum_then_both():
    s = table(4, [], [], open=["gold_3", "gold_3 rum", "gold_1 gold_2 rum", "gold_2"], buried=["", "", "", "rum rum"])
    assert [3, 1, 1, 4] == GAME.ranks(s)


@rule("JR-18.2")
def test_every_node_has_an_option():
    s = table(3, PLAIN[:3], [voyage(S8_PUNISH)], sailed=True, mutiny_used=1)
    play(s, 0, "punish")
    assert 2 == len(words(s, 0))  # P - 1 with three, P - 2 otherwise
    s = table(4, PLAIN, [voyage(S4_ANY)])
    assert all(words(s, seat) for seat in s.stack[-1].waiting(s))
