"""The vector of a view: all that is in the view, nothing that is not, in one shape."""

import json

import pytest

from env.tables import EVERY, drawn
from quarterdeck.core.engine import CHANCE, NONE, SPECTATOR
from quarterdeck.core.rng import Rng
from quarterdeck.env.tables import Tables
from quarterdeck.games import game

SHORT = {"jolly_roger": 60, "pirates_of_maracaibo": 25, "tiny_epic_pirates": 40}  # one view in so many answers


def views(id_, seats, seed):
    """Positions of a game played at random, at each the views of the seat that is asked and of one other reader."""
    tables = Tables(id_, seats, drawn(id_, seed))
    play, rng = tables.play(seed), Rng(seed)
    every = SHORT.get(id_, 4)
    while True:
        if rng.below(every) == 0 or play.seat == NONE:
            readers = {play.seat if play.seat != NONE else 0, [SPECTATOR, *range(seats)][rng.below(seats + 1)]}
            for reader in readers - {CHANCE}:
                yield tables, play.s, reader
        if play.seat == NONE:
            return
        play.apply(play.options[rng.below(len(play.options))])


@pytest.mark.parametrize(("id_", "seats"), EVERY)
def test_views_that_differ_have_vectors_that_differ_and_nothing_is_left_out(id_, seats):
    for seed in range(2):
        seen = {}
        for tables, s, reader in views(id_, seats, seed):
            view = tables.game.view(s, reader, tables.options)
            told = json.dumps({name: view[name] for name in ("seat", "waiting", "over", "state")}, sort_keys=True)
            row = bytes(tables.encoder.slots(s, reader))
            assert tables.size == len(row)
            assert 0 == tables.encoder.lost(s, reader)
            assert told == seen.setdefault(row, told)


@pytest.mark.parametrize(("id_", "seats"), EVERY)
def test_a_vector_tells_no_more_than_the_view(id_, seats):
    """Any position that may be behind a view has the same vector."""
    for seed in range(2):
        for number, (tables, s, reader) in enumerate(views(id_, seats, seed)):
            view = json.loads(json.dumps(tables.game.view(s, reader, tables.options)))
            other = tables.game.determinise(view, Rng(number))
            row = tables.encoder.slots(s, reader)
            assert row == tables.encoder.slots(other, reader)
            assert row == tables.game.encode(view)


def test_options_of_a_table_are_told():
    rows = set()
    for first in ("0", "1", "2"):
        tables = Tables("space_pirates", 3, {"first_player": first})
        rows.add(bytes(tables.encoder.slots(tables.start(), SPECTATOR)))
    assert 3 == len(rows)


@pytest.mark.parametrize("id_", sorted({id_ for id_, _ in EVERY}))
def test_the_layout_names_every_slot_once(id_):
    for seats in game(id_).seats:
        tables = Tables(id_, seats, {})
        at = 0
        for slots in tables.encoder.layout:
            assert at == slots.start
            assert slots.width == len(slots.most)
            assert min(slots.most, default=1) > 0
            at += slots.width
        assert tables.size == at
