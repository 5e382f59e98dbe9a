"""`quarterdeck bench`: how fast the engine is, in both builds."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.table import Table

from quarterdeck.bots import bot
from quarterdeck.cli.common import AsJson, Lang, at_least, console, print_json
from quarterdeck.core import engine
from quarterdeck.core.match import Match
from quarterdeck.core.rng import Rng
from quarterdeck.games import game as find_game, games

ROWS = (
    ("inside_decisions_per_s", "decisions/s, loop inside"),
    ("driven_decisions_per_s", "decisions/s, driven from Python"),
    ("games_per_s", "games/s, loop inside"),
    ("decisions_per_game", "decisions a game"),
    ("clone_us", "clone µs"),
    ("view_determinise_us", "view + determinise µs"),
    ("ismcts_iterations_per_s", "ISMCTS iterations/s"),
)


SHORTEST = 0.01  # seconds in which something can be measured


def bench(
    game: Annotated[str, typer.Argument(help="which game; all of them by default")] = "",
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="how many seats; 4 where it can be")] = None,
    seconds: Annotated[float, typer.Option(help="time for each measurement")] = 1.0,
    build: Annotated[str, typer.Option(help="this, or both to measure the plain build beside it")] = "both",
    as_json: AsJson = False,
    lang: Lang = "en",  # noqa: ARG001 - help and errors are told in it
) -> None:
    """Measure decisions, clones, views and search of the installed build, and of the plain one beside it."""
    at_least(SHORTEST, seconds, "--seconds")
    results = []
    for id_ in [game] if game else games():
        rules = find_game(id_)
        count = seats if seats is not None else 4 if 4 in rules.seats else rules.seats.start
        rules.check_seats(count)
        results.append(measure(id_, count, seconds))
        if build == "both" and is_compiled():
            results.append(measure_plain(id_, count, seconds))
    if as_json:
        print_json({"results": results})
        return
    console.print(page(results))


def page(results: list[dict[str, Any]]) -> Table:
    """A section for each game with its builds beside each other, narrow enough for 80 columns."""
    builds = list(dict.fromkeys(result["build"] for result in results))
    table = Table(title=f"Python {sys.version.split()[0]}, load {os.getloadavg()[0]:.2f}")
    table.add_column("")
    for build in builds:
        table.add_column(build, justify="right")
    if len(builds) > 1:
        table.add_column("times", justify="right")
    for id_ in dict.fromkeys(result["game"] for result in results):
        by_build = [result for result in results if result["game"] == id_]
        table.add_section()
        table.add_row(f"[bold]{id_}[/bold], {by_build[0]['seats']} seats")
        for key, label in ROWS:
            times = [shown(by_build[0][key] / by_build[1][key])] if len(by_build) > 1 else []
            table.add_row(f"  {label}", *(shown(result[key]) for result in by_build), *times)
    return table


def is_compiled() -> bool:
    """Whether the engine in use was compiled."""
    return not str(engine.__file__).endswith(".py")


def measure_plain(id_: str, seats: int, seconds: float) -> dict[str, Any]:
    """The same measurement in a process of its own with the plain build."""
    command = [
        sys.executable,
        "-m",
        "quarterdeck",
        "bench",
        id_,
        "--seats",
        str(seats),
        "--seconds",
        str(seconds),
        "--build",
        "this",
        "--json",
    ]
    plain = os.environ | {"QUARTERDECK_PURE": "1"}
    done = subprocess.run(command, env=plain, check=True, capture_output=True, text=True)
    result: dict[str, Any] = json.loads(done.stdout)["results"][0]
    return result


def measure(id_: str, seats: int, seconds: float) -> dict[str, Any]:
    """All figures of one game in this build."""
    inside, per_game = inside_speed(id_, seats, seconds)
    return {
        "game": id_,
        "seats": seats,
        "build": "compiled" if is_compiled() else "plain",
        "inside_decisions_per_s": inside,
        "driven_decisions_per_s": driven_speed(id_, seats, seconds),
        "games_per_s": inside / per_game,
        "decisions_per_game": per_game,
        "clone_us": 1e6 / clone_speed(id_, seats, seconds / 2),
        "view_determinise_us": 1e6 / view_speed(id_, seats, seconds / 2),
        "ismcts_iterations_per_s": search_speed(id_, seats, seconds),
    }


def inside_speed(id_: str, seats: int, seconds: float) -> tuple[float, float]:
    """Random play in the engine's own loop: decisions/s, decisions a game."""
    rules = find_game(id_)
    options = rules.check_options({})
    rng, made, played = Rng(1), 0, 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        s = rules.new(seats, options)
        engine.settle(s)
        made += engine.playout(s, rng)
        played += 1
    return made / spent, made / played


def driven_speed(id_: str, seats: int, seconds: float) -> float:
    """Random play driven from interpreted Python, as bot authors do it."""
    rules = find_game(id_)
    options = rules.check_options({})
    rng, draw, made = Rng(1), random.Random(1).random, 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        s = rules.new(seats, options)
        engine.settle(s)
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


def clone_speed(id_: str, seats: int, seconds: float) -> float:
    """Clones of a mid-game position a second, in bursts of a hundred."""
    s = mid_game(id_, seats).state
    return bursts(s.clone, 100, seconds)


def view_speed(id_: str, seats: int, seconds: float) -> float:
    """Views turned into possible positions a second."""
    match, rng = mid_game(id_, seats), Rng(1)
    seat = match.waiting()[0]
    return bursts(lambda: match.game.determinise(match.view(seat), rng), 10, seconds)


def search_speed(id_: str, seats: int, seconds: float) -> float:
    """Search iterations a second at a mid-game decision."""
    match = mid_game(id_, seats)
    seat = match.waiting()[0]
    decision, view = match.ask(seat), match.view(seat)
    size = 50
    while True:
        begun = time.perf_counter()
        bot(f"captain:{size}").choose(view, decision)
        spent = time.perf_counter() - begun
        if spent > seconds / 2:
            return size / spent
        size *= 2


def mid_game(id_: str, seats: int) -> Match:
    """A match about halfway, at a decision with a choice."""
    rules = find_game(id_)
    length = inside_speed(id_, seats, 0.05)[1]
    match, rng = Match(id_, seats, seed=1), Rng(2)
    for _ in range(int(min(length, 400) / 2)):
        seat = match.waiting()[0]
        choices = match.ask(seat).options
        match.play(seat, choices[rng.below(len(choices))].words)
        if match.over:
            return Match(rules, seats, seed=1)
    return match


def bursts(act: Callable[[], Any], size: int, seconds: float) -> float:
    """How often something can be done in a second."""
    made, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        for _ in range(size):
            act()
        made += size
    return made / spent


def shown(value: float) -> str:
    """A figure with three significant digits."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
