"""Every line of docs/security.md names a test, or another file, that is there."""

import random
import re
from pathlib import Path

import pytest

import quarterdeck as qd

ROOT = Path(__file__).parents[2]


def test_every_line_of_the_threat_model_has_its_test():
    text = (ROOT / "docs" / "security.md").read_text("utf-8").split("## Line by line")[1].split("##")[0]
    rows = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith("| against")]
    assert len(rows) > 15
    for row in rows:
        named = re.findall(r"`([\w./]+(?:::\w+)?)`", row.split(" | ")[-1])
        assert named, f"no test is named in: {row}"
        for name in named:
            file, _, test = name.partition("::")
            path = ROOT / file if file.startswith(".") else ROOT / "tests" / file
            assert path.exists(), f"expected {path}; found nothing: {row}"
            assert f"def {test}(" in path.read_text("utf-8") if test else True, f"no {test} in {path}"


@pytest.mark.parametrize("game", [id_ for id_ in qd.games() if qd.game(id_).live is None])
def test_without_clocks_one_seat_at_a_time_is_asked_in_secret(game):
    """Of two, one without a choice is passed for at once, and could time from that how long the other takes."""
    chance = random.Random(game)
    for seed in range(3):
        match = qd.Match(game, seats=max(qd.game(game).seats), seed=seed)
        while not match.over:
            waiting = match.waiting()
            assert not match.hides_askee or 1 == len(waiting)
            seat = chance.choice(waiting)
            match.apply(seat, chance.choice(match.actions(seat)))
