"""Gold, rum and places of Jolly Roger."""

from quarterdeck.games.jolly_roger.data import GOLD, HOSTAGE, LOOT_KINDS, RUM
from quarterdeck.games.jolly_roger.state import BITS, State


def gold(s: State, seat: int) -> int:
    """JR-15.5: gold by value, 1 for a hostage, nothing for rum, jewels as they were valued."""
    bag = s.open[seat] + s.buried[seat]
    total = s.jewels[seat] + (bag >> BITS * HOSTAGE & 63)
    for kind in range(LOOT_KINDS):
        total += GOLD[kind] * (bag >> BITS * kind & 63)
    return total


def rum(s: State, seat: int) -> int:
    """JR-15.7: rum cards, open and buried."""
    return s.open[seat] + s.buried[seat] >> BITS * RUM & 63


def scores(s: State) -> list[int]:
    """The gold of every seat."""
    return [gold(s, seat) for seat in range(s.seats)]


def ranks(s: State) -> list[int]:
    """JR-15.7, JR-15.8: by gold, then by rum; level in both share a place."""
    standing = [gold(s, seat) * 64 + rum(s, seat) for seat in range(s.seats)]
    return [1 + sum(other > mine for other in standing) for mine in standing]
