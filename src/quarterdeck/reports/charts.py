"""Charts as SVG. Ink draws, brass is the result, sea (broken lines) is what it is measured against.

A chart is a function of its width: every one is drawn twice, for wide and for narrow pages, so that its letters stay
legible. Nothing is told by colour alone, and no mark is without its whisker.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

NARROW = 334
SHAPES = 5  # that tell series apart
LETTER = 7.5  # width of a figure in the small type
ABOVE, BELOW = 5, 6  # shapes of verdicts, as their signs
COLOURS = {ABOVE: 4, BELOW: 3}  # brass and sea


@dataclass(frozen=True)
class Mark:
    """A figure with its interval."""

    label: str
    value: float | None
    low: float
    high: float
    text: str = ""  # at the right
    kind: int = 4  # which shape
    box: tuple[float, float] | None = None  # quartiles
    title: str = ""


@dataclass(frozen=True)
class Scale:
    """Where values stand between two edges."""

    low: float
    high: float
    left: float
    right: float
    tens: bool = False  # logarithmic

    def __call__(self, value: float) -> float:
        low, high = (math.log10(self.low), math.log10(self.high)) if self.tens else (self.low, self.high)
        at = math.log10(max(value, self.low)) if self.tens else value
        return self.left + (self.right - self.left) * (min(max(at, low), high) - low) / ((high - low) or 1)

    def ticks(self, most: int = 6) -> list[float]:
        """Round values."""
        if self.tens:
            first, last = math.ceil(math.log10(self.low) - 1e-9), math.floor(math.log10(self.high) + 1e-9)
            return [10.0**power for power in range(first, last + 1)]
        step = next(s for s in steps() if (self.high - self.low) / s <= most)
        first = math.ceil(self.low / step - 1e-9)
        return [step * number for number in range(first, math.floor(self.high / step + 1e-9) + 1)]


def steps() -> Iterator[float]:
    """Round ones: 0.001, 0.002, 0.005, 0.01 and so on."""
    size = 0.001
    while True:
        yield from (size, 2 * size, 5 * size)
        size *= 10


def drawn(draw: Callable[[int], str], wide: int = 500) -> str:
    """A chart at both widths."""
    return draw(wide).replace("<svg ", '<svg class="wide" ', 1) + draw(NARROW).replace(
        "<svg ", '<svg class="narrow" ', 1
    )


def svg(width: float, height: float, label: str, *parts: str) -> str:
    """A drawing that a reader of screens knows by its label; the table below it has the numbers."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(label, quote=True)}">'
        + "".join(parts)
        + "</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "t") -> str:
    """Words in a drawing."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "ax") -> str:
    """A line."""
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" class="{kind}"/>'


def rect(x: float, y: float, width: float, height: float, kind: str, title: str = "") -> str:
    """A bar."""
    inside = f"<title>{escape(title)}</title>" if title else ""
    size = f'width="{max(0.0, width):.1f}" height="{height:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{kind}">{inside}</rect>'


def shape(x: float, y: float, kind: int, size: float = 6.0) -> str:
    """The mark of a series (circle, square, diamond, triangle, star) or of a verdict."""
    kind = kind if kind in {ABOVE, BELOW} else kind % SHAPES
    if kind == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:g}" class="mk k0"/>'
    sides: dict[int, list[tuple[float, float]]] = {
        1: [(-1, -1), (1, -1), (1, 1), (-1, 1)],
        2: [(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)],
        3: [(0, -1.25), (1.2, 0.95), (-1.2, 0.95)],
        ABOVE: [(0, -1.25), (1.2, 0.95), (-1.2, 0.95)],
        BELOW: [(0, 1.25), (1.2, -0.95), (-1.2, -0.95)],
        4: [
            (r * math.sin(i * math.pi / 5), -r * math.cos(i * math.pi / 5))
            for i in range(10)
            for r in ((1.45, 0.68)[i % 2],)
        ],
    }
    points = " ".join(f"{x + size * 0.92 * dx:.1f},{y + size * 0.92 * dy:.1f}" for dx, dy in sides[kind])
    return f'<polygon points="{points}" class="mk k{COLOURS.get(kind, kind)}"/>'


def whisker(scale: Scale, y: float, mark: Mark, size: float = 6.0) -> str:
    """A mark on its interval, lying."""
    if mark.value is None:
        return ""
    a, b = scale(mark.low), scale(mark.high)
    ends = f"M{a:.1f} {y - 4:.1f}V{y + 4:.1f}M{b:.1f} {y - 4:.1f}V{y + 4:.1f}M{a:.1f} {y:.1f}H{b:.1f}"
    box = rect(scale(mark.box[0]), y - 6, scale(mark.box[1]) - scale(mark.box[0]), 12, "bar0") if mark.box else ""
    title = f"<title>{escape(mark.title)}</title>" if mark.title else ""
    return f'<g>{title}<path d="{ends}" class="wh"/>{box}{shape(scale(mark.value), y, mark.kind, size)}</g>'


def fitted(words: str, room: float) -> str:
    """As much of a name as there is room for; the table below has all of it."""
    return words if LETTER * len(words) <= room else words[: int(room / LETTER) - 1].rstrip() + "…"


def grid(scale: Scale, top: float, bottom: float, shown: Callable[[float], str]) -> str:
    """Upright lines with their values below, as far as these have room beside each other."""
    made, free = [], -math.inf
    for tick in scale.ticks():
        at, value = scale(tick), shown(tick)
        made.append(line(at, top, at, bottom, "gr"))
        half = LETTER * (len(value) + 1) / 2
        if at - half >= free:
            made.append(text(at, bottom + 18, value, "t12 q m"))
            free = at + half
    return "".join(made)


def whiskers(
    marks: Sequence[Mark],
    width: int,
    label: str,
    shown: Callable[[float], str],
    *,
    reference: float | None = None,
    reference_label: str = "",
    names: int = 0,
    tens: bool = False,
    zero: bool = False,
) -> str:
    """One line a mark: name, whisker, figure."""
    left = names or min(150, width // 3)
    right = width - (74 if any(mark.text for mark in marks) else 14)
    known = [edge for mark in marks if mark.value is not None for edge in (mark.low, mark.high, mark.value)]
    known += [reference] if reference is not None else []
    low, high = (min(known), max(known)) if known else (0.0, 1.0)
    if tens:
        low, high = 10 ** math.floor(math.log10(max(low, 1e-6))), 10 ** math.ceil(math.log10(max(high, 1e-6)))
        high = high if high > low else low * 10
    else:
        room = (high - low or 1.0) * 0.06
        low, high = (0.0 if zero else low - room), high + room
    scale = Scale(low, high, left + 8, right - 6, tens)
    row, top = 30, 26 if reference is not None else 10
    bottom = top + row * len(marks)
    parts = [grid(scale, top, bottom, shown)]
    if reference is not None:
        parts += [
            line(scale(reference), top - 6, scale(reference), bottom, "fair"),
            text(scale(reference), top - 11, reference_label, "t12 sea m"),
        ]
    for number, mark in enumerate(marks):
        y = top + row * number + row / 2
        parts += [text(left, y + 4, mark.label, "t b e"), whisker(scale, y, mark)]
        if mark.text:
            parts.append(text(width, y + 4, mark.text, "t12 e"))
    return svg(width, bottom + 26, label, *parts)


def columns(bins: Sequence[tuple[str, Sequence[tuple[float, float, float]]]], width: int, label: str, unit: str) -> str:
    """Groups of bars, each with its whisker; the first series is brass, a second one pale and wider behind it."""
    left, right, top, bottom = 38, width - 6, 14, 190
    most = max((high for _, series in bins for _, _, high in series), default=1.0) or 1.0
    up = Scale(0, most, bottom, top)
    room = (right - left) / max(1, len(bins))
    parts = []
    for tick in up.ticks(5):
        parts += [
            line(left, up(tick), right, up(tick), "gr"),
            text(left - 6, up(tick) + 4, f"{100 * tick:g}", "t12 q e"),
        ]
    every = -(-len(bins) * (46 if width > 400 else 44) // (right - left))
    for number, (name, series) in enumerate(bins):
        middle = left + room * (number + 0.5)
        for order, (value, low, high) in enumerate(reversed(series)):
            behind = len(series) > 1 and order == 0
            half = room * (0.42 if behind else 0.28 if len(series) > 1 else 0.36)
            parts.append(
                rect(middle - half, up(value), 2 * half, bottom - up(value), "bar0" if behind else "bar", name)
            )
            if not behind:
                parts.append(
                    f'<path d="M{middle:.1f} {up(low):.1f}V{up(high):.1f}M{middle - 4:.1f} {up(low):.1f}h8'
                    f'M{middle - 4:.1f} {up(high):.1f}h8" class="wh"/>'
                )
        if number % every == 0:
            parts.append(text(middle, bottom + 18, name, "t12 q m"))
    parts += [line(left, bottom, right, bottom), text(right, bottom + 38, unit, "t12 q e")]
    return svg(width, bottom + 46, label, *parts)


def paths(
    series: Sequence[tuple[str, Sequence[tuple[float, float, float, float]]]],
    width: int,
    label: str,
    unit: str,
    *,
    borders: Sequence[float] = (),
    room: tuple[int, int] = (96, 74),
    shown: Callable[[float], str] = lambda value: f"{value:g}",
) -> str:
    """Lines over games, each (games, value, low, high), with a band; borders are broken lines across.

    `room` is that for names at the right, on wide and on narrow pages; without any there are no names.
    """
    names = room[width < 400]
    left, right, top, bottom = 46, width - (names or 12), 12, 220
    points = [point for _, line_ in series for point in line_]
    values = [edge for point in points for edge in point[1:]] + list(borders)
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    margin = (high - low or 1.0) * 0.05
    across = Scale(0, max((point[0] for point in points), default=1), left, right)
    up = Scale(low - margin, high + margin, bottom, top)
    parts = []
    for tick in up.ticks(5):
        parts += [line(left, up(tick), right, up(tick), "gr"), text(left - 6, up(tick) + 4, shown(tick), "t12 q e")]
    parts += [line(left, up(border), right, up(border), "fair") for border in borders]
    ends = []
    for number, (name, found) in enumerate(series):
        if not found:
            continue
        kind = number % SHAPES
        if any(point[2] != point[3] for point in found):
            over = [(across(p[0]), up(p[3])) for p in found] + [(across(p[0]), up(p[2])) for p in reversed(found)]
            parts.append(f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in over)}Z" class="bd c{kind}"/>')
        trace = "L".join(f"{across(p[0]):.1f} {up(p[1]):.1f}" for p in found)
        parts.append(f'<path d="M{trace}" class="ln c{kind}"/>')
        last = found[-1]
        parts.append(shape(across(last[0]), up(last[1]), kind, 5))
        ends.append((up(last[1]), across(last[0]), name))
    parts += labels(ends, right + 8, top, bottom) if names else []
    parts += [text(across(tick), bottom + 18, f"{tick:g}", "t12 q m") for tick in across.ticks(4 if width < 400 else 6)]
    parts += [line(left, bottom, right, bottom), text(right, bottom + 38, unit, "t12 q e")]
    return svg(width, bottom + 46, label, *parts)


def labels(ends: Sequence[tuple[float, float, str]], x: float, top: float, bottom: float) -> list[str]:
    """Names at the ends of lines, moved apart so that none covers another."""
    placed: list[tuple[float, str]] = []
    for y, _, name in sorted(ends):
        placed.append((max(y, placed[-1][0] + 15 if placed else top), name))
    over = placed[-1][0] - bottom if placed else 0
    if over > 0:
        placed = [(y - over, name) for y, name in placed]
    return [text(x, y + 4, name, "t12 b") for y, name in placed]


def scatter(marks: Sequence[tuple[str, float, float, float, float]], width: int, label: str, unit: str) -> str:
    """Strength against what it costs, by tens; the broken line joins those that nobody cheaper beats."""
    left, right, top, bottom = 46, width - 20, 14, 220
    low, high = min(m[1] for m in marks), max(m[1] for m in marks)
    across = Scale(10 ** math.floor(math.log10(low)), 10 ** (math.floor(math.log10(high)) + 1), left, right, tens=True)
    bottoms, tops = min(m[3] for m in marks), max(m[4] for m in marks)
    room = (tops - bottoms or 1.0) * 0.06
    up = Scale(bottoms - room, tops + room, bottom, top)
    parts = []
    for tick in up.ticks(5):
        parts += [line(left, up(tick), right, up(tick), "gr"), text(left - 6, up(tick) + 4, f"{tick:g}", "t12 q e")]
    for tick in across.ticks():
        parts += [
            line(across(tick), top, across(tick), bottom, "gr"),
            text(across(tick), bottom + 18, f"{tick:g}", "t12 q m"),
        ]
    best = -math.inf
    frontier: list[tuple[float, float]] = []
    for mark in sorted(marks, key=lambda one: one[1]):
        if mark[2] > best:
            frontier += [(across(mark[1]), up(best if frontier else mark[2])), (across(mark[1]), up(mark[2]))]
            best = mark[2]
    parts.append(f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in frontier)}" class="fair"/>')
    for number, (name, cost, value, least, most) in enumerate(marks):
        x = across(cost)
        parts.append(
            f'<path d="M{x:.1f} {up(least):.1f}V{up(most):.1f}M{x - 4:.1f} {up(least):.1f}h8'
            f'M{x - 4:.1f} {up(most):.1f}h8" class="wh"/>'
        )
        parts.append(shape(x, up(value), number))
        after = x < (left + right) / 2
        parts.append(text(x + (12 if after else -12), up(value) - 9, name, f"t12 b{'' if after else ' e'}"))
    parts += [line(left, bottom, right, bottom), text(right, bottom + 38, unit, "t12 q e")]
    return svg(width, bottom + 46, label, *parts)
