"""How often bosun beats each of the sixteen legendary pirates of Tiny Epic Pirates.

    python benchmarks/alone.py
    python benchmarks/alone.py 200 5000

The numbers are games of each pair of mats, and the seed: every pair gets the same deals. Games are played on the engine
itself with bosun's policy, which is quicker than `quarterdeck sim --vary` and plays the same.
"""

import random
import sys

from quarterdeck.core import engine
from quarterdeck.core.rng import Rng
from quarterdeck.games import game

RULES = game("tiny_epic_pirates")


def main() -> None:
    """Print a line for each captain's mat, a column for each personality."""
    games, seed = [int(word) for word in sys.argv[1:]] + [100, 0][len(sys.argv) - 1 :]
    captains, moods = [
        [str(value) for value in setting.choices if value != "random"]
        for setting in RULES.options
        if setting.name.startswith("solo_")
    ]
    print(f"{games} games each, seed {seed}: won by bosun, %")
    print(f"{'':14}", *[f"{mood.removeprefix('solo_'):>13}" for mood in moods])
    total = 0
    for captain in captains:
        won = [
            sum(wins(seed + number, {"solo_captain": captain, "solo_personality": mood}) for number in range(games))
            for mood in moods
        ]
        total += sum(won)
        print(f"{captain.removeprefix('solo_'):14}", *[f"{100 * one / games:13.0f}" for one in won], flush=True)
    print(f"{'all':14}{100 * total / games / len(captains) / len(moods):14.1f}")


def wins(seed: int, options: dict[str, str]) -> bool:
    """Play one game: whether bosun wins it."""
    rng, draw = Rng(seed), random.Random(seed)
    s = RULES.new(1, RULES.check_options(options))
    engine.settle(s)
    while s.stack:
        frame = s.stack[-1]
        seat = frame.asked(s)
        if seat == engine.CHANCE:
            engine.answer(s, seat, engine.outcome(s, rng))
            continue
        answers = list(frame.options(s, seat))
        draw.shuffle(answers)  # ties are broken at random
        ratings = RULES.rate(s, seat, answers)
        engine.answer(s, seat, answers[ratings.index(max(ratings))])
    return RULES.ranks(s)[0] == 1


if __name__ == "__main__":
    main()
