"""Games as data to learn from: a line for every answer, with what the seat knew, might answer and came to.

`SCHEMA` is the promise: a later version of it adds columns at the end, and nothing else.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.bots import bot
from quarterdeck.core.errors import BadFile, BadSeats
from quarterdeck.core.match import Match
from quarterdeck.core.rng import Rng
from quarterdeck.games import game

VERSION = 1
FORMATS = (".parquet", ".npz")
SEEDS = 1 << 31
WIDE = ("observation", "mask")  # columns whose lines are rows of bytes
SCHEMA = {  # column: type of NumPy, meaning
    "game": (np.int32, "number of the game, from 0"),
    "step": (np.int32, "number of the answer in its game, from 0; automatic answers have none"),
    "seat": (np.int8, "who answered"),
    "bot": (np.int8, "which bot that was, by its place in the list"),
    "observation": (np.uint8, "what the seat knew: a byte a slot"),
    "mask": (np.uint8, "what it might answer, by dense index: packed bits, the first answer in the highest bit"),
    "answer": (np.int32, "what it answered, by dense index"),
    "reward": (np.float32, "what the game came to for the seat: part of the others beaten less part that beat it"),
    "rank": (np.int8, "its place, 1 for a winner"),
    "score": (np.int32, "its points"),
}


@dataclass(frozen=True)
class Plan:
    """What is played and written down."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    def told(self) -> dict[str, Any]:
        """All that a reader of the file must know."""
        rules = game(self.game)
        encoder = rules.encoder(self.seats, self.options)
        return {
            "schema": VERSION,
            "game": self.game,
            "rules_version": rules.rules_version,
            "seats": self.seats,
            "options": rules.check_options(self.options),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "slots": encoder.size,
            "answers": rules.language.size,
        }


def played(plan: Plan) -> Iterator[dict[str, NDArray[Any]]]:
    """The games, one by one, as columns; bots change seats from game to game."""
    rules = game(plan.game)
    rules.check_seats(plan.seats)
    if len(plan.bots) != plan.seats:
        raise BadSeats(f"expected {plan.seats} bots; found {len(plan.bots)}")
    encoder, rng = rules.encoder(plan.seats, plan.options), Rng(plan.seed)
    for number in range(plan.games):
        seeds = [rng.below(SEEDS) for _ in range(plan.seats + 1)]
        sitting = [(seat + number) % plan.seats for seat in range(plan.seats)]  # the bot of each seat
        bots = [bot(plan.bots[who], seed=seeds[who]) for who in sitting]
        match = Match(rules, plan.seats, plan.options, seed=seeds[-1])
        columns: dict[str, list[Any]] = {name: [] for name in SCHEMA}
        while not match.over:
            seat = match.waiting()[0]
            words = bots[seat].choose(match.view(seat), match.ask(seat))
            columns["seat"].append(seat)
            columns["bot"].append(sitting[seat])
            columns["observation"].append(encoder.slots(match.state, seat))
            columns["mask"].append(bytes(rules.mask(match.actions(seat))))
            columns["answer"].append(rules.language.index(rules.language.read(words)))
            match.play(seat, words)
        yield finished(columns, number, match)


def finished(columns: dict[str, list[Any]], number: int, match: Match) -> dict[str, NDArray[Any]]:
    """The columns of a game with what came of it."""
    answered = columns["seat"]
    worth, ranks, scores = match.game.rewards(match.state), match.ranks, match.scores
    columns |= {
        "game": [number] * len(answered),
        "step": list(range(len(answered))),
        "reward": [worth[seat] for seat in answered],
        "rank": [ranks[seat] for seat in answered],
        "score": [scores[seat] for seat in answered],
    }
    found = {name: np.array(columns[name], kind) for name, (kind, _) in SCHEMA.items() if name not in WIDE}
    rows = {name: np.frombuffer(b"".join(columns[name]), np.uint8).reshape(len(answered), -1) for name in WIDE}
    return {name: (found | {**rows, "mask": np.packbits(rows["mask"], axis=1)})[name] for name in SCHEMA}


def write(plan: Plan, path: Path) -> Iterator[int]:
    """Write the games to a file, Parquet or NumPy by its name; tells how many are done as it goes on."""
    if path.suffix not in FORMATS:
        raise BadFile(f"expected a file that ends with {' or '.join(FORMATS)}; found {path}")
    yield from write_parquet(plan, path) if path.suffix == FORMATS[0] else write_numpy(plan, path)


def write_numpy(plan: Plan, path: Path) -> Iterator[int]:
    """One array a column; `about` is the JSON of what was played."""
    parts: list[dict[str, NDArray[Any]]] = []
    for part in played(plan):
        parts.append(part)
        yield len(parts)
    columns: dict[str, Any] = {name: np.concatenate([part[name] for part in parts]) for name in SCHEMA}
    np.savez_compressed(path, about=np.array(json.dumps(plan.told())), **columns)


def write_parquet(plan: Plan, path: Path) -> Iterator[int]:
    """One group of lines a game; the key `quarterdeck` of the file's metadata is the JSON of what was played."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise BadFile("expected pyarrow for Parquet (pip install quarterdeck[lab]); found none: write .npz") from None
    kinds = {
        name: pa.binary() if name in WIDE else pa.from_numpy_dtype(np.dtype(kind)) for name, (kind, _) in SCHEMA.items()
    }
    schema = pa.schema(list(kinds.items()), metadata={"quarterdeck": json.dumps(plan.told())})
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for done, part in enumerate(played(plan), start=1):
            columns = [
                pa.array([row.tobytes() for row in part[name]] if name in WIDE else part[name], kinds[name])
                for name in SCHEMA
            ]
            file.write_table(pa.Table.from_arrays(columns, schema=schema))
            yield done
