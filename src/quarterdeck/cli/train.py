"""`quarterdeck train` and `quarterdeck calibrate`: what a table is worth, learned from games and held against them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.table import Table

from quarterdeck.cli.common import STOPPED, AsJson, GameName, Lang, Ray, Workers, at_least, console, print_json
from quarterdeck.cli.progress import course
from quarterdeck.games import game as find_game
from quarterdeck.words import Words, words

if TYPE_CHECKING:
    from quarterdeck.arena.training import Plan, Training

Seats = Annotated[str, typer.Option("--seats", "-n", help="numbers of seats, with commas between them; all by default")]
Games = Annotated[int, typer.Option("--games", "-g", help="how many games")]
Seed = Annotated[int, typer.Option(help="the deals, and what bots draw")]


def train(
    game: GameName,
    out: Annotated[Path, typer.Option(help="where games are kept; the same folder goes on")],
    bot: Annotated[str, typer.Option(help="who plays: policy (by its ratings alone), or a bot")] = "policy",
    seats: Seats = "",
    games: Games = 2000,
    seed: Seed = 1,
    workers: Workers = 0,
    ray: Ray = "",
    keep: Annotated[bool, typer.Option("--keep", help="put the weights into the package if they are better")] = False,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Learn from games what a table is worth. Ctrl-C stops, the same goes on."""
    from quarterdeck.arena.training import Plan

    at_least(10, games, "--games")
    said = words(lang, game)
    training = played(Plan(game, numbers(game, seats), games, bot, seed), out, said, workers, ray)
    found = training.fitted()
    kept = keep and training.keep(found)
    if as_json:
        print_json(found | {"kept": kept})
        return
    show(found["quarters"], said)
    if keep:
        console.print(said.text("cli-train-kept" if kept else "cli-train-not-kept"))
    console.print(str(out / "value.json"))


def calibrate(
    game: GameName,
    out: Annotated[Path, typer.Option(help="where games are kept; the same folder goes on")],
    bot: Annotated[str, typer.Option(help="who plays")] = "bosun",
    seats: Seats = "",
    games: Games = 200,
    seed: Seed = 0,
    workers: Workers = 0,
    ray: Ray = "",
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Hold what policy and learned value make of tables against who won: log loss, the lower the better."""
    from quarterdeck.arena.fit import calibration
    from quarterdeck.arena.training import Plan, packaged

    at_least(1, games, "--games")
    said = words(lang, game)
    training = played(Plan(game, numbers(game, seats), games, bot, seed), out, said, workers, ray)
    lines = calibration(training.lessons(), packaged(game))
    if as_json:
        print_json(lines)
    else:
        show(lines, said)


def numbers(game: str, seats: str) -> tuple[int, ...]:
    """The numbers of seats that were named, or all from two on."""
    if seats:
        return tuple(int(one) if one.strip().isdigit() else 0 for one in seats.split(","))
    return tuple(count for count in find_game(game).seats if count > 1)


def played(plan: "Plan", out: Path, said: Words, workers: int, ray: str) -> "Training":
    """The games of a plan, after those that were missing are played; a stop ends the command."""
    from quarterdeck.arena.training import Training

    training = Training(plan, out)
    try:
        with course(said.text("cli-train-files"), len(training.files)) as told:
            for done in training.run(workers, ray):
                told.reach(done)
    except KeyboardInterrupt:
        console.print(said.text("cli-arena-stopped"))
        raise typer.Exit(STOPPED) from None
    return training


def show(lines: list[dict[str, Any]], said: Words) -> None:
    """Log loss by stages of the game."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for name in ("stage", "positions", "uniform", "worth", "value"):
        table.add_column(said.text(f"cli-train-{name}"), justify="right")
    for line in lines:
        losses = [f"{line[name]:.3f}" if name in line else "–" for name in ("uniform", "worth", "value")]
        table.add_row(f"{line['at']:.0%}", f"{line['positions']:,}", *losses)
    console.print(table)
