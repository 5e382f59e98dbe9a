"""Shapes of procedure that several games share: one seat is asked, chance is, all are in secret or openly, steps.

The rest of what procedures are written with, from engine, events and fields, can be had here too.
"""

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from quarterdeck.core.engine import ASK, CALL, CHANCE, DONE, NONE, Frame, Position, verb_of
from quarterdeck.core.events import Telling
from quarterdeck.core.fields import Prompt, Words

__all__ = ["ASK", "CALL", "CHANCE", "DONE", "NEXT", "NONE", "OPEN", "PASS", "TIME_PASSES", "verb_of"]
__all__ += ["Draw", "Frame", "Prompt", "Question", "Sealed", "Single", "Steps", "Telling", "Window", "Words"]

PASS: Final = 0  # the answer of a seat that does nothing; verb 0 of every game that has it
OPEN: Final = -2  # has not answered yet
NEXT: Final = 3  # beside ASK, CALL and DONE: the step is taken, the next one follows at once
TIME_PASSES: Final[list[int]] = [PASS]

S = TypeVar("S", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Single(Frame[S]):
    """A procedure that asks one at a time: `asked` says whom."""

    def asked(self, s: S) -> int:
        """The seat that is asked."""
        raise NotImplementedError

    def waiting(self, s: S) -> list[int]:
        """The one that is asked."""
        return [self.asked(s)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Single[S]):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: S) -> int:
        """The seat of the question."""
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Frame[S]):
    """A question to chance alone."""

    def asked(self, s: S) -> int:
        """Chance."""
        return CHANCE

    def waiting(self, s: S) -> list[int]:
        """Chance."""
        return [CHANCE]


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Single[S]):
    """A procedure of several steps, each of which may call another procedure or ask one seat or chance."""

    def __init__(self, stage: int) -> None:
        self.stage = stage  # the step that comes next; a step may set it to go elsewhere

    def step(self, s: S, stage: int) -> int:
        """Take one step and say ASK to come back with the answer, DONE, or NEXT; what it has called comes first."""
        raise NotImplementedError

    def advance(self, s: S) -> int:
        """Take steps until one asks, calls a procedure or is the last."""
        depth = len(s.stack)
        while True:
            stage = self.stage
            self.stage = stage + 1
            signal = self.step(s, stage)
            if signal == ASK:
                self.stage = stage
            if signal != NEXT:
                return signal
            if len(s.stack) > depth:
                return CALL


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[S]):
    """A sealed question: all answer once in secret, all answers are opened together, the order must not matter.

    A seat that has answered stays welcome and may change its mind until the last answer is in.
    """

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers  # by seat: OPEN, NONE (not asked) or the action given

    def choices(self, s: S, seat: int) -> list[int]:
        """What the seat may answer; must not depend on the other answers."""
        raise NotImplementedError

    def opened(self, s: S) -> int:
        """All answers are in: act on them and say ASK, CALL or DONE like `advance`."""
        raise NotImplementedError

    def advance(self, s: S) -> int:
        """Wait for the open answers, then open all of them."""
        return ASK if OPEN in self.answers else self.opened(s)

    def waiting(self, s: S) -> list[int]:
        """The seats that have not answered."""
        return [seat for seat, given in enumerate(self.answers) if given == OPEN]

    def welcome(self, s: S) -> list[int]:
        """The seats that may still change their answer."""
        return [seat for seat, given in enumerate(self.answers) if given >= 0]

    def options(self, s: S, seat: int) -> list[int]:
        """What the seat may answer."""
        return self.choices(s, seat)

    def answer(self, s: S, seat: int, action: int) -> None:
        """Keep the answer face down."""
        self.answers[seat] = action

    def restarts_clock(self, s: S, seat: int, action: int) -> bool:
        """All have the same time."""
        return False

    def may_extend(self, s: S) -> list[int]:
        """Everybody who is asked."""
        return [seat for seat, given in enumerate(self.answers) if given != NONE]


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[S]):
    """An open window: any eligible seat may act or pass; a play empties `passed`; all passed closes it.

    `waiting` lists the seats in asking order: a poll takes the first, a live table takes whoever answers first.
    Both feed the same rules. A window that lasts is not closed by the seats' passes alone: time must pass too, which
    sits behind the last seat and is played by chance.
    """

    def __init__(self, eligible: list[int], passed: int, offered: int, turn: int) -> None:
        self.eligible = eligible  # clockwise from the anchor's left
        self.passed = passed  # bitmask of the seats that have passed since the last play
        self.offered = offered  # bitmask of the seats that have acted or passed at least once
        self.turn = turn  # index in `eligible` of the seat that a poll asks next

    def plays(self, s: S, seat: int) -> list[int]:
        """What the seat may do besides passing."""
        raise NotImplementedError

    def play(self, s: S, seat: int, action: int) -> None:
        """Apply one play."""
        raise NotImplementedError

    def closed(self, s: S) -> bool:
        """Whether the window's own condition has closed it."""
        return False

    def lasts(self, s: S) -> bool:
        """Whether it stays open until time has passed, so that nobody sees whether anybody could act."""
        return False

    def advance(self, s: S) -> int:
        """Pass for the seats that can do nothing else; close when all have passed."""
        if self.closed(s):
            return DONE
        for seat in self.eligible:
            if not self.passed >> seat & 1 and not self.plays(s, seat):
                self.passed |= 1 << seat
                self.offered |= 1 << seat
        return ASK if self.waiting(s) else DONE

    def waiting(self, s: S) -> list[int]:
        """The seats that have neither passed nor left, from the turn on; then time."""
        order = self.eligible[self.turn :] + self.eligible[: self.turn]
        found = [seat for seat in order if not self.passed >> seat & 1]
        if self.lasts(s) and not self.passed >> s.seats & 1:
            found.append(CHANCE)
        return found

    def welcome(self, s: S) -> list[int]:
        """The seats that have passed and may still act."""
        return [seat for seat in self.eligible if self.passed >> seat & 1 and self.plays(s, seat)]

    def options(self, s: S, seat: int) -> list[int]:
        """A pass while the seat is waited for, and its plays; time can only pass."""
        if seat == CHANCE:
            return TIME_PASSES
        plays = self.plays(s, seat)
        return plays if self.passed >> seat & 1 else [PASS, *plays]

    def default(self, s: S, seat: int) -> int:
        """Silence is a pass; of a seat that has passed already, nothing is awaited."""
        return self.plays(s, seat)[0] if self.passed >> seat & 1 else PASS

    def answer(self, s: S, seat: int, action: int) -> None:
        """Note the pass, or apply the play and ask everybody again from the next seat on. Time passes for all."""
        if seat == CHANCE:
            self.passed = (2 << s.seats) - 1
            return
        self.offered |= 1 << seat
        self.turn = (self.eligible.index(seat) + 1) % len(self.eligible)
        if action == PASS:
            self.passed |= 1 << seat
        else:
            self.passed = 0
            self.play(s, seat, action)

    def restarts_clock(self, s: S, seat: int, action: int) -> bool:
        """A play does, a pass does not."""
        return action != PASS

    def may_extend(self, s: S) -> list[int]:
        """Everybody who may act, able or not."""
        return self.eligible
