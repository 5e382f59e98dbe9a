"""What a person has played: results by game, opponents, runs of wins, the character played most."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import cast

from quarterdeck.bots import LEVELS
from quarterdeck.games import game
from quarterdeck.server import ratings
from quarterdeck.server.catalogue import listed
from quarterdeck.server.friends import handle
from quarterdeck.server.protocol import Favourite, Feat, GameHistory, History, Opponent, Rating, Result
from quarterdeck.server.store import Store
from quarterdeck.table.feats import feats, played_as
from quarterdeck.table.rows import TableRow
from quarterdeck.table.terms import kept

TABLES = 2000  # that are looked at, the newest
LATELY = 20
OPPONENTS = 12
REMEMBERED = 10_000  # ends of games


@dataclass(frozen=True)
class End:
    """What the last position of a game says about a seat."""

    character: str | None = None
    marks: Mapping[str, list[str]] = field(default_factory=dict)  # of the game's feats


class Histories:
    """What people have played. The ends of games are remembered: they do not change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ends: dict[tuple[str, int], End] = {}

    async def of(self, guest: str) -> History:
        """Everything that the page of a person tells of the games that are over."""
        found = await self._store.tables_of(guest, TABLES)
        rows = [row for row in found if row.over and row.ranks and row.seats_of(guest)]
        counted = [row for row in rows if counts(row, guest)]
        played = Counter(row.game for row in counted)
        wins = Counter(row.game for row in counted if won(row, guest))
        rated = await self._store.ratings([guest, *(f"bot:{level}" for level in LEVELS)])
        games: list[GameHistory] = []
        for name, count in played.most_common():
            bots = {level: rated.get((f"bot:{level}", name), ratings.start(f"bot:{level}")).mu for level in LEVELS}
            games.append(
                {
                    "game": name,
                    "played": count,
                    "won": wins[name],
                    "rating": shown(rated.get((guest, name))),
                    "bots": bots,
                }
            )
        in_order = list(reversed(counted))
        ends = [await self._end(row, row.seats_of(guest)[0]) for row in in_order]
        run = runs([won(row, guest) for row in in_order])
        said = zip(in_order, run, ends, strict=True)
        known = {one["id"]: game(one["id"]) for one in listed()}
        return {
            "played": len(counted),
            "won": sum(wins.values()),
            "run": run[-1] if run else 0,
            "best_run": max(run, default=0),
            "games": games,
            "results": [result(row, guest) for row in rows[:LATELY]],
            "opponents": opponents(counted, guest, await self._store.friends(guest)),
            "favourite": favourite(in_order, ends),
            "feats": cast(
                "list[Feat]",
                feats([played_as(row, row.seats_of(guest)[0], won, end.marks) for row, won, end in said], known),
            ),
        }

    async def _end(self, row: TableRow, seat: int) -> End:
        """What the last position of a table says about a seat; it is read only where its game has something to say."""
        rules, winner = game(row.game), (row.ranks or [0])[seat] == 1
        if rules.character is None and not (rules.feats and winner):
            return End()
        if (row.id, seat) not in self._ends:
            state = await self._store.state(row.id, row.head)
            if len(self._ends) >= REMEMBERED:
                self._ends.pop(next(iter(self._ends)))
            self._ends[row.id, seat] = End(
                rules.character and rules.character(state, seat),
                {feat.name: feat.marks(state, seat) for feat in rules.feats if winner},
            )
        return self._ends[row.id, seat]


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


def shown(rating: ratings.Rating | None) -> Rating | None:
    """A rating as the protocol has it."""
    return None if rating is None else {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}


def result(row: TableRow, guest: str) -> Result:
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


def opponents(rows: Sequence[TableRow], guest: str, friends: Collection[str]) -> list[Opponent]:
    """The people across the table, by how often; each by the newest name."""
    found: dict[str, Opponent] = {}
    for row in rows:
        for seat in row.people():
            other = row.seats[seat].guest
            if other is None or other == guest:
                continue
            name, who = row.seats[seat].name, handle(guest, other)
            new: Opponent = {"name": name, "played": 0, "won": 0, "lost": 0, "who": who, "friend": other in friends}
            one = found.setdefault(other, new)
            one["played"] += 1
            one["won"] += won(row, guest)
            one["lost"] += (row.ranks or [])[seat] == 1
    return sorted(found.values(), key=lambda one: -one["played"])[:OPPONENTS]


def favourite(rows: Sequence[TableRow], ends: Sequence[End]) -> Favourite | None:
    """Whom a person has played most, of the games that have characters."""
    played = Counter((row.game, end.character) for row, end in zip(rows, ends, strict=True) if end.character)
    for (name, message), count in played.most_common(1):
        return {"game": name, "message": message, "played": count}
    return None
