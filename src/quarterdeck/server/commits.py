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


def upserted(*columns: Column[Any]) -> Any:
    """Add a row, or set these columns of the one that is there; as SQLite says it."""
    table = columns[0].table
    new = sqlite.insert(table)
    return new.on_conflict_do_update(
        index_elements=table.primary_key, set_={column.name: new.excluded[column.name] for column in columns}
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


ADD_TABLE = Statement(insert(schema.tables), [column.name for column in schema.OWN_COLUMNS])
ADD_SEAT = Statement(insert(schema.seats))
ADD_ENTRY = Statement(insert(schema.log))
ADD_SNAPSHOT = Statement(insert(schema.snapshots))
ADD_RATING = Statement(insert(schema.ratings))
ADD_LINE = Statement(insert(schema.chat))
LOOKED = Statement(upserted(schema.looks.c.at))
SEEN = ("browser", "system", "seen")  # of a device, whenever it is met
MET = Statement(upserted(*(schema.devices.c[name] for name in SEEN)))
DROP_LINE = Statement(delete(schema.chat).where(*key_of(schema.chat)))
SET_SEAT = Statement(update_row(schema.seats))
ADD_VOLUME = Statement(insert(schema.volumes))
DROP_ENTRIES = Statement(delete(schema.log).where(*between(schema.log)))
DROP_SNAPSHOTS = Statement(delete(schema.snapshots).where(*between(schema.snapshots)))

AWHILE = 0.5  # seconds that a change waits at the most which nobody waits for

Change = list[tuple[Statement, list[Json]]]  # what is kept together, all or nothing
Waiting = tuple[Change, "asyncio.Future[None]"]  # and who waits for it to be kept


class Turn(asyncio.Lock):
    """Whose turn it is to write to an SQLite file."""

    def take(self) -> bool:
        """Take it if it is free, without waiting."""
        if self.locked() or self._waiters:
            return False
        self._locked = True
        return True


class Commits:
    """Commits to an SQLite file. Whatever waits while a commit is under way is committed together, by one thread.

    Each change stands or falls by itself: one that the store refuses takes no other with it.
    """

    def __init__(self, path: str, turn: Turn) -> None:
        self._path = path
        self._turn = turn  # held while writing
        self.synced = 0  # commits so far, each of one change or many
        self._groups: SimpleQueue[list[Waiting] | None] = SimpleQueue()  # for the thread; None ends it
        self._thread: Thread | None = None
        self._file: sqlite3.Connection | None = None
        self._waiting: list[Waiting] = []
        self._along: list[Waiting] = []  # goes along with what waits
        self._going: asyncio.TimerHandle | None = None  # when that goes by itself
        self._is_writing = False  # or about to
        self._next: asyncio.Task[None] | None = None  # waits for its turn

    async def keep(self, change: Change) -> None:
        """Return when the change is on disk."""
        kept = asyncio.get_running_loop().create_future()
        self._waiting.append((change, kept))
        self._start()
        await kept

    async def keep_along(self, change: Change) -> None:
        """The same, with whatever is kept next: nobody waits for it, and every commit makes others wait."""
        loop = asyncio.get_running_loop()
        kept = loop.create_future()
        self._along.append((change, kept))
        if self._going is None:
            self._going = loop.call_later(AWHILE, self._go)
        await kept

    async def close(self) -> None:
        """Let go of the file, when everything that waits is kept."""
        if self._is_writing or self._along:
            await self.keep([])
        if self._thread is not None:
            self._groups.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def _go(self) -> None:
        """Let what went along with nothing for a while go by itself."""
        self._waiting += self._along
        self._along, self._going = [], None
        if self._waiting:
            self._start()

    def _start(self) -> None:
        """Commit all that waits, unless that is under way already."""
        if not self._is_writing:
            self._is_writing = True
            if self._turn.take():
                self._hand_over()
            else:
                self._write_later()

    def _hand_over(self) -> None:
        """Let the thread commit all that waits."""
        if self._thread is None:
            self._thread = Thread(target=self._run, args=[asyncio.get_running_loop()], name="commits", daemon=True)
            self._thread.start()
        if self._going is not None:
            self._going.cancel()
        group, self._waiting, self._along, self._going = self._waiting + self._along, [], [], None
        self._groups.put(group)

    def _write_later(self) -> None:
        async def write() -> None:
            await self._turn.acquire()
            self._hand_over()

        self._next = asyncio.get_running_loop().create_task(write())

    def _written(self, group: list[Waiting], outcomes: list[Exception | None]) -> None:
        """Tell who waits for a group how it went, and go on with those who came meanwhile."""
        self._turn.release()
        for (_, kept), trouble in zip(group, outcomes, strict=True):
            if kept.done():
                continue  # whoever waited has gone; the change is kept or not all the same
            if trouble is None:
                kept.set_result(None)
            else:
                kept.set_exception(trouble)
        self._is_writing = bool(self._waiting)
        if self._is_writing:
            self._write_later()

    # -- in the thread ----------------------------------------------------------------------------------------------

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        while (group := self._groups.get()) is not None:
            outcomes = self._commit([change for change, _ in group])
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                loop.call_soon_threadsafe(self._written, group, outcomes)
            del group  # which holds who waited
        self._close()

    def _commit(self, changes: Sequence[Change]) -> list[Exception | None]:
        """Commit changes in one transaction; for each of them, what went wrong."""
        try:
            cursor = self._opened().cursor()
            cursor.execute("BEGIN IMMEDIATE")
            outcomes = self._outcomes(cursor, changes)
            cursor.execute("COMMIT")
            self.synced += 1
        except sqlite3.Error as error:
            self._close()  # with it goes a transaction that was begun
            return [wrapped(error) for _ in changes]
        return outcomes

    def _outcomes(self, cursor: sqlite3.Cursor, changes: Sequence[Change]) -> list[Exception | None]:
        """Write changes, all together; if one of them is refused, which is seldom, once more and each apart."""
        try:
            for change in changes:
                self._write(cursor, change)
        except sqlite3.Error:
            if cursor.connection.in_transaction:  # a full disk has ended it already
                cursor.execute("ROLLBACK")
            cursor.execute("BEGIN IMMEDIATE")
            return [self._apart(cursor, change) for change in changes]
        return [None] * len(changes)

    def _apart(self, cursor: sqlite3.Cursor, change: Change) -> Exception | None:
        cursor.execute("SAVEPOINT one")
        try:
            self._write(cursor, change)
        except sqlite3.Error as error:
            cursor.execute("ROLLBACK TO one")
            return wrapped(error)
        finally:
            cursor.execute("RELEASE one")
        return None

    def _write(self, cursor: sqlite3.Cursor, change: Change) -> None:
        for statement, rows in change:
            cursor.executemany(statement.text, [statement.plain(row) for row in rows])

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


def wrapped(error: sqlite3.Error) -> Exception:
    """An error of SQLite as SQLAlchemy would raise it, without what was written."""
    return DBAPIError.instance("", None, error, sqlite3.Error, hide_parameters=True)
