"""Tiny Epic Pirates as numbers for networks: one vector for a view, own pirate first."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.games.tiny_epic_pirates import data as d

MOST_PIRATES = 4
MAP = {card["id"]: card for card in d.COMPONENTS["map_cards"]}
CELL_SIZE = 2 + d.GOODS + 1 + 1 + 1 + 1 + 1 + MOST_PIRATES + 3
PIRATE_SIZE = 1 + d.CELLS + 1 + 1 + 3 * d.SPACES + d.SPACES * (d.SPACES - 1) + d.STATIONS + d.GOODS + 3 + 1
PIRATE_SIZE += 2 * d.CAPTAINS + 1 + d.CREW + 1
TABLE_SIZE = 4 * d.GOODS + d.GOODS + 2 * (d.GOODS + 1 + d.MERCHANTS) + d.MERCHANTS
TABLE_SIZE += 2 * d.CREW + d.TOKENS + d.RIVALS + d.MOODS + 4 + 1
DEEPEST = 3                             # procedures on top of the stack that are told apart
FRAMES = (
    "placing", "turn", "sailing", "order", "bonuses", "load", "battle", "outcome", "reset", "crew_up", "ship_line",
    "jostle", "join", "delivery", "searching", "assign", "swap", "sail_neutral", "solo_turn", "solo_crew", "solo_bury",
    "solo_retreat",
)
FRAME_SIZE = DEEPEST * len(FRAMES) + 3 * d.FACES + 1 + d.GOODS + 8
SIZE = d.CELLS * CELL_SIZE + MOST_PIRATES * PIRATE_SIZE + TABLE_SIZE + FRAME_SIZE


def encode(view: dict[str, Any]) -> NDArray[np.float32]:
    """The view as the seat sees it, all values between 0 and 1."""
    state = view["state"]
    me = view["seat"] or 0
    count = len(state["pirates"])
    order = [(me + i) % count for i in range(count)]
    parts: list[float] = []
    for cell in range(d.CELLS):
        parts += encode_cell(state, cell, order)
    for place in range(MOST_PIRATES):
        parts += encode_pirate(state, order[place]) if place < count else [0.0] * PIRATE_SIZE
    parts += encode_table(state)
    parts += encode_frames(state, order)
    return np.array(parts, dtype=np.float32)


def one_of(ids: list[str], name: str | None) -> list[float]:
    """One for the named entry, zero for the others."""
    return [float(entry == name) for entry in ids]


def encode_cell(state: dict[str, Any], cell: int, order: list[int]) -> list[float]:
    """The features of a card, its treasure and the neutral ships there."""
    data = MAP[state["sea"][cell]]
    here = d.CELL_IDS[cell]
    owner = state["sites"][cell]
    return [
        float(data["settlement"] == 1), float(data["settlement"] == 2), *one_of(d.GOOD_IDS, data["market"]),
        float(data["cove"]), float(data["storm"]), data["burial_cost"] / d.GOLD_MAX, float(owner < 0),
        float(state["tokens"][cell]),
        *[float(i < len(order) and owner == order[i]) for i in range(MOST_PIRATES)],
        *[float(merchant["cell"] == here) for merchant in state["merchants"]], float(state["navy"] == here),
    ]


def encode_pirate(state: dict[str, Any], pirate: int) -> list[float]:
    """One pirate's ship and mats."""
    mine = state["pirates"][pirate]
    wheel: list[float] = []
    for space in range(d.SPACES):
        wheel += [float(mine["helm"] == space), float(mine["wheel"][space]), float(mine["orders"][space] == "hide_out")]
        wheel += one_of(d.ORDER_IDS[:-1], mine["orders"][space])
    return [
        1.0, *one_of(d.CELL_IDS, mine["ship"]), float(mine["hidden"]), mine["gold"] / d.GOLD_MAX, *wheel,
        *[n / 4 for n in mine["stations"]], *[mine["cargo"][good] / 3 for good in d.GOOD_IDS], mine["sure_fire"] / 3,
        min(1.0, mine["tailwinds"] / 3), min(1.0, mine["passes"] / 2), mine["level"] / 7,
        *one_of(d.CAPTAIN_IDS, mine["captain"]), float(mine["bloodied"]),
        *[float(card in mine["crew"]) for card in d.CREW_IDS], mine["buried"] / 3,
    ]


def encode_table(state: dict[str, Any]) -> list[float]:
    """Market, bag, merchants, crew on offer, what is unseen, the solo mats."""
    parts: list[float] = []
    for place in range(4):
        parts += one_of(d.GOOD_IDS, state["market"][place] if place < len(state["market"]) else None)
    parts += [state["bag"][good] / 10 for good in d.GOOD_IDS]
    for merchant in state["merchants"]:
        parts += [*one_of(d.GOOD_IDS, merchant["cube"]), float(merchant["facing"] == "d4")]
        parts += one_of(d.MERCHANT_IDS, merchant["card"])
    parts += [float(card in state["merchant_deck"]) for card in d.MERCHANT_IDS]
    parts += [float(card in state["row"]) for card in d.CREW_IDS]
    parts += [float(card in state["unseen"]) for card in d.CREW_IDS]
    parts += [state["unturned"][token] / 5 for token in d.TOKEN_IDS]
    parts += [*one_of(d.RIVAL_IDS, state["rival"]), *one_of(d.MOOD_IDS, state["mood"])]
    parts += [float(state["ring"] == space) for space in range(4)]
    return [*parts, min(1.0, state["rounds"] / 50)]


def encode_frames(state: dict[str, Any], order: list[int]) -> list[float]:
    """The procedures under way, the dice on the table, the turn's flags."""
    stack = state["stack"][::-1]
    parts: list[float] = []
    for depth in range(DEEPEST):
        parts += one_of(list(FRAMES), stack[depth]["frame"] if depth < len(stack) else None)
    fight = next((frame for frame in stack if frame["frame"] == "battle"), None)
    dice = fight["dice"] if fight else []
    for die in range(3):
        parts += [float(die < len(dice) and dice[die] == face) for face in range(1, d.FACES + 1)]
    parts.append(min(1.0, fight["attack"] / 15) if fight else 0.0)
    loading: list[str] = next((frame["loading"] for frame in stack if frame["frame"] == "load"), [])
    parts += [min(1.0, loading.count(good) / 3) for good in d.GOOD_IDS]
    sailing = next((frame for frame in stack if frame["frame"] == "sailing"), None)
    parts += [min(1.0, sailing["steps"] / 8), min(1.0, sailing["extra"] / 6)] if sailing else [0.0, 0.0]
    parts += [float(i < len(order) and order[i] == state["active"]) for i in range(MOST_PIRATES)]
    return [*parts, float(state["crossed"]), float(state["refreshed"])]
