"""A fleet: the servers that share one store, and which of them has a table in memory.

A server is a row of `servers` and an advisory lock of PostgreSQL's with the row's number, which goes with the
connection that holds it, however that ends. Whoever finds a row whose lock is free deletes it, and with it goes the
hold on all its tables. A table is held by its own row: that is what a commit asks for in the same statement, so that a
server which was given up for lost, and was not, changes nothing any more.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import aiohttp
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool
from typing_extensions import TypedDict

from quarterdeck.core.errors import CannotServe
from quarterdeck.server import schema
from quarterdeck.server.address import home_address
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.server.trouble import UNREACHABLE
from quarterdeck.table.rows import Json

LOCK = 0x71756172  # of PostgreSQL's advisory locks: "quar", with the number of a server; alone, shared by all
LEAD = 0  # the number of the server that leads
BEAT = 1.0  # seconds between two looks at the others
ASKING = 3.0  # seconds that another server may take to answer
KEEPALIVES = {  # so that a machine that has vanished is noticed, not only a process
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}
ROWS = "/api/fleet/rows"


class RowsRequest(TypedDict):
    """What one server asks another: how a guest's list shows tables."""

    guest: str
    tables: list[str]


logger = logging.getLogger(__name__)


class Alone:
    """The only server of its store: every table is its own."""

    leads = True  # does what one server does for all
    number = 0

    async def check(self) -> None:
        """A `CannotServe` if the store is not to be shared now."""

    async def board(self, store: Store, key: str) -> None:
        """Become one of the servers of a store that was opened; they know each other by a key."""

    def sail(self, orphaned: Callable[[], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Watch the others: `orphaned` is called when tables have lost their server, `lost` when ours lost its own."""

    async def leave(self) -> None:
        """Let go of all tables."""

    async def close(self) -> None:
        """Let go of the store."""

    def knows(self, given: str) -> bool:
        """Whether somebody is a server of the fleet, by what he sends as authorization."""
        return False

    async def claim(self, table: str) -> bool:
        """Hold a table that is in no server's memory; whether it is ours now."""
        return True

    def release(self, table: str) -> None:
        """Let go of a table that has left the memory."""

    async def released(self, table: str) -> None:
        """Wait until nobody holds a table any more that was let go of."""

    async def owner(self, table: str) -> str | None:
        """The address of the other server that has a table in memory."""
        return None

    async def look(self) -> None:
        """See who of the others is gone."""

    async def rows(self, guest: str, tables: Iterable[str]) -> dict[str, Json]:
        """Of the tables that other servers have in memory, how a guest's list shows them."""
        return {}


class Fleet(Alone):
    """One of the servers that share a PostgreSQL database."""

    def __init__(self, url: str, settings: Settings) -> None:
        self.leads = False
        self._address = settings.fleet_address or reached_at(settings)
        self._base = settings.base
        self._engine = create_async_engine(url, poolclass=NullPool, connect_args={"server_settings": KEEPALIVES})
        self._looking = asyncio.Lock()
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._ending = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection  # the one that holds the locks
        self._store: Store
        self.http: aiohttp.ClientSession  # to the other servers
        self.password: str  # by which the servers know each other
        self._orphaned: Callable[[], None]
        self._lost: Callable[[], Awaitable[None]]

    # -- life -------------------------------------------------------------------------------------------------------

    async def check(self) -> None:
        """A `CannotServe` if the store is not to be shared now."""
        self._connection = await self._engine.connect()
        shared = await self._connection.scalar(select(func.pg_try_advisory_lock_shared(LOCK)))
        await self._connection.commit()
        if not shared:
            await self.close()
            place = self._engine.url
            raise CannotServe(
                f"expected a store that may be shared; found {place.database} on {place.host or 'this machine'} in use "
                "by an older Quarterdeck, or by one that restores it: end that first"
            )

    async def board(self, store: Store, key: str) -> None:
        """Become one of the servers of a store that was opened; they know each other by a key."""
        self._store = store
        self.password = f"Bearer {key}"
        self.http = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0), auto_decompress=False, cookie_jar=aiohttp.DummyCookieJar()
        )
        await self._enrol()

    def sail(self, orphaned: Callable[[], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Watch the others: `orphaned` is called when tables have lost their server, `lost` when ours lost its own."""
        self._orphaned, self._lost = orphaned, lost
        self._task = asyncio.create_task(self._watch(), name="fleet")

    async def leave(self) -> None:
        """Let go of all tables."""
        if self._task is not None:
            self._ending.set()
            await asyncio.wait([self._task])
        try:
            if self._releasing:
                await asyncio.wait(self._releasing.values())
            async with self._store.writing() as connection:
                await connection.execute(delete(schema.servers).where(schema.servers.c.id == self.number))
        except UNREACHABLE:
            logger.warning("this server could not take its leave; the others will notice")
        await self.http.close()

    async def close(self) -> None:
        """Let go of the store, and of the locks with it."""
        with suppress(*UNREACHABLE):
            await self._connection.close()
        await self._engine.dispose()

    async def _enrol(self) -> None:
        """Take a number and its lock; nobody sees one without the other."""
        await self._forget_gone()
        new = insert(schema.servers).values(address=self._address).returning(schema.servers.c.id)
        self.number = int(await self._connection.scalar(new) or 0)
        await self._connection.execute(select(func.pg_advisory_lock(LOCK, self.number)))
        await self._connection.commit()
        self._store.server = self.number
        await self._maybe_lead()

    async def _watch(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), BEAT)
            if self._ending.is_set():
                return
            try:
                await self.look()
            except UNREACHABLE:
                self.leads = False
                logger.warning("the database does not answer this server; it tries again")
                async with self._looking:
                    await self._resume()

    async def _resume(self) -> None:
        """Take the locks again; if the others have given this server up meanwhile, its tables are theirs."""
        try:
            with suppress(*UNREACHABLE):
                await self._connection.close()
            self._connection = await self._engine.connect()
            locks = select(func.pg_advisory_lock_shared(LOCK), func.pg_try_advisory_lock(LOCK, self.number))
            await self._connection.execute(locks)
            known = select(schema.servers.c.id).where(schema.servers.c.id == self.number)
            is_known = await self._connection.scalar(known) is not None
            await self._connection.commit()
            if not is_known:
                logger.warning("the other servers have taken over what was here")
                await self._lost()
                await self._enrol()
                self._orphaned()
        except UNREACHABLE:
            return

    # -- the others -------------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """See who of the others is gone, and lead if nobody does."""
        async with self._looking:
            gone = await self._forget_gone()
            await self._maybe_lead()
        if gone:
            logger.warning("%d other servers are gone; their tables are taken over", gone)
            self._orphaned()

    async def _forget_gone(self) -> int:
        """Delete the servers that are gone; how many those were."""
        servers = schema.servers.c
        is_free = func.pg_try_advisory_xact_lock(LOCK, servers.id)
        gone = await self._connection.execute(delete(schema.servers).where(servers.id != self.number, is_free))
        await self._connection.commit()
        return gone.rowcount

    async def _maybe_lead(self) -> None:
        if not self.leads:
            self.leads = bool(await self._connection.scalar(select(func.pg_try_advisory_lock(LOCK, LEAD))))
            await self._connection.commit()

    async def rows(self, guest: str, tables: Iterable[str]) -> dict[str, Json]:
        """Of the tables that other servers have in memory, how a guest's list shows them."""
        asked = list(tables)
        if not asked:
            return {}
        columns = schema.tables.c.id, schema.servers.c.address
        query = select(*columns).join(schema.servers).where(schema.tables.c.id.in_(asked), *self._others())
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).all()
        by_address: dict[str, list[str]] = {}
        for table, address in found:
            by_address.setdefault(address, []).append(table)
        told = await asyncio.gather(*(self._ask(address, guest, some) for address, some in by_address.items()))
        return {row["table"]["id"]: row for rows in told for row in rows}

    async def _ask(self, address: str, guest: str, tables: list[str]) -> list[Json]:
        body, headers = (
            {"guest": guest, "tables": tables},
            {"authorization": self.password, "accept-encoding": "identity"},
        )
        try:
            url, timeout = f"http://{address}{self._base}{ROWS}", aiohttp.ClientTimeout(ASKING)
            async with self.http.post(url, json=body, headers=headers, timeout=timeout) as answer:
                found: list[Json] = await answer.json() if answer.status == 200 else []
                return found
        except (aiohttp.ClientError, OSError, TimeoutError):
            return []  # it is as the store has it

    def knows(self, given: str) -> bool:
        """Whether somebody is a server of the fleet, by what he sends as authorization."""
        return secrets.compare_digest(given.encode(), self.password.encode())

    # -- tables -----------------------------------------------------------------------------------------------------

    async def claim(self, table: str) -> bool:
        """Hold a table that is in no server's memory; whether it is ours now."""
        await self.released(table)
        tables = schema.tables
        free = tables.c.server.is_(None) | (tables.c.server == self.number)
        async with self._store.writing() as connection:
            held = await connection.execute(update(tables).where(tables.c.id == table, free).values(server=self.number))
        return held.rowcount > 0

    def release(self, table: str) -> None:
        """Let go of a table that has left the memory."""
        self._releasing[table] = asyncio.create_task(self._release(table))

    async def released(self, table: str) -> None:
        """Wait until nobody holds a table any more that was let go of."""
        leaving = self._releasing.get(table)
        if leaving is not None:
            await asyncio.wait([leaving])

    async def _release(self, table: str) -> None:
        tables = schema.tables
        mine = (tables.c.id == table) & (tables.c.server == self.number)
        try:
            async with self._store.writing() as connection:
                await connection.execute(update(tables).where(mine).values(server=None))
        except UNREACHABLE:
            logger.warning("a table could not be let go of; it stays here")
        finally:
            del self._releasing[table]

    async def owner(self, table: str) -> str | None:
        """The address of the other server that has a table in memory."""
        query = select(schema.servers.c.address).join(schema.tables).where(schema.tables.c.id == table, *self._others())
        async with self._store.reading() as connection:
            found = await connection.scalar(query)
        return None if found is None else str(found)

    def _others(self) -> list[Any]:
        return [schema.servers.c.id != self.number]


def reached_at(settings: Settings) -> str:
    """Where the other servers reach this one, if nobody says so."""
    host = settings.host
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - asked, not bound
        host = home_address() or "127.0.0.1"
    name = f"[{host}]" if ":" in host and host[0] != "[" else host
    return f"{name}:{settings.port}"
