"""The store: everything that must survive the server, in SQLite or PostgreSQL."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import orjson
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    delete,
    event,
    exists,
    false,
    func,
    insert,
    inspect,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quarterdeck.live import store
from quarterdeck.server import schema
from quarterdeck.server.binding import ENTRIES, POSITIONS, Binding, bound_rows
from quarterdeck.server.commits import (
    ADD_ENTRY,
    ADD_LINE,
    ADD_RATING,
    ADD_SEAT,
    ADD_SNAPSHOT,
    ADD_TABLE,
    ADD_VOLUME,
    DROP_ENTRIES,
    DROP_LINE,
    DROP_SNAPSHOTS,
    LOOKED,
    MET,
    PRAGMAS,
    SEEN,
    SET_SEAT,
    Change,
    Commits,
    Statement,
    Turn,
    set_table,
)
from quarterdeck.server.ratings import Rating, is_rated, player, rated
from quarterdeck.server.volumes import Volume, unbound
from quarterdeck.table.chat import PLAYERS, STRUCK, Ear
from quarterdeck.table.positions import BLOCK, Position, opened, read, whole
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import ChatRow, Json, Keep, SeatRow, Stored, StoredEntry, TableRow
from quarterdeck.table.telling import entry_from_json, entry_to_json, event_from_json

MOST = 2**31 - 1  # of all numbers
MIGRATING = 0x6D696772  # of PostgreSQL's advisory lock: "migr"
READERS = 15  # connections to SQLite, which stay open: each has a thread, and to start one holds everybody up
TABLE_COLUMNS = [column.name for column in schema.OWN_COLUMNS]
UNKNOWN = object()  # what is kept of a column
NEW_LOOK = {"at": 0.0, "line": 0, "quiet": False, "step": 0, "stepped": None}


class Elsewhere(Refusal):
    """The table is in the memory of another server, or on its way there."""

    def __init__(self) -> None:
        super().__init__(503, "elsewhere")


class Store(store.Store):
    """Guests, tables, logs and snapshots. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine
        self.server: int | None = None  # which of those that share the store this one is; None: there are no others
        self._turn: Turn | None = None
        self._commits: Commits | None = None
        self._binding: Binding | None = None
        self._kept: WeakValueDictionary[str, TableRow] = WeakValueDictionary()  # as they stand, of tables in memory
        if engine.url.get_backend_name() == "sqlite":  # which has one writer
            self._turn = Turn()
            self._commits = Commits(str(engine.url.database), self._turn)
            self._binding = Binding(str(engine.url.database))

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at that URL, brought up to date."""
        if make_url(url).get_backend_name() == "sqlite":
            engine = create_async_engine(
                url, hide_parameters=True, json_deserializer=orjson.loads, pool_size=READERS, max_overflow=0
            )
            event.listen(engine.sync_engine, "connect", tune_sqlite)
        else:
            engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True, json_deserializer=orjson.loads)
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # of several servers that start at once, one does it
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(migrate)
        return cls(engine)

    async def close(self) -> None:
        """Let go of all connections."""
        if self._commits is not None:
            await self._commits.close()
        if self._binding is not None:
            await self._binding.close()
        await self._engine.dispose()

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for whoever keeps things of his own here, to look only."""
        return self._engine.connect()

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction for whoever keeps things of his own here."""
        return self._writing()

    # -- keys and guests --------------------------------------------------------------------------------------------

    async def key(self, name: str) -> str:
        """A secret of this server, made when it is first needed."""
        async with self._writing() as connection:
            await connection.execute(self.insert_new(schema.keys, name=name, value=secrets.token_hex(32)))
            value = await connection.scalar(select(schema.keys.c.value).where(schema.keys.c.name == name))
        return str(value)

    async def name_of(self, guest: str) -> str:
        """The name of a guest; empty if there is none yet."""
        async with self._engine.connect() as connection:
            name = await connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest))
        return str(name or "")

    async def meet(self, device: Json) -> None:
        """Note that a device is in use, and what it looks like; whose it is stays as it was."""
        if self._commits is not None:
            await self._commits.keep([(MET, [device])])
            return
        async with self._writing() as connection:
            await connection.execute(self.insert_new(schema.devices, **device))
            own = update(schema.devices).where(schema.devices.c.id == device["id"])
            await connection.execute(own.values({name: device[name] for name in SEEN}))

    async def rename(self, guest: str, name: str) -> None:
        """Call a guest by a name, at the seats that bear it too."""
        async with self._writing() as connection:
            new = self.insert_new(schema.guests, id=guest, name=name, created=time.time(), preferences={})
            await connection.execute(new)
            await connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=name))
            await connection.execute(
                update(schema.seats).where(schema.seats.c.guest == guest, schema.seats.c.own).values(name=name)
            )

    # -- tables -----------------------------------------------------------------------------------------------------

    async def create(self, row: TableRow, start: Json) -> None:
        """Keep a new table and the position where it starts."""
        await self._write(new_table(row, start))

    async def commit(self, keep: Keep) -> None:
        """Append to the log, with the position after each number, to the chat, and keep how table and seats stand."""
        row = keep.row
        change: Change = []
        if keep.entries:
            change.append((ADD_ENTRY, [entry_columns(row, entry) for entry in keep.entries]))
        if keep.states:
            shots = self._positions.written(row.id, keep.states).items()
            change.append(
                (ADD_SNAPSHOT, [{"table": row.id, "number": number, "state": state} for number, state in shots])
            )
        if keep.seats:
            seats = [seat_columns(row, seat) | {"key_table": row.id, "key_seat": seat} for seat in keep.seats]
            change.append((SET_SEAT, seats))
        if keep.said is not None:
            gone = [{"key_table": row.id, "key_line": number} for number in (*keep.unsaid, keep.said.line)]
            change += [(DROP_LINE, gone), (ADD_LINE, [{"table": row.id, **asdict(keep.said)}])]
        if keep.entries and is_rated(row) and (rows := await self._rated(row)):
            change.append((ADD_RATING, rows))
        change.append(self._changed(row))
        try:
            await self._write(change)
        except BaseException:
            self._positions.forget(row.id)  # nobody knows whether it is kept
            raise
        self._positions.kept(row.id, keep.states)
        self._kept[row.id] = row

    async def stored(self, row: TableRow) -> Stored:
        """What is needed to go on with a table, whoever had it in memory until now."""
        self._kept.pop(row.id, None)
        return await super().stored(row)

    def _changed(self, row: TableRow) -> tuple[Statement, list[Json]]:
        """What is to be set in a table's own row: what is not as it was kept last, as far as that is known."""
        was, now = self._kept.pop(row.id, None), vars(row)
        before = {} if was is None else vars(was)
        columns = [(name, before.get(name, UNKNOWN), now[name]) for name in TABLE_COLUMNS]
        changed = {name: new for name, old, new in columns if new is not old and new != old}
        statement = set_table(*changed, held=self._commits is None)
        return statement, [changed | {"key_id": row.id, "key_server": self.server, "new_number": row.number}]

    async def bind(self, table: str, last: int) -> None:
        """Bind entries and positions up to a number into volumes, in place of their rows."""
        if self._binding is not None:
            made = await self._binding.bound(table, last)
        else:
            async with self._engine.connect() as connection:
                entries = (await connection.execute(ENTRIES, {"key": table, "last": last})).all()
                states = (await connection.execute(POSITIONS, {"key": table, "last": last})).all()
            made = await asyncio.to_thread(bound_rows, entries, [(row.number, row.state) for row in states])
        rows = [{"table": table, "first": one.first, "last": one.last, "data": data} for one, data in made]
        if rows:
            gone = [{"key_table": table, "key_first": row["first"], "key_last": row["last"]} for row in rows]
            change: Change = [(ADD_VOLUME, rows), (DROP_ENTRIES, gone), (DROP_SNAPSHOTS, gone)]
            await (self._write(change) if self._commits is None else self._commits.keep_along(change))

    async def _write(self, change: Change) -> None:
        if self._commits is not None:
            await self._commits.keep(change)
            return
        async with self._engine.begin() as connection:
            for statement, rows in change:
                done = await connection.execute(statement.clause, rows)
                if statement.clause.table is schema.tables and done.rowcount == 0:
                    raise Elsewhere

    async def table(self, table: str) -> TableRow | None:
        """A table with its seats."""
        found = await self._tables(schema.tables.c.id == table)
        return found[0] if found else None

    async def tables_of(self, guest: str, limit: int | None) -> list[TableRow]:
        """The tables that a guest opened, sits at or is invited to, newest first; not those that were cancelled."""
        seats = schema.seats.c
        sits = select(seats.table).where((seats.guest == guest) | (seats.invited == guest))
        mine = (schema.tables.c.host == guest) | schema.tables.c.id.in_(sits)
        return await self._tables(mine & (schema.tables.c.begun | schema.tables.c.over.is_(False)), limit)

    async def gathering(self, code: str) -> TableRow | None:
        """The table with open seats that answers to a code."""
        tables = schema.tables.c
        found = await self._tables((tables.code == code) & tables.begun.is_(False) & tables.over.is_(False))
        return found[0] if found else None

    async def listed(self, since: float, limit: int) -> list[TableRow]:
        """The tables that more than those with the link may come to, used since then, newest first."""
        tables = schema.tables.c
        sits = tables.begun.is_(False) & tables.terms["sit"].as_string().in_(["friends", "anybody"])
        watches = tables.begun.is_(True) & (tables.terms["watch"].as_string() == "anybody")
        return await self._tables(tables.over.is_(False) & (tables.updated >= since) & (sits | watches), limit)

    async def friends(self, guest: str) -> set[str]:
        """The people with whom a guest has finished a game, and those of his choice; not those whom he struck out."""
        over = select(schema.tables.c.id).where(schema.tables.c.over, schema.tables.c.begun)
        met = await self.met(guest, schema.seats.c.table.in_(over))
        chosen = select(schema.friends).where(schema.friends.c.guest == guest)
        async with self._engine.connect() as connection:
            for row in (await connection.execute(chosen)).all():
                met = met | {row.other} if row.friend else met - {row.other}
        return met

    async def met(self, guest: str, *where: Any) -> set[str]:
        """The people with whom a guest sits or sat at a table, also at one that is deleted."""
        seats = schema.seats.c
        mine = select(seats.table).where(seats.guest == guest)
        query = select(seats.guest).where(seats.table.in_(mine), seats.guest.is_not(None), seats.guest != guest, *where)
        deleted = select(schema.deeds.c.people).where(schema.deeds.c.guest == guest)
        async with self._engine.connect() as connection:
            there = set(await connection.scalars(query.distinct()))
            return there.union(*await connection.scalars(deleted))

    async def befriend(self, guest: str, other: str, *, friend: bool) -> None:
        """Somebody is to be a guest's friend, or not."""
        row = {"guest": guest, "other": other, "friend": friend}
        own = (schema.friends.c.guest == guest) & (schema.friends.c.other == other)
        async with self._writing() as connection:
            await connection.execute(delete(schema.friends).where(own))
            await connection.execute(insert(schema.friends), row)

    async def names_of(self, guests: Collection[str]) -> dict[str, str]:
        """What people are called who have said so."""
        query = select(schema.guests.c.id, schema.guests.c.name).where(schema.guests.c.id.in_(guests))
        async with self._engine.connect() as connection:
            return {row.id: row.name for row in (await connection.execute(query)).all()}

    async def awaiting_bots(self) -> list[str]:
        """The tables that go on by themselves: those where a person waits for bots, or for time."""
        sits = select(schema.seats.c.table).where(schema.seats.c.kind == "person")
        query = select(schema.tables.c.id).where(schema.tables.c.awaits_bot, schema.tables.c.id.in_(sits), self._ours())
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def due(self, before: float) -> list[str]:
        """The tables where time does something before that moment."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.due < before, tables.over.is_(False), self._ours())
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    def _ours(self) -> ColumnElement[bool]:
        """That a table is in no other server's memory."""
        return or_(schema.tables.c.server.is_(None), schema.tables.c.server == self.server)

    async def unfinished(self, since: float, host: str | None = None) -> int:
        """How many tables that are not over were used since then; those of one host, or all."""
        query = select(func.count()).where(schema.tables.c.over.is_(False), schema.tables.c.updated >= since)
        if host is not None:
            query = query.where(schema.tables.c.host == host)
        async with self._engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    # -- logs -------------------------------------------------------------------------------------------------------

    async def log(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The log from a number on, with what was taken back and how."""
        return [entry_from_json(entry) for entry in await self._entries(table, after + 1)]

    async def outline(self, table: str) -> list[StoredEntry]:
        """The log without words and labels, and with the events of secret answers alone."""
        return [
            StoredEntry(
                entry["number"],
                entry["back"],
                entry["seat"],
                private=entry["private"],
                events=[event_from_json(event) for event in entry["events"]] if entry["private"] else [],
            )
            for entry in await self._entries(table, 0)
        ]

    async def entries(self, table: str, numbers: Sequence[int]) -> list[StoredEntry]:
        """Some entries of the log, in order."""
        if not numbers:
            return []
        wanted = set(numbers)
        found = await self._entries(table, min(numbers), max(numbers))
        return [entry_from_json(entry) for entry in found if entry["number"] in wanted]

    async def _entries(self, table: str, first: int, last: int = MOST) -> list[Json]:
        """The rows of the log between two numbers, in order."""
        log = schema.log
        query = select(log).where(log.c.table == table, log.c.number.between(first, last))
        async with self._engine.connect() as connection:
            found = {row["number"]: dict(row) for row in (await connection.execute(query)).mappings()}
            for volume in await self._volumes(connection, table, [(first, last)]):
                found |= {entry["number"]: entry for entry in volume.entries if first <= entry["number"] <= last}
        return [found[number] for number in sorted(found)]

    async def _volumes(self, connection: AsyncConnection, table: str, spans: Sequence[tuple[int, int]]) -> list[Volume]:
        """The volumes in which numbers of these spans may lie; read after the rows, which may be bound meanwhile."""
        kept = schema.volumes
        where = or_(false(), *((kept.c.first <= last) & (kept.c.last >= first) for first, last in spans))
        query = select(kept.c.data).where(kept.c.table == table, where).order_by(kept.c.first)
        found = list(await connection.scalars(query))
        return await asyncio.to_thread(lambda: [unbound(data) for data in found]) if found else []

    async def states(self, table: str, numbers: Sequence[int]) -> dict[int, Json]:
        """The positions after log entries; they share nothing."""
        shots = schema.snapshots.c
        ends = {number // BLOCK: number for number in sorted(numbers)}  # the last one wanted of each block
        spans = [(block * BLOCK, end) for block, end in ends.items()]
        blocks = or_(false(), *(shots.number.between(first, last) for first, last in spans))
        query = select(shots.number, shots.state).where(shots.table == table, blocks)
        kept: dict[int, Position] = {}
        async with self._engine.connect() as connection:
            for row in (await connection.execute(query)).all():
                kept[row.number] = (row.number, *opened(row.state))
            for volume in await self._volumes(connection, table, spans):
                kept |= {one[0]: one for one in volume.positions if ends.get(one[0] // BLOCK, -1) >= one[0]}
        found = read(kept[number] for number in sorted(kept))
        return {number: orjson.loads(orjson.dumps(found[number])) for number in numbers if number in found}

    # -- ratings ----------------------------------------------------------------------------------------------------

    async def ratings(self, players: Sequence[str], games: Sequence[str] = ()) -> dict[tuple[str, str], Rating]:
        """The ratings of players by player and game: those of the games, or all."""
        ratings = schema.ratings.c
        query = select(schema.ratings).where(ratings.guest.in_(set(players))).order_by(ratings.games, ratings.at)
        if games:
            query = query.where(ratings.game.in_(games))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {(row.guest, row.game): Rating(row.mu, row.sigma, row.games) for row in rows}

    async def _rated(self, row: TableRow) -> list[Json]:
        """What the end of a table makes of its players' ratings; nothing if that is kept already."""
        async with self._engine.connect() as connection:
            mine = schema.ratings.c.table == row.id
            if await connection.scalar(select(schema.ratings.c.seat).where(mine).limit(1)) is not None:
                return []
        found = await self.ratings([player(seat) for seat in row.seats], [row.game])
        return rated(row, {who: rating for (who, _), rating in found.items()})

    # -- chat -------------------------------------------------------------------------------------------------------

    async def chat(self, table: str) -> list[ChatRow]:
        """All that was said at a table and is still kept."""
        query = select(schema.chat).where(schema.chat.c.table == table).order_by(schema.chat.c.line)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [ChatRow(**{name: value for name, value in row.items() if name != "table"}) for row in rows]

    async def looked(self, guest: str, table: str, at: float) -> None:
        """A guest has seen a table as it stood then."""
        if self._commits is None:
            await self._look(guest, table, at=at)
        else:
            await self._commits.keep([(LOOKED, [{**NEW_LOOK, "guest": guest, "table": table, "at": at}])])

    async def listened(self, guest: str, table: str, read: int | None, *, quiet: bool | None) -> None:
        """Keep the last line that a guest has seen at a table, which never goes back, and whether to hear nobody."""
        if quiet is not None:
            await self._look(guest, table, quiet=quiet)
        if read is not None:
            await self._look(guest, table, schema.looks.c.line < read, line=read)

    async def _look(self, guest: str, table: str, *where: Any, **values: Any) -> None:
        looks = schema.looks
        own = (looks.c.guest == guest, looks.c.table == table, *where)
        async with self._writing() as connection:
            await connection.execute(self.insert_new(looks, guest=guest, table=table, **NEW_LOOK))
            await connection.execute(update(looks).where(*own).values(**values))

    async def saw(self, guest: str, table: str, step: int, now: float) -> None:
        """Keep the last step that a guest has seen at a table, and when; it never goes back."""
        await self._look(guest, table, schema.looks.c.step <= step, step=step, stepped=now)

    async def seen(self, guest: str, table: str) -> tuple[int, float | None]:
        """The last step that a guest has seen at a table, and when that was."""
        looks = schema.looks.c
        query = select(looks.step, looks.stepped).where(looks.guest == guest, looks.table == table)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return (0, None) if found is None else (found.step, found.stepped)

    async def mute(self, guest: str, other: str, table: str, *, on: bool) -> None:
        """A guest does not want to hear another at a table, or with an empty name of a table anywhere; or wants to."""
        one = schema.mutes
        async with self._writing() as connection:
            if on:
                await connection.execute(self.insert_new(one, guest=guest, other=other, table=table))
            else:
                own = (one.c.guest == guest) & (one.c.other == other) & (one.c.table == table)
                await connection.execute(delete(one).where(own))

    async def ears(self, table: str, guests: Sequence[str]) -> dict[str, Ear]:
        """How guests hear what is said at a table."""
        looks, mutes = schema.looks, schema.mutes
        looked = select(looks).where(looks.c.table == table, looks.c.guest.in_(guests))
        muted = select(mutes).where(mutes.c.table.in_(["", table]), mutes.c.guest.in_(guests))
        async with self._engine.connect() as connection:
            seen = {row.guest: row for row in (await connection.execute(looked)).all()}
            deaf: dict[str, list[Any]] = {}
            for row in (await connection.execute(muted)).all():
                deaf.setdefault(row.guest, []).append(row)
        return {
            guest: Ear(
                seen[guest].line if guest in seen else 0,
                guest in seen and seen[guest].quiet,
                frozenset(row.other for row in deaf.get(guest, []) if row.table),
                frozenset(row.other for row in deaf.get(guest, []) if not row.table),
            )
            for guest in guests
        }

    async def looks(self, table: str) -> dict[str, float]:
        """When each guest has looked at a table last."""
        query = select(schema.looks.c.guest, schema.looks.c.at).where(schema.looks.c.table == table)
        async with self._engine.connect() as connection:
            return {row.guest: row.at for row in (await connection.execute(query)).all()}

    async def unread(self, guest: str) -> dict[str, int]:
        """How many lines of chat a player has not seen, by table; only where there are some."""
        said, looks, mutes, tables = schema.chat, schema.looks, schema.mutes, schema.tables
        mine = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
        deaf = exists().where(
            mutes.c.guest == guest, mutes.c.other == said.c.guest, mutes.c.table.in_(["", said.c.table])
        )
        query = (
            select(said.c.table, func.count().label("lines"))
            .join(tables, tables.c.id == said.c.table)
            .outerjoin(looks, (looks.c.table == said.c.table) & (looks.c.guest == guest))
            .where(said.c.table.in_(mine), said.c.guest != guest, said.c.line > func.coalesce(looks.c.line, 0))
            .where((said.c.room == PLAYERS) | tables.c.over, said.c.kind != STRUCK)
            .where(func.coalesce(looks.c.quiet, False).is_(False), ~deaf)
            .group_by(said.c.table)
        )
        async with self._engine.connect() as connection:
            return {row.table: row.lines for row in (await connection.execute(query)).all()}

    # -- inside -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn or nullcontext(), self._engine.begin() as connection:
            yield connection

    def insert_new(self, into: Any, /, **values: Any) -> Any:
        """Insert a row unless there is one."""
        dialect = sqlite if self._engine.dialect.name == "sqlite" else postgresql
        return dialect.insert(into).values(**values).on_conflict_do_nothing()

    async def _tables(self, where: Any, limit: int | None = 1) -> list[TableRow]:
        query = select(*schema.OWN_COLUMNS).where(where).order_by(schema.tables.c.updated.desc()).limit(limit)
        async with self._engine.connect() as connection:
            rows = [TableRow(**row) for row in (await connection.execute(query)).mappings()]
            sitting = select(schema.seats).where(schema.seats.c.table.in_([row.id for row in rows]))
            by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for seat in (await connection.execute(sitting.order_by(schema.seats.c.table, schema.seats.c.seat))).all():
                by_table[seat.table].append(seat_row(seat))
        return [replace(row, seats=by_table[row.id]) for row in rows]


def new_table(row: TableRow, start: Json) -> Change:
    """What keeps a new table and the position where it starts."""
    return [
        (ADD_TABLE, [table_columns(row)]),
        (ADD_SEAT, [seat_columns(row, seat) for seat in range(len(row.seats))]),
        (ADD_SNAPSHOT, [{"table": row.id, "number": 0, "state": whole(start)}]),
    ]


async def add_table(connection: AsyncConnection, row: TableRow, start: Json) -> None:
    """Keep a new table in a transaction that keeps more."""
    for statement, rows in new_table(row, start):
        await connection.execute(statement.clause, rows)


def seat_row(row: Row[Any]) -> SeatRow:
    """A seat as it was kept."""
    return SeatRow(row.kind, row.guest, row.own, row.name, row.level, row.nonce, row.live, row.company, row.invited)


def seat_columns(row: TableRow, number: int) -> Json:
    """The values of a seat's row."""
    seat = row.seats[number]
    return {
        "table": row.id,
        "seat": number,
        "kind": seat.kind,
        "guest": seat.guest,
        "own": seat.own,
        "name": seat.name,
        "level": seat.level,
        "nonce": seat.nonce,
        "live": seat.live,
        "company": seat.company,
        "invited": seat.invited,
    }


def table_columns(row: TableRow) -> Json:
    """The values of a table's own row."""
    return {name: getattr(row, name) for name in TABLE_COLUMNS}


def entry_columns(row: TableRow, entry: StoredEntry) -> Json:
    """The values of a log entry's row."""
    return {"table": row.id, **entry_to_json(entry), "at": row.updated}


def tune_sqlite(connection: Any, _: object) -> None:
    """Set what holds for every connection to SQLite."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the tables of the store up to date; an empty store gets today's at once."""
    if inspect(connection).get_table_names():
        command.upgrade(migrations(connection), "head")
    else:
        schema.METADATA.create_all(connection)
        command.stamp(migrations(connection), "head")


def migrations(connection: Connection) -> Config:
    """The changes of the schema, for Alembic."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
