"""What a seat takes things for, in tenths of a gold piece: loot, crew cards, other players."""

from typing import Final

from quarterdeck.games.jolly_roger import data as d, state as t
from quarterdeck.games.jolly_roger.state import State

LOYAL: Final = 1
GREEDY: Final = 2
MUTINOUS: Final = 3
CAUTIOUS: Final = 4
FAITH: Final = (0, 3, 1, 1, 2)              # how much favours count
PRICE: Final[list[int]] = [*(10 * gold for gold in d.GOLD[: d.RUM]), 5, 14, 24]
UNSEEN: Final = 14                          # of a hidden loot card
MEAN_MEMBERS: Final = 2                     # of an unknown crew card, rounded down


def character(s: State, seat: int) -> int:
    """The temper of a seat: as the table agreed, or its own."""
    agreed = s.table[t.CHARACTER]
    return agreed or 1 + seat % 4


def favour_of(s: State, seat: int, other: int) -> int:
    """How well a seat remembers another one."""
    return s.favours[seat * s.seats + other]


def faith(s: State, seat: int, other: int) -> int:
    """How much a seat makes of what it remembers of another one."""
    return favour_of(s, seat, other) * FAITH[character(s, seat)]


def price(s: State, kind: int) -> int:
    """What a loot card is worth now: a hostage needs a cove to come."""
    if kind == d.HOSTAGE and (not s.targets & d.OF_KIND[d.COVE] or s.round >= d.ROUNDS - 1):
        return 10
    return PRICE[kind]


def bag_worth(s: State, bag: int) -> int:
    """What is in a bag."""
    total = 0
    for kind in t.bag_kinds(bag):
        total += t.bag_count(bag, kind) * price(s, kind)
    return total


def dearest(s: State, bag: int) -> int:
    """The dearest card of a bag."""
    best = 0
    for kind in t.bag_kinds(bag):
        best = max(best, price(s, kind))
    return best


def open_worth(s: State, seat: int, other: int) -> int:
    """What a seat takes another one's open loot for; with hidden loot it only sees the number."""
    if s.table[t.HIDDEN] and other != seat:
        return UNSEEN * t.bag_size(s.open[other])
    return bag_worth(s, s.open[other])


def richest(s: State, seat: int) -> int:
    """The open loot of the richest other player."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, open_worth(s, seat, other))
    return best


def card_worth(card: int) -> int:
    """How gladly a card is kept: points for attacks, members for mutinies, effects."""
    if card < d.SPECIAL:
        return d.POINTS[card] * 4 + d.MEMBERS[card] * 2 + (3 if card == d.MULTI else 0)
    return 16 if card in (d.TRAITOR, d.ASSASSIN, d.SHIP_RATS) else 12


def strength(s: State, seat: int) -> int:
    """Members in a hand."""
    return sum(d.MEMBERS[card] for card in s.hands[seat])


def cards_held(s: State) -> int:
    """The crew cards in all hands."""
    return sum(len(hand) for hand in s.hands)


def is_last(s: State) -> bool:
    """Whether this round is the last one."""
    return s.round == d.ROUNDS or not s.loot_deck
