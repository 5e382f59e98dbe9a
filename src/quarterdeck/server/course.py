"""The course of a table's game: its match and its log, kept in step with the store."""

import time
from collections.abc import Callable
from dataclasses import replace

from quarterdeck.core.timed import TimedMatch
from quarterdeck.server.store import Store
from quarterdeck.table.rows import Json, Keep, StoredEntry, TableRow
from quarterdeck.table.stored_match import Batch, StoredMatch


class NotKept(Exception):
    """The store did not take an answer; the match is ahead of it."""


class Course:
    """A match that answers nothing before the store has it."""

    def __init__(self, row: TableRow, store: Store) -> None:
        self._row = row
        self._store = store
        self._stored: StoredMatch
        self.sound = False                  # the match stands where the store does

    @property
    def row(self) -> TableRow:
        """The table as the store has it."""
        return self._row

    @row.setter
    def row(self, row: TableRow) -> None:
        self._row = self._stored.row = row

    @property
    def match(self) -> TimedMatch:
        """The match; only of a table that has begun."""
        return self._stored.match

    async def load(self) -> None:
        """Take up the game where the store has it."""
        self._stored = StoredMatch(self._row, await self._store.stored(self._row))
        self.sound = True
        if self._stored.batch.entries:
            await self._do(self._stored.catch_up)

    async def mend(self) -> None:
        """Stand where the store does, if the match does not."""
        if not self.sound:
            self._row = await self._store.table(self._row.id) or self._row
            await self.load()

    # -- answering --------------------------------------------------------------------------------------------------

    async def begin(self) -> Batch:
        """Start the match: everybody is here."""
        return await self._do(self._stored.begin)

    async def play(self, seat: int, words: str) -> Batch:
        """Answer for a seat. Whatever the match raises has changed nothing; after `NotKept` it must be mended."""
        return await self._do(lambda: self._stored.play(seat, words))

    async def tick(self) -> Batch:
        """Time is up for what is asked."""
        return await self._do(lambda: self._stored.do(TimedMatch.tick))

    async def undo(self, seat: int) -> None:
        """Take a seat's last answer back; the log keeps both."""
        await self._do(lambda: self._stored.undo(seat))

    async def take_back(self, number: int) -> list[StoredEntry]:
        """Stand again where the log entry of that number left the game; the entries that are void now."""
        keep, void = self._stored.take_back(number, await self._store.state(self._row.id, number))
        await self._do(lambda: keep)
        return void

    async def _do(self, work: Callable[[], Keep]) -> Batch:
        keep = work()
        self.sound = False
        row = replace(keep.row, updated=time.time())
        try:
            await self._store.commit(replace(keep, row=row))
        except Exception as error:
            raise NotKept(f"expected the store to take entry {row.number}; found {type(error).__name__}") from error
        self.row = row
        self.sound = True
        return self._stored.batch

    # -- asking -----------------------------------------------------------------------------------------------------

    @property
    def hides_askee(self) -> bool:
        """Whether nobody may know who is asked."""
        return self.match.hides_askee

    def people(self) -> list[int]:
        """The seats that people have taken."""
        return self._row.people()

    def waiting(self) -> list[int]:
        """The seats that everybody may see waited for."""
        return self._stored.waiting()

    def view(self, reader: int) -> Json:
        """The table as a reader may know it; before the game begins, the empty board."""
        return self._stored.view(reader)
