"""The learned value of each game, from the file of weights in its package."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from quarterdeck.bots.value import KNOTS, Value
from quarterdeck.core.errors import BadFile
from quarterdeck.core.game import Game
from quarterdeck.core.registry import game
from quarterdeck.games import folder

FILE = "value.json"


def value_of(rules: Game[Any]) -> Value | None:
    """The learned value of a game; None where nothing has been learned yet."""
    return kept(rules.id)


@cache
def kept(id: str) -> Value | None:  # noqa: A002 - the word of the public interface
    """The value of a game, read once."""
    path = folder(id) / FILE
    return read(game(id), path) if path.exists() else None


def read(rules: Game[Any], path: Path) -> Value:
    """The value whose weights are in a file."""
    weights = json.loads(path.read_text("utf-8"))["weights"]
    if rules.features is None or len(weights) != KNOTS:
        raise BadFile(f"expected {KNOTS} lines of weights of a game with features; found {len(weights)} in {path}")
    return Value(rules.features, rules.progress, [[float(weight) for weight in line] for line in weights])
