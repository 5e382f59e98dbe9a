"""The course of a table's game: its match and its log, kept in step with the store."""

import logging
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, cast

from quarterdeck.core.engine import CHANCE, SPECTATOR
from quarterdeck.core.errors import BadRecord
from quarterdeck.core.game import Game
from quarterdeck.core.match import FORMAT, Entry
from quarterdeck.core.timed import TimedMatch
from quarterdeck.games import game
from quarterdeck.server import protocol
from quarterdeck.server.fairness import Fair, dealer
from quarterdeck.server.store import Kept, Store, TableRow, in_force
from quarterdeck.server.telling import Line, Witness, is_hidden, step

Json = dict[str, Any]
Readers = Iterable[int]

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Batch:
    """What one answer brought about: the log lines, and for each of them the steps of those who may know of it."""

    lines: list[Line]
    steps: list[dict[int, protocol.Step]]       # by reader

    def __add__(self, other: "Batch") -> "Batch":
        return Batch(self.lines + other.lines, self.steps + other.steps)


class NotKept(Exception):
    """The store did not take an answer; the match is ahead of it."""


class Course:
    """A match that answers nothing before the store has it."""

    def __init__(self, row: TableRow, store: Store) -> None:
        self.row = row
        self._store = store
        self._game: Game[Any] = game(row.game)
        self.live = self._game.live         # how the game is played in time, if it is
        self._start: Json = {}
        self._match: TimedMatch | None = None
        self._dealer: Fair | None = None
        self._witness: Witness | None = None
        self._numbers: list[int] = []       # of the entries in the match's log
        self._lines: list[Line] = []        # the same entries as they were kept
        self.sound = False                  # the match stands where the store does

    @property
    def match(self) -> TimedMatch:
        """The match; only of a table that has begun."""
        if self._match is None:
            raise RuntimeError(f"expected table {self.row.id} to have begun; found it waiting for players")
        return self._match

    # -- coming to life ---------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Take up the game where the store has it."""
        row = self.row
        self._match, self._numbers, self._lines = None, [], []
        self._start = await self._store.state(row.id, 0)
        if row.begun:
            entries = await self._store.log(row.id, row.base)
            state = self._start if row.base == 0 else await self._store.state(row.id, row.base)
            try:
                self._play_again(state, entries)
            except Exception:
                logger.exception("table %s: its last answers are not replayed", row.id)
                await self._load_last(entries)
            self._witness = self._new_witness()
        self.sound = True

    def _play_again(self, state: Json, entries: list[Kept]) -> None:
        """Replay what the last seat answered, so that it can still be taken back."""
        self._match = self._new_match(state, self.row.base, self.row.base_counter)
        for entry in entries:
            line = entry.line
            if entry.back:
                self.match.undo(line.seat)
                del self._numbers[-entry.back:], self._lines[-entry.back:]
                continue
            if line.seat != CHANCE and not line.auto:
                self.match.play(line.seat, line.words)
            elif len(self.match.log) == len(self._numbers):
                self.match.tick()
            self._numbers.append(entry.number)
            self._lines.append(line)
        kept = [(entry.line.seat, entry.line.words) for entry in in_force(entries)]
        found = [(entry.seat, entry.words) for entry in self.match.log]
        if kept != found:
            raise BadRecord(f"expected the answers {kept}; found {found} on replay")

    async def _load_last(self, entries: list[Kept]) -> None:
        """Other rules than today's wrote the last entries: go on from the position after them."""
        left = in_force(entries)
        number = left[-1].number if left else self.row.base
        self._match = self._new_match(await self._store.state(self.row.id, number), number, self.row.counter)
        self._numbers, self._lines = [], []
        self.row = replace(self.row, base=number, base_step=self.row.step, base_counter=self.row.counter)

    async def mend(self) -> None:
        """Stand where the store does, if the match does not."""
        if not self.sound:
            self.row = await self._store.table(self.row.id) or self.row
            await self.load()

    async def begin(self, readers: Readers) -> Batch:
        """Start the match: everybody is here."""
        self._match = self._new_match(self._start, 0, 0)
        self._witness = Witness(self._game, self.match.options, self._start)
        return await self._keep(self.match.log, readers, replace(self.row, begun=True))

    # -- answering --------------------------------------------------------------------------------------------------

    async def play(self, seat: int, words: str, readers: Readers) -> Batch:
        """Answer for a seat. Whatever the match raises has changed nothing; after `NotKept` it must be mended."""
        match, row = self.match, self.row
        before = len(match.log)
        if match.log and match.log[-1].seat != seat:    # nothing older can be taken back any more
            row = replace(row, base=self._numbers[-1], base_step=row.step, base_counter=self._counter())
        match.play(seat, words)
        return await self._keep(match.log[before:], readers, row)

    async def tick(self, readers: Readers) -> Batch:
        """Time is up for what is asked."""
        match, row = self.match, self.row
        before = len(match.log)
        if match.log:
            row = replace(row, base=self._numbers[-1], base_step=row.step, base_counter=self._counter())
        match.tick()
        return await self._keep(match.log[before:], readers, row)

    async def take_back(self, number: int) -> dict[int, Line]:
        """Stand again where the log entry of that number left the game; the lines that are void now, by number."""
        row, at = self.row, self._numbers.index(number) + 1
        void, counter = dict(zip(self._numbers[at:], self._lines[at:], strict=True)), self._counter()
        state = await self._store.state(row.id, number)
        hidden = self._hidden(list(void.values()), -1)
        self._match = self._new_match(state, number, counter)
        self._numbers, self._lines = [], []
        self._witness = self._new_witness()
        last, step = row.number + 1, row.step - len(void)
        row = replace(row, number=last, step=step, hidden=hidden, base=last, base_step=step, base_counter=counter)
        undone = Line(CHANCE, "", auto=False, secret=False, action=None, events=[])
        await self._commit(row, [Kept(last, len(void), undone)] if void else [], {last: state})
        return void

    async def undo(self, seat: int) -> None:
        """Take a seat's last answer back; the log keeps both."""
        match = self.match
        before = len(match.log)
        match.undo(seat)
        back = before - len(match.log)
        hidden = self._hidden(self._lines[-back:], -1)
        del self._numbers[-back:], self._lines[-back:]
        self._witness = self._new_witness()
        row = replace(self.row, number=self.row.number + 1, step=self.row.step - back, hidden=hidden)
        undone = Line(seat, "", auto=False, secret=False, action=None, events=[])
        await self._commit(row, [Kept(row.number, back, undone)], {})

    async def _keep(self, entries: list[Entry], readers: Readers, row: TableRow) -> Batch:
        witness, seen = self._followed(), list(readers)
        batch = Batch([], [])
        count = {reader: row.step_of(reader) for reader in seen}
        states: dict[int, Json] = {}
        kept: list[Kept] = []
        for number, entry in enumerate(entries, row.number + 1):
            line = witness.see(entry)
            kept.append(Kept(number, 0, line))
            states[number] = witness.state()
            batch.lines.append(line)
            told = [reader for reader in seen if not is_hidden(line, reader)]
            count |= {reader: count[reader] + 1 for reader in told}
            batch.steps.append({reader: step(line, count[reader], reader, witness.view(reader)) for reader in told})
            self._numbers.append(number)
        self._lines += batch.lines
        after = replace(row, number=row.number + len(kept), step=row.step + len(kept),
                        hidden=self._hidden(batch.lines, 1))
        await self._commit(after, kept, states)
        return batch

    def _hidden(self, lines: list[Line], sign: int) -> dict[str, int]:
        """How many entries each reader must not know of, after lines come in force (1) or are taken back (-1)."""
        hidden = dict(self.row.hidden)
        for reader in (SPECTATOR, *range(len(self.row.seats))):
            more = sum(is_hidden(line, reader) for line in lines)
            if more:
                hidden[str(reader)] = hidden.get(str(reader), 0) + sign * more
        return hidden

    async def _commit(self, row: TableRow, entries: list[Kept], states: dict[int, Json]) -> None:
        match = self.match
        row = replace(
            row, over=match.over, waiting=self.waiting(), updated=time.time(),
            awaits_bot=match.awaits_time or any(row.seats[seat].kind == "bot" for seat in match.waiting()),
            scores=match.scores if match.over else None, ranks=match.ranks if match.over else None,
            counter=self._counter(),
        )
        self.sound = False
        try:
            await self._store.commit(row, entries, states)
        except Exception as error:
            raise NotKept(f"expected the store to take entry {row.number}; found {type(error).__name__}") from error
        self.row = row
        self.sound = True

    # -- asking -----------------------------------------------------------------------------------------------------

    @property
    def veiled(self) -> bool:
        """Whether nobody may know who is asked."""
        return self.match.hides_askee

    def people(self) -> list[int]:
        """The seats that people have taken."""
        return [i for i, seat in enumerate(self.row.seats) if seat.kind == "person"]

    def waiting(self) -> list[int]:
        """The seats that everybody may see waited for."""
        return [] if self._match is None else [seat for seat in self.match.view(None)["waiting"] if seat != CHANCE]

    def view(self, reader: int) -> protocol.View:
        """The table as a reader may know it; before the game begins, the empty board."""
        if self._match is None:
            shown = Witness(self._game, self.row.options, self._start).view(reader)
            return cast("protocol.View", {**shown, "waiting": []})
        return cast("protocol.View", self.match.view(None if reader == SPECTATOR else reader))

    def position(self, state: Json) -> Json:
        """A state with what is needed to go on from it elsewhere."""
        return {"format": FORMAT, "game": self.row.game, "rules_version": self._game.rules_version,
                "seats": len(self.row.seats), "options": self.row.options, "state": state}

    # -- inside -----------------------------------------------------------------------------------------------------

    def _new_match(self, state: Json, base: int, counter: int) -> TimedMatch:
        row = self.row
        self._dealer = dealer(row.secret, [seat.nonce or "" for seat in row.seats], counter)
        if base == 0 and not row.forked:
            return TimedMatch(self._game, len(row.seats), row.options, dealer=self._dealer)
        return TimedMatch.from_position(self._game, self.position(state), dealer=self._dealer)

    def _new_witness(self) -> Witness:
        return Witness(self._game, self.match.options, self.match.position()["state"])

    def _followed(self) -> Witness:
        if self._witness is None:
            self._witness = self._new_witness()
        return self._witness

    def _counter(self) -> int:
        return 0 if self._dealer is None else self._dealer.counter
