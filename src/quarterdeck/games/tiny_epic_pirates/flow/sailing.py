"""Sailing one's own ship (TEP-5.2)."""

from typing import final

from mypy_extensions import i64

from quarterdeck.core.engine import ASK, DONE, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.frames import Single
from quarterdeck.games.tiny_epic_pirates import data as d, verbs as v
from quarterdeck.games.tiny_epic_pirates.flow.basics import Jostle
from quarterdeck.games.tiny_epic_pirates.state import State


@final
class Sailing(Single[State]):
    """TEP-5.2: step by step through the sea, as far as the range reaches (TEP-D2)."""

    def __init__(self, pirate: int, steps: int = 0, extra: int = 0, over: int = 0) -> None:
        self.pirate = pirate
        self.steps = steps      # steps made
        self.extra = extra      # range from tailwinds spent
        self.over = over

    def advance(self, s: State) -> int:
        if self.over or (self.steps >= self.range(s) and not s.tailwinds[self.pirate]):     # TEP-5.2.6
            return DONE
        return ASK

    def asked(self, s: State) -> int:
        return self.pirate

    def options(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        pirate = self.pirate
        if self.steps < self.range(s):                                          # TEP-5.2.9
            sea = s.sea
            brave = s.can_be_jostled(pirate)                                    # TEP-5.2.7
            for cell in d.NEIGHBOURS[s.ship[pirate]]:
                if not d.STORM[sea[cell]]:
                    found.append(v.sail(cell))
                else:
                    if brave:
                        found.append(v.sail(cell))
                    if s.passes[pirate]:                                        # TEP-AR-9
                        found.append(v.slip(cell))
        if s.tailwinds[pirate]:                                                 # TEP-5.2.8
            found.append(v.TAILWIND)
        found.append(v.STOP)
        return found

    def default(self, s: State, seat: int) -> int:
        return v.STOP

    def answer(self, s: State, seat: int, action: int) -> None:
        pirate = self.pirate
        verb: i64 = verb_of(action)
        if verb == v.STOP:
            self.over = 1
        elif verb == v.TAILWIND:
            s.tailwinds[pirate] -= 1
            self.extra += d.TAILWIND_SAIL
            s.tell("tailwind", "TEP-5.2.8", pirate)
        else:
            cell = v.slip_cell(action) if verb == v.SLIP else v.sail_cell(action)
            s.tell("sailed", "TEP-5.2.2", pirate, s.ship[pirate], cell)
            s.ship[pirate] = cell
            self.steps += 1
            if s.hidden >> pirate & 1:
                s.hidden &= ~(1 << pirate)                                      # TEP-5.2.4
                s.tell("unhidden", "TEP-5.2.4", pirate)
            if verb == v.SLIP:
                s.passes[pirate] -= 1
                s.tell("slipped", "TEP-5.2.8", pirate, cell)
            elif d.STORM[s.sea[cell]]:
                s.tell("storm", "TEP-5.2.5", pirate, cell)
                s.stack.append(Jostle(pirate))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("sail", "TEP-5.2.2", [max(0, self.range(s) - self.steps)])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        verb = verb_of(action)
        if verb in {v.SAIL, v.SLIP}:
            cell = v.slip_cell(action) if verb == v.SLIP else v.sail_cell(action)
            if self.steps >= self.range(s):
                return Telling("out_of_range", "TEP-5.2.1", [])
            if d.DISTANCE[s.ship[self.pirate] * d.CELLS + cell] != 1:
                return Telling("not_adjacent", "TEP-5.2.2", [cell])
            if verb == v.SLIP:
                return Telling("no_pass_needed", "TEP-5.2.8", [])
            return Telling("storm_barred", "TEP-5.2.7", [cell])
        return Telling("no_tailwind", "TEP-5.2.8", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        if verb_of(action) == v.SAIL and d.STORM[s.sea[v.sail_cell(action)]]:
            return Telling("storm_ahead", "TEP-5.2.5", [])
        return None

    def range(self, s: State) -> int:
        """TEP-5.2.1: level, Rigging and tailwinds, counted anew after every step."""
        return d.SAIL[s.level[self.pirate]] + s.hands[self.pirate * d.STATIONS + d.RIGGING] + self.extra


def reach(s: State, sailing: Sailing) -> list[list[int]]:
    """TEP-5.2: a way to every card within reach: the fewest steps and, among those, the fewest storms."""
    pirate = sailing.pirate
    here = s.ship[pirate]
    at = pirate * d.STATIONS
    brave = s.passes[pirate] + s.working(pirate) + s.wheel[pirate].bit_count()      # TEP-5.2.7
    spare = s.passes[pirate] + s.hands[at + d.CANNONS] + s.hands[at + d.EXTORT]     # Rigging is jostled last
    fewest = [brave + 1] * d.CELLS          # storms on the way to each card, as far as known
    fewest[here] = 0
    found: dict[int, list[int]] = {here: []}
    front: dict[int, list[int]] = {here: []}
    while front:
        after: dict[int, list[int]] = {}
        for cell, way in front.items():
            storms = sum([d.STORM[s.sea[met]] for met in way])
            lost = min(s.hands[at + d.RIGGING], max(0, storms - spare))
            if sailing.steps + len(way) >= sailing.range(s) - lost:
                continue
            for other in d.NEIGHBOURS[cell]:
                more = storms + d.STORM[s.sea[other]]
                if more < fewest[other]:
                    fewest[other] = more
                    after[other] = [*way, other]
        for goal, way in after.items():
            found.setdefault(goal, way)
        front = after
    del found[here]
    return list(found.values())
