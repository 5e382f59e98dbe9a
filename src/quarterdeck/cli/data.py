"""`quarterdeck data`: the components of a game with their provenance."""

from typing import Annotated

import typer
from rich.table import Table

from quarterdeck.cli.common import AsJson, GameName, Lang, console, print_json
from quarterdeck.core.errors import BadOption
from quarterdeck.games import game as find_game
from quarterdeck.games.components import Record, load, records
from quarterdeck.words import Words, words

STYLES = {"rulebook": "green", "public": "cyan", "reconstructed": "yellow"}


def data(
    game: GameName,
    only: Annotated[str, typer.Option(help="rulebook, public or reconstructed")] = "",
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """List the components of a game: what the rulebook says, what public sources say, what is reconstructed."""
    rules = find_game(game)
    if only and only not in STYLES:
        raise BadOption(f"expected one of {', '.join(STYLES)} for --only; found {only!r}")
    if as_json:
        print_json(load(rules.home))
        return
    said = words(lang, rules.id)
    table = Table(title=said.text("game"))
    for column in ("cli-component", "cli-provenance", "cli-values", "cli-source"):
        table.add_column(said.text(column), overflow="fold")
    for record in records(load(rules.home)):
        if not only or only in {record.provenance, *record.parts.values()}:
            parts = [f"{name}: {said.text(f'provenance-{kind}')}" for name, kind in record.parts.items()]
            shown = "\n".join([said.text(f"provenance-{record.provenance}"), *parts])
            name, text = piece(record, said)
            values = "\n".join(part for part in (text, record.values) if part)
            table.add_row(name, f"[{STYLES[record.provenance]}]{shown}[/]", values, record.source)
    console.print(table)


def piece(record: Record, said: Words) -> tuple[str, str]:
    """The name of a component and what it does, by the words of the game."""
    of = said.attribute(f"part-{record.table}", "of")
    for message in (f"{of}-{record.id}", f"{record.table}-{record.id}", record.id):
        if said.has(message):
            return said.text(message), said.attribute(message, "text") or ""
    return record.names.get(said.lang, record.id), ""
