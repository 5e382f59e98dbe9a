"""What counts for victory in Pirates of the 7 Seas."""

from typing import Final

from quarterdeck.core.features import ahead
from quarterdeck.games.pirates_of_the_7_seas import data as d, scoring
from quarterdeck.games.pirates_of_the_7_seas.policy import fortune, goods_value, rounds_to_come
from quarterdeck.games.pirates_of_the_7_seas.state import State

COUNTS: Final = (
    "", "", "points", "goods", "points", "-skulls", "yin_yang", "fleet", "", "", "cargo", "", "hand", "", "",
    "", "", "unsinkable", "holds", "",
)


def turn(s: State) -> int:
    """A round has a turn of every seat."""
    return s.round


def progress(s: State) -> float:
    """By the rounds played and those that are likely to come."""
    later = rounds_to_come(s)
    return s.round / (s.round + later) if s.round + later > 0 else 0.0


def features(s: State) -> list[list[float]]:
    """Points, goods, ships, cards, and the whole position as the policy sums it up."""
    seats = int(s.seats)
    later = rounds_to_come(s)
    whole = [fortune(s, seat, later) / 100.0 for seat in range(s.seats)]
    points = [scoring.points(s, seat) / 10.0 for seat in range(s.seats)]
    goods = [goods_value(s, seat, later) / 100.0 for seat in range(s.seats)]
    lead = ahead(whole)
    point_lead = ahead([points[seat] + goods[seat] for seat in range(s.seats)])
    rows: list[list[float]] = []
    for seat in range(s.seats):
        held = s.hands[seat].bit_count()
        rows.append([
            whole[seat], lead[seat], points[seat], goods[seat], point_lead[seat], s.skulls[seat] / 5.0,
            s.yin_yang[seat] / 5.0, s.fleet[seat] / 5.0, s.guards[seat] / 3.0, s.reserve[seat] / 5.0,
            s.cargo(seat) / 5.0, s.empty(seat) / 5.0, held / 4.0,
            (s.hands[seat] & d.CONVOY_CARDS).bit_count() / 2.0, (1.0 if held > d.HAND_LIMIT else 0.0),
            s.used[seat].bit_count() / 4.0, s.corsairs[seat].bit_count() / 2.0, s.unsinkables[seat] / 2.0,
            s.double_holds[seat] / 2.0, ((seat - s.first) % seats) / seats,
        ])
    return rows
