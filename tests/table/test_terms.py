"""The terms of a table are declared once and refused in one place."""

import dataclasses
from typing import get_type_hints

import pytest

from quarterdeck.server import protocol
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.terms import Terms, kept, read, written


def test_what_nobody_says_has_its_default():
    assert Terms() == read({})
    terms = read({"pace": "days", "seconds": 172800, "level": "captain"})
    assert ("days", 172800, "captain", "bot") == (terms.pace, terms.seconds, terms.level, terms.end)


@pytest.mark.parametrize(
    ("plain", "field"),
    [
        ({"pace": "blitz"}, "pace"),
        ({"pace": "decision"}, "seconds"),
        ({"pace": "decision", "seconds": 5}, "seconds"),
        ({"pace": "game", "seconds": True}, "seconds"),
        ({"seconds": 60}, "seconds"),
        ({"pace": "game", "seconds": 60.0}, "seconds"),
        ({"level": "admiral"}, "level"),
        ({"takeback": 1}, "takeback"),
        ({"away": -1}, "away"),
        ({"hints": None}, "hints"),
        ({"stakes": 10}, "stakes"),
        ({"level": ["bosun"]}, "level"),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(plain, field):
    with pytest.raises(Refusal) as refused:
        read(plain)
    assert ("error-bad_term", field) == (refused.value.reason["id"], refused.value.reason["args"]["field"]["name"])


def test_a_game_with_clocks_of_its_own_gets_no_others():
    assert "none" == read({}, ticks=True).pace
    with pytest.raises(Refusal):
        read({"pace": "decision", "seconds": 60}, ticks=True)


def test_an_increment_is_for_whole_games():
    assert 15 == read({"pace": "game", "seconds": 600, "increment": 15}).increment
    assert 0 == read({"pace": "days", "seconds": 86400, "increment": 15}).increment


def test_what_was_kept_is_read_again_and_older_rows_have_the_usual_terms():
    terms = read({"pace": "game", "seconds": 600, "increment": 15, "forks": True})
    assert terms == kept(written(terms))
    assert Terms() == kept({"gone": 1})


def test_the_protocol_declares_the_same_fields():
    declared = [field.name for field in dataclasses.fields(Terms)]
    assert declared == list(get_type_hints(protocol.Terms))
