"""Games as files: one form and one reader for the terminal and the browser.

A saved game is a record (`Match.record`) that is not over, with `sitting`: for each seat `me` or the name of a bot, and
`players`, their names. One that went on from a position has `start`, and the `seal` of the server that made it.
"""

import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from quarterdeck.bots import LEVELS, bot
from quarterdeck.core.dealer import Dealer
from quarterdeck.core.errors import BadRecord, QuarterdeckError
from quarterdeck.core.match import Match, dealer_of
from quarterdeck.table.company import several
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, TableRow
from quarterdeck.table.terms import kept

ME = "me"
BROKEN = (AttributeError, IndexError, KeyError, OverflowError, RecursionError, TypeError, ValueError)
AnyMatch = TypeVar("AnyMatch", bound=Match)


@dataclass(frozen=True)
class Saved(Generic[AnyMatch]):
    """A game that can go on, and who sits there."""

    match: AnyMatch
    sitting: list[str]  # empty if the file does not say
    players: list[str]  # may be empty


def read_saved(plain: Mapping[str, Any], kind: type[AnyMatch], dealer: Dealer | None = None) -> Saved[AnyMatch]:
    """The game of a file; the dealer goes on with it if the file does not say how.

    Whatever is wrong with it is a `QuarterdeckError`, who sits there an `UnknownBot`.
    """
    try:
        match = kind.from_record(plain, None if dealer_of(plain) is not None else dealer)
    except QuarterdeckError:
        raise
    except BROKEN as error:
        raise BadRecord(f"expected a record; found one that cannot be read: {error!r}") from error
    sitting, players = plain.get("sitting") or [], plain.get("players") or []
    for name, listed in ("sitting", sitting), ("players", players):
        if not isinstance(listed, list) or not all(isinstance(one, str) for one in listed):
            raise BadRecord(f"expected a list of texts as {name!r}; found {listed!r}")
        if listed and len(listed) != match.seats:
            raise BadRecord(f"expected {match.seats} entries in {name!r}; found {len(listed)}")
    for who in sitting:
        if who != ME:
            bot(who)
    return Saved(match, sitting, players)


def sitting_of(row: TableRow) -> list[str]:
    """Who sits at a table, as a file says it."""
    return [ME if seat.kind == "person" else seat.level or LEVELS[0] for seat in row.seats]


def check_export(row: TableRow, guest: str) -> None:
    """Refuse the file of a running game that would show what is hidden from somebody, or help in a rated one."""
    if not row.seats_of(guest):
        raise Refusal(403, "not_your_seat")
    if several(row):
        raise Refusal(403, "file_several")
    if kept(row.terms).rated:
        raise Refusal(403, "file_rated")
    if not row.begun:
        raise Refusal(409, "not_begun")


def seats_of(saved: Saved[Any]) -> list[Json]:
    """The seats of a new table that goes on with a saved game, as they are asked for."""
    alone = saved.sitting.count(ME) == 1
    seats: list[Json] = []
    for seat, who in enumerate(saved.sitting):
        name = saved.players[seat] if saved.players else ""
        rank = who.partition(":")[0]
        if who != ME:
            seats.append({"kind": "bot", "level": rank if rank in LEVELS else "bosun", "name": name})
        else:
            seats.append({"kind": "me"} if alone else {"kind": "person", "name": name})
    return seats


def sealed(key: str, record: Mapping[str, Any]) -> str:
    """What binds a position to the server that wrote it: only a position that was played may go on."""
    content = json.dumps(
        [record[name] for name in ("game", "rules_version", "seats", "options", "start")], sort_keys=True
    )
    return hmac.digest(bytes.fromhex(key), content.encode(), "sha256").hex()


def check_seal(key: str, record: Mapping[str, Any]) -> None:
    """Refuse a game that goes on from a position of somebody else's."""
    if record.get("start") is None:
        return
    try:
        good = hmac.compare_digest(sealed(key, record), str(record.get("seal", "")))
    except BROKEN:
        good = False
    if not good:
        raise Refusal(400, "file_start")
