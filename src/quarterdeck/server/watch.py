"""The watch: pages of guests that follow how their tables stand, each by one socket.

In a fleet a page may be at one server and a table at another: each server knows for which guests the others have pages,
and lets them hear what changes.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from quarterdeck.live.timing import Time
from quarterdeck.server.bus import Bus
from quarterdeck.server.connections import Connection
from quarterdeck.table.rows import Json, SeatRow
from quarterdeck.table.terms import kept

if TYPE_CHECKING:
    from quarterdeck.server.table import LiveTable

List = Callable[[str], Awaitable[list[Json]]]  # of tables, for a guest
People = tuple[str, list[SeatRow], set[str]]  # the host and seats of a table, and all whom they name


class Watch:
    """Tells every page what has changed at the tables of its guest. A table changes only while it is in memory."""

    def __init__(self, time: Time, bus: Bus | None = None) -> None:
        self._time = time
        self._bus = bus or Bus()
        self._afar: dict[str, dict[int, dict[str, Json]]] = {}  # the same of pages elsewhere, by guest and server
        self._pages: dict[str, dict[Connection, dict[str, Json]]] = {}  # what each page was told, by guest and table
        self._open: WeakKeyDictionary[LiveTable, object] = WeakKeyDictionary()  # how each open one in memory looked
        self._opened: List | None = None
        self._telling = False  # that the open tables have changed
        self._tasks: set[asyncio.Task[None]] = set()
        self._people: WeakKeyDictionary[LiveTable, People] = WeakKeyDictionary()  # in whose lists each table stands
        self._bus.hear("follow", lambda told: self._follow(told["guest"], told["from"]))
        self._bus.hear("unfollow", lambda told: self._unfollow(told["guest"], told["from"]))
        self._bus.hear("roll", lambda _: self._answer_roll())
        self._bus.hear("row", lambda told: self._tell(told["guest"], told["row"]))
        self._bus.hear("gone", lambda told: self._strike(told["guest"], told["table"]))
        self._bus.hear("tournament", lambda told: self._tell_all("tournament", told["id"]))
        self._bus.hear("lobby", lambda _: self._tell_lobby_soon())
        self._bus.when_resumed(self.call_roll)

    def call_roll(self) -> None:
        """Ask the other servers for whom they have pages, and tell them for whom we do."""
        self._afar.clear()
        self._bus.say("roll")
        self._answer_roll()

    def _answer_roll(self) -> None:
        for guest in self._pages:
            self._bus.say("follow", guest=guest)

    def _follow(self, guest: str, server: int) -> None:
        self._afar.setdefault(guest, {}).setdefault(server, {})

    def _unfollow(self, guest: str, server: int) -> None:
        servers = self._afar.get(guest, {})
        servers.pop(server, None)
        if not servers:
            self._afar.pop(guest, None)

    def count(self, guest: str) -> int:
        """How many pages of a guest follow his tables."""
        return len(self._pages.get(guest, {}))

    async def arrive(self, connection: Connection, listed: List, opened: List) -> None:
        """Tell a page everything, and from now on what changes; `opened` lists the tables that a guest may come to."""
        self._opened = opened
        told: dict[str, Json] = {}
        if connection.guest not in self._pages:
            self._bus.say("follow", guest=connection.guest)
        self._pages.setdefault(connection.guest, {})[connection] = told
        rows = {row["table"]["id"]: row for row in await listed(connection.guest)}
        told |= rows | told  # what changed while the list was read is newer than the list
        connection.send({"type": "tables", "now": self._time.now(), "tables": list(told.values())})
        connection.send({"type": "lobby", "tables": await opened(connection.guest)})

    def leave(self, connection: Connection) -> None:
        """Tell a page nothing more."""
        pages = self._pages.get(connection.guest, {})
        pages.pop(connection, None)
        if not pages and self._pages.pop(connection.guest, None) is not None:
            self._bus.say("unfollow", guest=connection.guest)

    def changed(self, live: "LiveTable") -> None:
        """Tell those who follow a table how it stands now, if they do not know."""
        row = live.row
        self._note_open(live)
        host, seats, people = self._people.get(live, (None, None, set[str]()))
        if host != row.host or seats is not row.seats:
            before, people = people, {row.host, *(seat.guest or seat.invited or "" for seat in row.seats)}
            self._people[live] = row.host, row.seats, people
            for guest in before - people:
                self._strike(guest, row.id)
                self._bus.say("gone", guest=guest, table=row.id)
        for guest in people:
            if guest not in self._pages and guest not in self._afar:
                continue
            now = listed(live, guest)
            self._tell(guest, now)
            elsewhere = self._afar.get(guest, {}).values()
            if any(told.get(row.id) != now for told in elsewhere):
                self._bus.say("row", guest=guest, row=now)
                for told in elsewhere:
                    told[row.id] = now

    def _tell(self, guest: str, now: Json) -> None:
        """Tell the pages of a guest how a table stands, if they do not know."""
        table = now["table"]["id"]
        for connection, told in self._pages.get(guest, {}).items():
            if told.get(table) != now:
                told[table] = now
                connection.send({"type": "row", "now": self._time.now(), "row": now})

    def _strike(self, guest: str, table: str) -> None:
        """Take a table off the lists of a guest who has nothing to do with it any more."""
        for told in self._afar.get(guest, {}).values():
            told.pop(table, None)
        for connection, told in self._pages.get(guest, {}).items():
            told.pop(table, None)
            connection.send({"type": "gone", "now": self._time.now(), "table": table})

    def tournament(self, id_: str) -> None:
        """Tell all pages that a tournament has changed: whoever shows it looks again."""
        self._tell_all("tournament", id_)
        self._bus.say("tournament", id=id_)

    def _tell_all(self, kind: str, id_: str) -> None:
        for pages in self._pages.values():
            for connection in pages:
                connection.send({"type": kind, "now": self._time.now(), "id": id_})

    def _note_open(self, live: "LiveTable") -> None:
        """Tell everybody how the open tables stand, if this one is or was one of them and looks otherwise now."""
        row, terms = live.row, kept(live.row.terms)
        is_open = terms.watch == "anybody" if row.begun else terms.sit in {"friends", "anybody"}
        card = [row.begun, [(seat.kind, seat.name) for seat in row.seats]] if is_open and not row.over else None
        if self._open.get(live) == card:
            return
        if card is None:
            del self._open[live]
        else:
            self._open[live] = card
        self._bus.say("lobby")
        self._tell_lobby_soon()

    def _tell_lobby_soon(self) -> None:
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
