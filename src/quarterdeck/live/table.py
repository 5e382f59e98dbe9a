"""A table in memory: a mailbox around `quarterdeck.table`, with a store, connections, bots and time.

One task takes one thing after another out of a queue; nothing else touches the table. Whatever it gives is kept first,
acknowledged then, and told last.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Generic, TypeVar

from quarterdeck.live.chance import Chance
from quarterdeck.live.connection import Connection
from quarterdeck.live.mailbox import Mailbox, Then, Work
from quarterdeck.live.store import Store
from quarterdeck.live.thoughts import Thoughts
from quarterdeck.live.timing import Time, Timer
from quarterdeck.table.bots import Choices, Thought
from quarterdeck.table.chat import SPOKEN
from quarterdeck.table.opening import crew
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, Keep, TableRow, in_force
from quarterdeck.table.settings import TableSettings
from quarterdeck.table.table import Table
from quarterdeck.table.takeback import History, wanted_states
from quarterdeck.table.writing import Writing

C = TypeVar("C", bound=Connection)
T = TypeVar("T")

logger = logging.getLogger(__name__)


class LiveTable(ABC, Generic[C]):
    """A table in memory. Its asynchronous methods wait for their turn in the queue.

    Nothing that it holds holds it: so it goes as soon as it is forgotten, and no search for dead circles is needed.
    """

    def __init__(
        self,
        row: TableRow,
        store: Store,
        settings: TableSettings,
        time: Time,
        chance: Chance,
    ) -> None:
        self.id = row.id
        self._first = row
        self._store = store
        self._thinking = Thoughts(row.id)
        self._settings = settings
        self._time = time
        self._chance = chance
        self._mail = Mailbox()
        self._task: asyncio.Task[None] | None = None
        self._timer: Timer | None = None
        self._returns = float("inf")  # when the timer calls
        self._sound = True  # the table stands where the store does
        self._here: list[C] = []
        self._table: Table

    # -- life -------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take the table up from the store; begin its game if everybody is here."""
        row = self._first
        stored, said = await self._store.stored(row), await self._store.chat(self.id)
        draw = partial(self._chance.at, row.secret)
        self._table = Table(row, stored, said, self._settings, draw, self._time.now(), crew())
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self._mail.post(self._table.wake)

    async def close(self) -> None:
        """Leave the memory; the store has everything."""
        ending = self._tasks()
        self._stop_timer()
        for task in ending:
            task.cancel()
        if ending:
            await asyncio.wait(ending)
        self._mail.refuse()

    def _tasks(self) -> list[asyncio.Task[None]]:
        """Whatever is under way, bots break off."""
        return [*([] if self._task is None else [self._task]), *self._thinking.stop()]

    async def _run(self) -> None:
        while not self._is_idle():
            try:
                await self._mail.take(self._carry_out)
            except Exception as error:
                if not isinstance(error, Refusal):
                    logger.exception("table %s: work failed", self.id)
                    self._sound = False
                if not self._sound:
                    self._come_back(self._time.now() + self._settings.mend, lambda _: None)
        self._stop_timer()

    def _is_idle(self) -> bool:
        """Whether nobody needs the table in memory; unless its owner knows better, he closes it."""
        return False

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._here

    @property
    def is_over(self) -> bool:
        """Whether the table has left the memory."""
        return self._task is not None and self._task.done()

    # -- the mailbox ------------------------------------------------------------------------------------------------

    async def do(self, work: Callable[[Table, float], T], then: Then | None = None) -> T:
        """Let the table do something when its turn has come; the result, when the store has it."""
        return await self._mail.turn(lambda now: work(self._table, now), then)

    async def _carry_out(self, work: Work, then: Then | None) -> Any:
        """Let the table work; keep what it gives, then acknowledge it, then tell it."""
        await self._mend()
        result = work(self._time.now())
        if isinstance(result, Keep):
            await self._keep(result)
        if then is not None:
            then()
        if isinstance(result, Keep):
            self._table.done(self._time.now())
        self._go_on()
        return result

    async def _keep(self, keep: Keep) -> None:
        self._sound = False
        try:
            await self._store.commit(keep)
        except Refusal:
            raise
        except Exception as error:
            logger.exception("table %s: the store did not take entry %d", self.id, keep.row.number)
            raise Refusal(409, "not_kept") from error
        self._sound = True

    async def _mend(self) -> None:
        """Stand where the store does, if the table does not."""
        if self._sound:
            return
        row = await self._store.table(self.id) or self._table.row
        stored, said = await self._store.stored(row), await self._store.chat(self.id)
        self._table.load(row, stored, said, self._time.now())
        self._sound = True
        self._mail.post(self._table.wake)

    def _go_on(self) -> None:
        """Send what is told, let bots think, and come back when something is due."""
        writing = Writing()
        for connection, message in self._table.out(self._time.now()):
            connection.send(message, writing)
        self._changed()
        self._thinking.want(self._thoughts(), self._choose, self._thought)
        due = self._due()
        if due is None:
            self._stop_timer()
        elif due < self._returns:  # one that calls too early finds nothing to do, and is set anew
            self._come_back(due, self._table.at)
        for connection in self._here:  # who hears of it now finds all of it done
            connection.flush()

    def _changed(self) -> None:
        """Something may look otherwise than before."""

    @abstractmethod
    def _choose(self, thought: Thought) -> Awaitable[str]:
        """Let a bot think; the words that it answers."""

    def _thoughts(self) -> Iterable[Thought]:
        """What bots are to think about now."""
        return self._table.thoughts()

    def _due(self) -> float | None:
        """When something is to be done next."""
        return self._table.due()

    def _come_back(self, when: float, work: Work) -> None:
        self._stop_timer()
        self._returns = when
        self._timer = self._time.call_at(when, lambda: self._back(work))

    def _back(self, work: Work) -> None:
        self._timer, self._returns = None, float("inf")
        self._mail.post(work)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._returns = None, float("inf")

    def _thought(self, thought: str, words: str | None) -> None:
        self._mail.post(lambda _: self._table.thought(thought, words))

    # -- what guests do ---------------------------------------------------------------------------------------------

    async def attach(self, connection: C) -> None:
        """Tell a connection everything from now on."""
        self._here.append(connection)
        name = await self._store.name_of(connection.guest)
        await self.do(lambda table, _: table.arrive(connection, connection.guest, name))

    async def detach(self, connection: C) -> None:
        """Tell a connection nothing more."""
        self._here.remove(connection)
        if not self.is_over:
            await self.do(lambda _, now: self._leave(connection, now))

    def _leave(self, connection: C, now: float) -> None:
        self._table.leave(connection, now)

    async def handle(self, connection: C, name: str, message: Json) -> None:
        """Do what a guest of that name asks for; the ack goes out when the store has it."""
        guest = connection.guest

        def ack() -> None:
            connection.send({"type": "ack", "request": message["request"]})

        match message["type"]:
            case "hidden":
                await self.do(lambda table, now: table.hide(connection, now, hidden=message["hidden"]))
            case "weigh":
                weighed = await self.do(lambda table, _: table.weigh(guest, message))
                connection.send({"type": "weighed", "request": message["request"], **weighed})
            case "resync":
                connection.forget()
                await self.do(lambda table, _: table.resync(connection))
            case kind if kind in SPOKEN:
                await self.do(lambda table, now: table.speak(guest, name, message, now), ack)
            case "takeback" | "consent":
                asked = message | {"history": await self._history(guest, message)}
                await self.do(lambda table, now: table.handle(guest, asked, now), ack)
            case _:
                await self.do(lambda table, now: table.handle(guest, message, now), ack)

    async def question(self, guest: str, seat: int) -> tuple[Json, Choices]:
        """What a hint needs: the view of a seat that is asked, and its options; that it was asked for is kept."""
        asked = await self.do(lambda table, _: table.question(guest, seat))
        await self.do(lambda table, now: table.hinted(guest, seat, now))
        return asked

    async def _history(self, guest: str, message: Json) -> History:
        """The log in force, and the positions that are needed to take back the last answer of who asks for it."""
        row = self.row
        request = row.company.get("takeback")
        if message["seat"] not in row.seats_of(guest):
            raise Refusal(403, "not_your_seat")
        if request is None and message["type"] == "consent":
            raise Refusal(409, "no_takeback_asked")
        seat = (request or message)["seat"]
        entries = in_force(await self._store.log(self.id))
        return History(entries, await self._store.states(self.id, wanted_states(row, entries, seat)))

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def row(self) -> TableRow:
        """The table as the store has it."""
        return self._table.row

    def steps_told(self, reader: int) -> int | None:
        """How many steps a reader has been told of; None for one who reads only when everything is over."""
        return self._table.steps_told(reader)

    def asked(self, guest: str) -> bool | None:
        """Whether a guest must answer (True) or may (False) at one of his seats; None if he is not asked."""
        asked = [self._table.asked(seat) for seat in self.row.seats_of(guest)]
        return None if all(one is None for one in asked) else any(asked)

    def summary(self, guest: str) -> Json:
        """What everybody may know about the table, no further than everybody has been told."""
        return self._table.summary(guest)
