"""PM-13: Redbeard's turn. Every step is told with its rule."""

from typing import ClassVar, Final, final

from quarterdeck.core.frames import ASK, CHANCE, DONE, NEXT, NONE, Prompt, Steps, Words
from quarterdeck.games.pirates_of_maracaibo import data as d, scoring, state as t, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow import redbeard_gains as gains, redbeard_ways as ways
from quarterdeck.games.pirates_of_maracaibo.flow.fog import CARD, Reveal
from quarterdeck.games.pirates_of_maracaibo.flow.move import fight
from quarterdeck.games.pirates_of_maracaibo.flow.stops import add_value_cube
from quarterdeck.games.pirates_of_maracaibo.state import State

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
TURN: Final = [
    "starting", "revealing", "extra", "sailing", "renting", "fighting", "ruby", "value", "upgrading", "acting", "over",
]


def his_turn() -> "RedbeardTurn":
    """PM-13.3: Redbeard's turn begins."""
    return RedbeardTurn(STARTING, card=NONE, failed=0, main=NONE, path=[], idle=0)


@final
class RedbeardTurn(Steps[State]):
    """PM-13.3: reveal cards until one offers something possible, then carry out exactly that."""

    WORDS: ClassVar[Words] = {"stage": TURN, "card": d.IDS, "main": d.RB_ACTION_IDS, "path": d.PLACE_IDS}
    PROMPT: ClassVar[Prompt] = "deal", "PM-5.2"

    def __init__(self, stage: int, card: int, failed: int, main: int, path: list[int], idle: int) -> None:
        super().__init__(stage)
        self.card = card            # his card of this turn, or NONE
        self.failed = failed        # bitmask of cards that turned out impossible (PM-DR-9)
        self.main = main            # the main action chosen, or NONE
        self.path = path            # places still to be entered
        self.idle = idle            # 1 when he only moves (PM-DR-9) or leaves the Gulf

    def step(self, s: State, stage: int) -> int:
        him = s.seats
        place = s.ships[him]
        if stage == STARTING:
            if place == d.GULF:
                self.arrive(s)
        elif stage == REVEALING:
            if self.failed.bit_count() < d.RB_DECK:
                if not unrevealed(s):                                           # PM-13.3.2
                    s.pile = s.crew_known.copy()
                    s.tell("rb_shuffled", "PM-13.3.2")
                return ASK
            self.give_up(s)
        elif stage == EXTRA:
            self.do_extra(s)
        elif stage == SAILING:
            if self.path:
                self.sail(s)
                self.stage = SAILING
        elif stage == RENTING:
            if place < d.GRID and s.ships[0] == place:                          # PM-13.2.1
                s.doubloons[0] += d.RENT
                s.tell("rb_rent", "PM-13.2.1", d.RENT)
        elif stage == FIGHTING:
            fight(s, him)
        elif stage == RUBY:
            if s.modules & d.RUBIES:
                self.deal_in_rubies(s)
        elif stage == OVER:
            return DONE
        elif self.idle:
            s.tell("rb_nothing", "PM-DR-9")
            return DONE
        elif stage == VALUE:
            if self.main == NONE:
                self.main = ways.found(s, place, self.card)                     # out of the fog
            if place < d.GRID and self.main != d.RB_IMPROVEMENT:
                add_value_cube(s, s.sea[place])
        elif stage == UPGRADING:
            if self.main != d.RB_IMPROVEMENT:
                s.stack.append(gains.RedbeardUpgrade(0))
        elif stage == ACTING:
            self.act(s)
        return NEXT

    def asked(self, s: State) -> int:
        return CHANCE

    def options(self, s: State, seat: int) -> list[int]:
        return [v.reveal(card) for card in unrevealed(s)]

    def odds(self, s: State) -> list[int]:
        """PM-C12: A and B cards that nobody has seen are as likely as their numbers in the pile."""
        if s.pile:
            return []
        a = sum([card in d.RB_A for card in unrevealed(s)])
        b = len(unrevealed(s)) - a
        return [s.a_left * max(b, 1) if card in d.RB_A else s.b_left * max(a, 1) for card in unrevealed(s)]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.card = v.reveal_redbeard(action)
        take_from_pile(s, self.card)
        s.tell("rb_card", "PM-13.3.2", self.card)
        for main in d.RB_MAIN[self.card - d.FIRST_REDBEARD]:                    # PM-13.3.3
            target = ways.target_of(s, main, d.RB_ORDER[self.card - d.FIRST_REDBEARD])
            if target != NONE:
                self.main = main
                self.path = ways.path_to(s, target)
                self.stage = EXTRA
                s.tell("rb_main", "PM-13.3.3", main)
                return
        self.failed |= 1 << self.card - d.FIRST_REDBEARD                        # PM-13.3.4
        s.tell("rb_impossible", "PM-13.3.4", self.card)

    def arrive(self, s: State) -> None:
        """PM-13.3.1: from the Gulf he goes to Maracaibo, and that is his turn."""
        s.ships[s.seats] = d.MARACAIBO
        s.vp[s.seats] += d.RB_MARACAIBO_VP
        s.tell("rb_arrived", "PM-13.3.1", d.RB_MARACAIBO_VP)
        s.stack.append(gains.RedbeardUpgrade(0))
        self.stage = OVER

    def give_up(self, s: State) -> None:
        """PM-DR-9: no card offers anything possible; he only moves, or by the table setting heads into the fog."""
        self.main = NONE
        veiled = ways.veiled(s) if s.modules & d.THROUGH_FOG else []
        self.idle = 0 if veiled else 1
        self.path = ways.path_to(s, ways.nearest(s, veiled or ways.reach(s)))
        s.tell("rb_into_fog" if veiled else "rb_deadlock", "PM-DR-9")
        self.stage = SAILING

    def do_extra(self, s: State) -> None:
        """PM-13.3.3, PM-AR-24, PM-AR-28: the extra action of a B card, before the ship moves."""
        kind = d.RB_EXTRA[self.card - d.FIRST_REDBEARD]
        amount = d.RB_EXTRA_AMOUNT[self.card - d.FIRST_REDBEARD]
        if kind == d.RB_NO_EXTRA:
            return
        s.tell("rb_extra", "PM-AR-28", self.card)
        if kind == d.RB_VP:
            gains.gain(s, amount, "PM-AR-28")
        elif kind == d.RB_UPGRADE:
            s.stack.append(gains.RedbeardUpgrade(0))
        elif kind == d.RB_TREASURE:
            s.stack.append(gains.RedbeardTreasure(amount, 0))
        elif kind == d.RB_CUBE:
            best = max(range(d.TREASURES), key=lambda treasure: s.owned(s.seats, treasure))
            s.islands[best] += amount
            s.tell("rb_cube", "PM-AR-28", best, s.islands[best])
        elif kind == d.RB_WALK:
            gains.walk(s, amount, "PM-AR-28")

    def sail(self, s: State) -> None:
        """PM-14.1.5, PM-14.2.6: one place further; what lies face down there is turned up."""
        place = self.path.pop(0)
        s.ships[s.seats] = place
        card = s.card_at(place)
        s.tell("rb_passed" if self.path else "rb_sailed", "PM-13.3.6", card, place)
        if card in ways.FACE_DOWN:
            s.stack.append(Reveal(place, CARD, redbeard=1))

    def deal_in_rubies(self, s: State) -> None:
        """PM-14.5.5: a ruby where they are delivered; a sale in the Gulf."""
        him = s.seats
        if d.delivers_rubies(s.card_at(s.ships[him])):
            s.rubies[him] += 1
            s.tell("rb_ruby", "PM-14.5.5")
        elif s.ships[him] == d.GULF and s.rubies[him] and s.ruby_market != (1 << d.RUBY_SLOTS) - 1:
            s.stack.append(gains.RedbeardDie(gains.RUBY, 0))

    def act(self, s: State) -> None:
        """PM-13.4: the main action itself."""
        place = s.ships[s.seats]
        if self.main == d.RB_RAID:
            row = d.RB_TRACK[s.track]
            if row[0]:
                gains.gain(s, row[0], "PM-13.4.1")
            s.stack.append(gains.RedbeardTreasure(row[1], row[2]))
        elif self.main == d.RB_EXPLORE:
            gains.walk(s, ways.explore_value(s, place) + d.RB_TRACK[s.track][3], "PM-13.4.2")
            gains.gain(s, d.RB_TRACK[s.track][4], "PM-13.4.2")
        elif self.main == d.RB_QUEST:
            gains.take_quest(s)
        elif self.main == d.RB_DRAW:
            s.stack.append(gains.RedbeardDraw(0))
        elif self.main == d.RB_IMPROVEMENT:
            gains.take_improvement(s, place)


def unrevealed(s: State) -> list[int]:
    """PM-13.3.2: the cards that may be revealed next."""
    if s.pile:
        return s.pile
    found: list[int] = []
    if s.a_left:
        found += [card for card in d.RB_A if card not in s.crew_known]
    if s.b_left:
        found += [card for card in d.RB_B if card not in s.crew_known]
    return found


def take_from_pile(s: State, card: int) -> None:
    """PM-13.3.2: a card leaves his draw pile; the first time, everybody learns that he has it."""
    if s.pile:
        s.pile.remove(card)
        return
    s.crew_known.append(card)
    s.crew_known.sort()
    if card in d.RB_A:
        s.a_left -= 1
    else:
        s.b_left -= 1


SCORING: Final[list[str]] = [
    "rb_scored_rivers", "rb_scored_rubies", "rb_scored_cards", "", "rb_scored_residences", "rb_scored_treasures", "",
    "rb_scored_quests", "rb_scored_six",
]


def tell_redbeard(s: State) -> None:
    """PM-13.6.1: his final scoring, step by step."""
    for step in range(t.STEPS_OF_SCORING):
        points = s.tally[s.seats * t.STEPS_OF_SCORING + step]
        if SCORING[step] and (points or SCORING[step] != "rb_scored_rubies"):
            rule = "PM-14.5.5" if SCORING[step] == "rb_scored_rubies" else "PM-13.6.1"
            s.tell(SCORING[step], rule, points)
    s.tell("rb_final", "PM-13.6.1", scoring.score(s, s.seats))
