"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel and many games at once in NumPy buffers.

    aec(game, seats=4)                                  PettingZoo, one agent after the other
    parallel(game, seats=4)                             PettingZoo, sealed questions answered together
    gym(game, seats=4, opponents=["random"] * 3)        Gymnasium, bots in the other seats
    vector(game, seats=4, count=4096)                   thousands of games a step
    openspiel.register()                                pyspiel.load_game("quarterdeck_<game>(players=4)")

They need the extra `env`; OpenSpiel the extra `openspiel`. Nothing is imported before it is asked for.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv

    from quarterdeck.bots import Bot
    from quarterdeck.env.single import SingleAgent
    from quarterdeck.env.vectors import VectorGames

__all__ = ["aec", "gym", "parallel", "vector"]

Options = Mapping[str, Any]


def aec(
    game: str, seats: int, options: Options | None = None, max_cycles: int | None = None
) -> "AECEnv[Any, Any, Any]":
    """A PettingZoo environment in which one agent acts after the other."""
    from quarterdeck.env.turns import aec as made

    return made(game, seats, options or {}, max_cycles)


def parallel(
    game: str, seats: int, options: Options | None = None, max_cycles: int | None = None
) -> "ParallelEnv[Any, Any, Any]":
    """A PettingZoo environment in which all agents act at once: those who are asked answer, the others wait."""
    from quarterdeck.env.turns import ParallelGame

    return ParallelGame(game, seats, options or {}, max_cycles)


def gym(
    game: str,
    seats: int,
    opponents: "Sequence[str | Bot]",
    options: Options | None = None,
    seat: int | None = None,
) -> "SingleAgent":
    """A Gymnasium environment for one seat, by default another one in every game, with bots in the others."""
    from quarterdeck.env.single import SingleAgent

    return SingleAgent(game, seats, opponents, options or {}, seat)


def vector(
    game: str,
    seats: int,
    count: int,
    options: Options | None = None,
    seed: int = 0,
    dtype: str = "float32",
    max_steps: int | None = None,
) -> "VectorGames":
    """Many games in step, in buffers that stay where they are; `dtype` is float32 or uint8.

    A game is cut off after `max_steps` answers. Without it a game lasts as long as its rules let it.
    """
    from quarterdeck.env.vectors import VectorGames

    return VectorGames(game, seats, count, options or {}, seed, dtype, max_steps)
