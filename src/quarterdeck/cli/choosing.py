"""Choosing in a terminal: many options become a short list, step by step."""

from collections.abc import Sequence

from quarterdeck.core.match import Option
from quarterdeck.words import Words

SHORT = 12  # options that are shown at once


class Item:
    """A line to choose: one option, or a group that asks on."""

    def __init__(self, label: str, options: list[Option], note: str = "") -> None:
        self.label = label
        self.options = options
        self.note = note


def items(options: Sequence[Option], said: Words, names: Sequence[str]) -> list[Item]:
    """The lines for these options: each by itself if they are few, else grouped by what tells them apart first."""
    if len(options) <= SHORT:
        return [single(option, said, names) for option in options]
    lines: list[Item] = []
    for verb in dict.fromkeys(option.label.id for option in options):
        same = [option for option in options if option.label.id == verb]
        lines += [single(option, said, names) for option in same] if len(same) <= 3 else grouped(same, said, names)
    return lines


def single(option: Option, said: Words, names: Sequence[str]) -> Item:
    """The line of one option with its consequence."""
    note = said.phrase(option.note, names) if option.note else ""
    return Item(said.phrase(option.label, names), [option], note)


def grouped(options: list[Option], said: Words, names: Sequence[str]) -> list[Item]:
    """One line for each value of the first argument that differs."""
    for argument in options[0].label.args:
        values = list(dict.fromkeys(option.label.args[argument].value for option in options))
        if len(values) > 1:
            break
    else:
        return [single(option, said, names) for option in options]
    lines = []
    for value in values:
        inside = [option for option in options if option.label.args[argument].value == value]
        if len(inside) == 1:
            lines.append(single(inside[0], said, names))
            continue
        reference = inside[0].label.args[argument]
        if reference.kind == "seat":
            label = names[value]
        else:
            label = said.text(reference.name) if reference.name else str(value)
            short = said.attribute(reference.name, "short") if reference.name else None
            label = f"{label} ({short})" if short else label
        lines.append(Item(f"{label} …", inside))
    return lines
