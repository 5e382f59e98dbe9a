"""What a learner pays: questions a second, and decisions a second of a small learning loop in Space Pirates.

python benchmarks/learning.py                 # by packed actions, as programs ask and answer
python benchmarks/learning.py --words         # by words, as people do; runs on older versions too
"""

import argparse
import random
import time
from importlib import import_module

import quarterdeck as qd
from quarterdeck.games import game

GAME = "space_pirates"


def learn(seconds: float, *, words: bool) -> float:
    """Decisions a second of a linear policy that learns from the winner of each game."""
    rules = game(GAME)
    language, encode = rules.language, import_module(f"quarterdeck.games.{GAME}.encode").encode
    weights: dict[int, float] = {}
    chance, decisions, start, seed = random.Random(1), 0, time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        seed += 1
        match = qd.Match(GAME, seats=3, seed=seed)
        history: list[tuple[int, int]] = []
        while not match.over:
            seat = match.waiting()[0]
            assert encode(match.view(seat)).size
            if words:
                actions = [language.read(option.words) for option in match.ask(seat).options]
            else:
                actions = match.actions(seat)
            scores = [weights.get(language.index(action), 0.0) for action in actions]
            best = max(scores)
            pick = chance.randrange(len(actions)) if chance.random() < 0.1 else scores.index(best)
            history.append((seat, language.index(actions[pick])))
            if words:
                match.play(seat, language.say(actions[pick]))
            else:
                match.apply(seat, actions[pick])
            decisions += 1
        for seat, index in history:
            weights[index] = weights.get(index, 0.0) + (0.01 if match.ranks[seat] == 1 else -0.005)
    return decisions / (time.perf_counter() - start)


def ask(seconds: float) -> float:
    """Microseconds of a question with 48 options."""
    match = qd.Match(GAME, seats=3, options={"first_player": "0"}, seed=7)
    asked, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        match.decision(0)
        asked += 1
    return 1e6 * (time.perf_counter() - start) / asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--words", action="store_true", help="learn by words")
    parser.add_argument("--seconds", type=float, default=3.0)
    chosen = parser.parse_args()
    print(f"a question of 48 options: {ask(chosen.seconds):.1f} µs")
    print(f"a learning loop: {learn(chosen.seconds, words=chosen.words):,.0f} decisions/s")


if __name__ == "__main__":
    main()
