"""One end of a socket: numbers what it sends, counts what it receives."""

import asyncio

import orjson
from fastapi import WebSocket, WebSocketDisconnect

from quarterdeck.server.settings import Settings
from quarterdeck.server.timing import Time
from quarterdeck.table.rows import Json

TOO_SLOW = 1013  # close code: try again later


class Connection:
    """A guest's connection to one table."""

    def __init__(self, wire: WebSocket, guest: str, settings: Settings, time: Time) -> None:
        self.guest = guest
        self._wire = wire
        self._settings = settings
        self._time = time
        self._sent = 0
        self._tokens = float(settings.burst)
        self._counted = time.now()
        self._out: asyncio.Queue[str | None] = asyncio.Queue(settings.backlog)

    def send(self, message: Json) -> None:
        """Send a message with the next number; a connection that does not read is given up."""
        self._sent += 1
        try:
            self._out.put_nowait(orjson.dumps({"n": self._sent, **message}).decode())
        except asyncio.QueueFull:
            self.give_up()

    def give_up(self) -> None:
        """Close the socket; a living client calls again and gets everything anew."""
        while not self._out.empty():
            self._out.get_nowait()
        self._out.put_nowait(None)

    def may_speak(self) -> bool:
        """Whether the guest may send one more message now."""
        now = self._time.now()
        self._tokens = min(self._settings.burst, self._tokens + (now - self._counted) * self._settings.rate)
        self._counted = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    async def write(self) -> None:
        """Carry messages to the wire until it breaks."""
        try:
            while (text := await self._out.get()) is not None:
                await self._wire.send_text(text)
            await self._wire.close(TOO_SLOW)
        except (WebSocketDisconnect, RuntimeError):
            return
