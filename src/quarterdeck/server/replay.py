"""What is left of a table: its steps from the stored events, and its record."""

from typing import Any

from quarterdeck.core.match import FORMAT
from quarterdeck.games import game
from quarterdeck.server.fairness import dealer
from quarterdeck.table.rows import Json, StoredEntry, TableRow
from quarterdeck.table.telling import is_hidden, step, view


def steps_of(row: TableRow, kept: list[StoredEntry], states: dict[int, Json], reader: int) -> list[Json]:
    """The steps as they were told to a reader; no rule is applied again."""
    rules = game(row.game)
    return [
        step(entry, number, reader, view(rules, row.options, rules.restore(states[entry.number]), reader))
        for number, entry in enumerate(told_to(reader, kept), 1)
    ]


def told_to(reader: int, kept: list[StoredEntry]) -> list[StoredEntry]:
    """The entries that a reader may know of."""
    return [entry for entry in kept if not is_hidden(entry, reader)]


def record_of(row: TableRow, kept: list[StoredEntry], start: dict[str, Any] | None) -> dict[str, Any]:
    """The record of a finished game, with the secret of its dealer."""
    nonces = [seat.nonce or "" for seat in row.seats]
    return {
        "format": FORMAT, "game": row.game, "rules_version": row.rules_version, "seats": len(row.seats),
        "options": row.options, "start": start,
        "log": [[entry.seat, entry.words, entry.auto] for entry in kept],
        "over": row.over, "scores": row.scores, "ranks": row.ranks,
        "fair": dealer(row.secret, nonces).to_json(reveal=row.over),
        "players": [seat.name for seat in row.seats],
    }
