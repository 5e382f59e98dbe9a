"""What boards in a terminal share: colours of seats, and lines that fit a window of a hundred columns."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

COLUMNS = 100
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
    return cell_len(Text.from_markup(markup).plain)


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


def fitted(names: Sequence[str], columns: int, between: str = ", ") -> str:
    """Plain names on one line; the longest are shortened where there are too many."""
    shown = list(names)
    while len(shown) > 1 and cell_len(between.join(shown)) > columns:
        longest = max(range(len(shown)), key=lambda i: cell_len(shown[i]))
        size = cell_len(shown[longest]) - 1
        if size < 4:
            break
        shown[longest] = set_cell_size(shown[longest].rstrip("…"), size - 1).rstrip() + "…"
    return between.join(shown)
