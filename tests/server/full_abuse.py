"""The abuse cases at full size, with the limits as they are shipped: `make abuse`. A minute or two, so no part of
`make test`, which has each of them smaller.

A stranger lets 150 tables of bots play, opens 200 sockets, asks for 40 replays and 30 hints at once, floods a chat;
whoever plays at another table is answered all the while, and nobody's bot waits a second longer.
"""

import asyncio
import re
import subprocess
import sys
import time
from collections import Counter
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import websockets

from quarterdeck.server.settings import Settings
from server.harness import Guest, Here, play_on

ROOT = Path(__file__).parents[2]
AFAR = {"X-Forwarded-For": "203.0.113.9"}
SECOND = 1.0
LATE = 3.0  # seconds within which somebody else is answered, while strangers and server compute in this one process


@pytest.fixture
def shipped(tmp_path):
    """A server with the limits that it is shipped with; bots do not pause."""
    chosen = Settings(store=str(tmp_path / "store.sqlite"), bot_pause=0.0, bot_grace=0.0)
    with Here(chosen) as server:
        yield server


@asynccontextmanager
async def somebody(server):
    """Somebody at another table who plays all the while; each answer, and how long it took in seconds."""
    took: list[float] = []
    plays = asyncio.Event()

    async def play():
        async with Guest(server.address) as honest:
            while True:
                table = await honest.open("me", "Bob", "Cyd")
                wire = await (await honest.sit(table)).greeted(3)
                while any(state["waiting"] for state in wire.states.values()):
                    before = time.monotonic()
                    await play_on({0: wire, 1: wire, 2: wire}, 1)
                    took.append(time.monotonic() - before)
                    plays.set()
                    await asyncio.sleep(0.2)  # a person, who stays below ten messages a second

    task = asyncio.create_task(play())
    await plays.wait()
    try:
        yield took
    finally:
        assert not task.done(), task.exception()
        task.cancel()
        await asyncio.wait([task])


def test_150_tables_of_bots_delay_nobodys_bot_by_a_second():
    command = [sys.executable, str(ROOT / "benchmarks" / "stranger.py"), "--tables", "150", "--answers", "20"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    alone, beside = [float(longest) for longest in re.findall(r"longest +([\d.]+) s", told)]
    assert beside <= alone + SECOND, told


async def test_200_sockets_of_a_stranger_shut_nobody_out(shipped):
    async with Guest(shipped.address) as ann, Guest(shipped.address) as eve, somebody(shipped) as took:
        table = await ann.open("me", "Bob", "Cyd")
        eve.http.cookies.clear()
        sockets = await asyncio.gather(*(eve.sit(table, **AFAR) for _ in range(200)))

        async def fate(wire):
            try:
                await wire.greeted()
            except websockets.ConnectionClosed as closed:
                return closed.rcvd and closed.rcvd.code
            return "in"

        assert {"in": 100, 1013: 100} == Counter(await asyncio.gather(*map(fate, sockets)))
        mine = await (await ann.sit(table, **AFAR)).greeted(3)
        await play_on({0: mine, 1: mine, 2: mine}, 5)
        assert max(took) < LATE


async def test_40_replays_at_once_cost_one(shipped):
    async with Guest(shipped.address) as ann, somebody(shipped) as took:
        table = await ann.open("me", "Bob", "Cyd")
        wire = await (await ann.sit(table)).greeted(3)
        for _ in range(100):
            if wire.states[0]["view"]["over"]:
                break
            await play_on({0: wire, 1: wire, 2: wire}, 1)
            await asyncio.sleep(0.1)
        assert wire.states[0]["view"]["over"]
        path = f"/api/tables/{table}/steps?seat=all"
        answers = await asyncio.gather(*(ann.http.get(path, headers=AFAR) for _ in range(40)))
        assert {200, 429} >= {answer.status_code for answer in answers}
        assert 1 == len({answer.text for answer in answers if answer.status_code == 200})
        assert 1 == shipped.app.state.services.lobby._replays._windows.made
        assert max(took) < LATE


async def test_30_hints_at_once_are_thought_about_a_few_at_a_time(shipped):
    async with somebody(shipped) as took:

        async def hint(_):
            async with Guest(shipped.address) as stranger:
                table = await stranger.open("me", "deckhand", "deckhand", options={"first_player": "0"})
                answer = await stranger.http.post(f"/api/tables/{table}/hint", json={"seat": 0}, headers=AFAR)
                return answer.status_code

        told = Counter(await asyncio.gather(*map(hint, range(30))))
        assert {200, 429} == set(told)
        assert told[200] < 30
        assert max(took) < LATE


async def test_a_flood_of_chat_is_heard_by_few_and_kept_by_nobody(shipped):
    async with Guest(shipped.address) as ann, Guest(shipped.address) as eve, somebody(shipped) as took:
        table = await ann.open("me", "Bob", "Cyd")
        mine = await (await ann.sit(table)).greeted(3)
        eve.http.cookies.clear()
        crowd = [await (await eve.sit(table, **AFAR)).greeted() for _ in range(20)]

        async def flood(wire):
            return [(await wire.ask(type="chat", text=f"line {i}"))["type"] for i in range(50)]

        told = Counter(kind for kinds in await asyncio.gather(*map(flood, crowd)) for kind in kinds)
        assert 1000 == told["ack"] + told["refused"]
        assert told["ack"] < 100
        assert "ack" == (await mine.ask(type="chat", text="Ahoy"))["type"], "players have a room of their own"
        assert ["Ahoy"] == [line["text"] for line in (await ann.get(f"/api/tables/{table}/chat"))["lines"]]
        assert max(took) < LATE
