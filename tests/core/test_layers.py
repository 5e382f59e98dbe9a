"""Imports point inwards only."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

import quarterdeck

SRC = Path(quarterdeck.__file__).parent
LAYERS = {  # what each may import besides itself, Python and what FOREIGN allows
    "core": set(),
    "games": {"core"},
    "skeleton": {"core", "games"},
    "words": {"core", "games"},
    "bots": {"core", "games"},
    "table": {"core", "games", "bots"},
    "live": {"core", "games", "bots", "table"},
    "server": {"core", "games", "words", "bots", "table", "live"},
    "pocket": {"core", "games", "words", "bots", "table", "live"},
    "arena": {"core", "games", "bots"},
    "reports": {"core", "games", "words", "arena"},
    "env": {"core", "games", "bots"},
    "cli": {"core", "games", "words", "bots", "table", "live", "server", "arena", "reports", "env"},
    "generate": {"core", "games", "server"},
}
COMING: set[str] = set()  # may be missing
FOREIGN = {  # layers that need little else than Python
    "core": {"mypy_extensions", "librt"},
    "games": {"mypy_extensions"},
    "table": {"orjson"},  # where it is installed
    "live": set(),
    "pocket": {"pyodide"},  # in a browser
}
OUTSIDE = {
    "asyncio",
    "datetime",
    "random",
    "secrets",
    "selectors",
    "socket",
    "sqlite3",
    "ssl",
    "subprocess",
    "threading",
    "time",
    "urllib",
}  # clocks, generators, tasks and wires
OWN = {  # of these, what layers around the table have
    "live": {"asyncio", "random", "time"},
    "pocket": {"asyncio", "secrets", "urllib"},
}


def packages():
    """The public packages and modules of the house."""
    return {
        path.stem
        for path in SRC.iterdir()
        if not path.name.startswith("_") and (path.suffix == ".py" or (path / "__init__.py").exists())
    }


def files(layer):
    """The sources of a layer."""
    return sorted((SRC / layer).rglob("*.py")) or [SRC / f"{layer}.py"]


@cache
def imports(path):
    """The modules a file imports at its top level or inside functions."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_every_package_is_a_layer_and_every_layer_a_package():
    assert set() == packages() - set(LAYERS)
    assert set() == set(LAYERS) - packages() - COMING


@pytest.mark.parametrize("layer", sorted(packages() & set(LAYERS)))
def test_a_layer_imports_only_what_lies_further_in(layer):
    for path in files(layer):
        for module in imports(path):
            parts = module.split(".")
            if parts[0] == "quarterdeck" and len(parts) > 1:
                allowed = parts[1] in LAYERS[layer] | {layer} or parts[1].startswith("_")
                assert allowed, f"{path.relative_to(SRC)} imports {module}"


def test_no_game_imports_another_game():
    for path in (SRC / "games").glob("*/**/*.py"):
        own = path.relative_to(SRC / "games").parts[0]
        for module in imports(path):
            parts = module.split(".")
            if parts[:2] == ["quarterdeck", "games"] and len(parts) > 2:
                assert parts[2] in {own, "components", "terminal"}, f"{path.relative_to(SRC)} imports {module}"


@pytest.mark.parametrize("layer", FOREIGN)
def test_inner_layers_need_nothing_but_python(layer):
    known = set(sys.stdlib_module_names) | FOREIGN[layer] | {"quarterdeck", ""}
    for path in files(layer):
        for module in imports(path):
            root = module.split(".")[0]
            assert root in known, f"{path.relative_to(SRC)} imports {module}"


@pytest.mark.parametrize("layer", FOREIGN)
def test_inner_layers_have_no_clock_no_generator_no_task_and_no_wire(layer):
    for path in files(layer):
        outside = OUTSIDE - OWN.get(layer, set())
        assert not outside & {module.split(".")[0] for module in imports(path)}, path
