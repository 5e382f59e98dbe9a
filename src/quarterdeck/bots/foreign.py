"""Bots of other packages, by the entry point `quarterdeck.bots`; one that fails has its default answer given.

[project.entry-points."quarterdeck.bots"]
parrot = "parrot:Parrot"        # called with a seed, gives an object with `choose(view, decision)`
"""

import copy
import logging
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from quarterdeck._offered import offered
from quarterdeck.bots.base import Bot
from quarterdeck.core.decision import Decision
from quarterdeck.core.errors import UnknownBot
from quarterdeck.core.rng import Rng

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

PATIENCE = 30.0  # seconds that an answer may take

log = logging.getLogger(__name__)


class Stalled(BaseException):
    """An answer takes too long. No `Exception`, so that the bot's own `except` does not swallow it."""


class Guarded:
    """A bot of somebody else: whatever it does, there is a legal answer, and the log says what was wrong.

    It is given copies, and a question about a position that is made from its view: there is nothing else to look at.
    """

    def __init__(self, name: str, bot: Bot, patience: float = PATIENCE) -> None:
        self._name = name
        self._bot = bot
        self._patience = patience

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        """The bot's answer if it is one of the options, else the default."""
        seen = copy.deepcopy(dict(view))
        asked = decision.about(decision.game.determinise(copy.deepcopy(seen), Rng(0)))
        try:
            with time_limit(self._patience):
                words = self._bot.choose(seen, asked)
        except Stalled:
            return self._default(decision, f"none after {self._patience:g} s")
        except Exception as error:  # noqa: BLE001 - a stranger's code may raise anything
            return self._default(decision, f"{type(error).__name__}: {error}")
        if isinstance(words, str) and words in decision:
            return words
        return self._default(decision, repr(words))

    def _default(self, decision: Decision, found: str) -> str:
        log.warning(
            "bot %s: expected one of %d options (%s); found %s; %r was played for it",
            self._name,
            len(decision.actions),
            decision.rule,
            found,
            decision.default,
        )
        return decision.default


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `Stalled` in what takes longer, by the alarm of the main thread.

    Elsewhere (other threads, systems without alarms) nothing is raised: a server ends the process of such a bot itself.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise Stalled

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)  # again and again, whatever the bot does about the first
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def maker(point: "EntryPoint") -> Callable[[int], Bot]:
    """What makes a bot of an entry point from a seed; loaded when somebody asks for it."""

    def made(seed: int) -> Bot:
        try:
            bot = point.load()(seed)
        except Exception as error:
            raise UnknownBot(f"expected a bot at {point.value!r}; found {type(error).__name__}: {error}") from error
        if not callable(getattr(bot, "choose", None)):
            raise UnknownBot(f"expected a bot with `choose(view, decision)` at {point.value!r}; found {bot!r}")
        return Guarded(point.name, bot)

    return made


def makers() -> dict[str, Callable[[int], Bot]]:
    """All of them by name."""
    return {point.name: maker(point) for point in offered("quarterdeck.bots")}
