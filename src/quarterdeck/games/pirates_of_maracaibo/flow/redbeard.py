"""PM-13: Redbeard's turn. Every step is told with its rule."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, DONE, NONE
from quarterdeck.games.pirates_of_maracaibo.actions import REVEAL, THROW, THROWS, TURN_UP, one
from quarterdeck.games.pirates_of_maracaibo.data import (
    ACQUIRE,
    ANY,
    COLUMN,
    CREW,
    EFFECT_AMOUNT,
    EFFECT_ARG,
    EFFECT_KIND,
    EQUIPMENT,
    EXPLORE,
    FIRST_LOCATION,
    FIRST_PATH,
    FIRST_QUEST,
    FIRST_REDBEARD,
    FIRST_RESIDENCE,
    FOG_IMPROVEMENTS,
    FOG_LOCATIONS,
    GRID,
    GROUPS,
    GULF,
    GULF_GROUPS,
    HAS_RUBY,
    HIDDEN_I,
    HIDDEN_II,
    HIDDEN_LOCATION,
    LAYOUT_CELLS,
    LONGER,
    MARACAIBO,
    PLACE_IDS,
    QUEST,
    RAID,
    RB_A,
    RB_B,
    RB_CUBE,
    RB_DECK,
    RB_DIE,
    RB_DRAW,
    RB_EXPLORE,
    RB_EXTRA,
    RB_EXTRA_AMOUNT,
    RB_FIGUREHEAD,
    RB_FIRST_VP,
    RB_IMPROVEMENT,
    RB_MAIN,
    RB_MARACAIBO_VP,
    RB_NO_EXTRA,
    RB_ORDER,
    RB_QUEST,
    RB_RAID,
    RB_RANGE,
    RB_RESIDENCE,
    RB_TAKE_QUEST,
    RB_TRACK,
    RB_TRACK_END,
    RB_TREASURE,
    RB_UPGRADE,
    RB_UPGRADES,
    RB_VP,
    RB_WALK,
    REACH,
    REDBEARD_IDS,
    RENT,
    RUBIES,
    RUBY_SLOTS,
    SKIRMISHES,
    STEPS,
    SYMBOL,
    TRACK_END,
    TRACK_NEXT,
    TRACK_SHARED,
    TREASURES,
    VACANT,
)
from quarterdeck.games.pirates_of_maracaibo.flow.building import Refill
from quarterdeck.games.pirates_of_maracaibo.flow.fog import CARD, Reveal
from quarterdeck.games.pirates_of_maracaibo.flow.move import Skirmish, fighters_at
from quarterdeck.games.pirates_of_maracaibo.flow.quests import FillMarket
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Draw
from quarterdeck.games.pirates_of_maracaibo.flow.stops import add_value_cube
from quarterdeck.games.pirates_of_maracaibo.flow.treasures import take_from_island
from quarterdeck.games.pirates_of_maracaibo.scoring import score
from quarterdeck.games.pirates_of_maracaibo.state import STEPS_OF_SCORING, State

FACE_DOWN: Final[list[int]] = [HIDDEN_LOCATION, HIDDEN_I, HIDDEN_II]

STARTING: Final = 0
REVEALING: Final = 1
EXTRA: Final = 2
SAILING: Final = 3
RENTING: Final = 4
FIGHTING: Final = 5
RUBY: Final = 6
VALUE: Final = 7
UPGRADING: Final = 8
ACTING: Final = 9
OVER: Final = 10


@final
class RedbeardTurn(Draw):
    """PM-13.3: reveal cards until one offers something possible, then carry out exactly that."""

    def __init__(self, stage: int, card: int, failed: int, main: int, path: list[int], idle: int) -> None:
        self.stage = stage
        self.card = card            # his card of this turn, or NONE
        self.failed = failed        # bitmask of cards that turned out impossible (PM-DR-9)
        self.main = main            # the main action chosen, or NONE
        self.path = path            # places still to be entered
        self.idle = idle            # 1 when he only moves (PM-DR-9) or leaves the Gulf

    def clone(self) -> "RedbeardTurn":
        return RedbeardTurn(self.stage, self.card, self.failed, self.main, self.path.copy(), self.idle)

    def to_json(self) -> dict[str, Any]:
        return {
            "frame": "redbeard_turn", "stage": self.stage, "card": REDBEARD_IDS.get(self.card), "failed": self.failed,
            "main": self.main, "path": [PLACE_IDS[place] for place in self.path], "idle": self.idle,
        }

    def advance(self, s: State) -> int:
        him = s.seats
        if self.stage == STARTING:
            if s.ships[him] == GULF:                                            # PM-13.3.1
                s.ships[him] = MARACAIBO
                s.vp[him] += RB_MARACAIBO_VP
                s.tell("rb_arrived", "PM-13.3.1", RB_MARACAIBO_VP)
                self.stage = OVER
                s.stack.append(RedbeardUpgrade(0, NONE))
                return CALL
            self.stage = REVEALING
        if self.stage == REVEALING:
            if self.failed.bit_count() < RB_DECK:
                if not s.pile and s.a_left + s.b_left == 0:                     # PM-13.3.2
                    s.pile = s.crew_known.copy()
                    s.tell("rb_shuffled", "PM-13.3.2")
                return ASK
            self.main = NONE                                                    # PM-DR-9
            self.idle = 1
            reach = REACH[s.layout][RB_RANGE][s.ships[him]]
            self.path = path_to(s, nearest(s, reach))
            s.tell("rb_deadlock", "PM-DR-9")
            self.stage = SAILING
        while self.stage < OVER:
            stage = self.stage
            if stage != SAILING or not self.path:
                self.stage += 1
            if self.run(s, stage) == CALL:
                return CALL
        return DONE

    def options(self, s: State, seat: int) -> list[int]:
        return [one(REVEAL, card) for card in unrevealed(s)]

    def odds(self, s: State) -> list[int]:
        """PM-C12: A and B cards that nobody has seen are as likely as their numbers in the pile."""
        if s.pile:
            return []
        a = sum([card in RB_A for card in unrevealed(s)])
        b = len(unrevealed(s)) - a
        return [s.a_left * max(b, 1) if card in RB_A else s.b_left * max(a, 1) for card in unrevealed(s)]

    def answer(self, s: State, seat: int, action: int) -> None:
        card = action >> 8
        if s.pile:
            s.pile.remove(card)
        else:
            s.crew_known.append(card)
            s.crew_known.sort()
            if card in RB_A:
                s.a_left -= 1
            else:
                s.b_left -= 1
        self.card = card
        s.tell("rb_card", "PM-13.3.2", card)
        for main in RB_MAIN[card - FIRST_REDBEARD]:                             # PM-13.3.3
            target = target_of(s, main, RB_ORDER[card - FIRST_REDBEARD])
            if target != NONE:
                self.main = main
                self.path = path_to(s, target)
                self.stage = EXTRA
                s.tell("rb_main", "PM-13.3.3", main)
                return
        self.failed |= 1 << card - FIRST_REDBEARD                               # PM-13.3.4
        s.tell("rb_impossible", "PM-13.3.4", card)

    def run(self, s: State, stage: int) -> int:
        """PM-13.3.7: one step of the turn; CALL when it has opened a procedure."""
        him = s.seats
        place = s.ships[him]
        depth = len(s.stack)
        if stage == EXTRA:
            self.do_extra(s)
        elif stage == SAILING:
            if self.path:
                self.sail(s)
        elif stage == RENTING:
            if place < GRID and s.ships[0] == place:                            # PM-13.2.1
                s.doubloons[0] += RENT
                s.tell("rb_rent", "PM-13.2.1", RENT)
        elif stage == FIGHTING:
            fighters = fighters_at(s, him) if s.modules & SKIRMISHES else []
            if fighters:
                s.stack.append(Skirmish(fighters, []))
        elif stage == RUBY:
            if s.modules & RUBIES:
                self.ruby(s)
        elif self.idle:
            s.tell("rb_nothing", "PM-DR-9")
            self.stage = OVER
        elif stage == VALUE:
            if place < GRID and self.main != RB_IMPROVEMENT:
                add_value_cube(s, s.sea[place])
        elif stage == UPGRADING:
            if self.main != RB_IMPROVEMENT:
                s.stack.append(RedbeardUpgrade(0, NONE))
        elif stage == ACTING:
            self.act(s)
        return CALL if len(s.stack) > depth else DONE

    def do_extra(self, s: State) -> None:
        """PM-13.3.3, PM-AR-24, PM-AR-28: the extra action of a B card, before the ship moves."""
        kind = RB_EXTRA[self.card - FIRST_REDBEARD]
        amount = RB_EXTRA_AMOUNT[self.card - FIRST_REDBEARD]
        if kind == RB_NO_EXTRA:
            return
        s.tell("rb_extra", "PM-AR-28", self.card)
        if kind == RB_VP:
            gain(s, amount, "PM-AR-28")
        elif kind == RB_UPGRADE:
            s.stack.append(RedbeardUpgrade(0, NONE))
        elif kind == RB_TREASURE:
            s.stack.append(RedbeardTreasure(amount, 0))
        elif kind == RB_CUBE:
            best = max(range(TREASURES), key=lambda treasure: s.owned(s.seats, treasure))
            s.islands[best] += amount
            s.tell("rb_cube", "PM-AR-28", best, s.islands[best])
        elif kind == RB_WALK:
            walk(s, amount, "PM-AR-28")

    def sail(self, s: State) -> None:
        """PM-14.1.5, PM-14.2.6: one place further; what lies face down there is turned up."""
        place = self.path.pop(0)
        s.ships[s.seats] = place
        card = s.card_at(place)
        s.tell("rb_passed" if self.path else "rb_sailed", "PM-13.3.6", card, place)
        if card in FACE_DOWN:
            s.stack.append(Reveal(place, CARD, 1))

    def ruby(self, s: State) -> None:
        """PM-14.5.5: a ruby where they are delivered; a sale in the Gulf."""
        him = s.seats
        card = s.card_at(s.ships[him])
        if FIRST_LOCATION <= card < FIRST_RESIDENCE and HAS_RUBY[card - FIRST_LOCATION]:
            s.rubies[him] += 1
            s.tell("rb_ruby", "PM-14.5.5")
        elif s.ships[him] == GULF and s.rubies[him] and s.ruby_market != (1 << RUBY_SLOTS) - 1:
            s.stack.append(RedbeardDie(RUBY_DIE, 0))

    def act(self, s: State) -> None:
        """PM-13.4: the main action itself."""
        him = s.seats
        place = s.ships[him]
        if self.main == RB_RAID:
            row = RB_TRACK[s.track]
            if row[0]:
                gain(s, row[0], "PM-13.4.1")
            s.stack.append(RedbeardTreasure(row[1], row[2]))
        elif self.main == RB_EXPLORE:
            walk(s, explore_value(s, place) + RB_TRACK[s.track][3], "PM-13.4.2")
            gain(s, RB_TRACK[s.track][4], "PM-13.4.2")
        elif self.main == RB_QUEST:
            take_quest(s)
        elif self.main == RB_DRAW:
            s.stack.append(RedbeardDraw(0))
        else:                                                                   # PM-13.4.5
            card = s.sea[place]
            s.tableaux[him].append(card)
            s.tell("rb_took", "PM-13.4.5", card)
            s.sea[place] = VACANT
            s.stack.append(Refill(place))


def unrevealed(s: State) -> list[int]:
    """PM-13.3.2: the cards that may be revealed next."""
    if s.pile:
        return s.pile
    found: list[int] = []
    if s.a_left:
        found += [card for card in RB_A if card not in s.crew_known]
    if s.b_left:
        found += [card for card in RB_B if card not in s.crew_known]
    return found


def gain(s: State, points: int, rule: str) -> None:
    """Redbeard scores."""
    s.vp[s.seats] += points
    s.tell("rb_vp", rule, points)


# -- where he goes -------------------------------------------------------------------------------------------------


def offers(card: int, main: int) -> bool:
    """PM-13.3.8: whether a face-up location has what a main action needs."""
    if not FIRST_LOCATION <= card < FIRST_RESIDENCE:
        return False
    for group in GROUPS[card - FIRST_LOCATION]:
        for effect in group:
            kind = EFFECT_KIND[effect]
            if main == RB_RAID and kind == RAID:
                return True
            if main == RB_EXPLORE and kind == EXPLORE:
                return True
            if main == RB_QUEST and kind == QUEST:
                return True
            if main == RB_DRAW and kind == ACQUIRE and EFFECT_ARG[effect] in {CREW, EQUIPMENT}:
                return True
    return False


def target_of(s: State, main: int, order: list[int]) -> int:
    """PM-13.3.5, PM-13.3.6, PM-13.4: where he carries out a main action; NONE if it is not possible."""
    reach = REACH[s.layout][RB_RANGE][s.ships[s.seats]]
    if main == RB_DRAW and s.deck_left() == 0:                                  # PM-13.4.4
        return NONE
    if main == RB_IMPROVEMENT:
        for symbol in order:
            found = [place for place in reach if s.card_at(place) < FIRST_LOCATION
                     and SYMBOL[s.card_at(place)] == symbol]
            if found:
                return nearest(s, found)
        return NONE
    if main in {RB_RAID, RB_EXPLORE} and GULF in reach:                         # PM-AR-33
        return GULF
    found = [place for place in reach if offers(s.card_at(place), main)]
    return nearest(s, found) if found else NONE


def nearest(s: State, places: list[int]) -> int:
    """PM-13.3.6: the column nearest to Maracaibo, then the highest row."""
    column = COLUMN[s.layout]
    best = places[0]
    for place in places:
        if column[place] > column[best]:
            best = place
    return best


def path_to(s: State, target: int) -> list[int]:
    """PM-14.1.5, PM-14.2.6, PM-DR-12: the way with most face-down cards, else the first in the order of steps."""
    if not s.modules & (FOG_LOCATIONS | FOG_IMPROVEMENTS):
        return FIRST_PATH[s.layout][s.ships[s.seats]][target].copy()
    best: list[int] = []
    best_hidden = -1
    paths: list[list[int]] = [[]]
    for _ in range(RB_RANGE):
        longer: list[list[int]] = []
        for path in paths:
            at = path[-1] if path else s.ships[s.seats]
            if at in {GULF, MARACAIBO}:
                continue
            longer += [[*path, step] for step in STEPS[s.layout][at]]
        for path in longer:
            if path[-1] == target:
                hidden = len({place for place in path if s.card_at(place) in FACE_DOWN})
                if hidden > best_hidden:
                    best = path
                    best_hidden = hidden
        paths = longer
    return best


def explore_value(s: State, place: int) -> int:
    """PM-13.4.2: the explore value printed on a space."""
    groups = GULF_GROUPS if place == GULF else GROUPS[s.sea[place] - FIRST_LOCATION]
    for group in groups:
        for effect in group:
            if EFFECT_KIND[effect] == EXPLORE:
                return EFFECT_AMOUNT[effect]
    return 0


def walk(s: State, spaces: int, rule: str) -> None:
    """PM-13.4.2, PM-AR-17: the full distance, always by the longer branch; other explorers are skipped."""
    him = s.seats
    at = s.explorers[him]
    stop = at
    left = spaces
    while left > 0 and at != TRACK_END:
        at = TRACK_NEXT[at][LONGER[at]]
        if TRACK_SHARED[at] or s.explorers[0] != at:
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


# -- his dice and draws --------------------------------------------------------------------------------------------


@final
class RedbeardTreasure(Draw):
    """PM-13.4.1, PM-13.4.1.1: one die names the kind; treasures come from its island."""

    def __init__(self, amount: int, value_rule: int) -> None:
        self.amount = amount        # 0 when done
        self.value_rule = value_rule

    def clone(self) -> "RedbeardTreasure":
        return RedbeardTreasure(self.amount, self.value_rule)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "redbeard_treasure", "amount": self.amount, "value_rule": self.value_rule}

    def advance(self, s: State) -> int:
        return ASK if self.amount else DONE

    def options(self, s: State, seat: int) -> list[int]:
        return THROWS

    def answer(self, s: State, seat: int, action: int) -> None:
        him = s.seats
        s.tell("rb_die", "PM-13.4.1", action >> 8)
        kind = RB_DIE[action >> 8]                                              # PM-AR-8
        if kind == ANY:
            kind = s.islands.index(max(s.islands))
        for _ in range(self.amount):
            take_from_island(s, kind)
            s.stored[him * TREASURES + kind] += 1
            s.tell("rb_treasure", "PM-13.4.1.1", kind, s.islands[kind])
        if self.value_rule and s.owned(him, kind) > s.owned(0, kind):
            s.islands[kind] += 1
            s.tell("rb_more", "PM-13.4.1", kind, s.islands[kind])
        self.amount = 0


FIGUREHEAD_DIE: Final = 0
RESIDENCE_DIE: Final = 1
RUBY_DIE: Final = 2


@final
class RedbeardDie(Draw):
    """PM-13.5.1, PM-14.5.5, PM-C13: a die picks a figurehead, a residence or a ruby space."""

    def __init__(self, what: int, done: int) -> None:
        self.what = what
        self.done = done

    def clone(self) -> "RedbeardDie":
        return RedbeardDie(self.what, self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "redbeard_die", "what": self.what, "done": self.done}

    def advance(self, s: State) -> int:
        return DONE if self.done else ASK

    def options(self, s: State, seat: int) -> list[int]:
        if self.what != RESIDENCE_DIE:
            return THROWS
        return [one(THROW, i + 1) for i, card in enumerate(residences_at_sea(s)) if not marked(s, card)]

    def answer(self, s: State, seat: int, action: int) -> None:
        him = s.seats
        face = action >> 8
        self.done = 1
        s.tell("rb_die", "PM-14.5.5" if self.what == RUBY_DIE else "PM-13.5.1", face)
        if self.what == FIGUREHEAD_DIE:
            tile = s.offered.pop(min((face - 1) // 2, len(s.offered) - 1))
            s.figureheads[him] = tile
            s.tell("rb_figurehead", "PM-AR-32", tile)
        elif self.what == RESIDENCE_DIE:
            card = residences_at_sea(s)[face - 1]
            s.tell("rb_residence", "PM-13.5.1", card)
            if s.markers[card - FIRST_RESIDENCE] == 0:
                s.vp[him] += RB_FIRST_VP
                s.tell("rb_first_marker", "PM-13.5.1", card, RB_FIRST_VP)
            s.markers[card - FIRST_RESIDENCE] |= 1 << him
        else:
            space = face - 1
            while s.ruby_market >> space & 1:
                space = (space + 1) % RUBY_SLOTS
            s.rubies[him] -= 1
            s.ruby_market |= 1 << space
            s.tell("rb_ruby_sold", "PM-AR-10", space)


def residences_at_sea(s: State) -> list[int]:
    """PM-13.5.1: the residences by column from left to right, inside a column from top to bottom."""
    return [s.sea[place] for place in LAYOUT_CELLS[s.layout] if FIRST_RESIDENCE <= s.sea[place] < FIRST_QUEST]


def marked(s: State, card: int) -> bool:
    """Whether Redbeard has a marker on a residence."""
    return s.markers[card - FIRST_RESIDENCE] >> s.seats & 1 == 1


@final
class RedbeardUpgrade(Draw):
    """PM-13.5: the next space of his ship board, column by column."""

    def __init__(self, done: int, kind: int) -> None:
        self.done = done
        self.kind = kind

    def clone(self) -> "RedbeardUpgrade":
        return RedbeardUpgrade(self.done, self.kind)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "redbeard_upgrade", "done": self.done, "kind": self.kind}

    def advance(self, s: State) -> int:
        if self.done:
            return DONE
        self.done = 1
        him = s.seats
        filled = s.upgrades[him].bit_count()
        if filled == len(RB_UPGRADES):                                          # PM-13.5.2
            s.tell("rb_full", "PM-13.5.2")
            return DONE
        s.upgrades[him] |= 1 << filled
        kind = RB_UPGRADES[filled]
        depth = len(s.stack)
        if kind == RB_FIGUREHEAD:
            if s.figureheads[0] != NONE or s.figureheads[him] != NONE or not s.offered:
                s.tell("rb_no_figurehead", "PM-13.5.1")
            else:
                s.stack.append(RedbeardDie(FIGUREHEAD_DIE, 0))
        elif kind == RB_TAKE_QUEST:
            take_quest(s)
        elif kind == RB_RESIDENCE:
            if not all(marked(s, card) for card in residences_at_sea(s)):
                s.stack.append(RedbeardDie(RESIDENCE_DIE, 0))
        else:
            s.track = min(s.track + 1, RB_TRACK_END)
            s.tell("rb_advance", "PM-13.5.1", s.track)
        return CALL if len(s.stack) > depth else DONE


@final
class RedbeardDraw(Draw):
    """PM-13.4.4, PM-AR-16: the top Level II card, whatever it is, joins his cards."""

    def __init__(self, done: int) -> None:
        self.done = done

    def clone(self) -> "RedbeardDraw":
        return RedbeardDraw(self.done)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "redbeard_draw", "done": self.done}

    def advance(self, s: State) -> int:
        if self.done:
            return DONE
        if s.top not in {NONE, HIDDEN_II}:                                      # PM-14.2.1: it lies face up
            self.keep(s, s.top)
            return CALL
        return ASK

    def options(self, s: State, seat: int) -> list[int]:
        return [one(TURN_UP, card) for card in s.level_2]

    def answer(self, s: State, seat: int, action: int) -> None:
        card = action >> 8
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
        if s.modules & FOG_IMPROVEMENTS:
            s.stack.append(Refill(NONE))


SCORING: Final[list[str]] = [
    "rb_scored_rivers", "rb_scored_rubies", "rb_scored_cards", "", "rb_scored_residences", "rb_scored_treasures", "",
    "rb_scored_quests", "rb_scored_six",
]


def tell_redbeard(s: State) -> None:
    """PM-13.6.1: his final scoring, step by step."""
    for step in range(STEPS_OF_SCORING):
        points = s.tally[s.seats * STEPS_OF_SCORING + step]
        if SCORING[step] and (points or SCORING[step] != "rb_scored_rubies"):
            rule = "PM-14.5.5" if SCORING[step] == "rb_scored_rubies" else "PM-13.6.1"
            s.tell(SCORING[step], rule, points)
    s.tell("rb_final", "PM-13.6.1", score(s, s.seats))


