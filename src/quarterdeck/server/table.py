"""A live table: a mailbox around `quarterdeck.table`, with the store, the connections, the bots and the time.

One task takes one thing after another out of a queue; nothing else touches the table. Whatever it gives is kept first,
acknowledged then, and told last.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from quarterdeck.server.bot_pool import BotPool
from quarterdeck.server.chance import Chance
from quarterdeck.server.connections import GONE, TOO_SLOW, Connection
from quarterdeck.server.fairness import Payer
from quarterdeck.server.mailbox import Mailbox, Then, Work
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Elsewhere, Store
from quarterdeck.server.thoughts import Thoughts
from quarterdeck.server.timing import Time, Timer
from quarterdeck.server.volumes import full
from quarterdeck.table.bots import Choices
from quarterdeck.table.chat import SPOKEN, Ear, listeners
from quarterdeck.table.gathering import is_welcome
from quarterdeck.table.opening import crew
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rematch import unanswered
from quarterdeck.table.rows import Json, Keep, TableRow, in_force
from quarterdeck.table.table import Table
from quarterdeck.table.takeback import History, wanted_states
from quarterdeck.table.writing import Writing

HANGS = 5.0  # seconds that a connection may take to close

T = TypeVar("T")

logger = logging.getLogger(__name__)


class LiveTable:
    """A table in memory. Its asynchronous methods wait for their turn in the queue."""

    def __init__(
        self,
        row: TableRow,
        store: Store,
        bots: BotPool,
        settings: Settings,
        time: Time,
        forget: Callable[[str], None],
        changed: Callable[["LiveTable"], None],
        address: str = "",
    ) -> None:
        self.id = row.id
        self._first = row
        self._store = store
        self._thinking = Thoughts(row.id, bots, self._for_whom, self._thought)
        self._settings = settings
        self._time = time
        self._forget = forget
        self._changed = changed
        self._ears: dict[str, Ear] = {}  # how its people hear what is said
        self._left: dict[str, float] = {}  # when each guest has looked last
        self._chance = Chance(settings.seed)
        self._mail = Mailbox()
        self._empty = asyncio.Event()  # set when the last connection has gone
        self._task: asyncio.Task[None] | None = None
        self._timer: Timer | None = None
        self._binding: asyncio.Task[None] | None = None
        self._sound = True  # the table stands where the store does
        self._lost = False  # another server has the table
        self._used = time.now()  # when somebody was here last
        self._here: list[Connection] = []
        self._looked = float("-inf")  # when somebody looked last
        self._payer = Payer(address or row.host, row.host, row.id, present=False)  # for whom bots think
        self._table: Table

    # -- life -------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take the table up from the store; begin its game if everybody is here."""
        row = self._first
        stored, said = await self._store.stored(row), await self._store.chat(self.id)
        self._ears = await self._store.ears(self.id, listeners(row))
        self._left = await self._store.looks(self.id)
        self._table = Table(row, stored, said, self._settings, self._draw, self._time.now(), crew())
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self._mail.post(self._table.wake)

    async def expel(self, code: int) -> None:
        """Close every connection with a code and wait until they are gone, though not for one that hangs."""
        for connection in self._here:
            connection.give_up(code)
        with suppress(TimeoutError):
            async with asyncio.timeout(HANGS if self._here else 0):
                await self._empty.wait()

    async def close(self) -> None:
        """Leave the memory; the store has everything."""
        ending = [task for task in (self._task, self._binding, *self._thinking.stop()) if task is not None]
        self._stop_timer()
        for task in ending:
            task.cancel()
        if ending:
            await asyncio.wait(ending)
        self._mail.refuse()

    async def _run(self) -> None:
        while not self._is_idle():
            try:
                await self._mail.take(self._carry_out)
            except Exception as error:
                if not isinstance(error, Refusal):
                    logger.exception("table %s: work failed", self.id)
                    self._sound = False
                if not self._sound and not self._lost:
                    self._mend_later()
        self._stop_timer()
        self._forget(self.id)
        self._mail.refuse(Elsewhere())  # of a table that is lost

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._here

    async def ended(self) -> None:
        """Wait until the table has left the memory."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def forsake(self) -> None:
        """Leave the memory because another server has the table; whoever is here finds it there."""
        self._lost = True
        self._thinking.stop()
        for connection in self._here:
            connection.give_up(TOO_SLOW)
        self._mail.post(lambda _: None)

    def _is_idle(self) -> bool:
        """Whether nobody needs the table in memory."""
        if self._lost:
            return True
        now = self._time.now()
        if self._here:
            self._used = now
            return False
        due = None if self._is_paused() else self._table.due()
        soon = due is not None and due < now + self._settings.idle
        if len(self._table) or self._thinking or not self._mail.is_empty or soon:
            self._used = now
        return now >= self._used + self._settings.idle

    def _is_paused(self) -> bool:
        """Whether bots are among themselves, and nobody has looked for a while: then they wait."""
        if self._here:
            self._looked = self._time.now()
        return not self._table.row.people() and self._time.now() >= self._looked + self._settings.unwatched

    def _for_whom(self) -> Payer:
        """For whom bots think: somebody here, first of all at a seat; else who was here last."""
        if not self._here:
            return replace(self._payer, present=False)
        seated = [one for one in self._here if self._table.row.seats_of(one.guest)]
        one = (seated or self._here)[0]
        self._payer = Payer(one.address, one.guest, self.id)
        return self._payer

    def _draw(self, *words: object) -> Any:
        return self._chance.at(self._first.secret, *words)

    # -- the mailbox ------------------------------------------------------------------------------------------------

    async def do(self, work: Callable[[Table, float], T], then: Then | None = None) -> T:
        """Let the table do something when its turn has come; the result, when the store has it."""
        if self._lost:
            raise Elsewhere
        return await self._mail.turn(lambda now: work(self._table, now), then)

    async def _carry_out(self, work: Work, then: Then | None) -> Any:
        """Let the table work; keep what it gives, then acknowledge it, then tell it."""
        if self._lost:
            raise Elsewhere
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
        except Elsewhere:
            logger.warning("table %s: another server has it", self.id)
            self.forsake()
            raise
        except Exception as error:
            logger.exception("table %s: the store did not take entry %d", self.id, keep.row.number)
            raise Refusal(409, "not_kept") from error
        self._sound = True
        number, row = keep.row.number - len(keep.entries), keep.row
        last = row.number if row.over and keep.entries else full(number, row.number)
        if last is not None and (self._binding is None or self._binding.done()):
            self._binding = asyncio.create_task(self._bind(last))

    async def _bind(self, last: int) -> None:
        """Bind what is old; if that fails it stays as it is."""
        try:
            await self._store.bind(self.id, last)
        except Exception:
            logger.exception("table %s: its log could not be bound", self.id)

    async def _mend(self) -> None:
        """Stand where the store does, if the table does not."""
        if self._sound:
            return
        row = await self._store.table(self.id) or self._table.row
        stored, said = await self._store.stored(row), await self._store.chat(self.id)
        self._table.load(row, stored, said, self._time.now())
        self._sound = True
        self._mail.post(self._table.wake)

    def _mend_later(self) -> None:
        """Go back to where the store is, when it answers again."""
        self._stop_timer()
        self._timer = self._time.call_at(
            self._time.now() + self._settings.mend, lambda: self._mail.post(lambda _: None)
        )

    def _go_on(self) -> None:
        """Send what is told, let bots think, and come back when something is due."""
        writing = Writing()
        for connection, message in self._table.out(self._time.now()):
            connection.send(message, writing)
        self._changed(self)
        paused = self._is_paused()
        self._thinking.want(() if paused else self._table.thoughts())
        due, idle = None if paused else self._table.due(), self._time.now() + self._settings.idle
        self._timer = self._time.call_at(
            idle if due is None else min(due, idle), lambda: self._mail.post(self._table.at)
        )

    def _come_back(self, when: float, work: Work) -> None:
        self._stop_timer()
        self._timer = self._time.call_at(when, lambda: self._mail.post(work))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _thought(self, thought: str, words: str | None) -> None:
        self._mail.post(lambda _: self._table.thought(thought, words))

    # -- what guests do ---------------------------------------------------------------------------------------------

    async def attach(self, connection: Connection) -> None:
        """Tell a connection everything from now on."""
        if self._lost:
            raise Elsewhere
        self._here.append(connection)
        self._empty.clear()
        name = await self._store.name_of(connection.guest)
        await self.do(lambda table, _: table.arrive(connection, connection.guest, name))

    async def detach(self, connection: Connection) -> None:
        """Tell a connection nothing more."""
        guest = connection.guest
        self._here.remove(connection)
        if not self._here:
            self._empty.set()
        if self._lost or (self._task is not None and self._task.done()):
            return

        def leave(table: Table, now: float) -> None:
            table.leave(connection, now)
            if guest not in table.guests():
                self._left[guest] = now

        with suppress(Elsewhere):
            await self.do(leave)
        if guest and guest not in self._table.guests():
            await self._store.looked(guest, self.id, self._time.now())

    async def handle(self, connection: Connection, name: str, message: Json) -> None:
        """Do what a guest of that name asks for; the ack goes out when the store has it."""

        def ack() -> None:
            connection.send({"type": "ack", "request": message["request"]})

        if message["type"] == "hidden":
            await self.do(lambda table, now: table.hide(connection, now, hidden=message["hidden"]))
            return
        if message["type"] == "weigh":
            weighed = await self.do(lambda table, _: table.weigh(connection.guest, message))
            connection.send({"type": "weighed", "request": message["request"], **weighed})
            return
        if message["type"] in {"takeback", "consent"}:
            message = message | {"history": await self._history(connection.guest, message)}
        if message["type"] == "resync":
            connection.forget()
            await self.do(lambda table, _: table.resync(connection))
        elif message["type"] in SPOKEN:
            await self.do(lambda table, now: table.speak(connection.guest, name, message, now), ack)
        else:
            await self.do(lambda table, now: table.handle(connection.guest, message, now), ack)
        if message.get("act") == "send_away":
            for other in [one for one in self._here if not is_welcome(self.row, one.guest)]:
                other.give_up(GONE)

    async def join(self, guest: str, own_name: str, request: Json) -> None:
        """Let a guest take an open seat; the game begins when none is left."""
        await self.do(lambda table, now: table.join(guest, own_name, request, now))
        await self.listen_anew()

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

    def has_room(self, guest: str) -> bool:
        """Whether one more connection of a guest fits around the table; spectators never take a player's place."""
        if self.row.seats_of(guest):
            return sum(one.guest == guest for one in self._here) < self._settings.sockets
        return sum(not self.row.seats_of(one.guest) for one in self._here) < self._settings.spectators

    def knows(self, guest: str) -> bool:
        """Whether a guest sits there or looks on."""
        return bool(self.row.seats_of(guest)) or guest in self._table.guests()

    def steps_told(self, reader: int) -> int | None:
        """How many steps a reader has been told of; None for one who reads only when everything is over."""
        return self._table.steps_told(reader)

    def asked(self, guest: str) -> bool | None:
        """Whether a guest must answer (True) or may (False) at one of his seats; None if he is not asked."""
        asked = [self._table.asked(seat) for seat in self.row.seats_of(guest)]
        return None if all(one is None for one in asked) else any(asked)

    def looking(self, guest: str) -> bool:
        """Whether a guest has a page open that is not hidden."""
        return self._table.looking(guest)

    def saw(self, guest: str) -> bool:
        """Whether a guest is looking, or has looked since something was told last."""
        looked = self._left.get(guest, 0.0)
        return self.looking(guest) or looked > self._table.summary(guest)["updated"]

    def named(self) -> list[str]:
        """Whom the last line of the chat calls by name who is not looking."""
        called = self._table.named({**dict.fromkeys(listeners(self.row), Ear()), **self._ears})
        return [guest for guest in called if not self.looking(guest)]

    def asked_again(self) -> list[str]:
        """Whom somebody wants to play again with who has not answered, and is not looking."""
        return [guest for guest in unanswered(self.row) if not self.looking(guest)]

    def unread(self, guest: str) -> int:
        """How many lines of chat a guest has not seen; whoever is here sees that there."""
        return 0 if guest in self._table.guests() else self._table.unread(guest, self._ears.get(guest, Ear()))

    async def listen_anew(self) -> None:
        """Somebody hears otherwise than before."""
        self._ears = await self._store.ears(self.id, listeners(self.row))
        self._changed(self)

    def summary(self, guest: str) -> Json:
        """What everybody may know about the table, no further than everybody has been told."""
        return self._table.summary(guest)
