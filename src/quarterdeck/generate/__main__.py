"""`python -m quarterdeck.generate`: writes every generated file anew; with `--check`, says which are not current.

With folders, such as that of a game in a package of its own: only the verbs of the games there.
"""

import sys
from pathlib import Path

from quarterdeck.generate import observations, settings, states, verbs
from quarterdeck.server import typescript

PACKAGE = Path(__file__).parents[1]
GAMES = PACKAGE / "games"


def files(folders: list[Path]) -> dict[Path, str]:
    """Every generated file and what it should say; of folders that are named, their verbs."""
    tables = [table for folder in folders or [PACKAGE] for table in sorted(folder.rglob("verbs.toml"))]
    found = {table.with_suffix(".py"): verbs.written(table) for table in tables}
    if folders:
        return found
    for shape in sorted(GAMES.glob("*/shape.py")):
        game = shape.parent.name
        found[states.target(game)] = states.written(f"quarterdeck.games.{game}")
    found[observations.TARGET] = observations.written()
    return found | {typescript.TARGET: typescript.written(), settings.TARGET: settings.written()}


def main() -> None:
    """Write the files, or tell what is not current."""
    wanted = files([Path(arg) for arg in sys.argv[1:] if arg != "--check"])
    stale = [file for file, text in wanted.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        if stale:
            sys.exit(f"expected generated files to be current; found {', '.join(map(str, stale))}: `make types`")
        return
    for file in stale:
        file.write_text(wanted[file], encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main()
