"""One scale of strength for people and bots: openskill's Plackett-Luce, every seat a player."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


class Strength(NamedTuple):
    """How strong somebody is, and how sure that is: the middle and the spread of what is believed."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


def after(players: Sequence[str], ranks: Sequence[float], before: Mapping[str, Strength]) -> dict[str, Strength]:
    """The strength of everybody after a game; seats of one player share what they get."""
    teams = [[MODEL.rating(*before[who])] for who in players]
    new = [team[0] for team in MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
    found = {}
    for who in players:
        mine = [one for one, whose in zip(new, players, strict=True) if whose == who]
        found[who] = Strength(sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine))
    return found
