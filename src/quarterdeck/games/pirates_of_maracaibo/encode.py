"""Pirates of Maracaibo as numbers for networks: one vector for a view."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.events import FACEDOWN
from quarterdeck.games.pirates_of_maracaibo import data as d

MOST_CAPTAINS = 4
CARD_KINDS = list(d.CARD_IDS)                   # every card and code that may lie at sea
QUESTS = list(d.QUEST_IDS.values())
COMMON = (
    3 + len(d.SWITCH_IDS) + d.GRID * len(CARD_KINDS) + d.TREASURES + len(d.FIGUREHEAD_IDS) + 2 * len(QUESTS) + 4
)
CAPTAIN = (
    d.PLACES + len(d.TRACK_IDS) + 5 + len(d.FIGUREHEAD_IDS) + d.UPGRADES + d.FIRST_RESIDENCE + d.RESIDENCES
    + d.TREASURES * 7 + d.TILES * d.LOCATIONS + 3
)
SIZE = COMMON + MOST_CAPTAINS * CAPTAIN


def encode(view: dict[str, Any]) -> NDArray[np.float32]:
    """The view as the seat sees it, own boards first; most values lie between 0 and 1."""
    state = view["state"]
    me = view["seat"] or 0
    parts = [*common(state, me)]
    captains = state["captains"]
    for turn in range(MOST_CAPTAINS):
        if turn < len(captains):
            who = (me + turn) % len(captains)
            parts += boards(state, captains[who], who)
        else:
            parts += [0.0] * CAPTAIN
    return np.array(parts, dtype=np.float32)


def common(state: dict[str, Any], me: int) -> list[float]:
    """Round, modules, the Caribbean, islands, markets and the own quests."""
    out = one_hot(state["round"] - 1, 3) + many_hot(state["modules"], d.SWITCH_IDS)
    for card in state["sea"]:
        out += one_hot(-1 if card is None else CARD_KINDS.index(d.NUMBERS[card]), len(CARD_KINDS))
    out += [cubes / 10 for cubes in state["islands"]]
    out += many_hot(state["figureheads"], d.FIGUREHEAD_IDS)
    out += many_hot(state["market"], QUESTS)
    own = state["captains"][me]["quests"]
    out += many_hot([quest for quest in own if quest != FACEDOWN], QUESTS)
    deck = state["level_2"]
    left = deck["open_left"] + deck["shut_left"]
    unseen = len(state["quest_deck"]["middle"])
    return [*out, left / 41, unseen / 25, float(state["closing"]), state["ruby_market"] / 63]


def boards(state: dict[str, Any], captain: dict[str, Any], who: int) -> list[float]:
    """One captain's pieces and boards."""
    out = one_hot(d.PLACE_IDS.index(captain["ship"]), d.PLACES)
    out += one_hot(d.TRACK_IDS.index(captain["explorer"]), len(d.TRACK_IDS))
    out += [captain["vp"] / 200, captain["doubloons"] / 40, captain["income"][0] / 20, captain["income"][1] / 20,
            len(captain["quests"]) / 10]
    out += many_hot([captain["figurehead"]], d.FIGUREHEAD_IDS) + many_hot(captain["upgrades"], d.UPGRADE_IDS)
    owned = {d.NUMBERS[card] for card in captain["cards"]}
    out += [float(number in owned) for number in range(d.FIRST_RESIDENCE)]
    out += [float(mask >> who & 1) for mask in state["markers"]]
    out += [count / 6 for count in captain["stored"]] + [float(used) for used in captain["bonus"]]
    out += [float(mask >> slot & 1) for mask in captain["buried"] for slot in range(4)]
    out += [state["poseidon"].count(kind) / 4 if captain["figurehead"] == "poseidon" else 0.0
            for kind in range(d.TREASURES)]
    for location in captain["tiles"]:
        out += one_hot(-1 if location is None else d.NUMBERS[location] - d.FIRST_LOCATION, d.LOCATIONS)
    return [*out, captain["rubies"] / 5, float(state["retired"] >> who & 1), float(state["active"] == who)]


def one_hot(index: int, size: int) -> list[float]:
    """A single 1; nothing for a negative index."""
    out = [0.0] * size
    if index >= 0:
        out[index] = 1.0
    return out


def many_hot(found: list[Any], all_ids: list[str]) -> list[float]:
    """A 1 for each thing found."""
    return [float(id_ in found) for id_ in all_ids]
