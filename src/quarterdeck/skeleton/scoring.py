"""Points and places."""

from quarterdeck.skeleton import data as d
from quarterdeck.skeleton.state import State


def points(s: State, who: int) -> int:
    """SK-5.1: the values of all that was taken."""
    return sum([d.VALUE[card] for card in range(d.CARDS) if s.taken[who] >> card & 1])


def scores(s: State) -> list[int]:
    """The points of every side."""
    return [points(s, who) for who in range(len(s.taken))]


def ranks(s: State) -> list[int]:
    """SK-5.1: by points, ties share a place; SK-5.2: a lone player must have more than the rival."""
    standing = scores(s)
    if s.seats == 1 and standing[0] == standing[1]:
        return [2, 1]
    return [1 + sum([other > mine for other in standing]) for mine in standing]
