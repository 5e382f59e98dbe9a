"""Learns the value of a game: a conditional logit over the seats, by Newton's method."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.arena.lessons import Lessons, some
from quarterdeck.bots.value import KNOTS

RESERVE = 1e-3  # pull of every weight towards 0
STEPS = 30
HELD_OUT = 5  # games in a row of its square that are not learned from: a fifth, of every number of seats
QUARTERS = (0.25, 0.5, 0.75)
LITTLE = 1e-6


def mixed(lessons: Lessons) -> NDArray[np.float64]:
    """The features once for each line of weights, as much as it counts at that stage of the game."""
    at = lessons.progress.astype(np.float64) * (KNOTS - 1)
    parts = [np.clip(1 - np.abs(at - knot), 0, 1)[:, None, None] * lessons.features for knot in range(KNOTS)]
    return np.concatenate(parts, axis=2)


def chances(lessons: Lessons, weights: list[list[float]]) -> NDArray[np.float64]:
    """How likely each seat wins, by these weights."""
    return odds(lessons, mixed(lessons) @ np.concatenate([np.array(line) for line in weights]))


def odds(lessons: Lessons, promise: NDArray[np.float64]) -> NDArray[np.float64]:
    """Chances from the promise of every seat."""
    there = np.arange(promise.shape[1])[None, :] < lessons.seats[:, None]
    promise = np.where(there, promise, -np.inf)
    found = np.exp(promise - promise.max(1, keepdims=True))
    result: NDArray[np.float64] = found / found.sum(1, keepdims=True)
    return result


def loss(shares: NDArray[Any], chances: NDArray[Any]) -> float:
    """How surprising the winners were, on the whole."""
    return float(-(shares * np.log(np.maximum(chances, LITTLE))).sum(1).mean())


def fit(lessons: Lessons) -> list[list[float]]:
    """The weights that find the winners of these games least surprising."""
    rows = mixed(lessons)
    count, _, size = rows.shape
    weights = np.zeros(size)
    shares = lessons.shares.astype(np.float64)
    for _ in range(STEPS):
        likely = odds(lessons, rows @ weights)
        slope = np.einsum("nsf,ns->f", rows, likely - shares) / count + RESERVE * weights
        mean = np.einsum("nsf,ns->nf", rows, likely)
        curve = np.einsum("nsf,ns,nsg->fg", rows, likely, rows, optimize=True) - mean.T @ mean
        step = np.linalg.solve(curve / count + RESERVE * np.eye(size), slope)
        weights -= step
        if np.abs(step).max() < LITTLE:
            break
    lines: list[list[float]] = [[round(float(one), 4) for one in line] for line in weights.reshape(KNOTS, -1)]
    return lines


def parted(lessons: Lessons) -> tuple[Lessons, Lessons]:
    """The games to learn from and those that are held out."""
    out = lessons.games % HELD_OUT**2 < HELD_OUT
    return some(lessons, ~out), some(lessons, out)


def calibration(lessons: Lessons, weights: list[list[float]] | None) -> list[dict[str, Any]]:
    """Log loss at a quarter, half and three quarters of the games: knowing nothing, the policy, the learned value."""
    found = []
    for quarter in QUARTERS:
        here = some(lessons, np.abs(lessons.passed - quarter) < 0.05)
        if len(here.games):
            line: dict[str, Any] = {
                "at": quarter,
                "positions": len(here.games),
                "uniform": float(np.log(here.seats).mean()),
                "worth": loss(here.shares, here.worths),
            }
            if weights is not None:
                likely = chances(here, weights)
                line |= {"value": loss(here.shares, likely), "reliability": reliability(here, likely)}
            found.append(line)
    return found


def reliability(lessons: Lessons, likely: NDArray[Any]) -> list[tuple[float, float, int]]:
    """Of every tenth of the chances: what was foreseen, what happened, how often."""
    there = np.arange(likely.shape[1])[None, :] < lessons.seats[:, None]
    foreseen, happened = likely[there], lessons.shares[there]
    tenths = np.minimum(9, (foreseen * 10).astype(int))
    return [
        (round(float(foreseen[tenths == i].mean()), 3), round(float(happened[tenths == i].mean()), 3), int(n))
        for i in range(10)
        if (n := (tenths == i).sum())
    ]
