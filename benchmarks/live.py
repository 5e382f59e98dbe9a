"""Many games of Jolly Roger by the clock: does any get stuck, break an invariant, or replay otherwise?

    python benchmarks/live.py [--games 5000] [--seed 0]

Random players with the reactions of people: each has an answer ready after some seconds, in a window or beside the
game, or lets the time pass. The clock is handed in, so that a game of half an hour takes no time: whatever is due next
happens. Seats, bribes, calls and the modules are drawn for each game. Invariants are tested after every tenth answer;
one game of a hundred is written down as a record and played from it again.
"""

import argparse
import random
import time
from collections import Counter

import quarterdeck as qd
from quarterdeck.core.timed import TimedMatch

GAME = qd.game("jolly_roger")
MOST = 50_000  # answers of a game that is stuck
REPLAYED = 100
SILENT = 0.25  # how often somebody lets the time pass
TALKS = 0.02  # how often somebody speaks who is not waited for
CHECKED = 10  # answers between two tests of all invariants
FIXED = {"pace": "live", "clock": True, "bot_characters": "mixed"}


def play(number: int, told: Counter[str]) -> None:
    """One game."""
    rng = random.Random(number)
    drawn = {setting.name: rng.choice(setting.choices) for setting in GAME.options} | FIXED
    match = TimedMatch(GAME, rng.choice(GAME.seats), drawn, seed=number)
    assert GAME.live is not None
    seconds, settles = [clock[1] for clock in GAME.live.clocks], GAME.live.settle_seconds
    answers, now = 0, 0.0
    while not match.over:
        ready = {seat: rng.expovariate(0.4) for seat in match.waiting() if rng.random() > SILENT or match.clock < 0}
        ready |= {seat: rng.expovariate(0.4) for seat in match.welcome() if rng.random() < TALKS}
        seat = min(ready, key=ready.__getitem__, default=-1)
        after = ready[seat] if seat >= 0 else float("inf")
        if match.settles and after > settles:
            match.settle()
            after, what = settles, "settled"
        elif match.clock >= 0 and after > seconds[match.clock]:
            after, what = seconds[match.clock], "ticks"
            match.tick()
        else:
            match.apply(seat, rng.choice(match.actions(seat)))
            what = "answers"
        told[what] += 1
        now += after
        answers += 1
        problems = match.problems() if answers % CHECKED == 0 or match.over else []
        if problems or answers > MOST:
            raise SystemExit(f"game {number}: {'; '.join(problems) or f'stuck after {answers} answers'}")
    told["minutes"] += round(now / 60)
    if number % REPLAYED == 0:
        again = TimedMatch.from_record(match.record(), verify=True)
        assert again.scores == match.scores, f"game {number} replays otherwise"
        told["replayed"] += 1


def main() -> None:
    """Play them all."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=5000)
    asked.add_argument("--seed", type=int, default=0)
    given = asked.parse_args()
    told: Counter[str] = Counter()
    begun = time.process_time()
    for number in range(given.seed, given.seed + given.games):
        play(number, told)
    spent = time.process_time() - begun
    counts = ", ".join(f"{count:,} {what}" for what, count in sorted(told.items()))
    print(f"{given.games:,} games by the clock: {counts}; none stuck, no invariant broken; {spent:.0f} s of CPU")


if __name__ == "__main__":
    main()
