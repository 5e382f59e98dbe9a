"""The bot around the search."""

from collections.abc import Mapping
from typing import Any

from quarterdeck.bots.base import actions_of, rated
from quarterdeck.bots.ismcts import Search, think
from quarterdeck.core.decision import Decision
from quarterdeck.core.rng import Rng
from quarterdeck.games import game


class SearchBot:
    """Searches so many iterations (reproducible by seed), so many seconds, or as much as the game asks for."""

    def __init__(self, seed: int = 0, iterations: int = 0, seconds: float = 0.0, effort: int = 1) -> None:
        self._rng = Rng(seed)
        self._iterations = iterations
        self._seconds = seconds
        self._effort = effort  # times the game's own measure, where no iterations are given

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        """The option that the search visited most."""
        rules = game(view["game"])
        actions = actions_of(decision)
        if len(actions) == 1:
            return rules.language.say(actions[0])
        priors = normalised(rated(view, actions, self._rng, 4))
        how = rules.thinking
        search = Search(
            rules.determinise,
            rules.scores,
            rules.ranks,
            rules.rate,
            rules.worth,
            view,
            actions,
            priors,
            self._rng,
            how.guided,
            how.horizon,
            how.laps,
            how.breadth,
            how.curiosity,
        )
        think(search, self._iterations or self._effort * how.iterations, self._seconds)
        return rules.language.say(search.best())


def normalised(ratings: list[int]) -> list[float]:
    """Ratings on a scale from 0 to 1."""
    low, high = min(ratings), max(ratings)
    return [(rating - low) / max(1, high - low) for rating in ratings]
