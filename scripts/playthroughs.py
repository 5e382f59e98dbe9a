"""Writes the golden playthroughs and the counts of reachable positions: `python scripts/playthroughs.py [game]`.

A playthrough is a game that a person can read: every answer in words, every event in English, a checksum of the
position after it. Answers are drawn by the engine's own generator, so the files change only when rules or words do.
Games are those of `tests/games/<game>/plays.toml`, or one for each number of seats.
"""

import json
import sys
import tomllib
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import quarterdeck as qd
from quarterdeck import skeleton
from quarterdeck.core import engine, registry
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.events import Event
from quarterdeck.core.rng import Rng
from quarterdeck.words import Words, words

ROOT = Path(__file__).parent.parent
registry.register("skeleton", lambda: skeleton.GAME)
GOLDEN = ROOT / "tests" / "golden"
NAMES = ["Anne", "Bart", "Cheng", "Drake", "Edward", "Flint", "Grace", "Hook", "Israel", "Jack"]
LONGEST = 260       # answers written down; longer games break off there
ENOUGH = 400        # positions at which counting stops
DEEPEST = 4


def plays(id_: str) -> list[dict[str, Any]]:
    """The games to write down."""
    file = ROOT / "tests" / "games" / id_ / "plays.toml"
    if file.exists():
        found: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["play"]
        return found
    return [{"seats": seats, "seed": seats} for seats in qd.game(id_).seats]


def name(id_: str, play: dict[str, Any]) -> str:
    """The file name of a playthrough."""
    chosen = "".join(f"_{key}_{value}" for key, value in play.get("options", {}).items()).lower()
    return f"{id_}_{play['seats']}p{chosen}.txt"


def tell(id_: str, play: dict[str, Any]) -> str:
    """A game as text."""
    match = qd.Match(id_, play["seats"], play.get("options"), seed=play["seed"])
    rng, said = Rng(play["seed"]), words("en", id_)
    lines = [f"{id_}, rules version {match.game.rules_version}, {match.seats} seats, seed {play['seed']}",
             f"options {match.options}"]
    written = 0
    while True:
        for entry in match.log[written:]:
            who = "chance" if entry.seat == CHANCE else NAMES[entry.seat]
            lines.append(f"\n{written:>4} {who}: {entry.words}{' (automatic)' if entry.auto else ''}")
            written += 1
            lines += [f"       {event.rule:<10} {spoken(match, event, said)}" for event in entry.events]
        lines.append(f"       = {checksum(match.position()['state'])}")
        if match.over or written >= LONGEST:
            break
        seat = match.waiting()[rng.below(len(match.waiting()))]
        options = match.ask(seat).options
        match.play(seat, options[rng.below(len(options))].words)
    ending = f"scores {match.scores}, ranks {match.ranks}" if match.over else "broken off here"
    return "\n".join([*lines, "", ending, ""])


def spoken(match: qd.Match, event: Event, said: Words) -> str:
    """An event in English, as those hear it who may see most of it."""
    told = match.game.told(match._s, event).for_reader(max(0, event.audience.bit_length() - 1))  # noqa: SLF001
    return said.phrase(told.phrase, NAMES) if told else ""


def checksum(plain: dict[str, Any]) -> str:
    """Eight digits that tell two positions apart."""
    return f"{zlib.crc32(json.dumps(plain, sort_keys=True).encode()):08x}"


def counts(id_: str) -> Iterator[dict[str, Any]]:
    """How many different positions lie n answers away from fixed positions."""
    game = qd.game(id_)
    seats = 3 if 3 in game.seats else game.seats.start
    for answers in (0, 6, 20, 60):
        s, rng = game.new(seats, game.check_options({})), Rng(17)
        engine.settle(s)
        made = 0
        while s.stack and (made < answers or s.stack[-1].asked(s) == CHANCE):
            seat = s.stack[-1].asked(s)
            options = s.stack[-1].options(s, seat)
            engine.answer(s, seat, engine.outcome(s, rng) if seat == CHANCE else options[rng.below(len(options))])
            made += seat != CHANCE
        if not s.stack:
            return
        yield {"game": id_, "seats": seats, "answers": answers, "positions": frontier(s)}


def frontier(s: Any) -> list[int]:
    """The number of different positions after 1, 2, … answers; chance answers by one fixed key each time."""
    level = {checksum(s.to_json()): s}
    found: list[int] = []
    while len(found) < DEEPEST and (not found or found[-1] < ENOUGH):
        following = {}
        for position in level.values():
            if not position.stack:
                continue
            seat = position.stack[-1].asked(position)
            for action in position.stack[-1].options(position, seat):
                clone = position.clone()
                engine.answer(clone, seat, action)
                engine.run_chance(clone, Rng(1))
                following[checksum(clone.to_json())] = clone
        level = following
        found.append(len(level))
    return found


def write(id_: str) -> None:
    """All golden files of a game."""
    GOLDEN.mkdir(exist_ok=True)
    for play in plays(id_):
        (GOLDEN / name(id_, play)).write_text(tell(id_, play), "utf-8")
    (GOLDEN / f"{id_}_counts.json").write_text(json.dumps(list(counts(id_)), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    for id_ in sys.argv[1:] or qd.games():
        write(id_)
        print(f"tests/golden/{id_}_*")
