"""`python -m quarterdeck.server`: serves tables on this machine."""

import argparse
import asyncio
import logging
import socket
import threading
import webbrowser

import uvicorn

from quarterdeck.server.app import create_app
from quarterdeck.server.settings import Settings

logger = logging.getLogger(__name__)


def serve(
    host: str = "127.0.0.1", port: int = 8000, data: str = "", open_browser: bool = False, seed: int | None = None
) -> None:
    """Serve until interrupted; `data` is the path of an SQLite file or the URL of a PostgreSQL database."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if seed is not None:
        logger.warning("dealing by seed %d, which is for tests alone: whoever knows it knows every card", seed)
    settings = Settings(store=data, seed=seed)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws_max_size=settings.message_size * 4,
        timeout_graceful_shutdown=3,
    )
    listener = bound(host, port)
    address = f"http://{host}:{listener.getsockname()[1]}/"
    print(address, flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    asyncio.run(uvicorn.Server(config).serve([listener]))


def bound(host: str, port: int) -> socket.socket:
    """A listening socket that sends small messages at once; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # inherited by accepted sockets
    listener.bind((host, port))
    listener.listen(128)  # who calls before the server is ready waits instead of failing
    return listener


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m quarterdeck.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", default="")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--seed", type=int, help="deal by a seed: for tests alone, as a fair dealer needs a secret")
    given = parser.parse_args()
    serve(given.host, given.port, given.data, given.open, given.seed)


if __name__ == "__main__":
    main()
