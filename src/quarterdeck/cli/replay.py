"""`quarterdeck replay`: a recorded game, told move by move."""

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from quarterdeck.cli.common import AsJson, Lang, check_seat, console, print_json, read_json
from quarterdeck.cli.play import seat_names, show_result
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.events import ALL
from quarterdeck.core.match import Match
from quarterdeck.table.saved import read_saved
from quarterdeck.table.telling import view
from quarterdeck.words import Words, words


def replay(
    record: Annotated[Path, typer.Argument(help="a record: `save` in the terminal or the table's download")],
    seat: Annotated[int | None, typer.Option(help="as this seat saw it, counted from 0")] = None,
    covered: Annotated[
        bool, typer.Option("--covered", help="as a spectator saw it; otherwise a game that is over is told openly")
    ] = False,
    boards: Annotated[bool, typer.Option(help="draw the board after every move")] = False,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game move by move: who did what, every card once the game is over, and who won."""
    content = read_json(record)
    saved = read_saved(content, Match)
    match = saved.match
    if seat is not None:
        check_seat(seat, match.seats)
    reader = seat if seat is not None else ALL if match.over and not covered else None
    if as_json:
        log = [
            {
                "seat": entry.seat,
                "words": entry.words if match.over or entry.seat == seat else None,
                "events": [told.to_json() for told in match.told(entry, reader)],
            }
            for entry in match.log
        ]
        print_json({"game": match.game.id, "log": log, "over": match.over, "scores": match.scores})
        return
    said = words(lang, match.game.id)
    names = names_of(saved.players, saved.sitting, match.seats, said)
    width = max(map(len, names))
    for number, entry in enumerate(match.log, 1):
        who = "·" if entry.seat == CHANCE else names[entry.seat]
        head = f"{number:>4} {who:<{width}}"
        for told in match.told(entry, reader):
            console.print(f"{escape(head)}  {escape(said.phrase(told.phrase, names))} [dim]{told.rule}[/]")
            head = " " * len(head)
        if boards:
            draw(Match.from_record({**content, "log": content["log"][:number], "over": False}), reader, said, names)
    draw(match, reader, said, names)
    if match.over:
        show_result(match, names, said)


def names_of(players: list[str], sitting: list[str], seats: int, said: Words) -> list[str]:
    """The players' names where the file has them, else who sat there, else letters."""
    if any(players):
        return [name or "ABCDEFGHIJ"[seat] for seat, name in enumerate(players)]
    return seat_names(sitting, said) if sitting else list("ABCDEFGHIJ"[:seats])


def draw(match: Match, reader: int | None, said: Words, names: list[str]) -> None:
    """The board as the reader sees it."""
    render: Any = import_module(f"{match.game.home}.render").render
    seen = view(match.game, match.options, match.state, ALL) if reader == ALL else match.view(reader)
    console.print(render(seen, said.text, names), soft_wrap=True)
