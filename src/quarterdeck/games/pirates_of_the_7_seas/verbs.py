"""What can be answered. Written from verbs.toml by `make types`; not by hand."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.spelling import Verb

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


def choose(character: i64) -> int:
    """Lay a character face down."""
    return CHOOSE | character << 8


def choose_character(action: i64) -> int:
    """The character of `choose`."""
    return action >> 8 & 255


def buy(ships: i64) -> int:
    """Buy so many ships from the reserve."""
    return BUY | ships << 8


def buy_ships(action: i64) -> int:
    """The ships of `buy`."""
    return action >> 8 & 255


def flag(nation: i64) -> int:
    """Take the corsair token of a country."""
    return FLAG | nation << 8


def flag_nation(action: i64) -> int:
    """The nation of `flag`."""
    return action >> 8 & 255


def play(card: i64) -> int:
    """Play an adventure card from hand."""
    return PLAY | card << 8


def play_card(action: i64) -> int:
    """The card of `play`."""
    return action >> 8 & 255


def send(ships: i64) -> int:
    """Send so many ships on the raid."""
    return SEND | ships << 8


def send_ships(action: i64) -> int:
    """The ships of `send`."""
    return action >> 8 & 255


def keep(rum: i64, coffee: i64, fruit: i64) -> int:
    """Load so much of the drawn goods."""
    return KEEP | rum << 8 | coffee << 16 | fruit << 24


def keep_rum(action: i64) -> int:
    """The rum of `keep`."""
    return action >> 8 & 255


def keep_coffee(action: i64) -> int:
    """The coffee of `keep`."""
    return action >> 16 & 255


def keep_fruit(action: i64) -> int:
    """The fruit of `keep`."""
    return action >> 24 & 255


def name(loot: i64) -> int:
    """Name the good that Idol takes."""
    return NAME | loot << 8


def name_loot(action: i64) -> int:
    """The loot of `name`."""
    return action >> 8 & 255


def serve(seat: i64, face: i64) -> int:
    """Hand a Tavern die with that face to a seat."""
    return SERVE | seat << 8 | face << 16


def serve_seat(action: i64) -> int:
    """The seat of `serve`."""
    return action >> 8 & 255


def serve_face(action: i64) -> int:
    """The face of `serve`."""
    return action >> 16 & 255


def give_up(loot: i64) -> int:
    """Give up one card of a good in the Tavern."""
    return GIVE_UP | loot << 8


def give_up_loot(action: i64) -> int:
    """The loot of `give_up`."""
    return action >> 8 & 255


def sell(rum: i64, coffee: i64, fruit: i64) -> int:
    """Sell so many cards of each good."""
    return SELL | rum << 8 | coffee << 16 | fruit << 24


def sell_rum(action: i64) -> int:
    """The rum of `sell`."""
    return action >> 8 & 255


def sell_coffee(action: i64) -> int:
    """The coffee of `sell`."""
    return action >> 16 & 255


def sell_fruit(action: i64) -> int:
    """The fruit of `sell`."""
    return action >> 24 & 255


def sell_kind(loot: i64, count: i64) -> int:
    """Sell so many cards of one good, where the whole choice is asked kind by kind."""
    return SELL_KIND | loot << 8 | count << 16


def sell_kind_loot(action: i64) -> int:
    """The loot of `sell_kind`."""
    return action >> 8 & 255


def sell_kind_count(action: i64) -> int:
    """The count of `sell_kind`."""
    return action >> 16 & 255


def negotiate(one: i64, other: i64) -> int:
    """Sell two cards of different goods by Negotiation."""
    return NEGOTIATE | one << 8 | other << 16


def negotiate_one(action: i64) -> int:
    """The one of `negotiate`."""
    return action >> 8 & 255


def negotiate_other(action: i64) -> int:
    """The other of `negotiate`."""
    return action >> 16 & 255


def deal(card: i64) -> int:
    """Chance's answer: that adventure card lies on top."""
    return DEAL | card << 8


def deal_card(action: i64) -> int:
    """The card of `deal`."""
    return action >> 8 & 255


def loot(loot: i64) -> int:
    """Chance's answer: that loot card lies on top."""
    return LOOT | loot << 8


def loot_loot(action: i64) -> int:
    """The loot of `loot`."""
    return action >> 8 & 255


def start(seat: i64) -> int:
    """Chance's answer: that seat is the first player."""
    return START | seat << 8


def start_seat(action: i64) -> int:
    """The seat of `start`."""
    return action >> 8 & 255


VERBS: Final[list[Verb]] = [
    Verb("choose", CHOOSE, "character"),
    Verb("buy", BUY, "ships:number"),
    Verb("flag", FLAG, "nation"),
    Verb("play", PLAY, "card"),
    Verb("decline", DECLINE),
    Verb("send", SEND, "ships:number"),
    Verb("keep", KEEP, "rum:number coffee:number fruit:number"),
    Verb("name", NAME, "loot"),
    Verb("serve", SERVE, "seat face"),
    Verb("give_up", GIVE_UP, "loot"),
    Verb("sell", SELL, "rum:number coffee:number fruit:number"),
    Verb("sell_kind", SELL_KIND, "loot count:number"),
    Verb("draw", DRAW),
    Verb("stop", STOP),
    Verb("end_turn", END_TURN),
    Verb("negotiate", NEGOTIATE, "one:loot other:loot"),
    Verb("double_hold", DOUBLE_HOLD),
    Verb("unsinkable", UNSINKABLE),
    Verb("done_selling", DONE_SELLING),
    Verb("share", SHARE),
    Verb("waive", WAIVE),
    Verb("deal", DEAL, "card"),
    Verb("loot", LOOT, "loot"),
    Verb("start", START, "seat"),
]
