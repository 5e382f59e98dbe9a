"""A mailbox: one task takes one thing after another out of a queue, and whoever put it there may wait for it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[float], Any]  # with the time; a `Keep` is kept
Then = Callable[[], None]


class Mailbox:
    """What waits to be done."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[tuple[Work, Then | None, asyncio.Future[Any] | None]] = asyncio.Queue()

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits."""
        return self._queue.empty()

    def post(self, work: Work) -> None:
        """Let something be done for which nobody waits."""
        self._queue.put_nowait((work, None, None))

    async def turn(self, work: Callable[[float], T], then: Then | None = None) -> T:
        """Wait until something is done; its result."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, then, answer))
        return await answer

    async def take(self, do: Callable[[Work, Then | None], Awaitable[Any]]) -> None:
        """Do what comes next; if that goes wrong, whoever waits for it is told as well."""
        work, then, answer = await self._queue.get()
        try:
            result = await do(work, then)
        except Exception as error:
            if answer is not None and not answer.done():
                answer.set_exception(error)
            raise
        if answer is not None and not answer.done():
            answer.set_result(result)

    def refuse(self, error: Exception | None = None) -> None:
        """Do nothing of what waits any more: whoever waits for it gets the error, or is cancelled."""
        while not self._queue.empty():
            _, _, answer = self._queue.get_nowait()
            if answer is None or answer.done():
                continue
            if error is None:
                answer.cancel()
            else:
                answer.set_exception(error)
