"""`quarterdeck new-game`: a working game to begin with, in this repository or as a package of its own."""

import re
from pathlib import Path
from typing import Annotated

import typer

from quarterdeck.cli.common import Lang, console
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.registry import games
from quarterdeck.words import words

SKELETON = Path(__file__).parents[1] / "skeleton"
TEXTS = {".py", ".toml", ".ftl", ".md", ".js", ".css"}

PROJECT = """[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "quarterdeck-{dashed}"
version = "0.1.0"
dependencies = ["quarterdeck"]

[project.optional-dependencies]
test = ["pytest", "hypothesis"]

[project.entry-points."quarterdeck.games"]
{id} = "{id}:GAME"

[tool.setuptools.package-data]
"*" = ["*.toml", "*.ftl", "*.md", "client/*"]

[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["src", "tests"]
markers = ["rule(*ids): the rules that a test proves"]
"""


class BadName(QuarterdeckError):
    """A name that cannot be a game's, or is one already."""


def new_game(
    game: Annotated[str, typer.Argument(help="the game's id: small letters, digits and _, as in treasure_bay")],
    title: Annotated[str, typer.Option(help="what people call it; made from the id by default")] = "",
    prefix: Annotated[str, typer.Option(help="of its rule ids; made from the id by default")] = "",
    apart: Annotated[bool, typer.Option(help="as a package of its own, even inside Quarterdeck's repository")] = False,
    lang: Lang = "en",
) -> None:
    """Write a small working game to build upon: data, rules, words in two languages, tests."""
    title = title or game.replace("_", " ").title()
    prefix = prefix or "".join(part[:1] for part in game.upper().split("_"))[:3]
    check(game, prefix)
    here = Path.cwd()
    if not apart and (here / "src/quarterdeck/games").is_dir():
        home, tests = here / "src/quarterdeck/games" / game, here / "tests/games" / game
        package, message = f"quarterdeck.games.{game}", "cli-new-game-here"
    else:
        home, tests = here / game / "src" / game, here / game / "tests"
        package, message = game, "cli-new-game-apart"
    for folder in (home, tests):
        if folder.exists():
            raise BadName(f"expected a new folder; found {folder}")
    if package == game:
        write(here / game / "pyproject.toml", PROJECT.format(id=game, dashed=game.replace("_", "-")))
    for file in sorted(SKELETON.rglob("*")):
        part = file.relative_to(SKELETON)
        if file.suffix in TEXTS:
            own = part.name.replace("test_skeleton", f"test_{game}")
            target = tests / own if part.parts[0] == "tests" else home / part
            write(target, renamed(file.read_text("utf-8"), game, package, prefix, title))
    console.print(words(lang).text(message, game=game, home=str(home), tests=str(tests)), highlight=False)


def check(game: str, prefix: str) -> None:
    """Refuse names that Python, the catalogue or the rules could not use."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game):
        raise BadName(f"expected small letters, digits and _, beginning with a letter; found {game!r}")
    if game in games():
        raise BadName(f"expected a name that no game has; found {game!r}")
    if not re.fullmatch(r"[A-Z][A-Z0-9]{0,3}", prefix):
        raise BadName(f"expected a prefix of one to four capital letters and digits; found {prefix!r}")


def renamed(text: str, game: str, package: str, prefix: str, title: str) -> str:
    """A file of the skeleton as a file of the new game."""
    text = text.replace("quarterdeck.skeleton", package).replace('"skeleton"', f'"{game}"')
    text = re.sub(r"\bSK(?=-)", prefix, text).replace('"SK"', f'"{prefix}"')
    text = text.replace("Bone Cove, the skeleton of a game:", f"{title}, from the skeleton of a game:")
    return text.replace("Bone Cove", title).replace("Zatoka Kości", title)


def write(file: Path, text: str) -> None:
    """Write a file and the folders above it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
