"""Expert iteration: a search plays with what it has learned so far, and learns from what it thought and who won.

Each generation has its own folder: the games, the weights fitted to the newest generations, and the match in which the
search with these weights must beat the one that played. The same command goes on where it stopped.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from quarterdeck.arena.fit import calibration, chances, fit, fit_taste, likings, loss, parted
from quarterdeck.arena.lessons import Choices, Lessons, together
from quarterdeck.arena.standing import standing
from quarterdeck.arena.tournament import Plan as Match, Tournament
from quarterdeck.arena.training import Plan, Training, install, packaged, unpacked
from quarterdeck.bots.ladder import SEARCHERS
from quarterdeck.bots.weights import FILE
from quarterdeck.core.errors import UnknownBot
from quarterdeck.games import game

NEWEST = 3  # generations that are learned from
DEALS = 1_000  # between the deals of a match and those that were learned from


class Generations:
    """A training in generations, in its folder. `plan.games` is what each of them plays."""

    def __init__(self, plan: Plan, folder: Path, match: int) -> None:
        rank, _, budget = plan.bot.partition(":")
        if rank not in SEARCHERS or not budget:
            raise UnknownBot(f"expected a bot that searches, as in captain:64; found {plan.bot!r}")
        self.plan = plan
        self.folder = folder
        self.match = match  # games at most
        self.trainings: list[Training] = []
        self.best = plan.bot  # who plays: the search with the weights that won last
        self.found: dict[str, Any] = {}  # the weights that won last, with what they come to

    def training(self) -> Training:
        """The games of the next generation."""
        number = len(self.trainings) + 1
        plan = replace(self.plan, bot=self.best, seed=self.plan.seed + number - 1)
        self.trainings.append(Training(plan, self.folder / f"generation-{number}"))
        return self.trainings[-1]

    def learn(self) -> dict[str, Any]:
        """Fit value and taste to the newest generations; what they and those before make of games held out."""
        training, before = self.trainings[-1], self._weights()
        files = [path for one in self.trainings[-NEWEST:] for path in one.played]
        learned, _ = parted(together([one.lessons() for one in self.trainings[-NEWEST:]]))
        _, held_out = parted(training.lessons())
        found: dict[str, Any] = {
            "generation": len(self.trainings),
            "weights": fit(learned),
            "games": self.plan.games,
            "bot": training.plan.bot,
            "seats": list(self.plan.seats),
            "uniform": float(np.log(held_out.seats).mean()),
            "worth": loss(held_out.shares, held_out.worths),
            "cpu": training.cpu(),
        }
        found["loss"] = told(held_out, found["weights"])
        found["before"] = told(held_out, before["weights"]) if before["weights"] else None
        found["quarters"] = calibration(held_out, found["weights"])
        choices = unpacked(Choices, files)
        if choices is not None:
            found |= self._taste(choices, unpacked(Choices, training.played) or choices, before["taste"])
        (training.folder / FILE).write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        return found

    def contest(self) -> Tournament:
        """The match of the newest weights against those that played."""
        training = self.trainings[-1]
        new = f"{self.plan.bot}+weights={training.folder / FILE}"
        seats, seed = self.plan.seats[0], self.plan.seed + DEALS + len(self.trainings)
        plan = Match(self.plan.game, seats, (self.best, new), "ladder", self.match, seed)
        return Tournament(plan, training.folder / "match")

    def judge(self, found: dict[str, Any], contest: Tournament) -> dict[str, Any]:
        """Keep the newest weights if they won; what the generation came to."""
        figures = standing(contest)
        (pair,) = figures["pairings"]
        (trial,) = contest.trials.values()
        games = contest.counted()
        found |= {
            "match": {name: pair[name] for name in ("share", "low", "high", "games", "verdict")},
            "fair": figures["fair"],
            "cpu_match": sum(one.row_cpu + one.column_cpu for one in games),
            "cpu_ms": [figures["cpu_ms_a_decision"][name] for name in (trial.row, trial.column)],
            "kept": trial.verdict == "better",
        }
        if found["kept"]:
            self.best, self.found = trial.row, found
        return found

    def keep(self) -> bool:
        """Put the weights that won last into the package; False where none did."""
        if self.found:
            install(self.plan.game, self.found)
        return bool(self.found)

    def _weights(self) -> dict[str, Any]:
        """What the bot knew that played."""
        if self.found:
            return self.found
        return {"weights": packaged(self.plan.game), "taste": None}

    def _taste(self, choices: Choices, newest: Choices, before: dict[str, Any] | None) -> dict[str, Any]:
        """How the policy is read, and how surprising what was thought is by that and by how it was read before."""
        measure = game(self.plan.game).thinking.temper
        learned, _ = parted(choices)
        _, held_out = parted(newest)
        rating, *changed = fit_taste(learned)
        plain = [1.0] + [0.0] * len(changed)
        old = plain if before is None else [measure / before["temper"], *before["changes"]]
        return {
            "taste": {"temper": round(measure / rating, 3), "changes": changed},
            "thoughts": loss(held_out.visits, likings(held_out, [rating, *changed])),
            "thoughts_before": loss(held_out.visits, likings(held_out, old)),
            "thoughts_uniform": float(np.log(held_out.answers).mean()),
        }


def told(lessons: Lessons, weights: list[list[float]]) -> float:
    """How surprising the winners are by these weights."""
    return loss(lessons.shares, chances(lessons, weights))
