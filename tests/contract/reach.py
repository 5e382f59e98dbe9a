"""Reachable tables: the material of every contract test.

A few whole games of each kind are played once, with all sorts of seats and options: the voyages. A law stops where it
finds its question. All procedures of a game are as likely as each other to be stopped at, and so are all depths.
"""

import importlib.util
import os
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import settings, strategies as st

import quarterdeck as qd
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, Frame
from quarterdeck.core.frames import Sealed, Window
from quarterdeck.core.rng import Rng
from quarterdeck.games import folder

GAMES = qd.games()
SEED = int(os.environ.get("HYPOTHESIS_SEED", "0"))
VOYAGES = min(100, settings().max_examples // 2)  # of each game
MOST = 400  # voyages of a game that hides one of its procedures
STRIDE = 64  # answers between two positions that a voyage keeps
LAST = 12  # answers before the end of a game


# -- beginnings ------------------------------------------------------------------------------------------------------


class Setup(NamedTuple):
    """How a game begins, and the seed of what is answered in it."""

    seats: int
    options: dict[str, Any]
    seed: int


@st.composite
def setups(draw: Any, id_: str) -> Setup:
    """Any beginning of a game."""
    game = qd.game(id_)
    seats = draw(st.sampled_from(list(game.seats)))
    options = {s.name: draw(st.sampled_from(choices_for(s, seats))) for s in game.options if draw(st.booleans())}
    return Setup(seats, options, draw(st.integers(0, 2**32)))


def choices_for(setting: Any, seats: int) -> list[Any]:
    """The choices of a setting that fit the number of seats; choices that are numbers in words name seats."""
    return [c for c in setting.choices if not (isinstance(c, str) and c.isdigit() and int(c) >= seats)]


def start(id_: str, seats: int, options: dict[str, Any]) -> Any:
    """A first position, settled; chance may have to answer."""
    game = qd.game(id_)
    s = game.new(seats, game.check_options(options))
    engine.settle(s)
    return s


# -- questions -------------------------------------------------------------------------------------------------------


class Question(NamedTuple):
    """What stands on the table."""

    frame: str  # the procedure that asks, or OVER
    within: str  # the window that it interrupts, if any
    shape: type  # Sealed, Window or Frame
    seats: int  # that are waited for; two are several
    chance: bool  # whether chance is asked
    time: bool  # whether a window waits for time
    late: bool  # whether it is one of the last before the end


OVER = "over"
INTERRUPT = "a window within a window"
THE_END = Question(OVER, "", type(None), 0, chance=False, time=False, late=False)


def question(s: Any) -> Question:
    """The question that a position asks."""
    frame = s.stack[-1]
    shape = Sealed if isinstance(frame, Sealed) else Window if isinstance(frame, Window) else Frame
    windows = [type(below).__name__ for below in s.stack[:-1] if isinstance(below, Window)]
    waiting = frame.waiting(s)
    return Question(
        type(frame).__name__,
        windows[-1] if windows and shape is Window else "",
        shape,
        min(2, len(waiting) - (CHANCE in waiting)),
        frame.asked(s) == CHANCE,
        shape is Window and CHANCE in waiting,
        late=False,
    )


class Shape(NamedTuple):
    """What a law asks for. A game that declares such a frame has it."""

    name: str
    frame: type
    holds: Callable[[Question], bool]
    overrides: str = ""  # the method that such a frame has of its own


ANYTHING = Shape("anything", Frame, lambda q: True)
ASKED = Shape("a question", Frame, lambda q: q.frame != OVER)
SEAT_ASKED = Shape("a question to a seat", Frame, lambda q: q.seats > 0 and not q.chance)
CHANCE_ASKED = Shape("a question to chance", Frame, lambda q: q.chance)
LATE = Shape("the last answers", Frame, lambda q: q.late)
SEALED = Shape("a sealed question to several", Sealed, lambda q: q.shape is Sealed and q.seats > 1)
WINDOW = Shape("a window for several", Window, lambda q: q.shape is Window and q.seats > 1)
TIMED = Shape("a window that waits for time", Window, lambda q: q.time and q.seats > 0, "lasts")
SHAPES = (ANYTHING, ASKED, SEAT_ASKED, CHANCE_ASKED, LATE, SEALED, WINDOW, TIMED)


@cache
def declared(id_: str, kind: type, overrides: str = "") -> frozenset[str]:
    """The names of a game's frames of some kind, perhaps those alone that override one of its methods."""
    frames = [frame for frame in engine.frames_of(qd.game(id_).home).values() if not frame.__subclasses__()]
    if overrides:
        frames = [frame for frame in frames if getattr(frame, overrides, None) is not getattr(kind, overrides)]
    return frozenset(frame.__name__ for frame in frames if issubclass(frame, kind))


def having(shape: Shape) -> list[str]:
    """The games that have a shape of question."""
    return [id_ for id_ in GAMES if declared(id_, shape.frame, shape.overrides)]


def owed(id_: str) -> set[str]:
    """What the voyages of a game must meet: its procedures, sealed and open ones with several waiting, its shapes."""
    several = declared(id_, Sealed) | declared(id_, Window)
    found = declared(id_, Frame) | {f"{name} of several" for name in several}
    found |= {shape.name for shape in SHAPES if id_ in having(shape)}
    return {*found, INTERRUPT} if len(declared(id_, Window)) > 1 else set(found)


# -- voyages ---------------------------------------------------------------------------------------------------------


class Voyage:
    """A whole game. Answers are drawn at random; in one of four voyages most of them follow the game's policy."""

    def __init__(self, id_: str, number: int) -> None:
        game, rng = qd.game(id_), Rng(SEED << 16 | number)
        self.seats = game.seats[number % len(game.seats)]
        self.options = {}
        for setting in game.options:
            if rng.below(2):
                choices = choices_for(setting, self.seats)
                self.options[setting.name] = choices[rng.below(len(choices))]
        rate = game.rate if rng.below(4) == 0 else None
        self.log: list[tuple[int, int]] = []
        self.kept: list[Any] = []  # a position every STRIDE answers, and the last
        self.asked: list[Question] = []  # before each answer, and at the end
        under_way: set[type] = set()
        s = start(id_, self.seats, self.options)
        while s.stack:
            if len(self.log) % STRIDE == 0:
                self.kept.append(s.clone())
            self.asked.append(question(s))
            under_way.update(map(type, s.stack))
            seat, action = some_answer(s, rng, rate)
            engine.answer(s, seat, action)
            self.log.append((seat, action))
        self.kept.append(s)
        self.asked[-LAST:] = [asked._replace(late=True) for asked in self.asked[-LAST:]]
        self.asked.append(THE_END)
        kinds = set(self.asked)
        self.met = {frame.__name__ for frame in under_way}
        self.met |= {f"{asked.frame} of several" for asked in kinds if asked.seats > 1}
        self.met |= {shape.name for shape in SHAPES if any(map(shape.holds, kinds))}
        self.met |= {INTERRUPT for asked in kinds if asked.within}

    def at(self, answers: int) -> Any:
        """The position after so many answers."""
        if answers == len(self.log):
            return self.kept[-1].clone()
        s = self.kept[answers // STRIDE].clone()
        for seat, action in self.log[answers - answers % STRIDE : answers]:
            engine.answer(s, seat, action)
        return s


def some_answer(s: Any, rng: Rng, rate: Any = None) -> tuple[int, int]:
    """Who answers, and what. One answer in eight is that of a welcome seat."""
    frame = s.stack[-1]
    if frame.asked(s) == CHANCE:
        return CHANCE, engine.outcome(s, rng)
    seats = [seat for seat in frame.waiting(s) if seat != CHANCE]
    if rng.below(8) == 0:
        seats = frame.welcome(s) or seats
    seat = seats[rng.below(len(seats))]
    options = frame.options(s, seat)
    if rate is not None and rng.below(8):
        ratings = rate(s, seat, options)
        return seat, options[ratings.index(max(ratings))]
    return seat, options[rng.below(len(options))]


@cache
def voyages(id_: str) -> list[Voyage]:
    """The voyages of a game: so many, and more until they have met all they must."""
    found: list[Voyage] = []
    missing = owed(id_)
    while len(found) < VOYAGES or (missing and len(found) < MOST):
        found.append(Voyage(id_, len(found)))
        missing -= found[-1].met
    return found


# -- stops -----------------------------------------------------------------------------------------------------------


class Table(NamedTuple):
    """A stop in a voyage."""

    id_: str
    voyage: int
    answers: int

    @property
    def options(self) -> dict[str, Any]:
        """The options of the table."""
        return voyages(self.id_)[self.voyage].options

    def position(self) -> Any:
        """A position of its own."""
        return voyages(self.id_)[self.voyage].at(self.answers)


@cache
def stops(id_: str, shape: Shape) -> dict[str, list[Table]]:
    """Where a game asks a question of that shape, by the procedure that asks; the last answers stand apart."""
    found: dict[str, list[Table]] = {}
    for number, voyage in enumerate(voyages(id_)):
        for answers, asked in enumerate(voyage.asked):
            if shape.holds(asked):
                place = LATE.name if asked.late else f"{asked.frame} in {asked.within}" if asked.within else asked.frame
                found.setdefault(place, []).append(Table(id_, number, answers))
    return found


@st.composite
def tables(draw: Any, id_: str, shape: Shape = ANYTHING) -> Table:
    """Any stop at a question of that shape."""
    found = stops(id_, shape)
    return draw(st.sampled_from(found[draw(st.sampled_from(sorted(found)))]))


def a_match(table: Table, answers: int, seed: int) -> qd.Match:
    """A match that went on from a table by so many random answers."""
    game, rng, s = qd.game(table.id_), Rng(seed), table.position()
    position = {
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": s.seats,
        "options": game.check_options(table.options),
        "state": s.to_json(),
    }
    match = qd.Match.from_position(game.id, position, seed=seed)
    play_on(match, answers, rng)
    return match


def play_on(match: qd.Match, answers: int, rng: Rng) -> None:
    """Answer at random, so often or to the end."""
    for _ in range(answers):
        if match.over:
            return
        seats = match.welcome() if rng.below(8) == 0 else []
        seat = (seats or match.waiting())[rng.below(len(seats or match.waiting()))]
        options = match.ask(seat).options
        match.play(seat, options[rng.below(len(options))].words)


# -- what the tests of a game keep for the contract suite ------------------------------------------------------------


@cache
def own(id_: str, module: str) -> Any:
    """A module that the tests of one game keep for the contract suite."""
    apart = folder(id_) / "tests"  # the skeleton's, which new games take along
    path = (apart if apart.exists() else Path(__file__).parent.parent / "games" / id_) / f"{module}.py"
    assert path.exists(), f"{id_} needs {path}"
    spec = importlib.util.spec_from_file_location(f"{id_}_{module}", path)
    assert spec
    assert spec.loader
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def scrambled(id_: str, s: Any, seat: int, seed: int) -> Any:
    """The same table with everything dealt anew that the seat cannot see, by the tests' own reading of the rules."""
    return own(id_, "scramble").scramble(s, seat, random.Random(seed))
