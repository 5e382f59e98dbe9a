"""Iterations of search in a second of CPU, game by game, on positions of a game that bosuns play.

python benchmarks/search.py                              # the package that is installed, or PYTHONPATH
PYTHONPATH=old python benchmarks/search.py --seats 2     # runs on older versions too
python benchmarks/search.py --bot legend:4.5s --seats 10 # instead: how long an answer takes, by the clock on the wall
"""

import argparse
import time

from searching import answers, measured

from quarterdeck.core import engine
from quarterdeck.games import game, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--bot", default="")
    chosen = parser.parse_args()
    print("plain" if str(engine.__file__).endswith(".py") else "compiled")
    for id_ in chosen.games:
        seats = min(max(chosen.seats, game(id_).seats.start), game(id_).seats[-1])
        if chosen.bot:
            each = answers(id_, seats, chosen.bot, time.monotonic)
            print(f"{id_:24}{seats} seats {max(each):>8.2f} s at most for one of {len(each)} answers", flush=True)
            continue
        speed, decisions = measured(id_, seats, chosen.iterations)
        print(f"{id_:24}{seats} seats {speed:>10,.0f} iterations/s over {decisions} decisions", flush=True)


if __name__ == "__main__":
    main()
