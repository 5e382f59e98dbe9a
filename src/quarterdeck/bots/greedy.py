"""The answer that looks best to the game's policy, one step ahead."""

from collections.abc import Mapping
from typing import Any

from quarterdeck.bots.base import actions_of, rated, thinkable
from quarterdeck.core.decision import Decision
from quarterdeck.core.rng import Rng
from quarterdeck.games import game


class GreedyBot:
    """Rates every option on a few possible tables and takes the best; with `slips`, errs like a person."""

    def __init__(self, seed: int = 0, samples: int = 8, slips: int = 0) -> None:
        self._rng = Rng(seed)
        self._samples = samples
        self._slips = slips  # percent of answers that are merely plausible

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        """The option with the highest rating; ties are broken at random."""
        rules = game(view["game"])
        actions = actions_of(decision)
        self._rng.shuffle(actions)
        totals = rated(view, actions, self._rng, self._samples)
        order = sorted(thinkable(totals, self._samples), key=lambda i: -totals[i])
        if self._rng.below(100) < self._slips:
            order = plausible(totals, order)
            self._rng.shuffle(order)
        return rules.language.say(actions[order[0]])


def plausible(ratings: list[int], order: list[int]) -> list[int]:
    """The better half of the answers, best first, but those that are as bad as the worst; all where all are alike."""
    worst = ratings[order[-1]]
    return [i for i in order[: (len(order) + 1) // 2] if ratings[i] > worst] or order
