"""Bots of other packages, by the entry point `quarterdeck.bots`; one that fails has its default answer given.

[project.entry-points."quarterdeck.bots"]
parrot = "parrot:Parrot"        # called with a seed, gives an object with `choose(view, decision)`
"""

import logging
from collections.abc import Callable, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from quarterdeck.bots.base import Bot
from quarterdeck.core.decision import Decision
from quarterdeck.core.errors import UnknownBot

log = logging.getLogger(__name__)


class Guarded:
    """A bot of somebody else: whatever it does, there is a legal answer, and the log says what was wrong."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        """The bot's answer if it is one of the options, else the default."""
        try:
            words = self._bot.choose(view, decision)
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


def maker(point: EntryPoint) -> Callable[[int], Bot]:
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
    return {point.name: maker(point) for point in entry_points(group="quarterdeck.bots")}
