"""The registered games. A game that is named here gets the contract suite, the command line and the table."""

from functools import cache
from importlib import import_module
from typing import Any

from quarterdeck.core.errors import UnknownGame
from quarterdeck.core.game import Game

GAMES = ["jolly_roger", "pirates_of_maracaibo", "pirates_of_the_7_seas", "space_pirates", "tiny_epic_pirates"]


def games() -> list[str]:
    """The ids of all games that can be played."""
    return sorted(GAMES)


@cache
def game(id: str) -> Game[Any]:  # noqa: A002 - the word of the public interface
    """The game of that id."""
    if id not in GAMES:
        raise UnknownGame(f"expected one of {', '.join(games())}; found {id!r}")
    found: Game[Any] = import_module(f"quarterdeck.games.{id}").GAME
    return found
