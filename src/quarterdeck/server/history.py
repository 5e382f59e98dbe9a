"""What a person has played: results by game, opponents, runs of wins, the character played most."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import cast

from sqlalchemy import select

from quarterdeck.bots import LEVELS
from quarterdeck.games import game, games
from quarterdeck.server import ratings, schema
from quarterdeck.server.catalogue import listed
from quarterdeck.server.friends import handle
from quarterdeck.server.protocol import Favourite, Feat, GameHistory, History, Opponent, Rating, Result
from quarterdeck.server.store import Store
from quarterdeck.table.feats import Played, feats, in_order, played_as
from quarterdeck.table.history import End, counts, end_of, favourite, result, says_something, won
from quarterdeck.table.rows import Json, TableRow

TABLES = 2000  # that are looked at, the newest
LATELY = 20
OPPONENTS = 12
REMEMBERED = 10_000  # ends of games


class Histories:
    """What people have played. The ends of games are remembered: they do not change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ends: dict[tuple[str, int], End] = {}

    async def of(self, guest: str) -> History:
        """Everything that the page of a person tells of the games that are over."""
        found = await self._store.tables_of(guest, TABLES)
        rows = [row for row in found if row.over and row.ranks and row.seats_of(guest)]
        counted = [row for row in reversed(rows) if counts(row, guest)]
        ends = [await self._end(row, row.seats_of(guest)[0]) for row in counted]
        all_ = in_order(
            [
                *await kept_deeds(self._store, guest),
                *(played_as(row, row.seats_of(guest)[0], end.marks) for row, end in zip(counted, ends, strict=True)),
            ]
        )
        played = Counter(one.game for one in all_)
        wins = Counter(one.game for one in all_ if one.won)
        rated = await self._store.ratings([guest, *(f"bot:{level}" for level in LEVELS)])
        by_game: list[GameHistory] = []
        for name, count in played.most_common():
            bots = {
                level: rated.get((f"bot:{level}", name), ratings.start(f"bot:{level}", name)).mu for level in LEVELS
            }
            by_game.append(
                {
                    "game": name,
                    "played": count,
                    "won": wins[name],
                    "rating": shown(rated.get((guest, name))),
                    "bots": bots,
                }
            )
        known = {one["id"]: game(one["id"]) for one in listed()}
        return {
            "played": len(all_),
            "won": sum(wins.values()),
            "run": all_[-1].run if all_ else 0,
            "best_run": max((one.run for one in all_), default=0),
            "games": by_game,
            "results": cast("list[Result]", [result(row, guest) for row in rows[:LATELY]]),
            "opponents": opponents(counted, guest, await self._store.friends(guest)),
            "favourite": cast("Favourite | None", favourite(counted, ends)),
            "feats": cast("list[Feat]", feats(all_, known)),
        }

    async def _end(self, row: TableRow, seat: int) -> End:
        """What the last position of a table says about a seat; it is read only where its game has something to say."""
        if not says_something(row, seat):
            return End()
        if (row.id, seat) not in self._ends:
            state = await self._store.state(row.id, row.head)
            if len(self._ends) >= REMEMBERED:
                self._ends.pop(next(iter(self._ends)))
            self._ends[row.id, seat] = end_of(row, seat, state)
        return self._ends[row.id, seat]


async def kept_deeds(store: Store, guest: str) -> list[Played]:
    """What a person has played at tables that are deleted."""
    async with store.reading() as connection:
        rows = (await connection.execute(select(schema.deeds).where(schema.deeds.c.guest == guest))).mappings().all()
    return [
        Played(
            "",
            row["game"],
            row["at"],
            row["seats"],
            row["won"],
            people=frozenset(row["people"]),
            levels=frozenset(row["levels"]),
            marks=row["marks"],
        )
        for row in rows
    ]


async def deeds_at(store: Store, table: str) -> list[Json]:
    """What a table says of its people, as rows that outlive it."""
    row = await store.table(table)
    if row is None or not row.over or not row.ranks or row.game not in games():
        return []
    found: list[Json] = []
    for seat in row.people():
        guest = row.seats[seat].guest
        if guest and counts(row, guest):
            end = end_of(row, seat, await store.state(table, row.head)) if says_something(row, seat) else End()
            one = played_as(row, seat, end.marks)
            own = {name: getattr(one, name) for name in ("table", "game", "at", "seats", "won", "marks")}
            found.append({"guest": guest, **own, "people": sorted(one.people), "levels": sorted(one.levels)})
    return found


def shown(rating: ratings.Rating | None) -> Rating | None:
    """A rating as the protocol has it."""
    return None if rating is None else {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}


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
