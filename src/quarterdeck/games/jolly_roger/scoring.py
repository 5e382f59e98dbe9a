"""Gold, rum and places of Jolly Roger."""

from quarterdeck.games.jolly_roger import data as d, state as t
from quarterdeck.games.jolly_roger.state import State


def gold(s: State, seat: int) -> int:
    """JR-15.5: gold by value, 1 for a hostage, nothing for rum, jewels as they were valued."""
    bag = s.open[seat] + s.buried[seat]
    total = s.jewels[seat] + t.bag_count(bag, d.HOSTAGE)
    for kind in range(d.LOOT_KINDS):
        total += d.GOLD[kind] * t.bag_count(bag, kind)
    return total


def rum(s: State, seat: int) -> int:
    """JR-15.7: rum cards, open and buried."""
    return t.bag_count(s.open[seat] + s.buried[seat], d.RUM)


def scores(s: State) -> list[int]:
    """The gold of every seat."""
    return [gold(s, seat) for seat in range(s.seats)]


def ranks(s: State) -> list[int]:
    """JR-15.7, JR-15.8: by gold, then by rum; level in both share a place."""
    standing = [gold(s, seat) * 64 + rum(s, seat) for seat in range(s.seats)]
    return [1 + sum(other > mine for other in standing) for mine in standing]
