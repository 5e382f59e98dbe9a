"""At the door: security headers on every answer, no bodies beyond the limit, no foreign pages."""

from urllib.parse import urlsplit

from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
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
PORTS = {"http": 80, "https": 443}
FILES = "/api/tables/import"  # where a body is a file
ON = 16  # times the limit, to which a body that is too long is read on
READING = {"GET", "HEAD", "OPTIONS"}  # methods that change nothing


class Middleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, body_size: int, file_size: int, public: str = "") -> None:
        self._app = app
        self._body_size = body_size
        self._file_size = file_size
        self._public = public

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

        if scope["method"] == "HEAD" and scope["path"].startswith("/api/"):
            scope = {**scope, "method": "GET"}  # whoever sends the answer leaves the body out
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            await JSONResponse({"error": phrase("error-bad_request", field="")}, 400)(scope, receive, headed)
            return
        if scope["method"] not in READING and not is_own_page(HTTPConnection(scope), self._public):
            await JSONResponse({"error": phrase("error-foreign_page")}, 403)(scope, receive, headed)
            return
        is_file = scope["path"] == FILES
        limit = self._file_size if is_file else self._body_size
        body = await read_body(receive, limit)
        if body is None:
            reason = phrase("error-file_big", limit=limit // 1024) if is_file else phrase("error-too_big", limit=limit)
            refused = JSONResponse({"error": reason}, 400)
            await refused(scope, receive, headed)
            return
        waiting = [body]

        async def given() -> Message:
            return waiting.pop() if waiting else await receive()

        await self._app(scope, given, headed)


async def read_body(receive: Receive, limit: int) -> Message | None:
    """The whole body in one message; None if it is longer than the limit.

    What is too long is read on for a while and thrown away, since a caller who is answered while he still sends finds
    the line broken, and never reads why.
    """
    body, size = b"", 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return message
        size += len(message.get("body", b""))
        body = body + message.get("body", b"") if size <= limit else b""
        if size > limit * ON:
            return None
        if not message.get("more_body", False):
            return {"type": "http.request", "body": body, "more_body": False} if size <= limit else None


def is_own_page(call: HTTPConnection, public: str = "") -> bool:
    """Whether a call or socket comes from one of our own pages, or from no page at all."""
    origin = call.headers.get("origin")
    if not origin:
        return True
    page, scheme = site(origin), "https" if call.url.scheme in {"https", "wss"} else "http"
    return page in {site(f"{scheme}://{call.headers.get('host', '')}"), site(public)}


def site(address: str) -> tuple[str, int | None]:
    """Name and port of an address; this machine has one name."""
    try:
        parts = urlsplit(address)
        name, port = parts.hostname or "", parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return "", None
    return "localhost" if name in LOOPBACK else name, port
