"""What whoever runs tables may set for all of them, and where their chance comes from."""

from dataclasses import dataclass, field
from typing import Any, Protocol

VOTE = 120  # seconds that somebody is away before the others may vote about it, unless set otherwise
GRACE = 3  # seconds that bots wait after an answer that can be taken back, unless set otherwise


@dataclass(frozen=True)
class TableSettings:
    """Seconds and limits of every table."""

    think: dict[str, float] = field(default_factory=lambda: {"captain": 0.9, "legend": 4.5})  # seconds of each level
    bot_pause: float = 0.4  # seconds before a bot's move, so that people see the table first
    bot_grace: float = GRACE  # the same after a move that its player can take back
    bot_reply: float = 3.0  # seconds, at the most, before a bot answers an offer; a third at the least
    even: float = 1.5  # seconds that a question is visibly open which hides whom it asks
    clock: float = 1.0  # scale of all seconds that a game's rules give
    decision: float = 120.0  # seconds for a decision at a table with clocks, then its default is taken
    absent: float = 20.0  # the same for players who are not here
    gone: float = 30.0  # seconds without a connection after which somebody is away
    hidden: float = 120.0  # the same with hidden pages only
    vote: float = VOTE  # seconds that somebody is away before the others may vote about it
    consent: float = 120.0  # seconds to agree to a take-back
    lines: int = 500  # lines of chat that a table keeps, of players and of watchers each
    chat_burst: int = 8  # lines that one person may say at once; a watcher half as many
    chat_rate: float = 0.5  # lines a second that one person may say; a watcher half as many
    crowd_burst: int = 20  # lines that all watchers together may say at once
    crowd_rate: float = 1.0  # the same a second
    mend: float = 1.0  # seconds after which a store that has failed is tried again
    people_first: bool = False  # bots think when no person is asked any more; at tables without clocks


class Random(Protocol):
    """A generator, as Python's `random.Random`."""

    def uniform(self, a: float, b: float) -> float:
        """A number between these two."""

    def getrandbits(self, k: int) -> int:
        """A number of so many bits."""

    def randbytes(self, n: int) -> bytes:
        """So many bytes."""

    def shuffle(self, x: list[Any]) -> None:
        """Put a list into another order."""


class Draw(Protocol):
    """Chance by purpose, as in `draw("bot", seat, step)`; the table's secret is part of every purpose."""

    def __call__(self, *words: object) -> Random:
        """The generator of a purpose."""
