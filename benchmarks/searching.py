"""What bots need for an answer, on positions of a game that bosuns play; runs on the pocket's Python too."""

import json
import time
from collections.abc import Callable

from quarterdeck.bots import bot
from quarterdeck.core.match import Match

EVERY = 6  # of so many decisions one is thought about
MOST = 12  # decisions of a game


def spent(id_: str, seats: int, thinker: str) -> tuple[float, int]:
    """Seconds of CPU that a bot of that name thinks, and the decisions that it thought about."""
    each = answers(id_, seats, thinker, time.process_time)
    return sum(each), len(each)


def answers(id_: str, seats: int, thinker: str, clock: Callable[[], float]) -> list[float]:
    """How long a bot of that name thinks about each of some decisions."""
    match, seen, seconds = Match(id_, seats, seed=1), 0, []
    bosuns = [bot("bosun", seed=seat) for seat in range(seats)]
    while not match.over and seen < MOST * EVERY:
        seat = match.waiting()[0]
        view, decision = match.view(seat), match.ask(seat)
        if len(decision.actions) > 1:
            if seen % EVERY == 0:
                begun = clock()
                bot(thinker, seed=seen).choose(view, decision)
                seconds.append(clock() - begun)
            seen += 1
        match.play(seat, bosuns[seat].choose(view, decision))
    return seconds


def measured(id_: str, seats: int, iterations: int) -> tuple[float, int]:
    """Iterations a second of CPU, and the decisions that were thought about."""
    seconds, thought = spent(id_, seats, f"captain:{iterations}")
    return thought * iterations / seconds, thought


def run(job: str) -> str:
    """For each `[game, seats, iterations]`: iterations a second, and seconds that deckhand and bosun need to answer."""
    found = []
    for id_, seats, iterations in json.loads(job):
        quick = [seconds / thought for seconds, thought in (spent(id_, seats, name) for name in ("deckhand", "bosun"))]
        found.append([measured(id_, seats, iterations)[0], *quick])
    return json.dumps(found)
