"""JR-5, JR-6.1, JR-11: decisions of the Captain and the Quartermaster outside the expedition."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Prompt, Reasons
from quarterdeck.core.frames import OPEN, Sealed
from quarterdeck.core.zones import distinct
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.cards import D_FREE, DrawCards
from quarterdeck.games.jolly_roger.flow.offers import EVERYBODY, favour, judge, lose, talk_options
from quarterdeck.games.jolly_roger.flow.talk import OpenQuestion, is_draft, speak, talk_note, talkers
from quarterdeck.games.jolly_roger.state import State

USUAL_TARGETS: Final = (d.MERCHANT, d.HARBOUR, d.COVE, d.FORT, d.ISLAND)
PUNISHMENTS: Final[list[int]] = [v.PUNISH, v.SPARE]
FREE_DRAWS: Final[list[int]] = [v.DRAW, v.DECLINE_DRAW]
FAVOUR_APPOINTED: Final = 8
FAVOUR_NAMED: Final = -10        # for the Quartermaster who chose the victim
FAVOUR_PUNISHED: Final = -5      # for the Captain who demanded it


@final
class Appointing(OpenQuestion):
    """JR-5.1, JR-12.8.1: the Captain names a Quartermaster, new or old."""

    REASONS: ClassVar[Reasons] = {v.APPOINT: ("not_the_captain", "JR-5.2"), NONE: ("not_now", "JR-5.2")}

    def __init__(self, aftermath: int, late: int) -> None:
        self.aftermath = aftermath      # 1 after a mutiny, 2 when it is done
        self.late = late                # 1 after a phase-3 mutiny: he serves in the new round (JR-4.4)

    def advance(self, s: State) -> int:
        return DONE if self.aftermath == 2 else ASK

    def asked(self, s: State) -> int:
        return s.captain

    def silent(self, s: State) -> bool:
        return self.aftermath == 1                                              # JR-14.4: the losers' loot is frozen

    def choices(self, s: State) -> list[int]:
        return [v.appoint(seat) for seat in s.clockwise(s.captain)[1:]]

    def usual(self, s: State) -> int:
        keep = s.qm not in (NONE, s.captain)
        return v.appoint(s.qm if keep else (s.captain + 1) % s.seats)

    def decide(self, s: State, seat: int, action: int) -> None:
        s.qm = v.appoint_seat(action)
        s.tell("appointed", "JR-12.8.1" if self.aftermath else "JR-5.1", seat, s.qm)
        favour(s, s.qm, seat, FAVOUR_APPOINTED)
        judge(s, seat, d.P_APPOINT, 1 << s.qm)
        self.aftermath = 2
        if self.late:
            s.skip_appointment = 1

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("appoint", "JR-12.8.1" if self.aftermath else "JR-5.1", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if verb_of(action) != v.APPOINT:
            return talk_note(s, action)
        seat = v.appoint_seat(action)
        return Telling("hand_size", "JR-5.1", [len(s.hands[seat]), t.bag_size(s.open[seat])])


@final
class FreeDraw(Sealed[State]):
    """JR-5.3: every empty hand may draw one card for free, clockwise from the Captain."""

    PROMPT: ClassVar[Prompt] = "free_draw", "JR-5.3"

    def choices(self, s: State, seat: int) -> list[int]:
        return FREE_DRAWS

    def opened(self, s: State) -> int:
        drawing: list[int] = []
        for seat in s.clockwise(s.captain):
            if self.answers[seat] == v.DRAW and not s.hands[seat]:
                drawing.append(seat)
                s.tell("free_card", "JR-5.3", seat)
            elif self.answers[seat] == v.DECLINE_DRAW:
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
        return mine + talk_options(s, seat) if s.table[t.LIVE] else mine

    def answer(self, s: State, seat: int, action: int) -> None:
        if verb_of(action) >= v.TALK:
            speak(s, seat, action)
        else:
            self.answers[seat] = action

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return not is_draft(action)


def free_draw(s: State) -> bool:
    """JR-5.3: whether there is an empty hand and a card to draw; pushes the question."""
    if not (s.deck or s.discard) or all(s.hands):
        return False
    s.stack.append(FreeDraw([OPEN if not hand else NONE for hand in s.hands]))
    return True


def possible_kinds(s: State) -> list[int]:
    """JR-6.1, JR-6.3: the kinds whose deck is not empty; the island unless it is barred."""
    return [kind for kind in range(d.KINDS)
            if s.targets & d.OF_KIND[kind] and not (kind == d.ISLAND and s.island_barred)]


@final
class Choosing(OpenQuestion):
    """JR-6.1: the Captain names the kind of target; its top card lies face down before him."""

    PROMPT: ClassVar[Prompt] = "choose_target", "JR-6.1"

    def __init__(self, done: int) -> None:
        self.done = done

    def advance(self, s: State) -> int:
        return DONE if self.done else ASK

    def asked(self, s: State) -> int:
        return s.captain

    def choices(self, s: State) -> list[int]:
        return [v.target(kind) for kind in possible_kinds(s)]

    def usual(self, s: State) -> int:
        possible = possible_kinds(s)
        return v.target(next(kind for kind in USUAL_TARGETS if kind in possible))

    def decide(self, s: State, seat: int, action: int) -> None:
        self.done = 1
        s.target_kind = v.target_kind(action)
        s.tell("target_chosen", "JR-6.1", seat, s.target_kind)
        judge(s, seat, d.P_ISLAND, EVERYBODY if s.target_kind == d.ISLAND else 0)

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.TARGET:
            kind = v.target_kind(action)
            if s.targets & d.OF_KIND[kind]:
                return Telling("island_barred", "JR-10.2", [])
            return Telling("deck_empty", "JR-6.3", [kind])
        return Telling("not_now", "JR-6.1", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        ranges = d.RANGES[v.target_kind(action)] if verb_of(action) == v.TARGET else []
        if not ranges:
            return talk_note(s, action)
        return Telling("target_range", "JR-2.5", [number for pair in ranges for number in pair])


@final
class Judging(OpenQuestion):
    """JR-11.1: the Captain demands a punishment or waives it."""

    PROMPT: ClassVar[Prompt] = "punish", "JR-11.1"

    def __init__(self, demanded: int) -> None:
        self.demanded = demanded        # NONE before his word

    def advance(self, s: State) -> int:
        return ASK if self.demanded == NONE else DONE

    def asked(self, s: State) -> int:
        return s.captain

    def choices(self, s: State) -> list[int]:
        return PUNISHMENTS

    def usual(self, s: State) -> int:
        return v.SPARE

    def decide(self, s: State, seat: int, action: int) -> None:
        self.demanded = 1 if action == v.PUNISH else 0
        if action == v.PUNISH:
            s.tell("punishment_demanded", "JR-11.1", seat)
        else:
            s.tell("punishment_waived", "JR-11.1", seat)
            judge(s, seat, d.P_SPARE, EVERYBODY)
        s.opening = action if action == v.PUNISH else NONE


@final
class Punishing(OpenQuestion):
    """JR-11.3, JR-11.4: the Quartermaster names a victim, who loses a random crew card."""

    PROMPT: ClassVar[Prompt] = "victim", "JR-11.3"
    REASONS: ClassVar[Reasons] = {v.VICTIM: ("not_the_captain", "JR-11.3")}

    def __init__(self, victim: int, done: int) -> None:
        self.victim = victim
        self.done = done

    def advance(self, s: State) -> int:
        if self.victim != NONE and not self.done and not s.hands[self.victim]:
            self.done = 1
            s.tell("punished_empty", "JR-11.4", s.master(), self.victim)        # JR-R17
        return DONE if self.done else ASK

    def asked(self, s: State) -> int:
        return s.master() if self.victim == NONE else CHANCE

    def choices(self, s: State) -> list[int]:
        if self.victim != NONE:
            return [v.stolen(card) for card in distinct(s.hands[self.victim])]
        master = s.master()
        return [v.victim(seat) for seat in range(s.seats) if seat not in (master, s.captain)]

    def odds(self, s: State) -> list[int]:
        hand = s.hands[self.victim]
        return [hand.count(card) for card in distinct(hand)]

    def usual(self, s: State) -> int:
        return max(self.choices(s), key=lambda action: len(s.hands[v.victim_seat(action)]))

    def decide(self, s: State, seat: int, action: int) -> None:
        if self.victim == NONE:
            self.victim = v.victim_seat(action)
            favour(s, self.victim, seat, FAVOUR_NAMED)
            favour(s, self.victim, s.captain, FAVOUR_PUNISHED)
            judge(s, seat, d.P_SPARE, ~(1 << self.victim))
            return
        self.done = 1
        card = v.stolen_card(action)
        lose(s, self.victim, card)
        t.toss(s, card)
        s.tell("punished", "JR-11.4", s.master(), self.victim, card)

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if verb_of(action) != v.VICTIM:
            return talk_note(s, action)
        victim = v.victim_seat(action)
        return Telling("hand_size", "JR-11.4", [len(s.hands[victim]), t.bag_size(s.open[victim])])
