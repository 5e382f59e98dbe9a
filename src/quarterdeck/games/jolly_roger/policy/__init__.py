"""How good an answer or a table looks in Jolly Roger (strategy notes of the specification, section 24).

A bot has a character: the loyal one pays and keeps faith, the greedy one lets others pay, the mutinous one rises
early, the cautious one keeps out of fights. All remember in `favours` who did what for them. Values are in tenths of
a gold piece. Only public things and the own hand are looked at.
"""

from collections.abc import Callable
from typing import Final

from quarterdeck.core.engine import NEVER, NONE, verb_of
from quarterdeck.games.jolly_roger import data as d, scoring, verbs as v
from quarterdeck.games.jolly_roger.flow.attack import FirstCard
from quarterdeck.games.jolly_roger.flow.cards import Betrayal
from quarterdeck.games.jolly_roger.policy import attack, effects, mutiny, talk, values as w
from quarterdeck.games.jolly_roger.state import State

CONSTANT: Final[dict[int, int]] = {
    v.STAY_OUT: -1, v.DECLINE_DRAW: -5, v.RANSOM: 20, v.SELL: 2, v.SECOND_MATE_ONE: 3, v.TALK: -3, v.WITHDRAW: -3,
    v.SHOW_LOOT: -3,                                        # what a bot never says
}
RATINGS: Final[dict[int, Callable[[State, int, int], int]]] = {
    v.APPOINT: attack.appoint, v.TARGET: attack.target, v.VICTIM: attack.victim, v.PUNISH: attack.punish,
    v.ASSIGN: attack.assign, v.ADJUST: attack.adjust, v.PICK: attack.pick, v.SHARE: attack.share,
    v.SURRENDER: attack.surrender, v.GIVE: attack.give, v.DEMAND: attack.demand, v.EXCHANGE: attack.exchange,
    v.BURY: attack.bury, v.DISCARD: attack.discarded, v.HAND_OVER: attack.discarded, v.FORCED: attack.discarded,
    v.BETRAY: mutiny.betray, v.SECOND_MATE: effects.second_mate, v.STOWAWAYS: effects.stowaways, v.MEDIC: effects.medic,
    v.LOOKOUT: effects.lookout, v.MAP: effects.show_map, v.COOK: effects.cook, v.BOSUN: effects.bosun,
    v.CABIN_BOY: effects.cabin_boy, v.SHIPWRIGHT: effects.shipwright,
    v.PROPOSE: talk.propose, v.ACCEPT: talk.accept, v.ACCEPT_OFFER: talk.accept_offer, v.BARGAIN: talk.vow,
    v.GIVE_CREW: talk.draft, v.GIVE_LOOT: talk.draft, v.ASK_CREW: talk.draft, v.ASK_LOOT: talk.draft,
    v.PROMISE: talk.draft, v.ASK_FAVOUR: talk.draft, v.SHOW_CREW: talk.draft, v.SEND: talk.draft,
    v.DROP: talk.draft, v.DECLINE_OFFER: talk.draft,
}


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """A rating for each answer; 0 is doing nothing. Nothing is given or said without a purpose."""
    ratings = opinions(s, seat, actions)
    for i in range(len(actions)):
        if ratings[i] < 0 and v.BARGAIN <= verb_of(actions[i]) <= v.SHOW_LOOT:
            ratings[i] = NEVER
    return ratings


def opinions(s: State, seat: int, actions: list[int]) -> list[int]:
    """How an answer looks, whatever it is."""
    if not s.stack:
        return [0] * len(actions)
    frame = s.stack[-1]
    verbs = {verb_of(action) for action in actions}
    if isinstance(frame, Betrayal):
        return [mutiny.betrayal(s, seat, frame.card, frame.player) if action == v.TRAITOR else 0 for action in actions]
    if s.mutineer != NONE and (v.SUPPORT in verbs or v.OFFICE in verbs):
        scales = mutiny.Scales(s, seat)
        return [rate_in_mutiny(s, seat, action, scales) for action in actions]
    if v.CONTRIBUTE in verbs or v.CLOSE in verbs:
        forced = isinstance(frame, FirstCard)
        return [rate_in_attack(s, seat, action, forced) for action in actions]
    if v.CALL in verbs:
        return mutiny.rate_call(s, seat, actions)
    return [rate_one(s, seat, action) for action in actions]


def rate_one(s: State, seat: int, action: int) -> int:
    """Decisions that need no context of their siblings."""
    verb = verb_of(action)
    rating = RATINGS.get(verb)
    if rating is not None:
        return rating(s, seat, action) + talk.honour(s, seat, action)
    if verb == v.DEAL_FROM:
        return 5 if v.deal_from_seat(action) == seat else 0
    return CONSTANT.get(verb, 0)


def rate_in_attack(s: State, seat: int, action: int, forced: bool) -> int:
    """A card, or that it is enough."""
    verb = verb_of(action)
    if verb == v.CONTRIBUTE:
        return attack.contribution(s, seat, v.contribute_card(action), forced) + talk.honour(s, seat, action)
    return attack.close(s) if verb == v.CLOSE else rate_one(s, seat, action)


def rate_in_mutiny(s: State, seat: int, action: int, scales: mutiny.Scales) -> int:
    """Lead by just enough, join only where it decides, spend the office card where it is free."""
    verb = verb_of(action)
    if verb == v.SUPPORT:
        return scales.support(action) + talk.honour(s, seat, action)
    if verb == v.WOLF:
        return scales.wolf(action)
    if verb == v.OFFICE:
        return scales.office_card(action)
    if verb == v.ASSASSIN:
        return scales.kill(v.assassin_leader(action))
    if verb == v.BARGAIN:
        return mutiny.bribe(s, seat, v.bargain_seat(action))
    return rate_one(s, seat, action)


# -- the table -------------------------------------------------------------------------------------------------------

def worth(s: State, seat: int) -> int:
    """The chance to win, in thousandths: certain at the end, guessed from gold, offices and hands before."""
    if not s.stack:
        places = scoring.ranks(s)
        return 1000 // places.count(1) if places[seat] == 1 else 0
    mine = standing(s, seat)
    best = -999
    total = 0
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s, other)
            total += theirs
            best = max(best, theirs)
    lead = mine - (2 * best + total // (s.seats - 1)) // 3
    distance = lead if lead > 0 else -lead
    return 450 + 450 * lead // (distance + 30)              # steep where it is close, flat where it is decided


def standing(s: State, seat: int) -> int:
    """Tenths of gold that a seat is heading for."""
    rounds = d.ROUNDS - s.round
    value = w.bag_worth(s, s.buried[seat]) + w.bag_worth(s, s.open[seat]) * (10 if rounds == 0 else 9) // 10
    value += len(s.hands[seat]) * min(rounds, 3)
    if seat == s.captain:
        value += 4 * min(rounds, 3)
    elif seat == s.qm:
        value += min(rounds, 3)
    return value
