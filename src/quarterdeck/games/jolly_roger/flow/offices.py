"""JR-5, JR-6.1, JR-11: decisions of the Captain and the Quartermaster outside the expedition."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.core.frames import OPEN, Sealed
from quarterdeck.games.jolly_roger.actions import (
    APPOINT,
    DECLINE_DRAW,
    DRAW,
    P_APPOINT,
    P_SPARE,
    PUNISH,
    SPARE,
    STOLEN,
    TALK,
    TARGET,
    VICTIM,
    with_card,
    with_seat,
)
from quarterdeck.games.jolly_roger.data import COVE, FORT, HARBOUR, ISLAND, KINDS, MERCHANT, OF_KIND, RANGES
from quarterdeck.games.jolly_roger.flow.cards import D_FREE, DrawCards
from quarterdeck.games.jolly_roger.flow.offers import favour, judge, lose, talk_options
from quarterdeck.games.jolly_roger.flow.talk import Question, is_draft, kinds_in, speak, talk_note, talkers
from quarterdeck.games.jolly_roger.state import CLOCKWISE, LIVE, State, bag_size, toss

USUAL_TARGETS: Final = (MERCHANT, HARBOUR, COVE, FORT, ISLAND)
PUNISHMENTS: Final[list[int]] = [PUNISH, SPARE]
FREE_DRAWS: Final[list[int]] = [DRAW, DECLINE_DRAW]


@final
class Appointing(Question):
    """JR-5.1, JR-12.8.1: the Captain names a Quartermaster, new or old."""

    def __init__(self, aftermath: int, late: int) -> None:
        self.aftermath = aftermath      # 1 after a mutiny, 2 when it is done
        self.late = late                # 1 after a phase-3 mutiny: he serves in the new round (JR-4.4)

    def clone(self) -> "Appointing":
        return Appointing(self.aftermath, self.late)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "appointing", "aftermath": self.aftermath, "late": self.late}

    def advance(self, s: State) -> int:
        return DONE if self.aftermath == 2 else ASK

    def who(self, s: State) -> int:
        return s.captain

    def silent(self, s: State) -> bool:
        return self.aftermath == 1                                              # JR-14.4: the losers' loot is frozen

    def choices(self, s: State) -> list[int]:
        return [with_seat(APPOINT, seat) for seat in CLOCKWISE[s.seats][s.captain][1:]]

    def usual(self, s: State) -> int:
        keep = s.qm not in (NONE, s.captain)
        return with_seat(APPOINT, s.qm if keep else (s.captain + 1) % s.seats)

    def decide(self, s: State, seat: int, action: int) -> None:
        s.qm = action >> 8
        s.tell("appointed", "JR-12.8.1" if self.aftermath else "JR-5.1", seat, s.qm)
        favour(s, s.qm, seat, 8)
        judge(s, seat, P_APPOINT, 1 << s.qm)
        self.aftermath = 2
        if self.late:
            s.skip_appointment = 1

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("appoint", "JR-12.8.1" if self.aftermath else "JR-5.1", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return Telling("not_the_captain" if action & 255 == APPOINT else "not_now", "JR-5.2", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action & 255 != APPOINT:
            return talk_note(s, action)
        return Telling("hand_size", "JR-5.1", [len(s.hands[action >> 8]), bag_size(s.open[action >> 8])])


@final
class FreeDraw(Sealed[State]):
    """JR-5.3: every empty hand may draw one card for free, clockwise from the Captain."""

    def clone(self) -> "FreeDraw":
        return FreeDraw(self.answers.copy())

    def to_json(self) -> dict[str, Any]:
        return {"frame": "free_draw", "answers": self.answers.copy()}

    def choices(self, s: State, seat: int) -> list[int]:
        return FREE_DRAWS

    def opened(self, s: State) -> int:
        drawing: list[int] = []
        for seat in CLOCKWISE[s.seats][s.captain]:
            if self.answers[seat] == DRAW and not s.hands[seat]:
                drawing.append(seat)
                s.tell("free_card", "JR-5.3", seat)
            elif self.answers[seat] == DECLINE_DRAW:
                s.tell("free_card_declined", "JR-5.3", seat)
        self.answers = [NONE] * s.seats
        if not drawing:
            return DONE
        s.stack.append(DrawCards(drawing, 0, D_FREE))
        return CALL

    def welcome(self, s: State) -> list[int]:
        changing = super().welcome(s)
        return changing + [seat for seat in talkers(s, self.waiting(s)) if seat not in changing]

    def options(self, s: State, seat: int) -> list[int]:
        mine = FREE_DRAWS if self.answers[seat] != NONE else []
        return mine + talk_options(s, seat) if s.table[LIVE] else mine

    def answer(self, s: State, seat: int, action: int) -> None:
        if action & 255 >= TALK:
            speak(s, seat, action)
        else:
            self.answers[seat] = action

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return not is_draft(action)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("free_draw", "JR-5.3", [])


def free_draw(s: State) -> bool:
    """JR-5.3: whether there is an empty hand and a card to draw; pushes the question."""
    if not (s.deck or s.discard) or all(s.hands):
        return False
    s.stack.append(FreeDraw([OPEN if not hand else NONE for hand in s.hands]))
    return True


def possible_kinds(s: State) -> list[int]:
    """JR-6.1, JR-6.3: the kinds whose deck is not empty; the island unless it is barred."""
    return [kind for kind in range(KINDS) if s.targets & OF_KIND[kind] and not (kind == ISLAND and s.island_barred)]


@final
class Choosing(Question):
    """JR-6.1: the Captain names the kind of target; its top card lies face down before him."""

    def __init__(self, done: int) -> None:
        self.done = done

    def clone(self) -> "Choosing":
        return Choosing(self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "choosing", "done": self.done}

    def advance(self, s: State) -> int:
        return DONE if self.done else ASK

    def who(self, s: State) -> int:
        return s.captain

    def choices(self, s: State) -> list[int]:
        return [with_seat(TARGET, kind) for kind in possible_kinds(s)]

    def usual(self, s: State) -> int:
        possible = possible_kinds(s)
        return with_seat(TARGET, next(kind for kind in USUAL_TARGETS if kind in possible))

    def decide(self, s: State, seat: int, action: int) -> None:
        self.done = 1
        s.target_kind = action >> 8
        s.tell("target_chosen", "JR-6.1", seat, s.target_kind)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("choose_target", "JR-6.1", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == TARGET:
            kind = action >> 8
            if s.targets & OF_KIND[kind]:
                return Telling("island_barred", "JR-10.2", [])
            return Telling("deck_empty", "JR-6.3", [kind])
        return Telling("not_now", "JR-6.1", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action & 255 != TARGET or not RANGES[action >> 8]:
            return talk_note(s, action)
        return Telling("target_range", "JR-2.5", [number for pair in RANGES[action >> 8] for number in pair])


@final
class Judging(Question):
    """JR-11.1: the Captain demands a punishment or waives it."""

    def __init__(self, demanded: int) -> None:
        self.demanded = demanded        # NONE before his word

    def clone(self) -> "Judging":
        return Judging(self.demanded)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "judging", "demanded": self.demanded}

    def advance(self, s: State) -> int:
        return ASK if self.demanded == NONE else DONE

    def who(self, s: State) -> int:
        return s.captain

    def choices(self, s: State) -> list[int]:
        return PUNISHMENTS

    def usual(self, s: State) -> int:
        return SPARE

    def decide(self, s: State, seat: int, action: int) -> None:
        self.demanded = 1 if action == PUNISH else 0
        if action == PUNISH:
            s.tell("punishment_demanded", "JR-11.1", seat)
        else:
            s.tell("punishment_waived", "JR-11.1", seat)
            judge(s, seat, P_SPARE, (1 << s.seats) - 1)
        s.opening = action if action == PUNISH else NONE

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("punish", "JR-11.1", [])


@final
class Punishing(Question):
    """JR-11.3, JR-11.4: the Quartermaster names a victim, who loses a random crew card."""

    def __init__(self, victim: int, done: int) -> None:
        self.victim = victim
        self.done = done

    def clone(self) -> "Punishing":
        return Punishing(self.victim, self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "punishing", "victim": self.victim, "done": self.done}

    def advance(self, s: State) -> int:
        if self.victim != NONE and not self.done and not s.hands[self.victim]:
            self.done = 1
            s.tell("punished_empty", "JR-11.4", s.master(), self.victim)        # JR-R17
        return DONE if self.done else ASK

    def who(self, s: State) -> int:
        return s.master() if self.victim == NONE else CHANCE

    def choices(self, s: State) -> list[int]:
        if self.victim != NONE:
            return [with_card(STOLEN, card) for card in kinds_in(s.hands[self.victim])]
        master = s.master()
        return [with_seat(VICTIM, seat) for seat in range(s.seats) if seat not in (master, s.captain)]

    def odds(self, s: State) -> list[int]:
        hand = s.hands[self.victim]
        return [hand.count(card) for card in kinds_in(hand)]

    def usual(self, s: State) -> int:
        return max(self.choices(s), key=lambda action: len(s.hands[action >> 8]))

    def silent(self, s: State) -> bool:
        return self.victim != NONE

    def decide(self, s: State, seat: int, action: int) -> None:
        if self.victim == NONE:
            self.victim = action >> 8
            favour(s, self.victim, seat, -10)
            favour(s, self.victim, s.captain, -5)
            judge(s, seat, P_SPARE, ~(1 << self.victim))
            return
        self.done = 1
        card = action >> 8
        lose(s, self.victim, card)
        toss(s, card)
        s.tell("punished", "JR-11.4", s.master(), self.victim, card)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("victim" if self.victim == NONE else "chance", "JR-11.3", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return Telling("not_the_captain" if action & 255 == VICTIM else "not_now", "JR-11.3", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action & 255 != VICTIM:
            return talk_note(s, action)
        return Telling("hand_size", "JR-11.4", [len(s.hands[action >> 8]), bag_size(s.open[action >> 8])])
