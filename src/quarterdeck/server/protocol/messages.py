"""What the server says on sockets."""

from typing import Literal

from typing_extensions import TypedDict

from quarterdeck.server.protocol.chat import ChatLine
from quarterdeck.server.protocol.fields import Options, Phrase
from quarterdeck.server.protocol.people import MyTable
from quarterdeck.server.protocol.play import (
    Changed,
    Clock,
    Decision,
    Event,
    SeatTime,
    Step,
    StepChange,
    Undo,
    Unsettled,
    View,
)
from quarterdeck.server.protocol.tables import TableSummary


class HelloMessage(TypedDict):
    """The greeting of a table's socket, before everything else: a page of another protocol loads itself anew."""

    n: int
    type: Literal["hello"]
    protocol: int
    version: str


class TableMessage(TypedDict):
    """The table's summary; first of all, and whenever seats, names or presence change."""

    n: int
    type: Literal["table"]
    table: TableSummary


class Standing(TypedDict):
    """How a seat stands, but for its view."""

    n: int
    type: Literal["state"]
    seat: int | None
    step: int
    decision: Decision | None
    waiting: list[int]
    undo: Undo
    clock: Clock | None
    times: list[SeatTime]
    orders: Options | None
    stop: bool
    ahead: Decision | None
    sealed: str | None
    unsettled: list[Unsettled]


class StateChange(Standing):
    """What a seat sees now and what it is asked, as it travels: how the view told before becomes this one."""

    change: Changed
    sum: int


class StateMessage(Standing):
    """What a seat sees now and what it is asked, put together."""

    view: View


class StepsChange(TypedDict):
    """What happened, as it travels."""

    n: int
    type: Literal["steps"]
    seat: int | None
    steps: list[StepChange]


class StepsMessage(TypedDict):
    """What happened, put together."""

    n: int
    type: Literal["steps"]
    seat: int | None
    steps: list[Step]


class AckMessage(TypedDict):
    """The request is committed to the store."""

    n: int
    type: Literal["ack"]
    request: str


class RefusedMessage(TypedDict):
    """The request changed nothing."""

    n: int
    type: Literal["refused"]
    request: str
    reason: Phrase
    rule: str


class Warned(TypedDict):
    """What an answer may cost, waste or end, and by which rule."""

    phrase: Phrase
    rule: str


class WeighedMessage(TypedDict):
    """What is certain of an answer, as far as its seat can know."""

    n: int
    type: Literal["weighed"]
    request: str
    final: bool  # it cannot be taken back
    events: list[Event]
    warnings: list[Warned]
    then: Literal["open", "chance", "hidden", "over"]  # who decides what follows


class ChatMessage(ChatLine):
    """Something was said."""

    n: int
    type: Literal["chat"]


Reply = AckMessage | RefusedMessage | WeighedMessage
WireMessage = HelloMessage | TableMessage | StateChange | StepsChange | Reply | ChatMessage
ServerMessage = HelloMessage | TableMessage | StateMessage | StepsMessage | Reply | ChatMessage


class MyTablesMessage(TypedDict):
    """All tables of a guest; first of all."""

    n: int
    type: Literal["tables"]
    now: float
    tables: list[MyTable]


class MyTableMessage(TypedDict):
    """One of them has changed, or is new."""

    n: int
    type: Literal["row"]
    now: float
    row: MyTable


class GoneMessage(TypedDict):
    """A table that is not the guest's any more: the seat is not kept for him, or he has left before the start."""

    n: int
    type: Literal["gone"]
    now: float
    table: str


class LobbyMessage(TypedDict):
    """The open tables, whenever they change; those of friends and those that anybody may watch too."""

    n: int
    type: Literal["lobby"]
    tables: list[TableSummary]


class TournamentMessage(TypedDict):
    """A tournament has changed: whoever shows it looks again."""

    n: int
    type: Literal["tournament"]
    now: float
    id: str


LiveMessage = MyTablesMessage | MyTableMessage | GoneMessage | TournamentMessage | LobbyMessage
