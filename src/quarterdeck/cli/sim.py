"""`quarterdeck sim`: many games between bots, with win rates and intervals."""

import csv
import itertools
import os
import statistics
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from quarterdeck.arena.balance import figures
from quarterdeck.arena.simulate import Result, interval, simulate
from quarterdeck.cli.common import (
    PEOPLE,
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
    writing,
)
from quarterdeck.cli.progress import course
from quarterdeck.core.errors import BadOption
from quarterdeck.games import game as find_game
from quarterdeck.reports.balance import balance, called
from quarterdeck.words import Words, words


def sim(
    game: GameName,
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="how many seats")] = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help=f"a bot for each seat, or one for all ({PEOPLE})")
    ] = "random",
    games: Annotated[int, typer.Option("--games", "-g", help="how many games")] = 100,
    seed: Annotated[int, typer.Option(help="the deals")] = 0,
    workers: Workers = 0,
    ray: Ray = "",
    check: Annotated[
        int,
        typer.Option(
            min=0, help="test all invariants after every so many answers of random bots; 1: each, 0: only at the end"
        ),
    ] = 0,
    options: Options = None,
    draw: Annotated[
        bool, typer.Option("--draw-options", help="draw the options that are not set for each deal")
    ] = False,
    vary: Annotated[str, typer.Option(help="options to try with all their values: a table of combinations")] = "",
    events: Annotated[str, typer.Option(help="kinds of event to count, with commas between them")] = "",
    usage: Annotated[
        bool, typer.Option("--usage", help="count who uses which component and gives which answer, and how they win")
    ] = False,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="write one line a game")] = None,
    report: Annotated[Path | None, typer.Option(help="write all figures as one HTML file")] = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Simulate many games; bots move one seat on with every game, so that each deal is played from all seats."""
    rules = find_game(game)
    at_least(1, games, "--games")
    at_least(0, workers, "--workers")
    named = [name.strip() for name in bots.split(",")]
    count = seats if seats is not None else len(named) if len(named) > 1 else rules.seats.start
    rules.check_seats(count)
    named = named * count if len(named) == 1 else named
    chosen = read_options(game, options)
    kinds = [kind.strip() for kind in events.split(",") if kind.strip()]

    def play(values: dict[str, Any]) -> list[Result]:
        coming = simulate(
            game,
            count,
            named,
            games,
            options=values,
            seed=seed,
            workers=workers or os.cpu_count() or 1,
            check=check,
            events=kinds,
            draw=draw,
            usage=usage or report is not None,
            ray=ray,
        )
        return played(game, games, coming)

    if vary:
        rows = [(values, summarise(named, play(chosen | values), kinds)) for values in combinations(game, vary, chosen)]
        show_combinations(game, named, rows, lang, as_json)
        return
    if csv_file is not None:
        with writing(csv_file):
            csv_file.open("a").close()  # refused before the games, not after
    results = play(chosen)
    if not results:
        raise typer.Exit(STOPPED)
    if csv_file is not None:
        write_csv(csv_file, named, results)
    summary = summarise(named, results, kinds)
    if usage or report is not None:
        found = figures(game, count, named, results, seed=seed, options=chosen)
        summary |= {name: found[name] for name in ("components", "answers")} if usage else {}
        if report is not None:
            with writing(report):
                report.write_text(balance(found, lang, shown_command(game, count, named, len(results), seed)), "utf-8")
    if as_json:
        print_json({"game": game, "seats": count, "games": len(results), "seed": seed, **summary})
    else:
        show(game, count, summary, lang)
        if usage:
            show_usage(summary, 1 / count, words(lang, game))
    if len(results) < games:
        said = words(lang, game)
        print(said.text("cli-sim-stopped", played=len(results), games=games), file=sys.stderr)
        raise typer.Exit(STOPPED)


def played(game: str, games: int, coming: Iterator[Result]) -> list[Result]:
    """The results in the order of the deals, with a progress bar meanwhile; those that are there when it is stopped."""
    results: list[Result] = []
    with course(game, games) as told, suppress(KeyboardInterrupt):
        for result in coming:
            results.append(result)
            told.reach(len(results))
    return sorted(results, key=lambda result: result.number)


def combinations(game: str, vary: str, fixed: dict[str, Any]) -> list[dict[str, Any]]:
    """Every combination of the values of the named options; values that draw others at random are left out."""
    declared = {setting.name: setting for setting in find_game(game).options}
    names = [name.strip() for name in vary.split(",")]
    for name in names:
        if name not in declared or name in fixed:
            raise BadOption(f"expected free options of {game} to vary ({', '.join(declared)}); found {name!r}")
    choices = [[choice for choice in declared[name].choices if choice != "random"] for name in names]
    return [dict(zip(names, values, strict=True)) for values in itertools.product(*choices)]


def show_combinations(
    game: str, named: list[str], rows: list[tuple[dict[str, Any], dict[str, Any]]], lang: str, as_json: bool
) -> None:
    """One line for each combination: how often the first bot won."""
    if as_json:
        print_json([{"options": values, **summary} for values, summary in rows])
        return
    said = words(lang, game)
    table = Table(title=f"{said.text('game')}: {named[0]}")
    for name in rows[0][0]:
        table.add_column(said.text(f"option-{name}"))
    for column in ("cli-share", "cli-interval", "cli-mean", "cli-decisions"):
        table.add_column(said.text(column), justify="right")
    for values, summary in rows:
        first = summary["bots"][0]
        texts = [said.text(f"option-{name}-{str(value).lower()}") for name, value in values.items()]
        table.add_row(
            *texts,
            f"{first['share']:.1%}",
            f"{first['low']:.1%} – {first['high']:.1%}",
            f"{first['mean_points']:.2f}",
            f"{summary['decisions']['mean']:.1f}",
        )
    console.print(table)


def summarise(named: list[str], results: list[Result], kinds: list[str]) -> dict[str, Any]:
    """Wins, intervals and points of every bot; the length of games; how often each kind of event was told."""
    rows = []
    for i, name in enumerate(named):
        wins = sum(result.shares[i] for result in results)
        low, high = interval(wins, len(results))
        points = [result.scores[i] for result in results]
        rows.append(
            {
                "bot": name,
                "wins": round(wins, 3),
                "share": wins / len(results),
                "low": low,
                "high": high,
                "mean_points": statistics.fmean(points),
            }
        )
    lengths = [result.decisions for result in results]
    places = range(len(named))
    told = {kind: [result.events[kind] for result in results] for kind in kinds}
    return {
        "bots": rows,
        "decisions": {"mean": statistics.fmean(lengths), "least": min(lengths), "most": max(lengths)},
        "by_seat": [wins_at(results, i, "seats") for i in places],
        "by_turn": [wins_at(results, i, "turns") for i in places],
        "events": {
            kind: {
                "total": sum(counts),
                "mean": statistics.fmean(counts),
                "median": statistics.median(counts),
                "games": sum(count > 0 for count in counts) / len(counts),
            }
            for kind, counts in told.items()
        },
    }


def wins_at(results: list[Result], place: int, what: str) -> dict[str, float]:
    """How often the seat of that number won, or who was so many seats after the first to answer."""
    shares = [result.shares[getattr(result, what).index(place)] for result in results]
    low, high = interval(sum(shares), len(shares))
    return {"share": statistics.fmean(shares), "low": low, "high": high}


def show(game: str, seats: int, summary: dict[str, Any], lang: str) -> None:
    """The summary as a table."""
    said = words(lang, game)
    fair = said.text("cli-fair-share", share=f"{1 / seats:.1%}")
    table = Table(title=f"{said.text('game')}: {fair}")
    for column in ("cli-bot", "cli-wins", "cli-share", "cli-interval", "cli-mean"):
        table.add_column(said.text(column), justify="right" if column != "cli-bot" else "left")
    for i, row in enumerate(summary["bots"]):
        twice = sum(other["bot"] == row["bot"] for other in summary["bots"]) > 1
        table.add_row(
            f"{row['bot']} {'ABCDEFGHIJ'[i]}" if twice else row["bot"],
            f"{row['wins']:g}",
            f"{row['share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['mean_points']:.2f}",
        )
    console.print(table)
    length = summary["decisions"]
    console.print(f"{said.text('cli-decisions')}: {length['mean']:.1f} ({length['least']} – {length['most']})")
    for label, key in (("cli-seat", "by_seat"), ("cli-turn", "by_turn")):
        shown = [f"{one['share']:.1%} ({one['low']:.1%} – {one['high']:.1%})" for one in summary[key]]
        console.print(f"{said.text(label)}: {' · '.join(shown)}")
    if summary["events"]:
        show_events(summary["events"], said)


def shown_command(game: str, seats: int, named: list[str], games: int, seed: int) -> str:
    """What plays the same again."""
    return f"quarterdeck sim {game} --seats {seats} --bots {','.join(named)} --games {games} --seed {seed}"


def show_usage(summary: dict[str, Any], fair: float, said: Words) -> None:
    """Of each component and answer: how many seats used it, and how often those won that did."""
    groups = [(group["names"].get(said.lang, ""), group["kind"], group["uses"]) for group in summary["components"]]
    for title, kind, uses in [*groups, (said.text("cli-answers"), "", summary["answers"])]:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False)
        table.add_column(title)
        for column in ("cli-used", "cli-share", "cli-interval"):
            table.add_column(said.text(column), justify="right")
        for one in sorted(uses, key=lambda one: -one["used"]["share"]):
            wins = one["wins"]
            if wins["games"]:
                sign = "▲" if wins["low"] > fair else "▼" if wins["high"] < fair else "○"
                name = called(said, kind, one["id"])
                shares = f"{wins['share']:.0%} {sign}", f"{100 * wins['low']:.0f}–{100 * wins['high']:.0f}"
                table.add_row(name, f"{one['used']['share']:.0%}", *shares)
        console.print(table)
    console.print(said.text("cli-signs"))


def show_events(events: dict[str, dict[str, float]], said: Words) -> None:
    """How often each kind of event was told."""
    table = Table()
    for column in ("cli-event", "cli-total", "cli-mean-a-game", "cli-median-a-game", "cli-in-games"):
        table.add_column(said.text(column), justify="right" if column != "cli-event" else "left")
    for kind, row in events.items():
        table.add_row(kind, f"{row['total']:g}", f"{row['mean']:.2f}", f"{row['median']:g}", f"{row['games']:.1%}")
    console.print(table)


def write_csv(path: Path, named: list[str], results: list[Result]) -> None:
    """One line a game: shares and points by bot."""
    with path.open("w", newline="", encoding="utf-8") as file:
        out = csv.writer(file)
        labels = [f"{name}#{i}" for i, name in enumerate(named)]
        wins, points = [f"win {label}" for label in labels], [f"points {label}" for label in labels]
        out.writerow(["game", "decisions", *wins, *points])
        for result in results:
            out.writerow([result.number, result.decisions, *result.shares, *result.scores])
