"""Fairness between those for whom bots think: nobody's many tables make somebody else wait."""

from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

MANY = 10_000  # addresses, before those that have their whole budget again are forgotten
OVERTAKEN = 8  # for so many answers that somebody looks on for, one that nobody does


@dataclass(frozen=True)
class Payer:
    """For whom a bot thinks. Names are free and so are guests: those at one address share what is theirs."""

    address: str
    person: str
    table: str
    present: bool = True  # somebody looks on

    @property
    def path(self) -> tuple[str, ...]:
        """Who takes turns with whom: addresses, the people at one of them, the tables of one of these."""
        return self.address, self.person, self.table


class Turns(Generic[T]):
    """What waits, by the path of whom it is for: at every fork of the paths they take turns."""

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._branches: OrderedDict[str, Turns[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._items or self._branches)

    def put(self, path: tuple[str, ...], item: T) -> None:
        """Let something wait its turn."""
        if not path:
            self._items.append(item)
            return
        self._branches.setdefault(path[0], Turns()).put(path[1:], item)

    def take(self) -> T:
        """What is served next; whoever had his turn is the last one then."""
        if self._items:
            return self._items.popleft()
        name, branch = self._branches.popitem(last=False)
        item = branch.take()
        if branch:
            self._branches[name] = branch
        return item


class Line(Generic[T]):
    """A line of those who wait: first those whom somebody looks on for, and some of the others between them."""

    def __init__(self) -> None:
        self._watched: Turns[T] = Turns()
        self._unwatched: Turns[T] = Turns()
        self._overtaken = 0

    def __bool__(self) -> bool:
        return bool(self._watched or self._unwatched)

    def put(self, payer: Payer, item: T) -> None:
        """Let something wait its turn."""
        (self._watched if payer.present else self._unwatched).put(payer.path, item)

    def take(self) -> T:
        """What is served next."""
        if self._unwatched and (not self._watched or self._overtaken >= OVERTAKEN):
            self._overtaken = 0
            return self._unwatched.take()
        self._overtaken += 1
        return self._watched.take()


class Budget:
    """Seconds that bots may think for one address; they come back with time."""

    def __init__(self, seconds: float, rate: float, now: Callable[[], float]) -> None:
        self._seconds = seconds
        self._rate = rate  # seconds a second
        self._now = now
        self._left: dict[str, tuple[float, float]] = {}  # what was left, and when

    def take(self, address: str, seconds: float, least: float) -> float:
        """How long a bot may think that would like to think so long; a little it always may."""
        now = self._now()
        left, then = self._left.get(address, (self._seconds, now))
        left = min(self._seconds, left + (now - then) * self._rate)
        granted = min(seconds, max(least, left))
        self._left[address] = left - granted, now
        if len(self._left) > MANY:
            self._left = {name: one for name, one in self._left.items() if not self._is_whole(one, now)}
        return granted

    def _is_whole(self, one: tuple[float, float], now: float) -> bool:
        left, then = one
        return left + (now - then) * self._rate >= self._seconds
