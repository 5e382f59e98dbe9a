"""JR-17: windows in which anybody may play a card or pass."""

from typing import Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE, verb_of
from quarterdeck.core.events import UNHEARD, Telling
from quarterdeck.core.frames import PASS, TIME_PASSES, Window
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.effects import EFFECTS, card_of, totals
from quarterdeck.games.jolly_roger.flow import offers, talk, unsettled
from quarterdeck.games.jolly_roger.flow.cards import leave_play, publicly_idle, put_in_play
from quarterdeck.games.jolly_roger.state import State

ALL_ABOARD: Final[list[int]] = [(1 << n) - 1 for n in range(12)]     # bitmask of everybody; of one more, with time


class TableWindow(Window[State]):
    """A window around the ship's table: everybody is eligible, one card a play, each open to a Traitor."""

    def __init__(
        self, eligible: list[int], passed: int = 0, offered: int = 0, turn: int = 0, stays: int = 0, bargained: int = 0,
        player: int = NONE, pending: int = NONE,
    ) -> None:
        super().__init__(eligible, passed, offered, turn)
        self.stays = stays              # bitmask of the seats that stay out until they say otherwise (JR-17.12.1)
        self.bargained = bargained      # bitmask of the seats that made an offer on this turn (JR-14.11)
        self.player = player            # of the play that awaits its Traitor
        self.pending = pending          # that play, or NONE

    def able(self, s: State, seat: int) -> bool:
        """Whether a seat has anything to do but pass; asked of seats that have not passed."""
        raise NotImplementedError

    def resolve(self, s: State, seat: int, action: int) -> None:
        """The play's interrupt is over: act on the verdict."""
        raise NotImplementedError

    def resolved(self, s: State) -> bool:
        """Act on the verdict about a play, if one awaited it; False if that calls a procedure."""
        if self.pending != NONE:
            action = self.pending
            self.pending = NONE
            self.resolve(s, self.player, action)
        return s.stack[-1] is self

    def advance(self, s: State) -> int:
        if not self.resolved(s):
            return CALL
        if self.closed(s):
            return DONE
        passed = self.passed
        for seat in self.eligible:
            if not passed >> seat & 1 and not self.able(s, seat):
                passed |= 1 << seat                                             # JR-17.9
        self.offered |= passed
        self.passed = passed
        all_passed = passed == ALL_ABOARD[s.seats + 1 if self.lasts(s) else s.seats]
        return DONE if all_passed and not s.unsettled else ASK                  # JR-17.8.5

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
        return found + [seat for seat in talk.talkers(s, waiting) if seat not in found]

    def options(self, s: State, seat: int) -> list[int]:
        if seat == CHANCE:
            return TIME_PASSES
        plays = self.plays(s, seat)
        if not self.passed >> seat & 1:
            plays = [PASS, *plays]
        return plays + offers.talk_options(s, seat) if s.table[t.LIVE] else plays

    def default(self, s: State, seat: int) -> int:
        return self.options(s, seat)[-1] if self.passed >> seat & 1 else PASS

    def answer(self, s: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.passed = ALL_ABOARD[s.seats + 1]                               # JR-17.8.3: silence is a pass
            return
        verb = verb_of(action)
        bit = 1 << seat
        if verb == v.BARGAIN:
            self.bargained |= bit
            talk.bargain(s, seat, v.bargain_seat(action))
            return
        if verb > v.BARGAIN:
            talk.speak(s, seat, action)
            return
        self.offered |= bit
        self.bargained &= ~bit
        turn = seat - self.eligible[0] + 1
        seats = len(self.eligible)
        self.turn = turn - seats if turn >= seats else turn + seats if turn < 0 else turn
        if action == PASS:
            self.passed |= bit
        elif action == v.STAY_OUT:
            self.passed |= bit
            self.stays |= bit
            s.whisper(bit, UNHEARD, "stays_out", "JR-17.12.1", seat)
        else:
            self.stays &= ~bit
            self.passed = self.stays                                            # JR-17.3
            self.play(s, seat, action)

    def play(self, s: State, seat: int, action: int) -> None:
        """An effect card is shown and lies in play."""
        card = card_of(action)
        s.tell("played", d.WINDOW_RULES[d.W_ANY] if card >= d.SECOND_MATE else "JR-13.2", seat, card)
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
            t.toss(s, card)
            EFFECTS[verb_of(action)](s, seat, action)

    def restarts_clock(self, s: State, seat: int, action: int) -> bool:
        """JR-17.4: the timer is restarted by every play."""
        return verb_of(action) < v.BARGAIN and action not in (PASS, v.STAY_OUT)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return talk.talk_note(s, action)

    def is_final(self, s: State, seat: int, action: int) -> bool:
        """JR-7.5: what is laid stays laid; a pass goes back unless it closes the window or the window is hidden."""
        if action in (PASS, v.STAY_OUT):
            return self.hides_askee(s) or self.passed | 1 << seat == ALL_ABOARD[s.seats]
        return not talk.is_draft(action)


class Battle(TableWindow):
    """An attack or a mutiny: everybody with cards is asked, sees who is waited for, and may stay out (JR-17.12.1).

    At a live table with clocks its plain cards settle later (JR-17.8.4). Time settles them; where nobody holds the
    clock it does so when nobody else acts.
    """

    def laid_plays(self, s: State, seat: int) -> list[int]:
        """What the seat may do besides passing and answering unsettled cards."""
        raise NotImplementedError

    def plays(self, s: State, seat: int) -> list[int]:
        if not s.unsettled:
            return self.laid_plays(s, seat)
        found = unsettled.betrayals(s, seat)
        return found if self.is_barred(s, seat) else self.laid_plays(s, seat) + found

    def is_barred(self, s: State, seat: int) -> bool:
        """JR-17.8.5: whether the seat plays no card: its answer waits, or a `close` does."""
        return unsettled.has_deferred(s, seat) or unsettled.is_closing(s)

    def resolved(self, s: State) -> bool:
        """JR-17.8.5: what has waited takes effect when all cards have settled, one answer after the other."""
        if not s.unsettled and not s.deferred:
            return super().resolved(s)
        while super().resolved(s):
            unsettled.settle_idle(s)
            if self.closed(s):
                unsettled.drop_deferred(s)
            if s.unsettled or not s.deferred:
                return True
            seat, action = s.deferred.pop(0)
            if action not in self.options(s, seat):
                unsettled.decide_again(s, seat, action)
                continue
            self.answer(s, seat, action)
            if s.stack[-1] is not self:
                return False
        return False

    def waiting(self, s: State) -> list[int]:
        if not s.unsettled:
            return super().waiting(s)
        return [seat for seat in super().waiting(s) if not self.is_barred(s, seat)] or [CHANCE]

    def asked(self, s: State) -> int:
        return self.waiting(s)[0] if s.unsettled else super().asked(s)

    def seen_waiting(self, s: State, viewer: int) -> list[int]:
        """JR-17.8.5: that an effect card waits is not seen: its player seems to think."""
        if not s.unsettled:
            return self.waiting(s)
        if unsettled.is_closing(s):
            return []
        return [seat for seat in super().waiting(s) if seat != viewer or not self.is_barred(s, seat)]

    def options(self, s: State, seat: int) -> list[int]:
        if seat == CHANCE:
            return [v.settle(t.play_number(s.unsettled[0]))]
        free = not self.passed >> seat & 1 and not (s.deferred and self.is_barred(s, seat))
        found = [PASS] if free else []
        found += self.plays(s, seat)
        if s.table[t.LIVE]:
            found += self.said(s, seat)
        if free:
            found.append(v.STAY_OUT)
        return found

    def said(self, s: State, seat: int) -> list[int]:
        """JR-14.4: what is said beside; one answer of a seat waits at most."""
        said = offers.talk_options(s, seat)
        if self.is_barred(s, seat):
            said = [action for action in said if verb_of(action) != v.ACCEPT_OFFER]
        return said

    def default(self, s: State, seat: int) -> int:
        return PASS if seat in self.waiting(s) else self.options(s, seat)[-1]

    def answer(self, s: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            unsettled.settle_oldest(s)
        elif s.unsettled and unsettled.must_wait(s, action):
            unsettled.defer(s, seat, action)
        else:
            super().answer(s, seat, action)

    def lay_plain(self, s: State, seat: int, card: int, action: int, side: int, what: int) -> None:
        """JR-17.8.4: a plain card counts at once where cards overlap; elsewhere it lies in play first."""
        if unsettled.overlaps(s):
            unsettled.lay_plain(s, seat, card, side, what)
        else:
            self.lay(s, seat, card, action)

    def play(self, s: State, seat: int, action: int) -> None:
        if verb_of(action) == v.BETRAY:
            self.player = seat
            self.pending = action
            unsettled.betray(s, seat, v.betray_play(action))
        else:
            super().play(s, seat, action)

    def resolve(self, s: State, seat: int, action: int) -> None:
        if verb_of(action) == v.BETRAY:
            unsettled.conclude(s)
        else:
            self.resolve_effect(s, seat, action)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if verb_of(action) == v.BETRAY:
            play = unsettled.find_play(s, v.betray_play(action))
            return Telling("laid_by", "JR-17.8.4", [t.laid_seat(play), t.laid_card(play)])
        if unsettled.must_wait(s, action):
            return Telling("will_wait", "JR-17.8.5", [])
        return talk.talk_note(s, action)

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return Telling("settling" if self.is_barred(s, seat) else "not_now", "JR-17.8.5", [])

    def hides_answer(self, s: State, seat: int, action: int) -> bool:
        """JR-17.8.5: a waiting effect card stays unseen."""
        return action != v.CLOSE and unsettled.must_wait(s, action)

    def restarts_clock(self, s: State, seat: int, action: int) -> bool:
        return super().restarts_clock(s, seat, action) and not unsettled.must_wait(s, action)

    def may_bargain(self, s: State, seat: int) -> bool:
        """JR-14.11: one offer on each own turn."""
        if not s.table[t.TALKING] or s.table[t.LIVE]:
            return False
        return not self.bargained >> seat & 1 and offers.may_talk(s, seat)

    def more_plays(self, s: State, seat: int, found: list[int]) -> None:
        """What a seat may do in both: any-time cards, turning to another player."""
        hand = s.hands[seat]
        if hand and hand[-1] >= d.SECOND_MATE:
            any_time(s, seat, found)
        if self.may_bargain(s, seat):
            found += [v.bargain(other) for other in s.clockwise(seat)[1:]]


def any_time(s: State, seat: int, found: list[int]) -> None:
    """JR-17.7: what the any-time cards of a hand allow, added to the list."""
    for card in t.specials(s.hands[seat]):
        if card == d.SECOND_MATE:
            victims = [other for other in range(s.seats) if other != seat and s.hands[other]]
            if len(victims) == 1:
                found.append(v.second_mate_one(victims[0]))                     # JR-R18
            for at, first in enumerate(victims):
                found += [v.second_mate(first, second) for second in victims[at + 1 :]]
        elif card == d.STOWAWAYS:
            found.append(v.STOWAWAYS)
        elif card == d.MEDIC and may_heal(s, seat):
            found.append(v.MEDIC)


def may_heal(s: State, seat: int) -> bool:
    """JR-13.10, JR-16.3.5: the Medic is not for the Quartermaster; with three not for the Captain nor in a mutiny."""
    if s.seats == 3:
        return seat != s.captain and s.mutineer == NONE
    return seat != s.qm


# -- windows that hands decide ---------------------------------------------------------------------------------------

def open_window(s: State, kind: int) -> bool:
    """Open a window of that kind if anybody can act in it, or under a clock if anybody might; whether one opened."""
    opens = not publicly_idle(s, kind) if s.table[t.CLOCKED] else anybody_holds(s, d.WINDOW_CARDS[kind])
    if opens:
        s.stack.append(EffectWindow(s.left_of(s.captain), kind=kind))
    return opens


def anybody_holds(s: State, cards: int) -> bool:
    """Whether one of these special cards is in a hand."""
    for hand in s.hands:
        if hand and hand[-1] >= d.SPECIAL:
            for card in t.specials(hand):
                if cards >> card & 1:
                    return True
    return False


@final
class EffectWindow(TableWindow):
    """JR-17.7: a window for the cards of its kind and any-time cards. Who is asked would tell hands: it is discreet.

    At a table with clocks it lasts until time has passed, whoever can act (JR-17.10).
    """

    def __init__(
        self, eligible: list[int], passed: int = 0, offered: int = 0, turn: int = 0, stays: int = 0, bargained: int = 0,
        player: int = NONE, pending: int = NONE, kind: int = d.W_ANY,
    ) -> None:
        super().__init__(eligible, passed, offered, turn, stays, bargained, player, pending)
        self.kind = kind

    def lasts(self, s: State) -> bool:
        return s.table[t.CLOCKED] == 1

    def asked(self, s: State) -> int:
        return CHANCE if self.passed == ALL_ABOARD[s.seats] else super().asked(s)

    def able(self, s: State, seat: int) -> bool:
        hand = s.hands[seat]
        return len(hand) > 0 and hand[-1] >= d.SPECIAL and len(self.plays(s, seat)) > 0

    def closed(self, s: State) -> bool:
        """The Lookout and the map close their windows."""
        return (self.kind == d.W_SPY and s.target != NONE) or (self.kind == d.W_MAP and d.BLOODY_PIRATE in s.lying)

    def plays(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        cards = d.WINDOW_CARDS[self.kind]
        for card in t.specials(s.hands[seat]):
            if cards >> card & 1 and card < d.SECOND_MATE:
                self.effect_plays(s, seat, card, found)
        any_time(s, seat, found)
        return found

    def effect_plays(self, s: State, seat: int, card: int, found: list[int]) -> None:
        """JR-18.1: what one card of this window allows."""
        if card == d.LOOKOUT:
            found.append(v.LOOKOUT)
        elif card == d.BLOODY_PIRATE:
            found.append(v.MAP)
        elif card == d.COOK:
            if seat != s.captain:                                               # JR-R8
                found.append(v.COOK)
        elif card == d.BOSUN:
            found += [v.bosun(other) for other in range(s.seats) if other != seat]
        elif card == d.CABIN_BOY:
            found += [v.cabin_boy(other) for other in range(s.seats) if other != seat and s.buried[other]]
        elif card <= d.SHARPSHOOTER:
            found.append(v.adjust(card, d.PLUS))
            found.append(v.adjust(card, d.MINUS))
        elif card == d.SHIPWRIGHT:
            found.append(v.SHIPWRIGHT)

    def resolve(self, s: State, seat: int, action: int) -> None:
        self.resolve_effect(s, seat, action)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("window", d.WINDOW_RULES[self.kind], [self.kind])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if verb_of(action) != v.ADJUST:
            return super().note(s, seat, action)
        skill = d.OFFICER_SKILL[v.adjust_officer(action) - d.FIRST_MATE]
        have = totals(s)[skill]
        then = have + (1 if v.adjust_sign(action) == d.PLUS else -1)
        return Telling("would_total", "JR-7.9", [skill, max(0, have), max(0, then), d.NEED[s.target][skill]])

    def hides_askee(self, s: State) -> bool:
        return True

    def clock(self, s: State) -> int:
        return self.kind if s.table[t.CLOCKED] else NONE
