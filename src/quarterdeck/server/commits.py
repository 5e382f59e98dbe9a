"""What a table's change is in SQL, and how SQLite commits the changes of many tables at once."""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any

import orjson
from sqlalchemy import JSON, BindParameter, Column, ColumnElement, Table, bindparam, case, delete, insert, null, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import Delete, Insert, Update

from quarterdeck.server import schema
from quarterdeck.table.rows import Json

PRAGMAS = (  # readers beside the writer, and a commit that survives the machine, not only the process
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
)


class Statement:
    """A change of one of the store's tables: for SQLAlchemy as it is, for SQLite itself as text."""

    def __init__(self, clause: Insert | Update | Delete, columns: Iterable[str] | None = None) -> None:
        self.clause = clause
        given = list(clause.table.columns.keys() if columns is None else columns)
        self.text = str(clause.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=given))
        self._json = [column.name for column in clause.table.columns if isinstance(column.type, JSON)]

    def plain(self, row: Json) -> Json:
        """The values of a row as SQLite takes them."""
        return row | {name: orjson.dumps(row[name]).decode() for name in self._json if name in row}


def update_row(table: Table) -> Update:
    """Set the row of a key, whose values are called `key_<column>`."""
    return update(table).where(*key_of(table))


def key_of(table: Table) -> list[ColumnElement[bool]]:
    """The conditions that find the row of a key."""
    return [column == bindparam(f"key_{column.name}") for column in table.primary_key]


def never_back(column: Column[int]) -> Any:
    """The new value of a column, unless it is smaller than the old one: nothing is kept then."""
    new: BindParameter[int] = bindparam(f"new_{column.name}")
    return case((column > new, null()), else_=new)


def between(table: Table) -> list[ColumnElement[bool]]:
    """The conditions that find the rows of some numbers of a table."""
    numbers = table.c.number.between(bindparam("key_first"), bindparam("key_last"))
    return [table.c.table == bindparam("key_table"), numbers]


def upserted(column: Column[float]) -> Any:
    """Add a row, or set that column of the one that is there; as SQLite says it."""
    new = sqlite.insert(column.table)
    return new.on_conflict_do_update(
        index_elements=column.table.primary_key, set_={column.name: new.excluded[column.name]}
    )


@cache
def set_table(*columns: str, held: bool) -> Statement:
    """Set these columns of a table, for an index costs whether its value is another or not.

    With `held`, as long as the table is this server's.
    """
    tables = schema.tables
    clause = update_row(tables).values(number=never_back(tables.c.number))
    if held:
        clause = clause.where(tables.c.server.is_not_distinct_from(bindparam("key_server")))
    return Statement(clause, columns)


ADD_ENTRY = Statement(insert(schema.log))
ADD_SNAPSHOT = Statement(insert(schema.snapshots))
ADD_RATING = Statement(insert(schema.ratings))
ADD_LINE = Statement(insert(schema.chat))
LOOKED = Statement(upserted(schema.looks.c.at))
DROP_LINE = Statement(delete(schema.chat).where(*key_of(schema.chat)))
SET_SEAT = Statement(update_row(schema.seats))
ADD_VOLUME = Statement(insert(schema.volumes))
DROP_ENTRIES = Statement(delete(schema.log).where(*between(schema.log)))
DROP_SNAPSHOTS = Statement(delete(schema.snapshots).where(*between(schema.snapshots)))

Change = list[tuple[Statement, list[Json]]]  # what is kept together, all or nothing
Group = tuple[Sequence[Change], "asyncio.Future[list[Exception | None]]"]  # changes, and who waits for what went wrong


class Commits:
    """Commits to an SQLite file. Whatever waits while a commit is under way is committed together, by one thread.

    Each change stands or falls by itself: one that the store refuses takes no other with it.
    """

    def __init__(self, path: str, turn: asyncio.Lock) -> None:
        self._path = path
        self._turn = turn  # held while writing
        self.synced = 0  # commits so far, each of one change or many
        self._groups: SimpleQueue[Group | None] = SimpleQueue()  # for the thread; None ends it
        self._thread: Thread | None = None
        self._file: sqlite3.Connection | None = None
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def keep(self, change: Change) -> None:
        """Return when the change is on disk."""
        kept = asyncio.get_running_loop().create_future()
        self._waiting.append((change, kept))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await kept

    async def close(self) -> None:
        """Let go of the file, when everything that waits is kept."""
        if self._task is not None:
            await self._task
        if self._thread is not None:
            self._groups.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        if self._thread is None:
            self._thread = Thread(target=self._run, name="commits", daemon=True)
            self._thread.start()
        while self._waiting:
            async with self._turn:
                group, self._waiting = self._waiting, []
                written: asyncio.Future[list[Exception | None]] = loop.create_future()
                self._groups.put(([change for change, _ in group], written))
                outcomes = await written
            for (_, kept), trouble in zip(group, outcomes, strict=True):
                if kept.done():
                    continue  # whoever waited has gone; the change is kept or not all the same
                if trouble is None:
                    kept.set_result(None)
                else:
                    kept.set_exception(trouble)
        self._task = None

    # -- in the thread ----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (group := self._groups.get()) is not None:
            changes, written = group
            outcomes = self._commit(changes)
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                written.get_loop().call_soon_threadsafe(settle, written, outcomes)
        self._close()

    def _commit(self, changes: Sequence[Change]) -> list[Exception | None]:
        """Commit changes in one transaction; for each of them, what went wrong."""
        try:
            cursor = self._opened().cursor()
            cursor.execute("BEGIN IMMEDIATE")
            outcomes = [self._write(cursor, change) for change in changes]
            cursor.execute("COMMIT")
            self.synced += 1
        except sqlite3.Error as error:
            self._close()  # with it goes a transaction that was begun
            return [wrapped(error) for _ in changes]
        return outcomes

    def _write(self, cursor: sqlite3.Cursor, change: Change) -> Exception | None:
        cursor.execute("SAVEPOINT one")
        try:
            for statement, rows in change:
                cursor.executemany(statement.text, [statement.plain(row) for row in rows])
        except sqlite3.Error as error:
            cursor.execute("ROLLBACK TO one")
            return wrapped(error)
        finally:
            cursor.execute("RELEASE one")
        return None

    def _opened(self) -> sqlite3.Connection:
        if self._file is None:
            self._file = sqlite3.connect(self._path, isolation_level=None)
            for pragma in PRAGMAS:
                self._file.execute(f"PRAGMA {pragma}")
        return self._file

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def settle(written: "asyncio.Future[list[Exception | None]]", outcomes: list[Exception | None]) -> None:
    """Tell who waits for a group how it went."""
    if not written.done():
        written.set_result(outcomes)


def wrapped(error: sqlite3.Error) -> Exception:
    """An error of SQLite as SQLAlchemy would raise it, without what was written."""
    return DBAPIError.instance("", None, error, sqlite3.Error, hide_parameters=True)
