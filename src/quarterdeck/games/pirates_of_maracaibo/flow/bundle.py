"""PM-5.3, PM-5.4, PM-8.9, PM-8.10: gains, and effects of one source in the order that the captain chooses."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.games.pirates_of_maracaibo import effects
from quarterdeck.games.pirates_of_maracaibo.actions import DECLINE, FINISH, ISLANDS, USE, one
from quarterdeck.games.pirates_of_maracaibo.data import (
    ACQUIRE,
    ANY,
    BUILD,
    BURY,
    CUBE,
    DOUBLOONS,
    DROP_QUEST,
    EFFECT_AMOUNT,
    EFFECT_ARG,
    EFFECT_IDS,
    EFFECT_KIND,
    EFFECTS,
    EXPLORE,
    FIGUREHEAD,
    PLACE_TILE,
    QUEST,
    UPGRADE,
    USE_TILE,
    VP,
)
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Question
from quarterdeck.games.pirates_of_maracaibo.state import State

MAY_DECLINE: Final[list[bool]] = [
    EFFECT_KIND[effect] in {BURY, QUEST, UPGRADE, EXPLORE, PLACE_TILE, USE_TILE, FIGUREHEAD, DROP_QUEST, BUILD, ACQUIRE}
    or (EFFECT_KIND[effect] == CUBE and EFFECT_ARG[effect] >= ANY)
    for effect in range(EFFECTS)
]       # effects whose own question can be declined


def gain_vp(s: State, seat: int, points: int, rule: str) -> None:
    """PM-8.9.3: points are scored at once."""
    s.vp[seat] += points
    s.tell("gained_vp", rule, seat, points)


def gain_doubloons(s: State, seat: int, coins: int, rule: str) -> None:
    """PM-8.9.2: money from the supply, which never runs out (PM-3.1)."""
    s.doubloons[seat] += coins
    s.tell("gained_doubloons", rule, seat, coins)


def add_cubes(s: State, seat: int, kind: int, cubes: int) -> None:
    """PM-8.10.1: cubes from the supply to an island."""
    s.islands[kind] += cubes
    s.tell("cubes_added", "PM-8.10.1", seat, kind, s.islands[kind])


def resolve(s: State, seat: int, pending: list[int], chosen: bool) -> None:
    """PM-DR-2: fixed gains at once, then the rest by the captain's order; a single chosen effect needs no question."""
    rest: list[int] = []
    for effect in pending:
        kind = EFFECT_KIND[effect]
        if kind == VP:
            gain_vp(s, seat, EFFECT_AMOUNT[effect], "PM-5.3")
        elif kind == DOUBLOONS:
            gain_doubloons(s, seat, EFFECT_AMOUNT[effect], "PM-5.3")
        else:
            rest.append(effect)
    if not rest:
        return
    if chosen and len(rest) == 1 and effects.usable(s, seat, rest[0]):
        effects.perform(s, seat, rest[0])
    else:
        s.stack.append(Bundle(seat, rest))


@final
class Bundle(Question):
    """PM-5.4, PM-D17: pending effects of one source; the captain picks one after another or drops the rest."""

    def __init__(self, seat: int, pending: list[int]) -> None:
        super().__init__(seat)
        self.pending = pending

    def clone(self) -> "Bundle":
        return Bundle(self.seat, self.pending.copy())

    def to_json(self) -> dict[str, Any]:
        return {"frame": "bundle", "seat": self.seat, "pending": [EFFECT_IDS[effect] for effect in self.pending]}

    def advance(self, s: State) -> int:
        pending = self.pending
        for effect in pending:
            if effects.usable(s, self.seat, effect):
                if len(pending) > 1 or not MAY_DECLINE[effect]:
                    return ASK
                pending.clear()                                     # its own question has the same way out
                effects.perform(s, self.seat, effect)
                return CALL
        for effect in pending:                                      # PM-DR-7
            s.tell("skipped", "PM-DR-7", self.seat, effect)
        return DONE

    def options(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for effect in self.pending:
            action = one(USE, effect)
            if action not in found and effects.usable(s, seat, effect):
                found.append(action)
        found.append(FINISH)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == FINISH:
            for effect in self.pending:
                s.tell("dropped_effect", "PM-5.3", seat, effect)
            self.pending.clear()
            return
        self.pending.remove(action >> 8)
        effects.perform(s, seat, action >> 8)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("bundle", "PM-D17", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """What a counted gain would pay now (PM-5.3.1)."""
        worth = effects.counted(s, seat, action >> 8) if action != FINISH else NONE
        return Telling("brings", "PM-8.10.5", [worth]) if worth != NONE else None


@final
class Island(Question):
    """PM-8.10.1, PM-D21: cubes go to an island of choice, all to the same."""

    def __init__(self, seat: int, cubes: int) -> None:
        super().__init__(seat)
        self.cubes = cubes

    def clone(self) -> "Island":
        return Island(self.seat, self.cubes)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "island", "seat": self.seat, "cubes": self.cubes}

    def advance(self, s: State) -> int:
        return ASK if self.cubes else DONE

    def options(self, s: State, seat: int) -> list[int]:
        return ISLANDS

    def answer(self, s: State, seat: int, action: int) -> None:
        if action != DECLINE:
            add_cubes(s, seat, action >> 8, self.cubes)
        self.cubes = 0

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("island", "PM-D21", [self.cubes])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return Telling("cubes_there", "PM-10.6", [s.islands[action >> 8]]) if action != DECLINE else None
