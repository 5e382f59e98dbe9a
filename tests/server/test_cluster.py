"""Bots think on a Ray cluster, and here when it is lost. `make cluster` installs Ray and runs this."""

import asyncio
import logging
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import quarterdeck as qd
from quarterdeck.server.bot_pool import BotPool
from quarterdeck.server.cluster import Cluster, cluster_at

ray = pytest.importorskip("ray", reason="the extra `cluster` is not installed")

PATIENCE = 60.0
RAY = [sys.executable, "-m", "ray.scripts.scripts"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def address():
    """A Ray of our own with two workers, which is connected to as a far one is."""
    head, client = free_port(), free_port()
    env = os.environ | {"PYTHONPATH": str(Path(qd.__file__).parents[1])}
    given = ["--head", "--node-ip-address=127.0.0.1", "--num-cpus=2"]
    given += [f"--port={head}", f"--ray-client-server-port={client}"]
    quiet = ["--include-dashboard=false", "--disable-usage-stats"]
    subprocess.run([*RAY, "start", *given, *quiet], env=env, check=True, stdout=subprocess.DEVNULL)
    try:
        yield f"ray://127.0.0.1:{client}"
    finally:
        ray.shutdown()
        subprocess.run([*RAY, "stop", "--force"], check=True, stdout=subprocess.DEVNULL)


def question():
    match = qd.Match("space_pirates", seats=3, seed=1)
    seat = match.waiting()[0]
    return match.view(seat), [(option.words, option.preference) for option in match.ask(seat).options]


@pytest.mark.filterwarnings("ignore")  # Ray's own
async def test_bots_think_on_a_cluster_and_here_when_it_is_lost(address, caplog):
    caplog.set_level(logging.WARNING, "quarterdeck")
    view, choices = question()
    pool = BotPool(0, PATIENCE, elsewhere=Cluster(address, PATIENCE))
    assert 2 == pool._count

    async def answers():
        return await asyncio.gather(*(pool.choose("bosun", seed, 0.0, view, choices) for seed in range(6)))

    try:
        first = await answers()
        assert "lost" not in caplog.text
        next(iter(pool._all)).end()  # a worker dies
        assert first == await answers()
        assert "its place is taken by a process here" in caplog.text
        await (await asyncio.create_subprocess_exec(*RAY, "stop", "--force")).wait()
        assert first == await answers()
        assert all(thinker.home == "" for thinker in pool._all), "all are here now"
    finally:
        await pool.stop()


@pytest.mark.filterwarnings("ignore")
def test_without_a_cluster_bots_think_here(caplog):
    caplog.set_level(logging.WARNING, "quarterdeck")
    assert cluster_at(f"ray://127.0.0.1:{free_port()}", PATIENCE) is None
    assert "bots think here" in caplog.text
