"""PM-14.1, PM-14.2: cards that lie face down at sea and are turned up."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, DONE, NONE
from quarterdeck.games.pirates_of_maracaibo.actions import TURN_UP, VALUE_TILE, one
from quarterdeck.games.pirates_of_maracaibo.data import (
    FIRST_LOCATION,
    FOG_VP,
    HAS_RUBY,
    HAS_VALUE_TILE,
    HIDDEN_I,
    HIDDEN_II,
    HIDDEN_LOCATION,
    LEVEL_1,
    LOCATIONS_1,
    PLACE_IDS,
    RUBIES,
    TREASURES,
)
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Draw
from quarterdeck.games.pirates_of_maracaibo.state import State

CARD: Final = 0
TILE: Final = 1
OPEN: Final = 2


def unseen(s: State, hidden: int) -> list[int]:
    """The cards that a face-down card of that kind may be."""
    if hidden == HIDDEN_II:
        return s.level_2
    known = s.sea.copy()
    for cards in s.tableaux:
        known += cards
    return [card for card in (LOCATIONS_1 if hidden == HIDDEN_LOCATION else LEVEL_1) if card not in known]


@final
class Reveal(Draw):
    """PM-14.1.2, PM-14.2.3: a face-down card is turned up; a location with the symbol gets a value tile."""

    def __init__(self, place: int, stage: int, redbeard: int) -> None:
        self.place = place
        self.stage = stage
        self.redbeard = redbeard        # 1 when his ship turns the card up (PM-14.1.5)

    def clone(self) -> "Reveal":
        return Reveal(self.place, self.stage, self.redbeard)

    def to_json(self) -> dict[str, Any]:
        return {
            "frame": "reveal", "place": PLACE_IDS[self.place], "stage": self.stage, "redbeard": self.redbeard,
        }

    def advance(self, s: State) -> int:
        return DONE if self.stage == OPEN else ASK

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == CARD:
            return [one(TURN_UP, card) for card in unseen(s, s.sea[self.place])]
        return [one(VALUE_TILE, kind) for kind in range(TREASURES) if s.value_stock[kind]]

    def odds(self, s: State) -> list[int]:
        return [] if self.stage == CARD else [count for count in s.value_stock if count]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == TILE:
            kind = action >> 8
            card = s.sea[self.place]
            s.value_stock[kind] -= 1
            s.values[card - FIRST_LOCATION] = kind
            s.tell("value_tile_out", "PM-14.1.2", card, kind)
            self.stage = OPEN
            return
        self.stage = OPEN
        card = action >> 8
        hidden = s.sea[self.place]
        s.sea[self.place] = card
        s.tell("revealed", "PM-14.1.2" if hidden == HIDDEN_LOCATION else "PM-14.2.3", card, self.place)
        if hidden == HIDDEN_II:
            s.level_2.remove(card)
        if hidden != HIDDEN_LOCATION:
            return                                              # PM-14.1.6: no doubloons, no points
        s.coins[self.place] = 0
        if self.redbeard:
            s.vp[s.seats] += FOG_VP[s.round - 1]
            s.tell("rb_fog", "PM-14.1.5", card, FOG_VP[s.round - 1])
        if s.modules & RUBIES and HAS_RUBY[card - FIRST_LOCATION]:
            s.tell("ruby_tile_out", "PM-14.1.7", card)
        if HAS_VALUE_TILE[card - FIRST_LOCATION] and s.values[card - FIRST_LOCATION] == NONE:
            self.stage = TILE


def in_passing(s: State, place: int) -> bool:
    """PM-14.2.3: whether a card is turned up as soon as a ship moves onto it."""
    return s.sea[place] in {HIDDEN_I, HIDDEN_II}
