"""Bots that run anywhere sit at a table like people: the examples of the documentation play a game to its end."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = [sys.executable, str(EXAMPLES / "outside_bot.py")]


def node():
    """Node with sockets, which older ones have behind a flag."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("Node is not on this machine")
    older = int(subprocess.check_output([found, "--version"], text=True)[1:].split(".")[0]) < 22
    return [found, *(["--experimental-websocket"] if older else []), str(EXAMPLES / "outside_bot.mjs")]


@pytest.mark.slow
@pytest.mark.parametrize("command", [lambda: PYTHON, node], ids=["python", "javascript"])
async def test_a_bot_from_outside_takes_a_seat_by_its_code_and_plays_to_the_end(guest, command):
    table = await guest.open("me", "open", "deckhand")
    code = (await guest.get(f"/api/tables/{table}"))["code"]
    words = [*command(), f"http://{guest.address}", code]
    process = await asyncio.create_subprocess_exec(
        *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    try:
        wire = await guest.sit(table)
        await wire.greeted()
        while await wire.asked(0):
            await wire.play(0)
        out, _ = await asyncio.wait_for(process.communicate(), 30)
    finally:
        if process.returncode is None:
            process.kill()
    assert 0 == process.returncode, out.decode()
    assert "over, place" in out.decode()
    assert "refused" not in out.decode()


def test_the_documentation_shows_the_examples_as_they_are():
    page = (EXAMPLES.parent / "docs" / "bots.md").read_text("utf-8")
    for name in ("outside_bot.py", "outside_bot.mjs"):
        code = (EXAMPLES / name).read_text("utf-8")
        assert code in page
        assert len(code.splitlines()) <= 41
