"""Who may know what in Tiny Epic Pirates (TEP-12): everybody the same, and nobody what has not been seen."""

from typing import Any

from quarterdeck.core.rng import Rng
from quarterdeck.games.tiny_epic_pirates.flow.setup import restore
from quarterdeck.games.tiny_epic_pirates.state import State


def hide(s: State, seat: int) -> dict[str, Any]:
    """TEP-12.5, TEP-12.6: all of it. Unseen tokens, cards and cubes are sets in the state, without an order to hide."""
    return s.to_json()


def determinise(view: dict[str, Any], rng: Rng) -> State:
    """The table itself: chance decides what is unseen only when it is turned up (TEP-12.1 to TEP-12.4)."""
    return restore(view["state"])
