"""A tournament: pairings of bots over all cores, each deal from every seat, kept on disk game by game.

Results are appended as they come; the same command goes on where a run was stopped, and ends with the same table.
"""

import csv
import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import asdict, astuple, dataclass, field, fields
from pathlib import Path
from typing import Any

from quarterdeck.arena.simulate import Job, Result, bot_game
from quarterdeck.arena.trial import Trial
from quarterdeck.arena.workers import workers as at_work
from quarterdeck.bots import bot
from quarterdeck.core.errors import BadFile, QuarterdeckError
from quarterdeck.games import game

FORMS = ("round-robin", "ladder", "gauntlet")


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    form: str = FORMS[0]
    games: int = 400  # of a pairing, at most
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    draw: bool = False  # options that are not set are drawn for each deal

    def check(self) -> None:
        """Refuse what cannot be played."""
        rules = game(self.game)
        rules.check_seats(self.seats)
        rules.new(self.seats, rules.check_options(self.options))
        for name in self.bots:
            bot(name)
        if self.seats < 2:
            raise QuarterdeckError(f"expected at least 2 seats, so that bots can meet; found {self.seats}")
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise QuarterdeckError(f"expected at least two different bots; found {', '.join(self.bots)}")
        if self.form not in FORMS:
            raise QuarterdeckError(f"expected one of {', '.join(FORMS)}; found {self.form!r}")

    def pairings(self) -> list[tuple[str, str]]:
        """Who sits alone against whom. With two seats a pairing is the same both ways."""
        if self.form == "ladder":
            return list(zip(self.bots[1:], self.bots, strict=False))
        if self.form == "gauntlet":
            return [(self.bots[0], other) for other in self.bots[1:]]
        places = range(len(self.bots))
        return [(self.bots[i], self.bots[j]) for i in places for j in places if (i > j if self.seats == 2 else i != j)]

    def to_json(self) -> dict[str, Any]:
        """What must agree when a run goes on."""
        return asdict(self) | {
            "bots": list(self.bots),
            "options": dict(self.options),
            "rules_version": game(self.game).rules_version,
        }


@dataclass(frozen=True)
class Played:
    """One game as it is kept, from the row's point of view."""

    row: str
    column: str
    deal: int
    number: int
    seat: int
    turn: int
    share: float
    points: int
    decisions: int
    ranks: str  # of all, the row first
    row_asked: int
    row_cpu: float
    column_asked: int
    column_cpu: float


COLUMNS = [column.name for column in fields(Played)]


class Tournament:
    """The trials of a plan, and the file that their games are kept in."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        plan.check()
        self.plan = plan
        self.folder = folder
        most = max(1, plan.games // plan.seats)
        self.trials = {pair: Trial(*pair, plan.seats, most) for pair in plan.pairings()}
        self.games: dict[tuple[str, str], dict[int, list[Played]]] = {pair: {} for pair in self.trials}
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadFile(f"expected a folder that can be written; found {folder}: {error.strerror}") from None
        self._file = folder / "games.csv"
        self._agree()
        self.found = self._go_on()

    def run(self, workers: int = 0, ray: str = "") -> Iterator[Trial]:
        """Play until every trial is decided; yields the trial of each deal that was played."""
        with self._file.open("a", newline="", encoding="utf-8") as file, at_work(workers, ray) as (pool, many):
            out = csv.writer(file)
            if file.tell() == 0:
                out.writerow(COLUMNS)
            ahead = self._deals()
            under_way: dict[Future[list[Played]], tuple[str, str]] = {}
            while True:
                self._fill(pool, under_way, ahead, 2 * many)
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    pair = under_way.pop(future)
                    games = future.result()
                    out.writerows(astuple(one) for one in games)
                    file.flush()
                    self._count(pair, games)
                    yield self.trials[pair]

    def counted(self) -> list[Played]:
        """The games that count, pairing by pairing, in the order of their deals."""
        return [
            one for pair, trial in self.trials.items() for deal in range(trial.deals) for one in self.games[pair][deal]
        ]

    # -- inside -----------------------------------------------------------------------------------------------------

    def _fill(
        self,
        pool: Executor,
        under_way: dict[Future[list[Played]], tuple[str, str]],
        ahead: Iterator[tuple[tuple[str, str], int]],
        many: int,
    ) -> None:
        while len(under_way) < many:
            pair, deal = next(ahead, (None, 0))
            if pair is None:
                return
            under_way[pool.submit(play_deal, self.plan, *pair, deal)] = pair

    def _deals(self) -> Iterator[tuple[tuple[str, str], int]]:
        """What is still to be played, one deal of each open pairing in turn."""
        most = max(trial.most for trial in self.trials.values())
        for deal in range(most):
            for pair, trial in self.trials.items():
                if not trial.verdict and deal not in self.games[pair]:
                    yield pair, deal

    def _count(self, pair: tuple[str, str], games: list[Played]) -> None:
        deal = games[0].deal
        self.games[pair][deal] = games
        self.trials[pair].add(deal, sum(one.share for one in games) / len(games))

    def _agree(self) -> None:
        """Go on only with what the folder was begun with."""
        path, mine = self.folder / "arena.json", self.plan.to_json()
        if path.exists():
            theirs = json.loads(path.read_text("utf-8"))
            other = {name: theirs.get(name) for name, value in mine.items() if theirs.get(name) != value}
            if other:
                name, value = next(iter(other.items()))
                raise BadFile(
                    f"expected {name} {mine[name]!r} in {path}; found {value!r}: another folder (--out) begins anew"
                )
        path.write_text(json.dumps(mine, indent=1) + "\n", "utf-8")

    def _go_on(self) -> int:
        """Count the whole deals that are on disk; a deal that broke off is played again."""
        if not self._file.exists():
            return 0
        lines = self._file.read_text("utf-8").splitlines()
        deals: dict[tuple[tuple[str, str], int], dict[int, Played]] = {}
        for words in csv.reader(lines[1:]):
            one = read(words)
            if one is not None and (one.row, one.column) in self.trials:
                deals.setdefault(((one.row, one.column), one.deal), {})[one.number] = one
        whole = {key: list(games.values()) for key, games in deals.items() if len(games) == self.plan.seats}
        for (pair, _), games in sorted(whole.items(), key=lambda item: item[0][1]):
            self._count(pair, games)
        with self._file.open("w", newline="", encoding="utf-8") as file:
            out = csv.writer(file)
            out.writerow(COLUMNS)
            out.writerows(astuple(one) for games in whole.values() for one in games)
        return len(whole) * self.plan.seats


def play_deal(plan: Plan, row: str, column: str, deal: int) -> list[Played]:
    """All games of a deal: the row sits in every seat once."""
    numbers = range(deal * plan.seats, (deal + 1) * plan.seats)
    bots = (row, *[column] * (plan.seats - 1))
    job = Job(plan.game, plan.seats, bots, tuple(plan.options.items()), plan.seed, numbers, draw=plan.draw)
    return [told(row, column, deal, bot_game(job, number)) for number in numbers]


def told(row: str, column: str, deal: int, result: Result) -> Played:
    """A result from the row's point of view."""
    return Played(
        row,
        column,
        deal,
        result.number,
        result.seats[0],
        result.turns[0],
        result.shares[0],
        result.scores[0],
        result.decisions,
        " ".join(map(str, result.ranks)),
        result.asked[0],
        result.cpu[0],
        sum(result.asked[1:]),
        sum(result.cpu[1:]),
    )


def read(words: Sequence[str]) -> Played | None:
    """The game of a line; None if the line broke off."""
    kinds: list[Any] = [column.type for column in fields(Played)]
    try:
        return Played(*[kind(word) for kind, word in zip(kinds, words, strict=True)])
    except ValueError:
        return None
