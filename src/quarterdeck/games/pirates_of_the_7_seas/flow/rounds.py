"""P7-6: the rounds. A secret choice, seven calls, the end of the round."""

from typing import Any, ClassVar, Final, final

from quarterdeck.core.frames import CALL, DONE, NONE, OPEN, Frame, Sealed, Telling, Words, verb_of
from quarterdeck.games.pirates_of_the_7_seas import actions as a, data as d, state as t, verbs as v
from quarterdeck.games.pirates_of_the_7_seas.flow.turns import is_hopeless, is_possible, turn_of
from quarterdeck.games.pirates_of_the_7_seas.state import State

PICK: Final = 0
CALLS: Final = 1
PLAYING: Final = ["pick", "calls"]

DEFAULT_ORDER: Final[list[int]] = [
    d.CARTOGRAPHER, d.MERCHANT, d.CAPTAIN, d.ISLANDER, d.SHAMAN, d.SHIPWRIGHT, d.GOVERNOR,
]       # P7-19.10


@final
class Rounds(Frame[State]):
    """P7-6: round after round, until the countdown has run out."""

    WORDS: ClassVar[Words] = {"stage": PLAYING}

    def __init__(self, stage: int, call: int, turn: int) -> None:
        self.stage = stage
        self.call = call        # the character that is being called
        self.turn = turn        # seats looked at in this call, from the first player clockwise

    def advance(self, s: State) -> int:
        if self.stage == PICK:
            if s.rounds_left == 0:                                              # P7-14.1
                return DONE
            self.stage = CALLS
            self.call = 0
            self.turn = 0
            s.round += 1
            s.tell("round_began", "P7-6.1.1", s.round, s.first)
            s.stack.append(Choice([OPEN] * s.seats))
            return CALL
        while self.call < d.CHARACTERS:                                         # P7-6.2.1
            if self.turn == 0:
                self.reveal(s)
            while self.turn < s.seats:
                seat = (s.first + self.turn) % s.seats                          # P7-6.2.3
                self.turn += 1
                if s.chosen[seat] == self.call:
                    s.stack.append(turn_of(seat, self.call))
                    return CALL
            self.turn = 0
            self.call += 1
        self.finish(s)
        self.stage = PICK
        return self.advance(s)

    def waiting(self, s: State) -> list[int]:
        return []

    def reveal(self, s: State) -> None:
        """P7-6.2.2: whoever chose the character shows it; nobody else shows anything."""
        s.tell("called", "P7-6.2.1", self.call)
        before = s.revealed
        for turn in range(s.seats):
            seat = (s.first + turn) % s.seats
            if s.chosen[seat] == self.call:
                s.revealed |= 1 << seat
                s.tell("revealed", "P7-6.2.2", seat, self.call)
        if s.revealed == before:
            s.tell("nobody", "P7-6.2.4", self.call)

    def finish(self, s: State) -> None:
        """P7-6.3: characters come back or stay, the countdown falls, the first player changes."""
        for seat in range(s.seats):
            character = s.chosen[seat]
            if d.RETURNING >> character & 1:                                    # P7-6.3.1, P7-A28
                if s.used[seat]:
                    s.used[seat] = 0
                    s.tell("cards_back", "P7-6.3.1", seat)
            else:
                s.used[seat] |= 1 << character                                  # P7-6.3.2
            s.chosen[seat] = NONE
        s.revealed = 0
        if s.rounds_left == t.NOT_DRAWN and s.round >= s.max_rounds:            # P7-14.9
            s.rounds_left = d.ROUNDS_AFTER + 1
            s.tell("last_round_forced", "P7-14.9", s.round, d.ROUNDS_AFTER)
        if s.rounds_left > 0:                                                   # P7-6.3.3
            s.rounds_left -= 1
            s.tell("rounds_left", "P7-14.1", s.rounds_left)
        if s.rounds_left != 0:
            s.first = (s.first + 1) % s.seats                                   # P7-6.3.4


@final
class Choice(Sealed[State]):
    """P7-6.1: all choose a character in secret; a choice may be changed until the last one is in (P7-6.1.4)."""

    def to_json(self) -> dict[str, Any]:
        """Open answers are null: here nobody is left out."""
        answers = [None if given == OPEN else d.CHARACTER_IDS[given] for given in self.answers]
        return {"frame": "choice", "answers": answers}

    def asked(self, s: State) -> int:
        return self.answers.index(OPEN)

    def choices(self, s: State, seat: int) -> list[int]:
        return a.CHOICES[s.used[seat]]                                          # P7-6.1.2

    def opened(self, s: State) -> int:
        s.chosen = self.answers
        return DONE

    def answer(self, s: State, seat: int, action: int) -> None:
        self.answers[seat] = v.choose_character(action)
        s.whisper(1 << seat, 0b10, "chose", "P7-6.1.1", seat, v.choose_character(action))

    def default(self, s: State, seat: int) -> int:
        """P7-19.10: the first useful character that can act now, else the Captain."""
        for character in DEFAULT_ORDER:
            if not s.used[seat] >> character & 1 and is_possible(s, seat, character):
                return v.choose(character)
        return v.choose(d.CAPTAIN)

    def prompt(self, s: State, seat: int) -> Telling:
        return Telling("choose", "P7-6.1.1", [s.round])

    def refusal(self, s: State, seat: int, action: int) -> Telling:
        if verb_of(action) == v.CHOOSE:
            return Telling("face_up", "P7-6.1.2", [v.choose_character(action)])
        return Telling("not_now", "P7-6.1.1", [])

    def note(self, s: State, seat: int, action: int) -> Telling | None:
        """A character that is sure not to act costs a skull."""
        return Telling("costs_skull", "P7-6.4.1", []) if is_hopeless(s, seat, v.choose_character(action)) else None


def choice_from_json(shown: dict[str, Any]) -> Choice:
    """The choice that `to_json` wrote down."""
    return Choice([OPEN if given is None else d.CHARACTER_IDS.index(given) for given in shown["answers"]])
