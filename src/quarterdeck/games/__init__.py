"""The registered games: those of this package, and those of other packages by the entry point `quarterdeck.games`.

A game that is named here gets the contract suite, the command line and the table.
"""

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quarterdeck._offered import offered
from quarterdeck.core.errors import UnknownGame
from quarterdeck.core.game import Game
from quarterdeck.core.registry import game, games, register

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["GAMES", "folder", "game", "games"]

GAMES = sorted(data.parent.name for data in Path(__file__).parent.glob("*/data.toml"))  # a folder is a game


def load(id: str) -> Game[Any]:  # noqa: A002 - the word of the public interface
    """The game in the folder of that name."""
    found: Game[Any] = import_module(f"quarterdeck.games.{id}").GAME
    return found


def load_foreign(point: "EntryPoint") -> Game[Any]:
    """The game that another package offers under an entry point."""
    try:
        found = point.load()
    except Exception as error:
        raise UnknownGame(f"expected a game at {point.value!r}; found {type(error).__name__}: {error}") from error
    if not isinstance(found, Game) or found.id != point.name:
        what = f"the game {found.id!r}" if isinstance(found, Game) else type(found).__name__
        raise UnknownGame(f"expected the game {point.name!r} at {point.value!r}; found {what}")
    return found


def folder(id: str) -> Path:  # noqa: A002 - the word of the public interface
    """Where a game has its words, rules and data."""
    return Path(str(import_module(game(id).home).__file__)).parent


for name in GAMES:
    register(name, partial(load, name))
for point in offered("quarterdeck.games"):
    if point.name not in GAMES:
        register(point.name, partial(load_foreign, point))
