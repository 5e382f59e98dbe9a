"""How good an answer or a table looks in Space Pirates (strategy notes of the specification, section 13)."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.games.space_pirates import verbs as v
from quarterdeck.games.space_pirates.data import CARDS, MERCHANT_VALUE, PLANETS, SHIP_STEPS, TELEPORT, TOKENS
from quarterdeck.games.space_pirates.scoring import ranking, ranks, strengths
from quarterdeck.games.space_pirates.state import HELD, State

EVEN: Final = 500       # worth of a table that favours nobody
PREFERENCE: Final = -100_000    # no move: bots leave their claiming as it is
EARLY: Final[list[int]] = [-1, -2, -2, -3, -4, -4, -4, -4]  # quarters of a rating for each pip, by rounds played
TRAP: Final = 110               # what a trap at all the treasures would be worth
PATIENCE: Final[list[int]] = [6, 2, 0, 0, 0, 0, 0, 0]       # a trap needs guests, who come where something lies
USELESS: Final = -8             # a teleport that nobody will meet
PER_POINT: Final = 25   # worth of a point ahead of the best rival


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """Claim the dearest; place where the projected lead grows most, low cards first, teleports where guests come."""
    if verb_of(actions[0]) == v.PLACE:
        return rate_placements(s, seat, actions)
    return [v.claim_treasure(action) if verb_of(action) == v.CLAIM else PREFERENCE for action in actions]


def rate_placements(s: State, seat: int, actions: list[int]) -> list[int]:
    """A card changes its planet, and others where it breaks a tie; only where it moves a ship all are shared anew."""
    strength = strengths(s)
    pools = pools_of(s)
    merchant = s.merchant()
    pirate = s.pirate()
    ended = s.placed + 1 == s.seats * CARDS
    before = [0] * s.seats
    shares: list[list[int]] = []
    for planet in range(PLANETS):
        share = [0] * s.seats
        add_share(s, strength, planet, pools[planet], merchant, pirate, ended, share)
        shares.append(share)
        for who in range(s.seats):
            before[who] += share[who]
    ties = tied(s, strength, seat)
    ratings: list[int] = []
    for action in actions:
        if verb_of(action) != v.PLACE:
            ratings.append(PREFERENCE)
            continue
        code: i64 = v.place_card(action)
        target: i64 = v.place_planet(action)
        covered: i64 = s.down[target]
        points = before
        if covered == NONE or covered & 7 != TELEPORT:                          # SP-5.5: else both are lost
            strength[seat * PLANETS + target] += code
            if covered != NONE and target in (merchant, pirate):
                points = after_sailing(s, strength, pools, target, ended)
            elif code:
                points = before.copy()
                for planet in range(PLANETS):
                    if planet == target or ties >> planet & 1:
                        share = shares[planet]
                        for who in range(s.seats):
                            points[who] -= share[who]
                        add_share(s, strength, planet, pools[planet], merchant, pirate, ended, points)
            strength[seat * PLANETS + target] -= code
        ratings.append(ahead(points, seat) * 4 + (trap_gain(s, pools, target) if code == TELEPORT else shade(s, code)))
    return ratings


def shade(s: State, code: i64) -> i64:
    """Which of equally good cards goes first: weak ones, but not so that everybody knows what lies there."""
    rounds: i64 = s.placed // s.seats
    return code * EARLY[rounds] // 4


def trap_gain(s: State, pools: list[list[int]], target: i64) -> i64:
    """A teleport pays where somebody is likely to come: at a planet that is worth much, with enough turns to come."""
    come: i64 = s.seats * CARDS - s.placed - 1
    if come < s.seats:
        return USELESS
    worth: i64 = sum(pools[target]) + (MERCHANT_VALUE if s.merchant() == target else 0)
    total: i64 = MERCHANT_VALUE
    for pool in pools:
        total += sum(pool)
    return TRAP * worth * min(come, CARDS) // (total * CARDS) - PATIENCE[s.placed // s.seats]


def after_sailing(s: State, strength: list[int], pools: list[list[int]], planet: i64, ended: bool) -> list[int]:
    """SP-5.7: what everybody's cards bring when the ships have been pushed off a planet."""
    merchant_steps: i64 = s.merchant_steps + (1 if s.merchant() == planet else 0)
    pirate_steps: i64 = s.pirate_steps + (1 if s.pirate() == planet else 0)
    ended = ended or max(merchant_steps, pirate_steps) == SHIP_STEPS
    points = [0] * s.seats
    for at in range(PLANETS):
        add_share(
            s, strength, at, pools[at], merchant_steps % PLANETS, (s.home - pirate_steps) % PLANETS, ended, points
        )
    return points


def worth(s: State, seat: int) -> int:
    """The chance to win, in thousandths: certain at the end, guessed from the projected lead before."""
    if not s.stack:
        places = ranks(s)
        return 1000 // places.count(1) if places[seat] == 1 else 0
    return max(0, min(1000, EVEN + PER_POINT * lead(s, seat)))


def lead(s: State, seat: int) -> int:
    """Projected points ahead of the best rival; where a ship may still sail, half a stop ahead counts too."""
    points = [0] * s.seats
    for i in range(len(TOKENS)):
        if s.tokens[i] >= HELD:
            points[s.tokens[i] - HELD] += 3 * TOKENS[i]
    if s.prize >= HELD:
        points[s.prize - HELD] += 3 * MERCHANT_VALUE
    pools = pools_of(s)
    strength = strengths(s)
    merchant = s.merchant() if s.prize == NONE else NONE
    ended = max(s.merchant_steps, s.pirate_steps) == SHIP_STEPS or not s.stack
    for planet in range(PLANETS):
        add_share(s, strength, planet, pools[planet], merchant, s.pirate(), ended, points)
    return ahead(points, seat)


def ahead(points: list[int], seat: i64) -> i64:
    """How far a seat is ahead of its best rival, where everything has been counted three times."""
    best: i64 = -1
    for who in range(len(points)):
        if who != seat and points[who] > best:
            best = points[who]
    return (points[seat] - best) // 3


def tied(s: State, strength: list[int], seat: i64) -> i64:
    """The planets where a seat's crew is as strong as another one, as a bitmask."""
    found: i64 = 0
    for planet in range(PLANETS):
        mine: i64 = strength[seat * PLANETS + planet]
        if mine:
            for rival in range(s.seats):
                if rival != seat and strength[rival * PLANETS + planet] == mine:
                    found |= 1 << planet
    return found


def pools_of(s: State) -> list[list[int]]:
    """The values of the treasures on each planet, dearest first."""
    pools: list[list[int]] = [[], [], [], [], [], []]
    i: i64 = len(TOKENS) - 1
    while i >= 0:
        place = s.tokens[i]
        if place < PLANETS:
            pools[place].append(TOKENS[i])
        i -= 1
    return pools


def add_share(
    s: State, strength: list[int], planet: i64, pool: list[int], merchant: i64, pirate: i64, ended: bool,
    points: list[int],
) -> None:
    """Add what a planet would bring everybody, the dearest always taken first, counted three times.

    Twice as the ships stand, and once as they would a stop later, if they may still sail.
    """
    alone: i64 = 0                          # so often without the merchant ship, and with it
    visited: i64 = 0
    if planet != pirate:
        if planet == merchant:
            visited = 3 if ended else 2
        else:
            alone = 3 if ended else 2
    if not ended and planet != (pirate - 1) % PLANETS:
        if merchant != NONE and planet == (merchant + 1) % PLANETS:
            visited += 1
        else:
            alone += 1
    if not visited and (not alone or not pool):
        return
    crews = ranking(s, strength, planet)
    count: i64 = len(crews)
    if count == 0:
        return
    first = crews[0]
    if visited:
        points[first] += visited * MERCHANT_VALUE
    for rank, value in enumerate(pool):
        if alone:
            points[crews[rank] if rank < count else first] += alone * value
        if visited:                         # the ship is the dearest: everything else goes one rank down
            points[crews[rank + 1] if rank + 1 < count else first] += visited * value
