"""The ends of wires, which hold nothing of themselves once they are cut.

uvicorn's leave a circle each, with the memory of a socket's compression in it, and these lie about until somebody
looks for dead circles, which is seldom done here.
"""

from typing import Any
from weakref import WeakMethod

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SAY = "quarterdeck.say"  # among a socket's extensions: a reference to `SocketWire.say`


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
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """End the reader, which holds what it reads for."""
        super().connection_lost(exc)
        self.conn.parser.close()
