"""How settled a search is: how often one of eight times the iterations gives the same answer, and two of those.

python benchmarks/agreement.py                    # all games, with the iterations of their captains
python benchmarks/agreement.py jolly_roger --seats 5
"""

import argparse

from quarterdeck.bots import bot
from quarterdeck.core.match import Match
from quarterdeck.games import game, games

TIMES = 8
DEALS = 8
EACH = 15  # questions of a deal
EVERY = 5  # of so many questions one is thought about


def agreement(id_: str, seats: int, iterations: int) -> tuple[int, int, int]:
    """Questions, how many are answered alike once and eight times, and by two of eight times, in games of bosuns."""
    asked, alike, settled = 0, 0, 0
    for deal in range(1, DEALS + 1):
        match, met, here = Match(id_, seats, seed=deal), 0, 0
        bosuns = [bot("bosun", seed=seat) for seat in range(seats)]
        while not match.over:
            seat = match.waiting()[0]
            view, decision = match.view(seat), match.ask(seat)
            met += len(decision.actions) > 1
            if len(decision.actions) > 1 and met % EVERY == deal % EVERY and here < EACH:
                here += 1
                efforts = (iterations, TIMES * iterations, TIMES * iterations)
                once, more, again = (
                    bot(f"captain:{effort}+kept=0", seed=1000 * i + met).choose(view, decision)
                    for i, effort in enumerate(efforts)
                )
                alike += once == more
                settled += more == again
            match.play(seat, bosuns[seat].choose(view, decision))
        asked += here
    return asked, alike, settled


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=0, help="a captain's by default")
    chosen = parser.parse_args()
    for id_ in chosen.games:
        seats = max(chosen.seats, game(id_).seats.start)
        iterations = chosen.iterations or game(id_).thinking.iterations
        asked, alike, settled = agreement(id_, seats, iterations)
        more = TIMES * iterations
        told = f"{iterations} and {more} {alike / asked:.0%}, {more} twice {settled / asked:.0%}"
        print(f"{id_:24}{seats} seats, {asked} questions answered alike: {told}", flush=True)


if __name__ == "__main__":
    main()
