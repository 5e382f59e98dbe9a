"""The client's type of a game's view: `shape.py` declares the table, the constructors of its frames the procedures."""

from importlib import import_module
from pathlib import Path
from textwrap import fill
from typing import Any, get_type_hints

from mypy_extensions import i64
from typing_extensions import is_typeddict

from quarterdeck.core.engine import Frame, frames_of
from quarterdeck.core.fields import Words, fields_of
from quarterdeck.server.typescript import record, spelled, wrapped

FEW = 24  # words that a type names one by one
CLIENT = Path(__file__).parents[3] / "web" / "src" / "games"
HEAD = "// Generated from shape.py and the frames of the game by `make types`. Do not edit."


def target(game: str) -> Path:
    """Where the client has the types of a game."""
    return CLIENT / game / "state.gen.ts"


def written(package: str) -> str:
    """The whole file."""
    shape = import_module(f"{package}.shape")
    named = {id(value): name for name, value in vars(shape).items() if is_typeddict(value)}
    frames = sorted(frames_of(package).items())
    asked = [(name, kind) for name, kind in frames if kind.advance is not Frame.advance and not kind.__subclasses__()]
    parts = [HEAD, *(frame_type(name, kind, shape, named) for name, kind in asked)]
    parts.append(wrapped("export type Frame =", [kind.__name__ for _, kind in asked]))
    parts += [record(name, vars(shape)[name], named) for name in named.values()]
    return "\n\n".join(parts) + "\n"


def frame_type(name: str, kind: Any, shape: Any, named: dict[int, str]) -> str:
    """The type of a procedure as JSON; one that writes itself is declared in `shape.py` under its own name."""
    own = vars(shape).get(f"{kind.__name__}Frame")
    if own is not None:
        return record(kind.__name__, own, named)
    hints = get_type_hints(kind.__init__) if fields_of(kind) else {}
    words: Words = kind.WORDS
    fields = [f"frame: '{name}'", *(f"{field}: {typed(field, hints[field], words)}" for field in fields_of(kind))]
    line = f"export type {kind.__name__} = {{ {'; '.join(fields)} }};"
    if len(line) <= 120:
        return line
    lines = [fill(f"{field};", 120, initial_indent="  ", subsequent_indent="    ") for field in fields]
    return "\n".join([f"export type {kind.__name__} = {{", *lines, "};"])


def typed(field: str, hint: Any, words: Words) -> str:
    """The type of a field: numbers, or words, where none is null."""
    one = hint in {int, i64}
    if field not in words:
        return "number" if one else spelled(hint, {})
    few = " | ".join(f"'{word}'" for word in words[field])
    if field == "stage":  # of every procedure under way, and nobody's secret
        return few
    inner = f"{few if len(words[field]) <= FEW else 'string'} | null"
    return inner if one else f"({inner}){'[]' * str(hint).count('list')}"
