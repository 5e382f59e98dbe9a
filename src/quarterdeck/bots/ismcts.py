"""Information set Monte Carlo tree search, over possible tables behind the searcher's view.

Either everybody's answers are in the tree, or (`modelled`) the searcher's alone: the others then answer by the policy,
each from what he sees. The tree has the searcher's answers of one go; later ones too where the game tells what he will
see by then (`seen`). With `paired`, all answers to his question are tried on the same tables.
"""

import math
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, final

from quarterdeck.bots.value import Value
from quarterdeck.core.engine import CHANCE, Position, answer, outcome
from quarterdeck.core.rng import Rng

BIAS: Final = 0.4  # pull of the policy's rating on answers tried seldom
SAMPLE: Final = 24  # answers, besides the first, that the policy rates
SCORE_SHARE: Final = 0.15  # part of the reward that goes by points rather than by victory
RESERVE: Final = 0.3  # how much less an untried answer is expected to bring than those tried beside it, in spreads
NARROW: Final = 0.01  # the least spread of what an answer brings
DOUBT: Final = 0.05  # part of the policy's liking that all answers share alike
NOBODY: Final = -1  # gave no answer: what is seen, or the question itself
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


def parting(node: Node, what: int) -> Node:
    """Where the tree goes on after an answer, by what was seen then."""
    known = node.children.get(what)
    if known is None:
        known = Node(what, NOBODY, 0.0)
        node.children[what] = known
    return known


@final
class Search:
    """One search for one decision; `best` after any number of `iterate`."""

    def __init__(
        self,
        game: Any,
        view: Mapping[str, Any],
        actions: list[int],
        priors: list[float],
        rng: Rng,
        how: Any,
        value: Value | None = None,
    ) -> None:
        self.determinise: Callable[[dict[str, Any], Rng], Position] = game.determinise
        self.redeal: Callable[[Any, int, Rng], bool] | None = game.redeal
        self.scores: Callable[[Any], list[int]] = game.scores
        self.ranks: Callable[[Any], list[int]] = game.ranks
        self.rate: Callable[[Any, int, list[int]], list[int]] = game.rate
        self.worth: Callable[[Any, int], int] = game.worth
        self.value = value  # judges instead of `worth`
        self.turn: Callable[[Any], int] = game.turn
        self.view = dict(view)
        self.seat: int = view["seat"]
        self.tables = rng.below(1 << 30) << 24  # the seed of the first one
        self.rng = Rng(self.tables)
        self.guided: int = how.guided
        self.horizon: int = how.horizon
        self.laps: int = how.laps
        self.turns: int = how.turns
        self.curiosity: float = how.curiosity
        self.trust: float = how.trust
        self.modelled: bool = how.modelled
        self.paired: bool = how.paired
        self.seen: Callable[[Any, int], int] | None = game.seen if how.modelled else None
        self.puct: float = how.puct
        self.temper: float = how.temper
        self.begun = 0  # turns of the searcher, in this iteration
        self.goal = 0  # the turn at which a rollout is judged
        self.sum = 0.0  # of what the searcher got so far, and of its squares
        self.squares = 0.0
        self.kept: Position | None = None  # a table behind the view, in which the hidden part is dealt anew
        self.root = Node(-1, NOBODY, 0.0)
        self.actions: list[int] = []
        breadth: int = how.breadth
        best_first = sorted(range(len(actions)), key=lambda i: -priors[i])
        for i in best_first[:breadth] if breadth else best_first:
            self.actions.append(actions[i])
            self.root.children[actions[i]] = Node(actions[i], self.seat, priors[i])

    def possible(self) -> Position:
        """A possible table behind the view."""
        kept = self.kept
        redeal = self.redeal
        if kept is not None and redeal is not None:
            s = kept.clone()
            if redeal(s, self.seat, self.rng):
                return s
            self.redeal = None
        s = self.determinise(self.view, self.rng)
        if kept is None and redeal is not None:
            self.kept = s.clone()
        return s

    def iterate(self) -> None:
        """Think through one possible table: descend, add a node, play out, remember."""
        first, new = self.pick(None, self.root, self.seat, self.actions)
        if self.paired:
            self.rng.seed(self.tables + first.visits)
        s = self.possible()
        self.begun = 0
        if self.turns:
            self.goal = self.turn(s) + self.turns
        path = self.own_path(s, first, new) if self.modelled else self.path(s, first, new)
        self.roll_out(s)
        rewards = self.rewards(s)
        self.sum += rewards[self.seat]
        self.squares += rewards[self.seat] * rewards[self.seat]
        for visited in path:
            visited.visits += 1
            if visited.seat != NOBODY:
                visited.value += rewards[visited.seat]

    def path(self, s: Position, child: Node, new: bool) -> list[Node]:
        """The way through the tree to a new node, or to where the rollout ends: everybody's answers."""
        path = [self.root]
        seat = self.seat
        while True:
            path.append(child)
            answer(s, seat, child.action)
            self.run_chance(s)
            if new or not s.stack:
                return path
            seat = s.stack[-1].asked(s)
            if self.at_goal(s, seat):
                return path
            child, new = self.pick(s, child, seat, s.stack[-1].options(s, seat))

    def own_path(self, s: Position, child: Node, new: bool) -> list[Node]:
        """The same with the searcher's answers alone, until he would be asked about something he does not foresee."""
        path = [self.root]
        while True:
            path.append(child)
            answer(s, self.seat, child.action)
            if new or not s.stack:
                return path
            node = child
            if self.seen is not None:
                if not self.asked_again(s):
                    return path
                node = parting(child, self.seen(s, self.seat))
                path.append(node)
            elif s.stack[-1].asked(s) != self.seat or self.at_goal(s, self.seat):
                return path
            child, new = self.pick(s, node, self.seat, s.stack[-1].options(s, self.seat))

    def asked_again(self, s: Position) -> bool:
        """Let chance and the others answer until the searcher is asked; False where the rollout ends before."""
        while s.stack:
            frame = s.stack[-1]
            seat = frame.asked(s)
            if seat == CHANCE:
                answer(s, CHANCE, outcome(s, self.rng))
            elif self.at_goal(s, seat):
                return False
            elif seat == self.seat:
                return True
            else:
                answer(s, seat, self.likely(s, seat, frame.options(s, seat)))
        return False

    def pick(self, s: Position | None, node: Node, seat: int, actions: list[int]) -> tuple[Node, bool]:
        """The child to visit, and whether it is a new one; `s` is None at the root, before a table is dealt."""
        if self.puct > 0.0:
            return self.prefer(s, node, seat, actions)
        return self.descend(s, node, seat, actions)

    def prefer(self, s: Position | None, node: Node, seat: int, actions: list[int]) -> tuple[Node, bool]:
        """The child to visit, and whether it is a new one: promising or tried seldom, as far as the policy likes it."""
        children = node.children
        if s is not None:
            for action in actions:
                if action not in children:
                    self.expand(s, node, seat, actions)
                    break
        tries = 0
        value = 0.0
        mass = 0.0
        for action in actions:
            child = children[action]
            tries += child.visits
            value += child.value
            mass += child.prior
        spread = self.spread()
        untried = value / tries - RESERVE * spread if tries else 0.5
        pull = self.puct * spread * math.sqrt(tries + 1.0) / mass
        best: Node | None = None
        best_bound = -1e9
        for action in actions:
            child = children[action]
            mean = child.value / child.visits if child.visits else untried
            bound = mean + pull * child.prior / (child.visits + 1)
            if bound > best_bound:
                best, best_bound = child, bound
        assert best is not None
        return best, best.visits == 0

    def spread(self) -> float:
        """How much what the searcher gets differs from one possible table and line to the next."""
        count = self.root.visits
        if count < 2:
            return 0.5
        mean = self.sum / count
        return max(NARROW, math.sqrt(max(0.0, self.squares / count - mean * mean)))

    def expand(self, s: Position, node: Node, seat: int, actions: list[int]) -> None:
        """Add the answers that are not in the tree yet, each with the policy's liking."""
        liked = likings(self.rate(s, seat, actions), self.temper) if len(actions) > 1 else [1.0]
        for i in range(len(actions)):
            if actions[i] not in node.children:
                node.children[actions[i]] = Node(actions[i], seat, liked[i])

    def descend(self, s: Position | None, node: Node, seat: int, actions: list[int]) -> tuple[Node, bool]:
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
        if best is not None and s is not None and self.guided > 0 and tried * tried > node.visits:
            return best, False
        if untried:
            action = untried[0]  # at the root the best rated
            if s is not None:
                action = self.best_rated(s, seat, untried) if self.guided > 0 else untried[self.rng.below(len(untried))]
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
            answer(s, seat, self.likely(s, seat, frame.options(s, seat)))
            made += 1

    def likely(self, s: Position, seat: int, options: list[int]) -> int:
        """An answer of somebody who follows the policy in so many of a hundred cases."""
        if len(options) > 1 and self.guided > 0 and self.rng.below(100) < self.guided:
            return self.best_rated(s, seat, options)
        return options[self.rng.below(len(options))]

    def at_goal(self, s: Position, seat: int) -> bool:
        """Whether the searcher's last lap, or the last turn, is over; counts the searcher's turns that begin."""
        if self.turns:
            return self.turn(s) >= self.goal
        if self.laps == 0 or seat != self.seat or len(s.stack) > TURN:
            return False
        self.begun += 1
        return self.begun >= self.laps

    def best_rated(self, s: Position, seat: int, options: list[int]) -> int:
        """The answer the policy likes best among the first (passing, where one can) and a few others.

        Rating all of many would cost more than it tells.
        """
        some = options
        if len(options) > SAMPLE:
            some = [options[0]]
            for _ in range(SAMPLE):
                some.append(options[self.rng.below(len(options))])
        ratings = self.rate(s if self.seen is None else self.known_to(s, seat), seat, some)
        return some[ratings.index(max(ratings))]

    def known_to(self, s: Position, seat: int) -> Position:
        """A table that is possible for a seat, whatever else there is at this one."""
        other = s.clone()
        if self.redeal is not None:
            self.redeal(other, seat, self.rng)
        return other

    def rewards(self, s: Position) -> list[float]:
        """What the end (or the horizon) is worth to every seat, 0 to 1."""
        if s.stack:
            if self.value is not None:
                return self.value.chances(s)
            return [self.worth(s, seat) / 1000 for seat in range(s.seats)]
        places = self.ranks(s)
        shared = 1.0 / places.count(1)
        if self.value is not None:
            return [shared if place == 1 else 0.0 for place in places]
        scores = self.scores(s)
        low, high = min(scores), max(scores)
        span = max(1, high - low)
        return [
            (1 - SCORE_SHARE) * (shared if place == 1 else 0.0) + SCORE_SHARE * (score - low) / span
            for place, score in zip(places, scores, strict=True)
        ]

    def best(self) -> int:
        """The answer to give."""
        return self.ranked()[0].action

    def ranked(self) -> list[Node]:
        """The answers, best first: with the policy in every node by visits.

        Else, of those visited often, by what they brought; where they are close, the policy decides.
        """
        most = 0
        for child in self.root.children.values():
            most = max(most, child.visits)

        def standing(child: Node) -> tuple[bool, float]:
            if self.puct > 0.0:
                return True, float(child.visits)
            mean = child.value / child.visits if child.visits else 0.0
            return child.visits * 2 >= max(1, most), mean + self.trust * child.prior

        return sorted(self.root.children.values(), key=standing, reverse=True)


def likings(ratings: list[int], temper: float) -> list[float]:
    """How much the policy likes each answer, all together 1: `temper` is the rating that multiplies it by e."""
    best = max(ratings)
    shared = DOUBT / len(ratings)
    liked: list[float] = []
    total = 0.0
    for rating in ratings:
        one = math.exp((rating - best) / temper)
        liked.append(one)
        total += one
    for i in range(len(liked)):
        liked[i] = (1.0 - DOUBT) * liked[i] / total + shared
    return liked


def think(search: Search, iterations: int, seconds: float) -> None:
    """Iterate so often at most, or as often as the time allows; with neither, not at all."""
    until = time.monotonic() + seconds
    made = 0
    while made < iterations or (not iterations and seconds > 0):
        search.iterate()  # once, however little time there is
        made += 1
        if seconds > 0 and time.monotonic() >= until:
            return
