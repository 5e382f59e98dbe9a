"""What a table looks like as JSON. In a view FACEDOWN stands for what the seat may not know."""

from typing import TypedDict

from quarterdeck.core.fields import FrameJson


class DeckOfCards(TypedDict):
    """The draw pile (see `core/zones.py`); only its middle is used here."""

    top: list[int]
    top_known: list[int]
    middle: list[int]
    bottom: list[int]
    bottom_known: list[int]
    marked: int
    depth: int


class State(TypedDict):
    """The table."""

    seats: int
    round: int
    deck: DeckOfCards
    upturned: str | None
    hands: list[list[int]]
    sent: list[int]
    parrots: list[int]
    cries: list[int]
    taken: list[list[str]]
    sunk: list[str]
    stack: list[FrameJson]
