"""Who thinks for the bots of a pocket."""

from collections.abc import Awaitable
from typing import Protocol

from quarterdeck.table.bots import Choices
from quarterdeck.table.packing import unpacked
from quarterdeck.table.rows import Json
from quarterdeck.table.thinking import think


class Thinkers(Protocol):
    """Think for bots, somewhere else."""

    def choose(self, level: str, seed: int, seconds: float, view: Json, choices: Choices) -> Awaitable[str]:
        """The words that a bot answers; whoever does not want to know any more cancels it."""


def answered(job: str) -> str:
    """The words of a bot, in a worker that has nothing else to do."""
    level, seed, seconds, view, choices = unpacked(job)
    return think(level, seed, seconds, view, [(words, preference) for words, preference in choices])
