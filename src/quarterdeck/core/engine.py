"""The engine: a position is data, a procedure under way is a frame, chance is a seat.

A game is a `Position` and its frames. `settle` runs the automatic steps until somebody must answer; `answer` applies
one answer and settles again. Queries never change anything, and the lists they return are never written to.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core import fields
from quarterdeck.core.events import EVERYBODY, UNSET, Event, Telling
from quarterdeck.core.rng import Rng
from quarterdeck.core.spelling import argument

CHANCE: Final = -1  # the seat of the dealer
SPECTATOR: Final = -2  # a seat that knows only what is public

ASK: Final = 0  # the frame waits for an answer
CALL: Final = 1  # the frame has pushed a sub-procedure
DONE: Final = 2  # the frame is finished

NONE: Final = -1  # no card, no seat, nothing
NEVER: Final = -1000  # the rating of an answer that a policy would not even think about

VERB: Final = 255  # the part of an action that says what is done

S = TypeVar("S", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One procedure of the rulebook that is under way.

    Its fields are the arguments of its constructor, ints or lists of ints; copying, writing and reading follow.
    """

    WORDS: ClassVar[fields.Words] = {}  # of fields whose values are words outside, the word of each value
    PROMPT: ClassVar[fields.Prompt] = ()  # what is asked, by which rule, and the fields that the question names
    REASONS: ClassVar[fields.Reasons] = {}  # why a verb is refused where it is not legal; of NONE, any other one

    def clone(self) -> "Frame[S]":
        """An equal frame that shares nothing changeable."""
        found: Frame[S] = fields.copy_of(self)
        return found

    def to_json(self) -> dict[str, Any]:
        """The frame as JSON: its name under "frame", then its fields."""
        return fields.written(self, self.WORDS)

    def advance(self, s: S) -> int:
        """Run the automatic steps; say ASK, CALL or DONE."""
        raise NotImplementedError

    def waiting(self, s: S) -> list[int]:
        """The seats that must answer, in asking order; `[CHANCE]` when the table decides."""
        raise NotImplementedError

    def seen_waiting(self, s: S, viewer: int) -> list[int]:
        """The seats that a viewer sees waited for; one that has answered unseen is among them for the others."""
        return self.waiting(s)

    def asked(self, s: S) -> int:
        """The seat that a poll asks next: the first of `waiting`."""
        return self.waiting(s)[0]

    def welcome(self, s: S) -> list[int]:
        """The seats that may act although nobody waits for them."""
        return []

    def options(self, s: S, seat: int) -> list[int]:
        """Every legal answer of a waiting or welcome seat; of chance, none when it takes a key."""
        raise NotImplementedError

    def preferences(self, s: S, seat: int) -> list[int]:
        """What a waiting seat may set besides its answers. No moves: only a match offers them, and nothing runs on."""
        return []

    def odds(self, s: S) -> list[int]:
        """The weights of chance's options; empty when all are equally likely."""
        return []

    def default(self, s: S, seat: int) -> int:
        """The answer of a seat that does not answer."""
        return self.options(s, seat)[0]

    def answer(self, s: S, seat: int, action: int) -> None:
        """Apply one legal answer."""
        raise NotImplementedError

    def prompt(self, s: S, seat: int) -> Telling:
        """What the seat is asked, and by which rule: as declared, where it needs nothing but fields."""
        kind, rule, *named = self.PROMPT
        return Telling(kind, rule, [getattr(self, field) for field in named])

    def refusal(self, s: S, seat: int, action: int) -> Telling:
        """Why an action that is not among the options is not legal: as declared, or that it is not the time for it."""
        reason = self.REASONS.get(verb_of(action)) or self.REASONS.get(NONE)
        if reason is None:
            return Telling("not_now", self.prompt(s, seat).rule, [])
        kind, rule, *named = reason
        return Telling(kind, rule, [argument(action, i) for i in range(len(named))])

    def note(self, s: S, seat: int, action: int) -> Telling | None:
        """What an option would bring about, as far as the seat can know."""
        return None

    def warnings(self, s: S, seat: int, action: int) -> list[Telling]:
        """What an answer may cost, waste or end, where its events do not say so, as far as the seat can know.

        They are asked for when somebody thinks about the answer, on tables that are possible behind his view.
        """
        return []

    def hides_askee(self, s: S) -> bool:
        """Whether who is waited for would tell what is in a hand."""
        return False

    def hides_choice(self, s: S, seat: int) -> bool:
        """Whether what a seat may answer follows from what others do not see: that it had one option would tell."""
        return self.hides_askee(s)

    def hides_answer(self, s: S, seat: int, action: int) -> bool:
        """Whether nobody else may notice that there was this answer, unless he hears of an event."""
        return self.hides_askee(s)

    def is_final(self, s: S, seat: int, action: int) -> bool:
        """Whether an answer cannot be taken back: what follows tells its giver something hidden, or a rule says so."""
        return self.hides_askee(s)

    def clock(self, s: S) -> int:
        """Which of the game's clocks runs at a table with clocks; NONE where everybody takes his time.

        A frame that waits for CHANCE under a clock waits for the time to pass; chance has one option then.
        """
        return NONE

    def restarts_clock(self, s: S, seat: int, action: int) -> bool:
        """Whether an answer of a seat starts the clock of its question anew."""
        return True

    def may_extend(self, s: S) -> list[int]:
        """The seats that may ask for more time on the clock."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every game's state shares: the seats, the stack of procedures under way and where events go."""

    def __init__(self, seats: int, stack: list[Frame[Any]]) -> None:
        self.seats: i64 = seats
        self.stack = stack
        self.out: list[Event] | None = None  # a listening match; None in search. Not part of the state

    def clone(self) -> "Position":
        """An equal position that shares nothing changeable; nobody listens to it."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """The position as JSON."""
        raise NotImplementedError

    def problems(self) -> list[str]:
        """The broken invariants, each with its rule id; empty in a sound position."""
        raise NotImplementedError

    def tell(
        self, kind: str, rule: str, a: int = UNSET, b: int = UNSET, c: int = UNSET, d: int = UNSET, e: int = UNSET
    ) -> None:
        """Tell everybody what happened."""
        out = self.out
        if out is not None:
            out.append(Event(kind, rule, given(a, b, c, d, e), EVERYBODY, 0))

    def whisper(
        self,
        audience: int,
        holes: int,
        kind: str,
        rule: str,
        a: int = UNSET,
        b: int = UNSET,
        c: int = UNSET,
        d: int = UNSET,
        e: int = UNSET,
    ) -> None:
        """Tell the seats in `audience` (a bitmask) all of it, the others without the arguments in `holes`."""
        out = self.out
        if out is not None:
            out.append(Event(kind, rule, given(a, b, c, d, e), audience, holes))

    def tell_list(self, kind: str, rule: str, args: list[int]) -> None:
        """Tell everybody something with any number of arguments."""
        out = self.out
        if out is not None:
            out.append(Event(kind, rule, args, EVERYBODY, 0))


def frames_of(package: str) -> dict[str, Any]:
    """The procedures of a game by their names in JSON: every frame that is defined in its package."""
    found: dict[str, Any] = {}
    kinds: list[type[Any]] = [Frame]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind.__module__ == package or kind.__module__.startswith(f"{package}."):
            found[fields.name_of(kind)] = kind
    return found


def stack_from_json(frames: dict[str, Any], shown: list[dict[str, Any]]) -> list[Frame[Any]]:
    """The procedures under way that a position has written down."""
    return [fields.read(frames, frame) for frame in shown]


def given(a: int, b: int, c: int, d: int, e: int) -> list[int]:
    """The arguments that were given, in order."""
    return [arg for arg in (a, b, c, d, e) if arg != UNSET]


def verb_of(action: i64) -> int:
    """The verb of an action, without its arguments."""
    return action & VERB


def settle(s: Position) -> None:
    """Run on until somebody must answer or the game is over."""
    stack = s.stack
    while stack:
        signal = stack[-1].advance(s)
        if signal == ASK:
            return
        if signal == DONE:
            stack.pop()


def answer(s: Position, seat: int, action: int) -> None:
    """Apply one legal answer and run on."""
    s.stack[-1].answer(s, seat, action)
    settle(s)


def seen_waiting(s: Position, seat: int) -> list[int]:
    """The seats that a viewer may see waited for."""
    if not s.stack:
        return []
    frame = s.stack[-1]
    return [w for w in frame.waiting(s) if w == seat] if frame.hides_askee(s) else frame.seen_waiting(s, seat)


def outcome(s: Position, rng: Rng) -> int:
    """What chance answers, drawn from a generator."""
    frame = s.stack[-1]
    options = frame.options(s, CHANCE)
    if not options:
        return rng.key()
    odds = frame.odds(s)
    return options[rng.weighted(odds)] if odds else options[rng.below(len(options))]


def run_chance(s: Position, rng: Rng) -> None:
    """Let chance answer until a seat must, or the game is over."""
    while s.stack and s.stack[-1].asked(s) == CHANCE:
        answer(s, CHANCE, outcome(s, rng))


def playout(s: Position, rng: Rng) -> int:
    """Play on at random to the end; the number of answers that seats gave."""
    decisions = 0
    stack = s.stack
    while stack:
        frame = stack[-1]
        seat = frame.asked(s)
        if seat == CHANCE:
            frame.answer(s, CHANCE, outcome(s, rng))
        else:
            options = frame.options(s, seat)
            frame.answer(s, seat, options[rng.below(len(options))])
            decisions += 1
        settle(s)
    return decisions


def reader(view: dict[str, Any]) -> int:
    """Whose view it is: a seat, or SPECTATOR."""
    seat = view["seat"]
    return SPECTATOR if seat is None else int(seat)
