"""At the door of every call: those who are banned stay out, and nobody asks for more than his share."""

from collections.abc import Awaitable, Callable

from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quarterdeck.server.addresses import host_of
from quarterdeck.server.bans import Bans
from quarterdeck.server.limits import Limits, opens
from quarterdeck.server.manners import Gangway, Lane
from quarterdeck.table.refusal import Refusal

FORBIDDEN = 4403  # close code
BAD = 400  # the first status of what is refused
FREE = ("/api/health", "/api/ready", "/api/admin/", "/api/fleet/")  # that whoever looks after the server asks


class Door:
    """Wraps the application."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        lane: Lane,
        gangway: Callable[[], Gangway],
        bans: Callable[[], Bans],
        person: Callable[[HTTPConnection], Awaitable[str]],
    ) -> None:
        self._app = app
        self._limits = limits
        self._lane = lane
        self._gangway = gangway
        self._bans = bans
        self._person = person

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"} or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        call = HTTPConnection(scope)
        address = host_of(call)
        if scope["path"].startswith(FREE):
            await self._app(scope, receive, send)
        elif self._bans() and self._bans().hit(await self._person(call), address):
            await refuse(scope, receive, send, Refusal(403, "banned"))
        elif scope["type"] == "http":
            await self._answer(scope, receive, send, address, call.headers.get("cookie", ""))
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, address: str, person: str) -> None:
        """Let a call in, those last that come from where most were refused."""

        async def noticed(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] >= BAD:
                self._limits.was_refused(address, person)
            await send(message)

        if not self._limits.is_patient(address, person):
            await self._lane.turn()
        if not self._limits.admits(scope["method"], scope["path"], address, person):
            await refuse(scope, receive, noticed, Refusal(429, "too_fast"))
        elif opens(scope["method"], scope["path"]):
            async with self._gangway().across():
                await self._app(scope, receive, noticed)
        else:
            await self._app(scope, receive, noticed)


async def refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Answer a call that does not come in, or close its socket."""
    if scope["type"] == "http":
        headers = {"retry-after": "1"} if refusal.status == 429 else None
        await JSONResponse({"error": refusal.reason}, refusal.status, headers)(scope, receive, send)
        return
    await receive()  # the call itself
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": FORBIDDEN})
