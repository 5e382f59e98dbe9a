"""P7-14: the final sale, the score, and a shared victory."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, DONE, Frame, Prompt, Single, Telling, verb_of
from quarterdeck.games.pirates_of_the_7_seas import data as d, scoring, verbs as v
from quarterdeck.games.pirates_of_the_7_seas.flow.guards import take_skulls
from quarterdeck.games.pirates_of_the_7_seas.flow.rituals import negotiations, perform
from quarterdeck.games.pirates_of_the_7_seas.flow.turns import sell
from quarterdeck.games.pirates_of_the_7_seas.state import State

PLAN_PAIRS: Final[list[int]] = [v.negotiate(0, 1), v.negotiate(0, 2), v.negotiate(1, 2)]
DECIDING: Final[list[int]] = [v.SHARE, v.WAIVE]
UNOPENED: Final = -1


@final
class FinalSale(Frame[State]):
    """P7-14.2, P7-14.4: everybody may negotiate, all at the same time; then all goods are sold and points counted."""

    PROMPT: ClassVar[Prompt] = "final_sale", "P7-14.2"

    def __init__(self, done: int) -> None:
        self.done = done        # bitmask of the seats that negotiate no more; UNOPENED before the sale

    def advance(self, s: State) -> int:
        if self.done == UNOPENED:
            self.done = 0
            s.tell("last_market", "P7-14.2", s.port())
        if self.waiting(s):
            return ASK
        for seat in range(s.seats):
            sell_out(s, seat)
        for seat in range(s.seats):
            count_up(s, seat)
        tell_ties(s)
        return DONE

    def waiting(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats) if not self.done >> seat & 1 and negotiations(s, seat)]

    def options(self, s: State, seat: int) -> list[int]:
        return [v.DONE_SELLING, *negotiations(s, seat)]

    def default(self, s: State, seat: int) -> int:
        """P7-14.4: the next Negotiation of the best plan."""
        plan = scoring.best_plan(s, seat)
        for pair, times in enumerate(plan):
            if times > 0:
                return PLAN_PAIRS[pair]
        return v.DONE_SELLING

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == v.DONE_SELLING:
            self.done |= 1 << seat
        else:
            perform(s, seat, action)

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.NEGOTIATE:
            same = v.negotiate_one(action) == v.negotiate_other(action)
            return Telling("same_kind" if same else "not_owned", "P7-12.4", [])
        return Telling("not_now", "P7-14.2", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """What a Negotiation pays, and the points with everything sold then."""
        if verb_of(action) != v.NEGOTIATE:
            return Telling("ends_with", "P7-14.6", [scoring.points_sold_out(s, seat, -1, -1)])
        one, other = v.negotiate_one(action), v.negotiate_other(action)
        return Telling("brings_points", "P7-14.6",
                       [s.demand(one) + s.demand(other), scoring.points_sold_out(s, seat, one, other)])


def sell_out(s: State, seat: int) -> None:
    """P7-14.2: all goods that are left, as one sale."""
    rum, coffee, fruit = s.goods[seat * d.GOODS], s.goods[seat * d.GOODS + 1], s.goods[seat * d.GOODS + 2]
    if rum + coffee + fruit > 0:
        sell(s, seat, rum, coffee, fruit, "P7-14.2")


def count_up(s: State, seat: int) -> None:
    """P7-14.5, P7-14.6: skulls for surplus cards, then the points, line by line."""
    surplus = s.hands[seat].bit_count() - d.HAND_LIMIT
    if surplus > 0:
        s.tell("surplus_cards", "P7-14.5", seat, surplus)
        take_skulls(s, seat, surplus, "P7-14.5")
    if s.out is None:
        return
    s.tell("scored_chests", "P7-14.6", seat, s.chests[seat])
    s.tell("scored_talismans", "P7-14.6", seat, s.talismans[seat])
    s.tell("scored_yin_yang", "P7-14.6", seat, s.yin_yang[seat], s.yin_yang[seat] // d.YIN_YANG_PER_POINT)
    s.tell("scored_skulls", "P7-14.6", seat, s.skulls[seat], d.POINTS_PER_SKULL * s.skulls[seat])
    s.tell("scored", "P7-14.6", seat, scoring.points(s, seat))


def tell_ties(s: State) -> None:
    """P7-14.7: what separates those who are level on points at the top."""
    if s.out is None:
        return
    winners = scoring.leaders(s)
    best = scoring.points(s, winners[0])
    level = [seat for seat in range(s.seats) if scoring.points(s, seat) == best]
    if len(level) > len(winners):
        fewest = s.corsairs[winners[0]].bit_count()
        corsairs = any(s.corsairs[seat].bit_count() > fewest for seat in level)
        skulls = any(s.corsairs[seat].bit_count() == fewest for seat in level if seat not in winners)
        for seat in winners:
            if corsairs:
                s.tell("tie_corsairs", "P7-14.7", seat)
            if skulls:
                s.tell("tie_skulls", "P7-14.7", seat)
    if len(winners) > 1:
        s.tell("shared", "P7-14.7")


@final
class Waiving(Single[State]):
    """P7-14.8: those who share the victory are asked one after another whether they waive it."""

    PROMPT: ClassVar[Prompt] = "waive", "P7-14.8"

    def __init__(self, winners: list[int], turn: int) -> None:
        self.winners = winners  # in seat order; empty before they are known
        self.turn = turn        # how many have been asked

    def advance(self, s: State) -> int:
        if not self.winners:
            self.winners = scoring.leaders(s)
        left = [seat for seat in self.winners if not s.waived >> seat & 1]
        if self.turn < len(self.winners) and len(left) > 1:
            return ASK
        for seat in left:
            s.tell("won", "P7-14.7", seat, scoring.points(s, seat))
        return DONE

    def asked(self, s: State) -> int:
        return self.winners[self.turn]

    def options(self, s: State, seat: int) -> list[int]:
        return DECIDING

    def answer(self, s: State, seat: int, action: int) -> None:
        self.turn += 1
        if action == v.WAIVE:
            s.waived |= 1 << seat
            s.tell("waived", "P7-14.8", seat)
        else:
            s.tell("kept_victory", "P7-14.8", seat)


