"""Bribes, guards and promises: what a bot asks for and pays, what it does for a bribe, and what it keeps."""

from typing import Final

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.attack import Joining
from quarterdeck.games.jolly_roger.flow.favours import GuardDuty
from quarterdeck.games.jolly_roger.flow.offers import FULL, draft_of, favours_of, offer_of, promises_of
from quarterdeck.games.jolly_roger.flow.rounds import S2_APPOINT, S5_TARGET, S8_VICTIM, Voyage
from quarterdeck.games.jolly_roger.flow.sharing import Sharing
from quarterdeck.games.jolly_roger.flow.talk import Drafting, Hook, Reply
from quarterdeck.games.jolly_roger.policy import attack, mutiny, values as w
from quarterdeck.games.jolly_roger.state import State

HONOUR: Final = (0, 40, 14, 9, 26)          # what a character's given word weighs
ISLAND_WORD: Final = 3                      # how often it weighs for a course: much hangs on that
TOO_DEAR: Final = 999
RICH: Final = 25                            # open loot that is worth a voyage to the island
UNEASY: Final = 12                          # that a Captain would not like to lose
FEW: Final = 2                              # crew cards of a thin hand
PLENTY: Final[list[int]] = [(limit + 1) // 2 for limit in d.HAND_LIMIT]     # of one that can spare a card
LATE: Final = 7                             # the round after which crew cards are hardly worth a coin
BRIBES: Final = 2                           # that a seat offers in a round before it keeps quiet
PATIENCE: Final = 2                         # rounds for which it is remembered that somebody was made an offer
FAVOURITE: Final = 3                        # by how much a promise is sought rather than a trade
GRUDGE: Final = -20                         # how somebody is remembered whom one would rise against
NEARLY: Final = -14                         # prospects of a mutiny that are worth a threat
SELLS: Final = 100                          # what an offer may be for beside promises: loot of a kind for a crew card,
BUYS: Final = 200                           # or a crew card for loot of a kind
LEAST: Final[int] = min(range(d.SPECIAL), key=w.card_worth)     # the crew card that somebody else gives for loot
LEAST_WORTH: Final[int] = w.card_worth(LEAST)
USUAL: Final[int] = sorted(range(d.SPECIAL), key=w.card_worth)[2 * d.SPECIAL // 3]    # one that is worth something
OFFICE: Final = 10                          # what an office is worth in a round, and an attack to an officer: a coin
TRIFLE: Final = 6                           # what most favours are worth: a bottle, a card that one can spare


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
    """What an offer brings its receiver, less what he is to do for it; goodwill and fear make it cheaper."""
    offer = offer_of(s, number)
    seat, giver = offer[t.O_TO], offer[t.O_FROM]
    gift = w.bag_worth(s, offer[t.O_GIVE]) - w.bag_worth(s, offer[t.O_WANT])
    gift += sum([crew_gain(s, seat, card) for card in t.cards_of(offer[t.O_CREW])])
    gift -= offer[t.O_COUNT] * crew_loss(s, seat)
    word = t.word_tag(offer[t.O_PROMISE]) if offer[t.O_PROMISE] != NONE else NONE
    if word == d.P_RISE:
        gift += fear(s, seat, giver)
    if offer[t.O_FAVOUR] == NONE:
        return gift
    return gift + w.faith(s, seat, giver) // 10 - effort(s, seat, giver, offer[t.O_FAVOUR], word == d.P_MAP)


def crew_gain(s: State, seat: int, card: int) -> int:
    """What a crew card from somebody else is worth: more to one who has few, little when the end is near."""
    held = len(s.hands[seat])
    if s.round == d.ROUNDS or held >= d.HAND_LIMIT[s.seats]:
        return 1
    need = 2 if s.round > LATE else 8 if held <= FEW else 4 if held <= PLENTY[s.seats] else 2
    return w.card_worth(card) // 2 + need


def crew_loss(s: State, seat: int) -> int:
    """What it costs to give the least useful crew card away."""
    if not s.hands[seat]:
        return TOO_DEAR
    least = min(w.card_worth(card) for card in s.hands[seat]) // 2
    return least + (8 if len(s.hands[seat]) <= FEW else 0)


def fear(s: State, seat: int, giver: int) -> int:
    """What it is worth to a Captain that somebody does not rise: more, the larger that hand and the dearer his loot."""
    larger = len(s.hands[giver]) - len(s.hands[seat])
    return w.open_worth(s, seat, seat) * max(1, min(4, 2 + larger)) // 9


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
    if tag == d.P_SPARE:
        rivals = [attack.victim(s, seat, v.victim(other)) for other in range(s.seats) if other not in (seat, giver)]
        return 1 + max(0, attack.victim(s, seat, v.victim(giver)) - max(rivals)) // 2
    return 6 if tag == d.P_SHARE else 4


def siding(s: State, seat: int, side: int) -> int:
    """What it costs to stand by a leader in the mutiny that is on."""
    scales = mutiny.Scales(s, seat)
    joins = [scales.support(v.support(card, side)) for card in s.hands[seat]]
    if scales.office:
        joins.append(scales.office_card(v.office(side)))
    return max(4, 8 - max(joins)) if joins else TOO_DEAR


def voyage(s: State, seat: int, mapped: bool) -> int:
    """What a Captain loses who sails to the island instead of where he would, if he would keep his word at all.

    Without a map he does not sail; a mutinous one takes the bribe whatever comes.
    """
    if not mapped and d.BLOODY_PIRATE not in s.hands[seat]:
        return TOO_DEAR
    best = max(attack.target(s, seat, v.target(kind)) for kind in range(d.ISLAND))
    loss = best - attack.island(s, seat)
    honest = loss <= ISLAND_WORD * HONOUR[w.character(s, seat)]
    return max(0, loss // 2) if honest or w.character(s, seat) == w.MUTINOUS else TOO_DEAR


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
        return ISLAND_WORD * weight if sworn and v.target_kind(action) == d.ISLAND else 0
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
    """A bribe with a purpose, best for one to whom nobody has turned of late; or a loyal Quartermaster's vow.

    The latter swears support to the Captain, once a round.
    """
    to = v.bargain_seat(action)
    wish = purpose(s, seat, to)
    if wish != NONE:
        return 6 + min(PATIENCE, s.round - s.approached[to]) + (FAVOURITE if wish < SELLS else 0)
    if w.character(s, seat) != w.LOYAL or seat != s.qm or to != s.captain:
        return -2
    return 2 if not s.spoken[seat] and not s.mutiny_used and w.favour_of(s, seat, s.captain) >= 0 else -2


def purpose(s: State, seat: int, to: int) -> int:
    """What a seat would bribe another one for, or NONE: a promise, a crew card, a buyer of one. Two bribes a round.

    Nothing is asked for that cannot be paid so that both have something of it.
    """
    if s.table[t.TALKING] != FULL or s.offered[seat] >= BRIBES or s.mutineer != NONE:
        return NONE
    wish = wanted(s, seat, to)
    if wish == NONE or wish >= SELLS:
        return wish
    return wish if wish in favours_of(s, seat, to) and payment(s, seat, to, wish) != NONE else NONE


def wanted(s: State, seat: int, to: int) -> int:
    """What a seat would like of another one now, whatever it costs."""
    depth = len(s.stack) - 1
    while isinstance(s.stack[depth], Hook | Drafting):
        depth -= 1
    frame = s.stack[depth]
    if isinstance(frame, Joining):
        return d.P_LAY if to == helper(s, seat) else NONE
    if isinstance(frame, Sharing):
        return d.P_SHARE if to == s.master() and seat == passed_over(s) else trading(s, seat, to)
    if not isinstance(frame, Voyage):
        return NONE
    if frame.stage == S2_APPOINT:
        return before_appointing(s, seat, to)
    if frame.stage == S5_TARGET:
        return before_sailing(s, seat, to)
    if frame.stage != S8_VICTIM:
        return NONE
    return d.P_SPARE if to == s.master() and marked(s, seat) else trading(s, seat, to)


def before_appointing(s: State, seat: int, to: int) -> int:
    """The office; support for a Captain with something to lose, or for one who thinks of rising."""
    if seat == s.captain:
        return d.P_SUPPORT_YOU if fears(s, seat) and to == strongest(s, seat) else NONE
    if to == s.captain:
        bids = seat == suitor(s) or (can_bid(s, seat) and threatens(s, seat))
        return d.P_APPOINT if bids else NONE
    return d.P_SUPPORT_YOU if to == ally(s, seat) and plots(s, seat) else trading(s, seat, to)


def fears(s: State, seat: int) -> bool:
    """Whether a Captain has open loot that he might lose this round."""
    return w.open_worth(s, seat, seat) >= UNEASY and not s.mutiny_used


def plots(s: State, seat: int) -> bool:
    """Whether a seat would rise if it were not alone."""
    return not s.mutiny_used and len(s.hands[seat]) > FEW and mutiny.prospects(s, seat)[0] > NEARLY


def ally(s: State, seat: int) -> int:
    """Whom one who thinks of rising asks for support: the next one clockwise with a hand and no office.

    One who was made an offer this round is left alone.
    """
    for other in s.clockwise(seat)[1:]:
        if other not in (s.captain, s.qm) and len(s.hands[other]) > FEW and s.approached[other] < s.round:
            return other
    return NONE


def in_turn(s: State, officer: int) -> list[int]:
    """The others, beginning with another one each round: an officer is not pestered by all of them at once."""
    others = s.clockwise(officer)[1:]
    first = s.round % len(others)
    return others[first:] + others[:first]


def suitor(s: State) -> int:
    """Who buys the office this round, if anybody does."""
    for seat in in_turn(s, s.captain):
        if can_bid(s, seat):
            return seat
    return NONE


def can_bid(s: State, seat: int) -> bool:
    """Whether a seat is fit for the office and has something to buy it with."""
    return seat not in (s.captain, s.qm) and len(s.hands[seat]) > FEW and can_pay(s, seat)


def before_sailing(s: State, seat: int, to: int) -> int:
    """The island for one with the map, the map for a rich Captain; support; crew cards are bought and sold."""
    mapped = d.BLOODY_PIRATE in s.hands[seat]
    if w.open_worth(s, seat, seat) >= RICH and not s.island_barred:
        if mapped and to == s.captain:
            return d.P_ISLAND
        if not mapped and seat == s.captain and to == likely_mapped(s, seat):
            return d.P_MAP
    return trading(s, seat, to)


def trading(s: State, seat: int, to: int) -> int:
    """A crew card for a loot card, bought or sold; one of the others turns to whoever was made no offer this round.

    Who was made one this round does not turn to somebody who has made one: they would trade back what they traded.
    """
    if s.approached[to] == s.round or s.round == d.ROUNDS or s.table[t.HIDDEN]:
        return NONE
    for other in in_turn(s, to):
        dealt = s.approached[other] == s.round and s.offered[to] > 0
        found = bargain(s, other, to) if s.offered[other] < BRIBES and not dealt else NONE
        if found != NONE:
            has = found >= BUYS or goods(s, seat, to, w.price(s, found - SELLS)) != NONE
            return found if other == seat and has else NONE
    return NONE


def bargain(s: State, seat: int, to: int) -> int:
    """What one would trade with another so that both have something of it, as far as others can see: the loot."""
    if len(s.hands[seat]) >= PLENTY[s.seats]:
        for kind in t.bag_kinds(s.open[to]):
            if LEAST_WORTH // 2 < w.price(s, kind) < crew_gain(s, to, USUAL):
                return SELLS + kind
    if len(s.hands[to]) >= PLENTY[s.seats]:
        for kind in t.bag_kinds(s.open[seat]):
            if LEAST_WORTH // 2 < w.price(s, kind) < crew_gain(s, seat, LEAST):
                return BUYS + kind
    return NONE


def goods(s: State, seat: int, to: int, price: int) -> int:
    """The crew card that one sells another for so much: worth less to the one, more to the other; NONE without one."""
    plain = [card for card in s.hands[seat] if card < d.SPECIAL]
    found = [card for card in plain if w.card_worth(card) // 2 < price < crew_gain(s, to, card)]
    return min(found, key=w.card_worth) if found else NONE


def threatens(s: State, seat: int) -> bool:
    """Whether a bribe comes with a threat: a mutinous one, or one with a grudge, who would nearly rise anyway."""
    if s.mutiny_used or seat == s.captain or not s.hands[seat]:
        return False
    grudge = w.favour_of(s, seat, s.captain) <= GRUDGE
    return (w.character(s, seat) == w.MUTINOUS or grudge) and mutiny.prospects(s, seat)[0] > NEARLY


def passed_over(s: State) -> int:
    """Who bribes the one who shares, where a dear card is shared and there is not one for everybody."""
    if not s.table[t.HIDDEN] and t.bag_size(s.laid) < s.seats - 1 and w.dearest(s, s.laid) >= 20:
        for seat in in_turn(s, s.master()):
            if can_pay(s, seat):
                return seat
    return NONE


def marked(s: State, seat: int) -> bool:
    """Whether a seat must expect to be punished."""
    return seat not in (s.captain, s.master()) and len(s.hands[seat]) > FEW and seat == strongest(s, s.captain)


def strongest(s: State, seat: int) -> int:
    """The largest hand of the others, officers aside; the next one clockwise of several."""
    others = [other for other in s.clockwise(seat)[1:] if other not in (s.captain, s.master())]
    return max(others, key=lambda other: len(s.hands[other])) if others else NONE


def likely_mapped(s: State, seat: int) -> int:
    """Whom a Captain asks for the map: of those with cards, the one with most to bury."""
    others = [other for other in s.clockwise(seat)[1:] if s.hands[other]]
    return max(others, key=lambda other: w.open_worth(s, seat, other)) if others else NONE


def helper(s: State, seat: int) -> int:
    """Whom one who has done his part in an attack that is short asks for a card: one who has laid none, or the next."""
    short = attack.missing(s)
    left = attack.points_left(s, short)
    if not left or left * 2 > w.cards_held(s) * 3:
        return NONE
    laid = [t.laid_seat(one) for one in s.attack]
    part = 2
    if seat in (s.captain, s.master()):
        helps = any(short[skill] for card in s.hands[seat] if card < d.SPECIAL for skill in d.SKILLS_OF[card])
        part = 1 if helps else 0
    others = [other for other in s.clockwise(seat)[1:] if len(s.hands[other]) > FEW and other not in laid]
    asked = s.offered[seat]
    return others[asked] if laid.count(seat) >= part and asked < len(others) else NONE


# -- paying ----------------------------------------------------------------------------------------------------------

def payment(s: State, seat: int, to: int, wish: int) -> int:
    """The cheapest gift for which a wish is worth its while to both; NONE where there is none."""
    need = cost(s, seat, to, wish) - w.faith(s, to, seat) // 10
    limit = use(s, seat, wish)
    found = NONE
    for kind in t.bag_kinds(s.open[seat]):
        price = w.price(s, kind)
        if need < price <= limit:
            found = v.give_loot(kind)
            limit = price - 1
    if len(s.hands[seat]) < d.HAND_LIMIT[s.seats] - 1:
        return found
    plain = [card for card in s.hands[seat] if card < d.SPECIAL]
    if not plain:
        return found
    least = min(plain, key=w.card_worth)
    if need < crew_gain(s, to, least) and crew_loss(s, seat) <= limit:
        return v.give_crew(least)
    return found


def can_pay(s: State, seat: int) -> bool:
    """Whether a seat seems to have something to bribe with: loot, or more crew than it needs."""
    return s.open[seat] != 0 or len(s.hands[seat]) >= d.HAND_LIMIT[s.seats] - 1


def cost(s: State, seat: int, to: int, wish: int) -> int:
    """What a favour seems to cost a seat, by what everybody can see."""
    if wish == d.P_LAY:
        return 4
    if wish == d.P_MAP:
        return 8 - w.open_worth(s, seat, to) // 4
    return effort(s, to, seat, wish, True)


def use(s: State, seat: int, wish: int) -> int:
    """What a favour is worth to the one who asks for it."""
    if wish == d.P_SHARE:
        return w.dearest(s, s.laid) // 2
    if wish == d.P_APPOINT or (wish == d.P_LAY and seat in (s.captain, s.master())):
        return OFFICE
    if wish in (d.P_ISLAND, d.P_MAP, d.P_SUPPORT_YOU):
        return max(TRIFLE, w.open_worth(s, seat, seat) // 4)
    return TRIFLE


def draft(s: State, seat: int, action: int) -> int:
    """Give what is cheapest, say what it is for and send it; a guard and a leader pay, others only give their word."""
    sheet = draft_of(s, seat)
    if not sheet:
        return 0
    leads = s.mutineer != NONE
    to = sheet[t.O_TO]
    wish = NONE if seat == s.guard else d.P_SUPPORT_YOU if leads else purpose(s, seat, to)
    if wish >= SELLS:
        return trade(s, seat, sheet, wish, action)
    verb = verb_of(action)
    given = sheet[t.O_GIVE] != 0 or sheet[t.O_CREW] != 0
    paying = seat == s.guard or leads
    if verb == v.SEND:
        return 40 if given or sheet[t.O_PROMISE] != NONE else 1
    if verb == v.ASK_FAVOUR:
        return 50 if v.ask_favour_tag(action) == wish and given else -5
    if verb == v.GIVE_LOOT and paying:
        return 30 - w.price(s, v.give_loot_loot(action)) // 2 if not given else -5
    if verb in (v.GIVE_LOOT, v.GIVE_CREW):
        pays = not paying and wish != NONE and not given
        return 30 if pays and action == payment(s, seat, to, wish) else -5
    if verb == v.SHOW_CREW:
        return 45
    if verb == v.PROMISE:
        return word(s, seat, action, wish, paying or wish != NONE, given)
    return 0 if verb == v.DROP else -3


def word(s: State, seat: int, action: int, wish: int, paying: bool, given: bool) -> int:
    """What is said with an offer: the map for the island, or a threat; a vow alone goes to the Captain."""
    if action == v.promise(d.P_MAP, d.ALOUD):
        return 45 if wish == d.P_ISLAND and given else -4
    if action == v.promise(d.P_RISE, d.ALOUD):
        return 45 if wish == d.P_APPOINT and threatens(s, seat) else -4
    vows = action == v.promise(d.P_SUPPORT_YOU, d.ALOUD) and not paying
    return 10 if vows and draft_of(s, seat)[t.O_TO] == s.captain else -4


def trade(s: State, seat: int, sheet: list[int], wish: int, action: int) -> int:
    """Loot for a crew card; or a crew card, shown, for loot."""
    verb = verb_of(action)
    given = sheet[t.O_GIVE] != 0 or sheet[t.O_CREW] != 0
    if wish >= BUYS:
        if action == v.give_loot(wish - BUYS):
            return 30 if not given else -5
        if verb == v.ASK_CREW:
            return 50 if given and not sheet[t.O_COUNT] else -5
        done = given and sheet[t.O_COUNT] == 1
    else:
        if verb == v.GIVE_CREW:
            card = goods(s, seat, sheet[t.O_TO], w.price(s, wish - SELLS))
            return 60 if not given and v.give_crew_card(action) == card else -5
        if verb == v.SHOW_CREW:
            return 55
        if action == v.ask_loot(wish - SELLS):
            return 50 if given and not sheet[t.O_WANT] else -5
        done = given and sheet[t.O_WANT] != 0
    if verb == v.SEND:
        return 40 if done else -5
    return 0 if verb == v.DROP else -3
