"""What the bonus actions of captain and crew cards do (TEP-5.4)."""

from quarterdeck.core.engine import NONE
from quarterdeck.games.tiny_epic_pirates import data as d
from quarterdeck.games.tiny_epic_pirates.flow.basics import gain_gold
from quarterdeck.games.tiny_epic_pirates.flow.neutral import SailNeutral
from quarterdeck.games.tiny_epic_pirates.flow.orders import Assign, begin_order, can_perform
from quarterdeck.games.tiny_epic_pirates.flow.sailing import Sailing
from quarterdeck.games.tiny_epic_pirates.flow.swap import Swap, swaps
from quarterdeck.games.tiny_epic_pirates.state import State


def can_use(s: State, seat: int, kind: int, at: int) -> bool:
    """TEP-5.4.2: whether a bonus's own condition is met; `at` is its place among the crew's bonuses."""
    order = d.ORDER_OF_BONUS[kind]
    if order != NONE:
        return can_perform(s, seat, order)                                      # TEP-5.4.5
    if kind == d.BURY:
        return can_bury(s, seat, s.ship[seat])
    if kind == d.SPECIAL_TRADE:
        return can_special_trade(s, seat, at)
    if kind == d.SWAP:
        return len(swaps(s, seat)) > 0
    return kind != d.REROLL                                                     # TEP-5.4.14: in Attack orders only


def use(s: State, seat: int, kind: int, at: int) -> None:
    """Perform a bonus."""
    order = d.ORDER_OF_BONUS[kind]
    if order != NONE:
        begin_order(s, seat, order)
    elif kind == d.BURY:
        bury(s, seat)
    elif kind == d.SPECIAL_TRADE:
        special_trade(s, seat, at)
    elif kind == d.SWAP:
        s.stack.append(Swap(seat))
    elif kind == d.SAIL_NAVY:
        s.stack.append(SailNeutral(seat, d.NAVY, d.BONUS_N[at]))
    elif kind == d.SAIL_MERCHANT:
        s.stack.append(SailNeutral(seat, NONE, d.BONUS_N[at]))
    elif kind == d.GAIN_GOLD:
        gain_gold(s, seat, d.BONUS_N[at], "TEP-5.4.11")
    elif kind == d.REASSIGN:
        s.stack.append(Assign(seat, hide_out=0))
    else:
        s.stack.append(Sailing(seat))                                           # TEP-5.4.13


def can_bury(s: State, seat: int, cell: int) -> bool:
    """TEP-5.4.7: an empty site that can be paid for, without the Navy."""
    cost = d.COST[s.sea[cell]]
    return cost > 0 and s.sites[cell] == NONE and s.gold[seat] >= cost and s.navy != cell and s.buried[seat] < d.TO_WIN


def bury(s: State, seat: int) -> None:
    """TEP-5.4.7: pay and place a treasure; in solo the third one ends the game at once (TEP-10.8.1)."""
    cell = s.ship[seat]
    cost = d.COST[s.sea[cell]]
    s.gold[seat] -= cost
    s.sites[cell] = seat
    s.buried[seat] += 1
    s.tell("buried", "TEP-5.4.7", seat, cell, cost, s.buried[seat])
    if s.buried[seat] == d.TO_WIN:
        if s.seats == 1:
            s.tell("won", "TEP-10.8.1", seat)
            s.stack.clear()
        elif s.buried.count(d.TO_WIN) == 1:
            s.tell("last_round", "TEP-9.1", seat)


def can_special_trade(s: State, seat: int, at: int) -> bool:
    """TEP-5.4.8: a market for one of the goods shown, and all cubes shown aboard."""
    good = s.wanted(seat)
    cubes = d.BONUS_CUBES[at]
    if good == NONE or not cubes[good]:
        return False
    for other in range(d.GOODS):
        if s.cargo[seat * d.GOODS + other] < cubes[other]:
            return False
    return True


def special_trade(s: State, seat: int, at: int) -> None:
    """TEP-5.4.8: the cubes go to the bag for the printed gold; the market stays as it is."""
    for good in range(d.GOODS):
        count = d.BONUS_CUBES[at][good]
        if count:
            s.cargo[seat * d.GOODS + good] -= count
            s.bag[good] += count
            s.tell("sold_special", "TEP-5.4.8", seat, count, good)
    gain_gold(s, seat, d.BONUS_N[at], "TEP-5.4.8")
