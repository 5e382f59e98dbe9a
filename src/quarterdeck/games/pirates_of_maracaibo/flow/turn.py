"""PM-5, PM-9, PM-10: turns, rounds, income and the end."""

from typing import Any, Final, final

from quarterdeck.core.engine import ASK, CALL, DONE, NONE
from quarterdeck.core.events import Telling
from quarterdeck.games.pirates_of_maracaibo.actions import SAIL, SAILS
from quarterdeck.games.pirates_of_maracaibo.data import (
    COLUMN,
    FIRST_LOCATION,
    FIRST_QUEST,
    FIRST_RESIDENCE,
    FOG_IMPROVEMENTS,
    FOG_LOCATIONS,
    FOG_ROUND,
    GRID,
    GULF,
    GULF_CARD,
    HARBOUR,
    HARD_VP,
    HAS_RUBY,
    HIDDEN_LOCATION,
    MARACAIBO,
    RESIDENCES,
    ROUNDS,
    RUBIES,
    SKIRMISHES,
)
from quarterdeck.games.pirates_of_maracaibo.flow.fog import CARD, Reveal
from quarterdeck.games.pirates_of_maracaibo.flow.move import Skirmish, Steps, fighters_at, pay_rent
from quarterdeck.games.pirates_of_maracaibo.flow.raid import Leftover, has_leftover
from quarterdeck.games.pirates_of_maracaibo.flow.redbeard import RedbeardTurn, tell_redbeard
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Question
from quarterdeck.games.pirates_of_maracaibo.flow.stops import VALUE, Improvement, Residence, Rubies, Visit
from quarterdeck.games.pirates_of_maracaibo.scoring import (
    final_steps,
    quest_points,
    redbeard_steps,
    residence_points,
    score,
    scored_quests,
)
from quarterdeck.games.pirates_of_maracaibo.state import STEPS_OF_SCORING, State

MOVING: Final = 0
RENTING: Final = 1
FIGHTING: Final = 2
UNVEILING: Final = 3
RUBY: Final = 4
ACTING: Final = 5
RUBY_AGAIN: Final = 6
LEFTOVER: Final = 7
OVER: Final = 8


@final
class Turn(Question):
    """PM-5.2: the move step (PM-D2), what follows from it, then the action step."""

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage = stage

    def clone(self) -> "Turn":
        return Turn(self.seat, self.stage)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "turn", "seat": self.seat, "stage": self.stage}

    def advance(self, s: State) -> int:
        if self.stage == MOVING:
            if not s.modules & FOG_IMPROVEMENTS or s.ships[self.seat] == GULF:
                return ASK
            self.stage = RENTING
            s.stack.append(Steps(self.seat, COLUMN[s.layout][s.ships[self.seat]], s.gains[self.seat].move, 0))
            return CALL
        while self.stage < OVER:
            stage = self.stage
            self.stage += 1
            if self.run(s, stage) == CALL:
                return CALL
        s.purses.clear()                                                        # PM-8.1.6
        s.used = 0
        s.ruby_sold = 0
        return DONE                                                             # PM-DR-13

    def options(self, s: State, seat: int) -> list[int]:
        return SAILS[s.layout][s.gains[seat].move][s.ships[seat]]

    def answer(self, s: State, seat: int, action: int) -> None:
        place = action >> 8
        s.ships[seat] = place
        s.tell("sailed", "PM-6.1", seat, s.card_at(place), place)
        self.stage = RENTING

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("sail", "PM-D2", [])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        place = action >> 8
        if action & 255 == SAIL and COLUMN[s.layout][place] <= COLUMN[s.layout][s.ships[seat]]:
            return Telling("no_column", "PM-6.4", [])
        return Telling("too_far", "PM-6.1", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """What the arrival costs or brings by itself."""
        place = action >> 8
        if place < GRID:
            rent = len(s.opponents_at(seat, place))
            if rent:
                return Telling("pays_rent", "PM-6.11", [rent])
            if s.coins[place]:
                return Telling("coins_there", "PM-14.1.2", [s.coins[place]])
            card = s.sea[place]
            if FIRST_LOCATION <= card < FIRST_RESIDENCE and s.values[card - FIRST_LOCATION] != NONE:
                return Telling("raises", "PM-7.3.1", [s.values[card - FIRST_LOCATION]])
        return None

    def run(self, s: State, stage: int) -> int:
        """One stage after the move; CALL when it has opened a procedure."""
        place = s.ships[self.seat]
        card = s.card_at(place)
        if stage == RENTING:
            return pay_rent(s, self.seat)
        if stage == FIGHTING and s.modules & SKIRMISHES:                        # PM-14.3.2: after the rent
            fighters = fighters_at(s, self.seat)
            if fighters:
                s.stack.append(Skirmish(fighters, []))
                return CALL
        elif stage == UNVEILING and card == HIDDEN_LOCATION:                    # PM-14.1.2
            s.doubloons[self.seat] += s.coins[place]
            s.tell("coins_taken", "PM-14.1.2", self.seat, s.coins[place])
            s.stack.append(Reveal(place, CARD, 0))
            return CALL
        elif stage in {RUBY, RUBY_AGAIN} and s.modules & RUBIES:                # PM-14.5.7
            if card == GULF_CARD and s.rubies[self.seat]:
                s.stack.append(Rubies(self.seat, 1, 0))
                return CALL
            if stage == RUBY and FIRST_LOCATION <= card < FIRST_RESIDENCE and HAS_RUBY[card - FIRST_LOCATION]:
                s.stack.append(Rubies(self.seat, 0, 0))
                return CALL
        elif stage == ACTING:
            if place >= GRID or FIRST_LOCATION <= card < FIRST_RESIDENCE:
                s.stack.append(Visit(self.seat, card, VALUE, 0))
            elif FIRST_RESIDENCE <= card < FIRST_QUEST:
                s.stack.append(Residence(self.seat, 0))
            else:
                s.stack.append(Improvement(self.seat, 0))
            return CALL
        elif stage == LEFTOVER and s.purses and has_leftover(s, self.seat):     # PM-DR-3
            s.stack.append(Leftover(self.seat))
            return CALL
        return DONE


@final
class Voyage(Question):
    """PM-5.1: three rounds in one unbroken turn order; the procedure below all others."""

    def __init__(self, begun: int) -> None:
        super().__init__(0)
        self.begun = begun      # 1 while the active captain's turn is under way

    def clone(self) -> "Voyage":
        return Voyage(self.begun)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "voyage", "begun": self.begun}

    def advance(self, s: State) -> int:
        if self.begun:
            s.turns[s.active] += 1
            if ends_round(s) and close_round(s) == DONE:
                return DONE
            s.active = (s.active + 1) % s.captains                              # PM-5.1, PM-9.3
        self.begun = 1
        if s.active == s.seats:
            s.stack.append(RedbeardTurn(0, NONE, 0, NONE, [], 0))
        else:
            s.stack.append(Turn(s.active, MOVING))
        return CALL


def ends_round(s: State) -> bool:
    """PM-9.1, PM-9.4: an arrival ends rounds 1 and 2 at once; round 3 goes on to the last player's turn."""
    arrived = s.ships[s.active] == MARACAIBO
    if s.round < ROUNDS:
        return arrived
    if arrived and not s.closing:
        s.closing = 1
        if s.active != s.last() and s.active < s.seats:
            s.tell("last_turns", "PM-9.4", s.active)
    return s.closing == 1 and s.active == s.last()


def close_round(s: State) -> int:
    """PM-9.2, PM-9.3, PM-9.6: income; then the ships go back, or the game is scored."""
    rule = "PM-9.1" if s.round < ROUNDS else "PM-9.4"
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
    if s.modules & FOG_LOCATIONS:                                               # PM-14.1.3
        for place in range(GRID):
            if s.sea[place] == HIDDEN_LOCATION:
                s.coins[place] += FOG_ROUND
        s.tell("coins_added", "PM-14.1.3", FOG_ROUND)
    if s.round == ROUNDS:
        score_all(s)
        return DONE
    for captain in range(s.captains):
        s.ships[captain] = HARBOUR
    s.round += 1
    s.tell("ships_return", "PM-9.3")
    s.tell("round_begins", "PM-5.1", s.round)
    return CALL


# -- final scoring -------------------------------------------------------------------------------------------------

STEP_EVENTS: Final[list[str]] = [
    "scored_rivers", "scored_doubloons", "scored_printed", "scored_scrolls", "scored_residences", "scored_treasures",
    "scored_buried", "scored_quests", "scored_six",
]
STEP_RULES: Final[list[str]] = [
    "PM-10.1", "PM-10.2", "PM-10.3", "PM-10.4", "PM-10.5", "PM-10.6", "PM-10.7", "PM-10.8", "PM-10.9",
]


def score_all(s: State) -> None:
    """PM-10: the nine steps for every captain, told one by one."""
    s.used = 0
    s.purses.clear()
    steps = [final_steps(s, seat) for seat in range(s.seats)]                   # PM-10.11: before anything is told
    if s.solo():
        steps.append(redbeard_steps(s))
    for captain in range(s.captains):
        for step in range(STEPS_OF_SCORING):
            s.tally[captain * STEPS_OF_SCORING + step] = steps[captain][step]
    if s.out is None:
        return
    for seat in range(s.seats):
        tell_details(s, seat)
        for step in range(STEPS_OF_SCORING):
            points = steps[seat][step]
            if STEP_EVENTS[step] == "scored_quests":
                s.tell(STEP_EVENTS[step], STEP_RULES[step], seat, points, scored_quests(s, seat))
            else:
                s.tell(STEP_EVENTS[step], STEP_RULES[step], seat, points)
        s.tell("final", "PM-10.10", seat, score(s, seat))
    if s.solo():
        tell_redbeard(s)


def tell_details(s: State, seat: int) -> None:
    """PM-10.5, PM-10.8: which residences and quests pay."""
    for residence in range(RESIDENCES):
        if s.markers[residence] >> seat & 1:
            points = residence_points(s, seat, residence)
            s.tell("residence_scored", "PM-10.5", seat, residence + FIRST_RESIDENCE, points)
    for quest in s.quests[seat]:
        points = quest_points(s, seat, quest)
        if points >= HARD_VP[quest - FIRST_QUEST]:
            s.tell("quest_hard", "PM-10.8", seat, quest, points)
        elif points > 0:
            s.tell("quest_easy", "PM-10.8", seat, quest, points)
        else:
            s.tell("quest_failed", "PM-10.8", seat, quest, points)
