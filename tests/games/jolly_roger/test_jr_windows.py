"""JR-17, JR-20, JR-23: windows, who knows what, invariants."""

import pytest

from games.jolly_roger.positions import (
    GAME,
    all_pass,
    asked,
    crew,
    frame_name,
    play,
    table,
    voyage,
    words,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import SPECTATOR, seen_waiting
from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger import data as d, state as t
from quarterdeck.games.jolly_roger.flow.attack import Attack
from quarterdeck.games.jolly_roger.flow.cards import publicly_idle
from quarterdeck.games.jolly_roger.flow.island import BURYING, Island
from quarterdeck.games.jolly_roger.flow.rounds import S4_ANY, S4_CALL, S7_BACK
from quarterdeck.games.jolly_roger.state import laid_card


def attack(hands, options=None, seats=4, **fields):
    return table(seats, hands, [voyage(S7_BACK), Attack(2)], options, target_kind="fort", **fields)


@rule("JR-17.3")
def test_a_play_empties_the_passes_and_a_passed_seat_may_still_act():
    s = attack(["nav_p2_m2", "can_p2_m2", "mel_p2_m2", "nav_p1_m5"])
    play(s, 2, "pass")
    play(s, 3, "pass")
    assert [0, 1] == s.stack[-1].waiting(s)
    assert 2 in s.stack[-1].welcome(s)
    play(s, 0, "contribute nav_p2_m2")
    assert [1, 2, 3] == s.stack[-1].waiting(s)  # seat 0 has no cards left
    play(s, 1, "pass")
    play(s, 2, "pass")
    play(s, 3, "pass")
    assert "turn_up" == frame_name(s)


@rule("JR-17.4")
def test_a_poll_goes_clockwise_from_the_anchor_and_arrival_in_any_order_to_the_same_end():
    hands = ["nav_p2_m2", "can_p2_m2", "mel_p2_m2", "nav_p1_m5"]
    s = attack(hands, qm=2)
    assert [3, 0, 1, 2] == s.stack[-1].waiting(s)
    polled, arrived = s.clone(), s.clone()
    for seat in (3, 0, 1, 2):
        engine.answer(polled, seat, 0)
    for seat in (1, 2, 0, 3):
        engine.answer(arrived, seat, 0)
    assert polled.to_json() == arrived.to_json()
    s = table(4, ["", "medic", "", "stowaways"], [voyage(S4_ANY)], qm=2)
    assert [1, 3] == s.stack[-1].waiting(s)  # anchor: the Captain


@rule("JR-17.8.1", "JR-17.8.2", "JR-17.10.1")
def test_a_play_that_nobody_can_answer_costs_no_decision():
    s = attack(["nav_p2_m2", "can_p2_m2", "", ""])
    play(s, 0, "contribute nav_p2_m2")
    assert "joining" == frame_name(s)
    assert not publicly_idle(s, d.W_TRAITOR)  # though nobody can know it
    s = attack(["nav_p2_m2", "can_p2_m2", "", ""], discard="traitor traitor")
    assert publicly_idle(s, d.W_TRAITOR)
    s = table(4, ["", "", "", ""], [voyage(S4_ANY)], discard="second_mate stowaways medic")
    assert publicly_idle(s, d.W_ANY)
    assert not publicly_idle(s, d.W_SPY)


@rule("JR-17.9")
def test_a_window_in_which_nobody_can_act_never_stops_play():
    s = table(4, ["nav_p2_m2", "cook", "bosun", ""], [voyage(S4_ANY)])
    assert "call" == frame_name(s)


@rule("JR-17.10.5", "JR-17.10")
def test_a_hidden_window_looks_the_same_whoever_is_waited_for():
    one = table(4, ["", "medic", "nav_p2_m2", "can_p2_m2"], [voyage(S4_ANY)], qm=3)
    two = table(4, ["", "nav_p2_m2", "medic", "can_p2_m2"], [voyage(S4_ANY)], qm=3)
    assert ([1], [2]) == (one.stack[-1].waiting(one), two.stack[-1].waiting(two))
    for seat in (SPECTATOR, 0, 3):
        assert [] == seen_waiting(one, seat)
        assert GAME.hide(one, seat) == GAME.hide(two, seat)
    assert [1] == seen_waiting(one, 1)


@rule("JR-17.10.5")
def test_an_open_interrupt_looks_the_same_to_all_who_cannot_act():
    one = attack(["nav_p2_m2", "traitor", "can_p2_m2", ""])
    two = attack(["nav_p2_m2", "can_p2_m2", "traitor", ""])
    for s in (one, two):
        play(s, 0, "contribute nav_p2_m2")
        assert "betrayal" == frame_name(s)
    assert GAME.hide(one, 3) == GAME.hide(two, 3)
    assert GAME.hide(one, 0) == GAME.hide(two, 0)


@rule("JR-17.12.1", "JR-17.10.3")
def test_a_seat_that_stays_out_is_not_asked_again_until_it_plays():
    s = attack(["nav_p2_m2", "can_p2_m2 can_p3_m1", "mel_p2_m2", "cook"])
    play(s, 2, "stay_out")
    play(s, 3, "pass")  # only a special card, yet it is asked
    play(s, 0, "contribute nav_p2_m2")
    assert [1, 3] == s.stack[-1].waiting(s)
    assert 0 == GAME.hide(s, 1)["stack"][-1]["stays"]  # private
    play(s, 2, "contribute mel_p2_m2")  # says otherwise
    assert 0 == s.stack[-1].stays


@rule("JR-I1", "JR-I2")
def test_lost_cards_are_found_out():
    s = table(4, ["cook"], [voyage(S4_CALL)], open=["gold_3"])
    s.hands[0] = []
    assert any("JR-I1" in line for line in s.problems())
    s = table(4, ["cook"], [voyage(S4_CALL)], open=["gold_3"])
    s.open[0] += t.ONE[0]
    assert any("JR-I2" in line for line in s.problems())


@rule("JR-I4")
def test_a_captain_must_sit_at_the_table():
    s = table(4, ["cook"], [voyage(S4_CALL)])
    s.captain = 7
    assert any("JR-I4" in line for line in s.problems())


@rule("JR-I8", "JR-I13")
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_random_games_end_and_buried_loot_only_grows_by_burying(seats):
    s = GAME.new(seats, GAME.check_options({"negotiation": "off"}))
    engine.settle(s)
    rng, answers = Rng(seats), 0
    while s.stack:
        frame, before = s.stack[-1].to_json()["frame"], list(s.buried)
        seat = asked(s)
        options = s.stack[-1].options(s, seat)
        engine.answer(s, seat, engine.outcome(s, rng) if seat == engine.CHANCE else options[rng.below(len(options))])
        if frame not in ("burying", "digging"):
            assert before == s.buried
        answers += 1
    assert answers < 3000


@rule("JR-I14")
def test_a_view_holds_no_secrets():
    s = table(4, ["cook", "medic", "bosun", ""], [voyage(S4_CALL)], buried=["gold_3", "rum", "", ""])
    play(s, 1, "call medic")
    view = GAME.hide(s, 0)
    assert [[33], [FACEDOWN], [FACEDOWN], []] == view["hands"]
    assert {FACEDOWN} == set(view["deck"]) == set(view["loot_deck"])
    assert ([2], [FACEDOWN]) == (view["buried"][0], view["buried"][1])
    assert [-1, FACEDOWN, -2, -1] == view["stack"][-1]["answers"]


@rule("JR-17.13")
def test_several_answers_at_once_may_come_in_any_order():
    ends = []
    for order in ((0, 1), (1, 0)):
        s = table(
            4,
            [],
            [voyage(S7_BACK), Island(BURYING)],
            target="treasure_island_1",
            lying="bloody_pirate",
            open=["gold_3", "gold_2"],
        )
        for seat in order:
            play(s, seat, words(s, seat)[0])
        ends.append(s.to_json())
    assert ends[0] == ends[1]


@rule("JR-17.2")
def test_each_action_plays_exactly_one_card():
    s = attack(["nav_p2_m2 nav_p2_m2", "", "", ""])
    before = sum(len(cards) for cards in s.hands)
    play(s, 0, "contribute nav_p2_m2")
    assert before - 1 == sum(len(cards) for cards in s.hands)
    all_pass(s)
    assert crew("nav_p2_m2")[0] in {laid_card(laid) for laid in s.attack}
