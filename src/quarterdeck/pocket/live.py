"""A table in the memory of a pocket: the shelf, the thinkers, the pages and the time around `quarterdeck.table`.

One thing happens after another. Whatever the table gives is kept first, acknowledged then, and told last.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Any, Protocol, TypeVar

from quarterdeck.pocket.store import Store
from quarterdeck.table.bots import Choices, Thought
from quarterdeck.table.chat import SPOKEN
from quarterdeck.table.opening import crew
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, Keep, TableRow, in_force
from quarterdeck.table.settings import TableSettings
from quarterdeck.table.table import Table
from quarterdeck.table.takeback import History, wanted_states
from quarterdeck.table.writing import Known, Writing

GUEST = "me"  # the one person

T = TypeVar("T")
logger = logging.getLogger(__name__)


class Thinkers(Protocol):
    """Think for bots, somewhere else."""

    def choose(self, level: str, seed: int, seconds: float, view: Json, choices: Choices) -> Awaitable[str]:
        """The words that a bot answers; whoever does not want to know any more cancels it."""


class Page:
    """An open page: what it is told, numbered."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._sent = 0
        self._known: Known = {}

    def send(self, message: Json, writing: Writing | None = None) -> None:
        """Send a message with the next number."""
        self._sent += 1
        text = (writing or Writing()).text(message, self._known)
        self._tell(f'{{"n":{self._sent},{text[1:]}')

    def forget(self) -> None:
        """The page has lost count of what it was told: tell it whole views again."""
        self._known.clear()


class LiveTable:
    """A table in memory."""

    def __init__(
        self,
        row: TableRow,
        store: Store,
        thinkers: Thinkers,
        settings: TableSettings,
        changed: Callable[["LiveTable"], None],
    ) -> None:
        self.id = row.id
        self._first = row
        self._store = store
        self._thinkers = thinkers
        self._settings = settings
        self._changed = changed
        self._turn = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._posted: set[asyncio.Task[Any]] = set()
        self._sound = True  # the table stands where the store does
        self._table: Table

    async def open(self) -> None:
        """Take the table up from the store; begin its game if everybody is here."""
        stored, said = await self._store.stored(self._first), await self._store.chat(self.id)
        self._table = Table(self._first, stored, said, self._settings, draw, time.time(), crew())
        await self.do(self._table.wake)

    def close(self) -> None:
        """Leave the memory; the store has everything."""
        self._stop_timer()
        for task in [*self._thinking.values(), *self._posted]:
            task.cancel()
        self._thinking.clear()

    # -- turns ------------------------------------------------------------------------------------------------------

    async def do(self, work: Callable[[float], T], then: Callable[[], None] | None = None) -> T:
        """Let the table work; keep what it gives, then acknowledge it, then tell it."""
        async with self._turn:
            await self._mend()
            result = work(time.time())
            if isinstance(result, Keep):
                self._sound = False
                await self._store.commit(result)
                self._sound = True
            if then is not None:
                then()
            if isinstance(result, Keep):
                self._table.done(time.time())
            self._go_on()
            return result

    async def _mend(self) -> None:
        """Stand where the store does, if the table does not."""
        if self._sound:
            return
        row = await self._store.row(self.id) or self._table.row
        self._table.load(row, await self._store.stored(row), await self._store.chat(self.id), time.time())
        self._sound = True
        self._table.done(time.time())

    def _post(self, work: Callable[[float], Any]) -> None:
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self._posted.add(task)
        task.add_done_callback(self._posted.discard)

    async def _quietly(self, work: Callable[[float], Any]) -> None:
        try:
            await self.do(work)
        except Refusal as refusal:
            logger.warning("table %s: %s", self.id, refusal)
        except Exception:
            logger.exception("table %s: work failed", self.id)
            self._sound = False

    def _go_on(self) -> None:
        """Send what is told, let bots think, and come back when something is due."""
        writing = Writing()
        for page, message in self._table.out(time.time()):
            page.send(message, writing)
        self._changed(self)
        wanted = {thought.id: thought for thought in self._table.thoughts()}
        for id_ in self._thinking.keys() - wanted.keys():
            self._thinking.pop(id_).cancel()
        for id_ in wanted.keys() - self._thinking.keys():
            self._thinking[id_] = asyncio.get_running_loop().create_task(self._think(wanted[id_]))
        self._stop_timer()
        due = self._table.due()
        if due is not None:
            wait = max(0.0, due - time.time())
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self._post(self._table.at))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    async def _think(self, thought: Thought) -> None:
        words = None
        try:
            words = await self._thinkers.choose(
                thought.level, thought.seed, thought.seconds, thought.view, thought.choices
            )
        except Exception:
            logger.exception("table %s, seat %d: default played", self.id, thought.seat)
        self._post(lambda _: self._table.thought(thought.id, words))

    # -- what the person does ---------------------------------------------------------------------------------------

    async def arrive(self, page: Page, name: str) -> None:
        """Tell a page everything from now on."""
        await self.do(lambda _: self._table.arrive(page, GUEST, name))

    async def leave(self, page: Page) -> None:
        """Tell a page nothing more."""
        await self.do(lambda now: self._table.leave(page, now))

    async def handle(self, page: Page, name: str, message: Json) -> None:
        """Do what a page asks for; the ack goes out when the store has it."""

        def ack() -> None:
            page.send({"type": "ack", "request": message["request"]})

        kind = message["type"]
        if kind == "hidden":
            await self.do(lambda now: self._table.hide(page, now, hidden=message["hidden"]))
        elif kind == "weigh":
            weighed = await self.do(lambda _: self._table.weigh(GUEST, message))
            page.send({"type": "weighed", "request": message["request"], **weighed})
        elif kind == "resync":
            page.forget()
            await self.do(lambda _: self._table.resync(page))
        elif kind in SPOKEN:
            await self.do(lambda now: self._table.speak(GUEST, name, message, now), ack)
        else:
            if kind in {"takeback", "consent"}:
                message = message | {"history": await self._history(message["seat"])}
            await self.do(lambda now: self._table.handle(GUEST, message, now), ack)

    async def _history(self, seat: int) -> History:
        """The log in force, and the positions that are needed to take back the last answer of a seat."""
        if seat not in self.row.seats_of(GUEST):
            raise Refusal(403, "not_your_seat")
        entries = in_force(await self._store.log(self.id))
        return History(entries, await self._store.states(self.id, wanted_states(self.row, entries, seat)))

    async def question(self, seat: int) -> tuple[Json, Choices]:
        """What a hint needs: the view of a seat that is asked, and its options."""
        return await self.do(lambda _: self._table.question(GUEST, seat))

    async def rematch(self, message: Json) -> None:
        """Want to play once more, or not."""
        await self.do(lambda now: self._table.rematch(GUEST, message, now))

    async def rematched(self, table: str) -> None:
        """Tell at which table it goes on."""
        await self.do(lambda now: self._table.rematched(table, now))

    async def forked(self) -> None:
        """Keep that the person plays on from here elsewhere, if that may be."""
        await self.do(lambda now: self._table.forked(GUEST, now))

    async def rename(self, name: str) -> None:
        """Call the person by a new name."""
        await self.do(lambda _: self._table.rename(GUEST, name))

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def row(self) -> TableRow:
        """The table as the store has it."""
        return self._table.row

    def steps_told(self, reader: int) -> int | None:
        """How many steps a reader has been told of; None for one who reads only when everything is over."""
        return self._table.steps_told(reader)

    def summary(self) -> Json:
        """What the page of a table and the list of tables show of it."""
        return self._table.summary(GUEST)

    def listed(self) -> Json:
        """The table as the list of tables shows it."""
        asked = [self._table.asked(seat) for seat in self.row.seats_of(GUEST)]
        must = None if all(one is None for one in asked) else any(asked)
        return {"table": self.summary(), "asked": must, "unread": 0}


def draw(*_: object) -> SystemRandom:
    """Chance of the machine's own, whatever it is for."""
    return SystemRandom()
