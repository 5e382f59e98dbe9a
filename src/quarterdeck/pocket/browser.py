"""The pocket in a browser's worker: what lies between JavaScript and Python, and nothing else.

The worker (web/src/pocket) loads Pyodide, imports this module, and hands in a shelf of IndexedDB and further workers.
"""

import asyncio
import gc
import itertools
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from quarterdeck.games import game, games
from quarterdeck.pocket.pocket import Pocket
from quarterdeck.pocket.shelf import Full, Unkept
from quarterdeck.table.bots import Choices
from quarterdeck.table.opening import crew
from quarterdeck.table.packing import packed, unpacked
from quarterdeck.table.rows import Json
from quarterdeck.table.settings import TableSettings
from quarterdeck.table.thinking import measured

NO_ROOM = "QuotaExceededError"  # what browsers call it
THINK = {"captain": 2.0, "legend": 5.0}  # seconds: plain Python in a browser needs more of them


class Drawer:
    """A shelf of IndexedDB."""

    def __init__(self, shelf: Any) -> None:
        self._shelf = shelf

    async def keep(self, puts: dict[str, bytes], drops: list[str]) -> None:
        """Put values on the shelf and take others off it, all or nothing."""
        from pyodide.ffi import JsException, to_js  # which a browser alone has

        try:
            await self._shelf.keep(to_js([[name, value] for name, value in puts.items()]), to_js(drops))
        except JsException as error:
            raise (Full if error.name == NO_ROOM else Unkept) from error

    async def between(self, first: str, last: str) -> Iterable[tuple[str, bytes]]:
        """The values from one key to another."""
        found = await self._shelf.between(first, last)
        return [(name, bytes(value)) for name, value in found.to_py()]


class Workers:
    """Think for bots in further workers; a thought that nobody needs any more is stopped."""

    def __init__(self, workers: Any, iterations: int = 0) -> None:
        self._workers = workers
        self._iterations = iterations  # that a bot searches, instead of seconds
        self._count = itertools.count()

    async def choose(self, level: str, seed: int, seconds: float, view: Json, choices: Choices) -> str:
        """The words that a bot answers."""
        level, seconds = measured(level, seconds, self._iterations)
        thought = next(self._count)
        job = packed([level, seed, seconds, view, choices]).decode()
        try:
            return str(await self._workers.think(thought, job))
        except asyncio.CancelledError:
            self._workers.stop(thought)
            raise


class Door:
    """What the worker calls."""

    def __init__(self, shelf: Any, workers: Any, tell: Callable[[str, str], None], settings: str) -> None:
        self._tell = tell
        chosen = {"think": THINK, **unpacked(settings)}
        seed, iterations = chosen.pop("seed", None), chosen.pop("iterations", 0)  # for tests, as a server has them
        self._pocket = Pocket(Drawer(shelf), Workers(workers, iterations), TableSettings(**chosen), seed)

    async def call(self, method: str, address: str, body: Any) -> Any:
        """The status and the body of what a call is answered."""
        from pyodide.ffi import to_js

        return to_js(await self._pocket.call(method, address, b"" if body is None else body.to_bytes()))

    def open(self, socket: str, path: str) -> Awaitable[int | None]:
        """Open a socket; the code with which it is refused."""
        return self._pocket.open(socket, path, lambda text: self._tell(socket, text))

    def say(self, socket: str, text: str) -> Awaitable[None]:
        """Do what a page asks for by a socket."""
        return self._pocket.say(socket, text)

    def shut(self, socket: str) -> Awaitable[None]:
        """The page has closed a socket."""
        return self._pocket.shut(socket)


def prepare() -> None:
    """Load everything that a game needs sooner or later, so that a memory which is kept has it."""
    crew()
    for name in games():
        game(name)
    gc.collect()
