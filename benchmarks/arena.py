"""How many times as many games two processes play as one: random players, and captains.

    python benchmarks/arena.py
    python benchmarks/arena.py --random 2000 --captains 20 --captain captain:50 --times 1

The same games (of Space Pirates, or of `--game`) are played by one process and by two, in turn and several times; the
best of each counts. Run it on two idle cores: what else runs there takes from the second process first.
"""

import argparse
import os
import time

from quarterdeck.arena.simulate import simulate
from quarterdeck.core import engine


def seconds(game: str, seats: int, bot: str, games: int, workers: int) -> float:
    """The time that so many games take."""
    begun = time.perf_counter()
    played = sum(1 for _ in simulate(game, seats, [bot] * seats, games, workers=workers))
    assert played == games
    return time.perf_counter() - begun


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="space_pirates")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--random", type=int, default=10_000, help="games of random players")
    parser.add_argument("--captains", type=int, default=200, help="games of captains")
    parser.add_argument("--captain", default="captain:100", help="which captain")
    parser.add_argument("--times", type=int, default=3)
    chosen = parser.parse_args()
    build = "plain" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"{build} build, {os.cpu_count()} cores, load {os.getloadavg()[0]:.2f}")
    for bot, games in (("random", chosen.random), (chosen.captain, chosen.captains)):
        if games == 0:
            continue
        one, two = (
            min(seconds(chosen.game, chosen.seats, bot, games, workers) for _ in range(chosen.times))
            for workers in (1, 2)
        )
        print(f"{games} games of {bot}: one process {one:.1f} s, two {two:.1f} s, {one / two:.2f} times")


if __name__ == "__main__":
    main()
