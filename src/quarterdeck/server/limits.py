"""How much one address and one person may ask for, so that nobody takes the server from the others.

Who calls from this very machine is limited as a person only: whatever comes from outside comes with its own address,
which a proxy must hand on.
"""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from quarterdeck.live.timing import Time
from quarterdeck.server.addresses import household, is_here
from quarterdeck.server.manners import SHARE
from quarterdeck.server.settings import Settings

MANY = 10_000  # callers that are remembered before the idle ones are forgotten
COSTS = [  # what a call costs that is more work than others, in calls
    ("POST", re.compile(r"/api/(tables|tournaments)"), 5),
    ("POST", re.compile(r"/api/tables/(import|[^/]+/fork)"), 10),
    ("POST", re.compile(r"/api/tables/[^/]+/(hint|why)"), 5),
    ("GET", re.compile(r"/api/tables/[^/]+/(steps|record|picture)"), 5),
]
CODES = 10  # table codes that one address may try in a minute
MAILS = 5  # letters to confirm that one address may ask for in an hour
TRIALS = 5  # trial notices that one person may ask for in a minute
OPENS = re.compile(r"/api/tables(/import|/[^/]+/fork)?")
HINTS = re.compile(r"/api/tables/[^/]+/(hint|why)")


class Buckets:
    """A bucket of tokens for each caller, filled again at a rate."""

    def __init__(self, size: float, rate: float, time: Time) -> None:
        self._size = size
        self._rate = rate
        self._time = time
        self._left: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def take(self, caller: str, tokens: float = 1.0) -> bool:
        """Whether there are so many tokens; then they are gone."""
        left, now = self._now(caller), self._time.now()
        if left < tokens:
            return False
        self._left[caller] = (left - tokens, now)
        if len(self._left) > MANY:
            self._left = {one: had for one, had in self._left.items() if self._now(one) < self._size}
        return True

    def has(self, caller: str) -> bool:
        """Whether there is a token left."""
        return self._now(caller) >= 1

    def _now(self, caller: str) -> float:
        left, counted = self._left.get(caller, (self._size, self._time.now()))
        return min(self._size, left + (self._time.now() - counted) * self._rate)


def opens(method: str, path: str) -> bool:
    """Whether a call opens a table."""
    return method == "POST" and OPENS.fullmatch(path) is not None


class Limits:
    """Counts calls and sockets."""

    def __init__(self, settings: Settings, time: Time) -> None:
        self._people = Buckets(settings.calls_burst, settings.calls_rate, time)
        self._addresses = Buckets(settings.address_burst, settings.address_rate, time)
        self._tables = Buckets(settings.tables_an_hour, settings.tables_an_hour / 3600, time)
        self._hints = Buckets(settings.hints_a_minute, settings.hints_a_minute / 60, time)
        self.codes = Buckets(CODES, CODES / 60, time)
        self.mails = Buckets(MAILS, MAILS / 3600, time)
        self.trials = Buckets(TRIALS, TRIALS / 60, time)
        self._sockets: Counter[str] = Counter()
        self._most = settings.sockets_per_address
        self._refused = Buckets(settings.calls_burst / SHARE, settings.calls_rate / SHARE, time)

    def admits(self, method: str, path: str, address: str, person: str) -> bool:
        """Whether a call may be made now; it counts then."""
        cost = next((cost for verb, route, cost in COSTS if verb == method and route.fullmatch(path)), 1)
        if person and not self._people.take(person, cost):
            return False
        if is_here(address):
            return True
        caller = household(address)
        if opens(method, path) and not self._tables.take(caller):
            return False
        if method == "POST" and HINTS.fullmatch(path) and not self._hints.take(caller):
            return False
        return self._addresses.take(caller, cost)

    def was_refused(self, address: str, person: str) -> None:
        """A call was refused."""
        self._refused.take(person if is_here(address) else household(address))

    def is_patient(self, address: str, person: str) -> bool:
        """Whether calls from there are answered before others, as few of them were refused lately."""
        return self._refused.has(person if is_here(address) else household(address))

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Counts a socket of somebody without a seat while it is open; gives whether there is room for it."""
        if is_here(address):
            yield True
            return
        caller = household(address)
        self._sockets[caller] += 1
        try:
            yield self._sockets[caller] <= self._most
        finally:
            self._sockets[caller] -= 1
            if not self._sockets[caller]:
                del self._sockets[caller]
