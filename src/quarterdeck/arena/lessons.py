"""Games to learn from: what counted for every seat in the positions met, and who won."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.bots import Bot
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.errors import UnknownGame
from quarterdeck.core.game import Game
from quarterdeck.core.match import Match
from quarterdeck.core.rng import Rng

SLIPS = 30  # of a hundred answers that are given at random, so that all kinds of positions are met
MOST = 40  # positions of one game that are kept


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


FIELDS = tuple(Lessons.__dataclass_fields__)


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

    def take(self, s: Any) -> None:
        """Write a position down."""
        self._rows.append(self._features(s))
        self._progress.append(self._rules.progress(s))
        worths = [max(1, self._rules.worth(s, seat)) for seat in range(self._seats)]
        self._worths.append([worth / sum(worths) for worth in worths])

    def finished(self, ranks: list[int], number: int, rng: Rng) -> Lessons:
        """All of it, or a part of it drawn by lot, with what the game came to."""
        count = len(self._rows)
        kept = list(range(count))
        if count > MOST:
            rng.shuffle(kept)
            kept = sorted(kept[:MOST])
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


def of_policy(rules: Game[Any], seats: int, number: int, slips: int = SLIPS) -> Lessons:
    """A game of the policy against itself."""
    rng, notes = Rng(number), Notes(rules, seats)
    s = rules.new(seats, rules.check_options({}))
    engine.settle(s)
    while s.stack:
        frame = s.stack[-1]
        seat = frame.asked(s)
        if seat == CHANCE:
            engine.answer(s, CHANCE, engine.outcome(s, rng))
            continue
        options = frame.options(s, seat)
        if len(options) > 1:
            notes.take(s)
        if rng.below(100) < slips:
            engine.answer(s, seat, options[rng.below(len(options))])
            continue
        ratings = rules.rate(s, seat, options)
        best = max(ratings)
        good = [option for option, rating in zip(options, ratings, strict=True) if rating == best]
        engine.answer(s, seat, good[rng.below(len(good))])
    return notes.finished(rules.ranks(s), number, rng)


def of_bots(rules: Game[Any], bots: list[Bot], number: int, slips: int = 0) -> Lessons:
    """A game of bots, each from its view; one that slips gives any answer."""
    rng, notes = Rng(number), Notes(rules, len(bots))
    match = Match(rules, len(bots), seed=number)
    while not match.over:
        seat = match.waiting()[0]
        notes.take(match.state)
        decision = match.ask(seat)
        if rng.below(100) < slips:
            match.apply(seat, decision.actions[rng.below(len(decision.actions))])
        else:
            match.play(seat, bots[seat].choose(match.view(seat), decision))
    return notes.finished(match.ranks, number, rng)


def together(parts: list[Lessons]) -> Lessons:
    """Many lessons as one."""
    most = max(part.features.shape[1] for part in parts)
    found = {}
    for name in FIELDS:
        rows = [getattr(part, name) for part in parts]
        if rows[0].ndim > 1:
            rows = [np.pad(row, [(0, 0), (0, most - row.shape[1]), (0, 0)][: row.ndim]) for row in rows]
        found[name] = np.concatenate(rows)
    return Lessons(**found)


def some(lessons: Lessons, chosen: NDArray[np.bool_]) -> Lessons:
    """A part of the positions."""
    return Lessons(**{name: getattr(lessons, name)[chosen] for name in FIELDS})
