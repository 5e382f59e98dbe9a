"""Positions as they are kept: one in each block of numbers whole, the others as what has changed since the last."""

import zlib
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Any

from quarterdeck.table.differences import applied, change
from quarterdeck.table.packing import packed, unpacked
from quarterdeck.table.rows import Json

BLOCK = 64  # numbers, the first position of which is kept whole
SHORT = 1024  # bytes of a change that is not worth compressing before it is bound
LATEST = 1000  # tables whose latest position is remembered
Row = tuple[int, bytes]  # number and position, as it is kept
Position = tuple[int, int | None, Any]  # number, that of the one before, and what has changed since; or the whole one
PLAIN, PRESSED = b"cz"  # what a change begins with, as it is or compressed; a whole position begins as zlib does


class Positions:
    """The latest position of each table, from which the next one is told."""

    def __init__(self) -> None:
        self._latest: OrderedDict[str, tuple[int, Json]] = OrderedDict()

    def written(self, table: str, states: Mapping[int, Json]) -> dict[int, bytes]:
        """Positions by number, in order, as they are kept after the latest one."""
        base = self._latest.get(table)
        found = {}
        for number, state in states.items():
            same = base is not None and base[0] // BLOCK == number // BLOCK
            found[number] = changed(base[0], base[1], state) if same and base is not None else whole(state)
            base = number, state
        return found

    def kept(self, table: str, states: Mapping[int, Json]) -> None:
        """The store has these positions."""
        if states:
            self._latest[table] = list(states.items())[-1]
            self._latest.move_to_end(table)
        if len(self._latest) > LATEST:
            self._latest.popitem(last=False)

    def forget(self, table: str) -> None:
        """Nobody knows which position of a table is the latest: the next one is kept whole."""
        self._latest.pop(table, None)


def whole(state: Json) -> bytes:
    """A position by itself."""
    return zlib.compress(packed(state))


def changed(number: int, base: Json, state: Json) -> bytes:
    """A position by what has changed since the one of that number."""
    plain = packed([number, change(base, state)])
    return bytes([PLAIN]) + plain if len(plain) < SHORT else bytes([PRESSED]) + zlib.compress(plain)


def parts(data: bytes) -> tuple[int | None, bytes]:
    """What was kept of a position: the number of the one that it has changed from, and how, as JSON; None if whole."""
    if data[0] not in {PLAIN, PRESSED}:
        return None, zlib.decompress(data)
    plain = data[1:] if data[0] == PLAIN else zlib.decompress(data[1:])
    number, _, how = plain[1:-1].partition(b",")
    return int(number), how


def opened(data: bytes) -> tuple[int | None, Any]:
    """The same, read."""
    base, how = parts(data)
    return base, unpacked(how)


def read(positions: Iterable[Position]) -> dict[int, Json]:
    """Positions by number, from those of whole blocks in order; they share what is equal in them."""
    found: dict[int, Json] = {}
    for number, base, how in positions:
        found[number] = how if base is None else applied(found[base], how)
    return found
