"""What programs that look after a server ask: is it alive, is it ready, and its figures."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST

from quarterdeck import __version__
from quarterdeck.server import protocol
from quarterdeck.server.metrics import Metrics
from quarterdeck.table.refusal import Refusal


def operation_calls(metrics: Metrics, token: str, is_ready: Callable[[], Awaitable[bool]]) -> APIRouter:
    """Health, readiness and, for whoever has the token, the figures; without a token nobody has it."""
    calls = APIRouter()

    @calls.get("/api/health")
    async def health() -> protocol.Health:
        return {"status": "ok", "version": __version__}

    @calls.get("/api/ready", response_model=protocol.Health)
    async def ready() -> Response:
        if await is_ready():
            return JSONResponse({"status": "ok", "version": __version__})
        return JSONResponse({"status": "unready", "version": __version__}, 503)

    @calls.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> Response:
        given = request.headers.get("authorization", "")
        if not token or not secrets.compare_digest(given.encode(), f"Bearer {token}".encode()):
            raise Refusal(404, "no_page")
        return Response(metrics.told(), media_type=CONTENT_TYPE_LATEST)

    return calls


@asynccontextmanager
async def figures_at(host: str, port: int, metrics: Metrics) -> AsyncIterator[None]:
    """The figures on a port of their own, which is not for the public; none if the port is 0."""
    if not port:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(5):
                await reader.readuntil(b"\r\n\r\n")
                body = metrics.told()
                head = f"HTTP/1.1 200 OK\r\nContent-Type: {CONTENT_TYPE_LATEST}\r\nContent-Length: {len(body)}\r\n"
                writer.write(f"{head}Connection: close\r\n\r\n".encode() + body)
                await writer.drain()
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            return
        finally:
            writer.close()

    server = await asyncio.start_server(answer, host, port)
    try:
        yield
    finally:
        server.close()
