"""P7-9: loot is drawn card by card, then its goods are loaded or refused."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, CHANCE, DONE, Single, Telling, Words, verb_of
from quarterdeck.games.pirates_of_the_7_seas import data as d, verbs as v
from quarterdeck.games.pirates_of_the_7_seas.flow.guards import adjust
from quarterdeck.games.pirates_of_the_7_seas.state import State

DRAWING: Final = 0
LOADING: Final = 1
STOWED: Final = 2
LOOTING: Final = ["drawing", "loading", "stowed"]

LOOT_CHANCES: Final[list[list[int]]] = [
    [v.loot(kind) for kind in range(4) if there >> kind & 1] for there in range(16)
]       # the kinds that may lie on top, by the bitmask of kinds in the deck


@final
class Loot(Single[State]):
    """P7-9: one seat draws so many loot cards and says which goods it keeps."""

    WORDS: ClassVar[Words] = {"stage": LOOTING}

    def __init__(self, seat: int, stage: int, left: int, drawn: list[int]) -> None:
        self.seat = seat
        self.stage = stage
        self.left = left        # cards still to draw
        self.drawn = drawn      # goods drawn, by kind

    def advance(self, s: State) -> int:
        if self.stage == DRAWING:
            if self.left > 0 and not any(s.loot_deck):
                self.reshuffle(s)
            if self.left > 0:
                return ASK
            self.stage = LOADING
            if not any(self.drawn):
                return DONE
            if s.cargo(self.seat) >= s.capacity(self.seat):                     # P7-9.5: no room at all
                self.load(s, 0, 0, 0)
        return ASK if self.stage == LOADING else DONE

    def asked(self, s: State) -> int:
        return CHANCE if self.stage == DRAWING else self.seat

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == DRAWING:
            deck = s.loot_deck
            return LOOT_CHANCES[
                (deck[0] > 0) | (deck[1] > 0) << 1 | (deck[2] > 0) << 2 | (deck[3] > 0) << 3
            ]
        room = s.capacity(self.seat) - s.cargo(self.seat)
        rum, coffee, fruit = self.drawn[0], self.drawn[1], self.drawn[2]
        return [
            v.keep(a, b, c)
            for a in range(rum, -1, -1) for b in range(coffee, -1, -1) for c in range(fruit, -1, -1)
            if a + b + c <= room
        ]

    def odds(self, s: State) -> list[int]:
        return [copies for copies in s.loot_deck if copies > 0]

    def default(self, s: State, seat: int) -> int:
        """P7-19.10: what fits, highest demand first."""
        room = s.capacity(seat) - s.cargo(seat)
        kept = [0, 0, 0]
        for good in sorted(range(d.GOODS), key=lambda good: -s.demand(good)):
            kept[good] = min(self.drawn[good], room)
            room -= kept[good]
        return v.keep(kept[0], kept[1], kept[2])

    def answer(self, s: State, seat: int, action: int) -> None:
        if seat != CHANCE:
            self.load(s, v.keep_rum(action), v.keep_coffee(action), v.keep_fruit(action))
            return
        kind = v.loot_loot(action)
        self.left -= 1
        s.loot_deck[kind] -= 1
        if kind == d.TALISMAN:                                                  # P7-9.2, P7-5.5: needs no ship
            s.talismans[self.seat] += 1
            s.yin_yang[self.seat] += d.TALISMAN_YIN_YANG
            s.tell("drew_talisman", "P7-9.2", self.seat)
        else:
            self.drawn[kind] += 1
            s.tell("drew_loot", "P7-9.7", self.seat, kind)

    def prompt(self, s: State, seat: int) -> Telling:
        if self.stage == DRAWING:
            return Telling("chance", "P7-9.1", [])
        return Telling("keep", "P7-9.3", [s.capacity(self.seat) - s.cargo(self.seat)])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.KEEP and self.stage == LOADING:
            return Telling("no_room", "P7-9.3", [s.capacity(self.seat) - s.cargo(self.seat)])
        return Telling("not_now", "P7-9.3", [])

    def reshuffle(self, s: State) -> None:
        """P7-9.6: the discard pile makes a new deck; where both are empty, nothing is drawn."""
        if any(s.loot_discard):
            s.loot_deck = s.loot_discard
            s.loot_discard = [0, 0, 0, 0]
            s.tell("loot_shuffled", "P7-9.6", sum(s.loot_deck))
        else:
            self.left = 0
            s.tell("no_loot", "P7-9.6")

    def load(self, s: State, rum: int, coffee: int, fruit: int) -> None:
        """P7-9.3: keep some of the goods drawn; the rest goes to the discard pile, face up."""
        drawn = self.drawn
        at = self.seat * d.GOODS
        s.goods[at] += rum
        s.goods[at + 1] += coffee
        s.goods[at + 2] += fruit
        if rum + coffee + fruit > 0:
            s.tell("kept", "P7-9.3", self.seat, rum, coffee, fruit)
        refused = [drawn[0] - rum, drawn[1] - coffee, drawn[2] - fruit]
        if refused[0] + refused[1] + refused[2] > 0:
            for good in range(d.GOODS):
                s.loot_discard[good] += refused[good]
            s.tell("refused", "P7-9.3", self.seat, refused[0], refused[1], refused[2])
        self.drawn = [0, 0, 0]
        self.stage = STOWED
        adjust(s, self.seat)
