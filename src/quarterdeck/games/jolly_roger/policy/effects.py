"""Special cards in their windows."""

from quarterdeck.core.engine import NONE
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.policy import values as w
from quarterdeck.games.jolly_roger.state import State


def room(s: State, seat: int) -> int:
    """Cards that a hand can take once an effect card has left it."""
    return d.HAND_LIMIT[s.seats] - len(s.hands[seat]) + 1


def second_mate(s: State, seat: int, action: int) -> int:
    """Rob the largest hands, friends last."""
    first, second = v.second_mate_first(action), v.second_mate_second(action)
    if room(s, seat) < 2:
        return -5
    liked = w.favour_of(s, seat, first) + w.favour_of(s, seat, second)
    return 4 + len(s.hands[first]) + len(s.hands[second]) - liked // 8


def stowaways(s: State, seat: int, action: int) -> int:
    """Two cards for one."""
    return 10 if room(s, seat) >= 2 else -5


def medic(s: State, seat: int, action: int) -> int:
    """Note 13: strongest when there is loot to share; with three it makes a Captain."""
    return 15 if s.seats == 3 else 12 if s.laid else -4


def lookout(s: State, seat: int, action: int) -> int:
    """For one who has cards to pay with."""
    return 4 if len(s.hands[seat]) > 3 else -2


def show_map(s: State, seat: int, action: int) -> int:
    """Note 14: for the richest."""
    return w.bag_worth(s, s.open[seat]) - w.richest(s, seat) // 2


def cook(s: State, seat: int, action: int) -> int:
    """For a dear card."""
    return (t.bag_size(s.laid) if s.table[t.HIDDEN] else w.dearest(s, s.laid)) - 18


def bosun(s: State, seat: int, action: int) -> int:
    """The richest shall not bury."""
    guard = v.bosun_seat(action)
    return w.open_worth(s, seat, guard) // 3 - w.favour_of(s, seat, guard) // 4


def cabin_boy(s: State, seat: int, action: int) -> int:
    """Where most is buried."""
    victim = v.cabin_boy_seat(action)
    return 10 + 3 * t.bag_size(s.buried[victim]) - w.favour_of(s, seat, victim) // 6


def shipwright(s: State, seat: int, action: int) -> int:
    """When an officer can pay."""
    most = 0
    for other in (s.captain, s.master()):
        if other not in (seat, NONE):
            most = max(most, w.open_worth(s, seat, other))
    return most // 3 - 2
