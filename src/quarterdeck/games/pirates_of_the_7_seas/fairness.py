"""Are the throws fair? Chi-square trials of many throws: faces, places, and whether any seat is favoured (P7-16.5).

Every trial counts something whose distribution is known exactly when the throws are fair, so that its p-value means
what it says: below one in a thousand it should not fall, over all seeds, more often than that.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_the_7_seas.data import FACES, SEA_MARGIN, SEA_SPAN
from quarterdeck.games.pirates_of_the_7_seas.flow.throw import Throw, duels, throw

THROWS = 20_000
SEATS = 4
SHIPS = 3           # of each seat in a trial battle
RED = 3
GRID = 10           # the sea in so many rows and columns
ZONES = 5           # the same, coarser, where seats are compared
LEVEL = 0.001       # a p-value below this is called unfair


@dataclass(frozen=True)
class Trial:
    """One question put to the throws: what was counted, and how likely so much unevenness is by chance."""

    name: str                   # of the message `fairness-<name>`
    counts: tuple[int, ...]
    degrees: int
    chi_square: float
    p_value: float

    @property
    def fair(self) -> bool:
        """Whether chance alone explains the counts."""
        return self.p_value >= LEVEL


def survey(throws: int = THROWS, seed: int = 0) -> list[Trial]:
    """All trials over so many battles of four seats with equally many ships."""
    rng = Rng(seed)
    dice = RED + SEATS * SHIPS
    faces = [0] * FACES
    cells = [0] * GRID**2
    zones = [[0] * ZONES**2 for _ in range(SEATS)]
    seat_faces = [[0] * FACES for _ in range(SEATS)]
    slots = [0] * dice
    first = [0] * SEATS
    best = [0] * SEATS
    for number in range(throws):
        fallen = throw(rng.key(), dice, looked_at=False)
        seat = number % SEATS
        ship = RED + seat * SHIPS
        for die, face in enumerate(fallen.faces):
            faces[face - 1] += 1
            if die >= RED:
                seat_faces[(die - RED) // SHIPS][face - 1] += 1
        cells[cell(fallen, fallen.slots.index(0), GRID)] += 1
        zones[seat][cell(fallen, ship, ZONES)] += 1
        slots[fallen.slots[ship]] += 1
        fought = duels(fallen, RED)
        first[((fought[0] & 63) - RED) // SHIPS] += 1
        left = survivors(fought)
        if left.count(max(left)) == 1:
            best[left.index(max(left))] += 1
    return [
        even("faces", faces),
        even("places", cells),
        even("slots", slots),
        independent("seat_places", zones),
        independent("seat_faces", seat_faces),
        even("first_duel", first),
        even("most_survivors", best),
    ]


def cell(fallen: Throw, die: int, side: int) -> int:
    """The square of the sea in which a die lies, the sea being cut into `side` rows and columns."""
    column = (fallen.xs[die] - SEA_MARGIN) * side // SEA_SPAN
    row = (fallen.ys[die] - SEA_MARGIN) * side // SEA_SPAN
    return row * side + column


def survivors(fought: Sequence[int]) -> list[int]:
    """The ships that each seat has left after the duels of a trial battle."""
    left = [SHIPS] * SEATS
    for duel in fought:
        if duel >> 12 & 3:
            left[((duel & 63) - RED) // SHIPS] -= 1
    return left


def even(name: str, counts: Sequence[int]) -> Trial:
    """Whether all outcomes are equally likely. Squares of the sea differ by a hair in size; that is allowed for."""
    weights = square_sizes() if name == "places" else [1] * len(counts)
    total, whole = sum(counts), sum(weights)
    expected = [total * weight / whole for weight in weights]
    return trial(name, counts, expected, len(counts) - 1)


def square_sizes() -> list[int]:
    """How many centres lie in each square of the grid."""
    edges = [sum(1 for at in range(SEA_SPAN) if at * GRID // SEA_SPAN == part) for part in range(GRID)]
    return [row * column for row in edges for column in edges]


def independent(name: str, table: Sequence[Sequence[int]]) -> Trial:
    """Whether all rows (seats) follow the same distribution."""
    total = sum(map(sum, table))
    columns = [sum(row[i] for row in table) for i in range(len(table[0]))]
    expected = [sum(row) * column / total for row in table for column in columns]
    counts = [count for row in table for count in row]
    return trial(name, counts, expected, (len(table) - 1) * (len(columns) - 1))


def trial(name: str, counts: Sequence[int], expected: Sequence[float], degrees: int) -> Trial:
    """Pearson's chi-square of counts against what was expected."""
    chi = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True) if mean > 0)
    return Trial(name, tuple(counts), degrees, chi, chance_of(chi, degrees))


def chance_of(chi_square: float, degrees: int) -> float:
    """How likely a chi-square of at least this size is by chance (the upper incomplete gamma function)."""
    a, x = degrees / 2, chi_square / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:                                   # the series of the lower function converges quickly
        term = total = 1 / a
        step = a
        while abs(term) > abs(total) * 1e-15:
            step += 1
            term *= x / step
            total += term
        return max(0.0, 1 - scale * total)
    tiny = 1e-300                                   # Lentz's continued fraction of the upper one
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    fraction = d
    for i in range(1, 10_000):
        factor = -i * (i - a)
        b += 2
        d = 1 / (factor * d + b or tiny)
        c = b + factor / c or tiny
        fraction *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return scale * fraction
