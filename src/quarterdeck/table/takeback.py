"""Taking answers back beyond the own barrier: by consent where nothing hidden was shown, freely where one person plays.

What is to fall is read from the log in force and the positions after its entries; whoever keeps them hands them in as a
`History`. While people are asked, `{"seat", "head", "back", "until", "yes"}` is kept with the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from quarterdeck.core.dealer import Fair
from quarterdeck.core.engine import CHANCE, SPECTATOR
from quarterdeck.core.registry import game
from quarterdeck.core.zones import count_holes
from quarterdeck.table.company import others, several, with_note
from quarterdeck.table.refusal import Refusal, phrase
from quarterdeck.table.rows import Json, StoredEntry, TableRow
from quarterdeck.table.terms import kept

FAR = 60  # answers that may fall at once where several people play


@dataclass(frozen=True)
class History:
    """The log in force and the positions that are needed of it."""

    entries: Sequence[StoredEntry]
    states: dict[int, Json]  # after entries, by number; 0 is the start


def last_answer(entries: Sequence[StoredEntry], seat: int) -> int:
    """Where in the log the last answer of a seat stands that its player has given."""
    found = next((i for i in reversed(range(len(entries))) if entries[i].seat == seat and not entries[i].auto), None)
    if found is None:
        raise Refusal(409, phrase("undo-nothing"))
    return found


def before(entries: Sequence[StoredEntry], index: int) -> int:
    """The number of the position before an entry."""
    return entries[index - 1].number if index else 0


def wanted_states(row: TableRow, entries: Sequence[StoredEntry], seat: int) -> list[int]:
    """The positions that taking back the last answer of a seat needs."""
    index = last_answer(entries, seat)
    if several(row):
        return [before(entries, index), *(entry.number for entry in entries[index:][:FAR])]
    return [before(entries, index), *(before(entries, i) for i in range(index) if entries[i].seat == CHANCE)]


def asked(row: TableRow, seat: int, history: History, until: float) -> TableRow:
    """The table where all others are asked whether the last answer of a seat may fall."""
    if "takeback" in row.company:
        raise Refusal(409, "takeback_asked")
    if not kept(row.terms).takeback:
        raise Refusal(403, "no_takeback")
    index = last_answer(history.entries, seat)
    reason = barrier(row, history, index)
    if reason:
        raise Refusal(409, phrase(f"undo-{reason}"))
    request = {
        "seat": seat,
        "head": before(history.entries, index),
        "back": len(history.entries) - index,
        "until": until,
        "yes": [],
    }
    return replace(row, company={**row.company, "takeback": request})


def barrier(row: TableRow, history: History, index: int) -> str:
    """Why the entries from there on cannot fall where others have seen them; empty if they can."""
    rules, falling = game(row.game), history.entries[index:]
    if len(falling) > FAR:
        return "far"
    s = rules.restore(history.states[before(history.entries, index)])
    for entry in falling:
        if entry.seat == CHANCE:
            return "chance"
        if entry.private or s.stack[-1].is_final(s, entry.seat, rules.language.read(entry.words)):
            return "revealed"
        after = rules.restore(history.states[entry.number])
        for viewer in (SPECTATOR, *range(len(row.seats))):
            if count_holes(rules.hide(after, viewer)) < count_holes(rules.hide(s, viewer)):
                return "revealed"
        s = after
    return ""


def agreed(row: TableRow, seat: int, *, yes: bool) -> TableRow:
    """The table after somebody has answered; one no ends it."""
    request = row.company.get("takeback")
    if request is None:
        raise Refusal(409, "no_takeback_asked")
    if seat not in others(row, request["seat"]):
        raise Refusal(403, "no_takeback_asked")
    if not yes:
        return withdrawn(row)
    if seat in request["yes"]:
        raise Refusal(409, "voted")
    return replace(row, company={**row.company, "takeback": {**request, "yes": [*request["yes"], seat]}})


def is_agreed(row: TableRow) -> bool:
    """Whether everybody has said yes."""
    request = row.company["takeback"]
    guests = {row.seats[seat].guest for seat in others(row, request["seat"])}
    return guests == {row.seats[seat].guest for seat in request["yes"]}


def withdrawn(row: TableRow) -> TableRow:
    """The table where nobody is asked any more."""
    return replace(row, company={name: value for name, value in row.company.items() if name != "takeback"})


def noted(row: TableRow, seat: int, back: int, now: float) -> TableRow:
    """The table that has gone back, marked so."""
    return with_note(withdrawn(row), now, "takeback" if several(row) else "rewound", seat, steps=back)


def counter_at(row: TableRow, history: History, index: int) -> int:
    """How far the dealer had dealt before an entry."""
    rules = game(row.game)
    dealer = Fair(bytes.fromhex(row.secret), [seat.nonce or "" for seat in row.seats])
    for i, entry in enumerate(history.entries[:index]):
        if entry.seat != CHANCE:
            continue
        s = rules.restore(history.states[before(history.entries, i)])
        frame = s.stack[-1]
        options = frame.options(s, CHANCE) if CHANCE in frame.waiting(s) else [0]
        if not options:
            dealer.key()
        elif len(options) > 1:
            dealer.index([""] * len(options), frame.odds(s) or [1] * len(options))
    return dealer.counter
