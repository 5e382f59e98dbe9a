"""What a table of Space Pirates looks like as JSON: positions 0 to 5 clockwise, card codes 0 (teleport) to 7.

A view is the same with holes: FACEDOWN stands for every card that the seat may not know.
"""

from typing import TypedDict

from quarterdeck.core.fields import FrameJson


class Down(TypedDict):
    """A card that lies face down."""

    seq: int
    seat: int
    card: int


class Up(TypedDict):
    """A card that was turned up."""

    planet: int
    seq: int
    seat: int
    card: int


class Trap(TypedDict):
    """A sprung teleport and the card lost with it."""

    planet: int
    teleport: int
    owner: int
    lost: int
    victim: int
    card: int


class State(TypedDict):
    """The table."""

    seats: int
    first: int
    home: int
    ring: list[str]
    placed: int
    merchant: int
    pirate: int
    merchant_steps: int
    pirate_steps: int
    hands: list[list[int]]
    up: list[Up]
    down: list[Down | None]
    traps: list[Trap]
    treasures: list[list[int]]
    unused: list[int]
    loot: list[list[int]]
    looted: list[int]
    unclaimed: list[int]
    auto_claim: list[bool]
    stack: list[FrameJson]
