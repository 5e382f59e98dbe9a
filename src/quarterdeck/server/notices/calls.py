"""The calls about notices: what a person wishes, by which ways, and the links in what was sent."""

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request

from quarterdeck.server import protocol
from quarterdeck.server.addresses import address_of
from quarterdeck.server.me import page_of, visitor_of
from quarterdeck.server.people import Visitor
from quarterdeck.table.refusal import Refusal

if TYPE_CHECKING:
    from quarterdeck.server.app import Services


def notice_calls(services: "Services") -> APIRouter:
    """Wishes and ways."""
    calls = APIRouter(prefix="/api")
    whoever = visitor_of(services)

    @calls.get("/me/notices")
    async def notices(visitor: Visitor = whoever) -> protocol.Notices:
        sender = services.sender
        return await services.wishes.shown(visitor.guest, key=sender.key, mail=sender.mails)

    @calls.put("/me/notices")
    async def wish(body: protocol.WishRequest, visitor: Visitor = whoever) -> protocol.Notices:
        await services.wishes.wish(visitor.guest, body)
        return await notices(visitor)

    @calls.post("/me/ways")
    async def add(request: Request, body: protocol.WayRequest, visitor: Visitor = whoever) -> protocol.Notices:
        if body["kind"] == "mail" and not services.sender.mails:
            raise Refusal(409, "no_mail_server")
        if body["kind"] == "mail" and not services.limits.mails.take(address_of(request)):
            raise Refusal(429, "too_fast")
        lang, page = body.get("lang", "en"), page_of(services, request)
        await services.wishes.wish(visitor.guest, {"lang": lang}, page)
        way = await services.wishes.add(visitor.guest, body)
        if body["kind"] == "mail":
            await services.herald.confirm(visitor.guest, way, page, lang)
        return await notices(visitor)

    @calls.delete("/me/ways/{way}")
    async def remove(way: str, visitor: Visitor = whoever) -> protocol.Notices:
        await services.wishes.remove(visitor.guest, way)
        return await notices(visitor)

    @calls.post("/me/notices/test")
    async def test(visitor: Visitor = whoever) -> protocol.Done:
        if not services.limits.trials.take(visitor.guest):
            raise Refusal(429, "too_fast")
        await services.herald.try_out(visitor.guest)
        return {"done": True}

    @calls.post("/notices/stop/{token}")
    async def stop(token: str) -> protocol.Done:
        await services.wishes.follow("stop", token)
        return {"done": True}

    @calls.post("/notices/confirm/{token}")
    async def confirm(token: str) -> protocol.Done:
        await services.wishes.follow("confirm", token)
        return {"done": True}

    return calls
