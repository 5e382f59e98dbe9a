"""Hints in the terminal: in three strengths, never silent, in both languages."""

import pytest

import quarterdeck as qd
from quarterdeck.bots.advice import reasons
from quarterdeck.cli.hints import because, hint_lines, strength
from quarterdeck.words import LANGUAGES, words


def test_how_plainly_is_said_in_any_language():
    assert ["nudge", "good", "best", "good", "best"] == [
        strength(how) for how in ("", "good", "best", "dobre", "Najlepsza")
    ]


@pytest.mark.parametrize(("lang", "joined"), [("en", ", because "), ("pl", ", bo ")])
def test_the_best_answer_and_its_reason_are_one_sentence(lang, joined):
    match, said = qd.Match("space_pirates", 3, seed=6), words(lang, "space_pirates")
    told = []
    while not match.over and not told:
        seat = match.waiting()[0]
        decision = match.ask(seat)
        if len(decision.options) > 1:
            why = reasons(match.view(seat), decision, seed=3, seconds=0.0, iterations=30)
            best = because(decision.label(why.action), why.why, said, ["A", "B", "C"])
            told += [best] if why.why else []
        match.play(seat, decision.default)
    assert told, "no answer has a reason"
    assert joined in told[0]
    assert told[0].endswith(".")


def test_good_answers_have_their_reasons():
    match, said = qd.Match("space_pirates", 3, seed=6), words("en", "space_pirates")
    told = []
    while not match.over:
        seat = match.waiting()[0]
        decision = match.ask(seat)
        told += hint_lines(match, seat, decision, said, ["A", "B", "C"], "good")
        match.play(seat, decision.default)
    assert sum(", because " in line for line in told) > len(told) / 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", qd.games())
def test_a_hint_always_says_something_and_changes_nothing(game, lang):
    seats = max(qd.game(game).seats)
    match, said = qd.Match(game, seats, seed=2), words(lang, game)
    names = [f"Pirate {seat}" for seat in range(seats)]
    for _ in range(25):
        seat = match.waiting()[0]
        decision, before = match.ask(seat), match.position()
        for how in ("", "good", "best"):
            lines = hint_lines(match, seat, decision, said, names, how, seconds=0.01)
            assert lines
            assert all(line and "action-" not in line and "event-" not in line for line in lines), lines
        assert before == match.position()
        match.play(seat, decision.default)
