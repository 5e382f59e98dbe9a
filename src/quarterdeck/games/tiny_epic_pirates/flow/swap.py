"""The Swap bonus (TEP-5.4.9)."""

from typing import ClassVar, final

from quarterdeck.core.engine import NONE
from quarterdeck.core.fields import Prompt, Reasons
from quarterdeck.games.tiny_epic_pirates import data as d, verbs as v
from quarterdeck.games.tiny_epic_pirates.flow.basics import Once
from quarterdeck.games.tiny_epic_pirates.state import State


def swaps(s: State, seat: int) -> list[int]:
    """TEP-5.4.9: a good aboard for a different good of the bag."""
    at = seat * d.GOODS
    return [
        v.swap(give, take)
        for give in range(d.GOODS) if s.cargo[at + give]
        for take in range(d.GOODS) if take != give and s.bag[take]
    ]


@final
class Swap(Once):
    """TEP-5.4.9: one cube goes into the bag, another one of choice comes out (TEP-D15)."""

    PROMPT: ClassVar[Prompt] = "swap", "TEP-5.4.9"
    REASONS: ClassVar[Reasons] = {NONE: ("no_such_swap", "TEP-5.4.9")}

    def options(self, s: State, seat: int) -> list[int]:
        return swaps(s, seat)

    def default(self, s: State, seat: int) -> int:
        """TEP-DR-15: the cheapest good for the dearest one."""
        options = swaps(s, seat)
        best = options[0]
        best_gain = -d.GOODS
        for action in options:
            gain = s.market.index(v.swap_take(action)) - s.market.index(v.swap_give(action))
            if gain > best_gain:
                best, best_gain = action, gain
        return best

    def answer(self, s: State, seat: int, action: int) -> None:
        self.over = 1
        give = v.swap_give(action)
        take = v.swap_take(action)
        s.cargo[seat * d.GOODS + give] -= 1
        s.bag[give] += 1
        s.bag[take] -= 1
        s.cargo[seat * d.GOODS + take] += 1
        s.tell("swapped", "TEP-5.4.9", seat, give, take)
