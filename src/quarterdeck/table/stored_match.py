"""A match and how it is kept: what each answer adds to the log, and what every reader may know of it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from quarterdeck.core.dealer import Fair
from quarterdeck.core.engine import CHANCE, SPECTATOR, seen_waiting
from quarterdeck.core.match import FORMAT, LogEntry, Match
from quarterdeck.core.registry import game
from quarterdeck.core.timed import TimedMatch
from quarterdeck.table.rows import Json, Keep, SeatRow, Stored, StoredEntry, TableRow, altered
from quarterdeck.table.telling import is_hidden, step, view, written


@dataclass(frozen=True)
class Batch:
    """What one answer brought about: the log entries, and for each of them the steps of those who may know of it."""

    entries: list[StoredEntry]
    steps: list[dict[int, Json]]  # by reader


class Notes:
    """What was answered since a batch began. A match holds it that watches, so it holds nobody who holds the match."""

    def __init__(self) -> None:
        self.begin(0, {})

    def begin(self, number: int, count: dict[int, int]) -> None:
        """Begin a batch after the log entry of that number, and after so many steps that each reader was told of."""
        self.batch = Batch([], [])
        self.states: dict[int, Json] = {}  # the position after each entry of it
        self.views: dict[int, Json] = {}  # of this position, by reader
        self._number = number
        self._count = count

    def note(self, match: Match, entry: LogEntry) -> None:
        """Write down what was answered just now, and what everybody sees of it."""
        stored = written(match, entry, self._number + len(self.batch.entries) + 1)
        self.views, steps = {}, {}
        for reader in self._count:
            if not is_hidden(stored, reader):
                self._count[reader] += 1
                self.views[reader] = match.view(reader)
                steps[reader] = step(stored, self._count[reader], reader, self.views[reader])
        self.batch.entries.append(stored)
        self.batch.steps.append(steps)
        self.states[stored.number] = match.whole()


class StoredMatch:
    """The match of a table; before it has begun, an empty board."""

    def __init__(self, row: TableRow, stored: Stored, listening: Callable[[], Iterable[int]] | None = None) -> None:
        self.row = row
        self._listening = listening or self.row.people  # the seats that are told what happens
        self.game = game(row.game)
        self.passed = False  # the last answer let things be: nobody waits for its giver to think again
        self._notes = Notes()
        self._start = stored.head
        self._match: TimedMatch | None = None
        self._dealer: Fair | None = None
        self._recent = stored.entries  # entries in force since the first position of `past`
        self._marks = [(row.head, row.step)]  # head and step for each length of the match's log
        if row.begun:
            self._fresh()
            self._go_on(stored.head)
        if row.begun and not self.batch.entries:
            self.match.remember([(state, mark[2]) for state, mark in zip(stored.past, row.past, strict=True)])

    @property
    def match(self) -> TimedMatch:
        """The match; only of a table that has begun."""
        if self._match is None:
            raise RuntimeError(f"expected table {self.row.id} to have begun; found it waiting for players")
        return self._match

    @property
    def batch(self) -> Batch:
        """What happened last."""
        return self._notes.batch

    # -- answering --------------------------------------------------------------------------------------------------

    def catch_up(self) -> Keep:
        """What newer rules than those that wrote the last entry have answered by themselves."""
        return self._kept()

    def begin(self) -> Keep:
        """Start the match: everybody is here."""
        self._fresh()
        self._go_on(self._start)
        return self._kept(begun=True)

    def seated(self, changed: dict[int, SeatRow]) -> Keep:
        """Let others sit at some seats."""
        self._fresh()
        self.row = self.row.with_seats(changed)
        return Keep(self._as_it_stands() if self.row.begun else self.row, seats=list(changed))

    def do(self, work: Callable[[TimedMatch], None]) -> Keep:
        """Let the match do something. Whatever it raises at once has changed nothing."""
        self._fresh()
        self.passed = False
        work(self.match)
        return self._kept()

    def play(self, seat: int, words: str) -> Keep:
        """Answer for a seat."""
        action = self.game.language.read(words)
        asked = self.match.decision(seat) if not self.game.language.marks(action) else None
        passed = asked is not None and words == asked.default
        kept = self.do(lambda match: match.apply(seat, action))
        self.passed = passed
        return kept

    def undo(self, seat: int) -> Keep:
        """Take a seat's last answer back; the log keeps both."""
        self._fresh()
        row, match = self.row, self.match
        match.undo(seat)
        head, count, _ = row.past[-1]
        back = row.step - count
        hidden = self._hidden(self._recent[-back:], -1)
        del self._recent[-back:], self._marks[len(match.log) + 1 :]
        self._marks[-1] = head, count
        undone = StoredEntry(row.number + 1, back, seat)
        self.row = altered(row, number=undone.number, step=count, head=head, hidden=hidden)
        return Keep(self._as_it_stands(), [undone])

    def rewind(self, seat: int, falling: Sequence[StoredEntry], head: int, state: Json, counter: int) -> Keep:
        """Go back to an earlier position for a seat; the log keeps what falls."""
        row = self.row
        undone = StoredEntry(row.number + 1, len(falling), seat)
        step = row.step - len(falling)
        self.row = altered(
            row,
            number=undone.number,
            step=step,
            head=head,
            hidden=self._hidden(falling, -1),
            past=[],
            counter=counter,
        )
        self._recent, self._marks = [], [(head, step)]
        self._fresh()
        self._go_on(state)
        return Keep(self._as_it_stands(), [undone])

    def changed(self, row: TableRow) -> TableRow:
        """The table with other people at the same match."""
        self.row = row
        return self._as_it_stands() if self._match is not None else row

    # -- looking ----------------------------------------------------------------------------------------------------

    def readers(self) -> list[int]:
        """Who is told what happens: everybody who only looks on, and each person at a seat who listens."""
        return [SPECTATOR, *self._listening()]

    def waiting(self) -> list[int]:
        """The seats that everybody may see waited for."""
        if self._match is None:
            return []
        return [seat for seat in seen_waiting(self._match.state, SPECTATOR) if seat != CHANCE]

    def view(self, reader: int) -> Json:
        """The table as a reader may know it, made once for each position; before the game begins, the empty board."""
        views = self._notes.views
        if reader not in views:
            if self._match is None:
                shown = view(self.game, self.row.options, self.game.restore(self._start), reader) | {"waiting": []}
            else:
                shown = self._match.view(reader)
            views[reader] = shown
        return views[reader]

    def acted(self) -> set[int]:
        """The seats that have answered themselves since the last batch began."""
        return {entry.seat for entry in self.batch.entries if not entry.auto}

    def last_line(self) -> Json | None:
        """The last thing in force that everybody was told of; None if it lies further back than answers can go."""
        heard = (
            told
            for entry in reversed(self.batch.entries or self._recent)
            for told in reversed([event.for_reader(SPECTATOR) for event in entry.events])
        )
        return next((told.phrase.to_json() for told in heard if told is not None), None)

    # -- inside -----------------------------------------------------------------------------------------------------

    def _go_on(self, state: Json) -> None:
        row = self.row
        self._dealer = Fair(bytes.fromhex(row.secret), [seat.nonce or "" for seat in row.seats], row.counter)
        position = {
            "format": FORMAT,
            "game": row.game,
            "rules_version": self.game.rules_version,
            "seats": len(row.seats),
            "options": row.options,
            "state": state,
        }
        self._match = TimedMatch.from_position(self.game, position, dealer=self._dealer, watch=self._notes.note)

    def _fresh(self) -> None:
        self._notes.begin(self.row.number, {reader: self.row.step_of(reader) for reader in self.readers()})

    def _kept(self, **changed: Any) -> Keep:
        """The row after what was noted, with all that must be kept for it."""
        row, entries = self.row, self.batch.entries
        self._recent += entries
        self._marks += [(entry.number, row.step + i) for i, entry in enumerate(entries, 1)]
        self.row = altered(
            row,
            number=row.number + len(entries),
            step=row.step + len(entries),
            head=entries[-1].number if entries else row.head,
            hidden=self._hidden(entries, 1),
            **changed,
        )
        return Keep(self._as_it_stands(), entries, self._notes.states)

    def _as_it_stands(self) -> TableRow:
        """The row with what the match says now."""
        match, row = self.match, self.row
        past = [
            row.past[i] if length < 0 else [*self._marks[length], seat] for i, (length, seat) in enumerate(match.past)
        ]
        self._recent = [entry for entry in self._recent if past and entry.number > past[0][0]]
        self.row = altered(
            row,
            over=match.over,
            waiting=self.waiting(),
            past=past,
            awaits_bot=match.awaits_time or any(row.seats[seat].by_bot for seat in match.waiting()),
            scores=match.scores if match.over else None,
            ranks=match.ranks if match.over else None,
            counter=0 if self._dealer is None else self._dealer.counter,
        )
        return self.row

    def _hidden(self, entries: Sequence[StoredEntry], sign: int) -> dict[str, int]:
        """How many entries each reader must not know of, after some come in force (1) or are taken back (-1)."""
        hidden = dict(self.row.hidden)
        for reader in (SPECTATOR, *range(len(self.row.seats))):
            more = sum(is_hidden(entry, reader) for entry in entries)
            if more:
                hidden[str(reader)] = hidden.get(str(reader), 0) + sign * more
        return hidden
