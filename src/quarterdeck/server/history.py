"""What a person has played: results by game, opponents, runs of wins, the character played most."""

from collections import Counter
from collections.abc import Collection, Sequence

from quarterdeck.bots import LEVELS
from quarterdeck.games import game
from quarterdeck.server import ratings
from quarterdeck.server.friends import handle
from quarterdeck.server.protocol import Favourite, GameHistory, History, Opponent, Rating, Result
from quarterdeck.server.store import Store
from quarterdeck.table.rows import TableRow
from quarterdeck.table.terms import kept

TABLES = 2000  # that are looked at, the newest
LATELY = 20
OPPONENTS = 12


async def history(store: Store, guest: str) -> History:
    """Everything that the page of a person tells of the games that are over."""
    rows = [row for row in await store.tables_of(guest, TABLES) if row.over and row.ranks and row.seats_of(guest)]
    counted = [row for row in rows if counts(row, guest)]
    played = Counter(row.game for row in counted)
    wins = Counter(row.game for row in counted if won(row, guest))
    rated = await store.ratings([guest, *(f"bot:{level}" for level in LEVELS)])
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
    run, best = runs([won(row, guest) for row in reversed(counted)])
    return {
        "played": len(counted),
        "won": sum(wins.values()),
        "run": run,
        "best_run": best,
        "games": games,
        "results": [result(row, guest) for row in rows[:LATELY]],
        "opponents": opponents(counted, guest, await store.friends(guest)),
        "favourite": await favourite(store, counted, guest),
    }


def counts(row: TableRow, guest: str) -> bool:
    """Whether a result says something: a game from its beginning, for one seat."""
    return not row.forked and len(row.seats_of(guest)) == 1


def place(row: TableRow, guest: str) -> int:
    """A person's place at a table that is over; the best one where several seats are hers."""
    return min((row.ranks or [])[seat] for seat in row.seats_of(guest))


def won(row: TableRow, guest: str) -> bool:
    """Whether a person has won."""
    return place(row, guest) == 1


def runs(wins: Sequence[bool]) -> tuple[int, int]:
    """Wins in a row at the end, and the longest such run; it ends by a lost game, never by time."""
    run = best = 0
    for win in wins:
        run = run + 1 if win else 0
        best = max(best, run)
    return run, best


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


async def favourite(store: Store, rows: Sequence[TableRow], guest: str) -> Favourite | None:
    """Whom a person has played most, of the games that have characters."""
    played: Counter[tuple[str, str]] = Counter()
    for row in rows:
        character = game(row.game).character
        if character is not None:
            state = await store.state(row.id, row.head)
            played[row.game, character(state, row.seats_of(guest)[0])] += 1
    for (name, message), count in played.most_common(1):
        return {"game": name, "message": message, "played": count}
    return None
