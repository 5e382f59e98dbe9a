"""`quarterdeck serve`: the table in the browser."""

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="port to listen on; 0 takes a free one")] = 8017,
    data: Annotated[str, typer.Option(help="SQLite file or PostgreSQL URL; a file of your own by default")] = "",
    browser: Annotated[bool, typer.Option(help="open the browser")] = False,
) -> None:
    """Start the server; with --browser the start page opens by itself."""
    from quarterdeck.server.__main__ import serve as run  # the other commands do without the server's libraries

    run(host, port, data, browser)
