"""The lobby: opens tables, finds them, and keeps the live ones."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Coroutine, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, cast

from quarterdeck.core import engine
from quarterdeck.core.events import ALL
from quarterdeck.games import game
from quarterdeck.live.chance import Chance
from quarterdeck.live.thoughts import NoAnswer
from quarterdeck.live.timing import Time, Timer
from quarterdeck.server import protocol
from quarterdeck.server.bot_pool import BotPool
from quarterdeck.server.bus import Bus
from quarterdeck.server.connections import GONE
from quarterdeck.server.drawing import Scene
from quarterdeck.server.fairness import Payer
from quarterdeck.server.fleet import Alone
from quarterdeck.server.friends import friend_called, handle
from quarterdeck.server.moments import Moments
from quarterdeck.server.replays import Replays
from quarterdeck.server.retention import erase
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Elsewhere, Store
from quarterdeck.server.table import LiveTable
from quarterdeck.server.watch import Watch, listed
from quarterdeck.table.audience import summary
from quarterdeck.table.bots import Choices
from quarterdeck.table.chat import hears, listeners, shown, speaker
from quarterdeck.table.company import with_note
from quarterdeck.table.gathering import invited, is_welcome
from quarterdeck.table.names import cleaned
from quarterdeck.table.opening import agreed, crew, fork_at, forked, new_row, one_screen, read_file, unfolded
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rematch import is_agreed, seats_again
from quarterdeck.table.replay import reader_of, record_of
from quarterdeck.table.rows import Json, SeatRow, TableRow, in_force
from quarterdeck.table.saved import check_export, check_seal, sealed, seats_of
from quarterdeck.table.terms import kept, read, written
from quarterdeck.table.thinking import ADVICE, WHY
from quarterdeck.table.times import runs_out_for
from quarterdeck.table.why import answered_at, explained, question_of

WEEK = 7 * 24 * 3600
DAY = 24 * 3600
LISTED = 50  # open tables on the start page
FILES = "files"  # the name of the key that seals positions
SHOWN = 200  # tables on a guest's page


class Lobby:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        settings: Settings,
        time: Time,
        fleet: Alone | None = None,
        bus: Bus | None = None,
    ) -> None:
        self._store = store
        self._fleet = fleet or Alone()
        self._bus = bus or Bus()
        self._bots = bots
        self._time = time
        self._settings = settings
        self._chance = Chance(settings.seed)
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        self._replays = Replays(store)
        self._moments = Moments(store)
        self._reading = asyncio.Lock()  # one file at a time is replayed
        self._rematching = asyncio.Lock()  # two who say yes at once get one table
        self._hinting: dict[str, str] = {}  # guests who wait for a hint, and their addresses
        self._closing: set[str] = set()  # tables that are being deleted
        self._work: set[asyncio.Task[None]] = set()  # that other servers have asked for
        self.watch = Watch(time, self._bus)
        self._timer: Timer | None = None
        self._waking: asyncio.Task[None] | None = None
        self.followers = [self.watch.changed]  # are told whenever a table changes
        self._bus.hear("orphans", lambda _: self.take_up())
        self._bus.hear("rename", lambda told: self._soon(self._rename(told["guest"], told["name"])))
        self._bus.hear("let_go", lambda told: self._soon(self._let_go(told["guest"])))
        self._bus.hear("mute", lambda told: self._soon(self._listen_anew(told["guest"])))

    async def open(self) -> None:
        """Take up the tables that go on by themselves."""
        for table in await self._store.awaiting_bots():
            with suppress(Elsewhere):
                await self.table(table)
        await self._wake()

    def take_up(self) -> None:
        """Take up the tables that go on by themselves and whose server is gone."""
        if self._timer is not None:
            self._timer.cancel()
        self._soon(self.open())

    async def hand_over(self, table: str) -> bool:
        """Let another server, where somebody comes to a table, have it if nobody is at it here; whether it may."""
        live = self._live_table(table)
        if live is None or not live.is_empty:
            return False
        live.forsake()
        await live.ended()
        await self._fleet.released(table)
        return True

    async def abandon(self) -> None:
        """Leave all tables to other servers."""
        for opening in list(self._live.values()):
            with suppress(Refusal):
                (await opening).forsake()

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _wake(self) -> None:
        """Take up the tables where time does something soon although nobody comes, and look again later."""
        idle = self._settings.idle
        for table in await self._store.due(self._time.now() + idle):
            with suppress(Elsewhere):
                await self.table(table)
        self._timer = self._time.call_at(self._time.now() + idle / 2, self._wake_later)

    def _wake_later(self) -> None:
        self._waking = asyncio.create_task(self._wake())

    async def close(self) -> None:
        """Put all tables down; the store has everything."""
        if self._timer is not None:
            self._timer.cancel()
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.wait([self._waking])
        for task in self._work:
            task.cancel()
        if self._work:
            await asyncio.wait(self._work)
        for opening in self._live.values():
            await (await opening).close()
        self._live.clear()

    async def remove(self, table: str) -> None:
        """Send everybody away from a table and delete it."""
        await self._row(table)
        self._closing.add(table)
        try:
            if table in self._live:
                live = await self._live[table]
                await live.expel(GONE)
                self._live.pop(table, None)
                await live.close()
            await erase(self._store, table)
        finally:
            self._closing.discard(table)

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def __contains__(self, table: object) -> bool:
        """Whether a table is in memory."""
        return table in self._live

    def sits(self, guest: str, table: str) -> bool:
        """Whether a guest has a seat at a table that is in memory."""
        live = self._live_table(table)
        return live is not None and bool(live.row.seats_of(guest))

    # -- tables -----------------------------------------------------------------------------------------------------

    async def table(self, table: str, address: str = "") -> LiveTable:
        """The live table of that id; its bots think for somebody at that address until somebody comes."""
        if table in self._closing:
            raise Refusal(404, "no_table")
        if table not in self._live:
            self._live[table] = asyncio.create_task(self._load(table, address))
        opening = self._live[table]
        try:
            return await asyncio.shield(opening)
        except BaseException:
            if opening.done():
                self._live.pop(table, None)
            raise

    async def _load(self, table: str, address: str) -> LiveTable:
        is_ours = await self._fleet.claim(table)
        row = await self._row(table)
        if not is_ours:
            raise Elsewhere
        live = LiveTable(row, self._store, self._bots, self._settings, self._time, self._forget, self._tell, address)
        try:
            await live.open()
        except BaseException:
            self._fleet.release(table)
            raise
        self._make_room()
        return live

    def _make_room(self) -> None:
        """Let those tables rest that nobody has looked at for longest, where there are too many of them."""
        if len(self._live) <= self._settings.idle_tables:
            return
        known = [self._live_table(table) for table in self._live]
        left = sorted((live for live in known if live is not None and live.is_empty), key=lambda live: live.used)
        for live in left[: max(0, len(left) - self._settings.idle_tables)]:
            live.rest()

    def _tell(self, live: LiveTable) -> None:
        for follower in self.followers:
            follower(live)

    def _forget(self, table: str) -> None:
        self._live.pop(table, None)
        self._fleet.release(table)

    def _live_table(self, table: str) -> LiveTable | None:
        opening = self._live.get(table)
        done = opening is not None and opening.done() and not opening.cancelled() and opening.exception() is None
        return opening.result() if opening is not None and done else None

    async def _row(self, table: str) -> TableRow:
        live = self._live_table(table)
        row = live.row if live is not None else await self._store.table(table)
        if row is None:
            raise Refusal(404, "no_table")
        return row

    async def create(self, guest: str, name: str, request: protocol.TableRequest, address: str = "") -> str:
        """Open a table from its setup."""
        options, start, terms = agreed(request)
        row = self._new_row(guest, name, request["game"], options, request["seats"], request.get("nonce"))
        row = replace(await self._with_friends(row, request["seats"]), terms=written(terms))
        return await self._open(row, start, address)

    def seated(self, request: protocol.TableRequest, people: Sequence[tuple[str, str]]) -> tuple[TableRow, Json]:
        """A table that nobody has to come to before it begins: people by id and name, and the request's bots behind."""
        options, start, terms = agreed(request)
        row = self._new_row(people[0][0], "", request["game"], options, request["seats"], None)
        sitting = {
            seat: SeatRow("person", guest, own=True, name=name, nonce=row.seats[seat].nonce)
            for seat, (guest, name) in enumerate(people)
        }
        return replace(row.with_seats(sitting), terms=written(terms)), start

    async def is_full(self) -> bool:
        """Whether there are as many tables as there may be."""
        return await self._store.unfinished(self._time.now() - WEEK) >= self._settings.tables

    async def _with_friends(self, row: TableRow, seats: list[protocol.SeatRequest]) -> TableRow:
        """A new table with the seats that are kept for friends of its host."""
        for seat, one in enumerate(seats):
            if one["kind"] == "open" and "friend" in one:
                friend, name = await friend_called(self._store, row.host, one["friend"])
                row = invited(row, row.host, seat, friend, name, row.created)
        return row

    async def kept_for(self, table: str) -> list[str]:
        """The people for whom seats of a table are kept."""
        return [seat.invited for seat in (await self._row(table)).seats if seat.invited is not None]

    async def invite(self, guest: str, table: str, request: protocol.InviteRequest) -> str:
        """Let the host keep an open seat for a friend, or ask again; the friend."""
        live, seat = await self.table(table), request["seat"]
        if "who" in request:
            friend, name = await friend_called(self._store, guest, request["who"])
        else:
            asked = live.row.seats[seat] if seat < len(live.row.seats) else SeatRow("open")
            friend, name = asked.invited or "", asked.name
        if not friend:
            raise Refusal(409, "not_there")
        await live.do(lambda table, now: table.invite(guest, seat, friend, name, now))
        return friend

    async def decline(self, guest: str, table: str) -> None:
        """Let a guest not take the seat that is kept for him."""
        live = await self.table(table)
        await live.do(lambda table, now: table.decline(guest, now))

    async def companions(self, guest: str, table: str) -> list[protocol.Companion]:
        """The other people at a guest's table, and whether they are his friends."""
        row, friends = await self._row(table), await self._store.friends(guest)
        others = [(seat, one.guest) for seat, one in enumerate(row.seats) if one.guest and one.guest != guest]
        if not row.seats_of(guest):
            raise Refusal(403, "not_your_seat")
        return [{"seat": seat, "who": handle(guest, other), "friend": other in friends} for seat, other in others]

    async def fork(self, guest: str, name: str, table: str, request: protocol.ForkRequest, address: str = "") -> str:
        """Open a table that goes on from a step: from the very position if the game is over, else a possible one."""
        row = await self._row(table)
        reader, number = fork_at(row, guest, request, await self._store.log(table))
        state = await self._store.state(table, number)
        if not row.over:
            live = await self.table(table)
            await live.do(lambda table, now: table.forked(guest, now))
        state = forked(row, reader, state, self._chance.at(row.secret, "fork", number))
        new = self._new_row(guest, name, row.game, row.options, request["seats"], request.get("nonce"))
        terms = written(read(one_screen(request["seats"])))
        return await self._open(replace(new, forked=True, terms=terms), state, address)

    async def bring_in(self, guest: str, name: str, file: bytes, address: str = "") -> str:
        """Open a table that goes on with a saved game; it is marked as such."""
        plain = unfolded(file)
        check_seal(await self._store.key(FILES), plain)
        async with self._reading:
            saved = await asyncio.to_thread(read_file, plain)
        match, seats = saved.match, seats_of(saved)
        row = self._new_row(guest, name, match.game.id, match.options, seats, None)
        row = replace(row, forked=True, terms=written(read(one_screen(seats))))
        row = with_note(row, self._time.now(), "imported", None, steps=len(plain["log"]))
        return await self._open(row, match.position()["state"], address)

    async def rematch(
        self, guest: str, name: str, table: str, request: protocol.RematchRequest, address: str = ""
    ) -> tuple[str | None, list[str]]:
        """Let a guest want to play again with the same people, or not.

        The table for that, once there is one; and who is to be asked and does not look.
        """
        live = await self.table(table)
        async with self._rematching:
            rules = game(live.row.game)
            if request.get("more") and len(live.row.seats) + 1 not in rules.seats:
                raise Refusal(409, "bad_seats", least=rules.seats.start, most=rules.seats.stop - 1)
            await live.do(lambda table, now: table.rematch(guest, cast("Json", request), now))
            row = live.row
            if not (is_agreed(row) or (request["yes"] and request.get("now"))):
                return None, live.asked_again()
            host = row.seats[row.company["rematch"]["yes"][0]].guest or guest
            new = self._new_row(host, name, row.game, row.options, [], None)
            seats = seats_again(row, lambda *words: self._chance.at(new.secret, *words))
            start = rules.new(len(seats), row.options)
            engine.settle(start)
            made = await self._open(replace(new, seats=seats, terms=row.terms), start.to_json(), address)
            await live.do(lambda table, now: table.rematched(made, now))
            return made, []

    async def _open(self, row: TableRow, start: dict[str, Any], address: str) -> str:
        since = self._time.now() - WEEK
        if await self._store.unfinished(since, row.host) >= self._settings.tables_per_guest:
            raise Refusal(429, "too_many_tables", limit=self._settings.tables_per_guest)
        if await self.is_full():
            raise Refusal(429, "server_full")
        row = replace(row, code=await self._new_code(row))
        await self._store.create(row, start)
        await self.table(row.id, address)
        return row.id

    def _new_row(
        self,
        guest: str,
        name: str,
        rules: str,
        options: dict[str, Any],
        seats: Sequence[Mapping[str, Any]],
        nonce: str | None,
    ) -> TableRow:
        draw, id_ = self._chance.at("table", rules, options, seats), secrets.token_urlsafe(12)
        return new_row(id_, guest, name, rules, options, seats, nonce, draw, self._time.now())

    async def join(self, guest: str, name: str, table: str, request: protocol.JoinRequest) -> Json:
        """Let a guest take an open seat; the first name that a guest gives is kept."""
        live = await self.table(table)
        await self._check_sit(live.row, guest, request.get("code", ""))
        given = cleaned(request.get("name") or "")
        await live.join(guest, name or given, {**request, "name": given if name else None})
        if given and not name:
            await self.rename(guest, given)
        return live.summary(guest)

    async def _check_sit(self, row: TableRow, guest: str, code: str) -> None:
        """Refuse a seat to somebody whom the terms of the table do not let sit down."""
        sit = kept(row.terms).sit
        if not is_welcome(row, guest):
            raise Refusal(403, "sent_away")
        if row.host == guest or row.seats_of(guest) or row.kept_for(guest):
            return
        if sit == "code" and code.upper() != row.code:
            raise Refusal(403, "needs_code")
        if sit == "friends" and code.upper() != row.code and guest not in await self._store.friends(row.host):
            raise Refusal(403, "not_friend")

    async def answers_to(self, code: str) -> str:
        """The table with open seats that answers to a code."""
        row = await self._store.gathering(code.upper())
        if row is None:
            raise Refusal(404, "no_code", code=f"{code[:4]} {code[4:]}".upper())
        return row.id

    async def _new_code(self, row: TableRow) -> str | None:
        """A code that no other table with open seats has."""
        while row.open():
            code = "".join(secrets.choice("ABCDEFGHIJ") for _ in range(4)) + f"{secrets.randbelow(100):02}"
            if await self._store.gathering(code) is None:
                return code
        return None

    async def open_tables(self, guest: str) -> list[Json]:
        """The tables that a guest may come to without a link, newest first."""
        rows = await self._store.listed(self._time.now() - DAY, LISTED)
        known = {row.host: await self._store.friends(row.host) for row in rows if kept(row.terms).sit == "friends"}
        shown = [
            row
            for row in rows
            if not row.seats_of(guest)
            and not row.kept_for(guest)
            and (row.begun or kept(row.terms).sit == "anybody" or guest in known[row.host])
        ]
        return [one["table"] for one in await self._listed(shown, guest)]

    async def rename(self, guest: str, name: str) -> None:
        """Call a guest by a new name, at the live tables too."""
        name = cleaned(name)
        await self._store.rename(guest, name)
        await self._rename(guest, name)
        self._bus.say("rename", guest=guest, name=name)

    async def _rename(self, guest: str, name: str) -> None:
        for table in list(self._live):
            live = self._live_table(table)
            if live is not None and live.knows(guest):
                await live.do(lambda table, _: table.rename(guest, name))

    async def reseat(self, old: str, new: str) -> None:
        """Give the seats of one guest to another, at the live tables; the store has done so."""
        for table in list(self._live):
            with suppress(Refusal):
                live = await self.table(table)
                await live.do(lambda table, _: table.reseat(old, new))

    async def let_go(self, guest: str) -> None:
        """Let a guest go for good: no seat is his any more."""
        for row in await self._store.tables_of(guest, None):
            if not row.over:
                with suppress(Elsewhere):
                    await self.table(row.id)
        await self._let_go(guest)
        self._bus.say("let_go", guest=guest)

    async def _let_go(self, guest: str) -> None:
        names = crew()
        for table in list(self._live):
            live = self._live_table(table)
            if live is not None:
                await live.do(lambda table, now: table.let_go(guest, names, now))

    # -- looking ----------------------------------------------------------------------------------------------------

    async def summary(self, guest: str, table: str) -> Json:
        """What everybody may know about a table."""
        return self._summary(await self._row(table), guest)

    async def tables_of(self, guest: str) -> list[Json]:
        """A guest's tables, newest first."""
        return [one["table"] for one in await self._listed(await self._store.tables_of(guest, SHOWN), guest)]

    async def watched(self, guest: str) -> list[Json]:
        """A guest's tables as his list shows them, newest first."""
        unread = await self._store.unread(guest)
        return await self._listed(await self._store.tables_of(guest, SHOWN), guest, unread)

    async def look(self, guest: str, table: str) -> Json | None:
        """A table as a guest's list shows it, with what he is asked until when; None if there is no such table."""
        row = await self._store.table(table)
        if row is None:
            return None
        found = (await self._listed([row], guest))[0]
        return {**found["table"], "asked": found["asked"], "until": runs_out_for(row, guest)}

    def rows(self, guest: str, tables: Iterable[str]) -> list[Json]:
        """Of these tables, those in memory as a guest's list shows them."""
        return [listed(live, guest) for table in tables if (live := self._live_table(table)) is not None]

    async def _listed(self, rows: list[TableRow], guest: str, unread: Mapping[str, int] | None = None) -> list[Json]:
        """Tables as a guest's list shows them: from whatever memory they are in, else as they are kept."""
        ids = [row.id for row in rows]
        found = {row["table"]["id"]: row for row in self.rows(guest, ids)}
        found |= await self._fleet.rows(guest, (table for table in ids if table not in found))
        return [found.get(row.id) or self._kept(row, guest, unread or {}) for row in rows]

    def _kept(self, row: TableRow, guest: str, unread: Mapping[str, int]) -> Json:
        must = not row.over and any(seat in row.waiting for seat in row.seats_of(guest))
        return {"table": summary(row, guest, set()), "asked": must or None, "unread": unread.get(row.id, 0)}

    def _summary(self, row: TableRow, guest: str) -> Json:
        live = self._live_table(row.id)
        return live.summary(guest) if live is not None else summary(row, guest, set())

    async def check_look(self, guest: str, table: str) -> None:
        """Refuse to show a running game where nobody may watch, and to those whom the host has sent away."""
        row = await self._row(table)
        if not is_welcome(row, guest):
            raise Refusal(403, "sent_away")
        here = bool(row.open()) or row.over or row.host == guest or bool(row.seats_of(guest))
        if not here and kept(row.terms).watch == "nobody":
            raise Refusal(403, "no_watching")

    async def steps(self, guest: str, table: str, seat: str | None, after: int | None, limit: int) -> bytes:
        """A piece of the replay as a seat or a spectator saw it, or with nothing hidden when it is over; gzipped."""
        row = await self._row(table)
        reader = reader_of(seat, len(row.seats))
        shown = self._summary(row, guest)
        if reader == ALL and not shown["over"]:
            raise Refusal(403, "not_over")
        if reader >= 0 and reader not in shown["my_seats"] and not shown["over"]:
            raise Refusal(403, "not_your_seat")
        live = self._live_table(table)
        return await self._replays.window(row, reader, live.steps_told(reader) if live else None, after, limit)

    async def scene(self, table: str, step: int | None, lang: str) -> Scene:
        """What a link to a moment of a table shows to whoever has it."""
        row = await self._row(table)
        shown = (await self._listed([row], ""))[0]["table"]
        return await self._moments.scene(row, shown["step"], step, lang, over=shown["over"])

    async def picture(self, table: str, step: int | None, lang: str) -> bytes:
        """The same drawn, as PNG."""
        return await self._moments.picture(await self.scene(table, step, lang))

    async def record(self, guest: str, table: str) -> dict[str, Any]:
        """The record of a finished table; of a running one whose guest plays alone, a file to go on with elsewhere."""
        row = await self._row(table)
        if not row.over:
            check_export(row, guest)
        start = await self._store.state(table, 0) if row.forked else None
        record = record_of(row, in_force(await self._store.log(table)), start)
        if start is not None and not row.over:
            record["seal"] = sealed(await self._store.key(FILES), record)
        return record

    async def chat(self, guest: str, table: str) -> protocol.Chat:
        """What a guest hears at a table, where the guest has read to, and whom the guest does not want to hear."""
        row = await self._row(table)
        over = self._summary(row, guest)["over"]
        lines = [line for line in await self._store.chat(table) if hears(row, guest, line, over=over)]
        ear = (await self._store.ears(table, [guest]))[guest]
        return {
            "lines": [cast("protocol.ChatLine", shown(row, guest, line)) for line in lines],
            "read": ear.read,
            "quiet": ear.quiet,
            "muted": [speaker(row, other) for other in ear.muted],
            "blocked": [speaker(row, other) for other in ear.blocked],
        }

    async def listen(self, guest: str, table: str, request: protocol.ListenRequest) -> None:
        """Keep where a guest has read to, and whether the guest wants to hear anybody."""
        await self._row(table)
        await self._store.listened(guest, table, request.get("read"), quiet=request.get("quiet"))
        await self._listen_anew(guest, [table])

    async def seen(self, guest: str, table: str) -> protocol.Seen:
        """What a player has seen of a game, so that a return begins with what happened since."""
        self._check_player(await self._row(table), guest)
        step, at = await self._store.seen(guest, table)
        return {"step": step, "ago": None if at is None else max(0.0, self._time.now() - at)}

    async def saw(self, guest: str, table: str, step: int) -> None:
        """Keep what a player has seen of a game; nobody has seen what was not told."""
        row = await self._row(table)
        self._check_player(row, guest)
        most = max(row.step_of(seat) for seat in row.seats_of(guest))
        await self._store.saw(guest, table, min(step, most), self._time.now())

    def _check_player(self, row: TableRow, guest: str) -> None:
        if not row.seats_of(guest):
            raise Refusal(403, "not_your_seat")

    async def mute(self, guest: str, table: str, request: protocol.MuteRequest) -> None:
        """Let a guest not hear somebody, at this table or anywhere."""
        row = await self._row(table)
        people = {seat.guest for seat in row.seats} | {line.guest for line in await self._store.chat(table)}
        other = next((one for one in people if one and speaker(row, one) == request["who"]), None)
        if other is None or other == guest:
            raise Refusal(404, "no_speaker")
        where = "" if request.get("everywhere") else table
        await self._store.mute(guest, other, where, on=request["on"])
        await self._listen_anew(guest, [table] if where else None)
        if not where:
            self._bus.say("mute", guest=guest)

    async def _listen_anew(self, guest: str, tables: list[str] | None = None) -> None:
        """Let live tables of a guest know that he hears otherwise than before: these, or all."""
        for table in list(self._live) if tables is None else tables:
            live = self._live_table(table)
            if live is not None and guest in listeners(live.row):
                await live.listen_anew()

    async def hint(self, guest: str, table: str, seat: int, address: str = "") -> protocol.Hint:
        """What a captain would do with little time and why, and what else looks good: nothing if all look alike."""
        async with self._asking(guest, address):
            view, choices = await (await self.table(table)).question(guest, seat)
            advice = await self._advice(view, choices, Payer(address, guest, table), ADVICE)
            return cast("protocol.Hint", advice)

    async def why(self, guest: str, table: str, step: int, address: str = "") -> protocol.Why:
        """What speaks for an answer of a finished game, as its seat saw the table then, and what a captain would do."""
        async with self._asking(guest, address):
            row = await self._row(table)
            entry, number = answered_at(row, in_force(await self._store.log(table)), step)
            state = await self._store.state(table, number)
            view, choices = question_of(row, state, entry)
            found = await self._advice(view, choices, Payer(address, guest, table), WHY)
            return cast("protocol.Why", explained(row, state, entry, found))

    @asynccontextmanager
    async def _asking(self, guest: str, address: str) -> AsyncIterator[None]:
        """One question to a captain at a time for a guest, a few for an address."""
        if guest in self._hinting or list(self._hinting.values()).count(address) >= self._settings.hints:
            raise Refusal(429, "too_fast")
        self._hinting[guest] = address
        try:
            yield
        except NoAnswer:
            raise Refusal(409, "no_hint") from None
        finally:
            del self._hinting[guest]

    async def _advice(self, view: Json, choices: Choices, payer: Payer, about: str) -> Json:
        seed = self._chance.at("hint", choices).getrandbits(31)
        return await self._bots.advise(seed, self._settings.hint_seconds, view, choices, payer, about)
