"""The herald: sees whom a table waits for, notes it in the store, and sends it when its time has come.

A notice is a row of the store until its person looks at the table: so there is never more than one of each kind for
each table, and none is lost with the process. What is sent is a row, too, until it has arrived.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, update

from quarterdeck.live.timing import Time, Timer
from quarterdeck.server import schema
from quarterdeck.server.bus import Bus
from quarterdeck.server.fleet import Alone
from quarterdeck.server.notices.letters import details, gathered, headline, words_of
from quarterdeck.server.notices.quiet import quiet_until
from quarterdeck.server.notices.sending import ARRIVED, LATER, NEVER, STOP, Letter, Sender
from quarterdeck.server.notices.wishes import Wishes
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.table.chat import names
from quarterdeck.table.company import is_sat_in
from quarterdeck.table.rows import Json
from quarterdeck.table.terms import HOUR, MINUTE, kept
from quarterdeck.table.times import runs_out_for

if TYPE_CHECKING:
    from quarterdeck.server.table import LiveTable

BACKOFF = (60.0, 300.0, 1800.0, 7200.0, 6 * 3600.0)  # seconds before each further try
AT_ONCE = 100  # deliveries in one go
WISH = {"rematch": "invitation"}  # kinds that are wished for by the name of another
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
        self._noticed: dict[tuple[str, str], set[str]] = {}  # the kinds of person and table that are, or will be, kept
        self._woken = asyncio.Event()
        self._timer: Timer | None = None
        self._works: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._summary: Summary
        self._bus.hear("noted", self._heard_note)
        self._bus.hear("seen", lambda told: self._is_news(told["guest"], told["table"], told["what"]))
        self._bus.hear("mail", lambda _: self._woken.set())
        self._bus.when_resumed(lambda: self._soon(self._load()))

    async def open(self, summary: Summary) -> None:
        """Take up what was not sent."""
        self._summary = summary
        await self._load()
        self._task = asyncio.create_task(self._run(), name="herald")

    async def _load(self) -> None:
        notices = schema.notices.c
        query = select(notices.guest, notices.table, notices.kind).where(notices.table.is_not(None))
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).all()
        self._noticed = {}
        for row in found:
            self._noticed.setdefault((row.guest, row.table), set()).add(row.kind)
        self._woken.set()

    def _heard_note(self, told: Json) -> None:
        """Another server has noted something."""
        self._noticed.setdefault((told["guest"], told["table"]), set()).add(told["what"])
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
        """Note what people do not know who are not looking; forget it of those who are."""
        row = live.row
        people = {seat.guest for seat in row.seats if seat.kind == "person" and seat.guest}
        for guest in people | {seat.invited for seat in row.seats if seat.invited}:
            if live.looking(guest):
                if (guest, row.id) in self._noticed:
                    self._is_news(guest, row.id)
                    self._soon(self._forget(guest, row.id))
            elif guest in people and len(people) > 1:
                self._note_news(live, guest)

    def _note_news(self, live: "LiveTable", guest: str) -> None:
        kind = news(live, guest)
        if kind is not None and not live.saw(guest):
            self.tell([guest], live.id, kind)
        end, before = runs_out_for(live.row, guest) if kind == "move" else None, warning(live.row.terms)
        if end is not None and before >= MINUTE:
            self.tell([guest], live.id, "time", max(0.0, end - before - self._time.now()))

    def tell(self, guests: Iterable[str], table: str, kind: str, after: float | None = None) -> None:
        """Note something of a table for people who are not looking, to be sent after so many seconds."""
        for guest in guests:
            noticed = self._noticed.setdefault((guest, table), set())
            if kind not in noticed:
                noticed.add(kind)
                self._soon(self._note(guest, table, kind, after))

    def remind(self, guest: str, table: str, kind: str) -> None:
        """Note something once more that a person has not looked at, since somebody wants it so."""

        async def again() -> None:
            await self._forget(guest, table, kind)
            await self._note(guest, table, kind, after=0.0)

        self._noticed.setdefault((guest, table), set()).add(kind)
        self._soon(again())

    def _is_news(self, guest: str, table: str, kind: str | None = None) -> None:
        """Whatever happens at a table, or what is of that kind, is news to a person again."""
        noticed = self._noticed.get((guest, table), set())
        noticed.difference_update({kind} if kind else noticed.copy())
        if not noticed:
            self._noticed.pop((guest, table), None)

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
        self._bus.say("noted", guest=guest, table=table, what=kind)

    async def _forget(self, guest: str, table: str, kind: str | None = None) -> None:
        mine = (schema.notices.c.guest == guest) & (schema.notices.c.table == table)
        if kind is not None:
            mine &= schema.notices.c.kind == kind
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.notices).where(mine))
        self._bus.say("seen", guest=guest, table=table, what=kind)

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
            if one.table and one.kind not in self._noticed.get((guest, one.table), set()):
                continue  # looked at just now
            table = await self._summary(guest, one.table) if one.table else None
            if one.table and (table is None or not holds(one.kind, table, now)):
                await self._forget(guest, one.table, one.kind)
                self._is_news(guest, one.table, one.kind)
                continue
            if one.kind == "time" and table is not None and table["until"] - warning(table["terms"]) > now:
                await self._put_off(one, table["until"] - warning(table["terms"]))
                continue
            if one.kind == "named" and table is not None:
                table |= {"named": await self._line_naming(guest, one.table)}
            tables |= {one.table: tables.get(one.table, {}) | table} if table is not None else {}
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

    async def _line_naming(self, guest: str, table: str) -> Json | None:
        """The last line of a table's chat that names a person."""
        row, ears = await self._store.table(table), await self._store.ears(table, [guest])
        lines = await self._store.chat(table) if row is not None else []
        found = next((line for line in reversed(lines) if row and names(row, guest, line, ears[guest])), None)
        return None if found is None else {"name": found.name, "text": found.text}

    async def _put_off(self, notice: Any, due: float) -> None:
        """Send a notice later: somebody was given more time."""
        async with self._store.writing() as connection:
            own = schema.notices.c.id == notice.id
            await connection.execute(update(schema.notices).where(own).values(due=due))

    def _letter(self, guest: str, way: Any, notices: list[Any], tables: dict[str, Json], wishes: Json) -> Letter:
        public, lang = self._settings.public.rstrip("/"), wishes["lang"]
        page = public + self._settings.base if public else wishes["page"]
        words, token = words_of(lang), self._wishes.token("stop", guest, way.id)
        stop, one = f"{page}{STOP}{token}", notices[0]
        table = tables.get(one.table or "")
        title, body = headline(lang, one.kind, table), details(lang, one.kind, table, self._time.now())
        url = f"{page}/tables"
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
    """What there is to know of a table for a person who is not looking."""
    if live.summary(guest)["over"]:
        return "over"
    if is_sat_in(live.row, guest):
        return "seat"
    return "move" if live.asked(guest) else None


def warning(terms: Json) -> float:
    """How many seconds before somebody's time is used up it is said: a tenth of it, of days an hour at least."""
    seconds = kept(terms).seconds or kept(terms).away
    return max(seconds / 10, min(HOUR, seconds / 2) if kept(terms).pace in {"days", "none"} else 0.0)


def holds(kind: str, table: Json, now: float) -> bool:
    """Whether a notice is still true when it is sent: nobody is told of a move that was made meanwhile."""
    again = asks_again(table, now)
    return {
        "move": not table["over"] and bool(table["asked"]),
        "time": not table["over"] and bool(table["asked"]) and (table["until"] or 0.0) > now,
        "over": not again,  # who is asked for another game knows that this one is over
        "rematch": again,
        "invitation": table["kept"] is not None,
    }.get(kind, True)


def asks_again(table: Json, now: float) -> bool:
    """Whether somebody wants to play again with a person who has not answered yet."""
    offer = table["rematch"]
    if offer is None or offer["table"] is not None or offer["until"] <= now:
        return False
    return not {*offer["yes"], *offer["no"]} & {*table["my_seats"]}


def wants(wishes: Json, kind: str, way: Any) -> bool:
    """Whether a person wants to hear of it this way."""
    if not way.confirmed:
        return False
    return kind == "test" or (not wishes["silent"] and way.kind in wishes["kinds"].get(WISH.get(kind, kind), []))
