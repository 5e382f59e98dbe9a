"""JR-14: offers and promises as changes of the table. The frames that ask for them are in `talk.py`."""

from typing import Final

from quarterdeck.core.engine import NONE
from quarterdeck.core.events import UNHEARD
from quarterdeck.core.frames import Window
from quarterdeck.games.jolly_roger.actions import (
    ACCEPT_OFFER,
    ASIDE,
    ASK_CREW,
    ASK_LOOT,
    DECLINE_OFFER,
    DROP,
    GIVE_CREW,
    GIVE_LOOT,
    P_GIVE_CREW,
    P_GIVE_LOOT,
    PROMISE,
    SEND,
    SHOW_CREW,
    SHOW_LOOT,
    TAGS,
    TALK,
    WITHDRAW,
    promise,
    with_card,
    with_loot,
    with_seat,
)
from quarterdeck.games.jolly_roger.data import GUESS
from quarterdeck.games.jolly_roger.state import (
    CLOCKWISE,
    HIDDEN,
    MAX_OFFERS,
    MAX_OPEN,
    O_COUNT,
    O_CREW,
    O_FROM,
    O_GIVE,
    O_NUMBER,
    O_PROMISE,
    O_SHOWN,
    O_TO,
    O_WANT,
    OFFER,
    ONE,
    TALKING,
    State,
    bag_has,
    bag_kinds,
    bag_list,
    bag_size,
    cards_of,
    gain,
    pack_cards,
    pack_promise,
)

GIFTS: Final = 1
FULL: Final = 2
FAVOUR_CREW: Final = 10     # goodwill for a crew card given


def lose(s: State, seat: int, card: int) -> None:
    """Take a crew card from a hand; offers that hold it lapse (JR-14.4)."""
    s.hands[seat].remove(card)
    if s.offers:
        prune(s)


def move_loot(s: State, seat: int, to: int, kind: int) -> None:
    """Open loot changes its owner; offers that hold it lapse."""
    s.open[seat] -= ONE[kind]
    s.open[to] += ONE[kind]
    if s.offers:
        prune(s)


def drop_loot(s: State, seat: int, kind: int) -> None:
    """Open loot goes to the loot discard pile."""
    s.open[seat] -= ONE[kind]
    s.loot_discard += ONE[kind]
    if s.offers:
        prune(s)


def favour(s: State, seat: int, other: int, amount: int) -> None:
    """Remember in public what `other` did for `seat`."""
    if seat != other:
        at = seat * s.seats + other
        s.favours[at] = max(-99, min(99, s.favours[at] + amount))


def seen_value(s: State, kind: int) -> int:
    """What onlookers take a loot card for: its value, or an average one when loot is hidden."""
    return 15 if s.table[HIDDEN] else GUESS[kind]


# -- who may talk ----------------------------------------------------------------------------------------------------

def may_talk(s: State, seat: int) -> bool:
    """Whether a seat has anything to say: an offer, a promise or hidden loot to show (JR-14.5)."""
    limit = s.table[MAX_OFFERS]
    if s.table[TALKING]:
        return s.spoken[seat] < limit or may_offer(s, seat)
    return s.table[HIDDEN] != 0 and s.open[seat] != 0 and s.spoken[seat] < limit


def may_offer(s: State, seat: int) -> bool:
    """JR-14.5: limits on the offers of a round and on open ones; there must be something to give."""
    if not s.table[TALKING] or s.offered[seat] >= s.table[MAX_OFFERS] or not (s.hands[seat] or s.open[seat]):
        return False
    mine = 0
    for i in range(0, len(s.offers), OFFER):
        mine += s.offers[i + O_FROM] == seat
    return mine < s.table[MAX_OPEN]


def partners(s: State, seat: int, verb: int) -> list[int]:
    """An answer for every other player to turn to, clockwise."""
    return [with_seat(verb, other) for other in CLOCKWISE[s.seats][seat][1:]]


def draft_of(s: State, seat: int) -> int:
    """Where a seat's draft begins; NONE if it writes nothing."""
    for i in range(0, len(s.drafts), OFFER):
        if s.drafts[i + O_FROM] == seat:
            return i
    return NONE


def offer_at(s: State, number: int) -> int:
    """Where an open offer begins; NONE if there is none of that number."""
    for i in range(0, len(s.offers), OFFER):
        if s.offers[i + O_NUMBER] == number:
            return i
    return NONE


def talk_options(s: State, seat: int) -> list[int]:
    """JR-14.4: what a seat may say at a live table, whoever is waited for."""
    found = [with_seat(ACCEPT_OFFER, number) for number in offers_to(s, seat) if can_accept(s, offer_at(s, number))]
    found += [with_seat(DECLINE_OFFER, number) for number in offers_to(s, seat)]
    found += [with_seat(WITHDRAW, s.offers[i + O_NUMBER]) for i in range(0, len(s.offers), OFFER)
              if s.offers[i + O_FROM] == seat]
    if draft_of(s, seat) != NONE:
        return found + draft_options(s, seat, False)
    return found + (partners(s, seat, TALK) if may_talk(s, seat) else [])


def offers_to(s: State, seat: int) -> list[int]:
    """The numbers of the open offers made to a seat."""
    return [s.offers[i + O_NUMBER] for i in range(0, len(s.offers), OFFER) if s.offers[i + O_TO] == seat]


# -- writing an offer ------------------------------------------------------------------------------------------------

def open_draft(s: State, seat: int, to: int) -> None:
    """Begin to write to a player."""
    s.drafts += [NONE, seat, to, 0, 0, 0, 0, 0, NONE]


def draft_options(s: State, seat: int, guarding: bool) -> list[int]:
    """JR-14.2: one more card to give or to ask for, a promise, then send; a guard asks for nothing (JR-13.4)."""
    at = draft_of(s, seat)
    d = s.drafts
    to = d[at + O_TO]
    found: list[int] = []
    given = cards_of(d[at + O_CREW])
    offering = guarding or may_offer(s, seat)
    sound = covered(s, at, d)
    if offering and sound:
        if len(given) < 7:
            for i, card in enumerate(s.hands[seat]):
                if (i == 0 or s.hands[seat][i - 1] != card) and s.hands[seat].count(card) > given.count(card):
                    found.append(with_card(GIVE_CREW, card))
        found += [with_loot(GIVE_LOOT, kind) for kind in bag_kinds(s.open[seat] - d[at + O_GIVE])]
        if given and not d[at + O_SHOWN]:
            found.append(SHOW_CREW)
        if s.table[TALKING] == FULL and not guarding:
            if s.table[HIDDEN]:
                wanted = bag_size(d[at + O_WANT])
                if wanted < bag_size(s.open[to]):
                    found += [with_loot(ASK_LOOT, kind) for kind in range(6)]
            elif bag_has(s.open[to], d[at + O_WANT]):
                found += [with_loot(ASK_LOOT, kind) for kind in bag_kinds(s.open[to] - d[at + O_WANT])]
            if d[at + O_COUNT] < len(s.hands[to]):
                found.append(ASK_CREW)
    if s.table[TALKING] and d[at + O_PROMISE] == NONE and s.spoken[seat] < s.table[MAX_OFFERS]:
        for tag in range(TAGS):
            found.append(promise(tag, 0))
            found.append(promise(tag, 1))
    if s.table[HIDDEN] and not guarding and s.spoken[seat] < s.table[MAX_OFFERS]:
        found += [with_loot(SHOW_LOOT, kind) for kind in bag_kinds(s.open[seat])]
    has_cards = d[at + O_CREW] != 0 or d[at + O_GIVE] != 0
    asks = d[at + O_WANT] != 0 or d[at + O_COUNT] != 0
    if sound and ((has_cards and offering) or guarding or (d[at + O_PROMISE] != NONE and not has_cards and not asks)):
        found.append(SEND)
    found.append(DROP)
    return found


def covered(s: State, at: int, offers: list[int]) -> bool:
    """Whether the giver still has what the offer gives."""
    seat = offers[at + O_FROM]
    given = cards_of(offers[at + O_CREW])
    return bag_has(s.open[seat], offers[at + O_GIVE]) and all(s.hands[seat].count(c) >= given.count(c) for c in given)


def can_accept(s: State, at: int) -> bool:
    """Whether the receiver has what the offer wants."""
    to = s.offers[at + O_TO]
    return bag_has(s.open[to], s.offers[at + O_WANT]) and len(s.hands[to]) >= s.offers[at + O_COUNT]


def write(s: State, seat: int, action: int) -> None:
    """One more word of a draft."""
    at = draft_of(s, seat)
    d = s.drafts
    verb, what = action & 255, action >> 8 & 255
    if verb == GIVE_CREW:
        d[at + O_CREW] = pack_cards(sorted([*cards_of(d[at + O_CREW]), what]))
    elif verb == GIVE_LOOT:
        d[at + O_GIVE] += ONE[what]
    elif verb == ASK_LOOT:
        d[at + O_WANT] += ONE[what]
    elif verb == ASK_CREW:
        d[at + O_COUNT] += 1
    elif verb == SHOW_CREW:
        d[at + O_SHOWN] = 1
    elif verb == PROMISE:
        d[at + O_PROMISE] = what | (action >> 16) << 4
    elif verb == SHOW_LOOT:
        s.spoken[seat] += 1
        s.whisper(1 << seat | 1 << d[at + O_TO], 0b100, "showed_loot", "JR-16.1.2", seat, d[at + O_TO], what)
        del s.drafts[at : at + OFFER]
    else:
        del s.drafts[at : at + OFFER]


def send(s: State, seat: int) -> int:
    """Make the drafted offer; its number, or NONE if it was a promise alone."""
    at = draft_of(s, seat)
    offer = s.drafts[at : at + OFFER]
    del s.drafts[at : at + OFFER]
    to = offer[O_TO]
    if not offer[O_CREW] and not offer[O_GIVE]:
        give_word(s, seat, to, offer[O_PROMISE])
        return NONE
    number = 0
    while offer_at(s, number) != NONE:
        number += 1
    offer[O_NUMBER] = number
    s.offers += offer
    s.offered[seat] += 1
    tell_offer(s, offer)
    return number


def tell_offer(s: State, offer: list[int]) -> None:
    """JR-14.6: number of crew cards and identity of loot are public; shown crew cards go to the receiver alone."""
    if s.out is None:
        return
    seat, to = offer[O_FROM], offer[O_TO]
    both = 1 << seat | 1 << to
    crew = cards_of(offer[O_CREW])
    s.tell("offered", "JR-14.2", seat, to, len(crew), bag_size(offer[O_GIVE]))
    for card in crew:
        s.whisper(both if offer[O_SHOWN] else 1 << seat, UNHEARD, "offer_shows", "JR-14.6", seat, to, card)
    for kind in bag_list(offer[O_GIVE]):
        if s.table[HIDDEN]:
            s.whisper(both, 0b100, "offer_loot", "JR-16.1.5", seat, to, kind)
        else:
            s.tell("offer_loot", "JR-14.6", seat, to, kind)
    for kind in bag_list(offer[O_WANT]):
        s.tell("offer_wants", "JR-14.2", seat, to, kind)
    if offer[O_COUNT]:
        s.tell("offer_wants_crew", "JR-14.2", seat, to, offer[O_COUNT])
    if offer[O_PROMISE] != NONE:
        tell_promise(s, "offer_promises", "JR-14.7", seat, to, offer[O_PROMISE])


# -- answering -------------------------------------------------------------------------------------------------------

def close_offer(s: State, number: int, kind: str, rule: str) -> None:
    """An offer is declined, withdrawn or lapses."""
    at = offer_at(s, number)
    s.tell(kind, rule, s.offers[at + O_FROM], s.offers[at + O_TO])
    del s.offers[at : at + OFFER]


def strike(s: State, number: int, picks: list[int]) -> None:
    """JR-14.3: cards move at once and unconditionally, both ways; JR-14.8: both parties may act again."""
    at = offer_at(s, number)
    offer = s.offers[at : at + OFFER]
    del s.offers[at : at + OFFER]
    seat, to = offer[O_FROM], offer[O_TO]
    s.tell("offer_accepted", "JR-14.3", seat, to)
    hand_over(s, seat, to, cards_of(offer[O_CREW]), offer[O_GIVE])
    hand_over(s, to, seat, picks, offer[O_WANT])
    if offer[O_PROMISE] != NONE:
        give_word(s, seat, to, offer[O_PROMISE])
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if isinstance(frame, Window):
            frame.passed &= ~(1 << seat | 1 << to)
            break
    prune(s)


def hand_over(s: State, seat: int, to: int, crew: list[int], loot: int) -> None:
    """Gifts from one hand to another: crew seen by the two alone, loot by all unless it is hidden."""
    both = 1 << seat | 1 << to
    for card in crew:
        s.hands[seat].remove(card)
        gain(s, to, card)
        s.whisper(both, 0b100, "handed_crew", "JR-14.3", seat, to, card)
        favour(s, to, seat, FAVOUR_CREW)
    for kind in bag_list(loot):
        s.open[seat] -= ONE[kind]
        s.open[to] += ONE[kind]
        tell_loot(s, both, "handed_loot", "JR-14.3", seat, to, kind)
        favour(s, to, seat, seen_value(s, kind))
    if crew:
        keep(s, seat, to, P_GIVE_CREW)
    if loot:
        keep(s, seat, to, P_GIVE_LOOT)


def tell_loot(s: State, audience: int, kind: str, rule: str, seat: int, to: int, loot: int) -> None:
    """Tell of a loot card that changes hands; JR-16.1.2: with hidden loot only the parties see which."""
    if s.table[HIDDEN]:
        s.whisper(audience, 0b100, kind, rule, seat, to, loot)
    else:
        s.tell(kind, rule, seat, to, loot)


def prune(s: State) -> None:
    """JR-14.4: an offer lapses when a card in it has left its owner."""
    for i in range(len(s.offers) - OFFER, -1, -OFFER):
        if not covered(s, i, s.offers):
            close_offer(s, s.offers[i + O_NUMBER], "offer_lapsed", "JR-14.4")


def lapse(s: State) -> None:
    """JR-14.4: offers lapse at the end of the state in which they were made."""
    while s.offers:
        close_offer(s, s.offers[O_NUMBER], "offer_lapsed", "JR-14.4")


# -- promises --------------------------------------------------------------------------------------------------------

def give_word(s: State, seat: int, to: int, spoken: int) -> None:
    """JR-14.7: a promise is written down; nothing makes anybody keep it."""
    s.spoken[seat] += 1
    packed = pack_promise(seat, to, spoken & 15, spoken >> 4, s.round)
    tell_promise(s, "promised", "JR-14.7", seat, to, spoken)
    if packed not in s.promises:
        s.promises.append(packed)


def tell_promise(s: State, kind: str, rule: str, seat: int, to: int, spoken: int) -> None:
    """Tell of a promise: to all, or to the two alone."""
    if spoken >> 4 & 1 == ASIDE:
        s.whisper(1 << seat | 1 << to, UNHEARD, kind, rule, seat, to, spoken & 15)
    else:
        s.tell(kind, rule, seat, to, spoken & 15)


def settle_promise(s: State, packed: int, kept: bool) -> None:
    """A promise turns out kept or broken: it leaves the list and is remembered as a favour or a grudge."""
    s.promises.remove(packed)
    seat, to, spoken = packed & 15, packed >> 4 & 15, (packed >> 8 & 15) | (packed >> 12 & 1) << 4
    tell_promise(s, "kept" if kept else "broken", "JR-14.7", seat, to, spoken)
    if not packed >> 12 & 1:
        favour(s, to, seat, 5 if kept else -15)


def keep(s: State, seat: int, to: int, tag: int) -> None:
    """The seat did what it had promised that player."""
    if s.promises:
        for packed in s.promises.copy():
            if packed & 15 == seat and packed >> 4 & 15 == to and packed >> 8 & 15 == tag:
                settle_promise(s, packed, True)


def judge(s: State, seat: int, tag: int, kept: int) -> None:
    """The seat decided: promises of that tag are kept towards the seats in the mask, broken towards the others."""
    if s.promises:
        for packed in s.promises.copy():
            if packed & 15 == seat and packed >> 8 & 15 == tag:
                settle_promise(s, packed, kept >> (packed >> 4 & 15) & 1 == 1)


def forget_promises(s: State, last: bool) -> None:
    """A gift promised in an earlier round and not given by the end of this one is told as broken; others fade."""
    for packed in s.promises.copy():
        if last or packed >> 13 < s.round:
            if packed >> 8 & 15 in (P_GIVE_CREW, P_GIVE_LOOT):
                settle_promise(s, packed, False)
            else:
                s.promises.remove(packed)


