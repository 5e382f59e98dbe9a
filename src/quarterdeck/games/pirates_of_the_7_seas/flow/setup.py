"""P7-4: the setup."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, DONE, Draw, Prompt, Words
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_the_7_seas import data as d, verbs as v
from quarterdeck.games.pirates_of_the_7_seas.state import State

DEAL_CARDS: Final = 0
DRAW_FIRST: Final = 1
READY: Final = 2
SETUP: Final = ["deal_cards", "draw_first", "ready"]


@final
class Setup(Draw[State]):
    """P7-4.6, P7-4.7, P7-4.10: adventure cards are dealt, then the first player is drawn."""

    WORDS: ClassVar[Words] = {"stage": SETUP}
    PROMPT: ClassVar[Prompt] = "chance", "P7-4.10"

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def advance(self, s: State) -> int:
        return DONE if self.stage == READY else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [] if self.stage == DEAL_CARDS else [v.start(who) for who in range(s.seats)]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == DEAL_CARDS:
            deal_hands(s, Rng(action))
            s.tell("dealt", "P7-4.7", d.START_HAND)
            self.stage = DRAW_FIRST
        else:
            s.first = v.start_seat(action)
            s.tell("starts", "P7-4.10", s.first)
            self.stage = READY


def deal_hands(s: State, rng: Rng) -> None:
    """P7-4.6, P7-4.7: three cards each; the last-round card lies on the lowest six of the others."""
    cards = d.cards_of(s.deck)
    rng.shuffle(cards)
    for seat in range(s.seats):
        for _ in range(d.START_HAND):
            card = cards.pop()
            s.hands[seat] |= 1 << card
            s.deck &= ~(1 << card)
    s.above = len(cards) - d.BELOW_LAST_ROUND
