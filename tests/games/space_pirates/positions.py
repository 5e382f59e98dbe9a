"""Positions of Space Pirates, written down."""

from quarterdeck.core import engine
from quarterdeck.core.engine import NONE, Frame
from quarterdeck.games.space_pirates.data import TOKENS
from quarterdeck.games.space_pirates.flow import Claiming, Placement
from quarterdeck.games.space_pirates.state import FULL_HAND, PLANET, SEQ, UNUSED, State
from quarterdeck.games.space_pirates.verbs import place

T = 0  # the teleport's code


def table(
    seats=3,
    *,
    first=0,
    home=2,
    turn=0,
    merchant=0,
    pirate=0,
    treasures=(),
    up=(),
    down=None,
    by_hand=0,
    placed=None,
    claiming=False,
):
    """A table: `up` lists (planet, seat, code), `down` maps planet to (seat, code); steps of the ships by name."""
    used = set()

    def card(seat, code):
        seq = next(n for n in range(64) if n not in used and (first + n) % seats == seat)
        used.add(seq)
        return seq << SEQ | code

    hands = [FULL_HAND] * seats
    face_up = []
    for planet, seat, code in up:
        face_up.append(planet << PLANET | card(seat, code))
        hands[seat] &= ~(1 << code)
    face_down = [NONE] * 6
    for planet, (seat, code) in (down or {}).items():
        face_down[planet] = card(seat, code)
        hands[seat] &= ~(1 << code)
    tokens = [UNUSED] * len(TOKENS)
    for planet, values in enumerate(treasures):
        for value in values:
            tokens[next(i for i, v in enumerate(TOKENS) if v == value and tokens[i] == UNUSED)] = planet
    if placed is None:
        placed = next(n for n in range(len(used), 64) if (first + n) % seats == turn)
    stack: list[Frame[State]] = [Claiming(NONE, [], [], [], 0)]
    if not claiming:
        stack.append(Placement())
    return State(
        seats,
        first,
        home,
        [0, 2, 1, 3, 4, 5],
        tokens,
        placed,
        merchant,
        pirate,
        hands,
        face_down,
        face_up,
        [],
        NONE,
        by_hand,
        stack,
    )


def put(s, seat, code, planet):
    """A seat places a card; what is told, whole."""
    assert [seat] == s.stack[-1].waiting(s)
    s.out = events = []
    engine.answer(s, seat, place(code, planet))
    s.out = None
    return [(event.kind, event.args) for event in events]


def share(s):
    """Run the claiming stage; what is told."""
    s.out = events = []
    engine.settle(s)
    s.out = None
    return [(event.kind, event.args) for event in events]


def faces(s, planet):
    """The face-up cards of a planet as (seat, code)."""
    return [(s.owner(card), card & 7) for card in s.up if card >> PLANET == planet]


def hidden(s, planet):
    """The face-down card of a planet as (seat, code), or None."""
    return None if s.down[planet] == NONE else (s.owner(s.down[planet]), s.down[planet] & 7)
