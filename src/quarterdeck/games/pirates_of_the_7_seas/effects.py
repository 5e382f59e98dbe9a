"""Effects of the curse cards, by their names in the data; and of the six faces of the Tavern die."""

from collections.abc import Callable
from typing import Final

from quarterdeck.games.pirates_of_the_7_seas import data as d, state as t
from quarterdeck.games.pirates_of_the_7_seas.flow.curses import POUR, FleetCurse, GivingUp, Idol, Tavern
from quarterdeck.games.pirates_of_the_7_seas.flow.guards import adjust, earn_yin_yang, lose_chests, take_skulls
from quarterdeck.games.pirates_of_the_7_seas.flow.loot import DRAWING, Loot
from quarterdeck.games.pirates_of_the_7_seas.state import State


def strike(s: State, shaman: int, curse: int, spared: int) -> None:
    """P7-7.5.1: carry a curse out; so many ships of the Shaman are spared where fleets are thrown."""
    STRIKES[d.EFFECTS[curse - d.FIRST_CURSE]](s, shaman, curse, spared)


def throw_fleets(s: State, shaman: int, curse: int, spared: int) -> None:
    """P7-11.0.1, P7-7.5.3: all fleets are thrown, without the Shaman's spared ships."""
    ships = s.fleet.copy()
    if spared > 0:
        kept = min(spared, ships[shaman])
        ships[shaman] -= kept
        s.tell("spared", "P7-7.5.3", shaman, kept)
    if not any(ships):                                                          # P7-11.0.8
        s.tell("no_throw", "P7-11.0.8", curse)
        return
    s.stack.append(FleetCurse(shaman, curse, ships))


def throw_fleets_and_red(s: State, shaman: int, curse: int, spared: int) -> None:
    """P7-11.5: Whirlpool; the red die falls among the same ships."""
    throw_fleets(s, shaman, curse, spared)


def choose_good(s: State, shaman: int, curse: int, spared: int) -> None:
    """P7-11.6: Idol."""
    s.stack.append(Idol(shaman, 0))


def pay_guards(s: State, shaman: int, curse: int, spared: int) -> None:
    """P7-11.7: Payday; the guards are counted before anything is paid, owed ones cost nothing."""
    for seat in s.clockwise(shaman):
        guards = s.guards[seat]
        if guards > 0:
            paid = min(guards * d.PAY_PER_GUARD, s.chests[seat])
            s.chests[seat] -= paid
            s.tell("paid_guards", "P7-11.7", seat, guards, paid)
            adjust(s, seat)


def assign_red_dice(s: State, shaman: int, curse: int, spared: int) -> None:
    """P7-11.8: Tavern."""
    s.stack.append(Tavern(shaman, POUR, 0, [], [0] * s.seats))


STRIKES: Final[dict[str, Callable[[State, int, int, int], None]]] = {
    "throw_fleets": throw_fleets, "throw_fleets_and_red": throw_fleets_and_red, "choose_good": choose_good,
    "pay_guards": pay_guards, "assign_red_dice": assign_red_dice,
}       # by the Shaman, the curse and the ships spared


def drink(s: State, seat: int, face: int) -> None:
    """P7-11.8, P7-A37: what a Tavern die does to the seat that got it."""
    DRINKS[d.TAVERN_EFFECTS[face]](s, seat, d.TAVERN_AMOUNTS[face])


def take_skull(s: State, seat: int, amount: int) -> None:
    """P7-11.8: Tavern 1."""
    take_skulls(s, seat, amount, "P7-11.8")


def lose_goods_owner_choice(s: State, seat: int, amount: int) -> None:
    """P7-11.8.2: Tavern 2; without goods a chest, unless the table plays otherwise (P7-A18)."""
    if s.cargo(seat) > 0:
        s.stack.append(GivingUp(seat, 0))
    elif s.house & t.TAVERN_TWO_FREE:
        s.tell("unharmed", "P7-11.8.2", seat)
    else:
        lose_chest(s, seat, amount)


def lose_chest(s: State, seat: int, amount: int) -> None:
    """P7-11.8: Tavern 3."""
    lose_chests(s, seat, amount, "P7-11.8")
    adjust(s, seat)


def gain_chest(s: State, seat: int, amount: int) -> None:
    """P7-11.8: Tavern 4."""
    s.chests[seat] += amount
    s.tell("gained_chests", "P7-11.8", seat, amount)
    adjust(s, seat)


def draw_loot(s: State, seat: int, amount: int) -> None:
    """P7-11.8, P7-11.8.3: Tavern 5; a talisman is kept too."""
    s.stack.append(Loot(seat, DRAWING, amount, [0, 0, 0]))


def gain_yin_yang(s: State, seat: int, amount: int) -> None:
    """P7-11.8: Tavern 6."""
    earn_yin_yang(s, seat, amount, "P7-11.8")


DRINKS: Final[dict[str, Callable[[State, int, int], None]]] = {
    "take_skull": take_skull, "lose_goods_owner_choice": lose_goods_owner_choice, "lose_chest": lose_chest,
    "gain_chest": gain_chest, "draw_loot": draw_loot, "gain_yin_yang": gain_yin_yang,
}       # by seat and amount
