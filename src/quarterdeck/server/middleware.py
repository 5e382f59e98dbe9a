"""At the door: security headers on every answer, no bodies beyond the limit, no foreign pages."""

from urllib.parse import urlsplit

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quarterdeck.table.refusal import phrase

POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
LOOPBACK = {"localhost", "127.0.0.1", "::1"}


class Middleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, body_size: int) -> None:
        self._app = app
        self._body_size = body_size

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        body = await self._read(receive)
        if body is None:
            refused = JSONResponse({"error": phrase("error-too_big", limit=self._body_size)}, 400)
            await refused(scope, receive, headed)
            return
        waiting = [body]

        async def given() -> Message:
            return waiting.pop() if waiting else await receive()

        await self._app(scope, given, headed)

    async def _read(self, receive: Receive) -> Message | None:
        """The whole body in one message; None if it is longer than the limit."""
        body = b""
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return message
            body += message.get("body", b"")
            if len(body) > self._body_size:
                return None
            if not message.get("more_body", False):
                return {"type": "http.request", "body": body, "more_body": False}


def is_own_page(headers: Headers) -> bool:
    """Whether a socket was opened by one of our own pages, or by no page at all."""
    origin = headers.get("origin")
    if not origin:
        return True
    page, here = urlsplit(origin), urlsplit(f"//{headers.get('host', '')}")
    return page.netloc == here.netloc or {page.hostname, here.hostname} <= LOOPBACK
