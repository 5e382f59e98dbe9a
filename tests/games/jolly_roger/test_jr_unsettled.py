"""JR-17.8.3 to JR-17.8.8: plain cards count at once and settle later; what cannot overlap waits."""

import pytest

import quarterdeck as qd
from games.jolly_roger.positions import GAME, deal, frame_name, hand, heard, id_of, play, table, told, voyage, words
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, NONE, SPECTATOR, seen_waiting
from quarterdeck.core.errors import BadRecord
from quarterdeck.core.rng import Rng
from quarterdeck.core.timed import TimedMatch
from quarterdeck.games.jolly_roger import data as d, state as t
from quarterdeck.games.jolly_roger.effects import totals
from quarterdeck.games.jolly_roger.flow.attack import FIRST, JOIN, Attack
from quarterdeck.games.jolly_roger.flow.mutiny import FIGHTING, OPENING, Mutiny
from quarterdeck.games.jolly_roger.flow.rounds import S6_MUTINY, S7_BACK
from quarterdeck.games.jolly_roger.live import settle as time_settles, unsettled_plays
from quarterdeck.games.jolly_roger.verbs import call

LIVE = {"pace": "live", "clock": True}
HANDS = ["nav_p2_m2 nav_p1_m5", "can_p2_m2 traitor", "mel_p2_m2 medic", "nav_p3_m1"]


def attack(hands=HANDS, options=None, stage=JOIN, **fields):
    return table(4, hands, [voyage(S7_BACK), Attack(stage)], LIVE | (options or {}), target_kind="fort", **fields)


def mutiny(hands, stage=FIGHTING, **fields):
    """Seat 3 has risen against seat 0; seat 1 is Quartermaster."""
    fields = {"stance": [0, NONE, NONE, 1]} | fields
    return table(
        4,
        hands,
        [voyage(S6_MUTINY + 1), Mutiny(stage, 0, 0)],
        LIVE,
        mutineer=3,
        mutiny_used=1,
        target_kind="fort",
        **fields,
    )


def match_from(s, options=None):
    position = {
        "format": 1,
        "game": "jolly_roger",
        "rules_version": GAME.rules_version,
        "seats": s.seats,
        "state": s.to_json(),
        "options": {"negotiation": "off"} | LIVE | (options or {}),
    }
    return TimedMatch.from_position("jolly_roger", position)


def plays(s):
    """Number, seat and card of what may still be answered."""
    return [(one.id, one.seat, d.CREW_IDS[one.card]) for one in unsettled_plays(s)]


def settle(s):
    """Time settles the oldest."""
    engine.answer(s, CHANCE, time_settles(s))
    assert [] == s.problems()


def betrayals(s, seat):
    return [said for said in words(s, seat) if said.startswith("betray")]


# -- counting at once ------------------------------------------------------------------------------------------------


@rule("JR-17.8.4")
def test_a_contribution_counts_at_once_and_play_goes_on():
    s = attack()
    play(s, 0, "contribute nav_p2_m2")
    assert ("joining", [2, 0, 0], [(0, 0, "nav_p2_m2")]) == (frame_name(s), totals(s), plays(s))
    play(s, 3, "contribute nav_p3_m1")  # while the first one is unsettled
    play(s, 0, "contribute nav_p1_m5")
    assert ([6, 0, 0], [0, 3, 0]) == (totals(s), [seat for _, seat, _ in plays(s)])
    assert 3 == len(told(s, "contributed"))


@rule("JR-17.8.4", "JR-12.7.2")
def test_a_support_card_counts_at_once_and_the_office_card_has_no_clock():
    s = mutiny(["", "", "mel_p2_m3", "nav_p2_m2"])
    play(s, 2, "support mel_p2_m3 captain")
    assert (4, 0, [(0, 2, "mel_p2_m3")]) == (s.support(0), s.stance[2], plays(s))
    play(s, 1, "office captain")
    assert (5, 1) == (s.support(0), len(plays(s)))


@rule("JR-17.8.4", "JR-7.3")
def test_the_first_card_is_plain():
    s = attack(stage=FIRST)
    play(s, 1, "contribute can_p2_m2")
    assert ("joining", [0, 2, 0], [(0, 1, "can_p2_m2")]) == (frame_name(s), totals(s), plays(s))
    assert ["betray play_0"] == betrayals(s, 1)  # JR-13.21: he was made to play it


@rule("JR-17.8.4", "JR-12.2")
def test_the_opening_card_is_plain_but_not_as_an_assassin():
    s = mutiny(["cook", "bosun", "mel_p2_m3", "nav_p2_m2"], OPENING, opening=call(id_of("nav_p2_m2")))
    assert ("uprising", 2, [(0, 3, "nav_p2_m2")]) == (frame_name(s), s.support(1), plays(s))
    s = mutiny(["cook", "bosun", "mel_p2_m3", "assassin"], OPENING, opening=6)
    assert ("betrayal", []) == (frame_name(s), plays(s))


@rule("JR-17.8.4", "JR-13.17")
def test_a_forced_card_is_plain_and_its_player_may_betray_it():
    s = mutiny(["sea_wolf", "cook", "nav_p1_m5 mel_p2_m3 traitor", "bosun"])
    play(s, 0, "wolf captain seat_2")
    assert "betrayal" == frame_name(s)  # the Sea Wolf has an effect
    deal(s, "pass")
    play(s, 2, "forced mel_p2_m3")
    assert ("uprising", 1 + 1 + 3, [(0, 2, "mel_p2_m3")]) == (frame_name(s), s.support(0), plays(s))
    play(s, 2, "betray play_0")
    deal(s, "pass")
    assert ("uprising", 2, NONE) == (frame_name(s), s.support(0), s.stance[2])


@rule("JR-17.8.4")
def test_time_settles_cards_in_order():
    s = attack()
    play(s, 0, "contribute nav_p2_m2")
    play(s, 3, "contribute nav_p3_m1")
    assert [0, 0, 0, 0] == s.paid  # remembered when it stands for good
    settle(s)
    assert ([(1, 3, "nav_p3_m1")], [2, 0, 0, 0]) == (plays(s), s.paid)
    settle(s)
    assert ([], [2, 0, 0, 3], NONE) == (plays(s), s.paid, time_settles(s))
    play(s, 0, "contribute nav_p1_m5")
    assert [2] == [number for number, _, _ in plays(s)]  # a number of its own


@rule("JR-17.8.2")
def test_nothing_is_unsettled_while_both_traitors_are_seen():
    s = attack(["nav_p2_m2", "can_p2_m2", "", ""], discard="traitor traitor")
    play(s, 0, "contribute nav_p2_m2")
    assert ([], 2) == (plays(s), s.paid[0])
    s = mutiny(["nav_p2_m2", "can_p2_m2 traitor", "", "cook"], discard="traitor")
    play(s, 0, "support nav_p2_m2 captain")
    assert 1 == len(plays(s))
    play(s, 1, "support traitor captain")  # the last one is shown: nobody can betray
    assert [] == plays(s)


# -- who may answer --------------------------------------------------------------------------------------------------


@rule("JR-17.8.3", "JR-17.10", "JR-17.10.5")
def test_only_the_holder_of_a_traitor_sees_that_he_can_answer():
    held = attack()
    none = attack([HANDS[0], "can_p2_m2 cook", *HANDS[2:]])
    for s in (held, none):
        play(s, 0, "contribute nav_p2_m2")
        play(s, 3, "contribute nav_p3_m1")
    assert ["betray play_0", "betray play_1"] == betrayals(held, 1)
    assert [] == betrayals(none, 1)
    for seat in (SPECTATOR, 0, 2, 3):
        assert GAME.hide(held, seat) == GAME.hide(none, seat)
        assert seen_waiting(held, seat) == seen_waiting(none, seat) == [0, 1, 2]
        assert seat == SPECTATOR or [] == betrayals(held, seat)


@rule("JR-17.8.3", "JR-17.8.4")
def test_one_who_has_passed_may_still_answer_and_the_option_names_the_card():
    m = match_from(attack())
    m.play(0, "contribute nav_p2_m2")
    m.play(1, "pass")
    assert (False, True) == (1 in m.waiting(), 1 in m.welcome())
    option = next(option for option in m.ask(1).options if option.words == "betray play_0")
    assert (["play:0"], "note-laid_by") == (option.marks, option.note.id)
    assert [0, id_of("nav_p2_m2")] == [option.note.args[name].value for name in ("seat", "card")]


@rule("JR-13.21")
def test_nobody_betrays_a_card_that_he_played_freely():
    s = attack(["nav_p2_m2 traitor", "can_p2_m2", "", "cook"])
    play(s, 0, "contribute nav_p2_m2")
    assert [] == betrayals(s, 0)
    assert (1, 2, 3) == unsettled_plays(s)[0].eligible


# -- a Traitor -------------------------------------------------------------------------------------------------------


@rule("JR-17.8.4", "JR-17.8.7", "JR-13.23")
def test_a_traitor_settles_what_is_older_and_halts_what_is_younger():
    s = attack()
    for seat, card in ((3, "nav_p3_m1"), (0, "nav_p2_m2"), (0, "nav_p1_m5")):
        play(s, seat, f"contribute {card}")
    play(s, 1, "betray play_1")
    assert ("betrayal", 3) == (frame_name(s), s.paid[3])  # the older one stands for good
    assert ([1, 2], NONE) == ([number for number, _, _ in plays(s)], time_settles(s))
    assert d.W_TRAITOR == s.stack[-1].clock(s)
    assert [6, 0, 0] == totals(s)  # it counts until it is decided
    deal(s, "pass")
    assert ("joining", [4, 0, 0], [2]) == (frame_name(s), totals(s), [number for number, _, _ in plays(s)])
    assert crew_in(s.discard) == ["nav_p2_m2", "traitor"]
    assert [[0, id_of("nav_p2_m2")]] == told(s, "cancelled")
    settle(s)  # the younger one simply stands
    assert ([], [1, 0, 0, 3]) == (plays(s), s.paid)


def crew_in(cards):
    return [d.CREW_IDS[card] for card in cards]


@rule("JR-13.22", "JR-17.8.4")
def test_a_card_that_the_other_traitor_saves_has_settled():
    s = attack(["nav_p2_m2", "can_p2_m2 traitor", "mel_p2_m2 traitor", "nav_p3_m1"])
    play(s, 0, "contribute nav_p2_m2")
    play(s, 3, "contribute nav_p3_m1")
    play(s, 1, "betray play_0")
    play(s, 2, "traitor")
    assert ([[0, id_of("nav_p2_m2")]], [5, 0, 0]) == (told(s, "saved"), totals(s))
    assert ([], [2, 0, 0, 3]) == (plays(s), s.paid)  # both Traitors are seen: all have settled


@rule("JR-17.8.2", "JR-17.8.4")
def test_a_traitor_that_nobody_can_answer_decides_at_once():
    s = attack(discard="traitor")
    play(s, 0, "contribute nav_p2_m2")
    play(s, 1, "betray play_0")
    assert ("joining", [0, 0, 0], []) == (frame_name(s), totals(s), plays(s))


@rule("JR-13.23", "JR-12.6.2")
def test_a_cancelled_supporter_is_neutral_unless_something_else_binds_him():
    s = mutiny(["", "cook traitor", "mel_p2_m3 nav_p1_m5", "bosun traitor"])
    play(s, 2, "support mel_p2_m3 captain")
    play(s, 2, "support nav_p1_m5 captain")
    play(s, 1, "betray play_0")
    deal(s, "pass")
    assert (6, 0, [1]) == (s.support(0), s.stance[2], [number for number, _, _ in plays(s)])  # his other card is there
    play(s, 3, "betray play_1")
    assert (1, NONE) == (s.support(0), s.stance[2])
    assert 1 == s.stance[3]  # JR-13.24: a Traitor takes no side


@rule("JR-13.23", "JR-12.6.5", "JR-12.5")
def test_an_office_card_and_leadership_bind_whatever_is_cancelled():
    s = mutiny(["", "cook", "traitor", "bosun traitor"])
    play(s, 1, "office captain")
    play(s, 1, "support cook captain")
    play(s, 2, "betray play_0")
    deal(s, "pass")
    assert (2, 0) == (s.support(0), s.stance[1])
    s = mutiny(["cook", "bosun", "traitor", "nav_p2_m2 shipwright"], OPENING, opening=call(id_of("nav_p2_m2")))
    play(s, 2, "betray play_0")
    deal(s, "pass")
    assert ("uprising", 0, 1) == (frame_name(s), s.support(1), s.stance[3])  # the mutiny goes on


# -- what waits ------------------------------------------------------------------------------------------------------


@rule("JR-17.8.5", "JR-17.8.6")
def test_an_effect_card_waits_unseen_and_then_stops_the_table():
    s = attack()
    play(s, 0, "contribute nav_p2_m2")
    before = {seat: GAME.view(s, seat, {}) for seat in (SPECTATOR, 0, 1, 3)}
    play(s, 2, "medic")
    assert before == {seat: GAME.view(s, seat, {}) for seat in (SPECTATOR, 0, 1, 3)}
    assert (["mel_p2_m2", "medic"], [], [[2]]) == (hand(s, 2).split(), told(s, "played"), told(s, "deferred"))
    assert ([], [2]) == (heard(s, 0, "deferred"), heard(s, 2, "deferred")[0])
    assert [{"seat": 2, "action": 43}] == GAME.hide(s, 2)["deferred"]
    assert [] == words(s, 2)  # one answer waits, and no other card is laid
    assert 2 not in s.stack[-1].waiting(s)
    settle(s)
    assert ("betrayal", [[2, id_of("medic")]], "mel_p2_m2") == (frame_name(s), told(s, "played"), hand(s, 2))
    deal(s, "pass")
    assert ("joining", 2) == (frame_name(s), s.qm)


@rule("JR-17.8.5")
def test_an_answer_that_waits_is_private_and_does_not_start_the_clock_anew():
    m = match_from(attack())
    m.play(0, "contribute nav_p2_m2")
    starts = m.clock_starts
    m.play(2, "medic")
    assert (True, starts, [], [2]) == (
        m.log[-1].private,
        m.clock_starts,
        m.told(m.log[-1]),
        m.told(m.log[-1], 2)[0].args["seat"] and [2],
    )
    m.settle()
    assert (d.W_TRAITOR, starts + 1) == (m.clock, m.clock_starts)


@rule("JR-17.8.5", "JR-13.23")
def test_when_a_card_is_cancelled_what_waits_goes_back_and_is_decided_again():
    s = attack()
    play(s, 0, "contribute nav_p2_m2")
    play(s, 2, "medic")
    play(s, 1, "betray play_0")
    assert 1 == len(s.deferred)  # it may still be saved
    deal(s, "pass")
    assert ("joining", [], "mel_p2_m2 medic") == (frame_name(s), s.deferred, hand(s, 2))
    assert ([[2]], []) == (heard(s, 2, "decide_again"), heard(s, 0, "decide_again"))
    assert ("medic" in words(s, 2), 2 in s.stack[-1].waiting(s), 1) == (True, True, s.qm)


@rule("JR-17.8.5", "JR-17.6")
def test_a_close_waits_and_bars_further_cards():
    s = attack()
    for seat in (2, 3):
        play(s, seat, "pass")
    play(s, 0, "contribute nav_p2_m2")
    play(s, 1, "close")
    assert ("joining", [[1]], []) == (frame_name(s), told(s, "closing"), told(s, "closed"))
    assert ([], ["betray play_0"], [CHANCE]) == (words(s, 0), words(s, 1), s.stack[-1].waiting(s))
    assert [] == seen_waiting(s, 0) == seen_waiting(s, SPECTATOR)
    assert [{"seat": 1, "action": 10}] == GAME.hide(s, 3)["deferred"]
    settle(s)
    assert [[1]] == told(s, "closed")


@rule("JR-17.8.5")
def test_a_close_is_dropped_when_a_card_is_cancelled():
    s = attack(["nav_p2_m2 nav_p1_m5", "can_p2_m2", "mel_p2_m2 traitor", "nav_p3_m1"])
    for seat in (2, 3):
        play(s, seat, "pass")
    play(s, 0, "contribute nav_p2_m2")
    play(s, 1, "close")
    play(s, 2, "betray play_0")
    deal(s, "pass")
    assert ([[1]], []) == (told(s, "not_closed"), told(s, "closed"))
    assert ("contribute nav_p1_m5" in words(s, 0), "close" in words(s, 1)) == (True, True)


@rule("JR-17.8.5", "JR-14.3")
def test_an_accepted_offer_waits():
    s = attack(options={"negotiation": "full"}, open=["gold_1", "", "", ""])
    for said in ("talk seat_3", "give_loot gold_1", "send"):
        play(s, 0, said)
    play(s, 0, "contribute nav_p2_m2")
    play(s, 3, "accept_offer 0")
    assert ([], "contribute nav_p3_m1" in words(s, 3)) == (told(s, "offer_accepted"), False)
    assert ("decline_offer 0" in words(s, 3), "accept_offer 0" in words(s, 3)) == (True, False)
    settle(s)
    assert ([[0, 3]], 1) == (told(s, "offer_accepted"), t.bag_size(s.open[3]))
    play(s, 0, "contribute nav_p1_m5")
    assert 1 == len(plays(s))


@rule("JR-17.8.5", "JR-14.4")
def test_an_acceptance_whose_offer_is_gone_is_dropped():
    s = attack(options={"negotiation": "full"}, open=["gold_1", "", "", ""])
    for said in ("talk seat_3", "give_loot gold_1", "send"):
        play(s, 0, said)
    play(s, 0, "contribute nav_p2_m2")
    play(s, 3, "accept_offer 0")
    play(s, 0, "withdraw 0")
    settle(s)
    assert ([], [[3]]) == (told(s, "offer_accepted"), heard(s, 3, "decide_again"))


@rule("JR-17.8.5", "JR-17.3")
def test_passes_close_the_window_only_when_all_cards_have_settled():
    s = attack()
    play(s, 0, "contribute nav_p2_m2")
    for seat in (2, 3, 0, 1):
        play(s, seat, "pass")
    assert ("joining", [CHANCE], CHANCE) == (frame_name(s), s.stack[-1].waiting(s), s.stack[-1].asked(s))
    assert ["settle play_0"] == words(s, CHANCE)
    play(s, 3, "contribute nav_p3_m1")  # a passed seat may still act
    assert [0, 1, 2] == s.stack[-1].waiting(s)  # and all are asked again
    for seat in s.stack[-1].waiting(s):
        play(s, seat, "pass")
    settle(s)
    settle(s)
    assert "joining" != frame_name(s)


@rule("JR-17.8.5", "JR-18.3")
def test_the_timer_closes_the_window_only_when_all_cards_have_settled():
    m = match_from(attack())
    m.play(0, "contribute nav_p2_m2")
    assert (d.W_ATTACK, False, True) == (m.clock, m.awaits_time, m.settles)
    m.tick()
    assert (d.W_ATTACK, [], [0]) == (m.clock, m.waiting(), [one.id for one in m.unsettled()])
    m.settle()
    assert (d.W_REVEAL, []) == (m.clock, m.unsettled())


@rule("JR-17.8.5")
def test_two_answers_that_wait_take_effect_one_after_the_other():
    s = attack(["nav_p2_m2 nav_p1_m5", "can_p2_m2", "mel_p2_m2 medic", "nav_p3_m1 stowaways"])
    play(s, 0, "contribute nav_p2_m2")
    play(s, 2, "medic")
    play(s, 3, "stowaways")
    settle(s)
    assert ("betrayal", [[2, id_of("medic")]], [[3, 42]]) == (frame_name(s), told(s, "played"), s.deferred)
    deal(s, "pass")
    assert [[2, id_of("medic")], [3, id_of("stowaways")]] == told(s, "played")


@rule("JR-17.8.5")
def test_why_a_card_is_refused_meanwhile():
    m = match_from(attack([HANDS[0], "can_p2_m2", "mel_p2_m2 medic traitor", "nav_p3_m1"]))
    m.play(0, "contribute nav_p2_m2")
    m.play(2, "medic")
    with pytest.raises(qd.IllegalAction, match=r"settling \(JR-17.8.5\)"):
        m.play(2, "contribute mel_p2_m2")
    m.play(2, "betray play_0")  # a Traitor may still be played
    assert d.W_TRAITOR == m.clock


# -- record and drivers ----------------------------------------------------------------------------------------------


@rule("JR-17.8.8")
def test_at_a_turn_based_table_every_card_stops_the_table():
    s = attack(options={"pace": "turns"})
    play(s, 0, "contribute nav_p2_m2")
    assert ("betrayal", []) == (frame_name(s), plays(s))


@rule("JR-17.8.7")
def test_a_record_with_unsettled_cards_is_replayed_and_verified():
    m = TimedMatch("jolly_roger", 5, LIVE, dealer=qd.Fair(b"s" * 32, list("abcde")))
    rng = Rng(11)
    most = 0
    while not m.over:
        most = max(most, len(m.unsettled()))
        asked = m.waiting() + m.welcome()
        if m.settles and (not asked or rng.below(3) == 0):
            m.settle()
        elif m.awaits_time and (not asked or rng.below(2)):
            m.tick()
        else:
            seat = asked[rng.below(len(asked))]
            actions = m.actions(seat)
            m.apply(seat, actions[rng.below(len(actions))])
        assert [] == m.problems()
    assert most > 3
    again = qd.Match.from_record(m.record(), verify=True)
    assert (m.scores, m.position()) == (again.scores, again.position())


@rule("JR-17.8.7")
def test_a_live_record_of_before_says_why_it_is_not_replayed():
    m = match_from(attack())
    m.play(0, "contribute nav_p2_m2")
    old = m.record()
    old["log"].append([CHANCE, "pass", False])
    with pytest.raises(BadRecord, match="time settles unsettled plays one by one"):
        qd.Match.from_record(old)


@rule("JR-17.8.4")
def test_without_a_clock_outside_time_settles_when_nobody_else_acts():
    m = qd.Match.from_position("jolly_roger", match_from(attack()).position())
    m.play(0, "contribute nav_p2_m2")
    assert 0 == sum(entry.seat == CHANCE for entry in m.log)
    while any(frame["frame"] == "joining" for frame in m.view()["state"]["stack"]):
        m.play(m.waiting()[0], "pass")
    assert "settle play_0" in [entry.words for entry in m.log if entry.seat == CHANCE]


def test_a_table_with_unsettled_cards_is_encoded_and_survives_determinisation():
    s = attack()
    play(s, 0, "contribute nav_p2_m2")
    play(s, 2, "medic")
    for seat in range(4):
        view = GAME.view(s, seat, {})
        assert GAME.encoder(4, {}).size == len(GAME.encode(view))
        possible = GAME.determinise(view, Rng(1))
        assert (plays(s), [] if seat != 2 else s.deferred) == (plays(possible), possible.deferred)
        engine.playout(possible, Rng(2))
