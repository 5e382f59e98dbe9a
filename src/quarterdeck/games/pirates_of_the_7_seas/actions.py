"""What can be answered and what is told in Pirates of the 7 Seas."""

from typing import Final

from quarterdeck.core.spelling import Language, numbers, seats, tellings
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

# what is asked and told, by its arguments

PROMPTS: Final = {
    "": "governor captain shaman cartographer after_action idol give_up final_sale waive chance",
    "left:number": "more_cards",
    "loot": "merchant_kind",
    "port": "islander merchant",
    "room:number": "keep",
    "round:number": "choose",
    "seat": "serve",
    "card limit:number": "send",
    "reserve:number chests:number": "shipwright",
}
REASONS: Final = {
    "": "not_owned no_yin_yang same_kind acted",
    "card": "not_in_hand wrong_card",
    "character": "face_up",
    "face": "no_such_die",
    "limit:number": "too_many_ships",
    "nation": "flag_taken",
    "room:number": "no_room",
}
NOTES: Final = {
    "": "costs_skull frees_guard widens_hold saves_ship tavern_1 tavern_2 tavern_3 tavern_4 tavern_5 tavern_6",
    "chests:number": "brings_chests",
    "chests:number guards:number": "brings_guard",
    "chests:number points:number": "brings_points",
    "points:number": "ends_with",
    "skulls:number": "costs_skulls",
    "ships:number percent:number": "raid_odds",
}
EVENTS: Final = {
    "": "no_loot last_round_late shared",
    "card": "escaped sunk_all raid_failed no_throw",
    "cards:number": "dealt loot_shuffled",
    "character": "called nobody",
    "port": "last_market",
    "rounds:number": "rounds_left",
    "seat": "starts stayed drew_talisman unharmed cards_back tie_corsairs tie_skulls kept_victory waived",
    "round:number rounds:number": "last_round_forced",
    "round:number seat": "round_began",
    "seat card": "convoy curse drew_card",
    "seat cards:number": "surplus_cards",
    "seat character": "chose revealed erred declined_free",
    "seat chests:number": "scored_chests",
    "seat count:number": "skull skull_returned yin_yang lost_talismans lost_chests gained_chests double_hold "
                         "unsinkable",
    "seat face": "served",
    "seat hits:number": "hit",
    "seat loot": "drew_loot named gave_up",
    "seat nation": "flagged corsair_skull",
    "seat points:number": "scored scored_talismans won",
    "seat port": "port",
    "seat rounds:number": "last_round",
    "seat ships:number": "bought free_ships reserve_joined sent saved lost guards_sent guards_back guards_owed spared",
    "ships:number die:number*": "dragged",
    "seat guards:number count:number": "paid_guards",
    "seat loot count:number": "lost_goods",
    "seat skulls:number points:number": "scored_skulls",
    "seat yin_yang:number points:number": "scored_yin_yang",
    "seat one:loot other:loot chests:number": "negotiated",
    "seat rum:number coffee:number fruit:number": "kept refused",
    "throw:number purpose red:number dice:number*": "thrown",
    "seat rum:number coffee:number fruit:number chests:number": "sold",
    "seat merchant:face pirate:face sunk merchant_die:number pirate_die:number d2:number": "duel",
}

TELLINGS: Final = tellings(PROMPTS, REASONS, NOTES, EVENTS)

assert d.GOODS == 3, "answers that name goods have three numbers"  # noqa: S101 - the shape of the packed answers
