"""Jolly Roger as numbers for networks: one vector for a view."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

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
    parts = counted(state["hands"][me], d.CREW_KINDS, 4) + counted(state["discard"], d.CREW_KINDS, 5)
    for turn in range(seats):
        parts += encode_seat(view, me, (me + turn) % seats)
    parts += [0.0] * (SEAT * (MOST_SEATS - seats)) + encode_table(state, me, seats)
    return np.clip(np.array(parts, dtype=np.float32), -1.0, 1.0)


def counted(cards: list[int], kinds: int, most: int) -> list[float]:
    """How many cards of each kind are seen."""
    return [cards.count(kind) / most for kind in range(kinds)]


def encode_seat(view: dict[str, Any], me: int, seat: int) -> list[float]:
    """A player: hand, offices, stance, favours and loot."""
    state = view["state"]
    loot, buried = state["open"][seat], state["buried"][seat]
    return [
        1.0, len(state["hands"][seat]) / MOST_CARDS, state["captain"] == seat, state["quartermaster"] == seat,
        seat in view["waiting"], state["stance"][seat] == d.CAPTAIN_SIDE, state["stance"][seat] == d.MUTINEER_SIDE,
        state["favours"][me * view["seats"] + seat] / 99.0, min(1.0, state["paid"][seat] / 30.0),
        (len(loot) + len(buried)) / 20.0, *counted(loot, d.LOOT_KINDS, 5), *counted(buried, d.LOOT_KINDS, 5),
    ]


def encode_table(state: dict[str, Any], me: int, seats: int) -> list[float]:
    """Round, decks, variants, the target with its requirements, the fight under way, loot laid out and talk."""
    kind, target = state["target_kind"], state["target"]
    ranges = [[need, need] for need in d.NEED[target]] if target >= 0 else d.RANGES[kind] if kind >= 0 else []
    if ranges:
        skills = [*[low / 5.0 for low, _ in ranges], *[high / 5.0 for _, high in ranges],
                  *[change / 5.0 for change in state["change"]]]
    else:
        skills = [0.0] * (3 * d.SKILLS)
    return [
        state["round"] / d.ROUNDS, state["mutiny_used"], state["island_barred"], len(state["deck"]) / 66.0,
        len(state["loot_deck"]) / 46.0, *[support / 30.0 for support in state["support"]], state["mutineer"] >= 0,
        seats / MOST_SEATS, *state["table"][:3], *[left / 8.0 for left in state["decks"]],
        *[kind == other for other in range(d.KINDS)], *skills, len(state["attack"]) / 12.0,
        sum(laid["seat"] == me for laid in state["attack"]) / 6.0, len(state["sides"]) / 12.0,
        *counted(state["laid"], d.LOOT_KINDS, 5), len(state["laid"]) / 12.0, len(state["offers"]) / 90.0,
        len(state["unsettled"]) / 12.0, len(state["deferred"]) / seats,
    ]
