"""Kills servers under load, again and again, and counts what was lost.

    python benchmarks/kills.py [--store sqlite|postgresql] [--kills 100] [--minutes 15] [--tables 8] [--seed 1]

Tables of Space Pirates, and every fourth one a live table of Jolly Roger with clocks and bots, are played as fast as
they can. With SQLite there is one server, which is started again at once; with PostgreSQL there are two behind nginx
(deploy/nginx-fleet.conf), one of which is killed and started again a second later. After each kill every table must go
on before the next. At the end the log of every table is laid beside what was answered there: an acknowledged
answer that is not in it is lost, an entry that nobody gave is doubled (at live tables time answers, too: not counted).
Needs `initdb` and `nginx` for PostgreSQL.
"""

import argparse
import asyncio
import contextlib
import functools
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import websockets
from load import messages

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from quarterdeck.server.settings import store_url  # noqa: E402
from quarterdeck.server.store import Store  # noqa: E402
from quarterdeck.table.rows import in_force  # noqa: E402
from quarterdeck.table.writing import Known, read  # noqa: E402

HUMAN: Final = [{"kind": "me"}, {"kind": "person", "name": "Bob"}, {"kind": "person", "name": "Cyd"}]
BOT: Final = {"kind": "bot", "level": "deckhand"}
CALM: Final = {"game": "space_pirates", "options": {}, "seats": HUMAN}
LIVE: Final = {
    "game": "jolly_roger",
    "options": {"negotiation": "off", "pace": "live", "clock": True},
    "seats": [*HUMAN, BOT],
}
PATIENCE: Final = 60.0  # seconds after which a table is stuck for good


class Server:
    """A server process that can be killed and started again at its port."""

    def __init__(self, store: str) -> None:
        self.port = free_port()
        self._command = [sys.executable, "-m", "quarterdeck.server", "--port", str(self.port), "--data", store]
        self._command += ["--set", "workers=1", "--set", "log_level=error", "--set", "tables_per_guest=10000"]
        self._command += ["--set", "burst=100000", "--set", "rate=100000"]
        self._command += ["--set", "clock=0.25"]  # no window of the rules lasts so long that it looks like a stop
        self._process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        """Return when it answers."""
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        start = functools.partial(subprocess.Popen, self._command, stdout=subprocess.PIPE, text=True, env=env)
        self._process = await asyncio.to_thread(start)
        assert self._process.stdout
        line = await asyncio.to_thread(self._process.stdout.readline)
        assert line.startswith("http"), "the server did not come up"

    def kill(self) -> None:
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()


class Played:
    """A table that one person plays for all: what was answered there, and when last."""

    def __init__(self, address: str, setup: dict[str, Any], chance: random.Random) -> None:
        self.address = address
        self.setup = setup
        self.table = ""
        self.answers: list[tuple[int, str, bool]] = []  # seat, words, whether it was acknowledged
        self.went_on = asyncio.Event()  # set at every ack; at a live table, where time answers too, at every state
        self.finished: list[tuple[str, bool, list[tuple[int, str, bool]]]] = []
        self.longest = 0.0  # seconds from one of these, or from a kill, to the next
        self.since = time.monotonic()
        self.heard: list[str] = []  # the last messages, for whoever wonders why a table is stuck
        self._chance = chance
        self._http = httpx.AsyncClient(base_url=f"http://{address}", timeout=10)

    async def play(self) -> None:
        """Play for ever: connect again whenever the line breaks."""
        while True:
            try:
                if not self.table:
                    await self._open()
                await self._sit()
            except (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.25)

    async def _open(self) -> None:
        await self._http.get("/api/me")
        answer = await self._http.post("/api/tables", json=self.setup)
        if answer.status_code != 200:
            raise OSError(answer.text)
        self.table = answer.json()["id"]

    async def _sit(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        url = f"ws://{self.address}/api/tables/{self.table}/socket"
        async with websockets.connect(url, additional_headers={"Cookie": cookie}, max_size=None) as wire:
            known: Known = {}
            heard = messages(wire)
            states: dict[int, dict[str, Any]] = {}
            while True:
                asked = [seat for seat, state in states.items() if state["decision"] and state["decision"]["must"]]
                if asked:
                    await self._answer(wire, heard, known, states, self._chance.choice(asked))
                    continue
                message = read(await anext(heard), known)
                self.heard = [*self.heard[-4:], str(message)[:200]]
                if message["type"] == "state" and message["seat"] is not None:
                    states[message["seat"]] = message
                    if self.setup is LIVE:
                        self._go_on()
                if any(state["view"]["over"] for state in states.values()):
                    self._end()
                    return

    async def _answer(
        self, wire: Any, heard: AsyncIterator[Any], known: Known, states: dict[int, dict[str, Any]], seat: int
    ) -> None:
        decision = states[seat]["decision"]
        words = self._chance.choice(decision["options"])["words"]
        self.answers.append((seat, words, False))
        await wire.send(
            json.dumps({"type": "play", "request": "r", "seat": seat, "decision": decision["id"], "words": words})
        )
        while True:
            async with asyncio.timeout(10):
                message = read(await anext(heard), known)
            if message["type"] == "state" and message["seat"] is not None:
                states[message["seat"]] = message
            elif message["type"] == "refused":
                break
            elif message["type"] == "ack":
                self.answers[-1] = (seat, words, True)
                self._go_on()
                break
        if states[seat]["decision"] is decision:
            states[seat]["decision"] = None  # it is closed: the next state says what is asked now

    def _go_on(self) -> None:
        now = time.monotonic()
        self.longest, self.since = max(self.longest, now - self.since), now
        self.went_on.set()

    def _end(self) -> None:
        self.finished.append((self.table, self.setup is LIVE, self.answers))
        self.table, self.answers = "", []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL of our own, on a socket in a folder of its own; it syncs as it does by default."""
    found = shutil.which("initdb") or next(map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))))
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="quarterdeck-kills-"))
    if user:
        shutil.chown(folder, user)

    def call(program: str, *args: str) -> None:
        command = [str(Path(found).resolve().parent / program), "-D", str(folder / "data"), *args]
        subprocess.run(command, stdout=subprocess.DEVNULL, cwd=folder, check=True, user=user)

    call("initdb", "-A", "trust", "-U", "quarterdeck")
    call("pg_ctl", "-o", f"-k {folder} -c listen_addresses=''", "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql://quarterdeck@/postgres?host={folder}"
    finally:
        call("pg_ctl", "-m", "immediate", "stop")
        shutil.rmtree(folder)


@contextlib.contextmanager
def nginx(servers: list[Server]) -> Iterator[str]:
    """nginx before the servers, by the file that is supplied for that; its address."""
    port = free_port()
    site = (ROOT / "deploy" / "nginx-fleet.conf").read_text("utf-8").replace("listen [::]:80;", "")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
    for default, server in zip((8017, 8018), servers, strict=True):
        site = site.replace(f"127.0.0.1:{default} ", f"127.0.0.1:{server.port} ")
    with tempfile.TemporaryDirectory(prefix="quarterdeck-nginx-") as folder:
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
        file = Path(folder) / "nginx.conf"
        file.write_text(
            f"daemon off; pid {folder}/pid; error_log {folder}/log crit; events {{}}\n"
            f"http {{ access_log off;\n{paths}{site}}}\n",
            "utf-8",
        )
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        running = subprocess.Popen([program, "-p", folder, "-c", str(file)])
        try:
            yield f"127.0.0.1:{port}"
        finally:
            running.terminate()
            running.wait()


def compared(answers: list[tuple[int, str, bool]], log: list[tuple[int, str]], *, others: bool) -> tuple[int, int]:
    """How many acknowledged answers are not in a log, and how many entries of it nobody gave; as few as can be."""
    extra = 0 if others else 1
    costs = [(0, 0)]
    for _ in log:
        costs.append((costs[-1][0], costs[-1][1] + extra))
    for seat, words, acked in answers:
        row = [(costs[0][0] + acked, costs[0][1])]
        for at, entry in enumerate(log):
            ways = [(costs[at + 1][0] + acked, costs[at + 1][1]), (row[-1][0], row[-1][1] + extra)]
            if entry == (seat, words):
                ways.append(costs[at])
            row.append(min(ways, key=sum))
        costs = row
    return costs[-1]


async def count(store: str, tables: list[Played]) -> dict[str, Any]:
    """What was lost and doubled at all tables."""
    opened = await Store.open(store_url(store))
    lost = doubled = acked = games = 0
    for played in tables:
        for table, live, answers in [*played.finished, (played.table, played.setup is LIVE, played.answers)]:
            if not table:
                continue
            entries = in_force(await opened.log(table))
            log = [(entry.seat, entry.words) for entry in entries if entry.seat in {0, 1, 2} and not entry.auto]
            missing, extra = compared(answers, log, others=live)
            if missing or extra:
                print(f"{table} ({'live' if live else 'calm'}): {missing} lost, {extra} doubled")
            lost, doubled, games = lost + missing, doubled + extra, games + 1
            acked += sum(ack for _, _, ack in answers)
    await opened.close()
    return {"acknowledged": acked, "games": games, "lost": lost, "doubled": doubled}


async def run(store: str, servers: list[Server], address: str, given: argparse.Namespace) -> dict[str, Any]:
    """Play and kill; the figures."""
    chance = random.Random(given.seed)
    tables = [
        Played(address, LIVE if number % 4 == 3 else CALM, random.Random(chance.random()))
        for number in range(given.tables)
    ]
    playing = [asyncio.create_task(table.play()) for table in tables]
    done, end = 0, time.monotonic() + 60 * given.minutes
    for kill in range(given.kills + 1):
        if time.monotonic() > end:
            break
        for table in tables:
            table.went_on.clear()
        if kill:
            server = chance.choice(servers)
            server.kill()
            for table in tables:
                table.went_on.clear()  # what goes on now does so without it
                table.since = time.monotonic()
            if len(servers) > 1:
                await asyncio.sleep(1)
            await server.start()
        for table in tables:
            try:
                async with asyncio.timeout(PATIENCE):
                    await table.went_on.wait()
            except TimeoutError:
                print(f"{table.table} is stuck after kill {kill}; it heard", *table.heard, sep="\n    ")
                raise
        done = kill
        if not kill:
            for table in tables:
                table.longest = 0.0
        await asyncio.sleep(chance.uniform(0.2, 0.7))
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    live = max((table.longest for table in tables if table.setup is LIVE), default=0.0)
    calm = max(table.longest for table in tables if table.setup is CALM)
    return {"kills": done, **await count(store, tables), "longest stop": round(calm, 1), "live": round(live, 1)}


async def main(given: argparse.Namespace) -> None:
    """Set everything up, run, and say what was found."""
    with contextlib.ExitStack() as held:
        if given.store == "sqlite":
            store = f"{held.enter_context(tempfile.TemporaryDirectory())}/store.sqlite"
            servers = [Server(store)]
        else:
            store = held.enter_context(postgresql())
            servers = [Server(store), Server(store)]
        for server in servers:
            await server.start()
            held.callback(server.kill)
        address = f"127.0.0.1:{servers[0].port}"
        if len(servers) > 1:
            address = held.enter_context(nginx(servers))
        found = await run(store, servers, address, given)
    print(json.dumps({"store": given.store, **found}))
    sys.exit(bool(found["lost"] or found["doubled"]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=15.0, help="after which no more are killed")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(main(parser.parse_args()))
