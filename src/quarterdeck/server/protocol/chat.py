"""What is said at a table."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict


class ReactionSummary(TypedDict):
    """Who reacted to a line in that way."""

    reaction: str
    names: list[str]
    mine: bool


class ChatLine(TypedDict):
    """Something that was said at a table."""

    line: int
    room: Literal["players", "watchers"]
    kind: Literal["text", "phrase", "struck"]
    seat: int | None
    who: str
    mine: bool
    name: str
    text: str
    lang: str
    at: float
    reactions: list[ReactionSummary]
    reports: int


class Chat(TypedDict):
    """What a guest hears at a table, and how."""

    lines: list[ChatLine]
    read: int
    quiet: bool
    muted: list[str]
    blocked: list[str]


class ListenRequest(TypedDict):
    """Where the guest has read to, and whether the guest wants to hear nobody."""

    read: NotRequired[Annotated[int, Field(ge=0, le=2**31 - 1)]]
    quiet: NotRequired[bool]


class MuteRequest(TypedDict):
    """Whom the guest does not want to hear, here or everywhere."""

    who: Annotated[str, Field(max_length=32)]
    on: bool
    everywhere: NotRequired[bool]
