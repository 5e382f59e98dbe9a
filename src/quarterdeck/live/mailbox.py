"""A mailbox: one task takes one thing after another out of a queue, and whoever put it there may wait for it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[float], Any]  # with the time; a `Keep` is kept
Then = Callable[[], None]


class Mailbox:
    """What waits to be done."""

    def __init__(self) -> None:
        self._letters: deque[tuple[Work, Then | None, asyncio.Future[Any] | None]] = deque()
        self._awaited: asyncio.Future[None] | None = None  # by the task, while there is nothing to do

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits."""
        return not self._letters

    def post(self, work: Work) -> None:
        """Let something be done for which nobody waits."""
        self._put(work, None, None)

    async def turn(self, work: Callable[[float], T], then: Then | None = None) -> T:
        """Wait until something is done; its result."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(work, then, answer)
        try:
            return await answer
        finally:
            del answer  # an error remembers where it was raised: with this it would hold itself

    def _put(self, work: Work, then: Then | None, answer: asyncio.Future[Any] | None) -> None:
        self._letters.append((work, then, answer))
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def take(self, do: Callable[[Work, Then | None], Awaitable[Any]]) -> None:
        """Do what comes next; if that goes wrong, whoever waits for it is told as well."""
        while not self._letters:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        work, then, answer = self._letters.popleft()
        try:
            result = await do(work, then)
        except Exception as error:
            if answer is not None and not answer.done():
                answer.set_exception(error)
            del answer  # as above
            raise
        if answer is not None and not answer.done():
            answer.set_result(result)

    def refuse(self, error: Exception | None = None) -> None:
        """Do nothing of what waits any more: whoever waits for it gets the error, or is cancelled."""
        while self._letters:
            _, _, answer = self._letters.popleft()
            if answer is None or answer.done():
                continue
            if error is None:
                answer.cancel()
            else:
                answer.set_exception(error)
