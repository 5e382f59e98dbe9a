"""Where games are played: in processes of this machine, or on a Ray cluster (`--ray ADDRESS`, the extra `cluster`).

Both are executors of the standard library's kind. What is played depends on seeds alone, so it is the same everywhere.
The machines of a cluster have this package installed, in the same version; Ray gives the work of one that is lost to
another.
"""

import logging
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

from quarterdeck.core.errors import QuarterdeckError

RETRIES = 5  # of work whose worker was lost


class NoCluster(QuarterdeckError):
    """There is no Ray, or none at that address."""


class Cluster(Executor):
    """A Ray cluster."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ModuleNotFoundError:
            raise NoCluster(
                f"expected Ray for --ray {address}; found none. pip install 'quarterdeck[cluster]'"
            ) from None
        self._ray: Any = ray
        try:
            ray.init(address, namespace="quarterdeck", log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:  # Ray has many ways of saying so
            raise NoCluster(f"expected a Ray cluster at {address}; found {type(error).__name__}: {error}") from error
        self.cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._remote: dict[Callable[..., Any], Any] = {}
        self._under_way: dict[Future[Any], Any] = {}

    def submit(self, work: Callable[..., Any], /, *args: Any, **how: Any) -> Future[Any]:
        """Have some work done by the cluster."""
        if work not in self._remote:
            self._remote[work] = self._ray.remote(num_cpus=1, max_retries=RETRIES)(work)
        ref = self._remote[work].remote(*args, **how)
        future: Future[Any] = ref.future()
        self._under_way[future] = ref
        future.add_done_callback(lambda done: self._under_way.pop(done, None))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; what is under way is dropped."""
        if self._ray.is_initialized():  # else the cluster is lost, and Ray would look for another one
            for ref in list(self._under_way.values()):
                self._ray.cancel(ref)
        self._ray.shutdown()


@contextmanager
def workers(count: int = 0, ray: str = "") -> Iterator[tuple[Executor, int]]:
    """Who plays, and how many of them; as many as cores by default. Whoever leaves early drops what has not begun."""
    many = count or os.cpu_count() or 1
    pool: Executor = Cluster(ray) if ray else ProcessPoolExecutor(many, initializer=finish_what_is_begun)
    try:
        yield pool, pool.cores if isinstance(pool, Cluster) else many
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def finish_what_is_begun() -> None:
    """Ctrl-C is for the process that gives out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
