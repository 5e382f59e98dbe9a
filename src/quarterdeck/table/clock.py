"""The clock of a table: how long what is asked stays open to everybody. Whoever asks it says what time it is."""

from collections.abc import Hashable
from dataclasses import dataclass, field


class Clock:
    """Runs for one question at a time; a later question or a play starts it anew."""

    def __init__(self) -> None:
        self._key: Hashable = None  # what it runs for
        self.window = ""
        self.seconds = 0.0
        self.until = 0.0
        self.shown = False  # everybody sees how much time is left
        self.extended: list[int] = []  # seats that have asked for more time
        self.ready: set[int] = set()  # seats that let a window go by although it stops for them

    @property
    def runs(self) -> bool:
        """Whether there is anything to wait for."""
        return self._key is not None

    def runs_for(self, key: Hashable) -> bool:
        """Whether it runs for this question already."""
        return self._key == key

    def restart(self, key: Hashable, window: str, seconds: float, now: float, *, shown: bool) -> None:
        """Run for a question from now on."""
        self._key, self.window, self.seconds, self.shown = key, window, seconds, shown
        self.until = now + seconds
        self.extended, self.ready = [], set()

    def extend(self, seat: int, more: float) -> None:
        """Give everybody more time because of a seat."""
        self.extended = [*self.extended, seat]
        self.seconds += more
        self.until += more

    def stop(self) -> None:
        """Stand still: nothing is asked, or nobody is here."""
        self._key = None


@dataclass
class Deadline:
    """When an unsettled play settles."""

    seconds: float
    until: float
    extended: list[int] = field(default_factory=list)
    left: float | None = None  # while it stands still

    def extend(self, seat: int, more: float) -> None:
        """Give everybody more time because of a seat."""
        self.extended = [*self.extended, seat]
        self.seconds += more
        self.until += more

    def halt(self, now: float) -> None:
        """Stand still."""
        if self.left is None:
            self.left = self.until - now

    def run(self, now: float) -> None:
        """Go on with what was left."""
        if self.left is not None:
            self.until, self.left = now + self.left, None
