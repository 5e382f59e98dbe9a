"""What counts for victory in Space Pirates."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE
from quarterdeck.core.features import ahead
from quarterdeck.games.space_pirates.data import CARDS, MERCHANT_VALUE, PLANETS, SHIP_STEPS, TOKENS
from quarterdeck.games.space_pirates.policy import pools_of
from quarterdeck.games.space_pirates.scoring import ranking, strengths
from quarterdeck.games.space_pirates.state import HELD, State

COUNTS: Final = (
    "points", "later", "points", "later", "firsts", "hand", "", "", "teleport", "", "spread", "down", "",
)


def turn(s: State) -> int:
    """Every placement is a turn."""
    return s.placed


def progress(s: State) -> float:
    """By the cards laid, or by the ship that is nearer to its home."""
    steps: i64 = max(s.merchant_steps, s.pirate_steps)
    return max(int(s.placed) / int(s.seats * CARDS), int(steps) / int(SHIP_STEPS))


def features(s: State) -> list[list[float]]:
    """Points as the ships stand and a stop later, crews on the table, cards in hand, and whose turn comes next."""
    strength = strengths(s)
    pools = pools_of(s)
    now = [0.0] * s.seats
    later = [0.0] * s.seats
    firsts = [0.0] * s.seats
    for i in range(len(TOKENS)):
        if s.tokens[i] >= HELD:
            now[s.tokens[i] - HELD] += TOKENS[i] / 10.0
            later[s.tokens[i] - HELD] += TOKENS[i] / 10.0
    if s.prize >= HELD:
        now[s.prize - HELD] += MERCHANT_VALUE / 10.0
        later[s.prize - HELD] += MERCHANT_VALUE / 10.0
    merchant = s.merchant() if s.prize == NONE else NONE
    pirate = s.pirate()
    then = (merchant + 1) % PLANETS if merchant != NONE else NONE
    for planet in range(PLANETS):
        crews = ranking(s, strength, planet)
        if crews:
            firsts[crews[0]] += 0.25
            if planet != pirate:
                share(crews, pools[planet], planet == merchant, now)
            if planet != (pirate - 1) % PLANETS:
                share(crews, pools[planet], planet == then, later)
    lead = ahead(now)
    lead_later = ahead(later)
    asked = s.stack[-1].asked(s) if s.stack else 0
    rows: list[list[float]] = []
    for seat in range(s.seats):
        held: i64 = s.hands[seat]
        total: i64 = 0
        high: i64 = 0
        count: i64 = 0
        for code in range(1, CARDS):
            if held >> code & 1:
                total += code
                count += 1
                if code >= 5:
                    high += 1
        crew: i64 = 0
        spread: i64 = 0
        for planet in range(PLANETS):
            if strength[seat * PLANETS + planet]:
                crew += strength[seat * PLANETS + planet]
                spread += 1
        down: i64 = 0
        for card in s.down:
            if card != NONE and s.owner(card) == seat:
                down += card & 7
        rows.append([
            now[seat], later[seat], lead[seat], lead_later[seat], firsts[seat], int(total) / 10.0, int(high) / 3.0,
            int(count) / 4.0, float(int(held & 1)), int(crew) / 10.0, int(spread) / 3.0, int(down) / 5.0,
            int((seat - asked) % s.seats) / int(s.seats),
        ])
    return rows


def share(crews: list[int], pool: list[int], visited: bool, points: list[float]) -> None:
    """SP-7.11, SP-7.12: the strongest takes the dearest, and what is left; the merchant ship is dearer than all."""
    rank: i64 = 0
    count: i64 = len(crews)
    if visited:
        points[crews[0]] += MERCHANT_VALUE / 10.0
        rank = 1
    for value in pool:
        points[crews[rank] if rank < count else crews[0]] += value / 10.0
        rank += 1
