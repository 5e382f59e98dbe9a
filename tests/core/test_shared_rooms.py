"""What serves every game names none: no rule, no card, no folder of a game."""

import re
from pathlib import Path

import pytest

import quarterdeck as qd

ROOT = Path(qd.__file__).parent
SHARED = ["core", "table", "server", "bots", "arena"]


@pytest.mark.parametrize("room", SHARED)
def test_a_shared_room_names_no_rule_and_no_game(room):
    rules = "|".join(qd.game(id_).prefix for id_ in qd.games())
    named = re.compile(rf"\b({rules})-R?\d|\b({'|'.join(qd.games())})\b")
    for path in (ROOT / room).rglob("*.py"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if "space_pirates" not in line or ">>>" not in line:  # the model game of examples
                assert not named.search(line), f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
