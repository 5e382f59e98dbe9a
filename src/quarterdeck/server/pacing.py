"""When things are told: in order, and where the time itself would tell something, evenly."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from quarterdeck.table.rows import StoredEntry


@dataclass(frozen=True)
class Act:
    """Entries of a batch that are told together, not before `gap` seconds after what was told last."""

    first: int
    last: int       # exclusive
    gap: float


class Pace:
    """How a game's batches are cut into acts. With `even` 0 they are not: there a clock decides what goes on when.

    A discreet question is visibly open for the same time whether anybody could answer it or not: that it is over is
    told only when that time has passed. For this, such a question asks every seat that might have a choice; the match
    answers for those that have none, and these answers are as secret as all others.
    """

    def __init__(self, even: float) -> None:
        self._even = even

    def acts(self, entries: Sequence[StoredEntry], *, hides_askee: bool) -> list[Act]:
        """The acts of a batch, in order; `hides_askee` when nobody may know whom the question after it asks."""
        if not entries:
            return []
        if not self._even:
            return [Act(0, len(entries), 0.0)]
        cuts = [i for i, entry in enumerate(entries) if entry.private and (i == 0 or not entries[i - 1].private)]
        if hides_askee and entries[-1].private:
            cuts = cuts[:-1]            # the last question is not over: nothing to wait for
        starts = sorted({0, *cuts})
        return [Act(start, end, self._even if start in cuts else 0.0)
                for start, end in zip(starts, [*starts[1:], len(entries)], strict=True)]


class Crier:
    """Tells things one after another, none before its time."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[tuple[float, Callable[[], bool | None]]] = asyncio.Queue()
        self._told = -1e9       # loop time of the last thing that counts
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to tell."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Tell no more."""
        if self._task is not None:
            self._task.cancel()

    def tell(self, what: Callable[[], bool | None], gap: float = 0.0) -> None:
        """Tell something after all that is to be told already, `gap` seconds after the last thing that counted.

        Whatever returns true counts.
        """
        self._queue.put_nowait((gap, what))

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            gap, what = await self._queue.get()
            wait = self._told + gap - loop.time() if gap else 0.0
            if wait > 0:
                await asyncio.sleep(wait)
            if what():
                self._told = loop.time()
