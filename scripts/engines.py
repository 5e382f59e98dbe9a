"""Three browser engines behind one small interface: Chromium, Firefox by WebDriver BiDi, WebKit by WebDriver.

Firefox and WebKit are Debian's (`firefox-esr`; `webkit2gtk-driver` with `xvfb`), since no other build can be had
everywhere. An engine that is not there says so (`Missing`), so that whoever asked can go on without it.
"""

import base64
import itertools
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from contextlib import ExitStack
from pathlib import Path
from typing import Any

WIDE, HIGH = 1366, 768
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 60.0  # seconds for an engine to begin, or for one answer of it


class Missing(Exception):
    """An engine that this machine does not have."""


class Engine(ABC):
    """A browser with one window."""

    def __init__(self) -> None:
        self.stack = ExitStack()  # what is ended with it

    @abstractmethod
    def open(self, url: str) -> None:
        """Go to a page and wait until it is loaded."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """The value, as JSON knows it, that an asynchronous function with this body returns in the page."""

    @abstractmethod
    def picture(self, file: Path) -> None:
        """Keep what the window shows."""

    def close(self) -> None:
        """End the browser and whatever it needed."""
        self.stack.close()

    def begin(self, *command: str, **more: Any) -> "subprocess.Popen[str]":
        """Start a program that ends with the engine."""
        child = subprocess.Popen(command, text=True, **more)
        self.stack.callback(child.wait)
        self.stack.callback(child.terminate)
        return child

    def folder(self) -> str:
        """A folder that goes with the engine."""
        return self.stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))


class Chromium(Engine):
    """Chromium by Playwright."""

    def __init__(self) -> None:
        super().__init__()
        from playwright.sync_api import sync_playwright

        found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
        if found is None:
            raise Missing("chromium is not installed (apt-get install chromium)")
        player = self.stack.enter_context(sync_playwright())
        browser = player.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        self.stack.callback(browser.close)
        self.page = browser.new_page(viewport={"width": WIDE, "height": HIGH})

    def open(self, url: str) -> None:
        """Go to a page and wait until it is loaded."""
        self.page.goto(url)

    def run(self, script: str) -> Any:
        """The value of an asynchronous function with this body."""
        return self.page.evaluate(f"async () => {{ {script} }}")

    def picture(self, file: Path) -> None:
        """Keep what the window shows."""
        self.page.screenshot(path=file)


class Firefox(Engine):
    """Firefox by WebDriver BiDi, without a driver in between."""

    def __init__(self) -> None:
        super().__init__()
        from websockets.sync.client import connect

        if shutil.which("firefox-esr") is None:
            raise Missing("firefox-esr is not installed (apt-get install firefox-esr)")
        home, port = self.folder(), free_port()
        args = ["--headless", "--no-remote", "--profile", home, "--remote-debugging-port", str(port)]
        self.begin("firefox-esr", *args, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(port)
        self.socket = self.stack.enter_context(connect(f"ws://127.0.0.1:{port}/session", max_size=None))
        self.numbers = itertools.count(1)
        self.ask("session.new", capabilities={})
        self.window = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.setViewport", context=self.window, viewport={"width": WIDE, "height": HIGH})

    def ask(self, method: str, **params: Any) -> Any:
        """Send a command and wait for its answer."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self.socket.recv(timeout=PATIENCE))
            if told.get("id") == number:
                if told["type"] == "error":
                    raise RuntimeError(f"{method}: {told['error']}: {told['message']}")
                return told["result"]

    def open(self, url: str) -> None:
        """Go to a page and wait until it is loaded."""
        self.ask("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def run(self, script: str) -> Any:
        """The value of an asynchronous function with this body."""
        body = f"(async () => JSON.stringify((await (async () => {{ {script} }})()) ?? null))()"
        target = {"context": self.window}
        told = self.ask("script.evaluate", expression=body, target=target, awaitPromise=True)
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    def picture(self, file: Path) -> None:
        """Keep what the window shows."""
        file.write_bytes(base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.window)["data"]))


class WebKit(Engine):
    """WebKit by WebDriver, in a window of a virtual screen."""

    def __init__(self) -> None:
        super().__init__()
        for program, package in (("WebKitWebDriver", "webkit2gtk-driver"), ("Xvfb", "xvfb")):
            if shutil.which(program) is None:
                raise Missing(f"{program} is not installed (apt-get install {package})")
        screen = f":{90 + os.getpid() % 900}"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.begin("Xvfb", screen, "-screen", "0", f"{WIDE + 34}x{HIGH + 132}x24", **quiet)
        port = free_port()
        plain = dict.fromkeys(("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "WEBKIT_DISABLE_DMABUF_RENDERER"), "1")
        home = {"DISPLAY": screen, "HOME": self.folder(), "LIBGL_ALWAYS_SOFTWARE": "1"}
        self.begin("WebKitWebDriver", f"--port={port}", env=os.environ | plain | home, **quiet)
        wait_for(port)
        self.address = f"http://127.0.0.1:{port}/session"
        made = self.ask("POST", "", {"capabilities": {"alwaysMatch": {"timeouts": {"script": int(PATIENCE * 1000)}}}})
        self.address += f"/{made['sessionId']}"
        self.stack.callback(lambda: self.ask("DELETE", ""))
        self.ask("POST", "/window/rect", {"width": WIDE, "height": HIGH, "x": 0, "y": 0})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Call the driver."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310 - the driver is our own child
            self.address + path, data, {"content-type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:  # noqa: S310 - the same
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.read().decode()}") from None

    def open(self, url: str) -> None:
        """Go to a page and wait until it is loaded."""
        self.ask("POST", "/url", {"url": url})

    def run(self, script: str) -> Any:
        """The value of an asynchronous function with this body."""
        body = f"""const done = arguments[arguments.length - 1];
            (async () => {{ {script} }})().then(done, (fault) => done({{fault: `${{fault}}`}}));"""
        told = self.ask("POST", "/execute/async", {"script": body, "args": []})
        if isinstance(told, dict) and set(told) == {"fault"}:
            raise RuntimeError(told["fault"])
        return told

    def picture(self, file: Path) -> None:
        """Keep what the window shows."""
        file.write_bytes(base64.b64decode(self.ask("GET", "/screenshot")))


ENGINES: dict[str, type[Engine]] = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    """Wait until somebody listens on a port."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"expected somebody on port {port} within {PATIENCE:.0f} s; found nobody")


def file_name(*parts: object) -> str:
    """A name of a picture."""
    return re.sub(r"[^a-z0-9_-]", "-", "-".join(map(str, parts)).lower()) + ".png"
