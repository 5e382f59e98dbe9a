"""Shows for every rule id where the code cites it and which tests prove it.

    python scripts/rules.py                          the table of all games
    python scripts/rules.py space_pirates --missing  the rules of one game that still want a test
    python scripts/rules.py --check                  complaints only, and exit code 1 if there are any

The ids of a game stand in `src/quarterdeck/games/<game>/rules.toml`. A test proves a rule by the decorator
`@rule("SP-5.2")`, which covers that id alone: neither its parent nor its children. A rule with `where` may also be
proved by a test of the client that names it. `tests/excused.toml` excuses a rule from having a test, with a reason.
"""

import argparse
import ast
import re
import sys
import textwrap
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, TypeGuard

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "src/quarterdeck"
GAMES: Final = f"{PACKAGE}/games"
SKELETON: Final = f"{PACKAGE}/skeleton"
EXCUSED: Final = "tests/excused.toml"
KINDS: Final = ("rule", "ruling", "invariant", "example", "decision", "note")
NEED_A_TEST: Final = ("rule", "ruling", "invariant", "example")
WHERE: Final = ("engine", "server", "client")
HEAD: Final = ("id", "kind", "title", "code", "tests")
CODE_WIDTH: Final = 60


@dataclass(frozen=True)
class Rule:
    """One entry of a game's list."""

    id: str
    kind: str
    title: str
    where: str
    game: str


@dataclass(frozen=True)
class Place:
    """A line of a file, with the name of the test that stands there."""

    file: str
    line: int
    name: str = ""

    def __str__(self) -> str:
        """Spell the place as editors and compilers do."""
        return f"{self.file}:{self.line} {self.name}".rstrip()


class Survey:
    """All that the tree under a root says about its rules."""

    def __init__(self, root: Path) -> None:
        """Read the lists first, then what cites them."""
        self.root = root
        self.complaints: list[tuple[str, str]] = []  # game ("" for none in particular) and text
        self.rules: dict[str, Rule] = {}
        self.registered: list[str] = []
        self.code: dict[str, list[Place]] = {}
        self.tests: dict[str, list[Place]] = {}
        self.excused: dict[str, str] = {}
        self._read_rules()
        self._read_registered()
        self._prefixes = {prefix(rule.id): rule.game for rule in self.rules.values()}
        heads = "|".join(map(re.escape, self._prefixes)) or "(?!)"
        self._id = re.compile(rf"(?<![\w-])(?:{heads})-\w+(?:[.-]\w+)*", re.ASCII)
        self._read_code()
        self._read_tests()
        self._read_excused()
        self._complain_of_missing()

    def is_missing(self, rule: Rule) -> bool:
        """Tell whether the rule needs a test, has none and is not excused."""
        return rule.kind in NEED_A_TEST and rule.id not in self.tests and rule.id not in self.excused

    def _complain(self, text: str, game: str = "") -> None:
        if (game, text) not in self.complaints:
            self.complaints.append((game, text))

    def _name(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def _files(self, folder: str, *endings: str) -> list[Path]:
        found = (self.root / folder).rglob("*")
        return sorted(path for path in found if path.name.endswith(endings) and "node_modules" not in path.parts)

    def _toml(self, path: Path, table: str) -> list[dict[str, Any]]:
        try:
            entries = tomllib.loads(path.read_text(encoding="utf-8")).get(table, [])
        except tomllib.TOMLDecodeError as error:
            self._complain(f"{self._name(path)}: {error}")
            return []
        return [entry for entry in entries if isinstance(entry, dict)]

    def _parsed(self, path: Path) -> ast.Module:
        try:
            return ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            self._complain(f"{self._name(path)}:{error.lineno}: {error.msg}")
            return ast.Module([], [])

    def _read_rules(self) -> None:
        for path in self._homes("rules.toml"):
            game = path.parent.name
            letters = ""
            for entry in self._toml(path, "rule"):
                id_, kind, title = (str(entry.get(key, "")) for key in ("id", "kind", "title"))
                rule = Rule(id_, kind, title, str(entry.get("where", "engine")), game)
                letters = letters or prefix(id_)
                flaw = f"{id_} is listed twice" if id_ in self.rules else flaw_of(rule, letters)
                if flaw:
                    self._complain(f"{self._name(path)}: {flaw}", game)
                else:
                    self.rules[id_] = rule

    def _read_registered(self) -> None:
        """A folder with data is a game; without, it is under construction."""
        self.registered = [data.parent.name for data in self._homes("data.toml")]
        listed = {rule.game for rule in self.rules.values()}
        for game in self.registered:
            if game not in listed:
                self._complain(f"{GAMES}/{game}/rules.toml is missing although the game is registered", game)

    def _homes(self, name: str) -> list[Path]:
        """The files of that name of every game and of the skeleton."""
        return [*sorted((self.root / GAMES).glob(f"*/{name}")), *(self.root / SKELETON).glob(name)]

    def _read_code(self) -> None:
        web = [path for path in self._files("web/src", ".ts", ".svelte") if not self._is_web_test(path)]
        for path in [*self._files(PACKAGE, ".py"), *web]:
            for id_, place in self._cited(path):
                self.code.setdefault(id_, []).append(place)
        texts = [path for path in self._files(PACKAGE, ".md") if path.name.startswith("rules.")]
        for path in [*self._files(PACKAGE, ".ftl"), *self._files("web/src", ".ftl"), *texts]:
            self._cited(path)

    def _read_tests(self) -> None:
        for path in [*self._files("tests", ".py"), *self._files(f"{SKELETON}/tests", ".py")]:
            self._cited(path)
            for id_, place in self._marked(path):
                if id_ in self.rules:
                    self.tests.setdefault(id_, []).append(place)
                else:
                    self._refuse(id_, place)
        for path in [*self._files("web/src", ".ts", ".svelte"), *self._files("web/tests", ".ts")]:
            for id_, place in self._cited(path) if self._is_web_test(path) else ():
                if self.rules[id_].where != "engine":
                    self.tests.setdefault(id_, []).append(place)

    def _is_web_test(self, path: Path) -> bool:
        return ".test." in path.name or ".spec." in path.name or self._name(path).startswith("web/tests/")

    def _cited(self, path: Path) -> list[tuple[str, Place]]:
        """List the known ids of a file, once a line, and complain of the others."""
        found = []
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for id_ in dict.fromkeys(self._id.findall(line)):
                place = Place(self._name(path), number)
                if id_ in self.rules:
                    found.append((id_, place))
                elif looks_like_an_id(id_):
                    self._refuse(id_, place)
        return found

    def _refuse(self, id_: str, place: Place) -> None:
        game = self._prefixes.get(prefix(id_), "")
        home = f"{GAMES}/{game}/rules.toml" if game else "the rules.toml of any game"
        self._complain(f"{place.file}:{place.line}: {id_} is not in {home}", game)

    def _marked(self, path: Path) -> Iterator[tuple[str, Place]]:
        """Yield the ids in @rule decorators, with the test that carries them."""
        for test in ast.walk(self._parsed(path)):
            if not isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            # Hypothesis has a decorator of this name too; it takes no positional arguments.
            for id_ in [arg for call in test.decorator_list if is_mark(call) for arg in call.args]:
                place = Place(self._name(path), id_.lineno, test.name)
                if not test.name.startswith("test"):
                    self._complain(f"{place.file}:{place.line}: @rule stands on {test.name}, which is not a test")
                elif text := text_of(id_):
                    yield text, place
                else:
                    self._complain(f"{place.file}:{place.line}: expected ids written out as strings in @rule")

    def _read_excused(self) -> None:
        path = self.root / EXCUSED
        for entry in self._toml(path, "excused") if path.exists() else ():
            id_, reason = str(entry.get("id", "")), str(entry.get("reason", "")).strip()
            rule = self.rules.get(id_)
            if rule is None:
                self._refuse(id_ or "an entry without id", Place(EXCUSED, 1))
                continue
            if id_ in self.excused:
                self._complain(f"{EXCUSED}: {id_} is excused twice", rule.game)
            if rule.kind not in NEED_A_TEST:
                self._complain(f"{EXCUSED}: {id_} is a {rule.kind} and needs no test anyway", rule.game)
            if id_ in self.tests:
                self._complain(f"{EXCUSED}: {id_} is excused although {self.tests[id_][0]} tests it", rule.game)
            if not reason:
                self._complain(f"{EXCUSED}: {id_} is excused without a reason", rule.game)
            self.excused[id_] = reason

    def _complain_of_missing(self) -> None:
        for rule in self.rules.values():
            if rule.game in self.registered and self.is_missing(rule):
                cure = f'mark one with @rule("{rule.id}") or excuse it in {EXCUSED}'
                self._complain(f"{rule.id} ({rule.title}) has no test: {cure}", rule.game)


def flaw_of(rule: Rule, letters: str) -> str:
    """Say what is wrong with an entry whose list uses these letters; nothing if all is well."""
    if not re.fullmatch(r"\w+-\w+(?:[.-]\w+)*", rule.id) or prefix(rule.id) != letters:
        return f"expected an id like {letters or 'XX'}-1.2; found {rule.id!r}"
    if rule.kind not in KINDS:
        return f"{rule.id}: expected kind {' | '.join(KINDS)}; found {rule.kind!r}"
    if rule.where not in WHERE:
        return f"{rule.id}: expected where {' | '.join(WHERE)}; found {rule.where!r}"
    return "" if rule.title else f"{rule.id} has no title"


def prefix(id_: str) -> str:
    """Cut out the letters of the game."""
    return id_.partition("-")[0]


def looks_like_an_id(token: str) -> bool:
    """Tell SP-5.2, SP-PLACE and JR-D_BURY from prose such as SP-like."""
    rest = token.partition("-")[2]
    return rest.isupper() or any(letter.isdigit() or letter == "_" for letter in rest)


def text_of(node: ast.expr | None) -> str:
    """Give the value of a plain string, or nothing."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def is_mark(node: ast.expr) -> TypeGuard[ast.Call]:
    """Tell whether a decorator is a call of `rule`, under whatever module."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    return (called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")) == "rule"


def report(survey: Survey, games: Sequence[str], *, missing_only: bool) -> list[str]:
    """Draw the table, one game after another."""
    lines: list[str] = []
    for game in games:
        rules = [rule for rule in survey.rules.values() if rule.game == game]
        needy = [rule for rule in rules if rule.kind in NEED_A_TEST]
        missing = [rule for rule in rules if survey.is_missing(rule)]
        excused = sum(rule.id in survey.excused for rule in needy)
        state = "registered" if game in survey.registered else "not registered yet"
        lines.append(
            f"{game} ({state}): {len(rules)} ids, {len(needy)} need a test; "
            f"{len(needy) - len(missing) - excused} have one, {excused} excused, {len(missing)} missing"
        )
        lines += ["", *table(survey, missing if missing_only else rules), ""]
    return lines


def table(survey: Survey, rules: Sequence[Rule]) -> list[str]:
    """Draw one row for each rule; a row grows downwards with its citations and tests."""
    rows = [HEAD, *(row for rule in rules for row in rows_of(survey, rule))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    rows.insert(1, tuple("-" * width for width in widths))
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def rows_of(survey: Survey, rule: Rule) -> Iterator[tuple[str, ...]]:
    """Give the lines of a rule's row."""
    by_file: dict[str, list[str]] = {}
    for place in survey.code.get(rule.id, []):
        by_file.setdefault(place.file.removeprefix(f"{PACKAGE}/"), []).append(str(place.line))
    cited = [f"{file}: {', '.join(lines)}" for file, lines in by_file.items()]
    code = [part for text in cited for part in textwrap.wrap(text, CODE_WIDTH, subsequent_indent="  ")]
    tests = [str(place).removeprefix("tests/") for place in survey.tests.get(rule.id, [])]
    if rule.id in survey.excused:
        tests.append(f"excused: {survey.excused[rule.id]}")
    elif survey.is_missing(rule):
        tests.append("MISSING")
    kind = rule.kind if rule.where == "engine" else f"{rule.kind} ({rule.where})"
    yield from zip_longest([rule.id], [kind], [rule.title], code, tests, fillvalue="")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 is well, 1 means complaints."""
    parser = argparse.ArgumentParser(description="Rule ids, the code that cites them and the tests that prove them.")
    parser.add_argument("game", nargs="?", help="one game; all without it")
    parser.add_argument("--missing", action="store_true", help="only rules that need a test and have none")
    parser.add_argument("--check", action="store_true", help="complaints instead of the table; exit code 1 if any")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    chosen = parser.parse_args(arguments)
    survey = Survey(chosen.root.resolve())
    games = sorted({rule.game for rule in survey.rules.values()} | set(survey.registered))
    if chosen.game is not None and chosen.game not in games:
        parser.error(f"expected one of {', '.join(games) or 'no game at all'}; found {chosen.game!r}")
    shown = games if chosen.game is None else [chosen.game]
    if chosen.check:
        lines = [text for game, text in survey.complaints if game in ("", *shown)]
        failed = bool(lines)
        lines.append(f"complaints about rule ids: {len(lines)}" if lines else "rule ids: all is well")
    else:
        lines = report(survey, shown, missing_only=chosen.missing)
        failed = False
    sys.stdout.write("\n".join(lines) + "\n")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
