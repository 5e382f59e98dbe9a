"""Iterations of search in a second of CPU, game by game, on positions of a game that bosuns play.

python benchmarks/search.py                              # the package that is installed, or PYTHONPATH
PYTHONPATH=old python benchmarks/search.py --seats 2     # runs on older versions too
"""

import argparse

from searching import measured

from quarterdeck.core import engine
from quarterdeck.games import game, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=200)
    chosen = parser.parse_args()
    print("plain" if str(engine.__file__).endswith(".py") else "compiled")
    for id_ in chosen.games:
        seats = max(chosen.seats, game(id_).seats.start)
        speed, decisions = measured(id_, seats, chosen.iterations)
        print(f"{id_:24}{seats} seats {speed:>10,.0f} iterations/s over {decisions} decisions", flush=True)


if __name__ == "__main__":
    main()
