"""A match against time: its owner holds the clock, and time answers only when the owner says so."""

from collections.abc import Mapping
from typing import Any

from quarterdeck.core import engine
from quarterdeck.core.dealer import Dealer
from quarterdeck.core.engine import CHANCE, NONE, Frame, Position
from quarterdeck.core.frames import PASS, Sealed
from quarterdeck.core.game import Game, Live, Unsettled
from quarterdeck.core.match import Decision, Match, Observer


class TimedMatch(Match):
    """A match that waits where a clock of its game runs, until `tick` lets time answer or `settle` lets a play stand.

    A game that is not played against time has no such clock; there it is a match like any other.
    """

    def _begin(
        self,
        game: Game[Any],
        options: dict[str, Any],
        start: Position,
        dealer: Dealer | None,
        seed: int | None,
        watch: Observer | None = None,
    ) -> None:
        super()._begin(game, options, start, dealer, seed, watch)
        self.clock_starts = 0  # how often a clock was started: by a question or a play

    # -- asking ---------------------------------------------------------------------------------------------------

    @property
    def clock(self) -> int:
        """Which of the game's clocks runs; NONE if none does."""
        return NONE if self.over else self._frame().clock(self._s)

    @property
    def awaits_time(self) -> bool:
        """Whether nothing goes on before time has answered; that a play is to stand is another matter."""
        return self.clock != NONE and CHANCE in self._frame().waiting(self._s) and not self.settles

    def may_extend(self) -> list[int]:
        """The seats that may ask for more time."""
        return [] if self.clock == NONE else list(self._frame().may_extend(self._s))

    @property
    def round(self) -> int:
        """The round, in a game that is played against time."""
        return self._live().round(self._s)

    def span(self, order: str) -> int:
        """The number of what a standing order given now holds for."""
        return self._live().span(self._s, order)

    def stand(self, seat: int, orders: Mapping[str, Any]) -> list[int]:
        """What a pass of the seat is given for now: while it is the same, the others are asked first; or nothing."""
        return self._live().stand(self._s, seat, orders)

    def answer_by_order(self, seat: int, orders: Mapping[str, Any]) -> str | None:
        """What a waiting seat answers by its standing orders; None if they leave it to the player."""
        action = self._live().obey(self._s, seat, orders)
        return None if action == NONE else self.game.language.say(action)

    def early_question(self, seat: int) -> Decision | None:
        """The sealed question that the seat will be asked when the time of an open window has passed; else None."""
        if not self.awaits_time:
            return None
        later: Position = self._s.clone()
        engine.answer(later, CHANCE, PASS)
        frame = later.stack[-1] if later.stack else None
        if not isinstance(frame, Sealed) or frame.clock(later) == NONE or seat not in frame.waiting(later):
            return None
        return self._question(later, seat, f"{seat}.ahead.{self.clock_starts}", must=False)

    def unsettled(self) -> list[Unsettled]:
        """The plays that count already and may still be interrupted, oldest first."""
        live = self.game.live
        return [] if live is None or self.over else live.unsettled(self._s)

    @property
    def settles(self) -> bool:
        """Whether the oldest unsettled play may stand now; not while the table stops for something else."""
        live = self.game.live
        return live is not None and not self.over and live.settle(self._s) != NONE

    # -- answering ------------------------------------------------------------------------------------------------

    def tick(self) -> None:
        """Time is up: it answers where it is waited for; elsewhere silent seats take their defaults."""
        if self.awaits_time:
            self._apply(CHANCE, self._frame().options(self._s, CHANCE)[0], auto=False)
        else:
            starts = self.clock_starts
            for seat in self.waiting():
                while self.clock_starts == starts and seat in self.waiting():
                    self._apply(seat, self._frame().default(self._s, seat), auto=False)
            self._forget("other")
        self._run()

    def settle(self) -> None:
        """The oldest unsettled play stands: its time is up."""
        self._apply(CHANCE, self._live().settle(self._s), auto=False)
        self._run()

    # -- inside ---------------------------------------------------------------------------------------------------

    def _live(self) -> Live[Any]:
        if self.game.live is None:
            raise ValueError(f"expected a game that is played against time; found {self.game.id}")
        return self.game.live

    def _runs(self, frame: Frame[Any], seat: int) -> bool:
        """Time is the owner's; and where time is played against, a single option that others must not know of waits."""
        if seat == CHANCE:
            return frame.clock(self._s) == NONE
        return self.game.live is None or not frame.hides_choice(self._s, seat)

    def _apply(self, seat: int, action: int, *, auto: bool) -> None:
        s, frame = self._s, self._frame()
        asked = len(s.stack), frame.clock(s)
        anew = self.awaits_time if seat == CHANCE else frame.restarts_clock(s, seat, action)
        super()._apply(seat, action, auto=auto)
        if anew or asked != (len(s.stack), self.clock):
            self.clock_starts += 1
