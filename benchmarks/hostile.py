"""Honest players beside strangers who send whatever they like, over sockets and calls.

    python benchmarks/hostile.py [--messages 1000000] [--rate 1000] [--tables 10] [--parts 5] [--build plain] [--json]

Some tables play alone, then beside strangers at many addresses who send so many messages, at a bounded rate; this in
parts, by turns, since what else the machine does changes with time: the middle one of the parts counts. What must
hold, else this ends with status 1: the server lives, answers nothing with 5xx, fails at nothing, leaves no traceback,
its memory stays flat, and it keeps nobody's socket when all have gone. Whether the honest ones wait less than twice as
long is told, and counts with `--strict`: on a busy machine that is a matter of luck.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx
import websockets
from load import GAME, OurTable, environment, measure, messages, started
from websockets.asyncio.client import ClientConnection

PER_STRANGER: Final = 10  # messages a second of one of them, as fast as is allowed; some are faster
MIB: Final = 1 << 20
GROWTH: Final = 1.05  # of the memory in the last part of the way, at the most
ENOUGH: Final = 100_000  # messages after which all that is remembered is full
WORDS: Final = ("", "x", "\0", "\u202e", "ż" * 40, "place pirate_7 planet_3", "pass", "../../etc/passwd", "'; --", "{}")
VALUES: Final[tuple[Any, ...]] = (None, True, -1, 0, 1, 99, 2**31, 2**70, 1.5, "", "0", [], {}, [[]], *WORDS)
TYPES: Final = [
    "play",
    "undo",
    "extend",
    "order",
    "ready",
    "leave",
    "resign",
    "hand",
    "back",
    "takeback",
    "vote",
    "consent",
    "vacation",
    "host",
    "hidden",
    "chat",
    "react",
    "report",
    "strike",
    "resync",
    "dance",
]
FIELDS: Final = [
    "request",
    "seat",
    "decision",
    "words",
    "play",
    "name",
    "value",
    "absent",
    "yes",
    "on",
    "act",
    "to",
    "level",
    "hidden",
    "text",
    "phrase",
    "lang",
    "line",
    "reaction",
]
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS")


# -- strangers ------------------------------------------------------------------------------------------------------


class Strangers:
    """All of them, and what they were told."""

    def __init__(self, server: str, rate: float, honest: list[str]) -> None:
        self.server = server
        self.rate = rate
        self.honest = honest  # tables that they have heard of
        self.told: Counter[str] = Counter()
        self.left = 0
        self._chance = random.Random(11)

    async def send(self, messages: int) -> Counter[str]:
        """Send so many messages, all together."""
        self.left = messages
        count = max(1, round(self.rate / PER_STRANGER))
        await asyncio.gather(*(self._live(number) for number in range(count)))
        return self.told

    async def _live(self, number: int) -> None:
        """One stranger: comes with a new cookie again and again, and is never content."""
        headers = {"X-Forwarded-For": f"203.0.113.{number % 250 + 1}"}
        await asyncio.sleep(number / self.rate)
        while self.left > 0:
            async with httpx.AsyncClient(base_url=f"http://{self.server}", headers=headers, timeout=60) as http:
                try:
                    await self._visit(http, headers)
                except (websockets.ConnectionClosed, websockets.InvalidHandshake) as closed:
                    self.told[f"socket {getattr(getattr(closed, 'rcvd', None), 'code', 'refused')}"] += 1
                except (httpx.TransportError, OSError, TimeoutError) as error:
                    self.told[f"lost: {type(error).__name__}"] += 1

    async def _visit(self, http: httpx.AsyncClient, headers: dict[str, str]) -> None:
        chance, own = self._chance, None
        seats = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}, {"kind": "bot", "level": "deckhand"}]
        opened = await http.post("/api/tables", json={"game": GAME, "seats": seats})
        self._count(opened)
        if opened.status_code == 200:
            own = opened.json()["id"]
        table = own if own and chance.random() < 0.7 else chance.choice([*self.honest, "nothing"])
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        more = {"Cookie": cookie} | ({"Origin": "https://evil.example"} if chance.random() < 0.02 else {})
        url = f"ws://{self.server}/api/tables/{table}/socket"
        async with websockets.connect(url, additional_headers=headers | more, max_size=None) as wire:
            listener = asyncio.create_task(self._listen(wire))
            try:
                for _ in range(chance.randrange(50, 400)):
                    if self.left <= 0:
                        return
                    self.left -= 1
                    if chance.random() < 0.1:
                        await self._call(http, table)
                    else:
                        await wire.send(self._message())
                    await asyncio.sleep(chance.expovariate(PER_STRANGER))
            finally:
                listener.cancel()

    async def _listen(self, wire: ClientConnection) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for message in messages(wire):
                if message["type"] == "refused":
                    self.told[message["reason"]["id"]] += 1
                elif message["type"] == "ack":
                    self.told["ack"] += 1

    def _message(self) -> str | bytes:
        chance = self._chance
        dice = chance.random()
        if dice < 0.001:
            return "x" * 5000  # closes the socket
        if dice < 0.002:
            return chance.randbytes(20)  # so does this
        if dice < 0.1:
            return chance.choice(["", "no json", "[" * 1000, '"\\ud800"', "null", '{"type":' * 200, "\u0000", "1e999"])
        message = {name: chance.choice(VALUES) for name in chance.sample(FIELDS, chance.randrange(8))}
        message |= {"type": chance.choice(TYPES), "request": "r", "seat": chance.choice([0, 0, 0, 1, 2, 9])}
        if message["type"] == "chat":
            message = {"type": "chat", "request": "r", "text": chance.choice(WORDS) * 5}
        return json.dumps(message)

    async def _call(self, http: httpx.AsyncClient, table: str) -> None:
        chance = self._chance

        def odd() -> str:
            return quote(str(chance.choice(VALUES)))

        rest = chance.choice(["", "/join", "/steps", "/fork", "/rematch", "/record", "/hint", "/chat", "/chat/mute"])
        path = chance.choice(
            [
                f"/api/tables/{table}{rest}",
                f"/api/tables/{chance.choice(['nothing', '%00', '..%2f..', 'ż', 'x' * 500])}{rest}",
                f"/api/tables/{table}/steps?seat={odd()}&after={odd()}&limit={odd()}",
                "/api/tables",
                "/api/me",
                "/api/me/link",
                "/api/me/passkeys",
                "/api/links/nothing",
                "/api/tables/code",
                "/api/games/chess/words/xx",
                "/api/admin/tables",
                f"/{'a' * 3000}",
            ]
        )
        body = chance.choice([b"", b"{}", b"[]", b"{", b"\xff\xfe", b'{"seat":' + b"9" * 400 + b"}", b"x" * 70_000])
        if chance.random() < 0.5:
            body = json.dumps({name: chance.choice(VALUES) for name in ("game", "seats", "step", "name")}).encode()
        headers = {b"content-type": chance.choice([b"application/json", b"text/plain", b""])}
        if chance.random() < 0.1:
            headers[b"cookie"] = b"quarterdeck_guest=" + chance.choice([b"", b"x", b"a.b.c", b"\xe9", b"x" * 4000])
        self._count(await http.request(chance.choice(METHODS), path, content=body, headers=headers))

    def _count(self, answer: httpx.Response) -> None:
        self.told[f"HTTP {answer.status_code}"] += 1


def attack(server: str, messages: int, rate: float, honest: list[str], pipe: Any) -> None:
    """A process of strangers: with machines of their own elsewhere, they take what server and players leave here."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    pipe.send(asyncio.run(Strangers(server, rate, honest).send(messages)))


# -- the server -----------------------------------------------------------------------------------------------------


def memory_of(pid: int) -> float:
    """MiB that a process holds."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / MIB


def figure(server: str, name: str) -> float:
    """One of the server's own figures."""
    told = httpx.get(f"http://{server}/metrics", headers={"authorization": "Bearer figures"}).text
    return sum(float(line.rpartition(" ")[2]) for line in told.splitlines() if line.startswith(name))


def watch(pid: int, until: Any, seconds: float) -> list[float]:
    """The memory of a process, so often, until something is told."""
    found = [memory_of(pid)]
    while not until.poll(seconds):
        found.append(memory_of(pid))
    return found


def run(server: str, pid: int, given: argparse.Namespace) -> dict[str, Any]:
    """Play alone and beside strangers by turns; all that was seen."""
    with httpx.Client(base_url=f"http://{server}") as http:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        honest = [http.post("/api/tables", json={"game": GAME, "seats": seats}).json()["id"] for _ in range(3)]
    found: dict[str, Any] = {"alone": [], "beside": [], "told": Counter(), "memory": []}
    for part in range(given.parts):
        load = argparse.Namespace(
            tables=given.tables, clients=1, think=given.think, games=1, warm=1.0, deflate=False, seconds=given.alone
        )
        found["alone"].append(measure(OurTable, server, pid, load))
        messages = given.messages // given.parts + (part < given.messages % given.parts)
        beside(server, pid, load, honest, messages, given.rate, found)
    for _ in range(100):
        if not (sockets := figure(server, "quarterdeck_sockets")):
            break
        time.sleep(0.1)
    return found | {"told": dict(found["told"]), "sockets": sockets}


def beside(
    server: str,
    pid: int,
    load: argparse.Namespace,
    honest: list[str],
    messages: int,
    rate: float,
    found: dict[str, Any],
) -> None:
    """Let strangers send so many messages while others play."""
    seconds = messages / rate
    context = multiprocessing.get_context("spawn")
    near, far = context.Pipe()
    strangers = context.Process(target=attack, args=(server, messages, rate, honest, far), daemon=True)
    strangers.start()
    far.close()
    load.seconds = max(1.0, seconds - 2)
    mine, theirs = context.Pipe()
    players = context.Process(target=play, args=(server, pid, load, theirs))
    players.start()
    theirs.close()
    found["memory"] += watch(pid, near, max(0.2, seconds / 200))
    found["told"] += near.recv()
    strangers.join()
    found["beside"].append(mine.recv())
    players.join()


def play(server: str, pid: int, load: argparse.Namespace, pipe: Any) -> None:
    """A process of honest players."""
    pipe.send(measure(OurTable, server, pid, load))


def troubles(found: dict[str, Any], log: str, *, strict: bool) -> list[str]:
    """What must not be, and is."""
    trouble = [f"{count} answers {kind}" for kind, count in found["told"].items() if kind.startswith("HTTP 5")]
    if found["told"].get("error-failed"):
        trouble.append(f"{found['told']['error-failed']} requests failed")
    trouble += [f"{kind}: {count}" for kind, count in found["told"].items() if kind.startswith("lost")]
    if "Traceback" in log:
        trouble.append(f"a traceback in the log:\n{log}")
    if found["sockets"]:
        trouble.append(f"{found['sockets']:.0f} sockets are left when all have gone")
    early, late = levels(found["memory"])
    if sum(found["told"].values()) > ENOUGH and late > early * GROWTH:
        trouble.append(f"the memory grew from {early:.0f} to {late:.0f} MiB")
    if strict and ratio(found) >= 2:
        trouble.append(f"honest players waited {ratio(found):.1f} times as long")
    return trouble


def levels(memory: list[float]) -> tuple[float, float]:
    """The most memory until six tenths of the way, when as many tables leave it as come, and in the last tenth."""
    tenth = max(1, len(memory) // 10)
    return max(memory[: max(1, 6 * tenth)]), max(memory[-tenth:])


def ratio(found: dict[str, Any]) -> float:
    """How many times as long the slowest hundredth of honest answers takes to the last of its readers."""
    return middle(found["beside"], "p99") / middle(found["alone"], "p99")


def middle(parts: list[dict[str, Any]], name: str) -> float:
    """The middle one of what the parts took."""
    return float(statistics.median(part["last"][name] for part in parts))


def main() -> None:
    """Read the command line, run, tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--rate", type=float, default=1000.0, help="messages a second, of all strangers")
    parser.add_argument("--tables", type=int, default=10, help="tables of honest players")
    parser.add_argument("--think", type=float, default=1.0, help="mean pause of an honest player, seconds")
    parser.add_argument("--alone", type=float, default=30.0, help="seconds that they play alone in each part")
    parser.add_argument("--parts", type=int, default=5, help="how often they play alone, and beside strangers")
    parser.add_argument("--build", choices=("plain", "compiled"), default="plain", help="what is served")
    parser.add_argument("--strict", action="store_true", help="fail when they wait twice as long")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "quarterdeck.server", "--port", "0", "--data", str(Path(folder) / "s.sqlite")]
        command += ["--set", "metrics_token=figures"]
        env = environment(given.build, folder)
        log = Path(folder) / "log"
        with log.open("w") as errors, started(command, env, folder, errors) as (server, pid):
            found = run(server, pid, given)
        trouble = troubles(found, log.read_text(), strict=given.strict)
    early, late = levels(found["memory"])
    if given.json:
        print(json.dumps(found | {"trouble": trouble}))
    else:
        print("told:", ", ".join(f"{kind} {count}" for kind, count in Counter(found["told"]).most_common()))
        print(f"memory {early:.0f} -> {late:.0f} MiB   load {os.getloadavg()[0]:.1f}")
        for name in ("alone", "beside"):
            answers, each = sum(part["answers"] for part in found[name]), [part["last"]["p99"] for part in found[name]]
            times = f"p50 {middle(found[name], 'p50'):.1f}   p99 {middle(found[name], 'p99'):.1f} ms"
            print(f"honest, {name:7} {answers} answers   {times}   p99 of each part", *(f"{one:.1f}" for one in each))
        print(f"p99 beside : alone {ratio(found):.2f}")
    sys.exit("\n".join(trouble) or 0)


if __name__ == "__main__":
    main()
