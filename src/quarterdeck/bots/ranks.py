"""How strong the ranks of bots are in a game, on the scale of people's ratings: by the matches that were played.

A game's file `ranks.toml` tells how often one bot of a rank won alone against copies of the rank below it.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from math import log, sqrt
from typing import Any

from quarterdeck.bots.ladder import LEVELS
from quarterdeck.bots.scale import MODEL
from quarterdeck.games import folder

FILE = "ranks.toml"
ANCHOR, MIDDLE = "bosun", 20.0  # a rank that every game has, and where it stands
STEP = 20 / 3  # to the next rank, where nothing was measured
DOUBT = 2  # games of equals that are added to those that were played: nobody wins always


@cache
def steps(id: str) -> dict[str, float]:  # noqa: A002 - the word of the public interface
    """How far each rank of a game stands above the one below it, as far as that was measured."""
    path = folder(id) / FILE
    measured = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return {level: ahead(match) for level, match in measured.items()}


def strengths(id: str) -> dict[str, float]:  # noqa: A002 - the word of the public interface
    """Where each rank stands in a game."""
    heights = [sum(steps(id).get(level, STEP) for level in LEVELS[1:][:i]) for i in range(len(LEVELS))]
    return {
        level: MIDDLE + height - heights[LEVELS.index(ANCHOR)] for level, height in zip(LEVELS, heights, strict=True)
    }


def is_measured(id: str, level: str) -> bool:  # noqa: A002 - the word of the public interface
    """Whether it was played out where a rank stands: every match between it and the anchor."""
    first, last = sorted((LEVELS.index(level), LEVELS.index(ANCHOR)))
    return all(between in steps(id) for between in LEVELS[first + 1 : last + 1])


def ahead(match: Mapping[str, Any]) -> float:
    """How far one stands above others whom it beat alone in this share of games; the model's own formula, solved."""
    seats, games = match["seats"], match["games"]
    share = (match["share"] * games + DOUBT / seats) / (games + DOUBT)
    return sqrt(seats) * MODEL.beta * log(share * (seats - 1) / (1 - share))
