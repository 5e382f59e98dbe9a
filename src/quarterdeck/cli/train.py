"""`quarterdeck train` and `quarterdeck calibrate`: what a table is worth, learned from games and held against them."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.table import Table

from quarterdeck.cli.arena import place, play
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
    generations: Annotated[
        int, typer.Option(help="so often in turn: play by search, learn, and go on with it if it wins")
    ] = 0,
    match: Annotated[int, typer.Option(help="games, at most, in which a generation must beat the one before")] = 200,
    seed: Seed = 1,
    workers: Workers = 0,
    ray: Ray = "",
    keep: Annotated[bool, typer.Option("--keep", help="put the weights into the package if they are better")] = False,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Learn from games what a table is worth. Ctrl-C stops, the same goes on."""
    from quarterdeck.arena.training import Plan, Training

    at_least(10, games, "--games")
    at_least(0, generations, "--generations")
    at_least(1, match, "--match")
    said = words(lang, game)
    plan = Plan(game, numbers(game, seats), games, bot, seed)
    if generations:
        bring_up(plan, out, generations, match, said, workers, ray, keep=keep, as_json=as_json)
        return
    training = played(Training(plan, out), said, workers, ray)
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
    from quarterdeck.arena.training import Plan, Training, packaged

    at_least(1, games, "--games")
    said = words(lang, game)
    training = played(Training(Plan(game, numbers(game, seats), games, bot, seed), out), said, workers, ray)
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


def bring_up(
    plan: "Plan",
    out: Path,
    count: int,
    match: int,
    said: Words,
    workers: int,
    ray: str,
    *,
    keep: bool,
    as_json: bool,
) -> None:
    """Train so many generations, each from the games of the best so far, and tell what came of each."""
    from quarterdeck.arena.generations import Generations

    raised, went = Generations(plan, out, match), []
    for _ in range(count):
        played(raised.training(), said, workers, ray)
        found, contest = raised.learn(), raised.contest()
        if play(contest, said, workers, ray):
            raise typer.Exit(STOPPED)
        went.append(raised.judge(found, contest))
        (out / "generations.json").write_text(json.dumps(went, indent=1) + "\n", "utf-8")
    kept = keep and raised.keep()
    if as_json:
        print_json({"generations": went, "kept": kept})
        return
    show_generations(went, said)
    if keep:
        console.print(said.text("cli-train-kept" if kept else "cli-train-not-kept"))
    console.print(str(out / "generations.json"))


def show_generations(went: list[dict[str, Any]], said: Words) -> None:
    """What came of each generation: log loss of winners and of thoughts, before and after, the match, the cost."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for name in ("generation", "uniform", "winners", "thoughts", "match", "playing", "matching", "better"):
        table.add_column(said.text(f"cli-train-{name}"), justify="right")
    for one in went:
        match = one["match"]
        table.add_row(
            str(one["generation"]),
            f"{one['uniform']:.3f}",
            course_of(one["before"], one["loss"]),
            course_of(one.get("thoughts_before"), one.get("thoughts")),
            f"{place(match, one['fair'])} {100 * match['low']:.0f}–{100 * match['high']:.0f} ({match['games']})",
            f"{one['cpu']:.0f} s",
            f"{one['cpu_match']:.0f} s",
            said.text("cli-train-yes" if one["kept"] else "cli-train-no"),
        )
    console.print(table)


def course_of(before: float | None, after: float | None) -> str:
    """A loss before and after."""
    return " → ".join("–" if one is None else f"{one:.3f}" for one in (before, after))


def played(training: "Training", said: Words, workers: int, ray: str) -> "Training":
    """A training whose missing games have been played; a stop ends the command."""
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
