"""Who thinks for the bots of a pocket."""

from collections.abc import Awaitable
from typing import Protocol

from quarterdeck.table.bots import Choices
from quarterdeck.table.rows import Json


class Thinkers(Protocol):
    """Think for bots, somewhere else."""

    def choose(self, level: str, seed: int, seconds: float, view: Json, choices: Choices) -> Awaitable[str]:
        """The words that a bot answers; whoever does not want to know any more cancels it."""
