"""What has changed between two views of one reader, so that only that travels.

A *change* says how a JSON value becomes another. `[value]` puts another in its place; `[]` takes a member away; an
object changes members by their names, elements by their indices, and the `length` of a list that has become shorter:

>>> change({"gold": 3, "hand": [4, 7], "ship": None}, {"gold": 5, "hand": [4, 7, 2]})
{'gold': [5], 'hand': {'2': [2]}, 'ship': []}
>>> applied({"gold": 3, "hand": [4, 7], "ship": None}, {"gold": [5], "hand": {"2": [2]}, "ship": []})
{'gold': 5, 'hand': [4, 7, 2]}

Both values are what the reader may know, so a change tells nothing that the later value does not. `True` and 1 are
equal in Python: a member is always a number, or always a truth.
"""

from typing import Any
from zlib import crc32

from quarterdeck.table.packing import packed

Change = list[Any] | dict[str, Any]
Changes = dict[tuple[int, int], Change]  # of objects by their ids, as long as somebody holds them


def change(old: Any, new: Any, found: Changes | None = None) -> Change:
    """How a value becomes another; an empty object if they are equal.

    The views of one position share what is not hidden: in `found` stands how their members have changed.
    """
    if old is new:
        return {}
    if old.__class__ is dict and new.__class__ is dict:
        return dict_change(old, new, {} if found is None else found)
    if old.__class__ is list and new.__class__ is list:
        return list_change(old, new)
    return {} if old == new else [new]


def dict_change(old: dict[str, Any], new: dict[str, Any], found: Changes) -> Change:
    """How an object becomes another: each member once for all who share it before and after."""
    changed: dict[str, Any] = {}
    for name, value in new.items():
        if name not in old:
            changed[name] = [value]
            continue
        before, kind = old[name], value.__class__
        if before is value:
            continue
        if kind is dict or kind is list:
            key = id(before), id(value)
            how = found.get(key)
            if how is None:
                how = found[key] = change(before, value, found)
            if how:
                changed[name] = how
        elif before != value:
            changed[name] = [value]
    if old.keys() != new.keys():
        changed |= {name: [] for name in old if name not in new}
    return changed


def list_change(old: list[Any], new: list[Any]) -> Change:
    """How a list becomes another: element by element, or whole where most of its plain values are others."""
    if old == new:
        return {}
    both = min(len(old), len(new))
    differ = [i for i in range(both) if old[i] != new[i]]
    if len(differ) > both // 2 and not any(old[i].__class__ in {dict, list} for i in differ):
        return [new]
    changed: dict[str, Any] = {str(i): change(old[i], new[i]) for i in differ}
    changed |= {str(i): [new[i]] for i in range(both, len(new))}
    return changed | ({"length": [len(new)]} if len(new) < len(old) else {})


def applied(old: Any, how: Change) -> Any:
    """The value after a change; the old one stays as it is."""
    if isinstance(how, list):
        return how[0]
    if not how:
        return old
    if isinstance(old, list):
        longer = [*old, *([None] * sum(int(i) >= len(old) for i in how if i != "length"))]
        for i, inner in how.items():
            if i != "length":
                longer[int(i)] = applied(longer[int(i)], inner)
        return longer[: how["length"][0]] if "length" in how else longer
    left = {name: value for name, value in old.items() if how.get(name) != []}
    return left | {name: applied(old.get(name), inner) for name, inner in how.items() if inner != []}


def checksum(value: Any) -> int:
    """A number that differs, very probably, where values differ; the client counts it in the same way."""
    return crc32(packed(value, in_order=True))
