"""Choosing in a terminal: many options become a short list, step by step; what to type means the thing on the board."""

from collections.abc import Callable, Mapping, Sequence

from rich.markup import escape

from quarterdeck.core.events import Reference
from quarterdeck.core.match import Decision, Option
from quarterdeck.games.terminal import columned, folded
from quarterdeck.words import Words

SHORT = 12  # options that are shown at once
Keys = Mapping[str, Callable[[int], str]]  # what to type for a thing, by its kind
COMMON: Keys = {"number": str, "seat": lambda seat: "ABCDEFGHIJ"[seat]}


class Item:
    """A line to choose: one option, or a group that asks on."""

    def __init__(self, label: str, options: list[Option], note: str = "", tells: Reference | None = None) -> None:
        self.key = ""  # what to type
        self.label = label
        self.options = options
        self.note = note
        self.tells = tells  # what tells it from the other lines


def listed(lines: Sequence[Item], rows: int, columns: int) -> list[str]:
    """The lines, each behind what to type; side by side where they need more rows than there are."""
    told = [written(item, columns) for item in lines]
    if any(len(piece) > 1 for piece in told):
        return [row for piece in told for row in piece]
    return columned([row for (row,) in told], rows, columns)


def written(item: Item, columns: int) -> list[str]:
    """One line with its consequence, on as many rows as it needs."""
    note = [f"[dim]{escape(word)}[/]" for word in item.note.split()]
    first = [f" {note[0]}", *note[1:]] if note else []
    return folded([f"{item.key:>3} ", *map(escape, item.label.split()), *first], " ", indent=5, columns=columns)


def pages(lines: Sequence[Item], rows: int, columns: int) -> list[list[str]]:
    """The lines on as few pages of so many rows as they need; one row is left out where there is more to come."""
    whole = listed(lines, rows, columns)
    if len(whole) <= rows:
        return [whole]
    found, rest, room = [], list(lines), max(1, rows - 1)
    while rest:
        count = next(n for n in range(len(rest), 0, -1) if n == 1 or len(listed(rest[:n], room, columns)) <= room)
        found.append(listed(rest[:count], room, columns))
        rest = rest[count:]
    return found


def question(
    decision: Decision, lines: Sequence[Item], said: Words, names: Sequence[str], rows: int, columns: int, page: int = 0
) -> list[str]:
    """What is asked, and a page of what can be answered."""
    prompt = [f"[bold]{escape(word)}[/]" for word in said.phrase(decision.prompt, names).split()]
    asked = folded([*prompt, f"[dim]{decision.rule}[/]"], " ", columns=columns)
    told = pages(lines, rows + 1 - len(asked), columns)
    number = page % len(told)
    more = [f"     [dim]{said.text('cli-more', page=number + 1, pages=len(told))}[/]"] if len(told) > 1 else []
    return [*asked, *told[number], *more]


def items(options: Sequence[Option], said: Words, names: Sequence[str], keys: Keys, short: int = SHORT) -> list[Item]:
    """The lines for these options: each by itself if they are few, else grouped by what tells them apart first."""
    lines: list[Item] = []
    for verb in dict.fromkeys(option.label.id for option in options):
        same = [option for option in options if option.label.id == verb]
        differ = [name for name in same[0].label.args if len({option.label.args[name].value for option in same}) > 1]
        on_board = [name for name in differ if same[0].label.args[name].kind in keys]
        if len(on_board) > 1 or (len(options) > short and len(same) > min(short, 3) and differ):
            lines += grouped(same, differ[0], said, names)
        else:
            lines += [single(option, said, names, differ) for option in same]
    return numbered(lines, {**COMMON, **keys})


def fitting(
    options: Sequence[Option], said: Words, names: Sequence[str], keys: Keys, rows: int, columns: int
) -> list[Item]:
    """The lines for these options; grouped, too, where each by itself would need more rows than there are."""
    lines = items(options, said, names, keys)
    if len(listed(lines, rows, columns)) <= rows:
        return lines
    fewer = items(options, said, names, keys, short=1)
    return fewer if len(fewer) < len(lines) else lines


def single(option: Option, said: Words, names: Sequence[str], differ: Sequence[str] = ()) -> Item:
    """The line of one option with its consequence."""
    note = said.phrase(option.note, names) if option.note else ""
    tells = option.label.args[differ[0]] if len(differ) == 1 else None
    return Item(said.phrase(option.label, names), [option], note, tells)


def grouped(options: list[Option], argument: str, said: Words, names: Sequence[str]) -> list[Item]:
    """One line for each value of an argument."""
    lines = []
    for value in dict.fromkeys(option.label.args[argument].value for option in options):
        inside = [option for option in options if option.label.args[argument].value == value]
        reference = inside[0].label.args[argument]
        if len(inside) == 1:
            lines.append(single(inside[0], said, names, [argument]))
            continue
        if reference.kind == "seat":
            label = names[value]
        else:
            label = said.text(reference.name) if reference.name else str(value)
            short = said.attribute(reference.name, "short") if reference.name else None
            label = f"{label} ({short})" if short else label
        lines.append(Item(f"{label} …", inside, tells=reference))
    return lines


def numbered(lines: list[Item], keys: Keys) -> list[Item]:
    """What to type for each line: what the board calls it, else a number that nothing on the board has."""
    for item in lines:
        if item.tells is not None and item.tells.kind in keys:
            item.key = keys[item.tells.kind](item.tells.value)
    own = [item.key for item in lines]
    for item in lines:
        if own.count(item.key) > 1:
            item.key = ""
    number = 0
    for item in lines:
        while not item.key:
            number += 1
            if str(number) not in own:
                item.key = str(number)
    return lines
