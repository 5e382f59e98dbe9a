"""Games to learn from: what counted for every seat in the positions met, who won, and what searches thought.

A position is met as the seat that is asked knows it: with everything that is hidden from it dealt anew.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from quarterdeck.bots import Bot
from quarterdeck.bots.base import changes, rated
from quarterdeck.bots.searcher import SAMPLES, WEIGHED, Considered, SearchBot
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.errors import UnknownGame
from quarterdeck.core.game import Game
from quarterdeck.core.match import Match
from quarterdeck.core.rng import Rng

SLIPS = 30  # of a hundred answers that are given at random, so that all kinds of positions are met
MOST = 40  # positions of one game that are kept, and questions
FARTHEST = -30.0  # below the best rated: whatever lies deeper is as unlikely


@dataclass
class Lessons:
    """Positions, one after the other. Tables with fewer seats have empty rows at the end."""

    features: NDArray[np.float32]  # position, seat, feature
    progress: NDArray[np.float32]  # of the game, as the game itself reckons it
    passed: NDArray[np.float32]  # part of the answers that had been given
    seats: NDArray[np.int8]
    shares: NDArray[np.float32]  # position, seat: part of the victory
    worths: NDArray[np.float32]  # position, seat: what the policy made of it, adding up to 1
    games: NDArray[np.int32]  # the number of the game


@dataclass
class Choices:
    """Questions that were searched, one after the other. Those with fewer answers have empty rows at the end."""

    rows: NDArray[np.float32]  # question, answer: the policy's rating in the game's own measure, and what it changes
    answers: NDArray[np.int8]
    visits: NDArray[np.float32]  # question, answer: part of the search's thoughts
    games: NDArray[np.int32]  # the number of the game


Kind = TypeVar("Kind", Lessons, Choices)


class Notes:
    """What is written down while a game is played."""

    def __init__(self, rules: Game[Any], seats: int) -> None:
        if rules.features is None:
            raise UnknownGame(f"expected a game with features; found {rules.id}")
        self._rules = rules
        self._features = rules.features
        self._seats = seats
        self._rows: list[list[list[float]]] = []
        self._progress: list[float] = []
        self._worths: list[list[float]] = []
        self._weighed: list[tuple[list[list[float]], list[float]]] = []

    def take(self, s: Any, known: Any) -> None:
        """Write a position down as the seat that is asked knows it, with what the policy makes of it."""
        self._rows.append(self._features(known))
        self._progress.append(self._rules.progress(known))
        worths = [max(1, self._rules.worth(s, seat)) for seat in range(self._seats)]
        self._worths.append([worth / sum(worths) for worth in worths])

    def weigh(self, view: Mapping[str, Any], considered: list[Considered], rng: Rng) -> None:
        """Write down what a search thought of the answers to a question."""
        best = sorted(considered, key=lambda one: -one.visits)[:WEIGHED]
        actions, thoughts = [self._rules.language.read(one.words) for one in best], sum(one.visits for one in best)
        ratings = rated(view, actions, rng, SAMPLES)
        measure = self._rules.thinking.temper * SAMPLES
        liked = [max(FARTHEST, (rating - max(ratings)) / measure) for rating in ratings]
        rows = [[like, *row] for like, row in zip(liked, changes(view, actions, rng), strict=True)]
        self._weighed.append((rows, [one.visits / thoughts for one in best]))

    def choices(self, number: int, rng: Rng) -> Choices | None:
        """The questions that were searched, or a part of them drawn by lot; None without any."""
        kept = [self._weighed[i] for i in drawn(len(self._weighed), rng)]
        found = [
            Choices(
                np.array([rows], np.float32),
                np.array([len(rows)], np.int8),
                np.array([visits], np.float32),
                np.array([number], np.int32),
            )
            for rows, visits in kept
        ]
        return together(found) if found else None

    def finished(self, ranks: list[int], number: int, rng: Rng) -> Lessons:
        """All positions, or a part of them drawn by lot, with what the game came to."""
        count = len(self._rows)
        kept = drawn(count, rng)
        places = ranks[: self._seats]
        shares = [1 / places.count(1) if place == 1 else 0.0 for place in places]
        return Lessons(
            np.array([self._rows[i] for i in kept], np.float32),
            np.array([self._progress[i] for i in kept], np.float32),
            np.array([i / max(1, count - 1) for i in kept], np.float32),
            np.full(len(kept), self._seats, np.int8),
            np.array([shares] * len(kept), np.float32),
            np.array([self._worths[i] for i in kept], np.float32),
            np.full(len(kept), number, np.int32),
        )


def drawn(count: int, rng: Rng) -> list[int]:
    """Which of so many things of a game are kept."""
    kept = list(range(count))
    if count > MOST:
        rng.shuffle(kept)
        kept = sorted(kept[:MOST])
    return kept


def known(rules: Game[Any], s: Any, seat: int, options: Mapping[str, Any], rng: Rng) -> Any:
    """A table that is possible for a seat, whatever is hidden from it at this one."""
    other = s.clone()
    if rules.redeal is not None and rules.redeal(other, seat, rng):
        return other
    return rules.determinise(rules.view(s, seat, options), rng)


def of_policy(rules: Game[Any], seats: int, number: int, slips: int = SLIPS) -> Lessons:
    """A game of the policy against itself."""
    rng, notes, chosen = Rng(number), Notes(rules, seats), rules.check_options({})
    s = rules.new(seats, chosen)
    engine.settle(s)
    while s.stack:
        frame = s.stack[-1]
        seat = frame.asked(s)
        if seat == CHANCE:
            engine.answer(s, CHANCE, engine.outcome(s, rng))
            continue
        options = frame.options(s, seat)
        if len(options) > 1:
            notes.take(s, known(rules, s, seat, chosen, rng))
        if rng.below(100) < slips:
            engine.answer(s, seat, options[rng.below(len(options))])
            continue
        ratings = rules.rate(s, seat, options)
        best = max(ratings)
        good = [option for option, rating in zip(options, ratings, strict=True) if rating == best]
        engine.answer(s, seat, good[rng.below(len(good))])
    return notes.finished(rules.ranks(s), number, rng)


def of_bots(rules: Game[Any], bots: list[Bot], number: int, slips: int = 0) -> tuple[Lessons, Choices | None]:
    """A game of bots, each from its view, and what they thought if they search; one that slips gives any answer."""
    rng, notes = Rng(number), Notes(rules, len(bots))
    match = Match(rules, len(bots), seed=number)
    while not match.over:
        seat = match.waiting()[0]
        view, decision, bot = match.view(seat), match.ask(seat), bots[seat]
        notes.take(match.state, known(rules, match.state, seat, match.options, rng))
        if rng.below(100) < slips:
            match.apply(seat, decision.actions[rng.below(len(decision.actions))])
        elif isinstance(bot, SearchBot) and len(decision.actions) > 1:
            considered = bot.consider(view, decision)
            if len(considered) > 1:
                notes.weigh(view, considered, rng)
            match.play(seat, considered[0].words)
        else:
            match.play(seat, bot.choose(view, decision))
    return notes.finished(match.ranks, number, rng), notes.choices(number, rng)


def together(parts: list[Kind]) -> Kind:
    """Many lessons, or choices, as one."""
    kind = type(parts[0])
    found = {}
    for name in names(kind):
        rows = [getattr(part, name) for part in parts]
        if rows[0].ndim > 1:
            most = max(row.shape[1] for row in rows)
            rows = [np.pad(row, [(0, 0), (0, most - row.shape[1]), (0, 0)][: row.ndim]) for row in rows]
        found[name] = np.concatenate(rows)
    return kind(**found)


def some(all_: Kind, chosen: NDArray[np.bool_]) -> Kind:
    """A part of them."""
    kind = type(all_)
    return kind(**{name: getattr(all_, name)[chosen] for name in names(kind)})


def names(kind: type[Lessons] | type[Choices]) -> list[str]:
    """What is kept of each of them."""
    return [one.name for one in fields(kind)]
