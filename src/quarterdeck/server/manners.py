"""Manners: whoever is refused again and again is heard more slowly, one after another, so that nobody else waits."""

import asyncio

from quarterdeck.live.timing import Time

LONGEST = 2.0  # seconds that somebody waits to be heard, at the most
SHARE = 10  # of so many messages a second that are allowed, one may be refused


class Patience:
    """How often somebody may still be refused before he is heard more slowly."""

    def __init__(self, most: float, rate: float, time: Time) -> None:
        self._most = most
        self._rate = rate / SHARE
        self._time = time
        self._left = most
        self._counted = time.now()

    def was_refused(self) -> None:
        """Once more."""
        self._left = max(0.0, self._now() - 1)
        self._counted = self._time.now()

    def pause(self) -> float:
        """Seconds until he is heard again."""
        left = self._now()
        return 0.0 if left >= 1 else min(LONGEST, (1 - left) / self._rate)

    def _now(self) -> float:
        return min(self._most, self._left + (self._time.now() - self._counted) * self._rate)


class Lane:
    """Where those wait who have used up all patience: in each turn of the event loop one of them goes on."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def turn(self) -> None:
        """Wait for one's turn."""
        async with self._turn:
            await asyncio.sleep(0)
