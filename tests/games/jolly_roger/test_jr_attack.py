"""JR-7, JR-8: attacks and the sharing of loot."""

import pytest

from games.jolly_roger.positions import (
    GAME,
    all_pass,
    asked,
    crew,
    deal,
    frame_name,
    hand,
    loot,
    loot_of,
    play,
    rules_told,
    table,
    told,
    voyage,
    words,
)
from marks import rule
from quarterdeck.core.engine import NONE
from quarterdeck.games.jolly_roger.effects import totals
from quarterdeck.games.jolly_roger.flow.attack import Attack
from quarterdeck.games.jolly_roger.flow.rounds import S7_BACK
from quarterdeck.games.jolly_roger.flow.sharing import Sharing
from quarterdeck.games.jolly_roger.state import bag_size


def attack(hands, stage=0, seats=4, **fields):
    fields.setdefault("target_kind", "fort")
    return table(seats, hands, [voyage(S7_BACK), Attack(stage)], **fields)


def sharing(loot_laid, mutiny=0, seats=4, hands=(), stage=0, **fields):
    counts = [0] * seats
    frames = [voyage(S7_BACK), Sharing(mutiny, stage, 0, counts)]
    return table(seats, hands, frames, laid=loot_laid, sailed=True, **fields)


@rule("JR-7.1")
def test_an_attack_goes_through_all_its_steps():
    s = attack(["nav_p2_m2 lookout", "can_p2_m2 first_mate", "multi_p2_m1", "mel_p2_m2"])
    assert ("effect_window", 1) == (frame_name(s), s.stack[-1].kind)  # W_SPY
    play(s, 0, "pass")
    assert "first_card" == frame_name(s)
    play(s, 1, "contribute can_p2_m2")
    assert "joining" == frame_name(s)
    play(s, 2, "contribute multi_p2_m1")
    all_pass(s)
    deal(s, "reveal fort_1")
    assert ("effect_window", 2) == (frame_name(s), s.stack[-1].kind)  # W_REVEAL
    play(s, 1, "pass")
    assert "assigning" == frame_name(s)
    play(s, 1, "assign melee")
    assert ["JR-7.13"] == rules_told(s, "failed")
    assert "judging" == frame_name(s)


@rule("JR-7.2", "JR-13.7", "JR-R38")
def test_the_lookout_turns_the_target_up_before_the_first_card_and_closes_the_window():
    s = attack(["lookout", "can_p2_m2", "", "stowaways"])
    play(s, 0, "lookout")
    deal(s, "reveal fort_2")
    assert "fort_2" == GAME.language.word("target", s.target)
    assert "first_card" == frame_name(s)
    assert crew("lookout") == s.discard
    s = table(4, ["lookout", "can_p2_m2"], [voyage(S7_BACK)], target_kind="pirate_cove")
    assert "effect_window" != frame_name(s)  # only attacks have its moment


@rule("JR-7.3", "JR-R11")
def test_the_quartermaster_lays_the_first_card_and_only_a_normal_one():
    s = attack(["nav_p2_m2", "can_p2_m2 mel_p1_m2 cook", "", ""])
    assert {"contribute can_p2_m2", "contribute mel_p1_m2"} == set(words(s, 1))
    assert "no_special_in_attack" == s.stack[-1].refusal(s, 1, GAME.language.read("contribute cook")).kind
    assert "contribute mel_p1_m2" == GAME.language.say(s.stack[-1].default(s, 1))
    s = attack(["nav_p2_m2", "cook bosun", "", ""])
    assert [[1]] == told(s, "first_card_lapses")
    assert "joining" == frame_name(s)


@rule("JR-7.4", "JR-7.5", "JR-17.2")
def test_everybody_may_lay_normal_cards_one_at_a_time_and_they_stay():
    s = attack(["nav_p2_m2 nav_p3_m1", "can_p2_m2", "mel_p2_m2 cook", ""], stage=2)
    play(s, 2, "contribute mel_p2_m2")
    assert "contribute cook" not in words(s, 2)
    play(s, 0, "contribute nav_p2_m2")
    play(s, 0, "contribute nav_p3_m1")  # again, though others were not asked
    assert [5, 0, 2] == totals(s)
    assert "" == hand(s, 0)
    assert all(s.stack[-1].is_final(s, seat, GAME.language.read("contribute can_p2_m2")) for seat in range(4))


@rule("JR-7.6", "JR-17.6", "JR-R25")
def test_the_quartermaster_may_close_once_everybody_else_had_a_chance():
    s = attack(["nav_p2_m2", "can_p2_m2 can_p3_m1", "mel_p2_m2", ""], stage=2)
    assert "close" not in words(s, 1)
    assert "too_early" == s.stack[-1].refusal(s, 1, GAME.language.read("close")).kind
    play(s, 2, "contribute mel_p2_m2")
    assert "close" not in words(s, 1)
    play(s, 0, "pass")
    assert "close" in words(s, 1)  # seat 3 has no cards and was passed over
    play(s, 1, "close")
    assert "turn_up" == frame_name(s)


@rule("JR-7.6")
def test_the_attack_ends_when_nobody_wants_to_add_a_card():
    s = attack(["nav_p2_m2", "can_p2_m2", "mel_p2_m2", ""], stage=2)
    play(s, 2, "pass")
    play(s, 0, "pass")
    play(s, 1, "pass")
    assert "turn_up" == frame_name(s)


@rule("JR-7.7")
def test_the_target_is_turned_up_unless_it_lies_face_up():
    s = attack([], stage=3)
    deal(s, "reveal fort_3")
    assert ["JR-7.7"] == rules_told(s, "revealed")
    s = attack([], stage=3, target="fort_1")
    assert "judging" == frame_name(s)


@rule("JR-7.8", "JR-7.9")
def test_officers_change_totals_and_only_the_last_sum_is_raised_to_zero():
    s = attack(["first_mate", "multi_p2_m1", "", ""], stage=4, target="fort_1", attack=[(1, "multi_p2_m1")])
    for sign, then in (("plus", 1), ("minus", 0)):
        note = s.stack[-1].note(s, 0, GAME.language.read(f"adjust first_mate {sign}"))
        assert ("would_total", [2, 0, then, 3]) == (note.kind, note.args)  # melee 0, then that, of 3
    play(s, 0, "adjust first_mate minus")
    assert [0, 0, -1] == totals(s)
    play(s, 1, "assign melee")
    assert [[0, 0, 1]] == told(s, "totals")


@rule("JR-7.10", "JR-R10")
def test_multi_skill_pirates_are_assigned_last_and_badly_if_he_likes():
    laid = [(0, "nav_p2_m2"), (2, "can_p2_m2"), (3, "can_p2_m2"), (2, "multi_p2_m1")]
    for skill, won in (("melee", True), ("cannon", False)):
        s = attack([], stage=5, target="fort_2", attack=laid)
        assert 1 == asked(s)
        assert "assign melee" == GAME.language.say(s.stack[-1].default(s, 1))
        play(s, 1, f"assign {skill}")
        assert won == bool(told(s, "succeeded"))
    s = attack([], stage=5, target="fort_2", attack=laid[:3])
    assert "judging" == frame_name(s)


@rule("JR-X10")
def test_a_jack_of_all_trades_decides_the_attack_on_fort_2():
    laid = [(0, "nav_p2_m2"), (2, "can_p2_m2"), (3, "can_p2_m3"), (2, "multi_p2_m1")]
    s = attack([], stage=5, target="fort_2", attack=laid)
    assert "would_win" == s.stack[-1].note(s, 1, GAME.language.read("assign melee")).kind
    assert "would_fail" == s.stack[-1].note(s, 1, GAME.language.read("assign navigation")).kind


@rule("JR-7.11", "JR-7.12")
def test_success_needs_every_total_and_everything_is_discarded_before_loot_is_drawn():
    laid = [(0, "nav_p1_m2"), (1, "can_p3_m1"), (2, "mel_p3_m1")]
    s = attack([], stage=6, target="fort_1", attack=laid)
    assert [[0]] == told(s, "succeeded")
    assert ([], crew("nav_p1_m2 can_p3_m1 mel_p3_m1")) == (s.attack, s.discard)
    assert ("sharing", 46, 5) == (frame_name(s), bag_size(s.loot_deck), s.stack[-1].draws)
    assert "fort_1" == GAME.language.word("target", s.target_discard[-1])


@rule("JR-7.13", "JR-X3")
def test_an_attack_that_lacks_melee_fails_without_any_other_penalty():
    laid = [(0, "nav_p3_m1"), (1, "can_p2_m2"), (2, "can_p2_m2"), (3, "mel_p1_m2"), (0, "mel_p1_m3")]
    s = attack(["cook"], stage=6, target="fort_3", attack=laid, open=["gold_1"])
    assert [[3, 4, 2]] == told(s, "totals")
    assert [[0]] == told(s, "failed")
    assert (5, 46 - 1, "cook", "gold_1") == (len(s.discard), bag_size(s.loot_deck), hand(s, 0), loot_of(s, 0))
    assert "judging" == frame_name(s)


@rule("JR-7.14")
def test_an_attack_without_cards_is_evaluated_too():
    s = attack([], stage=6, target="merchant_ship_1")
    assert 1 == len(told(s, "failed"))
    s = attack([], stage=6, target="merchant_ship_1", change=[1, 1, 1])
    assert 1 == len(told(s, "succeeded"))


@rule("JR-8.1", "JR-R35")
def test_loot_is_drawn_as_far_as_there_is_any():
    s = table(4, [], [voyage(S7_BACK), Sharing(0, 0, 5, [0] * 4)], loot_deck="gold_3 rum", sailed=True)
    deal(s, "loot_drawn rum")
    deal(s, "loot_drawn gold_3")
    assert ("sharing", 0) == (frame_name(s), asked(s))
    s = table(4, ["", "shipwright"], [voyage(S7_BACK), Sharing(0, 0, 5, [0] * 4)], loot_deck="", sailed=True)
    assert "judging" == frame_name(s)  # no windows either


@rule("JR-8.2", "JR-8.3", "JR-13.9")
def test_the_cook_picks_first_then_the_captain():
    s = sharing("gold_3 gold_2 rum", hands=["", "", "cook", ""])
    play(s, 2, "cook")
    assert 2 == asked(s)
    assert ["pick gold_2", "pick gold_3", "pick rum"] == words(s, 2)
    play(s, 2, "pick gold_3")
    assert 0 == asked(s)
    play(s, 0, "pick gold_2")
    assert {"share rum seat_1", "share rum seat_3"} == set(words(s, 1))
    play(s, 1, "share rum seat_3")
    assert ["gold_2", "", "gold_3", "rum"] == [loot_of(s, seat) for seat in range(4)]
    assert NONE == s.cook


@rule("JR-R8")
def test_the_captain_cannot_play_the_cook():
    s = sharing("gold_3", hands=["cook", "", "", ""])
    assert "pick" == words(s, 0)[0].split()[0]  # the window did not even open
    assert "cook" == hand(s, 0)


@rule("JR-8.4", "JR-8.5", "JR-8.6", "JR-8.8", "JR-R1")
def test_the_rest_goes_round_by_number_of_cards():
    s = sharing("gold_1 gold_2 gold_3 rum jewels hostage")
    play(s, 0, "pick gold_3")
    assert {f"seat_{n}" for n in (1, 2, 3)} == {option.split()[2] for option in words(s, 1)}
    assert "has_more" == s.stack[-1].refusal(s, 1, GAME.language.read("share rum seat_0")).kind
    for said in ("share rum seat_2", "share gold_2 seat_1", "share jewels seat_3"):
        play(s, 1, said)
    assert {f"seat_{n}" for n in range(4)} == {option.split()[2] for option in words(s, 1)}
    play(s, 1, "share hostage seat_1")
    play(s, 1, "share gold_1 seat_0")
    assert [loot("gold_1 gold_3"), loot("gold_2 hostage"), loot("rum"), loot("jewels")] == s.open


@rule("JR-X4", "JR-X5", "JR-X6", "JR-I7")
@pytest.mark.parametrize(("cards", "counts"), [(5, [1, 1, 1, 2]), (3, [0, 1, 1, 1]), (6, [1, 1, 2, 2])])
def test_so_many_cards_for_four(cards, counts):
    s = sharing(" ".join(["gold_1"] * cards))
    play(s, 0, "pick gold_1")
    while frame_name(s) == "sharing":
        play(s, 1, words(s, 1)[-1])
    received = [bag_size(bag) for bag in s.open]
    assert counts == sorted(received)
    assert received[0] >= 1
    assert max(received) - min(received) <= 1


@rule("JR-8.7", "JR-12.8.3", "JR-R2", "JR-X16")
@pytest.mark.parametrize(("option", "counts"), [("others_only", [1, 2, 2, 2]), ("all_players", [1, 2, 2, 2])])
def test_seven_cards_after_a_mutiny(option, counts):
    s = sharing("gold_1 gold_1 gold_1 gold_1 gold_1 gold_1 gold_1", mutiny=1, options={"mutiny_share": option})
    play(s, 0, "pick gold_1")
    while frame_name(s) == "sharing":
        play(s, 1, words(s, 1)[0])
    received = [bag_size(bag) for bag in s.open]
    assert counts == sorted(received)
    assert (received[0] == 1) == (option == "others_only")
    s = sharing("gold_1 gold_1 gold_1", mutiny=1, options={"mutiny_share": option})
    play(s, 0, "pick gold_1")
    while frame_name(s) == "sharing":
        play(s, 1, words(s, 1)[0])
    assert [0, 1, 1, 1] == sorted(bag_size(bag) for bag in s.open)


@rule("JR-8.9", "JR-13.18", "JR-R20")
def test_the_shipwright_asks_everybody_and_then_an_officer():
    s = sharing("gold_3", hands=["", "", "shipwright", ""], open=["gold_1", "rum", "", "jewels"])
    play(s, 0, "pick gold_3")
    play(s, 2, "shipwright")
    assert 3 == asked(s)  # clockwise from his left
    assert ["refuse", "give jewels"] == words(s, 3)
    play(s, 3, "refuse")
    play(s, 0, "refuse")
    play(s, 1, "refuse")
    assert ["demand seat_0", "demand seat_1", "waive"] == words(s, 2)
    assert "demand seat_0" == GAME.language.say(s.stack[-1].default(s, 2))
    play(s, 2, "demand seat_0")
    assert ["surrender gold_1", "surrender gold_3"] == words(s, 0)
    play(s, 0, "surrender gold_1")
    assert ("gold_1", "gold_3") == (loot_of(s, 2), loot_of(s, 0))


@rule("JR-13.18")
def test_the_first_gift_ends_the_shipwrights_round():
    s = sharing("gold_3", hands=["", "", "shipwright", ""], open=["", "rum", "", "jewels"])
    play(s, 0, "pick gold_3")
    play(s, 2, "shipwright")
    play(s, 3, "give jewels")
    assert ("jewels", "judging") == (loot_of(s, 2), frame_name(s))
    s = sharing("gold_3", hands=["", "", "shipwright", ""], captain=2, qm=3)
    play(s, 2, "pick gold_3")
    play(s, 2, "shipwright")
    assert "judging" == frame_name(s)  # nobody has any: nothing happens


@rule("JR-X11")
def test_a_sharpshooter_spoils_the_attack_and_a_traitor_saves_it():
    laid = [(0, "nav_p2_m2"), (1, "can_p2_m2"), (2, "can_p2_m2"), (3, "mel_p3_m1")]
    for betrayed in (False, True):
        s = attack(["", "", "sharpshooter", "traitor"], stage=4, seats=8, target="fort_6", attack=laid)
        play(s, 2, "adjust sharpshooter minus")
        play(s, 3, "traitor" if betrayed else "pass")
        assert betrayed == bool(told(s, "succeeded"))


@rule("JR-X17", "JR-13.21")
def test_a_quartermaster_betrays_his_own_first_card():
    s = attack(["", "nav_p2_m2 traitor", "", ""])
    play(s, 1, "contribute nav_p2_m2")
    assert ("betrayal", 1) == (frame_name(s), asked(s))
    play(s, 1, "traitor")
    assert crew("nav_p2_m2 traitor") == s.discard
    assert [0, 0, 0] == totals(s)
    assert "turn_up" == frame_name(s)  # nobody has a card left to join with


@rule("JR-X18")
def test_a_negative_total_is_filled_before_it_is_raised():
    for skill, melee in (("melee", 1), ("cannon", 0)):
        s = attack([], stage=5, target="fort_1", attack=[(0, "multi_p2_m1")], change=[0, 0, -1])
        play(s, 1, f"assign {skill}")
        assert melee == told(s, "totals")[0][2]
