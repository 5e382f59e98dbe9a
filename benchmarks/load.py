"""Many tables at once: what an answer costs the server, and how long its players wait for it.

    python benchmarks/load.py [--tables 10] [--think 0] [--seconds 10] [--build plain compiled] [--peer] [--deflate]

A server process with SQLite on disk, client processes of their own, three people at each table. Each answers when it
is asked, after a pause of `--think` seconds on average. CPU is that of the server's process tree. Three times are
taken from the sending of an answer: its ack, its arrival at another player, and at the last of them. `--build` says
what is served from: this source as it stands, the compiled package that is installed beside it (`make install`), or
one after the other.

With `--peer` a boardgame.io server (a trivial game of the same shape, kept in memory only) is measured in the same run
by the same clients; npm installs it in a temporary folder, or in the folder that `--peer-folder` names.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import IO, Any, Final

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

ROOT: Final = Path(__file__).resolve().parents[1]
SEATS: Final = 3
GAME: Final = "space_pirates"
PEER: Final = "boardgame.io@0.50.2"
TICKS: Final = os.sysconf("SC_CLK_TCK")

PEER_SERVER: Final = """
const { Server } = require('boardgame.io/server');
const game = {
  name: 'toy',
  setup: () => ({ hands: [0, 1, 2].map(() => [...Array(10).keys()]), placed: [] }),
  moves: {
    place: ({ G, ctx, events }, card, place) => {
      G.placed.push({ seat: ctx.currentPlayer, card, place });
      if (G.placed.length > 30) G.placed = [];
      events.endTurn();
    },
  },
};
const server = Server({ games: [game], origins: ['*'] });
const tell = (running) => console.log(`http://127.0.0.1:${running.appServer.address().port}/`);
server.run({ port: 0, callback: () => {} }).then(tell);
"""


async def messages(wire: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    """What a server of ours says, one message after another; a frame has a line for each."""
    async for frame in wire:
        for line in str(frame).split("\n"):
            yield json.loads(line)


class Figures:
    """What one client process has measured."""

    def __init__(self) -> None:
        self.ack: list[float] = []  # milliseconds
        self.other: list[float] = []
        self.last: list[float] = []
        self.bytes = 0
        self.opened = 0  # games for which a table was opened meanwhile

    def add(self, more: "Figures") -> None:
        self.ack += more.ack
        self.other += more.other
        self.last += more.last
        self.bytes += more.bytes
        self.opened += more.opened


class TableUnderLoad:
    """Three people; whoever is asked answers after a while. Ours and the peer's differ in what they say."""

    def __init__(self, think: float, figures: Figures) -> None:
        self.wires: list[ClientConnection] = []
        self.figures = figures
        self.running = False
        self.over = asyncio.Event()
        self.again = False  # the answer that was just given is the last one once more
        self._think = think
        self._sent = 0.0
        self._unheard: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def sit(self, address: str, deflate: str | None) -> None:
        raise NotImplementedError

    def hear(self, seat: int, text: str) -> str | None:
        """What the seat answers to this message, if it is asked."""
        raise NotImplementedError

    async def listen(self) -> None:
        for seat in range(SEATS):
            self._tasks.append(asyncio.create_task(self._listen(seat)))

    async def _listen(self, seat: int) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in self.wires[seat]:
                if self.running:
                    self.figures.bytes += len(text)
                answer = self.hear(seat, str(text))
                if answer is not None:
                    self._tasks.append(asyncio.create_task(self._answer(seat, answer, again=self.again)))

    async def _answer(self, seat: int, text: str, *, again: bool) -> None:
        if self._think and not again:
            await asyncio.sleep(random.expovariate(1 / self._think))
        self._sent = time.perf_counter()
        self._unheard = set(range(SEATS)) - {seat}
        with contextlib.suppress(websockets.ConnectionClosed):
            await self.wires[seat].send(text)

    def acknowledged(self) -> None:
        if self.running and self._sent:
            self.figures.ack.append(1000 * (time.perf_counter() - self._sent))

    def told(self, seat: int) -> None:
        """A seat knows what has been answered."""
        if seat not in self._unheard:
            return
        self._unheard.discard(seat)
        if self.running:
            self.figures.other.append(1000 * (time.perf_counter() - self._sent))
            if not self._unheard:
                self.figures.last.append(1000 * (time.perf_counter() - self._sent))

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(wire.close() for wire in self.wires))


class OurTable(TableUnderLoad):
    """A table of this server; when a game is over another begins."""

    async def sit(self, address: str, deflate: str | None) -> None:
        self.asked: dict[int, str] = {}
        self.given: dict[int, dict[str, Any]] = {}
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as host:
            body = {"game": GAME, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
            answer = await host.post("/api/tables", json=body)
            answer.raise_for_status()
            table = answer.json()["id"]
            cookies = [dict(host.cookies)]
            for _ in range(SEATS - 1):
                host.cookies.clear()
                (await host.post(f"/api/tables/{table}/join", json={})).raise_for_status()
                cookies.append(dict(host.cookies))
        for cookie in cookies:
            written = "; ".join(f"{name}={value}" for name, value in cookie.items())
            url = f"ws://{address}/api/tables/{table}/socket"
            wire = await websockets.connect(
                url, additional_headers={"Cookie": written}, compression=deflate, max_size=None, ping_interval=None
            )
            self.wires.append(wire)

    def hear(self, seat: int, text: str) -> str | None:
        answers = [self._hear(seat, json.loads(line)) for line in text.split("\n")]
        return next((answer for answer in answers if answer is not None), None)

    def _hear(self, seat: int, message: dict[str, Any]) -> str | None:
        """Answer as the client does: outright if the option is marked as final, for then the page has asked its player;
        else first only if it can be taken back, and once more if it cannot.

        What has changed is enough to answer by.
        """
        self.again = message["type"] == "refused"
        if message["type"] == "ack":
            self.acknowledged()
        elif message["type"] == "steps":
            self.told(seat)
            if message["steps"][-1]["change"].get("over") == [True]:
                self.over.set()
        elif message["type"] == "state":
            decision = message["decision"]
            if decision and decision["must"] and self.asked.get(seat) != decision["id"]:
                self.asked[seat] = decision["id"]
                option = random.choice(decision["options"])
                self.given[seat] = {
                    "type": "play",
                    "request": "r",
                    "seat": seat,
                    "decision": decision["id"],
                    "words": option["words"],
                }
                return json.dumps(self.given[seat] | ({} if option.get("final") else {"free": True}))
        elif message["type"] == "refused" and message["reason"]["id"] == "error-final":
            return json.dumps(self.given[seat])
        return None


class PeerTable(TableUnderLoad):
    """A match of boardgame.io, spoken to as its own client does."""

    async def sit(self, address: str, deflate: str | None) -> None:
        self.match = f"{random.getrandbits(64):x}"
        url = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
        for seat in range(SEATS):
            wire = await websockets.connect(url, compression=deflate, max_size=None, ping_interval=None)
            await wire.recv()
            await wire.send("40/toy,")
            await wire.recv()
            await wire.send("42/toy," + json.dumps(["sync", self.match, str(seat), None, SEATS]))
            self.wires.append(wire)

    def hear(self, seat: int, text: str) -> str | None:
        if text == "2":
            self._tasks.append(asyncio.create_task(self.wires[seat].send("3")))
            return None
        if not text.startswith("42/toy,"):
            return None
        kind, *rest = json.loads(text.removeprefix("42/toy,"))
        state = rest[1]["state"] if kind == "sync" else rest[1] if kind == "update" else None
        if state is None:
            return None
        asked = int(state["ctx"]["currentPlayer"])
        if kind == "update":
            if seat == (asked - 1) % SEATS:
                self.acknowledged()
            self.told(seat)
        if asked != seat:
            return None
        move = {"type": "place", "args": [random.randrange(10), random.randrange(5)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": move}
        return "42/toy," + json.dumps(["update", action, state["_stateID"], self.match, str(seat)])


# -- client processes -----------------------------------------------------------------------------------------------


def client(
    kind: type[TableUnderLoad], address: str, tables: int, given: argparse.Namespace, gate: Barrier, pipe: Any
) -> None:
    """One client process: sit down, wait for the others, play for a while, tell what was measured."""
    pipe.send(asyncio.run(play(kind, address, tables, given, gate)))


async def play(
    kind: type[TableUnderLoad], address: str, tables: int, given: argparse.Namespace, gate: Barrier
) -> Figures:
    figures = Figures()
    deflate = "deflate" if given.deflate else None
    sitting: list[TableUnderLoad] = []

    async def laid_out() -> TableUnderLoad:
        table = kind(given.think, figures)
        await table.sit(address, deflate)
        return table

    async def game_after_game() -> None:
        """Keep one table playing. As long as another game is laid out already, whoever has played stays: neither to sit
        down nor to leave is an answer.
        """
        while True:
            figures.opened += running and not spare
            table = spare.pop() if spare else await laid_out()
            table.running = running
            sitting.append(table)
            await table.listen()
            await table.over.wait()
            table.running = False
            sitting.remove(table)
            if not spare:
                await table.leave()

    running = False
    spare = [await laid_out() for _ in range(tables * given.games)]
    keepers = [asyncio.create_task(game_after_game()) for _ in range(tables)]
    await asyncio.to_thread(gate.wait)
    await asyncio.sleep(given.warm)
    await asyncio.to_thread(gate.wait)
    running = True
    for table in sitting:
        table.running = True
    await asyncio.sleep(given.seconds)
    running = False
    for table in sitting:
        table.running = False
    await asyncio.to_thread(gate.wait)
    for keeper in keepers:
        keeper.cancel()
    return figures


# -- servers --------------------------------------------------------------------------------------------------------


def environment(build: str, folder: str) -> dict[str, str]:
    """In which a process in a folder runs the plain or the compiled build."""
    env = os.environ | {"PYTHONPATH": str(ROOT / "src") if build == "plain" else ""}
    if build == "compiled":
        look = "from quarterdeck.core import engine; print(engine.__file__)"
        found = subprocess.check_output([sys.executable, "-c", look], env=env, cwd=folder, text=True).strip()
        assert not found.endswith(".py"), f"expected a compiled package; found {found}"
    return env


@contextlib.contextmanager
def ours(given: argparse.Namespace, build: str) -> Iterator[tuple[str, int]]:
    """Our server, with its store on disk."""
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        data = given.data or str(Path(folder) / "store.sqlite")
        env = environment(build, folder)
        command = [sys.executable, "-m", "quarterdeck.server", "--port", "0", "--data", data]
        with started(command, env, folder) as (address, pid):
            yield address, pid


@contextlib.contextmanager
def peer(given: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """A server of boardgame.io."""
    with contextlib.ExitStack() as stack:
        folder = given.peer_folder or stack.enter_context(tempfile.TemporaryDirectory())
        if not (Path(folder) / "node_modules" / "boardgame.io").exists():
            subprocess.run(["npm", "install", "--silent", "--prefix", folder, PEER], check=True)
        script = Path(folder) / "server.js"
        script.write_text(PEER_SERVER)
        address, pid = stack.enter_context(started(["node", str(script)], dict(os.environ), folder))
        yield address, pid


@contextlib.contextmanager
def started(
    command: Sequence[str], env: dict[str, str], folder: str, errors: IO[str] | None = None
) -> Iterator[tuple[str, int]]:
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=env, cwd=folder) as server:
        assert server.stdout is not None
        try:
            while not (line := server.stdout.readline()).startswith("http"):
                assert line, "the server has ended"
            address = line.strip().removeprefix("http://").rstrip("/")
            wait_for(address)
            yield address, server.pid
        finally:
            server.terminate()


def wait_for(address: str) -> None:
    with httpx.Client() as client:
        while True:
            try:
                client.get(f"http://{address}/api/levels")
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return


def cpu_of(pid: int) -> float:
    """Seconds that a process and its children have computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return (int(fields[11]) + int(fields[12])) / TICKS + sum(cpu_of(int(child)) for child in children)


# -- measuring ------------------------------------------------------------------------------------------------------


def measure(kind: type[TableUnderLoad], address: str, pid: int, given: argparse.Namespace) -> dict[str, Any]:
    """Let the clients play; what it cost and how long they waited."""
    context = multiprocessing.get_context("spawn")
    gate = context.Barrier(given.clients + 1)
    pipes, processes = [], []
    for i in range(given.clients):
        tables = given.tables // given.clients + (i < given.tables % given.clients)
        near, far = context.Pipe()
        process = context.Process(target=client, args=(kind, address, tables, given, gate, far), daemon=True)
        process.start()
        pipes.append(near)
        processes.append(process)
    gate.wait()
    gate.wait()
    before, start = cpu_of(pid), time.perf_counter()
    gate.wait()
    cpu, wall = cpu_of(pid) - before, time.perf_counter() - start
    figures = Figures()
    for pipe in pipes:
        figures.add(pipe.recv())
    for process in processes:
        process.join()
    answers = len(figures.ack)
    return {
        "answers": answers,
        "answers_per_s": answers / wall,
        "cpu": cpu / wall,
        "cpu_ms": 1000 * cpu / max(1, answers),
        "ack": spread(figures.ack),
        "other": spread(figures.other),
        "last": spread(figures.last),
        "bytes": figures.bytes / max(1, answers),
        "opened": figures.opened,
    }


def spread(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return {"p50": float("nan"), "p99": float("nan")}
    return {"p50": statistics.median(times), "p99": statistics.quantiles(times, n=100)[-1]}


def line(name: str, found: dict[str, Any]) -> str:
    times = "   ".join(f"{one} {found[one]['p50']:7.1f} {found[one]['p99']:7.1f}" for one in ("ack", "other", "last"))
    return (
        f"{name:14} {found['answers_per_s']:7.0f} answers/s   CPU {found['cpu']:.2f}   "
        f"{found['cpu_ms']:6.2f} ms an answer   p50, p99 in ms: {times}   {found['bytes'] / 1024:.1f} KiB an answer"
    ) + (f"   {found['opened']} tables opened meanwhile: more --games" if found["opened"] else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--think", type=float, default=0.0, help="mean pause before an answer, seconds")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=2.0, help="seconds before measuring")
    parser.add_argument("--games", type=int, default=1, help="games of each table that are laid out before measuring")
    parser.add_argument("--clients", type=int, default=2, help="client processes")
    parser.add_argument("--deflate", action="store_true", help="negotiate compression, as browsers do")
    parser.add_argument("--folder", default=None, help="where the store is made")
    parser.add_argument("--data", default="", help="a store instead of a new SQLite file")
    parser.add_argument("--build", nargs="+", choices=("plain", "compiled"), default=["plain"], help="what is served")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io too")
    parser.add_argument("--peer-folder", default="", help="where npm installs it")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = {}
    for build in given.build:
        with ours(given, build) as (address, pid):
            found[build] = measure(OurTable, address, pid, given)
    if given.peer:
        with peer(given) as (address, pid):
            found["boardgame.io"] = measure(PeerTable, address, pid, given)
    if given.json:
        print(json.dumps(found))
        return
    for name, one in found.items():
        print(line(name, one))
    for name in given.build if given.peer else []:
        mine, theirs = found[name], found["boardgame.io"]
        print(
            f"{name} : theirs   CPU an answer {mine['cpu_ms'] / theirs['cpu_ms']:.1f}   "
            f"answers per CPU second {theirs['cpu_ms'] / mine['cpu_ms']:.2f}   "
            f"bytes {mine['bytes'] / theirs['bytes']:.2f}"
        )


if __name__ == "__main__":
    main()
