"""Tables of Jolly Roger against time, for tests: they begin at a position, and everybody sits down."""

import asyncio
from contextlib import asynccontextmanager

from server.harness import Here, guests, lay_out, settings
from table.live_tables import options


@asynccontextmanager
async def crew(store, start, agreed=None, time=None, **more):
    """The players and a spectator at a table: the server, the table's id, the guests, their wires."""
    table_id = await lay_out(store, start, agreed or options())
    with Here(settings(store, **more), time) as server:
        async with guests(server.address, start.seats + 1) as everybody:
            for guest in everybody[:-1]:
                await guest.post(f"/api/tables/{table_id}/join", {"nonce": "same", "name": "Sailor"})
            watching = await (await everybody[-1].sit(table_id)).greeted()  # no clock runs for a spectator alone
            wires = await asyncio.gather(*(guest.sit(table_id) for guest in everybody[:-1]))
            await asyncio.gather(*(wire.greeted() for wire in wires))
            yield server, table_id, everybody, [*wires, watching]


def window(name):
    """Whether a state shows the clock of that window."""
    return lambda state: state["clock"] is not None and state["clock"]["window"] == name
