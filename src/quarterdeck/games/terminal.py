"""What boards in a terminal share: colours of seats, and lines that fit a window of a hundred columns."""

import re
import unicodedata
from collections.abc import Sequence
from itertools import zip_longest

COLUMNS = 100
TAG = re.compile(r"\\(\[)|\[[a-z#/@][^\[\]]*\]")  # an escaped bracket, or a style tag
COLOURS = (
    "dodger_blue1",
    "yellow",
    "spring_green3",
    "orchid",
    "light_sky_blue1",
    "red",
    "dark_orange",
    "yellow4",
    "pink1",
    "grey62",
)  # by seat, as in the browser; the letter beside it tells the same
LETTERS = "ABCDEFGHIJ"


def width(markup: str) -> int:
    """How many columns a text with style tags takes."""
    return cells(TAG.sub(lambda found: found[1] or "", markup))


def cells(plain: str) -> int:
    """How many columns a plain text takes: none for an accent of its own, two for a wide sign."""
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in plain)
    return len(plain) + wide - sum(unicodedata.combining(sign) > 0 for sign in plain)


def cut(plain: str, columns: int) -> str:
    """As much of a plain text as fits."""
    while cells(plain) > columns:
        plain = plain[:-1]
    return plain.rstrip()


def padded(markup: str, columns: int) -> str:
    """A text with style tags, filled with blanks."""
    return markup + " " * max(0, columns - width(markup))


def folded(pieces: Sequence[str], between: str = "  ", indent: int = 4, columns: int = COLUMNS) -> list[str]:
    """The pieces on as many lines as they need; further lines are indented."""
    lines: list[str] = []
    for piece in pieces:
        if lines and width(lines[-1] + between + piece) <= columns:
            lines[-1] += between + piece
        else:
            lines.append(" " * indent + piece if lines else piece)
    return lines


def columned(pieces: Sequence[str], rows: int, columns: int = COLUMNS, between: str = "  ") -> list[str]:
    """The pieces one below the other; side by side, as far as they fit, where they need more rows than there are."""
    for high in range(max(1, rows), len(pieces)):
        stacks = [pieces[first : first + high] for first in range(0, len(pieces), high)]
        rooms = [max(map(width, stack)) for stack in stacks]
        if sum(rooms) + len(between) * (len(rooms) - 1) <= columns:
            filled = [[padded(piece, room) for piece in stack] for stack, room in zip(stacks, rooms, strict=True)]
            return [between.join(line).rstrip() for line in zip_longest(*filled, fillvalue="")]
    return list(pieces)


def shortened(name: str, columns: int) -> str:
    """A plain name that ends with dots where there is no room for the rest."""
    return name if cells(name) <= columns else cut(name, columns - 1) + "…"


def fitted(names: Sequence[str], columns: int, between: str = ", ") -> str:
    """Plain names on one line; the longest are shortened where there are too many."""
    shown = list(names)
    while len(shown) > 1 and cells(between.join(shown)) > columns:
        longest = max(range(len(shown)), key=lambda i: cells(shown[i]))
        size = cells(shown[longest]) - 1
        if size < 4:
            break
        shown[longest] = cut(shown[longest].rstrip("…"), size - 1) + "…"
    return between.join(shown)
