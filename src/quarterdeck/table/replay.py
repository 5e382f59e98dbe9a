"""What is left of a table: its steps from the stored events, and its record."""

from quarterdeck.core.dealer import Fair
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.core.events import ALL
from quarterdeck.core.match import FORMAT
from quarterdeck.core.registry import game
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, StoredEntry, TableRow
from quarterdeck.table.saved import sitting_of
from quarterdeck.table.telling import is_hidden, step, view


def steps_of(
    row: TableRow, entries: list[StoredEntry], states: dict[int, Json], reader: int, first: int = 0
) -> list[Json]:
    """The steps after the first so many, as they were told to a reader; no rule is applied again."""
    rules = game(row.game)
    return [
        step(entry, number, reader, view(rules, row.options, rules.restore(states[entry.number]), reader))
        for number, entry in enumerate(told_to(reader, entries), first + 1)
    ]


def reader_of(seat: str | None, seats: int) -> int:
    """The reader that a replay is asked for: nothing or `null` is a spectator."""
    if seat in {None, "", "null"}:
        return SPECTATOR
    if seat == "all":
        return ALL
    if seat is None or not seat.isdecimal() or int(seat) >= seats:
        raise Refusal(400, "no_seat")
    return int(seat)


def told_to(reader: int, entries: list[StoredEntry]) -> list[StoredEntry]:
    """The entries that a reader may know of."""
    return [entry for entry in entries if not is_hidden(entry, reader)]


def unheard_by(reader: int, row: TableRow, entries: list[StoredEntry]) -> list[int]:
    """The steps of a finished game, counted among all, that a reader was not told of; while it lasts, nobody learns."""
    return [number for number, entry in enumerate(entries, 1) if row.over and is_hidden(entry, reader)]


def record_of(row: TableRow, entries: list[StoredEntry], start: Json | None) -> Json:
    """The record of a game; the secret of its dealer is told when it is over."""
    fair = Fair(bytes.fromhex(row.secret), [seat.nonce or "" for seat in row.seats])
    return {
        "format": FORMAT,
        "game": row.game,
        "rules_version": row.rules_version,
        "seats": len(row.seats),
        "options": row.options,
        "start": start,
        "log": [[entry.seat, entry.words, entry.auto] for entry in entries],
        "over": row.over,
        "scores": row.scores,
        "ranks": row.ranks,
        "fair": fair.to_json(reveal=row.over),
        "sitting": sitting_of(row),
        "players": row.names(),
        "notes": row.company.get("notes", []),
    }
