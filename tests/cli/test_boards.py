"""Boards in a terminal: every game with most seats fits a window of 100 columns and 30 lines."""

import random
from importlib import import_module

import pytest
from rich.cells import cell_len
from rich.text import Text

import quarterdeck as qd
from quarterdeck.cli.choosing import fitting, listed
from quarterdeck.cli.play import BESIDE
from quarterdeck.games.terminal import columned
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


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_four_pirates_and_what_they_are_asked_fit_together(lang):
    """Long questions go side by side, or are asked in two steps; hardly one is too long even so."""
    game = "tiny_epic_pirates"
    said, drawing = words(lang, game), import_module(f"{qd.game(game).home}.render")
    match, draw = qd.Match(game, 4, seed=3), random.Random(3)
    heights = []
    for answers in range(800):
        seat = match.waiting()[0]
        decision = match.ask(seat)
        if answers % 8 == 0:
            board = drawing.render(match.view(seat), said.text, LONG[:4]).split("\n")
            rows = 30 - BESIDE - len(board)
            lines = listed(fitting(decision.options, said, LONG[:4], drawing.KEYS, rows, 100), rows, 100)
            heights.append(len(board) + BESIDE + len(lines))
        match.play(seat, draw.choice(decision.options).words)
    assert len([height for height in heights if height > 30]) <= 0.03 * len(heights), heights
    assert max(heights) <= 32


def test_what_needs_too_many_rows_goes_side_by_side():
    pieces = ["1  one", "2  two", "3  three", "4  four", "5  five"]
    assert pieces == columned(pieces, 5)
    assert ["1  one    4  four", "2  two    5  five", "3  three"] == columned(pieces, 3)
    assert pieces == columned(pieces, 3, columns=12), "they are too broad for that"
