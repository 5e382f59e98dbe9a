"""PM-5, PM-9, PM-10: turns, rounds, income and the end."""

from typing import ClassVar, Final, final

from quarterdeck.core import frames
from quarterdeck.core.frames import ASK, CALL, DONE, NEXT, Frame, Prompt, Telling, Words, verb_of
from quarterdeck.games.pirates_of_maracaibo import data as d, scoring, state as t, verbs as v
from quarterdeck.games.pirates_of_maracaibo.actions import SAILS
from quarterdeck.games.pirates_of_maracaibo.flow import fog, move, redbeard, stops
from quarterdeck.games.pirates_of_maracaibo.flow.raid import Leftover, has_leftover
from quarterdeck.games.pirates_of_maracaibo.state import State

MOVING: Final = 0
RENTING: Final = 1
FIGHTING: Final = 2
UNVEILING: Final = 3
RUBY: Final = 4
ACTING: Final = 5
RUBY_AGAIN: Final = 6
LEFTOVER: Final = 7
OVER: Final = 8
TURN: Final = ["moving", "renting", "fighting", "unveiling", "ruby", "acting", "ruby_again", "leftover", "over"]


@final
class Turn(frames.Steps[State]):
    """PM-5.2: the move step (PM-D2), what follows from it, then the action step."""

    WORDS: ClassVar[Words] = {"stage": TURN}
    PROMPT: ClassVar[Prompt] = "sail", "PM-D2"

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(stage)
        self.seat = seat

    def step(self, s: State, stage: int) -> int:
        place = s.ships[self.seat]
        if stage == MOVING:
            if not s.modules & d.FOG_IMPROVEMENTS or place == d.GULF:
                return ASK
            s.stack.append(move.Steps(self.seat, d.COLUMN[s.layout][place], s.gains[self.seat].move))
        elif stage == RENTING:
            move.pay_rent(s, self.seat)
        elif stage == FIGHTING:                                                 # PM-14.3.2: after the rent
            move.fight(s, self.seat)
        elif stage == UNVEILING:
            self.unveil(s, place)
        elif stage in {RUBY, RUBY_AGAIN}:
            self.deal_in_rubies(s, s.card_at(place), stage)
        elif stage == ACTING:
            self.act(s, s.card_at(place))
        elif stage == LEFTOVER:
            if s.purses and has_leftover(s, self.seat):                         # PM-DR-3
                s.stack.append(Leftover(self.seat))
        else:
            s.purses.clear()                                                    # PM-8.1.6
            s.used = 0
            s.ruby_sold = 0
            return DONE                                                         # PM-DR-13
        return NEXT

    def asked(self, s: State) -> int:
        return self.seat

    def options(self, s: State, seat: int) -> list[int]:
        return SAILS[s.layout][s.gains[seat].move][s.ships[seat]]

    def answer(self, s: State, seat: int, action: int) -> None:
        place = v.sail_place(action)
        s.ships[seat] = place
        s.tell("sailed", "PM-6.1", seat, s.card_at(place), place)
        self.stage = RENTING

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        column = d.COLUMN[s.layout]
        if verb_of(action) == v.SAIL and column[v.sail_place(action)] <= column[s.ships[seat]]:
            return Telling("no_column", "PM-6.4", [])
        return Telling("too_far", "PM-6.1", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return move.arrival(s, seat, v.sail_place(action))

    def warnings(self, s: State, seat: int, action: int) -> list[Telling]:
        """PM-9.1, PM-9.4: an arrival in Maracaibo ends the round for everybody, or begins the last turns."""
        if v.sail_place(action) != d.MARACAIBO or s.closing:
            return []
        return [Telling("ends_round", "PM-9.1", [])] if s.round < d.ROUNDS else [Telling("ends_game", "PM-9.4", [])]

    def unveil(self, s: State, place: int) -> None:
        """PM-14.1.2: a location under the fog gives its doubloons and is turned up."""
        if s.card_at(place) == d.HIDDEN_LOCATION:
            s.doubloons[self.seat] += s.coins[place]
            s.tell("coins_taken", "PM-14.1.2", self.seat, s.coins[place])
            s.stack.append(fog.Reveal(place, fog.CARD, redbeard=0))

    def deal_in_rubies(self, s: State, card: int, stage: int) -> None:
        """PM-14.5.7: rubies come before the actions, those of the Gulf also after them."""
        if not s.modules & d.RUBIES:
            return
        if card == d.GULF_CARD and s.rubies[self.seat]:
            s.stack.append(stops.Rubies(self.seat, gulf=1, done=0))
        elif stage == RUBY and d.delivers_rubies(card):
            s.stack.append(stops.Rubies(self.seat, gulf=0, done=0))

    def act(self, s: State, card: int) -> None:
        """PM-5.2: what the card offers on which the move has ended."""
        if d.is_location(card) or card in {d.GULF_CARD, d.MARACAIBO_CARD}:
            s.stack.append(stops.Visit(self.seat, card, stops.VALUE, used=0))
        elif d.is_residence(card):
            s.stack.append(stops.Residence(self.seat, 0))
        else:
            s.stack.append(stops.Improvement(self.seat, 0))


@final
class Voyage(Frame[State]):
    """PM-5.1: three rounds in one unbroken turn order; the procedure below all others."""

    def __init__(self, begun: int) -> None:
        self.begun = begun      # 1 while the active captain's turn is under way

    def advance(self, s: State) -> int:
        if self.begun:
            s.turns[s.active] += 1
            if ends_round(s) and close_round(s) == DONE:
                return DONE
            s.active = (s.active + 1) % s.captains                              # PM-5.1, PM-9.3
        self.begun = 1
        s.stack.append(redbeard.his_turn() if s.active == s.seats else Turn(s.active, MOVING))
        return CALL


def ends_round(s: State) -> bool:
    """PM-9.1, PM-9.4: an arrival ends rounds 1 and 2 at once; round 3 goes on to the last player's turn."""
    arrived = s.ships[s.active] == d.MARACAIBO
    if s.round < d.ROUNDS:
        return arrived
    if arrived and not s.closing:
        s.closing = 1
        if s.active != s.last() and s.active < s.seats:
            s.tell("last_turns", "PM-9.4", s.active)
    return s.closing == 1 and s.active == s.last()


def close_round(s: State) -> int:
    """PM-9.2, PM-9.3, PM-9.6: income; then the ships go back, or the game is scored."""
    rule = "PM-9.1" if s.round < d.ROUNDS else "PM-9.4"
    if s.active < s.seats:
        s.tell("round_over", rule, s.active, s.round)
    else:
        s.tell("rb_round_over", rule, s.round)
    for seat in range(s.seats):
        coins = s.doubloon_income(seat)
        points = s.gains[seat].income_vp
        s.doubloons[seat] += coins
        s.vp[seat] += points
        s.tell("income", "PM-9.2", seat, coins, points)
    if s.modules & d.FOG_LOCATIONS:                                             # PM-14.1.3
        for place in range(d.GRID):
            if s.sea[place] == d.HIDDEN_LOCATION:
                s.coins[place] += d.FOG_ROUND
        s.tell("coins_added", "PM-14.1.3", d.FOG_ROUND)
    if s.round == d.ROUNDS:
        score_all(s)
        return DONE
    for captain in range(s.captains):
        s.ships[captain] = d.HARBOUR
    s.round += 1
    s.tell("ships_return", "PM-9.3")
    s.tell("round_begins", "PM-5.1", s.round)
    return CALL


# -- final scoring -------------------------------------------------------------------------------------------------

STEP_EVENTS: Final[list[str]] = [
    "scored_rivers", "scored_doubloons", "scored_printed", "scored_scrolls", "scored_residences", "scored_treasures",
    "scored_buried", "scored_quests", "scored_six",
]
QUEST_EVENTS: Final[list[str]] = ["quest_failed", "quest_easy", "quest_hard"]
STEP_RULES: Final[list[str]] = [
    "PM-10.1", "PM-10.2", "PM-10.3", "PM-10.4", "PM-10.5", "PM-10.6", "PM-10.7", "PM-10.8", "PM-10.9",
]


def score_all(s: State) -> None:
    """PM-10: the nine steps for every captain, told one by one."""
    s.used = 0
    s.purses.clear()
    steps = [scoring.final_steps(s, seat) for seat in range(s.seats)]           # PM-10.11: before anything is told
    if s.solo():
        steps.append(scoring.redbeard_steps(s))
    s.tally = [points for captain in steps for points in captain]
    if s.out is None:
        return
    for seat in range(s.seats):
        tell_details(s, seat)
        for step in range(t.STEPS_OF_SCORING):
            points = steps[seat][step]
            if STEP_EVENTS[step] == "scored_quests":
                s.tell(STEP_EVENTS[step], STEP_RULES[step], seat, points, scoring.scored_quests(s, seat))
            else:
                s.tell(STEP_EVENTS[step], STEP_RULES[step], seat, points)
        s.tell("final", "PM-10.10", seat, scoring.score(s, seat))
    if s.solo():
        redbeard.tell_redbeard(s)


def tell_details(s: State, seat: int) -> None:
    """PM-10.5, PM-10.8: which residences and quests pay."""
    for residence in range(d.RESIDENCES):
        if s.markers[residence] >> seat & 1:
            points = scoring.residence_points(s, seat, residence)
            s.tell("residence_scored", "PM-10.5", seat, residence + d.FIRST_RESIDENCE, points)
    for quest in s.quests[seat]:
        goal = QUEST_EVENTS[scoring.reached(s, seat, quest)]
        s.tell(goal, "PM-10.8", seat, quest, scoring.quest_points(s, seat, quest))
