"""PM-8.3, PM-14.6: the explorer's walk along the track."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, CALL, DONE, Prompt, Question, Telling, Words, verb_of
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow.building import Retire, can_retire
from quarterdeck.games.pirates_of_maracaibo.flow.bundle import resolve
from quarterdeck.games.pirates_of_maracaibo.state import State

FAR: Final = 99

ASKING: Final = 0
TRADING: Final = 1
ARRIVED: Final = 2
OVER: Final = 3
EXPLORING: Final = ["asking", "trading", "arrived", "over"]


def track_costs(s: State, seat: int, points: int) -> list[int]:
    """PM-8.3.2, PM-8.3.3: the fewest points that lead to each space; FAR where the explorer cannot stop or go."""
    far = [FAR] * d.TRACK_SPACES
    at = s.explorers[seat]
    far[at] = 0
    taken = 0
    for other, space in enumerate(s.explorers):
        if other != seat and not d.TRACK_SHARED[space]:
            taken |= 1 << space
    found = [FAR] * d.TRACK_SPACES
    for space in range(at, d.TRACK_END):                # the data lists the spaces in walking order
        here = far[space]
        if here > points:
            continue
        for after in d.TRACK_NEXT[space]:
            cost = here if taken >> after & 1 else here + 1
            if cost <= points and cost < far[after]:
                far[after] = cost
                if not taken >> after & 1:
                    found[after] = cost
    if far[d.TRACK_END] < points and may_retire(s, seat):
        found[d.RETIREMENT] = far[d.TRACK_END] + 1
    return found


def may_retire(s: State, seat: int) -> bool:
    """PM-14.6.1, PM-AR-19: whether the track goes on behind its last space for this captain."""
    return s.modules & d.RETIRING != 0 and not s.retired >> seat & 1 and seat < s.seats and can_retire(s, seat)


def can_explore(s: State, seat: int) -> bool:
    """PM-8.3.6: not from the last space."""
    return s.explorers[seat] != d.TRACK_END or may_retire(s, seat)


@final
class Explore(Question[State]):
    """PM-8.3, PM-D16: trades are chosen first, then the space; then trades and space pay.

    A space is reached by the cheapest way: spaces passed give nothing, so another way would bring nothing else.
    """

    WORDS: ClassVar[Words] = {"stage": EXPLORING}
    PROMPT: ClassVar[Prompt] = "explore", "PM-D16", "points"

    def __init__(self, seat: int, stage: int, points: int, trades: list[int]) -> None:
        super().__init__(seat)
        self.stage = stage
        self.points = points
        self.trades = trades        # chosen, in the order in which they will pay

    def advance(self, s: State) -> int:
        if self.stage == ASKING:
            return ASK
        while self.stage == TRADING:                            # PM-AR-5: after the move, before the space
            if not self.trades:
                self.stage = ARRIVED
                break
            depth = len(s.stack)
            resolve(s, self.seat, d.TRADE_GAIN[self.trades.pop(0)], True)
            if len(s.stack) > depth:
                return CALL
        if self.stage == ARRIVED:
            self.stage = OVER
            space = s.explorers[self.seat]
            if space == d.RETIREMENT:
                s.stack.append(Retire(self.seat))
            else:
                resolve(s, self.seat, d.TRACK_EFFECTS[space], False)        # PM-8.3.4
            return CALL
        return DONE

    def options(self, s: State, seat: int) -> list[int]:
        costs = track_costs(s, seat, self.points)
        found = [v.walk(space) for space in range(s.explorers[seat] + 1, d.TRACK_SPACES) if costs[space] != FAR]
        if s.gains[seat].trades:
            found += [v.trade(trade) for trade in range(d.TRADES) if self.may_trade(s, trade)]
        if not self.trades:
            found.append(v.DECLINE)
        return found

    def default(self, s: State, seat: int) -> int:
        options = self.options(s, seat)
        return options[-1] if options[-1] == v.DECLINE else options[0]

    def answer(self, s: State, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == v.DECLINE:
            self.stage = OVER
        elif verb == v.TRADE:
            trade = v.trade_trade(action)
            self.trades.append(trade)
            self.points -= d.TRADE_LESS[trade]
            s.tell("traded", "PM-8.3.5", seat, trade)
        else:
            walk(s, seat, v.walk_space(action))
            self.stage = TRADING

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return Telling("too_far", "PM-8.3.2", []) if verb_of(action) == v.WALK else Telling("not_now", "PM-8.3.1", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        verb = verb_of(action)
        if verb == v.WALK:
            return Telling("walked", "PM-8.3.1", [track_costs(s, seat, self.points)[v.walk_space(action)]])
        return Telling("costs", "PM-8.3.5", [d.TRADE_LESS[v.trade_trade(action)]]) if verb == v.TRADE else None

    def may_trade(self, s: State, trade: int) -> bool:
        """PM-8.3.5: each trade once, and a step must remain."""
        left = self.points - d.TRADE_LESS[trade]
        return s.gains[self.seat].trades >> trade & 1 == 1 and trade not in self.trades and left >= 1


def walk(s: State, seat: int, space: int) -> None:
    """PM-8.3.2: the explorer moves to a space."""
    before = d.TRACK_RIVERS[s.explorers[seat]]
    s.explorers[seat] = space
    s.tell("explored", "PM-8.3.2", seat, space)
    if space != d.RETIREMENT and d.TRACK_RIVERS[space] > before:
        s.tell("river", "PM-8.3.7", seat, d.TRACK_RIVERS[space])


def explore(s: State, seat: int, value: int) -> None:
    """PM-8.3.1: an explore action of that value."""
    s.stack.append(Explore(seat, ASKING, points=value + s.gains[seat].explore, trades=[]))
