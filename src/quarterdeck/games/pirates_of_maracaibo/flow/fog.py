"""PM-14.1, PM-14.2: cards that lie face down at sea and are turned up."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, DONE, NONE, Words
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Draw
from quarterdeck.games.pirates_of_maracaibo.state import State

CARD: Final = 0
TILE: Final = 1
OPEN: Final = 2
REVEALING: Final = ["card", "tile", "open"]


def unseen(s: State, hidden: int) -> list[int]:
    """The cards that a face-down card of that kind may be."""
    if hidden == d.HIDDEN_II:
        return s.level_2
    known = s.sea.copy()
    for cards in s.tableaux:
        known += cards
    return [card for card in (d.LOCATIONS_1 if hidden == d.HIDDEN_LOCATION else d.LEVEL_1) if card not in known]


@final
class Reveal(Draw):
    """PM-14.1.2, PM-14.2.3: a face-down card is turned up; a location with the symbol gets a value tile."""

    WORDS: ClassVar[Words] = {"place": d.PLACE_IDS, "stage": REVEALING}

    def __init__(self, place: int, stage: int, redbeard: int) -> None:
        self.place = place
        self.stage = stage
        self.redbeard = redbeard        # 1 when his ship turns the card up (PM-14.1.5)

    def advance(self, s: State) -> int:
        return DONE if self.stage == OPEN else ASK

    def options(self, s: State, seat: int) -> list[int]:
        if self.stage == CARD:
            return [v.turn_up(card) for card in unseen(s, s.sea[self.place])]
        return [v.value_tile(kind) for kind in range(d.TREASURES) if s.value_stock[kind]]

    def odds(self, s: State) -> list[int]:
        return [] if self.stage == CARD else [count for count in s.value_stock if count]

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == CARD:
            self.stage = OPEN
            self.turn_up(s, v.turn_up_card(action))
        else:
            self.stage = OPEN
            kind = v.value_tile_treasure(action)
            card = s.sea[self.place]
            s.value_stock[kind] -= 1
            s.values[card - d.FIRST_LOCATION] = kind
            s.tell("value_tile_out", "PM-14.1.2", card, kind)

    def turn_up(self, s: State, card: int) -> None:
        """The card lies open; a location gives its doubloons and perhaps a tile."""
        hidden = s.sea[self.place]
        s.sea[self.place] = card
        s.tell("revealed", "PM-14.1.2" if hidden == d.HIDDEN_LOCATION else "PM-14.2.3", card, self.place)
        if hidden == d.HIDDEN_II:
            s.level_2.remove(card)
        if hidden != d.HIDDEN_LOCATION:
            return                                              # PM-14.1.6: no doubloons, no points
        location = card - d.FIRST_LOCATION
        s.coins[self.place] = 0
        if self.redbeard:
            s.vp[s.seats] += d.FOG_VP[s.round - 1]
            s.tell("rb_fog", "PM-14.1.5", card, d.FOG_VP[s.round - 1])
        if s.modules & d.RUBIES and d.HAS_RUBY[location]:
            s.tell("ruby_tile_out", "PM-14.1.7", card)
        if d.HAS_VALUE_TILE[location] and s.values[location] == NONE:
            self.stage = TILE


def in_passing(s: State, place: int) -> bool:
    """PM-14.2.3: whether a card is turned up as soon as a ship moves onto it."""
    return s.sea[place] in {d.HIDDEN_I, d.HIDDEN_II}
