"""What decides a game: the figures of a balance report, from games of bots.

Every share has Wilson's 95 % interval, every mean a normal one. Winning with a component is not winning because of it.
"""

import math
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from quarterdeck.arena.simulate import Result, Z, interval
from quarterdeck.arena.usage import ANSWER, components, declared
from quarterdeck.games import game

MOST_BINS = 14


def figures(
    id_: str, seats: int, bots: Sequence[str], results: Sequence[Result], *, seed: int = 0, options: Mapping[str, Any]
) -> dict[str, Any]:
    """All numbers of a report, as JSON."""
    rules = game(id_)
    points = [score for result in results for score in result.scores]
    won = [score for result in results for score, share in zip(result.scores, result.shares, strict=True) if share]
    lengths = [result.decisions for result in results]
    leads = [lead(result.scores) for result in results] if seats > 1 else []
    what = declared(id_)
    return {
        "game": id_,
        "rules_version": rules.rules_version,
        "seats": seats,
        "bots": list(bots),
        "seed": seed,
        "options": dict(options),
        "games": len(results),
        "deals": -(-len(results) // seats),
        "fair": 1 / seats,
        "wins": [wins_of(name, bots, results) for name in dict.fromkeys(bots)],
        "by_turn": [wins_at(results, place, "turns") for place in range(seats)],
        "by_seat": [wins_at(results, place, "seats") for place in range(seats)],
        "points": {"all": mean(points), "winners": mean(won), "bins": bins(points, won)},
        "length": {**mean(lengths), "least": min(lengths), "most": max(lengths), "bins": bins(lengths)},
        "lead": {**mean(leads), "bins": bins(leads)} if leads else None,
        "cpu_ms": {name: spread(thought(name, bots, results)) for name in dict.fromkeys(bots)},
        "components": [
            {"kind": one.kind, "names": one.names, "uses": uses(one.kind, components(id_, one), results)}
            for one in what.uses
        ],
        "answers": uses(ANSWER, verbs(results), results),
        "board": {
            "kind": what.board.kind,
            "names": what.board.names,
            "how": what.board.how,
            "places": uses("board", components(id_, what.board), results),
        }
        if what.board
        else None,
    }


def share(wins: float, games: int) -> dict[str, Any]:
    """A share with its interval."""
    low, high = interval(wins, games)
    return {"games": games, "share": wins / games if games else None, "low": low, "high": high}


def wins_at(results: Sequence[Result], place: int, what: str) -> dict[str, Any]:
    """How often the seat of that number won, or who was so many seats after the first to answer."""
    return share(sum(result.shares[getattr(result, what).index(place)] for result in results), len(results))


def wins_of(name: str, bots: Sequence[str], results: Sequence[Result]) -> dict[str, Any]:
    """How often a bot won, and its points, in whichever seats it sat."""
    mine = [i for i, other in enumerate(bots) if other == name]
    wins = [result.shares[i] for result in results for i in mine]
    scores = [result.scores[i] for result in results for i in mine]
    return {"bot": name, **share(sum(wins), len(wins)), "points": mean(scores)}


def mean(values: Sequence[float]) -> dict[str, float]:
    """A mean with its interval."""
    if not values:
        return {"mean": 0.0, "low": 0.0, "high": 0.0}
    middle = statistics.fmean(values)
    half = Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": middle, "low": middle - half, "high": middle + half}


def lead(scores: Sequence[int]) -> int:
    """How far the best is ahead of the second in points."""
    first, second = sorted(scores, reverse=True)[:2]
    return first - second


def bins(values: Sequence[int], others: Sequence[int] = ()) -> list[dict[str, Any]]:
    """Values in at most some groups of equal width: how many of all are in each, and of the others."""
    if not values:
        return []
    low, high = min(values), max(values)
    width = next(step for step in widths() if (high // step) - (low // step) < MOST_BINS)
    first = low // width
    found: list[dict[str, Any]] = []
    for number in range(first, high // width + 1):
        one: dict[str, Any] = {"from": number * width, "to": number * width + width - 1}
        for name, some in (("all", values), ("others", others)):
            if some:
                one[name] = share(sum(number == value // width for value in some), len(some))
        found.append(one)
    return found


def widths() -> Iterable[int]:
    """Round ones: 1, 2, 5, 10, 20, 50 and so on."""
    size = 1
    while True:
        yield from (size, 2 * size, 5 * size)
        size *= 10


def thought(name: str, bots: Sequence[str], results: Sequence[Result]) -> list[float]:
    """Milliseconds of CPU that a decision took, a mean for each game."""
    mine = [i for i, other in enumerate(bots) if other == name]
    return [1000 * r.cpu[i] / r.asked[i] for r in results for i in mine if r.asked and r.asked[i]]


def spread(values: Sequence[float]) -> dict[str, float]:
    """Where the values lie."""
    if not values:
        return {}
    ordered = sorted(values)
    names = {"p5": 0.05, "p25": 0.25, "median": 0.5, "p75": 0.75, "p95": 0.95}
    return {name: ordered[round(part * (len(ordered) - 1))] for name, part in names.items()}


def verbs(results: Sequence[Result]) -> list[str]:
    """The verbs that were answered, the most frequent first."""
    counts = Counter[str]()
    for result in results:
        for one in result.uses:
            counts.update({name: count for name, count in one.items() if name.startswith(f"{ANSWER}-")})
    return [name.removeprefix(f"{ANSWER}-") for name, _ in counts.most_common()]


def uses(prefix: str, words: Sequence[str], results: Sequence[Result]) -> list[dict[str, Any]]:
    """For each thing: how many seats used it and how often, and how those won that did and that did not."""
    found = []
    for word in words:
        key = f"{prefix}-{word}"
        wins, count, total, others, other_count = 0.0, 0, 0, 0.0, 0
        parts = []
        for result in results:
            times = [one.get(key, 0) for one in result.uses]
            if sum(times):
                parts.append(sum(t * part for t, part in zip(times, result.shares, strict=True)) / sum(times))
            for one, part in zip(result.uses, result.shares, strict=True):
                if key in one:
                    wins, count, total = wins + part, count + 1, total + one[key]
                else:
                    others, other_count = others + part, other_count + 1
        seats = count + other_count
        found.append(
            {
                "id": word,
                "used": share(count, seats),
                "times": total / seats if seats else 0.0,
                "wins": share(wins, count),
                "without": share(others, other_count),
                "by_winners": mean(parts) if parts else None,  # the winners' part of all uses in a game
            }
        )
    return found
