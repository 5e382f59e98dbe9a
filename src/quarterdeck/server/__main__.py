"""`python -m quarterdeck.server`: serves tables on this machine."""

import argparse
import asyncio
import gc
import logging
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Literal

import uvicorn
from fastapi import FastAPI

from quarterdeck.core.errors import CannotServe, QuarterdeckError
from quarterdeck.server import address, trouble
from quarterdeck.server.app import create_app
from quarterdeck.server.configuration import read_flags, read_settings
from quarterdeck.server.metrics import write_access_log
from quarterdeck.server.settings import Settings
from quarterdeck.server.wires import CallWire, SocketWire
from quarterdeck.words import words

BACKLOG = 128  # callers who wait to be let in
KEPT = 130  # seconds that an idle wire is kept: longer than proxies keep theirs, or a call meets one that is being cut
TURN = 0.0002  # seconds that a thread of the store may compute while whoever answers everybody waits

logger = logging.getLogger(__name__)


def serve(settings: Settings, *, open_browser: bool = False, lang: str = "en") -> None:
    """Serve until interrupted; a `CannotServe` says in plain words why that is not possible."""
    logging.basicConfig(level=settings.log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if settings.seed is not None:
        logger.warning("dealing by seed %d, which is for tests alone: whoever knows it knows every card", settings.seed)
    try:
        write_access_log(settings.access_log)
    except OSError as error:
        raise CannotServe(f"expected a file for the access log; found {error.filename}: {error.strerror}") from None
    shared = settings.store_url().startswith("postgresql")
    listener = bound(settings.host, settings.port, early=not shared)
    port = listener.getsockname()[1]
    app = create_app(replace(settings, port=port))
    config = wired(app, settings, lifespan="off")  # entered here: trouble is an error, not a traceback in the log
    spare_the_collector()
    sys.setswitchinterval(TURN)
    lines = address.announced(settings, port, words(lang), qr=sys.stdout.isatty())
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop, where it is installed
        runner.run(run(app, uvicorn.Server(config), listener, lines, open_browser=open_browser))


def wired(app: FastAPI, settings: Settings, lifespan: Literal["auto", "off"] = "auto") -> uvicorn.Config:
    """How calls and sockets reach the server."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        lifespan=lifespan,
        forwarded_allow_ips=settings.proxies,
        http=CallWire,
        ws=SocketWire,
        ws_max_size=settings.message_size * 4,
        timeout_keep_alive=KEPT,
        timeout_graceful_shutdown=3,
    )


async def run(
    app: FastAPI, server: uvicorn.Server, listener: socket.socket, lines: list[str], *, open_browser: bool
) -> None:
    """Open the store and the tables, say where they are, and answer until interrupted."""
    async with app.router.lifespan_context(app):
        listener.listen(BACKLOG)
        print(*lines, sep="\n", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[lines[0]], daemon=True).start()
        await server.serve([listener])


def spare_the_collector() -> None:
    """Look for dead circles a little at a time, and never among what is there from the start.

    While Python looks, everybody waits: a millisecond for what is new, a third of a second for what stayed for
    minutes, up to a second for all of a thousand tables. That is seldom worth it, since little of an answer is left
    behind in circles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 2_500, 10)


def bound(host: str, port: int, *, early: bool = True) -> socket.socket:
    """A socket that sends small messages at once; port 0 is any free one.

    With `early` it listens already: who calls before the server is ready waits instead of failing. In a fleet he is not
    to wait, but to fail at once and be sent to another server.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # inherited by accepted sockets
    try:
        listener.bind((host, port))
        if early:
            listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise trouble.listening(host, port, error) from None
    return listener


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m quarterdeck.server")
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    parser.add_argument("--data")
    parser.add_argument("--config", type=Path)
    parser.add_argument("--set", action="append", metavar="NAME=VALUE", help="any setting of docs/settings.md")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--seed", type=int, help="deal by a seed: for tests alone, as a fair dealer needs a secret")
    given = parser.parse_args()
    flags = {"host": given.host, "port": given.port, "store": given.data, "seed": given.seed}
    try:
        serve(read_settings(flags | read_flags(given.set), given.config), open_browser=given.open)
    except QuarterdeckError as error:
        sys.exit(f"quarterdeck: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
