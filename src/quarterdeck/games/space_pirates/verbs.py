"""What can be answered. Written from verbs.toml by `make types`; not by hand."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.spelling import Verb

PLACE: Final = 1
CLAIM: Final = 2
AUTO_CLAIM: Final = 3
START: Final = 4


def place(card: i64, planet: i64) -> int:
    """Lay a card face down beside a planet."""
    return PLACE | card << 8 | planet << 16


def place_card(action: i64) -> int:
    """The card of `place`."""
    return action >> 8 & 255


def place_planet(action: i64) -> int:
    """The planet of `place`."""
    return action >> 16 & 255


def claim(treasure: i64) -> int:
    """Take a treasure of that value; the merchant ship is worth 10."""
    return CLAIM | treasure << 8


def claim_treasure(action: i64) -> int:
    """The treasure of `claim`."""
    return action >> 8 & 255


def auto_claim(switch: i64) -> int:
    """Let the engine take the dearest treasure, or not."""
    return AUTO_CLAIM | switch << 8


def auto_claim_switch(action: i64) -> int:
    """The switch of `auto_claim`."""
    return action >> 8 & 255


def start(seat: i64) -> int:
    """Chance's answer: that seat starts."""
    return START | seat << 8


def start_seat(action: i64) -> int:
    """The seat of `start`."""
    return action >> 8 & 255


VERBS: Final[list[Verb]] = [
    Verb("place", PLACE, "card planet"),
    Verb("claim", CLAIM, "treasure"),
    Verb("auto_claim", AUTO_CLAIM, "switch", preference=True),
    Verb("start", START, "seat"),
]
