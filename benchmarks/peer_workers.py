"""Measure one game of one peer library and print the figures as one JSON object.

The script runs inside the peer's own environment and needs nothing but that peer:

    python benchmarks/peer_workers.py open_spiel hearts --players 4 --seconds 2

A game is played from its initial state to its end by uniformly random legal actions; a decision is one action
chosen by a player, chance steps are counted apart. Where a library offers a faster and a slower way to do the same,
the faster one is measured.
"""

import argparse
import importlib
import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

SEED: Final = 20_240_117
REPETITIONS: Final = 3
CLONES_PER_BURST: Final = 100
CLONE_SECONDS: Final = 0.5

SIMULATIONS: Final = 4
ROLLOUTS: Final = 50
GAMES_FOR_LENGTH: Final = 400

BATCH: Final = 256  # of games in pgx
SCAN: Final = 100  # steps of a batch in one call

Play = Callable[[random.Random], tuple[int, int]]
"""Plays one game; answers the number of decisions and the number of chance steps."""

Figures = dict[str, object]


def game_figures(play: Play, seconds: float) -> Figures:
    """Time whole games, a fixed span for each repetition, after one game that is not timed."""
    play(random.Random(SEED))
    decision_rates: list[float] = []
    game_rates: list[float] = []
    games = decisions = chances = 0
    for _ in range(REPETITIONS):
        rnd = random.Random(SEED)
        played = decided = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            chosen, drawn = play(rnd)
            played += 1
            decided += chosen
            chances += drawn
        decision_rates.append(decided / elapsed)
        game_rates.append(played / elapsed)
        games += played
        decisions += decided
    return {
        "decisions_per_s": decision_rates,
        "games_per_s": game_rates,
        "decisions_per_game": decisions / games,
        "chance_steps_per_game": chances / games,
    }


def clone_figures(clone: Callable[[], object], seconds: float) -> Figures:
    """Time copies of one mid-game state in bursts."""
    rates: list[float] = []
    for _ in range(REPETITIONS):
        copies = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < min(seconds, CLONE_SECONDS):
            for _ in range(CLONES_PER_BURST):
                clone()
            copies += CLONES_PER_BURST
        rates.append(copies / elapsed)
    return {"clones_per_s": rates}


def catanatron(_game: str, players: int, seconds: float) -> Figures:
    """Measure Catan; legality is not checked a second time when an action is applied."""
    engine = importlib.import_module("catanatron.game")
    models = importlib.import_module("catanatron.models.player")
    colors = list(models.Color)[:players]

    def fresh(rnd: random.Random) -> Any:
        return engine.Game([models.RandomPlayer(color) for color in colors], seed=rnd.randrange(1, 2**31))

    def advance(game: Any, rnd: random.Random, limit: int) -> int:
        decisions = 0
        state = game.state
        while decisions < limit and game.winning_color() is None and state.num_turns < engine.TURNS_LIMIT:
            legal = state.playable_actions
            game.execute(legal[int(rnd.random() * len(legal))], validate_action=False)
            decisions += 1
        return decisions

    def play(rnd: random.Random) -> tuple[int, int]:
        return advance(fresh(rnd), rnd, 10**9), 0

    length, _ = play(random.Random(SEED))
    rnd = random.Random(SEED)
    middle = fresh(rnd)
    advance(middle, rnd, length // 2)
    return game_figures(play, seconds) | clone_figures(middle.copy, seconds)


def rlcard(game: str, players: int, seconds: float) -> Figures:
    """Measure an RLCard environment; it builds its observation on every step."""
    env = importlib.import_module("rlcard").make(game, {"seed": SEED})
    expect_players(players, env.num_players)

    def play(rnd: random.Random) -> tuple[int, int]:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rnd.random() * len(legal))])
            decisions += 1
        env.get_payoffs()
        return decisions, 0

    return game_figures(play, seconds)


def pettingzoo(game: str, players: int, seconds: float) -> Figures:
    """Measure a PettingZoo classic environment without wrappers; a game ends when its agents are terminated."""
    env = importlib.import_module(f"pettingzoo.classic.{game}").raw_env()
    expect_players(players, len(env.possible_agents))
    env.reset(seed=SEED)

    def play(rnd: random.Random) -> tuple[int, int]:
        decisions = 0
        env.reset()
        while True:
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                return decisions, 0
            legal = observation["action_mask"].nonzero()[0].tolist()
            env.step(legal[int(rnd.random() * len(legal))])
            decisions += 1

    return game_figures(play, seconds)


class OpenSpielGame:
    """One OpenSpiel game driven from Python with the fewest calls that its interface allows."""

    def __init__(self, name: str, players: int) -> None:
        self.spiel = importlib.import_module("pyspiel")
        self.game = self.spiel.load_game(name)
        if self.game.num_players() != players:
            self.game = self.spiel.load_game(name, {"players": players})
        expect_players(players, self.game.num_players())
        self.chance = int(self.spiel.PlayerId.CHANCE)

    def advance(self, state: Any, rnd: random.Random, limit: int) -> tuple[int, int]:
        """Play until the end, or until the next decision after a number of them; count decisions and chance steps."""
        chance = self.chance
        decisions = chances = 0
        while True:
            player = state.current_player()
            if player >= 0:
                if decisions == limit:
                    break
                legal = state.legal_actions()
                state.apply_action(legal[int(rnd.random() * len(legal))])
                decisions += 1
            elif player == chance:
                state.apply_action(sampled(state.chance_outcomes(), rnd))
                chances += 1
            else:
                break
        return decisions, chances

    def play(self, rnd: random.Random) -> tuple[int, int]:
        """Play one game and read its returns."""
        state = self.game.new_initial_state()
        counts = self.advance(state, rnd, -1)
        state.returns()
        return counts

    def first_choice(self, rnd: random.Random) -> Any:
        """Answer the first state of a new game in which a player has more than one option.

        The tree search gives up early at a root with a single option, so such a root says nothing about speed.
        """
        state = self.game.new_initial_state()
        self.advance(state, rnd, 0)
        while len(state.legal_actions()) == 1:
            self.advance(state, rnd, 1)
        return state

    def middle(self) -> Any:
        """Answer the state half-way through the first seeded game."""
        length, _ = self.play(random.Random(SEED))
        state = self.game.new_initial_state()
        self.advance(state, random.Random(SEED), length // 2)
        return state


def sampled(outcomes: list[tuple[int, float]], rnd: random.Random) -> int:
    """Draw one chance outcome by its probability."""
    rest = rnd.random()
    for action, probability in outcomes:
        rest -= probability
        if rest < 0:
            return action
    return outcomes[-1][0]


def open_spiel(game: str, players: int, seconds: float) -> Figures:
    """Measure an OpenSpiel game driven from Python."""
    driven = OpenSpielGame(game, players)
    return game_figures(driven.play, seconds) | clone_figures(driven.middle().clone, seconds)


def open_spiel_inside(game: str, players: int, seconds: float) -> Figures:
    """Measure OpenSpiel's own rollouts: a small tree search at the first real decision, many random games per leaf.

    Only the search itself is timed, and the search tells how many simulations it made. Every rollout counts as long
    as a game from the root, although those from its children are a decision shorter.
    """
    driven = OpenSpielGame(game, players)
    rnd = random.Random(SEED)
    lengths = [driven.advance(driven.first_choice(rnd), rnd, -1) for _ in range(GAMES_FOR_LENGTH)]
    length = sum(decisions for decisions, _ in lengths) / GAMES_FOR_LENGTH
    game_rates: list[float] = []
    for _ in range(REPETITIONS):
        rnd = random.Random(SEED)
        evaluator = driven.spiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
        bot = driven.spiel.MCTSBot(
            game=driven.game,
            evaluator=evaluator,
            uct_c=1.4,
            max_simulations=SIMULATIONS,
            max_memory_mb=100,
            solve=False,
            seed=SEED,
            verbose=False,
        )
        rollouts = 0
        elapsed = 0.0
        while elapsed < seconds:
            root = driven.first_choice(rnd)
            start = time.perf_counter()
            tree = bot.mcts_search(root)
            elapsed += time.perf_counter() - start
            rollouts += tree.explore_count * ROLLOUTS
        game_rates.append(rollouts / elapsed)
    return {
        "decisions_per_s": [rate * length for rate in game_rates],
        "games_per_s": game_rates,
        "decisions_per_game": length,
        "chance_steps_per_game": sum(chances for _, chances in lengths) / GAMES_FOR_LENGTH,
    }


def pgx(game: str, players: int, seconds: float) -> Figures:
    """Step a batch inside JAX, where it plays fastest: random legal actions, ended games begin anew."""
    jax = importlib.import_module("jax")
    numbers = importlib.import_module("jax.numpy")
    library = importlib.import_module("pgx")
    again = importlib.import_module("pgx.experimental").auto_reset
    env = library.make(game)
    expect_players(players, env.num_players)
    step = jax.vmap(again(env.step, env.init))

    def once(carried: Any, key: Any) -> Any:
        state = carried
        drawn, other = jax.random.split(key)
        logits = numbers.where(state.legal_action_mask, 0.0, -1e9)
        state = step(state, jax.random.categorical(drawn, logits), jax.random.split(other, BATCH))
        return state, (state.terminated | state.truncated).sum()

    run = jax.jit(lambda state, key: jax.lax.scan(once, state, jax.random.split(key, SCAN)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    state, _ = run(state, jax.random.PRNGKey(1))
    step_rates: list[float] = []
    game_rates: list[float] = []
    games = decisions = 0
    for number in range(REPETITIONS):
        played = decided = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            state, ended = run(state, jax.random.PRNGKey(number))
            played += int(ended.sum())
            decided += BATCH * SCAN
        step_rates.append(decided / elapsed)
        game_rates.append(played / elapsed)
        games += played
        decisions += decided
    return {
        "decisions_per_s": step_rates,
        "games_per_s": game_rates,
        "decisions_per_game": decisions / max(1, games),
        "chance_steps_per_game": 0.0,
    }


def expect_players(expected: int, found: int) -> None:
    """Refuse to measure another number of players than the one asked for."""
    if expected != found:
        message = f"expected a game of {expected} players, found one of {found}"
        raise ValueError(message)


WORKERS: Final[dict[str, Callable[[str, int, float], Figures]]] = {
    "catanatron": catanatron,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "open_spiel": open_spiel,
    "open_spiel_inside": open_spiel_inside,
    "pgx": pgx,
}


def main() -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(description="Measure one game of one peer library.")
    parser.add_argument("worker", choices=WORKERS)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=2.0, help="span of each of the three repetitions")
    options = parser.parse_args()
    print(json.dumps(WORKERS[options.worker](options.game, options.players, options.seconds)))


if __name__ == "__main__":
    main()
