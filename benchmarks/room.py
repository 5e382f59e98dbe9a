"""How much room a game takes: in the store, and on the wire.

    python benchmarks/room.py [--games jolly_roger:10,space_pirates:3]

Random answers to the end of each game. In the store: the SQLite file, packed, less an empty one; the whole positions
are what they would take each by itself. On the wire: a view whole and as a change, for seat 0, after each answer.
"""

import argparse
import asyncio
import random
import sqlite3
import tempfile
from pathlib import Path

import orjson

import quarterdeck as qd
from quarterdeck.core.engine import settle
from quarterdeck.core.timed import TimedMatch
from quarterdeck.server.store import Store
from quarterdeck.table.differences import change
from quarterdeck.table.positions import whole
from quarterdeck.table.rows import SeatRow, TableRow
from quarterdeck.table.stored_match import StoredMatch

GAMES = "space_pirates:3,pirates_of_the_7_seas:3,jolly_roger:10,pirates_of_maracaibo:3,tiny_epic_pirates:3"
KIB = 1024


async def played(path: Path, game: str, seats: int) -> dict[str, float]:
    """Play a game in a store of its own."""
    store = await Store.open(f"sqlite+aiosqlite:///{path}")
    empty = packed_size(path)
    rules, chance = qd.game(game), random.Random(5)
    options = rules.check_options({})
    start = rules.new(seats, options)
    settle(start)
    people = [SeatRow("person", "guest", name="Ann", nonce=f"n{i}") for i in range(seats)]
    row = TableRow("0123456789abcdef", game, rules.rules_version, options, "guest", "ab" * 32, seats=people)
    await store.create(row, start.to_json())
    stored = StoredMatch(row, await store.stored(row), list)
    keep = stored.begin()
    known, views, changes, positions = stored.match.view(0), 0, 0, 0
    while True:
        positions += sum(len(whole(state)) for state in keep.states.values())
        await store.commit(keep)
        match = stored.match
        seen = match.view(0)
        views += len(orjson.dumps(seen))
        changes += len(orjson.dumps(change(known, seen)))
        known = seen
        if match.over:
            break
        if match.awaits_time and (not match.waiting() or chance.random() < 0.3):
            keep = stored.do(TimedMatch.tick)
            continue
        seat = chance.choice(match.waiting())
        keep = stored.play(seat, rules.language.say(chance.choice(match.actions(seat))))
    await store.bind(row.id, stored.row.number)
    await store.close()
    entries = stored.row.number
    return {
        "entries": entries,
        "store": packed_size(path) - empty,
        "positions": positions,
        "view": views / entries,
        "change": changes / entries,
    }


def packed_size(path: Path) -> int:
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        file.execute("VACUUM")
    file.close()
    return path.stat().st_size


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=GAMES)
    given = parser.parse_args()
    for one in given.games.split(","):
        game, _, seats = one.partition(":")
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(played(Path(folder) / "store.sqlite", game, int(seats)))
        print(
            f"{game:22} {seats:>2} seats {found['entries']:5.0f} entries   store {found['store'] / KIB:6.0f} KiB"
            f" (whole positions alone {found['positions'] / KIB:6.0f})   view {found['view']:5.0f} B,"
            f" change {found['change']:4.0f} B, 1 : {found['view'] / found['change']:.0f}"
        )


if __name__ == "__main__":
    main()
