"""One who is told how a table stands."""

from abc import ABC, abstractmethod

from quarterdeck.table.rows import Json
from quarterdeck.table.writing import Known, Writing


class Connection(ABC):
    """A page of a guest: what it is told is numbered, and of each view it is told only what has changed."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self._sent = 0
        self._known: Known = {}

    def send(self, message: Json, writing: Writing | None = None) -> None:
        """Send a message with the next number. Messages that many are told at once share what is written."""
        self._sent += 1
        text = (writing or Writing()).text(message, self._known)
        self._put(f'{{"n":{self._sent},{text[1:]}')

    def forget(self) -> None:
        """The page has lost count of what it was told: tell it whole views again."""
        self._known.clear()

    def flush(self) -> None:  # noqa: B027 - whoever sends at once has nothing to do
        """Let all that was sent travel now, and not only when everybody else has had a turn."""

    @abstractmethod
    def _put(self, text: str) -> None:
        """Let a message travel."""
