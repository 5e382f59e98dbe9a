"""Pirates of Maracaibo as numbers for networks."""

from typing import Any, Final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE
from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.frames import OPEN
from quarterdeck.core.vector import Procedures, Vector
from quarterdeck.core.zones import holed
from quarterdeck.games.pirates_of_maracaibo import data as d, state as t
from quarterdeck.games.pirates_of_maracaibo.flow.setup import QuestChoice
from quarterdeck.games.pirates_of_maracaibo.state import State

QUESTS: Final = d.FIRST_REDBEARD - d.FIRST_QUEST
REDBEARDS: Final = d.CARDS - d.FIRST_REDBEARD
POINTS: Final = 300
WIDE: Final = {"pending": 2, "trades": 2, "used": 3}     # more than a byte holds
PROCEDURES: Final = Procedures("quarterdeck.games.pirates_of_maracaibo", 12, 40, WIDE)


def encode(s: State, o: Vector) -> None:
    """The table as the seat of the vector may know it (PM-8.5.2, PM-16)."""
    count = s.captains
    whole = not s.stack
    o.bits("modules", s.modules, len(d.SWITCH_IDS))
    o.number("difficulty", s.difficulty, 6)
    o.one("round", s.round, d.ROUNDS + 1)
    o.who("first", s.first, count)
    o.who("active", s.active, count)
    o.flag("closing", s.closing != 0)
    for captain in o.order(count):
        write_captain(s, o, captain, whole or (captain == o.seat and captain < s.seats))
    write_sea(s, o)
    write_boards(s, o, count)
    write_quests(s, o, whole)
    o.number("redbeard-track", s.track, d.RB_TRACK_END)
    o.members("redbeard-known", s.crew_known, d.FIRST_REDBEARD, REDBEARDS)
    o.members("redbeard-pile", s.pile, d.FIRST_REDBEARD, REDBEARDS)
    o.number("redbeard-a", s.a_left, REDBEARDS)
    o.number("redbeard-b", s.b_left, REDBEARDS)
    seen: dict[int, list[Any]] = {}
    if not whole:
        for place, frame in enumerate(s.stack):
            if isinstance(frame, QuestChoice):
                seen[place] = seen_choice(frame, o.seat)
    PROCEDURES.write(o, s.stack, seen)


def seen_choice(frame: QuestChoice, seat: int) -> list[Any]:
    """The first choice of quests without what the others have drawn and laid down."""
    answers = [given if who == seat or given == OPEN else FACEDOWN for who, given in enumerate(frame.answers)]
    drawn = [quests if who == seat else [FACEDOWN] * len(quests) for who, quests in enumerate(frame.drawn)]
    return [answers, drawn]


def write_captain(s: State, o: Vector, captain: i64, known: bool) -> None:
    """A captain's boards."""
    o.number("points", s.vp[captain], POINTS)
    o.number("doubloons", s.doubloons[captain], POINTS)
    o.number("turns", s.turns[captain], 60)
    o.number("quests-dropped", s.dropped[captain], QUESTS)
    o.number("rubies", s.rubies[captain], 6)
    o.one("ship", s.ships[captain], d.PLACES)
    o.one("explorer", s.explorers[captain], d.TRACK_SPACES)
    o.number("income", s.doubloon_income(captain), 20)
    o.number("income-points", s.gains[captain].income_vp, 20)
    o.one("figurehead", s.figureheads[captain], len(d.FIGUREHEAD_IDS))
    o.bits("upgrades", s.upgrades[captain], d.UPGRADES)
    for kind in range(d.TREASURES):
        at: i64 = captain * d.TREASURES + kind
        o.number("stored", s.stored[at], 8)
        o.number("bonus", s.bonus[at], 1)
        o.bits("buried", s.buried[at], d.SLOTS)
    for tile in range(d.TILES):
        o.maybe("tile", s.tiles[captain * d.TILES + tile], d.CARDS)
    o.members("improvements", s.tableaux[captain], 0, d.FIRST_LOCATION)
    quests = s.quests[captain]
    o.number("quests-held", len(quests), 10)
    o.members("quests", quests if known else [], d.FIRST_QUEST, QUESTS)
    o.members("quests-seen", s.seen[captain], d.FIRST_QUEST, QUESTS)
    if not s.tally and o.table is None:
        o.skip(2 * t.STEPS_OF_SCORING)
        return
    for step in range(t.STEPS_OF_SCORING):
        o.signed("tally", s.tally[captain * t.STEPS_OF_SCORING + step] if s.tally else 0, 100)


def write_sea(s: State, o: Vector) -> None:
    """What lies at sea: by place the card's number, by card whether it lies there."""
    for place in range(d.GRID):
        o.number("sea", s.sea[place], d.LAND)
        o.number("coins", s.coins[place], 10)
    o.claim("card-at-sea", "set of", d.FIRST_QUEST, 1)
    for card in s.sea:
        if card < d.FIRST_QUEST:
            o.mark(card, 1)
    o.skip(d.FIRST_QUEST)
    o.members("level-2", s.level_2, 0, d.FIRST_QUEST)
    o.maybe("level-2-top", s.top, d.LAND)
    o.number("level-2-open", s.open_left, d.FIRST_LOCATION)
    o.number("level-2-shut", s.shut_left, d.FIRST_LOCATION)
    o.number("reserve", s.reserve, 15)


def write_boards(s: State, o: Vector, count: int) -> None:
    """Islands, values, tiles, residences, figureheads, and what this turn has used."""
    for kind in range(d.TREASURES):
        o.number("islands", s.islands[kind], 10)
        o.number("value-stock", s.value_stock[kind], 5)
    for place in range(d.LOCATIONS):
        o.one("value", s.values[place], d.TREASURES)
    for side in s.sides:
        o.flag("tile-side", side != 0)
    for residence in range(d.RESIDENCES):
        o.whom("residence", s.markers[residence], count)
    o.row("figureheads", s.offered, len(d.FIGUREHEAD_IDS), len(d.FIGUREHEAD_IDS))
    for space in range(d.SLOTS):
        o.one("poseidon", s.poseidon[space] if s.poseidon else NONE, d.TREASURES)
    o.bits("raid-actions-used", s.used, 24)
    purses: list[int] = []
    for purse in s.purses:
        purses += [t.purse_kind(purse), t.purse_points(purse), t.purse_used(purse) & 255, t.purse_used(purse) >> 8]
    o.row("purses", purses, 16, 255)
    o.bits("ruby-market", s.ruby_market, d.RUBY_SLOTS)
    o.flag("ruby-sold", s.ruby_sold != 0)
    o.whom("retired", s.retired, count)


def write_quests(s: State, o: Vector, whole: bool) -> None:
    """The quest deck as far as the seat knows it, the market and what was discarded."""
    o.number("quest-deck", len(s.deck.middle), QUESTS)
    o.members("quest-deck-cards", s.deck.middle if whole else [], d.FIRST_QUEST, QUESTS)
    under = s.deck.bottom if whole else holed(s.deck.bottom, s.deck.bottom_known, o.seat)
    o.row("quests-under", under, QUESTS, d.FIRST_REDBEARD)
    o.row("quests-under-known", s.deck.bottom_known, QUESTS, 16)
    o.row("quest-market", s.market, 6, d.FIRST_REDBEARD)
    o.members("quest-market-cards", s.market, d.FIRST_QUEST, QUESTS)
    o.members("quest-discard", s.discard, d.FIRST_QUEST, QUESTS)
