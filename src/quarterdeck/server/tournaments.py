"""Tournaments as they are kept: every change is one transaction, so any server of a fleet may make it, and twice."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, cast
from weakref import WeakSet

from fastapi import APIRouter, Request
from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quarterdeck.live.timing import Time
from quarterdeck.server import protocol, schema
from quarterdeck.server.bus import Bus
from quarterdeck.server.lobby import WEEK, Lobby
from quarterdeck.server.me import page_of, visitor_of
from quarterdeck.server.people import Visitor
from quarterdeck.server.qr import qr
from quarterdeck.server.store import Store, add_table
from quarterdeck.table.names import cleaned
from quarterdeck.table.opening import agreed
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, TableRow
from quarterdeck.table.terms import kept, written
from quarterdeck.table.tournament import (
    Entrant,
    Pairing,
    Tournament,
    cancelled,
    check_start,
    joined,
    next_round,
    points,
    rounds_of,
    standing,
    withdrawn,
)

if TYPE_CHECKING:
    from quarterdeck.server.app import Services
    from quarterdeck.server.table import LiveTable

HOSTED = 5  # tournaments of one host that run or gather at a time
LISTED = 50
PLAIN_ROUNDS = 3
SOLEMN = {"hotseat": False, "takeback": False, "hints": False, "forks": False}  # what holds at all tables of all

Change = Callable[[Tournament], Tournament]
Made = list[tuple[TableRow, Json]]  # tables with their first positions


class Tournaments:
    """All tournaments of a store."""

    def __init__(self, store: Store, lobby: Lobby, time: Time, bus: Bus) -> None:
        self._store = store
        self._lobby = lobby
        self._time = time
        self._seen: WeakSet[LiveTable] = WeakSet()  # whose end is known
        self._works: set[asyncio.Task[None]] = set()
        lobby.followers.append(self.changed)
        bus.hear("orphans", lambda _: self.take_up())

    async def open(self) -> None:
        """Go on where a server has ended: with rounds that were over, and with tables that nobody may come to."""
        running = select(schema.tournaments.c.id).where(
            schema.tournaments.c.over.is_(False), schema.tournaments.c.round > 0
        )
        async with self._store.reading() as connection:
            found = list(await connection.scalars(running))
        for id_ in found:
            await self.settle(id_)
            t = await self._read(id_)
            await self._take_up(one.table for one in t.tables(t.round) if one.points is None)

    def take_up(self) -> None:
        """Go on where another server has ended."""
        self._soon(self.open())

    async def close(self) -> None:
        """Leave the rest to the next start."""
        for work in self._works:
            work.cancel()
        if self._works:
            await asyncio.wait(self._works)

    def changed(self, live: "LiveTable") -> None:
        """See that a table of a tournament is over."""
        id_ = live.row.company.get("tournament")
        if id_ is not None and live.row.over and live not in self._seen:
            self._seen.add(live)
            self._soon(self.settle(id_))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)

    # -- doing ------------------------------------------------------------------------------------------------------

    async def create(self, guest: str, request: protocol.TournamentRequest) -> str:
        """A tournament that gathers people."""
        asked = table_request(request["game"], request.get("options", {}), request.get("terms", {}), request["seats"])
        options, _, terms = agreed(asked)
        if not terms.away and not terms.turn_based:
            raise Refusal(400, "bad_term", field="away")  # a round must end although nobody comes
        now, tournaments = self._time.now(), schema.tournaments.c
        mine = select(func.count()).where(
            tournaments.host == guest, tournaments.over.is_(False), tournaments.updated >= now - WEEK
        )
        t = Tournament(
            secrets.token_urlsafe(12),
            guest,
            request["game"],
            options,
            request["seats"],
            request["kind"],
            request.get("rounds", PLAIN_ROUNDS),
            written(terms),
            created=now,
            updated=now,
        )
        async with self._store.writing() as connection:
            if int(await connection.scalar(mine) or 0) >= HOSTED:
                raise Refusal(429, "too_many_tournaments", limit=HOSTED)
            await connection.execute(insert(schema.tournaments), columns(t))
        return t.id

    async def join(self, guest: str, id_: str, name: str) -> None:
        """Let somebody take part; the name is kept before anybody hears of it."""
        joined(await self._read(id_), guest)
        given = cleaned(name)
        if given and not await self._store.name_of(guest):
            await self._lobby.rename(guest, given)
        await self._change(id_, lambda t: joined(t, guest))

    async def withdraw(self, guest: str, id_: str) -> None:
        """Let somebody take part no longer."""
        await self._change(id_, lambda t: withdrawn(t, guest))

    async def start(self, guest: str, id_: str) -> None:
        """Let the host begin the first round."""
        check_start(await self._read(id_), guest)
        if await self._lobby.is_full():
            raise Refusal(429, "server_full")

        def begun(t: Tournament) -> Tournament:
            check_start(t, guest)
            return replace(t, rounds=rounds_of(t))

        await self._change(id_, begun, go_on=True)

    async def cancel(self, guest: str, id_: str) -> None:
        """Let the host call it off before the first round."""
        await self._change(id_, lambda t: cancelled(t, guest))

    async def settle(self, id_: str) -> None:
        """Note which tables of the round are over; once all are, the next round begins, or all is over."""
        t = await self._read(id_)
        if t.over or not t.round:
            return
        ends: dict[str, list[float]] = {}
        for one in t.tables(t.round):
            row = await self._store.table(one.table)
            if row is None or row.over:  # whoever has deleted it, the others go on
                ends[one.table] = points(row.ranks if row else None, len(one.people), t.seats)

        def noted(t: Tournament) -> Tournament:
            return replace(
                t,
                pairings=[
                    replace(one, points=ends[one.table]) if one.points is None and one.table in ends else one
                    for one in t.pairings
                ],
            )

        await self._change(id_, noted, go_on=True)

    async def _change(self, id_: str, change: Change, *, go_on: bool = False) -> None:
        """Change a tournament, alone among all servers; `go_on` to the next round if this one is over."""
        made: Made = []
        async with self._store.writing() as connection:
            before = await read(connection, id_, alone=True)
            after = change(before)
            if go_on and not after.over and after.is_round_over:
                after, made = await self._next(after)
            if after == before:
                return
            await write(connection, before, replace(after, updated=self._time.now()))
            for row, start in made:
                await add_table(connection, row, start)
        self._lobby.watch.tournament(id_)
        await self._take_up(row.id for row, _ in made)

    async def _take_up(self, tables: Iterable[str]) -> None:
        """Have tables in some memory, so that they begin, and who does not come is missed."""
        for table in tables:
            with suppress(Refusal):  # another server has it
                await self._lobby.table(table)

    async def _next(self, t: Tournament) -> tuple[Tournament, Made]:
        """The tournament in its next round, with the tables of it."""
        tables, made = next_round(t), []
        names = await self._store.names_of([one.guest for one in t.entrants if one.guest])
        guests = {one.number: one.guest or "" for one in t.entrants}
        pairings = list(t.pairings)
        for people in tables:
            sitting = [(guests[number], names.get(guests[number], "")) for number in people]
            row, start = self._lobby.seated(table_request(t.game, t.options, t.terms, t.seats), sitting)
            row = replace(row, company={"tournament": t.id})
            pairings.append(Pairing(t.round + 1, row.id, people))
            made.append((row, start))
        if not tables:
            return replace(t, over=True), []
        return replace(t, round=t.round + 1, pairings=pairings), made

    # -- looking ----------------------------------------------------------------------------------------------------

    async def _read(self, id_: str) -> Tournament:
        async with self._store.reading() as connection:
            return await read(connection, id_)

    async def look(self, guest: str, id_: str, url: str) -> protocol.Tournament:
        """A tournament as a guest sees it."""
        t = await self._read(id_)
        guests = {one.number: one for one in t.entrants}
        names = await self._store.names_of([one.guest for one in t.entrants if one.guest] + [t.host or ""])
        me = t.entrant(guest)
        return {
            "id": t.id,
            "game": t.game,
            "options": t.options,
            "terms": cast("protocol.Terms", written(kept(t.terms))),
            "seats": t.seats,
            "kind": cast("Any", t.kind),
            "rounds": t.rounds,
            "round": t.round,
            "over": t.over,
            "host": names.get(t.host or "", ""),
            "hosting": t.leads(guest),
            "me": None if me is None or me.out else me.number,
            "people": [
                {
                    "number": one.number,
                    "name": names.get(guests[one.number].guest or "", ""),
                    "out": guests[one.number].out,
                    "place": one.place,
                    "points": one.points,
                    "against": one.against,
                    "played": one.played,
                }
                for one in standing(t)
            ],
            "tables": [cast("protocol.TournamentTable", asdict(one)) for one in t.pairings],
            "url": url,
            "qr": await qr(url),
        }

    async def of(self, guest: str) -> list[protocol.TournamentCard]:
        """The tournaments that a guest takes part in or has made, newest first; not those that were called off."""
        tournaments, entrants = schema.tournaments.c, schema.entrants.c
        part = select(entrants.tournament).where(entrants.guest == guest, entrants.out.is_(False))
        query = select(tournaments.id).where(or_(tournaments.host == guest, tournaments.id.in_(part)))
        query = query.where(or_(tournaments.round > 0, tournaments.over.is_(False)))
        async with self._store.reading() as connection:
            ids = list(await connection.scalars(query.order_by(tournaments.updated.desc()).limit(LISTED)))
            return [card(await read(connection, id_), guest) for id_ in ids]


def card(t: Tournament, guest: str) -> protocol.TournamentCard:
    """A tournament in a guest's list."""
    me = t.entrant(guest)
    mine = next((one.table for one in t.tables(t.round) if me and me.number in one.people and one.points is None), None)
    return {
        "id": t.id,
        "game": t.game,
        "round": t.round,
        "rounds": t.rounds,
        "over": t.over,
        "people": sum(not one.out for one in t.entrants),
        "place": next((one.place for one in standing(t) if t.round and me and one.number == me.number), None),
        "table": mine,
    }


def table_request(name: str, options: Json, terms: Json, seats: int) -> protocol.TableRequest:
    """What each table of a tournament is like; its bots play at the level that sits in for people."""
    level = str(terms.get("level", "bosun"))
    bots: list[protocol.SeatRequest] = [{"kind": "bot", "level": level} for _ in range(seats)]
    return {"game": name, "options": options, "terms": {**terms, **SOLEMN}, "seats": bots}


# -- rows -----------------------------------------------------------------------------------------------------------


def columns(t: Tournament) -> Json:
    """The values of a tournament's own row."""
    return {column.name: getattr(t, column.name) for column in schema.tournaments.columns}


async def read(connection: AsyncConnection, id_: str, *, alone: bool = False) -> Tournament:
    """A tournament as it is kept; `alone` while nobody else changes it."""
    own = select(schema.tournaments).where(schema.tournaments.c.id == id_)
    found = (await connection.execute(own.with_for_update() if alone else own)).mappings().first()
    if found is None:
        raise Refusal(404, "no_tournament")
    entrants, pairings = schema.entrants, schema.pairings
    people = select(entrants.c.number, entrants.c.guest, entrants.c.out).where(entrants.c.tournament == id_)
    tables = select(pairings.c.round, pairings.c.table, pairings.c.people, pairings.c.points)
    tables = tables.where(pairings.c.tournament == id_).order_by(pairings.c.round, pairings.c.table)
    return Tournament(
        **found,
        entrants=[Entrant(*row) for row in (await connection.execute(people.order_by(entrants.c.number))).all()],
        pairings=[Pairing(*row) for row in (await connection.execute(tables)).all()],
    )


async def write(connection: AsyncConnection, before: Tournament, after: Tournament) -> None:
    """Keep what has changed of a tournament."""
    own = schema.tournaments.c.id == after.id
    await connection.execute(update(schema.tournaments).where(own).values(columns(after)))
    for rows, table, key in (
        ((before.entrants, after.entrants), schema.entrants, "number"),
        ((before.pairings, after.pairings), schema.pairings, "table"),
    ):
        old = {getattr(one, key): one for one in cast("Any", rows[0])}
        for one in cast("Any", rows[1]):
            name = getattr(one, key)
            if name not in old:
                await connection.execute(insert(table), {"tournament": after.id, **asdict(one)})
            elif old[name] != one:
                mine = (table.c.tournament == after.id) & (table.c[key] == name)
                await connection.execute(update(table).where(mine).values(asdict(one)))


# -- calls ----------------------------------------------------------------------------------------------------------


def tournament_calls(services: "Services") -> APIRouter:
    """Everything under /api/tournaments."""
    calls = APIRouter(prefix="/api/tournaments")
    whoever = visitor_of(services)

    async def shown(request: Request, visitor: Visitor, id_: str) -> protocol.Tournament:
        url = f"{page_of(services, request)}/tournament/{id_}"
        return await services.tournaments.look(visitor.guest, id_, url)

    @calls.get("")
    async def mine(visitor: Visitor = whoever) -> list[protocol.TournamentCard]:
        return await services.tournaments.of(visitor.guest)

    @calls.post("")
    async def create(body: protocol.TournamentRequest, visitor: Visitor = whoever) -> protocol.TableId:
        return {"id": await services.tournaments.create(visitor.guest, body)}

    @calls.get("/{tournament}")
    async def look(tournament: str, request: Request, visitor: Visitor = whoever) -> protocol.Tournament:
        return await shown(request, visitor, tournament)

    @calls.post("/{tournament}/join")
    async def join(
        tournament: str, body: protocol.EnterRequest, request: Request, visitor: Visitor = whoever
    ) -> protocol.Tournament:
        await services.tournaments.join(visitor.guest, tournament, body.get("name", ""))
        return await shown(request, visitor, tournament)

    @calls.post("/{tournament}/withdraw")
    async def withdraw(tournament: str, request: Request, visitor: Visitor = whoever) -> protocol.Tournament:
        await services.tournaments.withdraw(visitor.guest, tournament)
        return await shown(request, visitor, tournament)

    @calls.post("/{tournament}/start")
    async def start(tournament: str, request: Request, visitor: Visitor = whoever) -> protocol.Tournament:
        await services.tournaments.start(visitor.guest, tournament)
        return await shown(request, visitor, tournament)

    @calls.post("/{tournament}/cancel")
    async def cancel(tournament: str, request: Request, visitor: Visitor = whoever) -> protocol.Tournament:
        await services.tournaments.cancel(visitor.guest, tournament)
        return await shown(request, visitor, tournament)

    return calls
