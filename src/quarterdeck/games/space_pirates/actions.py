"""What can be answered and what is told in Space Pirates."""

from typing import Final

from quarterdeck.core.spelling import Language, seats
from quarterdeck.games.space_pirates import data as d, verbs as v

PLACEMENTS: Final[list[list[int]]] = [
    [v.place(code, planet) for code in range(d.CARDS) if hand >> code & 1 for planet in range(d.PLANETS)]
    for hand in range(1 << d.CARDS)
]       # every placement of a hand, by its bitmask

LANGUAGE: Final = Language(v.VERBS, {
    "card": dict(enumerate(d.CARD_IDS)),
    "planet": {position: f"planet_{position}" for position in range(d.PLANETS)},
    "treasure": {value: f"treasure_{value}" for value in range(1, 8)} | {d.MERCHANT_VALUE: "merchant_ship"},
    "switch": {0: "off", 1: "on"},
    "ship": {0: "merchant_ship", 1: "pirate_ship"},
    "seat": seats(5),
})

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
