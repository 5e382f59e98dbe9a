"""The catalogue: the games with their words, rules and components, as the start page and the table read them."""

import logging
from collections.abc import Iterable
from functools import cache, lru_cache
from hashlib import blake2s
from pathlib import Path
from typing import Any, cast

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

from quarterdeck._version import VERSION
from quarterdeck.bots.ranks import is_measured, strengths
from quarterdeck.core.errors import UnknownGame
from quarterdeck.core.game import Setting
from quarterdeck.games import components as records, folder, game, games
from quarterdeck.server import protocol
from quarterdeck.table.opening import registered
from quarterdeck.table.refusal import Refusal
from quarterdeck.words import HERE as PACKAGE, LANGUAGES, game_words as words_of, rules_text

HERE = Path(__file__).parent
KINDS = {".ftl", ".md", ".py", ".toml"}

logger = logging.getLogger(__name__)


@cache
def listed() -> list[protocol.Game]:
    """Every game that can be loaded; one of another package that cannot is left out and logged."""
    found = []
    for name in games():
        try:
            found.append(described(name))
        except UnknownGame as error:
            logger.warning("game %s is left out: %s", name, error)
    return found


@cache
def edition() -> str:
    """A word that changes whenever words, rules or components do: whoever names it may keep what he gets for ever."""
    digest = blake2s(VERSION.encode(), digest_size=8)
    files = [*PACKAGE.glob("*.ftl"), *HERE.glob("*.ftl")]
    for name in games():
        files += [file for file in folder(name).rglob("*") if file.suffix in KINDS]
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def described(name: str) -> protocol.Game:
    """What the start page says about a game."""
    one = game(name)
    return {
        "id": one.id,
        "seats": list(one.seats),
        "rules_version": one.rules_version,
        "minutes": one.minutes,
        "weight": one.weight,
        "solo": one.solo,
        "ranks": {level: round(height) for level, height in strengths(name).items() if is_measured(name, level)},
        "options": settings("option", [setting for setting in one.options if setting.house is None]),
        "orders": settings("order", one.live.orders if one.live else []),
    }


def settings(prefix: str, declared: Iterable[Setting]) -> list[protocol.Setting]:
    """Options or orders as the protocol has them."""
    return [
        {
            "name": setting.name,
            "choices": list(setting.choices),
            "default": setting.default,
            "message": f"{prefix}-{setting.name}",
            "rule": setting.rule,
            "group": setting.group,
            "seats": list(setting.seats),
            "first": setting.first,
            "names_seats": setting.names_seats,
            "picture": setting.picture,
        }
        for setting in declared
    ]


def shell_words(lang: str) -> str:
    """The words that every page needs; of each game, its name, what it is about, and its feats."""
    files = [PACKAGE / f"words.{known(lang)}.ftl", HERE / f"words.{lang}.ftl", HERE / f"errors.{lang}.ftl"]
    texts = [file.read_text("utf-8") for file in files if file.exists()]
    return "\n".join([*texts, *(titles(one["id"], lang) for one in listed())])


def titles(name: str, lang: str) -> str:
    """The messages `game` and `feat-…` of a game's words under the names that the pages know them by."""
    return titled(name, lang, game_words(name, lang))


@lru_cache(maxsize=64)
def titled(name: str, lang: str, words: str) -> str:
    """The same of some words, which are taken apart once: every page needs them."""
    found = {}
    for entry in FluentParser().parse(words).body:
        if isinstance(entry, ast.Message) and (entry.id.name == "game" or entry.id.name.startswith("feat-")):
            kind, _, own = entry.id.name.partition("-")
            entry.id.name = "-".join(filter(None, [kind, name, own]))
            found[kind, own] = serialize_message(entry)
    if ("game", "") not in found:
        raise UnknownGame(f"expected a message 'game' in the {lang} words of {name}; found none")
    return "".join(found.values())


def game_words(name: str, lang: str) -> str:
    """The words of a game."""
    return words_of(known(lang), registered(name))


def rules(name: str, lang: str) -> str:
    """The rules of a game as Markdown."""
    try:
        return rules_text(known(lang), registered(name))
    except FileNotFoundError:
        raise Refusal(404, "no_rules") from None


@cache
def components(name: str) -> list[protocol.Component]:
    """Every record of a game's data file; records without a provenance of their own have that of their section."""
    found: list[dict[str, Any]] = []
    for group, section in records.load(game(registered(name)).home).items():
        many = section if isinstance(section, list) else [section]
        found += [{"id": group, "kind": group, **one, "group": group} for one in many if isinstance(one, dict)]
    return cast("list[protocol.Component]", found)


def known(lang: str) -> str:
    """A language that the product speaks."""
    if lang not in LANGUAGES:
        raise Refusal(404, "unknown_language", language=lang)
    return lang
