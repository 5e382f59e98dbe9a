"""What a game shows to those who stand outside: a board in the terminal, numbers for networks."""

import json
from importlib import import_module

import pytest
from hypothesis import given, settings, strategies as st
from rich.text import Text

import quarterdeck as qd
from contract.reach import GAMES, SEAT_ASKED, tables
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.words import LANGUAGES, words

every_game = pytest.mark.parametrize("id_", GAMES)
NAMES = ["Ann", "Bob", "Cyd", "Dov", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan"]


@every_game
@given(st.data())
def test_the_terminal_shows_every_view_in_both_languages(id_, data):
    """Styles are closed, everybody is named, and no hole is shown as a number."""
    table = data.draw(tables(id_))
    s, game = table.position(), qd.game(id_)
    render = import_module(f"{game.home}.render").render
    seat = data.draw(st.sampled_from([SPECTATOR, *range(s.seats)]))
    view = game.view(s, seat, table.options)
    for lang in LANGUAGES:
        board = Text.from_markup(render(view, words(lang, id_).text, NAMES[: s.seats])).plain
        assert [] == [name for name in NAMES[: s.seats] if name not in board]
        assert "-3" not in board


@every_game
def test_numbers_for_networks_tell_tables_apart(id_):
    """One shape for a number of seats, nothing out of bounds, and a vector of its own for every view."""
    game, views, vectors, shapes = qd.game(id_), set(), set(), set()

    @settings(max_examples=40)
    @given(tables(id_, SEAT_ASKED))
    def look(table):
        s = table.position()
        view = game.view(s, s.stack[-1].asked(s), table.options)
        vector = game.encode(view)
        assert 0 <= min(vector) < max(vector) <= 255
        assert 0 == game.encoder(s.seats, table.options).lost(s, s.stack[-1].asked(s))
        shapes.add((s.seats, len(vector)))
        views.add(json.dumps(view["state"]))
        vectors.add(bytes(vector))

    look()
    assert len(shapes) == len({seats for seats, _ in shapes})
    assert len(views) <= len(vectors)
