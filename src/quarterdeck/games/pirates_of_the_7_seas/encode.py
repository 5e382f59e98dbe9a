"""Pirates of the 7 Seas as numbers for networks: one vector for a view, own seat first."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

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
    top: dict[str, Any] = state["stack"][-1] if state["stack"] else {"frame": ""}
    cards = d.CARD_IDS[: d.LAST_ROUND]
    out: list[float] = [card in state["players"][me]["hand"] for card in cards]
    out += [card in state["played"] or card in state["ports"] for card in cards]
    for turn in range(seats):
        out += encode_seat(state, top, (me + turn) % seats)
    out += [0.0] * (SEAT * (MOST_SEATS - seats)) + encode_table(state, top)
    return np.clip(np.array(out, dtype=np.float32), 0.0, 1.0)


def encode_seat(state: dict[str, Any], top: dict[str, Any], seat: int) -> list[float]:
    """A player: purse, goods, corsair tokens, characters, ships at sea."""
    player = state["players"][seat]
    return [
        *[player[name] / most for name, most in PURSE], *[count / 6.0 for count in player["goods"].values()],
        *[nation in player["corsairs"] for nation in d.NATION_IDS],
        *[character in player["used"] for character in d.CHARACTER_IDS],
        *[character == player["chosen"] for character in d.CHARACTER_IDS],
        len(player["hand"]) / 10.0, player["chosen"] is not None, state["first"] == seat,
        top["ships"][seat] / d.SHIPS if top["frame"] == "raid" else 0.0,
    ]


def encode_table(state: dict[str, Any], top: dict[str, Any]) -> list[float]:
    """Prices, loot left, the procedure under way, how long the game goes on, goods drawn."""
    left = state["rounds_left"]
    return [
        *[price / 3.0 for price in state["demand"]],
        *[count / copies for count, copies in zip(state["loot_deck"].values(), d.LOOT_COPIES, strict=True)],
        *[frame == top["frame"] for frame in FRAMES],
        min(state["round"], 60) / 60.0, left is not None, (left or 0) / 4.0, len(state["deck"]) / d.LAST_ROUND,
        top.get("limit", 0) / 12.0,
        *[drawn / d.SHIPS for drawn in (top["drawn"] if top["frame"] == "loot" else [0] * d.GOODS)],
    ]
