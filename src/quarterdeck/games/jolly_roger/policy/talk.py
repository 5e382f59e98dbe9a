"""Bribes, guards and promises: what a bot asks for and pays, what it does for a bribe, and what it keeps."""

from typing import Final

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.attack import Joining
from quarterdeck.games.jolly_roger.flow.favours import GuardDuty
from quarterdeck.games.jolly_roger.flow.offers import FULL, draft_of, favours_of, offer_of, promises_of
from quarterdeck.games.jolly_roger.flow.rounds import S2_APPOINT, S5_TARGET, Voyage
from quarterdeck.games.jolly_roger.flow.talk import Drafting, Hook, Reply
from quarterdeck.games.jolly_roger.policy import attack, mutiny, values as w
from quarterdeck.games.jolly_roger.state import State

HONOUR: Final = (0, 40, 14, 9, 26)          # what a character's given word weighs
TOO_DEAR: Final = 999
RICH: Final = 25                            # open loot that is worth a voyage to the island


def propose(s: State, seat: int, action: int) -> int:
    """A guard with much to bury asks one who has little."""
    mine = w.open_worth(s, seat, seat)
    return mine // 3 - w.open_worth(s, seat, v.propose_seat(action)) - 4 if mine > 15 else -5


# -- answering -------------------------------------------------------------------------------------------------------

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
    """What an offer brings its receiver, less what he is to do for it; goodwill makes it cheaper."""
    offer = offer_of(s, number)
    gift = w.bag_worth(s, offer[t.O_GIVE]) + 10 * len(t.cards_of(offer[t.O_CREW]))
    gift -= w.bag_worth(s, offer[t.O_WANT]) + 12 * offer[t.O_COUNT]
    if offer[t.O_FAVOUR] == NONE:
        return gift
    seat, giver = offer[t.O_TO], offer[t.O_FROM]
    mapped = offer[t.O_PROMISE] != NONE and t.word_tag(offer[t.O_PROMISE]) == d.P_MAP
    return gift + w.faith(s, seat, giver) // 10 - effort(s, seat, giver, offer[t.O_FAVOUR], mapped)


def effort(s: State, seat: int, giver: int, tag: int, mapped: bool) -> int:
    """What it costs a seat to do what it is bribed for."""
    if tag == d.P_APPOINT:
        best = max(attack.appoint(s, seat, v.appoint(other)) for other in range(s.seats) if other != seat)
        return 2 + max(0, best - attack.appoint(s, seat, v.appoint(giver)))
    if tag == d.P_SUPPORT_YOU:
        if s.mutineer != NONE:
            return siding(s, seat, s.stance[giver])
        return 6 + w.open_worth(s, seat, seat) // 5 + (4 if w.character(s, seat) == w.CAUTIOUS else 0)
    if tag == d.P_LAY:
        useful = [attack.contribution(s, seat, card, True) for card in s.hands[seat] if card < d.SPECIAL]
        return max(3, 8 - max(useful)) if useful else TOO_DEAR
    if tag == d.P_ISLAND:
        return voyage(s, seat, mapped)
    if tag == d.P_MAP:
        return 8 - w.open_worth(s, seat, seat) // 4 if d.BLOODY_PIRATE in s.hands[seat] else TOO_DEAR
    return 10 if tag == d.P_SHARE else 4


def siding(s: State, seat: int, side: int) -> int:
    """What it costs to stand by a leader in the mutiny that is on."""
    scales = mutiny.Scales(s, seat)
    joins = [scales.support(v.support(card, side)) for card in s.hands[seat]]
    if scales.office:
        joins.append(scales.office_card(v.office(side)))
    return max(4, 8 - max(joins)) if joins else TOO_DEAR


def voyage(s: State, seat: int, mapped: bool) -> int:
    """What a Captain loses who sails to the island instead of where he would; without a map he does not sail."""
    if not mapped and d.BLOODY_PIRATE not in s.hands[seat]:
        return TOO_DEAR
    best = max(attack.target(s, seat, v.target(kind)) for kind in range(d.ISLAND))
    return max(3, best - 20 - w.open_worth(s, seat, seat)) // 2


# -- keeping one's word ----------------------------------------------------------------------------------------------

def honour(s: State, seat: int, action: int) -> int:
    """What the own word adds to an answer that keeps it, or takes from one that breaks it."""
    if not s.promises:
        return 0
    verb = verb_of(action)
    weight = HONOUR[w.character(s, seat)]
    if verb == v.APPOINT:
        return weight * promised(s, seat, v.appoint_seat(action), d.P_APPOINT)
    if verb == v.TARGET:
        sworn = len(promises_of(s, seat, d.P_ISLAND)) > 0
        return 2 * weight if sworn and v.target_kind(action) == d.ISLAND else 0
    if verb == v.VICTIM:
        return -weight * promised(s, seat, v.victim_seat(action), d.P_SPARE)
    if verb == v.SHARE:
        return weight * promised(s, seat, v.share_seat(action), d.P_SHARE)
    if verb == v.CONTRIBUTE:
        return weight if promises_of(s, seat, d.P_LAY) else 0
    if verb == v.SUPPORT:
        leader = s.captain if v.support_leader(action) == d.CAPTAIN_SIDE else s.mutineer
        return weight * promised(s, seat, leader, d.P_SUPPORT_YOU)
    return weight if verb == v.MAP and promises_of(s, seat, d.P_MAP) else 0


def promised(s: State, seat: int, to: int, tag: int) -> int:
    """1 if a seat has given another one its word."""
    return 1 if to in [t.promise_to(promise) for promise in promises_of(s, seat, tag)] else 0


# -- asking ----------------------------------------------------------------------------------------------------------

def vow(s: State, seat: int, action: int) -> int:
    """A bribe with a purpose; or a loyal Quartermaster swears support to the Captain, once a round."""
    to = v.bargain_seat(action)
    if purpose(s, seat, to) != NONE:
        return 6
    if w.character(s, seat) != w.LOYAL or seat != s.qm or to != s.captain:
        return -2
    return 2 if not s.spoken[seat] and not s.mutiny_used and w.favour_of(s, seat, s.captain) >= 0 else -2


def purpose(s: State, seat: int, to: int) -> int:
    """What a seat would bribe another one for, or NONE: one bribe a round, paid with what is cheap."""
    if s.table[t.TALKING] != FULL or s.offered[seat] or s.mutineer != NONE or price_of(s, seat) == NONE:
        return NONE
    depth = len(s.stack) - 1
    while isinstance(s.stack[depth], Hook | Drafting):
        depth -= 1
    frame = s.stack[depth]
    if isinstance(frame, Joining):
        return d.P_LAY if to == helper(s, seat) else NONE
    if to != s.captain or not isinstance(frame, Voyage):
        return NONE
    if frame.stage == S2_APPOINT and seat != s.qm and (s.round + seat) % 3 == 0:
        return d.P_APPOINT if len(s.hands[seat]) >= 3 else NONE
    if frame.stage == S5_TARGET and d.BLOODY_PIRATE in s.hands[seat] and w.open_worth(s, seat, seat) >= RICH:
        return d.P_ISLAND if d.P_ISLAND in favours_of(s, seat, to) and not s.island_barred else NONE
    return NONE


def helper(s: State, seat: int) -> int:
    """Whom an officer short of a few points asks for a card, when he has none that helps: the largest hand."""
    if seat not in (s.captain, s.master()):
        return NONE
    short = attack.missing(s)
    left = attack.points_left(s, short)
    if not 1 <= left <= 3 or any(short[skill] for card in s.hands[seat] if card < d.SPECIAL
                                 for skill in d.SKILLS_OF[card]):
        return NONE
    others = [other for other in range(s.seats) if other != seat and s.hands[other]]
    return max(others, key=lambda other: len(s.hands[other])) if others else NONE


def price_of(s: State, seat: int) -> int:
    """The cheapest loot card that a bribe is paid with, a coin at most; NONE where there is none."""
    cheap = [kind for kind in t.bag_kinds(s.open[seat]) if w.price(s, kind) <= 10]
    return min(cheap, key=lambda kind: w.price(s, kind)) if cheap else NONE


def draft(s: State, seat: int, action: int) -> int:
    """Give the cheapest loot, say what it is for and send it; a guard and a leader pay, others only give their word."""
    verb = verb_of(action)
    sheet = draft_of(s, seat)
    if not sheet:
        return 0
    leads = s.mutineer != NONE
    wish = NONE if seat == s.guard else d.P_SUPPORT_YOU if leads else purpose(s, seat, sheet[t.O_TO])
    given = sheet[t.O_GIVE] != 0 or sheet[t.O_CREW] != 0
    paying = seat == s.guard or leads or wish != NONE
    if verb == v.SEND:
        return 40 if given or sheet[t.O_PROMISE] != NONE else 1
    if verb == v.ASK_FAVOUR:
        return 50 if v.ask_favour_tag(action) == wish and given else -5
    if verb == v.GIVE_LOOT:
        return 30 - w.price(s, v.give_loot_loot(action)) // 2 if paying and not given else -5
    if verb == v.PROMISE:
        if action == v.promise(d.P_MAP, d.ALOUD):
            return 45 if wish == d.P_ISLAND and given else -4
        vows = action == v.promise(d.P_SUPPORT_YOU, d.ALOUD) and not paying
        return 10 if vows and sheet[t.O_TO] == s.captain else -4
    return 0 if verb == v.DROP else -3
