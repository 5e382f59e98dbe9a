"""`python -m quarterdeck.server.typescript`: writes the client's protocol.ts from the package `protocol`.

With `--check`, it only tells whether the file is current.
"""

import sys
import types
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from quarterdeck.server import protocol

TARGET = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"
HEAD = "// Generated from src/quarterdeck/server/protocol by `make types`. Do not edit."
OPEN = {"Component"}  # records with further fields
UNIONS = ("SeatKind", "Change", "WireMessage", "ServerMessage", "LiveMessage", "ClientMessage")
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
WIDTH = 120


def written() -> str:
    """The whole file."""
    named = {id(value): name for name, value in vars(protocol).items() if is_typeddict(value)}
    parts = [HEAD]
    parts += [f"export const {name} = {value};" for name, value in protocol.CONSTANTS.items()]
    for name, value in vars(protocol).items():
        if id(value) in named and value.__module__.startswith(protocol.__name__):
            parts.append(record(name, value, named))
        elif name in UNIONS:
            parts.append(wrapped(f"export type {name} =", spelled(value, named).split(" | ")))
    return "\n\n".join(parts) + "\n"


def record(name: str, value: Any, named: dict[int, str]) -> str:
    """A type of fields."""
    hints = get_type_hints(value, include_extras=True)
    fields = [
        f"{field}{'?' if field not in value.__required_keys__ else ''}: {spelled(hint, named)}"
        for field, hint in hints.items()
    ]
    if name in OPEN:
        fields.append("[field: string]: unknown")
    line = f"export type {name} = {{ {'; '.join(fields)} }};"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export type {name} = {{", *(f"  {field};" for field in fields), "};"])


def wrapped(head: str, members: list[str]) -> str:
    """A union on one line, or a member a line."""
    line = f"{head} {' | '.join(members)};"
    return line if len(line) <= WIDTH else "\n".join([head, *(f"  | {member}" for member in members)]) + ";"


def spelled(hint: Any, named: dict[int, str]) -> str:
    """A Python type as TypeScript."""
    if id(hint) in named:
        return named[id(hint)]
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return next((extra for extra in args[1:] if isinstance(extra, str)), spelled(args[0], named))
    if origin is NotRequired:
        return spelled(args[0], named)
    if origin is Literal:
        return " | ".join(f"'{arg}'" for arg in args)
    if origin is list:
        inner = spelled(args[0], named)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{spelled(args[0], named)}, {spelled(args[1], named)}>"
    if origin in {Union, types.UnionType}:
        return " | ".join(spelled(arg, named) for arg in args)
    raise TypeError(f"expected a type that has a spelling in TypeScript; found {hint!r}")


def main() -> int:
    """Write or check the file."""
    text = written()
    current = TARGET.exists() and TARGET.read_text("utf-8") == text
    if "--check" in sys.argv[1:]:
        if not current:
            print(f"expected {TARGET} to say what `protocol` says; found other types: `make types`", file=sys.stderr)
        return 0 if current else 1
    if not current:
        TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
