"""The terms of a table: what its people agree on by sitting down, beside the options of the game.

A field is declared once, here, with its default and what it may be: `read` refuses everything else, `TableRequest` and
`TableSummary` of the protocol carry all of them, and whoever joins sees them before.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from typing import Any

from quarterdeck.bots import LEVELS
from quarterdeck.table.refusal import Refusal

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
SWITCH = (False, True)
REMEMBERED = 2048  # tables whose terms are

SPANS = {  # the seconds that each pace allows
    "none": range(1),
    "decision": range(10, HOUR + 1),
    "game": range(MINUTE, 12 * HOUR + 1),
    "days": range(HOUR, 30 * DAY + 1),
}


def term(default: Any, allowed: Collection[Any]) -> Any:
    """A field with its default and what it may be."""
    return field(default=default, metadata={"allowed": allowed})


@dataclass(frozen=True)
class Terms:
    """What holds at one table."""

    # time
    pace: str = term("none", tuple(SPANS))
    seconds: int = term(0, range(30 * DAY + 1))  # for a decision, a whole game or a turn, by the pace
    increment: int = term(0, range(10 * MINUTE + 1))  # more of them for each decision, where a game has its seconds
    end: str = term("bot", ("bot", "default"))  # who answers when they are used up
    vacation: int = term(7, range(61))  # days for each person, where turns are given days

    # people who are not here
    away: int = term(DAY, range(30 * DAY + 1))  # seconds until a bot sits in for one who is waited for; 0: by vote only
    level: str = term("bosun", tuple(LEVELS))  # of that bot

    # rights
    sit: str = term("link", ("link", "code", "friends", "anybody"))  # who may take a seat; by code: a link is to watch
    watch: str = term("link", ("nobody", "link", "anybody"))  # who may watch; anybody: it is listed
    hotseat: bool = term(False, SWITCH)  # one guest may sit at several seats
    takeback: bool = term(True, SWITCH)  # beyond the own barrier, if all agree
    hints: bool = term(False, SWITCH)  # where several people play
    forks: bool = term(False, SWITCH)  # the same, while the game runs
    rated: bool = term(False, SWITCH)  # the result changes the ratings of all; no help, and one seat for each

    @property
    def turn_based(self) -> bool:
        """Whether its clocks run on while nobody is here."""
        return self.pace == "days"


def read(plain: Mapping[str, Any], *, ticks: bool = False) -> Terms:
    """The terms that somebody asks for; refused with the name of the field that cannot be so."""
    known = {one.name: one for one in fields(Terms)}
    for name, value in plain.items():
        one = known.get(name)
        if one is None or type(value) is not type(one.default) or value not in one.metadata["allowed"]:
            raise Refusal(400, "bad_term", field=name)
    terms = Terms(**plain)
    if terms.seconds not in SPANS[terms.pace]:
        raise Refusal(400, "bad_term", field="seconds")
    if terms.rated and (terms.hotseat or terms.hints or terms.forks):
        raise Refusal(400, "bad_term", field="rated")
    if ticks and terms.pace != "none":
        raise Refusal(400, "bad_term", field="pace")
    return terms if terms.pace == "game" else replace(terms, increment=0)


def kept(plain: Mapping[str, Any]) -> Terms:
    """The terms of a table that was kept, which never change in place; what it says nothing about holds as today."""
    found = _KEPT.get(id(plain))
    if found is None:
        if len(_KEPT) >= REMEMBERED:
            _KEPT.clear()
        found = _KEPT[id(plain)] = plain, _kept(tuple(plain.items()))
    return found[1]


@lru_cache(1024)
def _kept(plain: tuple[tuple[str, Any], ...]) -> Terms:
    names = {one.name for one in fields(Terms)}
    return Terms(**{name: value for name, value in plain if name in names})


def written(terms: Terms) -> dict[str, Any]:
    """The terms as they are kept and told."""
    return dict(vars(terms))


_KEPT: dict[int, tuple[Mapping[str, Any], Terms]] = {}  # by identity, since they are asked for ten times a turn
