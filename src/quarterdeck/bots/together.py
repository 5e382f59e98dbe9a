"""One search in several processes at once, each over tables of its own: what they found is added up."""

import json
import os
import select
import signal
import threading
import time
from typing import Any

from quarterdeck.bots.ismcts import Search, think
from quarterdeck.core.rng import Rng

LATE = 0.25  # seconds that another process may take longer than this one


def processes(wanted: int) -> int:
    """How many processes may search: one where there is no second core, or where processes cannot part."""
    if not hasattr(os, "fork") or threading.active_count() > 1:
        return 1
    return min(wanted, os.cpu_count() or 1)


def think_together(search: Search, seconds: float, count: int, seed: int) -> None:
    """Search for so many seconds in so many processes; the search of this one has what all of them found."""
    others = [part(search, seconds, seed + number) for number in range(1, count)]
    think(search, 0, seconds)
    until = time.monotonic() + LATE
    for child, pipe in others:
        add(search, told(pipe, until))
        os.kill(child, signal.SIGKILL)  # it has told everything, or is too late
        os.waitpid(child, 0)


def part(search: Search, seconds: float, seed: int) -> tuple[int, int]:
    """Another process that searches and tells what it found: its number, and where to read that."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    try:
        search.tables = seed << 24
        search.rng = Rng(search.tables)
        known = {node.action: (node.visits, node.value) for node in search.root.children.values()}
        visits = search.root.visits
        think(search, 0, seconds)
        found = [
            [action, search.root.children[action].visits - tries, search.root.children[action].value - value]
            for action, (tries, value) in known.items()
        ]
        os.write(writing, json.dumps([search.root.visits - visits, found]).encode())
    finally:
        os._exit(0)


def told(pipe: int, until: float) -> Any:
    """What a process tells by then; None if that is too little."""
    text = b""
    while select.select([pipe], [], [], max(0.0, until - time.monotonic()))[0]:
        more = os.read(pipe, 1 << 16)
        text += more
        if not more:
            break
    os.close(pipe)
    try:
        return json.loads(text)
    except ValueError:
        return None


def add(search: Search, found: Any) -> None:
    """Add what another process found to the answers at hand."""
    if found is None:
        return
    visits, answers = found
    search.root.visits += visits
    for action, tries, value in answers:
        node = search.root.children[action]
        node.visits += tries
        node.value += value
