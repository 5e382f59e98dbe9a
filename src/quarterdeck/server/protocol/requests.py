"""What a client says on the socket of a table."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from quarterdeck.server.protocol.fields import Language, Line, Request, Said, Seat


class PlayRequest(TypedDict):
    """An answer to a decision."""

    type: Literal["play"]
    request: Request
    seat: Seat
    decision: Annotated[str, Field(max_length=64)]
    words: Annotated[str, Field(max_length=400)]
    free: NotRequired[bool]  # only if it can be taken back, else `error-final`


class WeighRequest(TypedDict):
    """A seat asks what an answer to its decision would bring about; nothing happens."""

    type: Literal["weigh"]
    request: Request
    seat: Seat
    decision: Annotated[str, Field(max_length=64)]
    words: Annotated[str, Field(max_length=400)]


class UndoRequest(TypedDict):
    """A seat takes its last answer back."""

    type: Literal["undo"]
    request: Request
    seat: Seat


class ExtendRequest(TypedDict):
    """A seat asks for more time, for everybody to see: on the table's clock, or for an unsettled play."""

    type: Literal["extend"]
    request: Request
    seat: Seat
    play: NotRequired[int]


class OrderRequest(TypedDict):
    """A seat changes one of its standing orders."""

    type: Literal["order"]
    request: Request
    seat: Seat
    name: Annotated[str, Field(max_length=64)]
    value: str | int | bool


class ReadyRequest(TypedDict):
    """A seat that is stopped for lets the window go by."""

    type: Literal["ready"]
    request: Request
    seat: Seat


class PersonRequest(TypedDict):
    """A person leaves, resigns, lets a bot sit in, takes the seat back or asks to take an answer back."""

    type: Literal["leave", "resign", "hand", "back", "takeback"]
    request: Request
    seat: Seat


class VoteRequest(TypedDict):
    """Somebody who is here wants a bot to sit in for somebody who is not."""

    type: Literal["vote"]
    request: Request
    seat: Seat
    absent: Seat
    yes: bool


class NudgeRequest(TypedDict):
    """Somebody who is here reminds somebody who is waited for and away."""

    type: Literal["nudge"]
    request: Request
    seat: Seat
    absent: Seat


class MoreRequest(TypedDict):
    """Somebody who is here gives more time to somebody who is waited for and away."""

    type: Literal["more"]
    request: Request
    seat: Seat
    absent: Seat


class ConsentRequest(TypedDict):
    """Somebody agrees that another takes an answer back, or does not."""

    type: Literal["consent"]
    request: Request
    seat: Seat
    yes: bool


class VacationRequest(TypedDict):
    """Somebody's clock is to stand still, or to run again."""

    type: Literal["vacation"]
    request: Request
    seat: Seat
    on: bool


class HostRequest(TypedDict):
    """The host arranges the table before the start, or sends somebody away who looks on."""

    type: Literal["host"]
    request: Request
    act: Literal["unseat", "bot", "move", "terms", "start", "cancel", "send_away"]
    who: NotRequired[Annotated[str, Field(max_length=32)]]
    seat: NotRequired[Seat]
    terms: NotRequired[Annotated[dict[str, Any], "Partial<Terms>"]]
    to: NotRequired[Seat]
    level: NotRequired[Annotated[str, Field(max_length=32)]]


class HiddenRequest(TypedDict):
    """A page is hidden behind others, or shown again."""

    type: Literal["hidden"]
    hidden: bool


class ChatRequest(TypedDict):
    """Somebody says something: a text, or the id of a phrase."""

    type: Literal["chat"]
    request: Request
    text: NotRequired[Said]
    phrase: NotRequired[Annotated[str, Field(max_length=32)]]
    lang: NotRequired[Language]


class ReactRequest(TypedDict):
    """Somebody reacts to what was said, or takes that back."""

    type: Literal["react"]
    request: Request
    line: Line
    reaction: Annotated[str, Field(max_length=32)]
    on: bool


class ReportRequest(TypedDict):
    """Somebody shows a line to the host."""

    type: Literal["report"]
    request: Request
    line: Line


class StrikeRequest(TypedDict):
    """The host, or whoever said it, takes the words of a line away."""

    type: Literal["strike"]
    request: Request
    line: Line


class ResyncRequest(TypedDict):
    """A socket has missed something."""

    type: Literal["resync"]


ClientMessage = (
    PlayRequest
    | WeighRequest
    | UndoRequest
    | ExtendRequest
    | OrderRequest
    | ReadyRequest
    | PersonRequest
    | VoteRequest
    | ConsentRequest
    | VacationRequest
    | NudgeRequest
    | MoreRequest
    | HostRequest
    | HiddenRequest
    | ChatRequest
    | ReactRequest
    | ReportRequest
    | StrikeRequest
    | ResyncRequest
)
