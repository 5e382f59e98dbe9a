"""`quarterdeck fairness`: whether thrown dice are fair, asked of many throws."""

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer
from rich.table import Table

from quarterdeck.cli.common import AsJson, Lang, at_least, console, print_json
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import game as find_game, games
from quarterdeck.words import words


class NothingThrown(QuarterdeckError):
    """A game without throws to examine."""


def fairness(
    game: Annotated[str, typer.Argument(help="a game with thrown dice; the first of them without it")] = "",
    throws: Annotated[int, typer.Option(help="how many throws")] = 20_000,
    seed: Annotated[int, typer.Option(help="the keys of the throws")] = 0,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Examine many throws by chi-square: faces, places, and whether any seat is favoured."""
    at_least(1, throws, "--throws")
    thrown = {id_: f"{find_game(id_).home}.fairness" for id_ in games()}
    thrown = {id_: module for id_, module in thrown.items() if find_spec(module)}
    game = find_game(game).id if game else min(thrown)
    if game not in thrown:
        raise NothingThrown(f"expected a game with thrown dice ({', '.join(thrown)}); found {game!r}")
    trials = import_module(thrown[game]).survey(throws, seed)
    if as_json:
        print_json(
            [
                {
                    "name": trial.name,
                    "chi_square": trial.chi_square,
                    "degrees": trial.degrees,
                    "p": trial.p_value,
                    "fair": trial.fair,
                }
                for trial in trials
            ]
        )
        return
    said = words(lang, game)
    table = Table(title=said.text("cli-throws", count=throws))
    for column in ("cli-trial", "cli-chi-square", "cli-degrees", "cli-p", "cli-fair"):
        table.add_column(said.text(column), justify="left" if column == "cli-trial" else "right")
    for trial in trials:
        table.add_row(
            said.text(f"fairness-{trial.name}"),
            f"{trial.chi_square:.1f}",
            str(trial.degrees),
            f"{trial.p_value:.3f}",
            said.text("yes" if trial.fair else "no"),
        )
    console.print(table)
