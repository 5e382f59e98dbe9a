"""Calls about notices: what a person wants to hear of, and by which way."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

WayKind = Literal["push", "mail", "hook"]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]


class Quiet(TypedDict):
    """Quiet hours, in minutes of the day."""

    on: bool
    start: Minute
    end: Minute
    zone: Annotated[str, Field(max_length=64)]


class Way(TypedDict):
    """A way to a person."""

    id: str
    kind: WayKind
    address: str
    label: str
    confirmed: bool


class Notices(TypedDict):
    """What a person wishes to hear of, and how."""

    ways: list[Way]
    kinds: dict[str, list[WayKind]]
    quiet: Quiet
    silent: bool
    key: str
    mail: bool


class WishRequest(TypedDict):
    """Something else that a person wishes."""

    kinds: NotRequired[dict[str, list[WayKind]]]
    quiet: NotRequired[Quiet]
    silent: NotRequired[bool]
    lang: NotRequired[Literal["en", "pl"]]


class WayRequest(TypedDict):
    """One more way to a person."""

    kind: WayKind
    address: Annotated[str, Field(min_length=3, max_length=2000)]
    keys: NotRequired[dict[Literal["p256dh", "auth"], Annotated[str, Field(max_length=200)]]]
    label: NotRequired[Annotated[str, Field(max_length=64)]]
    form: NotRequired[Annotated[str, Field(max_length=8)]]
    lang: NotRequired[Literal["en", "pl"]]
