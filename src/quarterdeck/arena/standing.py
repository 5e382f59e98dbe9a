"""How a tournament stands: the same figures for the terminal, for JSON and for reports."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.arena.ratings import ratings
from quarterdeck.arena.simulate import interval
from quarterdeck.arena.tournament import Played, Tournament


def standing(tournament: Tournament) -> dict[str, Any]:
    """Pairings with shares, intervals and verdicts; ratings; CPU of a decision; shares by seat and by turn."""
    games = tournament.counted()
    plan = tournament.plan
    rated = ratings(games, "random")
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
                **share([one for one in games if (one.row, one.column) == pair]),
            }
            for pair, trial in tournament.trials.items()
        ],
        "ratings": {
            name: {"points": rating.points, "spread": rating.spread}
            for name, rating in sorted(rated.items(), key=lambda item: -item[1].points)
        },
        "cpu_ms_a_decision": {name: cpu_of(name, games) for name in plan.bots},
        "by_seat": [win_rate(games, "seat", i) for i in range(plan.seats)],
        "by_turn": [win_rate(games, "turn", i) for i in range(plan.seats)],
    }


def share(games: Sequence[Played]) -> dict[str, Any]:
    """What the row has won of some games."""
    wins = sum(one.share for one in games)
    low, high = interval(wins, len(games))
    return {"games": len(games), "share": wins / len(games) if games else None, "low": low, "high": high}


def win_rate(games: Sequence[Played], what: str, value: int) -> dict[str, Any]:
    """How often the seat, or the turn, of that number won, whoever sat there."""
    shares = [share_of(one, (value - getattr(one, what)) % len(one.ranks.split())) for one in games]
    low, high = interval(sum(shares), len(shares))
    return {"share": sum(shares) / len(shares) if shares else None, "low": low, "high": high}


def share_of(one: Played, after: int) -> float:
    """What the bot so many seats after the row had of the victory."""
    ranks = one.ranks.split()
    return 1 / ranks.count("1") if ranks[after] == "1" else 0.0


def cpu_of(name: str, games: Sequence[Played]) -> float | None:
    """Milliseconds of CPU that a bot takes for a decision."""
    asked, cpu = 0, 0.0
    for one in games:
        if one.row == name:
            asked, cpu = asked + one.row_asked, cpu + one.row_cpu
        if one.column == name:
            asked, cpu = asked + one.column_asked, cpu + one.column_cpu
    return 1000 * cpu / asked if asked else None
