"""What is over leaves the memory at once: nothing waits there for a search for dead circles."""

import asyncio
import gc
from contextlib import contextmanager
from typing import Any
from weakref import ref

from quarterdeck.server.bot_pool import BotPool
from quarterdeck.server.connections import Connection
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.protocol import SeatRequest
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.server.wires import CallWire, SocketWire
from quarterdeck.table.refusal import Refusal
from server.harness import GAME, Guest, Here, ManualTime, settings


@contextmanager
def no_search():
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def count(kind):
    return sum(isinstance(one, kind) for one in gc.get_objects())


async def test_a_table_that_has_left_the_memory_leaves_nothing(tmp_path):
    store = await Store.open(Settings(store=str(tmp_path / "s.sqlite")).store_url())
    lobby = Lobby(store, BotPool(1, 1.0), Settings(gone=1e6), ManualTime())
    seats: list[SeatRequest] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id_ = await lobby.create("ann", "Ann", {"game": GAME, "seats": seats})
    with no_search():
        live = await lobby.table(id_)
        before: list[ref[Any]] = [ref(live), ref(live._table)]
        live.rest()
        async with asyncio.timeout(60):
            await live.ended()
        del live
        await asyncio.sleep(0)
        assert [None, None] == [one() for one in before]
    await lobby.close()
    await store.close()


async def test_neither_sockets_nor_refusals_leave_anything(tmp_path):
    kinds = (CallWire, SocketWire, Connection, Refusal)
    with no_search():
        before = [count(kind) for kind in kinds]
        with Here(settings(tmp_path / "s.sqlite")) as server:
            async with Guest(server.address) as guest:
                table = await guest.open("me", "Bob", "Cyd")
                for _ in range(3):
                    wire = await (await guest.sit(table)).greeted(3)
                    assert "error-bad_request" == (await wire.ask(type="dance"))["reason"]["id"]
                    assert "undo-chance" == (await wire.ask(type="undo", seat=0))["reason"]["id"]
                    await wire.close()
        assert before == [count(kind) for kind in kinds]
