"""A Ray of our own with two workers, which is connected to as a far one is."""

import os
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import quarterdeck as qd

MARK = "QUARTERDECK_TEST_RAY"  # in the environment of its processes


class LocalRay:
    """Started on free ports; its workers find this package where we have it, and the tests."""

    def __init__(self) -> None:
        head, client = free_port(), free_port()
        self.address = f"ray://127.0.0.1:{client}"
        self._mark = uuid.uuid4().hex
        home = Path(qd.__file__).parents[1]
        env = os.environ | {MARK: self._mark, "PYTHONPATH": f"{home}{os.pathsep}{Path(__file__).parent}"}
        env["RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S"] = "300"  # a busy machine is no failure
        given = ["--head", "--node-ip-address=127.0.0.1", "--num-cpus=2"]
        given += [f"--port={head}", f"--ray-client-server-port={client}"]
        quiet = ["--include-dashboard=false", "--disable-usage-stats"]
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", *given, *quiet]
        subprocess.run(command, env=env, check=True, stdout=subprocess.DEVNULL)

    def processes(self, name: str = "") -> list[int]:
        """All that belong to it, or those that do some work right now."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                named = (folder / "cmdline").read_bytes().startswith(name.encode())
                ours = f"{MARK}={self._mark}".encode() in (folder / "environ").read_bytes()
            except OSError:  # it has ended, or is not ours to look at
                continue
            if named and ours:
                found.append(int(folder.name))
        return found

    def kill(self, name: str) -> int:
        """End those that do some work right now, as machines end that are switched off; how many they were."""
        return sum(ended(pid) for pid in self.processes(f"ray::{name}"))

    def end(self) -> None:
        """All of it."""
        while left := self.processes():
            for pid in left:
                ended(pid)
            time.sleep(0.05)


def ended(pid: int) -> bool:
    """End a process; False if it has ended already."""
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def local_ray() -> Iterator[LocalRay]:
    """One that is ended in the end."""
    import ray

    cluster = LocalRay()
    try:
        yield cluster
    finally:
        ray.shutdown()
        cluster.end()
