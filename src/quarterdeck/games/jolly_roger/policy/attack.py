"""Notes 1 to 6, 14 to 16, 20: where to sail, what to pay for an attack, how to share, trade and punish."""

from typing import Final

from quarterdeck.core.engine import NEVER, NONE
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.effects import totals
from quarterdeck.games.jolly_roger.flow.attack import Assigning, enough, multi_laid, pirates_needed
from quarterdeck.games.jolly_roger.policy import values as w
from quarterdeck.games.jolly_roger.state import State

GENEROSITY: Final = (0, 2, -1, 0, 1)        # points beyond the fair share that a character pays
COST: Final = (14, 9, 12)                   # points that a Fort, a Merchant Ship, a Harbour takes
DISTRUST: Final = -15                       # whose word is not believed: broken once, and nothing done since
SPOILS: Final = (72, 44, 55)                # what it brings


def missing(s: State) -> list[int]:
    """Points still missing to what the target probably needs: its face, or a little above the middle of its range."""
    total = totals(s)
    middle = [(low + high + 1) // 2 for low, high in d.RANGES[s.target_kind]]
    need = d.NEED[s.target] if s.target != NONE else middle
    return [max(0, need[skill] - total[skill]) for skill in range(d.SKILLS)]


def close(s: State) -> int:
    """Enough is enough."""
    return 30 if points_left(s, missing(s)) == 0 else -20


def points_left(s: State, short: list[int]) -> int:
    """What is missing in all, the multi-skill pirates counted."""
    return max(0, short[0] + short[1] + short[2] - d.POINTS[d.MULTI] * multi_laid(s))


def contribution(s: State, seat: int, card: int, forced: bool) -> int:
    """Notes 1, 4, 5: pay with many points and few members, up to a fair share; let it be when it is hopeless."""
    short = missing(s)
    left = points_left(s, short)
    if left == 0 and not forced:
        return -10
    useful = min(d.POINTS[card], left if card == d.MULTI else short[d.SKILLS_OF[card][0]])
    mine = sum(d.POINTS[t.laid_card(laid)] for laid in s.attack if t.laid_seat(laid) == seat)
    fair = (7 + s.seats) // s.seats + 1 + GENEROSITY[w.character(s, seat)]
    value = 9 * useful - 2 * d.MEMBERS[card] - 4 * (d.POINTS[card] - useful) - (3 if card == d.MULTI else 0)
    if seat in (s.captain, s.master()):
        fair += 1
    if left <= 3:
        fair += 2                                           # the last points decide
        value += s.seats - 3
    if forced:
        return value
    if useful == 0 or left * 2 > w.cards_held(s) * 3:
        return -20
    if mine >= fair:
        value -= 12 + 4 * (mine - fair)
    if len(s.hands[seat]) <= 2 and s.round < d.ROUNDS:
        value -= 4                                          # the last cards guard one's own skin
    return value - 8


def target(s: State, seat: int, action: int) -> int:
    """Notes 3, 14, 15: attack what the crew can pay, recruit when hands are thin, bury when rich with a map."""
    kind = v.target_kind(action)
    cards = w.cards_held(s)
    if kind <= d.HARBOUR:
        chance = min(100, cards * 100 // (COST[kind] * 2))
        return SPOILS[kind] * chance * chance // 10000
    if kind == d.COVE:
        mine = s.open[seat]
        goods = 8 * t.bag_count(mine, d.HOSTAGE) + 3 * t.bag_count(mine, d.JEWELS)
        return 75 - 110 * cards // (d.HAND_LIMIT[s.seats] * s.seats) + goods
    if d.BLOODY_PIRATE in s.hands[seat] or map_promised(s, seat):
        return island(s, seat)
    return -30


def island(s: State, seat: int) -> int:
    """What a voyage to the island is worth to a Captain who can count on a map."""
    return 20 + w.bag_worth(s, s.open[seat]) - w.richest(s, seat) // 2


def map_promised(s: State, seat: int) -> bool:
    """Whether somebody whom a Captain can believe has promised to show the map."""
    for promise in s.promises:
        if t.word_tag(promise) == d.P_MAP and w.favour_of(s, seat, t.promise_seat(promise)) > DISTRUST:
            return True
    return False


def appoint(s: State, seat: int, action: int) -> int:
    """Note 19: one with many cards and little loot, if he is a friend."""
    other = v.appoint_seat(action)
    return 4 * len(s.hands[other]) - w.open_worth(s, seat, other) // 8 + w.faith(s, seat, other) // 4


def victim(s: State, seat: int, action: int) -> int:
    """Note 20: the largest hand or the richest, not one who pays or is a friend."""
    other = v.victim_seat(action)
    return (4 * len(s.hands[other]) + w.open_worth(s, seat, other) // 6 - s.paid[other]
            - w.faith(s, seat, other) // 3)


def punish(s: State, seat: int, action: int) -> int:
    """Note 20: weaken the strongest rival, if the Quartermaster can be trusted not to pick a friend."""
    most = 0
    for other in range(s.seats):
        if other not in (seat, s.master()):
            most = max(most, len(s.hands[other]))
    mood = w.character(s, seat)
    return 2 * most - 8 + (4 if mood in (w.GREEDY, w.MUTINOUS) else -8 if mood == w.LOYAL else 0)


def assign(s: State, seat: int, action: int) -> int:
    """Where the attack can still succeed."""
    frame = s.stack[-1]
    return 10 if isinstance(frame, Assigning) and frame.can_win(s, v.assign_skill(action)) else 0


def adjust(s: State, seat: int, action: int) -> int:
    """An officer is played to save an attack, or by a mutinous hand to spoil one."""
    total = totals(s)
    multi = multi_laid(s)
    before = can_win(s, total, multi)
    skill = d.OFFICER_SKILL[v.adjust_officer(action) - d.FIRST_MATE]
    total[skill] += 1 if v.adjust_sign(action) == d.PLUS else -1
    after = can_win(s, total, multi)
    if after and not before:
        return 30
    if before and not after:
        spite = w.character(s, seat) == w.MUTINOUS and w.favour_of(s, seat, s.captain) < 0 and seat != s.master()
        return 4 if spite and not s.paid[seat] else -30
    return -5


def can_win(s: State, total: list[int], multi: int) -> bool:
    """Whether so many multi-skill pirates can fill what is missing."""
    return pirates_needed(total, s.target) <= multi if multi else enough(total, s.target)


# -- loot ------------------------------------------------------------------------------------------------------------

def share(s: State, seat: int, action: int) -> int:
    """Notes 5, 6: the dearest for oneself, then for payers and those whose support is needed."""
    value, to = w.price(s, v.share_loot(action)), v.share_seat(action)
    if to == seat:
        return 12 * value
    weight = 4 + w.faith(s, seat, to) // 12 + min(3, s.paid[to] // 4)
    if to == s.captain:
        weight += 1
    weight -= w.open_worth(s, seat, to) // 40
    return max(0, min(9, weight)) * value


def pick(s: State, seat: int, action: int) -> int:
    """The dearest; never a smaller piece of gold than there is."""
    kind = v.pick_loot(action)
    if kind < d.RUM and not s.table[t.HIDDEN]:
        for other in t.bag_kinds(s.laid):
            if kind < other < d.RUM:
                return NEVER
    return w.price(s, kind)


def surrender(s: State, seat: int, action: int) -> int:
    """The cheapest."""
    return -w.price(s, v.surrender_loot(action))


def give(s: State, seat: int, action: int) -> int:
    """Only a loyal one gives, and only rum."""
    return (3 if w.character(s, seat) == w.LOYAL else 0) - w.price(s, v.give_gift(action))


def demand(s: State, seat: int, action: int) -> int:
    """The richer officer pays."""
    return 5 + w.open_worth(s, seat, v.demand_seat(action)) // 5


def exchange(s: State, seat: int, action: int) -> int:
    """Notes 15, 16: rum for crew while the hand has room."""
    room = d.HAND_LIMIT[s.seats] - len(s.hands[seat])
    return 6 + 2 * room - 2 * w.price(s, v.exchange_loot(action)) if room > 0 and s.round < d.ROUNDS else -10


def bury(s: State, seat: int, action: int) -> int:
    """All but what a cove may still buy."""
    goods = v.bury_loot(action) in (d.HOSTAGE, d.JEWELS)
    return -5 if goods and s.targets & d.OF_KIND[d.COVE] and s.round <= 7 else 5


def discarded(s: State, seat: int, action: int) -> int:
    """The least useful card goes: over the limit, for an offer, for the Sea Wolf."""
    return -w.card_worth(v.discard_card(action))            # all three name it in the same place
