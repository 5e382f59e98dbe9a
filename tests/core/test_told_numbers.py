"""Numbers that are told arrive, whatever they are."""

from quarterdeck.core.engine import given
from quarterdeck.core.events import UNSET


def test_a_small_negative_number_is_an_argument_like_any_other():
    """Scores may be far below zero; only an argument that was not given is left out."""
    assert [2, -99] == given(2, -99, UNSET, UNSET, UNSET)
