"""When things are told: in order, and where the time itself would tell something, evenly."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from quarterdeck.server.telling import Line


@dataclass(frozen=True)
class Act:
    """Lines of a batch that are told together, not before `gap` seconds after what was told last."""

    first: int
    last: int       # exclusive
    gap: float


class Pace:
    """How a game's batches are cut into acts. A game with live windows of its own replaces this one.

    A discreet question is visibly open for the same time whether anybody could answer it or not: answers to it,
    automatic ones too, are told only when that time has passed.
    """

    def __init__(self, even: float) -> None:
        self._even = even

    def acts(self, lines: Sequence[Line]) -> list[Act]:
        """The acts of a batch, in order."""
        if not lines:
            return []
        cuts = [i for i, line in enumerate(lines) if line.secret and (i == 0 or not lines[i - 1].secret)]
        starts = sorted({0, *cuts})
        return [Act(start, end, self._even if start in cuts else 0.0)
                for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]


class Crier:
    """Tells things one after another, none before its time."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[tuple[float | None, Callable[[], None]]] = asyncio.Queue()
        self._told = -1e9       # loop time of the last act
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to tell."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Tell no more."""
        if self._task is not None:
            self._task.cancel()

    def tell(self, what: Callable[[], None], gap: float | None = None) -> None:
        """Tell something after all that is to be told already; an act says how far it keeps from the one before."""
        self._queue.put_nowait((gap, what))

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            gap, what = await self._queue.get()
            wait = self._told + gap - loop.time() if gap else 0.0
            if wait > 0:
                await asyncio.sleep(wait)
            what()
            if gap is not None:
                self._told = loop.time()
