"""What a table in memory needs of a store, wherever that keeps things."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from quarterdeck.table.positions import Positions
from quarterdeck.table.rows import ChatRow, Json, Keep, Stored, StoredEntry, TableRow, in_force


class Store(ABC):
    """Tables with their logs, positions and chat."""

    def __init__(self) -> None:
        self._positions = Positions()

    async def stored(self, row: TableRow) -> Stored:
        """What is needed to go on with a table, whoever had it in memory until now."""
        self._positions.forget(row.id)
        states = await self.states(row.id, [row.head, *(mark[0] for mark in row.past)])
        entries = in_force(await self.log(row.id, row.past[0][0])) if row.past else []
        return Stored(states[row.head], [states[mark[0]] for mark in row.past], entries)

    async def state(self, table: str, number: int) -> Json:
        """The position after the log entry of that number."""
        return (await self.states(table, [number]))[number]

    @abstractmethod
    async def table(self, table: str) -> TableRow | None:
        """A table with its seats."""

    @abstractmethod
    async def commit(self, keep: Keep) -> None:
        """Append to the log, with the position after each entry, to the chat, and keep how table and seats stand."""

    @abstractmethod
    async def log(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The log from a number on, with what was taken back and how."""

    @abstractmethod
    async def states(self, table: str, numbers: Sequence[int]) -> dict[int, Json]:
        """The positions after log entries; they share nothing."""

    @abstractmethod
    async def chat(self, table: str) -> list[ChatRow]:
        """All that was said at a table."""

    @abstractmethod
    async def name_of(self, guest: str) -> str:
        """The name of a guest; empty if there is none yet."""
