"""What other packages offer to this one, by entry points."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.metadata import EntryPoint


def offered(group: str) -> "Iterable[EntryPoint]":
    """The entry points of a group; in a browser there are no other packages, and looking for them takes long."""
    if sys.platform == "emscripten":
        return ()
    from importlib.metadata import entry_points

    return entry_points(group=group)
