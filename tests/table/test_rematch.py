"""Once more with the same people: one offer, who answers, and who sits where then."""

import random
from dataclasses import replace

import pytest

from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rematch import KEPT, answered, is_agreed, made, seats_again
from quarterdeck.table.rows import SeatRow, TableRow

NOW = 1000.0
PEOPLE = [SeatRow("person", f"g{i}", name=f"Sailor {i}") for i in range(3)]
OVER = TableRow(
    "t", "space_pirates", 1, {}, "g0", "ab" * 32, begun=True, over=True, seats=[*PEOPLE, SeatRow("bot", name="Bot")]
)


def draw(*words):
    return random.Random(str(words))


def say(row, guest, yes=True, now=NOW, **more):
    return answered(row, guest, {"yes": yes, **more}, now)


def test_the_last_answer_makes_it():
    row = say(say(OVER, "g1"), "g0")
    assert not is_agreed(row)
    row = say(row, "g2")
    assert is_agreed(row)
    assert ["g0", "g1", "g2", None] == [seat.guest for seat in seats_again(row, draw)]
    assert "bot" == seats_again(row, draw)[3].kind


def test_a_no_frees_the_seat_and_may_become_a_yes():
    row = say(say(say(OVER, "g0"), "g1", yes=False), "g2")
    assert is_agreed(row)
    assert ["person", "open", "person", "bot"] == [seat.kind for seat in seats_again(row, draw)]
    assert [0, 2, 1] == say(row, "g1").company["rematch"]["yes"]
    assert [] == say(row, "g1").company["rematch"]["no"]


def test_yes_said_twice_counts_once():
    row = say(say(OVER, "g0"), "g0")
    assert [0] == row.company["rematch"]["yes"]


def test_with_one_more_there_is_an_open_seat():
    row = say(say(say(OVER, "g0"), "g1", more=True), "g2")
    assert ["person", "person", "person", "bot", "open"] == [seat.kind for seat in seats_again(row, draw)]


def test_everybody_saying_no_makes_nothing():
    row = say(say(OVER, "g0"), "g0", yes=False)
    for guest in ("g1", "g2"):
        row = say(row, guest, yes=False)
    assert not is_agreed(row)


def test_an_offer_is_kept_for_a_while_and_then_made_anew():
    row = say(OVER, "g0")
    again = say(row, "g1", now=NOW + KEPT)
    assert [1] == again.company["rematch"]["yes"]


@pytest.mark.parametrize(
    ("row", "guest", "yes", "error"),
    [
        (replace(OVER, over=False), "g0", True, "error-not_over"),
        (OVER, "eve", True, "error-not_your_seat"),
        (OVER, "g0", False, "error-no_rematch"),
        (made(say(OVER, "g0"), "new"), "g1", True, "error-rematch_made"),
    ],
)
def test_what_cannot_be_is_refused(row, guest, yes, error):
    with pytest.raises(Refusal) as refused:
        say(row, guest, yes=yes)
    assert error == refused.value.reason["id"]
