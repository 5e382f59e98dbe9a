"""PM-6, PM-14.2.4, PM-14.3: the move step, rent and skirmishes."""

from typing import ClassVar, final

from quarterdeck.core.frames import ASK, DONE, NONE, Prompt, Question, Telling
from quarterdeck.games.pirates_of_maracaibo import data as d, verbs as v
from quarterdeck.games.pirates_of_maracaibo.flow.fog import CARD, Reveal, in_passing
from quarterdeck.games.pirates_of_maracaibo.flow.shapes import Draw
from quarterdeck.games.pirates_of_maracaibo.state import State


@final
class Steps(Question[State]):
    """PM-14.2.4, PM-D29: the move goes step by step, and cards are turned up on the way."""

    PROMPT: ClassVar[Prompt] = "step", "PM-D29", "left"

    def __init__(self, seat: int, column: int, left: int) -> None:
        super().__init__(seat)
        self.column = column        # where the move began
        self.left = left            # steps that remain; 0 when the ship has stopped

    def advance(self, s: State) -> int:
        return ASK if self.left else DONE

    def options(self, s: State, seat: int) -> list[int]:
        at = s.ships[seat]
        ahead = d.ADVANCE[s.layout]
        found = [v.step(to) for to in d.STEPS[s.layout][at] if ahead[to][self.column] < self.left]
        if d.COLUMN[s.layout][at] > self.column:
            found.insert(0, v.STOP)
        return found

    def answer(self, s: State, seat: int, action: int) -> None:
        if action == v.STOP:
            self.left = 0
            return
        place = v.step_place(action)
        self.left -= 1
        s.ships[seat] = place
        s.tell("stepped", "PM-14.2.4", seat, s.card_at(place), place)
        if place >= d.GRID:                                                     # PM-6.7
            self.left = 0
        elif in_passing(s, place):                                              # PM-14.2.3
            s.stack.append(Reveal(place, CARD, redbeard=0))

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        return Telling("no_column", "PM-14.2.4", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        return arrival(s, seat, s.ships[seat] if action == v.STOP else v.step_place(action))


def arrival(s: State, seat: int, place: int) -> Telling | None:
    """What it costs or brings by itself to end a move somewhere."""
    card = s.card_at(place)
    rent = d.RENT * len(s.opponents_at(seat, place))
    if card == d.HIDDEN_LOCATION and s.coins[place]:
        coins = s.coins[place]
        return Telling("pays_rent_coins" if rent else "coins_there", "PM-14.1.2", [rent, coins] if rent else [coins])
    if d.is_location(card) and s.values[card - d.FIRST_LOCATION] != NONE:
        kind = s.values[card - d.FIRST_LOCATION]
        return Telling("pays_rent_raises" if rent else "raises", "PM-7.3.1", [rent, kind] if rent else [kind])
    return Telling("pays_rent", "PM-6.11", [rent]) if rent else None


def pay_rent(s: State, seat: int) -> None:
    """PM-6.11, PM-13.2.1: rent where a move has ended; a captain who is short of money picks whom to pay."""
    owed = s.opponents_at(seat, s.ships[seat])
    if not owed:
        return
    if s.doubloons[seat] < d.RENT:
        s.tell("rent_none", "PM-13.2.1" if s.solo() else "PM-6.11", seat)
    elif s.solo():
        s.doubloons[seat] -= d.RENT
        s.tell("rent_supply", "PM-13.2.1", seat, d.RENT)
    elif s.doubloons[seat] >= d.RENT * len(owed):
        for other in owed:
            pay_one(s, seat, other)
    else:
        s.stack.append(Rent(seat, sum([1 << other for other in owed])))


def pay_one(s: State, seat: int, other: int) -> None:
    """One doubloon changes hands."""
    s.doubloons[seat] -= d.RENT
    s.doubloons[other] += d.RENT
    s.tell("rent_paid", "PM-6.11", seat, other, d.RENT)


@final
class Rent(Question[State]):
    """PM-6.11, PM-D3: with too little money the captain picks who is paid."""

    PROMPT: ClassVar[Prompt] = "rent", "PM-D3"

    def __init__(self, seat: int, owed: int) -> None:
        super().__init__(seat)
        self.owed = owed        # bitmask of captains

    def advance(self, s: State) -> int:
        return ASK if self.owed and s.doubloons[self.seat] >= d.RENT else DONE

    def options(self, s: State, seat: int) -> list[int]:
        return [v.pay(other) for other in range(s.seats) if self.owed >> other & 1]

    def answer(self, s: State, seat: int, action: int) -> None:
        other = v.pay_seat(action)
        self.owed &= ~(1 << other)
        pay_one(s, seat, other)


def fight(s: State, captain: int) -> None:
    """PM-14.3.1: who ends a move beside others fights them; nobody does in the Gulf and in Maracaibo."""
    others = s.opponents_at(captain, s.ships[captain])
    if s.modules & d.SKIRMISHES and others:
        s.stack.append(Skirmish([captain, *others], []))


@final
class Skirmish(Draw):
    """PM-14.3: everybody on the card rolls a die; the unique highest total wins."""

    PROMPT: ClassVar[Prompt] = "deal", "PM-14.3.1"

    def __init__(self, fighters: list[int], rolls: list[int]) -> None:
        self.fighters = fighters
        self.rolls = rolls          # beside each fighter so far: the total

    def advance(self, s: State) -> int:
        if len(self.rolls) < len(self.fighters):
            return ASK
        self.judge(s)
        return DONE

    def options(self, s: State, seat: int) -> list[int]:
        who = self.fighters[len(self.rolls)]
        return [v.fight(who, face) for face in range(1, d.FACES + 1)]

    def answer(self, s: State, seat: int, action: int) -> None:
        who = v.fight_seat(action)
        face = v.fight_face(action)
        if who == s.seats:
            self.rolls.append(face + s.round)                                   # PM-14.3.3
            s.tell("rb_fought", "PM-14.3.3", face, face + s.round)
        else:
            self.rolls.append(face + s.gains[who].raid)                         # PM-14.3.1
            s.tell("fought", "PM-14.3.1", who, face, face + s.gains[who].raid)

    def judge(self, s: State) -> None:
        """PM-14.3.1, PM-14.3.3: points for the winner and, among people, a doubloon from each loser who has one."""
        best = max(self.rolls)
        if self.rolls.count(best) > 1:
            s.tell("fight_tied", "PM-14.3.1")
            return
        winner = self.fighters[self.rolls.index(best)]
        points = d.FIGHT_VP_SOLO if s.solo() else d.FIGHT_VP
        s.vp[winner] += points
        if winner == s.seats:
            s.tell("rb_fight_won", "PM-14.3.3", points)
        else:
            s.tell("fight_won", "PM-14.3.3" if s.solo() else "PM-14.3.1", winner, points)
        for loser in self.fighters:
            if not s.solo() and loser != winner and s.doubloons[loser] >= d.FIGHT_DOUBLOONS:
                s.doubloons[loser] -= d.FIGHT_DOUBLOONS
                s.doubloons[winner] += d.FIGHT_DOUBLOONS
                s.tell("fight_paid", "PM-14.3.1", loser, winner, d.FIGHT_DOUBLOONS)
