"""What belongs to a person: every row of the store with the person's id in a column `guest`, and the tables hosted.

A new table of the schema with such a column is exported, merged and erased without a word here; so is a column of
another person with `OTHER`, but for the export, and one with `PEOPLE`, which has ids of people in its JSON.
"""

from typing import Any

from sqlalchemy import Column, Table, Text, UniqueConstraint, and_, cast, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quarterdeck.server import schema
from quarterdeck.table.chat import with_other
from quarterdeck.table.rows import Json

HIDDEN = {
    "secret",
    "past",
    "hidden",
    "counter",
    "number",
    "head",
    "awaits_bot",
    "server",
}  # the server's own columns of a table


def belongings() -> list[Table]:
    """The tables of the schema whose rows belong to somebody."""
    return [table for table in schema.METADATA.sorted_tables if "guest" in table.c]


def others() -> list[tuple[Table, str]]:
    """The columns of the schema that name a person to whom the row does not belong."""
    tables = schema.METADATA.sorted_tables
    return [(table, column.name) for table in tables for column in table.columns if column.info.get("other")]


def crowds() -> list[tuple[Table, Column[Any]]]:
    """The columns of the schema whose JSON has ids of people."""
    tables = schema.METADATA.sorted_tables
    return [(table, column) for table in tables for column in table.columns if column.info.get("people")]


async def exported(connection: AsyncConnection, guest: str) -> Json:
    """Everything that the store knows about a person, by table."""
    found: Json = {}
    own = select(schema.guests).where(schema.guests.c.id == guest)
    found["person"] = [plain(row) for row in (await connection.execute(own)).mappings()]
    sits = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
    tables = select(schema.tables).where((schema.tables.c.host == guest) | schema.tables.c.id.in_(sits))
    rows = (await connection.execute(tables.order_by(schema.tables.c.created))).mappings()
    found["tables"] = [{name: value for name, value in plain(row).items() if name not in HIDDEN} for row in rows]
    for table in belongings():
        columns = [column for column in table.columns if not column.info.get("secret")]
        rows = (await connection.execute(select(*columns).where(table.c.guest == guest))).mappings()
        found[table.name] = [plain(row) for row in rows]
    for table, column in crowds():
        keys_ = [key for key in table.primary_key.columns if key.name != "guest"]  # nobody is told another's id
        own = select(*keys_, column).where(column_names(column, guest))
        rows = (await connection.execute(own)).mappings()
        found[f"{table.name}_{column.name}"] = [{**row, column.name: alone(row[column.name], guest)} for row in rows]
    return found


def column_names(column: Column[Any], guest: str) -> Any:
    """Whether somebody may be named in a column of JSON."""
    return cast(column, Text).contains(guest, autoescape=True)


def alone(crowd: Any, guest: str) -> Any:
    """Of people, or of people by some word, this one alone."""
    if isinstance(crowd, dict):
        return [word for word, people in crowd.items() if guest in people]
    return guest in crowd


async def rewrite(connection: AsyncConnection, old: str, new: str | None) -> None:
    """Let one person stand for another in every column of JSON, or nobody."""
    for table, column in crowds():
        keys = list(table.primary_key.columns)
        query = select(*keys, column).where(column_names(column, old))
        for row in (await connection.execute(query)).mappings().all():
            own = and_(*(key == row[key.name] for key in keys))
            changed = {column.name: with_other(row[column.name], old, new)}
            await connection.execute(update(table).where(own).values(changed))


def plain(row: Any) -> Json:
    """A row as JSON can say it."""
    return {name: value.hex() if isinstance(value, bytes) else value for name, value in row.items()}


async def merge(connection: AsyncConnection, old: str, new: str) -> None:
    """Give everything of one person to another. Of what a person can have only once, the other's stays."""
    for table, name in [*((table, "guest") for table in belongings()), *others()]:
        mine = table.c[name]
        for key in keys(table, name):
            other = table.alias()
            same = and_(other.c[name] == new, *(other.c[column.name] == column for column in key))
            await connection.execute(delete(table).where(mine == old, exists().where(same)))
        await connection.execute(update(table).where(mine == old).values({name: new}))
    await rewrite(connection, old, new)
    hosted = update(schema.tables).where(schema.tables.c.host == old)
    await connection.execute(hosted.values(host=new))
    await merge_person(connection, old, new)


async def merge_person(connection: AsyncConnection, old: str, new: str) -> None:
    """Let a person inherit the name and the preferences that it has not chosen itself."""
    query = select(schema.guests).where(schema.guests.c.id.in_([old, new]))
    known = {row["id"]: row for row in (await connection.execute(query)).mappings()}
    before, after = known.get(old), known.get(new)
    if before is None:
        return
    own = schema.guests.c.id
    if after is None:
        await connection.execute(insert(schema.guests), {**before, "id": new})
    else:
        inherited = {
            "name": after["name"] or before["name"],
            "created": min(after["created"], before["created"]),
            "preferences": before["preferences"] | after["preferences"],
        }
        await connection.execute(update(schema.guests).where(own == new).values(inherited))
    await connection.execute(delete(schema.guests).where(own == old))


def keys(table: Table, name: str) -> list[list[Column[Any]]]:
    """The rest of every key of a table in which a person stands: who has two rows with the same rest has one."""
    sets = [table.primary_key, *(one for one in table.constraints if isinstance(one, UniqueConstraint))]
    return [[column for column in one.columns if column.name != name] for one in sets if name in one.columns]


async def erase(connection: AsyncConnection, guest: str) -> None:
    """Forget a person. What others need of the rows stays, without the person."""
    for table in belongings():
        mine, left = table.c.guest == guest, table.info.get("erased")
        await connection.execute(delete(table).where(mine) if left is None else update(table).where(mine).values(left))
    for table, name in others():
        mine, nobody = table.c[name] == guest, {name: None}
        kept = update(table).where(mine).values(nobody) if table.c[name].nullable else delete(table).where(mine)
        await connection.execute(kept)
    await rewrite(connection, guest, None)
    await connection.execute(update(schema.tables).where(schema.tables.c.host == guest).values(host=""))
    await connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
