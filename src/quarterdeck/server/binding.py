"""Reads old rows of a table's log and positions, and binds them into volumes."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
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
    """What a value of a column is, from what SQLite keeps of it."""
    if isinstance(column.type, JSON):
        return lambda kept: None if kept is None else orjson.loads(kept)
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


def bound_in(path: str, table: str, last: int) -> list[tuple[Volume, bytes]]:
    """The same from an SQLite file in one go: SQLAlchemy's way takes longer than all the rest of a game's end."""
    asked = {"key": table, "last": last}
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute(ENTRIES_TEXT, asked).fetchall()
        entries = [[read(kept) for read, kept in zip(READ, row, strict=True)] for row in rows]
        return bound_rows(entries, file.execute(POSITIONS_TEXT, asked).fetchall())
