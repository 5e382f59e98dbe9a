"""`quarterdeck verify`: whether a record keeps the rules and the dealer's promise."""

from pathlib import Path
from typing import Annotated

import typer

from quarterdeck.cli.common import Lang, console, read_json
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.match import Match, dealer_of
from quarterdeck.words import words


def verify(
    record: Annotated[Path, typer.Argument(help="the record of a finished game")],
    lang: Lang = "en",
) -> None:
    """Replay a record and deal every card and die of it again."""
    content = read_json(record)
    match = Match.from_record(content, verify=True)
    count = sum(entry.seat == CHANCE for entry in match.log)
    message = "cli-verified" if dealer_of(content) is not None else "cli-verified-rules"
    said = words(lang)
    console.print(said.text(message, count=count))
    console.print(said.text("cli-verified-scores" if match.over else "cli-verified-running"))
