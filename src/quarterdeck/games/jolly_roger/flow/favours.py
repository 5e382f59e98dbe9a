"""JR-13.4, JR-13.11, JR-13.18: what the Bosun, the Cabin Boy and the Shipwright ask of the others."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CHANCE, DONE, NONE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.games.jolly_roger.actions import (
    ACCEPT,
    DECLINE,
    DEMAND,
    DROP,
    DUG,
    GIVE,
    P_GIVE_LOOT,
    PROPOSE,
    REFUSE,
    SEND,
    STAND,
    SURRENDER,
    WAIVE,
    with_loot,
    with_seat,
)
from quarterdeck.games.jolly_roger.data import GUESS
from quarterdeck.games.jolly_roger.flow.offers import (
    draft_of,
    draft_options,
    favour,
    give_word,
    hand_over,
    keep,
    move_loot,
    open_draft,
    prune,
    seen_value,
    tell_loot,
    tell_promise,
    write,
)
from quarterdeck.games.jolly_roger.flow.talk import Question, is_draft, limit_hands
from quarterdeck.games.jolly_roger.state import (
    CLOCKWISE,
    O_CREW,
    O_GIVE,
    O_PROMISE,
    O_TO,
    OFFER,
    ONE,
    TALKING,
    State,
    bag_kinds,
    bag_size,
    cards_of,
)

CHOOSING: Final = 0
WRITING: Final = 1
ASKING: Final = 2
OVER: Final = 3


@final
class GuardDuty(Frame[State]):
    """JR-13.4: the guard may ask the others, one at a time and each once, to stand in for a bribe or a promise."""

    def __init__(self, stage: int, tried: int, asked: int) -> None:
        self.stage = stage
        self.tried = tried      # bitmask of the seats that have been asked, the guard included
        self.other = asked      # who is being asked, or NONE

    def clone(self) -> "GuardDuty":
        return GuardDuty(self.stage, self.tried, self.other)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "guard_duty", "stage": self.stage, "tried": self.tried, "other": self.other}

    def advance(self, s: State) -> int:
        if self.stage == CHOOSING and (not s.table[TALKING] or self.tried == (1 << s.seats) - 1):    # JR-14.9
            self.stage = OVER
            s.tell("guard_stands", "JR-13.4", s.guard)
        if self.stage == OVER:
            return DONE
        return ASK

    def waiting(self, s: State) -> list[int]:
        return [self.asked(s)]

    def asked(self, s: State) -> int:
        return self.other if self.stage == ASKING else s.guard

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == CHOOSING:
            return [STAND, *(with_seat(PROPOSE, other) for other in range(s.seats) if not self.tried >> other & 1)]
        if self.stage == WRITING:
            return draft_options(s, seat, True)
        return [ACCEPT, DECLINE]

    def default(self, s: State, seat: int) -> int:
        return DECLINE if self.stage == ASKING else self.options(s, seat)[0 if self.stage == CHOOSING else -1]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == CHOOSING:
            if action == STAND:
                self.stage = OVER
                s.tell("guard_stands", "JR-13.4", seat)
            else:
                self.other = action >> 8
                self.stage = WRITING
                if draft_of(s, seat) != NONE:
                    write(s, seat, DROP)
                open_draft(s, seat, self.other)
        elif self.stage == WRITING:
            if action == SEND:
                self.stage = ASKING
                self.tried |= 1 << self.other
                self.tell_proposal(s, seat)
            else:
                write(s, seat, action)
                if action == DROP:
                    self.stage = CHOOSING
        else:
            self.reply(s, seat, action)

    def reply(self, s: State, seat: int, action: int) -> None:
        """The first who accepts is the guard, and the duty moves no further."""
        guard = s.guard
        at = draft_of(s, guard)
        bribe = s.drafts[at : at + OFFER]
        del s.drafts[at : at + OFFER]
        if action == DECLINE:
            self.stage = CHOOSING
            s.tell("will_not_guard", "JR-13.4", seat)
            return
        self.stage = OVER
        s.guard = seat
        s.tell("stands_in", "JR-13.4", seat, guard)
        hand_over(s, guard, seat, cards_of(bribe[O_CREW]), bribe[O_GIVE])
        prune(s)
        favour(s, guard, seat, 20)
        if bribe[O_PROMISE] != NONE:
            give_word(s, guard, seat, bribe[O_PROMISE])
        limit_hands(s)

    def tell_proposal(self, s: State, seat: int) -> None:
        """What the substitute would get."""
        at = draft_of(s, seat)
        d = s.drafts
        s.tell("guard_asks", "JR-13.4", seat, d[at + O_TO], len(cards_of(d[at + O_CREW])), bag_size(d[at + O_GIVE]))
        if d[at + O_PROMISE] != NONE:
            tell_promise(s, "guard_promises", "JR-13.4", seat, d[at + O_TO], d[at + O_PROMISE])

    def is_final(self, s: State, seat: int, action: int) -> bool:
        return self.stage != WRITING or not is_draft(action)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == CHOOSING:
            return Telling("guard", "JR-13.4", [])
        return Telling("draft" if self.stage == WRITING else "stand_in", "JR-13.4",
                       [self.other if self.stage == WRITING else s.guard])


@final
class Digging(Frame[State]):
    """JR-13.11: chance picks one of the victim's buried cards."""

    def __init__(self, digger: int, victim: int) -> None:
        self.digger = digger
        self.victim = victim        # NONE when it is done

    def clone(self) -> "Digging":
        return Digging(self.digger, self.victim)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "digging", "digger": self.digger, "victim": self.victim}

    def advance(self, s: State) -> int:
        return DONE if self.victim == NONE else ASK

    def waiting(self, s: State) -> list[int]:
        return [CHANCE]

    def asked(self, s: State) -> int:
        return CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        return [with_loot(DUG, kind) for kind in bag_kinds(s.buried[self.victim])]

    def odds(self, s: State) -> list[int]:
        bag = s.buried[self.victim]
        return [bag >> 6 * kind & 63 for kind in bag_kinds(bag)]

    def answer(self, s: State, seat: int, action: int) -> None:
        kind = action >> 8
        s.buried[self.victim] -= ONE[kind]
        s.open[self.digger] += ONE[kind]
        favour(s, self.victim, self.digger, -20)
        s.tell("dug_up", "JR-13.11", self.digger, self.victim, kind)
        self.victim = NONE

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("chance", "JR-13.11", [])


BEGGING: Final = 0
DEMANDING: Final = 1
PAYING: Final = 2
PAID: Final = 3


@final
class Hull(Question):
    """JR-13.18: clockwise everybody may give the Shipwright's player a card; else he names an officer who must."""

    def __init__(self, seat: int, stage: int, turn: int, officer: int) -> None:
        self.seat = seat
        self.stage = stage
        self.turn = turn            # 1 is the player's left
        self.officer = officer      # who must give, or NONE

    def clone(self) -> "Hull":
        return Hull(self.seat, self.stage, self.turn, self.officer)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "hull", "seat": self.seat, "stage": self.stage, "turn": self.turn, "officer": self.officer}

    def advance(self, s: State) -> int:
        if self.stage == BEGGING:
            while self.turn < s.seats and not s.open[self.who(s)]:
                self.turn += 1
            if self.turn == s.seats:
                self.stage = DEMANDING
        if self.stage == PAYING and not s.open[self.officer]:
            self.stage = DEMANDING                                              # given away meanwhile
        if self.stage == DEMANDING and not self.officers(s):
            self.stage = PAID
        return DONE if self.stage == PAID else ASK

    def who(self, s: State) -> int:
        if self.stage == BEGGING:
            return CLOCKWISE[s.seats][self.seat][self.turn]
        return self.seat if self.stage == DEMANDING else self.officer

    def officers(self, s: State) -> list[int]:
        """The Captain and the Quartermaster, if they own open loot and are not the player (JR-16.3.4)."""
        found = [s.captain] if s.captain != self.seat and s.open[s.captain] else []
        if s.seats > 3 and s.qm not in (NONE, self.seat, s.captain) and s.open[s.qm]:
            found.append(s.qm)
        return found

    def choices(self, s: State) -> list[int]:
        if self.stage == BEGGING:
            return [REFUSE, *(with_loot(GIVE, kind) for kind in bag_kinds(s.open[self.who(s)]))]
        if self.stage == DEMANDING:
            return [*(with_seat(DEMAND, officer) for officer in self.officers(s)), WAIVE]
        return [with_loot(SURRENDER, kind) for kind in bag_kinds(s.open[self.officer])]

    def usual(self, s: State) -> int:
        if self.stage == BEGGING:
            return REFUSE
        if self.stage == DEMANDING:
            return with_seat(DEMAND, max(self.officers(s), key=lambda seat: bag_size(s.open[seat])))
        return with_loot(SURRENDER, min(bag_kinds(s.open[self.officer]), key=lambda kind: GUESS[kind]))

    def decide(self, s: State, seat: int, action: int) -> None:
        verb, what = action & 255, action >> 8
        if verb == REFUSE:
            self.turn += 1
            s.tell("refused", "JR-13.18", seat)
        elif verb == DEMAND:
            self.officer = what
            self.stage = PAYING
            s.tell("demanded", "JR-13.18", seat, what)
        elif verb == WAIVE:
            self.stage = PAID
            s.tell("demand_waived", "JR-13.18", seat)
        else:
            self.stage = PAID
            move_loot(s, seat, self.seat, what)
            both = 1 << seat | 1 << self.seat
            tell_loot(s, both, "donated" if verb == GIVE else "surrendered", "JR-13.18", seat, self.seat, what)
            if verb == GIVE:
                favour(s, self.seat, seat, seen_value(s, what))
                keep(s, seat, self.seat, P_GIVE_LOOT)
            else:
                favour(s, seat, self.seat, -10)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == BEGGING:
            return Telling("donate", "JR-13.18", [self.seat])
        if self.stage == DEMANDING:
            return Telling("demand", "JR-13.18", [])
        return Telling("surrender", "JR-13.18", [self.seat])


