"""What `--help` says in the reader's language: every text has a Polish one."""

import pytest
import typer

from cli.test_cli import run
from quarterdeck.cli import app
from quarterdeck.cli.errors import said_as


def texts(command):
    """Every text of a command, its options and its commands."""
    yield from [command.help.strip()] if command.help else []
    yield from [one.help for one in command.params if getattr(one, "help", None)]
    for inner in getattr(command, "commands", {}).values():
        yield from texts(inner)


@pytest.mark.parametrize("text", sorted(set(texts(typer.main.get_command(app)))))
def test_every_text_of_a_command_has_a_polish_one(text):
    assert text != said_as(text, "pl", "help")


def test_help_is_polish_for_whoever_reads_polish():
    _, told, _ = run("play", "--help", "--lang", "pl")
    assert ["Użycie:", "Opcje", "Argumenty"] == [word for word in ("Użycie:", "Opcje", "Argumenty") if word in told]
    assert "Show this" not in told


def leaves(command):
    """Every command that does something, and the first of all."""
    inner = getattr(command, "commands", {})
    yield from [] if inner and command.name == "admin" else [command]
    for one in inner.values():
        yield from leaves(one)


@pytest.mark.parametrize("command", [*leaves(typer.main.get_command(app))], ids=lambda command: command.name)
def test_every_command_can_be_told_the_language(command):
    assert "lang" in [one.name for one in command.params]


@pytest.mark.parametrize("words", [["--lang", "pl", "--help"], ["--help", "--lang", "pl"]])
def test_the_help_of_all_is_polish_wherever_the_language_is_told(words):
    code, told, _ = run(*words)
    assert 0 == code
    assert ["Użycie:", "Polecenia"] == [word for word in ("Użycie:", "Polecenia") if word in told]


def test_a_language_before_the_command_is_the_commands():
    assert run("--lang", "pl", "rules", "space_pirates")[1] == run("rules", "space_pirates", "--lang", "pl")[1]
    assert run("-l", "pl", "rules", "space_pirates", "-l", "en")[1] == run("rules", "space_pirates")[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["sim", "space_pirates", "--games", "many"], "to nie jest liczba całkowita"),
        (["sim", "space_pirates", "--speed"], "nie ma opcji --speed"),
        (["rules"], "brakuje argumentu"),
        (["rules", "space_pirates", "SP-5", "SP-6"], "zbędne argumenty: SP-6"),
    ],
)
def test_a_wrong_command_line_is_told_in_one_line(words, said):
    code, _, told = run(*words, "--lang", "pl")
    assert (2, 1) == (code, told.count("\n"))
    assert said in told
