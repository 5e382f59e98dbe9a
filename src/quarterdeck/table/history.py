"""What a person has played: results, runs of wins, the character played most."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from quarterdeck.games import game
from quarterdeck.table.rows import Json, TableRow
from quarterdeck.table.terms import kept


@dataclass(frozen=True)
class End:
    """What the last position of a game says about a seat."""

    character: str | None = None
    marks: Mapping[str, list[str]] = field(default_factory=dict)  # of the game's feats


def says_something(row: TableRow, seat: int) -> bool:
    """Whether the last position of a table says anything about a seat."""
    rules, winner = game(row.game), (row.ranks or [0])[seat] == 1
    return rules.character is not None or bool(rules.feats and winner)


def end_of(row: TableRow, seat: int, state: Json) -> End:
    """What the last position of a table says about a seat."""
    rules, winner = game(row.game), (row.ranks or [0])[seat] == 1
    marks = {feat.name: feat.marks(state, seat) for feat in rules.feats if winner}
    return End(rules.character and rules.character(state, seat), marks)


def counts(row: TableRow, guest: str) -> bool:
    """Whether a result says something: a game from its beginning, for one seat."""
    return not row.forked and len(row.seats_of(guest)) == 1


def place(row: TableRow, guest: str) -> int:
    """A person's place at a table that is over; the best one where several seats are hers."""
    return min((row.ranks or [])[seat] for seat in row.seats_of(guest))


def won(row: TableRow, guest: str) -> bool:
    """Whether a person has won."""
    return place(row, guest) == 1


def runs(wins: Sequence[bool]) -> list[int]:
    """Wins in a row after each game; a run ends by a lost game, never by time."""
    return list(accumulate(wins, lambda run, win: (run + 1) * win, initial=0))[1:]


def result(row: TableRow, guest: str) -> Json:
    """One game that is over."""
    mine = row.seats_of(guest)
    seat = min(mine, key=lambda one: (row.ranks or [])[one])
    return {
        "table": row.id,
        "game": row.game,
        "at": row.updated,
        "place": place(row, guest),
        "points": (row.scores or [0] * len(row.seats))[seat],
        "others": [
            {"seat": i, "name": row.names()[i], "bot": one.kind == "bot"}
            for i, one in enumerate(row.seats)
            if i not in mine
        ],
        "rated": kept(row.terms).rated,
        "counted": counts(row, guest),
    }


def favourite(rows: Sequence[TableRow], ends: Sequence[End]) -> Json | None:
    """Whom a person has played most, of the games that have characters."""
    played = Counter((row.game, end.character) for row, end in zip(rows, ends, strict=True) if end.character)
    for (name, message), count in played.most_common(1):
        return {"game": name, "message": message, "played": count}
    return None
