"""Mass simulation: many games over processes, seats rotated on the same deals."""

import math
import time
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass, field
from typing import Any

from quarterdeck.arena.usage import used
from quarterdeck.arena.workers import workers as at_work
from quarterdeck.bots import Bot, bot
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, NONE
from quarterdeck.core.errors import BadOption, QuarterdeckError
from quarterdeck.core.match import Match
from quarterdeck.core.rng import Rng
from quarterdeck.games import game

RANDOM = "random"
CHUNK = 64  # games of random bots that one task plays
Z = 1.959964  # 95 %


class BrokenInvariant(QuarterdeckError):
    """A simulated game broke a rule: a bug, with the seed that shows it."""


@dataclass(frozen=True)
class Result:
    """One game: who won which share, points, length. Lists are by bot, not by seat."""

    number: int
    shares: list[float]
    scores: list[int]
    decisions: int
    ranks: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)  # where each bot sat
    turns: list[int] = field(default_factory=list)  # how many seats after the first to answer
    asked: list[int] = field(default_factory=list)  # how often
    cpu: list[float] = field(default_factory=list)  # seconds that it thought in all
    events: Mapping[str, int] = field(default_factory=dict)  # how often each of the kinds asked for was told
    uses: list[dict[str, int]] = field(default_factory=list)  # how often each bot used what, if that was asked for


@dataclass(frozen=True)
class Job:
    """Some games of a simulation, for one process."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    seed: int
    numbers: range
    check: int = 0
    events: tuple[str, ...] = ()
    draw: bool = False  # options that are not set are drawn for each deal
    usage: bool = False  # whether it is counted what is used


def simulate(
    id_: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: int = 0,
    check: int = 0,
    events: Sequence[str] = (),
    draw: bool = False,
    usage: bool = False,
    ray: str = "",
) -> Generator[Result, None, None]:
    """Play so many games and yield each result as it comes, with counts of the named events and of what is used.

    Invariants are tested at the end of each game, and with `check` after every so many answers of random bots.
    """
    rules = game(id_)
    rules.check_seats(seats)
    chosen = rules.check_options(options or {})
    given = tuple((options or {}).items() if draw else chosen.items())
    for name in bots:
        bot(name)
    if len(bots) != seats:
        raise QuarterdeckError(f"expected {seats} bots, one a seat; found {len(bots)}: {', '.join(bots)}")
    for kind in events:
        if kind not in rules.tellings:
            raise QuarterdeckError(f"expected events of {id_} ({', '.join(sorted(rules.tellings))}); found {kind!r}")
    size = CHUNK if set(bots) == {RANDOM} else 1
    numbers = [range(first, min(first + size, games)) for first in range(0, games, size)]
    jobs = [Job(id_, seats, tuple(bots), given, seed, part, check, tuple(events), draw, usage) for part in numbers]
    if workers == 1 and not ray:
        for job in jobs:
            yield from run(job)
        return
    with at_work(workers, ray) as (pool, _):
        for future in as_completed([pool.submit(run, job) for job in jobs]):
            yield from future.result()


def run(job: Job) -> list[Result]:
    """Play the games of a job."""
    watched = job.events or job.usage
    player = random_game if set(job.bots) == {RANDOM} and not watched else bot_game
    return [player(job, number) for number in job.numbers]


def random_game(job: Job, number: int) -> Result:
    """A game of random bots, played inside the engine."""
    rules = game(job.game)
    rng = Rng(job.seed * 1_000_003 + number)
    s = rules.new(job.seats, drawn_options(job, number) if job.draw else dict(job.options))
    engine.settle(s)
    while (first := s.stack[-1].asked(s)) == CHANCE:
        engine.answer(s, CHANCE, engine.outcome(s, rng))
    if job.check:
        decisions = 0
        while s.stack:
            seat = s.stack[-1].asked(s)
            if seat == CHANCE:
                engine.answer(s, seat, engine.outcome(s, rng))
            else:
                answers = s.stack[-1].options(s, seat)
                engine.answer(s, seat, answers[rng.below(len(answers))])
                decisions += 1
                if decisions % job.check == 0:
                    demand_sound(job, number, s)
    else:
        decisions = engine.playout(s, rng)
    demand_sound(job, number, s)
    places, seats = rules.ranks(s), list(range(job.seats))  # whoever plays without a seat may have won
    ranks = places[: job.seats]
    turns = [(seat - first) % job.seats for seat in seats]
    return Result(
        number,
        winners(places, job.seats),
        rules.scores(s)[: job.seats],
        decisions,
        ranks=ranks,
        seats=seats,
        turns=turns,
    )


def bot_game(job: Job, number: int) -> Result:
    """A game of any bots: they move one seat on with every game, and each deal is played from all seats."""
    deal, turn = divmod(number, job.seats)
    options = drawn_options(job, deal) if job.draw else dict(job.options)
    match = Match(job.game, job.seats, options, seed=job.seed * 1_000_003 + deal)
    sitting: list[Bot] = [bot(name, seed=number * 31 + i) for i, name in enumerate(job.bots)]
    asked, cpu, first = [0] * job.seats, [0.0] * job.seats, NONE
    while not match.over:
        seat = match.waiting()[0]
        first = seat if first == NONE else first
        i = (seat - turn) % job.seats
        view, decision, begun = match.view(seat), match.ask(seat), time.process_time()
        words = sitting[i].choose(view, decision)
        cpu[i] += time.process_time() - begun
        asked[i] += 1
        match.play(seat, words)
    problems = match.problems()
    if problems:
        raise BrokenInvariant(f"game {number} of seed {job.seed}: {'; '.join(problems)}")
    seats = [(i + turn) % job.seats for i in range(job.seats)]
    shares = winners(match.ranks, job.seats)
    told = Counter(event.kind for entry in match.log for event in entry.events if event.kind in job.events)
    counted = used(match) if job.usage else []
    return Result(
        number,
        [shares[seat] for seat in seats],
        [match.scores[seat] for seat in seats],
        sum(asked),
        [match.ranks[seat] for seat in seats],
        seats,
        [(seat - first) % job.seats for seat in seats],
        asked,
        cpu,
        told,
        [counted[seat] for seat in seats] if counted else [],
    )


def drawn_options(job: Job, deal: int) -> dict[str, Any]:
    """Options drawn at random, the same for all games of a deal; those that are set stay as they are."""
    rules, rng, fixed = game(job.game), Rng(job.seed * 7919 + deal), dict(job.options)
    while True:
        options = {
            setting.name: fixed.get(setting.name, setting.choices[rng.below(len(setting.choices))])
            for setting in rules.options
        }
        try:
            rules.new(job.seats, options)
        except BadOption:  # what does not go with so many seats is drawn again
            continue
        return options


def demand_sound(job: Job, number: int, s: Any) -> None:
    """Raise if the position breaks an invariant."""
    problems = s.problems()
    if problems:
        raise BrokenInvariant(f"game {number} of seed {job.seed}, {job.seats} seats: {'; '.join(problems)}")


def winners(ranks: Sequence[int], seats: int) -> list[float]:
    """What each seat has of the victory: ties share it."""
    shared = 1 / list(ranks).count(1)
    return [shared if ranks[seat] == 1 else 0.0 for seat in range(seats)]


def interval(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval of a share, 95 % unless another number of deviations is asked for."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
