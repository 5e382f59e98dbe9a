"""What a connection is told reaches its wire at once, or as soon as the wire takes it: all of it, in order."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from quarterdeck.live.timing import RealTime
from quarterdeck.server.connections import Connection
from quarterdeck.server.settings import Settings
from quarterdeck.server.wires import SAY, head


class Wire:
    """A wire that takes things straight away while it is not full, and else one by one."""

    client = None

    def __init__(self):
        self.full = False
        self.free = asyncio.Event()
        self.frames = []
        self.scope = {"type": "websocket", "headers": [], "extensions": {SAY: lambda: self.say}}
        self.closed = None

    def say(self, text):
        if not self.full:
            self.frames.append(("at once", text.count("\n") + 1))
        return not self.full

    async def send_text(self, text):
        await self.free.wait()
        self.frames.append(("waited", text.count("\n") + 1))

    async def close(self, code):
        self.closed = code


def told(connection, count):
    for _ in range(count):
        connection.send({"type": "ack", "request": "r"})


async def turns():
    for _ in range(5):
        await asyncio.sleep(0)


async def test_the_first_message_goes_alone_and_then_all_that_wait_in_one_frame():
    wire: Any = Wire()
    connection = Connection(wire, "ann", Settings(), RealTime())
    told(connection, 3)
    await turns()
    told(connection, 4)
    await turns()
    assert [("at once", 1), ("at once", 2), ("at once", 4)] == wire.frames


async def test_a_full_wire_is_waited_for_and_nothing_overtakes():
    wire: Any = Wire()
    connection = Connection(wire, "ann", Settings(), RealTime())
    writer = asyncio.create_task(connection.write())
    wire.full = True
    told(connection, 2)
    await turns()
    wire.full = False  # but what waits is not out yet
    told(connection, 3)
    await turns()
    assert [] == wire.frames
    wire.free.set()
    await turns()
    assert [("waited", 1), ("waited", 4)] == wire.frames
    told(connection, 1)
    await turns()
    assert ("at once", 1) == wire.frames[-1]
    connection.give_up(4404)
    await writer
    assert 4404 == wire.closed


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_a_text_is_framed_as_the_library_would(length):
    data = b"x" * length
    assert head(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)
