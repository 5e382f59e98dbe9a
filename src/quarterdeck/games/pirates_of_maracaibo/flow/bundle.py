"""PM-5.3, PM-5.4, PM-8.9, PM-8.10: gains, and effects of one source in the order that the captain chooses."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, CALL, DONE, NONE, Prompt, Question, Telling, Words, verb_of
from quarterdeck.games.pirates_of_maracaibo import data as d, effects, verbs as v
from quarterdeck.games.pirates_of_maracaibo.actions import ISLANDS
from quarterdeck.games.pirates_of_maracaibo.state import State

OPTIONAL: Final = (
    d.BURY, d.QUEST, d.UPGRADE, d.EXPLORE, d.PLACE_TILE, d.USE_TILE, d.FIGUREHEAD, d.DROP_QUEST, d.BUILD, d.ACQUIRE,
)
MAY_DECLINE: Final[list[bool]] = [
    d.EFFECT_KIND[effect] in OPTIONAL or (d.EFFECT_KIND[effect] == d.CUBE and d.EFFECT_ARG[effect] >= d.ANY)
    for effect in range(d.EFFECTS)
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
        kind = d.EFFECT_KIND[effect]
        if kind == d.VP:
            gain_vp(s, seat, d.EFFECT_AMOUNT[effect], "PM-5.3")
        elif kind == d.DOUBLOONS:
            gain_doubloons(s, seat, d.EFFECT_AMOUNT[effect], "PM-5.3")
        else:
            rest.append(effect)
    if not rest:
        return
    if chosen and len(rest) == 1 and effects.usable(s, seat, rest[0]):
        effects.perform(s, seat, rest[0])
    else:
        s.stack.append(Bundle(seat, rest))


def note_worth(s: State, seat: int, action: int) -> Telling | None:
    """PM-5.3.1: what a counted gain would pay now."""
    worth = effects.counted(s, seat, v.use_effect(action)) if verb_of(action) == v.USE else NONE
    return Telling("brings", "PM-8.10.5", [worth]) if worth != NONE else None


@final
class Bundle(Question[State]):
    """PM-5.4, PM-D17: pending effects of one source; the captain picks one after another or drops the rest."""

    WORDS: ClassVar[Words] = {"pending": d.EFFECT_IDS}
    PROMPT: ClassVar[Prompt] = "bundle", "PM-D17"

    def __init__(self, seat: int, pending: list[int]) -> None:
        super().__init__(seat)
        self.pending = pending

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
            action = v.use(effect)
            if action not in found and effects.usable(s, seat, effect):
                found.append(action)
        found.append(v.FINISH)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == v.FINISH:
            for effect in self.pending:
                s.tell("dropped_effect", "PM-5.3", seat, effect)
            self.pending.clear()
            return
        self.pending.remove(v.use_effect(action))
        effects.perform(s, seat, v.use_effect(action))

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return note_worth(s, seat, action)


@final
class Island(Question[State]):
    """PM-8.10.1, PM-D21: cubes go to an island of choice, all to the same."""

    PROMPT: ClassVar[Prompt] = "island", "PM-D21", "cubes"

    def __init__(self, seat: int, cubes: int) -> None:
        super().__init__(seat)
        self.cubes = cubes

    def advance(self, s: State) -> int:
        return ASK if self.cubes else DONE

    def options(self, s: State, seat: int) -> list[int]:
        return ISLANDS

    def default(self, s: State, seat: int) -> int:
        return v.DECLINE

    def answer(self, s: State, seat: int, action: int) -> None:
        if action != v.DECLINE:
            add_cubes(s, seat, v.island_treasure(action), self.cubes)
        self.cubes = 0

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if action == v.DECLINE:
            return None
        return Telling("cubes_there", "PM-10.6", [s.islands[v.island_treasure(action)]])
