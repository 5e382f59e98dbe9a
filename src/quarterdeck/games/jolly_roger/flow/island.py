"""JR-10: Treasure Island: a map, perhaps a guard, burying."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, DONE, NONE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.games.jolly_roger.actions import BURY, DONE_, TALK, with_loot
from quarterdeck.games.jolly_roger.data import BLOODY_PIRATE, COVE, HOSTAGE, JEWELS, OF_KIND, W_DIG, W_GUARD, W_MAP
from quarterdeck.games.jolly_roger.flow.cards import TurnUp
from quarterdeck.games.jolly_roger.flow.offers import prune, talk_options
from quarterdeck.games.jolly_roger.flow.talk import is_draft, speak, talkers
from quarterdeck.games.jolly_roger.flow.windows import hold
from quarterdeck.games.jolly_roger.state import CLOCKWISE, HIDDEN, LIVE, ONE, State, bag_has, bag_kinds, bag_list, toss

SEEKING: Final = 0
ARRIVING: Final = 1
LANDING: Final = 2
BURYING: Final = 3
DIGGING: Final = 4
LEAVING: Final = 5


@final
class Island(Frame[State]):
    """JR-10.1 to JR-10.7: the map wanted, arrival, guard, burying, Cabin Boy, departure."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def clone(self) -> "Island":
        return Island(self.stage)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "island", "stage": self.stage}

    def advance(self, s: State) -> int:
        stage = self.stage
        self.stage += 1
        if stage == SEEKING:
            return CALL if hold(s, W_MAP) else self.advance(s)
        if stage == ARRIVING:
            if BLOODY_PIRATE not in s.lying:                                    # JR-10.2
                s.island_barred = 1
                s.target_kind = NONE
                s.tell("island_missed", "JR-10.2")
                return DONE
            s.stack.append(TurnUp(0))
            return CALL
        if stage == LANDING:
            s.tell("landed", "JR-10.3")
            return CALL if hold(s, W_GUARD) else self.advance(s)
        if stage == BURYING:
            waiting = 0
            for seat in range(s.seats):
                if seat != s.guard and s.open[seat]:
                    waiting |= 1 << seat
            s.stack.append(Burying(waiting, [0] * s.seats))
            return CALL
        if stage == DIGGING:
            return CALL if hold(s, W_DIG) else self.advance(s)
        s.lying.remove(BLOODY_PIRATE)                                           # JR-10.7
        toss(s, BLOODY_PIRATE)
        s.target_discard.append(s.target)
        s.target = NONE
        s.target_kind = NONE
        s.guard = NONE
        return DONE


@final
class Burying(Frame[State]):
    """JR-10.4: everybody but a guard chooses, in any order, what to bury; it is carried out clockwise (JR-17.13)."""

    def __init__(self, left: int, chosen: list[int]) -> None:
        self.left = left            # bitmask of the seats that are still choosing
        self.chosen = chosen        # bag of each seat

    def clone(self) -> "Burying":
        return Burying(self.left, self.chosen.copy())

    def to_json(self) -> dict[str, Any]:
        return {"frame": "burying", "left": self.left, "chosen": [bag_list(bag) for bag in self.chosen]}

    def advance(self, s: State) -> int:
        if s.table[LIVE]:
            for seat in range(s.seats):
                if not bag_has(s.open[seat], self.chosen[seat]):                # given away meanwhile
                    self.chosen[seat] = 0
                    self.left |= 1 << seat
        if self.left:
            return ASK
        for seat in CLOCKWISE[s.seats][s.captain]:
            for kind in bag_list(self.chosen[seat]):
                if s.table[HIDDEN]:
                    s.whisper(1 << seat, 0b10, "buried", "JR-16.1.4", seat, kind)
                else:
                    s.tell("buried", "JR-10.4", seat, kind)
            s.open[seat] -= self.chosen[seat]
            s.buried[seat] += self.chosen[seat]
        self.chosen = [0] * s.seats
        if s.offers:
            prune(s)
        return DONE

    def waiting(self, s: State) -> list[int]:
        return [seat for seat in CLOCKWISE[s.seats][s.captain] if self.left >> seat & 1]

    def welcome(self, s: State) -> list[int]:
        return talkers(s, self.waiting(s))

    def options(self, s: State, seat: int) -> list[int]:
        said = talk_options(s, seat) if s.table[LIVE] else []
        if not self.left >> seat & 1:
            return said
        rest = s.open[seat] - self.chosen[seat]
        return [*(with_loot(BURY, kind) for kind in bag_kinds(rest)), DONE_, *said]

    def default(self, s: State, seat: int) -> int:
        """All, but hostages and jewels only when no cove is left (section 18)."""
        if not self.left >> seat & 1:
            return self.options(s, seat)[-1]
        for kind in bag_kinds(s.open[seat] - self.chosen[seat]):
            if kind not in (HOSTAGE, JEWELS) or not s.targets & OF_KIND[COVE]:
                return with_loot(BURY, kind)
        return DONE_

    def answer(self, s: State, seat: int, action: int) -> None:
        if action & 255 >= TALK:
            speak(s, seat, action)
            return
        if self.finishes(s, seat, action):
            self.left &= ~(1 << seat)
        if action != DONE_:
            self.chosen[seat] += ONE[action >> 8]

    def finishes(self, s: State, seat: int, action: int) -> bool:
        """Whether the seat has chosen with this: by its word, or because all its loot is named."""
        return action == DONE_ or (action & 255 == BURY and self.chosen[seat] + ONE[action >> 8] == s.open[seat])

    def is_final(self, s: State, seat: int, action: int) -> bool:
        """A choice goes back until the seat has finished choosing."""
        return self.finishes(s, seat, action) or (action & 255 != BURY and not is_draft(action))

    def hides_answer(self, s: State, seat: int, action: int) -> bool:
        """JR-17.13: how many cards somebody names would tell those who still choose."""
        return action & 255 == BURY and not self.finishes(s, seat, action)

    def restarts_clock(self, s: State, seat: int, action: int) -> bool:
        return False                                                            # all choose at the same time

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("bury", "JR-10.4", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if action & 255 == BURY:
            return Telling("no_such_loot", "JR-10.4", [action >> 8])
        return Telling("not_now", "JR-10.4", [])
