"""Errors in the reader's language: every message of ours has a Polish one."""

import ast
import importlib
import pkgutil
from pathlib import Path

import pytest

import quarterdeck
from cli.test_cli import run
from quarterdeck.cli.errors import in_words, language_of, said_as, shapes
from quarterdeck.core.errors import CannotUndo, IllegalAction, QuarterdeckError
from quarterdeck.server import configuration

HOME = Path(quarterdeck.__file__).parent
INSIDE = {"MissingWords", "UnknownLanguage"}  # of whoever writes words, and of a language that is not there
EXTRA = {"newer", "error"}  # what `check_head` calls the kinds of error that it was given


def kinds(error=QuarterdeckError):
    """The names of all errors that have nothing but their message."""
    for child in error.__subclasses__():
        if not issubclass(child, IllegalAction | CannotUndo):
            yield child.__name__
            yield from kinds(child)


def shape_of(node):
    """A message with {} for what it names; None if it is not written down here."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


def said():
    """Every message of an error in the package, and those that a function returns for one."""
    for module in pkgutil.walk_packages([str(HOME)], "quarterdeck."):
        if not module.name.endswith("__main__") and "migrations" not in module.name and ".skeleton" not in module.name:
            importlib.import_module(module.name)
    names = ({"QuarterdeckError", *kinds()} | EXTRA) - INSIDE
    for file in HOME.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            found = None
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names and node.args:
                found = shape_of(node.args[0])
            elif isinstance(node, ast.Return):
                found = shape_of(node.value)
            if found and found.startswith("expected"):
                yield found


def test_every_error_is_said_in_polish():
    known = [shape.pattern for shape, _ in shapes("pl")]
    missing = [message for message in said() if not any(shape.fullmatch(message) for shape, _ in shapes("pl"))]
    assert known
    assert [] == missing


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["play", "szachy"], "do wyboru: jolly_roger"),
        (["play", "space_pirates", "--seats", "9"], "gra się przy 3–5 miejscach; podano 9"),
        (["play", "space_pirates", "--load", "nowhere.json"], "nie da się odczytać pliku nowhere.json"),
        (["sim", "space_pirates", "--games", "0"], "--games powinno wynosić co najmniej 1; podano 0"),
        (["rules", "space_pirates", "99.1"], "nie ma zasady '99.1'"),
        (["serve", "--port", "99999"], "port to liczba od 0 do 65535; podano 99999"),
        (["serve", "--set", "rate=fast"], "ustawienie rate ma złą wartość 'fast'; powinno być: liczba"),
        (["serve", "--set", "log_level=loud"], "powinno być: jedno z: debug, info, warning, error"),
    ],
)
def test_a_mistake_is_told_in_polish(args, message):
    code, out, err = run(*args, "--lang", "pl")
    assert (2, "") == (code, out)
    assert message in err
    assert "expected" not in err
    assert 1 == len(err.strip().splitlines())


def test_the_language_is_read_before_anything_goes_wrong(monkeypatch):
    monkeypatch.setenv("QUARTERDECK_LANG", "pl")
    assert "pl" == language_of(["sim"])
    assert "en" == language_of(["sim", "--lang", "en"])
    assert "en" == language_of(["sim", "--lang=en"])
    monkeypatch.setenv("QUARTERDECK_LANG", "xx")
    assert "en" == language_of(["sim", "-l"])
    assert "something else" == in_words(QuarterdeckError("something else"), "pl")


def test_what_the_system_says_in_an_error_is_said_in_polish():
    _, _, complaint = run("replay", "/nowhere/game.json", "--lang", "pl")
    assert "nie ma takiego pliku" in complaint


def test_every_value_that_a_setting_wants_is_said_in_polish():
    wanted = [*configuration.KINDS.values(), *(expected for expected, _ in configuration.CHECKS.values())]
    assert [] == [one for one in wanted if one == said_as(one, "pl", "errors") and not one.startswith("a port")]
