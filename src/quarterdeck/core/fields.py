"""What a procedure is made of: the arguments of its constructor. Copying, writing and reading follow from them.

A constructor keeps every argument under its own name, as an int, a list of ints or a list of such lists. Where values
are words outside (the stage of a procedure, the id of a card), the class says so once in `WORDS`.
"""

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Annotated, Any, Final, final

FrameJson = Annotated[dict[str, Any], "Frame"]  # a procedure as JSON; the client has a type for each
Words = Mapping[str, Sequence[str]]  # of a field, the word of each value
Prompt = tuple[str, ...]  # a message, its rule and the names of fields
Reasons = Mapping[int, tuple[str, ...]]  # of a verb, a message, its rule and the arguments that it takes from the verb

NO_VALUE: Final = -1  # NONE, which has no word and is written as null

_FORMS: Final[dict[type, "Form"]] = {}


@final
class Form:
    """What is known of a kind of procedure."""

    def __init__(self, kind: type) -> None:
        self.fields = list(inspect.signature(kind).parameters)  # in the order of its constructor
        self.name = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()  # in JSON: `FreeDraw` is "free_draw"
        self.take = taker_of(self.fields)


def taker_of(names: list[str]) -> Callable[[Any], Sequence[Any]]:
    """What takes these fields of a procedure, all at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda frame: [getattr(frame, name) for name in names]


def form_of(kind: type) -> Form:
    """The form of a procedure."""
    found = _FORMS.get(kind)
    if found is None:
        found = Form(kind)
        _FORMS[kind] = found
    return found


def fields_of(kind: type) -> list[str]:
    """The names of a procedure's fields, in the order of its constructor."""
    return form_of(kind).fields


def name_of(kind: type) -> str:
    """What a procedure is called in JSON."""
    return form_of(kind).name


def copied(value: Any) -> Any:
    """An equal value that shares nothing changeable."""
    if not isinstance(value, list):
        return value
    return [copied(one) for one in value] if value and isinstance(value[0], list) else value.copy()


def spelled(value: Any, words: Sequence[str]) -> Any:
    """A value by its word, null for none; a list value by value. What is hidden stays a hole."""
    if isinstance(value, list):
        return [spelled(one, words) for one in value]
    if value >= 0:
        return words[value]
    return None if value == NO_VALUE else value


def valued(written: Any, words: Sequence[str]) -> Any:
    """What `spelled` has written. A number is taken as it is: a hole, or a value of an older record."""
    if isinstance(written, list):
        return [valued(one, words) for one in written]
    if isinstance(written, str):
        return words.index(written)
    if written is not None and written >= len(words):
        raise ValueError(f"expected one of {', '.join(words)}; found {written}, of an older edition")
    return NO_VALUE if written is None else written


def copy_of(frame: Any) -> Any:
    """An equal procedure that shares nothing changeable."""
    kind = type(frame)
    return kind(*[copied(value) for value in form_of(kind).take(frame)])


def written(frame: Any, words: Words) -> dict[str, Any]:
    """A procedure as JSON: its name under "frame", then its fields."""
    kind = type(frame)
    shown: dict[str, Any] = {"frame": name_of(kind)}
    for field in fields_of(kind):
        value = getattr(frame, field)
        shown[field] = spelled(value, words[field]) if field in words else copied(value)
    return shown


def written_fields(thing: Any, fields: Sequence[str], words: Words) -> dict[str, Any]:
    """Those fields of a position that are written under their own names, as numbers or words."""
    shown = {field: getattr(thing, field) for field in fields}
    return {name: spelled(value, words[name]) if name in words else copied(value) for name, value in shown.items()}


def sharing(shown: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """A position as JSON, of which every member that is as it was in the one before is that one's own."""
    for name, value in shown.items():
        old = before.get(name)
        if old is not value and old == value:
            shown[name] = old
    return shown


def read_fields(shown: Mapping[str, Any], fields: Sequence[str], words: Words) -> dict[str, Any]:
    """The fields that `written_fields` wrote down."""
    return {name: valued(shown[name], words[name]) if name in words else copied(shown[name]) for name in fields}


def read(kinds: Mapping[str, Any], shown: Mapping[str, Any]) -> Any:
    """The procedure that `written` wrote down; `kinds` are the game's procedures by name.

    One that writes itself in another way has a function in its place, which reads it. What an older edition did not
    write has its default.
    """
    kind = kinds[shown["frame"]]
    if not hasattr(kind, "WORDS"):
        return kind(shown)
    return kind(**read_fields(shown, [field for field in fields_of(kind) if field in shown], kind.WORDS))
