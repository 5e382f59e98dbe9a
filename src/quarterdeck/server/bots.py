"""The bots of a table: what they are asked, how long they think, and how they answer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from quarterdeck.core.match import Decision, Option
from quarterdeck.server.bot_pool import BotPool, NoAnswer
from quarterdeck.server.chance import Chance
from quarterdeck.server.clock import Clock
from quarterdeck.server.course import Course
from quarterdeck.server.overlap import Overlap
from quarterdeck.server.settings import Settings
from quarterdeck.table.bots import Choices
from quarterdeck.table.refusal import Refusal

HASTE = 4           # a bot thinks no longer than one part in so many of the clock

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Ways:
    """How bots reach their table. All but `post` may be used in its queue only."""

    post: Callable[[Callable[[], Awaitable[Any]]], None]                # wait for a turn in the queue
    must_wait: Callable[[int, str, Callable[[], Awaitable[None]], Callable[[], None]], bool]
    answer: Callable[[int, str], Awaitable[None]]                       # for a seat, and tell everybody
    betray: Callable[[int, str], Awaitable[None]]                       # a plain card that has not settled
    go_on: Callable[[], None]                                           # whatever goes by itself
    mend: Callable[[], None]                                            # stand again where the store does, in a while


class Bots:
    """Think one at a time about what is asked, and beside that about plain cards, from what they may know."""

    def __init__(
        self, course: Course, clock: Clock, overlap: Overlap, thinkers: BotPool, settings: Settings, ways: Ways
    ) -> None:
        self._course = course
        self._clock = clock
        self._overlap = overlap
        self._thinkers = thinkers
        self._settings = settings
        self._chance = Chance(settings.seed)
        self._ways = ways
        self._thought: asyncio.Task[None] | None = None
        self._asked = ""                            # the decision that a bot thinks about
        self._tempted: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether a bot thinks about what is asked."""
        return self._thought is not None

    async def close(self) -> None:
        """Think no more."""
        for task in (self._thought, *self._tempted):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])

    # -- what is asked ----------------------------------------------------------------------------------------------

    def rouse(self) -> None:
        """Let the first bot think that has an offer or is waited for; one at a time, from what it may know."""
        match = self._course.match
        asked, options = self._question()
        if asked is None or asked.id == self._asked:
            return
        self.silence()
        self._asked = asked.id
        if options[0].answers_offer:
            pause, default = self._draw(asked.seat).uniform(1 / 3, 1) * self._settings.bot_reply, options[-1].words
        else:
            undoable = any(match.can_undo(seat) for seat in self._course.people())
            pause, default = self._settings.bot_grace if undoable else self._settings.bot_pause, asked.default
        self._thought = asyncio.create_task(
            self._think(asked.seat, asked.id, match.view(asked.seat), choices_of(options), default, pause))

    def silence(self) -> None:
        """What the bot thinks about is no longer asked."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought, self._asked = None, ""

    def _question(self) -> tuple[Decision | None, list[Option]]:
        """What a bot is to think about: an offer to it first of all, else what it is waited for with."""
        match = self._course.match
        bots = [seat for seat, row in enumerate(self._course.row.seats) if row.kind == "bot"]
        if self._course.match.game.live is not None:
            for seat in bots:
                asked = match.decision(seat)
                replies = [option for option in asked.options if option.answers_offer] if asked else []
                if replies:
                    return asked, replies
        live = match.game.live
        timed = live is not None and live.ticks(self._course.row.options)
        if self._settings.people_first and not timed and set(match.waiting()).difference(bots):
            return None, []
        for seat in match.waiting():
            if seat in bots:
                asked = match.decision(seat)
                return asked, asked.options if asked else []
        return None, []

    async def _think(
        self, seat: int, asked: str, view: dict[str, Any], choices: Choices, default: str, pause: float
    ) -> None:
        level = self._level(seat)
        ready = asyncio.get_running_loop().time() + pause
        seconds = self._settings.think.get(level, 0.0)
        if self._clock.runs:
            seconds = min(seconds, self._clock.seconds / HASTE)
            ready = min(ready, self._clock.until - self._clock.seconds / HASTE)
        try:
            words = await self._thinkers.choose(level, self._draw(seat).getrandbits(31), seconds, view, choices)
        except NoAnswer as error:
            logger.warning("table %s, seat %d: default played: %s", self._course.row.id, seat, error)
            words = default
        except Exception:
            logger.exception("table %s, seat %d: default played", self._course.row.id, seat)
            words = default
        await asyncio.sleep(max(0.0, ready - asyncio.get_running_loop().time()))
        self._ways.post(lambda: self._play(seat, asked, words, default))

    async def _play(self, seat: int, asked: str, words: str, default: str) -> None:
        if asked != self._asked:
            return
        self._thought, self._asked = None, ""
        now = self._course.match.decision(seat)
        if now is None or now.id != asked:
            self._ways.go_on()
            return
        words = words if words in now else default
        try:
            waits = self._ways.must_wait(seat, words, lambda: self._ways.answer(seat, words), self.silence)
        except Refusal:
            return                              # it thinks anew when the cards have settled
        self._asked = asked if waits else ""
        try:
            if not waits:
                await self._ways.answer(seat, words)
        except Refusal as error:
            logger.warning("table %s, seat %d: the bot's answer was refused: %s", self._course.row.id, seat, error)
            if self._course.sound:
                self._ways.mend()

    # -- plain cards ------------------------------------------------------------------------------------------------

    def tempt(self, card: str) -> None:
        """Let the bots that can answer a plain card think about it while play goes on."""
        match = self._course.match
        for seat in match.waiting():
            asked = match.decision(seat)
            if self._course.row.seats[seat].kind == "bot" and asked is not None:
                task = asyncio.create_task(
                    self._consider(seat, card, match.view(seat), choices_of(asked.options), asked.default))
                self._tempted.add(task)
                task.add_done_callback(self._tempted.discard)

    async def _consider(self, seat: int, card: str, view: dict[str, Any], choices: Choices, default: str) -> None:
        level, live = self._level(seat), self._course.match.game.live
        seconds = min(self._settings.think.get(level, 0.0), live.clocks[0][1] / HASTE if live else 0.0)
        try:
            words = await self._thinkers.choose(level, self._draw(seat).getrandbits(31), seconds, view, choices)
        except NoAnswer:
            return
        if words != default:
            async def work() -> None:
                if self._overlap.find(card) is not None:
                    await self._ways.betray(seat, card)

            self._ways.post(work)

    def _draw(self, seat: int) -> Random:
        """Chance for what a bot is asked now."""
        return self._chance.at(self._course.row.secret, "bot", seat, len(self._course.match.log))

    def _level(self, seat: int) -> str:
        return self._course.row.seats[seat].level or "bosun"


def choices_of(options: list[Option]) -> Choices:
    """Options as a bot is given them."""
    return [(option.words, option.preference) for option in options]
