"""`quarterdeck replay`: a recorded game, told move by move."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from quarterdeck.cli.common import AsJson, Lang, console, print_json, read_json
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.match import Match
from quarterdeck.words import words


def replay(
    record: Annotated[Path, typer.Argument(help="a record: `save` in the terminal or the table's download")],
    seat: Annotated[int | None, typer.Option(help="as this seat saw it; a spectator by default")] = None,
    boards: Annotated[bool, typer.Option(help="draw the board after every move")] = False,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game move by move."""
    content = read_json(record)
    match = Match.from_record(content)
    if as_json:
        log = [
            {
                "seat": entry.seat,
                "words": entry.words if match.over or entry.seat == seat else None,
                "events": [told.to_json() for told in match.told(entry, seat)],
            }
            for entry in match.log
        ]
        print_json({"game": match.game.id, "log": log, "over": match.over, "scores": match.scores})
        return
    said = words(lang, match.game.id)
    names = [f"{letter}" for letter in "ABCDEFGHIJ"[: match.seats]]
    render = import_module(f"{match.game.home}.render").render
    for number, entry in enumerate(match.log, 1):
        who = "·" if entry.seat == CHANCE else names[entry.seat]
        for told in match.told(entry, seat):
            console.print(f"{number:>4} {who}  {escape(said.phrase(told.phrase, names))} [dim]{told.rule}[/]")
        if boards:
            part = Match.from_record({**content, "log": content["log"][:number], "over": False})
            console.print(render(part.view(seat), said.text, names))
    if match.over:
        console.print(render(match.view(seat), said.text, names))
