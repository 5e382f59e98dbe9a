"""Which tests `make quick` finds for a changed file."""

import pytest

import quick


@pytest.mark.parametrize(
    ("file", "games", "tests"),
    [
        ("src/quarterdeck/games/jolly_roger/flow/mutiny.py", {"jolly_roger"}, {"tests/games/jolly_roger"}),
        ("tests/games/jolly_roger/positions.py", {"jolly_roger"}, {"tests/games/jolly_roger"}),
        ("src/quarterdeck/core/match.py", {"space_pirates"}, {"tests/core", "tests/games/space_pirates"}),
        ("src/quarterdeck/server/app.py", set(), {"tests/server"}),
        ("tests/server/harness.py", set(), {"tests/server"}),
        ("tests/server/test_limits.py", set(), {"tests/server/test_limits.py"}),
        ("tests/contract/reach.py", {"space_pirates"}, set()),
        ("scripts/quick.py", set(), {"tests/scripts"}),
        ("tests/browser/test_shell.py", set(), set()),
        ("tests/golden/space_pirates_3p.txt", set(), set()),
        ("src/quarterdeck/games/__init__.py", set(), {"tests/games"}),
        ("README.md", set(), set()),
    ],
)
def test_a_changed_file_has_tests(file, games, tests):
    work = quick.Work()
    work.add(file)
    assert (games, tests, False) == (work.games, work.tests, work.client)


def test_a_changed_client_asks_the_client():
    work = quick.Work()
    work.add("web/src/shell/Log.svelte")
    assert work.client
    assert {"ruff", "mypy", "svelte", "client"} == set(work.commands())
