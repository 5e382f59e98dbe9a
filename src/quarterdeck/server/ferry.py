"""The ferry: carries a call or a socket of a table to the server that has it in memory.

So a call may come to any server of a fleet, whatever stands before it; who routes tables by their ids saves the way.
"""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress

import aiohttp
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quarterdeck.server.connections import TOO_SLOW
from quarterdeck.server.fleet import Alone, Fleet
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.store import Elsewhere
from quarterdeck.server.trouble import UNREACHABLE

TABLE = re.compile(r"/api/(?:admin/)?tables/(?!code$)([\w-]+)(?:/.*)?")
CARRIED = "x-quarterdeck-carried"  # who came so is carried no further
OWN = {  # headers of one hop, and those that each hop makes
    "connection",
    "keep-alive",
    "transfer-encoding",
    "upgrade",
    "content-length",
    "x-forwarded-for",
    "x-forwarded-proto",
}
SOCKETS = "sec-websocket-"
UNSAID = {None, 1005, 1006}  # codes of a socket that broke
CONNECTING, SECONDS = 3.0, 30.0  # until a server is taken for dead that does not let us in; until a call is given up


class Ferry:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, fleet: Callable[[], Alone], lobby: Callable[[], Lobby], base: str = "") -> None:
        self._app = app
        self._fleet = fleet
        self._lobby = lobby
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = TABLE.fullmatch(scope["path"]) if scope["type"] in {"http", "websocket"} else None
        fleet = self._fleet()
        if found is None or not isinstance(fleet, Fleet):
            await self._app(scope, receive, send)
            return
        table, is_socket = found[1], scope["type"] == "websocket"
        is_carried = fleet.knows(HTTPConnection(scope).headers.get(CARRIED, ""))
        if table in self._lobby():
            if is_socket and is_carried and await self._lobby().hand_over(table):
                await receive()
                await send({"type": "websocket.close"})  # before it is accepted: whoever carries it has the table now
            else:
                await self._app(scope, receive, send)
            return
        address = await where(fleet, table)
        if address is not None and not is_carried:
            first = await receive()  # the socket's call, or the whole body: it came through our door
            if is_socket:
                done = await self._socket(fleet, address, scope, receive, send)
            else:
                done = await self._call(fleet, address, scope, send, first.get("body", b""))
            if done:
                return
            address = await where(fleet, table, anew=True)  # perhaps nobody is there any more
            receive = preceded(first, receive)
        if address is None:
            await self._app(scope, receive, send)
        else:
            await refuse(scope, receive, send)

    async def _call(self, fleet: Fleet, address: str, scope: Scope, send: Send, body: bytes) -> bool:
        """Carry a call and its answer; False if nobody listens there."""
        try:
            async with fleet.http.request(
                scope["method"],
                self._url("http", address, scope),
                data=body or None,
                headers=carried(scope, fleet),
                allow_redirects=False,
                timeout=aiohttp.ClientTimeout(SECONDS, sock_connect=CONNECTING),
            ) as answer:
                content = await answer.read()
        except aiohttp.ClientConnectorError:
            return False
        except (aiohttp.ClientError, OSError, TimeoutError):
            await refuse(scope, nothing, send)
            return True
        headers = [(name.lower(), value) for name, value in answer.raw_headers if name.decode().lower() not in OWN]
        headers.append((b"content-length", str(len(content)).encode()))
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await send({"type": "http.response.body", "body": content})
        return True

    async def _socket(self, fleet: Fleet, address: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Carry a socket that has called, both ways, until either end closes it; False if the table is not there."""
        headers = carried(scope, fleet)
        try:
            async with asyncio.timeout(CONNECTING):
                url = self._url("ws", address, scope)
                far = await fleet.http.ws_connect(url, headers=headers, max_msg_size=0, autoclose=False)
        except (aiohttp.ClientError, OSError, TimeoutError):
            return False
        await send({"type": "websocket.accept"})
        outward, homeward = asyncio.create_task(carry_out(receive, far)), asyncio.create_task(carry_home(far, send))
        try:
            await asyncio.wait([outward, homeward], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (outward, homeward):
                task.cancel()
            await asyncio.wait([outward, homeward])
            await far.close()
        return True

    def _url(self, scheme: str, address: str, scope: Scope) -> str:
        query = scope["query_string"].decode()
        return f"{scheme}://{address}{self._base}{scope['path']}{'?' if query else ''}{query}"


async def carry_out(receive: Receive, far: aiohttp.ClientWebSocketResponse) -> None:
    """What a client says, to the table."""
    with suppress(OSError):
        while (message := await receive())["type"] != "websocket.disconnect":
            if message.get("text") is not None:
                await far.send_str(message["text"])
            else:
                await far.send_bytes(message["bytes"])


async def carry_home(far: aiohttp.ClientWebSocketResponse, send: Send) -> None:
    """What a table says, to the client; with its last word, why it closed."""
    with suppress(OSError, RuntimeError):
        while (heard := await far.receive()).type == aiohttp.WSMsgType.TEXT:
            await send({"type": "websocket.send", "text": heard.data})
        code = heard.data if heard.type == aiohttp.WSMsgType.CLOSE else None
        await send({"type": "websocket.close", "code": TOO_SLOW if code in UNSAID else code})


async def where(fleet: Fleet, table: str, *, anew: bool = False) -> str | None:
    """The address of the server that has a table; None if the store cannot say, as the call itself will find out."""
    try:
        if anew:
            await fleet.look()
        return await fleet.owner(table)
    except UNREACHABLE:
        return None


def carried(scope: Scope, fleet: Fleet) -> dict[str, str]:
    """The headers of a call as it goes on: whom it came from is said as a proxy says it."""
    call = HTTPConnection(scope)
    headers = {name: value for name, value in call.headers.items() if name not in OWN and not name.startswith(SOCKETS)}
    return headers | {
        CARRIED: fleet.password,
        "x-forwarded-for": call.client.host if call.client is not None else "",
        "x-forwarded-proto": "https" if scope["scheme"] in {"https", "wss"} else "http",
    }


def preceded(first: Message, receive: Receive) -> Receive:
    """What comes, after what has come already."""
    waiting = [first]

    async def given() -> Message:
        return waiting.pop() if waiting else await receive()

    return given


async def nothing() -> Message:
    """What comes after a call that was read."""
    return {"type": "http.disconnect"}


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """The table is on its way from one server to another: who calls again finds it."""
    if scope["type"] == "http":
        await JSONResponse({"error": Elsewhere().reason}, 503, {"retry-after": "1"})(scope, receive, send)
        return
    await receive()  # the call itself
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": TOO_SLOW})
