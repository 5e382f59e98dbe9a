"""How a tournament stands: the same figures for the terminal, for JSON and for reports."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.arena.balance import mean, share, spread
from quarterdeck.arena.ratings import Rating, history
from quarterdeck.arena.tournament import Played, Tournament
from quarterdeck.arena.trial import Trial, likelihood

POINTS = 80  # of a line that shows how something went


def standing(tournament: Tournament) -> dict[str, Any]:
    """Pairings with shares, intervals and verdicts; ratings; CPU of a decision; shares by seat and by turn."""
    games = sorted(tournament.counted(), key=lambda one: one.deal)  # as they are judged, all pairings side by side
    plan = tournament.plan
    went = list(history(games, "random"))
    rated = went[-1] if went else {}
    return {
        **plan.to_json(),
        "games_played": len(games),
        "deals": sum(trial.deals for trial in tournament.trials.values()),
        "fair": 1 / plan.seats,
        "pairings": [
            {
                "row": trial.row,
                "column": trial.column,
                "deals": trial.deals,
                "verdict": trial.verdict or "under way",
                "likelihood": trial.likelihood,
                **won([one for one in games if (one.row, one.column) == pair]),
                "path": path(trial, [one for one in games if (one.row, one.column) == pair]),
            }
            for pair, trial in tournament.trials.items()
        ],
        "ratings": {
            name: {"points": rating.points, "spread": rating.spread}
            for name, rating in sorted(rated.items(), key=lambda item: -item[1].points)
        },
        "history": settled(went),
        "cpu_ms_a_decision": {name: cpu_of(name, games) for name in plan.bots},
        "cpu_ms": {name: spread(thought(name, games)) for name in plan.bots},
        "points": {
            name: mean([one.points for one in games if one.row == name])
            for name in plan.bots
            if any(one.row == name for one in games)
        },
        "by_seat": [win_rate(games, "seat", i) for i in range(plan.seats)],
        "by_turn": [win_rate(games, "turn", i) for i in range(plan.seats)],
    }


def won(games: Sequence[Played]) -> dict[str, Any]:
    """What the row has won of some games."""
    return share(sum(one.share for one in games), len(games))


def some(count: int) -> list[int]:
    """Numbers from 1 to the count, the last among them, and not too many."""
    return sorted({max(1, round(count * step / POINTS)) for step in range(1, POINTS + 1)}) if count else []


def settled(went: Sequence[dict[str, Rating]]) -> dict[str, list[list[float]]]:
    """Of each bot: games played, rating, lower and upper edge."""
    lines: dict[str, list[list[float]]] = {}
    for number in some(len(went)):
        for name, one in went[number - 1].items():
            edges = [one.points, one.points - one.spread, one.points + one.spread]
            lines.setdefault(name, []).append([float(number), *(round(value, 1) for value in edges)])
    return lines


def path(trial: Trial, games: Sequence[Played]) -> list[list[float]]:
    """How the sequential test of a pairing went: deals, and likelihood after them."""
    shares = [sum(one.share for one in games if one.deal == deal) / trial.seats for deal in range(trial.deals)]
    return [[number, round(likelihood(shares[:number], trial.fair), 4)] for number in some(len(shares))]


def win_rate(games: Sequence[Played], what: str, value: int) -> dict[str, Any]:
    """How often the seat, or the turn, of that number won, whoever sat there."""
    shares = [share_of(one, (value - getattr(one, what)) % len(one.ranks.split())) for one in games]
    return share(sum(shares), len(shares))


def share_of(one: Played, after: int) -> float:
    """What the bot so many seats after the row had of the victory."""
    ranks = one.ranks.split()
    return 1 / ranks.count("1") if ranks[after] == "1" else 0.0


def thought(name: str, games: Sequence[Played]) -> list[float]:
    """Milliseconds of CPU that a decision of a bot took, a mean for each game."""
    found = []
    for one in games:
        mine = [(one.row, one.row_asked, one.row_cpu), (one.column, one.column_asked, one.column_cpu)]
        asked = sum(count for who, count, _ in mine if who == name)
        if asked:
            found.append(1000 * sum(cpu for who, _, cpu in mine if who == name) / asked)
    return found


def cpu_of(name: str, games: Sequence[Played]) -> float | None:
    """Milliseconds of CPU that a bot takes for a decision."""
    asked, cpu = 0, 0.0
    for one in games:
        if one.row == name:
            asked, cpu = asked + one.row_asked, cpu + one.row_cpu
        if one.column == name:
            asked, cpu = asked + one.column_asked, cpu + one.column_cpu
    return 1000 * cpu / asked if asked else None
