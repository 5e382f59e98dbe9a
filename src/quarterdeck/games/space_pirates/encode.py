"""Space Pirates as numbers for networks."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE
from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.vector import Procedures, Vector
from quarterdeck.games.space_pirates import data as d, state as t
from quarterdeck.games.space_pirates.state import State

VALUES: Final = len(d.FIRST_TOKEN)
PILES: Final = d.PLANETS + 3     # beside the planets: unused, looted, unclaimed
PLACEMENTS: Final = 40
STRENGTH: Final = 28            # of all cards of a seat
PROCEDURES: Final = Procedures("quarterdeck.games.space_pirates", 3, 52, {})


def encode(s: State, o: Vector) -> None:
    """The table as the seat of the vector may know it (SP-9.3)."""
    seats: i64 = s.seats
    whole = not s.stack
    turned = len(s.stack) <= 1                  # until the claiming stage reveals them (SP-7.1)
    o.who("first", s.first, seats)
    o.one("home", s.home, d.PLANETS)
    for planet in s.ring:
        o.one("ring", planet, d.PLANETS)
    o.number("placed", s.placed, PLACEMENTS)
    o.one("merchant", s.merchant(), d.PLANETS)
    o.one("pirate", s.pirate(), d.PLANETS)
    o.number("merchant-steps", s.merchant_steps, d.SHIP_STEPS)
    o.number("pirate-steps", s.pirate_steps, d.SHIP_STEPS)
    for who in o.order(seats):
        o.number("cards-in-hand", s.hands[who].bit_count(), d.CARDS)
        o.bits("hand", s.hands[who] if whole or who == o.seat else 0, d.CARDS)
        o.flag("auto-claim", not s.by_hand >> who & 1)
    write_up(s, o)
    for card in s.down:
        o.flag("down", card != NONE)
        o.who("down-owner", s.owner(card) if card != NONE else NONE, seats)
        o.number("down-placement", card >> t.SEQ & 63 if card != NONE else 0, PLACEMENTS)
        known = card != NONE and (whole or turned or s.owner(card) == o.seat)
        o.one("down-card", card & 7 if known else NONE, d.CARDS)
    traps: list[int] = []
    for trap in s.traps:
        known = whole or s.owner(trap) == o.seat
        traps += [trap >> t.PLANET + 6, trap >> t.PLANET & 63, trap >> t.SEQ & 63, trap & 7 if known else FACEDOWN]
    o.row("traps", traps, 4 * seats, PLACEMENTS)
    write_treasures(s, o)
    PROCEDURES.write(o, s.stack, {})


def write_up(s: State, o: Vector) -> None:
    """Cards that were turned up, by seat and card: place and order; and what a seat shows on each planet."""
    seats: i64 = s.seats
    each: i64 = d.PLANETS + 2
    strength = seats * d.CARDS * each           # the slots of strengths begin there
    o.claim("up", "by seat and card: planet, placement, order", strength, 1)
    for turn, card in enumerate(s.up):
        planet: i64 = card >> t.PLANET
        seat: i64 = (s.owner(card) - o.first) % seats
        at: i64 = (seat * d.CARDS + (card & 7)) * each
        o.mark(at + planet, 1)
        o.mark(at + d.PLANETS, card >> t.SEQ & 63)
        o.mark(at + d.PLANETS + 1, turn + 1)
        o.count(strength + seat * d.PLANETS + planet, card & 7)
    o.skip(strength)
    o.claim("strength", "by seat and planet", seats * d.PLANETS, STRENGTH)
    o.skip(seats * d.PLANETS)


def write_treasures(s: State, o: Vector) -> None:
    """How many treasures of each value lie at each place, and who has the merchant ship."""
    seats: i64 = s.seats
    for i, place in enumerate(s.tokens):
        at: i64 = place if place < t.HELD else PILES + (place - t.HELD - o.first) % seats
        o.count(at * VALUES + d.TOKENS[i], 1)
    for _ in range(d.PLANETS):
        o.claim("treasures", "count of each", VALUES, 4)
        o.skip(VALUES)
    for _ in range(d.PLANETS, PILES):
        o.claim("treasures-unused-looted-unclaimed", "count of each", VALUES, 4)
        o.skip(VALUES)
    for _ in range(seats):
        o.claim("loot", "count of each", VALUES, 4)
        o.skip(VALUES)
    o.who("merchant-taken", s.prize - t.HELD, s.seats)
    o.flag("merchant-looted", s.prize == t.LOOTED)
    o.flag("merchant-unclaimed", s.prize == t.UNCLAIMED)
