"""The watch: pages of guests that follow how their tables stand, each by one socket."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from quarterdeck.server.connections import Connection
from quarterdeck.table.rows import Json
from quarterdeck.table.terms import kept

if TYPE_CHECKING:
    from quarterdeck.server.table import LiveTable

List = Callable[[str], Awaitable[list[Json]]]  # of tables, for a guest


class Watch:
    """Tells every page what has changed at the tables of its guest. A table changes only while it is in memory."""

    def __init__(self) -> None:
        self._pages: dict[str, dict[Connection, dict[str, Json]]] = {}  # what each page was told, by guest and table
        self._open: dict[str, object] = {}  # how each open table in memory looked last
        self._opened: List | None = None
        self._telling = False  # that the open tables have changed
        self._tasks: set[asyncio.Task[None]] = set()

    def count(self, guest: str) -> int:
        """How many pages of a guest follow his tables."""
        return len(self._pages.get(guest, {}))

    async def arrive(self, connection: Connection, listed: List, opened: List) -> None:
        """Tell a page everything, and from now on what changes; `opened` lists the tables that a guest may come to."""
        self._opened = opened
        told: dict[str, Json] = {}
        self._pages.setdefault(connection.guest, {})[connection] = told
        rows = {row["table"]["id"]: row for row in await listed(connection.guest)}
        told |= rows | told  # what changed while the list was read is newer than the list
        connection.send({"type": "tables", "tables": list(told.values())})
        connection.send({"type": "lobby", "tables": await opened(connection.guest)})

    def leave(self, connection: Connection) -> None:
        """Tell a page nothing more."""
        pages = self._pages.get(connection.guest, {})
        pages.pop(connection, None)
        if not pages:
            self._pages.pop(connection.guest, None)

    def changed(self, live: "LiveTable") -> None:
        """Tell those who follow a table how it stands now, if they do not know."""
        row = live.row
        self._note_open(live)
        for guest in {row.host, *(seat.guest for seat in row.seats if seat.guest is not None)} & self._pages.keys():
            now = listed(live, guest)
            for connection, told in self._pages[guest].items():
                if told.get(row.id) != now:
                    told[row.id] = now
                    connection.send({"type": "row", "row": now})

    def _note_open(self, live: "LiveTable") -> None:
        """Tell everybody how the open tables stand, if this one is or was one of them and looks otherwise now."""
        row, terms = live.row, kept(live.row.terms)
        is_open = terms.watch == "anybody" if row.begun else terms.sit in {"friends", "anybody"}
        card = [row.begun, [(seat.kind, seat.name) for seat in row.seats]] if is_open and not row.over else None
        if self._open.get(row.id) == card:
            return
        if card is None:
            del self._open[row.id]
        else:
            self._open[row.id] = card
        if self._opened is not None and not self._telling:
            self._telling = True
            task = asyncio.get_running_loop().create_task(self._tell_lobby(self._opened))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell_lobby(self, opened: List) -> None:
        self._telling = False
        for guest, pages in list(self._pages.items()):
            tables = await opened(guest)
            for connection in list(pages):
                connection.send({"type": "lobby", "tables": tables})


def listed(live: "LiveTable", guest: str) -> Json:
    """A table in memory as its guest's list shows it."""
    return {"table": live.summary(guest), "asked": live.asked(guest), "unread": live.unread(guest)}
