"""Writes the golden playthroughs and the counts of reachable positions: `python scripts/playthroughs.py [game]`.

A playthrough is a game that a person can read: every answer in words, every event in English, a checksum of the
position after it. Answers are drawn by the engine's own generator, so the files change only when rules or words do.
Games are those of `tests/games/<game>/plays.toml`, or one for each number of seats.

`versions.json` keeps for every game its rules version and digests of what happens in its golden games. Where something
else happens than before, the rules have changed and their version must have risen: nothing is written until it has, or
until `--same-rules "why"` says what else it was.
"""

import argparse
import hashlib
import json
import re
import sys
import tomllib
import zlib
from collections.abc import Iterator, Mapping
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
VERSIONS = GOLDEN / "versions.json"
NAMES = ["Anne", "Bart", "Cheng", "Drake", "Edward", "Flint", "Grace", "Hook", "Israel", "Jack"]
LONGEST = 260  # answers written down; longer games break off there
ENOUGH = 400  # positions at which counting stops
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
    lines = [
        f"{id_}, rules version {match.game.rules_version}, {match.seats} seats, seed {play['seed']}",
        f"options {match.options}",
    ]
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
    told = match.game.told(match.state, event).for_reader(max(0, event.audience.bit_length() - 1))
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


# -- rules and their versions ----------------------------------------------------------------------------------------


def course(text: str) -> str:
    """What happens in a playthrough: answers, the rules of what they bring about, the end; no sentence, no checksum."""
    head, options, *lines = text.splitlines()
    kept = [re.sub(r", rules version \d+", "", head), options]
    for line in lines:
        if re.match(r" {7}[^ =]", line):
            kept.append(line.split()[0])
        elif line and not line.startswith(" " * 7):
            kept.append(line)
    return "\n".join(kept)


def digests(files: Mapping[str, str]) -> dict[str, str]:
    """A digest of what each golden file tells."""
    told = {file: course(text) if file.endswith(".txt") else text for file, text in files.items()}
    return {file: hashlib.sha256(text.encode()).hexdigest()[:12] for file, text in sorted(told.items())}


def kept_versions() -> dict[str, dict[str, Any]]:
    """What `versions.json` keeps."""
    found: dict[str, dict[str, Any]] = json.loads(VERSIONS.read_text("utf-8")) if VERSIONS.exists() else {}
    return found


def kept_after(kept: Mapping[str, Any], version: int, found: Mapping[str, str], why: str) -> dict[str, Any]:
    """What is kept of a game from now on; refuses other games under the same version without a reason."""
    before = kept.get("digests", {})
    changed = [file for file in found if file in before and before[file] != found[file]]
    if version < kept.get("rules_version", 0):
        raise Refused(f"expected rules version {kept['rules_version']} or later; found {version}")
    if changed and version == kept["rules_version"] and not why:
        raise Refused(
            f"something else happens in {', '.join(changed)} under the same rules version {version}: "
            'raise it, or say --same-rules "why"'
        )
    reasons = kept.get("same_rules", []) if version == kept.get("rules_version") else []
    if changed and version == kept["rules_version"]:
        reasons = [*reasons, why]
    return {"rules_version": version, "digests": dict(found), **({"same_rules": reasons} if reasons else {})}


class Refused(Exception):
    """Golden games that must not be written."""


# -- files -----------------------------------------------------------------------------------------------------------


def golden(id_: str) -> dict[str, str]:
    """The golden files of a game, played now."""
    files = {name(id_, play): tell(id_, play) for play in plays(id_)}
    return files | {f"{id_}_counts.json": json.dumps(list(counts(id_)), indent=1) + "\n"}


def write(id_: str, why: str) -> None:
    """Write all golden files of a game and what is kept of them."""
    files, kept = golden(id_), kept_versions()
    kept[id_] = kept_after(kept.get(id_, {}), qd.game(id_).rules_version, digests(files), why)
    GOLDEN.mkdir(exist_ok=True)
    for file, text in files.items():
        (GOLDEN / file).write_text(text, "utf-8")
    VERSIONS.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")


def main() -> int:
    """Write the golden files of some games, or of all."""
    parser = argparse.ArgumentParser(description="Writes golden games anew.")
    parser.add_argument("games", nargs="*", default=qd.games())
    parser.add_argument("--same-rules", default="", metavar="WHY", help="why other games do not mean other rules")
    asked = parser.parse_args()
    for id_ in asked.games:
        try:
            write(id_, asked.same_rules)
        except Refused as refused:
            print(f"{id_}: {refused}")
            return 1
        print(f"tests/golden/{id_}_*")
    return 0


if __name__ == "__main__":
    sys.exit(main())
