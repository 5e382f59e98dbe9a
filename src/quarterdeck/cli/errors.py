"""What went wrong, in the reader's language: errors say it in English, `errors.<lang>.toml` the same by its shape."""

import os
import re
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from quarterdeck.words import LANGUAGES

LANG = "QUARTERDECK_LANG"  # the variable that names a language


def in_words(error: Exception, lang: str) -> str:
    """The message of an error in a language."""
    return said_as(str(error), lang, "errors")


def said_as(message: str, lang: str, kind: str) -> str:
    """A message in a language; as it is where nobody has put it into that language."""
    for shape, other in shapes(lang, kind):
        found = shape.fullmatch(message)
        if found:
            return other.format(*(said_as(part, lang, kind) for part in found.groups()))
    return message


@cache
def shapes(lang: str, kind: str = "errors") -> list[tuple[re.Pattern[str], str]]:
    """What messages of a kind look like and how they are said, those with most words of their own first."""
    file = Path(__file__).with_name(f"{kind}.{lang}.toml")
    said = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    longest = sorted(said, key=lambda shape: len(shape.replace("{}", "")), reverse=True)
    return [(re.compile("(.*?)".join(map(re.escape, shape.split("{}"))), re.DOTALL), said[shape]) for shape in longest]


def language_of(args: Sequence[str]) -> str:
    """The language that a command line asks for, read before anything in it can go wrong."""
    lang = os.environ.get(LANG, "")
    for i, word in enumerate(args):
        name, _, value = word.partition("=")
        if name in {"--lang", "-l"}:
            lang = value or "".join(args[i + 1 : i + 2])
    return lang if lang in LANGUAGES else LANGUAGES[0]
