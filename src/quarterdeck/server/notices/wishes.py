"""What a person wishes to hear of, by which ways, and when not."""

import secrets
from typing import Any, cast
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import delete, insert, select, update

from quarterdeck.live.timing import Time
from quarterdeck.server import schema
from quarterdeck.server.notices.sending import HOOK_FORMS, form_of
from quarterdeck.server.protocol import Notices, Way, WayRequest, WishRequest
from quarterdeck.server.store import Store
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json

KINDS = (
    "move",  # it is mine
    "time",  # mine is running out
    "invitation",  # to a table, or to play again
    "over",  # the game is
    "seat",  # a bot sits in mine
    "named",  # I am, in the chat
)
WAYS = ("push", "mail", "hook")
MOST = 12  # ways of one person
DAY = 24 * 3600
ALL = {kind: list(WAYS) for kind in KINDS}
NIGHT = {"on": False, "start": 22 * 60 + 30, "end": 7 * 60 + 30, "zone": "UTC"}


class Wishes:
    """Everybody's ways and wishes, in the store; links in mails are signed with a key of it."""

    def __init__(self, store: Store, time: Time, key: str) -> None:
        self._store = store
        self._time = time
        self._signer = URLSafeTimedSerializer(key, salt="notices")

    # -- reading ----------------------------------------------------------------------------------------------------

    async def of(self, guest: str) -> Json:
        """The wishes of a person; whoever has none hears of everything."""
        async with self._store.reading() as connection:
            query = select(schema.wishes).where(schema.wishes.c.guest == guest)
            found = (await connection.execute(query)).mappings().first()
        default: Json = {"kinds": ALL, "quiet": NIGHT, "silent": False, "lang": "en", "page": ""}
        if found is None:
            return default
        return {name: found[name] for name in default} | {"kinds": ALL | found["kinds"]}

    async def ways(self, guest: str) -> list[Any]:
        """The ways to a person, oldest first."""
        async with self._store.reading() as connection:
            query = select(schema.ways).where(schema.ways.c.guest == guest).order_by(schema.ways.c.created)
            return list((await connection.execute(query)).all())

    async def shown(self, guest: str, *, key: str, mail: bool) -> Notices:
        """What the page of a person shows."""
        wishes = await self.of(guest)
        ways = cast("list[Way]", [shown_way(way) for way in await self.ways(guest)])
        chosen = {name: wishes[name] for name in ("kinds", "quiet", "silent")}
        return cast("Notices", chosen | {"ways": ways, "key": key, "mail": mail})

    # -- changing ---------------------------------------------------------------------------------------------------

    async def wish(self, guest: str, asked: WishRequest, page: str = "") -> None:
        """Wish otherwise from now on."""
        changed = dict(asked)
        if "kinds" in changed:
            kinds = cast("dict[str, list[str]]", changed["kinds"])
            changed["kinds"] = {kind: [way for way in WAYS if way in kinds.get(kind, [])] for kind in KINDS}
        if "quiet" in changed:
            check_zone(cast("Json", changed["quiet"])["zone"])
        if page:
            changed["page"] = page
        kept = await self.of(guest) | changed
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.wishes).where(schema.wishes.c.guest == guest))
            await connection.execute(insert(schema.wishes), {"guest": guest, **kept})

    async def add(self, guest: str, asked: WayRequest) -> str:
        """One more way to a person; a mail address counts when it is confirmed, the others at once. Its id."""
        kind, address, known = asked["kind"], asked["address"].strip(), await self.ways(guest)
        keys: Json = cast("Json", asked.get("keys", {}))
        if kind == "push" and not {"p256dh", "auth"} <= keys.keys():
            raise Refusal(400, "bad_way")
        if kind == "mail" and not (address.count("@") == 1 and all(address.split("@")) and address.isprintable()):
            raise Refusal(400, "bad_mail")
        if kind == "hook":
            keys = {"form": asked.get("form") or form_of(address)}
            if keys["form"] not in HOOK_FORMS:
                raise Refusal(400, "bad_way")
        same = next((way for way in known if way.kind == kind and way.address == address), None)
        if same is None and len(known) >= MOST:
            raise Refusal(429, "too_many_ways", limit=MOST)
        row = {
            "id": same.id if same else secrets.token_hex(8),
            "guest": guest,
            "kind": kind,
            "address": address,
            "keys": keys,
            "confirmed": kind != "mail" or bool(same and same.confirmed),
            "label": asked.get("label", ""),
            "created": self._time.now(),
        }
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.ways).where(schema.ways.c.id == row["id"]))
            if kind in {"mail", "hook"}:  # one of each
                old = (schema.ways.c.guest == guest) & (schema.ways.c.kind == kind)
                await connection.execute(delete(schema.ways).where(old))
            await connection.execute(insert(schema.ways), row)
        return cast("str", row["id"])

    async def remove(self, guest: str, way: str) -> None:
        """Go this way no more."""
        async with self._store.writing() as connection:
            mine = (schema.ways.c.guest == guest) & (schema.ways.c.id == way)
            await connection.execute(delete(schema.deliveries).where(schema.deliveries.c.way == way))
            gone = await connection.execute(delete(schema.ways).where(mine))
        if not gone.rowcount:
            raise Refusal(404, "no_way")

    # -- links of mails and pushes ----------------------------------------------------------------------------------

    def token(self, purpose: str, guest: str, way: str) -> str:
        """What a link says that confirms a way, or stops it."""
        return str(self._signer.dumps([purpose, guest, way]))

    async def follow(self, purpose: str, token: str) -> None:
        """Do what such a link says: a confirmation holds for a day, to stop something is never too late."""
        try:
            said, guest, way = self._signer.loads(token, max_age=DAY if purpose == "confirm" else None)
        except (BadSignature, ValueError, TypeError):
            raise Refusal(404, "link_unknown") from None
        if said != purpose:
            raise Refusal(404, "link_unknown")
        if purpose == "stop":
            await self.remove(guest, way)
            return
        mine = (schema.ways.c.guest == guest) & (schema.ways.c.id == way)
        async with self._store.writing() as connection:
            found = await connection.execute(update(schema.ways).where(mine).values(confirmed=True))
        if not found.rowcount:
            raise Refusal(404, "link_unknown")


def shown_way(way: Any) -> Json:
    """A way as its person sees it; where a push goes is the browser's business."""
    address = "" if way.kind == "push" else way.address
    return {"id": way.id, "kind": way.kind, "address": address, "label": way.label, "confirmed": way.confirmed}


def check_zone(name: str) -> None:
    """Refuse a time zone that does not exist."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal(400, "bad_request", field="quiet.zone") from None
