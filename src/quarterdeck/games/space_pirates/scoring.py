"""Strengths, rankings, points and places of Space Pirates."""

from mypy_extensions import i64

from quarterdeck.core.engine import NONE
from quarterdeck.games.space_pirates.data import MERCHANT_VALUE, PLANETS, TOKENS
from quarterdeck.games.space_pirates.state import HELD, PLANET, State


def strengths(s: State) -> list[int]:
    """SP-7.3: the sum of each seat's cards on each planet, face-down ones included; index seat * 6 + planet."""
    strength = [0] * (s.seats * PLANETS)
    for card in s.up:
        strength[s.owner(card) * PLANETS + (card >> PLANET)] += card & 7
    for planet in range(PLANETS):
        card = s.down[planet]
        if card != NONE:
            strength[s.owner(card) * PLANETS + planet] += card & 7
    return strength


def ranking(s: State, strength: list[int], planet: i64) -> list[int]:
    """SP-7.4, SP-7.8 to SP-7.10: the seats with a crew on the planet, first rank first."""
    ranked: list[int] = []
    seat = s.first
    for _ in range(s.seats):                                    # in turn order, so that a complete tie keeps it
        if strength[seat * PLANETS + planet] > 0:
            at = len(ranked)
            while at > 0 and stronger(strength, seat, ranked[at - 1], planet):
                at -= 1
            ranked.insert(at, seat)
        seat = (seat + 1) % s.seats
    return ranked


def stronger(strength: list[int], seat: i64, rival: i64, planet: i64) -> bool:
    """SP-7.9: compare on the planet that decides."""
    at = deciding(strength, seat, rival, planet)
    return at != NONE and strength[seat * PLANETS + at] > strength[rival * PLANETS + at]


def deciding(strength: list[int], seat: i64, rival: i64, planet: i64) -> i64:
    """SP-7.9: where two seats differ first, from a planet counter-clockwise; NONE if they are level everywhere."""
    for step in range(PLANETS):
        at = (planet - step) % PLANETS
        if strength[seat * PLANETS + at] != strength[rival * PLANETS + at]:
            return at
    return NONE


def points(s: State, seat: int) -> int:
    """SP-8.1: the values of the treasures taken, 10 for the merchant ship."""
    taken = sum(TOKENS[i] for i in range(len(TOKENS)) if s.tokens[i] == HELD + seat)
    return taken + (MERCHANT_VALUE if s.prize == HELD + seat else 0)


def kinds(s: State, seat: int) -> int:
    """SP-8.2: the different kinds of treasure taken, the merchant ship being one of its own."""
    taken = {TOKENS[i] for i in range(len(TOKENS)) if s.tokens[i] == HELD + seat}
    return len(taken) + (s.prize == HELD + seat)


def scores(s: State) -> list[int]:
    """The points of every seat."""
    return [points(s, seat) for seat in range(s.seats)]


def ranks(s: State) -> list[int]:
    """SP-8.1 to SP-8.3: by points, then by kinds; level in both share a place."""
    standing = [points(s, seat) * 16 + kinds(s, seat) for seat in range(s.seats)]
    return [1 + sum(other > mine for other in standing) for mine in standing]
