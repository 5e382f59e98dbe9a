"""How good a table looks: the projected lead."""

from typing import Final

from quarterdeck.core.engine import NONE
from quarterdeck.games.pirates_of_maracaibo import data as d, scoring
from quarterdeck.games.pirates_of_maracaibo.policy import values
from quarterdeck.games.pirates_of_maracaibo.policy.values import Outlook
from quarterdeck.games.pirates_of_maracaibo.state import State

EVEN: Final = 500               # worth of a table that favours nobody
STEEP: Final = 40               # worth of a point gained since the search began
HALF_WAY: Final = 150           # the lead at which a table is worth half of what a won one is


def worth(s: State, seat: int) -> int:
    """The chance to win, in thousandths: certain at the end, guessed from the projected lead before."""
    if not s.stack:
        places = scoring.ranks(s)
        return 1000 // places.count(1) if places[seat] == 1 else 0
    lead = lead_of(s, seat)
    if s.par:                                                       # inside a search: what was gained since it began
        return max(0, min(1000, EVEN + STEEP * (lead - s.par[seat]) // 10))
    return EVEN + EVEN * lead // (abs(lead) + HALF_WAY)


def lead_of(s: State, seat: int) -> int:
    """Projected tenths of a point ahead of the best rival."""
    return estimate(s, seat) - max([estimate(s, other) for other in range(s.captains) if other != seat])


def leads(s: State) -> list[int]:
    """The projected lead of every seat."""
    estimates = [estimate(s, captain) for captain in range(s.captains)]
    return [
        estimates[seat] - max([estimates[other] for other in range(s.captains) if other != seat])
        for seat in range(s.seats)
    ]


def estimate(s: State, seat: int) -> int:
    """Projected points of a captain in tenths: scored, to be scored, and what engine, boards and money will bring."""
    if seat == s.seats:
        return redbeard_estimate(s)
    look = Outlook(s)
    gains = s.gains[seat]
    steps = scoring.final_steps(s, seat)
    points = s.vp[seat] + sum(steps) - steps[scoring.QUEST_STEP]                # quests are judged by their chances
    total = points * 10 + s.doubloons[seat] * (look.coin - 2)
    total += look.incomes * (gains.income_vp * 10 + s.doubloon_income(seat) * look.coin)
    total += look.turns * (gains.raid * 3 + gains.explore * 4 + gains.discount * look.coin // 3)
    total += look.turns * 4 * ((gains.actions & ~d.BASE_ACTIONS).bit_count() + gains.trades.bit_count())
    total += sum(values.quest_value(s, seat, look, quest) for quest in s.quests[seat])
    return total + prospects(s, seat, look)


def prospects(s: State, seat: int, look: Outlook) -> int:
    """What boards and ships promise: residences and scrolls that grow, treasures to bury, tiles, upgrades, stops."""
    total = 4 * len(s.tableaux[seat]) + 3 * s.upgrades[seat].bit_count()
    total += values.STEP_VALUE * values.TRACK_DEPTH[s.explorers[seat]] // 2
    if look.turns > 2:
        total += 12 * values.stored(s, seat)
    growth = 2 + look.turns // 5
    for residence in range(d.RESIDENCES):
        if s.markers[residence] >> seat & 1:
            now = d.RESIDENCE_VP[residence] * scoring.metric(s, seat, d.RESIDENCE_PER[residence])
            cap = d.RESIDENCE_CAP[residence]
            total += 10 * (min(cap, now + d.RESIDENCE_VP[residence] * growth) - min(cap, now))
    for card in s.tableaux[seat]:
        if d.END_PER[card] != NONE:
            total += 10 * d.END_VP[card] * (1 + look.rounds) // d.END_SIZE[card]
    total += 12 * look.rounds * sum(s.tiles[seat * d.TILES + tile] != NONE for tile in range(d.TILES))
    if s.figureheads[seat] == NONE:
        total -= 20 * look.rounds
    if s.modules & d.RUBIES:
        total += 15 * s.rubies[seat]
    column = d.COLUMN[s.layout]
    goal = column[d.GULF] + 1
    ahead = max([column[place] for captain, place in enumerate(s.ships) if captain != seat])
    stops = min(goal - column[s.ships[seat]], (goal - ahead) * 2 // 3 + 1)
    return total + values.STOP_VALUE * stops


def redbeard_estimate(s: State) -> int:
    """Projected points of Redbeard in tenths: what he has, and about 9 points for every turn left."""
    him = s.seats
    have = s.vp[him] + d.RB_RIVER_VP * d.TRACK_RIVERS[s.explorers[him]] + scoring.treasure_points(s, him)
    have += d.RB_CARD_VP * len(s.tableaux[him]) + d.RB_QUEST_VP * len(s.quests[him])
    have += d.RB_RESIDENCE_VP * scoring.residences(s, him)
    return 10 * (have + 9 * Outlook(s).turns)
