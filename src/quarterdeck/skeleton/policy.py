"""How good an answer or a table looks."""

from quarterdeck.core.engine import verb_of
from quarterdeck.skeleton import data as d, scoring, verbs as v
from quarterdeck.skeleton.state import State


def rate(s: State, seat: int, actions: list[int]) -> list[int]:
    """Strong crews for dear cards, weak ones for the bones; the parrot cries where it decides."""
    ratings: list[int] = []
    for action in actions:
        if verb_of(action) == v.SEND:
            wanted = 1 if d.VALUE[s.upturned] == 0 else min(d.CREWS, d.VALUE[s.upturned] - 1)
            ratings.append(-abs(v.send_crew(action) - wanted))
        elif action == v.CRY:
            others = [s.strength(who) for who in range(len(s.sent)) if who != seat]
            mine = s.strength(seat)
            ratings.append(d.VALUE[s.upturned] if mine <= max(others) < mine + d.CRY else -1)
        else:
            ratings.append(0)
    return ratings


def worth(s: State, seat: int) -> int:
    """The chance to win in thousandths, guessed from the lead."""
    rivals = [scoring.points(s, who) for who in range(len(s.taken)) if who != seat]
    return max(0, min(1000, 500 + 60 * (scoring.points(s, seat) - max(rivals))))
