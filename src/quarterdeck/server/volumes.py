"""Volumes: an old part of a table's log in one row, since entries and positions compress only together.

What was played lately lies in the log and the snapshots, a row for each number. When a volume of numbers is full, or
the game is over, these rows are bound into one and deleted; whoever reads looks into both.
"""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from quarterdeck.table.positions import Position, Row, parts
from quarterdeck.table.rows import Json

NUMBERS = 256  # of a volume; a multiple of the positions' blocks
COLUMNS = ("number", "back", "seat", "words", "label", "auto", "private", "events")
MILLISECONDS = 1000


@dataclass(frozen=True)
class Volume:
    """Entries of the log, and positions, in order of their numbers."""

    entries: list[Json]
    positions: list[Position]

    @property
    def first(self) -> int:
        """The first number of it."""
        return min(self._numbers())

    @property
    def last(self) -> int:
        """The last number of it."""
        return max(self._numbers())

    def _numbers(self) -> list[int]:
        return [*(entry["number"] for entry in self.entries), *(number for number, _, _ in self.positions)]


def full(before: int, number: int) -> int | None:
    """The last number of what is to be bound, when a log goes on from one number to another; None if nothing is."""
    end = (number + 1) // NUMBERS
    return end * NUMBERS - 1 if (before + 1) // NUMBERS != end else None


def volumes(entries: Sequence[Json], states: Sequence[Row]) -> list[Volume]:
    """Rows of a log and positions, as volumes; nothing of the positions is read."""
    found: dict[int, Volume] = {}
    for entry in entries:
        found.setdefault(entry["number"] // NUMBERS, Volume([], [])).entries.append(entry)
    for number, data in states:
        base, how = parts(data)
        found.setdefault(number // NUMBERS, Volume([], [])).positions.append((number, base, orjson.Fragment(how)))
    return list(found.values())


def bound(volume: Volume) -> bytes:
    """A volume as it is kept: column by column, as what is alike lies together then."""
    entries: list[Any] = [[entry[name] for entry in volume.entries] for name in COLUMNS]
    times = [round(entry["at"] * MILLISECONDS) for entry in volume.entries]
    gaps = [later - sooner for sooner, later in zip([0, *times], times, strict=False)]
    return zlib.compress(orjson.dumps([entries, gaps, volume.positions]))


def unbound(data: bytes) -> Volume:
    """A volume that was kept."""
    columns, gaps, positions = orjson.loads(zlib.decompress(data))
    entries = [dict(zip(COLUMNS, row, strict=True)) for row in zip(*columns, strict=True)]
    at = 0
    for entry, gap in zip(entries, gaps, strict=True):
        at += gap
        entry["at"] = at / MILLISECONDS
    return Volume(entries, [(number, base, how) for number, base, how in positions])
