"""A game for tests, played against time: stakes count at once and settle later; who holds a knife may cut one.

A cut settles what is older, takes the stake away and stops the table for a moment. `end` waits until all has settled,
and is dropped when a stake is cut meanwhile.
"""

from contextlib import contextmanager

from quarterdeck.core import registry
from quarterdeck.core.engine import CHANCE, NONE, Position
from quarterdeck.core.events import FACEDOWN, Telling
from quarterdeck.core.frames import PASS, TIME_PASSES, Window
from quarterdeck.core.game import Game, Live, Setting, Unsettled
from quarterdeck.core.spelling import Language, Verb, pack, seats

STAKE, CUT, END, SETTLE = range(1, 5)
SEATS = 3
RUNS, STOPPED, OVER = range(3)


class State(Position):
    def __init__(self, knives, staked, plays, count, stage, ends, stack):
        super().__init__(SEATS, stack)
        self.knives = knives  # by seat
        self.staked = staked  # by seat
        self.plays = plays  # unsettled: id and seat, oldest first
        self.count = count  # plays so far
        self.stage = stage
        self.ends = ends  # the seat that ends the game when all has settled, or NONE

    def clone(self):
        return restore(self.to_json())

    def to_json(self):
        return {
            "knives": self.knives.copy(),
            "staked": self.staked.copy(),
            "plays": [list(one) for one in self.plays],
            "count": self.count,
            "stage": self.stage,
            "ends": self.ends,
            "stack": [frame.to_json() for frame in self.stack],
        }

    def problems(self):
        return []


class Dare(Window):
    def clone(self):
        return Dare(self.eligible.copy(), self.passed, self.offered, self.turn)

    def to_json(self):
        return {"frame": "dare", "passed": self.passed, "offered": self.offered, "turn": self.turn}

    def closed(self, s):
        return s.stage == OVER or (s.ends != NONE and not s.plays)

    def waiting(self, s):
        return [CHANCE] if s.stage == STOPPED or s.ends != NONE else super().waiting(s) or [CHANCE]

    def welcome(self, s):
        return [] if s.stage == STOPPED else super().welcome(s)

    def plays(self, s, seat):
        cuts = [pack(CUT, play) for play, who in s.plays if who != seat and s.knives[seat]]
        return cuts if s.ends != NONE else [STAKE, *cuts, END]

    def options(self, s, seat):
        if seat != CHANCE:
            return super().options(s, seat)
        return TIME_PASSES if s.stage == STOPPED or not s.plays else [SETTLE]

    def answer(self, s, seat, action):
        if action == SETTLE:
            play, _ = s.plays.pop(0)
            s.tell("settled", "DA-2", play)
        elif seat == CHANCE:
            s.stage = RUNS if s.stage == STOPPED else OVER
        else:
            super().answer(s, seat, action)

    def play(self, s, seat, action):
        verb, play = action & 255, action >> 8
        if verb == STAKE:
            s.count += 1
            s.staked[seat] += 1
            s.plays.append([s.count, seat])
            s.tell("staked", "DA-1", seat)
        elif verb == CUT:
            while s.plays[0][0] != play:
                s.plays.pop(0)
            s.staked[s.plays.pop(0)[1]] -= 1
            s.knives[seat] = 0
            s.stage, s.ends = STOPPED, NONE
            s.tell("cut", "DA-3", seat)
        else:
            s.ends = seat

    def prompt(self, s, seat):
        return Telling("dare", "DA-1", [])

    def clock(self, s):
        return 1 if s.stage == STOPPED else 0

    def restarts_clock(self, s, seat, action):
        return seat >= 0 and action & 255 in {STAKE, CUT}

    def is_final(self, s, seat, action):
        return True


def new(count, options):
    return State([0, 1, 0], [0] * SEATS, [], 0, RUNS, NONE, [Dare([0, 1, 2], 0, 0, 0)])


def restore(plain):
    stack = [Dare([0, 1, 2], f["passed"], f["offered"], f["turn"]) for f in plain["stack"]]
    return State(
        list(plain["knives"]),
        list(plain["staked"]),
        [list(one) for one in plain["plays"]],
        plain["count"],
        plain["stage"],
        plain["ends"],
        stack,
    )


def hide(s, seat, whole=None):
    plain = s.to_json()
    plain["knives"] = [knife if who == seat or not s.stack else FACEDOWN for who, knife in enumerate(plain["knives"])]
    return plain


def determinise(view, rng):
    return restore(view["state"] | {"knives": [max(knife, 0) for knife in view["state"]["knives"]]})


def unsettled(s):
    return [Unsettled(play, seat, 0, tuple(other for other in range(SEATS) if other != seat)) for play, seat in s.plays]


def settle(s):
    return SETTLE if s.plays and s.stage == RUNS else NONE


LIVE = Live(
    clocks=(("dare", 30.0), ("stop", 4.0)),
    pause=(1.0, 2.0),
    extension=10.0,
    extensions=2,
    ticks=lambda options: True,
    round=lambda s: 1,
    orders=(Setting("stop", (False, True), False),),
    span=lambda s, order: 0,
    obey=lambda s, seat, orders: NONE,
    rules={"extend": "DA-4"},
    unsettled=unsettled,
    settle=settle,
    settle_seconds=3.0,
)
VERBS = [Verb("pass", PASS), Verb("stake", STAKE), Verb("cut", CUT, "play"), Verb("end", END), Verb("settle", SETTLE)]
GAME = Game(
    "dare",
    1,
    "DA",
    range(SEATS, SEATS + 1),
    (),
    Language(VERBS, {"seat": seats(SEATS), "play": {n: f"play_{n}" for n in range(1, 40)}}),
    {"dare": "", "staked": "seat", "cut": "seat", "settled": "play"},
    new,
    restore,
    hide,
    determinise,
    lambda s: s.staked,
    lambda s: [1] * SEATS,
    lambda s, seat, actions: [0] * len(actions),
    lambda s, seat: 500,
    live=LIVE,
)


@contextmanager
def registered():
    """The game is there, for tables in this process."""
    registry.register("dare", lambda: GAME)
    try:
        yield
    finally:
        registry.forget("dare")
