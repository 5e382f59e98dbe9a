"""The application: every call and the socket of docs/protocol.md."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import Field, TypeAdapter, ValidationError
from starlette.exceptions import HTTPException

from quarterdeck import __version__
from quarterdeck.bots import LEVELS
from quarterdeck.server import protocol, shelf
from quarterdeck.server.client import pages
from quarterdeck.server.guard import HEADERS, Guard, is_own_page
from quarterdeck.server.guests import Guests
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.pool import Thinkers
from quarterdeck.server.refusal import Refusal, phrase
from quarterdeck.server.settings import Settings
from quarterdeck.server.sockets import TOO_SLOW, Socket
from quarterdeck.server.store import Store
from quarterdeck.server.table import Table

logger = logging.getLogger(__name__)

CLIENT_MESSAGE: TypeAdapter[protocol.ClientMessage] = TypeAdapter(
    Annotated[protocol.ClientMessage, Field(discriminator="type")])
FORBIDDEN, GONE, TOO_BIG = 4403, 4404, 1009     # close codes


class Desk:
    """What the calls of one application share while it runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store
        self.guests: Guests
        self.lobby: Lobby

    def welcome(self, request: Request, response: Response) -> str:
        """The guest of a request; a new one gets a token with the response."""
        return self.guests.welcome(request, response)

    @asynccontextmanager
    async def lifespan(self, _: FastAPI) -> AsyncIterator[None]:
        """Open the store, start the bots, go on with every game; then put everything down again."""
        self.store = await Store.open(self.settings.store_url())
        self.guests = Guests(await self.store.key("guests"), secure=self.settings.secure_cookie)
        thinkers = Thinkers(self.settings.workers, self.settings.patience, self.settings.iterations)
        thinkers.start()
        self.lobby = Lobby(self.store, thinkers, self.settings)
        await self.lobby.open()
        try:
            yield
        finally:
            await self.lobby.close()
            await thinkers.stop()
            await self.store.close()


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    desk = Desk(settings or Settings())
    app = FastAPI(
        title="Quarterdeck", version=__version__, lifespan=desk.lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Guard, body_size=desk.settings.body_size)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_exception_handler(HTTPException, missed)
    app.add_exception_handler(Exception, failed)
    app.include_router(shelf_calls())
    app.include_router(guest_calls(desk))
    app.include_router(table_calls(desk))
    app.include_router(socket_calls(desk))
    app.include_router(pages(desk.settings.static, desk.welcome))
    return app


# -- errors ---------------------------------------------------------------------------------------------------------


def failure(status: int, reason: protocol.Phrase, headers: dict[str, str] | None = None) -> JSONResponse:
    """A refused call."""
    return JSONResponse({"error": reason}, status, headers)


async def refused(_: Request, error: Exception) -> Response:
    """The caller did something wrong."""
    refusal = cast("Refusal", error)
    return failure(refusal.status, refusal.reason)


async def misread(_: Request, error: Exception) -> Response:
    """The body or a parameter is not what docs/protocol.md says."""
    where = cast("RequestValidationError", error).errors()[0]["loc"]
    return failure(400, phrase("error-bad_request", field=".".join(map(str, where))))


async def missed(_: Request, error: Exception) -> Response:
    """No such call."""
    status = cast("HTTPException", error).status_code
    return failure(status, phrase("error-no_page" if status in {404, 405} else "error-bad_request", field=""))


async def failed(_: Request, __: Exception) -> Response:
    """The server did something wrong; the traceback is in its log. This answer does not pass the guard."""
    return failure(500, phrase("error-failed"), HEADERS)


# -- calls ----------------------------------------------------------------------------------------------------------


def shelf_calls() -> APIRouter:
    """Games, levels, words, rules, components."""
    calls = APIRouter(prefix="/api")

    @calls.get("/games")
    async def games() -> list[protocol.Game]:
        return shelf.listed()

    @calls.get("/levels")
    async def levels() -> list[str]:
        return list(LEVELS)

    @calls.get("/words/{lang}", response_class=PlainTextResponse)
    async def words(lang: str) -> str:
        return shelf.shell_words(lang)

    @calls.get("/games/{game}/words/{lang}", response_class=PlainTextResponse)
    async def game_words(game: str, lang: str) -> str:
        return shelf.game_words(game, lang)

    @calls.get("/games/{game}/rules/{lang}", response_class=PlainTextResponse)
    async def rules(game: str, lang: str) -> str:
        return shelf.rules(game, lang)

    @calls.get("/games/{game}/components")
    async def components(game: str) -> list[dict[str, Any]]:
        return cast("list[dict[str, Any]]", shelf.components(game))

    return calls


def guest_of(desk: Desk) -> Any:
    """The guest of a call; a new one gets a token."""
    async def find(request: Request, response: Response) -> str:
        return desk.welcome(request, response)

    return Depends(find)


def onlooker_of(desk: Desk) -> Any:
    """The guest of a call that only looks; somebody without a token is nobody."""
    async def find(request: Request) -> str:
        return desk.guests.known(request) or ""

    return Depends(find)


def guest_calls(desk: Desk) -> APIRouter:
    """The guest and the guest's tables."""
    calls = APIRouter(prefix="/api/me")
    whoever = guest_of(desk)

    @calls.get("")
    async def me(guest: str = whoever) -> protocol.Me:
        return {"name": await desk.store.name_of(guest), "tables": await desk.lobby.tables_of(guest)}

    @calls.put("")
    async def rename(body: protocol.MeRequest, guest: str = whoever) -> protocol.Me:
        await desk.lobby.rename(guest, body["name"].strip())
        return await me(guest)

    return calls


def table_calls(desk: Desk) -> APIRouter:
    """Tables: open, look, join, replay, fork, record, hint, chat."""
    calls = APIRouter(prefix="/api/tables")
    whoever, onlooker = guest_of(desk), onlooker_of(desk)

    @calls.post("")
    async def create(body: protocol.TableRequest, guest: str = whoever) -> protocol.TableId:
        return {"id": await desk.lobby.create(guest, await desk.store.name_of(guest), body)}

    @calls.get("/{table}")
    async def look(table: str, guest: str = onlooker) -> protocol.TableCard:
        return await desk.lobby.card(guest, table)

    @calls.post("/{table}/join")
    async def join(table: str, body: protocol.JoinRequest, guest: str = whoever) -> protocol.TableCard:
        return await desk.lobby.join(guest, await desk.store.name_of(guest), table, body)

    @calls.get("/{table}/steps")
    async def steps(table: str, seat: str | None = None, guest: str = onlooker) -> JSONResponse:
        return JSONResponse({"steps": await desk.lobby.steps(guest, table, seat)})

    @calls.post("/{table}/fork")
    async def fork(table: str, body: protocol.ForkRequest, guest: str = whoever) -> protocol.TableId:
        return {"id": await desk.lobby.fork(guest, await desk.store.name_of(guest), table, body)}

    @calls.get("/{table}/record")
    async def record(table: str) -> JSONResponse:
        name = f'attachment; filename="{table}.json"'
        return JSONResponse(await desk.lobby.record(table), headers={"content-disposition": name})

    @calls.post("/{table}/hint")
    async def hint(table: str, body: protocol.HintRequest, guest: str = onlooker) -> protocol.Hint:
        return {"words": await desk.lobby.hint(guest, table, body["seat"])}

    @calls.get("/{table}/chat")
    async def chat(table: str) -> protocol.ChatLines:
        return {"lines": await desk.lobby.chat(table)}

    return calls


# -- the socket -----------------------------------------------------------------------------------------------------


def socket_calls(desk: Desk) -> APIRouter:
    """The socket of a table."""
    calls = APIRouter()

    @calls.websocket("/api/tables/{table}/socket")
    async def socket(wire: WebSocket, table: str) -> None:
        await wire.accept()
        if not is_own_page(wire.headers):
            await wire.close(FORBIDDEN)
            return
        try:
            live = await desk.lobby.table(table)
        except Refusal:
            await wire.close(GONE)
            return
        if live.crowded:
            await wire.close(TOO_SLOW)
            return
        guest = desk.guests.known(wire) or ""
        await serve(live, wire, Socket(wire, guest, desk.settings), desk)

    return calls


async def serve(live: Table, wire: WebSocket, socket: Socket, desk: Desk) -> None:
    """Carry messages between a socket and its table until one of them has enough."""
    await live.attach(socket)
    writer = asyncio.create_task(socket.write())
    reader = asyncio.create_task(listen(live, wire, socket, desk))
    try:
        await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader):
            task.cancel()
        await asyncio.wait([writer, reader])
        await live.detach(socket)


async def listen(live: Table, wire: WebSocket, socket: Socket, desk: Desk) -> None:
    """Carry out what a socket asks for, one request after another."""
    while True:
        try:
            text = await wire.receive_text()
        except (WebSocketDisconnect, KeyError, RuntimeError):
            return
        if len(text) > desk.settings.message_size:
            await wire.close(TOO_BIG)
            return
        request = ""
        try:
            request = request_of(text)
            if not socket.may_speak():
                raise Refusal(429, "too_fast")
            await carry_out(live, socket, desk, text)
        except Refusal as refusal:
            socket.send({"type": "refused", "request": request, "reason": refusal.reason, "rule": refusal.rule})
        except Exception:
            logger.exception("a request failed")
            socket.send({"type": "refused", "request": request, "reason": phrase("error-failed"), "rule": ""})


def request_of(text: str) -> str:
    """The name that the client gave its request, as far as there is one."""
    try:
        name = json.loads(text)["request"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""
    return name[:64] if isinstance(name, str) else ""


async def carry_out(live: Table, socket: Socket, desk: Desk, text: str) -> None:
    """Carry out one request."""
    try:
        message = CLIENT_MESSAGE.validate_json(text, strict=True)
    except ValidationError as error:
        where = ".".join(map(str, error.errors()[0]["loc"]))
        raise Refusal(400, "bad_request", field=where) from None
    if message["type"] == "play":
        await live.play(socket, message)
    elif message["type"] == "undo":
        await live.undo(socket, message)
    elif message["type"] == "hold":
        await live.hold(socket, message)
    elif message["type"] == "betray":
        await live.betray(socket, message)
    elif message["type"] == "order":
        await live.order(socket, message)
    elif message["type"] == "ready":
        await live.ready(socket, message)
    elif message["type"] == "chat":
        await live.chat(socket, await desk.store.name_of(socket.guest), message)
    else:
        await live.resync(socket)
