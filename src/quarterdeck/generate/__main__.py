"""`python -m quarterdeck.generate`: writes every generated file anew; with `--check`, says which are not current."""

import sys
from pathlib import Path

from quarterdeck.generate import settings, states, verbs
from quarterdeck.server import typescript

PACKAGE = Path(__file__).parents[1]
GAMES = PACKAGE / "games"


def files() -> dict[Path, str]:
    """Every generated file and what it should say."""
    found = {table.with_suffix(".py"): verbs.written(table) for table in sorted(PACKAGE.rglob("verbs.toml"))}
    for shape in sorted(GAMES.glob("*/shape.py")):
        game = shape.parent.name
        found[states.target(game)] = states.written(f"quarterdeck.games.{game}")
    return found | {typescript.TARGET: typescript.written(), settings.TARGET: settings.written()}


def main() -> None:
    """Write the files, or tell what is not current."""
    stale = [file for file, text in files().items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        if stale:
            sys.exit(f"expected generated files to be current; found {', '.join(map(str, stale))}: `make types`")
        return
    for file in stale:
        file.write_text(files()[file], encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main()
