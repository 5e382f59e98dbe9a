"""Reads old rows of a table's log and positions, and binds them into volumes."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import orjson
from sqlalchemy import JSON, Boolean, Select, bindparam, select
from sqlalchemy.dialects import sqlite

from quarterdeck.server import schema
from quarterdeck.server.volumes import COLUMNS, Volume, bound, volumes

BOUND = [*COLUMNS, "at"]  # of an entry
LOG, SHOTS = schema.log.c, schema.snapshots.c


def upto(query: Select[Any], rows: Any) -> Select[Any]:
    """The rows of the table `key`, to the number `last`."""
    return query.where(rows.table == bindparam("key"), rows.number <= bindparam("last")).order_by(rows.number)


def read_from_sqlite(column: Any) -> Callable[[Any], Any]:
    """What a value of a column is, from what SQLite keeps of it; JSON stays as it is written."""
    if isinstance(column.type, JSON):
        return lambda kept: None if kept is None else orjson.Fragment(kept)
    return bool if isinstance(column.type, Boolean) else lambda kept: kept


ENTRIES = upto(select(*(LOG[name] for name in BOUND)), LOG)
POSITIONS = upto(select(SHOTS.number, SHOTS.state), SHOTS)
ENTRIES_TEXT, POSITIONS_TEXT = (
    str(query.compile(dialect=sqlite.dialect(paramstyle="named"))) for query in (ENTRIES, POSITIONS)
)
READ = [read_from_sqlite(LOG[name]) for name in BOUND]


def bound_rows(entries: Sequence[Sequence[Any]], states: Sequence[tuple[int, bytes]]) -> list[tuple[Volume, bytes]]:
    """Entries and positions as volumes, and each as it is kept."""
    named = [dict(zip(BOUND, entry, strict=True)) for entry in entries]
    return [(one, bound(one)) for one in volumes(named, states)]


class Binding:
    """Binds from an SQLite file, by a thread and a connection of its own.

    SQLAlchemy's way takes longer than all the rest of a game's end, and to open a file as long as to read a game.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "volumes")
        self._file: sqlite3.Connection | None = None

    async def bound(self, table: str, last: int) -> list[tuple[Volume, bytes]]:
        """Entries and positions up to a number as volumes, and each as it is kept."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._bound, table, last)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _bound(self, table: str, last: int) -> list[tuple[Volume, bytes]]:
        if self._file is None:
            self._file = sqlite3.connect(self._path)
        asked = {"key": table, "last": last}
        rows = self._file.execute(ENTRIES_TEXT, asked).fetchall()
        entries = [[read(kept) for read, kept in zip(READ, row, strict=True)] for row in rows]
        return bound_rows(entries, self._file.execute(POSITIONS_TEXT, asked).fetchall())

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
