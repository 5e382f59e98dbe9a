"""PM-6, PM-14.2.4, PM-14.3: the move step, rent and skirmishes."""

from typing import Any, final

from quarterdeck.core.engine import ASK, CALL, DONE
from quarterdeck.core.events import Telling
from quarterdeck.games.pirates_of_maracaibo.actions import FIGHT, PAY, STEP, STOP, one, two
from quarterdeck.games.pirates_of_maracaibo.data import (
    ADVANCE,
    COLUMN,
    FACES,
    FIGHT_DOUBLOONS,
    FIGHT_VP,
    FIGHT_VP_SOLO,
    GRID,
    RENT,
    STEPS,
)
from quarterdeck.games.pirates_of_maracaibo.flow.fog import CARD, Reveal, in_passing
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Draw, Question
from quarterdeck.games.pirates_of_maracaibo.state import State


@final
class Steps(Question):
    """PM-14.2.4, PM-D29: the move goes step by step, and cards are turned up on the way."""

    def __init__(self, seat: int, column: int, left: int, moved: int) -> None:
        super().__init__(seat)
        self.column = column        # where the move began
        self.left = left            # steps that remain; 0 when the ship has stopped
        self.moved = moved

    def clone(self) -> "Steps":
        return Steps(self.seat, self.column, self.left, self.moved)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "steps", "seat": self.seat, "column": self.column, "left": self.left, "moved": self.moved}

    def advance(self, s: State) -> int:
        return ASK if self.left else DONE

    def options(self, s: State, seat: int) -> list[int]:
        at = s.ships[seat]
        ahead = ADVANCE[s.layout]
        found = [one(STEP, to) for to in STEPS[s.layout][at] if ahead[to][self.column] < self.left]
        if COLUMN[s.layout][at] > self.column:
            found.insert(0, STOP)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == STOP:
            self.left = 0
            return
        place = action >> 8
        self.left -= 1
        self.moved += 1
        s.ships[seat] = place
        s.tell("stepped", "PM-14.2.4", seat, s.card_at(place), place)
        if place >= GRID:                                                       # PM-6.7
            self.left = 0
        elif in_passing(s, place):                                              # PM-14.2.3
            s.stack.append(Reveal(place, CARD, 0))

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("step", "PM-D29", [self.left])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return Telling("no_column", "PM-14.2.4", [])


def pay_rent(s: State, seat: int) -> int:
    """PM-6.11, PM-13.2.1: rent where a move has ended; CALL when the captain must pick whom to pay."""
    place = s.ships[seat]
    if place >= GRID:
        return DONE
    owed = s.opponents_at(seat, place)
    if not owed:
        return DONE
    if s.solo():
        if s.doubloons[seat] >= RENT:
            s.doubloons[seat] -= RENT
            s.tell("rent_supply", "PM-13.2.1", seat, RENT)
        else:
            s.tell("rent_none", "PM-13.2.1", seat)
        return DONE
    if s.doubloons[seat] >= RENT * len(owed):
        for other in owed:
            pay_one(s, seat, other)
        return DONE
    if s.doubloons[seat] < RENT:
        s.tell("rent_none", "PM-6.11", seat)
        return DONE
    mask = 0
    for other in owed:
        mask |= 1 << other
    s.stack.append(Rent(seat, mask))
    return CALL


def pay_one(s: State, seat: int, other: int) -> None:
    """One doubloon changes hands."""
    s.doubloons[seat] -= RENT
    s.doubloons[other] += RENT
    s.tell("rent_paid", "PM-6.11", seat, other, RENT)


@final
class Rent(Question):
    """PM-6.11, PM-D3: with too little money the captain picks who is paid."""

    def __init__(self, seat: int, owed: int) -> None:
        super().__init__(seat)
        self.owed = owed        # bitmask of captains

    def clone(self) -> "Rent":
        return Rent(self.seat, self.owed)

    def to_json(self) -> dict[str, Any]:
        return {"frame": "rent", "seat": self.seat, "owed": self.owed}

    def advance(self, s: State) -> int:
        return ASK if self.owed and s.doubloons[self.seat] >= RENT else DONE

    def options(self, s: State, seat: int) -> list[int]:
        return [one(PAY, other) for other in range(s.seats) if self.owed >> other & 1]

    def answer(self, s: State, seat: int, action: int) -> None:
        self.owed &= ~(1 << (action >> 8))
        pay_one(s, seat, action >> 8)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("rent", "PM-D3", [])


@final
class Skirmish(Draw):
    """PM-14.3: everybody on the card rolls a die; the unique highest total wins."""

    def __init__(self, fighters: list[int], rolls: list[int]) -> None:
        self.fighters = fighters
        self.rolls = rolls          # beside each fighter so far: the total

    def clone(self) -> "Skirmish":
        return Skirmish(self.fighters.copy(), self.rolls.copy())

    def to_json(self) -> dict[str, Any]:
        return {"frame": "skirmish", "fighters": self.fighters.copy(), "rolls": self.rolls.copy()}

    def advance(self, s: State) -> int:
        if len(self.rolls) < len(self.fighters):
            return ASK
        self.judge(s)
        return DONE

    def options(self, s: State, seat: int) -> list[int]:
        who = self.fighters[len(self.rolls)]
        return [two(FIGHT, who, face) for face in range(1, FACES + 1)]

    def answer(self, s: State, seat: int, action: int) -> None:
        who = self.fighters[len(self.rolls)]
        face = action >> 16
        if who == s.seats:
            self.rolls.append(face + s.round)                                   # PM-14.3.3
            s.tell("rb_fought", "PM-14.3.3", face, face + s.round)
        else:
            self.rolls.append(face + s.gains[who].raid)                         # PM-14.3.1
            s.tell("fought", "PM-14.3.1", who, face, face + s.gains[who].raid)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("deal", "PM-14.3.1", [])

    def judge(self, s: State) -> None:
        """PM-14.3.1, PM-14.3.3: points for the winner and, among people, a doubloon from each loser who has one."""
        best = max(self.rolls)
        if self.rolls.count(best) > 1:
            s.tell("fight_tied", "PM-14.3.1")
            return
        winner = self.fighters[self.rolls.index(best)]
        if s.solo():
            s.vp[winner] += FIGHT_VP_SOLO
            if winner == s.seats:
                s.tell("rb_fight_won", "PM-14.3.3", FIGHT_VP_SOLO)
            else:
                s.tell("fight_won", "PM-14.3.3", winner, FIGHT_VP_SOLO)
            return
        s.vp[winner] += FIGHT_VP
        s.tell("fight_won", "PM-14.3.1", winner, FIGHT_VP)
        for loser in self.fighters:
            if loser != winner and s.doubloons[loser] >= FIGHT_DOUBLOONS:
                s.doubloons[loser] -= FIGHT_DOUBLOONS
                s.doubloons[winner] += FIGHT_DOUBLOONS
                s.tell("fight_paid", "PM-14.3.1", loser, winner, FIGHT_DOUBLOONS)


def fighters_at(s: State, captain: int) -> list[int]:
    """PM-14.3.1: who fights when a captain's move has ended; nobody in the Gulf and in Maracaibo."""
    place = s.ships[captain]
    if place >= GRID:
        return []
    others = s.opponents_at(captain, place)
    return [captain, *others] if others else []


