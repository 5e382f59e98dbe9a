"""Ratings: people and bots on one scale, a game's own; only tables that agreed on it count."""

from dataclasses import dataclass

from quarterdeck.bots import LEVELS
from quarterdeck.bots.ranks import strengths
from quarterdeck.bots.scale import Strength, after
from quarterdeck.table.rows import Json, SeatRow, TableRow
from quarterdeck.table.terms import kept

BOT_SIGMA = 4.0  # bots are surer from the start: their strength does not change


@dataclass(frozen=True)
class Rating:
    """How strong somebody is in a game, how sure that is, and after how many games."""

    mu: float
    sigma: float
    games: int = 0


def player(seat: SeatRow) -> str:
    """Who is rated for a seat: a person, or all bots of a level."""
    return seat.guest if seat.kind == "person" and seat.guest else f"bot:{seat.level or LEVELS[0]}"


def start(who: str, game: str) -> Rating:
    """The rating before the first game."""
    level = who.removeprefix("bot:")
    if level in LEVELS:
        return Rating(strengths(game)[level], BOT_SIGMA)
    return Rating(*Strength())


def is_rated(row: TableRow) -> bool:
    """Whether the end of a table counts: it was agreed on, and everybody plays for one seat."""
    if not row.over or row.forked or len(row.seats) < 2 or not kept(row.terms).rated:
        return False
    people = [row.seats[seat].guest for seat in row.people()]
    return None not in people and len(people) == len(set(people))


def rated(row: TableRow, before: dict[str, Rating]) -> list[Json]:
    """The rows that the end of a table adds, from the ratings before it; bots of one level share what they get."""
    players = [player(seat) for seat in row.seats]
    old = {who: before.get(who) or start(who, row.game) for who in players}
    new = after(players, row.ranks or [], {who: Strength(one.mu, one.sigma) for who, one in old.items()})
    return [
        {
            "table": row.id,
            "seat": seat,
            "game": row.game,
            "guest": who,
            "mu": new[who].mu,
            "sigma": new[who].sigma,
            "games": old[who].games + 1,
            "at": row.updated,
        }
        for seat, who in enumerate(players)
    ]
