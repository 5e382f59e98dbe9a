"""Feats: what a person has done over the games that count, told from their rows alone.

Every game leaves marks, and a feat is done when it has so many different ones: the games that were won, the levels of
bots that were beaten. What is done stays done; nothing counts days. Feats of one game beside those that all have are
the game's own (`Game.feats`).
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from quarterdeck.bots import LEVELS
from quarterdeck.core.game import Game
from quarterdeck.table.history import runs
from quarterdeck.table.rows import Json, TableRow

PEOPLE = 10
RUN = 5


@dataclass(frozen=True)
class Played:
    """What one finished game of a person says."""

    table: str  # empty: it was deleted
    game: str
    at: float
    seats: int
    won: bool
    run: int = 0  # wins in a row, this one included
    people: frozenset[str] = frozenset()  # the others
    levels: frozenset[str] = frozenset()  # of the bots
    marks: Mapping[str, Collection[str]] = field(default_factory=dict)  # of the game's own feats


@dataclass(frozen=True)
class Feat:
    """So many different marks. Texts: `feat-<name>`, those of a game's own `feat-<game>-<name>`, each with `.help`."""

    name: str
    goal: int
    marks: Callable[[Played], Iterable[object]]


def for_all(games: Collection[str]) -> list[Feat]:
    """The feats that several games are needed for."""
    return [
        Feat("games", len(games), lambda one: [one.game]),
        Feat("everywhere", len(games), lambda one: [one.game] * one.won),
        Feat("ladder", len(LEVELS), lambda one: one.levels if one.won else ()),
        Feat("people", PEOPLE, lambda one: one.people),
        Feat("unaided", 1, lambda one: [True] * (one.won and bool(one.people) and not one.levels)),
        Feat("run", RUN, lambda one: range(one.run)),
    ]


def for_game(rules: Game[Any]) -> list[Feat]:
    """The feats that a game has: those that all have, and its own."""
    tables = [seats for seats in rules.seats if seats > 1]
    own = [Feat(f"{rules.id}-{one.name}", one.goal, marks_of(one.name)) for one in rules.feats]
    return [
        Feat("first", 1, lambda one: [True] * one.won),
        Feat("tables", len(tables), lambda one: [one.seats] * (one.won and one.seats in tables)),
        *own,
    ]


def marks_of(name: str) -> Callable[[Played], Iterable[object]]:
    """What a game itself says about one of its feats."""
    return lambda one: one.marks.get(name, ())


def done(feat: Feat, game: str | None, played: Sequence[Played]) -> Json:
    """How far a person is with a feat, by the games in the order in which they ended; once done, by which of them."""
    found: set[object] = set()
    for one in played:
        if game in {None, one.game}:
            found.update(feat.marks(one))
            if len(found) >= feat.goal:
                return {
                    "feat": feat.name,
                    "game": game,
                    "have": feat.goal,
                    "goal": feat.goal,
                    "table": one.table or None,
                    "at": one.at,
                }
    return {"feat": feat.name, "game": game, "have": len(found), "goal": feat.goal, "table": None, "at": None}


def feats(played: Sequence[Played], games: Mapping[str, Game[Any]]) -> list[Json]:
    """All feats, those of several games first."""
    every: list[tuple[Feat, str | None]] = [(feat, None) for feat in for_all(games)]
    every += [(feat, name) for name, rules in games.items() for feat in for_game(rules)]
    return [done(feat, game, played) for feat, game in every]


def in_order(played: Iterable[Played]) -> list[Played]:
    """The games of a person as they ended, each with the wins in a row up to it."""
    found = sorted(played, key=lambda one: one.at)
    return [replace(one, run=run) for one, run in zip(found, runs([one.won for one in found]), strict=True)]


def played_as(row: TableRow, seat: int, marks: Mapping[str, Collection[str]]) -> Played:
    """What a finished table says about one of its seats."""
    others = [one for number, one in enumerate(row.seats) if number != seat]
    return Played(
        row.id,
        row.game,
        row.updated,
        len(row.seats),
        (row.ranks or [0])[seat] == 1,
        people=frozenset(one.guest for one in others if one.guest),
        levels=frozenset(one.level or LEVELS[0] for one in others if one.kind == "bot"),
        marks=marks,
    )
