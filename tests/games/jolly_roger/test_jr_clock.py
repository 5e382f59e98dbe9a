"""JR-17.8, JR-17.10 at tables with clocks: windows last until time has passed, whoever can act."""

import pytest

import quarterdeck as qd
from games.jolly_roger.positions import GAME, deal, frame_name, play, table, told, voyage, words
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, NONE, SPECTATOR, seen_waiting
from quarterdeck.core.rng import Rng
from quarterdeck.core.timed import TimedMatch
from quarterdeck.games.jolly_roger import data as d
from quarterdeck.games.jolly_roger.flow.attack import FIRST, Attack
from quarterdeck.games.jolly_roger.flow.rounds import S4_ANY, S4_CALL, S7_BACK, S8_ANY

CLOCK = {"clock": True}


def attack(hands, options=None, stage=2, **fields):
    return table(4, hands, [voyage(S7_BACK), Attack(stage)], CLOCK | (options or {}), target_kind="fort", **fields)


def match_from(s, options=None, kind=TimedMatch, **more):
    position = {
        "format": 1,
        "game": "jolly_roger",
        "rules_version": 1,
        "seats": s.seats,
        "state": s.to_json(),
        "options": {"negotiation": "off"} | CLOCK | (options or {}),
    }
    return kind.from_position("jolly_roger", position, **more)


@rule("JR-17.10", "JR-17.8.3")
def test_a_window_lasts_until_time_has_passed_whoever_can_act():
    able = table(4, ["", "medic", "nav_p2_m2", "can_p2_m2"], [voyage(S4_ANY)], CLOCK, qm=3)
    idle = table(4, ["", "cook", "nav_p2_m2", "can_p2_m2"], [voyage(S4_ANY)], CLOCK, qm=3)
    assert ([1, CHANCE], [CHANCE]) == (able.stack[-1].waiting(able), idle.stack[-1].waiting(idle))
    play(able, 1, "pass")
    for s in (able, idle):
        assert ("effect_window", d.W_ANY) == (frame_name(s), s.stack[-1].clock(s))
        deal(s, "pass")
        assert "call" == frame_name(s)


@rule("JR-17.8.3", "JR-17.10")
def test_silence_is_a_pass_when_the_time_is_up():
    s = table(4, ["", "medic", "stowaways", ""], [voyage(S4_ANY)], CLOCK, qm=3)
    engine.answer(s, CHANCE, 0)
    assert ("call", ["pass", "call medic"], ["pass", "call stowaways"]) == (frame_name(s), words(s, 1), words(s, 2))


@rule("JR-17.3", "JR-17.10")
def test_a_play_starts_the_time_anew_and_a_passed_seat_may_still_act():
    s = table(4, ["", "medic", "stowaways", ""], [voyage(S4_ANY)], CLOCK, qm=3, discard="traitor traitor")
    play(s, 1, "pass")
    play(s, 2, "stowaways")
    while s.stack[-1].asked(s) == CHANCE and frame_name(s) == "draw_cards":
        engine.answer(s, CHANCE, engine.outcome(s, Rng(1)))
    assert "effect_window" == frame_name(s)
    assert 0 == s.stack[-1].passed >> 4 & 1
    assert 1 in s.stack[-1].waiting(s)


@rule("JR-17.8.6", "JR-17.10.5")
def test_an_interrupt_is_open_whether_or_not_a_traitor_is_held():
    held = attack(["nav_p2_m2", "traitor", "can_p2_m2", ""])
    none = attack(["nav_p2_m2", "cook", "can_p2_m2", ""])
    for s in (held, none):
        play(s, 0, "contribute nav_p2_m2")
        assert ("betrayal", d.W_TRAITOR) == (frame_name(s), s.stack[-1].clock(s))
    for seat in (SPECTATOR, 0, 2, 3):
        assert GAME.hide(held, seat) == GAME.hide(none, seat)
        assert [] == seen_waiting(held, seat) == seen_waiting(none, seat)
    for s in (held, none):
        deal(s, "pass")
        assert "joining" == frame_name(s)
    assert held.attack == none.attack


@rule("JR-17.8.2", "JR-17.10.1")
def test_what_everybody_can_see_to_be_impossible_is_not_held():
    s = attack(["nav_p2_m2", "can_p2_m2", "", ""], discard="traitor traitor")
    play(s, 0, "contribute nav_p2_m2")
    assert "joining" == frame_name(s)
    s = attack(["nav_p2_m2", "can_p2_m2 traitor", "", ""], discard="traitor")
    play(s, 0, "contribute nav_p2_m2")
    play(s, 1, "traitor")  # the other one lies face up: no answer to it
    assert 1 == len(told(s, "cancelled"))
    assert "joining" == frame_name(s)
    s = table(4, ["", "", "", ""], [voyage(S4_ANY)], CLOCK, discard="second_mate stowaways medic")
    assert "choosing" == frame_name(s)  # nobody holds a card to call with either


@rule("JR-17.8", "JR-17.10")
def test_a_traitor_is_answered_under_a_clock_of_its_own():
    s = attack(["nav_p2_m2", "can_p2_m2 traitor", "", "mel_p2_m2"])
    play(s, 0, "contribute nav_p2_m2")
    play(s, 1, "traitor")
    assert "betrayal" == frame_name(s)  # nobody has the other one; nobody knows
    deal(s, "pass")
    assert ("joining", []) == (frame_name(s), s.attack)


@rule("JR-17.10.3")
def test_attack_mutiny_and_call_have_clocks_but_do_not_wait_for_them():
    s = attack(["nav_p2_m2", "can_p2_m2", "cook", ""])
    assert d.W_ATTACK == s.stack[-1].clock(s)
    assert [2, 0, 1] == s.stack[-1].waiting(s)  # the Cook does not help, yet seat 2 is asked
    s = table(4, ["cook", "bosun", "", ""], [voyage(S4_CALL)], CLOCK)
    assert (d.W_CALL, [1]) == (s.stack[-1].clock(s), s.stack[-1].waiting(s))
    s = table(4, ["cook", "bosun", "", ""], [voyage(S4_CALL)])
    assert NONE == s.stack[-1].clock(s)


@rule("JR-17.10.4")
def test_a_first_card_without_a_choice_is_not_told_as_automatic():
    s = attack(["", "nav_p2_m2 cook", "bosun", ""], stage=FIRST)
    m = match_from(s)
    assert (1, ["contribute nav_p2_m2"]) == (m.waiting()[0], [o.words for o in m.ask(1).options])
    m.tick()
    assert (1, False, False) == (m.log[-1].seat, m.log[-1].auto, m.log[-1].private)
    s = table(4, ["", "nav_p2_m2 cook", "bosun", ""], [voyage(S7_BACK), Attack(FIRST)], target_kind="fort")
    m = match_from(s, {"clock": False}, qd.Match)
    assert (True, True) == (m.log[0].auto, m.log[0].private)  # nobody else hears that it was


@rule("JR-18.3", "JR-17.10.3")
def test_when_the_time_is_up_silent_seats_take_their_defaults():
    m = match_from(attack(["nav_p2_m2", "can_p2_m2", "cook", ""]))
    m.play(2, "pass")
    m.tick()
    assert [(2, "pass"), (0, "pass"), (1, "pass")] == [(e.seat, e.words) for e in m.log[:3]]
    s = table(4, ["cook", "bosun", "medic", ""], [voyage(S4_CALL)], CLOCK)
    m = match_from(s)
    m.play(1, "call bosun")
    m.tick()
    assert ("called", [1, 34]) == (m.log[-1].events[0].kind, m.log[-1].events[0].args)


@rule("JR-17.4", "JR-17.8.6")
def test_a_match_with_a_clock_outside_waits_for_it_and_counts_when_it_is_started():
    m = match_from(table(4, ["", "medic", "nav_p2_m2", "can_p2_m2"], [voyage(S4_ANY)], CLOCK, qm=3))
    assert (d.W_ANY, True, [1], [1, 2, 3, 0]) == (m.clock, m.awaits_time, m.waiting(), m.may_extend())
    starts = m.clock_starts
    m.play(1, "pass")
    assert (d.W_ANY, [], starts) == (m.clock, m.waiting(), m.clock_starts)  # a pass changes nothing that others see
    m.play(1, "medic")
    assert (d.W_TRAITOR, starts + 1) == (m.clock, m.clock_starts)
    m.tick()
    assert (d.W_ANY, starts + 2) == (m.clock, m.clock_starts)
    m.tick()
    assert (d.W_CALL, starts + 3) == (m.clock, m.clock_starts)


@rule("JR-17.4")
def test_a_window_after_a_window_of_the_same_kind_has_a_time_of_its_own():
    s = table(4, ["", "", "", "cook"], [voyage(S8_ANY)], CLOCK, sailed=True, mutiny_used=1)
    m = match_from(s)
    assert (d.W_ANY, 0) == (m.clock, m.clock_starts)
    m.tick()  # no call, no punishment: the next round
    assert (d.W_ANY, 1, 2) == (m.clock, m.clock_starts, m.round)


@rule("JR-17.10")
def test_a_record_with_time_in_it_is_replayed_and_verified():
    """Time is an answer of chance; it costs the fair dealer nothing."""
    m = TimedMatch("jolly_roger", 4, CLOCK | {"negotiation": "off"}, dealer=qd.Fair(b"s" * 32, ["a", "b", "c", "d"]))
    rng = Rng(5)
    while not m.over:
        waiting = m.waiting()
        if m.awaits_time and (not waiting or rng.below(2)):
            m.tick()
            continue
        seat = waiting[rng.below(len(waiting))]
        options = m.ask(seat).options
        m.play(seat, options[rng.below(len(options))].words)
    again = qd.Match.from_record(m.record(), verify=True)
    assert (m.scores, m.position()) == (again.scores, again.position())
    assert sum(entry.seat == CHANCE and entry.words == "pass" for entry in m.log) > 20


@rule("JR-17.10")
@pytest.mark.parametrize("seed", range(4))
def test_the_told_log_has_the_same_shape_whoever_holds_the_traitors(seed):
    """Two deals that differ in who holds special cards; all plays and passes alike: everybody else hears the same."""
    hands = ["nav_p2_m2 nav_p1_m5", "can_p2_m2 can_p3_m1", "mel_p2_m2 mel_p1_m5", "nav_p3_m1 can_p1_m5"]
    shapes = []
    for holder in range(1, 4):
        dealt = [
            f"{names} traitor"
            if seat == holder
            else f"{names} ship_rats"
            if seat == 1 + holder % 3
            else f"{names} assassin"
            if seat
            else names
            for seat, names in enumerate(hands)
        ]
        m = match_from(attack(dealt), seed=seed)
        shape = []
        m.watch(
            lambda m, entry, shape=shape: (
                shape.append((entry.seat, [one.to_json() for one in m.told(entry)], m.view(0)))
                if not entry.private
                else None
            )
        )
        for seat in (0, 2, 1, 3):
            m.play(seat, next(o.words for o in m.ask(seat).options if o.words.startswith("contribute")))
            m.tick()
        m.tick()
        while m.awaits_time:
            m.tick()
        shapes.append(shape)
    assert shapes[0] == shapes[1] == shapes[2]
