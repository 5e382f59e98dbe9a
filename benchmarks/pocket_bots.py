"""How far bots see in the built pocket: `python benchmarks/pocket_bots.py` after `make pocket`.

The very Python of the pocket thinks, in Node, whose engine is Chromium's, on one core of this machine; beside it this
interpreter. `--games 40` also plays a captain with what he has there against bosuns, from every seat.
"""

import argparse
import json
import subprocess
import tempfile
from pathlib import Path

import searching

from quarterdeck.arena.simulate import simulate
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
    parser.add_argument("--games", dest="plays", type=int, default=0, help="of a captain of the pocket against bosuns")
    chosen = parser.parse_args()
    jobs = [(id_, max(SEATS, game(id_).seats.start), ITERATIONS) for id_ in chosen.games]
    here, there = json.loads(searching.run(json.dumps(jobs))), in_the_pocket(jobs)
    build = "plain" if str(engine.__file__).endswith(".py") else "compiled"
    on_server = TableSettings().think
    for (id_, seats, _), (speed, *_), (slow, *quick) in zip(jobs, here, there, strict=True):
        print(f"{id_}, {seats} seats: {slow:,.0f} iterations/s in the pocket, {speed:,.0f} here ({build})")
        for name, seconds in zip(("deckhand", "bosun"), quick, strict=True):
            print(f"  {name:9}{1000 * seconds:8.0f} ms an answer")
        for name, seconds in THINK.items():
            print(f"  {name:9}{seconds * slow:8.0f} iterations in {seconds:g} s; {on_server[name] * speed:,.0f} here")
        if chosen.plays:
            row = f"captain:{max(1, round(THINK['captain'] * slow))}"
            print(f"  {row} wins {share(id_, seats, row, chosen.plays):.0%} of {chosen.plays} games against bosuns")


def share(id_: str, seats: int, row: str, plays: int) -> float:
    """The share of games that a bot alone wins against bosuns; 1/seats is a bosun's own."""
    bots = [row, *["bosun"] * (seats - 1)]
    won = [result.shares[0] for result in simulate(id_, seats, bots, plays, workers=1)]
    return sum(won) / len(won)


if __name__ == "__main__":
    main()
