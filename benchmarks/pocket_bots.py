"""How far bots see in the built pocket: `python benchmarks/pocket_bots.py` after `make pocket`.

The very Python of the pocket thinks, in Node, whose engine is Chromium's, on one core of this machine; beside it this
interpreter.
"""

import argparse
import json
import subprocess
import tempfile
from pathlib import Path

import searching

from quarterdeck.core import engine
from quarterdeck.games import game, games
from quarterdeck.pocket.browser import THINK
from quarterdeck.table.settings import TableSettings

ROOT = Path(__file__).parent.parent
POCKET = ROOT / "build" / "pocket"
SEATS, ITERATIONS = 3, 60
Asked = tuple[str, int, int]  # game, seats, iterations


def in_the_pocket(jobs: list[Asked]) -> list[list[float]]:
    """What `searching.run` finds there."""
    with tempfile.TemporaryDirectory() as folder:
        job = Path(folder) / "job.json"
        job.write_text(json.dumps(jobs))
        command = ["node", "run.js", str(POCKET), str(ROOT / "benchmarks" / "searching.py"), str(job)]
        told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT / "web")
    found: list[list[float]] = json.loads(told.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Measure, and say it."""
    parser = argparse.ArgumentParser(description="How far bots see in the built pocket.")
    parser.add_argument("games", nargs="*", default=games())
    chosen = parser.parse_args()
    jobs = [(id_, max(SEATS, game(id_).seats.start), ITERATIONS) for id_ in chosen.games]
    here, there = json.loads(searching.run(json.dumps(jobs))), in_the_pocket(jobs)
    build = "plain" if str(engine.__file__).endswith(".py") else "compiled"
    on_server = TableSettings().think["legend"]
    for (id_, seats, _), (speed, *_), (slow, *quick) in zip(jobs, here, there, strict=True):
        print(f"{id_}, {seats} seats: {slow:,.0f} iterations/s in the pocket, {speed:,.0f} here ({build})")
        how = game(id_).thinking
        for name, seconds in zip(("deckhand", "bosun", "captain"), [*quick, how.iterations / slow], strict=True):
            print(f"  {name:9}{1000 * seconds:8.0f} ms an answer")
        most = THINK["legend"] * how.part
        print(f"  legend   {most * slow:8.0f} iterations in {most:g} s; {on_server * how.part * speed:,.0f} here")


if __name__ == "__main__":
    main()
