"""Once more with the same people: who says yes or no after the end, and who sits where then. As rows.

With the table is kept `{"rematch": {"until", "yes": [seats], "no": [seats], "more", "table"}}`. The first yes makes the
offer and keeps all seats for a while; a no frees the own seat; when everybody has answered, or somebody does not want
to wait any longer for those who have not, there is one new table for all who said yes.
"""

from dataclasses import replace

from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, SeatRow, TableRow
from quarterdeck.table.settings import Draw

KEPT = 15 * 60  # seconds that the seats are kept


def answered(row: TableRow, guest: str, message: Json, now: float) -> TableRow:
    """The table after somebody has said yes or no, with one seat more or as it was."""
    mine = row.seats_of(guest)
    if not row.over or not row.begun:
        raise Refusal(409, "not_over")
    if not mine:
        raise Refusal(403, "not_your_seat")
    offer = row.company.get("rematch")
    if offer is not None and offer["table"] is not None:
        raise Refusal(409, "rematch_made")
    if offer is None or offer["until"] <= now:
        if not message["yes"]:
            raise Refusal(409, "no_rematch")
        offer = {"until": now + KEPT, "yes": [], "no": [], "more": False, "table": None}
    yes, no = ([seat for seat in offer[name] if seat not in mine] for name in ("yes", "no"))
    answer = {"yes": [*yes, *mine], "no": no} if message["yes"] else {"yes": yes, "no": [*no, *mine]}
    more = bool(message.get("more", offer["more"])) if message["yes"] else offer["more"]
    return replace(row, company={**row.company, "rematch": {**offer, **answer, "more": more}})


def is_agreed(row: TableRow) -> bool:
    """Whether everybody has answered, and at least one has said yes."""
    offer = row.company["rematch"]
    return bool(offer["yes"]) and set(row.people()) <= {*offer["yes"], *offer["no"]}


def unanswered(row: TableRow) -> set[str]:
    """Who has not said yes or no, as long as there is no new table."""
    offer = row.company["rematch"]
    seats = set() if offer["table"] else {*row.people()} - {*offer["yes"], *offer["no"]}
    return {row.seats[seat].guest or "" for seat in seats}


def made(row: TableRow, table: str) -> TableRow:
    """The table whose people go on at another."""
    return replace(row, company={**row.company, "rematch": {**row.company["rematch"], "table": table}})


def seats_again(row: TableRow, draw: Draw) -> list[SeatRow]:
    """The seats of the new table: whoever said yes where he sat, bots as they were, the others' seats open."""
    offer = row.company["rematch"]
    seats = []
    for number, seat in enumerate(row.seats):
        nonce = draw("rematch", number).randbytes(16).hex()
        if seat.kind == "bot":
            seats.append(SeatRow("bot", name=seat.name, level=seat.level, nonce=nonce))
        elif number in offer["yes"]:
            seats.append(SeatRow("person", seat.guest, own=seat.own, name=seat.name, nonce=nonce))
        else:
            seats.append(SeatRow("open"))
    return seats + [SeatRow("open")] * offer["more"]


def shown_rematch(row: TableRow) -> Json | None:
    """What everybody may know about it."""
    return row.company.get("rematch")
