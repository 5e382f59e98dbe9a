"""Ratings of bots on one scale: openskill's Plackett-Luce, every seat a player, copies of a bot averaged."""

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from quarterdeck.arena.tournament import Played

MIDDLE = 1000.0
SCALE = 40.0  # points a unit of openskill


@dataclass(frozen=True)
class Rating:
    """A bot's strength, with two standard deviations."""

    points: float
    spread: float


def ratings(games: Iterable[Played], anchor: str = "") -> dict[str, Rating]:
    """The ratings after these games; the anchor, or the weakest, has 1000 points."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for one in games:
        ranks = [float(rank) for rank in one.ranks.split()]
        names = [one.row, *[one.column] * (len(ranks) - 1)]
        teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
        rated = model.rate(teams, ranks=ranks)
        for name in (one.row, one.column):
            mine = [team[0] for team, whose in zip(rated, names, strict=True) if whose == name]
            mu, sigma = sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine)
            known[name] = model.rating(mu=mu, sigma=sigma, name=name)
    if not known:
        return {}
    low = known[anchor].mu if anchor in known else min(r.mu for r in known.values())
    return {name: Rating(MIDDLE + SCALE * (r.mu - low), SCALE * 2 * r.sigma) for name, r in known.items()}
