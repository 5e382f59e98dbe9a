"""Thinkers on a Ray cluster instead of processes of this machine (`--thinkers ray://head:10001`, the extra `cluster`).

The machines of the cluster have this package installed, in the same version.
"""

import logging
from typing import Any

from quarterdeck.core.errors import CannotServe
from quarterdeck.live.thoughts import NoAnswer
from quarterdeck.server.bot_pool import Lost, answered
from quarterdeck.table.bots import Job

GRACE = 5.0  # seconds that an answer may take beyond what the bot may think and the server waits

logger = logging.getLogger(__name__)


class Mind:
    """What runs in the cluster."""

    def answer(self, job: Job) -> tuple[str, str]:
        """The words of a bot, or what went wrong."""
        return answered(job)


class Cluster:
    """A connection to a Ray cluster."""

    def __init__(self, address: str, patience: float) -> None:
        try:
            import ray
        except ModuleNotFoundError:
            raise CannotServe(
                f"expected Ray for thinkers at {address}; found none. pip install 'quarterdeck[cluster]'"
            ) from None
        self.patience = patience
        self.ray: Any = ray
        if not ray.is_initialized():
            ray.init(address, namespace="quarterdeck", log_to_driver=False, logging_level=logging.ERROR)
        self._remote = ray.remote(num_cpus=1)(Mind)

    def cores(self) -> int:
        """How many thinkers have room."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def thinker(self) -> "ClusterThinker":
        """One more thinker."""
        return ClusterThinker(self, self._remote.remote())

    def close(self) -> None:
        """Let go of the cluster."""
        self.ray.shutdown()


def cluster_at(address: str, patience: float) -> Cluster | None:
    """The cluster at an address; None if there is none to be found: then bots think here."""
    if not address:
        return None
    try:
        return Cluster(address, patience)
    except CannotServe:
        raise
    except Exception as error:  # noqa: BLE001 - Ray has many ways of saying so
        logger.warning("the cluster at %s does not answer (%s): bots think here", address, type(error).__name__)
        return None


class ClusterThinker:
    """An actor of the cluster, with the methods of a process of ours."""

    def __init__(self, cluster: Cluster, actor: Any) -> None:
        self.alive = True  # as far as is known: a question finds out
        self.home: str | None = None  # wherever the cluster has the package from
        self._cluster = cluster
        self._actor = actor

    def ask(self, job: Job) -> str:
        """The words that the actor answers; waits for it. `Lost` if it is not there any more."""
        seconds = job[2] + self._cluster.patience + GRACE
        try:
            words, trouble = self._cluster.ray.get(self._actor.answer.remote(job), timeout=seconds)
        except Exception as error:  # noqa: BLE001 - Ray has many ways of saying so
            raise Lost(type(error).__name__) from None
        if trouble:
            raise NoAnswer(f"expected an answer of {job[0]}; found {trouble}")
        return str(words)

    def end(self) -> None:
        """End the actor, whatever it thinks about."""
        if not self._cluster.ray.is_initialized():
            return  # the cluster is lost; Ray would look for another one, for minutes
        try:
            self._cluster.ray.kill(self._actor)
        except Exception as error:  # noqa: BLE001 - it is gone, as was wished
            logger.debug("a thinker of the cluster was gone: %s", error)
