"""What every way to write a row writes: the compiled build lays the same bytes as plain Python."""

import pytest

from quarterdeck.core.encoder import Encoder
from quarterdeck.core.engine import Position


def written(write, seats=3, seat=1):
    """What a game writes behind the seat, the flag and those who are waited for; and how much did not fit."""
    encoder = Encoder(lambda _, o: write(o), Position(seats, []), [])
    s = Position(seats, [])
    assert encoder.size == encoder.layout[-1].start + encoder.layout[-1].width
    return list(encoder.slots(s, seat)[2 * seats + 1 :]), encoder.lost(s, seat)


@pytest.mark.parametrize("count", [1, 8, 31, 32, 40, 56, 57, 75, 130])
def test_sets_of_any_size(count):
    things = [i for i in range(count) if i % 3 != 1]
    mask = sum(1 << i for i in things)
    row = [int(i in things) for i in range(count)]
    assert (row, 0) == written(lambda o: o.bits("", mask, count))
    assert (row, 0) == written(lambda o: o.members("", [thing + 7 for thing in things], 7, count))
    assert ([1] * count, 0) == written(lambda o: o.bits("", (1 << count) - 1, count))


@pytest.mark.parametrize(
    ("write", "row"),
    [
        (lambda o: o.flag("", True), [1]),
        (lambda o: o.number("", 0, 20), [0]),
        (lambda o: o.number("", 255, 20), [255]),
        (lambda o: o.number("", 770, 900), [3, 2]),
        (lambda o: o.signed("", 5, 9), [5, 0]),
        (lambda o: o.signed("", -5, 9), [0, 5]),
        (lambda o: o.maybe("", -1, 9), [3]),
        (lambda o: o.one("", 2, 4), [0, 0, 1, 0]),
        (lambda o: o.one("", -1, 4), [0, 0, 0, 0]),
        (lambda o: o.who("", 0, 3), [0, 0, 1]),
        (lambda o: o.who("", -1, 3), [0, 0, 0]),
        (lambda o: o.whom("", 0b011, 3), [1, 0, 1]),
        (lambda o: o.counts("", [2, 0, 2, -3], 4, 9), [1, 0, 2, 0]),
        (lambda o: o.row("", [7, -1], 3, 9), [11, 3, 0]),
    ],
)
def test_a_row_begins_with_the_seat_itself_and_has_a_number_in_each_slot(write, row):
    assert (row, 0) == written(write)


@pytest.mark.parametrize(
    "write",
    [
        lambda o: o.number("", 256, 20),
        lambda o: o.bits("", 0b10000, 4),
        lambda o: o.members("", [4], 0, 4),
        lambda o: o.counts("", [4], 4, 9),
        lambda o: o.row("", [1, 2, 3], 2, 9),
    ],
)
def test_what_does_not_fit_is_counted(write):
    assert 1 == written(write)[1]


def test_a_row_of_another_length_than_the_first_is_refused():
    widths = iter([4, 5])
    encoder = Encoder(lambda _, o: o.one("", 0, next(widths)), Position(2, []), [])
    with pytest.raises(ValueError, match="expected a row of 9 slots; found 10"):
        encoder.slots(Position(2, []), 0)
