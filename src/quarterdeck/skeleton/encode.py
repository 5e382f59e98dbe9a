"""The table as numbers for networks."""

from typing import Any, Final

from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.vector import Procedures, Vector
from quarterdeck.skeleton import data as d
from quarterdeck.skeleton.flow import Sending
from quarterdeck.skeleton.state import State

PROCEDURES: Final = Procedures("quarterdeck.skeleton", 3, 12, {"answers": 2})


def encode(s: State, o: Vector) -> None:
    """The table as the seat of the vector may know it: the card in the cove, then what every side has."""
    o.number("round", s.round, d.CREWS)
    o.one("upturned", s.upturned, d.CARDS)
    o.bits("sunk", s.sunk, d.CARDS)
    o.number("deck", s.deck.size(), d.CARDS)
    sides = len(s.hands)
    for who in [*o.order(s.seats), *range(s.seats, sides)]:
        o.bits("hand", s.hands[who], d.CREWS + 1)
        o.maybe("sent", s.sent[who], d.CREWS)
        o.bits("taken", s.taken[who], d.CARDS)
    o.whom("parrots", s.parrots, s.seats)
    o.whom("cries", s.cries, s.seats)
    PROCEDURES.write(o, s.stack, {} if not s.stack else seen_frames(s, o.seat))


def seen_frames(s: State, seat: int) -> dict[int, list[Any]]:
    """Sealed answers of others are holes."""
    seen: dict[int, list[Any]] = {}
    for place, frame in enumerate(s.stack):
        if isinstance(frame, Sending):
            seen[place] = [[given if who == seat or given < 0 else FACEDOWN for who, given in enumerate(frame.answers)]]
    return seen
