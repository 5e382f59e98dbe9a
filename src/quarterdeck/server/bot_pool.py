"""Processes that think for bots, so that the event loop never does."""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol

from quarterdeck.games import game, games
from quarterdeck.live.thoughts import NoAnswer
from quarterdeck.server.fairness import Budget, Line, Payer
from quarterdeck.table.bots import Choices, Job
from quarterdeck.table.thinking import ADVICE, advice_of, measured, think

LOOK = 1.0  # seconds between two looks for another build

logger = logging.getLogger(__name__)

QUICK = 0.5  # seconds: what takes longer leaves one process to what does not, and is cut short while others wait
LEAST = 0.2  # seconds that a bot thinks whose budget is spent
NICE = 5  # people's answers come before bots' thoughts
NOBODY = Payer("", "", "")


class Lost(Exception):
    """A thinker in a cluster is not there any more."""


class Thinker(Protocol):
    """Something that answers for bots: a process of this machine, or an actor of a cluster."""

    @property
    def home(self) -> str | None:
        """The folder that it takes this package from; None: it is not ours to say."""

    @property
    def alive(self) -> bool:
        """Whether it is there, as far as is known."""

    def ask(self, job: Job) -> str:
        """The words that it answers; waits for it."""

    def end(self) -> None:
        """End it, whatever it thinks about."""


class Thinkers(Protocol):
    """Where thinkers are to be had, other than on this machine."""

    def cores(self) -> int:
        """How many of them have room."""

    def thinker(self) -> Thinker:
        """One more of them."""

    def close(self) -> None:
        """Let go of all."""


class BotProcess:
    """One process and the pipe to it. They share no lock, so whichever of them dies harms nobody else."""

    def __init__(self, home: str = "") -> None:
        self.home = home  # folder that the process takes this package from; empty: where we have it from
        context = multiprocessing.get_context("spawn")
        self._pipe, far = context.Pipe()
        self._process = context.Process(target=work, args=(far,), daemon=True)
        with importing_from(home):
            self._process.start()
        far.close()

    @property
    def alive(self) -> bool:
        """Whether the process is there."""
        return self._process.is_alive()

    def ask(self, job: Job) -> str:
        """The words that the process answers; waits for it."""
        self._pipe.send(job)
        words, trouble = self._pipe.recv()
        if trouble:
            raise NoAnswer(f"expected an answer of {job[0]}; found {trouble}")
        return str(words)

    def end(self) -> None:
        """End the process, whatever it thinks about."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


@contextmanager
def importing_from(home: str) -> Iterator[None]:
    """Processes that are started meanwhile look for modules there first."""
    if home:
        sys.path.insert(0, home)
    try:
        yield
    finally:
        if home:
            sys.path.remove(home)


class BotPool:
    """A few processes, each started when it is first needed.

    A job waits its turn for a free one; its time counts from then on.
    Those for whom bots think take turns, and long thoughts leave one process to the quick ones: however much somebody
    has thought for him, others wait for one answer of his at the most, and for none that takes longer than `QUICK`.
    """

    def __init__(
        self,
        workers: int,
        patience: float,
        iterations: int = 0,
        budget: Budget | None = None,
        elsewhere: Thinkers | None = None,
    ) -> None:
        room = max(2, min(8, (os.cpu_count() or 2) - 1)) if elsewhere is None else elsewhere.cores()
        self._count = workers or room
        self._elsewhere = elsewhere
        self._is_lost = False  # what was elsewhere: whatever must be replaced is so by processes here
        self._patience = patience
        self._iterations = iterations  # that a bot searches, instead of seconds
        self._budget = budget
        self._quick: Line[asyncio.Future[Thinker]] = Line()
        self._long: Line[asyncio.Future[Thinker]] = Line()
        self._thinking_long = 0  # processes
        self._long_is_next = False
        self._threads = ThreadPoolExecutor(self._count)
        self._all: set[Thinker] = set()
        self._free: list[Thinker] = []
        self._jobs: set[asyncio.Task[str]] = set()
        self._home = ""

    def change_over(self, home: str) -> None:
        """Take the package from another folder, where it is the same but faster: at once, or after the job at hand."""
        self._home = home
        self._free = [process if self._is_current(process) else self._instead_of(process) for process in self._free]

    async def change_over_when_there(self, home: Path) -> None:
        """The same as soon as there is such a folder."""
        while not await asyncio.to_thread(home.exists):  # noqa: ASYNC110 - another program makes it
            await asyncio.sleep(LOOK)
        logger.info("bots think on the build in %s from now on", home)
        self.change_over(str(home))

    async def stop(self) -> None:
        """End the processes."""
        for process in self._all:
            process.end()
        if self._jobs:
            await asyncio.wait(self._jobs)
        if self._elsewhere is not None:
            self._elsewhere.close()
        self._threads.shutdown()

    async def choose(
        self, level: str, seed: int, seconds: float, view: dict[str, Any], choices: Choices, payer: Payer = NOBODY
    ) -> str:
        """The words that a bot of that level answers; `NoAnswer` if it has none in time."""
        words = await self._think(level, seed, seconds, view, choices, payer)
        if words not in {words for words, _ in choices}:
            raise NoAnswer(f"expected one of the options of {level}; found {words!r}")
        return words

    async def advise(
        self,
        seed: int,
        seconds: float,
        view: dict[str, Any],
        choices: Choices,
        payer: Payer = NOBODY,
        about: str = ADVICE,
    ) -> dict[str, Any]:
        """What a captain would do, and why, or WHY an answer was given; `NoAnswer` if it has no advice in time."""
        advice = advice_of(await self._think(about, seed, seconds, view, choices, payer), choices)
        if advice is None:
            raise NoAnswer("expected advice to give one of the options; found another answer")
        return advice

    # -- inside -----------------------------------------------------------------------------------------------------

    async def _think(
        self, level: str, seed: int, seconds: float, view: dict[str, Any], choices: Choices, payer: Payer
    ) -> str:
        """What is thought about a question: words, or whatever else was asked for."""
        level, seconds = measured(level, seconds, self._iterations)
        long = seconds > QUICK
        process = await self._turn(payer, long=long)
        if seconds and (self._quick or self._long):
            seconds = min(seconds, QUICK)  # somebody waits
        if seconds and self._budget is not None:
            seconds = self._budget.take(payer.address, seconds, LEAST)
        job = asyncio.create_task(self._answer(process, (level, seed, seconds, view, choices), long=long))
        self._jobs.add(job)
        job.add_done_callback(self._done)
        return await asyncio.shield(job)  # a job that nobody waits for any more still occupies its process

    async def _turn(self, payer: Payer, *, long: bool) -> Thinker:
        """Wait for a process."""
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        (self._long if long else self._quick).put(payer, turn)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result(), long=long)
            raise

    def _serve(self) -> None:
        """Give free processes to whoever is next."""
        while (self._free or len(self._all) < self._count) and (line := self._line()):
            turn = line.take()
            if turn.done():
                continue  # nobody waits for it any more
            self._thinking_long += line is self._long
            turn.set_result(self._free.pop() if self._free else self._new())

    def _line(self) -> "Line[asyncio.Future[Thinker]] | None":
        """Where the next one stands: quick and long thoughts take turns, while one process is left to the quick."""
        long = bool(self._long) and self._thinking_long < max(1, self._count - 1)
        if long and (self._long_is_next or not self._quick):
            self._long_is_next = False
            return self._long
        self._long_is_next = True
        return self._quick or None

    def _give_back(self, process: Thinker, *, long: bool) -> None:
        self._free.append(process)
        self._thinking_long -= long
        self._serve()

    async def _answer(self, process: Thinker, job: Job, *, long: bool) -> str:
        try:
            if not process.alive:
                process = self._instead_of(process)
            try:
                return await self._ask(process, job)
            except Lost as error:
                logger.warning("a thinker in the cluster is lost (%s); its place is taken by a process here", error)
                self._is_lost = True
                process = self._instead_of(process)
                return await self._ask(process, job)
        except (TimeoutError, EOFError, OSError) as error:
            process = self._instead_of(process)
            raise NoAnswer(f"expected an answer of {job[0]} in time; found {type(error).__name__}") from None
        finally:
            self._give_back(process if self._is_current(process) else self._instead_of(process), long=long)

    async def _ask(self, process: Thinker, job: Job) -> str:
        async with asyncio.timeout(job[2] + self._patience):
            return await asyncio.get_running_loop().run_in_executor(self._threads, process.ask, job)

    def _is_current(self, process: Thinker) -> bool:
        return process.home is None or process.home == self._home

    def _new(self) -> Thinker:
        elsewhere = None if self._is_lost else self._elsewhere
        process = BotProcess(self._home) if elsewhere is None else elsewhere.thinker()
        self._all.add(process)
        return process

    def _instead_of(self, process: Thinker) -> Thinker:
        self._all.discard(process)
        process.end()
        return self._new()

    def _done(self, job: asyncio.Task[str]) -> None:
        self._jobs.discard(job)
        if not job.cancelled():
            job.exception()  # it is known to whoever waits; nobody may


def work(pipe: Connection) -> None:
    """What a process does: load the games, then answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's interrupt is the server's business
    if hasattr(os, "nice"):
        os.nice(NICE)
    for name in games():
        game(name)
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(answered(job))
        except OSError:
            return


def answered(job: Job) -> tuple[str, str]:
    """The words of a bot, or what it did wrong: then the table plays its default."""
    try:
        return think(*job), ""
    except Exception as error:  # noqa: BLE001 - whatever that is
        return "", f"{type(error).__name__}: {error}"
