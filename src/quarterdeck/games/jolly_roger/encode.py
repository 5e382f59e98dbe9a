"""Jolly Roger as numbers for networks: one vector for a view."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.events import FACEDOWN
from quarterdeck.games.jolly_roger import data as d

MOST_SEATS = 10
MOST_CARDS = 8.0
SEAT = 10 + 2 * d.LOOT_KINDS
TABLE = 12 + d.KINDS * 2 + 9 + 3 + d.LOOT_KINDS + 4
SIZE = d.CREW_KINDS * 2 + MOST_SEATS * SEAT + TABLE


def encode(view: dict[str, Any]) -> NDArray[np.float32]:
    """The view as the seat sees it, own seat first, all values between -1 and 1."""
    state, seats = view["state"], view["seats"]
    me = view["seat"] or 0
    out = np.zeros(SIZE, dtype=np.float32)
    for card in state["hands"][me]:
        if card != FACEDOWN:
            out[card] += 0.25
    for card in state["discard"]:
        out[d.CREW_KINDS + card] += 0.2
    at = 2 * d.CREW_KINDS
    for turn in range(seats):
        _encode_seat(out, at + turn * SEAT, view, state, (me + turn) % seats)
    _encode_table(out, at + MOST_SEATS * SEAT, state, me, seats)
    return np.clip(out, -1.0, 1.0)


def _encode_seat(out: NDArray[np.float32], at: int, view: dict[str, Any], state: dict[str, Any], seat: int) -> None:
    me = view["seat"] or 0
    seats = view["seats"]
    out[at] = 1.0
    out[at + 1] = len(state["hands"][seat]) / MOST_CARDS
    out[at + 2] = float(state["captain"] == seat)
    out[at + 3] = float(state["quartermaster"] == seat)
    out[at + 4] = float(seat in view["waiting"])
    out[at + 5] = float(state["stance"][seat] == 0)
    out[at + 6] = float(state["stance"][seat] == 1)
    out[at + 7] = state["favours"][me * seats + seat] / 99.0
    out[at + 8] = min(1.0, state["paid"][seat] / 30.0)
    out[at + 9] = (len(state["open"][seat]) + len(state["buried"][seat])) / 20.0
    for i, name in enumerate(("open", "buried")):
        for kind in state[name][seat]:
            if kind != FACEDOWN:
                out[at + 10 + i * d.LOOT_KINDS + kind] += 0.2


def _encode_table(out: NDArray[np.float32], at: int, state: dict[str, Any], me: int, seats: int) -> None:
    out[at] = state["round"] / d.ROUNDS
    out[at + 1] = float(state["mutiny_used"])
    out[at + 2] = float(state["island_barred"])
    out[at + 3] = len(state["deck"]) / 66.0
    out[at + 4] = len(state["loot_deck"]) / 46.0
    out[at + 5] = state["support"][0] / 30.0
    out[at + 6] = state["support"][1] / 30.0
    out[at + 7] = float(state["mutineer"] >= 0)
    out[at + 8] = seats / MOST_SEATS
    out[at + 9 : at + 12] = state["table"][:3]      # the variants
    at += 12
    for kind in range(d.KINDS):
        out[at + kind] = state["decks"][kind] / 8.0
        out[at + d.KINDS + kind] = float(state["target_kind"] == kind)
    at += 2 * d.KINDS
    if state["target"] >= 0:
        ranges = [[need, need] for need in d.NEED[state["target"]]]
    else:
        ranges = d.RANGES[state["target_kind"]] if state["target_kind"] >= 0 else []
    for skill, (low, high) in enumerate(ranges):
        out[at + skill] = low / 5.0
        out[at + 3 + skill] = high / 5.0
        out[at + 6 + skill] = state["change"][skill] / 5.0
    at += 9
    out[at] = len(state["attack"]) / 12.0
    out[at + 1] = sum(laid["seat"] == me for laid in state["attack"]) / 6.0
    out[at + 2] = len(state["sides"]) / 12.0
    for kind in state["laid"]:
        if kind != FACEDOWN:
            out[at + 3 + kind] += 0.2
    out[at + 3 + d.LOOT_KINDS] = len(state["laid"]) / 12.0
    out[at + 4 + d.LOOT_KINDS] = len(state["offers"]) / 90.0
    out[at + 5 + d.LOOT_KINDS] = len(state["unsettled"]) / 12.0
    out[at + 6 + d.LOOT_KINDS] = len(state["deferred"]) / seats
