"""The registered games. A game that is named here gets the contract suite, the command line and the table."""

from functools import partial
from importlib import import_module
from typing import Any

from quarterdeck.core.game import Game
from quarterdeck.core.registry import game, games, register

__all__ = ["GAMES", "game", "games"]

GAMES = ["jolly_roger", "pirates_of_maracaibo", "pirates_of_the_7_seas", "space_pirates", "tiny_epic_pirates"]


def load(id: str) -> Game[Any]:  # noqa: A002 - the word of the public interface
    """The game in the folder of that name."""
    found: Game[Any] = import_module(f"quarterdeck.games.{id}").GAME
    return found


for name in GAMES:
    register(name, partial(load, name))
