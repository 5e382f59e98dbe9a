"""How far a long run is, on stderr: bars on a terminal, elsewhere a plain line now and then."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

EVERY = 30.0  # seconds between plain lines


class Course:
    """Where a run stands; `reach` tells it."""

    def __init__(self, bars: Progress | None, label: str, total: int) -> None:
        self._bars = bars
        self._label = label
        self._total = total
        self._told = time.monotonic()
        self._task = bars.add_task(label, total=total) if bars is not None else None

    def reach(self, done: int, now: str = "") -> None:
        """So much is done; `now` says what is under way."""
        if self._bars is not None and self._task is not None:
            self._bars.update(self._task, completed=done, description=f"{self._label}  {now}".rstrip())
        elif time.monotonic() - self._told >= EVERY:
            self._told = time.monotonic()
            print(f"{time.strftime('%H:%M:%S')} {self._label} {done}/{self._total} {now}".rstrip(), file=sys.stderr)


@contextmanager
def course(label: str, total: int) -> Iterator[Course]:
    """Tell how far a run is."""
    console = Console(stderr=True, highlight=False)
    if not console.is_terminal:
        yield Course(None, label, total)
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console) as bars:
        yield Course(bars, label, total)
