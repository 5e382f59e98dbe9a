"""Before the game begins: who sits where, and what the host may do about it. As rows."""

from collections.abc import Sequence
from dataclasses import replace

from quarterdeck.bots import LEVELS
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, SeatRow, TableRow
from quarterdeck.table.settings import Draw
from quarterdeck.table.terms import kept


def joined(row: TableRow, guest: str, name: str, wanted: int | None, nonce: str, *, own: bool) -> TableRow:
    """The table after a guest has sat down."""
    free = row.open()
    if row.over:
        raise Refusal(409, "cancelled")
    if not free:
        raise Refusal(409, "no_open_seat")
    if row.seats_of(guest) and not kept(row.terms).hotseat:
        raise Refusal(409, "one_seat")
    if wanted is not None and wanted not in free:
        raise Refusal(409, "seat_taken")
    seat = free[0] if wanted is None else wanted
    called = own_name(row, name)
    return row.with_seats({seat: SeatRow("person", guest, own=own and called == name, name=called, nonce=nonce)})


def own_name(row: TableRow, name: str) -> str:
    """A name that nobody else at the table has: the second Mira is Mira 2."""
    taken = {seat.name.casefold() for seat in row.seats}
    if not name or name.casefold() not in taken:
        return name
    return next(f"{name} {i}" for i in range(2, len(row.seats) + 2) if f"{name} {i}".casefold() not in taken)


def stood_up(row: TableRow, seat: int) -> TableRow:
    """The table after somebody has left it before the start."""
    return row.with_seats({seat: SeatRow("open")})


def arranged(row: TableRow, guest: str, message: Json, crew: Sequence[str], draw: Draw) -> TableRow:
    """The table after its host has done something: `unseat`, `bot`, `open`, `move`, `start` or `cancel`."""
    if guest != row.host:
        raise Refusal(403, "not_host")
    if row.over:
        raise Refusal(409, "cancelled")
    if row.begun:
        raise Refusal(409, "begun")
    act, seat = message["act"], message.get("seat", 0)
    if not 0 <= seat < len(row.seats):
        raise Refusal(400, "no_seat")
    if act == "cancel":
        return replace(row, over=True)
    if act == "start":
        for empty in row.open():
            row = row.with_seats({empty: new_bot(row, message.get("level"), crew, draw)})
        return row
    if act == "move":
        return moved(row, seat, message.get("to") or 0)
    kind = row.seats[seat].kind
    if act == "bot" and (kind == "open" or (kind == "person" and row.seats[seat].guest != guest)):
        return row.with_seats({seat: new_bot(row, message.get("level"), crew, draw)})
    if act == "unseat" and kind != "open" and row.seats[seat].guest != guest:
        return stood_up(row, seat)
    raise Refusal(409, "not_there")


def moved(row: TableRow, seat: int, to: int) -> TableRow:
    """The table with somebody at another place, and those between moved up."""
    if not 0 <= to < len(row.seats):
        raise Refusal(400, "no_seat")
    seats = list(row.seats)
    seats.insert(to, seats.pop(seat))
    return replace(row, seats=seats)


def new_bot(row: TableRow, level: str | None, crew: Sequence[str], draw: Draw) -> SeatRow:
    """A bot with a name that nobody at the table has."""
    level = level or kept(row.terms).level
    if level not in LEVELS:
        raise Refusal(400, "unknown_level", level=level)
    chance = draw("crew", [seat.name for seat in row.seats])
    taken = {seat.name for seat in row.seats}
    free = [name for name in crew if name not in taken] or list(crew)
    return SeatRow(
        "bot",
        name=own_name(row, free[chance.getrandbits(31) % len(free)]),
        level=level,
        nonce=chance.randbytes(16).hex(),
    )
