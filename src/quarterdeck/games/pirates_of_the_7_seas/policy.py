"""How good an answer or a table looks in Pirates of the 7 Seas (strategy notes of the specification, section 23)."""

from quarterdeck.games.pirates_of_the_7_seas.scoring import points, ranks
from quarterdeck.games.pirates_of_the_7_seas.state import State


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    return [0] * len(actions)


def worth(s: State, seat: int) -> int:
    return 500
