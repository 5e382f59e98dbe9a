"""Mass simulation: what is counted, and what a run gives that is stopped."""

import json
import signal
import subprocess
import sys

import pytest

from quarterdeck.arena.simulate import simulate

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


def test_a_run_that_is_stopped_tells_what_it_has():
    process = subprocess.Popen(
        [*SIM, "--bots", "bosun", "--games", "100000", "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    assert process.stderr.readline()  # the first game is over
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert 130 == process.returncode
    assert "Share of wins" in out
    assert "of 100,000 games" in err
