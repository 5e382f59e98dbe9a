"""What the bots of a table think about, and when they answer. Whoever thinks for them hands in the words."""

from dataclasses import dataclass, replace

from quarterdeck.core.decision import Decision, Option
from quarterdeck.table.live import LivePlay
from quarterdeck.table.rows import Json
from quarterdeck.table.settings import Draw, TableSettings
from quarterdeck.table.stored_match import StoredMatch
from quarterdeck.table.terms import kept

HASTE = 4  # a bot thinks no longer than one part in so many of the clock

Choices = list[tuple[str, bool]]  # words of each option, and whether it is a mere preference
Job = tuple[str, int, float, Json, Choices]  # level, seed, seconds, view and options of a bot that is to think


@dataclass(frozen=True)
class Thought:
    """A question to a bot, with all that it may know."""

    id: str  # of this thought, never used again
    asked: str  # the decision
    seat: int
    level: str
    seed: int
    seconds: float  # to think
    view: Json
    choices: Choices
    default: str  # what is answered if it fails
    ready: float  # it is not answered earlier
    quiet: bool = False  # nothing is seen of its default: that need not wait
    words: str | None = None

    def job(self) -> "Job":
        """What whoever thinks for bots is told."""
        return self.level, self.seed, self.seconds, self.view, self.choices


class Bots:
    """Think one at a time about what is asked, and beside that about unsettled plays, from what they may know."""

    def __init__(self, stored: StoredMatch, live: LivePlay, settings: TableSettings, draw: Draw) -> None:
        self._stored = stored
        self._live = live
        self._settings = settings
        self._draw = draw
        self._count = 0
        self._thought: Thought | None = None  # about what is asked
        self._considered: dict[tuple[int, int], Thought | None] = {}  # about unsettled plays, by play and seat

    def thoughts(self) -> list[Thought]:
        """What is to be thought about now; the others are of no use any more."""
        found = [self._thought, *self._considered.values()]
        return [thought for thought in found if thought is not None and thought.words is None]

    def due(self) -> float | None:
        """When the next answer is to be given."""
        found = [self._thought, *self._considered.values()]
        return min((one.ready for one in found if one is not None and one.words is not None), default=None)

    def thought(self, id: str, words: str | None) -> None:  # noqa: A002 - the word of the protocol
        """A bot has thought; None if it has failed."""
        one = self._thought
        if one is not None and one.id == id:
            said = words or one.default
            self._thought = replace(one, words=said, ready=0.0 if one.quiet and said == one.default else one.ready)
        for key, other in self._considered.items():
            if other is not None and other.id == id:
                self._considered[key] = replace(other, words=words) if words and words != other.default else None

    def answer(self, now: float) -> tuple[int, str] | None:
        """Seat and words of an answer whose time has come, if that is still asked; it is given once."""
        for key, one in self._considered.items():
            if one is not None and one.words is not None and one.ready <= now:
                self._considered[key] = None
                return (one.seat, one.words) if self._is_open(one.seat, one.words) else None
        one = self._thought
        if one is None or one.words is None or one.ready > now:
            return None
        self._thought = None
        asked = self._stored.match.decision(one.seat)
        if asked is None or asked.id != one.asked:
            return None
        return one.seat, one.words if one.words in asked else one.default

    def _is_open(self, seat: int, words: str) -> bool:
        asked = self._stored.match.decision(seat)
        return asked is not None and words in asked

    def stop(self) -> None:
        """Nothing of what the bots think about is asked any more."""
        self._thought = None
        self._considered.clear()

    def go_on(self, now: float) -> None:
        """Let the first bot think that has an offer or is waited for, and all that may interrupt a new play."""
        row = self._stored.row
        if not row.begun or row.over or "takeback" in row.company:
            self.stop()
            return
        asked, options = self._question()
        if asked is None:
            self._thought = None
        elif self._thought is None or self._thought.asked != asked.id:
            self._thought = self._about(asked, options, now)
        self._consider(now)

    # -- inside -----------------------------------------------------------------------------------------------------

    def _question(self) -> tuple[Decision | None, list[Option]]:
        """What a bot is to think about: an offer to it first of all, else what it is waited for with."""
        match, row = self._stored.match, self._stored.row
        if self._stored.game.live is not None:
            for seat in row.bots():
                asked = match.decision(seat)
                replies = [option for option in asked.options if option.answers_offer] if asked else []
                if replies:
                    return asked, replies
        waiting = match.waiting()
        if (
            self._settings.people_first
            and not self._live.ticks
            and set(waiting).difference(row.bots(), self._live.held())
        ):
            return None, []
        asked = next((match.decision(seat) for seat in waiting if row.seats[seat].by_bot), None)
        return asked, asked.options if asked is not None else []

    def _about(self, asked: Decision, options: list[Option], now: float) -> Thought:
        match, settings, clock = self._stored.match, self._settings, self._live.clock
        draw = self._draw("bot", asked.seat, len(match.log))
        if options[0].answers_offer:
            pause, default = draw.uniform(1 / 3, 1) * settings.bot_reply, options[-1].words
        else:
            people = self._stored.row.people()
            undoable = not self._stored.passed and any(match.can_undo(seat) for seat in people)
            pause, default = settings.bot_grace if undoable else settings.bot_pause, asked.default
        ready, seconds = now + pause, self._seconds(asked.seat)
        quiet = pause == settings.bot_pause and self._lets_be(asked)
        if clock.runs:
            seconds = min(seconds, clock.seconds / HASTE)
            ready = min(ready, clock.until - clock.seconds / HASTE)
        return replace(self._new(asked, draw.getrandbits(31), seconds, options, default, ready), quiet=quiet)

    def _lets_be(self, asked: Decision) -> bool:
        """Whether all see who is asked, and silence names nothing: a pass is no news then, and may come at once."""
        match = self._stored.match
        if match.hides_askee or match.sealed or self._live.clock.runs:
            return False
        return any(option.words == asked.default and not option.marks for option in asked.options)

    def _consider(self, now: float) -> None:
        """Let the bots that can interrupt a new unsettled play think about it while the game goes on."""
        match, live = self._stored.match, self._stored.game.live
        plays = {play.id: play for play in match.unsettled()}
        self._considered = {key: one for key, one in self._considered.items() if key[0] in plays}
        for play in plays.values():
            for seat in set(play.eligible) & set(self._stored.row.bots()):
                if (play.id, seat) in self._considered:
                    continue
                self._considered[play.id, seat] = None
                asked = match.decision(seat)
                found = [option for option in asked.options if f"play:{play.id}" in option.marks] if asked else []
                if live is None or asked is None or not asked.must or not found:
                    continue
                draw = self._draw("interrupt", play.id, seat, len(match.log))
                seconds = min(self._seconds(seat), live.settle_seconds / HASTE)
                let_go = next(option for option in asked.options if option.words == asked.default)
                self._considered[play.id, seat] = self._new(
                    asked, draw.getrandbits(31), seconds, [let_go, *found], asked.default, now
                )

    def _new(
        self, asked: Decision, seed: int, seconds: float, options: list[Option], default: str, ready: float
    ) -> Thought:
        self._count += 1
        view, level = self._stored.match.view(asked.seat), self._level(asked.seat)
        return Thought(
            f"{asked.seat}.{self._count}",
            asked.id,
            asked.seat,
            level,
            seed,
            seconds,
            view,
            choices_of(options),
            default,
            ready,
        )

    def _seconds(self, seat: int) -> float:
        """How long the bot of a seat thinks."""
        return self._settings.think.get(self._level(seat), 0.0) * self._stored.game.thinking.part

    def _level(self, seat: int) -> str:
        row = self._stored.row
        return row.seats[seat].level or kept(row.terms).level


def choices_of(options: list[Option]) -> Choices:
    """Options as a bot is given them."""
    return [(option.words, option.preference) for option in options]
