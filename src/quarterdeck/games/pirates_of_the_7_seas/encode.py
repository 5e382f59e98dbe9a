"""Pirates of the 7 Seas as numbers for networks: one vector for a view, own seat first."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.events import FACEDOWN
from quarterdeck.games.pirates_of_the_7_seas.data import (
    CARD_IDS,
    CHARACTER_IDS,
    CHARACTERS,
    GOODS,
    LAST_ROUND,
    LOOT_COPIES,
    LOOT_IDS,
    NATION_IDS,
    NATIONS,
    SHIPS,
)

MOST_SEATS = 4
PURSE: tuple[tuple[str, float], ...] = (
    ("chests", 60.0), ("talismans", 15.0), ("yin_yang", 15.0), ("skulls", 10.0), ("double_holds", 6.0),
    ("unsinkables", 6.0), ("fleet", SHIPS), ("empty", SHIPS), ("guards", SHIPS), ("reserve", SHIPS),
)       # what is counted of a seat, and what makes a full 1
SEAT = len(PURSE) + GOODS + NATIONS + 2 * CHARACTERS + 4        # + cards in hand, chosen, first player, at sea
FRAMES = ("choice", "raid", "loot", "shipwright", "governor", "captain", "islander", "shaman", "merchant",
          "cartographer", "idol", "tavern", "giving_up", "final_sale", "waiving")
SIZE = LAST_ROUND * 2 + MOST_SEATS * SEAT + GOODS + len(LOOT_IDS) + len(FRAMES) + 5 + GOODS


def encode(view: dict[str, Any]) -> NDArray[np.float32]:
    """The view as the seat sees it, all values between 0 and 1."""
    state, seats = view["state"], view["seats"]
    me = view["seat"] or 0
    out = np.zeros(SIZE, dtype=np.float32)
    for card in state["players"][me]["hand"]:
        if card != FACEDOWN:
            out[CARD_IDS.index(card)] = 1.0
    for card in state["played"] + state["ports"]:
        if card != FACEDOWN:
            out[LAST_ROUND + CARD_IDS.index(card)] = 1.0
    at = 2 * LAST_ROUND
    top: dict[str, Any] = state["stack"][-1] if state["stack"] else {"frame": ""}
    for turn in range(seats):
        seat = (me + turn) % seats
        _encode_seat(out[at + turn * SEAT :], state["players"][seat])
        out[at + turn * SEAT + SEAT - 2] = float(state["first"] == seat)
        if top["frame"] == "raid":
            out[at + turn * SEAT + SEAT - 1] = top["ships"][seat] / SHIPS
    at += MOST_SEATS * SEAT
    out[at : at + GOODS] = np.array(state["demand"], dtype=np.float32) / 3.0
    at += GOODS
    for kind, copies in zip(LOOT_IDS, LOOT_COPIES, strict=True):
        out[at] = state["loot_deck"][kind] / copies
        at += 1
    if top["frame"] in FRAMES:
        out[at + FRAMES.index(top["frame"])] = 1.0
    at += len(FRAMES)
    left = state["rounds_left"]
    out[at] = min(state["round"], 60) / 60.0
    out[at + 1] = 0.0 if left is None else 1.0
    out[at + 2] = 0.0 if left is None else left / 4.0
    out[at + 3] = len(state["deck"]) / LAST_ROUND
    out[at + 4] = top.get("limit", 0) / 12.0
    at += 5
    drawn = top.get("drawn", [0, 0, 0]) if top["frame"] == "loot" else [0, 0, 0]
    out[at : at + GOODS] = np.array(drawn, dtype=np.float32) / SHIPS
    return np.clip(out, 0.0, 1.0)


def _encode_seat(out: NDArray[np.float32], player: dict[str, Any]) -> None:
    at = 0
    for name, most in PURSE:
        out[at] = player[name] / most
        at += 1
    for kind in LOOT_IDS[:GOODS]:
        out[at] = player["goods"][kind] / 6.0
        at += 1
    for nation in player["corsairs"]:
        out[at + NATION_IDS.index(nation)] = 1.0
    at += NATIONS
    for character in player["used"]:
        out[at + CHARACTER_IDS.index(character)] = 1.0
    at += CHARACTERS
    if player["chosen"] not in (None, FACEDOWN):
        out[at + CHARACTER_IDS.index(player["chosen"])] = 1.0
    at += CHARACTERS
    out[at] = len(player["hand"]) / 10.0
    out[at + 1] = float(player["chosen"] is not None)
