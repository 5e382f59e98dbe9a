"""A real server process and a real browser for the tests of the client."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run"]

GRACE = 3       # seconds

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")


@pytest.fixture(scope="session")
def address(tmp_path_factory):
    """The address of a running server with the built client."""
    yield from running(tmp_path_factory, grace=0)


@pytest.fixture(scope="session")
def patient_address(tmp_path_factory):
    """The same, where bots wait for somebody who can take an answer back."""
    yield from running(tmp_path_factory, grace=GRACE)


def running(tmp_path_factory, grace):
    """Run a server; its address."""
    import quarterdeck

    static = Path(quarterdeck.__file__).parent / "server" / "static" / "index.html"
    if not static.exists():
        pytest.skip("the client is not built: make client")
    store = tmp_path_factory.mktemp("store") / "games.sqlite"
    command = [sys.executable, str(HERE / "serve.py"), str(store), str(grace)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    yield process.stdout.readline().strip()
    process.terminate()
    process.wait(timeout=10)
    process.stdout.close()


@pytest.fixture(scope="session")
def browser():
    """Chromium, without a window."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("expected Chromium on this machine: install Debian's package chromium")
        pytest.skip("no Chromium on this machine")
    with playwright.sync_playwright() as tool:
        shown = tool.chromium.launch(executable_path=found, args=FLAGS)
        yield shown
        shown.close()


@pytest.fixture
def board(browser, request):
    """Makes sailors: `board(lang="pl", width=390, height=844, dark=True)`, or `board(server="patient_address")`."""
    from browser.sailor import Sailor

    opened, crew = [], []

    def sailor(lang="en", width=1440, height=900, *, dark=False, speed="0", reduced=True, server="address"):
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if reduced else "no-preference", locale="pl-PL" if lang == "pl" else "en-GB",
        )
        for name, value in (("language", lang), ("speed", speed)):
            context.add_init_script(f"localStorage.setItem('quarterdeck.{name}', '{value}')")
        opened.append(context)
        crew.append(Sailor(context.new_page(), request.getfixturevalue(server)))
        return crew[-1]

    yield sailor
    complaints = [error for one in crew for error in one.errors]
    for context in opened:
        context.close()
    assert [] == complaints
