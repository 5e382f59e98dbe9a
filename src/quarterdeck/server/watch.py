"""The watch: pages of guests that follow how their tables stand, each by one socket."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from quarterdeck.server.connections import Connection
from quarterdeck.table.rows import Json

if TYPE_CHECKING:
    from quarterdeck.server.table import LiveTable


class Watch:
    """Tells every page what has changed at the tables of its guest. A table changes only while it is in memory."""

    def __init__(self) -> None:
        self._pages: dict[str, dict[Connection, dict[str, Json]]] = {}  # what each page was told, by guest and table

    def count(self, guest: str) -> int:
        """How many pages of a guest follow his tables."""
        return len(self._pages.get(guest, {}))

    async def arrive(self, connection: Connection, listed: Callable[[str], Awaitable[list[Json]]]) -> None:
        """Tell a page everything, and from now on what changes."""
        told: dict[str, Json] = {}
        self._pages.setdefault(connection.guest, {})[connection] = told
        rows = await listed(connection.guest)
        told |= {row["table"]["id"]: row for row in rows}
        connection.send({"type": "tables", "tables": rows})

    def leave(self, connection: Connection) -> None:
        """Tell a page nothing more."""
        pages = self._pages.get(connection.guest, {})
        pages.pop(connection, None)
        if not pages:
            self._pages.pop(connection.guest, None)

    def changed(self, live: "LiveTable") -> None:
        """Tell those who follow a table how it stands now, if they do not know."""
        row = live.row
        for guest in {row.host, *(seat.guest for seat in row.seats if seat.guest is not None)} & self._pages.keys():
            now = listed(live, guest)
            for connection, told in self._pages[guest].items():
                if told.get(row.id) != now:
                    told[row.id] = now
                    connection.send({"type": "row", "row": now})


def listed(live: "LiveTable", guest: str) -> Json:
    """A table in memory as its guest's list shows it."""
    return {"table": live.summary(guest), "asked": live.asked(guest), "unread": live.unread(guest)}
