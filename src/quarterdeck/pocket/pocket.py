"""The pocket: the calls and sockets of docs/protocol.md that one person, or one screen, needs."""

import asyncio
import logging
import re
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from quarterdeck import __version__
from quarterdeck.core import engine
from quarterdeck.games import game, games
from quarterdeck.live.chance import Chance
from quarterdeck.live.table import LiveTable
from quarterdeck.live.timing import RealTime, Time
from quarterdeck.pocket.page import GUEST, Page
from quarterdeck.pocket.shelf import Shelf
from quarterdeck.pocket.store import Store
from quarterdeck.pocket.thinkers import Thinkers
from quarterdeck.table.audience import summary
from quarterdeck.table.bots import Choices, Thought
from quarterdeck.table.chat import hears, shown
from quarterdeck.table.company import with_note
from quarterdeck.table.feats import feats, in_order, played_as
from quarterdeck.table.history import End, counts, end_of, favourite, result, says_something, won
from quarterdeck.table.names import cleaned
from quarterdeck.table.opening import agreed, fork_at, forked, new_row, one_screen, read_file, unfolded
from quarterdeck.table.packing import packed, unpacked
from quarterdeck.table.refusal import Refusal, phrase
from quarterdeck.table.rematch import is_agreed, seats_again
from quarterdeck.table.replay import reader_of, record_of, steps_of, told_to, unheard_by
from quarterdeck.table.rows import Json, TableRow, in_force
from quarterdeck.table.saved import check_export, seats_of
from quarterdeck.table.settings import TableSettings
from quarterdeck.table.terms import read, written
from quarterdeck.table.thinking import ADVICE, WHY, advice_of
from quarterdeck.table.why import answered_at, explained, question_of
from quarterdeck.table.writing import PROTOCOL, steps_wired

ALL = "all"  # the eyes of a replay from which nothing is hidden
WINDOW = 200  # steps that are sent at once
LATELY = 20  # results that are told
HINT = 1.5  # seconds that a hint is thought about
GONE = 4404  # close code: no such table

Call = Callable[..., Awaitable[Any]]
Tell = Callable[[str], None]

logger = logging.getLogger(__name__)


class PocketTable(LiveTable[Page]):
    """A table in the pocket."""

    def __init__(
        self,
        row: TableRow,
        store: Store,
        settings: TableSettings,
        time: Time,
        chance: Chance,
        thinkers: Thinkers,
        changed: Callable[[LiveTable[Page]], None],
    ) -> None:
        super().__init__(row, store, settings, time, chance)
        self._thinkers = thinkers
        self._tell = changed

    def _changed(self) -> None:
        self._tell(self)

    def _choose(self, thought: Thought) -> Awaitable[str]:
        return self._thinkers.choose(*thought.job())


class Pocket:
    """Plays the server's part: `call` for what is asked once, `open`, `say` and `shut` for sockets."""

    def __init__(
        self, shelf: Shelf, thinkers: Thinkers, settings: TableSettings | None = None, seed: int | None = None
    ) -> None:
        self._store = Store(shelf)
        self._thinkers = thinkers
        self._settings = settings or TableSettings()
        self._chance = Chance(seed)
        self._time = RealTime()
        self._live: dict[str, LiveTable[Page]] = {}
        self._opening = asyncio.Lock()
        self._pages: dict[str, Page] = {}  # that follow the list of tables
        self._at: dict[str, tuple[LiveTable[Page], Page]] = {}  # sockets at tables
        self._told: dict[str, Json] = {}  # the list of tables as it was told
        self._calls: list[tuple[str, re.Pattern[str], Call]] = [
            (method, re.compile(path), call)
            for method, path, call in (
                ("GET", "/api/health", self._health),
                ("GET", "/api/me", self._me),
                ("PUT", "/api/me", self._change_me),
                ("DELETE", "/api/me", self._delete_me),
                ("GET", "/api/me/person", self._person),
                ("GET", "/api/me/history", self._history),
                ("GET", "/api/me/export", self._export),
                ("GET", "/api/me/friends|/api/tournaments", self._nobody),
                ("POST", "/api/tables", self._create),
                ("POST", "/api/tables/import", self._bring_in),
                ("GET", "/api/tables/([^/]+)", self._look),
                ("DELETE", "/api/tables/([^/]+)", self._remove),
                ("GET", "/api/tables/([^/]+)/companions", self._nobody),
                ("GET", "/api/tables/([^/]+)/steps", self._steps),
                ("POST", "/api/tables/([^/]+)/fork", self._fork),
                ("POST", "/api/tables/([^/]+)/rematch", self._rematch),
                ("GET", "/api/tables/([^/]+)/record", self._record),
                ("POST", "/api/tables/([^/]+)/hint", self._hint),
                ("POST", "/api/tables/([^/]+)/why", self._why),
                ("GET", "/api/tables/([^/]+)/seen", self._seen),
                ("PUT", "/api/tables/([^/]+)/seen", self._saw),
                ("GET", "/api/tables/([^/]+)/chat", self._chat),
                ("PUT", "/api/tables/([^/]+)/chat", self._listen),
            )
        ]

    # -- calls ------------------------------------------------------------------------------------------------------

    async def call(self, method: str, address: str, body: bytes = b"") -> tuple[int, bytes]:
        """The status and the body of what a call is answered."""
        parts = urlsplit(address)
        try:
            for known, path, call in self._calls:
                found = path.fullmatch(parts.path)
                if found and known == method:
                    if method != "GET":
                        answer = await call(*map(unquote, found.groups()), body)
                    elif parts.query:
                        answer = await call(*map(unquote, found.groups()), parse_qs(parts.query))
                    else:
                        answer = await call(*map(unquote, found.groups()))
                    return 200, packed(answer)
            raise Refusal(404, "needs_server")
        except Refusal as refusal:
            return refusal.status, packed({"error": refusal.reason})
        except Exception:
            logger.exception("%s %s failed", method, parts.path)
            return 500, packed({"error": phrase("error-failed")})

    async def _health(self) -> Json:
        return {"status": "ok", "version": __version__}

    async def _me(self) -> Json:
        me = await self._store.me()
        tables = [row["table"] for row in await self._listed()]
        return {"name": me.get("name", ""), "preferences": me.get("preferences", {}), "tables": tables}

    async def _change_me(self, body: bytes) -> Json:
        asked, me = unpacked(body), await self._store.me()
        me.setdefault("since", self._time.now())
        if "preferences" in asked:
            me["preferences"] = me.get("preferences", {}) | asked["preferences"]
        if "name" in asked:
            me["name"] = cleaned(asked["name"])
        await self._store.rename(
            [renamed(row, me["name"]) for row in await self._rows()] if "name" in asked else [], me
        )
        if "name" in asked:
            for live in self._live.values():
                await live.do(lambda table, _: table.rename(GUEST, me["name"]))
        return await self._me()

    async def _delete_me(self, body: bytes) -> Json:
        if cleaned(unpacked(body)["name"]) != await self._store.name_of(GUEST):
            raise Refusal(403, "other_name")
        for table in list(self._live):
            await self._put_down(table)
        await self._store.clear()
        return {"done": True}

    async def _person(self) -> Json:
        me = await self._store.me()
        return {
            "name": me.get("name", ""),
            "preferences": me.get("preferences", {}),
            "since": me.get("since", self._time.now()),
            "devices": [],
            "passkeys": [],
        }

    async def _history(self) -> Json:
        rows = [row for row in await self._rows() if row.over and row.ranks and row.seats_of(GUEST)]
        counted = [row for row in reversed(rows) if counts(row, GUEST)]
        played, wins = Counter(row.game for row in counted), Counter(row.game for row in counted if won(row, GUEST))
        ends = [await self._end(row, row.seats_of(GUEST)[0]) for row in counted]
        said = zip(counted, ends, strict=True)
        ended = in_order([played_as(row, row.seats_of(GUEST)[0], end.marks) for row, end in said])
        return {
            "played": len(counted),
            "won": sum(wins.values()),
            "run": ended[-1].run if ended else 0,
            "best_run": max((one.run for one in ended), default=0),
            "games": [
                {"game": name, "played": count, "won": wins[name], "rating": None, "bots": {}}
                for name, count in played.most_common()
            ],
            "results": [result(row, GUEST) for row in rows[:LATELY]],
            "opponents": [],
            "favourite": favourite(counted, ends),
            "feats": feats(ended, {name: game(name) for name in games()}),
        }

    async def _end(self, row: TableRow, seat: int) -> End:
        if not says_something(row, seat):
            return End()
        return end_of(row, seat, await self._store.state(row.id, row.head))

    async def _export(self) -> Json:
        return await self._store.everything()

    async def _nobody(self, *_: object) -> list[Json]:
        return []

    # -- tables -----------------------------------------------------------------------------------------------------

    async def _create(self, body: bytes) -> Json:
        asked = unpacked(body)
        if any(seat["kind"] == "open" for seat in asked["seats"]):
            raise Refusal(409, "needs_server")
        options, start, terms = agreed(asked)
        if terms.rated:
            raise Refusal(400, "bad_term", field="rated")
        row = await self._new_row(asked["game"], options, asked["seats"], asked.get("nonce"))
        return await self._open(replace(row, terms=written(terms)), start)

    async def _bring_in(self, body: bytes) -> Json:
        """Go on with a game from a file; a position needs no seal here, and keeps the one that it has."""
        plain = unfolded(body)
        saved = read_file(plain)
        match, seats = saved.match, seats_of(saved)
        row = await self._new_row(match.game.id, match.options, seats, None)
        row = replace(row, forked=True, terms=written(read(one_screen(seats))))
        row = with_note(row, self._time.now(), "imported", None, steps=len(plain["log"]))
        return await self._open(row, match.position()["state"], plain)

    async def _fork(self, table: str, body: bytes) -> Json:
        asked, row = unpacked(body), await self._row(table)
        reader, number = fork_at(row, GUEST, asked, await self._store.log(table))
        state = await self._store.state(table, number)
        if not row.over:
            await (await self._table(table)).do(lambda one, now: one.forked(GUEST, now))
        state = forked(row, reader, state, self._chance.at(row.secret, "fork", number))
        new = await self._new_row(row.game, row.options, asked["seats"], asked.get("nonce"))
        return await self._open(replace(new, forked=True, terms=written(read(one_screen(asked["seats"])))), state)

    async def _rematch(self, table: str, body: bytes) -> Json:
        asked, live = unpacked(body), await self._table(table)
        if asked.get("more"):
            raise Refusal(409, "needs_server")
        await live.do(lambda one, now: one.rematch(GUEST, asked, now))
        row = live.row
        if not (asked["yes"] and is_agreed(row)):
            return {"id": None}
        start = game(row.game).new(len(row.seats), row.options)
        engine.settle(start)
        new = await self._new_row(row.game, row.options, [], None)
        seats = seats_again(row, lambda *words: self._chance.at(new.secret, *words))
        made = await self._open(replace(new, seats=seats, terms=row.terms), start.to_json())
        await live.do(lambda one, now: one.rematched(made["id"], now))
        return made

    async def _new_row(self, rules: str, options: dict[str, Any], seats: list[Json], nonce: str | None) -> TableRow:
        draw, id_ = self._chance.at("table", rules, options, seats), secrets.token_urlsafe(12)
        name = await self._store.name_of(GUEST)
        return new_row(id_, GUEST, name, rules, options, seats, nonce, draw, self._time.now())

    async def _open(self, row: TableRow, start: Json, origin: Json | None = None) -> Json:
        await self._store.create(row, start, origin)
        await self._table(row.id)
        return {"id": row.id}

    async def _table(self, table: str) -> LiveTable[Page]:
        """A table in memory."""
        async with self._opening:
            if table not in self._live:
                row = await self._store.table(table)
                if row is None:
                    raise Refusal(404, "no_table")
                live = PocketTable(
                    row, self._store, self._settings, self._time, self._chance, self._thinkers, self._changed
                )
                await live.open()
                self._live[table] = live
            return self._live[table]

    async def _row(self, table: str) -> TableRow:
        row = self._live[table].row if table in self._live else await self._store.table(table)
        if row is None:
            raise Refusal(404, "no_table")
        return row

    async def _look(self, table: str) -> Json:
        if table in self._live:
            return self._live[table].summary(GUEST)
        return summary(await self._row(table), GUEST, set())

    async def _remove(self, table: str, _: bytes) -> Json:
        """Forget a table; pages that are at it find nothing there any more."""
        await self._row(table)
        await self._put_down(table)
        await self._store.remove(table)
        for page in self._pages.values():
            page.send({"type": "gone", "now": self._time.now(), "table": table})
        return {"done": True}

    async def _steps(self, table: str, query: dict[str, list[str]] | None = None) -> Json:
        """A piece of the replay as a seat or a spectator saw it, or with nothing hidden when it is over."""
        asked = {name: values[-1] for name, values in (query or {}).items()}
        row, card = await self._row(table), await self._look(table)
        reader = reader_of(asked.get("seat"), len(row.seats))
        if asked.get("seat") == ALL and not card["over"]:
            raise Refusal(403, "not_over")
        if reader >= 0 and reader not in card["my_seats"] and not card["over"]:
            raise Refusal(403, "not_your_seat")
        told = self._live[table].steps_told(reader) if table in self._live else None
        entries = in_force(await self._store.log(table))
        kept = told_to(reader, entries)[:told]
        limit = min(WINDOW, int(asked.get("limit", WINDOW)))
        first = max(0, len(kept) - limit) if "after" not in asked else min(int(asked["after"]), len(kept))
        piece = kept[first : first + limit]
        states = await self._store.states(table, [entry.number for entry in piece])
        steps = steps_wired(steps_of(row, piece, states, reader, first), None)
        return {"steps": steps, "total": len(kept), "unheard": unheard_by(reader, row, entries)}

    async def _record(self, table: str) -> Json:
        """The record of a game; of one that was brought in and is not over, with what came before."""
        row, origin = await self._row(table), await self._store.origin(table)
        if not row.over:
            check_export(row, GUEST)
        start = await self._store.state(table, 0) if row.forked else None
        record = record_of(row, in_force(await self._store.log(table)), start)
        if origin is None or row.over:
            return record
        seal = {"seal": origin["seal"]} if "seal" in origin else {}
        return record | {"start": origin.get("start"), "log": [*origin["log"], *record["log"]]} | seal

    async def _hint(self, table: str, body: bytes) -> Json:
        view, choices = await (await self._table(table)).question(GUEST, unpacked(body)["seat"])
        return await self._advice(view, choices, ADVICE)

    async def _why(self, table: str, body: bytes) -> Json:
        row = await self._row(table)
        entry, number = answered_at(row, in_force(await self._store.log(table)), unpacked(body)["step"])
        state = await self._store.state(table, number)
        view, choices = question_of(row, state, entry)
        return explained(row, state, entry, await self._advice(view, choices, WHY))

    async def _advice(self, view: Json, choices: Choices, about: str) -> Json:
        seed = self._chance.at("hint", choices).getrandbits(31)
        advice = advice_of(await self._thinkers.choose(about, seed, HINT, view, choices), choices)
        if advice is None:
            raise Refusal(409, "no_hint")
        return advice

    async def _seen(self, table: str) -> Json:
        seen = await self._store.seen(table)
        return {"step": seen["step"], "ago": None if seen["at"] is None else max(0.0, self._time.now() - seen["at"])}

    async def _saw(self, table: str, body: bytes) -> Json:
        row, seen = await self._row(table), await self._store.seen(table)
        step = min(unpacked(body)["step"], max(row.step_of(seat) for seat in row.seats_of(GUEST)))
        if step >= seen["step"]:
            await self._store.saw(table, seen | {"step": step, "at": self._time.now()})
        return {}

    async def _chat(self, table: str) -> Json:
        row, card = await self._row(table), await self._look(table)
        lines = [line for line in await self._store.chat(table) if hears(row, GUEST, line, over=card["over"])]
        read = (await self._store.seen(table))["read"]
        said = [shown(row, GUEST, line) for line in lines]
        return {"lines": said, "read": read, "quiet": False, "muted": [], "blocked": []}

    async def _listen(self, table: str, body: bytes) -> Json:
        seen = await self._store.seen(table)
        await self._store.saw(table, seen | {"read": max(seen["read"], unpacked(body).get("read", 0))})
        return {}

    async def _rows(self) -> list[TableRow]:
        rows = [row for row in await self._store.rows() if row.begun or not row.over]
        return [self._live[row.id].row if row.id in self._live else row for row in rows]

    async def _listed(self) -> list[Json]:
        return [listed(self._live[row.id]) if row.id in self._live else kept(row) for row in await self._rows()]

    # -- sockets ----------------------------------------------------------------------------------------------------

    async def open(self, socket: str, path: str, tell: Tell) -> int | None:
        """Open a socket of the page, which is told what it is to hear; the code with which it is refused."""
        page = Page(tell)
        page.send({"type": "hello", "protocol": PROTOCOL, "version": __version__})
        if path == "/api/me/live":
            self._pages[socket] = page
            page.send({"type": "tables", "now": self._time.now(), "tables": await self._listed()})
            page.send({"type": "lobby", "tables": []})
            return None
        try:
            live = await self._table(unquote(path.split("/")[3]))
        except Refusal:
            return GONE
        self._at[socket] = live, page
        await live.attach(page)
        return None

    async def say(self, socket: str, text: str) -> None:
        """Do what a page asks for by a socket."""
        if socket not in self._at:
            return
        live, page = self._at[socket]
        message = unpacked(text)
        told = {"request": message.get("request", "")}
        try:
            await live.handle(page, await self._store.name_of(GUEST), message)
        except Refusal as refusal:
            page.send({"type": "refused", **told, "reason": refusal.reason, "rule": refusal.rule})
        except Exception:
            logger.exception("a request failed")
            page.send({"type": "refused", **told, "reason": phrase("error-failed"), "rule": ""})

    async def shut(self, socket: str) -> None:
        """The page has closed a socket; a table that nobody looks at leaves the memory."""
        self._pages.pop(socket, None)
        if socket not in self._at:
            return
        live, page = self._at.pop(socket)
        await live.detach(page)
        if live.is_empty:
            await self._put_down(live.id)

    async def _put_down(self, table: str) -> None:
        async with self._opening:
            live = self._live.pop(table, None)
            self._told.pop(table, None)
            self._at = {socket: at for socket, at in self._at.items() if at[0] is not live}
            if live is not None:
                await live.close()

    def _changed(self, live: LiveTable[Page]) -> None:
        """Tell the pages that follow the list how a table stands, if they do not know."""
        row = listed(live)
        if self._pages and self._told.get(live.id) != row:
            self._told[live.id] = row
            for page in self._pages.values():
                page.send({"type": "row", "now": self._time.now(), "row": row})


def listed(live: LiveTable[Page]) -> Json:
    """A table in memory as the list shows it."""
    return {"table": live.summary(GUEST), "asked": live.asked(GUEST), "unread": 0}


def kept(row: TableRow) -> Json:
    """A table that is not in memory as the list shows it."""
    must = not row.over and any(seat in row.waiting for seat in row.seats_of(GUEST))
    return {"table": summary(row, GUEST, set()), "asked": must or None, "unread": 0}


def renamed(row: TableRow, name: str) -> TableRow:
    """A table whose person has another name."""
    return row.with_seats({i: replace(seat, name=name) for i, seat in enumerate(row.seats) if seat.own})
