"""Iterations of search in a second of CPU, game by game, on positions of a game that bosuns play.

python benchmarks/search.py                              # the package that is installed, or PYTHONPATH
PYTHONPATH=old python benchmarks/search.py --seats 2     # runs on older versions too
"""

import argparse
import time

from quarterdeck.bots import bot
from quarterdeck.core import engine
from quarterdeck.core.match import Match
from quarterdeck.games import game, games

EVERY = 6  # of so many decisions one is thought about
MOST = 12  # decisions of a game


def measured(id_: str, seats: int, iterations: int) -> tuple[float, int]:
    """Iterations a second of CPU, and the decisions that were thought about."""
    match, seen, spent = Match(id_, seats, seed=1), 0, 0.0
    bosuns = [bot("bosun", seed=seat) for seat in range(seats)]
    while not match.over and seen < MOST * EVERY:
        seat = match.waiting()[0]
        view, decision = match.view(seat), match.ask(seat)
        if len(decision.actions) > 1:
            if seen % EVERY == 0:
                begun = time.process_time()
                bot(f"captain:{iterations}", seed=seen).choose(view, decision)
                spent += time.process_time() - begun
            seen += 1
        match.play(seat, bosuns[seat].choose(view, decision))
    thought = -(-seen // EVERY)
    return thought * iterations / spent, thought


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
