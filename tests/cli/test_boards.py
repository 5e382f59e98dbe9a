"""Boards in a terminal: every game with most seats fits a window of 100 columns and 30 lines."""

import random
from importlib import import_module

import pytest
from rich.cells import cell_len
from rich.text import Text

import quarterdeck as qd
from quarterdeck.words import words

LONG = [f"Bosman Aleksandra Mari {letter}" for letter in "ABCDEFGHIJ"]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", qd.games())
def test_a_board_fits_a_hundred_columns_and_thirty_lines(game, lang):
    text = words(lang, game).text
    render = import_module(f"{qd.game(game).home}.render").render
    match, draw = qd.Match(game, qd.game(game).seats.stop - 1, seed=3), random.Random(3)
    answers = 0
    while not match.over and answers < 1500:
        seat = match.waiting()[0]
        match.play(seat, draw.choice(match.ask(seat).options).words)
        answers += 1
        if answers % 25 and not match.over:
            continue
        lines = Text.from_markup(render(match.view(0), text, LONG[: match.seats])).plain.split("\n")
        assert len(lines) <= 30, lines
        assert [] == [line for line in lines if cell_len(line) > 100]
