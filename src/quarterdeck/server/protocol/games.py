"""What the server says about games."""

from typing import NotRequired

from typing_extensions import TypedDict


class Setting(TypedDict):
    """A declared option of a game."""

    name: str
    choices: list[str | int | bool]
    default: str | int | bool
    message: str
    rule: str
    group: str
    seats: list[int]
    first: str | int | bool | None
    names_seats: bool
    picture: str


class Game(TypedDict):
    """A game of the start page."""

    id: str
    seats: list[int]
    rules_version: int
    minutes: int
    weight: int
    options: list[Setting]
    orders: list[Setting]
    solo: bool
    ranks: dict[str, int]  # ratings of bots, where they were measured, on the scale of people's


class Component(TypedDict):
    """A component of a game, with all that its data file says."""

    id: NotRequired[str]
    kind: NotRequired[str]
    group: NotRequired[str]
    provenance: NotRequired[str]
    source: NotRequired[str]
