"""What a seat cannot see in Space Pirates, dealt anew: written from SP-9.2, not from view.py."""

from quarterdeck.core.engine import NONE
from quarterdeck.games.space_pirates.flow import Claiming


def scramble(s, seat, rnd):
    """The others' hands, face-down cards and lost cards change places, owner by owner."""
    t = s.clone()
    if not t.stack:
        return t
    shown = isinstance(t.stack[-1], Claiming) and t.stack[-1].planet != NONE
    for owner in range(t.seats):
        if owner == seat:
            continue
        spots = [("hand", code) for code in range(8) if t.hands[owner] >> code & 1]
        if not shown:
            spots += [("down", p) for p in range(6) if t.down[p] != NONE and t.owner(t.down[p]) == owner]
        spots += [("trap", i) for i, trap in enumerate(t.traps) if t.owner(trap) == owner]
        codes = [at if kind == "hand" else (t.down[at] if kind == "down" else t.traps[at]) & 7 for kind, at in spots]
        rnd.shuffle(codes)
        t.hands[owner] = 0
        for (kind, at), code in zip(spots, codes, strict=True):
            if kind == "hand":
                t.hands[owner] |= 1 << code
            elif kind == "down":
                t.down[at] = t.down[at] & ~7 | code
            else:
                t.traps[at] = t.traps[at] & ~7 | code
    return t
