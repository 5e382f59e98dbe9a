"""`quarterdeck arena`: bots against each other, until a sequential test has decided or the games are up."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from quarterdeck.arena.standing import standing
from quarterdeck.arena.tournament import FORMS, Plan, Tournament
from quarterdeck.cli.common import (
    STOPPED,
    AsJson,
    GameName,
    Lang,
    Options,
    Ray,
    Workers,
    at_least,
    console,
    print_json,
    read_options,
)
from quarterdeck.cli.progress import course
from quarterdeck.games import game as find_game
from quarterdeck.reports.tournament import tournament as report
from quarterdeck.words import Words, words

SIGNS = {"better": "▲", "worse": "▼", "open": "○", "under way": "…"}


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", "-b", help="who meets, weakest first, with commas between them")],
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="how many seats")] = None,
    form: Annotated[str, typer.Option(help=f"who meets whom: {', '.join(FORMS)}")] = FORMS[0],
    games: Annotated[int, typer.Option("--games", "-g", help="games of a pairing, at most")] = 400,
    seed: Annotated[int, typer.Option(help="the deals")] = 0,
    workers: Workers = 0,
    ray: Ray = "",
    options: Options = None,
    draw: Annotated[
        bool, typer.Option("--draw-options", help="draw the options that are not set for each deal")
    ] = False,
    out: Annotated[Path, typer.Option(help="where games are kept; the same folder goes on")] = Path("arena"),
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Let bots meet: one alone against copies of another, each deal from every seat. Ctrl-C stops, the same goes on."""
    at_least(1, games, "--games")
    at_least(0, workers, "--workers")
    named = tuple(name.strip() for name in bots.split(","))
    count = seats if seats is not None else max(2, find_game(game).seats.start)
    plan = Plan(game, count, named, form, games, seed, read_options(game, options), draw)
    said = words(lang, game)
    tournament = Tournament(plan, out)
    if tournament.found and not as_json:
        print(said.text("cli-arena-goes-on", folder=str(out), count=tournament.found), file=sys.stderr)
    stopped = play(tournament, said, workers, ray)
    figures = standing(tournament)
    (out / "standing.json").write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    (out / "arena.html").write_text(report(figures, lang, command(plan, out, options)), "utf-8")
    files = [out / "games.csv", *write_parquet(out), out / "standing.json", out / "arena.html"]
    if as_json:
        print_json(figures)
    else:
        show(figures, said)
        console.print(" · ".join(map(str, files)))
    if stopped:
        raise typer.Exit(STOPPED)


def command(plan: Plan, out: Path, options: list[str] | None) -> str:
    """What goes on with the same tournament."""
    given = "".join(f" --option {one}" for one in options or []) + (" --draw-options" if plan.draw else "")
    who = f"--bots {','.join(plan.bots)} --form {plan.form} --seats {plan.seats}"
    return f"quarterdeck arena {plan.game} {who} --games {plan.games} --seed {plan.seed}{given} --out {out}"


def play(tournament: Tournament, said: Words, workers: int, ray: str) -> bool:
    """Play, telling how many pairings are decided; whether it was stopped."""
    trials = tournament.trials.values()
    try:
        with course(said.text("cli-arena-pairings"), len(trials)) as told:
            for trial in tournament.run(workers, ray):
                now = f"{trial.row} : {trial.seats - 1} × {trial.column}, {trial.deals * trial.seats}"
                told.reach(sum(bool(one.verdict) for one in trials), now)
    except KeyboardInterrupt:
        print(said.text("cli-arena-stopped"), file=sys.stderr)
        return True
    return False


def show(figures: dict[str, Any], said: Words) -> None:
    """The cross table, ratings, CPU and the advantage of seats and turns."""
    fair = said.text("cli-fair-share", share=f"{figures['fair']:.0%}")
    head = f"{said.text('game')} · {said.text('cli-games', count=figures['games_played'])} · {fair}"
    console.print(head, style="bold")
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column(said.text("cli-bot"))
    columns = [name for name in figures["bots"] if any(pair["column"] == name for pair in figures["pairings"])]
    for name in columns:
        table.add_column(name.replace(":", ":\n"), justify="right")
    table.add_column(said.text("cli-rating"), justify="right")
    cells = {(pair["row"], pair["column"]): pair for pair in figures["pairings"]}
    for name in reversed(figures["bots"]):
        rating = figures["ratings"].get(name)
        rated = f"{rating['points']:.0f} ± {rating['spread']:.0f}" if rating else ""
        table.add_row(name, *(cell(cells.get((name, column)), figures["fair"]) for column in columns), rated)
    console.print(table)
    cpu = [f"{name} {ms:.3g} ms" for name, ms in figures["cpu_ms_a_decision"].items() if ms is not None]
    console.print(f"{said.text('cli-cpu')}: {' · '.join(cpu)}")
    for label, key in (("cli-seat", "by_seat"), ("cli-turn", "by_turn")):
        shown = [f"{i + 1}. {place(one, figures['fair'])}" for i, one in enumerate(figures[key])]
        console.print(f"{said.text(label)}: {' · '.join(shown)}")
    console.print(said.text("cli-signs"))


def cell(pair: dict[str, Any] | None, fair: float) -> str:
    """A pairing: share, sign of its interval as in the report, or that it is under way; the interval below."""
    if pair is None or pair["share"] is None:
        return "·"
    shown = f"{pair['share']:.0%} {SIGNS['under way']}" if pair["verdict"] == "under way" else place(pair, fair)
    return f"{shown}\n{100 * pair['low']:.0f}–{100 * pair['high']:.0f}"


def place(one: dict[str, Any], fair: float) -> str:
    """The share of a pairing, seat or turn, with a sign where its interval leaves out the fair share."""
    if one["share"] is None:
        return "·"
    return f"{one['share']:.0%} {SIGNS['better' if one['low'] > fair else 'worse' if one['high'] < fair else 'open']}"


def write_parquet(folder: Path) -> list[Path]:
    """The games as Parquet, where the extra `lab` is installed."""
    try:
        from pyarrow import csv, parquet
    except ImportError:
        return []
    path = folder / "games.parquet"
    parquet.write_table(csv.read_csv(folder / "games.csv"), path)
    return [path]
