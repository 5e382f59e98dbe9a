"""PM-4, PM-13.1, PM-14: the setup, and the choice of the first quests."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, DONE, NONE, OPEN, Sealed, Telling, Words
from quarterdeck.core.rng import Rng
from quarterdeck.core.zones import deck_of
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
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
SETUP: Final = ["first", "deal", "ready"]


@final
class Setup(Draw):
    """PM-4: the first player, then everything that is dealt."""

    WORDS: ClassVar[Words] = {"stage": SETUP}

    def __init__(self, stage: int, spread: int) -> None:
        self.stage = stage
        self.spread = spread        # 1 when locations must not lie together (PM-4.4)

    def advance(self, s: State) -> int:
        if self.stage == FIRST and s.solo():                                    # PM-13.1.5
            begin(s, 0)
            self.stage = DEAL
        return DONE if self.stage == READY else ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [v.start(who) for who in range(s.seats)] if self.stage == FIRST else []

    def answer(self, s: State, seat: int, action: int) -> None:
        if self.stage == FIRST:
            begin(s, v.start_seat(action))
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
        if s.modules & d.FOG_IMPROVEMENTS:
            s.stack.append(Refill(NONE))                                        # PM-14.2.1: the deck's top card
        s.stack.append(FillMarket())
        s.stack.append(QuestChoice([OPEN] * s.seats, drawn))


def begin(s: State, first: int) -> None:
    """PM-4.13: who starts, and everybody's doubloons in turn order."""
    s.first = first
    for turn in range(s.seats):
        s.doubloons[(first + turn) % s.seats] = d.START_DOUBLOONS[turn]
    s.tell("starts", "PM-4.13", first)


def deal_sea(s: State, rng: Rng, spread: int) -> None:
    """PM-4.2, PM-4.3, PM-14.1.1, PM-14.2.1: 27 cards into the layout, some face down."""
    residences = d.RESIDENCE_NUMBERS.copy()
    rng.shuffle(residences)
    improvements = d.LEVEL_1.copy()
    rng.shuffle(improvements)
    cards = d.LOCATIONS_1 + residences[:d.RESIDENCES_IN_PLAY] + improvements[:d.IMPROVEMENTS_IN_PLAY]
    rng.shuffle(cards)
    if spread:
        spread_locations(s.layout, cards, rng)
    cells = d.LAYOUT_CELLS[s.layout]
    for i in range(d.CELLS):
        card = cards[i]
        if s.modules & d.FOG_LOCATIONS and d.is_location(card):
            card = d.HIDDEN_LOCATION
            s.coins[cells[i]] = d.FOG_START
        elif s.modules & d.FOG_IMPROVEMENTS and card < d.FIRST_LOCATION:
            card = d.HIDDEN_I
        s.sea[cells[i]] = card
    s.reserve = len(d.LEVEL_1) + len(d.RESIDENCE_NUMBERS) - d.IMPROVEMENTS_IN_PLAY - d.RESIDENCES_IN_PLAY


def spread_locations(layout: int, cards: list[int], rng: Rng) -> None:
    """PM-DR-1: swap locations of large groups with improvements; after many swaps shuffle anew; then let it be."""
    for _ in range(SHUFFLES):
        for _ in range(SWAPS):
            crowded = crowded_cells(layout, cards)
            if not crowded:
                return
            open_cells = [i for i in range(d.CELLS) if cards[i] < d.FIRST_LOCATION]
            a = crowded[rng.below(len(crowded))]
            b = open_cells[rng.below(len(open_cells))]
            cards[a], cards[b] = cards[b], cards[a]
        rng.shuffle(cards)


def crowded_cells(layout: int, cards: list[int]) -> list[int]:
    """PM-4.4: the cells (by order of dealing) of locations in a connected group of four or more."""
    cells = d.LAYOUT_CELLS[layout]
    left = [i for i in range(d.CELLS) if d.is_location(cards[i])]
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
    return abs(a - b) == d.ROWS or (abs(a - b) == 1 and a // d.ROWS == b // d.ROWS)


def deal_rest(s: State, rng: Rng) -> list[list[int]]:
    """PM-4.6 to PM-4.12, PM-13.1: decks, cubes, tiles and quests; the quests drawn by each seat."""
    s.level_2 = sorted(d.LEVEL_2)
    s.shut_left = len(d.LEVEL_2)
    if s.modules & d.FOG_IMPROVEMENTS:                                          # PM-14.2.1, PM-C14
        s.open_left = len(d.LEVEL_2) // 2 + rng.below(2)
        s.shut_left = len(d.LEVEL_2) - s.open_left
    s.islands = [d.START_CUBES] * d.TREASURES
    stock = [kind for kind in range(d.TREASURES) for _ in range(d.VALUE_TILES[kind])]
    rng.shuffle(stock)
    if s.modules & d.FOG_LOCATIONS:                                             # PM-14.1.1: a shuffled stock
        s.value_stock = d.VALUE_TILES.copy()
    else:
        for card in d.LOCATIONS_1:                                              # PM-4.8
            if d.HAS_VALUE_TILE[card - d.FIRST_LOCATION]:
                s.values[card - d.FIRST_LOCATION] = stock.pop()
    s.sides = [rng.below(2) for _ in range(d.TILES)]                            # PM-4.10
    figureheads = list(range(len(d.FIGUREHEAD_IDS)))
    rng.shuffle(figureheads)
    shown: int = d.CONSTANTS["figurehead_market_solo"] if s.solo() else s.seats + d.CONSTANTS["figurehead_market_extra"]
    s.offered = figureheads[:shown]                                             # PM-4.12
    quests = d.QUESTS.copy()
    rng.shuffle(quests)
    draw = d.QUEST_DRAW[1 if s.modules & d.ADVENTURERS else 0]
    drawn = [[quests.pop() for _ in range(draw)] for _ in range(s.seats)]       # PM-4.11, PM-14.4.1
    if s.solo():                                                                # PM-13.1.4
        s.quests[s.seats].append(quests.pop())
    s.deck = deck_of(quests)
    return drawn


@final
class QuestChoice(Sealed[State]):
    """PM-4.11, PM-DR-4, PM-D1: everybody sends one drawn quest back, in secret and all at once."""

    WORDS: ClassVar[Words] = {"answers": d.IDS, "drawn": d.IDS}
    def __init__(self, answers: list[int], drawn: list[list[int]]) -> None:
        super().__init__([OPEN if quest == NONE else quest for quest in answers])   # older records have null for OPEN
        self.drawn = drawn      # by seat; the answers are the quests that go back

    def choices(self, s: State, seat: int) -> list[int]:
        return [v.return_(quest) for quest in self.drawn[seat]]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.answers[seat] = v.return_quest(action)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("keep", "PM-D1", [len(self.drawn[seat]) - 1])

    def opened(self, s: State) -> int:
        back: list[int] = []
        for seat in range(s.seats):
            for quest in self.drawn[seat]:
                if quest == self.answers[seat]:
                    back.append(quest)
                else:
                    s.quests[seat].append(quest)
                    s.whisper(1 << seat, 0b10, "kept", "PM-4.11", seat, quest)
        self.drawn = []
        s.deck.mix_in(back)
        s.tell("round_begins", "PM-5.1", s.round)
        return DONE
