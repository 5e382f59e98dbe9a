"""What can be answered and what is told in Space Pirates."""

from typing import Final

from quarterdeck.core.spelling import Language, seats, tellings
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

# what is asked and told, by its arguments

PROMPTS: Final = {
    "": "place preference",
    "planet": "claim",
}
REASONS: Final = {
    "card": "not_in_hand",
    "treasure planet": "not_in_pool",
}
NOTES: Final = {
    "": "quiet",
    "card": "turns_own turns_own_ships own_trap",
    "card unseen:number": "may_trap",
    "ship": "may_end ends",
    "seat": "turns turns_ships",
    "card ship": "turns_own_ship",
    "seat ship": "turns_ship",
}
TURNING: Final = frozenset(     # SP-5.2: a card is turned, and cannot be unseen
    ["turns", "turns_ship", "turns_ships", "turns_own", "turns_own_ship", "turns_own_ships"]
)
EVENTS: Final = {
    "": "cards_out",
    "home:planet": "dealt",
    "seat": "starts",
    "ship": "home_again",
    "planet points:number": "looted looted_ship unclaimed unclaimed_ship",
    "seat planet": "teleport_boxed",
    "seat switch": "switched",
    "seat points:number kinds:number": "scored",
    "seat treasure planet": "claimed surplus",
    "ship from:planet to:planet": "sailed",
    "owner:seat victim:seat planet card": "trapped",
    "planet seat place:number strength:number": "ranked",
    "planet seat rival:seat": "tie_by_order",
    "planet seat rival:seat neighbour:planet": "tie_broken",
    "seat card planet seq:number": "placed flipped revealed",
}

TELLINGS: Final = tellings(PROMPTS, REASONS, NOTES, EVENTS)
