"""Thousands of games in step, in buffers that are written again and again."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.rng import Rng
from quarterdeck.env.play import Batch
from quarterdeck.env.tables import Tables


class VectorGames:
    """`count` games, each at a question of its own. A game that ends gives its rewards and begins anew in one step.

    Game k of all that were begun is dealt like `Match(seed=seed + k)`. The buffers are the same arrays for ever:

    observations  count x size     what the seat that is asked knows (float32 about 0 to 1, or uint8 as it is)
    masks         count x actions  bool: what it may answer, by dense index
    actors        count            int32: which seat is asked
    rewards       count x seats    float32: of games that ended in the last step, else 0
    ended         count            bool: games that ended in the last step, and began anew
    truncated     count            bool: those of them that `max_steps` cut off; nobody has a reward then
    """

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        options: Mapping[str, Any],
        seed: int,
        dtype: str,
        max_steps: int | None,
    ) -> None:
        if dtype not in {"float32", "uint8"}:
            raise ValueError(f"expected dtype float32 or uint8; found {dtype!r}")
        if count < 1:
            raise ValueError(f"expected at least one game; found {count}")
        if max_steps is not None and max_steps < 1:
            raise ValueError(f"expected a cut-off after at least one step; found {max_steps}")
        self.tables = Tables(game, seats, options)
        self.count = count
        self.size = self.tables.size
        self.actions = self.tables.actions
        rows, masks = bytearray(count * self.size), bytearray(count * self.actions)
        start, index = self.tables.start(), self.tables.index
        self._batch = Batch(
            start,
            self.tables.endless,
            self.tables.encoder,
            index,
            self.actions,
            count,
            seed,
            max_steps or 0,
            rows,
            masks,
        )
        self._rng = Rng(seed)
        self._rows = np.frombuffer(rows, np.uint8).reshape(count, self.size)
        self.observations: NDArray[Any] = self._rows if dtype == "uint8" else np.zeros((count, self.size), np.float32)
        self.masks: NDArray[np.bool_] = np.frombuffer(masks, np.bool_).reshape(count, self.actions)
        self.actors = np.zeros(count, np.int32)
        self.rewards = np.zeros((count, seats), np.float32)
        self.ended = np.zeros(count, np.bool_)
        self.truncated = np.zeros(count, np.bool_)
        self._show()

    def step(self, actions: NDArray[Any]) -> None:
        """Answer in every game, by dense index; what comes of it is in the buffers."""
        self._batch.step(actions.tolist())
        self.rewards[self.ended] = 0.0
        self.ended[:] = False
        self.truncated[:] = False
        for i, s in zip(self._batch.ended, self._batch.last, strict=True):
            self.rewards[i] = self.tables.game.rewards(s)
            self.ended[i] = True
        for i in self._batch.cut:
            self.ended[i] = self.truncated[i] = True
        self._show()

    def sample(self) -> NDArray[np.int64]:
        """A legal answer in every game, each equally likely."""
        return np.array(self._batch.drawn(self._rng), np.int64)

    def _show(self) -> None:
        self.actors[:] = self._batch.actors
        if self.observations is not self._rows:
            np.multiply(self._rows, self.tables.scale, out=self.observations)
