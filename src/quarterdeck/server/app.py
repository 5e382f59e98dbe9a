"""The application: every call and the socket of docs/protocol.md."""

import asyncio
import gzip
import json
import logging
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext, suppress
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import Field, TypeAdapter, ValidationError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from quarterdeck import __version__
from quarterdeck.bots import LEVELS
from quarterdeck.live.timing import RealTime, Time
from quarterdeck.server import catalogue, protocol
from quarterdeck.server.addresses import address_of, host_of
from quarterdeck.server.admin import KEY, Administration, admin_calls
from quarterdeck.server.bans import Bans
from quarterdeck.server.bot_pool import BotPool
from quarterdeck.server.bus import Bus, PostgresBus
from quarterdeck.server.client import FOR_EVER, pages
from quarterdeck.server.cluster import cluster_at
from quarterdeck.server.connections import GONE, TOO_SLOW, Connection, Sockets
from quarterdeck.server.devices import Devices
from quarterdeck.server.door import Door
from quarterdeck.server.fairness import Budget
from quarterdeck.server.ferry import Ferry
from quarterdeck.server.fleet import ROWS, Alone, Fleet, RowsRequest
from quarterdeck.server.folder import Folder
from quarterdeck.server.history import Histories
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.lock import alone
from quarterdeck.server.manners import FAR, Gangway, Lane
from quarterdeck.server.me import me_calls, page_of
from quarterdeck.server.metrics import Measured, Metrics
from quarterdeck.server.middleware import HEADERS, Middleware, is_own_page
from quarterdeck.server.moments import language_of, tags
from quarterdeck.server.notices.calls import notice_calls
from quarterdeck.server.notices.herald import Herald
from quarterdeck.server.notices.sending import Sender
from quarterdeck.server.notices.wishes import Wishes
from quarterdeck.server.operation import figures_at, operation_calls
from quarterdeck.server.passkeys import Passkeys
from quarterdeck.server.people import People, Visitor
from quarterdeck.server.qr import qr
from quarterdeck.server.replays import WINDOW
from quarterdeck.server.retention import keep_sweeping
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Elsewhere, Store
from quarterdeck.server.table import LiveTable
from quarterdeck.server.tournaments import Tournaments, tournament_calls
from quarterdeck.server.trouble import opening
from quarterdeck.table.chat import SPOKEN
from quarterdeck.table.refusal import Refusal, phrase
from quarterdeck.table.rows import Json
from quarterdeck.words import LANGUAGES

logger = logging.getLogger(__name__)

CLIENT_MESSAGE: TypeAdapter[protocol.ClientMessage] = TypeAdapter(
    Annotated[protocol.ClientMessage, Field(discriminator="type")]
)
FLEET_KEY = "fleet"
FORBIDDEN, TOO_BIG, NO_TEXT = 4403, 1009, 1003  # close codes


class Services:
    """What the calls of one application share while it runs."""

    def __init__(self, settings: Settings, time: Time) -> None:
        self.settings = settings
        self.time = time
        self.metrics = Metrics()
        self.store: Store
        self.devices: Devices
        self.lobby: Lobby
        self.people: People
        self.histories: Histories
        self.tournaments: Tournaments
        self.passkeys: Passkeys
        self.fleet = Alone()
        self.bus: Bus
        self.sockets: Sockets
        self.sender: Sender
        self.wishes: Wishes
        self.herald: Herald
        self.limits = Limits(settings, time)
        self.lane = Lane()
        self.gangway = Gangway()
        self.bans: Bans
        self.office: Administration

    async def welcome(self, request: Request, response: Response) -> Visitor:
        """Who calls; a new visitor gets a cookie with the response."""
        visitor = await self.known(request)
        if not visitor.guest:
            device = self.devices.new(request, response)
            return Visitor(device, device)
        return visitor

    async def known(self, connection: HTTPConnection) -> Visitor:
        """Who calls; without a cookie of ours, nobody."""
        device = self.devices.known(connection)
        guest = None if device is None else await self.people.guest_of(device)
        return Visitor(device or "", guest or "")

    def way_in(self, guest: str, table: str) -> AbstractAsyncContextManager[None]:
        """How somebody comes to a table: whoever has a seat there waits for nobody who comes."""
        return nullcontext() if self.lobby.sits(guest, table) else self.gangway.across()

    @asynccontextmanager
    async def lifespan(self, _: FastAPI) -> AsyncIterator[None]:
        """Open the store, start the bots, go on with every game; then put everything down again."""
        url = self.settings.store_url()
        async with AsyncExitStack() as held:
            with opening(url):
                held.enter_context(alone(url))
                self.bus = Bus()
                if make_url(url).get_backend_name() == "postgresql":
                    self.fleet = Fleet(url, self.settings)
                    self.bus = PostgresBus(url, self.fleet)
                    self.gangway = Gangway(FAR)
                await self.fleet.check()
                held.push_async_callback(self.fleet.close)
            async with (
                self._open(url),
                figures_at(self.settings.metrics_host, self.settings.metrics_port, self.metrics),
            ):
                yield

    async def person(self, connection: HTTPConnection) -> str:
        """The id of who calls."""
        return (await self.known(connection)).guest

    async def preview(self, request: Request, path: str) -> dict[str, str]:
        """What the page of a table says to those who show a link to it: the moment, in the caller's language.

        It counts as a call; whoever calls too often gets a page that says nothing.
        """
        kind, _, table = path.partition("/")
        cookie = request.headers.get("cookie", "")
        if kind not in {"table", "replay"} or not table or "/" in table:
            return {}
        if not self.limits.admits("GET", f"/api/tables/{table}/picture", host_of(request), cookie):
            return {}
        chosen = await self.people.preferences(await self.person(request))
        lang = chosen.get("language") or language_of(request.headers.get("accept-language", ""))
        asked = request.query_params.get("step", "")
        step = int(asked) if asked.isdecimal() and len(asked) < 7 else None
        try:
            scene = await self.lobby.scene(table, step, lang)
        except Refusal:
            return {}
        page = page_of(self, request)
        query = "" if step is None else f"?step={step}"
        picture = f"/api/tables/{table}/picture?lang={lang}{query.replace('?', '&')}"
        return tags(scene, page, f"/{kind}/{table}{query}", picture)

    async def is_ready(self) -> bool:
        """Whether the store answers."""
        try:
            await self.store.name_of("")
        except (SQLAlchemyError, OSError):
            return False
        return True

    @asynccontextmanager
    async def _open(self, url: str) -> AsyncIterator[None]:
        with opening(url):
            self.store = await Store.open(url)
            await self.fleet.board(self.store, await self.store.key(FLEET_KEY))
            await self.bus.open()
        self.devices = Devices(await self.store.key("guests"), secure=self.settings.secure_cookie)
        budget = Budget(self.settings.think_budget, self.settings.think_rate, self.time.now)
        cluster = await asyncio.to_thread(cluster_at, self.settings.thinkers, self.settings.patience)
        bots = BotPool(self.settings.workers, self.settings.patience, self.settings.iterations, budget, cluster)
        self.sockets = Sockets(self.bus)
        self.lobby = Lobby(self.store, bots, self.settings, self.time, self.fleet, self.bus)
        self.metrics.gauge("tables", "Tables in memory", lambda: len(self.lobby))
        self.people = People(self.store, self.lobby, self.sockets, self.time, self.bus)
        self.histories = Histories(self.store)
        self.tournaments = Tournaments(self.store, self.lobby, self.time, self.bus)
        self.passkeys = Passkeys(self.store, self.time, self.bus)
        self.sender = Sender(self.settings, await self.store.key("push"))
        self.wishes = Wishes(self.store, self.time, await self.store.key("notices"))
        self.herald = Herald(self.store, self.settings, self.time, self.sender, self.wishes, self.fleet, self.bus)
        self.lobby.followers.append(self.herald.changed)
        await self.herald.open(self.lobby.look)
        self.bans = Bans(self.store, self.bus)
        await self.bans.load()
        self.office = Administration(self.store, self.bans, await self.store.key(KEY), self.lobby.remove)
        await self.lobby.open()
        await self.tournaments.open()
        self.lobby.watch.call_roll()
        self.fleet.sail(self.orphaned, self.lobby.abandon)
        tasks = [
            asyncio.create_task(keep_sweeping(self.store, self.settings, self.time, self.lobby)),
            asyncio.create_task(self.bans.keep_loading()),
        ]
        if self.settings.compiled is not None:
            tasks.append(asyncio.create_task(bots.change_over_when_there(self.settings.compiled)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self.tournaments.close()
            await self.lobby.close()
            await self.herald.close()
            await bots.stop()
            await self.fleet.leave()
            self.bus.say("orphans")
            await self.bus.close()
            await self.store.close()

    def orphaned(self) -> None:
        """Go on with the tables of a server that is gone, as the others do."""
        self.lobby.take_up()
        self.tournaments.take_up()
        self.lobby.watch.call_roll()
        self.bus.say("orphans")


def create_app(settings: Settings | None = None, time: Time | None = None) -> FastAPI:
    """The server as an ASGI application."""
    services = Services(settings or Settings(), time or RealTime())
    app = FastAPI(
        title="Quarterdeck",
        version=__version__,
        lifespan=services.lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.services = services
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Ferry, fleet=lambda: services.fleet, lobby=lambda: services.lobby, base=services.settings.base)
    app.add_middleware(
        Door,
        limits=services.limits,
        lane=services.lane,
        gangway=lambda: services.gangway,
        bans=lambda: services.bans,
        person=services.person,
    )
    sizes = {"body_size": services.settings.body_size, "file_size": services.settings.file_size}
    app.add_middleware(Middleware, public=services.settings.public, **sizes)
    app.add_middleware(Measured, metrics=services.metrics)
    app.add_middleware(Folder, base=services.settings.base)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_exception_handler(SQLAlchemyError, unkept)
    app.add_exception_handler(HTTPException, missed)
    app.add_exception_handler(WebSocketDisconnect, gone)
    app.add_exception_handler(Exception, failed)
    kept = services.settings
    for calls in (
        operation_calls(services.metrics, kept.metrics_token, services.is_ready),
        admin_calls(lambda: services.office),
        catalogue_calls(),
        me_calls(services),
        notice_calls(services),
        table_calls(services),
        captain_calls(services),
        tournament_calls(services),
        socket_calls(services),
        fleet_calls(services),
        pages(kept.static, kept.public, kept.base, services.welcome, services.preview),
    ):
        app.router.routes.extend(calls.routes)  # as they are: `include_router` would make each of them twice
    return app


# -- errors ---------------------------------------------------------------------------------------------------------


def failure(status: int, reason: Json, headers: dict[str, str] | None = None) -> JSONResponse:
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


async def unkept(_: Request, error: Exception) -> Response:
    """The store does not answer, or its disk is full: nothing was changed."""
    logger.error("the store failed: %s", getattr(error, "orig", error))
    return failure(503, phrase("error-not_kept"))


async def gone(_: WebSocket, __: Exception) -> None:
    """Whoever called has hung up before he was answered."""


async def failed(_: Request, __: Exception) -> Response:
    """The server did something wrong; the traceback is in its log. This answer does not pass the middleware."""
    return failure(500, phrase("error-failed"), HEADERS)


# -- calls ----------------------------------------------------------------------------------------------------------


def catalogue_calls() -> APIRouter:
    """Games, levels, words, rules, components; for good where the caller names their edition."""

    async def keep(response: Response, edition: Annotated[str, Query(max_length=64)] = "") -> None:
        is_current = edition == catalogue.edition()
        response.headers["cache-control"] = FOR_EVER if is_current else "no-cache"

    calls = APIRouter(prefix="/api", dependencies=[Depends(keep)])

    @calls.get("/games")
    async def games() -> list[protocol.Game]:
        return catalogue.listed()

    @calls.get("/levels")
    async def levels() -> list[str]:
        return list(LEVELS)

    @calls.get("/words/{lang}", response_class=PlainTextResponse)
    async def words(lang: str) -> str:
        return catalogue.shell_words(lang)

    @calls.get("/games/{game}/words/{lang}", response_class=PlainTextResponse)
    async def game_words(game: str, lang: str) -> str:
        return catalogue.game_words(game, lang)

    @calls.get("/games/{game}/rules/{lang}", response_class=PlainTextResponse)
    async def rules(game: str, lang: str) -> str:
        return catalogue.rules(game, lang)

    @calls.get("/games/{game}/components")
    async def components(game: str) -> list[dict[str, Any]]:
        return cast("list[dict[str, Any]]", catalogue.components(game))

    return calls


def guest_of(services: Services) -> Any:
    """The guest of a call; a new one gets a token."""

    async def find(request: Request, response: Response) -> str:
        return (await services.welcome(request, response)).guest

    return Depends(find)


def onlooker_of(services: Services) -> Any:
    """The guest of a call that only looks; somebody without a token is nobody."""

    async def find(request: Request) -> str:
        return (await services.known(request)).guest

    return Depends(find)


def table_calls(services: Services) -> APIRouter:
    """Tables: open, bring in, look, join, replay, fork, record, chat."""
    calls = APIRouter(prefix="/api/tables")
    whoever, onlooker = guest_of(services), onlooker_of(services)

    @calls.post("")
    async def create(body: protocol.TableRequest, request: Request, guest: str = whoever) -> protocol.TableId:
        name = await services.store.name_of(guest)
        table = await services.lobby.create(guest, name, body, address_of(request))
        services.herald.tell(await services.lobby.kept_for(table), table, "invitation")
        return {"id": table}

    @calls.post("/code")
    async def code(request: Request, body: protocol.CodeRequest) -> protocol.TableId:
        if not services.limits.codes.take(address_of(request)):
            raise Refusal(429, "too_many_codes")
        return {"id": await services.lobby.answers_to(body["code"])}

    @calls.post("/import")
    async def bring_in(request: Request, guest: str = whoever) -> protocol.TableId:
        name = await services.store.name_of(guest)
        return {"id": await services.lobby.bring_in(guest, name, await request.body(), address_of(request))}

    @calls.get("/{table}")
    async def look(table: str, guest: str = onlooker) -> protocol.TableSummary:
        await services.lobby.check_look(guest, table)
        return cast("protocol.TableSummary", await services.lobby.summary(guest, table))

    @calls.post("/{table}/join")
    async def join(table: str, body: protocol.JoinRequest, guest: str = whoever) -> protocol.TableSummary:
        joined = await services.lobby.join(guest, await services.store.name_of(guest), table, body)
        return cast("protocol.TableSummary", joined)

    @calls.get("/{table}/steps")
    async def steps(
        table: str,
        request: Request,
        seat: str | None = None,
        after: Annotated[int | None, Query(ge=0)] = None,
        limit: Annotated[int, Query(ge=1, le=WINDOW)] = WINDOW,
        guest: str = onlooker,
    ) -> Response:
        await services.lobby.check_look(guest, table)
        window = await services.lobby.steps(guest, table, seat, after, limit)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
            return Response(window, media_type="application/json", headers=headers)
        return Response(gzip.decompress(window), media_type="application/json")

    @calls.post("/{table}/fork")
    async def fork(table: str, body: protocol.ForkRequest, request: Request, guest: str = whoever) -> protocol.TableId:
        await services.lobby.check_look(guest, table)
        name = await services.store.name_of(guest)
        return {"id": await services.lobby.fork(guest, name, table, body, address_of(request))}

    @calls.get("/{table}/invitation")
    async def invitation(table: str, request: Request, guest: str = onlooker) -> protocol.Invitation:
        await services.lobby.check_look(guest, table)
        url = f"{page_of(services, request)}/table/{table}"
        return {"url": url, "qr": await qr(url)}

    @calls.post("/{table}/invite")
    async def invite(table: str, body: protocol.InviteRequest, guest: str = whoever) -> protocol.Nothing:
        services.herald.remind(await services.lobby.invite(guest, table, body), table, "invitation")
        return {}

    @calls.post("/{table}/decline")
    async def decline(table: str, guest: str = whoever) -> protocol.Nothing:
        await services.lobby.decline(guest, table)
        return {}

    @calls.get("/{table}/companions")
    async def companions(table: str, guest: str = whoever) -> list[protocol.Companion]:
        return await services.lobby.companions(guest, table)

    @calls.post("/{table}/rematch")
    async def rematch(
        table: str, body: protocol.RematchRequest, request: Request, guest: str = whoever
    ) -> protocol.NextTable:
        name = await services.store.name_of(guest)
        made, asked = await services.lobby.rematch(guest, name, table, body, address_of(request))
        services.herald.tell(asked, table, "rematch")
        return {"id": made}

    @calls.get("/{table}/picture", response_class=Response)
    async def picture(
        table: str, step: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None, lang: str = LANGUAGES[0]
    ) -> Response:
        drawn = await services.lobby.picture(table, step, catalogue.known(lang))
        return Response(drawn, media_type="image/png", headers={"cache-control": "public, max-age=300"})

    @calls.get("/{table}/record")
    async def record(table: str, guest: str = onlooker) -> JSONResponse:
        name = f'attachment; filename="{table}.json"'
        return JSONResponse(await services.lobby.record(guest, table), headers={"content-disposition": name})

    @calls.get("/{table}/seen")
    async def seen(table: str, guest: str = onlooker) -> protocol.Seen:
        return await services.lobby.seen(guest, table)

    @calls.put("/{table}/seen")
    async def saw(table: str, body: protocol.SeenRequest, guest: str = onlooker) -> protocol.Nothing:
        await services.lobby.saw(guest, table, body["step"])
        return {}

    @calls.get("/{table}/chat")
    async def chat(table: str, guest: str = onlooker) -> protocol.Chat:
        await services.lobby.check_look(guest, table)
        return await services.lobby.chat(guest, table)

    @calls.put("/{table}/chat")
    async def listen(table: str, body: protocol.ListenRequest, guest: str = whoever) -> protocol.Nothing:
        await services.lobby.listen(guest, table, body)
        return {}

    @calls.post("/{table}/chat/mute")
    async def mute(table: str, body: protocol.MuteRequest, guest: str = whoever) -> protocol.Nothing:
        await services.lobby.mute(guest, table, body)
        return {}

    return calls


def captain_calls(services: Services) -> APIRouter:
    """What a captain would do, and why an answer of a finished game was given."""
    calls, onlooker = APIRouter(prefix="/api/tables"), onlooker_of(services)

    @calls.post("/{table}/hint")
    async def hint(table: str, body: protocol.HintRequest, request: Request, guest: str = onlooker) -> protocol.Hint:
        return await services.lobby.hint(guest, table, body["seat"], address_of(request))

    @calls.post("/{table}/why")
    async def why(table: str, body: protocol.WhyRequest, request: Request, guest: str = onlooker) -> protocol.Why:
        await services.lobby.check_look(guest, table)
        return await services.lobby.why(guest, table, body["step"], address_of(request))

    return calls


def fleet_calls(services: Services) -> APIRouter:
    """What the servers of a fleet ask each other."""
    calls = APIRouter(include_in_schema=False)

    @calls.post(ROWS)
    async def rows(request: Request, body: RowsRequest) -> JSONResponse:
        if not services.fleet.knows(request.headers.get("authorization", "")):
            raise Refusal(404, "no_page")
        return JSONResponse(services.lobby.rows(body["guest"], body["tables"]))

    return calls


# -- the socket -----------------------------------------------------------------------------------------------------


def socket_calls(services: Services) -> APIRouter:
    """The socket of a table."""
    calls = APIRouter()

    @calls.websocket("/api/tables/{table}/socket")
    async def socket(wire: WebSocket, table: str) -> None:
        await wire.accept()
        if not is_own_page(wire, services.settings.public):
            await wire.close(FORBIDDEN)
            return
        try:
            visitor = await services.known(wire)
            async with services.way_in(visitor.guest, table):
                await services.lobby.check_look(visitor.guest, table)
                live = await services.lobby.table(table)
        except Refusal as refusal:
            await wire.close(TOO_SLOW if isinstance(refusal, Elsewhere) else GONE)
            return
        sits = bool(live.row.seats_of(visitor.guest))
        with nullcontext(True) if sits else services.limits.socket(host_of(wire)) as has_room:
            if not has_room or not live.has_room(visitor.guest):
                await wire.close(TOO_SLOW)
                return
            connection = Connection(wire, visitor.guest, services.settings, services.time, visitor.device)
            await serve(live, wire, connection, services)

    @calls.websocket("/api/me/live")
    async def watch(wire: WebSocket) -> None:
        await wire.accept()
        visitor = await services.known(wire)
        if not visitor.guest or not is_own_page(wire, services.settings.public):
            await wire.close(FORBIDDEN)
            return
        with services.limits.socket(host_of(wire)) as has_room:
            if not has_room or services.lobby.watch.count(visitor.guest) >= services.settings.pages:
                await wire.close(TOO_SLOW)
                return
            connection = Connection(wire, visitor.guest, services.settings, services.time, visitor.device)
            await follow(services, wire, connection)

    return calls


async def follow(services: Services, wire: WebSocket, connection: Connection) -> None:
    """Tell a page of a guest how his tables stand until it is closed; it has nothing to say itself."""
    lobby = services.lobby
    services.sockets.add(connection)
    await lobby.watch.arrive(connection, lobby.watched, lobby.open_tables)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(silence(wire))
    try:
        await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader):
            task.cancel()
        await asyncio.wait([writer, reader])
        services.sockets.discard(connection)
        lobby.watch.leave(connection)


async def silence(wire: WebSocket) -> None:
    """Wait until a socket is closed, or says anything."""
    with suppress(WebSocketDisconnect, KeyError, RuntimeError):
        await wire.receive_text()


async def serve(live: LiveTable, wire: WebSocket, connection: Connection, services: Services) -> None:
    """Carry messages between a socket and its table until one of them has enough."""
    connection.send({"type": "hello", "protocol": protocol.PROTOCOL, "version": __version__})
    try:
        async with services.way_in(connection.guest, live.id):
            await live.attach(connection)
    except Elsewhere:
        await wire.close(TOO_SLOW)
        return
    services.sockets.add(connection)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(listen(live, wire, connection, services))
    try:
        await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader):
            task.cancel()
        await asyncio.wait([writer, reader])
        services.sockets.discard(connection)
        await live.detach(connection)


async def listen(live: LiveTable, wire: WebSocket, connection: Connection, services: Services) -> None:
    """Carry out what a guest asks for, one request after another."""
    while True:
        if pause := connection.patience.pause():  # nothing is read meanwhile
            await asyncio.sleep(pause)
            await services.lane.turn()
        try:
            text = await wire.receive_text()
        except KeyError:
            await hang_up(wire, NO_TEXT)
            return
        except (WebSocketDisconnect, RuntimeError):
            return
        if len(text) > services.settings.message_size:
            await hang_up(wire, TOO_BIG)
            return
        kind, began = "none", time.monotonic()
        try:
            if not connection.may_speak():
                raise Refusal(429, "too_fast")
            kind = await carry_out(live, connection, services, text)
            services.metrics.asked(kind, "done", time.monotonic() - began)
        except Refusal as refusal:
            connection.patience.was_refused()
            services.metrics.asked(kind, refusal.reason["id"], time.monotonic() - began)
            told = {"request": request_of(text), "reason": refusal.reason, "rule": refusal.rule}
            connection.send({"type": "refused", **told})
        except Exception:
            logger.exception("a request failed")
            services.metrics.asked(kind, "error-failed", time.monotonic() - began)
            told = {"request": request_of(text), "reason": phrase("error-failed"), "rule": ""}
            connection.send({"type": "refused", **told})


async def hang_up(wire: WebSocket, code: int) -> None:
    """Close a socket with a code, unless its other end has gone meanwhile."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await wire.close(code)


def request_of(text: str) -> str:
    """The name that the client gave its request, as far as there is one."""
    try:
        name = json.loads(text)["request"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""
    return name[:64] if isinstance(name, str) else ""


async def carry_out(live: LiveTable, connection: Connection, services: Services, text: str) -> str:
    """Carry out one request; its type."""
    try:
        message = CLIENT_MESSAGE.validate_json(text, strict=True)
    except ValidationError as error:
        where = ".".join(map(str, error.errors()[0]["loc"]))
        raise Refusal(400, "bad_request", field=where) from None
    name = await services.store.name_of(connection.guest) if message["type"] in SPOKEN else ""
    await live.handle(connection, name, cast("Json", message))
    if message["type"] == "nudge":
        services.herald.remind(live.row.seats[message["absent"]].guest or "", live.id, "move")
    if message["type"] == "chat":
        services.herald.tell(live.named(), live.id, "named")
    return str(message["type"])
