"""`quarterdeck new-game` writes a game that works at once, here or as a package of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import quarterdeck

SOURCES = Path(quarterdeck.__file__).parents[1]
PLAY = """
import quarterdeck as qd
from quarterdeck.server import catalogue
from quarterdeck.words import words
assert "treasure_bay" in qd.games(), qd.games()
match = qd.Match("treasure_bay", seats=3, seed=1)
bot = qd.bot("bosun", seed=1)
while not match.over:
    seat = match.waiting()[0]
    match.play(seat, bot.choose(match.view(seat), match.decision(seat)))
assert 1 in match.ranks
assert "Treasure Bay" == words("pl", "treasure_bay").text("game")
assert "game-treasure_bay = Treasure Bay" in catalogue.shell_words("en")
assert any(one["id"] == "treasure_bay" for one in catalogue.listed())
"""


def run(*command: str, cwd: Path, path: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": path, "QUARTERDECK_PURE": "1"}
    line = [sys.executable, *command]
    return subprocess.run(line, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


def new_game(cwd: Path, path: str, *args: str) -> subprocess.CompletedProcess[str]:
    return run("-c", "from quarterdeck.cli import main; main()", "new-game", *args, cwd=cwd, path=path)


def test_a_game_of_another_package_is_installed_and_played(tmp_path: Path) -> None:
    assert "treasure_bay" in new_game(tmp_path, str(SOURCES), "treasure_bay").stdout
    home, site = tmp_path / "treasure_bay", tmp_path / "site"
    done = run(
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        str(site),
        str(home),
        cwd=tmp_path,
        path="",
    )
    assert 0 == done.returncode, done.stderr
    path = f"{SOURCES}{os.pathsep}{site}"
    played = run("-c", PLAY, cwd=tmp_path, path=path)
    assert 0 == played.returncode, played.stderr
    tested = run("-m", "pytest", "-q", "-p", "no:asyncio", cwd=home, path=path)
    assert 0 == tested.returncode, tested.stdout


def test_a_game_of_this_repository_is_found_by_its_folder(tmp_path: Path) -> None:
    shutil.copytree(
        SOURCES / "quarterdeck",
        tmp_path / "src" / "quarterdeck",
        ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"),
    )
    path = str(tmp_path / "src")
    assert 0 == new_game(tmp_path, path, "treasure_bay").returncode
    played = run("-c", PLAY, cwd=tmp_path, path=path)
    assert 0 == played.returncode, played.stderr
    assert (tmp_path / "tests/games/treasure_bay/test_treasure_bay.py").exists()
    assert "TB-2.2" in (tmp_path / "src/quarterdeck/games/treasure_bay/flow.py").read_text("utf-8")
    again = new_game(tmp_path, path, "treasure_bay")
    assert (2, True) == (again.returncode, "expected a name that no game has" in again.stderr)


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["Treasure Bay"], "expected small letters"),
        (["space_pirates"], "expected a name that no game has"),
        (["bay", "--prefix", "toolong"], "expected a prefix"),
    ],
)
def test_bad_names_are_refused(tmp_path: Path, args: list[str], expected: str) -> None:
    done = new_game(tmp_path, str(SOURCES), *args)
    assert (2, True, []) == (done.returncode, expected in done.stderr, list(tmp_path.iterdir()))


def test_a_package_writes_the_verbs_that_it_declares(tmp_path: Path) -> None:
    new_game(tmp_path, str(SOURCES), "treasure_bay")
    declared = next(tmp_path.rglob("verbs.toml"))
    declared.write_text(declared.read_text("utf-8").replace("cry", "shriek"), "utf-8")
    stale = run("-m", "quarterdeck.generate", "--check", "treasure_bay", cwd=tmp_path, path=str(SOURCES))
    assert "verbs.py" in stale.stderr
    run("-m", "quarterdeck.generate", "treasure_bay", cwd=tmp_path, path=str(SOURCES))
    assert "SHRIEK" in declared.with_suffix(".py").read_text("utf-8")
