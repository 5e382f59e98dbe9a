"""JR-17.8.3 to JR-17.8.7: plain cards, which count at once and may still be answered, and what waits for them.

At a live table with clocks a plain card stops nobody: it stands in `State.unsettled` until time settles it or a Traitor
answers it, and what cannot overlap waits in `State.deferred`. Elsewhere a card counts when its W_TRAITOR is over.
"""

from typing import Final

from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.core.events import UNHEARD
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.cards import Betrayal, holds_traitor, may_betray, publicly_idle
from quarterdeck.games.jolly_roger.flow.offers import favour, lose
from quarterdeck.games.jolly_roger.state import State

FAVOUR_SUPPORT: Final = 3       # goodwill of a leader for each member laid for him
FAVOUR_OPPOSED: Final = -2      # and of the other one

PLAIN: Final = (v.PASS, v.STAY_OUT, v.CONTRIBUTE, v.SUPPORT, v.OFFICE, v.BETRAY)


def overlaps(s: State) -> bool:
    """JR-17.8.4, JR-17.8.8: whether plain cards settle without stopping play."""
    return s.table[t.CLOCKED] == 1 and s.table[t.LIVE] == 1


# -- cards that count ------------------------------------------------------------------------------------------------

def count(s: State, seat: int, card: int, side: int) -> None:
    """A plain card counts: in a mutiny on a side, which binds its player (JR-12.6.2), else in the attack."""
    if s.mutineer == NONE:
        s.attack.append(t.pack_laid(0, seat, card))
    else:
        s.sides.append(t.pack_laid(side, seat, card))
        s.stance[seat] = side


def remember(s: State, seat: int, card: int) -> None:
    """A plain card stands for good: what its player has paid, or done for a leader, is remembered."""
    if s.mutineer == NONE:
        s.paid[seat] += d.POINTS[card]
        return
    side, leaders = s.stance[seat], [s.captain, s.mutineer]
    favour(s, leaders[side], seat, FAVOUR_SUPPORT * d.MEMBERS[card])
    favour(s, leaders[1 - side], seat, FAVOUR_OPPOSED * d.MEMBERS[card])


def stand(s: State, seat: int, card: int, side: int) -> None:
    """A plain card counts and stands."""
    count(s, seat, card, side)
    remember(s, seat, card)


def lay_plain(s: State, seat: int, card: int, side: int, what: int) -> None:
    """JR-17.8.4: a plain card leaves its hand and counts at once; it settles later, unless both Traitors are seen."""
    lose(s, seat, card)
    count(s, seat, card, side)
    if publicly_idle(s, d.W_TRAITOR):                                           # JR-17.8.2
        remember(s, seat, card)
    else:
        s.unsettled.append(t.pack_play(s.serial, what, seat, card))
        s.serial = (s.serial + 1) % d.PLAYS


def settle_oldest(s: State) -> None:
    """JR-17.8.4: the time of the oldest unsettled card is up."""
    play = s.unsettled.pop(0)
    remember(s, t.laid_seat(play), t.laid_card(play))


def settle_idle(s: State) -> None:
    """JR-17.8.2: once both Traitors lie face up nothing can be answered any more."""
    if s.unsettled and publicly_idle(s, d.W_TRAITOR):
        while s.unsettled:
            settle_oldest(s)


# -- the Traitor -----------------------------------------------------------------------------------------------------

def is_eligible(s: State, seat: int, play: int) -> bool:
    """JR-13.21: whether a seat may answer an unsettled card, if it can."""
    return seat != t.laid_seat(play) or t.play_what(play) in t.FORCED_PLAYS


def betrayals(s: State, seat: int) -> list[int]:
    """JR-17.8.4: a Traitor may answer any unsettled card."""
    if not holds_traitor(s, seat):
        return []
    return [v.betray(t.play_number(play)) for play in s.unsettled if is_eligible(s, seat, play)]


def find_play(s: State, number: int) -> int:
    """The unsettled play of that number, or NONE."""
    for play in s.unsettled:
        if t.play_number(play) == number:
            return play
    return NONE


def betray(s: State, seat: int, number: int) -> None:
    """JR-17.8.4: a Traitor settles all cards older than the one it answers, and stops the table for its own chain."""
    while t.play_number(s.unsettled[0]) != number:
        settle_oldest(s)
    play = s.unsettled[0]
    player, forced = t.laid_seat(play), t.play_what(play) in t.FORCED_PLAYS
    chain = Betrayal(eligible=may_betray(s, player, forced), passed=0, offered=0, turn=0, player=player,
                     card=t.laid_card(play), traitor=NONE)
    s.stack.append(chain)
    chain.play(s, seat, v.TRAITOR)


def conclude(s: State) -> None:
    """The chain about the oldest unsettled card is over: it stands, or it is taken away."""
    if s.verdict == t.STANDS:                                                   # JR-13.22
        settle_oldest(s)
    else:
        take_away(s, s.unsettled.pop(0))
        drop_deferred(s)


def take_away(s: State, play: int) -> None:
    """JR-13.23: a cancelled card is discarded; its player is neutral again unless something else binds him."""
    seat, card = t.laid_seat(play), t.laid_card(play)
    t.toss(s, card)
    if s.mutineer == NONE:
        s.attack.remove(t.pack_laid(0, seat, card))
        return
    s.sides.remove(t.pack_laid(s.stance[seat], seat, card))
    bound = seat in (s.captain, s.mutineer) or s.sworn >> seat & 1 == 1
    if not bound and all(t.laid_seat(laid) != seat for laid in s.sides):
        s.stance[seat] = NONE


# -- what waits ------------------------------------------------------------------------------------------------------

def must_wait(s: State, action: int) -> bool:
    """JR-17.8.5: whether an answer takes effect only when all unsettled cards have settled."""
    verb = verb_of(action)
    return len(s.unsettled) > 0 and (verb == v.ACCEPT_OFFER or (verb < v.BARGAIN and verb not in PLAIN))


def defer(s: State, seat: int, action: int) -> None:
    """JR-17.8.5: a `close` that waits is known, as it bars further cards; an effect card stays unseen."""
    s.deferred.append([seat, action])
    if action == v.CLOSE:
        s.tell("closing", "JR-17.8.5", seat)
    else:
        s.whisper(1 << seat, UNHEARD, "deferred", "JR-17.8.5", seat)


def has_deferred(s: State, seat: int) -> bool:
    """Whether an answer of the seat waits."""
    return any(who == seat for who, _ in s.deferred)


def is_closing(s: State) -> bool:
    """Whether a `close` waits."""
    return any(action == v.CLOSE for _, action in s.deferred)


def drop_deferred(s: State) -> None:
    """JR-17.8.5: effect cards go back to their hands unseen, the rest is dropped; their players decide again."""
    for seat, action in s.deferred:
        decide_again(s, seat, action)
    s.deferred = []


def decide_again(s: State, seat: int, action: int) -> None:
    """What a seat has answered does not take effect."""
    if action == v.CLOSE:
        s.tell("not_closed", "JR-17.8.5", seat)
    else:
        s.whisper(1 << seat, UNHEARD, "decide_again", "JR-17.8.5", seat)
