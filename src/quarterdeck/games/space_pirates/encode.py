"""Space Pirates as numbers for networks: one vector for a view, a mask for the legal answers."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.events import FACEDOWN
from quarterdeck.games.space_pirates.data import CARDS, MERCHANT_VALUE, PLANETS

MOST_SEATS = 5
HIGHEST = 7.0
SIZE = CARDS + MOST_SEATS * (PLANETS * 2 + CARDS + 2) + PLANETS * (5 + MOST_SEATS) + 2


def encode(view: dict[str, Any]) -> NDArray[np.float32]:
    """The view as the seat sees it, own seat first, all values between 0 and 1."""
    state, seats = view["state"], view["seats"]
    me = view["seat"] or 0
    out = np.zeros(SIZE, dtype=np.float32)
    for code in state["hands"][me]:
        if code != FACEDOWN:
            out[code] = 1.0
    at = CARDS
    for turn in range(seats):
        at = _encode_seat(out, at, state, (me + turn) % seats)
    at = CARDS + MOST_SEATS * (PLANETS * 2 + CARDS + 2)
    for planet in range(PLANETS):
        for i, value in enumerate(state["treasures"][planet][:4]):
            out[at + i] = value / MERCHANT_VALUE
        down = state["down"][planet]
        if down is not None:
            out[at + 4] = 1.0
            out[at + 5 + (down["seat"] - me) % seats] = 1.0
        at += 5 + MOST_SEATS
    out[at] = state["merchant_steps"] / PLANETS
    out[at + 1] = state["pirate_steps"] / PLANETS
    return out


def _encode_seat(out: NDArray[np.float32], at: int, state: dict[str, Any], seat: int) -> int:
    for card in state["up"]:
        if card["seat"] == seat:
            out[at + card["planet"]] += card["card"] / 28.0
            out[at + 2 * PLANETS + card["card"]] = 1.0
    for planet, card in enumerate(state["down"]):
        if card is not None and card["seat"] == seat and card["card"] != FACEDOWN:
            out[at + PLANETS + planet] = card["card"] / HIGHEST
    out[at + 2 * PLANETS + CARDS] = len(state["hands"][seat]) / CARDS
    out[at + 2 * PLANETS + CARDS + 1] = sum(state["loot"][seat]) / 90.0
    return at + PLANETS * 2 + CARDS + 2
