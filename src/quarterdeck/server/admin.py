"""What whoever hosts the server can do to it while it runs; `quarterdeck admin` calls it.

The key is kept in the store: whoever can read the store may do all this, and nobody else can.
"""

import secrets
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from sqlalchemy import func, select
from typing_extensions import TypedDict

from quarterdeck.server import schema
from quarterdeck.server.bans import Bans
from quarterdeck.server.store import Store
from quarterdeck.table.refusal import Refusal

KEY = "admin"
Many = Annotated[int, Query(ge=1, le=1000)]


class Ban(TypedDict):
    """Who is not wanted, and why."""

    who: str
    reason: str


class Administration:
    """Looks at everything and closes what must be closed."""

    def __init__(self, store: Store, bans: Bans, key: str, close: Callable[[str], Awaitable[None]]) -> None:
        self.store = store
        self.bans = bans
        self.close = close
        self._key = key

    def check(self, request: Request) -> None:
        """Refuse whoever does not have the key, as if there were nothing here."""
        given = request.headers.get("authorization", "")
        if not secrets.compare_digest(given.encode(), f"Bearer {self._key}".encode()):
            raise Refusal(404, "no_page")

    async def tables(self, limit: int) -> list[dict[str, Any]]:
        """The tables, the last used first, with the names of those who sit there."""
        one = schema.tables.c
        query = select(one.id, one.game, one.host, one.begun, one.over, one.step, one.created, one.updated)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.order_by(one.updated.desc()).limit(limit))).mappings().all()
            sitting = select(schema.seats.c.table, schema.seats.c.kind, schema.seats.c.name, schema.seats.c.guest)
            sitting = sitting.where(schema.seats.c.table.in_([row["id"] for row in rows]))
            seats = (await connection.execute(sitting.order_by(schema.seats.c.seat))).mappings().all()
        return [{**row, "seats": [{**seat} for seat in seats if seat["table"] == row["id"]]} for row in map(dict, rows)]

    async def people(self, limit: int) -> list[dict[str, Any]]:
        """The people who have a name, the newest first, with the number of tables that they have opened."""
        opened = select(func.count()).where(schema.tables.c.host == schema.guests.c.id).scalar_subquery()
        query = select(schema.guests.c.id, schema.guests.c.name, schema.guests.c.created, opened.label("tables"))
        async with self.store.reading() as connection:
            rows = await connection.execute(query.order_by(schema.guests.c.created.desc()).limit(limit))
            return [dict(row) for row in rows.mappings()]


def admin_calls(office: Callable[[], Administration]) -> APIRouter:
    """Tables, people, bans."""

    async def check(request: Request) -> None:
        office().check(request)

    calls = APIRouter(prefix="/api/admin", dependencies=[Depends(check)], include_in_schema=False)

    @calls.get("/tables")
    async def tables(limit: Many = 50) -> list[dict[str, Any]]:
        return await office().tables(limit)

    @calls.delete("/tables/{table}")
    async def close(table: str) -> dict[str, str]:
        await office().close(table)
        return {"closed": table}

    @calls.get("/people")
    async def people(limit: Many = 50) -> list[dict[str, Any]]:
        return await office().people(limit)

    @calls.get("/bans")
    async def bans() -> list[dict[str, Any]]:
        return await office().bans.listed()

    @calls.post("/bans")
    async def ban(body: Ban) -> dict[str, str]:
        await office().bans.add(body["who"], body["reason"])
        return {"banned": body["who"]}

    @calls.post("/bans/lift")
    async def lift(body: Ban) -> dict[str, str]:
        await office().bans.lift(body["who"])
        return {"lifted": body["who"]}

    return calls
