"""Calls about people: who they are, their devices, what they have played."""

from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypedDict

from quarterdeck.server.protocol.fields import Name, Who
from quarterdeck.server.protocol.tables import Qr, TableSummary


class Friend(TypedDict):
    """Somebody with whom a guest has finished a game, or whom he has made a friend."""

    who: str
    name: str


class FriendRequest(TypedDict):
    """Somebody is to be a friend, or not."""

    who: Who
    friend: bool


class Preferences(TypedDict):
    """What a person has chosen for all devices; what is not there was never chosen."""

    language: NotRequired[Literal["en", "pl"]]
    theme: NotRequired[Literal["system", "light", "dark"]]
    speed: NotRequired[Literal["1", "0.5", "0"]]
    ask: NotRequired[Literal["final", "always", "never"]]
    motion: NotRequired[Literal["system", "calm", "full"]]
    size: NotRequired[Literal["normal", "larger"]]


class MeRequest(TypedDict):
    """What a person changes: the name, or what holds on all devices."""

    name: NotRequired[Name]
    preferences: NotRequired[Preferences]


class DeleteRequest(TypedDict):
    """A person says the own name, and is deleted."""

    name: Name


class FollowRequest(TypedDict):
    """A device follows a link: with everything of its person, or alone."""

    merge: bool


class PasskeyRequest(TypedDict):
    """What a browser has made or signed, as WebAuthn spells it."""

    credential: Annotated[dict[str, Any], "object"]


class Done(TypedDict):
    """The call has done what it says."""

    done: bool


class MyTable(TypedDict):
    """A table as its guest's list shows it."""

    table: TableSummary
    asked: bool | None
    unread: int


class Me(TypedDict):
    """The guest."""

    name: str
    preferences: Preferences
    tables: list[TableSummary]


class Device(TypedDict):
    """A browser that is signed in; times are days."""

    id: str
    browser: str
    system: str
    came: Literal["first", "link", "passkey"]
    since: float
    seen: float
    here: bool


class Passkey(TypedDict):
    """A passkey and where it was made."""

    id: str
    browser: str
    system: str
    since: float
    used: float


class Person(TypedDict):
    """The person behind a device."""

    name: str
    preferences: Preferences
    since: float
    devices: list[Device]
    passkeys: list[Passkey]


class Rating(TypedDict):
    """How strong somebody is in a game, how sure that is, and after how many rated games."""

    mu: float
    sigma: float
    games: int


class GameHistory(TypedDict):
    """What a person has played of one game; `bots` says where each level stands on the same scale."""

    game: str
    played: int
    won: int
    rating: Rating | None
    bots: dict[str, float]


class Other(TypedDict):
    """Who else sat at a table."""

    seat: int
    name: str
    bot: bool


class Result(TypedDict):
    """A game that is over; one that went on from another, or with several seats of the person, is not counted."""

    table: str
    game: str
    at: float
    place: int
    points: int
    others: list[Other]
    rated: bool
    counted: bool


class Opponent(TypedDict):
    """Somebody across the table: games together, how many the person has won, and the other."""

    name: str
    played: int
    won: int
    lost: int
    who: str
    friend: bool


class Favourite(TypedDict):
    """The character that a person has played most: a message of the game's words."""

    game: str
    message: str
    played: int


class Feat(TypedDict):
    """How far a person is with a feat, of one game or of all; once done, when and by which table."""

    feat: str
    game: str | None
    have: int
    goal: int
    table: str | None
    at: float | None


class History(TypedDict):
    """What a person has played."""

    played: int
    won: int
    run: int
    best_run: int
    games: list[GameHistory]
    results: list[Result]
    opponents: list[Opponent]
    favourite: Favourite | None
    feats: list[Feat]


class DeviceLink(TypedDict):
    """A link that lets one more device in; `left` in seconds."""

    url: str
    left: float
    qr: Qr


class LinkPath(TypedDict):
    """Where a device that has shown a passkey goes on."""

    path: str


class Guest(TypedDict):
    """A person and how many tables there are, as a link shows them."""

    name: str
    tables: int
    running: int


class LinkCard(TypedDict):
    """What following a link would do."""

    left: float
    theirs: Guest
    mine: Guest
    both: int
    may_switch: bool
