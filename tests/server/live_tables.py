"""Tables of Jolly Roger against time, for tests: they begin at a position, and everybody sits down."""

import asyncio
from contextlib import asynccontextmanager

from games.jolly_roger.positions import GAME, table, voyage
from quarterdeck.games.jolly_roger.flow.attack import Attack
from quarterdeck.games.jolly_roger.flow.rounds import S7_BACK
from server.harness import Here, guests, lay_out, settings

HANDS = ["nav_p2_m2 nav_p1_m5", "can_p2_m2 can_p3_m1", "mel_p2_m2 mel_p1_m5", "nav_p3_m1 can_p1_m5"]


def options(**changed):
    """What the table has agreed on: live, with clocks, without offers, unless said otherwise."""
    return GAME.check_options({"negotiation": "off", "pace": "live", "clock": True} | changed)


def attack(hands, stage=2, **changed):
    """An attack under way; what is changed is agreed on."""
    return table(4, hands, [voyage(S7_BACK), Attack(stage)], options(**changed), target_kind="fort")


@asynccontextmanager
async def crew(store, start, agreed=None, scale=0.04, **more):
    """The players and a spectator at a table: the server, the table's id, the guests, their wires."""
    table_id = await lay_out(store, start, agreed or options())
    with Here(settings(store, clock=scale, **more)) as server:
        async with guests(server.address, start.seats + 1) as everybody:
            for guest in everybody[:-1]:
                await guest.post(f"/api/tables/{table_id}/join", {"nonce": "same", "name": "Sailor"})
            watching = await (await everybody[-1].sit(table_id)).greeted()     # no clock runs for a spectator alone
            wires = await asyncio.gather(*(guest.sit(table_id) for guest in everybody[:-1]))
            await asyncio.gather(*(wire.greeted() for wire in wires))
            yield server, table_id, everybody, [*wires, watching]


def window(name):
    """Whether a state shows the clock of that window."""
    return lambda state: state["clock"] is not None and state["clock"]["window"] == name
