"""What can be answered. Written from verbs.toml by `make types`; not by hand."""

from typing import Final

from quarterdeck.core.spelling import Verb

PLACE: Final = 1
CLAIM: Final = 2
AUTO_CLAIM: Final = 3
START: Final = 4


def place(card: int, planet: int) -> int:
    """Lay a card face down beside a planet."""
    return PLACE | card << 8 | planet << 16


def place_card(action: int) -> int:
    """The card of `place`."""
    return action >> 8 & 255


def place_planet(action: int) -> int:
    """The planet of `place`."""
    return action >> 16 & 255


def claim(treasure: int) -> int:
    """Take a treasure of that value; the merchant ship is worth 10."""
    return CLAIM | treasure << 8


def claim_treasure(action: int) -> int:
    """The treasure of `claim`."""
    return action >> 8 & 255


def auto_claim(switch: int) -> int:
    """Let the engine take the dearest treasure, or not."""
    return AUTO_CLAIM | switch << 8


def auto_claim_switch(action: int) -> int:
    """The switch of `auto_claim`."""
    return action >> 8 & 255


def start(seat: int) -> int:
    """Chance's answer: that seat starts."""
    return START | seat << 8


def start_seat(action: int) -> int:
    """The seat of `start`."""
    return action >> 8 & 255


VERBS: Final[list[Verb]] = [
    Verb("place", PLACE, "card planet"),
    Verb("claim", CLAIM, "treasure"),
    Verb("auto_claim", AUTO_CLAIM, "switch", preference=True),
    Verb("start", START, "seat"),
]
