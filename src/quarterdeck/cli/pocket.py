"""`quarterdeck pocket`: serves the folder that `make pocket` has built, and opens it."""

import threading
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Annotated, Any

import typer

from quarterdeck.cli.common import Lang
from quarterdeck.core.errors import CannotServe

FOR_EVER = "public, max-age=31536000, immutable"
FIXED = ("/assets/", "/python/")  # folders whose files never change under their names


class Files(SimpleHTTPRequestHandler):
    """Static files; what is no file is the page, which knows what to show."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".pack": "application/octet-stream",
        ".webmanifest": "application/manifest+json",
    }

    def __init__(self, *how: Any, page: str, **more: Any) -> None:
        self._page = page.replace('="./', '="/').encode()
        super().__init__(*how, **more)

    def do_GET(self) -> None:
        """Send a file, or the page."""
        name = self.path.partition("?")[0].rpartition("/")[2]
        if "." in name and name != "index.html":
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-length", str(len(self._page)))
        self.end_headers()
        self.wfile.write(self._page)

    def end_headers(self) -> None:
        """Say how long a file may be kept."""
        self.send_header("cache-control", FOR_EVER if self.path.startswith(FIXED) else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's own name
        """Say nothing of every file."""


def files_at(folder: Path, host: str = "127.0.0.1", port: int = 0, page: str = "") -> ThreadingHTTPServer:
    """A server of static files that listens, and does not answer yet; with another page than the folder's, if given."""
    if not (folder / "index.html").is_file():
        raise CannotServe(f"expected a built pocket in {folder}; found none: `make pocket` builds one")
    page = page or (folder / "index.html").read_text("utf-8")
    try:
        return ThreadingHTTPServer((host, port), partial(Files, directory=str(folder), page=page))
    except OSError as error:
        raise CannotServe(f"expected a free port {port} at {host}; found {error.strerror}") from None


def pocket(
    folder: Annotated[Path, typer.Argument(help="the folder that `make pocket` has built")] = Path("build/pocket"),
    host: Annotated[str, typer.Option(help="address to listen on; 0.0.0.0 lets your network in")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="port to listen on; 0 takes a free one")] = 8018,
    browser: Annotated[bool, typer.Option(help="open the browser")] = True,
    lang: Lang = "en",  # noqa: ARG001 - help and errors are told in it
) -> None:
    """Play without a server: serve the static files of a pocket, and open them."""
    with files_at(folder, host, port) as server:
        address = f"http://{host if host != '0.0.0.0' else '127.0.0.1'}:{server.server_address[1]}/"  # noqa: S104 - compared
        print(address, flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
        server.serve_forever()
