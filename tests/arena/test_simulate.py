"""Mass simulation: what is counted, and what a run gives that is stopped."""

import itertools
import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from quarterdeck.arena.simulate import simulate
from quarterdeck.cli import app, sim

SIM = [sys.executable, "-m", "quarterdeck", "sim", "space_pirates", "--seats", "3"]


@pytest.mark.parametrize("bots", [["random"] * 3, ["deckhand", "random", "random"]])
def test_every_bot_has_a_seat_and_a_turn(bots):
    for result in simulate("space_pirates", 3, bots, 6, workers=1):
        assert [0, 1, 2] == sorted(result.seats) == sorted(result.turns)
        first = result.seats[result.turns.index(0)]
        assert [(seat - first) % 3 for seat in result.seats] == result.turns


def test_figures_by_seat_and_turn_add_up():
    done = subprocess.run([*SIM, "--games", "60", "--json"], capture_output=True, text=True, check=True)
    shown = json.loads(done.stdout)
    for key in ("by_seat", "by_turn"):
        assert 1 == pytest.approx(sum(one["share"] for one in shown[key]))


def test_a_run_that_is_stopped_tells_what_it_has(monkeypatch):
    def stopped(*args, **how):
        yield from itertools.islice(simulate(*args, **{**how, "workers": 1}), 4)
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "simulate", stopped)
    done = CliRunner().invoke(app, ["sim", "space_pirates", "--seats", "3", "--games", "1000"])
    assert 130 == done.exit_code
    assert "Share of wins" in done.stdout
    assert "Stopped after 4 of 1,000 games" in done.stderr
