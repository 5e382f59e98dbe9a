"""What a seat may know as a row of small numbers, for networks: one byte a slot, the seat itself first.

Every game writes its table with a `Vector`; the calls and their order are the layout, which depends on the number of
seats alone. Names and kinds of the slots are kept when somebody asks for them, so the layout documents itself.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import Frame, frames_of
from quarterdeck.core.fields import form_of
from quarterdeck.core.rows import u8, vec

BYTE: Final = 255  # the highest number of a slot
SHIFT: Final = 4  # added to numbers that may be NONE, OPEN or a hole, so that 0 means: not there
WORD: Final = 56  # bits of a set that are written as one machine integer


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

    def __init__(self, slots: "vec[u8]", seat: int, seats: int, table: list[Slots] | None) -> None:
        self.slots: vec[u8] = slots  # nothing but zeros before it is written
        self.at: i64 = 0  # the next slot
        self.seat = seat
        self.seats: i64 = seats
        self.first: i64 = max(seat, 0)  # who comes first
        self.table = table  # filled when the layout is asked for
        self.lost: i64 = 0  # numbers that did not fit; none in a sound layout

    def claim(self, name: str, kind: str, width: i64, most: i64) -> None:
        """Say what the next slots are; as many must be written or skipped."""
        table = self.table
        if table is not None:
            table.append(Slots(name, kind, self.at, width, [most] * width))

    def skip(self, width: i64) -> None:
        """Leave so many slots as they are: empty, or marked before."""
        self.at += width

    def mark(self, place: i64, value: i64) -> None:
        """A number so many slots ahead; the highest there is, if it does not fit."""
        if value < 0:
            raise ValueError(f"expected a number from 0 on; found {value}")
        if value > BYTE:
            self.lost += 1
            value = BYTE
        self.slots[self.at + place] = u8(value)

    def count(self, place: i64, more: i64) -> None:
        """So many more of what is counted that many slots ahead."""
        self.slots[self.at + place] += u8(more)

    def lay(self, value: i64) -> None:
        """A number in the next slot; the highest there is, if it does not fit."""
        if 0 < value <= BYTE:
            self.slots[self.at] = u8(value)
        elif value != 0:
            self.mark(0, value)
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        """Whether something is so."""
        if self.table is not None:
            self.claim(name, "flag", 1, 1)
        if value:
            self.slots[self.at] = 1
        self.at += 1

    def number(self, name: str, value: i64, most: i64) -> None:
        """A count from 0 on; in two slots, high and low, where one byte is too small."""
        if most <= BYTE:
            if self.table is not None:
                self.claim(name, "number", 1, most)
            self.lay(value)
            return
        table = self.table
        if table is not None:
            self.claim(name, "number", 2, most)
            table[-1].most = [(most >> 8) + 1, BYTE]
        self.lay(value >> 8)
        self.lay(value & BYTE)

    def signed(self, name: str, value: i64, most: i64) -> None:
        """A number above or below 0: a slot for each."""
        if self.table is not None:
            self.claim(name, "signed", 2, most)
        if value > 0:
            self.mark(0, value)
        elif value < 0:
            self.mark(1, -value)
        self.at += 2

    def maybe(self, name: str, value: i64, most: i64) -> None:
        """A number that may be NONE, still open or unknown: 0 to 3 then, and moved up else."""
        if self.table is not None:
            self.claim(name, "number or none", 1, most + SHIFT)
        self.lay(value + SHIFT)

    def one(self, name: str, value: i64, count: i64) -> None:
        """One of so many things; none of them where the value is negative."""
        if self.table is not None:
            self.claim(name, "one of", count, 1)
        if 0 <= value < count:
            self.slots[self.at + value] = 1
        self.at += count

    def who(self, name: str, seat: i64, count: i64) -> None:
        """One of those at the table, counted from the seat itself; nobody where it is negative."""
        if self.table is not None:
            self.claim(name, "seat", count, 1)
        if seat >= 0:
            self.slots[self.at + (seat - self.first) % count] = 1
        self.at += count

    def whom(self, name: str, mask: i64, count: i64) -> None:
        """Some of those at the table, counted from the seat itself."""
        if self.table is not None:
            self.claim(name, "seats", count, 1)
        mask &= (1 << count) - 1
        before = self.first % count
        self.some(mask >> before | mask << count - before, count)

    def bits(self, name: str, mask: int, count: i64) -> None:
        """A set of so many things."""
        if self.table is not None:
            self.claim(name, "set of", count, 1)
        while count > WORD:
            self.some(mask & (1 << WORD) - 1, WORD)
            mask >>= WORD
            count -= WORD
        if mask >> count:
            self.lost += 1
        self.some(mask, count)

    def members(self, name: str, things: list[int], first: i64, count: i64) -> None:
        """The same of things in a list, counted from the first that may be in it."""
        if self.table is not None:
            self.claim(name, "set of", count, 1)
        for thing in things:
            if first <= thing < first + count:
                self.slots[self.at + thing - first] = 1
            else:
                self.lost += 1
        self.at += count

    def some(self, mask: i64, count: i64) -> None:
        """A set of at most 56 things in the next slots; what is above does not count."""
        end = self.at + count
        slots, at = self.slots, self.at
        while mask != 0 and at < end:
            if mask & 1:
                slots[at] = 1
            mask >>= 1
            at += 1
        self.at = end

    def counts(self, name: str, things: list[int], count: i64, most: i64) -> None:
        """How many there are of each of so many things."""
        if self.table is not None:
            self.claim(name, "count of each", count, most)
        for thing in things:
            if thing >= count:
                self.lost += 1
            elif thing >= 0:
                self.count(thing, 1)
        self.at += count

    def row(self, name: str, values: list[int], length: i64, most: i64) -> None:
        """Numbers in their order, each as `maybe` writes it; 0 where there are no more."""
        if self.table is not None:
            self.claim(name, "row", length, most + SHIFT)
        self.shifted(values, length)

    def shifted(self, values: list[int], length: i64) -> None:
        """Numbers that may be NONE, and empty slots up to a length."""
        end = self.at + length
        for value in values:
            if self.at == end:
                self.lost += 1
                return
            self.lay(value + SHIFT)
        self.at = end

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
        self.sizes: dict[type, list[int]] = {kind: self.sizes_of(kind) for kind in kinds}  # of all fields of a kind

    def sizes_of(self, kind: type) -> list[int]:
        """How many bytes each field of a kind takes."""
        return [self.wide.get(name, 1) for name in form_of(kind).fields]

    def write(self, o: Vector, stack: list[Frame[Any]], seen: dict[int, list[Any]]) -> None:
        """Write them; `seen` has the fields of those that hide something from the seat, by their place in the stack."""
        if len(stack) > self.depth:
            o.lost += 1
        for level in range(self.depth):
            place = len(stack) - 1 - level
            if place < 0:
                o.one("procedure", -1, len(self.kinds))
                o.claim("procedure-fields", "row", self.width, BYTE)
                o.skip(self.width)
                continue
            frame = stack[place]
            kind = type(frame)
            o.one("procedure", self.kinds[kind], len(self.kinds))
            o.claim("procedure-fields", "row", self.width, BYTE)
            values: list[Any] = seen[place] if place in seen else list(form_of(kind).take(frame))
            left = self.width
            for i, size in enumerate(self.sizes[kind]):
                left = put(o, left, values[i], size)
            o.skip(left)


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
