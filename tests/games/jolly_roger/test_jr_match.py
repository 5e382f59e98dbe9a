"""Jolly Roger in a match: what can be taken back, what is drawn and encoded."""

import pytest

import quarterdeck as qd
from games.jolly_roger.positions import GAME, before_the_call, call_all, match_from, table, voyage
from marks import rule
from quarterdeck.core.engine import NONE
from quarterdeck.core.errors import BadRecord
from quarterdeck.games.jolly_roger.flow.attack import Attack
from quarterdeck.games.jolly_roger.flow.mutiny import GATHERING, Mutiny
from quarterdeck.games.jolly_roger.flow.rounds import S4_ANY, S5_TALK, S6_MUTINY, S7_BACK
from quarterdeck.games.jolly_roger.flow.sharing import SHARING, Sharing
from quarterdeck.games.jolly_roger.render import render
from quarterdeck.words import words as language

NAMES = ["Ann", "Bob", "Cyd", "Dov"]
HANDS = ["nav_p2_m2 cook", "can_p2_m2", "mel_p2_m2 medic", "nav_p1_m5"]


def test_a_card_that_was_laid_stays_but_a_pass_may_be_taken_back():
    """JR-7.5; whether a Traitor answers would be learnt otherwise."""
    options = {"negotiation": "off"}
    m = match_from(table(4, HANDS, [voyage(S7_BACK), Attack(2)], options, target_kind="fort"), options)
    m.play(2, "pass")
    assert m.can_undo(2)
    m.undo(2)
    m.play(2, "contribute mel_p2_m2")
    assert "undo-revealed" == m.why_no_undo(2).id


def test_a_draft_may_be_taken_back_word_by_word():
    options = {"negotiation": "full", "pace": "live"}
    m = match_from(table(4, HANDS, [voyage(S5_TALK)], options), options)
    m.play(3, "talk seat_1")
    m.play(3, "give_crew nav_p1_m5")
    m.undo(3)
    assert "give_crew nav_p1_m5" in m.decision(3)
    m.play(3, "give_crew nav_p1_m5")
    m.play(3, "send")
    assert not m.can_undo(3)


@rule("JR-8.4", "JR-8.6")
def test_a_sharing_is_put_together_and_its_last_card_hands_it_out():
    options = {"negotiation": "off"}
    frames = [voyage(S7_BACK), Sharing(mutiny=0, stage=SHARING, draws=0, counts=[1, 0, 0, 0])]
    m = match_from(table(4, HANDS, frames, options, laid="gold_3 gold_1", qm=2), options)
    m.play(2, "share gold_3 seat_2")
    assert m.can_undo(2)
    m.undo(2)
    m.play(2, "share gold_1 seat_2")
    assert m.binds(2, "share gold_3 seat_1")


@rule("JR-12.3")
def test_a_record_is_as_long_for_one_caller_as_for_three():
    alone, among = call_all(before_the_call(), ()), call_all(before_the_call(), (1, 2))
    assert [(entry.seat, entry.auto, [event.kind for event in entry.events]) for entry in alone.log] == [
        (entry.seat, entry.auto, [event.kind for event in entry.events]) for entry in among.log
    ]
    assert [-1, "caller seat_3", False] == alone.record()["log"][3]


def test_a_record_from_before_a_lone_caller_was_drawn_is_replayed():
    m = call_all(before_the_call(), ())
    old = m.record() | {"rules_version": 1}
    del old["log"][3]
    assert m.position() == qd.Match.from_record(old).position()
    m.play(0, "pass")
    old["log"].append([0, "pass", False])
    assert m.record() == qd.Match.from_record(old).record()
    with pytest.raises(BadRecord):
        qd.Match.from_record(old | {"rules_version": GAME.rules_version})


def test_the_table_can_be_drawn_and_encoded_for_everybody():
    s = table(
        4,
        HANDS,
        [voyage(S7_BACK), Attack(2)],
        target="fort_1",
        attack=[(1, "can_p3_m1")],
        open=["gold_3", "rum"],
        buried=["", "jewels"],
    )
    for seat in (-2, 0, 1):
        view = GAME.view(s, seat, {})
        for lang in ("en", "pl"):
            drawn = render(view, language(lang, "jolly_roger").text, NAMES)
            assert all(name in drawn for name in NAMES)
            assert "✹3/3" in drawn
        numbers = GAME.encode(view)
        assert GAME.encoder(4, {}).size == len(numbers)
        assert 0 <= min(numbers) <= max(numbers) <= 255


@rule("JR-12.8.4", "JR-17.7")
def test_a_position_of_an_older_version_goes_on():
    """Stages were numbers, the redeal was a stage of the mutiny, and a window for effects was called a moment."""
    s = table(
        4,
        [],
        [voyage(S6_MUTINY + 1), Mutiny(GATHERING, 0, 0)],
        mutineer=3,
        mutiny_used=1,
        target_kind="fort",
        stance=[0, NONE, NONE, 1],
        sides=[(1, 3, "nav_p2_m2")],
    )
    old = s.to_json() | {
        "stack": [
            {"frame": "counting", "turn": 0, "done": 0},
            {"frame": "voyage", "stage": 7, "appointed": 1},
            {"frame": "mutiny", "stage": 6, "late": 0, "losers": 0, "start": NONE},
        ]
    }
    m = match_from(s, state=old)
    assert (1, "deal_from seat_0") == (m.waiting()[0], m.ask(1).options[0].words)
    s = table(4, ["", "medic", "", ""], [voyage(S4_ANY)], qm=3)
    stack = s.to_json()["stack"]
    m = match_from(s, state=s.to_json() | {"stack": [*stack[:-1], stack[-1] | {"frame": "moment"}]})
    assert "medic" in m.ask(1)
