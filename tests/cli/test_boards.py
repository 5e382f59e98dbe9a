"""Boards in a terminal: every game with most seats fits a window of 100 columns and 30 lines."""

import random
from importlib import import_module

import pytest
from rich.cells import cell_len
from rich.text import Text

import quarterdeck as qd
from quarterdeck.cli.choosing import Item, fitting, pages, question, written
from quarterdeck.cli.play import BESIDE, FEWEST
from quarterdeck.games.pirates_of_maracaibo.render import halves
from quarterdeck.games.terminal import columned, shortened
from quarterdeck.words import words

LONG = [f"Bosman Aleksandra Mari {letter}" for letter in "ABCDEFGHIJ"]


EVERY = 8  # answers between the positions that are looked at
MOST = 1000  # answers


def plain(lines):
    """The lines without their style tags."""
    return [Text.from_markup(line).plain for line in lines]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", qd.games())
def test_a_board_and_what_is_asked_fit_a_hundred_columns_and_thirty_lines(game, lang):
    """Long lists go side by side, are asked in two steps, or come in pages; so does what is chosen from them."""
    said, drawing = words(lang, game), import_module(f"{qd.game(game).home}.render")
    keys = getattr(drawing, "KEYS", {})
    match, draw = qd.Match(game, max(qd.game(game).seats), seed=3), random.Random(3)
    names = LONG[: match.seats]
    for answers in range(MOST):
        if match.over:
            break
        seat = match.waiting()[0]
        decision = match.ask(seat)
        if answers % EVERY == 0:
            board = drawing.render(match.view(seat), said.text, names).split("\n")
            rows = max(FEWEST, 30 - BESIDE - len(board))
            whole = fitting(decision.options, said, names, keys, rows, 100)
            inner = [fitting(item.options, said, names, keys, rows, 100) for item in whole if item.options[1:]]
            for lines in (whole, *inner):
                for page in range(len(pages(lines, rows, 100))):
                    asked = question(decision, lines, said, names, rows, 100, page)
                    shown = plain([*board, *asked, ""])  # the last is what is typed
                    assert len(shown) <= 30, "\n".join(shown)
                    assert [] == [line for line in shown if cell_len(line) > 100]
        match.play(seat, draw.choice(decision.options).words)
    board = plain(drawing.render(match.view(0), said.text, names).split("\n"))
    assert len(board) <= 30
    assert [] == [line for line in board if cell_len(line) > 100]


def test_a_name_that_is_too_long_ends_with_dots():
    """A whole letter missing at its end would be read as another name."""
    assert ["Message", "in a bot…"] == halves("Message in a bottle", 9)
    assert ["Copper", "sheathing"] == halves("Copper sheathing", 9)
    assert ["Expediti-", "on gear"] == halves("Expedition gear", 9)
    assert ["Old", "helmsman…"] == halves("Old helmsmanship rules", 9)
    assert "a3 Gorzelnia Przemytni…" == shortened("a3 Gorzelnia Przemytników", 23)


def test_a_character_keeps_its_number_when_others_are_used():
    """What is typed is what the other players say, too: the Captain is 3 in every round."""
    game = "pirates_of_the_7_seas"
    keys = import_module(f"{qd.game(game).home}.render").KEYS
    match, said, found = qd.Match(game, 3, seed=3), words("en", game), set()
    while len(found) < 3:
        seat = match.waiting()[0]
        decision = match.ask(seat)
        lines = fitting(decision.options, said, LONG[:3], keys, 20, 100)
        captain = [item.key for item in lines if item.options[0].words == "choose captain"]
        assert captain in ([], ["3"])
        found |= {len(lines)} if captain else set()
        chosen = next((item for item in lines if not captain or item.key != "3"), lines[0])
        match.play(seat, chosen.options[0].words)


def test_what_needs_too_many_rows_goes_side_by_side():
    pieces = ["1  one", "2  two", "3  three", "4  four", "5  five"]
    assert pieces == columned(pieces, 5)
    assert ["1  one    4  four", "2  two    5  five", "3  three"] == columned(pieces, 3)
    assert pieces == columned(pieces, 3, columns=12), "they are too broad for that"


def test_what_needs_too_many_rows_even_so_comes_in_pages():
    lines = [Item(f"{'x' * 60} {number}", []) for number in range(7)]
    for number, item in enumerate(lines):
        item.key = str(number)
    assert [4, 3] == [len(page) for page in pages(lines, 5, 100)]
    assert [item.key for item in lines] == [row.split()[0] for page in pages(lines, 5, 100) for row in page]


def test_what_is_broader_than_the_window_goes_on_below():
    item = Item("Join the attack with gunners", [], "then two are missing")
    item.key = "1"
    assert ["  1  Join the attack with", "     gunners  then two are", "     missing"] == plain(written(item, 28))
