"""A position as a seat may know it, in a row of bytes: what all games have in common, then what the game writes."""

from collections.abc import Callable
from typing import Any, Final, final

from quarterdeck.core.engine import NONE, Position, seen_waiting
from quarterdeck.core.rows import u8, vec
from quarterdeck.core.vector import Slots, Vector

Choices = list[tuple[str, int, int]]  # of each option of a table: its name, the choice made, the number of choices

LONGEST: Final = 1 << 16  # slots that a row may have


@final
class Encoder:
    """Writes rows for games of one kind, one number of seats and one choice of options."""

    def __init__(self, write: Callable[[Any, Vector], None], first: Position, choices: Choices) -> None:
        self._write = write
        self._choices = choices
        self.seats = first.seats
        self.layout: list[Slots] = []
        self._empty = bytes(LONGEST)  # and then as long as a row
        self.size: int = self._written(first, 0, self.layout).at
        self._empty = bytes(self.size)

    def slots(self, s: Position, seat: int) -> bytes:
        """The row of a seat; SPECTATOR has one too."""
        return bytes(self._written(s, seat, None).slots)

    def lost(self, s: Position, seat: int) -> int:
        """How many numbers of a position the row has no room for."""
        return self._written(s, seat, None).lost

    def _written(self, s: Position, seat: int, layout: list[Slots] | None) -> Vector:
        o = Vector(vec[u8](self._empty), seat, s.seats, layout)
        o.one("seat", seat, s.seats)
        o.flag("over", not s.stack)
        waiting = 0
        for who in seen_waiting(s, seat):
            if who != NONE:
                waiting |= 1 << who
        o.whom("waiting", waiting, s.seats)
        for name, chosen, count in self._choices:
            o.one(name, chosen, count)
        self._write(s, o)
        if layout is None and o.at != self.size:
            raise ValueError(f"expected a row of {self.size} slots; found {o.at}")
        return o
