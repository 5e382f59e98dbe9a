"""What a table of Pirates of the 7 Seas looks like as JSON; in a view FACEDOWN stands for what a seat may not know."""

from typing import Literal, TypedDict

from quarterdeck.core.fields import FrameJson


class Die(TypedDict):
    """A die where it fell: its owner, or null for a merchant; places in tenths of a millimetre."""

    owner: int | None
    face: int
    x: int
    y: int
    angle: int
    slot: int


class Duel(TypedDict):
    """Two dice that fought, their squared distance, and who sank."""

    merchant: int
    pirate: int
    d2: int
    sunk: Literal["merchant", "pirate", "both"]


class Sea(TypedDict):
    """The last throw."""

    throw: int
    purpose: str
    key: str
    side: int
    edge: int
    red: int
    ships: list[int]
    dice: list[Die]
    duels: list[Duel]
    dragged: list[int]


class Cargo(TypedDict):
    """Goods by kind."""

    rum: int
    coffee: int
    fruit: int


class Player(TypedDict):
    """What lies before a seat."""

    chests: int
    fleet: int
    empty: int
    loaded: int
    capacity: int
    guards: int
    owed: int
    reserve: int
    goods: Cargo
    talismans: int
    yin_yang: int
    skulls: int
    corsairs: list[str]
    double_holds: int
    unsinkables: int
    hand: list[str | int]
    used: list[str]
    chosen: str | int | None
    revealed: bool


class ChoiceFrame(TypedDict):
    """All choose a character: null while a seat has not."""

    frame: Literal["choice"]
    answers: list[str | int | None]


class RaidFrame(TypedDict):
    """A raid, and how many ships each seat may send."""

    frame: Literal["raid"]
    captain: int
    convoy: str
    stage: Literal["commit", "throw", "share_loot"]
    turn: int
    ships: list[int]
    limit: int


class State(TypedDict):
    """The table."""

    seats: int
    house: int
    max_rounds: int
    round: int
    first: int
    rounds_left: int | None
    players: list[Player]
    calls: list[list[int] | int]
    deck: list[str | int]
    above: int | None
    port: str
    demand: list[int]
    ports: list[str]
    played: list[str | int]
    raided: dict[str, int] | None
    flags: list[str]
    loot_deck: dict[str, int]
    loot_discard: dict[str, int]
    throws: int
    sea: Sea | None
    waived: list[int]
    stack: list[FrameJson]
