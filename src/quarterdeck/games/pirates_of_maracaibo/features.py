"""What counts for victory in Pirates of Maracaibo."""

from typing import Final

from quarterdeck.core.engine import NONE
from quarterdeck.core.features import ahead
from quarterdeck.games.pirates_of_maracaibo import data as d, scoring
from quarterdeck.games.pirates_of_maracaibo.policy import prospects, values
from quarterdeck.games.pirates_of_maracaibo.state import State

TURNS: Final = 24.0             # of a seat in a whole game, about
COUNTS: Final = (
    "", "", "points", "points", "points", "doubloons", "quests", "quests", "income", "income", "raid",
    "explore", "discount", "move", "", "", "ship", "treasures", "buried", "", "explore", "", "figurehead", "",
)


def turn(s: State) -> int:
    """The turns that have been finished."""
    return sum(s.turns)


def progress(s: State) -> float:
    """By the turns that are left."""
    return max(0.0, min(1.0, 1.0 - values.Outlook(s).turns / TURNS))


def features(s: State) -> list[list[float]]:
    """Points so far and to come, doubloons, engine, boards, quests, places, and what the policy makes of it all."""
    seats = int(s.seats)
    look = values.Outlook(s)
    whole = [prospects.estimate(s, seat) / 200.0 for seat in range(s.seats)]
    lead = ahead(whole)
    column = d.COLUMN[s.layout]
    sums: list[list[int]] = [scoring.final_steps(s, seat) for seat in range(s.seats)]
    points = [(s.vp[seat] + sum(sums[seat]) - sums[seat][scoring.QUEST_STEP]) / 20.0 for seat in range(s.seats)]
    point_lead = ahead(points)
    rows: list[list[float]] = []
    for seat in range(s.seats):
        gains = s.gains[seat]
        quests = 0
        for quest in s.quests[seat]:
            quests += values.quest_value(s, seat, look, quest)
        rows.append([
            whole[seat], lead[seat], points[seat], point_lead[seat], s.vp[seat] / 20.0, s.doubloons[seat] / 10.0,
            quests / 100.0, len(s.quests[seat]) / 3.0, gains.income_vp / 3.0, s.doubloon_income(seat) / 5.0,
            gains.raid / 3.0, gains.explore / 2.0, gains.discount / 2.0, gains.move / 3.0,
            (gains.actions.bit_count() + gains.trades.bit_count()) / 4.0, len(s.tableaux[seat]) / 5.0,
            s.upgrades[seat].bit_count() / 4.0, values.stored(s, seat) / 4.0, s.buried_all(seat) / 4.0,
            scoring.residences(s, seat) / 2.0, values.TRACK_DEPTH[s.explorers[seat]] / 10.0,
            column[s.ships[seat]] / 8.0, (1.0 if s.figureheads[seat] != NONE else 0.0),
            ((seat - s.active) % seats) / seats,
        ])
    return rows
