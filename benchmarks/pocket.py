"""Sizes and times of the built pocket: `python benchmarks/pocket.py` after `make pocket`.

What travels (gzip where a host would, packed files as they are), and how long a person waits for the first move of his
own in Chromium: on the first visit with the CPU slowed down, and on a later one. Chromium slows down the page's own
thread; with `--all` every process of the browser is stopped three quarters of the time instead, workers too.
"""

import argparse
import contextlib
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

from quarterdeck.cli.pocket import files_at

sys.path.append(str(Path(__file__).parent.parent / "scripts"))
from pocket_folder import OUT, pressed, size

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
SLICE = 0.1  # seconds
VISITS = 5  # later ones
PATIENCE = 120_000  # milliseconds
KEPT = """async () => {
    const memory = await caches.open('quarterdeck.memory');
    while (!(await caches.match('./')) || !(await memory.keys()).length)
        await new Promise((next) => setTimeout(next, 200));
}"""
ASKED = ".decision:not(.is-waiting):not(.optional)"


def browser_processes(marker: str) -> list[int]:
    """The processes of the browser that was started with a folder of its own; its pages do not bear that name."""
    parents = {}
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parents[int(place.name)] = int((place / "stat").read_text().rpartition(")")[2].split()[1])
    found = subprocess.run(["pgrep", "-f", marker], capture_output=True, text=True, check=False).stdout.split()
    running = [int(one) for one in found if int(one) != os.getpid()]
    for parent in running:
        running += [one for one, of in parents.items() if of == parent and one not in running]
    return running


@contextlib.contextmanager
def slowed(marker: str, times: int) -> Iterator[None]:
    """Let the whole browser run only one part in so many of the time."""
    over = threading.Event()

    def send(order: signal.Signals, running: list[int]) -> None:
        for process in running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, order)

    def run() -> None:
        running: list[int] = []
        while not over.wait(SLICE / times):
            send(signal.SIGSTOP, running)
            stopped = time.perf_counter()
            known, running = running, browser_processes(marker)
            send(signal.SIGSTOP, [one for one in running if one not in known])
            time.sleep(max(0.0, SLICE * (times - 1) / times - (time.perf_counter() - stopped)))
            send(signal.SIGCONT, running)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def first_move(context: BrowserContext, address: str, throttle: int, *, stays: bool = False) -> dict[str, float]:
    """Seconds until the start page can be used, until the table is there, and until it waits for the first own move.

    Who stays has the page open until it has kept everything for later visits.
    """
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    if throttle > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    began = time.perf_counter()
    page.goto(address)
    page.locator(".game button").first.wait_for()
    usable = time.perf_counter() - began
    page.locator(".game button").first.click()
    page.locator(".table").first.wait_for()
    table = time.perf_counter() - began
    page.locator(ASKED).first.wait_for()
    asked = time.perf_counter() - began
    if stays:
        page.evaluate(KEPT)
    page.close()
    return {"start page": round(usable, 2), "table": round(table, 2), "first own move": round(asked, 2)}


def middle(visits: list[dict[str, float]]) -> dict[str, Any]:
    """What is in the middle of several visits, and the longest: bots may move before oneself."""
    return {
        what: {"middle": statistics.median(took), "longest": max(took)}
        for what in visits[0]
        for took in [[visit[what] for visit in visits]]
    }


def measured(*, everything: bool, throttle: int) -> dict[str, Any]:
    """All figures."""
    found: dict[str, Any] = {"MB": round(size(OUT) / 1e6, 2), "MB compressed": round(pressed(OUT) / 1e6, 2)}
    browser = next(path for name in BROWSERS if (path := shutil.which(name)))
    with files_at(OUT) as server, tempfile.TemporaryDirectory() as profile, sync_playwright() as tool:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        context = tool.chromium.launch_persistent_context(
            profile, executable_path=browser, args=["--no-sandbox"], locale="en-GB"
        )
        own = 1 if everything else throttle
        with slowed(profile, throttle) if everything else contextlib.nullcontext():
            found[f"cold, {throttle} times slower"] = first_move(context, address, own, stays=True)
            found[f"warm, {throttle} times slower"] = middle([first_move(context, address, own) for _ in range(VISITS)])
        found["warm"] = middle([first_move(context, address, 1) for _ in range(VISITS)])
        context.close()
        server.shutdown()
    return found


def main() -> None:
    """Read the command line, measure, and say it."""
    parser = argparse.ArgumentParser(description="Sizes and times of the built pocket.")
    parser.add_argument("--all", action="store_true", help="slow down every thread of the browser, workers too")
    parser.add_argument("--throttle", type=int, default=4)
    given = parser.parse_args()
    print(json.dumps(measured(everything=given.all, throttle=given.throttle), indent=2))


if __name__ == "__main__":
    main()
