"""People: whose device it is, and how one person has several.

A device that the store does not know is a person of its own, with the same id: so is every new visitor, and every
cookie of the time when there were no devices. A device that is signed out stays known as nobody's.
"""

import asyncio
import secrets
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quarterdeck.live.timing import Time
from quarterdeck.server import belongings, schema
from quarterdeck.server.bus import Bus
from quarterdeck.server.connections import SIGNED_OUT, TOO_SLOW, Sockets
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.protocol import Device, Guest, LinkCard, Passkey, Person
from quarterdeck.server.store import Store
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json

DAY = 24 * 3600
LINK_SECONDS = 600


@dataclass(frozen=True)
class Visitor:
    """Who calls: a person, by a device."""

    device: str
    guest: str


class People:
    """The people of a server, their devices and the links between them."""

    def __init__(self, store: Store, lobby: Lobby, sockets: Sockets, time: Time, bus: Bus | None = None) -> None:
        self._store = store
        self._bus = bus or Bus()
        self._work: set[asyncio.Task[None]] = set()
        self._lobby = lobby
        self._sockets = sockets
        self._time = time
        self._day = 0
        self._met: set[str] = set()  # the devices that were noted on that day
        self._bus.hear("reseat", self._heard_reseat)

    # -- who it is --------------------------------------------------------------------------------------------------

    async def guest_of(self, device: str) -> str | None:
        """Whose device it is; None if it was signed out."""
        query = select(schema.devices.c.guest).where(schema.devices.c.id == device)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return device if row is None else row.guest

    async def meet(self, visitor: Visitor, described: tuple[str, str]) -> None:
        """Note once a day that a device is in use."""
        now = self._time.now()
        today = int(now // DAY)
        if today != self._day:
            self._day = today
            self._met.clear()
        if visitor.device in self._met:
            return
        browser, system = described
        new = {"id": visitor.device, "guest": visitor.guest, "came": "first", "created": now}
        await self._store.meet(new | {"browser": browser, "system": system, "seen": today})
        self._met.add(visitor.device)

    async def preferences(self, guest: str) -> Json:
        """What a person has chosen for all devices."""
        query = select(schema.guests.c.preferences).where(schema.guests.c.id == guest)
        async with self._reading() as connection:
            return dict(await connection.scalar(query) or {})

    async def prefer(self, guest: str, chosen: Json) -> None:
        """Keep what a person chooses for all devices."""
        guests = schema.guests
        new = {"id": guest, "name": "", "created": self._time.now(), "preferences": {}}
        async with self._store.writing() as connection:
            await connection.execute(self._store.insert_new(guests, **new))
            query = select(guests.c.preferences).where(guests.c.id == guest).with_for_update()
            kept = (await connection.scalar(query) or {}) | chosen
            await connection.execute(update(guests).where(guests.c.id == guest).values(preferences=kept))

    async def person(self, visitor: Visitor) -> Person:
        """The person with devices and passkeys."""
        guests, devices, passkeys = schema.guests, schema.devices, schema.passkeys
        async with self._reading() as connection:
            own = (await connection.execute(select(guests).where(guests.c.id == visitor.guest))).first()
            query = select(devices).where(devices.c.guest == visitor.guest)
            rows = (await connection.execute(query.order_by(devices.c.seen.desc(), devices.c.created))).all()
            keys = select(passkeys).where(passkeys.c.guest == visitor.guest).order_by(passkeys.c.created)
            locks = (await connection.execute(keys)).all()
        since = min([row.created for row in rows] + ([own.created] if own else []), default=self._time.now())
        return {
            "name": own.name if own else "",
            "preferences": own.preferences if own else {},
            "since": since,
            "devices": [device(row, here=row.id == visitor.device) for row in rows],
            "passkeys": [passkey(row) for row in locks],
        }

    # -- links ------------------------------------------------------------------------------------------------------

    async def link(self, guest: str, came: str = "link") -> str:
        """A secret that lets one more device in, once and soon; it takes the place of the one before."""
        token, now, links = secrets.token_urlsafe(12), self._time.now(), schema.links
        row = {"hash": hashed(token), "guest": guest, "came": came, "state": "open", "until": now + LINK_SECONDS}
        async with self._store.writing() as connection:
            await connection.execute(delete(links).where(links.c.until < now - DAY))
            await connection.execute(revoked(guest, came))
            await connection.execute(insert(links), row)
        return token

    async def revoke(self, guest: str) -> None:
        """Make a person's link void."""
        async with self._store.writing() as connection:
            await connection.execute(revoked(guest, "link"))

    async def look(self, token: str, visitor: Visitor) -> LinkCard:
        """What following a link would do."""
        async with self._reading() as connection:
            link = await self._open(connection, token, visitor)
            theirs = await self._card(connection, link.guest)
            mine = await self._card(connection, visitor.guest)
            both = await connection.scalar(
                select(func.count()).where(schema.tables.c.id.in_(shared(link.guest, visitor.guest)))
            )
            ways = await self._ways_in(connection, visitor.guest)
        return {
            "left": link.until - self._time.now(),
            "theirs": theirs,
            "mine": mine,
            "both": int(both or 0),
            "may_switch": ways > 1,
        }

    async def follow(self, token: str, visitor: Visitor, *, merge: bool) -> None:
        """Let a device be the other person's from now on: alone, or with everything of its person."""
        old, links = visitor.guest, schema.links
        async with self._store.writing() as connection:
            link = await self._open(connection, token, visitor)
            if not merge and await self._ways_in(connection, old) < 2:
                raise Refusal(409, "link_loses")
            taken = update(links).where(links.c.hash == link.hash, links.c.state == "open").values(state="used")
            if not (await connection.execute(taken)).rowcount:
                raise Refusal(409, "link_used")
            moved = select(schema.devices.c.id).where(schema.devices.c.guest == old)
            devices = list(await connection.scalars(moved)) if merge else [visitor.device]
            own = update(schema.devices).where(schema.devices.c.id == visitor.device)
            await connection.execute(own.values(guest=link.guest, came=link.came))
            if merge:
                await self._merge(connection, old, link.guest)
        if merge:
            await self._reseat(old, link.guest)
            self._bus.say("reseat", old=old, new=link.guest)
        for one in {visitor.device, *devices}:
            self._sockets.close(one, TOO_SLOW)  # it calls again, as the other person

    def _heard_reseat(self, told: Json) -> None:
        """Another server has given everything of one person to another."""
        task = asyncio.get_running_loop().create_task(self._reseat(told["old"], told["new"]))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _reseat(self, old: str, new: str) -> None:
        """Tell the live tables that one person is another now, then give over what they kept meanwhile."""
        await self._lobby.reseat(old, new)
        async with self._store.writing() as connection:
            await self._merge(connection, old, new)

    async def _merge(self, connection: AsyncConnection, old: str, new: str) -> None:
        await connection.execute(delete(schema.links).where(schema.links.c.guest == old))
        await belongings.merge(connection, old, new)

    async def _open(self, connection: AsyncConnection, token: str, visitor: Visitor) -> Any:
        """The row of a link that may be followed."""
        row = (await connection.execute(select(schema.links).where(schema.links.c.hash == hashed(token)))).first()
        if row is None:
            raise Refusal(404, "link_unknown")
        if row.state == "used":
            raise Refusal(409, "link_used")
        if row.state == "revoked":
            raise Refusal(409, "link_revoked")
        if row.until <= self._time.now():
            raise Refusal(409, "link_expired")
        if row.guest == visitor.guest:
            raise Refusal(409, "link_own")
        return row

    async def _card(self, connection: AsyncConnection, guest: str) -> Guest:
        name = await connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest))
        tables = select(func.count()).where(schema.tables.c.id.in_(sat(guest)))
        running = tables.where(schema.tables.c.over.is_(False))
        return {
            "name": str(name or ""),
            "tables": int(await connection.scalar(tables) or 0),
            "running": int(await connection.scalar(running) or 0),
        }

    # -- devices ----------------------------------------------------------------------------------------------------

    async def sign_out(self, visitor: Visitor, device: str) -> None:
        """Let a device be nobody's; its next visit is a new guest's."""
        devices = schema.devices
        async with self._store.writing() as connection:
            own = (devices.c.id == device) & (devices.c.guest == visitor.guest)
            if await connection.scalar(select(devices.c.id).where(own)) is None:
                raise Refusal(404, "no_device")
            if await self._ways_in(connection, visitor.guest) < 2:
                raise Refusal(409, "last_way")
            await connection.execute(update(devices).where(own).values(devices.info["erased"]))
        self._sockets.close(device, SIGNED_OUT)

    async def sign_out_others(self, visitor: Visitor) -> None:
        """Let only this device be the person's."""
        devices = schema.devices
        others = (devices.c.guest == visitor.guest) & (devices.c.id != visitor.device)
        async with self._store.writing() as connection:
            gone = list(await connection.scalars(select(devices.c.id).where(others)))
            await connection.execute(update(devices).where(others).values(devices.info["erased"]))
        for one in gone:
            self._sockets.close(one, SIGNED_OUT)

    async def _ways_in(self, connection: AsyncConnection, guest: str) -> int:
        """How many devices and passkeys lead to a person."""
        devices = select(func.count()).where(schema.devices.c.guest == guest)
        passkeys = select(func.count()).where(schema.passkeys.c.guest == guest)
        return int(await connection.scalar(devices) or 0) + int(await connection.scalar(passkeys) or 0)

    # -- everything -------------------------------------------------------------------------------------------------

    async def export(self, guest: str) -> Json:
        """Everything that the store knows about a person."""
        async with self._reading() as connection:
            return await belongings.exported(connection, guest)

    async def delete(self, visitor: Visitor, name: str) -> None:
        """Forget a person who says the own name; running games go on without."""
        if name.strip() != await self._store.name_of(visitor.guest):
            raise Refusal(409, "other_name")
        query = select(schema.devices.c.id).where(schema.devices.c.guest == visitor.guest)
        async with self._reading() as connection:
            devices = list(await connection.scalars(query))
        await self._lobby.let_go(visitor.guest)
        async with self._store.writing() as connection:
            await belongings.erase(connection, visitor.guest)
        for one in {visitor.device, *devices}:
            self._sockets.close(one, SIGNED_OUT)

    # -- inside -----------------------------------------------------------------------------------------------------

    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self._store.reading()


def hashed(token: str) -> str:
    """What the store knows of a link: enough to know it again, too little to make it."""
    return sha256(token.encode()).hexdigest()


def revoked(guest: str, came: str) -> Any:
    """The statement that makes a person's open links void."""
    links = schema.links
    mine = (links.c.guest == guest) & (links.c.came == came) & (links.c.state == "open")
    return update(links).where(mine).values(state="revoked")


def sat(guest: str) -> Any:
    """The tables that a person opened or sits at."""
    sits = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
    return select(schema.tables.c.id).where(or_(schema.tables.c.host == guest, schema.tables.c.id.in_(sits)))


def shared(one: str, other: str) -> Any:
    """The running tables at which both sit."""
    running = select(schema.tables.c.id).where(schema.tables.c.over.is_(False))
    for guest in (one, other):
        running = running.where(
            schema.tables.c.id.in_(select(schema.seats.c.table).where(schema.seats.c.guest == guest))
        )
    return running


def device(row: Any, *, here: bool) -> Device:
    """A device as its person sees it."""
    return {
        "id": row.id,
        "browser": row.browser,
        "system": row.system,
        "came": row.came,
        "since": row.created,
        "seen": row.seen * DAY,
        "here": here,
    }


def passkey(row: Any) -> Passkey:
    """A passkey as its person sees it."""
    return {
        "id": row.id,
        "browser": row.browser,
        "system": row.system,
        "since": row.created,
        "used": row.used * DAY,
    }
