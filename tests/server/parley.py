"""A game for tests: a captain signals, and whoever holds a knife may draw it; nobody else knows who is asked."""

from contextlib import contextmanager

from quarterdeck.core import registry
from quarterdeck.core.engine import ASK, CHANCE, DONE, Frame, Position
from quarterdeck.core.events import FACEDOWN, Telling
from quarterdeck.core.game import Game
from quarterdeck.core.spelling import Language, Verb, pack, seats
from quarterdeck.server import catalogue

PASS, DRAW, SIGNAL, DEAL = range(4)
ROUNDS = 3


class State(Position):
    def __init__(self, knives, drawn, stack):
        super().__init__(3, stack)
        self.knives = knives
        self.drawn = drawn

    def clone(self):
        return State(self.knives.copy(), self.drawn, [frame.clone() for frame in self.stack])

    def to_json(self):
        return {"knives": self.knives.copy(), "drawn": self.drawn, "stack": [frame.to_json() for frame in self.stack]}

    def problems(self):
        return []


class Parley(Frame):
    """Deal, then rounds: the captain signals, the crew answer in secret."""

    def __init__(self, turn, open_):
        self.turn = turn  # -1: to be dealt
        self.open_ = open_  # seats that still have to answer the signal

    def clone(self):
        return Parley(self.turn, self.open_.copy())

    def to_json(self):
        return {"frame": "parley", "turn": self.turn, "open": self.open_.copy()}

    def advance(self, s):
        return DONE if self.turn == ROUNDS and not self.open_ else ASK

    def waiting(self, s):
        return [CHANCE] if self.turn < 0 else self.open_.copy() or [0]

    def options(self, s, seat):
        if seat == CHANCE:
            return [pack(DEAL, 0), pack(DEAL, 1)]
        if seat == 0:
            return [pack(SIGNAL, 1), pack(SIGNAL, 2)]
        return [pack(PASS), pack(DRAW)] if s.knives[seat] else [pack(PASS)]

    def answer(self, s, seat, action):
        if seat == CHANCE:
            s.knives[1] = action >> 8
            self.turn = 0
        elif seat == 0:
            s.tell("signalled", "PA-1", seat)
            self.turn += 1
            self.open_ = [1, 2]
        else:
            self.open_.remove(seat)
            if action == pack(DRAW):
                s.drawn += 1
                s.tell("drew", "PA-2", seat)

    def prompt(self, s, seat):
        return Telling("signal" if seat == 0 else "draw", "PA-1", [])

    def hides_askee(self, s):
        return bool(self.open_)


def new(count, options):
    return State([0, 0, 0], 0, [Parley(-1, [])])


def restore(plain):
    return State(list(plain["knives"]), plain["drawn"], [Parley(f["turn"], list(f["open"])) for f in plain["stack"]])


def hide(s, seat, whole=None):
    plain = s.to_json()
    if s.stack:
        plain["knives"] = [knife if who == seat else FACEDOWN for who, knife in enumerate(plain["knives"])]
        for frame in plain["stack"]:
            frame["open"] = [seat] * (seat in frame["open"]) if seat > 0 else []
    return plain


def determinise(view, rng):
    return restore(view["state"] | {"knives": [max(knife, 0) for knife in view["state"]["knives"]]})


VERBS = [Verb("pass", PASS), Verb("draw", DRAW), Verb("signal", SIGNAL, "seat"), Verb("deal", DEAL, "knife")]
KINDS = {"seat": seats(3), "knife": {0: "none", 1: "one"}}
GAME = Game(
    "parley",
    1,
    "PA",
    range(3, 4),
    (),
    Language(VERBS, KINDS),
    {"signal": "", "draw": "", "signalled": "seat", "drew": "seat"},
    new,
    restore,
    hide,
    determinise,
    lambda s: [0, s.drawn, 0],
    lambda s: [1, 1, 1],
    lambda s, seat, actions: [0] * len(actions),
    lambda s, seat: 500,
)


@contextmanager
def registered():
    """The game is there, for servers in this process."""
    registry.register("parley", lambda: GAME)
    catalogue.listed.cache_clear()
    try:
        yield
    finally:
        registry.forget("parley")
        catalogue.listed.cache_clear()
