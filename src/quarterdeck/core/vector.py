"""What a seat may know as a row of small numbers, for networks: one byte a slot, the seat itself first.

Every game writes its table with a `Vector`; the calls and their order are the layout, which depends on the number of
seats alone. Names and kinds of the slots are kept when somebody asks for them, so the layout documents itself.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from quarterdeck.core.engine import Frame, frames_of
from quarterdeck.core.fields import form_of

BYTE: Final = 255  # the highest number of a slot
SHIFT: Final = 4  # added to numbers that may be NONE, OPEN or a hole, so that 0 means: not there


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

    def __init__(self, seat: int, seats: int, slots: list[int], table: list[Slots] | None) -> None:
        self.seat = seat
        self.seats: i64 = seats
        self.first: i64 = max(seat, 0)  # who comes first
        self.slots = slots  # zeros, as many as the layout has; grows while the layout is not known
        self.at: i64 = 0  # the next slot
        self.table = table  # filled when the layout is asked for
        self.lost: i64 = 0  # numbers that did not fit; none in a sound layout

    def claim(self, name: str, kind: str, width: i64, most: i64) -> i64:
        """Take the next slots."""
        start = self.at
        self.at = start + width
        while len(self.slots) < self.at:
            self.slots.append(0)
        table = self.table
        if table is not None:
            table.append(Slots(name, kind, start, width, [most] * width))
        return start

    def fit(self, value: i64) -> i64:
        """A number as a slot can hold it."""
        if value > BYTE:
            self.lost += 1
            return BYTE
        return value

    def flag(self, name: str, value: bool) -> None:
        """Whether something is so."""
        start = self.claim(name, "flag", 1, 1)
        if value:
            self.slots[start] = 1

    def number(self, name: str, value: i64, most: i64) -> None:
        """A count from 0 on; in two slots, high and low, where one byte is too small."""
        if most <= BYTE:
            self.slots[self.claim(name, "number", 1, most)] = self.fit(value)
            return
        start = self.claim(name, "number", 2, most)
        table = self.table
        if table is not None:
            table[-1].most = [(most >> 8) + 1, BYTE]
        self.slots[start] = self.fit(value >> 8)
        self.slots[start + 1] = value & BYTE

    def signed(self, name: str, value: i64, most: i64) -> None:
        """A number above or below 0: a slot for each."""
        start = self.claim(name, "signed", 2, most)
        if value >= 0:
            self.slots[start] = self.fit(value)
        else:
            self.slots[start + 1] = self.fit(-value)

    def maybe(self, name: str, value: i64, most: i64) -> None:
        """A number that may be NONE, still open or unknown: 0 to 3 then, and moved up else."""
        self.slots[self.claim(name, "number or none", 1, most + SHIFT)] = self.fit(value + SHIFT)

    def one(self, name: str, value: i64, count: i64) -> None:
        """One of so many things; none of them where the value is negative."""
        start = self.claim(name, "one of", count, 1)
        if 0 <= value < count:
            self.slots[start + value] = 1

    def who(self, name: str, seat: i64, count: i64) -> None:
        """One of those at the table, counted from the seat itself; nobody where it is negative."""
        start = self.claim(name, "seat", count, 1)
        if seat >= 0:
            self.slots[start + (seat - self.first) % count] = 1

    def whom(self, name: str, mask: i64, count: i64) -> None:
        """Some of those at the table, counted from the seat itself."""
        start = self.claim(name, "seats", count, 1)
        for turn in range(count):
            if mask >> (self.first + turn) % count & 1:
                self.slots[start + turn] = 1

    def bits(self, name: str, mask: int, count: i64) -> None:
        """A set of so many things."""
        start = self.claim(name, "set of", count, 1)
        i: i64 = 0
        while mask:
            if mask & 1:
                self.slots[start + i] = 1
            mask >>= 1
            i += 1

    def counts(self, name: str, things: list[int], count: i64, most: i64) -> None:
        """How many there are of each of so many things."""
        start = self.claim(name, "count of each", count, most)
        for thing in things:
            if thing >= 0:
                self.slots[start + thing] += 1

    def row(self, name: str, values: list[int], length: i64, most: i64) -> None:
        """Numbers in their order, each as `maybe` writes it; 0 where there are no more."""
        start = self.claim(name, "row", length, most + SHIFT)
        for i, value in enumerate(values):
            if i == length:
                self.lost += 1
                return
            self.slots[start + i] = self.fit(value + SHIFT)

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
                o.claim("procedure", "one of", len(self.kinds), 1)
                o.claim("procedure-fields", "row", self.width, BYTE)
                continue
            frame = stack[place]
            kind = type(frame)
            o.one("procedure", self.kinds[kind], len(self.kinds))
            start = o.claim("procedure-fields", "row", self.width, BYTE)
            form = form_of(kind)
            values: list[Any] = seen[place] if place in seen else list(form.take(frame))
            at: i64 = start
            for i, name in enumerate(form.fields):
                at = put(o, at, start + self.width, values[i], self.wide.get(name, 1))


def fields_but(frame: Frame[Any], hidden: dict[str, Any]) -> list[Any]:
    """The fields of a procedure with other values for those that are hidden."""
    form = form_of(type(frame))
    values = list(form.take(frame))
    return [hidden[name] if name in hidden else values[i] for i, name in enumerate(form.fields)]


def put(o: Vector, at: i64, end: i64, value: Any, size: i64) -> i64:
    """Write a number, or a list after its length, in slots up to an end; where the next one goes."""
    if isinstance(value, list):
        at = put(o, at, end, len(value), 1)
        for one in value:
            at = put(o, at, end, one, size)
        return at
    left: int = value + SHIFT
    if at + size > end:
        o.lost += 1
        return at
    if size == 1:
        o.slots[at] = o.fit(left)
        return at + 1
    for i in range(size):
        o.slots[at + i] = left & BYTE
        left >>= 8
    if left:
        o.lost += 1
    return at + size
