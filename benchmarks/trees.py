"""Speed of two source trees side by side: `python benchmarks/trees.py OLD/src NEW/src [GAME ...]`.

Each tree has a process of its own; they work in turns, a short batch each, and the median of the ratios of neighbouring
batches is told. So other work on the machine hits both alike. `python setup.py build_ext --inplace` compiles a tree.
"""

import os
import random
import statistics
import subprocess
import sys
import time

ROUNDS = 25
BATCH = 0.15  # seconds of CPU


def main() -> None:
    """Compare the trees, or be the process of one."""
    if sys.argv[1] == "--one":
        serve()
        return
    trees, wanted = sys.argv[1:3], sys.argv[3:]
    both = [start(tree) for tree in trees]
    builds, games = [], []
    for process in both:
        build, *names = ask(process, "games")
        builds.append(build)
        games.append(names)
    print(f"{trees[0]} ({builds[0]}) and {trees[1]} ({builds[1]}), median of {ROUNDS} ratios new/old [quartiles]")
    for game in wanted or games[1]:
        for measure in ("inside", "driven", "clone"):
            pairs = [[float(ask(process, game, measure)[0]) for process in both] for _ in range(ROUNDS)]
            ratios = [new / old for old, new in pairs]
            low, middle, high = statistics.quantiles(ratios, n=4)
            best = [max(pair[i] for pair in pairs) for i in range(2)]
            shown = f"{middle:.3f} [{low:.3f}, {high:.3f}]"
            print(f"{game:24}{measure:8}{best[0]:>12,.0f} {best[1]:>12,.0f} /s at best   {shown}", flush=True)


def start(tree: str) -> subprocess.Popen[str]:
    """The process of a tree."""
    env = os.environ | {"PYTHONPATH": tree}
    command = [sys.executable, __file__, "--one"]
    return subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(process: subprocess.Popen[str], *words: str) -> list[str]:
    """One line to a process, one back."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(" ".join(words) + "\n")
    process.stdin.flush()
    return process.stdout.readline().split()


def serve() -> None:
    """Measure whatever is asked for, until nobody asks."""
    from quarterdeck.core import engine
    from quarterdeck.games import games

    for line in sys.stdin:
        words = line.split()
        if words == ["games"]:
            build = "plain" if str(engine.__file__).endswith(".py") else "compiled"
            print(build, *games(), flush=True)
        else:
            print(batch(*words), flush=True)


def batch(game: str, measure: str) -> float:
    """Decisions or clones of one game in a second of CPU."""
    from quarterdeck.core import engine
    from quarterdeck.core.rng import Rng
    from quarterdeck.games import game as find_game

    rules = find_game(game)
    seats, options = 4 if 4 in rules.seats else rules.seats.start, rules.check_options({})
    rng, draw, made = Rng(1), random.Random(1).random, 0
    middle = rules.new(seats, options)
    engine.settle(middle)
    for _ in range(60):
        seat = middle.stack[-1].asked(middle)
        if seat == engine.CHANCE:
            engine.answer(middle, seat, engine.outcome(middle, rng))
        else:
            engine.answer(middle, seat, middle.stack[-1].options(middle, seat)[0])
        if not middle.stack:
            break
    begun = time.process_time()
    while (spent := time.process_time() - begun) < BATCH:
        if measure == "clone":
            for _ in range(1000):
                middle.clone()
            made += 1000
            continue
        s = rules.new(seats, options)
        engine.settle(s)
        if measure == "inside":
            made += engine.playout(s, rng)
            continue
        stack = s.stack
        while stack:
            frame = stack[-1]
            seat = frame.asked(s)
            if seat == engine.CHANCE:
                engine.answer(s, seat, engine.outcome(s, rng))
                continue
            answers = frame.options(s, seat)
            engine.answer(s, seat, answers[int(draw() * len(answers))])
            made += 1
    return made / spent


if __name__ == "__main__":
    main()
