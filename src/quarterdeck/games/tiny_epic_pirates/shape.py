"""What a table of Tiny Epic Pirates looks like as JSON: cells a1 to d4, cards and goods by their ids.

Pirates are numbered like the seats; in solo the legendary pirate is the last one. Everybody sees everything.
"""

from typing import TypedDict

from quarterdeck.core.fields import FrameJson


class Merchant(TypedDict):
    """A merchant ship and the card in its slot."""

    cell: str
    facing: str
    cube: str | None
    card: str | None


class Pirate(TypedDict):
    """A pirate's ship and mats."""

    ship: str | None
    hidden: int
    gold: int
    helm: int
    wheel: list[int]
    stations: list[int]
    orders: list[str]
    cargo: dict[str, int]
    sure_fire: int
    tailwinds: int
    passes: int
    level: int
    captain: str | None
    bloodied: int
    crew: list[str]
    buried: int


class State(TypedDict):
    """The table."""

    seats: int
    first: int
    active: int
    rounds: int
    limit: int
    crossed: int
    paid: int
    refreshed: int
    sea: list[str]
    tokens: list[int]
    unturned: dict[str, int]
    sites: list[int]
    bag: dict[str, int]
    market: list[str]
    merchants: list[Merchant]
    merchant_deck: list[str]
    navy: str | None
    row: list[str | None]
    unseen: list[str]
    under: list[str]
    pirates: list[Pirate]
    rival: str | None
    mood: str | None
    ring: int
    stack: list[FrameJson]
