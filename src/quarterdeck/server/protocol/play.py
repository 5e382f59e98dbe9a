"""A game as a reader may know it: views, steps, decisions, clocks."""

from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypedDict

from quarterdeck.server.protocol.fields import Options, Phrase


class View(TypedDict):
    """All that a seat may know."""

    game: str
    rules_version: int
    seat: int | None
    seats: int
    options: Options
    waiting: list[int]
    over: bool
    scores: list[int] | None
    ranks: list[int] | None
    state: Annotated[dict[str, Any], "object"]
    derived: Annotated[dict[str, Any], "object"]


class Event(TypedDict):
    """Something that happened, as the reader may know it."""

    kind: str
    rule: str
    args: dict[str, int | list[int]]
    phrase: Phrase


Change = Annotated[Any, "[] | [unknown] | { [name: string]: Change }"]  # how a view becomes the next one
Changed = Annotated[Any, "Change"]


class Answered(TypedDict):
    """One answer and what it brought about, but for the view after it."""

    step: int
    seat: int
    action: Phrase | None
    auto: bool
    events: list[Event]


class StepChange(Answered):
    """The same as it travels: how the view before becomes the one after it."""

    change: Changed


class Step(Answered):
    """The same put together."""

    view: View


class Steps(TypedDict):
    """A piece of a replay, how many steps there are, and which of all steps of a finished game were not told."""

    steps: list[StepChange]
    total: int
    unheard: list[int]


class Option(TypedDict):
    """One legal answer."""

    words: str
    marks: list[str]
    label: Phrase
    note: Phrase | None
    preference: bool
    final: NotRequired[bool]  # it surely cannot be taken back; of the others the server knows more when they are given


class Decision(TypedDict):
    """A question to one seat."""

    id: str
    seat: int
    must: bool
    prompt: Phrase
    rule: str
    options: list[Option]
    default: str


class Undo(TypedDict):
    """Whether the last answer can be taken back, and why not."""

    possible: bool
    reason: NotRequired[Phrase | None]
    beyond: NotRequired[Literal["free", "ask"] | None]


class Clock(TypedDict):
    """How long the question is open to everybody; without seconds nobody knows."""

    window: str
    seconds: float | None
    left: float | None
    extended: list[int]
    may_extend: list[int]
    extensions: list[int]


class SeatTime(TypedDict):
    """Since when the table waits for a seat, and how much time it has left; whether that runs now."""

    asked: float | None
    left: float | None
    runs: bool


class Unsettled(TypedDict):
    """A play that counts already and may still be interrupted, by an option with the mark `play:<id>`."""

    id: int
    seat: int
    card: int
    seconds: float
    left: float
    extended: list[int]
    may_extend: list[int]
