"""Mass simulation: what is counted, and what a run gives that is stopped."""

import itertools
import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from quarterdeck.arena.simulate import Job, drawn_options, run, simulate
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


def test_a_run_that_is_left_drops_what_has_not_begun():
    """Else it would play for minutes before anything is told."""
    coming = simulate("space_pirates", 3, ["random"] * 3, 400_000, workers=2)
    assert next(coming).decisions > 0
    coming.close()


def test_it_is_told_what_is_used_and_how_those_win_that_do(tmp_path):
    given = ["sim", "space_pirates", "--seats", "3", "--games", "6", "--workers", "1", "--usage"]
    shown = CliRunner().invoke(app, given).stdout
    assert "Captain" in shown
    assert "Treasures taken" in shown
    page = tmp_path / "sim.html"
    told = json.loads(CliRunner().invoke(app, [*given, "--json", "--report", str(page)]).stdout)
    assert {"card", "treasure"} == {group["kind"] for group in told["components"]}
    assert ["place"] == [one["id"] for one in told["answers"]]
    assert "quarterdeck sim space_pirates --seats 3" in page.read_text("utf-8")


def test_random_games_draw_what_the_table_has_not_agreed_on():
    """As `sim --draw-options` plays them: each as a table with those options would."""
    drawing = Job("jolly_roger", 3, ("random",) * 3, (("negotiation", "off"),), 0, range(6), draw=True)
    agreed = [drawn_options(drawing, number) for number in drawing.numbers]
    assert {"off"} == {options["negotiation"] for options in agreed}
    assert len({tuple(options.values()) for options in agreed}) > 1
    alone = [Job("jolly_roger", 3, drawing.bots, tuple(agreed[n].items()), 0, range(n, n + 1)) for n in drawing.numbers]
    assert run(drawing) == [result for job in alone for result in run(job)]
    shown = CliRunner().invoke(
        app, ["sim", "jolly_roger", "-g", "2", "--workers", "1", "--draw-options", "--check", "1"]
    )
    assert 0 == shown.exit_code, shown.output


def test_a_lone_random_player_may_lose_to_whoever_has_no_seat():
    """The legendary pirate has a place, but no seat: nobody at the table has won."""
    alone = run(Job("tiny_epic_pirates", 1, ("random",), (("round_limit", 50),), 0, range(6), draw=True))
    assert [0.0] in [result.shares for result in alone]
