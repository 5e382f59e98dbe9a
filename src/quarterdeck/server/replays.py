"""Replays in pieces: windows of steps, made and compressed once, however many ask for them."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

import orjson

from quarterdeck.server.store import Store
from quarterdeck.table.replay import steps_of, told_to, unheard_by
from quarterdeck.table.rows import Json, StoredEntry, TableRow, in_force
from quarterdeck.table.writing import steps_wired

WINDOW = 200  # steps that are sent at once, at the most
OUTLINES = 64  # tables whose outline is remembered
WINDOWS = 512  # windows that are remembered, compressed

K = TypeVar("K")
T = TypeVar("T")


class Replays:
    """Windows of replays. One is made at a time, so that nobody's replay keeps people from playing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._outlines: Once[tuple[str, int], list[StoredEntry]] = Once(OUTLINES)
        self._windows: Once[tuple[str, int, int, int, int], bytes] = Once(WINDOWS)
        self._making = asyncio.Lock()

    async def window(self, row: TableRow, reader: int, told: int | None, after: int | None, limit: int) -> bytes:
        """So many steps after one of a reader who was told so many of them; without `after`, the last ones. Gzipped."""
        outline = await self._outlines.get((row.id, row.number), lambda: self._outline(row.id))
        kept = told_to(reader, outline)[:told]
        first = max(0, len(kept) - limit) if after is None else min(after, len(kept))
        last = min(len(kept), first + limit)
        key = row.id, row.number, reader, first, last
        facts: Json = {"total": len(kept), "unheard": unheard_by(reader, row, outline)}
        return await self._windows.get(key, lambda: self._make(row, reader, kept[first:last], first, facts))

    async def _outline(self, table: str) -> list[StoredEntry]:
        return in_force(await self._store.outline(table))

    async def _make(self, row: TableRow, reader: int, kept: list[StoredEntry], first: int, facts: Json) -> bytes:
        numbers = [entry.number for entry in kept]
        async with self._making:
            entries = await self._store.entries(row.id, numbers)
            states = await self._store.states(row.id, numbers)
            return await asyncio.to_thread(packed, row, reader, entries, states, first, facts)


def packed(
    row: TableRow, reader: int, entries: list[StoredEntry], states: dict[int, Json], first: int, facts: Json
) -> bytes:
    """A window as it is sent."""
    steps = steps_wired(steps_of(row, entries, states, reader, first), None)
    return gzip.compress(orjson.dumps({"steps": steps} | facts), 6)


class Once(Generic[K, T]):
    """Things that are made once; those asked for least lately are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[K, asyncio.Future[T]] = OrderedDict()
        self.made = 0

    async def get(self, key: K, make: Callable[[], Awaitable[T]]) -> T:
        """The thing of a key; whoever comes while it is being made waits for it."""
        if key not in self._found:
            self.made += 1
            self._found[key] = asyncio.ensure_future(make())
        self._found.move_to_end(key)
        while len(self._found) > self._most:
            self._found.popitem(last=False)
        try:
            return await asyncio.shield(self._found[key])
        except Exception:
            self._found.pop(key, None)
            raise
