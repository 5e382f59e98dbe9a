"""The examples of the documentation run, and learn."""

import importlib.util
import json
import sys
from pathlib import Path

import fresh
from quarterdeck.arena.export import Plan, write

ROOT = Path(__file__).parents[2]


def test_the_training_loop_of_the_documentation_runs_as_it_stands_there(capsys):
    """As long as thirty lines; a few games of it."""
    code = (ROOT / "examples" / "learn.py").read_text("utf-8")
    assert f"```python\n{code}```" in (ROOT / "docs" / "laboratory.md").read_text("utf-8")
    assert len(code.splitlines()) <= 31
    found = {}
    exec(compile(code.replace("8000", "1100").replace("count=128", "count=32"), "learn.py", "exec"), found)  # noqa: S102
    assert len(found["won"]) >= 1100
    assert found["weights"].any()
    assert "a random player wins 33%" in capsys.readouterr().out


def test_what_a_new_user_pastes_is_that_loop():
    """`make fresh` installs a wheel in an environment of its own and runs it to the end."""
    assert (ROOT / "examples" / "learn.py").read_text("utf-8") == fresh.loop()


def test_a_policy_learned_from_exported_games_beats_random_players(tmp_path, capsys):
    file = tmp_path / "games.npz"
    list(write(Plan("space_pirates", 3, ("random",) * 3, games=700, seed=1), file))
    spec = importlib.util.spec_from_file_location("values", ROOT / "examples" / "values.py")
    assert spec is not None
    assert spec.loader is not None
    values = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = values
    spec.loader.exec_module(values)
    assert values.main(file, wanted=400) > 1 / 3
    assert "learned from" in capsys.readouterr().out


def test_the_notebook_goes_from_games_to_a_policy_that_beats_random_players(tmp_path, monkeypatch, capsys):
    """All its cells, one after the other, with fewer games; installing is for those who have not."""
    monkeypatch.chdir(tmp_path)
    book = json.loads((ROOT / "examples" / "space_pirates.ipynb").read_text("utf-8"))
    cells = ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]
    assert ['%pip install --quiet "quarterdeck[env]"'] == [cell for cell in cells if cell.startswith("%")]
    found = {}
    for cell in cells[1:]:
        exec(compile(cell.replace("GAMES = 3000", "GAMES = 700"), "space_pirates.ipynb", "exec"), found)  # noqa: S102
    assert found["share"] > 1 / 3
    assert "answered: place" in capsys.readouterr().out
