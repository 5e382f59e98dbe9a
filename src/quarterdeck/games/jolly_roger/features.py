"""What counts for victory in Jolly Roger."""

from typing import Final

from quarterdeck.core.engine import NONE
from quarterdeck.core.features import ahead
from quarterdeck.games.jolly_roger import data as d, policy, state as t
from quarterdeck.games.jolly_roger.policy import values as w
from quarterdeck.games.jolly_roger.state import State

COUNTS: Final = (
    "loot", "loot", "loot", "loot", "buried", "rum", "hostage", "hand", "strength", "members", "special",
    "captain", "qm", "", "stake", "paid", "side",
)


def turn(s: State) -> int:
    """Everybody acts in every round."""
    return s.round


def progress(s: State) -> float:
    """By rounds."""
    return min(1.0, max(0, s.round - 1) / d.ROUNDS)


def features(s: State) -> list[list[float]]:
    """Loot, open and buried, hands, offices, what is under way."""
    whole = [policy.standing(s, seat) / 50.0 for seat in range(s.seats)]
    lead = ahead(whole)
    gold = [(w.bag_worth(s, s.open[seat]) + w.bag_worth(s, s.buried[seat])) / 50.0 for seat in range(s.seats)]
    gold_lead = ahead(gold)
    master = s.master()
    stake = w.bag_worth(s, s.laid) / 50.0
    rows: list[list[float]] = []
    for seat in range(s.seats):
        bag = s.open[seat] + s.buried[seat]
        strength = 0
        members = 0
        special = 0
        for card in s.hands[seat]:
            strength += d.POINTS[card]
            members += d.MEMBERS[card]
            special += card >= d.SPECIAL
        laid = 0
        for one in s.attack:
            if t.laid_seat(one) == seat:
                laid += d.POINTS[t.laid_card(one)]
        side = 0.0
        if s.mutineer != NONE and s.stance[seat] >= 0:
            own = s.support(s.stance[seat])
            other = s.support(1 - s.stance[seat])
            side = (own - other) / 5.0
        rows.append([
            whole[seat], lead[seat], gold[seat], gold_lead[seat], w.bag_worth(s, s.buried[seat]) / 50.0,
            t.bag_count(bag, d.RUM) / 3.0, t.bag_count(bag, d.HOSTAGE) / 2.0, len(s.hands[seat]) / 4.0, strength / 6.0,
            members / 6.0, special / 2.0, (1.0 if seat == s.captain else 0.0), (1.0 if seat == s.qm else 0.0),
            (1.0 if seat == master else 0.0), (stake if seat == master else 0.0), laid / 4.0, side,
        ])
    return rows
