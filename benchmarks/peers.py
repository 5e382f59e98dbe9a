"""Compare Quarterdeck's speed with that of public peers, all measured in one run on one core.

    python benchmarks/peers.py
    python benchmarks/peers.py --only catanatron,open_spiel --seconds 5 --json peers.json
    python benchmarks/peers.py --page docs/performance.md       # writes the ratios into the page

Each peer gets a virtual environment of its own under the cache folder, with pinned versions; a later run finds it
there. Every measurement is a process of its own (``peer_workers.py``), and they run one after the other. Moves of
different games are not of the same weight: read games/s and decisions/game beside decisions/s.
"""

import argparse
import json
import math
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
CACHE: Final = ROOT / "build" / "peers"
WORKERS: Final = Path(__file__).resolve().with_name("peer_workers.py")

OUR_RUNS: Final = 3
OUR_FIGURES: Final = ("driven_decisions_per_s", "inside_decisions_per_s", "games_per_s", "clone_us")

INSTALL_LIMIT_S: Final = 1800
MEASURE_LIMIT_S: Final = 600
REASON_LENGTH: Final = 160
BEGIN: Final = "<!-- ratios: written by `python benchmarks/peers.py --page` -->"
END: Final = "<!-- end of ratios -->"


class PeerError(Exception):
    """A peer, or Quarterdeck itself, cannot be installed or measured; the message is one line."""


@dataclass(frozen=True)
class Case:
    """One game to measure and the worker that does it."""

    worker: str
    game: str
    players: int
    module: str = ""  # the game's name inside the library, where it differs

    @property
    def inside(self) -> bool:
        """The loop runs in the library's compiled part instead of interpreted Python."""
        return self.worker.endswith("_inside") or self.worker == "pgx"


@dataclass(frozen=True)
class Peer:
    """A library, what pip installs for it, and the games measured."""

    name: str
    requirements: tuple[str, ...]
    cases: tuple[Case, ...]


PEERS: Final = (
    Peer(
        "catanatron",
        ("catanatron==3.2.1", "networkx==3.6.1"),
        (Case("catanatron", "catan", 2), Case("catanatron", "catan", 4)),
    ),
    Peer(
        "rlcard",
        ("rlcard==1.2.0", "numpy==2.4.6", "termcolor==3.3.0"),
        (Case("rlcard", "leduc-holdem", 2), Case("rlcard", "uno", 2), Case("rlcard", "limit-holdem", 2)),
    ),
    Peer(
        "pettingzoo",
        (
            "pettingzoo==1.27.0",
            "gymnasium==1.4.0",
            "numpy==2.4.6",
            "pygame-ce==2.5.8",
            "rlcard==1.2.0",
            "termcolor==3.3.0",
        ),
        (
            Case("pettingzoo", "tictactoe", 2, "tictactoe_v3"),
            Case("pettingzoo", "connect_four", 2, "connect_four_v3"),
            Case("pettingzoo", "leduc_holdem", 2, "leduc_holdem_v4"),
        ),
    ),
    Peer(
        "open_spiel",
        (
            "open_spiel==2.0.2",
            "absl-py==2.5.1",
            "attrs==26.1.0",
            "ml_collections==1.1.0",
            "numpy==2.4.6",
            "scipy==1.17.1",
        ),
        (
            Case("open_spiel", "hearts", 4),
            Case("open_spiel", "spades", 4),
            Case("open_spiel", "oh_hell", 4),
            Case("open_spiel", "euchre", 4),
            Case("open_spiel", "crazy_eights", 4),
            Case("open_spiel", "kuhn_poker", 3),
            Case("open_spiel", "connect_four", 2),
            Case("open_spiel_inside", "hearts", 4),
            Case("open_spiel_inside", "spades", 4),
            Case("open_spiel_inside", "crazy_eights", 4),
        ),
    ),
    Peer(
        "pgx",
        ("pgx==2.6.0", "jax==0.10.2", "jaxlib==0.10.2", "numpy==2.4.6"),
        (Case("pgx", "backgammon", 2), Case("pgx", "leduc_holdem", 2), Case("pgx", "connect_four", 2)),
    ),
)


@dataclass(frozen=True)
class Measured:
    """The figures of one case, repetition by repetition."""

    peer: str
    game: str
    players: int
    inside: bool
    decisions_per_s: list[float]
    games_per_s: list[float]
    decisions_per_game: float
    chance_steps_per_game: float
    clones_per_s: list[float]  # empty where the library has no clones


@dataclass(frozen=True)
class Ours:
    """One line of Quarterdeck's own benchmark, run by run."""

    game: str
    seats: int
    build: str
    driven_decisions_per_s: list[float]
    inside_decisions_per_s: list[float]
    games_per_s: list[float]
    clone_us: list[float]


@dataclass
class Report:
    """Everything one run has found."""

    python: str
    load_before: tuple[float, float, float]
    load_after: tuple[float, float, float] = (0.0, 0.0, 0.0)
    ours: list[Ours] = field(default_factory=list)
    measured: list[Measured] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def compared(self) -> list[Ours]:
        """Answer the line of each of our games that peers are compared with: the compiled build if there is one."""
        best = {line.game: line for line in sorted(self.ours, key=lambda line: line.build == "compiled")}
        return [best[game] for game in sorted(best)]


def say(text: str) -> None:
    """Tell the person who waits what is going on."""
    print(text, file=sys.stderr, flush=True)


def environment() -> dict[str, str]:
    """Answer the environment of the measured processes: fixed hashes, one thread, no window, no foreign packages."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    return kept | {
        "PYTHONHASHSEED": "0",
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "SDL_VIDEODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }


def output(command: Sequence[str | Path], limit_s: float) -> str:
    """Run a command to its end and answer what it prints; raise PeerError with the reason when it fails."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            capture_output=True,
            check=False,
            cwd=ROOT,
            env=environment(),
            text=True,
            timeout=limit_s,
        )
    except OSError as error:
        raise PeerError(error.strerror or str(error)) from error
    except subprocess.TimeoutExpired as error:
        message = f"not finished after {limit_s:.0f} s"
        raise PeerError(message) from error
    if done.returncode != 0:
        raise PeerError(reason(done.stderr or done.stdout, done.returncode))
    return done.stdout


def reason(text: str, status: int) -> str:
    """Pick the line that says why a command failed: pip's last error, or else the last line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    chosen = (errors or lines or [f"exit status {status}"])[-1]
    return chosen if len(chosen) <= REASON_LENGTH else chosen[: REASON_LENGTH - 1] + "…"


def installed(peer: Peer, cache: Path) -> Path:
    """Answer the interpreter of a peer's environment, which is built unless it is there with the same versions."""
    folder = cache / peer.name
    interpreter = folder / "bin" / "python"
    receipt = folder / "installed.txt"
    wanted = "\n".join((platform.python_version(), *peer.requirements)) + "\n"
    if interpreter.exists() and receipt.exists() and receipt.read_text(encoding="utf-8") == wanted:
        return interpreter
    say(f"{peer.name}: installing")
    if folder.exists():
        shutil.rmtree(folder)
    output([sys.executable, "-m", "venv", folder], INSTALL_LIMIT_S)
    pip: list[str | Path] = [
        interpreter,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-input",
        "--disable-pip-version-check",
    ]
    output([*pip, *peer.requirements], INSTALL_LIMIT_S)
    receipt.write_text(wanted, encoding="utf-8")
    return interpreter


def stay_on_one_core() -> None:
    """Keep this process and all it starts on one core, where the system can do that."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measured(peer: Peer, case: Case, interpreter: Path, seconds: float) -> Measured:
    """Run one case in the peer's environment."""
    printed = output(
        [
            interpreter,
            WORKERS,
            case.worker,
            case.module or case.game,
            f"--players={case.players}",
            f"--seconds={seconds}",
        ],
        MEASURE_LIMIT_S + 10 * seconds,
    )
    figures: dict[str, Any] = json.loads(printed.splitlines()[-1])
    return Measured(
        peer=peer.name,
        game=case.game,
        players=case.players,
        inside=case.inside,
        decisions_per_s=figures["decisions_per_s"],
        games_per_s=figures["games_per_s"],
        decisions_per_game=figures["decisions_per_game"],
        chance_steps_per_game=figures["chance_steps_per_game"],
        clones_per_s=figures.get("clones_per_s", []),
    )


def our_lines(texts: Sequence[str]) -> list[Ours]:
    """Read the JSON of one or more runs of our benchmark and put the runs of each line together."""
    runs: dict[tuple[str, int, str], list[dict[str, float]]] = {}
    for text in texts:
        try:
            for line in json.loads(text)["results"]:
                runs.setdefault((line["game"], line["seats"], line["build"]), []).append(
                    {name: float(line[name]) for name in OUR_FIGURES},
                )
        except (ValueError, TypeError, KeyError) as error:
            message = f"expected the JSON of `quarterdeck bench --json`, found {type(error).__name__}: {error}"
            raise PeerError(message) from error
    return [
        Ours(
            game=game,
            seats=seats,
            build=build,
            **{name: [line[name] for line in lines] for name in OUR_FIGURES},
        )
        for (game, seats, build), lines in runs.items()
    ]


def our_figures(interpreter: Path, file: Path | None) -> list[Ours]:
    """Answer our own figures, from a file of an earlier run or from three runs now."""
    if file is not None:
        return our_lines([file.read_text(encoding="utf-8")])
    if not interpreter.exists():
        message = "the interpreter given by --quarterdeck is not there"
        raise PeerError(message)
    command: list[str | Path] = [interpreter.absolute(), "-m", "quarterdeck", "bench", "--json"]
    texts = []
    for number in range(1, OUR_RUNS + 1):
        say(f"quarterdeck: all games, run {number} of {OUR_RUNS}")
        texts.append(output(command, MEASURE_LIMIT_S))
    return our_lines(texts)


def compare(peers: Sequence[Peer], options: argparse.Namespace) -> Report:
    """Install all peers, then measure us and them one after the other."""
    report = Report(platform.python_version(), os.getloadavg())
    cache = options.cache.resolve()
    cache.mkdir(parents=True, exist_ok=True)
    (cache / ".gitignore").write_text("*\n", encoding="utf-8")
    interpreters: dict[str, Path] = {}
    for peer in peers:
        try:
            interpreters[peer.name] = installed(peer, cache)
        except PeerError as error:
            report.failures.append(f"{peer.name}: not installed: {error}")
    stay_on_one_core()
    report.load_before = os.getloadavg()
    try:
        report.ours = our_figures(options.quarterdeck, options.ours)
    except PeerError as error:
        report.failures.append(f"quarterdeck: not measured: {error}")
    for peer in peers:
        if peer.name not in interpreters:
            continue
        for case in peer.cases:
            say(f"{peer.name}: {case.game}, {case.players} players{', inside' if case.inside else ''}")
            try:
                report.measured.append(measured(peer, case, interpreters[peer.name], options.seconds))
            except PeerError as error:
                report.failures.append(f"{peer.name}: {case.game} not measured: {error}")
    report.load_after = os.getloadavg()
    return report


def three_digits(value: float) -> str:
    """Write a positive number with three digits or more.

    >>> [three_digits(value) for value in (0.5, 7.5, 16.12, 248.3, 1234.5)]
    ['0.500', '7.50', '16.1', '248', '1234']
    """
    return f"{value:.{max(0, 2 - math.floor(math.log10(value)))}f}"


def short(rate: float) -> str:
    """Write a rate in units, thousands or millions.

    >>> [short(rate) for rate in (16.12, 15_500, 248_300, 1_920_000)]
    ['16.1', '15.5 k', '248 k', '1.92 M']
    """
    for unit, size in (("M", 1_000_000), ("k", 1_000)):
        if rate >= size:
            return f"{three_digits(rate / size)} {unit}"
    return three_digits(rate)


def best_and_worst(rates: Sequence[float]) -> str:
    """Write the best rate and, in brackets, the worst."""
    return f"{short(max(rates))} ({short(min(rates))})"


def table(report: Report) -> str:
    """Lay the measurements out in aligned columns."""
    rows = [
        (
            "peer",
            "game",
            "players",
            "loop",
            "decisions/s best (worst)",
            "games/s",
            "decisions/game",
            "clones/s",
        ),
    ]
    rows.extend(
        (
            line.peer,
            line.game,
            str(line.players),
            "inside" if line.inside else "Python",
            best_and_worst(line.decisions_per_s),
            short(max(line.games_per_s)),
            f"{line.decisions_per_game:.1f}",
            short(max(line.clones_per_s)) if line.clones_per_s else "-",
        )
        for line in report.measured
    )
    return aligned(rows, {0, 1, 3})


def ratios(report: Report) -> list[tuple[str, ...]]:
    """How many times as many decisions a second each of our games makes as each of theirs, best against best.

    Loops driven from Python are compared with such loops, those inside a library with ours inside.
    """
    ours = report.compared()
    rows = [("peer", "game", "loop", *(f"{line.game}, {line.seats}" for line in ours))]
    for line in report.measured:
        rates = [max(one.inside_decisions_per_s if line.inside else one.driven_decisions_per_s) for one in ours]
        theirs = max(line.decisions_per_s)
        loop = "inside" if line.inside else "Python"
        rows.append((line.peer, f"{line.game}, {line.players}", loop, *(three_digits(rate / theirs) for rate in rates)))
    return rows


def marked_down(report: Report) -> str:
    """The ratios as a section of a page."""
    head, *rows = ratios(report)
    builds = ", ".join(sorted({line.build for line in report.compared()}))
    note = (
        f"Python {report.python}, our build: {builds}; load {load(report.load_before)}. After each name, the players."
    )
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head), *("| " + " | ".join(row) + " |" for row in rows)]
    return "\n".join([BEGIN, "", note, "", *lines, *(f"\nNot measured: {one}" for one in report.failures), "", END])


def aligned(rows: Sequence[tuple[str, ...]], text_columns: set[int]) -> str:
    """Lay rows out in columns."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.ljust(width) if column in text_columns else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines)


def page(report: Report) -> str:
    """Write the whole report for people."""
    lines = [
        f"Python {report.python}; load average {load(report.load_before)} before, {load(report.load_after)} after",
    ]
    lines.extend(
        f"quarterdeck {line.game}, {line.seats} seats, {line.build}: "
        f"driven {best_and_worst(line.driven_decisions_per_s)} decisions/s, "
        f"inside {best_and_worst(line.inside_decisions_per_s)} decisions/s, "
        f"{short(max(line.games_per_s))} games/s, clone {min(line.clone_us):.2f} µs"
        for line in report.ours
    )
    if report.measured:
        lines.extend(("", table(report), "", "ours : theirs, decisions/s", aligned(ratios(report), {0, 1, 2})))
    if report.failures:
        lines.extend(("", *report.failures))
    return "\n".join(lines)


def load(averages: tuple[float, float, float]) -> str:
    """Write the load averages as ``uptime`` does."""
    return ", ".join(f"{average:.2f}" for average in averages)


def chosen_peers(text: str) -> tuple[Peer, ...]:
    """Read a comma-separated list of peers."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    known = [peer.name for peer in PEERS]
    unknown = [name for name in names if name not in known]
    if unknown or not names:
        message = f"expected some of {', '.join(known)}, found {', '.join(unknown) or 'nothing'}"
        raise argparse.ArgumentTypeError(message)
    return tuple(peer for peer in PEERS if peer.name in names)


def positive(text: str) -> float:
    """Read a number of seconds."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        message = f"expected more than 0 seconds, found {text}"
        raise argparse.ArgumentTypeError(message)
    return seconds


def existing(text: str) -> Path:
    """Read the name of a file that is there."""
    path = Path(text)
    if not path.is_file():
        message = f"expected a file, found none at {text}"
        raise argparse.ArgumentTypeError(message)
    return path


def main() -> int:
    """Read the command line, compare, print; the exit status is 1 when something could not be measured."""
    parser = argparse.ArgumentParser(description="Compare Quarterdeck's speed with that of public peers.")
    parser.add_argument("--cache", type=Path, default=CACHE, metavar="DIR", help="where environments live")
    parser.add_argument("--only", type=chosen_peers, default=PEERS, metavar="PEERS", help="such as catanatron,rlcard")
    parser.add_argument("--seconds", type=positive, default=2.0, help="span of each of three repetitions (default 2)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there as well")
    parser.add_argument("--page", type=existing, metavar="FILE", help="write the ratios into this page")
    us = parser.add_mutually_exclusive_group()
    us.add_argument("--quarterdeck", type=Path, default=ROOT / ".venv" / "bin" / "python", metavar="PYTHON")
    us.add_argument("--ours", type=existing, metavar="FILE", help="our figures from `quarterdeck bench --json`")
    options = parser.parse_args()
    report = compare(options.only, options)
    print(page(report))
    if options.page is not None:
        before, _, rest = options.page.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        options.page.write_text(before + marked_down(report) + after, encoding="utf-8")
    if options.json is not None:
        options.json.write_text(json.dumps(asdict(report), indent=2) + "\n", encoding="utf-8")
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
