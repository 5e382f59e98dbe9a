"""JR-14, JR-17.4: questions to one seat, with talk beside them at live tables; hooks, drafts and replies."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE, Frame, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Reasons, Words
from quarterdeck.core.frames import PASS, Question, Single
from quarterdeck.core.zones import distinct
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow import offers
from quarterdeck.games.jolly_roger.state import State


def talkers(s: State, asked: list[int]) -> list[int]:
    """JR-14.4: the seats that may talk although they are not waited for; only at live tables."""
    if not s.table[t.LIVE]:
        return []
    return [seat for seat in range(s.seats) if seat not in asked and offers.talk_options(s, seat)]


def speak(s: State, seat: int, action: int) -> None:
    """What a seat says beside the game: a word of a draft, an offer, an answer to one."""
    verb = verb_of(action)
    if verb == v.TALK:
        offers.open_draft(s, seat, v.talk_seat(action))
    elif verb == v.SEND:
        offers.send(s, seat)
    elif verb == v.ACCEPT_OFFER:
        s.stack.append(Reply(v.accept_offer_number(action), ACCEPTED, []))
    elif verb == v.DECLINE_OFFER:
        offers.decline(s, offers.offer_of(s, v.decline_offer_number(action)))
    elif verb == v.WITHDRAW:
        offers.close_offer(s, offers.offer_of(s, v.withdraw_number(action)), "offer_withdrawn", "JR-14.4")
    else:
        offers.write(s, seat, action)


class OpenQuestion(Single[State]):
    """One seat is asked, or chance. At a live table everybody may talk meanwhile, the seat itself included."""

    def choices(self, s: State) -> list[int]:
        """What it may answer."""
        raise NotImplementedError

    def decide(self, s: State, seat: int, action: int) -> None:
        """Apply its answer."""
        raise NotImplementedError

    def silent(self, s: State) -> bool:
        """JR-14.4: whether nobody may make or answer offers now: while chance decides, at least."""
        return self.asked(s) == CHANCE

    def usual(self, s: State) -> int:
        """The default answer of the asked seat (section 18)."""
        return self.choices(s)[0]

    def welcome(self, s: State) -> list[int]:
        return [] if self.silent(s) else talkers(s, [self.asked(s)])

    def options(self, s: State, seat: int) -> list[int]:
        if not s.table[t.LIVE] or self.silent(s):
            return self.choices(s)
        said = offers.talk_options(s, seat)
        return self.choices(s) + said if seat == self.asked(s) else said

    def default(self, s: State, seat: int) -> int:
        return self.usual(s) if seat == self.asked(s) else self.options(s, seat)[-1]

    def answer(self, s: State, seat: int, action: int) -> None:
        if verb_of(action) >= v.TALK and s.table[t.LIVE] and not self.silent(s):
            speak(s, seat, action)
        else:
            self.decide(s, seat, action)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return talk_note(s, action)

    def hides_choice(self, s: State, seat: int) -> bool:
        """With hidden loot, that a seat had one option would tell which loot it is (JR-17.10.4)."""
        return s.table[t.HIDDEN] == 1

    def is_final(self, s: State, seat: int, action: int) -> bool:
        """Windows may follow, and whether one opens tells hands; only words of a draft go back."""
        return not is_draft(action)

    def restarts_clock(self, s: State, seat: int, action: int) -> bool:
        return verb_of(action) < v.TALK


def is_draft(action: int) -> bool:
    """Whether an answer only writes or answers an offer without showing anything."""
    return verb_of(action) in (v.BARGAIN, v.TALK, v.GIVE_CREW, v.GIVE_LOOT, v.ASK_LOOT, v.ASK_CREW, v.SHOW_CREW,
                               v.PROMISE, v.ASK_FAVOUR, v.DROP)


def talk_note(s: State, action: int) -> Telling | None:
    """What an open offer brings."""
    if verb_of(action) not in (v.ACCEPT_OFFER, v.DECLINE_OFFER, v.WITHDRAW):
        return None
    return terms(offers.offer_of(s, v.accept_offer_number(action)))     # all three name it in the same place


def terms(o: list[int]) -> Telling | None:
    """What an offer brings, or the word that it asks for, if it is still open."""
    if o and o[t.O_FAVOUR] != NONE:
        return Telling("offer_word", "JR-14.7", [o[t.O_FAVOUR]])
    return Telling("offer_terms", "JR-14.2", [
        o[t.O_FROM], len(t.cards_of(o[t.O_CREW])), t.bag_size(o[t.O_GIVE]), t.bag_size(o[t.O_WANT]), o[t.O_COUNT],
    ]) if o else None


def hook(s: State, decider: int) -> bool:
    """JR-14.11: whether seats are asked for offers before a decision; pushes the question."""
    if not s.table[t.TALKING] or s.table[t.LIVE] or decider == NONE:
        return False
    s.stack.append(Hook(decider, 1))
    return True


MOST_DROPPED: Final = 3         # drafts before a decision that are asked for once more, so that every game ends


@final
class Hook(Single[State]):
    """JR-14.11: before a decision everybody else may make one offer, clockwise, and the decider last.

    Whoever throws a draft away has made none and is asked again, a few times in all.
    """

    def __init__(self, decider: int, turn: int, dropped: int = 0) -> None:
        self.decider = decider
        self.turn = turn        # 1 is the decider's left, `seats` the decider
        self.dropped = dropped  # drafts that were thrown away

    def advance(self, s: State) -> int:
        while self.turn <= s.seats:
            if offers.may_talk(s, self.asked(s)):
                return ASK
            self.turn += 1
        return DONE

    def asked(self, s: State) -> int:
        return (self.decider + self.turn) % s.seats

    def options(self, s: State, seat: int) -> list[int]:
        return [PASS, *(v.bargain(other) for other in s.clockwise(seat)[1:])]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.turn += 1
        if action != PASS:
            bargain(s, seat, v.bargain_seat(action))

    def ask_again(self) -> None:
        """The offer was not made."""
        if self.dropped < MOST_DROPPED:
            self.dropped += 1
            self.turn -= 1

    def prompt(self, s: State, seat: int) -> Telling:
        if seat == self.decider:
            return Telling("bargain_first", "JR-14.11", [])
        return Telling("bargain", "JR-14.11", [self.decider])


def bargain(s: State, seat: int, to: int) -> None:
    """Write to a player; he answers at once."""
    offers.open_draft(s, seat, to)
    s.stack.append(Drafting(seat))


@final
class Drafting(Question[State]):
    """JR-14.2: an offer is written step by step; sending it asks the receiver. The seat is NONE when it is done."""

    def advance(self, s: State) -> int:
        return DONE if self.seat == NONE else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return offers.draft_options(s, seat, False)

    def default(self, s: State, seat: int) -> int:
        return self.options(s, seat)[-1]

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == v.SEND:
            self.seat = NONE
            number = offers.send(s, seat)
            if number != NONE:
                s.stack.append(Reply(number, UNANSWERED, []))
            return
        offers.write(s, seat, action)
        if not offers.draft_of(s, seat):
            self.seat = NONE
            below = s.stack[-2]
            if action == v.DROP and isinstance(below, Hook):
                below.ask_again()

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return not is_draft(action)

    def prompt(self, s: State, seat: int) -> Telling:
        draft = offers.draft_of(s, seat)
        return Telling("draft", "JR-14.2", [draft[t.O_TO] if draft else seat])


UNANSWERED: Final = 0
ACCEPTED: Final = 1
STRUCK: Final = 2


@final
class Reply(Single[State]):
    """JR-14.3: the receiver accepts or declines; for crew cards that are wanted he names them."""

    WORDS: ClassVar[Words] = {"stage": ["unanswered", "accepted", "struck"]}

    def __init__(self, number: int, stage: int, picks: list[int]) -> None:
        self.number = number
        self.stage = stage
        self.picks = picks      # crew cards named so far

    def advance(self, s: State) -> int:
        if self.stage == STRUCK:
            return DONE
        if self.stage == ACCEPTED and len(self.picks) == self.offer(s)[t.O_COUNT]:
            self.stage = STRUCK
            offers.strike(s, self.number, self.picks)
            return limit_hands(s)
        return ASK

    def asked(self, s: State) -> int:
        return self.offer(s)[t.O_TO]

    def offer(self, s: State) -> list[int]:
        """What is answered."""
        return offers.offer_of(s, self.number)

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == UNANSWERED:
            return [v.ACCEPT, v.DECLINE] if offers.can_accept(s, self.offer(s)) else [v.DECLINE]
        rest = s.hands[seat].copy()
        for card in self.picks:
            rest.remove(card)
        return [v.hand_over(card) for card in distinct(rest)]

    def default(self, s: State, seat: int) -> int:
        return self.options(s, seat)[-1] if self.stage == UNANSWERED else self.options(s, seat)[0]

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == v.ACCEPT:
            self.stage = ACCEPTED
        elif action == v.DECLINE:
            self.stage = STRUCK
            offers.decline(s, self.offer(s))
        else:
            self.picks.append(v.hand_over_card(action))

    def prompt(self, s: State, seat: int) -> Telling:
        offer = self.offer(s)
        if self.stage == UNANSWERED:
            return Telling("reply", "JR-14.3", [offer[t.O_FROM]])
        return Telling("hand_over", "JR-14.3", [offer[t.O_FROM], offer[t.O_COUNT] - len(self.picks)])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return terms(self.offer(s)) if action == v.ACCEPT and self.offer(s)[t.O_FAVOUR] != NONE else None

    def hides_askee(self, s: State) -> bool:
        """With hidden loot, an answer given by itself would tell what the receiver has not."""
        return s.table[t.HIDDEN] == 1

    def hides_choice(self, s: State, seat: int) -> bool:
        return self.stage == ACCEPTED or self.hides_askee(s)                       # JR-17.10.4: crew cards to be named

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return True


# -- hand limit ------------------------------------------------------------------------------------------------------

def limit_hands(s: State) -> int:
    """JR-15.1: after a gain is complete; pushes the discards where a hand is too large."""
    limit = d.HAND_LIMIT[s.seats]
    for hand in s.hands:
        if len(hand) > limit:
            s.stack.append(Discards())
            return CALL
    return DONE


@final
class Discards(Frame[State]):
    """JR-15.1: every hand over the limit is cut down at once, clockwise from the Captain, by its owner's choice."""

    REASONS: ClassVar[Reasons] = {v.DISCARD: ("not_in_hand", "JR-15.1", "card")}

    def advance(self, s: State) -> int:
        return ASK if self.waiting(s) else DONE

    def waiting(self, s: State) -> list[int]:
        limit = d.HAND_LIMIT[s.seats]
        return [seat for seat in s.clockwise(s.captain) if len(s.hands[seat]) > limit]

    def options(self, s: State, seat: int) -> list[int]:
        return [v.discard(card) for card in distinct(s.hands[seat])]

    def default(self, s: State, seat: int) -> int:
        return v.discard(min(s.hands[seat], key=lambda card: (d.POINTS[card] + d.MEMBERS[card], card)))

    def answer(self, s: State, seat: int, action: int) -> None:
        card = v.discard_card(action)
        offers.lose(s, seat, card)
        t.toss(s, card)
        s.tell("discarded", "JR-15.1", seat, card)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("discard", "JR-15.1", [d.HAND_LIMIT[s.seats]])

    def hides_choice(self, s: State, seat: int) -> bool:
        return True                                                             # JR-17.10.4

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return True

    def restarts_clock(self, s: State, seat: int, action: int) -> bool:
        return False
