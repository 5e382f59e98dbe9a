"""What a card does to whoever takes it: one function for each effect name of the data, (s, seat, card) -> None."""

from collections.abc import Callable
from typing import Final

from quarterdeck.skeleton import data as d
from quarterdeck.skeleton.state import State


def treasure(s: State, seat: int, card: int) -> None:
    """SK-4.1: a treasure is kept."""
    s.taken[seat] |= 1 << card


def curse(s: State, seat: int, card: int) -> None:
    """SK-4.3: the cursed bones are put away together with the dearest treasure."""
    s.sunk |= 1 << card
    owned = [mine for mine in range(d.CARDS) if s.taken[seat] >> mine & 1]
    if owned:
        dearest = max(owned, key=lambda mine: d.VALUE[mine])
        s.taken[seat] &= ~(1 << dearest)
        s.sunk |= 1 << dearest
        if seat < s.seats:
            s.tell("lost", "SK-4.3", seat, dearest)


EFFECTS: Final[dict[str, Callable[[State, int, int], None]]] = {"treasure": treasure, "curse": curse}
