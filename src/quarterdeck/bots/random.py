"""Any legal answer, each as likely as the others."""

from collections.abc import Mapping
from typing import Any

from quarterdeck.bots.base import actions_of
from quarterdeck.core.decision import Decision
from quarterdeck.core.rng import Rng
from quarterdeck.games import game


class RandomBot:
    """Plays at random: the zero of every measurement."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        """Any option."""
        rules = game(view["game"])
        actions = actions_of(decision)
        return rules.language.say(actions[self._rng.below(len(actions))])
