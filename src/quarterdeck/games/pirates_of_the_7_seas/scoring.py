"""Prices, points and places of Pirates of the 7 Seas."""

from quarterdeck.games.pirates_of_the_7_seas import data as d
from quarterdeck.games.pirates_of_the_7_seas.state import State


def price(s: State, good: int, number: int) -> int:
    """P7-7.6.2: what one sale of so many cards of a good brings."""
    return number * (s.demand(good) if number >= d.SET_SIZE else d.SINGLE_PRICE)


def proceeds(s: State, rum: int, coffee: int, fruit: int) -> int:
    """P7-7.6.2: what one sale brings; each good is counted by itself."""
    return price(s, 0, rum) + price(s, 1, coffee) + price(s, 2, fruit)


def best_plan(s: State, seat: int) -> list[int]:
    """P7-14.4: how many Negotiations of each pair serve the seat best in the final sale, then the fewest.

    The pairs are rum and coffee, rum and fruit, coffee and fruit; a Negotiation costs what a point would.
    """
    rum, coffee, fruit = s.goods[seat * d.GOODS : (seat + 1) * d.GOODS]
    affordable = s.yin_yang[seat] // d.NEGOTIATION_COST
    pairs = [s.demand(0) + s.demand(1), s.demand(0) + s.demand(2), s.demand(1) + s.demand(2)]
    best = [0, 0, 0]
    best_points = proceeds(s, rum, coffee, fruit) + s.yin_yang[seat] // d.YIN_YANG_PER_POINT
    for a in range(min(rum, coffee, affordable) + 1):
        for b in range(min(rum - a, fruit, affordable - a) + 1):
            for c in range(min(coffee - a, fruit - b, affordable - a - b) + 1):
                points = (
                    a * pairs[0] + b * pairs[1] + c * pairs[2] + proceeds(s, rum - a - b, coffee - a - c, fruit - b - c)
                    + (s.yin_yang[seat] - d.NEGOTIATION_COST * (a + b + c)) // d.YIN_YANG_PER_POINT
                )
                if points > best_points or (points == best_points and a + b + c < sum(best)):
                    best, best_points = [a, b, c], points
    return best


def points(s: State, seat: int) -> int:
    """P7-14.6: chests, talismans, unused yin-yang by threes, less two for each skull; it may be negative."""
    return (
        s.chests[seat] + s.talismans[seat] + s.yin_yang[seat] // d.YIN_YANG_PER_POINT
        + d.POINTS_PER_SKULL * s.skulls[seat]
    )


def points_sold_out(s: State, seat: int, one: int, other: int) -> int:
    """P7-14.2, P7-14.5, P7-14.6: the points with all goods sold, after a Negotiation of two goods; -1 for none."""
    goods = s.goods[seat * d.GOODS : (seat + 1) * d.GOODS]
    found = points(s, seat) + d.POINTS_PER_SKULL * max(0, s.hands[seat].bit_count() - d.HAND_LIMIT)
    if one >= 0:
        goods[one] -= 1
        goods[other] -= 1
        yin_yang = s.yin_yang[seat]
        found += s.demand(one) + s.demand(other)
        found += (yin_yang - d.NEGOTIATION_COST) // d.YIN_YANG_PER_POINT - yin_yang // d.YIN_YANG_PER_POINT
    return found + proceeds(s, goods[0], goods[1], goods[2])


def standing(s: State, seat: int) -> int:
    """P7-14.7: what places are compared by: points, then fewer corsair tokens, then fewer skulls."""
    return (points(s, seat) + 1000) * 1_000_000 + (10 - s.corsairs[seat].bit_count()) * 10_000 + 9999 - s.skulls[seat]


def leaders(s: State) -> list[int]:
    """The seats that nobody surpasses."""
    standings = [standing(s, seat) for seat in range(s.seats)]
    best = max(standings)
    return [seat for seat in range(s.seats) if standings[seat] == best]


def scores(s: State) -> list[int]:
    """The points of every seat."""
    return [points(s, seat) for seat in range(s.seats)]


def ranks(s: State) -> list[int]:
    """P7-14.7, P7-14.8: places; who waived a shared victory stands right behind those who kept it."""
    standings = [2 * standing(s, seat) - (s.waived >> seat & 1) for seat in range(s.seats)]
    return [1 + sum(other > mine for other in standings) for mine in standings]
