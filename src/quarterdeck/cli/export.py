"""`quarterdeck export`: games as data to learn from."""

from pathlib import Path
from typing import Annotated

import typer

from quarterdeck.cli.common import AsJson, GameName, Lang, Options, at_least, console, print_json, read_options, writing
from quarterdeck.cli.progress import course
from quarterdeck.games import game as find_game
from quarterdeck.words import words


def export(
    game: GameName,
    out: Annotated[Path, typer.Option(help="the file, .parquet or .npz")],
    bots: Annotated[str, typer.Option("--bots", "-b", help="who plays; one name stands for all seats")] = "bosun",
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="how many seats")] = None,
    games: Annotated[int, typer.Option("--games", "-g", help="how many games")] = 100,
    seed: Annotated[int, typer.Option(help="the deals, and what bots draw")] = 0,
    options: Options = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Play games and write every answer down: what the seat knew, might answer, answered, and what came of it."""
    from quarterdeck.arena.export import Plan, write

    at_least(1, games, "--games")
    count = seats if seats is not None else max(2, find_game(game).seats.start)
    named = tuple(name.strip() for name in bots.split(","))
    plan = Plan(game, count, named * count if len(named) == 1 else named, games, seed, read_options(game, options))
    said = words(lang, game)
    with writing(out), course(said.text("cli-export-games"), games) as told:
        for done in write(plan, out):
            told.reach(done)
    if as_json:
        print_json(plan.told() | {"file": str(out)})
    else:
        console.print(said.text("cli-export-written", file=str(out), count=games))
