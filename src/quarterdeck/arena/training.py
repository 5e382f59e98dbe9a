"""The training of a game's value: games are played and kept in a folder, the weights are fitted to all of them.

The same plan goes on where it stopped; another one is refused.
"""

import io
import json
import time
from collections.abc import Iterator
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from quarterdeck.arena.fit import calibration, chances, fit, loss, parted
from quarterdeck.arena.lessons import Choices, Kind, Lessons, names, of_bots, of_policy, together
from quarterdeck.arena.workers import workers as at_work
from quarterdeck.bots import bot
from quarterdeck.bots.weights import FILE
from quarterdeck.core.errors import BadFile, BadSeats
from quarterdeck.games import folder as folder_of, game

CHUNK = 20  # games of one file
SLIPS = (0, 10, 30)  # of a hundred answers, game by game
POLICY = "policy"  # plays by its ratings alone, and much quicker than any bot


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    seats: tuple[int, ...]
    games: int
    bot: str = POLICY
    seed: int = 0

    def check(self) -> None:
        """Refuse what cannot be played."""
        for seats in self.seats:
            game(self.game).check_seats(seats)
            if seats < 2:
                raise BadSeats(f"expected at least 2 seats to learn who wins; found {seats}")
        if self.bot != POLICY:
            bot(self.bot)


def chunk(plan: Plan, number: int) -> tuple[Lessons, Choices | None]:
    """Some games of a plan, and what was thought in them."""
    rules = game(plan.game)
    parts, thoughts = [], []
    for one in range(number * CHUNK, min(plan.games, (number + 1) * CHUNK)):
        seats, slips, seed = plan.seats[one % len(plan.seats)], SLIPS[one % len(SLIPS)], plan.seed * 1_000_003 + one
        if plan.bot == POLICY:
            parts.append(of_policy(rules, seats, seed, slips))
        else:
            bots = [bot(plan.bot, seed=seed * 16 + seat) for seat in range(seats)]
            lessons, choices = of_bots(rules, bots, seed, slips)
            parts.append(lessons)
            thoughts += [choices] if choices is not None else []
    return together(parts), together(thoughts) if thoughts else None


def packed(plan: Plan, number: int) -> bytes:
    """Some games of a plan as a file, with the seconds of CPU that they took."""
    begun, file = time.process_time(), io.BytesIO()
    kept = [part for part in chunk(plan, number) if part is not None]
    found = {f"{type(part).__name__}.{name}": getattr(part, name) for part in kept for name in names(type(part))}
    np.savez_compressed(file, cpu=np.array(time.process_time() - begun), **found)
    return file.getvalue()


def unpacked(kind: type[Kind], files: list[Path]) -> Kind | None:
    """All lessons, or all choices, of some files; None without any."""
    found = []
    for file in files:
        with np.load(file) as one:
            if f"{kind.__name__}.games" in one:
                found.append(kind(**{name: one[f"{kind.__name__}.{name}"] for name in names(kind)}))
    return together(found) if found else None


class Training:
    """A plan in its folder."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        plan.check()
        self.plan = plan
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadFile(f"expected a folder that can be written; found {folder}: {error.strerror}") from None
        known, wanted = folder / "training.json", json.loads(json.dumps(asdict(plan)))
        if not known.exists():
            known.write_text(json.dumps(wanted) + "\n", "utf-8")
        found = json.loads(known.read_text("utf-8"))
        if found | {"games": plan.games} != wanted:
            raise BadFile(f"expected a folder of this plan; found another one in {known}: {found}")
        self.files = [folder / f"games-{number:05}.npz" for number in range(-(-plan.games // CHUNK))]

    def run(self, workers: int = 0, ray: str = "") -> Iterator[int]:
        """Play what is missing; yields the files that are there. A file is there whole or not at all."""
        missing = [path for path in self.files if not path.exists()]
        done = len(self.files) - len(missing)
        if not missing:
            return
        with at_work(workers, ray) as (pool, _):
            under_way = {pool.submit(packed, self.plan, self.files.index(path)): path for path in missing}
            for future in as_completed(under_way):
                path = under_way[future]
                fresh = path.with_suffix(".new.npz")
                fresh.write_bytes(future.result())
                fresh.replace(path)
                done += 1
                yield done

    @property
    def played(self) -> list[Path]:
        """The files that are there."""
        return [path for path in self.files if path.exists()]

    def lessons(self) -> Lessons:
        """All that has been played."""
        found = unpacked(Lessons, self.played)
        if found is None:
            raise BadFile(f"expected games in {self.folder}; found none")
        return found

    def cpu(self) -> float:
        """Seconds of CPU that the games took."""
        return sum(float(np.load(path)["cpu"]) for path in self.played)

    def fitted(self) -> dict[str, Any]:
        """The weights fitted to four of five games, and what they and the others make of the fifth."""
        learned, held_out = parted(self.lessons())
        weights = fit(learned)
        found = {
            "weights": weights,
            "games": self.plan.games,
            "bot": self.plan.bot,
            "seats": list(self.plan.seats),
            "loss": loss(held_out.shares, chances(held_out, weights)),
            "uniform": float(np.log(held_out.seats).mean()),
            "worth": loss(held_out.shares, held_out.worths),
            "quarters": calibration(held_out, weights),
            "cpu": self.cpu(),
        }
        old = packaged(self.plan.game)
        if old is not None:
            found["before"] = loss(held_out.shares, chances(held_out, old))
        (self.folder / FILE).write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        return found

    def keep(self, found: dict[str, Any]) -> bool:
        """Put the weights into the package if they are better than those that are there."""
        if found["loss"] >= found.get("before", found["uniform"]):
            return False
        install(self.plan.game, found)
        return True


def install(id_: str, found: dict[str, Any]) -> None:
    """Put what was learned into the package of the game."""
    told = {name: found[name] for name in ("games", "bot", "seats")} | {"loss": round(found["loss"], 4)}
    taste = f' "taste": {json.dumps(found["taste"])},\n' if found.get("taste") else ""
    lines = ",\n".join(f"  {json.dumps(line)}" for line in found["weights"])
    text = f'{{\n "about": {json.dumps(told)},\n{taste} "weights": [\n{lines}\n ]\n}}\n'
    (folder_of(id_) / FILE).write_text(text, "utf-8")


def packaged(id_: str) -> list[list[float]] | None:
    """The weights that a game has."""
    path = folder_of(id_) / FILE
    return json.loads(path.read_text("utf-8"))["weights"] if path.exists() else None
