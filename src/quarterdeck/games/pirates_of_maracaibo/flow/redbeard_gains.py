"""PM-13.4, PM-13.5: what Redbeard gains, his dice and his draws."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, CALL, DONE, NONE, Words
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.actions import THROWS
from quarterdeck.games.pirates_of_maracaibo.flow.building import Refill
from quarterdeck.games.pirates_of_maracaibo.flow.quests import FillMarket
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Draw
from quarterdeck.games.pirates_of_maracaibo.flow.treasures import take_from_island
from quarterdeck.games.pirates_of_maracaibo.state import State


def gain(s: State, points: int, rule: str) -> None:
    """Redbeard scores; nothing is told of nothing."""
    if not points:
        return
    s.vp[s.seats] += points
    s.tell("rb_vp", rule, points)


def walk(s: State, spaces: int, rule: str) -> None:
    """PM-13.4.2, PM-AR-17: the full distance, always by the longer branch; other explorers are skipped."""
    him = s.seats
    at = s.explorers[him]
    stop = at
    left = spaces
    while left > 0 and at != d.TRACK_END:
        at = d.TRACK_NEXT[at][d.LONGER[at]]
        if d.TRACK_SHARED[at] or s.explorers[0] != at:
            left -= 1
            stop = at
    if stop == s.explorers[him]:
        s.tell("rb_stays", "PM-AR-17")
        return
    s.explorers[him] = stop
    s.tell("rb_explored", rule, stop)


def take_quest(s: State) -> None:
    """PM-13.4.3: the rightmost quest of the market."""
    if not s.market:
        s.tell("rb_no_quest", "PM-13.4.3")
        return
    quest = s.market.pop()
    s.quests[s.seats].append(quest)
    s.seen[s.seats].append(quest)
    s.tell("rb_quest", "PM-13.4.3", quest)
    s.stack.append(FillMarket())


def take_improvement(s: State, place: int) -> None:
    """PM-13.4.5: the improvement on which his ship lies; its space is filled again."""
    card = s.sea[place]
    s.tableaux[s.seats].append(card)
    s.tell("rb_took", "PM-13.4.5", card)
    s.sea[place] = d.VACANT
    s.stack.append(Refill(place))


@final
class RedbeardTreasure(Draw):
    """PM-13.4.1, PM-13.4.1.1: one die names the kind; treasures come from its island."""

    def __init__(self, amount: int, value_rule: int) -> None:
        self.amount = amount        # 0 when done
        self.value_rule = value_rule

    def advance(self, s: State) -> int:
        return ASK if self.amount else DONE

    def options(self, s: State, seat: int) -> list[int]:
        return THROWS

    def answer(self, s: State, seat: int, action: int) -> None:
        him = s.seats
        face = v.throw_face(action)
        s.tell("rb_die", "PM-13.4.1", face)
        kind = d.RB_DIE[face]                                                   # PM-AR-8
        if kind == d.ANY:
            kind = s.islands.index(max(s.islands))
        for _ in range(self.amount):
            take_from_island(s, kind)
            s.stored[him * d.TREASURES + kind] += 1
            s.tell("rb_treasure", "PM-13.4.1.1", kind, s.islands[kind])
        if self.value_rule and s.owned(him, kind) > s.owned(0, kind):
            s.islands[kind] += 1
            s.tell("rb_more", "PM-13.4.1", kind, s.islands[kind])
        self.amount = 0


FIGUREHEAD: Final = 0
RESIDENCE: Final = 1
RUBY: Final = 2
DICE: Final = ["figurehead", "residence", "ruby"]


@final
class RedbeardDie(Draw):
    """PM-13.5.1, PM-14.5.5, PM-C13: a die picks a figurehead, a residence or a ruby space."""

    WORDS: ClassVar[Words] = {"what": DICE}

    def __init__(self, what: int, done: int) -> None:
        self.what = what
        self.done = done

    def advance(self, s: State) -> int:
        return DONE if self.done else ASK

    def options(self, s: State, seat: int) -> list[int]:
        if self.what != RESIDENCE:
            return THROWS
        return [v.throw(i + 1) for i, card in enumerate(residences_at_sea(s)) if not s.has_marker(s.seats, card)]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.done = 1
        face = v.throw_face(action)
        s.tell("rb_die", "PM-14.5.5" if self.what == RUBY else "PM-13.5.1", face)
        if self.what == FIGUREHEAD:
            tile = s.offered.pop(min((face - 1) // 2, len(s.offered) - 1))
            s.figureheads[s.seats] = tile
            s.tell("rb_figurehead", "PM-AR-32", tile)
        elif self.what == RESIDENCE:
            mark(s, residences_at_sea(s)[face - 1])
        else:
            space = face - 1
            while s.ruby_market >> space & 1:
                space = (space + 1) % d.RUBY_SLOTS
            s.rubies[s.seats] -= 1
            s.ruby_market |= 1 << space
            s.tell("rb_ruby_sold", "PM-AR-10", space)


def residences_at_sea(s: State) -> list[int]:
    """PM-13.5.1: the residences by column from left to right, inside a column from top to bottom."""
    return [card for card in s.sea if d.is_residence(card)]


def mark(s: State, card: int) -> None:
    """PM-13.5.1: his marker on a residence; the first one on a card earns points."""
    s.tell("rb_residence", "PM-13.5.1", card)
    if s.markers[card - d.FIRST_RESIDENCE] == 0:
        s.vp[s.seats] += d.RB_FIRST_VP
        s.tell("rb_first_marker", "PM-13.5.1", card, d.RB_FIRST_VP)
    s.markers[card - d.FIRST_RESIDENCE] |= 1 << s.seats


@final
class RedbeardUpgrade(Draw):
    """PM-13.5: the next space of his ship board, column by column."""

    def __init__(self, done: int) -> None:
        self.done = done

    def advance(self, s: State) -> int:
        if self.done:
            return DONE
        self.done = 1
        him = s.seats
        filled = s.upgrades[him].bit_count()
        if filled == len(d.RB_UPGRADES):                                        # PM-13.5.2
            s.tell("rb_full", "PM-13.5.2")
            return DONE
        s.upgrades[him] |= 1 << filled
        kind = d.RB_UPGRADES[filled]
        s.tell("rb_upgraded", "PM-13.5.1", kind)
        depth = len(s.stack)
        if kind == d.RB_FIGUREHEAD:
            if s.figureheads[0] != NONE or s.figureheads[him] != NONE or not s.offered:
                s.tell("rb_no_figurehead", "PM-13.5.1")
            else:
                s.stack.append(RedbeardDie(FIGUREHEAD, 0))
        elif kind == d.RB_TAKE_QUEST:
            take_quest(s)
        elif kind == d.RB_RESIDENCE:
            if not all(s.has_marker(him, card) for card in residences_at_sea(s)):
                s.stack.append(RedbeardDie(RESIDENCE, 0))
        else:
            s.track = min(s.track + 1, d.RB_TRACK_END)
            s.tell("rb_advance", "PM-13.5.1", s.track)
        return CALL if len(s.stack) > depth else DONE


@final
class RedbeardDraw(Draw):
    """PM-13.4.4, PM-AR-16: the top Level II card, whatever it is, joins his cards."""

    def __init__(self, done: int) -> None:
        self.done = done

    def advance(self, s: State) -> int:
        if self.done:
            return DONE
        if s.top not in {NONE, d.HIDDEN_II}:                                    # PM-14.2.1: it lies face up
            self.keep(s, s.top)
            return CALL
        return ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [v.turn_up(card) for card in s.level_2]

    def answer(self, s: State, seat: int, action: int) -> None:
        card = v.turn_up_card(action)
        s.level_2.remove(card)
        if s.top == NONE:
            s.shut_left -= 1
        self.keep(s, card)

    def keep(self, s: State, card: int) -> None:
        """The card is his; under the fog the next top card is shown."""
        s.top = NONE
        s.tableaux[s.seats].append(card)
        s.tell("rb_drew", "PM-13.4.4", card)
        self.done = 1
        if s.modules & d.FOG_IMPROVEMENTS:
            s.stack.append(Refill(NONE))
