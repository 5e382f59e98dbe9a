"""What can be answered. Written from verbs.toml by `make types`; not by hand."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.spelling import Verb

PASS: Final = 0
SEND: Final = 1
CRY: Final = 2
TURN_UP: Final = 3
RIVAL_SENDS: Final = 4


def send(crew: i64) -> int:
    """Send a crew into the cove."""
    return SEND | crew << 8


def send_crew(action: i64) -> int:
    """The crew of `send`."""
    return action >> 8 & 255


def turn_up(card: i64) -> int:
    """Chance's answer: that card lies on top of the deck."""
    return TURN_UP | card << 8


def turn_up_card(action: i64) -> int:
    """The card of `turn_up`."""
    return action >> 8 & 255


def rival_sends(crew: i64) -> int:
    """Chance's answer: what the rival of a lone player sends."""
    return RIVAL_SENDS | crew << 8


def rival_sends_crew(action: i64) -> int:
    """The crew of `rival_sends`."""
    return action >> 8 & 255


VERBS: Final[list[Verb]] = [
    Verb("pass", PASS),
    Verb("send", SEND, "crew"),
    Verb("cry", CRY),
    Verb("turn_up", TURN_UP, "card"),
    Verb("rival_sends", RIVAL_SENDS, "crew"),
]
