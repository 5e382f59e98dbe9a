"""Shapes of question in this game: one captain may take one thing or leave it, or chance deals."""

from typing import ClassVar

from quarterdeck.core import frames
from quarterdeck.core.frames import ASK, DONE, Prompt, Question
from quarterdeck.games.pirates_of_maracaibo import verbs as v
from quarterdeck.games.pirates_of_maracaibo.state import State


class Offer(Question[State]):
    """PM-5.3: several things that may be taken or left."""

    def options(self, s: State, seat: int) -> list[int]:
        found = self.offered(s, seat)
        found.append(v.DECLINE)
        return found

    def default(self, s: State, seat: int) -> int:
        return v.DECLINE

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == v.DECLINE:
            s.stack.pop()
        else:
            self.take(s, seat, action)

    def offered(self, s: State, seat: int) -> list[int]:
        """What may be taken, in a fresh list."""
        raise NotImplementedError

    def take(self, s: State, seat: int, action: int) -> None:
        """Apply what was taken."""
        raise NotImplementedError


class SingleOffer(Offer):
    """PM-5.3: one of several things, taken once or left."""

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def advance(self, s: State) -> int:
        return DONE if self.done else ASK

    def answer(self, s: State, seat: int, action: int) -> None:
        self.done = 1
        Offer.answer(self, s, seat, action)


class Draw(frames.Draw[State]):
    """A procedure in which only chance decides."""

    PROMPT: ClassVar[Prompt] = "deal", "PM-5.2"
