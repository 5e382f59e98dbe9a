"""JR-14: offers and promises as changes of the table. The frames that ask for them are in `talk.py`."""

from typing import Final

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.core.events import UNHEARD
from quarterdeck.core.frames import Window
from quarterdeck.core.zones import distinct, without
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.state import State

GIFTS: Final = 1
FULL: Final = 2
FAVOUR_CREW: Final = 10     # goodwill for a crew card given
FAVOUR_KEPT: Final = 5
FAVOUR_BROKEN: Final = -15
FAVOUR_THREAT: Final = -5
EVERYBODY: Final = ~0       # all seats, for `judge`
THREATS: Final[list[int]] = [v.promise(d.P_RISE, voice) for voice in (d.ALOUD, d.ASIDE)]
PROMISES: Final[list[int]] = [v.promise(tag, voice) for tag in range(d.P_RISE) for voice in (d.ALOUD, d.ASIDE)]


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
    return sum([offer[t.O_FROM] == seat for offer in s.offers]) < s.table[t.MAX_OPEN]


def draft_of(s: State, seat: int) -> list[int]:
    """What a seat is writing; empty if it writes nothing."""
    for draft in s.drafts:
        if draft[t.O_FROM] == seat:
            return draft
    return []


def offer_of(s: State, number: int) -> list[int]:
    """The open offer of that number; empty if there is none."""
    for offer in s.offers:
        if offer[t.O_NUMBER] == number:
            return offer
    return []


def talk_options(s: State, seat: int) -> list[int]:
    """JR-14.4: what a seat may say at a live table, whoever is waited for."""
    made_to = [offer for offer in s.offers if offer[t.O_TO] == seat]
    found = [v.accept_offer(offer[t.O_NUMBER]) for offer in made_to if can_accept(s, offer)]
    found += [v.decline_offer(offer[t.O_NUMBER]) for offer in made_to]
    found += [v.withdraw(offer[t.O_NUMBER]) for offer in s.offers if offer[t.O_FROM] == seat]
    if draft_of(s, seat):
        return found + draft_options(s, seat, False)
    return found + ([v.talk(other) for other in s.clockwise(seat)[1:]] if may_talk(s, seat) else [])


# -- writing an offer ------------------------------------------------------------------------------------------------

def open_draft(s: State, seat: int, to: int) -> None:
    """Begin to write to a player."""
    s.drafts.append([NONE, seat, to, 0, 0, 0, 0, 0, NONE, NONE])


def draft_options(s: State, seat: int, guarding: bool) -> list[int]:
    """JR-14.2: one more card to give or to ask for, a promise, then send; a guard asks for nothing (JR-13.4)."""
    draft = draft_of(s, seat)
    to = draft[t.O_TO]
    found: list[int] = []
    given = t.cards_of(draft[t.O_CREW])
    offering = guarding or may_offer(s, seat)
    sound = covered(s, draft)
    if offering and sound:
        if len(given) < 7:
            found += [v.give_crew(card) for card in distinct(without(s.hands[seat], given))]
        found += [v.give_loot(kind) for kind in t.bag_kinds(s.open[seat] - draft[t.O_GIVE])]
        if given and not draft[t.O_SHOWN]:
            found.append(v.SHOW_CREW)
        if s.table[t.TALKING] == FULL and not guarding:
            if s.table[t.HIDDEN]:
                wanted = t.bag_size(draft[t.O_WANT])
                if wanted < t.bag_size(s.open[to]):
                    found += [v.ask_loot(kind) for kind in range(d.LOOT_KINDS)]
            elif t.bag_has(s.open[to], draft[t.O_WANT]):
                found += [v.ask_loot(kind) for kind in t.bag_kinds(s.open[to] - draft[t.O_WANT])]
            if draft[t.O_COUNT] < len(s.hands[to]):
                found.append(v.ASK_CREW)
            if draft[t.O_FAVOUR] == NONE:
                found += [v.ask_favour(tag) for tag in favours_of(s, seat, to)]
    if s.table[t.TALKING] and draft[t.O_PROMISE] == NONE and s.spoken[seat] < s.table[t.MAX_OFFERS]:
        found += PROMISES
        if may_threaten(s, draft):
            found += THREATS
    if s.table[t.HIDDEN] and not guarding and s.spoken[seat] < s.table[t.MAX_OFFERS]:
        found += [v.show_loot(kind) for kind in t.bag_kinds(s.open[seat])]
    has_cards = draft[t.O_CREW] != 0 or draft[t.O_GIVE] != 0
    asks = draft[t.O_WANT] != 0 or draft[t.O_COUNT] != 0 or draft[t.O_FAVOUR] != NONE
    promises_alone = draft[t.O_PROMISE] != NONE and not has_cards and not asks
    if sound and ((has_cards and offering) or guarding or promises_alone):
        found.append(v.SEND)
    found.append(v.DROP)
    return found


def may_threaten(s: State, draft: list[int]) -> bool:
    """JR-14.7: whoever asks a Captain for something may say that a mutiny follows if he declines."""
    seat = draft[t.O_FROM]
    asks = draft[t.O_WANT] != 0 or draft[t.O_COUNT] != 0 or draft[t.O_FAVOUR] != NONE
    return asks and draft[t.O_TO] == s.captain and s.mutineer == NONE and not s.mutiny_used and len(s.hands[seat]) > 0


def favours_of(s: State, seat: int, to: int) -> list[int]:
    """JR-14.2, JR-14.7: what a seat may ask another one to promise for an offer: only what that one could do."""
    found: list[int] = []
    fighting = s.mutineer != NONE
    if s.stance[to] == NONE and (not fighting or s.stance[seat] != NONE):
        found.append(d.P_SUPPORT_YOU)
    if s.seats > 3 and to in (s.captain, s.mutineer):
        found.append(d.P_APPOINT)
    if to in (s.captain, s.master()):
        found += [d.P_SPARE, d.P_SHARE] if to == s.master() else [d.P_SPARE]
    attacking = 0 <= s.target_kind <= d.HARBOUR and s.target == NONE
    if attacking:
        found += [d.P_CLOSE, d.P_LAY] if to == s.master() else [d.P_LAY]
    if s.targets & d.OF_KIND[d.ISLAND] and not attacking:
        found += [d.P_ISLAND, d.P_MAP] if to == s.captain else [d.P_MAP]
    return found


def covered(s: State, offer: list[int]) -> bool:
    """Whether the giver still has what the offer gives."""
    seat = offer[t.O_FROM]
    given = t.cards_of(offer[t.O_CREW])
    hand = s.hands[seat]
    has_crew = not given or len(without(hand, given)) == len(hand) - len(given)
    return has_crew and t.bag_has(s.open[seat], offer[t.O_GIVE])


def can_accept(s: State, offer: list[int]) -> bool:
    """Whether the receiver has what the offer wants."""
    to = offer[t.O_TO]
    return t.bag_has(s.open[to], offer[t.O_WANT]) and len(s.hands[to]) >= offer[t.O_COUNT]


def write(s: State, seat: int, action: int) -> None:
    """One more word of a draft."""
    draft = draft_of(s, seat)
    verb = verb_of(action)
    if verb == v.GIVE_CREW:
        draft[t.O_CREW] = t.pack_cards(sorted([*t.cards_of(draft[t.O_CREW]), v.give_crew_card(action)]))
    elif verb == v.GIVE_LOOT:
        draft[t.O_GIVE] += t.ONE[v.give_loot_loot(action)]
    elif verb == v.ASK_LOOT:
        draft[t.O_WANT] += t.ONE[v.ask_loot_loot(action)]
    elif verb == v.ASK_CREW:
        draft[t.O_COUNT] += 1
    elif verb == v.SHOW_CREW:
        draft[t.O_SHOWN] = 1
    elif verb == v.PROMISE:
        draft[t.O_PROMISE] = t.pack_word(v.promise_tag(action), v.promise_voice(action))
    elif verb == v.ASK_FAVOUR:
        draft[t.O_FAVOUR] = v.ask_favour_tag(action)
    else:
        s.drafts.remove(draft)
        if verb == v.SHOW_LOOT:
            to = draft[t.O_TO]
            s.spoken[seat] += 1
            s.whisper(1 << seat | 1 << to, 0b100, "showed_loot", "JR-16.1.2", seat, to, v.show_loot_loot(action))


def send(s: State, seat: int) -> int:
    """Make the drafted offer; its number, or NONE if it was a promise alone."""
    offer = draft_of(s, seat)
    s.drafts.remove(offer)
    to = offer[t.O_TO]
    if not offer[t.O_CREW] and not offer[t.O_GIVE]:
        give_word(s, seat, to, offer[t.O_PROMISE])
        return NONE
    number = 0
    while offer_of(s, number):
        number += 1
    offer[t.O_NUMBER] = number
    s.offers.append(offer)
    s.offered[seat] += 1
    s.approached[to] = s.round
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
        s.tell_loot("offer_loot", "JR-14.6", "JR-16.1.5", both, seat, to, kind)
    for kind in t.bag_list(offer[t.O_WANT]):
        s.tell("offer_wants", "JR-14.2", seat, to, kind)
    if offer[t.O_COUNT]:
        s.tell("offer_wants_crew", "JR-14.2", seat, to, offer[t.O_COUNT])
    if offer[t.O_PROMISE] != NONE:
        tell_promise(s, "offer_promises", "JR-14.7", seat, to, offer[t.O_PROMISE])
    if offer[t.O_FAVOUR] != NONE:
        s.tell("offer_asks", "JR-14.7", seat, to, offer[t.O_FAVOUR])


# -- answering -------------------------------------------------------------------------------------------------------

def close_offer(s: State, offer: list[int], kind: str, rule: str) -> None:
    """An offer is declined, withdrawn or lapses."""
    s.offers.remove(offer)
    s.tell(kind, rule, offer[t.O_FROM], offer[t.O_TO])


def decline(s: State, offer: list[int]) -> None:
    """JR-14.3: an offer is declined; a threat that came with it stands from now on (JR-14.7)."""
    close_offer(s, offer, "offer_declined", "JR-14.3")
    if is_threat(offer):
        seat, to = offer[t.O_FROM], offer[t.O_TO]
        s.spoken[seat] += 1
        note_word(s, seat, to, offer[t.O_PROMISE], "threatened")
        if t.word_voice(offer[t.O_PROMISE]) == d.ALOUD:
            favour(s, to, seat, FAVOUR_THREAT)


def is_threat(offer: list[int]) -> bool:
    """Whether an offer comes with a threat."""
    return offer[t.O_PROMISE] != NONE and t.word_tag(offer[t.O_PROMISE]) == d.P_RISE


def strike(s: State, number: int, picks: list[int]) -> None:
    """JR-14.3: cards move at once and unconditionally, both ways; JR-14.8: both parties may act again."""
    offer = offer_of(s, number)
    s.offers.remove(offer)
    seat, to = offer[t.O_FROM], offer[t.O_TO]
    s.tell("offer_accepted", "JR-14.3", seat, to)
    hand_over(s, seat, to, t.cards_of(offer[t.O_CREW]), offer[t.O_GIVE])
    hand_over(s, to, seat, picks, offer[t.O_WANT])
    if offer[t.O_PROMISE] != NONE and not is_threat(offer):
        give_word(s, seat, to, offer[t.O_PROMISE])
    if offer[t.O_FAVOUR] != NONE:
        note_word(s, to, seat, t.pack_word(offer[t.O_FAVOUR], d.ALOUD))
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
        s.tell_loot("handed_loot", "JR-14.3", "JR-14.3", both, seat, to, kind)
        favour(s, to, seat, seen_value(s, kind))
    if crew:
        keep(s, seat, to, d.P_GIVE_CREW)
    if loot:
        keep(s, seat, to, d.P_GIVE_LOOT)


def prune(s: State) -> None:
    """JR-14.4: an offer lapses when a card in it has left its owner."""
    for offer in s.offers[::-1]:
        if not covered(s, offer):
            close_offer(s, offer, "offer_lapsed", "JR-14.4")


def lapse(s: State) -> None:
    """JR-14.4: offers lapse at the end of the state in which they were made."""
    while s.offers:
        close_offer(s, s.offers[0], "offer_lapsed", "JR-14.4")


# -- promises --------------------------------------------------------------------------------------------------------

def give_word(s: State, seat: int, to: int, word: int) -> None:
    """JR-14.7: a promise is written down; nothing makes anybody keep it."""
    s.spoken[seat] += 1
    note_word(s, seat, to, word)


def note_word(s: State, seat: int, to: int, word: int, kind: str = "promised") -> None:
    """Write a promise down: one's own, or what an accepted offer was for; or a threat."""
    tell_promise(s, kind, "JR-14.7", seat, to, word)
    promise = t.pack_promise(word, seat, to, s.round)
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
    if t.word_tag(promise) == d.P_RISE:
        tell_promise(s, "made_good", "JR-14.7", seat, to, promise)
        return
    tell_promise(s, "kept" if kept else "broken", "JR-14.7", seat, to, promise)
    if t.word_voice(promise) == d.ALOUD:
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
    return [promise for promise in s.promises if t.promise_seat(promise) == seat and t.word_tag(promise) == tag]


def forget_promises(s: State, last: bool) -> None:
    """A gift promised in an earlier round and not given by the end of this one is told as broken; others fade."""
    for promise in s.promises.copy():
        if last or t.promise_round(promise) < s.round:
            if t.word_tag(promise) in (d.P_GIVE_CREW, d.P_GIVE_LOOT):
                settle_promise(s, promise, False)
            else:
                s.promises.remove(promise)
