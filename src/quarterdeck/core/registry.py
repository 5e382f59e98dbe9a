"""The games by name. Whoever has games registers them here, and everybody finds them here."""

from collections.abc import Callable
from typing import Any

from quarterdeck.core.errors import UnknownGame
from quarterdeck.core.game import Game

_loaders: dict[str, Callable[[], Game[Any]]] = {}
_loaded: dict[str, Game[Any]] = {}


def register(id: str, load: Callable[[], Game[Any]]) -> None:  # noqa: A002 - the word of the public interface
    """Let a game be found by its id; it is loaded when somebody asks for it."""
    _loaders[id] = load


def forget(id: str) -> None:  # noqa: A002 - the word of the public interface
    """Let a game be found no more."""
    del _loaders[id]
    _loaded.pop(id, None)


def games() -> list[str]:
    """The ids of all games that can be played."""
    return sorted(_loaders)


def game(id: str) -> Game[Any]:  # noqa: A002 - the word of the public interface
    """The game of that id."""
    if id not in _loaders:
        raise UnknownGame(f"expected one of {', '.join(games())}; found {id!r}")
    if id not in _loaded:
        _loaded[id] = _loaders[id]()
    return _loaded[id]
