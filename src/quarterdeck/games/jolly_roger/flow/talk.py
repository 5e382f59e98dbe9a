"""JR-14, JR-17.4: questions to one seat, with talk beside them at live tables; hooks, drafts and replies."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, DONE, NONE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.core.frames import PASS
from quarterdeck.games.jolly_roger.actions import (
    ACCEPT,
    ACCEPT_OFFER,
    ASK_CREW,
    ASK_LOOT,
    BARGAIN,
    DECLINE,
    DECLINE_OFFER,
    DISCARD,
    DROP,
    GIVE_CREW,
    GIVE_LOOT,
    HAND_OVER,
    PROMISE,
    SEND,
    SHOW_CREW,
    TALK,
    WITHDRAW,
    with_card,
)
from quarterdeck.games.jolly_roger.data import HAND_LIMIT, MEMBERS, POINTS
from quarterdeck.games.jolly_roger.flow.offers import (
    can_accept,
    close_offer,
    draft_options,
    lose,
    may_talk,
    offer_at,
    open_draft,
    partners,
    send,
    strike,
    talk_options,
    write,
)
from quarterdeck.games.jolly_roger.state import (
    CLOCKWISE,
    HIDDEN,
    LIVE,
    O_COUNT,
    O_CREW,
    O_FROM,
    O_GIVE,
    O_TO,
    O_WANT,
    TALKING,
    State,
    bag_size,
    cards_of,
    toss,
)


def kinds_in(cards: list[int]) -> list[int]:
    """Each kind of a sorted list once."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def talkers(s: State, asked: list[int]) -> list[int]:
    """JR-14.4: the seats that may talk although they are not waited for; only at live tables."""
    if not s.table[LIVE]:
        return []
    return [seat for seat in range(s.seats) if seat not in asked and talk_options(s, seat)]


def speak(s: State, seat: int, action: int) -> None:
    """What a seat says beside the game: a word of a draft, an offer, an answer to one."""
    verb, what = action & 255, action >> 8 & 255
    if verb == TALK:
        open_draft(s, seat, what)
    elif verb == SEND:
        send(s, seat)
    elif verb == ACCEPT_OFFER:
        s.stack.append(Reply(what, 1, []))
    elif verb == DECLINE_OFFER:
        close_offer(s, what, "offer_declined", "JR-14.3")
    elif verb == WITHDRAW:
        close_offer(s, what, "offer_withdrawn", "JR-14.4")
    else:
        write(s, seat, action)


class Question(Frame[State]):
    """One seat is asked. At a live table everybody may talk meanwhile, the seat itself included."""

    def who(self, s: State) -> int:
        """The seat that is asked."""
        raise NotImplementedError

    def choices(self, s: State) -> list[int]:
        """What it may answer."""
        raise NotImplementedError

    def decide(self, s: State, seat: int, action: int) -> None:
        """Apply its answer."""
        raise NotImplementedError

    def silent(self, s: State) -> bool:
        """JR-14.4: whether nobody may make or answer offers now."""
        return False

    def waiting(self, s: State) -> list[int]:
        return [self.who(s)]

    def asked(self, s: State) -> int:
        return self.who(s)

    def welcome(self, s: State) -> list[int]:
        return [] if self.silent(s) else talkers(s, [self.who(s)])

    def options(self, s: State, seat: int) -> list[int]:
        if not s.table[LIVE] or self.silent(s):
            return self.choices(s)
        said = talk_options(s, seat)
        return self.choices(s) + said if seat == self.who(s) else said

    def answer(self, s: State, seat: int, action: int) -> None:
        if action & 255 >= TALK and s.table[LIVE] and not self.silent(s):
            speak(s, seat, action)
        else:
            self.decide(s, seat, action)

    def default(self, s: State, seat: int) -> int:
        return self.usual(s) if seat == self.who(s) else self.options(s, seat)[-1]

    def usual(self, s: State) -> int:
        """The default answer of the asked seat (section 18)."""
        return self.choices(s)[0]

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return talk_note(s, action)

    def hides_choice(self, s: State, seat: int) -> bool:
        """With hidden loot, that a seat had one option would tell which loot it is (JR-17.10.4)."""
        return s.table[HIDDEN] == 1

    def is_final(self, s: State, seat: int, action: int) -> bool:
        """Windows may follow, and whether one opens tells hands; only words of a draft go back."""
        return not is_draft(action)

    def restarts_clock(self, s: State, seat: int, action: int) -> bool:
        return action & 255 < TALK


def is_draft(action: int) -> bool:
    """Whether an answer only writes or answers an offer without showing anything."""
    return action & 255 in (BARGAIN, TALK, GIVE_CREW, GIVE_LOOT, ASK_LOOT, ASK_CREW, SHOW_CREW, PROMISE, DROP)


def talk_note(s: State, action: int) -> Telling | None:
    """What an open offer brings."""
    if action & 255 not in (ACCEPT_OFFER, DECLINE_OFFER, WITHDRAW):
        return None
    at = offer_at(s, action >> 8)
    if at == NONE:
        return None
    o = s.offers
    return Telling("offer_terms", "JR-14.2", [o[at + O_FROM], len(cards_of(o[at + O_CREW])), bag_size(o[at + O_GIVE]),
                                              bag_size(o[at + O_WANT]), o[at + O_COUNT]])


def hook(s: State, decider: int) -> bool:
    """JR-14.11: whether seats are asked for offers before a decision; pushes the question."""
    if not s.table[TALKING] or s.table[LIVE] or decider == NONE:
        return False
    s.stack.append(Hook(decider, 1))
    return True


@final
class Hook(Frame[State]):
    """JR-14.11: before a decision everybody else may make one offer, clockwise, and the decider last."""

    def __init__(self, decider: int, turn: int) -> None:
        self.decider = decider
        self.turn = turn        # 1 is the decider's left, `seats` the decider

    def clone(self) -> "Hook":
        return Hook(self.decider, self.turn)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "hook", "decider": self.decider, "turn": self.turn}

    def advance(self, s: State) -> int:
        while self.turn <= s.seats:
            if may_talk(s, self.asked(s)):
                return ASK
            self.turn += 1
        return DONE

    def waiting(self, s: State) -> list[int]:
        return [self.asked(s)]

    def asked(self, s: State) -> int:
        return (self.decider + self.turn) % s.seats

    def options(self, s: State, seat: int) -> list[int]:
        return [PASS, *partners(s, seat, BARGAIN)]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.turn += 1
        if action != PASS:
            bargain(s, seat, action >> 8)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("bargain", "JR-14.11", [self.decider])


def bargain(s: State, seat: int, to: int) -> None:
    """Write to a player; he answers at once."""
    open_draft(s, seat, to)
    s.stack.append(Drafting(seat))


@final
class Drafting(Frame[State]):
    """JR-14.2: an offer is written step by step; sending it asks the receiver."""

    def __init__(self, seat: int) -> None:
        self.seat = seat        # NONE once it is sent or dropped

    def clone(self) -> "Drafting":
        return Drafting(self.seat)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "drafting", "seat": self.seat}

    def advance(self, s: State) -> int:
        return DONE if self.seat == NONE else ASK

    def waiting(self, s: State) -> list[int]:
        return [self.seat]

    def asked(self, s: State) -> int:
        return self.seat

    def options(self, s: State, seat: int) -> list[int]:
        return draft_options(s, seat, False)

    def default(self, s: State, seat: int) -> int:
        return self.options(s, seat)[-1]

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == SEND:
            self.seat = NONE
            number = send(s, seat)
            if number != NONE:
                s.stack.append(Reply(number, 0, []))
            return
        before = len(s.drafts)
        write(s, seat, action)
        if len(s.drafts) < before:
            self.seat = NONE

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return not is_draft(action)

    def prompt(self, s: State, seat: int) -> Telling:
        for i in range(0, len(s.drafts), 9):
            if s.drafts[i + O_FROM] == seat:
                return Telling("draft", "JR-14.2", [s.drafts[i + O_TO]])
        return Telling("draft", "JR-14.2", [seat])


UNANSWERED: Final = 0
ACCEPTED: Final = 1
STRUCK: Final = 2


@final
class Reply(Frame[State]):
    """JR-14.3: the receiver accepts or declines; for crew cards that are wanted he names them."""

    def __init__(self, number: int, stage: int, picks: list[int]) -> None:
        self.number = number
        self.stage = stage
        self.picks = picks      # crew cards named so far

    def clone(self) -> "Reply":
        return Reply(self.number, self.stage, self.picks.copy())

    def to_json(self) -> dict[str, Any]:
        return {"frame": "reply", "number": self.number, "stage": self.stage, "picks": self.picks.copy()}

    def advance(self, s: State) -> int:
        if self.stage == STRUCK:
            return DONE
        at = offer_at(s, self.number)
        if self.stage == ACCEPTED and len(self.picks) == s.offers[at + O_COUNT]:
            self.stage = STRUCK
            strike(s, self.number, self.picks)
            return limit_hands(s)
        return ASK

    def waiting(self, s: State) -> list[int]:
        return [self.asked(s)]

    def asked(self, s: State) -> int:
        return s.offers[offer_at(s, self.number) + O_TO]

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == UNANSWERED:
            return [ACCEPT, DECLINE] if can_accept(s, offer_at(s, self.number)) else [DECLINE]
        rest = s.hands[seat].copy()
        for card in self.picks:
            rest.remove(card)
        return [with_card(HAND_OVER, card) for card in kinds_in(rest)]

    def default(self, s: State, seat: int) -> int:
        return self.options(s, seat)[-1] if self.stage == UNANSWERED else self.options(s, seat)[0]

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == ACCEPT:
            self.stage = ACCEPTED
        elif action == DECLINE:
            self.stage = STRUCK
            close_offer(s, self.number, "offer_declined", "JR-14.3")
        else:
            self.picks.append(action >> 8)

    def prompt(self, s: State, seat: int) -> Telling:
        at = offer_at(s, self.number)
        giver = s.offers[at + O_FROM]
        if self.stage == UNANSWERED:
            return Telling("reply", "JR-14.3", [giver])
        return Telling("hand_over", "JR-14.3", [giver, s.offers[at + O_COUNT] - len(self.picks)])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return talk_note(s, ACCEPT_OFFER | self.number << 8) if action == ACCEPT else None

    def hides_askee(self, s: State) -> bool:
        """With hidden loot, an answer given by itself would tell what the receiver has not."""
        return s.table[HIDDEN] == 1

    def hides_choice(self, s: State, seat: int) -> bool:
        return self.stage == ACCEPTED or self.hides_askee(s)                       # JR-17.10.4: crew cards to be named

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return True


# -- hand limit ------------------------------------------------------------------------------------------------------

def limit_hands(s: State) -> int:
    """JR-15.1: after a gain is complete; pushes the discards where a hand is too large."""
    limit = HAND_LIMIT[s.seats]
    for hand in s.hands:
        if len(hand) > limit:
            s.stack.append(Discards())
            return CALL
    return DONE


@final
class Discards(Frame[State]):
    """JR-15.1: every hand over the limit is cut down at once, clockwise from the Captain, by its owner's choice."""

    def clone(self) -> "Discards":
        return Discards()

    def to_json(self) -> dict[str, Any]:
        return {"frame": "discards"}

    def advance(self, s: State) -> int:
        return ASK if self.waiting(s) else DONE

    def waiting(self, s: State) -> list[int]:
        limit = HAND_LIMIT[s.seats]
        return [seat for seat in CLOCKWISE[s.seats][s.captain] if len(s.hands[seat]) > limit]

    def options(self, s: State, seat: int) -> list[int]:
        return [with_card(DISCARD, card) for card in kinds_in(s.hands[seat])]

    def default(self, s: State, seat: int) -> int:
        card = min(s.hands[seat], key=lambda card: (POINTS[card] + MEMBERS[card], card))
        return with_card(DISCARD, card)

    def answer(self, s: State, seat: int, action: int) -> None:
        card = action >> 8
        lose(s, seat, card)
        toss(s, card)
        s.tell("discarded", "JR-15.1", seat, card)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("discard", "JR-15.1", [HAND_LIMIT[s.seats]])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == DISCARD:
            return Telling("not_in_hand", "JR-15.1", [action >> 8])
        return Telling("not_now", "JR-15.1", [])

    def hides_choice(self, s: State, seat: int) -> bool:
        return True                                                             # JR-17.10.4

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return True

    def restarts_clock(self, s: State, seat: int, action: int) -> bool:
        return False
