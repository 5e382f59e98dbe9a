"""What is kept of a table: plain rows, whoever keeps them."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from quarterdeck.core.events import Phrase, Told

Json = dict[str, Any]
R = TypeVar("R")


def altered(row: R, /, **changes: Any) -> R:
    """A row with other values: what `dataclasses.replace` does, for what happens at every turn."""
    other = object.__new__(type(row))
    other.__dict__.update(row.__dict__, **changes)
    return other


@dataclass(frozen=True)
class SeatRow:
    """Who sits there."""

    kind: str  # "open", "bot" or "person"
    guest: str | None = None
    own: bool = False  # bears the guest's own name
    name: str = ""
    level: str | None = None
    nonce: str | None = None
    live: Json = field(default_factory=dict)  # orders, extensions and early answer, see `seat_orders`
    company: Json = field(default_factory=dict)  # away, time left, the bot that sits in, see `company`
    invited: str | None = field(default=None, repr=False)  # for whom an open seat is kept, by his name

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays there, of its own or for a person."""
        return self.kind == "bot" or "bot" in self.company


class Seating:
    """Who sits at some seats. Not to be changed."""

    def __init__(self, seats: "list[SeatRow]") -> None:
        self.seats = seats
        self.people = [i for i, seat in enumerate(seats) if seat.kind == "person"]
        self.players = [i for i in self.people if not seats[i].by_bot]
        self.bots = [i for i, seat in enumerate(seats) if seat.by_bot]
        self.guests: dict[str | None, list[int]] = {}
        for i, seat in enumerate(seats):
            self.guests.setdefault(seat.guest, []).append(i)


@dataclass(frozen=True)
class TableRow:
    """A table without its log."""

    id: str
    game: str
    rules_version: int
    options: Json
    host: str  # the guest who opened it
    secret: str = field(repr=False)  # of the fair dealer
    forked: bool = False  # began at a position instead of the setup
    begun: bool = False
    over: bool = False
    awaits_bot: bool = False  # a bot or time is next: goes on by itself after a restart
    number: int = 0  # of the last log entry
    step: int = 0  # log entries in force
    head: int = 0  # the last of them; 0 is the start
    past: list[list[int]] = field(default_factory=list)  # head, step and seat before answers that may go back
    hidden: dict[str, int] = field(default_factory=dict)  # how many entries in force each reader must not know of
    counter: int = 0  # of the fair dealer
    waiting: list[int] = field(default_factory=list)  # seats that everybody may see waited for
    scores: list[int] | None = None
    ranks: list[int] | None = None
    terms: Json = field(default_factory=dict)  # see `terms`
    company: Json = field(default_factory=dict)  # what is asked of all its people, see `company`
    due: float | None = None  # when it is to be taken up again although nobody comes
    since: dict[str, float] = field(default_factory=dict)  # when each of them began to be waited for
    code: str | None = None  # by which it is found while seats are open
    last: Json | None = None  # the last thing that everybody was told of, as a phrase
    created: float = 0.0
    updated: float = 0.0
    seats: list[SeatRow] = field(default_factory=list)

    def step_of(self, reader: int) -> int:
        """How many steps a reader has been told of."""
        return self.step - self.hidden.get(str(reader), 0) if self.hidden else self.step

    def seating(self) -> Seating:
        """Who sits where, found once as long as the seats are the same."""
        found: Seating | None = self.__dict__.get("_seating")
        if found is None or found.seats is not self.seats:
            found = self.__dict__["_seating"] = Seating(self.seats)
        return found

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a guest; not to be changed."""
        return self.seating().guests.get(guest, [])

    def people(self) -> list[int]:
        """The seats that people have taken; not to be changed."""
        return self.seating().people

    def players(self) -> list[int]:
        """The seats where people play themselves; not to be changed."""
        return self.seating().players

    def open(self) -> list[int]:
        """The seats that nobody has taken."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "open"]

    def kept_for(self, guest: str) -> list[int]:
        """The open seats that are kept for a guest."""
        return [i for i, seat in enumerate(self.seats) if seat.invited is not None and seat.invited == guest]

    def bots(self) -> list[int]:
        """The seats where bots play; not to be changed."""
        return self.seating().bots

    def names(self) -> list[str]:
        """What everybody is called there: the second Mira is Mira 2."""
        return distinct([seat.name for seat in self.seats])

    def with_guest(self, old: str, new: str) -> "TableRow":
        """The same table with everything of one guest another's."""
        seats = [replace(seat, guest=new) if seat.guest == old else seat for seat in self.seats]
        seats = [replace(seat, invited=new) if seat.invited == old else seat for seat in seats]
        return replace(self, host=new if self.host == old else self.host, seats=seats)

    def with_seats(self, changed: dict[int, SeatRow]) -> "TableRow":
        """The same table with some seats changed."""
        return altered(self, seats=[changed.get(i, seat) for i, seat in enumerate(self.seats)]) if changed else self


@dataclass(frozen=True)
class ChatRow:
    """A line of chat as it is kept."""

    line: int  # counted from 1
    room: str  # "players" or "watchers"
    kind: str  # "text", "phrase" or "struck"
    guest: str
    seat: int | None
    name: str
    text: str  # of a phrase, its id
    lang: str  # that the speaker reads
    at: float
    reactions: dict[str, list[str]] = field(default_factory=dict)  # guests by reaction
    reports: list[str] = field(default_factory=list)  # the guests who have shown it to the host


@dataclass(frozen=True)
class StoredEntry:
    """A log entry as it is kept: whole, in words, with the number of its place."""

    number: int
    back: int  # how many entries in force it takes back; 0 for an answer
    seat: int
    words: str = ""
    label: Phrase | None = None  # None: an undo, or a key of chance, which has no name
    auto: bool = False
    private: bool = False
    events: list[Told] = field(default_factory=list)


@dataclass(frozen=True)
class Stored:
    """The part of a table's log that is needed to go on with it."""

    head: Json  # the position now; where it begins, before that
    past: list[Json] = field(default_factory=list)  # the positions of the row's `past`
    entries: list[StoredEntry] = field(default_factory=list)  # in force since the first of them


@dataclass(frozen=True)
class Keep:
    """What must be kept, all or nothing, before anybody is told of it."""

    row: TableRow
    entries: list[StoredEntry] = field(default_factory=list)
    states: dict[int, Json] = field(default_factory=dict)  # the position after each entry, by number
    seats: list[int] = field(default_factory=list)  # the seats that have changed
    said: "ChatRow | None" = None  # a line of chat, new or changed
    unsaid: list[int] = field(default_factory=list)  # the lines that fall out of the ring for it


def distinct(names: Sequence[str]) -> list[str]:
    """Names of which no two are the same but for capitals; an empty one stays empty."""
    called: list[str] = []
    taken = {name.casefold() for name in names}
    for i, name in enumerate(names):
        if name and any(name.casefold() == other.casefold() for other in names[:i]):
            name = next(one for k in range(2, len(names) + 3) if (one := f"{name} {k}").casefold() not in taken)  # noqa: PLW2901
            taken.add(name.casefold())
        called.append(name)
    return called


def in_force(entries: Sequence[StoredEntry]) -> list[StoredEntry]:
    """The entries that were not taken back."""
    left: list[StoredEntry] = []
    for entry in entries:
        if entry.back:
            del left[-entry.back :]
        else:
            left.append(entry)
    return left
