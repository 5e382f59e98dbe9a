"""Json cards that are shown and counted before their time has passed (JR-17.8.4 to JR-17.8.7).

The match lets time answer a plain card at once, so that the next one can be laid; the table remembers when the time is
really up. If the card is answered before, the log is taken back to it, and what was laid later is laid again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from quarterdeck.server.clock import GRAIN


@dataclass
class Unsettled:
    """A plain card that may still be answered."""

    id: str
    number: int                     # of the log entry that laid it
    seat: int
    card: int
    eligible: list[int]             # who may answer it, if he can
    seconds: float
    until: float                    # loop time
    held: list[int] = field(default_factory=list)

    @property
    def is_open(self) -> bool:
        """Whether its time is not up yet."""
        return asyncio.get_running_loop().time() < self.until - GRAIN


@dataclass(frozen=True)
class Later:
    """An answer that waits until all plain cards have settled."""

    seat: int
    bars: bool                                  # no card is laid any more: it closes the window
    go: Callable[[], Awaitable[None]]
    drop: Callable[[], None]                    # a card was cancelled meanwhile: its player decides again


class Overlap:
    """The unsettled cards of a table, oldest first, and what waits for them."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring                       # called when a card may have settled
        self._count = 0
        self.cards: list[Unsettled] = []
        self.later: list[Later] = []

    def lay(self, number: int, seat: int, card: int, eligible: list[int], seconds: float) -> None:
        """One more card is laid."""
        self._count += 1
        until = asyncio.get_running_loop().time() + seconds
        self.cards.append(Unsettled(f"c{self._count}", number, seat, card, eligible, seconds, until))
        asyncio.get_running_loop().call_at(until, self._ring)

    def hold(self, card: Unsettled, seat: int, more: float) -> None:
        """Give a card more time because of a seat."""
        card.held.append(seat)
        card.seconds += more
        card.until += more
        asyncio.get_running_loop().call_at(card.until, self._ring)

    def shorten(self, left: float) -> None:
        """The card laid last has only so much time left."""
        self.cards[-1].until = asyncio.get_running_loop().time() + left
        asyncio.get_running_loop().call_at(self.cards[-1].until, self._ring)

    def settle(self) -> None:
        """Forget the cards whose time is up, unless an older one is unsettled: they would be laid again after it."""
        while self.cards and not self.cards[0].is_open:
            self.cards.pop(0)

    def find(self, card: str) -> Unsettled | None:
        """The unsettled card of that id."""
        return next((one for one in self.cards if one.id == card and one.is_open), None)

    def clear(self) -> None:
        """Nothing is unsettled any more; whoever waits decides again."""
        self.cards = []
        waiting, self.later = self.later, []
        for answer in waiting:
            answer.drop()
