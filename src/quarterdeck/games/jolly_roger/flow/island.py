"""JR-10: Treasure Island: a map, perhaps a guard, burying."""

from bisect import insort
from typing import ClassVar, Final, final

from quarterdeck.core.engine import ASK, DONE, NONE, Frame, verb_of
from quarterdeck.core.fields import Prompt, Reasons, Words
from quarterdeck.core.frames import NEXT, Steps
from quarterdeck.games.jolly_roger import data as d, state as t, verbs as v
from quarterdeck.games.jolly_roger.flow.cards import TurnUp
from quarterdeck.games.jolly_roger.flow.offers import judge, prune, talk_options
from quarterdeck.games.jolly_roger.flow.talk import is_draft, speak, talkers
from quarterdeck.games.jolly_roger.flow.windows import open_window
from quarterdeck.games.jolly_roger.state import State

SEEKING: Final = 0
ARRIVING: Final = 1
LANDING: Final = 2
BURYING: Final = 3
DIGGING: Final = 4
LEAVING: Final = 5


@final
class Island(Steps[State]):
    """JR-10.1 to JR-10.7: the map wanted, arrival, guard, burying, Cabin Boy, departure."""

    WORDS: ClassVar[Words] = {"stage": ["seeking", "arriving", "landing", "burying", "digging", "leaving"]}

    def step(self, s: State, stage: int) -> int:
        if stage == SEEKING:
            open_window(s, d.W_MAP)
        elif stage == ARRIVING:
            if d.BLOODY_PIRATE not in s.lying:                                    # JR-10.2
                s.island_barred = 1
                s.target_kind = NONE
                s.tell("island_missed", "JR-10.2")
                for seat in range(s.seats):
                    judge(s, seat, d.P_MAP, 0)
                return DONE
            s.stack.append(TurnUp(0))
        elif stage == LANDING:
            s.tell("landed", "JR-10.3")
            open_window(s, d.W_GUARD)
        elif stage == BURYING:
            burying = [1 << seat for seat in range(s.seats) if seat != s.guard and s.open[seat]]
            s.stack.append(Burying(sum(burying), [[] for _ in range(s.seats)]))
        elif stage == DIGGING:
            open_window(s, d.W_DIG)
        else:
            s.lying.remove(d.BLOODY_PIRATE)                                       # JR-10.7
            t.toss(s, d.BLOODY_PIRATE)
            t.discard_target(s)
            s.guard = NONE
            return DONE
        return NEXT


@final
class Burying(Frame[State]):
    """JR-10.4: everybody but a guard chooses, in any order, what to bury; it is carried out clockwise (JR-17.13)."""

    PROMPT: ClassVar[Prompt] = "bury", "JR-10.4"
    REASONS: ClassVar[Reasons] = {v.BURY: ("no_such_loot", "JR-10.4", "loot")}

    def __init__(self, left: int, chosen: list[list[int]]) -> None:
        self.left = left            # bitmask of the seats that are still choosing
        self.chosen = chosen        # loot of each seat, sorted

    def advance(self, s: State) -> int:
        if s.table[t.LIVE]:
            for seat in range(s.seats):
                if not t.bag_has(s.open[seat], t.bag_of(self.chosen[seat])):      # given away meanwhile
                    self.chosen[seat] = []
                    self.left |= 1 << seat
        if self.left:
            return ASK
        for seat in s.clockwise(s.captain):
            for kind in self.chosen[seat]:
                s.open[seat] -= t.ONE[kind]
                s.buried[seat] += t.ONE[kind]
                s.tell_loot("buried", "JR-10.4", "JR-16.1.4", 1 << seat, seat, kind)
        self.chosen = [[] for _ in range(s.seats)]
        if s.offers:
            prune(s)
        return DONE

    def waiting(self, s: State) -> list[int]:
        return [seat for seat in s.clockwise(s.captain) if self.left >> seat & 1]

    def welcome(self, s: State) -> list[int]:
        return talkers(s, self.waiting(s))

    def options(self, s: State, seat: int) -> list[int]:
        said = talk_options(s, seat) if s.table[t.LIVE] else []
        if not self.left >> seat & 1:
            return said
        return [*(v.bury(kind) for kind in self.left_to(s, seat)), v.DONE, *said]

    def left_to(self, s: State, seat: int) -> list[int]:
        """What a seat may still name."""
        return t.bag_kinds(s.open[seat] - t.bag_of(self.chosen[seat]))

    def default(self, s: State, seat: int) -> int:
        """All, but hostages and jewels only when no cove is left (section 18)."""
        if not self.left >> seat & 1:
            return self.options(s, seat)[-1]
        for kind in self.left_to(s, seat):
            if kind not in (d.HOSTAGE, d.JEWELS) or not s.targets & d.OF_KIND[d.COVE]:
                return v.bury(kind)
        return v.DONE

    def answer(self, s: State, seat: int, action: int) -> None:
        if verb_of(action) >= v.TALK:
            speak(s, seat, action)
            return
        if self.finishes(s, seat, action):
            self.left &= ~(1 << seat)
        if action != v.DONE:
            insort(self.chosen[seat], v.bury_loot(action))

    def finishes(self, s: State, seat: int, action: int) -> bool:
        """Whether the seat has chosen with this: by its word, or because all its loot is named."""
        all_named = verb_of(action) == v.BURY and len(self.chosen[seat]) + 1 == t.bag_size(s.open[seat])
        return action == v.DONE or all_named

    def is_final(self, s: State, seat: int, action: int) -> bool:
        """A choice goes back until the seat has finished choosing."""
        return self.finishes(s, seat, action) or (verb_of(action) != v.BURY and not is_draft(action))

    def hides_answer(self, s: State, seat: int, action: int) -> bool:
        """JR-17.13: how many cards somebody names would tell those who still choose."""
        return verb_of(action) == v.BURY and not self.finishes(s, seat, action)

    def restarts_clock(self, s: State, seat: int, action: int) -> bool:
        return False                                                            # all choose at the same time
