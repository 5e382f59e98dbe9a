"""The bot around the search."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from quarterdeck.bots.base import actions_of, changes, rated, thinkable
from quarterdeck.bots.ismcts import NOBODY, Node, Search, likings, think
from quarterdeck.bots.memory import Memory
from quarterdeck.bots.together import processes, think_together
from quarterdeck.bots.weights import Taste, learned
from quarterdeck.core.decision import Decision
from quarterdeck.core.game import Game
from quarterdeck.core.rng import Rng
from quarterdeck.games import game

SAMPLES = 4  # possible tables on which the policy rates the answers before the search
WEIGHED = 24  # best rated answers that are judged by what they change too, where that was learned
DEPTH = 5  # answers of a line that is told
BRIEF = 0.6  # seconds that are not worth another process


@dataclass(frozen=True)
class Considered:
    """An answer that was thought through, with what is expected to follow it: seats and their answers in words."""

    words: str
    value: float  # the chance to win, 0 to 1
    visits: int
    prior: float  # how much the policy likes it
    line: tuple[tuple[int, str], ...]


class SearchBot:
    """Searches so many iterations (reproducible by seed), or as often as the game asks for; so many seconds at most."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 0,
        seconds: float = 0.0,
        effort: int = 1,
        settings: Mapping[str, Any] | None = None,
        processes: int = 1,
        memory: Memory | None = None,
    ) -> None:
        self._rng = Rng(seed)
        self._iterations = iterations
        self._seconds = seconds
        self._effort = effort if seconds > 0 else max(1, effort)  # times the game's own measure, without iterations;
        #                                                           0: as long as there is time
        self._settings = settings or {}  # of `Thinking`, where it does not think in the game's own way
        self._processes = processes  # that search at once for as long as there are seconds
        self._memory = Memory() if memory is None else memory  # its own, unless bots share one

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        """The option that the search found best."""
        rules = game(view["game"])
        actions = actions_of(decision)
        if len(actions) == 1:
            return rules.language.say(actions[0])
        search = self.search(view, actions)
        best = search.best()
        self._memory.keep(rules, search, best)
        return rules.language.say(best)

    def consider(self, view: Mapping[str, Any], decision: Decision) -> list[Considered]:
        """The options that were thought through, best first."""
        rules = game(view["game"])
        return [considered(rules, node) for node in self.search(view, actions_of(decision)).ranked()]

    def search(self, view: Mapping[str, Any], actions: list[int]) -> Search:
        """A search that has thought as long as it may."""
        rules = game(view["game"])
        how = replace(rules.thinking, **self._settings)
        known = learned(rules.id, how.weights)
        ratings = rated(view, actions, self._rng, SAMPLES)
        open_ = thinkable(ratings, SAMPLES)
        actions, ratings = [actions[i] for i in open_], [ratings[i] for i in open_]
        if known and known.taste:
            how = replace(how, temper=known.taste.temper)
            ratings = self._corrected(view, actions, ratings, known.taste)
        priors = likings(ratings, how.temper * SAMPLES) if how.puct > 0 else normalised(ratings)
        value = known.value if known and how.learned and view["seats"] > 1 else None
        search = Search(rules, view, actions, priors, self._rng, how, value)
        if how.kept:
            self._memory.recall(search)
        count = processes(self._processes) if self._seconds > BRIEF else 1
        if count > 1:
            think_together(search, self._seconds, count, self._rng.below(1 << 30))
        else:
            think(search, self._iterations or self._effort * how.iterations, self._seconds)
        return search

    def _corrected(self, view: Mapping[str, Any], actions: list[int], ratings: list[int], taste: Taste) -> list[int]:
        """The ratings of the answers, those of the best by what they change too."""
        best = sorted(range(len(actions)), key=lambda i: -ratings[i])[:WEIGHED]
        found = list(ratings)
        for i, row in zip(best, changes(view, [actions[i] for i in best], self._rng), strict=True):
            liked = sum(weight * change for weight, change in zip(taste.changes, row, strict=True))
            found[i] += round(taste.temper * SAMPLES * liked)
        return found


def considered(rules: Game[Any], node: Node) -> Considered:
    """What a search knows of an answer; the line goes on with the answer tried most."""
    line: list[tuple[int, str]] = []
    at = node
    while at.children and len(line) < DEPTH:
        at = max(at.children.values(), key=lambda child: child.visits)
        if at.seat != NOBODY:
            line.append((at.seat, rules.language.say(at.action)))
    mean = node.value / node.visits if node.visits else 0.0
    return Considered(rules.language.say(node.action), mean, node.visits, node.prior, tuple(line))


def normalised(ratings: list[int]) -> list[float]:
    """Ratings on a scale from 0 to 1."""
    low, high = min(ratings), max(ratings)
    return [(rating - low) / max(1, high - low) for rating in ratings]
