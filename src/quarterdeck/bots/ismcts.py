"""Single-observer information set Monte Carlo tree search, over possible tables behind the searcher's view."""

import math
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, final

from quarterdeck.core.engine import CHANCE, Position, answer, outcome
from quarterdeck.core.rng import Rng

BIAS: Final = 0.4  # pull of the policy's rating on answers tried seldom
TRUST: Final = 0.1  # weight of the policy's rating beside what the search found
SAMPLE: Final = 24  # answers, besides the first, that the policy rates
SCORE_SHARE: Final = 0.15  # part of the reward that goes by points rather than by victory
TURN: Final = 2  # frames on the stack where a turn begins: the game's and the turn's


@final
class Node:
    """An answer in the tree: how often it could be given, was given, and what it brought its giver."""

    def __init__(self, action: int, seat: int, prior: float) -> None:
        self.action = action
        self.seat = seat  # who gave this answer
        self.prior = prior  # the policy's opinion, 0 to 1
        self.visits = 0
        self.available = 0
        self.value = 0.0
        self.children: dict[int, Node] = {}


@final
class Search:
    """One search for one decision; `best` after any number of `iterate`."""

    def __init__(
        self,
        determinise: Callable[[dict[str, Any], Rng], Position],
        scores: Callable[[Any], list[int]],
        ranks: Callable[[Any], list[int]],
        rate: Callable[[Any, int, list[int]], list[int]],
        worth: Callable[[Any, int], int],
        view: Mapping[str, Any],
        actions: list[int],
        priors: list[float],
        rng: Rng,
        guided: int,
        horizon: int,
        laps: int,
        breadth: int,
        curiosity: float,
    ) -> None:
        self.determinise = determinise
        self.scores = scores
        self.ranks = ranks
        self.rate = rate
        self.worth = worth
        self.view = dict(view)
        self.seat: int = view["seat"]
        self.rng = rng
        self.guided = guided  # percent of rollout answers that follow the policy
        self.horizon = horizon  # answers after which a rollout is judged by `worth`; 0 plays to the end
        self.laps = laps  # turns of the searcher after which it is judged so; 0 plays to the end
        self.curiosity = curiosity
        self.turns = 0  # of the searcher that have begun in this iteration
        self.root = Node(-1, -1, 0.0)
        self.actions: list[int] = []
        best_first = sorted(range(len(actions)), key=lambda i: -priors[i])
        for i in best_first[:breadth] if breadth else best_first:
            self.actions.append(actions[i])
            self.root.children[actions[i]] = Node(actions[i], self.seat, priors[i])

    def iterate(self) -> None:
        """Think through one possible table: descend, add a node, play out, remember."""
        s = self.determinise(self.view, self.rng)
        self.turns = 0
        path = [self.root]
        node = self.root
        seat = self.seat
        actions = self.actions
        while True:
            child, new = self.descend(s, node, seat, actions)
            path.append(child)
            answer(s, seat, child.action)
            self.run_chance(s)
            node = child
            if new or not s.stack:
                break
            seat = s.stack[-1].asked(s)
            if self.at_goal(s, seat):
                break
            actions = s.stack[-1].options(s, seat)
        self.roll_out(s)
        rewards = self.rewards(s)
        for visited in path:
            visited.visits += 1
            if visited.seat >= 0:
                visited.value += rewards[visited.seat]

    def descend(self, s: Position, node: Node, seat: int, actions: list[int]) -> tuple[Node, bool]:
        """The child to visit, and whether it is a new one; below the root a policy widens nodes step by step."""
        children = node.children
        untried: list[int] = []
        best: Node | None = None
        best_bound = -1.0
        for action in actions:
            child = children.get(action)
            if child is None or child.visits == 0:
                untried.append(action)
                continue
            child.available += 1
            bound = (
                child.value / child.visits
                + self.curiosity * math.sqrt(math.log(child.available) / child.visits)
                + BIAS * child.prior / (child.visits + 1)
            )
            if bound > best_bound:
                best, best_bound = child, bound
        tried = len(actions) - len(untried)
        if best is not None and node is not self.root and self.guided > 0 and tried * tried > node.visits:
            return best, False
        if untried:
            action = untried[self.rng.below(len(untried))]
            if self.guided > 0 and node is not self.root:
                action = self.best_rated(s, seat, untried)
            fresh = children.get(action)
            if fresh is None:
                fresh = Node(action, seat, 0.0)
                children[action] = fresh
            fresh.available += 1
            return fresh, True
        assert best is not None
        return best, False

    def run_chance(self, s: Position) -> None:
        """Let chance answer until a seat must."""
        while s.stack and s.stack[-1].asked(s) == CHANCE:
            answer(s, CHANCE, outcome(s, self.rng))

    def roll_out(self, s: Position) -> None:
        """Play on, partly by the policy, to the end, the horizon or the searcher's last lap."""
        made = 0
        while s.stack and (self.horizon == 0 or made < self.horizon):
            frame = s.stack[-1]
            seat = frame.asked(s)
            if seat == CHANCE:
                answer(s, CHANCE, outcome(s, self.rng))
                continue
            if self.at_goal(s, seat):
                return
            options = frame.options(s, seat)
            if len(options) > 1 and self.guided > 0 and self.rng.below(100) < self.guided:
                answer(s, seat, self.best_rated(s, seat, options))
            else:
                answer(s, seat, options[self.rng.below(len(options))])
            made += 1

    def at_goal(self, s: Position, seat: int) -> bool:
        """Whether the searcher's last lap is over; counts the turns that begin."""
        if self.laps == 0 or seat != self.seat or len(s.stack) > TURN:
            return False
        self.turns += 1
        return self.turns >= self.laps

    def best_rated(self, s: Position, seat: int, options: list[int]) -> int:
        """The answer the policy likes best among the first (passing, where one can) and a few others.

        Rating all of many would cost more than it tells.
        """
        some = options
        if len(options) > SAMPLE:
            some = [options[0]]
            for _ in range(SAMPLE):
                some.append(options[self.rng.below(len(options))])
        ratings = self.rate(s, seat, some)
        return some[ratings.index(max(ratings))]

    def rewards(self, s: Position) -> list[float]:
        """What the end (or the horizon) is worth to every seat, 0 to 1."""
        if s.stack:
            return [self.worth(s, seat) / 1000 for seat in range(s.seats)]
        places = self.ranks(s)
        shared = 1.0 / places.count(1)
        scores = self.scores(s)
        low, high = min(scores), max(scores)
        span = max(1, high - low)
        return [
            (1 - SCORE_SHARE) * (shared if place == 1 else 0.0) + SCORE_SHARE * (score - low) / span
            for place, score in zip(places, scores, strict=True)
        ]

    def best(self) -> int:
        """Of the answers visited often, the one that brought most; where they are close, the one the policy likes."""
        most = 0
        for child in self.root.children.values():
            most = max(most, child.visits)
        best = -1
        best_mean = -1.0
        for child in self.root.children.values():
            if child.visits * 2 >= max(1, most):
                mean = child.value / child.visits + TRUST * child.prior
                if mean > best_mean:
                    best, best_mean = child.action, mean
        return best


def think(search: Search, iterations: int, seconds: float) -> None:
    """Iterate so often, or so long when `seconds` is not zero."""
    if seconds <= 0:
        for _ in range(iterations):
            search.iterate()
        return
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for _ in range(8):
            search.iterate()
