"""A view as numbers for networks: own seat first, all values between 0 and 1."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.skeleton import data as d

SIDES = d.MOST_SEATS + 1
SIZE = d.CARDS + SIDES * (d.CREWS + d.CARDS + 3)


def encode(view: dict[str, Any]) -> NDArray[np.float32]:
    """The card in the cove, then what every side has."""
    state, seats = view["state"], view["seats"]
    me = view["seat"] or 0
    out = np.zeros(SIZE, dtype=np.float32)
    if state["upturned"] is not None:
        out[d.CARD_IDS.index(state["upturned"])] = 1.0
    at = d.CARDS
    order = [(me + turn) % seats for turn in range(seats)] + list(range(seats, len(state["hands"])))
    for who in order:
        for crew in state["hands"][who]:
            out[at + crew - 1] = 1.0
        for card in state["taken"][who]:
            out[at + d.CREWS + d.CARD_IDS.index(card)] = 1.0
        out[at + d.CREWS + d.CARDS] = max(0, state["sent"][who]) / d.CREWS
        out[at + d.CREWS + d.CARDS + 1] = who in state["parrots"]
        out[at + d.CREWS + d.CARDS + 2] = who in state["cries"]
        at += d.CREWS + d.CARDS + 3
    return out
