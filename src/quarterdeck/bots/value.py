"""The chances of all seats, learned from games: a line of weights for the beginning, the middle and the end."""

import math
from collections.abc import Callable
from typing import Any, Final, final

KNOTS: Final = 3  # lines of weights, evenly over the course of a game; between them they are mixed


@final
class Value:
    """What a table is worth to every seat, the chances adding up to 1."""

    def __init__(
        self,
        features: Callable[[Any], list[list[float]]],
        progress: Callable[[Any], float],
        weights: list[list[float]],
    ) -> None:
        self.features = features
        self.progress = progress
        self.weights = weights

    def chances(self, s: Any) -> list[float]:
        """How likely each seat wins from here."""
        rows = self.features(s)
        mixed = self.mixed(s)
        promise: list[float] = []
        most = -1e9
        for row in rows:
            total = 0.0
            for i in range(len(row)):
                total += row[i] * mixed[i]
            promise.append(total)
            most = max(most, total)
        whole = 0.0
        for i in range(len(promise)):
            promise[i] = math.exp(promise[i] - most)
            whole += promise[i]
        for i in range(len(promise)):
            promise[i] /= whole
        return promise

    def mixed(self, s: Any) -> list[float]:
        """The weights of this moment."""
        at = self.progress(s) * (KNOTS - 1)
        knot = min(KNOTS - 2, int(at))
        late = at - knot
        before = self.weights[knot]
        after = self.weights[knot + 1]
        return [before[i] + late * (after[i] - before[i]) for i in range(len(before))]
