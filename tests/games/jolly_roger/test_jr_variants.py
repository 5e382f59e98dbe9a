"""JR-16: hidden loot, captain's gold, three players."""

import pytest

from games.jolly_roger.positions import (
    GAME,
    all_pass,
    asked,
    deal,
    frame_name,
    hand,
    heard,
    id_of,
    loot,
    loot_of,
    play,
    table,
    told,
    voyage,
    words,
)
from marks import rule
from quarterdeck.core.engine import NONE, SPECTATOR
from quarterdeck.core.events import FACEDOWN
from quarterdeck.games.jolly_roger import data as d
from quarterdeck.games.jolly_roger.flow.attack import Attack
from quarterdeck.games.jolly_roger.flow.cove import SELLING, TRADING, Cove
from quarterdeck.games.jolly_roger.flow.favours import Hull
from quarterdeck.games.jolly_roger.flow.island import BURYING, Island
from quarterdeck.games.jolly_roger.flow.mutiny import COLLECTING, FIGHTING, RESULT, Mutiny
from quarterdeck.games.jolly_roger.flow.rounds import S1_START, S5_TALK, S6_MUTINY, S7_BACK, S8_PUNISH
from quarterdeck.games.jolly_roger.flow.sharing import CAPTAIN_PICKS, COOKING, SHARING, Sharing

HIDDEN = {"hidden_loot": True}


def shared(stage, laid="gold_3 rum", **fields):
    return table(
        4,
        fields.pop("hands", []),
        [voyage(S7_BACK), Sharing(0, stage, 0, [0] * 4)],
        HIDDEN,
        laid=laid,
        sailed=True,
        **fields,
    )


@rule("JR-16.1", "JR-16.1.1", "JR-I14")
def test_hidden_loot_is_seen_by_the_captain_then_by_the_quartermaster_alone():
    s = shared(CAPTAIN_PICKS)
    sees = {seat: GAME.hide(s, seat)["laid"] for seat in (SPECTATOR, 0, 1, 2)}
    assert [2, 3] == sees[0]
    assert [[FACEDOWN] * 2] * 3 == [sees[-2], sees[1], sees[2]]
    play(s, 0, "pick gold_3")
    assert ([3], [FACEDOWN]) == (GAME.hide(s, 1)["laid"], GAME.hide(s, 0)["laid"])
    assert ([0, 2], [0, FACEDOWN]) == (heard(s, 0, "picked")[0], heard(s, 1, "picked")[0])


@rule("JR-16.1.2", "JR-I14")
def test_loot_stays_face_down_but_may_be_shown():
    s = table(4, ["cook", "cook"[:0], "", ""], [voyage(S5_TALK)], HIDDEN | {"pace": "live"}, open=["gold_3 rum"])
    assert ([2, 3], [FACEDOWN] * 2) == (GAME.hide(s, 0)["open"][0], GAME.hide(s, 1)["open"][0])
    play(s, 0, "talk seat_2")
    play(s, 0, "show_loot gold_3")
    assert ([0, 2, 2], [0, 2, FACEDOWN]) == (heard(s, 2, "showed_loot")[0], heard(s, 1, "showed_loot")[0])
    assert [FACEDOWN] * 2 == GAME.hide(s, 2)["open"][0]  # JR-16.1.6: the view forgets


@rule("JR-16.1.2", "JR-16.1.3")
def test_what_is_discarded_at_the_cove_is_shown_and_what_is_drawn_is_not():
    s = table(4, [], [voyage(S7_BACK), Cove(SELLING, 0, 0)], HIDDEN, target="pirate_cove_1", open=["hostage", "rum"])
    play(s, 0, "ransom")
    deal(s, "loot_drawn gold_1")
    deal(s, "loot_drawn gold_2")
    assert ([0, 0], [0, FACEDOWN]) == (heard(s, 0, "loot_gained")[0], heard(s, 1, "loot_gained")[0])
    assert loot("hostage") == s.loot_discard
    assert [5] == GAME.hide(s, 3)["loot_discard"]
    play(s, 0, "done")
    assert (1, ["done"]) == (asked(s), words(s, 1))  # who is asked tells nothing
    assert s.stack[-1].hides_askee(s)


@rule("JR-16.1.4")
def test_unburied_and_buried_loot_are_kept_apart():
    s = table(
        4,
        [],
        [voyage(S7_BACK), Island(BURYING)],
        HIDDEN,
        target="treasure_island_1",
        lying="bloody_pirate",
        open=["gold_3 rum"],
    )
    play(s, 0, "bury gold_3")
    assert [] == GAME.hide(s, 1)["stack"][-1]["chosen"][0]  # not even how many
    play(s, 0, "done")
    view = GAME.hide(s, 1)
    assert ([FACEDOWN], [FACEDOWN]) == (view["open"][0], view["buried"][0])


@rule("JR-16.1.5", "JR-R28")
def test_the_cook_looks_first_and_nobody_before_the_window_closes():
    s = shared(0, hands=["", "", "cook", ""])
    assert [FACEDOWN] * 2 == GAME.hide(s, 0)["laid"]
    play(s, 2, "cook")
    assert [2, 3] == GAME.hide(s, 2)["laid"]
    play(s, 2, "pick gold_3")
    assert ([3], [FACEDOWN]) == (GAME.hide(s, 0)["laid"], GAME.hide(s, 2)["laid"])
    s = table(4, [], [voyage(S7_BACK), Hull(2, 0, 1, NONE)], HIDDEN, open=["gold_3", "", "", ""], sailed=True)
    play(s, 0, "give gold_3")
    assert ([0, 2, 2], [0, 2, FACEDOWN]) == (heard(s, 2, "donated")[0], heard(s, 3, "donated")[0])


@rule("JR-16.1.5")
def test_hidden_loot_of_losers_passes_from_captain_to_quartermaster():
    s = table(
        4,
        [],
        [voyage(S6_MUTINY + 1), Mutiny(COLLECTING, 0, 0b1000)],
        HIDDEN,
        target_kind="fort",
        mutineer=3,
        stance=[NONE] * 4,
        mutiny_used=1,
        open=["", "", "", "gold_3 gold_1"],
    )
    assert [0, 2] == GAME.hide(s, 0)["laid"]
    assert [FACEDOWN] * 2 == GAME.hide(s, 3)["laid"]
    s = table(4, [], [voyage(S5_TALK)], HIDDEN | {"pace": "live", "negotiation": "full"}, open=["gold_3"])
    for said in ("talk seat_1", "give_loot gold_3", "send"):
        play(s, 0, said)
    assert ([2], [FACEDOWN]) == (GAME.hide(s, 1)["offers"][0]["loot"], GAME.hide(s, 2)["offers"][0]["loot"])


@rule("JR-16.1.6")
def test_what_was_seen_while_sharing_is_a_private_log_entry():
    s = shared(COOKING)
    assert [[0, 2, 1], [0, 3, 1]] == told(s, "saw_loot")
    assert [] == heard(s, 1, "saw_loot")
    assert s.stack[-1].stage < SHARING


@rule("JR-16.2", "JR-16.2.1")
def test_the_captains_exchange_serves_everybody():
    s = table(
        4,
        ["", "", "", ""],
        [voyage(S7_BACK), Cove(TRADING, 0, 0)],
        {"captains_gold": True},
        target="pirate_cove_1",
        open=["rum", "rum"],
    )
    play(s, 0, "exchange rum")
    for name in ("cook", "bosun", "medic", "lookout"):
        deal(s, f"crew_drawn {name}")
    assert ["cook", "bosun", "medic", "lookout"] == [hand(s, seat) for seat in range(4)]
    play(s, 1, "exchange rum")  # the others may still make their own
    deal(s, "crew_drawn assassin")
    assert 2 == len(s.hands[1])
    s = table(4, ["", "", "", ""], [voyage(S7_BACK), Cove(TRADING, 0, 0)], target="pirate_cove_1", open=["rum"])
    play(s, 0, "exchange rum")
    deal(s, "crew_drawn cook")
    assert [1, 0, 0, 0] == [len(cards) for cards in s.hands]


@rule("JR-16.3", "JR-16.3.1")
def test_three_play_as_four():
    assert (d.START_HAND[4], d.HAND_LIMIT[4], d.USED[4]) == (d.START_HAND[3], d.HAND_LIMIT[3], d.USED[3])


@rule("JR-16.3.2")
def test_with_three_the_captain_does_the_quartermasters_work():
    s = table(3, ["nav_p2_m2", "can_p2_m2", ""], [voyage(S7_BACK), Attack(1)], target_kind="fort")
    assert ("first_card", 0) == (frame_name(s), asked(s))
    play(s, 0, "contribute nav_p2_m2")
    play(s, 1, "pass")
    all_pass(s)
    s = table(3, ["nav_p2_m2", "can_p2_m2", ""], [voyage(S8_PUNISH)], sailed=True, mutiny_used=1)
    play(s, 0, "punish")
    assert ["victim seat_1", "victim seat_2"] == words(s, 0)
    s = table(3, [], [voyage(S7_BACK), Sharing(0, SHARING, 0, [1, 0, 0])], laid="rum", sailed=True)
    assert ["share rum seat_1", "share rum seat_2"] == words(s, 0)


@rule("JR-16.3.3", "JR-3.10", "JR-I4")
def test_with_three_there_is_no_appointment_and_no_first_call():
    s = table(3, ["nav_p2_m2", "can_p2_m2", ""], [voyage(S1_START)])
    assert "free_draw" == frame_name(s)
    play(s, 2, "decline_draw")
    assert "choosing" == frame_name(s)
    s = table(
        3,
        [],
        [voyage(S6_MUTINY + 1), Mutiny(RESULT, 0, 0)],
        target_kind="fort",
        mutineer=2,
        stance=[0, NONE, 1],
        mutiny_used=1,
        sides=[(1, 2, "nav_p1_m5")],
    )
    assert 2 == s.captain
    assert "appointing" != frame_name(s)
    s.qm = 1
    assert any("JR-I4" in line for line in s.problems())


@rule("JR-16.3.4")
def test_with_three_the_shipwright_can_force_only_the_captain():
    s = table(3, [], [voyage(S7_BACK), Hull(1, 1, 3, NONE)], open=["gold_1", "", "gold_2"], sailed=True)
    assert ["demand seat_0", "waive"] == words(s, 1)
    s = table(3, [], [voyage(S7_BACK), Hull(0, 1, 3, NONE)], open=["gold_1", "", "gold_2"], sailed=True)
    assert "judging" == frame_name(s)  # the Captain gets voluntary gifts only


@rule("JR-16.3.5", "JR-R9")
def test_with_three_the_medic_takes_the_captaincy_but_not_in_a_mutiny():
    s = table(3, ["nav_p2_m2", "medic cook", "nav_p2_m2"], [voyage(S1_START)])
    play(s, 1, "medic")
    assert (1, NONE, [[1]]) == (s.captain, s.qm, told(s, "medic_captain"))
    assert ("choosing", 1) == (frame_name(s), asked(s))
    s = table(3, ["medic", "", "nav_p2_m2"], [voyage(S1_START)])
    assert "effect_window" != frame_name(s)  # not by the Captain
    s = table(
        3,
        ["", "medic", "nav_p2_m2"],
        [voyage(S6_MUTINY + 1), Mutiny(FIGHTING, 0, 0)],
        target_kind="fort",
        mutineer=2,
        stance=[0, NONE, 1],
        mutiny_used=1,
    )
    assert "medic" not in words(s, 1)
    assert "support medic captain" in words(s, 1)


@rule("JR-16.3.5", "JR-8.5")
@pytest.mark.parametrize("hidden", [False, True])
def test_with_three_a_cook_who_becomes_captain_picks_once(hidden):
    s = table(
        3,
        ["", "cook medic", ""],
        [voyage(S7_BACK), Sharing(0, 0, 0, [0] * 3)],
        {"hidden_loot": hidden},
        laid="gold_1 gold_2 gold_3",
        sailed=True,
    )
    play(s, 1, "cook")
    play(s, 1, "medic")
    play(s, 1, "pick gold_3")
    assert {"share gold_1 seat_0", "share gold_1 seat_2"} < set(words(s, 1))
    assert not any("pick" in option or "seat_1" in option for option in words(s, 1))
    play(s, 1, "share gold_1 seat_2")
    play(s, 1, "share gold_2 seat_0")
    assert ["gold_2", "gold_3", "gold_1"] == [loot_of(s, seat) for seat in range(3)]
    seen = [[1, 0, 1], [1, 1, 1], [1, 2, 1], [1, 0, 1], [1, 1, 1]]  # all three, and what he left
    assert (seen if hidden else []) == told(s, "saw_loot")


@rule("JR-16.3.6")
def test_with_three_only_the_captains_card_adds_a_point():
    s = table(
        3,
        ["", "medic", ""],
        [voyage(S6_MUTINY + 1), Mutiny(FIGHTING, 0, 0)],
        target_kind="fort",
        mutineer=2,
        stance=[0, NONE, 1],
        mutiny_used=1,
        sides=[(0, 0, "nav_p2_m2")],
    )
    assert (3, 0) == (s.support(0), s.support(1))
    assert not any(option.startswith("office") for option in words(s, 1))
    assert id_of("medic") in s.hands[1]
    assert "" == loot_of(s, 0)
