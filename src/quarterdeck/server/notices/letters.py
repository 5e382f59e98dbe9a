"""Letters: what a notice says, in the language of its reader. Only what everybody at the table was told of."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo

from quarterdeck.server import catalogue
from quarterdeck.table.rows import Json
from quarterdeck.table.terms import DAY, HOUR, MINUTE
from quarterdeck.words import LANGUAGES, MissingWords, Words

SPANS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))  # and their seconds


@cache
def words_of(lang: str, game: str = "") -> Words:
    """The words of the pages, with those of a game."""
    known = lang if lang in LANGUAGES else LANGUAGES[0]
    more = [catalogue.game_words(game, known)] if game else []
    return Words(known, catalogue.shell_words(known), *more)


def headline(lang: str, kind: str, table: Json | None) -> str:
    """A notice in one line."""
    words = words_of(lang)
    if table is None:
        return words.text(f"notice-{kind}")
    return words.text(f"notice-{kind}", game=words.text(f"game-{table['game']}"))


def details(lang: str, kind: str, table: Json | None, now: float) -> str:
    """More about a notice; of the game what was heard last, and nothing that only some have heard."""
    if table is None:
        return ""
    words = words_of(lang, table["game"])
    names = names_of(words, [seat["name"] for seat in table["seats"]])
    if kind == "time":
        return words.text("notice-time-left", left=span(words, table["until"] - now), end=table["terms"]["end"])
    if kind == "rematch":
        return words.text("notice-rematch-by", name=names[table["rematch"]["yes"][0]])
    if kind == "named":
        return "{name}: {text}".format_map(table["named"]) if table["named"] else ""
    return "" if table["last"] is None else line(words, table["last"], names)


def span(words: Words, seconds: float) -> str:
    """So much time, in round numbers."""
    name, length = next(((name, length) for name, length in SPANS if seconds >= 2 * length), SPANS[-1])
    return words.text(f"span-{name}", count=max(1, round(seconds / length)))


def names_of(words: Words, given: Sequence[str]) -> list[str]:
    """The names at a table; who has none is called by a nickname."""
    return [name or words.text(f"nickname-{i % 10}") for i, name in enumerate(given)]


def line(words: Words, phrase: Json, names: Sequence[str]) -> str:
    """A sentence about a table; nothing if it is about somebody who has no name here."""
    try:
        return words.phrase(phrase, names)
    except (MissingWords, IndexError):
        return ""


def gathered(lang: str, notices: Sequence[Any], tables: dict[str, Json], zone: str) -> tuple[str, str]:
    """Many notices in one: how many since when, and each in a line."""
    first = datetime.fromtimestamp(min(one.at for one in notices), ZoneInfo(zone))
    title = words_of(lang).text("notice-gathered", count=len(notices), time=first.strftime("%H:%M"))
    return title, "\n".join(headline(lang, one.kind, tables.get(one.table or "")) for one in notices)
