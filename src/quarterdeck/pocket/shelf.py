"""Where a pocket keeps its games: values by key, on whatever shelf it is given."""

from collections.abc import Iterable
from typing import Protocol

LAST = "\uffff"  # behind every key that begins alike


class Shelf(Protocol):
    """Values by key. What is kept together is kept all or not at all, and is safe when `keep` returns."""

    async def keep(self, puts: dict[str, bytes], drops: list[str]) -> None:
        """Put values on the shelf and take others off it; raises `Full` or `Unkept`, and has done nothing then."""

    async def between(self, first: str, last: str) -> Iterable[tuple[str, bytes]]:
        """The values from one key to another, both included, in order."""


class Unkept(Exception):
    """The shelf does not take anything."""


class Full(Unkept):
    """There is no room left on the shelf."""
