"""How good an answer or a table looks in Jolly Roger."""

from quarterdeck.games.jolly_roger.state import State


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """All alike."""
    return [0] * len(actions)


def worth(s: State, seat: int) -> int:
    """Even."""
    return 500
