"""Reachable tables: the material of every contract test."""

import importlib.util
import random
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import quarterdeck as qd
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.rng import Rng

GAMES = qd.games()


@st.composite
def tables(draw: Any, id_: str) -> tuple[int, dict[str, Any], int, int]:
    """Seats, options, a seed and a number of answers."""
    game = qd.game(id_)
    seats = draw(st.sampled_from(list(game.seats)))
    options = {s.name: draw(st.sampled_from(choices_for(s, seats))) for s in game.options if draw(st.booleans())}
    return seats, options, draw(st.integers(0, 2**32)), draw(st.integers(0, 400))


def choices_for(setting: Any, seats: int) -> list[Any]:
    """The choices of a setting that fit the number of seats; choices that are numbers in words name seats."""
    return [c for c in setting.choices if not (isinstance(c, str) and c.isdigit() and int(c) >= seats)]


def start(id_: str, seats: int, options: dict[str, Any]) -> Any:
    """A first position, settled; chance may have to answer."""
    game = qd.game(id_)
    s = game.new(seats, game.check_options(options))
    engine.settle(s)
    return s


def reach(id_: str, table: tuple[int, dict[str, Any], int, int]) -> tuple[Any, list[tuple[int, int]]]:
    """The position after that many random answers, and the answers. One in eight goes to a welcome seat."""
    seats, options, seed, depth = table
    s, rng, log = start(id_, seats, options), Rng(seed), []
    while s.stack and (len(log) < depth or s.stack[-1].asked(s) == CHANCE):
        frame = s.stack[-1]
        if frame.asked(s) == CHANCE:
            seat, action = CHANCE, engine.outcome(s, rng)
        else:
            waiting = frame.waiting(s)
            welcome = frame.welcome(s) if rng.below(8) == 0 else []
            seat = (welcome or waiting)[rng.below(len(welcome or waiting))]
            options_ = frame.options(s, seat)
            action = options_[rng.below(len(options_))]
        engine.answer(s, seat, action)
        log.append((seat, action))
    return s, log


@cache
def own(id_: str, module: str) -> Any:
    """A module that the tests of one game keep for the contract suite."""
    path = Path(__file__).parent.parent / "games" / id_ / f"{module}.py"
    assert path.exists(), f"{id_} needs tests/games/{id_}/{module}.py"
    spec = importlib.util.spec_from_file_location(f"{id_}_{module}", path)
    assert spec
    assert spec.loader
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def scrambled(id_: str, s: Any, seat: int, seed: int) -> Any:
    """The same table with everything dealt anew that the seat cannot see, by the tests' own reading of the rules."""
    return own(id_, "scramble").scramble(s, seat, random.Random(seed))
