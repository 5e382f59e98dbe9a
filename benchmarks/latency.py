"""How long after its commit an answer is visible on another socket, on the loopback.

    python benchmarks/latency.py [--moves 300] [--data URL]

A server process, a table with three seats of one guest, a second guest who watches. Two figures: from the ack (sent
when the store has the answer) to the steps on the other socket, and from sending the answer to the same steps.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import websockets
from load import messages
from websockets.asyncio.client import ClientConnection

from quarterdeck.table.writing import Known, read

ROOT = Path(__file__).parent.parent


async def listen(socket: ClientConnection, arrivals: "Steps") -> None:
    """Note when each step arrives."""
    async for message in messages(socket):
        now = time.perf_counter()
        if message["type"] == "steps":
            for step in message["steps"]:
                arrivals[step["step"]].set_result(now)


async def next_of(heard: AsyncIterator[dict[str, Any]], known: Known, kind: str) -> dict[str, Any]:
    while True:
        message = read(await anext(heard), known)
        if message["type"] == kind:
            return message


async def sit(address: str, table: str, cookies: Mapping[str, str]) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return await websockets.connect(f"ws://{address}/api/tables/{table}/socket", additional_headers={"Cookie": cookie})


class Steps(dict[int, asyncio.Future[float]]):
    """A future for every step."""

    def __missing__(self, step: int) -> asyncio.Future[float]:
        self[step] = asyncio.get_running_loop().create_future()
        return self[step]


async def one_game(
    address: str, client: httpx.AsyncClient, after_ack: list[float], after_send: list[float], moves: int
) -> None:
    seats = [{"kind": "me"}, {"kind": "person", "name": "B"}, {"kind": "person", "name": "C"}]
    opened = await client.post("/api/tables", json={"game": "space_pirates", "options": {}, "seats": seats})
    table = opened.json()["id"]
    arrivals = Steps()
    async with await sit(address, table, client.cookies) as mine, await sit(address, table, {}) as other:
        heard = messages(mine)
        await next_of(messages(other), {}, "state")
        watcher = asyncio.create_task(listen(other, arrivals))
        states: dict[int, dict[str, Any]] = {}
        known: Known = {}
        while len(states) < 3:
            state = await next_of(heard, known, "state")
            states[state["seat"]] = state
        while len(after_ack) < moves:
            newest = max(state["step"] for state in states.values())
            asked = [s for s in states.values() if s["step"] == newest and s["decision"] and s["decision"]["must"]]
            if states[0]["view"]["over"]:
                break
            if not asked:
                state = await next_of(heard, known, "state")
                states[state["seat"]] = state
                continue
            decision = asked[0]["decision"]
            sent = time.perf_counter()
            await mine.send(
                json.dumps(
                    {
                        "type": "play",
                        "request": "r",
                        "seat": decision["seat"],
                        "decision": decision["id"],
                        "words": decision["default"],
                    }
                )
            )
            await next_of(heard, known, "ack")
            acked = time.perf_counter()
            seen = await arrivals[newest + 1]
            after_ack.append(1000 * (seen - acked))
            after_send.append(1000 * (seen - sent))
            for _ in range(3):
                state = await next_of(heard, known, "state")
                states[state["seat"]] = state
        watcher.cancel()


async def measure(address: str, moves: int) -> tuple[list[float], list[float]]:
    after_ack: list[float] = []
    after_send: list[float] = []
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30) as client:
        await client.get("/api/me")
        while len(after_ack) < moves:
            await one_game(address, client, after_ack, after_send, moves)
    return after_ack, after_send


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--data", default="")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = given.data or str(Path(folder) / "store.sqlite")
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-m", "quarterdeck.server", "--port", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as server:
            assert server.stdout is not None
            address = server.stdout.readline().strip().removeprefix("http://").rstrip("/")
            asyncio.run(ready(address))
            figures = asyncio.run(measure(address, given.moves))
            server.terminate()
    told = {
        name: {
            "median_ms": round(statistics.median(times), 2),
            "p95_ms": round(statistics.quantiles(times, n=20)[-1], 2),
            "moves": len(times),
        }
        for name, times in zip(("commit to visible elsewhere", "sent to visible elsewhere"), figures, strict=True)
    }
    if given.json:
        print(json.dumps(told))
    else:
        for name, one in told.items():
            print(f"{name:30} median {one['median_ms']:7.2f} ms   p95 {one['p95_ms']:7.2f} ms   ({one['moves']} moves)")


async def ready(address: str) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(600):
            try:
                await client.get(f"http://{address}/api/levels")
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            else:
                return


if __name__ == "__main__":
    main()
