"""When things are told: in order, and where the time itself would tell something, evenly."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from quarterdeck.table.rows import StoredEntry


@dataclass(frozen=True)
class Act:
    """Entries of a batch that are told together, not before `gap` seconds after what was told last."""

    first: int
    last: int  # exclusive
    gap: float


class Batching:
    """How a game's batches are cut into acts. With `even` 0 they are not: there a clock decides what goes on when.

    A question that hides whom it asks is visibly open for the same time whether anybody could answer it or not: that
    it is over is told only when that time has passed. For this, such a question asks every seat that might have a
    choice; the match answers for those that have none, and these answers are as private as all others.
    """

    def __init__(self, even: float) -> None:
        self._even = even

    def acts(self, entries: Sequence[StoredEntry], *, hides_askee: bool) -> list[Act]:
        """The acts of a batch, in order; `hides_askee` when nobody may know whom the question after it asks."""
        if not entries:
            return []
        if not self._even:
            return [Act(0, len(entries), 0.0)]
        cuts = [i for i, entry in enumerate(entries) if entry.private and (i == 0 or not entries[i - 1].private)]
        if hides_askee and entries[-1].private:
            cuts = cuts[:-1]  # the last question is not over: nothing to wait for
        starts = sorted({0, *cuts})
        return [
            Act(start, end, self._even if start in cuts else 0.0)
            for start, end in zip(starts, [*starts[1:], len(entries)], strict=True)
        ]


class Outbox:
    """Tells things one after another, none before its time."""

    def __init__(self) -> None:
        self._queue: deque[tuple[float, Callable[[float], bool | None]]] = deque()
        self._told = float("-inf")  # when the last thing was told that counts

    def put(self, tell: Callable[[float], bool | None], gap: float = 0.0) -> None:
        """Tell something after all that is to be told already, `gap` seconds after the last thing that counted.

        It is called with the time; if it returns true it counts.
        """
        self._queue.append((gap, tell))

    def due(self) -> float | None:
        """When the next thing is told; None if nothing is left."""
        if not self._queue:
            return None
        gap = self._queue[0][0]
        return self._told + gap if gap else float("-inf")

    def tells(self, gaps: Sequence[float], now: float) -> float:
        """When the last of some things would be told that were put with these gaps now."""
        told = self._told
        for gap in [*(gap for gap, _ in self._queue), *gaps]:
            now = max(now, told + gap) if gap else now
            told = now
        return now

    def release(self, now: float) -> None:
        """Tell everything whose time has come."""
        while (due := self.due()) is not None and due <= now:
            _, tell = self._queue.popleft()
            if tell(now):
                self._told = now
