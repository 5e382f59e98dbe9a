"""How good an answer or a table looks in Pirates of Maracaibo (strategy notes of the specification, chapter 21)."""

from quarterdeck.games.pirates_of_maracaibo.scoring import ranks, scores
from quarterdeck.games.pirates_of_maracaibo.state import State


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """All alike."""
    return [0] * len(actions)


def worth(s: State, seat: int) -> int:
    """The chance to win, in thousandths."""
    if not s.stack:
        places = ranks(s)
        return 1000 // places.count(1) if places[seat] == 1 else 0
    return 500 + 0 * len(scores(s))
