"""Rooms that all games share name none of them: no game, no rule of one, no card.

Names are those that the games declare: their ids, the prefixes of their rules, the ids of their components.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

import quarterdeck as qd
from quarterdeck.games import GAMES, folder

ROOT = Path(__file__).parent.parent.parent
ROOMS = [
    *(
        f"src/quarterdeck/{room}"
        for room in ("core", "bots", "table", "server", "pocket", "arena", "reports", "env", "cli", "generate")
    ),
    *(f"web/src/{room}" for room in ("shell", "pages", "look", "words")),
]
KINDS = {".py", ".toml", ".ftl", ".ts", ".svelte", ".css"}

SPOKEN = "betray|mutin(?:eer|y)|plain[ _]card"  # at the tables of one game, though no component is called so
COMMON = {  # ids of components that are words of everybody
    "blue",
    "green",
    "purple",
    "red",
    "white",
    "yellow",  # colours
    "bosun",
    "captain",
    "deckhand",
    "legend",  # ranks of bots
    "compass",
    "kraken",
    "skull",  # emblems of seats
    "die",
    "pirate",
    "pirates",
    "ship",
    "ships",
    "treasure",  # what all five games are about
    "crew",  # the bots that can be hired
    "attack",
    "fence",
    "negotiation",
    "none",
    "repair",
    "retirement",
    "scout",
    "search",
    "standard",
    "start",
    "trade",
    "navigation",
    "navigator",  # of a page, of a browser
    "upgrade",  # of a database, of a line of text
    "gold",  # a colour of ink
    "ember",  # a nickname
    "sail",  # a motion, and what all crews do
    "swap",  # of fonts
}
OWED = {  # files that still name a game; the list may only shrink
    "src/quarterdeck/core/match.py",
    "web/src/look/Sprite.svelte",
}


def ids(record):
    """Every id in a table of components."""
    for name, value in record.items() if isinstance(record, dict) else enumerate(record):
        if name == "id" and isinstance(value, str):
            yield value
        elif isinstance(value, dict | list):
            yield from ids(value)


@cache
def forbidden():
    """A pattern for all names of all games, in any spelling: second_mate, second-mate, Second Mate, SecondMate."""
    games = [id_ for id_ in GAMES if id_ != "skeleton"]  # whose ids are the words of any game at sea
    names = set(games)
    for id_ in games:
        names |= set(ids(tomllib.loads((folder(id_) / "data.toml").read_text("utf-8"))))
    words = sorted(name for name in names - COMMON if re.search("[a-z]{3}", name))
    spelled = "|".join(re.sub("[_-]", "[ _-]?", name) for name in words)
    prefixes = "|".join(qd.game(id_).prefix.lower() for id_ in games)
    return re.compile(rf"(?<![a-z])(?:{spelled})(?![a-z])|{SPOKEN}|\b(?:{prefixes})-(?:[a-z]+-?)?\d")


def spelled_out(text):
    """A text in small letters, its joined words apart."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", text).lower()


def found_in(path):
    """What a file names, with the numbers of its lines."""
    lines = spelled_out(path.read_text("utf-8")).splitlines()
    return [f"{number}: {match[0]}" for number, line in enumerate(lines, 1) for match in forbidden().finditer(line)]


def files():
    """The files of the shared rooms; tests of the client may take examples where they like."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*")):
            if path.suffix in KINDS and ".test" not in path.name and "static" not in path.parts:
                yield str(path.relative_to(ROOT)), path


def test_every_room_is_there():
    assert {"src/quarterdeck/env"} >= {room for room in ROOMS if not (ROOT / room).exists()}


def test_shared_rooms_name_no_game():
    assert {} == {name: found for name, path in files() if name not in OWED and (found := found_in(path))}


@pytest.mark.parametrize("name", sorted(OWED))
def test_what_is_owed_is_not_paid_yet(name):
    """A file that names no game any more, or is gone, leaves the list."""
    assert (ROOT / name).exists()
    assert found_in(ROOT / name)


@pytest.mark.parametrize(
    "text",
    [
        "jolly_roger",
        "Jolly Roger",
        "JollyRoger",
        "second_mate",
        "SecondMate",
        "JR-17.8.4",
        "onbetray",
        "TEP-DR-4",
        "betrayRequest",
        "PLAIN_CARD",
    ],
)
def test_names_are_found_in_any_spelling(text):
    assert forbidden().search(spelled_out(text))


@pytest.mark.parametrize("text", ["map(card => card)", "captain", "a ship of pirates", "UTF-8", "remember", "matey"])
def test_words_of_everybody_are_not(text):
    assert not forbidden().search(spelled_out(text))
