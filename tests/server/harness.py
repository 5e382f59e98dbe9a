"""Servers, guests and sockets for tests; everything goes over the loopback."""

import asyncio
import json
import os
import secrets
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import httpx
import uvicorn
import websockets

import quarterdeck as qd
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.spelling import read_key
from quarterdeck.server.__main__ import bound, wired
from quarterdeck.server.app import create_app
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.table.rows import SeatRow, TableRow
from quarterdeck.table.writing import read, steps_read

PATIENCE = 120  # seconds after which a test that waits for a message has failed; a busy machine is no failure
TRUST = ssl.create_default_context()  # one for all: httpx would read every certificate anew for each client
GAME = "space_pirates"
QUICK = {
    "bot_pause": 0.0,
    "bot_grace": 0.0,
    "bot_reply": 0.0,
    "workers": 1,
    "even": 0.05,
    "burst": 10_000,
    "calls_burst": 100_000,
    "seed": 7,
    "iterations": 8,
    "people_first": True,
    "patience": 60.0,
}


def settings(store, **changes):
    return Settings(store=str(store), **{**QUICK, **changes})


class ManualTime:
    """Time that stands still until a test moves the hands of the clock."""

    def __init__(self):
        self._now = 1_000_000.0
        self._calls = []

    def now(self):
        return self._now

    def call_at(self, when, what):
        self._loop = asyncio.get_running_loop()
        call = Call(when, what, self._calls)
        self._calls.append(call)
        self._ring()
        return call

    def advance(self, seconds):
        """Let so much time pass at once; whatever is due by then happens."""

        def move():
            self._now += seconds
            self._ring()

        self._loop.call_soon_threadsafe(move)

    def _ring(self):
        for call in sorted(self._calls, key=lambda call: call.when):
            if call.when <= self._now:
                call.cancel()
                self._loop.call_soon(call.what)


@dataclass(eq=False)
class Call:
    when: float
    what: Callable[[], None]
    calls: list["Call"]

    def cancel(self):
        if self in self.calls:
            self.calls.remove(self)


class Here:
    """A server in a thread of this process."""

    def __init__(self, chosen, time=None):
        listener = bound("127.0.0.1", 0)
        self.address = f"127.0.0.1:{listener.getsockname()[1]}"
        self.app = create_app(replace(chosen, port=listener.getsockname()[1]), time)
        self._server = uvicorn.Server(wired(self.app, chosen))
        self._thread = threading.Thread(target=lambda: asyncio.run(self._server.serve([listener])))
        self._thread.start()

    def __enter__(self):
        wait_for(self.address)
        return self

    def __exit__(self, *_):
        self._server.should_exit = True
        self._thread.join(PATIENCE)


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, store, **chosen):
        env = os.environ | {"PYTHONPATH": os.pathsep.join(["src", *sys.path])}
        command = [sys.executable, "-m", "quarterdeck.server", "--port", "0", "--data", str(store), "--seed", "7"]
        command += [part for name, value in chosen.items() for part in ("--set", f"{name}={value}")]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=env, cwd=Path(__file__).parents[2]
        )
        assert self._process.stdout
        self.address = self._process.stdout.readline().strip().removeprefix("http://").rstrip("/")

    def __enter__(self):
        wait_for(self.address)
        return self

    def kill(self):
        """End without a chance to put anything in order."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def __exit__(self, *_):
        with self._process:
            self._process.kill()


def wait_for(address):
    """Return when the server answers."""
    with httpx.Client(verify=TRUST) as client:
        for _ in range(600):
            try:
                client.get(f"http://{address}/api/levels")
            except httpx.TransportError:
                threading.Event().wait(0.05)
            else:
                return
    raise AssertionError(f"no server at {address}")


def caller(address, **more):
    """Somebody who calls, and waits as long as a busy machine takes."""
    return httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE, verify=TRUST, **more)


class Guest:
    """A browser: cookies, calls and sockets."""

    def __init__(self, address):
        self.address = address
        self.http = caller(address)
        self.wires = []

    async def __aenter__(self):
        await self.http.get("/api/me")
        return self

    async def __aexit__(self, *_):
        for wire in self.wires:
            await wire.close()
        await self.http.aclose()

    async def open(self, *seats, status=200, **more):
        """Open a table with seats such as "me", "open", "bosun" or a name."""
        body = {"game": GAME, "options": {}, "seats": [seat(one) for one in seats], **more}
        answer = await self.http.post("/api/tables", json=body)
        assert status == answer.status_code, answer.text
        return answer.json()["id"] if status == 200 else answer.json()["error"]

    async def get(self, path, status=200):
        answer = await self.http.get(path)
        assert status == answer.status_code, answer.text
        return answer.json()

    async def steps(self, table, seat=None):
        """The replay of a table as a seat saw it, piece by piece."""
        told = []
        while True:
            found = await self.get(f"/api/tables/{table}/steps?seat={'' if seat is None else seat}&after={len(told)}")
            told += steps_read(found["steps"])
            if len(told) == found["total"]:
                return told

    async def post(self, path, body, status=200):
        answer = await self.http.post(path, json=body)
        assert status == answer.status_code, answer.text
        return answer.json()

    async def connect(self, path, address=None, **headers):
        """A socket with the guest's cookie, closed with him."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://{address or self.address}{path}"
        wire = Wire(
            await websockets.connect(
                url,
                additional_headers={"Cookie": cookie, **headers},
                max_size=None,
                max_queue=None,
                open_timeout=PATIENCE,
                ping_timeout=PATIENCE,
            )
        )
        self.wires.append(wire)
        return wire

    async def sit(self, table, address=None, **headers):
        """A socket at the table, greeted."""
        return await self.connect(f"/api/tables/{table}/socket", address, **headers)


async def lay_out(path, start, options, bots=0):
    """Keep a table of Jolly Roger that begins at a position, its seats open but for bots at the last ones; its id."""
    store = await Store.open(settings(path).store_url())
    row = TableRow(
        secrets.token_hex(6),
        "jolly_roger",
        1,
        options,
        "nobody",
        "ab" * 32,
        forked=True,
        terms={"hotseat": True},
        seats=[SeatRow("open") for _ in range(start.seats - bots)]
        + [SeatRow("bot", name="Bot", level="bosun", nonce="bot") for _ in range(bots)],
        created=time.time(),
        updated=time.time(),
    )
    await store.create(row, start.to_json())
    await store.close()
    return row.id


def seat(spec):
    if spec in {"me", "open"}:
        return {"kind": spec}
    if spec in qd.bots.LEVELS:
        return {"kind": "bot", "level": spec}
    return {"kind": "person", "name": spec}


class Wire:
    """One socket: all that it was told, in order."""

    def __init__(self, socket):
        self.socket = socket
        self.lines = []  # of a frame that came, not read yet
        self.heard = []
        self.times = []  # when each message came
        self.raw = []
        self.known = {}  # the view that each seat was told last
        self.states = {}
        self.card = None
        self._requests = 0

    async def line(self):
        """The next message as it came."""
        if not self.lines:
            async with asyncio.timeout(PATIENCE):
                self.lines = (await self.socket.recv()).split("\n")
        return self.lines.pop(0)

    async def hear(self):
        """The next message."""
        text = await self.line()
        message = read(json.loads(text), self.known)
        assert len(self.heard) + 1 == message["n"]
        self.raw.append(text)
        self.times.append(asyncio.get_running_loop().time())
        self.heard.append(message)
        if message["type"] == "state":
            self.states[message["seat"]] = message
        elif message["type"] == "table":
            self.card = message["table"]
        return message

    async def until(self, wanted):
        """Listen until the message that is wanted, by its type or by what it says."""
        while True:
            message = await self.hear()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def greeted(self, seats=1):
        """Listen until the table and the states of all seats are told."""
        await self.until("table")
        for _ in range(seats):
            await self.until("state")
        return self

    async def asked(self, seat):
        """Listen until the seat must answer, or the game is over; the decision or None."""
        while True:
            state = self.states.get(seat)
            if state and state["view"]["over"]:
                return None
            if state and state["decision"] and state["decision"]["must"]:
                return state["decision"]
            await self.hear()

    async def told(self, seat, wanted):
        """Listen until the state of a seat is as wanted; that state."""
        while not (seat in self.states and wanted(self.states[seat])):
            await self.hear()
        return self.states[seat]

    async def send(self, **message):
        await self.socket.send(json.dumps(message))

    async def ask(self, **message):
        """Send a request and listen for its ack or refusal."""
        self._requests += 1
        name = f"r{self._requests}"
        await self.send(request=name, **message)
        return await self.until(lambda heard: heard.get("request") == name)

    async def play(self, seat, words=None):
        """Answer for a seat that is asked, by default with its first option, and see it happen."""
        decision = await self.asked(seat)
        words = words or decision["options"][0]["words"]
        answer = await self.ask(type="play", seat=seat, decision=decision["id"], words=words)
        assert answer["type"] == "ack", answer
        await self.until(lambda heard: heard["type"] == "state" and heard["seat"] == seat)
        return words

    async def close(self):
        await self.socket.close()


async def play_on(hands, moves=10_000):
    """Let everybody in `hands` (seat to wire) answer in turn until the game is over or the moves are made."""
    for _ in range(moves):
        for seat, wire in hands.items():
            await settled(wire, seat, hands)
        over = all(wire.states[seat]["view"]["over"] for seat, wire in hands.items())
        if over:
            return
        seat, wire = next((seat, wire) for seat, wire in hands.items() if must(wire, seat))
        decision = wire.states[seat]["decision"]
        step = wire.states[seat]["step"]
        options = decision["options"]
        await wire.play(seat, options[step * 7 % len(options)]["words"])


def must(wire, seat):
    decision = wire.states[seat]["decision"]
    return decision is not None and decision["must"]


async def settled(wire, seat, hands):
    """Listen until this wire knows as much as everybody, and somebody in `hands` is asked or the game is over."""
    while True:
        newest = max(other.states[one]["step"] for one, other in hands.items())
        state = wire.states[seat]
        asked = set(state["waiting"]) & set(hands)
        if state["step"] >= newest and (state["view"]["over"] or asked):
            return
        await wire.hear()


class Told:
    """What everybody may know after each step of a record, by the match itself."""

    def __init__(self, record):
        script = [
            read_key(words) if words.startswith("key ") else words for seat, words, _ in record["log"] if seat == CHANCE
        ]
        match = qd.Match(record["game"], record["seats"], record["options"], dealer=qd.Scripted(script))
        self.readers = [None, *range(record["seats"])]
        self.views = {0: {}}
        self.events = {}
        self._match = match
        setup = len(match.log)
        start = match.game.new(record["seats"], match.options)
        engine.settle(start)
        for entry in match.log:
            chance = start.stack[-1].options(start, CHANCE)
            engine.answer(start, CHANCE, match.game.language.read(entry.words) if chance else read_key(entry.words))
            self._note(entry, {r: match.game.view(start, -2 if r is None else r, match.options) for r in self.readers})
        match.watch(lambda _, entry: self._note(entry, {reader: match.view(reader) for reader in self.readers}))
        for seat, words, auto in record["log"][setup:]:
            if seat != CHANCE and not auto:
                match.play(seat, words)

    def _note(self, entry, views):
        step = len(self.views)
        self.views[step] = views
        self.events[step] = {
            reader: [told.to_json() for told in self._match.told(entry, reader)] for reader in self.readers
        }


@asynccontextmanager
async def guests(address, count):
    """Several browsers."""
    everybody = [Guest(address) for _ in range(count)]
    for guest in everybody:
        await guest.__aenter__()
    try:
        yield everybody
    finally:
        for guest in everybody:
            await guest.__aexit__()
