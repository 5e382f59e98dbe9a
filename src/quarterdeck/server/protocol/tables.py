"""Calls about tables: opening, joining, looking."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from quarterdeck.server.protocol.fields import Code, Name, Nonce, Options, Phrase, Seat, Who

SeatKind = Literal["me", "open", "bot", "person"]


class SeatRequest(TypedDict):
    """Who is to sit there."""

    kind: SeatKind
    name: NotRequired[Name]
    level: NotRequired[str]
    friend: NotRequired[Who]


class Terms(TypedDict):
    """What the people of a table agree on, see table/terms.py."""

    pace: Literal["none", "decision", "game", "days"]
    seconds: int
    increment: int
    end: Literal["bot", "default"]
    vacation: int
    away: int
    level: str
    sit: Literal["link", "code", "friends", "anybody"]
    watch: Literal["nobody", "link", "anybody"]
    hotseat: bool
    takeback: bool
    hints: bool
    forks: bool
    rated: bool


class TableRequest(TypedDict):
    """A new table."""

    game: str
    options: NotRequired[Options]
    seats: Annotated[list[SeatRequest], Field(max_length=16)]
    hotseat: NotRequired[bool]
    terms: NotRequired[Annotated[dict[str, Any], "Partial<Terms>"]]
    nonce: NotRequired[Nonce]


class CodeRequest(TypedDict):
    """A code that somebody read out."""

    code: Code


class JoinRequest(TypedDict):
    """A guest takes an open seat."""

    code: NotRequired[Code]
    seat: NotRequired[Seat | None]
    name: NotRequired[Name | None]
    nonce: NotRequired[Nonce]


class ForkRequest(TypedDict):
    """A new table that goes on from a step."""

    step: Annotated[int, Field(ge=0)]
    seats: Annotated[list[SeatRequest], Field(max_length=16)]
    nonce: NotRequired[Nonce]


class RematchRequest(TypedDict):
    """Whether a player wants to play again with the same people, with one seat more, and without waiting longer."""

    yes: bool
    more: NotRequired[bool]
    now: NotRequired[bool]


class Rematch(TypedDict):
    """Who wants to play again: seats that said yes or no, until when all are kept, and the new table."""

    until: float
    yes: list[int]
    no: list[int]
    more: bool
    table: str | None


class NextTable(TypedDict):
    """The table where the people of another go on; null while somebody has not answered."""

    id: str | None


class InviteRequest(TypedDict):
    """The host keeps an open seat for a friend, or without a name asks again the one for whom it is kept."""

    seat: Seat
    who: NotRequired[Who]


class Companion(TypedDict):
    """Somebody else at a table, as the guest calls him."""

    seat: int
    who: str
    friend: bool


class HintRequest(TypedDict):
    """A seat asks what a captain would do."""

    seat: Seat


class WhyRequest(TypedDict):
    """Somebody asks why an answer of a finished game was given, by its step among all."""

    step: Annotated[int, Field(ge=1, le=2**31 - 1)]


class TableId(TypedDict):
    """The id of a new table."""

    id: str


class Expected(TypedDict):
    """What a seat is expected to answer."""

    seat: int
    phrase: Phrase


class GoodAnswer(TypedDict):
    """An answer that looks good, and what speaks for it."""

    words: str
    why: list[Phrase]


class Hint(TypedDict):
    """What a captain would do and why, and all that looks good, best first; nothing where all answers look alike."""

    words: str
    good: list[GoodAnswer]
    visits: int  # how often it was thought through
    tries: int  # all answers together
    rival: str | None  # the second best
    why: list[Phrase]  # what speaks for it rather than for the second best
    line: list[Expected]  # what may follow


class Why(TypedDict):
    """What speaks for an answer that was given: beside the second best, or the one that a captain would rather give."""

    seat: int
    answer: Phrase
    rather: bool  # whether a captain would rather give the other one
    rival: Phrase | None  # the other one
    visits: int  # how often the answer was thought through
    tries: int  # all answers together
    why: list[Phrase]
    line: list[Expected]  # what was to be expected after it


class SittingBot(TypedDict):
    """A bot that plays for a person: since when, why, and how many steps the person had been told of then."""

    since: float
    why: Literal["time", "clock", "vote", "asked", "resigned"]
    step: int


class Vacation(TypedDict):
    """How many seconds of vacation a person has used, and since when it is now; null if it is not."""

    used: float
    since: float | None


class SeatSummary(TypedDict):
    """Who sits there."""

    kind: SeatKind
    name: str
    level: str | None
    present: bool
    away: float | None
    bot: SittingBot | None
    votes: list[int]
    needed: int
    resigned: bool
    hints: int
    forks: int
    invited: float | None
    nudged: float | None
    more: list[int]
    vacation: Vacation | None


class TakeBack(TypedDict):
    """A seat asks all others whether its last answer and the steps after it may fall."""

    seat: int
    back: int
    until: float
    yes: list[int]


class Note(TypedDict):
    """Something that happened between the people: the message `note-<note>` of the words."""

    at: float
    step: int
    note: str
    seat: int | None
    args: dict[str, int | str]


class Watcher(TypedDict):
    """Somebody who looks on."""

    name: str
    since: float
    who: str


class TableSummary(TypedDict):
    """What everybody may know about a table."""

    id: str
    game: str
    options: Options
    seats: list[SeatSummary]
    my_seats: list[int]
    kept: int | None
    begun: bool
    over: bool
    step: int
    commitment: str
    scores: list[int] | None
    ranks: list[int] | None
    waiting: list[int]
    since: dict[str, float]
    ends: dict[str, float]
    watchers: list[Watcher]
    last: Phrase | None
    code: str | None
    updated: float
    terms: Terms
    created: float
    hosting: bool
    rematch: Rematch | None
    tournament: str | None
    host: int | None
    cancelled: bool
    takeback: TakeBack | None
    notes: list[Note]


class Qr(TypedDict):
    """A QR code: an SVG path in a square of that size, without a margin."""

    size: int
    path: str


class Invitation(TypedDict):
    """The link to a table."""

    url: str
    qr: Qr


class SeenRequest(TypedDict):
    """The last step that a player has seen."""

    step: Annotated[int, Field(ge=0, le=2**31 - 1)]


class Seen(TypedDict):
    """The last step that a player has seen on any device, and how many seconds ago; null: nobody has said yet."""

    step: int
    ago: float | None
