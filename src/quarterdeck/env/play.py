"""Games that run by themselves up to the next answer, one alone or many in step: the compiled part of environments."""

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from quarterdeck.core.encoder import Encoder
from quarterdeck.core.engine import CHANCE, NONE, Frame, Position, answer, verb_of
from quarterdeck.core.rng import Rng
from quarterdeck.core.rows import u8, vec

WRITE: Final = 64  # slots of a mask that are written at once in the time that one alone takes


@final
class Play:
    """One game. Chance and seats with a single option are answered for, exactly as in a match of the same seed."""

    def __init__(self, s: Position, seed: int, endless: list[int]) -> None:
        self.s = s
        self.rng = Rng(seed)
        self.endless = endless  # verbs that are not offered
        self.seat: int = NONE  # who is asked; NONE when the game is over
        self.options: list[int] = []  # what that seat may answer
        self.given: i64 = 0  # answers so far
        self.run()

    def apply(self, action: int) -> None:
        """Answer for the seat that is asked."""
        self.given += 1
        answer(self.s, self.seat, action)
        self.run()

    def run(self) -> None:
        """Run on until somebody has a choice."""
        s = self.s
        while s.stack:
            frame = s.stack[-1]
            waiting = frame.waiting(s)
            if waiting[0] == CHANCE:
                answer(s, CHANCE, dealt(s, frame, self.rng))
                continue
            first: list[int] = []
            forced = NONE
            for seat in waiting:
                if seat != CHANCE:
                    options = frame.options(s, seat)
                    if seat == waiting[0]:
                        first = options
                    if len(options) == 1:
                        forced = seat
                        answer(s, seat, options[0])
                        break
            if forced == NONE:
                self.seat = waiting[0]
                self.options = ending(first, self.endless)
                return
        self.seat = NONE
        self.options = []


def ending(options: list[int], endless: list[int]) -> list[int]:
    """The answers without those verbs, which no game offers alone."""
    return [option for option in options if verb_of(option) not in endless] if endless else options


def dealt(s: Position, frame: Frame[Any], rng: Rng) -> int:
    """What chance answers; as a match deals, so certain outcomes draw nothing."""
    options = frame.options(s, CHANCE)
    if not options:
        return rng.key()
    if len(options) == 1:
        return options[0]
    odds = frame.odds(s)
    return options[rng.weighted(odds)] if odds else options[rng.below(len(options))]


@final
class Batch:
    """Many games in step. Each writes its row of observation and mask; one that ends or is cut off begins anew."""

    def __init__(
        self,
        first: Position,
        endless: list[int],
        encoder: Encoder,
        index: Callable[[int], int],
        size: int,
        count: int,
        seed: int,
        most: int,
        observations: bytearray,
        masks: bytearray,
    ) -> None:
        self.first = first  # of which each game has a copy
        self.endless = endless
        self.encoder = encoder
        self.index = index  # the dense index of an action
        self.known: dict[Any, Any] = {}  # what it has said
        self.width: i64 = encoder.size
        self.size: i64 = size  # actions
        self.count: i64 = count
        self.seed = seed  # of the first game; the others follow
        self.most: i64 = most  # answers after which a game is cut off; 0 where none is
        self.begun = 0  # games
        self.observations = observations  # a row of bytes for each game
        self.masks = masks
        self.no_answers = bytes(size)
        self.games: list[Play] = []
        self.answers: list[list[int]] = []  # dense indices of each game's options
        self.actors: list[int] = []
        self.ended: list[int] = []  # games that ended in the last step
        self.last: list[Position] = []  # and how
        self.cut: list[int] = []  # games that were cut off in it
        for i in range(count):
            self.games.append(self.begin())
            self.answers.append([])
            self.actors.append(NONE)
            self.show(i)

    def begin(self) -> Play:
        """The next game; one that nobody has a choice in is passed over."""
        while True:
            play = Play(self.first.clone(), self.seed + self.begun, self.endless)
            self.begun += 1
            if play.seat != NONE:
                return play

    def step(self, actions: list[int]) -> None:
        """Answer in every game, by dense index; if one is not legal, nothing has happened."""
        if len(actions) != self.count:
            raise ValueError(f"expected {self.count} answers; found {len(actions)}")
        chosen: list[int] = []
        for i, action in enumerate(actions):
            turn = 0
            answers = self.answers[i]
            while turn < len(answers) and answers[turn] != action:
                turn += 1
            if turn == len(answers):
                raise ValueError(f"expected an answer of the mask in game {i}; found {action}")
            chosen.append(self.games[i].options[turn])
        self.ended = []
        self.last = []
        self.cut = []
        for i in range(self.count):
            play = self.games[i]
            play.apply(chosen[i])
            if play.seat == NONE:
                self.ended.append(i)
                self.last.append(play.s)
                self.games[i] = self.begin()
            elif play.given == self.most:
                self.cut.append(i)
                self.games[i] = self.begin()
            self.show(i)

    def show(self, i: i64) -> None:
        """Write the rows of a game."""
        play = self.games[i]
        self.actors[i] = play.seat
        at = i * self.width
        self.observations[at : at + self.width] = self.encoder.slots(play.s, play.seat)
        at = i * self.size
        masks, before, now = self.masks, self.answers[i], self.places(play.options)
        self.answers[i] = now
        if max(len(before), len(now)) * WRITE > self.size:
            mask = vec[u8](self.no_answers)
            for place in now:
                mask[place] = 1
            masks[at : at + self.size] = bytes(mask)
            return
        for place in before:
            masks[at + place] = 0
        for place in now:
            masks[at + place] = 1

    def places(self, options: list[Any]) -> list[int]:
        """The dense indices of answers; what is in lists stays as it is, so that no number is made anew."""
        found: list[Any] = []
        known = self.known
        for option in options:
            place = known.get(option)
            if place is None:
                place = self.index(option)
                known[option] = place
            found.append(place)
        return found

    def drawn(self, rng: Rng) -> list[int]:
        """An answer of each game, drawn at random, by dense index."""
        return [answers[rng.below(len(answers))] for answers in self.answers]
