"""A person with a pocket: a shelf in memory, bots that think at once, and a page that hears."""

import asyncio
import json
from collections.abc import Callable

from quarterdeck.pocket.pocket import Pocket
from quarterdeck.table.settings import TableSettings
from quarterdeck.table.thinking import think
from quarterdeck.table.writing import read

QUICK = TableSettings(think={}, bot_pause=0.0, bot_grace=0.0, bot_reply=0.0, even=0.0, clock=0.01)

SEED = 7  # of all that chance decides, so that a game is played the same again


class MemoryShelf:
    """Keeps values in memory; counts what it has kept, and refuses when it is told to."""

    def __init__(self):
        self.values: dict[str, bytes] = {}
        self.refusal: type[Exception] | None = None
        self.log: list[str] = []

    async def keep(self, puts, drops):
        await asyncio.sleep(0)
        if self.refusal is not None:
            raise self.refusal
        self.values |= puts
        for key in drops:
            self.values.pop(key, None)
        self.log.append("kept")

    async def between(self, first, last):
        await asyncio.sleep(0)
        return [(key, self.values[key]) for key in sorted(self.values) if first <= key <= last]


class Here:
    """Bots think on the spot, searching ones as little as can be; or the strongest until they are interrupted."""

    def __init__(self):
        self.ponders = False
        self.pondering = self.interrupted = 0

    async def choose(self, level, seed, seconds, view, choices):
        await asyncio.sleep(0)
        if self.ponders and level == "legend":
            self.pondering += 1
            try:
                await asyncio.Event().wait()
            finally:
                self.pondering -= 1
                self.interrupted += 1
        return think("bosun" if level in {"captain", "legend"} else level, seed, min(seconds, 0.01), view, choices)


class Person:
    """Opens pockets over one shelf, and a page at a table."""

    def __init__(self, settings=QUICK):
        self.shelf = MemoryShelf()
        self.thinkers = Here()
        self._settings = settings
        self.reload()

    def reload(self):
        """Forget everything but the shelf."""
        self.pocket = Pocket(self.shelf, self.thinkers, self._settings, seed=SEED)

    async def call(self, method, path, body=None, status=200):
        """What a call is answered."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        found, answer = await self.pocket.call(method, path, data)
        assert status == found, answer
        return json.loads(answer)

    async def create(self, game, *seats, **more):
        """A new table; its id."""
        asked = [{"kind": kind} if kind in {"me", "open"} else json.loads(kind) for kind in seats]
        return (await self.call("POST", "/api/tables", {"game": game, "seats": asked, **more}))["id"]

    async def sit(self, table):
        """A page at a table that has heard how it stands."""
        page = TablePage(self.pocket, self.shelf)
        await page.open(table)
        return page


class TablePage:
    """What a page at a table hears."""

    def __init__(self, pocket, shelf):
        self._pocket = pocket
        self._shelf = shelf
        self._known = {}
        self._numbers = 0
        self._news = asyncio.Event()
        self.heard = []
        self.states = {}
        self.table = {}

    async def open(self, table):
        assert await self._pocket.open(f"socket {id(self)}", f"/api/tables/{table}/socket", self._hear) is None
        await self.until(lambda: self.states)

    def _hear(self, text):
        message = read(json.loads(text), self._known)
        self._numbers += 1
        assert self._numbers == message["n"]
        self.heard.append(message)
        if message["type"] == "ack":
            self._shelf.log.append(f"ack {message['request']}")
        if message["type"] == "state":
            self.states[message["seat"]] = message
        if message["type"] == "table":
            self.table = message["table"]
        self._news.set()

    async def until(self, done: Callable[[], object]):
        """Wait until something is so."""
        async with asyncio.timeout(30):
            while not done():
                self._news.clear()
                await self._news.wait()

    async def say(self, **message):
        await self._pocket.say(f"socket {id(self)}", json.dumps(message))

    async def shut(self):
        await self._pocket.shut(f"socket {id(self)}")

    def asked(self):
        """The first decision that must be answered."""
        return next(
            (one["decision"] for one in self.states.values() if one["decision"] and one["decision"]["must"]), None
        )

    async def answer(self, words=None):
        """Answer what is asked, by default with the first option."""
        await self.until(lambda: self.asked() or self.table["over"])
        asked = self.asked()
        if asked is None:
            return None
        request = f"r{len(self.heard)}"
        chosen = words or asked["options"][0]["words"]
        await self.say(type="play", request=request, seat=asked["seat"], decision=asked["id"], words=chosen)
        return request

    async def play(self, answers=10_000):
        """Play on, so many answers or to the end."""
        for _ in range(answers):
            if await self.answer() is None:
                return
