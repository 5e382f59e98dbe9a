"""Writes docs/observations.md: what stands where in the vector of a view, from the layouts themselves."""

from pathlib import Path

from quarterdeck.core.vector import Slots
from quarterdeck.games import game, games

TARGET = Path(__file__).parents[3] / "docs" / "observations.md"
HEAD = """# Observations

<!-- written by `make types` -->

The vector of a view has a byte a slot. The reader's own seat comes first wherever something stands for each seat, and a
seat is told as a place clockwise from it. All that is in the view is in the vector, and nothing that is not; a test
proves both for every game. The layout depends on the game, the version of its rules and the number of seats, never on
the course of a game. A layout changes only with the version of the rules, which the name of a PettingZoo environment
carries (`<game>_v<rules version>`).

`1.0 is` names the number that environments of floats scale to 1. Kinds:

| kind | slots |
|---|---|
| flag | 1 if it is so |
| number | a count; two slots, high and low byte, where it may pass 255 |
| signed | what is above 0, what is below |
| number or none | 0 to 3 for what is missing, open or hidden, else the number and 4 |
| one of | a single 1; none for nothing |
| set of, seats | a 1 for each |
| seat | a single 1, counted clockwise from the reader |
| count of each | how many |
| row | numbers in their order, as `number or none`; 0 where there are no more |

`procedure` and `procedure-fields` are the rules' procedures under way, the innermost first.
"""


def written() -> str:
    """The page."""
    return HEAD + "".join(section(id_) for id_ in games())


def section(id_: str) -> str:
    """The layout of a game, with the fewest seats."""
    rules = game(id_)
    sizes = {seats: rules.encoder(seats, {}).size for seats in rules.seats}
    fewest = rules.seats[0]
    found: dict[str, list[Slots]] = {}
    for slots in rules.encoder(fewest, {}).layout:
        found.setdefault(slots.name, []).append(slots)
    seats = ", ".join(f"{size} with {count}" for count, size in sizes.items())
    lines = [
        f"\n## {id_}, rules version {rules.rules_version}\n",
        f"{rules.language.size} answers. Slots by the number of seats: {seats}.\n",
        f"| with {fewest}: first slot | slots | what | kind | 1.0 is |",
        "|---|---|---|---|---|",
        *(row(name, parts) for name, parts in found.items()),
    ]
    return "\n".join(lines) + "\n"


def row(name: str, parts: list[Slots]) -> str:
    """All slots of one name."""
    first = parts[0]
    width = f"{len(parts)} × {first.width}" if len(parts) > 1 else str(first.width)
    most = "/".join(str(most) for most in dict.fromkeys(first.most))
    return f"| {first.start} | {width} | {name} | {first.kind} | {most} |"
