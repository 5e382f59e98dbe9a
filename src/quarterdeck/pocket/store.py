"""Tables and their logs on a shelf, with the person to whom they belong."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from quarterdeck.live import store
from quarterdeck.pocket.shelf import LAST, Full, Shelf, Unkept
from quarterdeck.table.packing import packed, unpacked
from quarterdeck.table.positions import BLOCK, opened, read, whole
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import ChatRow, Json, Keep, SeatRow, StoredEntry, TableRow
from quarterdeck.table.telling import entry_from_json, entry_to_json

ME = "me"


class Store(store.Store):
    """Everything that must outlive the page. Every change is one transaction of the shelf."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self._shelf = shelf

    async def me(self) -> Json:
        """The person: `name`, `preferences`, `since`; empty on the first visit."""
        return dict(await self._value(ME) or {})

    async def keep_me(self, me: Json) -> None:
        """Keep the person."""
        await self._keep({ME: packed(me)}, [])

    async def name_of(self, guest: str) -> str:
        """The name of the person; empty if there is none yet."""
        return str((await self.me()).get("name", ""))

    # -- tables -----------------------------------------------------------------------------------------------------

    async def rows(self) -> list[TableRow]:
        """All tables, newest first."""
        found = [row_from_json(unpacked(value)) for _, value in await self._shelf.between("table/", f"table/{LAST}")]
        return sorted(found, key=lambda row: -row.updated)

    async def table(self, table: str) -> TableRow | None:
        """A table."""
        found = await self._value(f"table/{table}")
        return None if found is None else row_from_json(found)

    async def create(self, row: TableRow, start: Json, origin: Json | None = None) -> None:
        """Keep a new table, the position where it starts, and the record that it goes on with."""
        puts = {f"table/{row.id}": packed(row_to_json(row)), key("state", row.id, 0): whole(start)}
        if origin is not None:
            puts[f"origin/{row.id}"] = packed(origin)
        await self._keep(puts, [])

    async def origin(self, table: str) -> Json | None:
        """The record that a table goes on with, if it was brought in."""
        found: Json | None = await self._value(f"origin/{table}")
        return found

    async def commit(self, keep: Keep) -> None:
        """Append to the log, with the position after each entry, to the chat, and keep how the table stands."""
        row = keep.row
        puts = {f"table/{row.id}": packed(row_to_json(row))}
        puts |= {key("entry", row.id, entry.number): packed(entry_to_json(entry)) for entry in keep.entries}
        states = self._positions.written(row.id, keep.states)
        puts |= {key("state", row.id, number): state for number, state in states.items()}
        if keep.said is not None:
            puts[key("line", row.id, keep.said.line)] = packed(keep.said.__dict__)
        try:
            await self._keep(puts, [key("line", row.id, line) for line in keep.unsaid])
        except BaseException:
            self._positions.forget(row.id)
            raise
        self._positions.kept(row.id, keep.states)

    async def remove(self, table: str) -> None:
        """Forget a table with everything of it."""
        self._positions.forget(table)
        names = [f"{kind}/{table}" for kind in ("table", "origin", "seen")]
        for kind in ("entry", "state", "line"):
            names += [name for name, _ in await self._shelf.between(f"{kind}/{table}/", f"{kind}/{table}/{LAST}")]
        await self._keep({}, names)

    async def rename(self, rows: Sequence[TableRow], me: Json) -> None:
        """Keep the person by another name, and the tables whose seats bear it."""
        puts = {f"table/{row.id}": packed(row_to_json(row)) for row in rows}
        await self._keep(puts | {ME: packed(me)}, [])

    async def clear(self) -> None:
        """Forget everything."""
        await self._keep({}, [name for name, _ in await self._shelf.between("", LAST)])

    async def everything(self) -> Json:
        """All that is kept, for the person to take away."""
        return {
            name: unpacked(value)
            for name, value in await self._shelf.between("", LAST)
            if not name.startswith("state/")
        }

    # -- logs -------------------------------------------------------------------------------------------------------

    async def log(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The log from a number on, with what was taken back and how."""
        found = await self._shelf.between(key("entry", table, after + 1), f"entry/{table}/{LAST}")
        return [entry_from_json(unpacked(value)) for _, value in found]

    async def states(self, table: str, numbers: Sequence[int]) -> dict[int, Json]:
        """The positions after entries; they share nothing."""
        found: dict[int, Json] = {}
        for block, last in {number // BLOCK: number for number in sorted(numbers)}.items():
            kept = await self._shelf.between(key("state", table, block * BLOCK), key("state", table, last))
            found |= read((int(name.rpartition("/")[2]), *opened(value)) for name, value in kept)
        return {number: unpacked(packed(found[number])) for number in numbers if number in found}

    async def chat(self, table: str) -> list[ChatRow]:
        """All that was said at a table."""
        found = await self._shelf.between(f"line/{table}/", f"line/{table}/{LAST}")
        return [ChatRow(**unpacked(value)) for _, value in found]

    # -- what was seen ----------------------------------------------------------------------------------------------

    async def seen(self, table: str) -> Json:
        """What was seen of a table last: `step`, `at` and the `read` line of chat."""
        return dict(await self._value(f"seen/{table}") or {"step": 0, "at": None, "read": 0})

    async def saw(self, table: str, seen: Json) -> None:
        """Keep what was seen of a table."""
        await self._keep({f"seen/{table}": packed(seen)}, [])

    async def _keep(self, puts: dict[str, bytes], drops: list[str]) -> None:
        try:
            await self._shelf.keep(puts, drops)
        except Full:
            raise Refusal(507, "shelf_full") from None
        except Unkept:
            raise Refusal(503, "not_kept") from None

    async def _value(self, name: str) -> Any:
        for _, value in await self._shelf.between(name, name):
            return unpacked(value)
        return None


def key(kind: str, table: str, number: int) -> str:
    """Where a numbered thing of a table stands; they stand in order."""
    return f"{kind}/{table}/{number:08}"


def row_to_json(row: TableRow) -> Json:
    """A table as it is kept."""
    plain = {one.name: getattr(row, one.name) for one in fields(row)}
    return plain | {"seats": [seat.__dict__ for seat in row.seats]}


def row_from_json(plain: Json) -> TableRow:
    """A table that was kept."""
    return TableRow(**{**plain, "seats": [SeatRow(**seat) for seat in plain["seats"]]})
