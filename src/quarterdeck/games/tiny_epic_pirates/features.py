"""What counts for victory in Tiny Epic Pirates."""

from typing import Final

from quarterdeck.core.engine import NONE
from quarterdeck.core.features import ahead
from quarterdeck.games.tiny_epic_pirates import data as d, policy
from quarterdeck.games.tiny_epic_pirates.policy import outlook
from quarterdeck.games.tiny_epic_pirates.state import State

COUNTS: Final = (
    "", "", "gold", "buried", "", "gold", "goods", "", "crew", "legend", "sure_fire", "tailwind", "", "", "",
    "", "", "site", "-navy", "",
)


def turn(s: State) -> int:
    """Pirates sail one after the other, round after round."""
    return s.rounds * s.seats + (s.active - s.first) % s.seats


def progress(s: State) -> float:
    """By the pirate who is nearest to a third treasure; gold is the way to the next one."""
    most = 0.0
    for pirate in range(len(s.ship)):
        most = max(most, (s.buried[pirate] + min(1.0, s.gold[pirate] / 15.0)) / d.TO_WIN)
    return min(1.0, most)


def features(s: State) -> list[list[float]]:
    """Treasures, gold, hold, deckhands, crew and what the position leaves open."""
    seats = int(s.seats)
    whole = [policy.progress(s, pirate) / 1000.0 for pirate in range(s.seats)]
    lead = ahead(whole)
    purses = [s.buried[pirate] + s.gold[pirate] / 15.0 for pirate in range(s.seats)]
    purse_lead = ahead(purses)
    rows: list[list[float]] = []
    for pirate in range(s.seats):
        at = pirate * d.STATIONS
        goods = 0
        if s.market:
            for good in range(d.GOODS):
                goods += s.cargo[pirate * d.GOODS + good] * outlook.cube_worth(s, good)
        rows.append([
            whole[pirate], lead[pirate], purse_lead[pirate], float(s.buried[pirate]),
            (1.0 if s.buried[pirate] == d.TO_WIN else 0.0), s.gold[pirate] / 10.0, goods / 1000.0,
            s.aboard(pirate) / 3.0, s.crew_size(pirate) / 2.0, s.level[pirate] / 3.0, s.sure_fire[pirate] / 2.0,
            s.tailwinds[pirate] / 2.0, s.passes[pirate] / 2.0, s.hands[at + d.RIGGING] / 2.0,
            s.hands[at + d.CANNONS] / 2.0, s.hands[at + d.EXTORT] / 2.0, s.hands[at + d.REPAIR] / 2.0,
            affordable(s, pirate), near_navy(s, pirate), ((pirate - s.active) % seats) / seats,
        ])
    return rows


def affordable(s: State, pirate: int) -> float:
    """Whether there is gold for a free burial site, and how near one is."""
    if s.ship[pirate] == NONE:
        return 0.0
    best = 0.0
    for cell in range(d.CELLS):
        cost = d.COST[s.sea[cell]]
        if cost and s.gold[pirate] >= cost and s.sites[cell] == NONE:
            best = max(best, 1.0 / (1 + d.DISTANCE[s.ship[pirate] * d.CELLS + cell]))
    return best


def near_navy(s: State, pirate: int) -> float:
    """Whether the Navy would reach the ship."""
    if s.navy == NONE or s.ship[pirate] == NONE:
        return 0.0
    return 1.0 if d.DISTANCE[s.navy * d.CELLS + s.ship[pirate]] <= d.NAVY_SPEED[s.buried[pirate]] else 0.0
