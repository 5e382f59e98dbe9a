"""What knowing all cards is worth: one that searches the true table, alone against searches of as many iterations.

python benchmarks/clairvoyant.py space_pirates --seats 4 --iterations 2000 --games 100 --seed 1

Nobody at a table can do better by knowing more. Chance stays hidden, and the others still answer from what they see.
No side keeps its tree between two questions.
"""

import argparse
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from quarterdeck.arena.simulate import interval
from quarterdeck.bots import Bot
from quarterdeck.bots.base import actions_of, thinkable
from quarterdeck.bots.ismcts import Search, likings, think
from quarterdeck.bots.searcher import SearchBot, normalised
from quarterdeck.bots.weights import learned
from quarterdeck.core.decision import Decision
from quarterdeck.core.match import Match
from quarterdeck.core.rng import Rng
from quarterdeck.games import game


class Seer:
    """Searches the table as it is."""

    def __init__(self, match: Match, seed: int, iterations: int) -> None:
        self._match = match
        self._rng = Rng(seed)
        self._iterations = iterations

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        """The option that the search found best."""
        rules, seat, true = self._match.game, decision.seat, self._match.state.clone()
        actions = actions_of(decision)
        if len(actions) == 1:
            return rules.language.say(actions[0])

        def anew(s: Any, asked: int, rng: Rng) -> bool:
            return asked == seat or bool(rules.redeal and rules.redeal(s, asked, rng))

        ratings = rules.rate(true, seat, actions)
        open_ = thinkable(ratings, 1)
        actions, ratings = [actions[i] for i in open_], [ratings[i] for i in open_]
        how, known = rules.thinking, learned(rules.id, rules.thinking.weights)
        value = known.value if known and how.learned else None
        priors = likings(ratings, how.temper) if how.puct > 0 else normalised(ratings)
        knowing = replace(rules, determinise=lambda _view, _rng: true.clone(), redeal=anew)
        search = Search(knowing, view, actions, priors, self._rng, how, value)
        think(search, self._iterations, 0.0)
        return rules.language.say(search.best())


def won(id_: str, seats: int, iterations: int, deals: range) -> list[float]:
    """The shares of one that sees all cards against others that do not, each deal from every seat."""
    shares = []
    for deal in deals:
        for mine in range(seats):
            match = Match(id_, seats, seed=deal)
            bots: list[Bot] = [
                Seer(match, deal * 31 + seat, iterations)
                if seat == mine
                else SearchBot(deal * 31 + seat, iterations, settings={"kept": False})
                for seat in range(seats)
            ]
            while not match.over:
                seat = match.waiting()[0]
                match.play(seat, bots[seat].choose(match.view(seat), match.ask(seat)))
            shares.append((match.ranks[mine] == 1) / list(match.ranks).count(1))
    return shares


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=0, help="a legend's by default")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    iterations = chosen.iterations or 8 * game(chosen.game).thinking.iterations
    first = chosen.seed * 1_000_003
    shares = won(chosen.game, chosen.seats, iterations, range(first, first + max(1, chosen.games // chosen.seats)))
    low, high = interval(sum(shares), len(shares))
    told = f"{sum(shares) / len(shares):.0%} ({low:.0%}–{high:.0%}) of {len(shares)}, fair {1 / chosen.seats:.0%}"
    print(f"{chosen.game} {chosen.seats} seats, {iterations} iterations, all cards : what is seen: {told}")


if __name__ == "__main__":
    main()
