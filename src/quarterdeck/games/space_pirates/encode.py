"""Space Pirates as numbers for networks: one vector for a view, a mask for the legal answers."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.games.space_pirates.data import CARDS, MERCHANT_VALUE, PLANETS

MOST_SEATS = 5
MOST_TREASURES = 4
HIGHEST = 7.0
SEAT = PLANETS * 2 + CARDS + 2
SIZE = CARDS + MOST_SEATS * SEAT + PLANETS * (MOST_TREASURES + 1 + MOST_SEATS) + 2


def encode(view: dict[str, Any]) -> NDArray[np.float32]:
    """The view as the seat sees it, own seat first, all values between 0 and 1."""
    state, seats = view["state"], view["seats"]
    me = view["seat"] or 0
    out: list[float] = [code in state["hands"][me] for code in range(CARDS)]
    for turn in range(seats):
        out += encode_seat(state, (me + turn) % seats)
    out += [0.0] * (SEAT * (MOST_SEATS - seats))
    for treasures, down in zip(state["treasures"], state["down"], strict=True):
        out += [value / MERCHANT_VALUE for value in (treasures + [0] * MOST_TREASURES)[:MOST_TREASURES]]
        owner = None if down is None else (down["seat"] - me) % seats
        out += [owner is not None, *[owner == turn for turn in range(MOST_SEATS)]]
    out += [state["merchant_steps"] / PLANETS, state["pirate_steps"] / PLANETS]
    return np.array(out, dtype=np.float32)


def encode_seat(state: dict[str, Any], seat: int) -> list[float]:
    """A player: strength shown on each planet, own cards face down, cards shown, hand and loot."""
    shown = [card for card in state["up"] if card["seat"] == seat]
    down = [max(0, card["card"]) if card and card["seat"] == seat else 0 for card in state["down"]]
    return [
        *[sum(card["card"] for card in shown if card["planet"] == planet) / 28.0 for planet in range(PLANETS)],
        *[strength / HIGHEST for strength in down],
        *[any(card["card"] == code for card in shown) for code in range(CARDS)],
        len(state["hands"][seat]) / CARDS, sum(state["loot"][seat]) / 90.0,
    ]
