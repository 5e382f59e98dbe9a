"""How good an answer or a table looks in Tiny Epic Pirates."""

from quarterdeck.games.tiny_epic_pirates.state import State


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """Nothing yet."""
    return [0] * len(actions)


def worth(s: State, seat: int) -> int:
    """Nothing yet."""
    return 500
