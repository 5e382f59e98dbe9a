"""What is over leaves the memory at once: nothing waits there for a search for dead circles."""

import asyncio
import gc
from contextlib import contextmanager
from typing import Any
from weakref import ref

import pytest

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


def parts(live):
    table = live._table
    return live, table, table._audience, table._stored, table._stored._match or table


def play(table, now):
    seat = table._stored.match.waiting()[0]
    asked = table._wired(table._stored.match.decision(seat))
    words = asked["options"][0]["words"]
    return table.handle("ann", {"type": "play", "seat": seat, "decision": asked["id"], "words": words}, now)


@pytest.mark.parametrize("other", ["open", "person"])  # a table that waits for players, and one where they play
async def test_a_table_that_has_left_the_memory_leaves_nothing(tmp_path, other):
    store = await Store.open(Settings(store=str(tmp_path / "s.sqlite")).store_url())
    lobby = Lobby(store, BotPool(1, 1.0), Settings(gone=1e6), ManualTime())
    seats: list[SeatRequest] = [{"kind": "me"}, {"kind": other}, {"kind": other}]
    id_ = await lobby.create("ann", "Ann", {"game": GAME, "seats": seats})
    with no_search():
        live = await lobby.table(id_)
        if other == "person":
            await live.do(play)
        before: list[ref[Any]] = [ref(one) for one in parts(live)]
        live.rest()
        async with asyncio.timeout(60):
            await live.ended()
        del live
        await asyncio.sleep(0)
        assert [None] * len(before) == [one() for one in before]
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
