"""The clock of a table: how long what is asked stays open to everybody."""

import asyncio
from collections.abc import Callable, Hashable

GRAIN = 0.001       # seconds: a timer may ring a little early


class Clock:
    """Runs for one question at a time; a later question or a play sets it anew."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring                       # called when the time is up
        self._timer: asyncio.TimerHandle | None = None
        self._key: Hashable = None              # what it runs for
        self.window = ""
        self.seconds = 0.0
        self.until = 0.0                        # loop time
        self.shown = False                      # everybody sees how much time is left
        self.held: list[int] = []               # seats that have asked for more time
        self.ready: set[int] = set()            # seats that let a window go by although it stops for them

    @property
    def runs(self) -> bool:
        """Whether there is anything to wait for."""
        return self._key is not None

    @property
    def is_due(self) -> bool:
        """Whether the time is up."""
        return self.runs and asyncio.get_running_loop().time() >= self.until - GRAIN

    def wind(self, key: Hashable, window: str, seconds: float, *, shown: bool) -> bool:
        """Run for a question from now on; False if it is the one that the clock runs for already."""
        if key == self._key:
            return False
        self._key, self.window, self.seconds, self.shown = key, window, seconds, shown
        self.held, self.ready = [], set()
        self._set(asyncio.get_running_loop().time() + seconds)
        return True

    def hold(self, seat: int, more: float) -> None:
        """Give everybody more time because of a seat."""
        self.held = [*self.held, seat]
        self.seconds += more
        self._set(self.until + more)

    def stop(self) -> None:
        """Stand still: nothing is asked, or nobody is here."""
        self._key = None
        if self._timer is not None:
            self._timer.cancel()

    def _set(self, until: float) -> None:
        self.until = until
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_at(until, self._ring)
