"""A Gymnasium environment: one seat learns, bots sit in the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quarterdeck.bots import Bot, bot
from quarterdeck.core.errors import BadSeats
from quarterdeck.core.match import Match
from quarterdeck.env.tables import Tables

SEEDS = 2**31


class SingleAgent(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat of a game. `action_masks` is what MaskablePPO of sb3-contrib asks for; `info` has the mask too.

    An illegal answer loses the game.
    """

    def __init__(
        self, game: str, seats: int, opponents: Sequence[str | Bot], options: Mapping[str, Any], seat: int | None
    ) -> None:
        self.tables = Tables(game, seats, options)
        if len(opponents) != seats - 1:
            raise BadSeats(f"expected {seats - 1} opponents for {seats} seats; found {len(opponents)}")
        if seat is not None and seat not in range(seats):
            raise BadSeats(f"expected a seat from 0 to {seats - 1}; found {seat}")
        self.opponents = list(opponents)  # clockwise from the learner's left
        self.metadata = {"render_modes": []}
        high = (255 * self.tables.scale).astype(np.float32)
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.tables.actions)
        self._fixed = seat
        self.seat = seat or 0  # where the learner sits in this game
        self._bots: dict[int, Bot] = {}
        self._match: Match | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game, and play on to the learner's first question."""
        super().reset(seed=seed)
        seats = self.tables.seats
        while True:
            self.seat = int(self.np_random.integers(seats)) if self._fixed is None else self._fixed
            seeds = [int(one) for one in self.np_random.integers(SEEDS, size=seats)]
            self._bots = {
                (self.seat + turn) % seats: bot(one, seed=seeds[turn]) if isinstance(one, str) else one
                for turn, one in enumerate(self.opponents, start=1)
            }
            match = Match(self.tables.game, seats, self.tables.options, seed=seeds[0])
            self._match = match
            self._run(match)
            if not match.over:
                return self._observation(match), self._info(match)

    def step(self, action: int | np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Answer for the learner, and play on to its next question."""
        match = self._under_way()
        legal = {self.tables.index(one): one for one in self._moves(match)}
        if int(action) not in legal:
            return self._observation(match), -1.0, True, False, self._info(match) | {"illegal": int(action)}
        match.apply(self.seat, legal[int(action)])
        self._run(match)
        reward = self.tables.game.rewards(match.state)[self.seat] if match.over else 0.0
        return self._observation(match), reward, match.over, False, self._info(match)

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may answer now."""
        return self.tables.mask(self._moves(self._under_way())).astype(np.bool_)

    def _under_way(self) -> Match:
        if self._match is None:
            raise RuntimeError("expected `reset` before anything else; found a game that has not begun")
        return self._match

    def _run(self, match: Match) -> None:
        while not match.over:
            waiting = match.waiting()
            if self.seat in waiting:
                return
            other = waiting[0]
            match.play(other, self._bots[other].choose(match.view(other), match.ask(other)))

    def _observation(self, match: Match) -> NDArray[np.float32]:
        return self.tables.observation(match.state, self.seat)

    def _info(self, match: Match) -> dict[str, Any]:
        return {"action_mask": self.tables.mask(self._moves(match)), "seat": self.seat}

    def _moves(self, match: Match) -> list[int]:
        return [] if match.over else self.tables.moves(match.state, self.seat)
