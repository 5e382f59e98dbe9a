"""The shapes of question in this game: one captain is asked, perhaps to take one thing or leave it, or chance is."""

from quarterdeck.core.engine import ASK, CHANCE, DONE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.games.pirates_of_maracaibo.actions import DECLINE
from quarterdeck.games.pirates_of_maracaibo.state import State


class Question(Frame[State]):
    """PM-DR-5: a procedure in which nobody but its own captain decides."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: State) -> list[int]:
        return [self.seat]

    def asked(self, s: State) -> int:
        return self.seat


class Offer(Question):
    """PM-5.3: one of several things, taken once or left."""

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def advance(self, s: State) -> int:
        return DONE if self.done else ASK

    def options(self, s: State, seat: int) -> list[int]:
        found = self.offered(s, seat)
        found.append(DECLINE)
        return found

    def default(self, s: State, seat: int) -> int:
        return DECLINE

    def answer(self, s: State, seat: int, action: int) -> None:
        self.done = 1
        if action != DECLINE:
            self.take(s, seat, action)

    def offered(self, s: State, seat: int) -> list[int]:
        """What may be taken, in a fresh list."""
        raise NotImplementedError

    def take(self, s: State, seat: int, action: int) -> None:
        """Apply what was taken."""
        raise NotImplementedError


class Draw(Frame[State]):
    """A procedure in which only chance decides."""

    def waiting(self, s: State) -> list[int]:
        return [CHANCE]

    def asked(self, s: State) -> int:
        return CHANCE

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("deal", "PM-5.2", [])
