"""What a table of Tiny Epic Pirates looks like as JSON: cells a1 to d4, cards and goods by their ids.

Pirates are numbered like the seats; in solo the legendary pirate is the last one. Everybody sees everything.
"""

from typing import Literal, NotRequired, TypedDict

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


class Walk(TypedDict):
    """A wheel space that the captain can go to: spaces that take a deckhand, and spaces whose deckhand is picked up."""

    space: int
    marks: list[int]
    lifts: list[int]
    crosses: bool
    places: list[str]       # cards where its order can be carried out


class Side(TypedDict):
    """A side of a fight: hits of the faces 1 to 6, sure hits beside Cannons, the damage as far as it is known."""

    hits: list[int]
    sure: int
    total: int | None


class Fight(TypedDict):
    """Both sides of the fight under way."""

    attack: Side
    defence: Side


class Fighter(TypedDict):
    """What a pirate fights with; the damage of a mean throw in tenths."""

    dice: int
    hits: list[int]
    cannons: int
    sure: int
    mean: int


class Odds(TypedDict):
    """How a fight would go: percent won and equal with plain dice, and won with sure-fire tokens."""

    target: int             # a merchant, or two more than the pirate
    me: Fighter
    foe: Fighter | None
    damage: int | None      # of a merchant
    won: int
    tied: int
    sharp: int
    legend: bool            # whether the winner's legend grows


class Hunt(TypedDict):
    """What the Navy would do if the reader crossed the ship line now: its way begins where it is."""

    speed: int
    path: list[str]
    fate: Literal["far", "hidden", "caught"]


class Line(TypedDict):
    """One thing that a turn may do on a card: whether it can, the gold it moves, the chance of a fight in percent."""

    of: Literal["order", "captain", "crew", "extort"]
    kind: str
    card: str | None
    can: bool
    gold: int
    percent: int | None


class Plan(TypedDict):
    """The rest of a turn on a card, in the order of play; the gold if all of it is done."""

    lines: list[Line]
    gold: int
    hunt: Hunt | None


class State(TypedDict):
    """The table; what is not always there is told by views only, while it matters."""

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
    walks: NotRequired[list[Walk]]
    reach: NotRequired[dict[str, list[str]]]    # of cells within reach, the way
    plans: NotRequired[dict[str, Plan]]         # of those cells and my own, what the turn would bring
    fight: NotRequired[Fight]
    odds: NotRequired[list[Odds]]               # of every target, while I choose one
    hunt: NotRequired[Hunt]
    payable: NotRequired[list[str]]             # sites where the reader could bury
    standing: NotRequired[list[list[int]]]      # at the end: what is compared, first things first
