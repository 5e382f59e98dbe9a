"""Before the game begins: who sits where, and what the host may do about it. As rows."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from quarterdeck.bots import LEVELS
from quarterdeck.core.registry import game
from quarterdeck.table.chat import speaker
from quarterdeck.table.company import NUDGE, guests_of, over, with_note
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, SeatRow, TableRow
from quarterdeck.table.settings import Draw
from quarterdeck.table.terms import kept, read, written

MANY = 2
SENT = 100  # people sent away who are remembered


def joined(row: TableRow, guest: str, name: str, wanted: int | None, nonce: str, *, own: bool) -> TableRow:
    """The table after a guest has sat down."""
    free = row.kept_for(guest) or [seat for seat in row.open() if row.seats[seat].invited is None]
    if row.over:
        raise Refusal(409, "cancelled")
    if not free:
        raise Refusal(409, "no_open_seat")
    if row.seats_of(guest) and not kept(row.terms).hotseat:
        raise Refusal(409, "one_seat")
    if wanted is not None and wanted not in free:
        raise Refusal(409, "seat_kept" if wanted in row.open() else "seat_taken")
    seat = free[0] if wanted is None else wanted
    return row.with_seats({seat: SeatRow("person", guest, own=own, name=name, nonce=nonce)})


def stood_up(row: TableRow, seat: int) -> TableRow:
    """The table after somebody has left it before the start."""
    return row.with_seats({seat: SeatRow("open")})


def arranged(row: TableRow, guest: str, message: Json, crew: Sequence[str], draw: Draw, now: float) -> TableRow:
    """The table after its host has done something: `unseat`, `bot`, `move`, `terms`, `start` or `cancel`."""
    act, seat = message["act"], message.get("seat", 0)
    check_host(row, guest, seat)
    if act == "cancel":
        return replace(row, over=True)
    if act == "terms":
        return with_terms(row, message.get("terms", {}), now)
    if act == "start":
        for empty in row.open():
            row = row.with_seats({empty: new_bot(row, message.get("level"), crew, draw)})
        return row
    if act == "move":
        return moved(row, seat, message.get("to") or 0)
    kind = row.seats[seat].kind
    if act == "bot" and (kind == "open" or (kind == "person" and row.seats[seat].guest != guest)):
        return row.with_seats({seat: new_bot(row, message.get("level"), crew, draw)})
    taken = kind != "open" or row.seats[seat].invited is not None
    if act == "unseat" and taken and row.seats[seat].guest != guest:
        return stood_up(row, seat)
    raise Refusal(409, "not_there")


def declined(row: TableRow, guest: str, now: float) -> TableRow:
    """The table after somebody has said that he does not come: the seat that was kept for him is for anybody."""
    seats = row.kept_for(guest)
    if not seats:
        raise Refusal(409, "not_invited")
    return with_note(row.with_seats({seat: SeatRow("open") for seat in seats}), now, "declined", None)


def sent_away(row: TableRow, guest: str, who: str, watchers: Collection[str], now: float) -> TableRow:
    """The table from which its host has sent one of the watchers; each is known by what he is called there."""
    if guest != row.host:
        raise Refusal(403, "not_host")
    over(row)
    if who not in watchers:
        raise Refusal(409, "not_there")
    gone = [one for one in row.company.get("sent_away", []) if one != who]
    return with_note(replace(row, company={**row.company, "sent_away": [*gone, who][-SENT:]}), now, "sent_away", None)


def is_welcome(row: TableRow, guest: str) -> bool:
    """Whether the host has not sent somebody away who has no seat there."""
    return row.over or bool(row.seats_of(guest)) or speaker(row, guest) not in row.company.get("sent_away", [])


def check_host(row: TableRow, guest: str, seat: int) -> None:
    """Refuse to arrange a table to somebody who is not its host, and when it is too late."""
    if guest != row.host:
        raise Refusal(403, "not_host")
    if row.over:
        raise Refusal(409, "cancelled")
    if row.begun:
        raise Refusal(409, "begun")
    if not 0 <= seat < len(row.seats):
        raise Refusal(400, "no_seat")


def invited(row: TableRow, host: str, seat: int, guest: str, name: str, now: float) -> TableRow:
    """The table with an open seat kept for somebody, who is asked again where it is so already."""
    check_host(row, host, seat)
    if row.seats_of(guest) or row.kept_for(guest) not in ([], [seat]):
        raise Refusal(409, "sits_there")
    if row.seats[seat].kind != "open":
        raise Refusal(409, "seat_taken")
    last = row.seats[seat].company.get("invited")
    if row.seats[seat].invited == guest and last is not None and now < last + NUDGE:
        raise Refusal(409, "nudged")
    return row.with_seats({seat: SeatRow("open", name=name, company={"invited": now}, invited=guest)})


def with_terms(row: TableRow, changed: Json, now: float) -> TableRow:
    """The table with other terms; those who sit there already find that written down."""
    live = game(row.game).live
    terms = read(written(kept(row.terms)) | changed, ticks=live is not None and live.ticks(row.options))
    seats = [row.seats_of(guest) for guest in guests_of(row)]
    if terms.rated and (len(row.seats) < MANY or any(len(one) >= MANY for one in seats)):
        raise Refusal(400, "bad_term", field="rated")
    if terms == kept(row.terms):
        return row
    return with_note(replace(row, terms=written(terms)), now, "terms", None)


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
    name = free[chance.getrandbits(31) % len(free)]
    return SeatRow("bot", name=name, level=level, nonce=chance.randbytes(16).hex())
