"""What can be answered and what is told in Space Pirates."""

from typing import Final

from quarterdeck.core.spelling import Language, Verb
from quarterdeck.games.space_pirates.data import CARD_IDS, CARDS, MERCHANT_VALUE, PLANETS

PLACE: Final = 1
CLAIM: Final = 2
AUTO_CLAIM: Final = 3
START: Final = 4


def place(code: int, planet: int) -> int:
    """Lay a card face down beside a planet."""
    return PLACE | code << 8 | planet << 16


def claim(value: int) -> int:
    """Take a treasure of that value; the merchant ship is worth 10."""
    return CLAIM | value << 8


def auto_claim(on: int) -> int:
    """Let the engine take the dearest treasure, or not."""
    return AUTO_CLAIM | on << 8


def start(seat: int) -> int:
    """Chance's answer: that seat starts."""
    return START | seat << 8


PLACEMENTS: Final[list[list[int]]] = [
    [place(code, planet) for code in range(CARDS) if hand >> code & 1 for planet in range(PLANETS)]
    for hand in range(1 << CARDS)
]       # every placement of a hand, by its bitmask

LANGUAGE: Final = Language(
    [Verb("place", PLACE, "card planet"), Verb("claim", CLAIM, "treasure"),
     Verb("auto_claim", AUTO_CLAIM, "switch", preference=True), Verb("start", START, "seat")],
    {
        "card": dict(enumerate(CARD_IDS)),
        "planet": {position: f"planet_{position}" for position in range(PLANETS)},
        "treasure": {value: f"treasure_{value}" for value in range(1, 8)} | {MERCHANT_VALUE: "merchant_ship"},
        "switch": {0: "off", 1: "on"},
        "ship": {0: "merchant_ship", 1: "pirate_ship"},
        "seat": {seat: f"seat_{seat}" for seat in range(5)},
    },
)

TELLINGS: Final[dict[str, str]] = {
    # prompts
    "place": "",
    "claim": "planet",
    "preference": "",
    # reasons
    "not_in_hand": "card",
    "not_in_pool": "treasure planet",
    # notes
    "quiet": "",
    "turns": "seat",
    "turns_own": "card",
    "turns_ship": "seat ship",
    "turns_own_ship": "card ship",
    "turns_ships": "seat",
    # events
    "dealt": "home:planet",
    "starts": "seat",
    "placed": "seat card planet seq:number",
    "flipped": "seat card planet seq:number",
    "trapped": "owner:seat victim:seat planet card",
    "sailed": "ship from:planet to:planet",
    "home_again": "ship",
    "cards_out": "",
    "revealed": "seat card planet seq:number",
    "teleport_boxed": "seat planet",
    "looted": "planet points:number",
    "unclaimed": "planet points:number",
    "ranked": "planet seat place:number strength:number",
    "tie_broken": "planet seat rival:seat neighbour:planet",
    "claimed": "seat treasure planet",
    "surplus": "seat treasure planet",
    "scored": "seat points:number kinds:number",
    "switched": "seat switch",
}
