"""P7-10: chests, guards and skulls."""

from quarterdeck.games.pirates_of_the_7_seas import data as d
from quarterdeck.games.pirates_of_the_7_seas.state import State


def adjust(s: State, seat: int) -> None:
    """P7-10.2, P7-10.4: send or call back guards; whoever has no empty ship owes the guard."""
    if s.rounds_left == 0:                                                      # P7-14.3
        return
    missing = s.duty(seat) - s.guards[seat]
    if missing < 0:
        s.guards[seat] += missing
        s.fleet[seat] -= missing
        s.tell("guards_back", "P7-10.2", seat, -missing)
    elif missing > 0:
        sent = min(missing, s.empty(seat))                                      # P7-10.4: only empty ships
        if sent > 0:
            s.guards[seat] += sent
            s.fleet[seat] -= sent
            s.tell("guards_sent", "P7-10.2", seat, sent)
        if sent < missing:
            s.tell("guards_owed", "P7-10.4", seat, missing - sent)


def take_skulls(s: State, seat: int, number: int, rule: str) -> None:
    """Skulls never run out (P7-3.1)."""
    s.skulls[seat] += number
    s.tell("skull", rule, seat, number)


def lose_chests(s: State, seat: int, number: int, rule: str) -> None:
    """P7-10.5: never below zero; the rest is forgotten."""
    lost = min(number, s.chests[seat])
    if lost > 0:
        s.chests[seat] -= lost
        s.tell("lost_chests", rule, seat, lost)


def lose_loot(s: State, seat: int, kind: int, number: int, rule: str) -> None:
    """P7-11.0.3, P7-11.0.5: cards of one kind go to the discard pile, chests for those that are missing."""
    if kind == d.TALISMAN:
        lost = min(number, s.talismans[seat])
        s.talismans[seat] -= lost
        s.loot_discard[kind] += lost
        if lost:
            s.tell("lost_talismans", rule, seat, lost)
    else:
        lost = min(number, s.goods[seat * d.GOODS + kind])
        discard(s, seat, kind, lost)
        if lost:
            s.tell("lost_goods", rule, seat, kind, lost)
    if number > lost:
        lose_chests(s, seat, number - lost, "P7-11.0.3")


def discard(s: State, seat: int, good: int, number: int) -> None:
    """Goods leave the ships for the discard pile."""
    s.goods[seat * d.GOODS + good] -= number
    s.loot_discard[good] += number


def earn_yin_yang(s: State, seat: int, number: int, rule: str) -> None:
    """Yin-yang never run out (P7-3.1)."""
    s.yin_yang[seat] += number
    s.tell("yin_yang", rule, seat, number)


def join_fleet(s: State, seat: int, ships: int) -> None:
    """Move ships from the reserve to the fleet."""
    s.reserve[seat] -= ships
    s.fleet[seat] += ships
