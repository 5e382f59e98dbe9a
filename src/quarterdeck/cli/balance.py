"""`quarterdeck balance`: what decides a game, as a report with the same numbers as JSON."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from quarterdeck.arena.balance import figures
from quarterdeck.arena.simulate import simulate
from quarterdeck.cli.common import (
    STOPPED,
    AsJson,
    GameName,
    Lang,
    Options,
    Ray,
    Workers,
    at_least,
    console,
    print_json,
    read_options,
    writing,
)
from quarterdeck.cli.sim import played
from quarterdeck.games import game as find_game
from quarterdeck.reports.balance import balance as report
from quarterdeck.words import words

USUAL = 4  # seats, where a game has them


def balance(
    game: GameName,
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="how many seats; 4 where it can be")] = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help="who plays; one name stands for all seats")] = "bosun",
    games: Annotated[int, typer.Option("--games", "-g", help="how many games")] = 400,
    seed: Annotated[int, typer.Option(help="the deals")] = 0,
    workers: Workers = 0,
    ray: Ray = "",
    options: Options = None,
    out: Annotated[Path, typer.Option(help="the folder of the report and its JSON")] = Path("docs/balance"),
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Play a game with bots and write a report of what decides it: one HTML file, and the same numbers as JSON."""
    at_least(1, games, "--games")
    at_least(0, workers, "--workers")
    rules = find_game(game)
    named = [name.strip() for name in bots.split(",")]
    few = USUAL if USUAL in rules.seats else rules.seats.start
    count = seats if seats is not None else len(named) if len(named) > 1 else few
    rules.check_seats(count)
    named = named * count if len(named) == 1 else named
    chosen = read_options(game, options)
    paths = [out / f"{game}.html", out / f"{game}.json"]
    with writing(paths[0]):
        out.mkdir(parents=True, exist_ok=True)
    coming = simulate(game, count, named, games, options=chosen, seed=seed, workers=workers, usage=True, ray=ray)
    results = played(game, games, coming)
    if not results:
        raise typer.Exit(STOPPED)
    found = rounded(figures(game, count, named, results, seed=seed, options=chosen))
    shown = command(game, count, bots, len(results), seed, options)
    for path, text in zip(paths, [report(found, lang, shown), json.dumps(found, ensure_ascii=False)], strict=True):
        with writing(path):
            path.write_text(text + "\n" if path.suffix == ".json" else text, "utf-8")
    if as_json:
        print_json(found)
    else:
        console.print(" · ".join(map(str, paths)))
    if len(results) < games:
        said = words(lang, game)
        print(said.text("cli-sim-stopped", played=len(results), games=games), file=sys.stderr)
        raise typer.Exit(STOPPED)


def command(game: str, seats: int, bots: str, games: int, seed: int, options: list[str] | None) -> str:
    """What plays the same again."""
    given = "".join(f" --option {one}" for one in options or [])
    return f"quarterdeck balance {game} --seats {seats} --bots {bots} --games {games} --seed {seed}{given}"


def rounded(value: Any) -> Any:
    """Figures with as many digits as anybody reads."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    if isinstance(value, list):
        return [rounded(one) for one in value]
    return value
