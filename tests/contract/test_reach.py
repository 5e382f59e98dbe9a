"""No law passes for want of its question: the voyages meet all that the games declare, everywhere."""

import ast
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings

from contract.reach import GAMES, OVER, owed, tables, voyages

every_game = pytest.mark.parametrize("id_", GAMES)


@every_game
def test_voyages_meet_every_shape_and_every_procedure_that_a_game_declares(id_):
    met = set().union(*(voyage.met for voyage in voyages(id_)))
    assert set() == owed(id_) - met


@every_game
def test_laws_stop_at_all_depths_and_seldom_at_finished_games(id_):
    quarters, frames = Counter(), Counter()

    @settings(max_examples=40)
    @given(tables(id_))
    def stop(table):
        voyage = voyages(id_)[table.voyage]
        quarters[4 * table.answers // (len(voyage.log) + 1)] += 1
        frames[voyage.asked[table.answers].frame] += 1

    stop()
    assert {0, 1, 2, 3} == set(quarters)
    assert 3 * frames[OVER] <= frames.total()


def test_a_law_assumes_what_it_needs_and_never_returns_early():
    """A law that returned would pass; one that assumes fails when its examples never bring what it needs."""
    for name in ("test_contract.py", "test_words.py"):
        for law in ast.parse(Path(__file__).with_name(name).read_text("utf-8")).body:
            if isinstance(law, ast.FunctionDef) and law.name.startswith("test_"):
                assert not any(isinstance(node, ast.Return) for node in ast.walk(law)), law.name
