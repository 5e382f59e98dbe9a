"""Pirates of the 7 Seas as numbers for networks."""

from typing import Any, Final

from mypy_extensions import i64

from quarterdeck.core.engine import NONE
from quarterdeck.core.events import FACEDOWN
from quarterdeck.core.frames import OPEN
from quarterdeck.core.vector import Procedures, Vector
from quarterdeck.games.pirates_of_the_7_seas import data as d, state as t
from quarterdeck.games.pirates_of_the_7_seas.flow.rounds import Choice
from quarterdeck.games.pirates_of_the_7_seas.state import State

KEY: Final = 8                  # bytes of what chance answered to the last throw
THROWS: Final = 400
CHESTS: Final = 100
PROCEDURES: Final = Procedures("quarterdeck.games.pirates_of_the_7_seas", 6, 16, {})


def encode(s: State, o: Vector) -> None:
    """The table as the seat of the vector may know it (P7-18)."""
    seats: i64 = s.seats
    whole = not s.stack
    forgets = s.house & t.NO_MEMORY_AID != 0
    o.who("first", s.first, seats)
    o.number("round", s.round, 90)
    o.maybe("rounds-left", s.rounds_left, 4)
    for who in o.order(seats):
        write_seat(s, o, who, whole)
    o.number("deck-size", s.deck.bit_count(), d.LAST_ROUND)
    o.bits("deck", s.deck if whole else 0, d.LAST_ROUND)
    o.maybe("above-last-round", s.above, d.LAST_ROUND)
    o.row("ports", s.ports, d.PORTS, d.LAST_ROUND)
    o.one("port", s.port() - d.FIRST_PORT, d.PIRATE_BAY + 1 - d.FIRST_PORT)
    played = s.played
    if forgets and not whole and played:
        played = [FACEDOWN] * (len(played) - 1) + played[-1:]
    o.row("played", played, d.LAST_ROUND, d.LAST_ROUND)
    o.counts("played-cards", played, d.LAST_ROUND, 1)
    for kind in range(len(d.LOOT_IDS)):
        o.number("loot-deck", s.loot_deck[kind], d.LOOT_COPIES[kind])
        o.number("loot-discard", s.loot_discard[kind], d.LOOT_COPIES[kind])
    o.number("throws", s.throws, THROWS)
    o.maybe("throw-purpose", s.sea_purpose, d.LAST_ROUND)
    thrown = s.sea_purpose != NONE
    o.claim("throw-key", "byte", KEY, 255)
    for i in range(KEY):
        o.lay(s.sea_key >> 8 * i & 255 if thrown else 0)
    o.number("throw-red", s.sea_red if thrown else 0, d.SHIPS)
    for who in o.order(seats):
        o.number("throw-ships", s.sea_ships[who] if thrown else 0, d.SHIPS)
    o.whom("waived", s.waived, seats)
    seen: dict[int, list[Any]] = {}
    top = None if whole else s.stack[-1]
    if isinstance(top, Choice):
        laid = [given if who == o.seat or given == OPEN else FACEDOWN for who, given in enumerate(top.answers)]
        seen[len(s.stack) - 1] = [laid]
    PROCEDURES.write(o, s.stack, seen)


def write_seat(s: State, o: Vector, who: int, whole: bool) -> None:
    """What lies before a seat."""
    own = whole or who == o.seat
    o.number("chests", s.chests[who], CHESTS)
    o.number("fleet", s.fleet[who], d.SHIPS)
    o.number("empty", s.empty(who), d.SHIPS)
    o.number("guards", s.guards[who], d.SHIPS)
    o.number("reserve", s.reserve[who], d.SHIPS)
    for good in range(d.GOODS):
        o.number("goods", s.goods[who * d.GOODS + good], 10)
    o.number("talismans", s.talismans[who], 16)
    o.number("yin-yang", s.yin_yang[who], 20)
    o.number("skulls", s.skulls[who], 20)
    o.number("double-holds", s.double_holds[who], d.SHIPS)
    o.number("unsinkables", s.unsinkables[who], d.SHIPS)
    o.bits("corsairs", s.corsairs[who], d.NATIONS)
    o.number("cards-in-hand", s.hands[who].bit_count(), 10)
    o.bits("hand", s.hands[who] if own else 0, d.LAST_ROUND)
    o.bits("characters-used", s.used[who], d.CHARACTERS)
    revealed = s.revealed >> who & 1 == 1
    o.flag("revealed", revealed)
    o.flag("has-chosen", s.chosen[who] != NONE)
    o.one("chosen", s.chosen[who] if own or revealed else NONE, d.CHARACTERS)
