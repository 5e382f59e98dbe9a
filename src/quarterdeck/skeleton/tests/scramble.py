"""What a seat cannot see in the skeleton, dealt anew: written from SK-6, not from view.py."""

from random import Random

from quarterdeck.skeleton import verbs as v
from quarterdeck.skeleton.flow import Sending
from quarterdeck.skeleton.state import State


def scramble(s: State, seat: int, rnd: Random) -> State:
    """Sealed answers of the others become other crews that they hold; a deck without order has none to change."""
    t = s.clone()
    top = t.stack[-1] if t.stack else None
    if isinstance(top, Sending):
        for who, given in enumerate(top.answers):
            if who != seat and given >= 0:
                top.answers[who] = v.send(rnd.choice([crew for crew in range(1, 5) if t.hands[who] >> crew & 1]))
    return t
