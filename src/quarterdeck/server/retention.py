"""Retention: tables that nobody has used for as long as the host has set are deleted."""

import asyncio
import logging
from collections.abc import Container

from sqlalchemy import delete, insert, select

from quarterdeck.live.timing import Time
from quarterdeck.server import schema
from quarterdeck.server.history import deeds_at
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store

DAY = 24 * 3600
EVERY = 3600  # seconds between two looks

logger = logging.getLogger(__name__)


async def expired(store: Store, settings: Settings, now: float) -> list[str]:
    """The tables that are kept no longer and are in no other server's memory."""
    over, updated, server = schema.tables.c.over, schema.tables.c.updated, schema.tables.c.server
    bounds = [(over.is_(True), settings.keep_finished), (over.is_(False), settings.keep_unfinished)]
    found: list[str] = []
    async with store.reading() as connection:
        for which, days in bounds:
            if days:
                old = select(schema.tables.c.id).where(which, updated < now - days * DAY, server.is_(None))
                found += await connection.scalars(old)
    return found


async def erase(store: Store, table: str) -> None:
    """Delete a table with everything that belongs to it; what its people have earned stays theirs."""
    earned = await deeds_at(store, table)
    async with store.writing() as connection:
        alone = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()
        if await connection.scalar(alone) is None:
            return  # another server was quicker
        if earned:
            await connection.execute(insert(schema.deeds), earned)
        for other in reversed(schema.METADATA.sorted_tables):
            for key in other.foreign_keys:
                if key.column is schema.tables.c.id:
                    await connection.execute(delete(other).where(key.parent == table))
        await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))


async def sweep(store: Store, settings: Settings, now: float, in_use: Container[str] = ()) -> int:
    """Delete what is kept no longer and is not looked at; how many tables that were."""
    count = 0
    for table in await expired(store, settings, now):
        if table not in in_use:
            await erase(store, table)
            count += 1
    return count


async def keep_sweeping(store: Store, settings: Settings, time: Time, in_use: Container[str]) -> None:
    """Look every hour."""
    while settings.keep_finished or settings.keep_unfinished:
        try:
            count = await sweep(store, settings, time.now(), in_use)
        except Exception:
            logger.exception("retention failed")
        else:
            logger.info("%d tables are kept no longer", count)
        again = asyncio.Event()
        time.call_at(time.now() + EVERY, again.set)
        await again.wait()
