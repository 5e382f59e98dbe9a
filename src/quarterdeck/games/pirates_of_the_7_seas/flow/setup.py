"""P7-4: the setup."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CHANCE, DONE, Frame
from quarterdeck.core.events import Telling
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_the_7_seas.actions import start
from quarterdeck.games.pirates_of_the_7_seas.data import BELOW_LAST_ROUND, START_HAND, cards_of
from quarterdeck.games.pirates_of_the_7_seas.state import State

DEAL_CARDS: Final = 0
DRAW_FIRST: Final = 1
READY: Final = 2


@final
class Setup(Frame[State]):
    """P7-4.6, P7-4.7, P7-4.10: adventure cards are dealt, then the first player is drawn."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def clone(self) -> "Setup":
        return Setup(self.stage)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "setup", "stage": self.stage}

    def advance(self, s: State) -> int:
        return DONE if self.stage == READY else ASK

    def waiting(self, s: State) -> list[int]:
        return [CHANCE]

    def options(self, s: State, seat: int) -> list[int]:
        return [] if self.stage == DEAL_CARDS else [start(who) for who in range(s.seats)]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == DEAL_CARDS:
            deal_hands(s, Rng(action))
            s.tell("dealt", "P7-4.7", START_HAND)
            self.stage = DRAW_FIRST
        else:
            s.first = action >> 8
            s.tell("starts", "P7-4.10", s.first)
            self.stage = READY

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("chance", "P7-4.10", [])


def deal_hands(s: State, rng: Rng) -> None:
    """P7-4.6, P7-4.7: three cards each; the last-round card lies on the lowest six of the others."""
    cards = cards_of(s.deck)
    rng.shuffle(cards)
    for seat in range(s.seats):
        for _ in range(START_HAND):
            card = cards.pop()
            s.hands[seat] |= 1 << card
            s.deck &= ~(1 << card)
    s.above = len(cards) - BELOW_LAST_ROUND
