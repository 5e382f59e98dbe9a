"""JR-12: calls, the mutiny and its aftermath."""

import pytest

from games.jolly_roger.positions import (
    GAME,
    all_pass,
    asked,
    crew,
    deal,
    frame_name,
    hand,
    id_of,
    loot_of,
    play,
    table,
    told,
    voyage,
    words,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import NONE, SPECTATOR
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger import state as t
from quarterdeck.games.jolly_roger.actions import LANGUAGE
from quarterdeck.games.jolly_roger.flow.mutiny import COLLECTING, FIGHTING, GATHERING, RESULT, Mutiny, Uprising
from quarterdeck.games.jolly_roger.flow.rounds import S4_CALL, S6_MUTINY, S8_CALL
from quarterdeck.games.jolly_roger.state import pack_laid

HANDS = ["nav_p2_m2 can_p2_m3", "can_p2_m2", "mel_p2_m2 mel_p1_m5", "nav_p1_m5"]


def mutiny(hands=HANDS, stage=FIGHTING, seats=4, mutineer=3, losers=0, **fields):
    """A mutiny of seat 3 against Captain 0 under way; the sides decide the stances."""
    stance = [NONE] * seats
    stance[fields.get("captain", 0)] = 0
    stance[mutineer] = 1
    for side, seat, _ in fields.get("sides", []):
        stance[seat] = side
    fields.setdefault("stance", stance)
    return table(
        seats,
        hands,
        [voyage(S6_MUTINY + 1), Mutiny(stage, 0, losers)],
        mutineer=mutineer,
        mutiny_used=1,
        target_kind="fort",
        **fields,
    )


def called(hands, said, caller=3, seats=4, **fields):
    """The only call of a round."""
    s = table(seats, hands, [voyage(S4_CALL)], **fields)
    for seat in list(s.stack[-1].waiting(s)):
        play(s, seat, said if seat == caller else "pass")
    deal(s, f"caller seat_{caller}")
    return s


@rule("JR-12.1", "JR-12.2")
def test_anybody_but_the_captain_with_a_card_may_call():
    s = table(4, ["cook", "nav_p2_m2", "", "medic"], [voyage(S4_CALL)])
    assert [1, 3] == s.stack[-1].waiting(s)
    assert ["pass", "call nav_p2_m2"] == words(s, 1)  # the Quartermaster too
    play(s, 1, "call nav_p2_m2")
    play(s, 3, "pass")
    deal(s, "caller seat_1")
    assert (1, 1) == (s.mutineer, s.mutiny_used)
    assert [[1, id_of("nav_p2_m2")]] == told(s, "called")
    assert [[1, id_of("nav_p2_m2")]] == [[x["seat"], x["card"]] for x in s.to_json()["sides"]]


@rule("JR-12.3", "JR-17.5", "JR-R24")
def test_one_of_several_callers_is_drawn_and_the_others_stay_unknown():
    s = table(4, HANDS, [voyage(S4_CALL)])
    play(s, 1, "call can_p2_m2")
    assert [-2, -3] == GAME.hide(s, 2)["stack"][-1]["answers"][2:0:-1]  # sealed: seat 2 sees that 1 has answered
    play(s, 2, "pass")
    play(s, 3, "call nav_p1_m5")
    assert ["caller seat_1", "caller seat_3"] == [LANGUAGE.say(a) for a in s.stack[-1].options(s, engine.CHANCE)]
    deal(s, "caller seat_3")
    assert 3 == s.mutineer
    assert "can_p2_m2" == hand(s, 1)
    assert not any(1 in event.args for event in s.out if event.kind in ("called", "played"))
    s = table(4, HANDS, [voyage(S8_CALL)], sailed=True)
    for seat in (1, 2, 3):
        play(s, seat, "pass")
    assert NONE == s.mutineer  # nobody called: play goes on


@rule("JR-12.3", "JR-S5")
@pytest.mark.parametrize("callers", [(3,), (1, 3)])
def test_behind_answers_that_are_all_in_somebody_has_called(callers):
    s = table(4, HANDS, [voyage(S4_CALL)])
    for seat, card in ((1, "can_p2_m2"), (2, "mel_p2_m2"), (3, "nav_p1_m5")):
        play(s, seat, f"call {card}" if seat in callers else "pass")
    for seat in (SPECTATOR, *range(4)):
        view = GAME.view(s, seat, {})
        for seed in range(8):
            possible = GAME.determinise(view, Rng(seed))
            assert view == GAME.view(possible, seat, {})
            engine.playout(possible, Rng(seed))


@rule("JR-17.5")
def test_in_a_race_the_first_call_wins_at_once():
    s = table(4, HANDS, [voyage(S4_CALL)], options={"mutiny_call": "arrival"})
    play(s, 1, "pass")
    play(s, 2, "call mel_p1_m5")
    assert 2 == s.mutineer
    assert "uprising" == frame_name(s)


@rule("JR-12.4")
def test_assassin_and_sea_wolf_may_open_with_their_effect():
    s = table(4, ["cook", "assassin sea_wolf", "", "medic"], [voyage(S4_CALL)])
    assert {
        "pass",
        "call assassin",
        "call_assassin captain",
        "call_assassin mutineer",
        "call sea_wolf",
        "call_wolf seat_3",
    } == set(words(s, 1))
    assert not any("quartermaster" in option for option in words(s, 1))


@rule("JR-12.5", "JR-R6")
def test_a_betrayed_opening_card_is_gone_but_the_mutiny_goes_on():
    s = called(["cook", "traitor", "", "nav_p1_m5 medic"], "call nav_p1_m5")
    play(s, 1, "traitor")
    assert (3, 1, []) == (s.mutineer, s.mutiny_used, s.sides)
    assert "uprising" == frame_name(s)
    assert 1 == s.stance[3]


@rule("JR-12.6", "JR-12.6.1", "JR-12.6.2", "JR-12.6.4", "JR-I9")
def test_leaders_back_themselves_and_others_one_side():
    s = mutiny()
    assert {"support nav_p2_m2 captain", "support can_p2_m3 captain"} < set(words(s, 0))
    assert not any("mutineer" in option for option in words(s, 0))
    assert {"support nav_p1_m5 mutineer", "pass", "stay_out"} == set(words(s, 3))
    assert {f"support mel_p2_m2 {side}" for side in ("captain", "mutineer")} < set(words(s, 2))
    play(s, 2, "support mel_p2_m2 mutineer")
    assert not any("captain" in option for option in words(s, 2))
    assert "other_side" == s.stack[-1].refusal(s, 2, LANGUAGE.read("support mel_p1_m5 captain")).kind
    assert [{"leader": 1, "seat": 2, "card": id_of("mel_p2_m2")}] == s.to_json()["sides"]
    all_pass(s)  # leaders need not lay anything
    assert [[1, 2]] == told(s, "mutiny_over_mutineer")
    s = mutiny()
    s.sides = [pack_laid(0, 3, s.hands[3].pop())]
    assert any("JR-I9" in line for line in s.problems())


@rule("JR-12.6.3", "JR-R29", "JR-13.1")
def test_a_special_card_laid_as_support_only_counts():
    s = mutiny(["", "", "medic ship_rats", "nav_p1_m5"])
    play(s, 2, "support medic captain")
    assert (1, 2) == (s.qm, s.support(0))
    play(s, 2, "support ship_rats captain")
    assert 7 == s.support(0)


@rule("JR-12.6.5", "JR-R3", "JR-X8")
def test_a_neutral_quartermaster_may_lay_the_office_card():
    s = mutiny(["", "traitor", "traitor", ""], sides=[(0, 0, "nav_p2_m3"), (1, 3, "nav_p1_m5")])
    assert (4, 5) == (s.support(0), s.support(1))
    assert {"office captain", "office mutineer"} < set(words(s, 1))
    play(s, 1, "office captain")
    assert (5, 5) == (s.support(0), s.support(1))
    assert "uprising" == frame_name(s)  # no Traitor answers it
    assert not any(option.startswith("office") for option in words(s, 1))
    assert "support traitor mutineer" not in words(s, 1)  # bound
    all_pass(s)
    assert [[0]] == told(s, "captain_stays")


@rule("JR-12.7", "JR-12.7.1", "JR-12.7.2", "JR-X8", "JR-I10")
def test_support_counts_members_and_offices():
    s = mutiny(["nav_p2_m3", "nav_p2_m1", "", "nav_p1_m5"])
    play(s, 0, "support nav_p2_m3 captain")
    play(s, 1, "support nav_p2_m1 captain")
    play(s, 3, "support nav_p1_m5 mutineer")
    assert [1 + 3 + 1 + 1, 5] == s.to_json()["support"]
    assert [6, 5] == GAME.hide(s, 2)["support"]  # shown to everybody


@rule("JR-12.7.1")
def test_the_office_card_follows_the_medic():
    s = mutiny(["", "", "medic", "nav_p1_m5"], sides=[(1, 3, "nav_p1_m4")], stance=[0, 0, NONE, 1])
    assert 2 == s.support(0)
    play(s, 2, "medic")
    assert (1, 0, NONE) == (s.support(0), s.stance[1], s.stance[2])  # the former holder stays bound
    assert "office captain" in words(s, 2)


@rule("JR-12.7.3", "JR-12.7.5", "JR-X7")
@pytest.mark.parametrize(
    ("captain", "mutineer", "stays"),
    [
        ("nav_p1_m5", "can_p1_m5", True),
        ("nav_p1_m5", "can_p1_m5 nav_p2_m1", True),
        ("nav_p1_m5", "can_p1_m5 nav_p2_m2", False),
    ],
)
def test_the_larger_support_wins_and_the_captain_a_tie(captain, mutineer, stays):
    sides = [(0, 0, captain), *((1, 3, card) for card in mutineer.split())]
    s = mutiny([], sides=sides, stage=RESULT)
    assert stays == (s.captain == 0)
    assert stays == bool(told(s, "captain_stays"))


@rule("JR-12.7.4", "JR-13.15", "JR-R23", "JR-13.24")
def test_an_assassin_ends_the_mutiny_whatever_the_totals():
    s = mutiny(["", "", "assassin", "nav_p1_m5"], sides=[(0, 0, "can_p1_m5")], open=["gold_3", "", "gold_1", ""])
    assert {"assassin captain", "assassin mutineer", "support assassin captain"} < set(words(s, 2))
    play(s, 2, "assassin captain")
    assert (3, "appointing") == (s.captain, frame_name(s))
    assert [[0]] == told(s, "lost")  # its player took no side
    play(s, 3, "appoint seat_2")
    assert "gold_1" == loot_of(s, 2)
    play(s, 3, "pick gold_3")
    assert id_of("assassin") in s.discard


@rule("JR-12.7.6", "JR-R23")
def test_losers_are_the_leader_and_everybody_bound_to_his_side():
    s = mutiny(
        [], stage=RESULT, seats=6, sides=[(0, 2, "nav_p1_m5"), (1, 4, "nav_p2_m2")], stance=[0, 1, 0, 1, 1, NONE]
    )
    assert [[1], [3], [4]] == told(s, "lost")


@rule("JR-12.8", "JR-12.8.1", "JR-R5")
def test_after_a_mutiny_a_quartermaster_is_named_at_once():
    s = mutiny([], stage=RESULT, sides=[(1, 3, "nav_p1_m5")])
    assert ("appointing", 3) == (frame_name(s), asked(s))
    assert {"appoint seat_0", "appoint seat_1", "appoint seat_2"} == set(words(s, 3))
    play(s, 3, "appoint seat_0")
    assert frame_name(s) != "free_draw"
    assert ["JR-12.8.1"] == [event.rule for event in s.out if event.kind == "appointed"]


@rule("JR-12.8.2", "JR-12.8.3", "JR-R32")
def test_the_losers_open_loot_is_collected_and_shared():
    s = mutiny(
        [],
        stage=COLLECTING,
        losers=0b1001,
        captain=1,
        mutineer=0,
        stance=[NONE] * 4,
        qm=2,
        open=["gold_3 rum", "gold_2", "gold_1", "jewels"],
        buried=["hostage", "", "", ""],
    )
    assert ["", "gold_2", "gold_1", ""] == [loot_of(s, seat) for seat in range(4)]
    assert (t.ONE[5], 1) == (s.buried[0], asked(s))
    play(s, 1, "pick gold_3")
    assert {0, 2, 3} == {int(option[-1]) for option in words(s, 2)}  # losers included, the Captain not


@rule("JR-12.8.4", "JR-R26", "JR-X15", "JR-I11")
def test_mutiny_cards_are_dealt_anew_from_the_seat_the_quartermaster_names():
    cards = ["nav_p2_m2", "nav_p2_m3", "can_p2_m2", "can_p2_m3", "mel_p2_m2", "mel_p2_m3", "cook"]
    sides = [(1, 3, card) for card in [*cards, "ship_rats", "sea_wolf"]]
    s = mutiny([], stage=GATHERING, seats=5, sides=sides, stance=[0, NONE, NONE, 1, NONE])
    assert ("redeal", 1) == (frame_name(s), asked(s))
    assert crew("ship_rats sea_wolf") == s.discard
    play(s, 1, "deal_from seat_3")
    deal(s, 4711)
    assert [1, 1, 1, 2, 2] == [len(cards) for cards in s.hands]
    assert ([], NONE) == (s.sides, s.mutineer)


@rule("JR-12.8.4")
def test_an_even_redeal_asks_nobody():
    s = mutiny([], stage=GATHERING, sides=[(1, 3, card) for card in ("nav_p2_m2", "cook", "medic", "bosun")])
    deal(s, 1)
    assert [1, 1, 1, 1] == [len(cards) for cards in s.hands]


@rule("JR-12.9")
def test_the_captain_chooses_a_target_anew():
    s = called(["nav_p2_m2", "", "", "nav_p1_m5 cook"], "call nav_p1_m5")
    all_pass(s)
    play(s, 3, "appoint seat_1")
    play(s, 1, "deal_from seat_1")
    deal(s)
    assert ("choosing", 3) == (frame_name(s), asked(s))


@rule("JR-X9", "JR-13.15")
def test_opening_with_the_assassin_makes_one_captain_at_once():
    s = called(["nav_p2_m2", "nav_p2_m2", "", "assassin"], "call_assassin captain", open=["gold_3", "gold_1"])
    assert (3, "appointing") == (s.captain, frame_name(s))
    assert [[0]] == told(s, "lost")
    play(s, 3, "appoint seat_1")
    play(s, 3, "pick gold_3")
    assert crew("assassin") == s.discard
    assert "choosing" == frame_name(s)  # nothing to redeal


@rule("JR-R23")
def test_an_opener_may_even_name_himself():
    s = called(["nav_p2_m2", "nav_p2_m2", "", "assassin"], "call_assassin mutineer")
    assert (0, [[3]]) == (s.captain, told(s, "lost"))


@rule("JR-13.16", "JR-R31")
def test_ship_rats_count_five_even_when_forced():
    s = mutiny(["", "", "ship_rats", "sea_wolf"])
    play(s, 3, "wolf mutineer seat_2")
    play(s, 2, "forced ship_rats")
    assert 6 == s.support(1)


@rule("JR-13.17", "JR-R7", "JR-R31", "JR-13.3")
def test_the_sea_wolf_counts_one_and_forces_a_neutral_to_its_side():
    s = mutiny(["nav_p2_m2", "", "assassin can_p2_m2", "sea_wolf"])
    assert {"wolf mutineer seat_2", "support sea_wolf mutineer"} < set(words(s, 3))
    assert "wolf mutineer seat_1" not in words(s, 3)  # no cards
    assert "wolf mutineer seat_0" not in words(s, 3)  # not neutral
    play(s, 3, "wolf mutineer seat_2")
    assert ("forced", 2) == (frame_name(s), asked(s))
    assert ["forced can_p2_m2", "forced assassin"] == words(s, 2)  # a card of his choice
    play(s, 2, "forced assassin")
    assert (2, 1, "uprising") == (s.support(1), s.stance[2], frame_name(s))  # without effect


@rule("JR-13.17")
def test_a_sea_wolf_may_open_the_mutiny():
    s = called(["nav_p2_m2", "nav_p2_m2", "can_p2_m2", "sea_wolf"], "call_wolf seat_2")
    play(s, 2, "forced can_p2_m2")
    assert (3, 1) == (s.support(1), s.stance[2])


@rule("JR-R6", "JR-13.21", "JR-13.23")
def test_a_forced_card_may_be_betrayed_by_its_own_player_who_stays_neutral():
    s = mutiny(["", "", "can_p2_m2 traitor", "sea_wolf"])
    play(s, 3, "wolf mutineer seat_2")
    play(s, 2, "pass")  # lets the wolf stand
    play(s, 2, "forced can_p2_m2")
    play(s, 2, "traitor")
    assert (1, NONE) == (s.support(1), s.stance[2])
    assert crew("can_p2_m2 traitor") == s.discard


def test_uprisings_are_asked_clockwise_from_the_mutineers_left():
    s = mutiny()
    assert isinstance(s.stack[-1], Uprising)
    assert [0, 1, 2, 3] == s.stack[-1].waiting(s)


@rule("JR-13.17", "JR-18.2")
@pytest.mark.parametrize("opening", [False, True])
def test_who_spent_his_last_card_on_the_wolf_is_not_forced(opening):
    if opening:
        s = called(["traitor", "traitor", "nav_p1_m5", "sea_wolf"], "call_wolf seat_1")
    else:
        s = mutiny(["traitor", "traitor", "sea_wolf", "nav_p1_m5"])
        play(s, 2, "wolf mutineer seat_1")
    play(s, 1, "traitor")
    play(s, 0, "traitor")
    assert [[3 if opening else 2, id_of("sea_wolf")]] == told(s, "saved")
    assert ("uprising", NONE) == (frame_name(s), s.stance[1])  # the wolf stands as plain support
    assert 1 == s.support(1)


def warnings(s, seat, said):
    return [(one.kind, one.rule, one.args) for one in s.stack[-1].warnings(s, seat, LANGUAGE.read(said))]


@rule("JR-12.8.2", "JR-12.7.4")
def test_whoever_takes_a_side_is_told_what_is_at_stake():
    s = mutiny(["", "", "mel_p2_m2", "assassin nav_p1_m5"], open=["", "", "gold_1 rum", ""])
    engine.settle(s)
    assert [("stakes_loot", "JR-12.8.2", [2])] == warnings(s, 2, "support mel_p2_m2 captain")
    assert [] == warnings(s, 3, "assassin captain")
    assert [("own_side_loses", "JR-12.7.4", [])] == warnings(s, 3, "assassin mutineer")
    assert [] == warnings(s, 3, "support nav_p1_m5 mutineer"), "his loot is at stake already"
