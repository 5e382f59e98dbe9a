"""Bots think on a Ray cluster, and here when it is lost. `make cluster` installs Ray and runs this."""

import asyncio
import logging

import pytest

import quarterdeck as qd
from local_ray import free_port, local_ray
from quarterdeck.server.bot_pool import BotPool
from quarterdeck.server.cluster import Cluster, cluster_at

ray = pytest.importorskip("ray", reason="the extra `cluster` is not installed")

PATIENCE = 300.0  # seconds; a busy machine is no failure


@pytest.fixture
def cluster():
    with local_ray() as found:
        yield found


def question():
    match = qd.Match("space_pirates", seats=3, seed=1)
    seat = match.waiting()[0]
    return match.view(seat), [(option.words, option.preference) for option in match.ask(seat).options]


@pytest.mark.filterwarnings("ignore")  # Ray's own
async def test_bots_think_on_a_cluster_and_here_when_it_is_lost(cluster, caplog):
    caplog.set_level(logging.WARNING, "quarterdeck")
    view, choices = question()
    pool = BotPool(0, PATIENCE, elsewhere=Cluster(cluster.address, PATIENCE))
    assert 2 == pool._count

    async def answers():
        return await asyncio.gather(*(pool.choose("bosun", seed, 0.0, view, choices) for seed in range(6)))

    try:
        first = await answers()
        assert "lost" not in caplog.text
        next(iter(pool._all)).end()  # a worker dies
        assert first == await answers()
        assert "its place is taken by a process here" in caplog.text
        await asyncio.to_thread(cluster.end)
        assert first == await answers()
        assert all(thinker.home == "" for thinker in pool._all), "all are here now"
    finally:
        await pool.stop()


@pytest.mark.filterwarnings("ignore")
def test_without_a_cluster_bots_think_here(caplog):
    caplog.set_level(logging.WARNING, "quarterdeck")
    assert cluster_at(f"ray://127.0.0.1:{free_port()}", PATIENCE) is None
    assert "bots think here" in caplog.text
