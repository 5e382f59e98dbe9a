"""A real server process and a real browser for the tests of the client."""

import asyncio
import json
import re
import secrets
import shutil
import subprocess
import sys
import threading
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from html import escape, unescape
from http.client import HTTPConnection
from pathlib import Path

import pytest

from marks import lacking

HERE = Path(__file__).parent
POCKET = HERE.parent.parent / "build" / "pocket"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--renderer-process-limit=1",  # a process a page is dear
]

GRACE = 3  # seconds

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
PATIENCE = 90_000  # milliseconds; a machine that is busy with other things is no failure
playwright.expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def store(tmp_path_factory):
    """Where the server keeps its games."""
    return tmp_path_factory.mktemp("store") / "games.sqlite"


@pytest.fixture(scope="session")
def slow_store(tmp_path_factory):
    """The same of the server whose clocks a person can follow."""
    return tmp_path_factory.mktemp("store") / "games.sqlite"


@pytest.fixture
def moor(address, store):
    """Puts tables into the store: see `mooring`."""
    await_server(address)
    return mooring(store)


@pytest.fixture
def slow_moor(slow_address, slow_store):
    """The same for the server whose clocks a person can follow."""
    await_server(slow_address)
    return mooring(slow_store)


def await_server(address):
    """Ask the server something: it answers as soon as it has made its store, which two must not make at once."""
    asked = HTTPConnection(address.removeprefix("http://"), timeout=PATIENCE / 1000)
    asked.request("GET", "/")
    asked.getresponse().read()
    asked.close()


def mooring(store):
    """Puts tables into the store that begin at a written position: `moor("jolly_roger", state, "open open bot")`."""
    import quarterdeck
    from quarterdeck.server.settings import store_url
    from quarterdeck.server.store import Store
    from quarterdeck.table.rows import SeatRow, TableRow

    async def keep(row, start):
        kept = await Store.open(store_url(str(store)))
        await kept.create(row, start)
        await kept.close()

    def table(id_, state, seats, options=None, names=()):
        game = quarterdeck.game(id_)
        crew = [
            SeatRow(
                kind,
                name=(names[seat % len(names)] if names else f"{kind} {seat}") * (kind == "bot"),
                level="deckhand" if kind == "bot" else None,
                nonce="n" if kind == "bot" else None,
            )
            for seat, kind in enumerate(seats.split())
        ]
        row = TableRow(
            f"{id_}-{secrets.token_hex(4)}",
            id_,
            game.rules_version,
            game.check_options(options or {}),
            "host",
            "ab" * 32,
            forked=True,
            terms={"hotseat": True},
            seats=crew,
        )
        with ThreadPoolExecutor() as pool:  # this thread has Playwright's loop
            pool.submit(asyncio.run, keep(row, state.to_json())).result()
        return row.id

    return table


@pytest.fixture(scope="session")
def address(store):
    """The address of a running server with the built client."""
    yield from running(store, grace=0, clock=0.05)


@pytest.fixture(scope="session")
def patient_address(tmp_path_factory):
    """The same, where bots wait for somebody who can take an answer back."""
    yield from running(tmp_path_factory.mktemp("store") / "games.sqlite", grace=GRACE, clock=0.05)


@pytest.fixture(scope="session")
def slow_address(slow_store):
    """The same, with clocks that a person can follow."""
    yield from running(slow_store, grace=0, clock=1.0)


def running(store, grace, clock):
    """Run a server; its address."""
    import quarterdeck

    static = Path(quarterdeck.__file__).parent / "server" / "static" / "index.html"
    if not static.exists():
        lacking("the client, built by `make browser`")
    command = [sys.executable, str(HERE / "serve.py"), str(store), str(grace), str(clock)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        yield process.stdout.readline().strip()
        process.terminate()
        process.wait(timeout=10)


@pytest.fixture(scope="session")
def browser():
    """Chromium, without a window."""
    with playwright.sync_playwright() as tool:
        own = Path(tool.chromium.executable_path)
        found = next((path for name in BROWSERS if (path := shutil.which(name))), own if own.exists() else None)
        if found is None:
            lacking("Chromium on this machine: Debian's package chromium-headless-shell")
        shown = tool.chromium.launch(executable_path=found, args=FLAGS)
        yield shown
        shown.close()


UNSEEN = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.opacity = 0; })"


@pytest.fixture(scope="session")
def berths():
    """Pages that wait, empty, for the next test: a new one takes as long as all that many a test does."""
    return defaultdict(list)


@pytest.fixture
def people(browser, berths):
    """Opens pages at an address; what they complain of fails the test. A test that alters its browser gets its `own`.

    Nothing is painted but for pictures and where a test asks for it: where things lie, what covers them and what a
    click meets are the same without, at half the cost.
    """
    from browser.sailor import Sailor

    crew = []

    def sailor(
        address,
        lang="en",
        width=1440,
        height=900,
        *,
        dark=False,
        speed="0",
        reduced=True,
        ask="always",
        keeps=False,
        painted=False,
        sound=False,
        own=False,
    ):
        kind = (lang, speed, ask, painted, sound)
        idle = [] if own or keeps else berths[kind]
        page = idle.pop() if idle else new_page(browser, *kind, keeps=keeps)
        page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
        one = Sailor(page, address)
        one.look(width, height, dark=dark)
        crew.append((one, None if own or keeps else kind))
        return one

    yield sailor
    complaints = [error for one, _ in crew for error in one.errors]
    for one, kind in crew:
        if kind is None or complaints or one.page.is_closed():
            one.page.context.close()
        else:
            one.go()
            berths[kind].append(one.page)
    assert [] == complaints


def new_page(browser, lang, speed, ask, painted, sound, *, keeps):
    """A page in a browser of its own."""
    context = browser.new_context(
        service_workers="allow" if keeps else "block",  # it would fetch all there is, in every test
        locale="pl-PL" if lang == "pl" else "en-GB",
    )
    context.add_init_script("crypto.getRandomValues = (numbers) => numbers.fill(7)")  # the same nonces again
    for name, value in (("language", lang), ("speed", speed), ("ask", ask), *[("sound", "off")] * (not sound)):
        context.add_init_script(f"localStorage['quarterdeck.{name}'] ??= '{value}'")  # until the test chooses
    if not painted:
        context.add_init_script(UNSEEN)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


@pytest.fixture
def board(people, request):
    """Makes sailors: `board(lang="pl", width=390, height=844, dark=True)`, or `board(server="patient_address")`."""

    def sailor(*how, server="address", **more):
        return people(request.getfixturevalue(server), *how, **more)

    return sailor


@pytest.fixture
def harbour(tmp_path):
    """A server whose clock the test moves, and its time."""
    from server.harness import Here, ManualTime, settings

    time = ManualTime()
    with Here(settings(tmp_path / "store.sqlite", iterations=2), time) as server:
        yield server, time


@pytest.fixture
def crew(people, harbour):
    """Makes sailors at that server."""

    def sailor(*how, **more):
        return people(f"http://{harbour[0].address}", *how, **more)

    return sailor


@pytest.fixture(scope="session")
def pocket_address():
    """The address of the built pocket, on a server that knows nothing but files; its bots do not make people wait."""
    yield from filed(POCKET)


@pytest.fixture(scope="session")
def pondering_address():
    """The same, where the strongest bots think until somebody interrupts them."""
    yield from filed(POCKET, iterations=0, think={"captain": 600, "legend": 600})


@pytest.fixture(scope="session")
def calm_address():
    """The same, where the memory of Python is kept at once."""
    yield from filed(POCKET, calm=0)


def filed(folder, calm=3_600_000, **more):
    """Serve a built pocket whose games are the same again; its address."""
    from quarterdeck.cli.pocket import files_at

    if not (folder / "index.html").exists():
        lacking("the pocket, built by `make pocket`")
    page = (folder / "index.html").read_text("utf-8")
    quick = {"bot_pause": 0, "bot_grace": 0, "bot_reply": 0, "even": 0, "clock": 0.05, "people_first": True}
    (told,) = re.findall(r'name="pocket" content="([^"]*)"', page)
    setup = json.loads(unescape(told))
    setup |= {"calm": calm, "settings": quick | {"seed": 7, "iterations": 20} | more}
    page = re.sub(r'(name="pocket" content=")[^"]*', lambda found: found[1] + escape(json.dumps(setup)), page)
    with files_at(folder, page=page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
