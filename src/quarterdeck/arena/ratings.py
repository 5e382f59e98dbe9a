"""Ratings of bots on one scale, in points."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from quarterdeck.arena.tournament import Played
from quarterdeck.bots.scale import Strength, after

MIDDLE = 1000.0
SCALE = 40.0  # points a unit of the scale


@dataclass(frozen=True)
class Rating:
    """A bot's strength, with two standard deviations."""

    points: float
    spread: float


def ratings(games: Iterable[Played], anchor: str = "") -> dict[str, Rating]:
    """The ratings after these games; the anchor, or the weakest, has 1000 points."""
    found: dict[str, Rating] = {}
    for found in history(games, anchor):  # noqa: B007 - the last one counts
        pass
    return found


def history(games: Iterable[Played], anchor: str = "") -> Iterator[dict[str, Rating]]:
    """The ratings after each game."""
    known: dict[str, Strength] = {}
    for one in games:
        ranks = [float(rank) for rank in one.ranks.split()]
        players = [one.row, *[one.column] * (len(ranks) - 1)]
        known |= after(players, ranks, {who: Strength() for who in players} | known)
        low = known[anchor].mu if anchor in known else min(r.mu for r in known.values())
        yield {name: Rating(MIDDLE + SCALE * (r.mu - low), SCALE * 2 * r.sigma) for name, r in known.items()}
