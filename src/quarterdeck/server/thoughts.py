"""The bots of a table while they think."""

import asyncio
import logging
from collections.abc import Callable, Iterable

from quarterdeck.server.bot_pool import BotPool, NoAnswer
from quarterdeck.server.fairness import Payer
from quarterdeck.table.bots import Thought

logger = logging.getLogger(__name__)


class Thoughts:
    """Lets bots think about what the table wants to know, and about nothing else."""

    def __init__(
        self,
        table: str,
        pool: BotPool,
        for_whom: Callable[[], Payer],
        answer: Callable[[str, str | None], None],
    ) -> None:
        self._table = table
        self._pool = pool
        self._for_whom = for_whom
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
            words = await self._pool.choose(
                thought.level, thought.seed, thought.seconds, thought.view, thought.choices, self._for_whom()
            )
        except NoAnswer as error:
            logger.warning("table %s, seat %d: default played: %s", self._table, thought.seat, error)
        except Exception:
            logger.exception("table %s, seat %d: default played", self._table, thought.seat)
        self._answer(thought.id, words)
