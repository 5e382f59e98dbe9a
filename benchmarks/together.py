"""Two processes that search for one answer, against one: what they search in the same time, and what that is worth.

python benchmarks/together.py --seconds 1.2                       # iterations of one and of two processes, by the clock
python benchmarks/together.py pirates_of_the_7_seas --games 60    # two halves added up : one search of as much CPU
python benchmarks/together.py pirates_of_the_7_seas --wall        # against one of as many seconds, half the CPU
"""

import argparse
import os
from collections.abc import Mapping
from typing import Any

from quarterdeck.arena.simulate import interval
from quarterdeck.bots import Bot, bot
from quarterdeck.bots.base import actions_of
from quarterdeck.bots.ismcts import Search
from quarterdeck.bots.searcher import SearchBot
from quarterdeck.bots.together import add
from quarterdeck.core.decision import Decision
from quarterdeck.core.match import Match
from quarterdeck.core.rng import Rng
from quarterdeck.games import game, games

EVERY = 9  # answers between two that are searched by the clock


class Halves:
    """Searches twice with half the iterations and adds up what both found, as two processes do."""

    def __init__(self, seed: int, iterations: int) -> None:
        self._rng = Rng(seed)
        self._iterations = iterations // 2

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        """The option that both together found best."""
        rules, actions = game(view["game"]), actions_of(decision)
        if len(actions) == 1:
            return rules.language.say(actions[0])
        one, other = (self._searched(view, actions) for _ in range(2))
        found = [[node.action, node.visits, node.value] for node in other.root.children.values()]
        add(one, [other.root.visits, [line for line in found if line[0] in one.root.children]])
        return rules.language.say(one.best())

    def _searched(self, view: Mapping[str, Any], actions: list[int]) -> Search:
        settings = {"kept": False}
        return SearchBot(self._rng.below(1 << 30), self._iterations, settings=settings).search(view, actions)


def won(id_: str, seats: int, iterations: int, others: int, deals: range) -> list[float]:
    """The shares of one that adds up halves against others that search at once, each deal from every seat."""
    shares = []
    for deal in deals:
        for mine in range(seats):
            match = Match(id_, seats, seed=deal)
            bots: list[Bot] = [
                Halves(deal * 31 + seat, iterations)
                if seat == mine
                else SearchBot(deal * 31 + seat, others, settings={"kept": False})
                for seat in range(seats)
            ]
            while not match.over:
                seat = match.waiting()[0]
                match.play(seat, bots[seat].choose(match.view(seat), match.ask(seat)))
            shares.append((match.ranks[mine] == 1) / list(match.ranks).count(1))
    return shares


def searched(id_: str, seats: int, seconds: float, answers: int) -> list[int]:
    """How much one process and two have searched in the same time, over some positions of a game of bosuns."""
    match, met, found, asked = Match(id_, seats, seed=1), 0, [0, 0], 0
    bosuns = [bot("bosun", seed=seat) for seat in range(seats)]
    while not match.over and asked < answers:
        seat = match.waiting()[0]
        view, decision = match.view(seat), match.ask(seat)
        met += 1
        if met % EVERY == 0 and len(decision.actions) > 1:
            asked += 1
            for i in range(2):
                thinker = SearchBot(met, seconds=seconds, effort=0, settings={"kept": False}, processes=i + 1)
                found[i] += thinker.search(view, actions_of(decision)).root.visits
        match.play(seat, bosuns[seat].choose(view, decision))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--answers", type=int, default=6)
    parser.add_argument("--iterations", type=int, default=128)
    parser.add_argument("--wall", action="store_true", help="as long by the clock: twice the CPU")
    parser.add_argument("--games", dest="count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    for id_ in chosen.games:
        seats = max(chosen.seats, game(id_).seats.start, 2)
        if chosen.seconds:
            one, two = searched(id_, seats, chosen.seconds, chosen.answers)
            load = os.getloadavg()[0]
            print(
                f"{id_:24}{seats} seats: one {one:,}, two {two:,} iterations: {two / one:.2f} times (load {load:.1f})"
            )
            continue
        deals = range(chosen.seed * 1_000_003, chosen.seed * 1_000_003 + max(1, chosen.count // seats))
        others = chosen.iterations // 2 if chosen.wall else chosen.iterations
        shares = won(id_, seats, chosen.iterations, others, deals)
        low, high = interval(sum(shares), len(shares))
        told = f"{sum(shares) / len(shares):.0%} ({low:.0%}–{high:.0%}) of {len(shares)}, fair {1 / seats:.0%}"
        print(f"{id_:24}{seats} seats, 2 × {chosen.iterations // 2} : {others}: {told}", flush=True)


if __name__ == "__main__":
    main()
