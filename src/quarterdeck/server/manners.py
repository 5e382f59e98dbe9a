"""Manners: whoever comes, or is refused again and again, waits for his turn, so that no player waits for him."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from quarterdeck.live.timing import Time

LONGEST = 2.0  # seconds that somebody waits to be heard, at the most
SHARE = 10  # of so many messages a second that are allowed, one may be refused
WIDTH, FAR = 1, 8  # of the gangway: who are on it at once, and where the store is another machine's
HELD = 0.5  # seconds for which somebody on it is in the way


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


class Gangway:
    """Over which all come who open a table, or come to one without a seat: that is dear, so they come one by one."""

    def __init__(self, width: int = WIDTH) -> None:
        self._room = asyncio.Semaphore(width)

    @asynccontextmanager
    async def across(self) -> AsyncIterator[None]:
        """Wait for room and take it; who is held up there steps aside for the others."""
        await self._room.acquire()
        here = [True]

        def leave() -> None:
            if here:
                here.clear()
                self._room.release()

        aside = asyncio.get_running_loop().call_later(HELD, leave)
        try:
            yield
        finally:
            aside.cancel()
            leave()
