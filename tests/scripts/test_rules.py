"""The keeper of rule ids: what it finds in a tree and what it complains of."""

from pathlib import Path

import pytest

import rules

LIST = """
[[rule]]
id = "TOY-1"
kind = "note"
title = "the setup"

[[rule]]
id = "TOY-1.1"
kind = "rule"
title = "everybody starts with a parrot"

[[rule]]
id = "TOY-1.1.1"
kind = "rule"
title = "the parrot is green"

[[rule]]
id = "TOY-1.2"
kind = "rule"
title = "the clock is shown"
where = "client"

[[rule]]
id = "TOY-PICK"
kind = "decision"
title = "pick a parrot"
"""
TESTED = """
from marks import rule


@rule("TOY-1.1", "TOY-1.1.1")
def test_everybody_has_a_green_parrot() -> None: ...


class TestClock:
    @marks.rule("TOY-1.2")
    async def test_the_clock_is_shown(self) -> None: ...
"""


class Tree:
    """A small project in a temporary folder, healthy until a test spoils it."""

    def __init__(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.root = root
        self.capsys = capsys
        self.write("src/quarterdeck/games/toy/data.toml", "")
        self.write("src/quarterdeck/games/toy/rules.toml", LIST)
        self.write("src/quarterdeck/games/toy/flow.py", '"""TOY-1.1: a parrot each."""\n\nx = 1  # TOY-1.1.1\n')
        self.write("tests/games/toy/test_flow.py", TESTED)

    def write(self, name: str, text: str) -> None:
        """Writes one file of the tree."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run(self, *arguments: str) -> tuple[int, str]:
        """Runs the command over the tree: exit code and output."""
        code = rules.main([*arguments, "--root", str(self.root)])
        return code, self.capsys.readouterr().out


@pytest.fixture
def tree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Tree:
    """A healthy tree."""
    return Tree(tmp_path, capsys)


def test_a_healthy_tree_passes(tree: Tree) -> None:
    """All ids are listed and all rules are tested: nothing to complain of."""
    assert (0, "rule ids: all is well\n") == tree.run("--check")


def test_the_table_names_code_and_tests(tree: Tree) -> None:
    """A row holds the lines that cite the id and the tests that carry it."""
    code, out = tree.run("toy")
    [row] = [line for line in out.splitlines() if line.startswith("TOY-1.1.1 ")]
    assert 0 == code
    assert "the parrot is green" in row
    assert "games/toy/flow.py: 3" in row
    assert row.endswith("games/toy/test_flow.py:5 test_everybody_has_a_green_parrot")


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("src/quarterdeck/games/toy/view.py", "# TOY-9.9 hides the parrot\n"),
        ("src/quarterdeck/games/toy/words.en.ftl", "# TOY-9.9\nparrot = Parrot\n"),
        ("src/quarterdeck/games/toy/rules.pl.md", "Papuga jest zielona. {#TOY-9.9}\n"),
        ("web/src/games/toy/Board.svelte", "<g data-rule='TOY-9.9' />\n"),
        ("tests/core/test_engine.py", "NOTHING = 'TOY-9.9'\n"),
    ],
)
def test_an_unknown_id_is_refused_wherever_it_is_cited(tree: Tree, file: str, text: str) -> None:
    """An id that is not in the list fails the check, with file and line."""
    tree.write(file, text)
    code, out = tree.run("--check")
    assert 1 == code
    assert f"{file}:1: TOY-9.9 is not in src/quarterdeck/games/toy/rules.toml" in out
    assert out.endswith("complaints about rule ids: 1\n")


def test_a_mark_of_no_known_game_is_refused(tree: Tree) -> None:
    """A decorator must name a listed id, whatever its prefix."""
    tree.write("tests/test_more.py", '@rule("YOT-1")\ndef test_nothing() -> None: ...\n')
    code, out = tree.run("--check")
    assert 1 == code
    assert "tests/test_more.py:1: YOT-1 is not in the rules.toml of any game" in out


def test_prose_is_not_an_id(tree: Tree) -> None:
    """Words that merely begin with the prefix are left alone."""
    tree.write("src/quarterdeck/games/toy/view.py", "# a TOY-like game; TOY-1.1.\n")
    assert 0 == tree.run("--check")[0]


def test_a_parent_does_not_cover_its_children(tree: Tree) -> None:
    """A mark covers the very id it names."""
    tree.write("tests/games/toy/test_flow.py", TESTED.replace(', "TOY-1.1.1"', ""))
    code, out = tree.run("--check")
    assert 1 == code
    assert "TOY-1.1.1 (the parrot is green) has no test" in out
    assert "TOY-1.1 (" not in out


def test_missing_lists_only_the_untested(tree: Tree) -> None:
    """The option leaves out all rows that are in order, and never fails."""
    tree.write("tests/games/toy/test_flow.py", TESTED.replace(', "TOY-1.1.1"', ""))
    code, out = tree.run("--missing")
    assert 0 == code
    assert ["TOY-1.1.1"] == [line.split()[0] for line in out.splitlines() if line.startswith("TOY-")]


def test_an_unregistered_game_may_lack_tests(tree: Tree) -> None:
    """Games under construction are not asked for tests."""
    (tree.root / "src/quarterdeck/games/toy/data.toml").unlink()
    tree.write("tests/games/toy/test_flow.py", "")
    assert 0 == tree.run("--check")[0]


def test_only_marked_tests_count(tree: Tree) -> None:
    """Neither a helper with a mark nor a mark made up at run time proves anything."""
    tree.write("tests/games/toy/test_flow.py", '@rule("TOY-1.1")\ndef helper() -> None: ...\n')
    tree.write("tests/games/toy/test_more.py", "@rule(ID)\ndef test_it() -> None: ...\n")
    out = tree.run("--check")[1]
    assert "test_flow.py:1: @rule stands on helper, which is not a test" in out
    assert "test_more.py:1: expected ids written out as strings in @rule" in out
    assert "TOY-1.1 (everybody starts with a parrot) has no test" in out


@pytest.mark.parametrize(("cited", "code"), [("TOY-1.2", 0), ("TOY-1.1", 1)])
def test_the_clients_tests_prove_the_clients_rules_alone(tree: Tree, cited: str, code: int) -> None:
    """A rule of the engine wants a test in Python."""
    kept = {"TOY-1.2": '"TOY-1.1", "TOY-1.1.1"', "TOY-1.1": '"TOY-1.1.1", "TOY-1.2"'}[cited]
    tree.write("tests/games/toy/test_flow.py", f"@rule({kept})\ndef test_the_rest() -> None: ...\n")
    tree.write("web/src/games/toy/board.test.ts", f"it('{cited}: shows it', () => {{}});\n")
    assert code == tree.run("--check")[0]


def excuse(id_: str, reason: str) -> str:
    """One entry of the list of excuses."""
    return f'[[excused]]\nid = "{id_}"\nreason = "{reason}"\n'


def test_an_excuse_with_a_reason_is_accepted(tree: Tree) -> None:
    """An excused rule needs no test."""
    tree.write("tests/games/toy/test_flow.py", TESTED.replace(', "TOY-1.1.1"', ""))
    tree.write("tests/excused.toml", excuse("TOY-1.1.1", "colours are for the painter"))
    assert 0 == tree.run("--check")[0]
    assert "excused: colours are for the painter" in tree.run()[1]


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        (excuse("TOY-1.1.1", " "), "TOY-1.1.1 is excused without a reason"),
        (excuse("TOY-1.1", "too dull"), "TOY-1.1 is excused although tests/games/toy/test_flow.py:5"),
        (excuse("TOY-8", "unheard of"), "TOY-8 is not in src/quarterdeck/games/toy/rules.toml"),
        (excuse("TOY-1", "too dull"), "TOY-1 is a note and needs no test anyway"),
        (excuse("TOY-1.1.1", "too dull") * 2, "TOY-1.1.1 is excused twice"),
    ],
)
def test_a_bad_excuse_is_refused(tree: Tree, entries: str, complaint: str) -> None:
    """An excuse needs a reason and a listed rule without a test, once."""
    tree.write("tests/games/toy/test_flow.py", TESTED.replace(', "TOY-1.1.1"', ""))
    tree.write("tests/excused.toml", entries)
    code, out = tree.run("--check")
    assert 1 == code
    assert complaint in out


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ('id = "TOY-1.1"\nkind = "rule"\ntitle = "again"', "TOY-1.1 is listed twice"),
        ('id = "TOY-2"\nkind = "law"\ntitle = "stern"', "TOY-2: expected kind rule | ruling"),
        ('id = "TOY-2"\nkind = "note"\ntitle = ""', "TOY-2 has no title"),
        ('id = "TOY-2"\nkind = "note"\ntitle = "where"\nwhere = "sea"', "TOY-2: expected where engine | server"),
        ('id = "YOT-2"\nkind = "note"\ntitle = "backwards"', "expected an id like TOY-1.2; found 'YOT-2'"),
    ],
)
def test_a_bad_entry_of_the_list_is_refused(tree: Tree, entry: str, complaint: str) -> None:
    """Every id stands in its list once, with the game's prefix, a kind and a title."""
    tree.write("src/quarterdeck/games/toy/rules.toml", f"{LIST}\n[[rule]]\n{entry}\n")
    code, out = tree.run("--check")
    assert 1 == code
    assert complaint in out


def test_an_unknown_game_is_a_usage_error(tree: Tree) -> None:
    """The message names what was expected."""
    with pytest.raises(SystemExit) as stop:
        tree.run("monopoly")
    assert "expected one of toy; found 'monopoly'" in tree.capsys.readouterr().err
    assert 2 == stop.value.code
