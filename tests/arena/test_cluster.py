"""Games on a cluster are those that are played here, whoever is lost. `make cluster` installs Ray and runs this."""

import pytest

from local_ray import local_ray
from quarterdeck.arena.simulate import simulate
from quarterdeck.arena.standing import standing
from quarterdeck.arena.tournament import Plan, Tournament
from quarterdeck.arena.training import Plan as TrainingPlan, Training

ray = pytest.importorskip("ray", reason="the extra `cluster` is not installed")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

GAME = "space_pirates"


@pytest.fixture(scope="module")
def cluster():
    with local_ray() as found:
        yield found


def told(result):
    """All of a result that does not depend on the machine."""
    return result.number, result.shares, result.scores, result.decisions, result.ranks, result.turns


def test_a_simulation_is_the_same(cluster):
    for bots in (["random"] * 3, ["deckhand", "bosun", "random"]):
        here = sorted(map(told, simulate(GAME, 3, bots, 24, seed=3, workers=1)))
        assert here == sorted(map(told, simulate(GAME, 3, bots, 24, seed=3, ray=cluster.address)))


def test_a_tournament_is_the_same_and_survives_lost_workers(cluster, tmp_path):
    plan = Plan(GAME, 3, ("random", "deckhand"), games=60, seed=5)
    here, there = Tournament(plan, tmp_path / "here"), Tournament(plan, tmp_path / "there")
    for _ in here.run(workers=1):
        pass
    killed = 0
    for _ in there.run(ray=cluster.address):
        killed += cluster.kill("play_deal") if killed < 2 else 0
    assert killed > 1
    first, second = (
        {name: value for name, value in standing(one).items() if not name.startswith("cpu_")} for one in (here, there)
    )
    assert first == second


def test_training_plays_the_same_games(cluster, tmp_path):
    plan = TrainingPlan(GAME, (3,), 40, seed=2)
    here, there = Training(plan, tmp_path / "here"), Training(plan, tmp_path / "there")
    assert [1, 2] == list(here.run(workers=1))
    assert [1, 2] == list(there.run(ray=cluster.address))
    assert (here.lessons().features == there.lessons().features).all()
    assert (here.lessons().shares == there.lessons().shares).all()
