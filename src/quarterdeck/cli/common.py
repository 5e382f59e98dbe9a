"""What the commands share: arguments, files, names."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from quarterdeck.bots import NAMES
from quarterdeck.cli.errors import LANG
from quarterdeck.core.errors import BadCount, BadFile, BadOption, BadRecord, BadSeats
from quarterdeck.core.registry import games
from quarterdeck.games import game

Lang = Annotated[str, typer.Option("--lang", "-l", help="pl or en", envvar=LANG)]
GameName = Annotated[str, typer.Argument(help=f"which game: {', '.join(games())}")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="name=value; may be given several times")]
Workers = Annotated[int, typer.Option(help="processes; as many as cores by default")]
Ray = Annotated[str, typer.Option("--ray", help="play on the Ray cluster at this address instead of here")]
AsJson = Annotated[bool, typer.Option("--json", help="print JSON for machines")]

PEOPLE = ", ".join(NAMES)  # who can sit at a seat besides people

STOPPED = 130  # the exit code of a run that Ctrl-C ended

console = Console(highlight=False)


def at_least(least: float, count: float, option: str) -> None:
    """Refuse a count that is too small."""
    if count < least:
        raise BadCount(f"expected at least {least} for {option}; found {count}")


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < seats:
        raise BadSeats(f"expected a seat from 0 to {seats - 1}; found {seat}")


def read_options(id_: str, given: Sequence[str] | None) -> dict[str, Any]:
    """The options of a command line, each value as the game declares it."""
    declared = {setting.name: setting for setting in game(id_).options}
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"expected name=value; found {text!r}")
        choices = declared[name].known if name in declared else ()
        options[name] = next((choice for choice in choices if str(choice).lower() == value.lower()), value)
    game(id_).check_options(options)
    return options


def read_json(path: Path) -> dict[str, Any]:
    """The JSON object in a file; a `BadRecord` that names the file if there is none."""
    try:
        content = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(f"expected a readable file; found {path}: {error.strerror}") from None
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"expected a complete JSON file; found {path}, broken off or damaged: {error}") from None
    if not isinstance(content, dict):
        raise BadRecord(f"expected a JSON object in {path}; found {type(content).__name__}")
    return content


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turns what prevents writing the file into a `BadFile` that names it."""
    try:
        yield
    except (OSError, ValueError) as error:
        found = error.strerror if isinstance(error, OSError) else error
        raise BadFile(f"expected a file that can be written; found {path}: {found}") from None


def print_json(value: Any) -> None:
    """Print for machines."""
    print(json.dumps(value, indent=1, ensure_ascii=False))
