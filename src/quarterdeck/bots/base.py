"""What every bot is, and what they share."""

from collections.abc import Mapping
from typing import Any, Protocol

from quarterdeck.core.decision import Decision
from quarterdeck.core.engine import NEVER, answer
from quarterdeck.core.rng import Rng
from quarterdeck.games import game


class Bot(Protocol):
    """Answers decisions. Any object with this method may sit at a table."""

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        """The words of one of the decision's options."""


def actions_of(decision: Decision) -> list[int]:
    """The packed actions of a decision, preferences left out where there is a move."""
    verb = decision.game.language.verb
    return [action for action in decision.actions if not verb(action).preference] or list(decision.actions)


def rated(view: Mapping[str, Any], actions: list[int], rng: Rng, samples: int) -> list[int]:
    """How good each action looks to the game's policy, summed over possible tables behind the view."""
    rules = game(view["game"])
    totals = [0] * len(actions)
    for _ in range(samples):
        ratings = rules.rate(rules.determinise(dict(view), rng), view["seat"], actions)
        totals = [total + rating for total, rating in zip(totals, ratings, strict=True)]
    return totals


def changes(view: Mapping[str, Any], actions: list[int], rng: Rng) -> list[list[float]]:
    """What each action changes at once of what counts for its seat, on a possible table behind the view."""
    rules, seat = game(view["game"]), view["seat"]
    if rules.features is None:
        return [[] for _ in actions]
    table = rules.determinise(dict(view), rng)
    before, found = rules.features(table)[seat], []
    for action in actions:
        s = table.clone()
        answer(s, seat, action)
        found.append([now - was for now, was in zip(rules.features(s)[seat], before, strict=True)])
    return found


def thinkable(ratings: list[int], samples: int) -> list[int]:
    """Which of the answers the policy does not rule out on most of so many tables; all where it rules out all."""
    return [i for i, rating in enumerate(ratings) if rating * 2 > NEVER * samples] or list(range(len(ratings)))
