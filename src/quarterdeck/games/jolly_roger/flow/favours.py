"""JR-13.4, JR-13.11, JR-13.18: what the Bosun, the Cabin Boy and the Shipwright ask of the others."""

from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, DONE, NONE, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Words
from quarterdeck.core.frames import Draw, Single
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow import offers
from quarterdeck.games.jolly_roger.flow.talk import OpenQuestion, is_draft, limit_hands
from quarterdeck.games.jolly_roger.state import State

CHOOSING: Final = 0
WRITING: Final = 1
ASKING: Final = 2
OVER: Final = 3

FAVOUR_GUARD: Final = 20
FAVOUR_DUG: Final = -20
FAVOUR_DEMANDED: Final = -10


@final
class GuardDuty(Single[State]):
    """JR-13.4: the guard may ask the others, one at a time and each once, to stand in for a bribe or a promise."""

    WORDS: ClassVar[Words] = {"stage": ["choosing", "writing", "asking", "over"]}

    def __init__(self, stage: int, tried: int, other: int) -> None:
        self.stage = stage
        self.tried = tried      # bitmask of the seats that have been asked, the guard included
        self.other = other      # who is being asked, or NONE

    def advance(self, s: State) -> int:
        if self.stage == CHOOSING and (not s.table[t.TALKING] or self.tried == (1 << s.seats) - 1):    # JR-14.9
            self.stage = OVER
            s.tell("guard_stands", "JR-13.4", s.guard)
        return DONE if self.stage == OVER else ASK

    def asked(self, s: State) -> int:
        return self.other if self.stage == ASKING else s.guard

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == CHOOSING:
            return [v.STAND, *(v.propose(other) for other in range(s.seats) if not self.tried >> other & 1)]
        if self.stage == WRITING:
            return offers.draft_options(s, seat, True)
        return [v.ACCEPT, v.DECLINE]

    def default(self, s: State, seat: int) -> int:
        return v.DECLINE if self.stage == ASKING else self.options(s, seat)[0 if self.stage == CHOOSING else -1]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == CHOOSING:
            if action == v.STAND:
                self.stage = OVER
                s.tell("guard_stands", "JR-13.4", seat)
            else:
                self.other = v.propose_seat(action)
                self.stage = WRITING
                if offers.draft_of(s, seat):
                    offers.write(s, seat, v.DROP)
                offers.open_draft(s, seat, self.other)
        elif self.stage == WRITING:
            if action == v.SEND:
                self.stage = ASKING
                self.tried |= 1 << self.other
                self.tell_proposal(s, seat)
            else:
                offers.write(s, seat, action)
                if action == v.DROP:
                    self.stage = CHOOSING
        else:
            self.reply(s, seat, action)

    def reply(self, s: State, seat: int, action: int) -> None:
        """The first who accepts is the guard, and the duty moves no further."""
        guard = s.guard
        bribe = offers.draft_of(s, guard)
        s.drafts.remove(bribe)
        if action == v.DECLINE:
            self.stage = CHOOSING
            s.tell("will_not_guard", "JR-13.4", seat)
            return
        self.stage = OVER
        s.guard = seat
        s.tell("stands_in", "JR-13.4", seat, guard)
        offers.hand_over(s, guard, seat, t.cards_of(bribe[t.O_CREW]), bribe[t.O_GIVE])
        offers.prune(s)
        offers.favour(s, guard, seat, FAVOUR_GUARD)
        if bribe[t.O_PROMISE] != NONE:
            offers.give_word(s, guard, seat, bribe[t.O_PROMISE])
        limit_hands(s)

    def tell_proposal(self, s: State, seat: int) -> None:
        """What the substitute would get."""
        bribe = offers.draft_of(s, seat)
        crew = len(t.cards_of(bribe[t.O_CREW]))
        s.tell("guard_asks", "JR-13.4", seat, self.other, crew, t.bag_size(bribe[t.O_GIVE]))
        if bribe[t.O_PROMISE] != NONE:
            offers.tell_promise(s, "guard_promises", "JR-13.4", seat, self.other, bribe[t.O_PROMISE])

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return self.stage != WRITING or not is_draft(action)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == CHOOSING:
            return Telling("guard", "JR-13.4", [])
        return Telling("draft" if self.stage == WRITING else "stand_in", "JR-13.4",
                       [self.other if self.stage == WRITING else s.guard])


@final
class Digging(Draw[State]):
    """JR-13.11: chance picks one of the victim's buried cards."""

    def __init__(self, digger: int, victim: int) -> None:
        self.digger = digger
        self.victim = victim        # NONE when it is done

    def advance(self, s: State) -> int:
        return DONE if self.victim == NONE else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [v.dug(kind) for kind in t.bag_kinds(s.buried[self.victim])]

    def odds(self, s: State) -> list[int]:
        return t.bag_odds(s.buried[self.victim])

    def answer(self, s: State, seat: int, action: int) -> None:
        kind = v.dug_loot(action)
        s.buried[self.victim] -= t.ONE[kind]
        s.open[self.digger] += t.ONE[kind]
        offers.favour(s, self.victim, self.digger, FAVOUR_DUG)
        s.tell("dug_up", "JR-13.11", self.digger, self.victim, kind)
        self.victim = NONE


BEGGING: Final = 0
DEMANDING: Final = 1
PAYING: Final = 2
PAID: Final = 3


@final
class Hull(OpenQuestion):
    """JR-13.18: clockwise everybody may give the Shipwright's player a card; else he names an officer who must."""

    WORDS: ClassVar[Words] = {"stage": ["begging", "demanding", "paying", "paid"]}

    def __init__(self, seat: int, stage: int, turn: int, officer: int) -> None:
        self.seat = seat
        self.stage = stage
        self.turn = turn            # 1 is the player's left
        self.officer = officer      # who must give, or NONE

    def advance(self, s: State) -> int:
        if self.stage == BEGGING:
            while self.turn < s.seats and not s.open[self.asked(s)]:
                self.turn += 1
            if self.turn == s.seats:
                self.stage = DEMANDING
        if self.stage == PAYING and not s.open[self.officer]:
            self.stage = DEMANDING                                              # given away meanwhile
        if self.stage == DEMANDING and not self.officers(s):
            self.stage = PAID
        return DONE if self.stage == PAID else ASK

    def asked(self, s: State) -> int:
        if self.stage == BEGGING:
            return s.clockwise(self.seat)[self.turn]
        return self.seat if self.stage == DEMANDING else self.officer

    def officers(self, s: State) -> list[int]:
        """The Captain and the Quartermaster, if they own open loot and are not the player (JR-16.3.4)."""
        found = [s.captain] if s.captain != self.seat and s.open[s.captain] else []
        if s.seats > 3 and s.qm not in (NONE, self.seat, s.captain) and s.open[s.qm]:
            found.append(s.qm)
        return found

    def choices(self, s: State) -> list[int]:
        if self.stage == BEGGING:
            return [v.REFUSE, *(v.give(kind) for kind in t.bag_kinds(s.open[self.asked(s)]))]
        if self.stage == DEMANDING:
            return [*(v.demand(officer) for officer in self.officers(s)), v.WAIVE]
        return [v.surrender(kind) for kind in t.bag_kinds(s.open[self.officer])]

    def usual(self, s: State) -> int:
        if self.stage == BEGGING:
            return v.REFUSE
        if self.stage == DEMANDING:
            return v.demand(max(self.officers(s), key=lambda seat: t.bag_size(s.open[seat])))
        return v.surrender(min(t.bag_kinds(s.open[self.officer]), key=lambda kind: d.GUESS[kind]))

    def decide(self, s: State, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == v.REFUSE:
            self.turn += 1
            s.tell("refused", "JR-13.18", seat)
        elif verb == v.DEMAND:
            self.officer = v.demand_seat(action)
            self.stage = PAYING
            s.tell("demanded", "JR-13.18", seat, self.officer)
        elif verb == v.WAIVE:
            self.stage = PAID
            s.tell("demand_waived", "JR-13.18", seat)
        elif verb == v.GIVE:
            kind = v.give_gift(action)
            self.pay(s, seat, kind, "donated")
            offers.favour(s, self.seat, seat, offers.seen_value(s, kind))
            offers.keep(s, seat, self.seat, d.P_GIVE_LOOT)
        else:
            self.pay(s, seat, v.surrender_loot(action), "surrendered")
            offers.favour(s, seat, self.seat, FAVOUR_DEMANDED)

    def pay(self, s: State, seat: int, kind: int, event: str) -> None:
        """Somebody hands a loot card over."""
        self.stage = PAID
        offers.move_loot(s, seat, self.seat, kind)
        s.tell_loot(event, "JR-13.18", "JR-13.18", 1 << seat | 1 << self.seat, seat, self.seat, kind)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == BEGGING:
            return Telling("donate", "JR-13.18", [self.seat])
        if self.stage == DEMANDING:
            return Telling("demand", "JR-13.18", [])
        return Telling("surrender", "JR-13.18", [self.seat])


