"""The bus between the servers of one store: what one says, all others hear, soon and at most once.

Whoever says something has done it at his own server already. What was said while a server could not hear is lost to it:
it is told that it hears again, and reads anew what it needs.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import orjson
from sqlalchemy import ARRAY, Text, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from quarterdeck.server.fleet import Alone
from quarterdeck.server.trouble import UNREACHABLE
from quarterdeck.table.rows import Json

CHANNEL = "quarterdeck"
PIECE = 1900  # characters of a message at once, each of four bytes at the most: PostgreSQL takes 8000 bytes
MORE, LAST, DIGITS = "+", ".", "0123456789"  # a piece begins with its number, and whether more follow
AGAIN = 1.0  # seconds until a bus that broke is tried again

logger = logging.getLogger(__name__)
Ear = Callable[[Json], None]


class Bus:
    """Where there is one server, nobody hears what it says."""

    def __init__(self) -> None:
        self._ears: dict[str, list[Ear]] = {}
        self._resumed: list[Callable[[], None]] = []

    def hear(self, kind: str, ear: Ear) -> None:
        """Call this with whatever another server says of that kind."""
        self._ears.setdefault(kind, []).append(ear)

    def when_resumed(self, what: Callable[[], None]) -> None:
        """Call this when something may have been said that was not heard."""
        self._resumed.append(what)

    def say(self, kind: str, **told: Any) -> None:
        """Let all other servers hear something."""

    async def open(self) -> None:
        """Begin to hear."""

    async def close(self) -> None:
        """Hear and say nothing more."""


class PostgresBus(Bus):
    """Says and hears by PostgreSQL's NOTIFY and LISTEN; what is said at once goes out together."""

    def __init__(self, url: str, fleet: Alone) -> None:
        super().__init__()
        self._engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._fleet = fleet
        self._connection: AsyncConnection
        self._waiting: list[str] = []
        self._said = asyncio.Event()
        self._count = 0  # of pieces, since PostgreSQL says only once what is said twice at once
        self._pieces: dict[int, str] = {}  # what each server has not said to the end
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to hear."""
        await self._connect()
        self._task = asyncio.create_task(self._run(), name="bus")

    async def close(self) -> None:
        """Say what waits, then nothing more."""
        if self._task is not None:
            self._closing = True
            self._said.set()
            await asyncio.wait([self._task])
            with suppress(*UNREACHABLE):
                await self._connection.close()
        await self._engine.dispose()

    def say(self, kind: str, **told: Any) -> None:
        """Let all other servers hear something."""
        self._waiting.append(orjson.dumps([self._fleet.number, kind, told]).decode())
        self._said.set()

    async def _connect(self) -> None:
        self._connection = await self._engine.connect()
        wire: Any = (await self._connection.get_raw_connection()).driver_connection
        self._pieces.clear()
        await wire.add_listener(CHANNEL, self._heard)
        wire.add_termination_listener(lambda _: self._said.set())

    async def _run(self) -> None:
        while not self._closing:
            await self._said.wait()
            self._said.clear()
            try:
                await self._speak()
            except UNREACHABLE:
                logger.warning("the other servers cannot be heard; this one tries again")
                await self._resume()

    async def _speak(self) -> None:
        said, self._waiting = self._waiting, []
        pieces = [f"{self._next()}{piece}" for text in said for piece in cut(text)]
        piece = func.unnest(cast(pieces, ARRAY(Text))).column_valued("piece")
        await self._connection.execute(select(func.pg_notify(CHANNEL, piece)))

    def _next(self) -> int:
        self._count += 1
        return self._count

    async def _resume(self) -> None:
        while not self._closing:
            try:
                with suppress(*UNREACHABLE):
                    await self._connection.close()
                await self._connect()
            except UNREACHABLE:
                await asyncio.sleep(AGAIN)
            else:
                break
        for what in self._resumed:
            what()

    def _heard(self, _: object, sender: int, __: str, piece: str) -> None:
        """A piece of what somebody says; they come in order."""
        digits = len(piece) - len(piece.lstrip(DIGITS))
        text = self._pieces.pop(sender, "") + piece[digits + 1 :]
        if piece[digits] == MORE:
            self._pieces[sender] = text
            return
        number, kind, told = orjson.loads(text)
        if number == self._fleet.number:
            return
        for ear in self._ears.get(kind, []):
            try:
                ear(told | {"from": number})
            except Exception:
                logger.exception("what another server said was not understood: %s", kind)


def cut(text: str) -> list[str]:
    """A message in pieces, the last of them marked.

    >>> cut("a" * 3000) == ["+" + "a" * 1900, "." + "a" * 1100]
    True
    """
    pieces = [text[first : first + PIECE] for first in range(0, len(text), PIECE)]
    return [f"{MORE}{piece}" for piece in pieces[:-1]] + [f"{LAST}{pieces[-1]}"]
