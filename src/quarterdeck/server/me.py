"""The calls about the person who calls: name, tables, devices, links, passkeys, and everything at once."""

from typing import TYPE_CHECKING, Any, cast

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse

from quarterdeck.server import protocol
from quarterdeck.server.devices import described
from quarterdeck.server.friends import befriend, friends_of
from quarterdeck.server.people import LINK_SECONDS, Visitor
from quarterdeck.server.qr import qr
from quarterdeck.table.rows import Json

if TYPE_CHECKING:
    from quarterdeck.server.app import Services


def me_calls(services: "Services") -> APIRouter:
    """Everything under /api/me, and how a device becomes somebody's."""
    calls = APIRouter(prefix="/api")
    whoever = visitor_of(services)

    @calls.get("/me")
    async def me(visitor: Visitor = whoever) -> protocol.Me:
        tables = cast("list[protocol.TableSummary]", await services.lobby.tables_of(visitor.guest))
        name = await services.store.name_of(visitor.guest)
        chosen = cast("protocol.Preferences", await services.people.preferences(visitor.guest))
        return {"name": name, "preferences": chosen, "tables": tables}

    @calls.put("/me")
    async def change(body: protocol.MeRequest, visitor: Visitor = whoever) -> protocol.Me:
        if "name" in body:
            await services.lobby.rename(visitor.guest, body["name"])
        if "preferences" in body:
            await services.people.prefer(visitor.guest, cast("Json", body["preferences"]))
        return await me(visitor)

    @calls.delete("/me")
    async def delete(body: protocol.DeleteRequest, visitor: Visitor = whoever) -> protocol.Done:
        await services.people.delete(visitor, body["name"])
        return {"done": True}

    @calls.get("/me/person")
    async def person(visitor: Visitor = whoever) -> protocol.Person:
        return await services.people.person(visitor)

    @calls.get("/me/history")
    async def played(visitor: Visitor = whoever) -> protocol.History:
        return await services.histories.of(visitor.guest)

    @calls.get("/me/friends")
    async def friends(visitor: Visitor = whoever) -> list[protocol.Friend]:
        return await friends_of(services.store, visitor.guest)

    @calls.put("/me/friends")
    async def choose(body: protocol.FriendRequest, visitor: Visitor = whoever) -> list[protocol.Friend]:
        await befriend(services.store, visitor.guest, body["who"], friend=body["friend"])
        return await friends_of(services.store, visitor.guest)

    @calls.get("/me/export")
    async def export(visitor: Visitor = whoever) -> JSONResponse:
        name = 'attachment; filename="quarterdeck.json"'
        return JSONResponse(await services.people.export(visitor.guest), headers={"content-disposition": name})

    @calls.delete("/me/devices")
    async def sign_out_others(visitor: Visitor = whoever) -> protocol.Person:
        await services.people.sign_out_others(visitor)
        return await services.people.person(visitor)

    @calls.delete("/me/devices/{device}")
    async def sign_out(device: str, visitor: Visitor = whoever) -> protocol.Done:
        await services.people.sign_out(visitor, device)
        return {"done": True}

    add_links(calls, services, whoever)
    add_passkeys(calls, services, whoever)
    return calls


def add_links(calls: APIRouter, services: "Services", whoever: Any) -> None:
    """How one more device becomes a person's."""

    @calls.post("/me/link")
    async def link(request: Request, visitor: Visitor = whoever) -> protocol.DeviceLink:
        url = f"{page_of(services, request)}/me/{await services.people.link(visitor.guest)}"
        return {"url": url, "left": LINK_SECONDS, "qr": await qr(url)}

    @calls.delete("/me/link")
    async def revoke(visitor: Visitor = whoever) -> protocol.Done:
        await services.people.revoke(visitor.guest)
        return {"done": True}

    @calls.get("/links/{token}")
    async def look(token: str, visitor: Visitor = whoever) -> protocol.LinkCard:
        return await services.people.look(token, visitor)

    @calls.post("/links/{token}")
    async def follow(token: str, body: protocol.FollowRequest, visitor: Visitor = whoever) -> protocol.Done:
        await services.people.follow(token, visitor, merge=body["merge"])
        return {"done": True}


def add_passkeys(calls: APIRouter, services: "Services", whoever: Any) -> None:
    """How a person is known again."""

    @calls.post("/me/passkeys/offer")
    async def offer(request: Request, visitor: Visitor = whoever) -> JSONResponse:
        return JSONResponse(await services.passkeys.offer(request, visitor))

    @calls.post("/me/passkeys")
    async def add(request: Request, body: protocol.PasskeyRequest, visitor: Visitor = whoever) -> protocol.Person:
        await services.passkeys.add(request, visitor, body["credential"], described(request))
        return await services.people.person(visitor)

    @calls.delete("/me/passkeys/{passkey}")
    async def remove(passkey: str, visitor: Visitor = whoever) -> protocol.Person:
        await services.passkeys.remove(visitor, passkey)
        return await services.people.person(visitor)

    @calls.post("/passkeys/ask")
    async def ask(request: Request, visitor: Visitor = whoever) -> JSONResponse:
        return JSONResponse(await services.passkeys.ask(request, visitor))

    @calls.post("/passkeys")
    async def show(request: Request, body: protocol.PasskeyRequest, visitor: Visitor = whoever) -> protocol.LinkPath:
        guest = await services.passkeys.owner(request, visitor, body["credential"])
        return {"path": f"/me/{await services.people.link(guest, 'passkey')}"}


def visitor_of(services: "Services") -> Any:
    """Who calls; a new visitor gets a cookie, and the device is noted."""

    async def find(request: Request, response: Response) -> Visitor:
        visitor = await services.welcome(request, response)
        await services.people.meet(visitor, described(request))
        return visitor

    return Depends(find)


def page_of(services: "Services", request: Request) -> str:
    """The address that the caller knows this server by; calls of foreign pages do not come so far."""
    known = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    return (services.settings.public.rstrip("/") or known) + services.settings.base
