"""Rates: how often somebody may do something."""

from collections import deque

from quarterdeck.server.timing import Time

MANY = 10_000  # names that are remembered


class Rates:
    """Counts what was done lately, by name."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._done: dict[str, deque[float]] = {}

    def allow(self, name: str, times: int, seconds: float) -> bool:
        """Whether something may be done once more, at most so many times in so many seconds; then it is counted."""
        now = self._time.now()
        done = self._done.setdefault(name, deque())
        while done and done[0] <= now - seconds:
            done.popleft()
        if len(done) >= times:
            return False
        done.append(now)
        if len(self._done) > MANY:
            for other in [key for key, when in self._done.items() if not when or when[-1] <= now - 3600]:
                del self._done[other]
        return True
