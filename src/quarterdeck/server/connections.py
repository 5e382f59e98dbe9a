"""One end of a socket: numbers what it sends, counts what it receives."""

import asyncio

from fastapi import WebSocket, WebSocketDisconnect

from quarterdeck.live import connection as live
from quarterdeck.live.timing import Time
from quarterdeck.server.addresses import address_of
from quarterdeck.server.bus import Bus
from quarterdeck.server.manners import Patience
from quarterdeck.server.settings import Settings
from quarterdeck.server.wires import SAY
from quarterdeck.table.rows import Json
from quarterdeck.table.writing import Writing

TOO_SLOW, SIGNED_OUT, GONE = (
    1013,
    4401,
    4404,
)  # close codes: try again later; signed out; no such table


class Connection(live.Connection):
    """A guest's connection to one table."""

    def __init__(self, wire: WebSocket, guest: str, settings: Settings, time: Time, device: str = "") -> None:
        super().__init__(guest)
        self.address = address_of(wire)
        self.device = device
        self._code = TOO_SLOW  # with which it closes
        self._wire = wire
        self._settings = settings
        self._time = time
        self._tokens = float(settings.burst)
        self._counted = time.now()
        self.patience = Patience(settings.burst, settings.rate, time)  # with what it asks for
        self._say = wire.scope.get("extensions", {}).get(SAY, lambda: None)  # straight to the wire, where that can be
        self._out: list[str] = []  # what waits for the wire
        self._is_greeting = True  # its first message goes alone, so that a page of another version can read it
        self._is_due = False  # it is about to be carried there
        self._news = asyncio.Event()  # that the wire is to be waited for, or that it closes
        self._ends = False

    def send(self, message: Json, writing: Writing | None = None) -> None:
        """Send a message with the next number; a connection that does not read is given up."""
        if len(self._out) >= self._settings.backlog:
            self.give_up()
        if not self._ends:
            super().send(message, writing)

    def _put(self, text: str) -> None:
        self._out.append(text)
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._carry)

    def _carry(self) -> None:
        self._is_due = False
        self.flush()

    def flush(self) -> None:
        """Carry all that waits to the wire at once; if it does not take that, the writer waits for it."""
        say = self._say()
        while self._out and not self._news.is_set():
            lines = self._lines()
            if say is not None and say("\n".join(lines)):
                self._carried(lines)
            else:
                self._news.set()

    def _lines(self) -> list[str]:
        """What goes out next: the first message alone, then all that wait, a line each."""
        return self._out[:1] if self._is_greeting else self._out

    def _carried(self, lines: list[str]) -> None:
        self._out = self._out[len(lines) :]
        self._is_greeting = False

    def give_up(self, code: int = TOO_SLOW) -> None:
        """Close the socket; a living client calls again and gets everything anew."""
        self._code = code
        self._ends = True
        self._out.clear()
        self._news.set()

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
        """Carry to the wire what it did not take at once, until it breaks."""
        try:
            while await self._news.wait() and not self._ends:
                while self._out:
                    lines = self._lines()
                    self._carried(lines)
                    await self._wire.send_text("\n".join(lines))
                self._news.clear()
            await self._wire.close(self._code)
        except (WebSocketDisconnect, RuntimeError):
            return


class Sockets:
    """All open sockets by their devices."""

    def __init__(self, bus: Bus | None = None) -> None:
        self._open: dict[str, set[Connection]] = {}
        self._bus = bus or Bus()
        self._bus.hear("hang_up", lambda told: self._close(told["device"], told["code"]))

    def add(self, connection: Connection) -> None:
        """Remember a connection while it is open."""
        self._open.setdefault(connection.device, set()).add(connection)

    def discard(self, connection: Connection) -> None:
        """Forget a connection that is closed."""
        left = self._open.get(connection.device, set())
        left.discard(connection)
        if not left:
            self._open.pop(connection.device, None)

    def close(self, device: str, code: int) -> None:
        """Close the sockets of a device, wherever they are."""
        self._close(device, code)
        self._bus.say("hang_up", device=device, code=code)

    def _close(self, device: str, code: int) -> None:
        for connection in self._open.get(device, set()):
            connection.give_up(code)
