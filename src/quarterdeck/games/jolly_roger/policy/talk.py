"""Bribes, guards and promises."""

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.favours import GuardDuty
from quarterdeck.games.jolly_roger.flow.offers import draft_of, offer_of
from quarterdeck.games.jolly_roger.flow.talk import Reply
from quarterdeck.games.jolly_roger.policy import values as w
from quarterdeck.games.jolly_roger.state import State


def propose(s: State, seat: int, action: int) -> int:
    """A guard with much to bury asks one who has little."""
    mine = w.open_worth(s, seat, seat)
    return mine // 3 - w.open_worth(s, seat, v.propose_seat(action)) - 4 if mine > 15 else -5


def accept(s: State, seat: int, action: int) -> int:
    """To stand guard for a bribe, or an offer."""
    frame = s.stack[-1]
    if isinstance(frame, GuardDuty):
        bribe = draft_of(s, s.guard)
        gift = w.bag_worth(s, bribe[t.O_GIVE]) + 8 * len(t.cards_of(bribe[t.O_CREW]))
        return gift - w.open_worth(s, seat, seat) // 2 - 3 + w.favour_of(s, seat, s.guard) // 10
    return bargain_worth(s, frame.number) if isinstance(frame, Reply) else 0


def accept_offer(s: State, seat: int, action: int) -> int:
    """What the offer brings."""
    return bargain_worth(s, v.accept_offer_number(action))


def bargain_worth(s: State, number: int) -> int:
    """What an offer brings its receiver."""
    offer = offer_of(s, number)
    gift = w.bag_worth(s, offer[t.O_GIVE]) + 10 * len(t.cards_of(offer[t.O_CREW]))
    return gift - w.bag_worth(s, offer[t.O_WANT]) - 12 * offer[t.O_COUNT]


def vow(s: State, seat: int, action: int) -> int:
    """A loyal Quartermaster swears support to the Captain, once a round while the Captain is worth it."""
    if w.character(s, seat) != w.LOYAL or seat != s.qm or v.bargain_seat(action) != s.captain:
        return -2
    return 2 if not s.spoken[seat] and not s.mutiny_used and w.favour_of(s, seat, s.captain) >= 0 else -2


def draft(s: State, seat: int, action: int) -> int:
    """Give the cheapest loot and send it; a guard and a leader pay, others only give their word."""
    verb = verb_of(action)
    sheet = draft_of(s, seat)
    if not sheet:
        return 0
    given = sheet[t.O_GIVE] != 0 or sheet[t.O_CREW] != 0
    paying = seat == s.guard or s.mutineer != NONE
    if verb == v.SEND:
        return 40 if given or sheet[t.O_PROMISE] != NONE else 1
    if verb == v.GIVE_LOOT:
        return 30 - w.price(s, v.give_loot_loot(action)) // 2 if paying and not given else -5
    if verb == v.PROMISE:
        vows = action == v.promise(d.P_SUPPORT_YOU, d.ALOUD) and not paying
        return 10 if vows and sheet[t.O_TO] == s.captain else -4
    return 0 if verb == v.DROP else -3
