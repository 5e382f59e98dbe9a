"""The bots of a table while they think."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from quarterdeck.table.bots import Thought

Choose = Callable[[Thought], Awaitable[str]]  # the words that a bot answers; `NoAnswer` if it has none
Answer = Callable[[str, str | None], None]  # what was thought about, and the words

logger = logging.getLogger(__name__)


class NoAnswer(Exception):
    """A bot has failed or taken too long."""


class Thoughts:
    """Lets bots think about what the table wants to know, and about nothing else."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def want(self, thoughts: Iterable[Thought], choose: Choose, answer: Answer) -> None:
        """Begin what is wanted now, and break off what is not any more."""
        wanted = {thought.id: thought for thought in thoughts}
        for id_ in self._tasks.keys() - wanted.keys():
            self._tasks.pop(id_).cancel()
        for id_ in wanted.keys() - self._tasks.keys():
            self._tasks[id_] = asyncio.create_task(self._think(wanted[id_], choose, answer))

    def stop(self) -> list[asyncio.Task[None]]:
        """Break everything off; what is then about to end."""
        ending = list(self._tasks.values())
        self._tasks.clear()
        for task in ending:
            task.cancel()
        return ending

    async def _think(self, thought: Thought, choose: Choose, answer: Answer) -> None:
        words = None
        try:
            words = await choose(thought)
        except NoAnswer as error:
            logger.warning("table %s, seat %d: default played: %s", self._table, thought.seat, error)
        except Exception:
            logger.exception("table %s, seat %d: default played", self._table, thought.seat)
        answer(thought.id, words)
