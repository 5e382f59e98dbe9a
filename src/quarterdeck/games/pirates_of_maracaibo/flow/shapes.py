"""The two shapes of question in this game: one captain is asked, or chance is."""

from quarterdeck.core.engine import CHANCE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.games.pirates_of_maracaibo.state import State


class Question(Frame[State]):
    """PM-DR-5: a procedure in which nobody but its own captain decides."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: State) -> list[int]:
        return [self.seat]

    def asked(self, s: State) -> int:
        return self.seat


class Draw(Frame[State]):
    """A procedure in which only chance decides."""

    def waiting(self, s: State) -> list[int]:
        return [CHANCE]

    def asked(self, s: State) -> int:
        return CHANCE

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("deal", "PM-5.2", [])
