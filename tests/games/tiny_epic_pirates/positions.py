"""Positions of Tiny Epic Pirates, written down.

The sea is laid in the order of the data: cell a1 holds map_01, a2 map_02 … d4 map_16. Every wheel reads, from space 1
on, plunder, trade, crew_up, search, attack. The market is sugar, rum, gunpowder, coffee from 2 to 5.
"""

import quarterdeck as qd
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.games.tiny_epic_pirates.data import (
    CAPTAIN_IDS,
    CELL_IDS,
    CREW_IDS,
    GOOD_IDS,
    MERCHANT_IDS,
    MOOD_IDS,
    ORDER_IDS,
    RIVAL_IDS,
)
from quarterdeck.games.tiny_epic_pirates.flow.orders import Order
from quarterdeck.games.tiny_epic_pirates.flow.sailing import Sailing
from quarterdeck.games.tiny_epic_pirates.flow.solo import SoloTurn
from quarterdeck.games.tiny_epic_pirates.flow.turn import (
    BONUS,
    NEXT_TURN,
    ORDERING,
    SAILING,
    Bonuses,
    Course,
    Turn,
)

GAME = qd.game("tiny_epic_pirates")
LANGUAGE = GAME.language
PLUNDER, TRADE, CREW_UP, SEARCH, ATTACK, HIDE_OUT = range(6)


def cell(name):
    """The number of a cell such as b3."""
    return CELL_IDS.index(name)


IDS = {
    "ship": CELL_IDS,
    "merchant_at": CELL_IDS,
    "captain": CAPTAIN_IDS,
    "market": GOOD_IDS,
    "merchant_card": MERCHANT_IDS,
    "row": CREW_IDS,
    "merchant_cube": GOOD_IDS,
}


def change(s, name, value):
    """Set one field; lists may be given for the first pirates only."""
    pirates = len(s.ship)
    if name == "cargo":
        s.cargo = [goods.count(good) for goods in [*value, *[()] * (pirates - len(value))] for good in GOOD_IDS]
    elif name == "crew":
        s.crew = [
            CREW_IDS.index(c[i]) if i < len(c) else -1
            for c in [*value, *[()] * (pirates - len(value))]
            for i in range(4)
        ]
    elif name == "hands":
        s.hands = [n for stations in [*value, *[(1, 1, 1, 0)] * (pirates - len(value))] for n in stations]
    elif name == "wheel":
        s.wheel = [sum(1 << space for space in spaces) for spaces in [*value, *[()] * (pirates - len(value))]]
    elif name == "hidden":
        s.hidden = sum(1 << pirate for pirate in value)
    elif name == "sites":
        s.sites = [value.get(c, -1) for c in CELL_IDS]
        s.buried = [s.sites.count(pirate) for pirate in range(pirates)]
    elif name == "navy":
        s.navy = cell(value)
    elif name == "rival":
        s.rival = RIVAL_IDS.index(value)
    elif name == "mood":
        s.mood = MOOD_IDS.index(value)
    elif name in IDS:
        given = [IDS[name].index(v) for v in value]
        setattr(s, name, given + getattr(s, name)[len(given) :])
    elif isinstance(getattr(s, name), list):
        setattr(s, name, [*value, *getattr(s, name)[len(value) :]])
    else:
        setattr(s, name, value)


def table(seats=2, stack=(), active=0, **changes):
    """A table with everything placed; `changes` name fields of the state, with ids in place of numbers."""
    s = GAME.new(seats, GAME.check_options({}))
    pirates = len(s.ship)
    s.sea = list(range(16))
    s.orders = [5, 0, 1, 2, 3, 4] * pirates
    s.market = [0, 1, 2, 3]
    s.captain = [0, 2, 4, 6][:seats] + [-1] * (pirates - seats)
    s.merchant_cube = [0, 1]
    s.merchant_card = [0, 1]
    s.merchant_deck &= ~3
    s.row = [0, 1, 2]
    s.unseen &= ~7
    s.navy = cell("d1")
    s.ship = [cell(c) for c in ("b1", "c3", "d3", "d4")][:pirates]
    s.active = active
    if seats == 1:
        s.rival, s.mood = 0, 0
    for name, value in changes.items():
        change(s, name, value)
    if "row" not in changes:
        s.row = [card for card in range(24) if card not in s.crew and card not in s.under][:3]
    seen = {card for card in [*s.row, *s.crew, *s.under] if card >= 0}
    if "unseen" not in changes:
        s.unseen = sum(1 << card for card in range(24) if card not in seen)
    if "merchant_deck" not in changes:
        lowest = min(s.merchant_card)
        s.merchant_deck = sum(1 << card for card in range(lowest, 11) if card not in s.merchant_card)
    s.bag = [9 - s.merchant_cube.count(good) - sum(s.cargo[good::4]) for good in range(4)]
    s.stack = [Course(NEXT_TURN), *stack]
    engine.settle(s)
    return s


def at_wheel(seats=2, seat=0, **changes):
    """The seat is about to choose its order."""
    return table(seats, [Turn(seat)], seat, **changes)


def at_sea(seats=2, seat=0, *, order=SEARCH, **changes):
    """The seat is about to sail under an order."""
    helm = [0] * 4
    helm[seat] = (order + 1) % 6
    return table(
        seats, [Turn(seat, SAILING + 1), Sailing(seat)], seat, helm=helm[: 2 if seats == 1 else seats], **changes
    )


def at_order(seats=2, seat=0, *, order, **changes):
    """The seat is about to carry out an order."""
    helm = [0] * 4
    helm[seat] = (order + 1) % 6
    return table(
        seats,
        [Turn(seat, ORDERING + 1), Order(seat, order, ordered=1)],
        seat,
        helm=helm[: 2 if seats == 1 else seats],
        **changes,
    )


def at_bonus(seats=2, seat=0, *, order, **changes):
    """The seat is about to use bonuses under an order."""
    helm = [0] * 4
    helm[seat] = (order + 1) % 6
    return table(
        seats, [Turn(seat, BONUS + 1), Bonuses(seat)], seat, helm=helm[: 2 if seats == 1 else seats], **changes
    )


def at_solo(**changes):
    """The solo pirate is about to roll its die."""
    return table(1, [SoloTurn()], 1, **changes)


def options(s, seat):
    """The words of a seat's options, or of chance's."""
    return [LANGUAGE.say(action) for action in s.stack[-1].options(s, seat)]


def play(s, seat, *words):
    """Answers of one seat, or of chance (-1), one after the other; all that is told."""
    s.out = events = []
    for answer in words:
        assert [seat] == s.stack[-1].waiting(s), f"{answer}: {s.stack[-1].to_json()}"
        action = LANGUAGE.read(answer)
        assert action in s.stack[-1].options(s, seat), f"{answer} is not among {options(s, seat)}"
        engine.answer(s, seat, action)
    s.out = None
    assert [] == s.problems()
    return [(event.kind, event.args) for event in events]


def chance(s, *words):
    """What chance answers."""
    return play(s, CHANCE, *words)


def refused(s, seat, words):
    """The reason and the rule of a refusal."""
    action = LANGUAGE.read(words)
    assert action not in s.stack[-1].options(s, seat)
    why = s.stack[-1].refusal(s, seat, action)
    return why.kind, why.rule


def rules_told(s, seat, words):
    """The rules that the events of one answer name."""
    s.out = events = []
    engine.answer(s, seat, LANGUAGE.read(words))
    s.out = None
    return [event.rule for event in events]


def stations(s, pirate=0):
    """Deckhands on Rigging, Cannons, Extort, Repair."""
    return tuple(s.hands[pirate * 4 : pirate * 4 + 4])


def wheel(s, pirate=0):
    """The wheel spaces with a deckhand."""
    return [space for space in range(6) if s.wheel[pirate] >> space & 1]


def cargo(s, pirate=0):
    """The cubes aboard."""
    return [good for i, good in enumerate(GOOD_IDS) for _ in range(s.cargo[pirate * 4 + i])]


def market(s):
    """The goods from 2 to 5."""
    return [GOOD_IDS[good] for good in s.market]


def crew(s, pirate=0):
    """The crew cards."""
    return [CREW_IDS[card] for card in s.crew_of(pirate)]


def where(s, pirate=0):
    """The cell of a pirate ship."""
    return CELL_IDS[s.ship[pirate]]


def asked(s):
    """The kind of question now, and who is asked."""
    seat = s.stack[-1].asked(s)
    return s.stack[-1].prompt(s, seat).kind, seat


def order_name(s, pirate=0):
    """The order under a captain."""
    return ORDER_IDS[s.order(pirate)]
