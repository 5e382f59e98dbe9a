"""PM-4, PM-13.1, PM-14: the setup, and the choice of the first quests."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.core.frames import OPEN, Sealed
from quarterdeck.core.rng import Rng
from quarterdeck.core.zones import deck_of
from quarterdeck.games.pirates_of_maracaibo.actions import RETURN, START, one
from quarterdeck.games.pirates_of_maracaibo.data import (
    ADVENTURERS,
    CELLS,
    CONSTANTS,
    FIGUREHEAD_IDS,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    FOG_IMPROVEMENTS,
    FOG_LOCATIONS,
    FOG_START,
    HAS_VALUE_TILE,
    HIDDEN_I,
    HIDDEN_LOCATION,
    IMPROVEMENTS_IN_PLAY,
    LAYOUT_CELLS,
    LEVEL_1,
    LEVEL_2,
    LOCATIONS_1,
    QUEST_DRAW,
    QUEST_IDS,
    QUESTS,
    RESIDENCE_NUMBERS,
    RESIDENCES_IN_PLAY,
    ROWS,
    START_CUBES,
    START_DOUBLOONS,
    TILES,
    TREASURES,
    VALUE_TILES,
)
from quarterdeck.games.pirates_of_maracaibo.flow.building import Refill
from quarterdeck.games.pirates_of_maracaibo.flow.quests import FillMarket
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Draw
from quarterdeck.games.pirates_of_maracaibo.state import State

GROUP_LIMIT: Final = 4      # as many connected locations are too many (PM-4.4)
SWAPS: Final = 200
SHUFFLES: Final = 20

FIRST: Final = 0
DEAL: Final = 1
READY: Final = 2


@final
class Setup(Draw):
    """PM-4: the first player, then everything that is dealt."""

    def __init__(self, stage: int, spread: int) -> None:
        self.stage = stage
        self.spread = spread        # 1 when locations must not lie together (PM-4.4)

    def clone(self) -> "Setup":
        return Setup(self.stage, self.spread)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "setup", "stage": self.stage, "spread": self.spread}

    def advance(self, s: State) -> int:
        if self.stage == FIRST and s.solo():                                    # PM-13.1.5
            begin(s, 0)
            self.stage = DEAL
        return DONE if self.stage == READY else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [one(START, who) for who in range(s.seats)] if self.stage == FIRST else []

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == FIRST:
            begin(s, action >> 8)
            self.stage = DEAL
            return
        self.stage = READY
        rng = Rng(action)
        deal_sea(s, rng, self.spread)
        drawn = deal_rest(s, rng)
        s.active = s.first
        s.tell("dealt", "PM-4.3", s.layout)
        if s.solo():
            s.tell("rb_quest_dealt", "PM-13.1.4")
        if s.modules & FOG_IMPROVEMENTS:
            s.stack.append(Refill(NONE))                                        # PM-14.2.1: the deck's top card
        s.stack.append(FillMarket())
        s.stack.append(QuestChoice([OPEN] * s.seats, drawn))


def begin(s: State, first: int) -> None:
    """PM-4.13: who starts, and everybody's doubloons in turn order."""
    s.first = first
    for turn in range(s.seats):
        s.doubloons[(first + turn) % s.seats] = START_DOUBLOONS[turn]
    s.tell("starts", "PM-4.13", first)


def deal_sea(s: State, rng: Rng, spread: int) -> None:
    """PM-4.2, PM-4.3, PM-14.1.1, PM-14.2.1: 27 cards into the layout, some face down."""
    residences = RESIDENCE_NUMBERS.copy()
    rng.shuffle(residences)
    improvements = LEVEL_1.copy()
    rng.shuffle(improvements)
    cards = LOCATIONS_1 + residences[:RESIDENCES_IN_PLAY] + improvements[:IMPROVEMENTS_IN_PLAY]
    rng.shuffle(cards)
    if spread:
        spread_locations(s.layout, cards, rng)
    cells = LAYOUT_CELLS[s.layout]
    for i in range(CELLS):
        card = cards[i]
        if s.modules & FOG_LOCATIONS and FIRST_LOCATION <= card < FIRST_RESIDENCE:
            card = HIDDEN_LOCATION
            s.coins[cells[i]] = FOG_START
        elif s.modules & FOG_IMPROVEMENTS and card < FIRST_LOCATION:
            card = HIDDEN_I
        s.sea[cells[i]] = card
    s.reserve = len(LEVEL_1) + len(RESIDENCE_NUMBERS) - IMPROVEMENTS_IN_PLAY - RESIDENCES_IN_PLAY


def spread_locations(layout: int, cards: list[int], rng: Rng) -> None:
    """PM-DR-1: swap locations of large groups with improvements; after many swaps shuffle anew; then let it be."""
    for _ in range(SHUFFLES):
        for _ in range(SWAPS):
            crowded = crowded_cells(layout, cards)
            if not crowded:
                return
            open_cells = [i for i in range(CELLS) if cards[i] < FIRST_LOCATION]
            a = crowded[rng.below(len(crowded))]
            b = open_cells[rng.below(len(open_cells))]
            cards[a], cards[b] = cards[b], cards[a]
        rng.shuffle(cards)


def crowded_cells(layout: int, cards: list[int]) -> list[int]:
    """PM-4.4: the cells (by order of dealing) of locations in a connected group of four or more."""
    cells = LAYOUT_CELLS[layout]
    left = [i for i in range(CELLS) if FIRST_LOCATION <= cards[i] < FIRST_RESIDENCE]
    found: list[int] = []
    while left:
        group = [left.pop()]
        for i in group:
            for j in left.copy():
                if touch(cells[i], cells[j]):
                    left.remove(j)
                    group.append(j)
        if len(group) >= GROUP_LIMIT:
            found += group
    return sorted(found)


def touch(a: int, b: int) -> bool:
    """PM-6.2: whether two cells are neighbours."""
    return abs(a - b) == ROWS or (abs(a - b) == 1 and a // ROWS == b // ROWS)


def deal_rest(s: State, rng: Rng) -> list[list[int]]:
    """PM-4.6 to PM-4.12, PM-13.1: decks, cubes, tiles and quests; the quests drawn by each seat."""
    s.level_2 = sorted(LEVEL_2)
    s.shut_left = len(LEVEL_2)
    if s.modules & FOG_IMPROVEMENTS:                                            # PM-14.2.1, PM-C14
        s.open_left = len(LEVEL_2) // 2 + rng.below(2)
        s.shut_left = len(LEVEL_2) - s.open_left
    s.islands = [START_CUBES] * TREASURES
    stock = [kind for kind in range(TREASURES) for _ in range(VALUE_TILES[kind])]
    rng.shuffle(stock)
    if s.modules & FOG_LOCATIONS:                                               # PM-14.1.1: a shuffled stock
        s.value_stock = VALUE_TILES.copy()
    else:
        for card in LOCATIONS_1:                                                # PM-4.8
            if HAS_VALUE_TILE[card - FIRST_LOCATION]:
                s.values[card - FIRST_LOCATION] = stock.pop()
    s.sides = [rng.below(2) for _ in range(TILES)]                              # PM-4.10
    figureheads = list(range(len(FIGUREHEAD_IDS)))
    rng.shuffle(figureheads)
    shown: int = CONSTANTS["figurehead_market_solo"] if s.solo() else s.seats + CONSTANTS["figurehead_market_extra"]
    s.offered = figureheads[:shown]                                             # PM-4.12
    quests = QUESTS.copy()
    rng.shuffle(quests)
    draw = QUEST_DRAW[1 if s.modules & ADVENTURERS else 0]
    drawn = [[quests.pop() for _ in range(draw)] for _ in range(s.seats)]       # PM-4.11, PM-14.4.1
    if s.solo():                                                                # PM-13.1.4
        s.quests[s.seats].append(quests.pop())
    s.deck = deck_of(quests)
    return drawn


@final
class QuestChoice(Sealed[State]):
    """PM-4.11, PM-DR-4, PM-D1: everybody sends one drawn quest back, in secret and all at once."""

    def __init__(self, answers: list[int], drawn: list[list[int]]) -> None:
        super().__init__(answers)
        self.drawn = drawn      # by seat

    def clone(self) -> "QuestChoice":
        return QuestChoice(self.answers.copy(), [quests.copy() for quests in self.drawn])

    def to_json(self) -> dict[str, Any]:
        return {
            "frame": "quest_choice",
            "answers": [None if given == OPEN else QUEST_IDS[given >> 8] for given in self.answers],
            "drawn": [[QUEST_IDS[quest] for quest in quests] for quests in self.drawn],
        }

    def choices(self, s: State, seat: int) -> list[int]:
        return [one(RETURN, quest) for quest in self.drawn[seat]]

    def opened(self, s: State) -> int:
        back: list[int] = []
        for seat in range(s.seats):
            for quest in self.drawn[seat]:
                if one(RETURN, quest) == self.answers[seat]:
                    back.append(quest)
                else:
                    s.quests[seat].append(quest)
                    s.whisper(1 << seat, 0b10, "kept", "PM-4.11", seat, quest)
        self.drawn = []
        s.deck.mix_in(back)
        s.tell("round_begins", "PM-5.1", s.round)
        return DONE

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("keep", "PM-D1", [])
