"""The ranks of bots by name. `captain:2000` searches 2000 iterations, `captain:1.5s` a second and a half.

`captain:2000+laps=1+learned=1` does so in another way than its game declares (`Thinking`): for comparisons.
"""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from quarterdeck.bots import foreign
from quarterdeck.bots.base import Bot
from quarterdeck.bots.greedy import GreedyBot
from quarterdeck.bots.memory import Memory
from quarterdeck.bots.random import RandomBot
from quarterdeck.bots.searcher import SearchBot
from quarterdeck.core.errors import UnknownBot
from quarterdeck.core.game import Thinking

LEVELS = ("deckhand", "bosun", "captain", "legend")  # for people, weakest first
SEARCHERS = {"captain": 1, "legend": 8}  # how much they think, in the game's own measure
PROCESSES = {"captain": 1, "legend": 2}  # that think at once where they are given seconds
BOUNDED = {"captain"}  # who think no more than that at a table either, however much time there is

_MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "deckhand": lambda seed: GreedyBot(seed, samples=1, slips=35),
    "bosun": GreedyBot,
    "captain": lambda seed: SearchBot(seed, effort=SEARCHERS["captain"]),
    "legend": lambda seed: SearchBot(seed, effort=SEARCHERS["legend"]),
}
_MAKERS = foreign.makers() | _MAKERS  # ours cannot be replaced
NAMES = tuple(_MAKERS)


def bot(name: str, seed: int = 0, seconds: float = 0.0, memory: Memory | None = None) -> Bot:
    """The bot of that name; `seconds` gives searching bots so much time a move, `memory` what others remember."""
    rank, _, budget = name.partition(":")
    if rank not in _MAKERS:
        raise UnknownBot(f"expected one of {', '.join(NAMES)}; found {name!r}")
    if not budget:
        if seconds > 0 and rank in SEARCHERS:
            effort = SEARCHERS[rank] if rank in BOUNDED else 0
            return SearchBot(seed, seconds=seconds, effort=effort, processes=PROCESSES[rank], memory=memory)
        return _MAKERS[rank](seed)
    if rank not in SEARCHERS:
        raise UnknownBot(f"expected a budget only for {', '.join(SEARCHERS)}; found {name!r}")
    budget, *settings = budget.split("+")
    how = dict(setting(name, one) for one in settings)
    try:
        if budget.endswith("s"):
            return SearchBot(seed, seconds=float(budget[:-1]), effort=0, processes=PROCESSES[rank], settings=how)
        return SearchBot(seed, int(budget), settings=how)
    except ValueError:
        raise UnknownBot(f"expected iterations or seconds, as in captain:500 or captain:2s; found {name!r}") from None


def setting(name: str, text: str) -> tuple[str, Any]:
    """What a bot's name says about its way to think."""
    known = asdict(Thinking())
    key, _, given = text.partition("=")
    try:
        kind = type(known[key])
        return key, given if kind is str else kind(float(given))
    except (KeyError, ValueError):
        raise UnknownBot(f"expected +SETTING=NUMBER, of {', '.join(known)}; found {text!r} in {name!r}") from None
