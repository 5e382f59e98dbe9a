"""The herald: sees whom a table waits for, notes it in the store, and sends it when its time has come.

A notice is a row of the store until its person looks at the table: so there is never more than one for each table, and
none is lost with the process. What is sent is a row, too, until it has arrived.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, update

from quarterdeck.server import schema
from quarterdeck.server.bus import Bus
from quarterdeck.server.fleet import Alone
from quarterdeck.server.notices.letters import details, gathered, headline, words_of
from quarterdeck.server.notices.quiet import quiet_until
from quarterdeck.server.notices.sending import ARRIVED, LATER, NEVER, STOP, Letter, Sender
from quarterdeck.server.notices.wishes import Wishes
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.server.timing import Time, Timer
from quarterdeck.table.rows import Json

if TYPE_CHECKING:
    from quarterdeck.server.table import LiveTable

BACKOFF = (60.0, 300.0, 1800.0, 7200.0, 6 * 3600.0)  # seconds before each further try
AT_ONCE = 100  # deliveries in one go
LEADING = 5.0  # seconds after which a server that does not lead looks whether it does

logger = logging.getLogger(__name__)
Summary = Callable[[str, str], Awaitable[Json | None]]  # a person and a table: the table as that person may know it


class Herald:
    """Tells people who are not looking."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        time: Time,
        sender: Sender,
        wishes: Wishes,
        fleet: Alone | None = None,
        bus: Bus | None = None,
    ) -> None:
        self._store = store
        self._fleet = fleet or Alone()
        self._bus = bus or Bus()
        self._settings = settings
        self._time = time
        self._sender = sender
        self._wishes = wishes
        self._noticed: set[tuple[str, str]] = set()  # person and table with a row in the store, or on its way there
        self._woken = asyncio.Event()
        self._timer: Timer | None = None
        self._works: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._summary: Summary
        self._bus.hear("noted", self._heard_note)
        self._bus.hear("seen", lambda told: self._noticed.discard((told["guest"], told["table"])))
        self._bus.hear("mail", lambda _: self._woken.set())
        self._bus.when_resumed(lambda: self._soon(self._load()))

    async def open(self, summary: Summary) -> None:
        """Take up what was not sent."""
        self._summary = summary
        await self._load()
        self._task = asyncio.create_task(self._run(), name="herald")

    async def _load(self) -> None:
        query = select(schema.notices.c.guest, schema.notices.c.table).where(schema.notices.c.table.is_not(None))
        async with self._store.reading() as connection:
            self._noticed = {(row.guest, row.table) for row in (await connection.execute(query)).all()}
        self._woken.set()

    def _heard_note(self, told: Json) -> None:
        """Another server has noted something."""
        self._noticed.add((told["guest"], told["table"]))
        self._woken.set()

    def _wake(self) -> None:
        """Something is to be sent, by us or by the server that leads."""
        self._woken.set()
        self._bus.say("mail")

    async def close(self) -> None:
        """Send nothing more; the store has everything."""
        ending = [task for task in (self._task, *self._works) if task is not None]
        for task in ending:
            task.cancel()
        if ending:
            await asyncio.wait(ending)
        if self._timer is not None:
            self._timer.cancel()
        await self._sender.close()

    # -- seeing -----------------------------------------------------------------------------------------------------

    def changed(self, live: "LiveTable") -> None:
        """Note whom a table waits for who is not looking; forget it of those who are."""
        row = live.row
        people = {seat.guest for seat in row.seats if seat.kind == "person" and seat.guest}
        for guest in people | {seat.invited for seat in row.seats if seat.invited}:
            key = guest, row.id
            if live.saw(guest):
                if key in self._noticed:
                    self._noticed.discard(key)
                    self._soon(self._forget(guest, row.id))
            elif guest in people and len(people) > 1 and key not in self._noticed:
                kind = news(live, guest)
                if kind is not None:
                    self._noticed.add(key)
                    self._soon(self._note(guest, row.id, kind))

    def tell(self, guests: Iterable[str], table: str, kind: str) -> None:
        """Note something of a table for people who do not sit at it yet, or were changed by others."""
        for guest in guests:
            if (guest, table) not in self._noticed:
                self._noticed.add((guest, table))
                self._soon(self._note(guest, table, kind))

    def remind(self, guest: str, table: str, kind: str) -> None:
        """Note something once more that a person has not looked at, since somebody wants it so."""

        async def again() -> None:
            await self._forget(guest, table)
            await self._note(guest, table, kind, after=0.0)

        self._noticed.add((guest, table))
        self._soon(again())

    def _soon(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)

    async def _note(self, guest: str, table: str, kind: str, after: float | None = None) -> None:
        now, later = self._time.now(), self._settings.notice_after if after is None else after
        row = {"guest": guest, "table": table, "kind": kind, "at": now, "due": now + later}
        async with self._store.writing() as connection:
            await connection.execute(self._store.insert_new(schema.notices, **row))
        self._woken.set()
        self._bus.say("noted", guest=guest, table=table)

    async def _forget(self, guest: str, table: str) -> None:
        mine = (schema.notices.c.guest == guest) & (schema.notices.c.table == table)
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.notices).where(mine))
        self._bus.say("seen", guest=guest, table=table)

    async def try_out(self, guest: str) -> None:
        """Send a test by every way of a person, now."""
        now = self._time.now()
        async with self._store.writing() as connection:
            row = {"guest": guest, "table": None, "kind": "test", "at": now, "due": now}
            await connection.execute(insert(schema.notices), row)
        self._wake()

    async def confirm(self, guest: str, way: str, page: str, lang: str) -> None:
        """Send the link that confirms a mail address."""
        words = words_of(lang)
        url = f"{page}/confirm/{self._wishes.token('confirm', guest, way)}"
        title, body = words.text("notice-confirm"), words.text("notice-confirm-body")
        await self._put(guest, [(way, Letter(title, body, url, "", words.text("notice-confirm-link"), "").__dict__)])
        self._wake()

    # -- sending ----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                due = await self._work()
            except Exception:
                logger.exception("notices could not be sent")
                due = self._time.now() + BACKOFF[0]
            if self._timer is not None:
                self._timer.cancel()
            if due is not None:
                self._timer = self._time.call_at(due, self._woken.set)
            await self._woken.wait()

    async def _work(self) -> float | None:
        """Send what is due, if no other server does; when something is due next."""
        now = self._time.now()
        if not self._fleet.leads:
            return now + LEADING
        async with self._store.reading() as connection:
            query = select(schema.notices).where(schema.notices.c.due <= now).order_by(schema.notices.c.id)
            notices = (await connection.execute(query)).all()
        for guest in dict.fromkeys(one.guest for one in notices):
            await self._expand(guest, [one for one in notices if one.guest == guest], now)
        await self._deliver(now)
        async with self._store.reading() as connection:
            times = [
                await connection.scalar(select(func.min(table.c.due))) for table in (schema.notices, schema.deliveries)
            ]
        return min((at for at in times if at is not None), default=None)

    async def _expand(self, guest: str, notices: list[Any], now: float) -> None:
        """Turn what a person is to hear of into letters by his ways, or keep it until the quiet hours end."""
        wishes, ways = await self._wishes.of(guest), await self._wishes.ways(guest)
        later = quiet_until(wishes["quiet"], now)
        if later is not None and any(one.kind != "test" for one in notices):
            async with self._store.writing() as connection:
                held = schema.notices.c.id.in_([one.id for one in notices if one.kind != "test"])
                await connection.execute(update(schema.notices).where(held).values(due=later))
            notices = [one for one in notices if one.kind == "test"]
        tables: dict[str, Json] = {}
        true = []
        for one in notices:
            if one.table and (guest, one.table) not in self._noticed:
                continue  # looked at just now
            table = await self._summary(guest, one.table) if one.table else None
            if one.table and (table is None or not holds(one.kind, table)):
                await self._forget(guest, one.table)
                self._noticed.discard((guest, one.table))
                continue
            tables |= {one.table: table} if table is not None else {}
            true.append(one)
        letters = []
        for way in ways:
            wanted = [one for one in true if wants(wishes, one.kind, way)]
            if wanted:
                letters.append((way.id, self._letter(guest, way, wanted, tables, wishes).__dict__))
        await self._put(guest, letters)
        async with self._store.writing() as connection:
            done = schema.notices.c.id.in_([one.id for one in true])
            await connection.execute(delete(schema.notices).where(done, schema.notices.c.table.is_(None)))
            await connection.execute(update(schema.notices).where(done).values(due=None))

    def _letter(self, guest: str, way: Any, notices: list[Any], tables: dict[str, Json], wishes: Json) -> Letter:
        public, lang = self._settings.public.rstrip("/"), wishes["lang"]
        page = public + self._settings.base if public else wishes["page"]
        words, token = words_of(lang), self._wishes.token("stop", guest, way.id)
        stop, one = f"{page}{STOP}{token}", notices[0]
        table = tables.get(one.table or "")
        title, body, url = headline(lang, one.kind, table), details(lang, table), f"{page}/tables"
        if len(notices) > 1:
            title, body = gathered(lang, notices, tables, wishes["quiet"]["zone"])
        elif one.table:
            url = f"{page}/table/{one.table}"
        labels = words.text("notice-open"), words.text("notice-stop")
        return Letter(title, body, url, stop, *labels, tag=one.table or "")

    async def _put(self, guest: str, letters: list[tuple[str, Json]]) -> None:
        now = self._time.now()
        rows = [{"guest": guest, "way": way, "letter": letter, "tries": 0, "due": now} for way, letter in letters]
        if rows:
            async with self._store.writing() as connection:
                await connection.execute(insert(schema.deliveries), rows)

    async def _deliver(self, now: float) -> None:
        query = select(schema.deliveries).where(schema.deliveries.c.due <= now).order_by(schema.deliveries.c.id)
        async with self._store.reading() as connection:
            due = (await connection.execute(query.limit(AT_ONCE))).all()
            known = select(schema.ways).where(schema.ways.c.id.in_([one.way for one in due]))
            ways = {way.id: way for way in (await connection.execute(known)).all()}
        results = await asyncio.gather(*(self._attempt(one, ways.get(one.way)) for one in due))
        async with self._store.writing() as connection:
            for one, result in zip(due, results, strict=True):
                mine = schema.deliveries.c.id == one.id
                if result == LATER and one.tries < len(BACKOFF):
                    again = {"tries": one.tries + 1, "due": now + BACKOFF[one.tries]}
                    await connection.execute(update(schema.deliveries).where(mine).values(again))
                    continue
                await connection.execute(delete(schema.deliveries).where(mine))
                if result == NEVER and one.way in ways and ways[one.way].kind == "push":
                    await connection.execute(delete(schema.ways).where(schema.ways.c.id == one.way))

    async def _attempt(self, delivery: Any, way: Any) -> str:
        if way is None:
            return ARRIVED  # to nobody: the way was removed meanwhile
        return await self._sender.send(way, Letter(**delivery.letter))


def news(live: "LiveTable", guest: str) -> str | None:
    """What a person who is not looking does not know yet."""
    if live.summary(guest)["over"]:
        return "over"
    if live.sat_in(guest):
        return "seat"
    return "move" if live.asked(guest) else None


def holds(kind: str, table: Json) -> bool:
    """Whether a notice is still true when it is sent: nobody is told of a move that was made meanwhile."""
    return kind != "move" or (not table["over"] and bool(table["asked"]))


def wants(wishes: Json, kind: str, way: Any) -> bool:
    """Whether a person wants to hear of it this way."""
    if not way.confirmed:
        return False
    return kind == "test" or (not wishes["silent"] and way.kind in wishes["kinds"].get(kind, []))
