"""Bans: people and addresses that whoever hosts the server does not want here."""

import asyncio
import ipaddress
import logging
import time
from contextlib import suppress

from sqlalchemy import delete, insert, select

from quarterdeck.server import schema
from quarterdeck.server.bus import Bus
from quarterdeck.server.store import Store

EVERY = 30.0  # seconds until a ban is known that nobody told this server of

logger = logging.getLogger(__name__)


class Bans:
    """Knows who is banned; the store does, too."""

    def __init__(self, store: Store, bus: Bus | None = None) -> None:
        self._store = store
        self._bus = bus or Bus()
        self._again = asyncio.Event()  # set when another server was told of one
        self._bus.hear("bans", lambda _: self._again.set())
        self._people: set[str] = set()
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []

    def __bool__(self) -> bool:
        return bool(self._people or self._networks)

    async def load(self) -> None:
        """Read all of them."""
        banned = [str(ban["who"]) for ban in await self.listed()]
        self._people = {who for who in banned if network_of(who) is None}
        self._networks = [network for who in banned if (network := network_of(who)) is not None]

    async def keep_loading(self) -> None:
        """Read them again and again, and at once when another server says so."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._again.wait(), EVERY)
            self._again.clear()
            try:
                await self.load()
            except Exception:
                logger.exception("the bans could not be read")

    async def listed(self) -> list[dict[str, str | float]]:
        """All bans, newest first."""
        query = select(schema.bans).order_by(schema.bans.c.created.desc())
        async with self._store.reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def add(self, who: str, reason: str) -> None:
        """Ban a person by id, an address or a network."""
        network = network_of(who)
        who = str(network) if network is not None else who
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.bans).where(schema.bans.c.who == who))
            await connection.execute(insert(schema.bans), {"who": who, "reason": reason, "created": time.time()})
        await self.load()
        self._bus.say("bans")

    async def lift(self, who: str) -> None:
        """Let somebody in again."""
        network = network_of(who)
        who = str(network) if network is not None else who
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.bans).where(schema.bans.c.who == who))
        await self.load()
        self._bus.say("bans")

    def hit(self, person: str, address: str) -> bool:
        """Whether a caller is banned."""
        if person in self._people:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def network_of(who: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """The network that a ban names; None if it names a person."""
    try:
        return ipaddress.ip_network(who, strict=False)
    except ValueError:
        return None
