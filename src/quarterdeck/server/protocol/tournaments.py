"""Calls about tournaments."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from quarterdeck.server.protocol.fields import Name, Options
from quarterdeck.server.protocol.tables import Qr, Terms


class TournamentRequest(TypedDict):
    """A new tournament: what its tables are like, and how many rounds a Swiss one has."""

    game: str
    options: NotRequired[Options]
    terms: NotRequired[Annotated[dict[str, Any], "Partial<Terms>"]]
    seats: Annotated[int, Field(ge=2, le=16)]
    kind: Literal["swiss", "robin"]
    rounds: NotRequired[Annotated[int, Field(ge=1, le=9)]]


class EnterRequest(TypedDict):
    """Somebody takes part; the first name that a guest gives is kept."""

    name: NotRequired[Name]


class TournamentPlace(TypedDict):
    """How somebody stands in a tournament; `against` are the points of those he has met."""

    number: int
    name: str
    out: bool
    place: int
    points: float
    against: float
    played: int


class TournamentTable(TypedDict):
    """One table of a round: its people by seat, bots behind them; what it gave them, once it is over."""

    round: int
    table: str
    people: list[int]
    points: list[float] | None


class TournamentCard(TypedDict):
    """A tournament in a list; `table` is where the guest plays now."""

    id: str
    game: str
    round: int
    rounds: int
    over: bool
    people: int
    place: int | None
    table: str | None


class Tournament(TypedDict):
    """A tournament as a guest sees it; `me` is his number."""

    id: str
    game: str
    options: Options
    terms: Terms
    seats: int
    kind: Literal["swiss", "robin"]
    rounds: int
    round: int
    over: bool
    host: str
    hosting: bool
    me: int | None
    people: list[TournamentPlace]
    tables: list[TournamentTable]
    url: str
    qr: Qr
