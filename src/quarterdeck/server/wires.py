"""The ends of wires, which hold nothing of themselves once they are cut.

uvicorn's leave a circle each, with the memory of a socket's compression in it, and these lie about until somebody
looks for dead circles, which is seldom done here.
"""

from struct import pack
from typing import Any
from weakref import WeakMethod

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.protocol import OPEN

SAY = "quarterdeck.say"  # among a socket's extensions: a reference to `SocketWire.say`


def head(length: int) -> bytes:
    """What goes before a text of so many bytes, sent whole and without extensions (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    return pack("!BBH", 0x81, 126, length) if length < 1 << 16 else pack("!BBQ", 0x81, 127, length)


class CallWire(HttpToolsProtocol):
    """A wire on which calls come."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the wire over to a socket; its parser holds this, and is not needed any more."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as uvicorn itself does


class SocketWire(WebSocketsSansIOProtocol):
    """A wire on which a socket is open. Whoever speaks much there need not go through the whole application."""

    def handle_connect(self, event: Any) -> None:
        """Let the application know how to speak here."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SAY] = WeakMethod(self.say)  # type: ignore[assignment]  # uvicorn expects objects

    def say(self, text: str) -> bool:
        """Send a text at once; False if the wire is full, or does not take any."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        data = text.encode()
        if self.conn.extensions or self.conn.state is not OPEN:
            try:
                self.conn.send_text(data)
            except InvalidState:
                return False
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:  # a frame of its own says no more than its length
            self.transport.write(head(len(data)) + data)
        return True

    def handle_text(self, event: Frame) -> None:
        """Hand over a text, and read on if no other waits: to stop and to start again is dearer than what it saves."""
        if event.fin and self.queue.empty() and not self.close_sent:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": bytes(event.data).decode()})
            except UnicodeDecodeError:
                pass  # as all else
            else:
                return
        super().handle_text(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """End the reader, which holds what it reads for."""
        super().connection_lost(exc)
        self.conn.parser.close()
