"""What is used in a game: components that events name, places of the board, and answers by their verbs.

A game declares it in `laboratory.toml`. In an event the seat called `seat` is the user, else the first seat named.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from quarterdeck.core.match import Match
from quarterdeck.games import folder, game

FILE = "laboratory.toml"
ANSWER = "answer"  # the kind of verbs


@dataclass(frozen=True)
class Use:
    """A kind of component, and in which events it is used."""

    kind: str
    events: tuple[str, ...]
    names: dict[str, str]  # what such uses are called, by language
    how: dict[str, str]  # how to read the picture of a board, by language
    by: str = ""  # the argument that names the component, if not the first of its kind
    only: dict[str, int] = field(default_factory=dict)  # arguments that an event must have to count
    left_out: tuple[str, ...] = ()  # words of the kind that are nothing to use


@dataclass(frozen=True)
class Declared:
    """All that a game's reports count."""

    uses: tuple[Use, ...]
    board: Use | None


@cache
def declared(id_: str) -> Declared:
    """What a game has declared; nothing if it has not."""
    path = folder(id_) / FILE
    if not path.exists():
        return Declared((), None)
    told = tomllib.loads(path.read_text("utf-8"))
    return Declared(tuple(map(use, told.get("uses", []))), use(told["board"]) if "board" in told else None)


def use(told: dict[str, Any]) -> Use:
    """A use as it is written down."""
    names, how = (
        {name.removeprefix(start): text for name, text in told.items() if name.startswith(start)}
        for start in ("name_", "how_")
    )
    return Use(
        told["kind"],
        tuple(told["events"]),
        names,
        how,
        told.get("by", ""),
        told.get("only", {}),
        tuple(told.get("left_out", [])),
    )


def used(match: Match) -> list[dict[str, int]]:
    """How often each seat has used what, as `card-<word>`, `answer-<verb>` or `board-<word>`, over a whole game."""
    rules, counts = match.game, [Counter[str]() for _ in range(match.seats)]
    what = declared(rules.id)
    wanted: dict[str, list[tuple[str, Use]]] = {}
    for prefix, one in [*((one.kind, one) for one in what.uses), *([("board", what.board)] if what.board else [])]:
        for kind in one.events:
            wanted.setdefault(kind, []).append((prefix, one))
    for entry in match.log:
        if entry.seat >= 0 and not entry.auto:
            counts[entry.seat][f"{ANSWER}-{entry.words.split()[0]}"] += 1
        for event in entry.events:
            for prefix, one in wanted.get(event.kind, []):
                for seat, word in named(match, event.kind, event.args, one):
                    counts[seat][f"{prefix}-{word}"] += 1
    return [dict(one) for one in counts]


def named(match: Match, kind: str, args: list[int], one: Use) -> Iterator[tuple[int, str]]:
    """Who uses what in an event; nobody, if it does not count."""
    fields = [f for f in match.game.fields_of(kind) if not f.many]
    given = dict(zip((f.name for f in fields), args, strict=False))
    if any(given.get(name) != value for name, value in one.only.items()):
        return
    seat = given.get("seat", next((given[f.name] for f in fields if f.kind == "seat"), -1))
    about = one.by or next((f.name for f in fields if f.kind == one.kind), "")
    words = match.game.language.kinds[one.kind]
    if 0 <= seat < match.seats and given.get(about) in words:
        yield seat, words[given[about]]


def components(id_: str, one: Use) -> list[str]:
    """All components of a kind, by their words."""
    return [word for word in game(id_).language.kinds[one.kind].values() if word not in one.left_out]
