"""The components of Tiny Epic Pirates as tables. Every value comes from `data.toml`."""

from typing import Any, Final

from quarterdeck.core.engine import NONE
from quarterdeck.games.components import load

COMPONENTS: Final[dict[str, Any]] = load("tiny_epic_pirates")

# -- codes -----------------------------------------------------------------------------------------------------------

ORDER_IDS: Final[list[str]] = [order["id"] for order in COMPONENTS["orders"]]
PLUNDER: Final = 0
TRADE: Final = 1
CREW_UP: Final = 2
SEARCH: Final = 3
ATTACK: Final = 4
HIDE_OUT: Final = 5
SPACES: Final = 6               # of the wheel; 0 is Hide Out

STATION_IDS: Final[list[str]] = [station["id"] for station in COMPONENTS["stations"]]
RIGGING: Final = 0
CANNONS: Final = 1
EXTORT: Final = 2
REPAIR: Final = 3
STATIONS: Final = 4

GOOD_IDS: Final[list[str]] = [good["id"] for good in COMPONENTS["goods"]]
GOODS: Final = 4
GOOD_COUNT: Final[list[int]] = [good["count"] for good in COMPONENTS["goods"]]

ORANGE: Final = 0
GREEN: Final = 1
NAVY: Final = 2
SHIP_IDS: Final[list[str]] = [*COMPONENTS["merchants"]["order"], "navy"]

# -- limits ----------------------------------------------------------------------------------------------------------

GOLD_MAX: Final[int] = COMPONENTS["limits"]["gold_max"]
GOLD_START: Final[int] = COMPONENTS["limits"]["gold_start"]
CARGO_MAX: Final[int] = COMPONENTS["limits"]["ship_cargo_pirate"]
CREW_MAX: Final[int] = COMPONENTS["limits"]["crew_max"]
SURE_FIRE_MAX: Final[int] = COMPONENTS["limits"]["sure_fire_max"]
TO_WIN: Final[int] = COMPONENTS["limits"]["treasures_to_win"]
HANDS_START: Final[int] = COMPONENTS["limits"]["deckhands_start"]
HANDS_MAX: Final[int] = COMPONENTS["limits"]["deckhands_max"]
ROW: Final[int] = COMPONENTS["limits"]["crew_row_size"]
REFRESH_COST: Final[int] = COMPONENTS["limits"]["crew_row_refresh_cost"]
TRADE_MAX: Final[int] = COMPONENTS["limits"]["trade_max_cubes"]
SURE_FIRE_SUPPLY: Final[int] = next(c["count"] for c in COMPONENTS["components"] if c["id"] == "sure_fire_token")
PRICES: Final[list[int]] = COMPONENTS["market"]["values"]
START_PRICE: Final[list[int]] = COMPONENTS["market"]["start_cube_by_seat"]
NAVY_SPEED: Final[list[int]] = COMPONENTS["navy"]["speed_by_treasures"]

# -- the sea: cells row by row, 0 to 15 ------------------------------------------------------------------------------

SIDE: Final = 4
CELLS: Final = 16
FULL_SEA: Final = (1 << CELLS) - 1
CELL_IDS: Final[list[str]] = [f"{'abcd'[cell // SIDE]}{cell % SIDE + 1}" for cell in range(CELLS)]


def cell_of(place: list[int]) -> int:
    """The cell of a row and a column."""
    return place[0] * SIDE + place[1]


PORTS: Final[list[int]] = [cell_of(COMPONENTS["grid"]["corners"][port]) for port in ("port_a", "port_b")]
NAVY_CORNERS: Final[list[int]] = sorted(cell_of(corner) for corner in COMPONENTS["grid"]["corners"]["navy_choices"])


def distance(a: int, b: int) -> int:
    """Orthogonal distance of two cells."""
    return abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE)


DISTANCE: Final[list[int]] = [distance(a, b) for a in range(CELLS) for b in range(CELLS)]      # a * CELLS + b
NEIGHBOURS: Final[list[list[int]]] = [
    [b for step in (-SIDE, SIDE, -1, 1) for b in [a + step] if 0 <= b < CELLS and distance(a, b) == 1]
    for a in range(CELLS)
]       # vertical ones first (TEP-DR-10)
NEARER: Final[list[list[int]]] = [
    [n for n in NEIGHBOURS[a] if distance(n, b) < distance(a, b)] for a in range(CELLS) for b in range(CELLS)
]       # the neighbours of a that are nearer to b, vertical first; a * CELLS + b

MAP_IDS: Final[list[str]] = [card["id"] for card in COMPONENTS["map_cards"]]
SETTLEMENT: Final[list[int]] = [card["settlement"] for card in COMPONENTS["map_cards"]]
MARKET: Final[list[int]] = [
    GOOD_IDS.index(card["market"]) if card["market"] else NONE for card in COMPONENTS["map_cards"]
]
COVE: Final[list[int]] = [int(card["cove"]) for card in COMPONENTS["map_cards"]]
STORM: Final[list[int]] = [int(card["storm"]) for card in COMPONENTS["map_cards"]]
COST: Final[list[int]] = [card["burial_cost"] for card in COMPONENTS["map_cards"]]

# -- search tokens ---------------------------------------------------------------------------------------------------

TOKEN_IDS: Final[list[str]] = [token["id"] for token in COMPONENTS["search_tokens"]]
TOKEN_COUNT: Final[list[int]] = [token["count"] for token in COMPONENTS["search_tokens"]]
TOKEN_KEPT: Final[list[int]] = [int(token["timing"] == "keep") for token in COMPONENTS["search_tokens"]]
TOKEN_EFFECT: Final[list[str]] = [token["effect"]["kind"] for token in COMPONENTS["search_tokens"]]
TOKEN_N: Final[list[int]] = [token["effect"]["n"] for token in COMPONENTS["search_tokens"]]
TOKEN_SOLO: Final[list[str]] = [token["solo_effect"]["kind"] for token in COMPONENTS["search_tokens"]]
TOKEN_SOLO_N: Final[list[int]] = [token["solo_effect"]["n"] for token in COMPONENTS["search_tokens"]]
TOKENS: Final = len(TOKEN_IDS)
TAILWIND: Final = TOKEN_IDS.index("tailwind")
STORM_PASS: Final = TOKEN_IDS.index("storm_pass")
TAILWIND_SAIL: Final[int] = TOKEN_N[TAILWIND]

# -- legend track ----------------------------------------------------------------------------------------------------

RANK_IDS: Final[list[str]] = ["", *(level["id"] for level in COMPONENTS["legend_levels"])]
SAIL: Final[list[int]] = [0, *(level["sail"] for level in COMPONENTS["legend_levels"])]
DICE: Final[list[int]] = [0, *(level["dice"] for level in COMPONENTS["legend_levels"])]
TOP: Final = len(SAIL) - 1


def level_bonus(kind: str) -> list[int]:
    """How much of one kind each level gives on arrival."""
    levels = COMPONENTS["legend_levels"]
    return [0, *(sum(b["n"] for b in level["bonus"] if b["kind"] == kind) for level in levels)]


LEVEL_GOLD: Final[list[int]] = level_bonus("gain_gold")
LEVEL_SURE_FIRE: Final[list[int]] = level_bonus("gain_sure_fire")
LEVEL_HAND: Final[list[int]] = level_bonus("gain_deckhand")
HAND_LEVEL: Final = LEVEL_HAND.index(1)     # where the fourth deckhand waits (TEP-4.4)

# -- merchant cards --------------------------------------------------------------------------------------------------

MERCHANT_IDS: Final[list[str]] = [card["id"] for card in COMPONENTS["merchant_cards"]]
DAMAGE: Final[list[int]] = [card["damage"] for card in COMPONENTS["merchant_cards"]]
MERCHANT_GOLD: Final[list[int]] = [card["gold"] for card in COMPONENTS["merchant_cards"]]
LEGEND_UP_TO: Final[list[int]] = [card["legend_max_players"] for card in COMPONENTS["merchant_cards"]]
MERCHANTS: Final = len(MERCHANT_IDS)
FULL_DECK: Final = (1 << MERCHANTS) - 1
LASTING: Final = max(DAMAGE)        # cards of this damage stay in their slot (TEP-6.3.3)

# -- bonus actions ---------------------------------------------------------------------------------------------------

BONUS_IDS: Final[list[str]] = [bonus["id"] for bonus in COMPONENTS["bonus_kinds"]]
BURY: Final = 0
B_PLUNDER: Final = 1
B_TRADE: Final = 2
B_CREW_UP: Final = 3
B_SEARCH: Final = 4
B_ATTACK: Final = 5
SPECIAL_TRADE: Final = 6
SWAP: Final = 7
SAIL_NAVY: Final = 8
SAIL_MERCHANT: Final = 9
GAIN_GOLD: Final = 10
REROLL: Final = 11
REASSIGN: Final = 12
B_SAIL: Final = 13
ORDER_OF_BONUS: Final[list[int]] = [
    ORDER_IDS.index(kind) if kind in ORDER_IDS else NONE for kind in BONUS_IDS
]       # the order that a bonus repeats (TEP-5.4.5)

FACES: Final = 6


def icons_of(card: dict[str, Any]) -> list[int]:
    """Hit icons by face; index 0 holds the automatic hits."""
    return [card["auto_hits"], *(card["dice"].count(face) for face in range(1, FACES + 1))]


# -- captain cards: index card * 2 + side, 0 front, 1 back -----------------------------------------------------------

SIDES: Final[list[dict[str, Any]]] = [card[side] for card in COMPONENTS["captain_cards"] for side in ("front", "back")]
CAPTAINS: Final = len(SIDES) // 2
CAPTAIN_IDS: Final[list[str]] = [
    f"{card['id']}_{side}" for card in COMPONENTS["captain_cards"] for side in ("front", "back")
]
CAPTAIN_ICONS: Final[list[list[int]]] = [icons_of(side) for side in SIDES]
CAPTAIN_TRIGGER: Final[list[int]] = [ORDER_IDS.index(side["trigger"]) for side in SIDES]
CAPTAIN_BONUS: Final[list[list[int]]] = [[BONUS_IDS.index(b["kind"]) for b in side["bonus"]] for side in SIDES]

# -- crew cards; bonuses at card * 2 and card * 2 + 1 ----------------------------------------------------------------

CREW_IDS: Final[list[str]] = [card["id"] for card in COMPONENTS["crew_cards"]]
CREW: Final = len(CREW_IDS)
CREW_ALL: Final = (1 << CREW) - 1
CREW_ICONS: Final[list[list[int]]] = [icons_of(card) for card in COMPONENTS["crew_cards"]]
CREW_TRIGGER: Final[list[int]] = [ORDER_IDS.index(card["trigger"]) for card in COMPONENTS["crew_cards"]]


def printed(card: dict[str, Any], i: int) -> dict[str, Any]:
    """The i-th bonus of a crew card, empty if there is none."""
    return card["bonus"][i] if i < len(card["bonus"]) else {}


CREW_BONUSES: Final[list[dict[str, Any]]] = [printed(card, i) for card in COMPONENTS["crew_cards"] for i in (0, 1)]
BONUS_KIND: Final[list[int]] = [BONUS_IDS.index(b["kind"]) if b else NONE for b in CREW_BONUSES]
BONUS_N: Final[list[int]] = [b.get("n", b.get("gold", 0)) for b in CREW_BONUSES]
BONUS_CUBES: Final[list[list[int]]] = [[b.get("cubes", []).count(good) for good in GOOD_IDS] for b in CREW_BONUSES]
BONUS_FACES: Final[list[int]] = [sum(1 << face for face in b.get("faces", [])) for b in CREW_BONUSES]

# -- the solo pirate -------------------------------------------------------------------------------------------------

SOLO_HANDS: Final[int] = COMPONENTS["solo"]["deckhands"]
SOLO_LEGEND: Final[int] = COMPONENTS["solo"]["die_legend_action"]
SOLO_CREW_MAX: Final[int] = COMPONENTS["solo"]["crew_max"]
SOLO_CONSOLATION: Final[int] = COMPONENTS["solo"]["sure_fire_replacement_gold"]
RIVAL_IDS: Final[list[str]] = [mat["id"] for mat in COMPONENTS["solo_captains"]]
RIVALS: Final = len(RIVAL_IDS)
RIVAL_ICONS: Final[list[list[int]]] = [icons_of({"auto_hits": 0} | mat) for mat in COMPONENTS["solo_captains"]]
YOU: Final = 2                      # a target besides the ORANGE and the GREEN ship
TARGET_IDS: Final[list[str]] = [*COMPONENTS["merchants"]["order"], "you"]
RIVAL_TARGET: Final[list[list[int]]] = [
    [YOU, *(TARGET_IDS.index(target) for target in mat["targets"])] for mat in COMPONENTS["solo_captains"]
]
RIVAL_TRIGGER: Final[list[int]] = [ORDER_IDS.index(mat["bonus"]["trigger"]) for mat in COMPONENTS["solo_captains"]]

# what a bonus or a ring space of the solo pirate holds: orders by their code, then
DO_SAIL: Final = 6
DO_HIT: Final = 7
DO_GOLD: Final = 8
DO_DRAW: Final = 9
DOINGS: Final[list[str]] = [*ORDER_IDS, "sail_plus", "auto_hit", "gain_gold", "draw_booty"]


def doing(kind: int, count: int) -> int:
    """An order or effect of the solo pirate, so many times."""
    return kind | count << 4


def doing_kind(what: int) -> int:
    """What is done."""
    return what & 15


def doing_count(what: int) -> int:
    """How often, or how much of it."""
    return what >> 4


def doings(effects: list[dict[str, Any]]) -> list[int]:
    """Effects, left to right."""
    return [doing(DOINGS.index(effect["kind"]), effect.get("n", 1)) for effect in effects]


RIVAL_EFFECTS: Final[list[list[int]]] = [doings(mat["bonus"]["effects"]) for mat in COMPONENTS["solo_captains"]]
MOOD_IDS: Final[list[str]] = [mat["id"] for mat in COMPONENTS["solo_personalities"]]
MOODS: Final = len(MOOD_IDS)
TRACK: Final[list[int]] = [mat["track"] for mat in COMPONENTS["solo_personalities"]]
POWER_SAIL: Final[list[list[int]]] = [[row["sail"] for row in mat["power"]] for mat in COMPONENTS["solo_personalities"]]
POWER_DICE: Final[list[list[int]]] = [[row["dice"] for row in mat["power"]] for mat in COMPONENTS["solo_personalities"]]
POWER_HITS: Final[list[list[int]]] = [
    [row["auto_hits"] for row in mat["power"]] for mat in COMPONENTS["solo_personalities"]
]
RING: Final[list[list[list[int]]]] = [
    [doings(space) for space in mat["legend_actions"]] for mat in COMPONENTS["solo_personalities"]
]
