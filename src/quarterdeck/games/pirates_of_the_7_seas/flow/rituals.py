"""P7-12: what yin-yang buy."""

from typing import Final

from quarterdeck.core.engine import verb_of
from quarterdeck.games.pirates_of_the_7_seas import data as d, verbs as v
from quarterdeck.games.pirates_of_the_7_seas.flow.guards import adjust, discard
from quarterdeck.games.pirates_of_the_7_seas.state import State

PAIRS: Final[list[list[int]]] = [
    [v.negotiate(one, other) for one in range(d.GOODS) for other in range(one + 1, d.GOODS)
     if owned >> one & 1 and owned >> other & 1]
    for owned in range(1 << d.GOODS)
]       # Negotiations by the bitmask of the goods owned
NO_RITUALS: Final[list[int]] = []


def negotiations(s: State, seat: int) -> list[int]:
    """P7-12.4: one for each pair of different goods that the seat owns and can pay for."""
    if s.yin_yang[seat] < d.NEGOTIATION_COST:
        return NO_RITUALS
    at = seat * d.GOODS
    return PAIRS[(s.goods[at] > 0) | (s.goods[at + 1] > 0) << 1 | (s.goods[at + 2] > 0) << 2]


def rituals(s: State, seat: int) -> list[int]:
    """P7-12.2: every ritual that the seat can pay for."""
    yin_yang = s.yin_yang[seat]
    if yin_yang < d.DOUBLE_HOLD_COST:
        return NO_RITUALS
    if yin_yang < d.UNSINKABLE_COST:
        return [v.DOUBLE_HOLD]
    return [v.DOUBLE_HOLD, v.UNSINKABLE, *negotiations(s, seat)]


def is_ritual(action: int) -> bool:
    """Whether an answer is a ritual."""
    return verb_of(action) in (v.NEGOTIATE, v.DOUBLE_HOLD, v.UNSINKABLE)


def perform(s: State, seat: int, action: int) -> None:
    """P7-12.2: pay the yin-yang and carry the ritual out."""
    verb = verb_of(action)
    if verb == v.DOUBLE_HOLD:                                                   # P7-12.6
        s.yin_yang[seat] -= d.DOUBLE_HOLD_COST
        s.double_holds[seat] += 1
        s.tell("double_hold", "P7-12.6", seat, s.double_holds[seat])
    elif verb == v.UNSINKABLE:                                                  # P7-12.7
        s.yin_yang[seat] -= d.UNSINKABLE_COST
        s.unsinkables[seat] += 1
        s.tell("unsinkable", "P7-12.7", seat, s.unsinkables[seat])
    else:                                                                       # P7-12.4
        one = v.negotiate_one(action)
        other = v.negotiate_other(action)
        s.yin_yang[seat] -= d.NEGOTIATION_COST
        discard(s, seat, one, 1)
        discard(s, seat, other, 1)
        chests = s.demand(one) + s.demand(other)
        s.chests[seat] += chests
        s.tell("negotiated", "P7-12.4", seat, one, other, chests)
    adjust(s, seat)
