"""JR-17: windows in which anybody may play a card or pass."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.core.frames import PASS, TIME_PASSES, Window
from quarterdeck.games.jolly_roger.actions import (
    BARGAIN,
    COOK_,
    DIG,
    GUARD,
    LOOKOUT_,
    MAP,
    MEDIC_,
    MINUS,
    PLUS,
    SHIPWRIGHT_,
    STAY_OUT,
    STEAL_ONE,
    STOWAWAYS_,
    TALK,
    adjust,
    steal,
    with_seat,
)
from quarterdeck.games.jolly_roger.data import (
    BLOODY_PIRATE,
    BOSUN,
    CABIN_BOY,
    COOK,
    LOOKOUT,
    MEDIC,
    SECOND_MATE,
    SHARPSHOOTER,
    SHIPWRIGHT,
    SPECIAL,
    STOWAWAYS,
    W_MAP,
    W_SPY,
    WINDOW_CARDS,
    WINDOW_RULES,
)
from quarterdeck.games.jolly_roger.effects import EFFECTS, card_of
from quarterdeck.games.jolly_roger.flow.cards import leave_play, publicly_idle, put_in_play
from quarterdeck.games.jolly_roger.flow.offers import may_talk, partners, talk_options
from quarterdeck.games.jolly_roger.flow.talk import bargain, is_draft, speak, talk_note, talkers
from quarterdeck.games.jolly_roger.state import CLOCKED, CLOCKWISE, LIVE, TALKING, State, toss

ALL_ABOARD: Final[list[int]] = [(1 << n) - 1 for n in range(12)]     # bitmask of everybody; of one more, with time


class Playing(Window[State]):
    """A window around the ship's table: everybody is eligible, one card a play, each open to a Traitor."""

    def __init__(
        self, eligible: list[int], passed: int, offered: int, turn: int, stays: int, bargained: int, player: int,
        pending: int,
    ) -> None:
        super().__init__(eligible, passed, offered, turn)
        self.stays = stays              # bitmask of the seats that stay out until they say otherwise (JR-17.12.1)
        self.bargained = bargained      # bitmask of the seats that made an offer on this turn (JR-14.11)
        self.player = player            # of the play that awaits its Traitor
        self.pending = pending          # that play, or NONE

    def base(self) -> dict[str, Any]:
        """The fields that all these windows share, as JSON."""
        return {
            "eligible": self.eligible.copy(), "passed": self.passed, "offered": self.offered, "turn": self.turn,
            "stays": self.stays, "bargained": self.bargained, "player": self.player, "pending": self.pending,
        }

    def able(self, s: State, seat: int) -> bool:
        """Whether a seat has anything to do but pass; asked of seats that have not passed."""
        raise NotImplementedError

    def resolve(self, s: State, seat: int, action: int) -> None:
        """The play's interrupt is over: act on the verdict."""
        raise NotImplementedError

    def advance(self, s: State) -> int:
        if self.pending != NONE:
            action = self.pending
            self.pending = NONE
            self.resolve(s, self.player, action)
            if s.stack[-1] is not self:
                return CALL
        if self.closed(s):
            return DONE
        passed = self.passed
        for seat in self.eligible:
            if not passed >> seat & 1 and not self.able(s, seat):
                passed |= 1 << seat                                             # JR-17.9
        self.offered |= passed
        self.passed = passed
        return DONE if passed == ALL_ABOARD[s.seats + 1 if self.lasts(s) else s.seats] else ASK

    def asked(self, s: State) -> int:
        eligible = self.eligible
        seats = len(eligible)
        at = self.turn
        passed = self.passed
        while passed >> eligible[at] & 1:
            at += 1
            if at == seats:
                at = 0
        return eligible[at]

    def welcome(self, s: State) -> list[int]:
        waiting = self.waiting(s)
        found = [seat for seat in self.eligible if seat not in waiting and self.plays(s, seat)]
        return found + [seat for seat in talkers(s, waiting) if seat not in found]

    def options(self, s: State, seat: int) -> list[int]:
        if seat == CHANCE:
            return TIME_PASSES
        plays = self.plays(s, seat)
        if not self.passed >> seat & 1:
            plays = [PASS, *plays]
        return plays + talk_options(s, seat) if s.table[LIVE] else plays

    def default(self, s: State, seat: int) -> int:
        return self.options(s, seat)[-1] if self.passed >> seat & 1 else PASS

    def answer(self, s: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.passed = ALL_ABOARD[s.seats + 1]                               # JR-17.8.3: silence is a pass
            return
        verb = action & 255
        if verb >= BARGAIN:
            if verb == BARGAIN:
                self.bargained |= 1 << seat
                bargain(s, seat, action >> 8)
            else:
                speak(s, seat, action)
            return
        bit = 1 << seat
        self.offered |= bit
        self.bargained &= ~bit
        turn = seat - self.eligible[0] + 1
        seats = len(self.eligible)
        self.turn = turn - seats if turn >= seats else turn + seats if turn < 0 else turn
        if action == PASS:
            self.passed |= bit
        elif action == STAY_OUT:
            self.passed |= bit
            self.stays |= bit
            s.whisper(bit, -1, "stays_out", "JR-17.12.1", seat)
        else:
            self.stays &= ~bit
            self.passed = self.stays                                            # JR-17.3
            self.play(s, seat, action)

    def play(self, s: State, seat: int, action: int) -> None:
        """An effect card is shown and lies in play."""
        card = card_of(action)
        s.tell("played", WINDOW_RULES[0] if card >= SECOND_MATE else "JR-13.2", seat, card)
        self.lay(s, seat, card, action)

    def lay(self, s: State, seat: int, card: int, action: int) -> None:
        """Put a card in play; `resolve` follows when its W_TRAITOR is over."""
        self.player = seat
        self.pending = action
        put_in_play(s, seat, card, False)

    def resolve_effect(self, s: State, seat: int, action: int) -> None:
        """JR-13.2.1: an effect card that stands is discarded first and takes effect after that."""
        card = card_of(action)
        if leave_play(s, card):
            toss(s, card)
            EFFECTS[action & 255](s, seat, action)

    def may_bargain(self, s: State, seat: int) -> bool:
        """JR-14.11: one offer on each own turn."""
        return s.table[TALKING] != 0 and not s.table[LIVE] and not self.bargained >> seat & 1 and may_talk(s, seat)

    def restarts_clock(self, s: State, seat: int, action: int) -> bool:
        """JR-17.4: the timer is restarted by every play."""
        return action & 255 < BARGAIN and action not in (PASS, STAY_OUT)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return talk_note(s, action) if action & 255 > TALK else None

    def is_final(self, s: State, seat: int, action: int) -> bool:
        """JR-7.5: what is laid stays laid; a pass goes back unless it closes the window or the window is hidden."""
        if action in (PASS, STAY_OUT):
            return self.hides_askee(s) or self.passed | 1 << seat == ALL_ABOARD[s.seats]
        return not is_draft(action)


class Battle(Playing):
    """An attack or a mutiny: everybody with cards is asked, sees who is waited for, and may stay out (JR-17.12.1)."""

    def options(self, s: State, seat: int) -> list[int]:
        if s.table[LIVE]:
            found = super().options(s, seat)
            return found if self.passed >> seat & 1 else [*found, STAY_OUT]
        if self.passed >> seat & 1:
            return self.plays(s, seat)
        found = [PASS]
        found += self.plays(s, seat)
        found.append(STAY_OUT)
        return found


def any_time(s: State, seat: int, found: list[int]) -> None:
    """JR-17.7: what the any-time cards of a hand allow, added to the list."""
    hand = s.hands[seat]
    i = len(hand) - 1
    while i >= 0 and hand[i] >= SECOND_MATE:
        card = hand[i]
        if card == SECOND_MATE:
            victims = [other for other in range(s.seats) if other != seat and s.hands[other]]
            if len(victims) == 1:
                found.append(with_seat(STEAL_ONE, victims[0]))                  # JR-R18
            for at, first in enumerate(victims):
                found += [steal(first, second) for second in victims[at + 1 :]]
        elif card == STOWAWAYS:
            found.append(STOWAWAYS_)
        elif card == MEDIC and may_heal(s, seat):
            found.append(MEDIC_)
        i -= 1


def may_heal(s: State, seat: int) -> bool:
    """JR-13.10, JR-16.3.5: the Medic is not for the Quartermaster; with three not for the Captain nor in a mutiny."""
    if s.seats == 3:
        return seat != s.captain and s.mutineer == NONE
    return seat != s.qm


def offers_of(s: State, window: Playing, seat: int, found: list[int]) -> None:
    """Turning to another player, where this turn still allows it."""
    if s.table[TALKING] and window.may_bargain(s, seat):
        found += partners(s, seat, BARGAIN)


# -- windows that hands decide ---------------------------------------------------------------------------------------

def hold(s: State, kind: int) -> bool:
    """Open a window of that kind if anybody can act in it, or under a clock if anybody might; whether one opened."""
    opens = not publicly_idle(s, kind) if s.table[CLOCKED] else anybody_holds(s, WINDOW_CARDS[kind])
    if opens:
        s.stack.append(Moment(CLOCKWISE[s.seats][(s.captain + 1) % s.seats], 0, 0, 0, 0, 0, NONE, NONE, kind))
    return opens


def anybody_holds(s: State, cards: int) -> bool:
    """Whether one of these special cards is in a hand."""
    for hand in s.hands:
        i = len(hand) - 1
        while i >= 0 and hand[i] >= SPECIAL:
            if cards >> hand[i] & 1:
                return True
            i -= 1
    return False


@final
class Moment(Playing):
    """JR-17.7: a window for the cards of its kind and any-time cards. Who is asked would tell hands: it is discreet.

    At a table with clocks it lasts until time has passed, whoever can act (JR-17.10).
    """

    def __init__(
        self, eligible: list[int], passed: int, offered: int, turn: int, stays: int, bargained: int, player: int,
        pending: int, kind: int,
    ) -> None:
        super().__init__(eligible, passed, offered, turn, stays, bargained, player, pending)
        self.kind = kind

    def clone(self) -> "Moment":
        return Moment(self.eligible, self.passed, self.offered, self.turn, self.stays, self.bargained, self.player,
                      self.pending, self.kind)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "moment", "kind": self.kind, **self.base()}

    def lasts(self, s: State) -> bool:
        return s.table[CLOCKED] == 1

    def asked(self, s: State) -> int:
        return CHANCE if self.passed == ALL_ABOARD[s.seats] else super().asked(s)

    def able(self, s: State, seat: int) -> bool:
        hand = s.hands[seat]
        return len(hand) > 0 and hand[-1] >= SPECIAL and len(self.plays(s, seat)) > 0

    def closed(self, s: State) -> bool:
        """The Lookout and the map close their windows."""
        return (self.kind == W_SPY and s.target != NONE) or (self.kind == W_MAP and BLOODY_PIRATE in s.lying)

    def plays(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        cards = WINDOW_CARDS[self.kind]
        hand = s.hands[seat]
        last = NONE
        i = len(hand) - 1
        while i >= 0 and hand[i] >= SPECIAL:
            card = hand[i]
            if cards >> card & 1 and card < SECOND_MATE and card != last:
                last = card
                self.effect_plays(s, seat, card, found)
            i -= 1
        any_time(s, seat, found)
        return found

    def effect_plays(self, s: State, seat: int, card: int, found: list[int]) -> None:
        """JR-18.1: what one card of this window allows."""
        if card == LOOKOUT:
            found.append(LOOKOUT_)
        elif card == BLOODY_PIRATE:
            found.append(MAP)
        elif card == COOK:
            if seat != s.captain:                                               # JR-R8
                found.append(COOK_)
        elif card == BOSUN:
            found += [with_seat(GUARD, other) for other in range(s.seats) if other != seat]
        elif card == CABIN_BOY:
            found += [with_seat(DIG, other) for other in range(s.seats) if other != seat and s.buried[other]]
        elif card <= SHARPSHOOTER:
            found.append(adjust(card, PLUS))
            found.append(adjust(card, MINUS))
        elif card == SHIPWRIGHT:
            found.append(SHIPWRIGHT_)

    def resolve(self, s: State, seat: int, action: int) -> None:
        self.resolve_effect(s, seat, action)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("window", WINDOW_RULES[self.kind], [self.kind])

    def hides_askee(self, s: State) -> bool:
        return True

    def clock(self, s: State) -> int:
        return self.kind if s.table[CLOCKED] else NONE


