"""Live play: the clock of what is asked, more time, standing orders, early answers, unsettled plays.

At a table without clocks (`ticks` is false) only windows that nobody may see to be idle take time. A game that is not
played against time has none of this.
"""

from typing import Any

from quarterdeck.core.decision import Decision
from quarterdeck.core.engine import NONE
from quarterdeck.core.frames import PASS
from quarterdeck.core.game import Live, Unsettled
from quarterdeck.core.timed import TimedMatch
from quarterdeck.table.clock import Clock, Deadline
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import Json, SeatRow, TableRow
from quarterdeck.table.seat_orders import (
    early_answer,
    extensions_left,
    last_pass,
    orders_of,
    with_early_answer,
    with_extension,
    with_order,
    with_pass,
)
from quarterdeck.table.settings import Draw, TableSettings
from quarterdeck.table.stored_match import StoredMatch

ALONE = 0.3  # of a pause or clock where one person sits among bots: enough to hide which of them could act


class LivePlay:
    """What time does at a table. It changes no match and no row: it says what is to be done, and when."""

    def __init__(self, stored: StoredMatch, settings: TableSettings, draw: Draw) -> None:
        self._stored = stored
        self._settings = settings
        self._draw = draw
        self._live = stored.game.live
        self.ticks = self._live is not None and self._live.ticks(stored.row.options)
        self.clock = Clock()
        self._deadlines: dict[int, Deadline] = {}  # of unsettled plays, by id
        self._obeying: dict[int, tuple[str, float]] = {}  # decisions that orders are about to answer, and when

    @property
    def _match(self) -> TimedMatch:
        return self._stored.match

    @property
    def _row(self) -> TableRow:
        return self._stored.row

    # -- what is due ------------------------------------------------------------------------------------------------

    def restart(self, now: float, present: set[int]) -> None:
        """Run for what is asked now. Everything stands still at the end, and while all players are away."""
        live, row = self._live, self._row
        people = row.players()
        if live is None or not row.begun or self._match.over or (people and not present):
            self.clock.stop()
            self._deadlines.clear()
            return
        match = self._match
        key, window, seconds = self._question(live, match, present)
        if key is None:
            self.clock.stop()
        elif not self.clock.runs_for(key):
            if not self.ticks:
                seconds = self._draw("pause", row.number).uniform(*live.pause) * (ALONE if len(people) == 1 else 1.0)
                seconds *= self._settings.clock
            self.clock.restart(key, window, seconds, now, shown=self.ticks)
        self._count_down(live, match, now)

    def _question(self, live: Live[Any], match: TimedMatch, present: set[int]) -> tuple[object, str, float]:
        """What the clock runs for, the name of its window, and how long: not so long where only bots could act."""
        waiting, people = set(match.waiting()), set(self._row.players())
        if match.clock != NONE and (self.ticks or match.awaits_time):
            name, seconds = live.clocks[match.clock]
            if len(people) == 1 and not waiting & people:
                seconds *= ALONE
            return (match.clock_starts, match.clock), name, seconds * self._settings.clock
        if self.ticks and waiting & people:
            here = bool(waiting & present)
            return (match.clock_starts, here), "decision", self._settings.decision if here else self._settings.absent
        return None, "", 0.0

    def _count_down(self, live: Live[Any], match: TimedMatch, now: float) -> None:
        """Give new unsettled plays their time; while the match settles nothing, theirs stands still."""
        seconds = live.settle_seconds * self._settings.clock
        self._deadlines = {
            play.id: self._deadlines.get(play.id) or Deadline(seconds, now + seconds) for play in match.unsettled()
        }
        for deadline in self._deadlines.values():
            if match.settles:
                deadline.run(now)
            else:
                deadline.halt(now)

    def due(self) -> float | None:
        """When something is to be done next."""
        times = [self._settles_at(), self._answers_at(), *(at for _, at in self._obeying.values())]
        return min((at for at in times if at is not None), default=None)

    def settles(self, now: float) -> bool:
        """Whether the oldest unsettled play stands now."""
        return is_past(self._settles_at(), now)

    def is_up(self, now: float) -> bool:
        """Whether time answers now."""
        return is_past(self._answers_at(), now)

    def _settles_at(self) -> float | None:
        """When the oldest unsettled play stands; None while there is none, or the table stops for something else."""
        oldest = next(iter(self._deadlines.values()), None)
        return oldest.until if oldest is not None and self._match.settles else None

    def _answers_at(self) -> float | None:
        """When time answers: after unsettled plays, and without clocks not before everybody who is asked."""
        if not self.clock.runs or self._settles_at() is not None:
            return None
        return self.clock.until if self.ticks or not (self._match.waiting() or self.stopped()) else None

    # -- more time --------------------------------------------------------------------------------------------------

    def extended(self, seat: int, play: int | None) -> SeatRow:
        """Give everybody more time because a seat asks for it, on the clock or for an unsettled play; the seat then."""
        live, clock = self._live, self.clock if play is None else self._deadlines.get(play)
        if live is None or clock is None or seat not in self.may_extend(play):
            raise Refusal(409, "no_extension", live.rules["extend"] if live else "")
        clock.extend(seat, live.extension * self._settings.clock)
        return with_extension(live, self._match, self._row.seats[seat])

    def may_extend(self, play: int | None = None) -> list[int]:
        """The seats that may ask for more time now, on the clock or for an unsettled play."""
        live, match = self._live, self._match
        if live is None:
            return []
        if play is None:
            asked, before = match.may_extend() if self.ticks and self.clock.runs else [], self.clock.extended
        else:
            found = next((one for one in match.unsettled() if one.id == play), None)
            asked, before = list(found.eligible) if found else [], self._deadlines[play].extended
        return [seat for seat in asked if seat not in before and extensions_left(live, match, self._row.seats[seat])]

    # -- standing orders --------------------------------------------------------------------------------------------

    def orders(self, seat: int) -> Json:
        """The orders of a seat; none in a game without."""
        return orders_of(self._live, self._match, self._row.seats[seat]) if self._live is not None else {}

    def ordered(self, seat: int, name: str, value: str | int | bool) -> SeatRow:
        """The seat with one order changed."""
        if self._live is None:
            raise Refusal(400, "no_order")
        return with_order(self._live, self._match, self._row.seats[seat], name, value)

    def stopped(self) -> list[int]:
        """The seats for which a lasting window stops although they need not be asked."""
        if self._live is None or not self._match.awaits_time:
            return []
        return [
            seat
            for seat in self._row.players()
            if seat in self._match.may_extend() and seat not in self.clock.ready and self.orders(seat).get("stop")
        ]

    def obey(self, now: float) -> None:
        """Let standing orders answer; where all see who is waited for, after a while, as their player might."""
        live, row = self._live, self._row
        if live is None or not row.begun or row.over:
            self._obeying.clear()
            return
        asked = {seat: self._by_order(seat) for seat in self._match.waiting() if not row.seats[seat].by_bot}
        for seat in list(self._obeying):
            found = asked.get(seat)
            if found is None or found[0] != self._obeying[seat][0]:
                del self._obeying[seat]
        for seat, found in asked.items():
            if found is not None and seat not in self._obeying:
                self._obeying[seat] = found[0], now + self._pause(live, seat)

    def _pause(self, live: Live[Any], seat: int) -> float:
        """How long an order waits: as long as its player might, so that nobody sees it; not at all among bots."""
        if self._match.hides_askee or len(self._row.people()) == 1:
            return 0.0
        low, high = live.pause
        return self._draw("order", seat, self._row.number).uniform(low, high) * self._settings.clock

    def ordered_answer(self, now: float) -> tuple[int, str] | None:
        """Seat and words of an answer that orders give now."""
        for seat, (asked, at) in self._obeying.items():
            found = self._by_order(seat) if at <= now else None
            if found is not None and found[0] == asked:
                return seat, found[1]
        return None

    def _by_order(self, seat: int) -> tuple[str, str] | None:
        """The decision of a waiting seat that its orders answer, and the words."""
        words = self._match.answer_by_order(seat, self.orders(seat))
        asked = self._match.decision(seat) if words is not None else None
        return (asked.id, words) if asked is not None and asked.must and words is not None else None

    # -- passes that let the others go first --------------------------------------------------------------------------

    def stand(self, seat: int, words: str) -> list[int]:
        """What these words of a seat's player are given for, if they are a pass that lets the others go first."""
        passes = self._live is not None and not self.ticks and self._stored.game.language.read(words) == PASS
        return self._match.stand(seat, self.orders(seat)) if passes else []

    def remembers(self, seat: int, stand: list[int]) -> dict[int, SeatRow]:
        """The seat that keeps what its pass was given for, if that is news."""
        row = self._row.seats[seat]
        kept = with_pass(row, stand)
        return {seat: kept} if kept is not row else {}

    def held(self) -> list[int]:
        """The seats that are waited for only when all others have answered: their players passed before."""
        if self._live is None:
            return []
        waiting = self._match.waiting()
        found = [seat for seat in waiting if self._holds(seat)]
        return found if len(found) < len(waiting) else []

    def _holds(self, seat: int) -> bool:
        stand = last_pass(self._row.seats[seat])
        return bool(stand) and stand == self._match.stand(seat, self.orders(seat))

    # -- early answers ----------------------------------------------------------------------------------------------

    def answered_early(self, seat: int, asked: Decision, words: str) -> SeatRow:
        """The seat with an answer to a question that is asked only when time has passed; it may be changed."""
        if words not in asked:
            raise Refusal(409, "stale", asked.rule)
        return with_early_answer(self._row.seats[seat], words)

    def early_answers(self) -> dict[int, str]:
        """What was answered early, by seat."""
        found = {seat: early_answer(self._row.seats[seat]) for seat in self._row.players()}
        return {seat: words for seat, words in found.items() if words is not None}

    # -- looking ----------------------------------------------------------------------------------------------------

    def shown_clock(self) -> Json | None:
        """The clock as everybody sees it; `until` becomes what is left when it is sent."""
        clock, live = self.clock, self._live
        if not clock.runs or live is None:
            return None
        left = [extensions_left(live, self._match, seat) for seat in self._row.seats]
        return {
            "window": clock.window,
            "seconds": clock.seconds if clock.shown else None,
            "until": clock.until if clock.shown else None,
            "extended": clock.extended,
            "may_extend": self.may_extend(),
            "extensions": left,
        }

    def shown_plays(self) -> list[Json]:
        """The unsettled plays as everybody sees them, oldest first."""
        return [self._shown_play(play) for play in self._match.unsettled() if play.id in self._deadlines]

    def _shown_play(self, play: Unsettled) -> Json:
        deadline = self._deadlines[play.id]
        return {
            "id": play.id,
            "seat": play.seat,
            "card": play.card,
            "seconds": deadline.seconds,
            "until": deadline.until if deadline.left is None else None,
            "left": deadline.left,
            "extended": deadline.extended,
            "may_extend": self.may_extend(play.id),
        }


def is_past(at: float | None, now: float) -> bool:
    """Whether a time has come."""
    return at is not None and at <= now
