"""Answers in under a minute whether the work is sound: `make quick`, or `make quick GAME=space_pirates`.

Asks ruff and mypy, and runs the tests of what changed since the branch left main, or of one game: those that are not
marked slow, and the contract suite with few examples. `make test` asks everything.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BIN: Final = Path(sys.executable).parent
PYTHON: Final = ("src", "tests", "scripts", "benchmarks", "setup.py")
MODEL: Final = "space_pirates"  # the game that answers for a change of the engine
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-m", "not slow", "--maxfail=5")


def changed() -> set[str]:
    """The files that differ from main, and those that git does not know yet."""
    base = next((found for branch in ("main", "origin/main") if (found := git("merge-base", "HEAD", branch))), ["HEAD"])
    return {*git("diff", "--name-only", base[0]), *git("ls-files", "--others", "--exclude-standard")}


def git(*args: str) -> list[str]:
    """What git says, line by line; nothing if it fails."""
    return subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()


@dataclass
class Work:
    """What there is to test."""

    games: set[str] = field(default_factory=set)
    tests: set[str] = field(default_factory=set)  # folders and files
    client: bool = False

    def add(self, name: str) -> None:
        """Find the tests of a file."""
        match Path(name).parts:
            case ("src", "quarterdeck", "games", game, _, *_) | ("tests", "games", game, _, *_):
                self.add_game(game)
            case ("src", "quarterdeck", layer, *_):
                if layer == "core":
                    self.add_game(MODEL)
                self.add_tests(f"tests/{layer}")
            case ("scripts", *_):
                self.add_tests("tests/scripts")
            case ("tests", "contract", *_):
                self.games.add(MODEL)
            case ("tests", suite, *_, file) if suite != "browser":
                self.add_tests(name if file.startswith("test_") else f"tests/{suite}")
            case ("web", "src", *_):
                self.client = True

    def add_game(self, game: str) -> None:
        """All of a game."""
        if (ROOT / "src" / "quarterdeck" / "games" / game).is_dir():
            self.games.add(game)
            self.add_tests(f"tests/games/{game}")

    def add_tests(self, path: str) -> None:
        """A folder or a file of tests, if it is there."""
        if (ROOT / path).exists() and path != "tests/golden":
            self.tests.add(path)

    def commands(self) -> dict[str, list[str]]:
        """All that is to be run, by name."""
        found = {"ruff": [f"{BIN}/ruff", "check", "-q", *PYTHON], "mypy": [f"{BIN}/mypy"]}
        if self.games:
            laws = [*PYTEST, "tests/contract", "-k", " or ".join(sorted(self.games))]
            found |= {"rule ids": [sys.executable, "scripts/rules.py", "--check"], "contract": laws}
        if self.tests:
            found["tests"] = [*PYTEST, "-n", "auto", "--dist", "worksteal", *sorted(self.tests)]
        if self.client:
            found |= {
                "svelte": ["npm", "--prefix", "web", "run", "--silent", "check"],
                "client": ["npm", "--prefix", "web", "--silent", "test"],
            }
        return found


def run(name: str, command: list[str]) -> bool:
    """Run one command and tell how it went; its words only if it failed."""
    begun = time.monotonic()
    asked = subprocess.run(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        env=os.environ
        | {"PYTHONPATH": "src", "HYPOTHESIS_PROFILE": "quick", "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"},
    )
    well = asked.returncode in {0, 5} if "pytest" in command else asked.returncode == 0  # 5: all of them are slow
    told = "" if well else f"\n{asked.stdout}"
    print(f"{'ok    ' if well else 'FAILED'} {name} ({time.monotonic() - begun:.0f} s){told}", flush=True)
    return well


def main(args: list[str]) -> int:
    """Run the command; 0 is well."""
    work = Work()
    if args:
        work.add_game(args[0])
        if not work.games:
            sys.exit(f"expected a game's id; found {args[0]!r}")
    else:
        for name in changed():
            work.add(name)
    print("tests of:", ", ".join(sorted(work.tests)) or "nothing", flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return int(not all(list(pool.map(run, *zip(*work.commands().items(), strict=True)))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
