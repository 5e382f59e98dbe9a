"""What all environments know of the tables that they play at: spaces, observations, masks and rewards."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core import engine
from quarterdeck.core.engine import Position
from quarterdeck.env.play import Play, ending
from quarterdeck.games import game as game_of


class Tables:
    """Tables of one game, one number of seats and one choice of options."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game_of(game)
        self.game.check_seats(seats)
        self.seats = seats
        self.options = self.game.check_options(options)
        self._first: Position = self.game.new(seats, self.options)
        engine.settle(self._first)
        self.encoder = self.game.encoder(seats, self.options)
        self.size = self.encoder.size  # slots of an observation
        self.actions = self.game.language.size
        self.index = self.game.language.index
        self.endless = [code for code, verb in self.game.language.verbs.items() if verb.endless]
        self.scale = np.zeros(self.size, np.float32)  # what a slot is multiplied with
        for slots in self.encoder.layout:
            self.scale[slots.start : slots.start + slots.width] = [1 / most for most in slots.most]

    def start(self) -> Position:
        """A first position."""
        return self._first.clone()

    def play(self, seed: int) -> Play:
        """A game from its start."""
        return Play(self.start(), seed, self.endless)

    def moves(self, s: Position, seat: int) -> list[int]:
        """What a seat that is asked may answer: neither preferences nor what may be said without end."""
        return ending(s.stack[-1].options(s, seat), self.endless)

    def observation(self, s: Position, seat: int) -> NDArray[np.float32]:
        """What a seat knows, about 0 to 1 in each slot."""
        row = np.frombuffer(self.encoder.slots(s, seat), np.uint8)
        return np.multiply(row, self.scale, dtype=np.float32)

    def mask(self, actions: Sequence[int], more: int = 0) -> NDArray[np.int8]:
        """Which answers are among these, and zeros for so many more."""
        found = np.zeros(self.actions + more, np.int8)
        found[[self.index(action) for action in actions]] = 1
        return found
