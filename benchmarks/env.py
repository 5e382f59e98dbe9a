"""Steps of environments a second: many games at once beside one by one, beside OpenSpiel and pgx, all in one run.

    python benchmarks/env.py
    python benchmarks/env.py --only space_pirates --seconds 5 --no-pgx

A step is one answer of a player with what a learner needs for the next one: the observation of whoever is asked and the
mask of legal answers. Answers are random. `vector` is `quarterdeck.env.vector`. One by one the same games are stepped
by a loop in Python over

    aec      `env.aec`, PettingZoo's interface: `last`, `step`
    match    `Match`: `waiting`, `actions`, `game.encode(view)`, `game.mask`, `apply`
    inside   `Match`, with rows written from the position itself, as nobody outside can: the encoder of `vector`

OpenSpiel steps from Python too, with its tensor and mask; pgx steps a batch inside JAX on the CPU, which makes its
observation in each step, and is timed by the clock. All run on one core, in turns; the middle of all rounds counts.
"""

import argparse
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np
from peers import CACHE, PEERS, PeerError, installed, measured, stay_on_one_core

from quarterdeck import Match, env
from quarterdeck.core import engine
from quarterdeck.env.tables import Tables
from quarterdeck.games import game as game_of, games

PGX = next(peer for peer in PEERS if peer.name == "pgx")  # backgammon is its first game
OPEN_SPIEL = ("backgammon", "leduc_poker", "hearts")


Steps = Callable[[], int]  # makes some and says how many


def rate(steps: Steps, seconds: float) -> float:
    """Steps a second of CPU, after some that are not timed: what else runs on the machine matters little."""
    steps()
    made, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        made += steps()
    return made / spent


def rates(ways: dict[str, Steps], seconds: float, rounds: int) -> dict[str, float]:
    """Of each, measured in turns."""
    found: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(rounds):
        for name, steps in ways.items():
            found[name].append(rate(steps, seconds))
    return {name: statistics.median(rated) for name, rated in found.items()}


def together(id_: str, seats: int, count: int, dtype: str) -> Steps:
    """Many games in step."""
    batch = env.vector(id_, seats, count, dtype=dtype)

    def steps() -> int:
        batch.step(batch.sample())
        return count

    return steps


def one_by_one(id_: str, seats: int, inside: bool) -> Steps:
    """The same games as matches."""
    tables, dice = Tables(id_, seats, {}), random.Random(1)
    game = tables.game
    seeds = iter(range(10**9))
    match = Match(game, seats, seed=next(seeds))

    def steps() -> int:
        nonlocal match
        for _ in range(20):
            seat = match.waiting()[0]
            actions = match.actions(seat)
            if inside:
                tables.observation(match.state, seat)
                tables.mask(actions)
            else:
                np.frombuffer(game.encode(match.view(seat)), np.uint8)
                np.frombuffer(game.mask(actions), np.bool_)
            match.apply(seat, actions[int(dice.random() * len(actions))])
            if match.over:
                match = Match(game, seats, seed=next(seeds))
        return 20

    return steps


def in_turn(id_: str, seats: int) -> Steps:
    """PettingZoo's interface."""
    game, dice = env.aec(id_, seats), random.Random(1)
    game.reset(seed=1)

    def steps() -> int:
        for _ in range(20):
            seen, _, ended, cut, _ = game.last()
            if ended or cut:
                game.reset()
                seen, *_ = game.last()
            game.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        return 20

    return steps


def open_spiel(name: str) -> Steps:
    """A game of OpenSpiel driven from Python, with tensor and mask at each answer of a player."""
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)
    recalls = not game.get_type().provides_observation_tensor
    state = game.new_initial_state()

    def steps() -> int:
        nonlocal state
        made = 0
        while made < 20:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, odds)[0])
            else:
                np.array(state.information_state_tensor() if recalls else state.observation_tensor(), np.float32)
                np.array(state.legal_actions_mask(), np.int8)
                state.apply_action(dice.choice(state.legal_actions()))
                made += 1
        return made

    return steps


def pgx(seconds: float) -> float | str:
    """Backgammon of pgx in an environment of its own, that of `peers.py`; why not, if it cannot be had."""
    try:
        return max(measured(PGX, PGX.cases[0], installed(PGX, CACHE), seconds).decisions_per_s)
    except PeerError as error:
        return str(error)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(games()), help="games, separated by commas")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--count", type=int, default=1024, help="games of the vector environment")
    parser.add_argument("--no-pgx", action="store_true", help="install nothing")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    stay_on_one_core()
    theirs: dict[str, float | str] = {} if chosen.no_pgx else {"pgx backgammon": pgx(chosen.seconds)}
    theirs |= rates({f"OpenSpiel {name}": open_spiel(name) for name in OPEN_SPIEL}, chosen.seconds, chosen.rounds)
    ours = {}
    for id_ in chosen.only.split(","):
        seats = next(seats for seats in (4, *game_of(id_).seats) if seats in game_of(id_).seats)
        ways = {
            "vector uint8": together(id_, seats, chosen.count, "uint8"),
            "vector float32": together(id_, seats, chosen.count, "float32"),
            "aec": in_turn(id_, seats),
            "match": one_by_one(id_, seats, inside=False),
            "inside": one_by_one(id_, seats, inside=True),
        }
        ours[id_] = rates(ways, chosen.seconds, chosen.rounds)
    build = "plain" if str(engine.__file__).endswith(".py") else "compiled"
    if chosen.json:
        json.dump({"build": build, "ours": ours, "theirs": theirs}, sys.stdout)
        return
    print(f"steps in a second of CPU on one core, {build} build, load {os.getloadavg()[0]:.2f}\n")
    rated = {name: steps for name, steps in theirs.items() if isinstance(steps, float)}
    for id_, found in ours.items():
        print(f"{id_}: " + ", ".join(f"{name} {steps:,.0f}" for name, steps in found.items()))
        for best in ("vector uint8", "vector float32"):
            alone = {name: steps for name, steps in found.items() if not name.startswith("vector")}
            beside = ", ".join(f"{name} {found[best] / steps:.1f}" for name, steps in (alone | rated).items())
            print(f"  {best} : {beside}")
    print()
    for name, steps in theirs.items():
        print(f"{name}: {f'{steps:,.0f}' if isinstance(steps, float) else 'not measured: ' + steps}")


if __name__ == "__main__":
    main()
