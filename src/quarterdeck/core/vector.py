"""What a seat may know as a row of small numbers, for networks: one byte a slot, the seat itself first.

Every game writes its table with a `Vector`; the calls and their order are the layout, which depends on the number of
seats alone. Names and kinds of the slots are kept when somebody asks for them, so the layout documents itself.
A row is laid piece by piece, most of them ready-made, and put together at the end.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import Frame, frames_of
from quarterdeck.core.fields import form_of

BYTE: Final = 255  # the highest number of a slot
BITS: Final = 8  # as many of a set as are laid at once
SHIFT: Final = 4  # added to numbers that may be NONE, OPEN or a hole, so that 0 means: not there

NUMBERS: Final[list[bytes]] = [bytes([value]) for value in range(BYTE + 1)]
ZEROS: Final[list[bytes]] = [bytes(width) for width in range(BYTE + 1)]
CHOICES: Final[list[list[bytes]]] = [[] for _ in range(BYTE + 1)]  # by number of things: one of them, at the end none
SETS: Final[list[list[bytes]]] = [
    [bytes([mask >> i & 1 for i in range(count)]) for mask in range(1 << count)] for count in range(BITS + 1)
]


def zeros(width: i64) -> bytes:
    """So many empty slots."""
    return ZEROS[width] if width <= BYTE else bytes(width)


def choices(count: i64) -> list[bytes]:
    """The pieces for one of so many things, and the one for none of them."""
    found = CHOICES[count]
    if not found:
        found += [bytes([int(i == chosen) for i in range(count)]) for chosen in range(count + 1)]
    return found


@final
class Slots:
    """Slots that one call has written: where, what and how a full slot is counted."""

    def __init__(self, name: str, kind: str, start: int, width: int, most: list[int]) -> None:
        self.name = name
        self.kind = kind
        self.start = start
        self.width = width
        self.most = most  # what makes 1.0, slot by slot


@final
class Vector:
    """A row that is being written for a seat; spectators look from the first seat and have none of their own."""

    def __init__(self, seat: int, seats: int, table: list[Slots] | None) -> None:
        self.seat = seat
        self.seats: i64 = seats
        self.first: i64 = max(seat, 0)  # who comes first
        self.pieces: list[bytes] = []  # of the row, in their order
        self.table = table  # filled when the layout is asked for
        self.lost: i64 = 0  # numbers that did not fit; none in a sound layout

    def claim(self, name: str, kind: str, width: i64, most: i64) -> None:
        """Say what the next slots are; pieces of that width must follow."""
        table = self.table
        if table is not None:
            start = table[-1].start + table[-1].width if table else 0
            table.append(Slots(name, kind, start, width, [most] * width))

    def lay(self, value: i64) -> None:
        """A number in the next slot; the highest there is, if it does not fit."""
        if value < 0:
            raise ValueError(f"expected a number from 0 on; found {value}")
        if value > BYTE:
            self.lost += 1
            value = BYTE
        self.pieces.append(NUMBERS[value])

    def flag(self, name: str, value: bool) -> None:
        """Whether something is so."""
        self.claim(name, "flag", 1, 1)
        self.pieces.append(NUMBERS[1] if value else NUMBERS[0])

    def number(self, name: str, value: i64, most: i64) -> None:
        """A count from 0 on; in two slots, high and low, where one byte is too small."""
        if most <= BYTE:
            self.claim(name, "number", 1, most)
            self.lay(value)
            return
        self.claim(name, "number", 2, most)
        table = self.table
        if table is not None:
            table[-1].most = [(most >> 8) + 1, BYTE]
        self.lay(value >> 8)
        self.lay(value & BYTE)

    def signed(self, name: str, value: i64, most: i64) -> None:
        """A number above or below 0: a slot for each."""
        self.claim(name, "signed", 2, most)
        if value == 0:
            self.pieces.append(ZEROS[2])
        elif value > 0:
            self.lay(value)
            self.lay(0)
        else:
            self.lay(0)
            self.lay(-value)

    def maybe(self, name: str, value: i64, most: i64) -> None:
        """A number that may be NONE, still open or unknown: 0 to 3 then, and moved up else."""
        self.claim(name, "number or none", 1, most + SHIFT)
        self.lay(value + SHIFT)

    def one(self, name: str, value: i64, count: i64) -> None:
        """One of so many things; none of them where the value is negative."""
        self.claim(name, "one of", count, 1)
        self.pieces.append(choices(count)[value if 0 <= value < count else count])

    def who(self, name: str, seat: i64, count: i64) -> None:
        """One of those at the table, counted from the seat itself; nobody where it is negative."""
        self.claim(name, "seat", count, 1)
        self.pieces.append(choices(count)[(seat - self.first) % count if seat >= 0 else count])

    def whom(self, name: str, mask: i64, count: i64) -> None:
        """Some of those at the table, counted from the seat itself."""
        self.claim(name, "seats", count, 1)
        mask &= (1 << count) - 1
        before = self.first % count
        self.some(mask >> before | mask << count - before, count)

    def bits(self, name: str, mask: int, count: i64) -> None:
        """A set of so many things."""
        self.claim(name, "set of", count, 1)
        while count > 7 * BITS:
            self.some(mask & (1 << 7 * BITS) - 1, 7 * BITS)
            mask >>= 7 * BITS
            count -= 7 * BITS
        if mask >> count:
            self.lost += 1
            mask &= (1 << count) - 1
        self.some(mask, count)

    def some(self, mask: i64, count: i64) -> None:
        """A set of at most 56 things in the next slots."""
        if mask == 0:
            self.pieces.append(ZEROS[count])
            return
        while count > BITS:
            self.pieces.append(SETS[BITS][mask & BYTE])
            mask >>= BITS
            count -= BITS
        self.pieces.append(SETS[count][mask & (1 << count) - 1])

    def counts(self, name: str, things: list[int], count: i64, most: i64) -> None:
        """How many there are of each of so many things."""
        self.claim(name, "count of each", count, most)
        if not things:
            self.pieces.append(zeros(count))
            return
        found = bytearray(count)
        for thing in things:
            if thing >= 0:
                found[thing] += 1
        self.pieces.append(bytes(found))

    def row(self, name: str, values: list[int], length: i64, most: i64) -> None:
        """Numbers in their order, each as `maybe` writes it; 0 where there are no more."""
        self.claim(name, "row", length, most + SHIFT)
        self.shifted(values, length)

    def shifted(self, values: list[int], length: i64) -> None:
        """Numbers that may be NONE, and empty slots up to a length."""
        left = length
        for value in values:
            if left == 0:
                self.lost += 1
                return
            self.lay(value + SHIFT)
            left -= 1
        self.pieces.append(zeros(left))

    def order(self, seats: i64) -> list[int]:
        """Those at the table, from the seat itself on."""
        return [(self.first + turn) % seats for turn in range(seats)]


@final
class Procedures:
    """How the procedures under way are written: from the innermost out, the kind of each and its fields in a row."""

    def __init__(self, package: str, depth: int, width: int, wide: dict[str, int]) -> None:
        kinds = [kind for _, kind in sorted(frames_of(package).items()) if not kind.__subclasses__()]
        self.kinds: dict[type, int] = {kind: i for i, kind in enumerate(kinds)}
        self.depth: i64 = depth  # how many are written
        self.width: i64 = width  # slots for the fields of one
        self.wide = wide  # fields that hold whole answers or large sets: their bytes

    def write(self, o: Vector, stack: list[Frame[Any]], seen: dict[int, list[Any]]) -> None:
        """Write them; `seen` has the fields of those that hide something from the seat, by their place in the stack."""
        if len(stack) > self.depth:
            o.lost += 1
        for level in range(self.depth):
            place = len(stack) - 1 - level
            if place < 0:
                o.one("procedure", -1, len(self.kinds))
                o.claim("procedure-fields", "row", self.width, BYTE)
                o.pieces.append(zeros(self.width))
                continue
            frame = stack[place]
            kind = type(frame)
            o.one("procedure", self.kinds[kind], len(self.kinds))
            o.claim("procedure-fields", "row", self.width, BYTE)
            form = form_of(kind)
            values: list[Any] = seen[place] if place in seen else list(form.take(frame))
            left = self.width
            for i, name in enumerate(form.fields):
                left = put(o, left, values[i], self.wide.get(name, 1))
            o.pieces.append(zeros(left))


def fields_but(frame: Frame[Any], hidden: dict[str, Any]) -> list[Any]:
    """The fields of a procedure with other values for those that are hidden."""
    form = form_of(type(frame))
    values = list(form.take(frame))
    return [hidden[name] if name in hidden else values[i] for i, name in enumerate(form.fields)]


def put(o: Vector, left: i64, value: Any, size: i64) -> i64:
    """Write a number, or a list after its length, in so many slots at most; how many are left."""
    if isinstance(value, list):
        left = put(o, left, len(value), 1)
        for one in value:
            left = put(o, left, one, size)
        return left
    if size > left:
        o.lost += 1
        return left
    number: int = value + SHIFT
    if size == 1:
        o.lay(number)
        return left - 1
    for _ in range(size):
        o.lay(number & BYTE)
        number >>= 8
    if number:
        o.lost += 1
    return left - size
