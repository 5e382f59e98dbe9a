"""The one source of time: everything that waits asks here, so that a test can move the hands of the clock."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will be called."""

    def cancel(self) -> None:
        """Do not call it."""


class Time(Protocol):
    """What time it is, and calls at a time. Seconds since the epoch that never run backwards."""

    def now(self) -> float:
        """What time it is."""

    def call_at(self, when: float, what: Callable[[], None]) -> Timer:
        """Call something in the running event loop when it is that time."""


class RealTime:
    """The machine's own time."""

    def __init__(self) -> None:
        self._epoch = time.time() - time.monotonic()

    def now(self) -> float:
        """What time it is."""
        return self._epoch + time.monotonic()

    def call_at(self, when: float, what: Callable[[], None]) -> Timer:
        """Call something in the running event loop when it is that time."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), what)
