"""P7-12: what yin-yang buy."""

from typing import Final

from quarterdeck.games.pirates_of_the_7_seas.actions import DOUBLE_HOLD, NEGOTIATE, UNSINKABLE, negotiate
from quarterdeck.games.pirates_of_the_7_seas.data import (
    DOUBLE_HOLD_COST,
    GOODS,
    NEGOTIATION_COST,
    UNSINKABLE_COST,
)
from quarterdeck.games.pirates_of_the_7_seas.flow.guards import adjust
from quarterdeck.games.pirates_of_the_7_seas.state import State

PAIRS: Final[list[list[int]]] = [
    [negotiate(one, other) for one in range(GOODS) for other in range(one + 1, GOODS)
     if owned >> one & 1 and owned >> other & 1]
    for owned in range(1 << GOODS)
]       # Negotiations by the bitmask of the goods owned
NO_RITUALS: Final[list[int]] = []


def negotiations(s: State, seat: int) -> list[int]:
    """P7-12.4: one for each pair of different goods that the seat owns and can pay for."""
    if s.yin_yang[seat] < NEGOTIATION_COST:
        return NO_RITUALS
    at = seat * GOODS
    return PAIRS[(s.goods[at] > 0) | (s.goods[at + 1] > 0) << 1 | (s.goods[at + 2] > 0) << 2]


def rituals(s: State, seat: int) -> list[int]:
    """P7-12.2: every ritual that the seat can pay for."""
    yin_yang = s.yin_yang[seat]
    if yin_yang < DOUBLE_HOLD_COST:
        return NO_RITUALS
    if yin_yang < UNSINKABLE_COST:
        return [DOUBLE_HOLD]
    return [DOUBLE_HOLD, UNSINKABLE, *negotiations(s, seat)]


def is_ritual(action: int) -> bool:
    """Whether an answer is a ritual."""
    return action & 255 in (NEGOTIATE, DOUBLE_HOLD, UNSINKABLE)


def perform(s: State, seat: int, action: int) -> None:
    """P7-12.2: pay the yin-yang and carry the ritual out."""
    verb = action & 255
    if verb == DOUBLE_HOLD:                                                     # P7-12.6
        s.yin_yang[seat] -= DOUBLE_HOLD_COST
        s.double_holds[seat] += 1
        s.tell("double_hold", "P7-12.6", seat, s.double_holds[seat])
    elif verb == UNSINKABLE:                                                    # P7-12.7
        s.yin_yang[seat] -= UNSINKABLE_COST
        s.unsinkables[seat] += 1
        s.tell("unsinkable", "P7-12.7", seat, s.unsinkables[seat])
    else:                                                                       # P7-12.4
        one = action >> 8 & 255
        other = action >> 16 & 255
        s.yin_yang[seat] -= NEGOTIATION_COST
        for good in (one, other):
            s.goods[seat * GOODS + good] -= 1
            s.loot_discard[good] += 1
        chests = s.demand(one) + s.demand(other)
        s.chests[seat] += chests
        s.tell("negotiated", "P7-12.4", seat, one, other, chests)
    adjust(s, seat)
