"""How long somebody waits for a bot while a stranger lets many tables of strong bots play.

    python benchmarks/stranger.py [--tables 150] [--answers 20]

The stranger has a guest of its own for every table, all at one address, and looks on at each of them. Somebody else, at
another address, plays with two deckhands that answer without a pause. Two figures: from the ack of his answer to that
of the next bot, without the stranger and with him.
"""

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets
from load import ROOT, messages, started
from websockets.asyncio.client import ClientConnection

STRANGER, SOMEBODY = "203.0.113.7", "198.51.100.1"
GAME = "jolly_roger"
SEATS = 10


class Guest:
    """A guest at an address; the server believes the proxy that it takes us for."""

    def __init__(self, server: str, address: str) -> None:
        self._server = server
        self._headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=f"http://{server}", timeout=120, headers=self._headers)

    async def open(self, game: str, seats: list[dict[str, str]], **more: Any) -> ClientConnection:
        """A table, and a socket at it."""
        opened = await self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        opened.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://{self._server}/api/tables/{opened.json()['id']}/socket"
        return await websockets.connect(url, additional_headers={"Cookie": cookie, **self._headers}, max_size=None)


async def waits(server: str, answers: int) -> list[float]:
    """Seconds from the ack of each answer to the next bot's."""
    found: list[float] = []
    guest = Guest(server, SOMEBODY)
    while len(found) < answers:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}, {"kind": "bot", "level": "deckhand"}]
        async with await guest.open("space_pirates", seats) as wire:
            acked, over = 0.0, False
            async for message in messages(wire):
                if over or len(found) == answers:
                    break
                if message["type"] == "ack":
                    acked = time.perf_counter()
                elif message["type"] == "steps":
                    over = message["steps"][-1]["change"].get("over") == [True]
                    if acked and any(step["seat"] > 0 for step in message["steps"]):
                        found.append(time.perf_counter() - acked)
                        acked = 0.0
                elif message["type"] == "state" and message["decision"] and message["decision"]["must"]:
                    decision = message["decision"]
                    play = {"type": "play", "request": "r", "seat": 0, "decision": decision["id"]}
                    await wire.send(json.dumps(play | {"words": decision["default"]}))
    await guest.http.aclose()
    return found


async def listen(wire: ClientConnection) -> None:
    with contextlib.suppress(websockets.ConnectionClosed):
        async for _ in wire:
            pass


async def measure(server: str, given: argparse.Namespace) -> tuple[list[float], list[float]]:
    alone = await waits(server, given.answers)
    looking = []
    for _ in range(given.tables):
        stranger = Guest(server, STRANGER)
        wire = await stranger.open(GAME, [{"kind": "bot", "level": "legend"}] * SEATS)
        looking.append(asyncio.create_task(listen(wire)))
        await stranger.http.aclose()
    beside = await waits(server, given.answers)
    for task in looking:
        task.cancel()
    return alone, beside


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--answers", type=int, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "quarterdeck.server", "--port", "0", "--data", str(Path(folder) / "s.sqlite")]
        command += ["--set", "bot_pause=0", "--set", "bot_grace=0", "--set", "tables_an_hour=100000"]
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        with started(command, env, folder) as (server, _):
            alone, beside = asyncio.run(measure(server, given))
    for name, times in (("without the stranger", alone), (f"beside {given.tables} tables of legends", beside)):
        print(f"{name:32} median {statistics.median(times):6.2f} s   longest {max(times):6.2f} s")


if __name__ == "__main__":
    main()
