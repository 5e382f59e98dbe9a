"""What `--help` says, in the reader's language: English with the commands, the same in `help.<lang>.toml`."""

import sys
from typing import Any, Final

import typer
from typer import rich_utils
from typer.core import TyperGroup

from quarterdeck.cli.errors import language_of, said_as, shapes

TITLES: Final = {
    "pl": {
        "OPTIONS_PANEL_TITLE": "Opcje",
        "ARGUMENTS_PANEL_TITLE": "Argumenty",
        "COMMANDS_PANEL_TITLE": "Polecenia",
        "ERRORS_PANEL_TITLE": "Błąd",
        "RICH_HELP": "Pomoc: '{command_path} {help_option}'",
        "DEFAULT_STRING": "[domyślnie: {}]",
        "REQUIRED_LONG_STRING": "[wymagane]",
        "ENVVAR_STRING": "[zmienna: {}]",
    }
}


class Spoken(TyperGroup):
    """Commands that tell of themselves in the language of the command line."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        lang = language_of(sys.argv)
        if shapes(lang, "help"):
            translate(self, lang)
            for name, title in TITLES.get(lang, {}).items():
                setattr(rich_utils, name, title)
        return super().main(*args, **kwargs)


def translate(command: Any, lang: str) -> None:
    """Say what a command, its options and its commands are for in a language."""
    command.help = said_as(command.help.strip(), lang, "help") if command.help else command.help
    for one in [*command.params, command.get_help_option(typer.Context(command))]:
        if getattr(one, "help", None):
            one.help = said_as(one.help, lang, "help")
    usage = command.get_usage
    command.get_usage = lambda ctx: usage(ctx).replace("Usage:", said_as("Usage:", lang, "help"), 1)
    for inner in getattr(command, "commands", {}).values():
        translate(inner, lang)
