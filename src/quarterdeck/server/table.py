"""A live table: a mailbox around `quarterdeck.table`, with the store, the connections, the bots and the time.

One task takes one thing after another out of a queue; nothing else touches the table. Whatever it gives is kept first,
acknowledged then, and told last.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from quarterdeck.server.bot_pool import BotPool, NoAnswer
from quarterdeck.server.chance import Chance
from quarterdeck.server.connections import GONE, TOO_SLOW, Connection
from quarterdeck.server.fairness import Payer
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Elsewhere, Store
from quarterdeck.server.timing import Time, Timer
from quarterdeck.server.volumes import full
from quarterdeck.table.bots import Choices, Thought
from quarterdeck.table.chat import Ear
from quarterdeck.table.gathering import is_welcome
from quarterdeck.table.opening import crew
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, Keep, TableRow, in_force
from quarterdeck.table.table import Table
from quarterdeck.table.takeback import History, wanted_states
from quarterdeck.table.times import runs_out_for
from quarterdeck.table.writing import Writing

HANGS = 5.0  # seconds that a connection may take to close

T = TypeVar("T")
Work = Callable[[float], Any]  # with the time; a `Keep` is kept

SPOKEN = {"chat", "react", "report", "strike"}

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
        self._pool = bots
        self._settings = settings
        self._time = time
        self._forget = forget
        self._changed = changed
        self._ears: dict[str, Ear] = {}  # how its people hear what is said
        self._left: dict[str, float] = {}  # when each guest has looked last
        self._chance = Chance(settings.seed)
        self._queue: asyncio.Queue[tuple[Work, Callable[[], None] | None, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._empty = asyncio.Event()  # set when the last connection has gone
        self._task: asyncio.Task[None] | None = None
        self._timer: Timer | None = None
        self._thinking: dict[str, asyncio.Task[None]] = {}
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
        self._post(self._table.wake)

    async def expel(self, code: int) -> None:
        """Close every connection with a code and wait until they are gone, though not for one that hangs."""
        for connection in self._here:
            connection.give_up(code)
        with suppress(TimeoutError):
            async with asyncio.timeout(HANGS if self._here else 0):
                await self._empty.wait()

    async def close(self) -> None:
        """Leave the memory; the store has everything."""
        ending = [task for task in (self._task, self._binding, *self._thinking.values()) if task is not None]
        self._thinking.clear()
        self._stop_timer()
        for task in ending:
            task.cancel()
        if ending:
            await asyncio.wait(ending)
        while not self._queue.empty():
            _, _, answer = self._queue.get_nowait()
            if answer is not None:
                answer.cancel()

    async def _run(self) -> None:
        while not self._is_idle():
            work, then, answer = await self._queue.get()
            try:
                result = await self._do(work, then)
            except Exception as error:
                if not isinstance(error, Refusal):
                    logger.exception("table %s: work failed", self.id)
                    self._sound = False
                if not self._sound and not self._lost:
                    self._mend_later()
                if answer is not None and not answer.done():
                    answer.set_exception(error)
            else:
                if answer is not None and not answer.done():
                    answer.set_result(result)
        self._stop_timer()
        self._forget(self.id)
        while not self._queue.empty():  # of a table that is lost
            _, _, answer = self._queue.get_nowait()
            if answer is not None and not answer.done():
                answer.set_exception(Elsewhere())

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
        for thinking in self._thinking.values():
            thinking.cancel()
        self._thinking.clear()
        for connection in self._here:
            connection.give_up(TOO_SLOW)
        self._post(lambda _: None)

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
        if len(self._table) or self._thinking or not self._queue.empty() or soon:
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

    def _post(self, work: Work) -> None:
        self._queue.put_nowait((work, None, None))

    async def _turn(self, work: Callable[[float], T], then: Callable[[], None] | None = None) -> T:
        if self._lost:
            raise Elsewhere
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, then, answer))
        return await answer

    async def _do(self, work: Work, then: Callable[[], None] | None) -> Any:
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
        self._post(self._table.wake)

    def _mend_later(self) -> None:
        """Go back to where the store is, when it answers again."""
        self._stop_timer()
        self._timer = self._time.call_at(self._time.now() + self._settings.mend, lambda: self._post(lambda _: None))

    def _go_on(self) -> None:
        """Send what is told, let bots think, and come back when something is due."""
        writing = Writing()
        for connection, message in self._table.out(self._time.now()):
            connection.send(message, writing)
        self._changed(self)
        paused = self._is_paused()
        wanted = {thought.id: thought for thought in self._table.thoughts() if not paused}
        for id_ in self._thinking.keys() - wanted.keys():
            self._thinking.pop(id_).cancel()
        for id_ in wanted.keys() - self._thinking.keys():
            self._thinking[id_] = asyncio.create_task(self._think(wanted[id_]))
        self._stop_timer()
        due, idle = None if paused else self._table.due(), self._time.now() + self._settings.idle
        self._timer = self._time.call_at(idle if due is None else min(due, idle), lambda: self._post(self._table.at))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    async def _think(self, thought: Thought) -> None:
        words = None
        try:
            words = await self._pool.choose(
                thought.level, thought.seed, thought.seconds, thought.view, thought.choices, self._for_whom()
            )
        except NoAnswer as error:
            logger.warning("table %s, seat %d: default played: %s", self.id, thought.seat, error)
        except Exception:
            logger.exception("table %s, seat %d: default played", self.id, thought.seat)
        self._post(lambda _: self._table.thought(thought.id, words))

    # -- what guests do ---------------------------------------------------------------------------------------------

    async def attach(self, connection: Connection) -> None:
        """Tell a connection everything from now on."""
        if self._lost:
            raise Elsewhere
        self._here.append(connection)
        self._empty.clear()
        name = await self._store.name_of(connection.guest)
        await self._turn(lambda _: self._table.arrive(connection, connection.guest, name))

    async def detach(self, connection: Connection) -> None:
        """Tell a connection nothing more."""
        guest = connection.guest
        self._here.remove(connection)
        if not self._here:
            self._empty.set()
        if self._lost or (self._task is not None and self._task.done()):
            return

        def leave(now: float) -> None:
            self._table.leave(connection, now)
            if guest not in self._table.guests():
                self._left[guest] = now

        with suppress(Elsewhere):
            await self._turn(leave)
        if guest and guest not in self._table.guests():
            await self._store.looked(guest, self.id, self._time.now())

    async def handle(self, connection: Connection, name: str, message: Json) -> None:
        """Do what a guest of that name asks for; the ack goes out when the store has it."""

        def ack() -> None:
            connection.send({"type": "ack", "request": message["request"]})

        if message["type"] == "hidden":
            await self._turn(lambda now: self._table.hide(connection, now, hidden=message["hidden"]))
            return
        if message["type"] == "weigh":
            weighed = await self._turn(lambda _: self._table.weigh(connection.guest, message))
            connection.send({"type": "weighed", "request": message["request"], **weighed})
            return
        if message["type"] in {"takeback", "consent"}:
            message = message | {"history": await self._history(connection.guest, message)}
        if message["type"] == "resync":
            connection.forget()
            await self._turn(lambda _: self._table.resync(connection))
        elif message["type"] in SPOKEN:
            await self._turn(lambda now: self._table.speak(connection.guest, name, message, now), ack)
        else:
            await self._turn(lambda now: self._table.handle(connection.guest, message, now), ack)
        if message.get("act") == "send_away":
            for other in [one for one in self._here if not is_welcome(self.row, one.guest)]:
                other.give_up(GONE)

    async def join(self, guest: str, own_name: str, request: Json) -> None:
        """Let a guest take an open seat; the game begins when none is left."""
        await self._turn(lambda now: self._table.join(guest, own_name, request, now))
        await self.listen_anew()

    async def invite(self, host: str, seat: int, guest: str, name: str) -> None:
        """Keep an open seat for somebody."""
        await self._turn(lambda now: self._table.invite(host, seat, guest, name, now))

    async def decline(self, guest: str) -> None:
        """Let a guest say that he does not take the seat that is kept for him."""
        await self._turn(lambda now: self._table.decline(guest, now))

    async def rematch(self, guest: str, message: Json) -> None:
        """Let a guest want to play once more with the same people, or not."""
        await self._turn(lambda now: self._table.rematch(guest, message, now))

    async def rematched(self, table: str) -> None:
        """Tell everybody at which table they go on."""
        await self._turn(lambda now: self._table.rematched(table, now))

    async def rename(self, guest: str, name: str) -> None:
        """Call a guest by a new name."""
        await self._turn(lambda _: self._table.rename(guest, name))

    async def reseat(self, old: str, new: str) -> None:
        """Give the seats of one guest to another."""
        await self._turn(lambda _: self._table.reseat(old, new))

    async def let_go(self, guest: str, names: Sequence[str]) -> None:
        """Let a guest go for good; a bot that plays on has one of the names."""
        await self._turn(lambda now: self._table.let_go(guest, names, now))

    async def question(self, guest: str, seat: int) -> tuple[Json, Choices]:
        """What a hint needs: the view of a seat that is asked, and its options; that it was asked for is kept."""
        asked = await self._turn(lambda _: self._table.question(guest, seat))
        await self._turn(lambda now: self._table.hinted(guest, seat, now))
        return asked

    async def forked(self, guest: str) -> None:
        """Keep that a guest plays on from here elsewhere, if that may be."""
        await self._turn(lambda now: self._table.forked(guest, now))

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

    def sat_in(self, guest: str) -> bool:
        """Whether a bot sits in for a guest who did not ask for it."""
        bots = [self.row.seats[seat].company.get("bot") for seat in self.row.seats_of(guest)]
        return any(bot["why"] not in {"asked", "resigned"} for bot in bots if bot)

    def runs_out(self, guest: str) -> float | None:
        """When a guest who is asked loses the decision to the clock or to a bot."""
        return runs_out_for(self.row, guest)

    def named(self) -> list[str]:
        """Whom the last line of the chat calls by name who is not looking."""
        called = self._table.named({**dict.fromkeys(listeners(self.row), Ear()), **self._ears})
        return [guest for guest in called if not self.looking(guest)]

    def asked_again(self) -> list[str]:
        """Whom somebody wants to play again with who has not answered, and is not looking."""
        row, offer = self.row, self.row.company["rematch"]
        seats = [] if offer["table"] else {*row.people()} - {*offer["yes"], *offer["no"]}
        guests = {row.seats[seat].guest or "" for seat in seats}
        return [guest for guest in guests if not self.looking(guest)]

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


def listeners(row: TableRow) -> list[str]:
    """Whose unread lines are counted: everybody who sits there, and the host."""
    return sorted({row.host, *(seat.guest for seat in row.seats if seat.guest is not None)})
