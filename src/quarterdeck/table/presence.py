"""Who is here: connections, hidden pages, and since when somebody is away."""

from dataclasses import dataclass
from typing import Any

from quarterdeck.table.settings import TableSettings

Connection = Any


@dataclass
class Page:
    """An open page of a guest."""

    guest: str
    hidden: float | None = None  # since when nobody looks at it


class Presence:
    """Says of guests whether they are away: no connection for a while, or none but hidden pages for a longer one."""

    def __init__(self, settings: TableSettings, now: float) -> None:
        self._settings = settings
        self._opened = now  # before that nobody knows
        self._pages: dict[Connection, Page] = {}
        self._gone: dict[str, float] = {}  # guests without a page, since when
        self._left: dict[str, float] = {}  # guests who have said that they go

    def arrive(self, connection: Connection, guest: str) -> None:
        """A guest has opened a page."""
        self._pages[connection] = Page(guest)
        self._gone.pop(guest, None)
        self._left.pop(guest, None)

    def leave(self, connection: Connection, now: float) -> None:
        """A guest has closed a page."""
        page = self._pages.pop(connection, None)
        if page is not None and all(other.guest != page.guest for other in self._pages.values()):
            self._gone[page.guest] = now

    def hide(self, connection: Connection, now: float, *, hidden: bool) -> None:
        """A page is hidden behind others, or shown again."""
        page = self._pages.get(connection)
        if page is not None:
            page.hidden = None if not hidden else page.hidden or now
        if page is not None and not hidden:
            self._left.pop(page.guest, None)

    def say_goodbye(self, guest: str, now: float) -> None:
        """A guest goes, whatever page stays open."""
        self._left[guest] = now

    def quiet(self, guest: str) -> tuple[float, float] | None:
        """Since when nobody sees the guest, and when that means away; None if he is here."""
        if guest in self._left:
            return self._left[guest], self._left[guest]
        pages = [page for page in self._pages.values() if page.guest == guest]
        if not pages:
            since = self._gone.get(guest, self._opened)
            return since, since + self._settings.gone
        hidden = [page.hidden for page in pages if page.hidden is not None]
        if len(hidden) < len(pages):
            return None
        return max(hidden), max(hidden) + self._settings.hidden

    def away_since(self, guest: str, now: float) -> float | None:
        """Since when a guest is away; None if he is here."""
        quiet = self.quiet(guest)
        return quiet[0] if quiet is not None and quiet[1] <= now else None
