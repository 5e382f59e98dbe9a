"""A game's answers: verbs.toml declares each verb once, and verbs.py has its code, constructor, arguments and words.

    place = { code = 1, args = "card planet", does = "Lay a card face down beside a planet." }

`args` is the little language of `core/spelling.py`; `preference`, `answers_offer` and `endless` may be true.
"""

import keyword
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quarterdeck.core.spelling import BYTE, Field, fields

HEAD = '''"""What can be answered. Written from verbs.toml by `make types`; not by hand."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.spelling import Verb
'''
FLAGS = ("preference", "answers_offer", "endless")
KNOWN = {"code", "args", "does", *FLAGS}
MOST_ARGS = 6  # a byte each, so that an action is a machine word


def written(table: Path) -> str:
    """The text of verbs.py."""
    verbs = tomllib.loads(table.read_text(encoding="utf-8"))
    check(verbs, table)
    parts = [HEAD + "".join(f"\n{name.upper()}: Final = {verb['code']}" for name, verb in verbs.items())]
    parts += [text for name, verb in verbs.items() if verb.get("args") for text in functions(name, verb)]
    return "\n\n\n".join([*parts, words(verbs)]) + "\n"


def check(verbs: Mapping[str, Mapping[str, Any]], table: Path) -> None:
    """Refuse a table that does not declare every verb once and whole."""
    codes: dict[int, str] = {}
    for name, verb in verbs.items():
        where = f"{name} of {table}"
        if not isinstance(verb.get("code"), int) or not 0 <= verb["code"] <= 255:
            raise ValueError(f"expected a code from 0 to 255 in {where}; found {verb.get('code')!r}")
        if verb["code"] in codes:
            raise ValueError(f"expected a code of its own in {where}; found {verb['code']}, {codes[verb['code']]}'s")
        codes[verb["code"]] = name
        unknown = set(verb) - KNOWN
        if unknown:
            raise ValueError(f"expected {', '.join(sorted(KNOWN))} in {where}; found {', '.join(sorted(unknown))}")
        if "does" not in verb:
            raise ValueError(f"expected {where} to say what it does; found nothing")
        if len(fields(verb.get("args", ""))) > MOST_ARGS:
            raise ValueError(f"expected at most {MOST_ARGS} args in {where}; found {verb['args']!r}")


def functions(name: str, verb: Mapping[str, Any]) -> list[str]:
    """The constructor of a verb and what takes its arguments out again."""
    declared = fields(verb["args"])
    packed = " | ".join([name.upper(), *(f"{safe(field)} << {BYTE * (i + 1)}" for i, field in enumerate(declared))])
    args = ", ".join(f"{safe(field)}: i64" for field in declared)
    made = name + "_" if keyword.iskeyword(name) else name
    found = [f'def {made}({args}) -> int:\n    """{verb["does"]}"""\n    return {packed}']
    for i, field in enumerate(declared):
        what = f'def {name}_{field.name}(action: i64) -> int:\n    """The {field.name} of `{name}`."""'
        found.append(f"{what}\n    return action >> {BYTE * (i + 1)} & 255")
    return found


def safe(field: Field) -> str:
    """A name for an argument that Python allows."""
    return field.name + "_" if keyword.iskeyword(field.name) else field.name


def words(verbs: Mapping[str, Mapping[str, Any]]) -> str:
    """The verbs as the game's language spells them."""
    lines = []
    for name, verb in verbs.items():
        args = f', "{verb["args"]}"' if verb.get("args") else ""
        flags = "".join(f", {flag}=True" for flag in FLAGS if verb.get(flag))
        lines.append(f'    Verb("{name}", {name.upper()}{args}{flags}),')
    return "\n".join(["VERBS: Final[list[Verb]] = [", *lines, "]"])
