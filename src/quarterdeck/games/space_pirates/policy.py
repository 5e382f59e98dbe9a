"""How good an answer or a table looks in Space Pirates (strategy notes of the specification, section 13)."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE, answer, verb_of
from quarterdeck.games.space_pirates import verbs as v
from quarterdeck.games.space_pirates.data import MERCHANT_VALUE, PLANETS, SHIP_STEPS, TOKENS
from quarterdeck.games.space_pirates.scoring import ranking, ranks, strengths
from quarterdeck.games.space_pirates.state import HELD, State

EVEN: Final = 500       # worth of a table that favours nobody
PER_POINT: Final = 25   # worth of a point ahead of the best rival


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """Claim the dearest; place where the projected lead grows most, low cards first."""
    ratings: list[int] = []
    for action in actions:
        verb = verb_of(action)
        if verb == v.CLAIM:
            ratings.append(v.claim_treasure(action))
        elif verb == v.PLACE:
            after = s.clone()
            answer(after, seat, action)
            ratings.append(lead(after, seat) * 4 - v.place_card(action))
        else:
            ratings.append(0)
    return ratings


def worth(s: State, seat: int) -> int:
    """The chance to win, in thousandths: certain at the end, guessed from the projected lead before."""
    if not s.stack:
        places = ranks(s)
        return 1000 // places.count(1) if places[seat] == 1 else 0
    return max(0, min(1000, EVEN + PER_POINT * lead(s, seat)))


def lead(s: State, seat: int) -> int:
    """Projected points ahead of the best rival; where a ship may still sail, half a stop ahead counts too."""
    now = projection(s, s.merchant(), s.pirate())
    ended = max(s.merchant_steps, s.pirate_steps) == SHIP_STEPS
    if not ended and s.stack:
        later = projection(s, (s.merchant() + 1) % PLANETS, (s.pirate() - 1) % PLANETS)
        now = [2 * a + b for a, b in zip(now, later, strict=True)]
    else:
        now = [3 * points for points in now]
    best = max(points for who, points in enumerate(now) if who != seat)
    return (now[seat] - best) // 3


def projection(s: State, merchant: i64, pirate: i64) -> list[int]:
    """Points of every seat if the ships stood there and all cards were shown now; the dearest is always taken."""
    points = [0] * s.seats
    pools: list[list[int]] = [[], [], [], [], [], []]
    if s.prize == NONE:
        pools[merchant].append(MERCHANT_VALUE)
    elif s.prize >= HELD:
        points[s.prize - HELD] += MERCHANT_VALUE
    i: i64 = len(TOKENS) - 1
    while i >= 0:
        place = s.tokens[i]
        if place < PLANETS:
            pools[place].append(TOKENS[i])
        elif place >= HELD:
            points[place - HELD] += TOKENS[i]
        i -= 1
    strength = strengths(s)
    for planet in range(PLANETS):
        if planet != pirate and pools[planet]:
            crews = ranking(s, strength, planet)
            for rank, value in enumerate(pools[planet]):
                if crews:
                    points[crews[rank] if rank < len(crews) else crews[0]] += value
    return points
