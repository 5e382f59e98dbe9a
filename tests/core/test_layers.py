"""Imports point inwards only."""

import ast
from pathlib import Path

import pytest

import quarterdeck

SRC = Path(quarterdeck.__file__).parent
INSIDE = {      # layer: what it may import besides itself and the standard library
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "arena": {"core", "games", "bots"},
    "env": {"core", "games", "bots"},
    "table": {"core", "games", "bots"},
    "server": {"core", "games", "bots", "table", "words", "arena"},
    "cli": {"core", "games", "bots", "arena", "server", "words", "env"},
}
FOREIGN = {"core": {"mypy_extensions"}, "games": {"mypy_extensions", "numpy"}}


def imports(path):
    """The modules a file imports at its top level or inside functions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("layer", INSIDE)
def test_a_layer_imports_only_what_lies_further_in(layer):
    for path in (SRC / layer).rglob("*.py"):
        for module in imports(path):
            parts = module.split(".")
            if parts[0] != "quarterdeck" or len(parts) == 1:
                continue
            allowed = parts[1] == layer or parts[1] in INSIDE[layer] or parts[1].startswith("_")
            assert allowed, f"{path.relative_to(SRC)} imports {module}"


def test_no_game_imports_another_game():
    for path in (SRC / "games").glob("*/**/*.py"):
        own = path.relative_to(SRC / "games").parts[0]
        for module in imports(path):
            parts = module.split(".")
            if parts[:2] == ["quarterdeck", "games"] and len(parts) > 2:
                assert parts[2] in {own, "components"}, f"{path.relative_to(SRC)} imports {module}"


@pytest.mark.parametrize("layer", FOREIGN)
def test_core_and_games_need_nothing_but_python(layer):
    import sys

    known = set(sys.stdlib_module_names) | FOREIGN[layer] | {"quarterdeck", ""}
    for path in (SRC / layer).rglob("*.py"):
        for module in imports(path):
            root = module.split(".")[0]
            assert root in known, f"{path.relative_to(SRC)} imports {module}"
            assert root != "numpy" or path.name == "encode.py"


def test_no_clock_and_no_generator_in_the_engine():
    for folder in ("core", "games"):
        for path in (SRC / folder).rglob("*.py"):
            assert not {"time", "random", "secrets", "datetime"} & set(imports(path)), path
