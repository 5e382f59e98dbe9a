"""Learns the value of a game, and how the policy is read: conditional logits over seats, or answers, by Newton."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.arena.lessons import Choices, Kind, Lessons, some
from quarterdeck.bots.value import KNOTS

RESERVE = 1e-3  # pull of every weight towards 0
STEPS = 30
HELD_OUT = 5  # games in a row of its square that are not learned from: a fifth, of every number of seats
QUARTERS = (0.25, 0.5, 0.75)
LITTLE = 1e-6
LEAST = 0.02  # that a rating counts


def mixed(lessons: Lessons) -> NDArray[np.float64]:
    """The features once for each line of weights, as much as it counts at that stage of the game."""
    at = lessons.progress.astype(np.float64) * (KNOTS - 1)
    parts = [np.clip(1 - np.abs(at - knot), 0, 1)[:, None, None] * lessons.features for knot in range(KNOTS)]
    return np.concatenate(parts, axis=2)


def chances(lessons: Lessons, weights: list[list[float]]) -> NDArray[np.float64]:
    """How likely each seat wins, by these weights."""
    return odds(lessons.seats, mixed(lessons) @ np.concatenate([np.array(line) for line in weights]))


def likings(choices: Choices, taste: list[float]) -> NDArray[np.float64]:
    """How much of the thoughts each answer gets, by how much its rating and its changes count."""
    return odds(choices.answers, choices.rows.astype(np.float64) @ np.array(taste))


def odds(counts: NDArray[np.int8], promise: NDArray[np.float64]) -> NDArray[np.float64]:
    """Chances from the promise of every seat or answer, of which there are so many."""
    there = np.arange(promise.shape[1])[None, :] < counts[:, None]
    promise = np.where(there, promise, -np.inf)
    found = np.exp(promise - promise.max(1, keepdims=True))
    result: NDArray[np.float64] = found / found.sum(1, keepdims=True)
    return result


def loss(shares: NDArray[Any], chances: NDArray[Any]) -> float:
    """How surprising the winners were, on the whole."""
    return float(-(shares * np.log(np.maximum(chances, LITTLE))).sum(1).mean())


def fit(lessons: Lessons) -> list[list[float]]:
    """The weights that find the winners of these games least surprising."""
    weights = logit(mixed(lessons), lessons.seats, lessons.shares)
    lines: list[list[float]] = [[round(float(one), 4) for one in line] for line in weights.reshape(KNOTS, -1)]
    return lines


def fit_taste(choices: Choices) -> list[float]:
    """How much a rating and every change count, so that what searches thought of answers is least surprising."""
    found = logit(choices.rows.astype(np.float64), choices.answers, choices.visits)
    return [max(LEAST, round(float(found[0]), 4)), *(round(float(one), 4) for one in found[1:])]


def logit(rows: NDArray[np.float64], counts: NDArray[np.int8], wanted: NDArray[np.float32]) -> NDArray[np.float64]:
    """The weights of a conditional logit, of which each case has so many rows."""
    count, _, size = rows.shape
    weights = np.zeros(size)
    shares = wanted.astype(np.float64)
    for _ in range(STEPS):
        likely = odds(counts, rows @ weights)
        slope = np.einsum("nsf,ns->f", rows, likely - shares) / count + RESERVE * weights
        mean = np.einsum("nsf,ns->nf", rows, likely)
        curve = np.einsum("nsf,ns,nsg->fg", rows, likely, rows, optimize=True) - mean.T @ mean
        step = np.linalg.solve(curve / count + RESERVE * np.eye(size), slope)
        weights -= step
        if np.abs(step).max() < LITTLE:
            break
    return weights


def parted(all_: Kind) -> tuple[Kind, Kind]:
    """The games to learn from and those that are held out."""
    out = all_.games % HELD_OUT**2 < HELD_OUT
    return some(all_, ~out), some(all_, out)


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
