"""What can be answered and what is told in Pirates of the 7 Seas."""

from typing import Final

from quarterdeck.core.spelling import Language, Verb, numbers, seats
from quarterdeck.games.pirates_of_the_7_seas.data import (
    CARD_IDS,
    CHARACTER_IDS,
    CHARACTERS,
    CURSES,
    FIRST_CURSE,
    FIRST_PORT,
    GOODS,
    LOOT_IDS,
    NATION_IDS,
    PIRATE_BAY,
    PORTS,
)

CHOOSE: Final = 1
BUY: Final = 2
FLAG: Final = 3
PLAY: Final = 4
DECLINE: Final = 5
SEND: Final = 6
KEEP: Final = 7
NAME: Final = 8
SERVE: Final = 9
GIVE_UP: Final = 10
SELL: Final = 11
SELL_KIND: Final = 12
DRAW: Final = 13
STOP: Final = 14
END_TURN: Final = 15
NEGOTIATE: Final = 16
DOUBLE_HOLD: Final = 17
UNSINKABLE: Final = 18
DONE_SELLING: Final = 19
SHARE: Final = 20
WAIVE: Final = 21
DEAL: Final = 22
LOOT: Final = 23
START: Final = 24

MOST_SEATS: Final = 4
MOST: Final = 15                # the largest number an answer may name: all cards of one good
MOST_OPTIONS: Final = 200       # of one decision (P7-6.5.3)

SINKS_MERCHANT: Final = 0       # who sinks in a duel
SINKS_PIRATE: Final = 1
SINKS_BOTH: Final = 2


def choose(character: int) -> int:
    """Lay a character face down."""
    return CHOOSE | character << 8


def buy(ships: int) -> int:
    """Buy so many ships from the reserve."""
    return BUY | ships << 8


def flag(nation: int) -> int:
    """Take the corsair token of a country."""
    return FLAG | nation << 8


def play(card: int) -> int:
    """Play an adventure card from hand."""
    return PLAY | card << 8


def send(ships: int) -> int:
    """Send so many ships on the raid."""
    return SEND | ships << 8


def keep(rum: int, coffee: int, fruit: int) -> int:
    """Load so much of the drawn goods."""
    return KEEP | rum << 8 | coffee << 16 | fruit << 24


def name(good: int) -> int:
    """Name the good that Idol takes."""
    return NAME | good << 8


def serve(seat: int, face: int) -> int:
    """Hand a Tavern die with that face to a seat."""
    return SERVE | seat << 8 | face << 16


def give_up(good: int) -> int:
    """Give up one card of a good in the Tavern."""
    return GIVE_UP | good << 8


def sell(rum: int, coffee: int, fruit: int) -> int:
    """Sell so many cards of each good."""
    return SELL | rum << 8 | coffee << 16 | fruit << 24


def sell_kind(good: int, number: int) -> int:
    """Sell so many cards of one good, where the whole choice is asked kind by kind."""
    return SELL_KIND | good << 8 | number << 16


def negotiate(one: int, other: int) -> int:
    """Sell two cards of different goods by Negotiation."""
    return NEGOTIATE | one << 8 | other << 16


def deal(card: int) -> int:
    """Chance's answer: that adventure card lies on top."""
    return DEAL | card << 8


def loot(kind: int) -> int:
    """Chance's answer: that loot card lies on top."""
    return LOOT | kind << 8


def start(seat: int) -> int:
    """Chance's answer: that seat is the first player."""
    return START | seat << 8


CHOICES: Final[list[list[int]]] = [
    [choose(character) for character in range(CHARACTERS) if not used >> character & 1]
    for used in range(1 << CHARACTERS)
]       # the characters still in hand, by the bitmask of those that lie face up

LANGUAGE: Final = Language(
    [
        Verb("choose", CHOOSE, "character"), Verb("buy", BUY, "ships:number"), Verb("flag", FLAG, "nation"),
        Verb("play", PLAY, "card"), Verb("decline", DECLINE), Verb("send", SEND, "ships:number"),
        Verb("keep", KEEP, "rum:number coffee:number fruit:number"), Verb("name", NAME, "loot"),
        Verb("serve", SERVE, "seat face"), Verb("give_up", GIVE_UP, "loot"),
        Verb("sell", SELL, "rum:number coffee:number fruit:number"), Verb("sell_kind", SELL_KIND, "loot count:number"),
        Verb("draw", DRAW), Verb("stop", STOP), Verb("end_turn", END_TURN),
        Verb("negotiate", NEGOTIATE, "one:loot other:loot"), Verb("double_hold", DOUBLE_HOLD),
        Verb("unsinkable", UNSINKABLE), Verb("done_selling", DONE_SELLING), Verb("share", SHARE),
        Verb("waive", WAIVE), Verb("deal", DEAL, "card"), Verb("loot", LOOT, "loot"), Verb("start", START, "seat"),
    ],
    {
        "character": dict(enumerate(CHARACTER_IDS)),
        "card": dict(enumerate(CARD_IDS[:PIRATE_BAY])),
        "port": {port: CARD_IDS[port] for port in [*range(FIRST_PORT, FIRST_PORT + PORTS), PIRATE_BAY]},
        "loot": dict(enumerate(LOOT_IDS)),
        "nation": dict(enumerate(NATION_IDS)),
        "face": {face: str(face) for face in range(1, 7)},
        "purpose": {0: "battle"} | {FIRST_CURSE + i: CARD_IDS[FIRST_CURSE + i] for i in range(CURSES)},
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

assert GOODS == 3, "answers that name goods have three numbers"  # noqa: S101 - the shape of the packed answers
