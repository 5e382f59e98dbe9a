"""JR-14: offers and promises as changes of the table. The frames that ask for them are in `talk.py`."""

from typing import Final

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.core.events import UNHEARD
from quarterdeck.core.frames import Window
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.state import State

GIFTS: Final = 1
FULL: Final = 2
FAVOUR_CREW: Final = 10     # goodwill for a crew card given
FAVOUR_KEPT: Final = 5
FAVOUR_BROKEN: Final = -15


def lose(s: State, seat: int, card: int) -> None:
    """Take a crew card from a hand; offers that hold it lapse (JR-14.4)."""
    s.hands[seat].remove(card)
    if s.offers:
        prune(s)


def move_loot(s: State, seat: int, to: int, kind: int) -> None:
    """Open loot changes its owner; offers that hold it lapse."""
    s.open[seat] -= t.ONE[kind]
    s.open[to] += t.ONE[kind]
    if s.offers:
        prune(s)


def drop_loot(s: State, seat: int, kind: int) -> None:
    """Open loot goes to the loot discard pile."""
    s.open[seat] -= t.ONE[kind]
    s.loot_discard += t.ONE[kind]
    if s.offers:
        prune(s)


def favour(s: State, seat: int, other: int, amount: int) -> None:
    """Remember in public what `other` did for `seat`."""
    if seat != other:
        at = seat * s.seats + other
        s.favours[at] = max(-99, min(99, s.favours[at] + amount))


def seen_value(s: State, kind: int) -> int:
    """What onlookers take a loot card for: its value, or an average one when loot is hidden."""
    return 15 if s.table[t.HIDDEN] else d.GUESS[kind]


# -- who may talk ----------------------------------------------------------------------------------------------------

def may_talk(s: State, seat: int) -> bool:
    """Whether a seat has anything to say: an offer, a promise or hidden loot to show (JR-14.5)."""
    limit = s.table[t.MAX_OFFERS]
    if s.table[t.TALKING]:
        return s.spoken[seat] < limit or may_offer(s, seat)
    return s.table[t.HIDDEN] != 0 and s.open[seat] != 0 and s.spoken[seat] < limit


def may_offer(s: State, seat: int) -> bool:
    """JR-14.5: limits on the offers of a round and on open ones; there must be something to give."""
    if not s.table[t.TALKING] or s.offered[seat] >= s.table[t.MAX_OFFERS] or not (s.hands[seat] or s.open[seat]):
        return False
    mine = 0
    for i in range(0, len(s.offers), t.OFFER):
        mine += s.offers[i + t.O_FROM] == seat
    return mine < s.table[t.MAX_OPEN]


def draft_of(s: State, seat: int) -> int:
    """Where a seat's draft begins; NONE if it writes nothing."""
    for i in range(0, len(s.drafts), t.OFFER):
        if s.drafts[i + t.O_FROM] == seat:
            return i
    return NONE


def offer_at(s: State, number: int) -> int:
    """Where an open offer begins; NONE if there is none of that number."""
    for i in range(0, len(s.offers), t.OFFER):
        if s.offers[i + t.O_NUMBER] == number:
            return i
    return NONE


def talk_options(s: State, seat: int) -> list[int]:
    """JR-14.4: what a seat may say at a live table, whoever is waited for."""
    found = [v.accept_offer(number) for number in offers_to(s, seat) if can_accept(s, offer_at(s, number))]
    found += [v.decline_offer(number) for number in offers_to(s, seat)]
    found += [v.withdraw(s.offers[i + t.O_NUMBER]) for i in range(0, len(s.offers), t.OFFER)
              if s.offers[i + t.O_FROM] == seat]
    if draft_of(s, seat) != NONE:
        return found + draft_options(s, seat, False)
    return found + ([v.talk(other) for other in s.clockwise(seat)[1:]] if may_talk(s, seat) else [])


def offers_to(s: State, seat: int) -> list[int]:
    """The numbers of the open offers made to a seat."""
    return [s.offers[i + t.O_NUMBER] for i in range(0, len(s.offers), t.OFFER) if s.offers[i + t.O_TO] == seat]


# -- writing an offer ------------------------------------------------------------------------------------------------

def open_draft(s: State, seat: int, to: int) -> None:
    """Begin to write to a player."""
    s.drafts += [NONE, seat, to, 0, 0, 0, 0, 0, NONE]


def draft_options(s: State, seat: int, guarding: bool) -> list[int]:
    """JR-14.2: one more card to give or to ask for, a promise, then send; a guard asks for nothing (JR-13.4)."""
    at = draft_of(s, seat)
    draft = s.drafts
    to = draft[at + t.O_TO]
    found: list[int] = []
    given = t.cards_of(draft[at + t.O_CREW])
    offering = guarding or may_offer(s, seat)
    sound = covered(s, at, draft)
    if offering and sound:
        if len(given) < 7:
            for i, card in enumerate(s.hands[seat]):
                if (i == 0 or s.hands[seat][i - 1] != card) and s.hands[seat].count(card) > given.count(card):
                    found.append(v.give_crew(card))
        found += [v.give_loot(kind) for kind in t.bag_kinds(s.open[seat] - draft[at + t.O_GIVE])]
        if given and not draft[at + t.O_SHOWN]:
            found.append(v.SHOW_CREW)
        if s.table[t.TALKING] == FULL and not guarding:
            if s.table[t.HIDDEN]:
                wanted = t.bag_size(draft[at + t.O_WANT])
                if wanted < t.bag_size(s.open[to]):
                    found += [v.ask_loot(kind) for kind in range(d.LOOT_KINDS)]
            elif t.bag_has(s.open[to], draft[at + t.O_WANT]):
                found += [v.ask_loot(kind) for kind in t.bag_kinds(s.open[to] - draft[at + t.O_WANT])]
            if draft[at + t.O_COUNT] < len(s.hands[to]):
                found.append(v.ASK_CREW)
    if s.table[t.TALKING] and draft[at + t.O_PROMISE] == NONE and s.spoken[seat] < s.table[t.MAX_OFFERS]:
        for tag in range(d.TAGS):
            found.append(v.promise(tag, d.ALOUD))
            found.append(v.promise(tag, d.ASIDE))
    if s.table[t.HIDDEN] and not guarding and s.spoken[seat] < s.table[t.MAX_OFFERS]:
        found += [v.show_loot(kind) for kind in t.bag_kinds(s.open[seat])]
    has_cards = draft[at + t.O_CREW] != 0 or draft[at + t.O_GIVE] != 0
    asks = draft[at + t.O_WANT] != 0 or draft[at + t.O_COUNT] != 0
    promises_alone = draft[at + t.O_PROMISE] != NONE and not has_cards and not asks
    if sound and ((has_cards and offering) or guarding or promises_alone):
        found.append(v.SEND)
    found.append(v.DROP)
    return found


def covered(s: State, at: int, offers: list[int]) -> bool:
    """Whether the giver still has what the offer gives."""
    seat = offers[at + t.O_FROM]
    given = t.cards_of(offers[at + t.O_CREW])
    hand = s.hands[seat]
    has_crew = all(hand.count(card) >= given.count(card) for card in given)
    return has_crew and t.bag_has(s.open[seat], offers[at + t.O_GIVE])


def can_accept(s: State, at: int) -> bool:
    """Whether the receiver has what the offer wants."""
    to = s.offers[at + t.O_TO]
    return t.bag_has(s.open[to], s.offers[at + t.O_WANT]) and len(s.hands[to]) >= s.offers[at + t.O_COUNT]


def write(s: State, seat: int, action: int) -> None:
    """One more word of a draft."""
    at = draft_of(s, seat)
    draft = s.drafts
    verb = verb_of(action)
    if verb == v.GIVE_CREW:
        draft[at + t.O_CREW] = t.pack_cards(sorted([*t.cards_of(draft[at + t.O_CREW]), v.give_crew_card(action)]))
    elif verb == v.GIVE_LOOT:
        draft[at + t.O_GIVE] += t.ONE[v.give_loot_loot(action)]
    elif verb == v.ASK_LOOT:
        draft[at + t.O_WANT] += t.ONE[v.ask_loot_loot(action)]
    elif verb == v.ASK_CREW:
        draft[at + t.O_COUNT] += 1
    elif verb == v.SHOW_CREW:
        draft[at + t.O_SHOWN] = 1
    elif verb == v.PROMISE:
        draft[at + t.O_PROMISE] = t.pack_word(v.promise_tag(action), v.promise_voice(action))
    elif verb == v.SHOW_LOOT:
        s.spoken[seat] += 1
        to = draft[at + t.O_TO]
        s.whisper(1 << seat | 1 << to, 0b100, "showed_loot", "JR-16.1.2", seat, to, v.show_loot_loot(action))
        del s.drafts[at : at + t.OFFER]
    else:
        del s.drafts[at : at + t.OFFER]


def send(s: State, seat: int) -> int:
    """Make the drafted offer; its number, or NONE if it was a promise alone."""
    at = draft_of(s, seat)
    offer = s.drafts[at : at + t.OFFER]
    del s.drafts[at : at + t.OFFER]
    to = offer[t.O_TO]
    if not offer[t.O_CREW] and not offer[t.O_GIVE]:
        give_word(s, seat, to, offer[t.O_PROMISE])
        return NONE
    number = 0
    while offer_at(s, number) != NONE:
        number += 1
    offer[t.O_NUMBER] = number
    s.offers += offer
    s.offered[seat] += 1
    tell_offer(s, offer)
    return number


def tell_offer(s: State, offer: list[int]) -> None:
    """JR-14.6: number of crew cards and identity of loot are public; shown crew cards go to the receiver alone."""
    if s.out is None:
        return
    seat, to = offer[t.O_FROM], offer[t.O_TO]
    both = 1 << seat | 1 << to
    crew = t.cards_of(offer[t.O_CREW])
    s.tell("offered", "JR-14.2", seat, to, len(crew), t.bag_size(offer[t.O_GIVE]))
    for card in crew:
        s.whisper(both if offer[t.O_SHOWN] else 1 << seat, UNHEARD, "offer_shows", "JR-14.6", seat, to, card)
    for kind in t.bag_list(offer[t.O_GIVE]):
        if s.table[t.HIDDEN]:
            s.whisper(both, 0b100, "offer_loot", "JR-16.1.5", seat, to, kind)
        else:
            s.tell("offer_loot", "JR-14.6", seat, to, kind)
    for kind in t.bag_list(offer[t.O_WANT]):
        s.tell("offer_wants", "JR-14.2", seat, to, kind)
    if offer[t.O_COUNT]:
        s.tell("offer_wants_crew", "JR-14.2", seat, to, offer[t.O_COUNT])
    if offer[t.O_PROMISE] != NONE:
        tell_promise(s, "offer_promises", "JR-14.7", seat, to, offer[t.O_PROMISE])


# -- answering -------------------------------------------------------------------------------------------------------

def close_offer(s: State, number: int, kind: str, rule: str) -> None:
    """An offer is declined, withdrawn or lapses."""
    at = offer_at(s, number)
    s.tell(kind, rule, s.offers[at + t.O_FROM], s.offers[at + t.O_TO])
    del s.offers[at : at + t.OFFER]


def strike(s: State, number: int, picks: list[int]) -> None:
    """JR-14.3: cards move at once and unconditionally, both ways; JR-14.8: both parties may act again."""
    at = offer_at(s, number)
    offer = s.offers[at : at + t.OFFER]
    del s.offers[at : at + t.OFFER]
    seat, to = offer[t.O_FROM], offer[t.O_TO]
    s.tell("offer_accepted", "JR-14.3", seat, to)
    hand_over(s, seat, to, t.cards_of(offer[t.O_CREW]), offer[t.O_GIVE])
    hand_over(s, to, seat, picks, offer[t.O_WANT])
    if offer[t.O_PROMISE] != NONE:
        give_word(s, seat, to, offer[t.O_PROMISE])
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
        t.gain(s, to, card)
        s.whisper(both, 0b100, "handed_crew", "JR-14.3", seat, to, card)
        favour(s, to, seat, FAVOUR_CREW)
    for kind in t.bag_list(loot):
        s.open[seat] -= t.ONE[kind]
        s.open[to] += t.ONE[kind]
        tell_loot(s, both, "handed_loot", "JR-14.3", seat, to, kind)
        favour(s, to, seat, seen_value(s, kind))
    if crew:
        keep(s, seat, to, d.P_GIVE_CREW)
    if loot:
        keep(s, seat, to, d.P_GIVE_LOOT)


def tell_loot(s: State, audience: int, kind: str, rule: str, seat: int, to: int, loot: int) -> None:
    """Tell of a loot card that changes hands; JR-16.1.2: with hidden loot only the parties see which."""
    if s.table[t.HIDDEN]:
        s.whisper(audience, 0b100, kind, rule, seat, to, loot)
    else:
        s.tell(kind, rule, seat, to, loot)


def prune(s: State) -> None:
    """JR-14.4: an offer lapses when a card in it has left its owner."""
    for i in range(len(s.offers) - t.OFFER, -1, -t.OFFER):
        if not covered(s, i, s.offers):
            close_offer(s, s.offers[i + t.O_NUMBER], "offer_lapsed", "JR-14.4")


def lapse(s: State) -> None:
    """JR-14.4: offers lapse at the end of the state in which they were made."""
    while s.offers:
        close_offer(s, s.offers[t.O_NUMBER], "offer_lapsed", "JR-14.4")


# -- promises --------------------------------------------------------------------------------------------------------

def give_word(s: State, seat: int, to: int, word: int) -> None:
    """JR-14.7: a promise is written down; nothing makes anybody keep it."""
    s.spoken[seat] += 1
    tell_promise(s, "promised", "JR-14.7", seat, to, word)
    promise = t.pack_promise(seat, to, t.word_tag(word), t.word_voice(word), s.round)
    if promise not in s.promises:
        s.promises.append(promise)


def tell_promise(s: State, kind: str, rule: str, seat: int, to: int, word: int) -> None:
    """Tell of a promise: to all, or to the two alone."""
    if t.word_voice(word) == d.ASIDE:
        s.whisper(1 << seat | 1 << to, UNHEARD, kind, rule, seat, to, t.word_tag(word))
    else:
        s.tell(kind, rule, seat, to, t.word_tag(word))


def settle_promise(s: State, promise: int, kept: bool) -> None:
    """A promise turns out kept or broken: it leaves the list and is remembered as a favour or a grudge."""
    s.promises.remove(promise)
    seat, to = t.promise_seat(promise), t.promise_to(promise)
    word = t.pack_word(t.promise_tag(promise), t.promise_voice(promise))
    tell_promise(s, "kept" if kept else "broken", "JR-14.7", seat, to, word)
    if t.promise_voice(promise) == d.ALOUD:
        favour(s, to, seat, FAVOUR_KEPT if kept else FAVOUR_BROKEN)


def keep(s: State, seat: int, to: int, tag: int) -> None:
    """The seat did what it had promised that player."""
    for promise in promises_of(s, seat, tag):
        if t.promise_to(promise) == to:
            settle_promise(s, promise, True)


def judge(s: State, seat: int, tag: int, kept: int) -> None:
    """The seat decided: promises of that tag are kept towards the seats in the mask, broken towards the others."""
    for promise in promises_of(s, seat, tag):
        settle_promise(s, promise, kept >> t.promise_to(promise) & 1 == 1)


def promises_of(s: State, seat: int, tag: int) -> list[int]:
    """What a seat has promised of a kind."""
    return [promise for promise in s.promises if t.promise_seat(promise) == seat and t.promise_tag(promise) == tag]


def forget_promises(s: State, last: bool) -> None:
    """A gift promised in an earlier round and not given by the end of this one is told as broken; others fade."""
    for promise in s.promises.copy():
        if last or t.promise_round(promise) < s.round:
            if t.promise_tag(promise) in (d.P_GIVE_CREW, d.P_GIVE_LOOT):
                settle_promise(s, promise, False)
            else:
                s.promises.remove(promise)
