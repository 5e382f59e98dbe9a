"""What can be answered and what is told in Pirates of the 7 Seas."""

from typing import Final

from quarterdeck.core.spelling import Language, numbers, seats
from quarterdeck.games.pirates_of_the_7_seas import data as d, verbs as v

MOST_SEATS: Final = 4
MOST: Final = 15                # the largest number an answer may name: all cards of one good
MOST_OPTIONS: Final = 200       # of one decision (P7-6.5.3)

SINKS_MERCHANT: Final = 0       # who sinks in a duel
SINKS_PIRATE: Final = 1
SINKS_BOTH: Final = 2


CHOICES: Final[list[list[int]]] = [
    [v.choose(character) for character in range(d.CHARACTERS) if not used >> character & 1]
    for used in range(1 << d.CHARACTERS)
]       # the characters still in hand, by the bitmask of those that lie face up

LANGUAGE: Final = Language(
    v.VERBS,
    {
        "character": dict(enumerate(d.CHARACTER_IDS)),
        "card": dict(enumerate(d.CARD_IDS[:d.PIRATE_BAY])),
        "port": {port: d.CARD_IDS[port] for port in [*range(d.FIRST_PORT, d.FIRST_PORT + d.PORTS), d.PIRATE_BAY]},
        "loot": dict(enumerate(d.LOOT_IDS)),
        "nation": dict(enumerate(d.NATION_IDS)),
        "face": {face: str(face) for face in range(1, 7)},
        "purpose": {0: "battle"} | {d.FIRST_CURSE + i: d.CARD_IDS[d.FIRST_CURSE + i] for i in range(d.CURSES)},
        "sunk": {SINKS_MERCHANT: "merchant", SINKS_PIRATE: "pirate", SINKS_BOTH: "both"},
        "seat": seats(MOST_SEATS),
        "number": numbers(MOST),
    },
)

TELLINGS: Final[dict[str, str]] = {
    # prompts
    "choose": "round:number",
    "shipwright": "reserve:number chests:number",
    "governor": "",
    "captain": "",
    "islander": "port",
    "shaman": "",
    "merchant": "port",
    "merchant_kind": "loot",
    "cartographer": "",
    "after_action": "",
    "more_cards": "left:number",
    "send": "card limit:number",
    "keep": "room:number",
    "idol": "",
    "serve": "seat",
    "give_up": "",
    "final_sale": "",
    "waive": "",
    "chance": "",
    # reasons
    "face_up": "character",
    "too_many_ships": "limit:number",
    "flag_taken": "nation",
    "not_in_hand": "card",
    "wrong_card": "card",
    "no_room": "room:number",
    "not_owned": "",
    "no_yin_yang": "",
    "same_kind": "",
    "no_such_die": "face",
    "acted": "",
    # notes
    "costs_skull": "",
    "costs_skulls": "skulls:number",
    "brings_chests": "chests:number",
    "brings_guard": "chests:number",
    "frees_guard": "",
    "tavern_1": "",
    "tavern_2": "",
    "tavern_3": "",
    "tavern_4": "",
    "tavern_5": "",
    "tavern_6": "",
    # events
    "dealt": "cards:number",
    "starts": "seat",
    "round_began": "round:number seat",
    "chose": "seat character",
    "called": "character",
    "nobody": "character",
    "revealed": "seat character",
    "erred": "seat character",
    "declined_free": "seat character",
    "skull": "seat count:number",
    "skull_returned": "seat count:number",
    "bought": "seat ships:number",
    "free_ships": "seat ships:number",
    "flagged": "seat nation",
    "reserve_joined": "seat ships:number",
    "convoy": "seat card",
    "sent": "seat ships:number",
    "stayed": "seat",
    "corsair_skull": "seat nation",
    "escaped": "card",
    "thrown": "throw:number purpose red:number dice:number*",
    "duel": "seat merchant:face pirate:face sunk merchant_die:number pirate_die:number d2:number",
    "saved": "seat ships:number",
    "lost": "seat ships:number",
    "sunk_all": "card",
    "raid_failed": "card",
    "yin_yang": "seat count:number",
    "drew_loot": "seat loot",
    "drew_talisman": "seat",
    "kept": "seat rum:number coffee:number fruit:number",
    "refused": "seat rum:number coffee:number fruit:number",
    "loot_shuffled": "cards:number",
    "no_loot": "",
    "guards_sent": "seat ships:number",
    "guards_back": "seat ships:number",
    "guards_owed": "seat ships:number",
    "port": "seat port",
    "curse": "seat card",
    "spared": "seat ships:number",
    "no_throw": "card",
    "hit": "seat hits:number",
    "lost_goods": "seat loot count:number",
    "lost_talismans": "seat count:number",
    "lost_chests": "seat count:number",
    "gained_chests": "seat count:number",
    "unharmed": "seat",
    "dragged": "ships:number die:number*",
    "named": "seat loot",
    "paid_guards": "seat guards:number count:number",
    "served": "seat face",
    "gave_up": "seat loot",
    "sold": "seat rum:number coffee:number fruit:number chests:number",
    "negotiated": "seat one:loot other:loot chests:number",
    "double_hold": "seat count:number",
    "unsinkable": "seat count:number",
    "drew_card": "seat card",
    "last_round": "seat rounds:number",
    "last_round_late": "",
    "last_round_forced": "round:number rounds:number",
    "cards_back": "seat",
    "rounds_left": "rounds:number",
    "last_market": "port",
    "surplus_cards": "seat cards:number",
    "scored": "seat points:number",
    "scored_chests": "seat chests:number",
    "scored_talismans": "seat points:number",
    "scored_yin_yang": "seat yin_yang:number points:number",
    "scored_skulls": "seat skulls:number points:number",
    "tie_corsairs": "seat",
    "tie_skulls": "seat",
    "shared": "",
    "kept_victory": "seat",
    "waived": "seat",
    "won": "seat points:number",
}

assert d.GOODS == 3, "answers that name goods have three numbers"  # noqa: S101 - the shape of the packed answers
