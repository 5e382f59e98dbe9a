"""A live table of a server: with many people who come and go, bots that think for somebody, and other servers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from quarterdeck.live import table
from quarterdeck.live.chance import Chance
from quarterdeck.live.mailbox import Then, Work
from quarterdeck.live.timing import Time
from quarterdeck.server.bot_pool import BotPool
from quarterdeck.server.connections import GONE, TOO_SLOW, Connection
from quarterdeck.server.fairness import Payer
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Elsewhere, Store
from quarterdeck.server.volumes import full
from quarterdeck.table.bots import Thought
from quarterdeck.table.chat import Ear, listeners
from quarterdeck.table.gathering import is_welcome
from quarterdeck.table.rematch import unanswered
from quarterdeck.table.rows import Json, Keep, TableRow
from quarterdeck.table.table import Table

HANGS = 5.0  # seconds that a connection may take to close

T = TypeVar("T")

logger = logging.getLogger(__name__)


class LiveTable(table.LiveTable[Connection]):
    """A table in memory. It leaves it when nobody has looked for a while, and when another server has the table."""

    _store: Store
    _settings: Settings

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
        chance = Chance(settings.seed)
        super().__init__(row, store, settings, time, chance)
        self._tell = changed
        self._bots = bots
        self._forget = forget
        self._ears: dict[str, Ear] = {}  # how its people hear what is said
        self._left: dict[str, float] = {}  # when each guest has looked last
        self._empty = asyncio.Event()  # set when the last connection has gone
        self._binding: asyncio.Task[None] | None = None
        self._lost = False  # another server has the table
        self._rests = False  # it is to leave as soon as it can
        self._used = time.now()  # when somebody was here last
        self._looked = float("-inf")  # when somebody looked last
        self._payer = Payer(address or row.host, row.host, row.id, present=False)  # for whom bots think

    # -- life -------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take the table up from the store; begin its game if everybody is here."""
        self._ears = await self._store.ears(self.id, listeners(self._first))
        self._left = await self._store.looks(self.id)
        await super().open()

    async def expel(self, code: int) -> None:
        """Close every connection with a code and wait until they are gone, though not for one that hangs."""
        for connection in self._here:
            connection.give_up(code)
        with suppress(TimeoutError):
            async with asyncio.timeout(HANGS if self._here else 0):
                await self._empty.wait()

    def _tasks(self) -> list[asyncio.Task[None]]:
        return [*super()._tasks(), *([] if self._binding is None else [self._binding])]

    async def _run(self) -> None:
        await super()._run()
        self._forget(self.id)
        self._mail.refuse(Elsewhere())  # of a table that is lost

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

    @property
    def used(self) -> float:
        """When somebody was here last, or something was done."""
        return self._used

    def rest(self) -> None:
        """Leave the memory as soon as there is nothing to do, unless somebody comes."""
        self._rests = True
        self._mail.post(lambda _: None)

    def _is_idle(self) -> bool:
        if self._lost:
            return True
        now = self._time.now()
        if self._here:
            self._used, self._rests = now, False
            return False
        due = None if self._is_paused() else self._table.due()
        soon = due is not None and due < now + self._settings.idle
        if len(self._table) or self._thinking or not self._mail.is_empty or soon:
            self._used = now
            return False
        return now >= self._used + (0 if self._rests else self._settings.idle)

    def _is_paused(self) -> bool:
        """Whether bots are among themselves, and nobody has looked for a while: then they wait."""
        if self._here:
            self._looked = self._time.now()
        return not self._table.row.people() and self._time.now() >= self._looked + self._settings.unwatched

    # -- the mailbox ------------------------------------------------------------------------------------------------

    async def do(self, work: Callable[[Table, float], T], then: Then | None = None) -> T:
        """Let the table do something when its turn has come; the result, when the store has it."""
        if self._lost or self.is_over:  # whoever comes again finds it where it is
            raise Elsewhere
        return await super().do(work, then)

    async def _carry_out(self, work: Work, then: Then | None) -> Any:
        if self._lost:
            raise Elsewhere
        return await super()._carry_out(work, then)

    async def _keep(self, keep: Keep) -> None:
        try:
            await super()._keep(keep)
        except Elsewhere:
            logger.warning("table %s: another server has it", self.id)
            self.forsake()
            raise
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

    def _due(self) -> float:
        due, idle = None if self._is_paused() else super()._due(), self._time.now() + self._settings.idle
        return idle if due is None else min(due, idle)

    def _thoughts(self) -> Iterable[Thought]:
        return () if self._is_paused() else super()._thoughts()

    def _changed(self) -> None:
        self._tell(self)

    def _choose(self, thought: Thought) -> Awaitable[str]:
        return self._bots.choose(*thought.job(), self._for_whom())

    def _for_whom(self) -> Payer:
        """For whom bots think: somebody here, first of all at a seat; else who was here last."""
        if not self._here:
            return replace(self._payer, present=False)
        seated = [one for one in self._here if self._table.row.seats_of(one.guest)]
        one = (seated or self._here)[0]
        self._payer = Payer(one.address, one.guest, self.id)
        return self._payer

    # -- what guests do ---------------------------------------------------------------------------------------------

    async def attach(self, connection: Connection) -> None:
        """Tell a connection everything from now on."""
        if self._lost or self.is_over:
            raise Elsewhere
        self._empty.clear()
        await super().attach(connection)

    async def detach(self, connection: Connection) -> None:
        """Tell a connection nothing more."""
        guest, is_over = connection.guest, self._lost or self.is_over
        if self._here == [connection]:
            self._empty.set()
        with suppress(Elsewhere):
            await super().detach(connection)
        if not is_over and guest and guest not in self._table.guests():
            await self._store.looked(guest, self.id, self._time.now())

    def _leave(self, connection: Connection, now: float) -> None:
        super()._leave(connection, now)
        if connection.guest not in self._table.guests():
            self._left[connection.guest] = now

    async def handle(self, connection: Connection, name: str, message: Json) -> None:
        """Do what a guest of that name asks for; whoever is sent away must go."""
        await super().handle(connection, name, message)
        if message.get("act") == "send_away":
            for other in [one for one in self._here if not is_welcome(self.row, one.guest)]:
                other.give_up(GONE)

    async def join(self, guest: str, own_name: str, request: Json) -> None:
        """Let a guest take an open seat; the game begins when none is left."""
        await self.do(lambda table, now: table.join(guest, own_name, request, now))
        await self.listen_anew()

    # -- looking ----------------------------------------------------------------------------------------------------

    def has_room(self, guest: str) -> bool:
        """Whether one more connection of a guest fits around the table; spectators never take a player's place."""
        if self.row.seats_of(guest):
            return sum(one.guest == guest for one in self._here) < self._settings.sockets
        return sum(not self.row.seats_of(one.guest) for one in self._here) < self._settings.spectators

    def knows(self, guest: str) -> bool:
        """Whether a guest sits there or looks on."""
        return bool(self.row.seats_of(guest)) or guest in self._table.guests()

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
        self._changed()
