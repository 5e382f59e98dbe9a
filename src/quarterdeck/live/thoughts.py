"""The bots of a table while they think."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from quarterdeck.table.bots import Thought

Choose = Callable[[Thought], Awaitable[str]]  # the words that a bot answers; `NoAnswer` if it has none

logger = logging.getLogger(__name__)


class NoAnswer(Exception):
    """A bot has failed or taken too long."""


class Thoughts:
    """Lets bots think about what the table wants to know, and about nothing else."""

    def __init__(self, table: str, choose: Choose, answer: Callable[[str, str | None], None]) -> None:
        self._table = table
        self._choose = choose
        self._answer = answer
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def want(self, thoughts: Iterable[Thought]) -> None:
        """Begin what is wanted now, and break off what is not any more."""
        wanted = {thought.id: thought for thought in thoughts}
        for id_ in self._tasks.keys() - wanted.keys():
            self._tasks.pop(id_).cancel()
        for id_ in wanted.keys() - self._tasks.keys():
            self._tasks[id_] = asyncio.create_task(self._think(wanted[id_]))

    def stop(self) -> list[asyncio.Task[None]]:
        """Break everything off; what is then about to end."""
        ending = list(self._tasks.values())
        self.want(())
        return ending

    async def _think(self, thought: Thought) -> None:
        words = None
        try:
            words = await self._choose(thought)
        except NoAnswer as error:
            logger.warning("table %s, seat %d: default played: %s", self._table, thought.seat, error)
        except Exception:
            logger.exception("table %s, seat %d: default played", self._table, thought.seat)
        self._answer(thought.id, words)
