"""What a table of Pirates of Maracaibo looks like as JSON: cards, places and tiles by their ids, treasures by number.

A view is the same with holes: FACEDOWN stands for every quest that the seat may not know.
"""

from typing import TypedDict

from quarterdeck.core.fields import FrameJson


class Captain(TypedDict):
    """The boards of a captain; Redbeard is the one after the seats."""

    ship: str
    explorer: str
    vp: int
    doubloons: int
    turns: int
    income: list[int]
    figurehead: str | None
    upgrades: list[str]
    cards: list[str]
    stored: list[int]
    bonus: list[int]
    buried: list[int]
    tiles: list[str | None]
    quests: list[str | int]
    seen: list[str]
    dropped: int
    rubies: int


class LevelTwo(TypedDict):
    """The Level II deck: what may be in it, and what lies on top under the fog."""

    cards: list[str]
    top: str | None
    open_left: int
    shut_left: int


class QuestDeck(TypedDict):
    """The quest deck: quests in no order, and those put under it."""

    middle: list[str | int]
    bottom: list[str | int]
    bottom_known: list[int]


class Redbeard(TypedDict):
    """His track and his deck."""

    track: int
    known: list[str]
    pile: list[str]
    a_left: int
    b_left: int


class Standing(TypedDict):
    """A captain as a seat can judge him: points if the game ended now, goals of known quests that are met (2, 1, 0)."""

    points: int
    residences: int
    reached: dict[str, int]


class Way(TypedDict):
    """A way that the own ship may go: the places entered, and the rent at its end."""

    path: list[int]
    rent: int


class Derived(TypedDict):
    """What follows from a view by the rules, for the seat that sees it.

    Prices at sea by card, ways by mark; `have` is how much the seat has of all that quests count.
    """

    captains: list[Standing]
    have: dict[str, int]
    prices: dict[str, int]
    ways: dict[str, Way]


class State(TypedDict):
    """The table."""

    seats: int
    layout: str
    modules: list[str]
    difficulty: int
    round: int
    first: int
    active: int
    closing: int
    captains: list[Captain]
    sea: list[str | None]
    coins: list[int]
    level_2: LevelTwo
    reserve: int
    islands: list[int]
    values: list[int]
    value_stock: list[int]
    sides: list[int]
    markers: list[int]
    figureheads: list[str]
    poseidon: list[int]
    quest_deck: QuestDeck
    market: list[str]
    discard: list[str]
    used: int
    purses: list[int]
    ruby_market: int
    ruby_sold: int
    retired: int
    redbeard: Redbeard | None
    tally: list[int]
    stack: list[FrameJson]
