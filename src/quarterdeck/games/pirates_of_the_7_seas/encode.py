"""Pirates of the 7 Seas as numbers for networks: one vector for a view, own seat first."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.events import FACEDOWN
from quarterdeck.games.pirates_of_the_7_seas import data as d

MOST_SEATS = 4
PURSE: tuple[tuple[str, float], ...] = (
    ("chests", 60.0), ("talismans", 15.0), ("yin_yang", 15.0), ("skulls", 10.0), ("double_holds", 6.0),
    ("unsinkables", 6.0), ("fleet", d.SHIPS), ("empty", d.SHIPS), ("guards", d.SHIPS), ("reserve", d.SHIPS),
)       # what is counted of a seat, and what makes a full 1
SEAT = len(PURSE) + d.GOODS + d.NATIONS + 2 * d.CHARACTERS + 4        # + cards in hand, chosen, first player, at sea
FRAMES = ("choice", "raid", "loot", "shipwright", "governor", "captain", "islander", "shaman", "merchant",
          "cartographer", "idol", "tavern", "giving_up", "final_sale", "waiving")
SIZE = d.LAST_ROUND * 2 + MOST_SEATS * SEAT + d.GOODS + len(d.LOOT_IDS) + len(FRAMES) + 5 + d.GOODS


def encode(view: dict[str, Any]) -> NDArray[np.float32]:
    """The view as the seat sees it, all values between 0 and 1."""
    state, seats = view["state"], view["seats"]
    me = view["seat"] or 0
    out = np.zeros(SIZE, dtype=np.float32)
    for card in state["players"][me]["hand"]:
        if card != FACEDOWN:
            out[d.CARD_IDS.index(card)] = 1.0
    for card in state["played"] + state["ports"]:
        if card != FACEDOWN:
            out[d.LAST_ROUND + d.CARD_IDS.index(card)] = 1.0
    at = 2 * d.LAST_ROUND
    top: dict[str, Any] = state["stack"][-1] if state["stack"] else {"frame": ""}
    for turn in range(seats):
        seat = (me + turn) % seats
        _encode_seat(out[at + turn * SEAT :], state["players"][seat])
        out[at + turn * SEAT + SEAT - 2] = float(state["first"] == seat)
        if top["frame"] == "raid":
            out[at + turn * SEAT + SEAT - 1] = top["ships"][seat] / d.SHIPS
    at += MOST_SEATS * SEAT
    out[at : at + d.GOODS] = np.array(state["demand"], dtype=np.float32) / 3.0
    at += d.GOODS
    for kind, copies in zip(d.LOOT_IDS, d.LOOT_COPIES, strict=True):
        out[at] = state["loot_deck"][kind] / copies
        at += 1
    if top["frame"] in FRAMES:
        out[at + FRAMES.index(top["frame"])] = 1.0
    at += len(FRAMES)
    left = state["rounds_left"]
    out[at] = min(state["round"], 60) / 60.0
    out[at + 1] = 0.0 if left is None else 1.0
    out[at + 2] = 0.0 if left is None else left / 4.0
    out[at + 3] = len(state["deck"]) / d.LAST_ROUND
    out[at + 4] = top.get("limit", 0) / 12.0
    at += 5
    drawn = top.get("drawn", [0, 0, 0]) if top["frame"] == "loot" else [0, 0, 0]
    out[at : at + d.GOODS] = np.array(drawn, dtype=np.float32) / d.SHIPS
    return np.clip(out, 0.0, 1.0)


def _encode_seat(out: NDArray[np.float32], player: dict[str, Any]) -> None:
    at = 0
    for name, most in PURSE:
        out[at] = player[name] / most
        at += 1
    for kind in d.LOOT_IDS[:d.GOODS]:
        out[at] = player["goods"][kind] / 6.0
        at += 1
    for nation in player["corsairs"]:
        out[at + d.NATION_IDS.index(nation)] = 1.0
    at += d.NATIONS
    for character in player["used"]:
        out[at + d.CHARACTER_IDS.index(character)] = 1.0
    at += d.CHARACTERS
    if player["chosen"] not in (None, FACEDOWN):
        out[at + d.CHARACTER_IDS.index(player["chosen"])] = 1.0
    at += d.CHARACTERS
    out[at] = len(player["hand"]) / 10.0
    out[at + 1] = float(player["chosen"] is not None)
