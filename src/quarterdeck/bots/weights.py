"""What was learned of each game, from the file of weights in its package or from one of a training."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from quarterdeck.bots.value import KNOTS, Value
from quarterdeck.core.errors import BadFile
from quarterdeck.core.game import Game
from quarterdeck.core.registry import game
from quarterdeck.games import folder

FILE = "value.json"


@dataclass(frozen=True)
class Taste:
    """How the policy's ratings of answers are read: how much they count, and what counts besides."""

    temper: float  # as in `Thinking`
    changes: tuple[float, ...]  # for each of the features, the liking of an answer that brings one more of it at once


@dataclass(frozen=True)
class Learned:
    """All that was learned of a game."""

    value: Value
    taste: Taste | None = None  # None: ratings are read as the game declares


def value_of(rules: Game[Any]) -> Value | None:
    """The learned value of a game; None where nothing has been learned yet."""
    found = learned(rules.id)
    return found.value if found else None


@cache
def learned(id: str, path: str = "") -> Learned | None:  # noqa: A002 - the word of the public interface
    """What was learned of a game, or in a training of it; read once."""
    file = Path(path) if path else folder(id) / FILE
    return read(game(id), file) if path or file.exists() else None


def read(rules: Game[Any], path: Path) -> Learned:
    """What is in a file of weights."""
    try:
        found = json.loads(path.read_text("utf-8"))
        weights, taste = found["weights"], found.get("taste")
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadFile(f"expected a file of weights; found {path}: {error}") from None
    if rules.features is None or len(weights) != KNOTS:
        raise BadFile(f"expected {KNOTS} lines of weights of a game with features; found {len(weights)} in {path}")
    value = Value(rules.features, rules.progress, [[float(weight) for weight in line] for line in weights])
    return Learned(value, Taste(float(taste["temper"]), tuple(taste["changes"])) if taste else None)
