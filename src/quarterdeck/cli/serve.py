"""`quarterdeck serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from quarterdeck.cli.common import Lang

Config = Annotated[Path | None, typer.Option(help="file of settings (TOML); see docs/settings.md")]
Data = Annotated[str | None, typer.Option(help="SQLite file or PostgreSQL URL; a file of your own by default")]
Set = Annotated[list[str] | None, typer.Option("--set", help="name=value: any setting; may be given several times")]


def serve(
    host: Annotated[str | None, typer.Option(help="address to listen on; 0.0.0.0 lets your network in")] = None,
    port: Annotated[int | None, typer.Option(help="port to listen on; 0 takes a free one; 8017 by default")] = None,
    data: Data = None,
    public: Annotated[str | None, typer.Option(help="address that players type, for invitations")] = None,
    thinkers: Annotated[str | None, typer.Option(help="Ray cluster that thinks for bots, as ray://head:10001")] = None,
    config: Config = None,
    settings: Set = None,
    browser: Annotated[bool, typer.Option(help="open the browser")] = False,
    lang: Lang = "en",
) -> None:
    """Start the server; with --browser the start page opens by itself."""
    from quarterdeck.server.__main__ import serve as run  # the other commands do without the server's libraries
    from quarterdeck.server.configuration import read_flags, read_settings

    flags = {"host": host, "port": port, "store": data, "public": public, "thinkers": thinkers}
    run(
        read_settings(read_flags(settings) | {k: v for k, v in flags.items() if v is not None}, config),
        open_browser=browser,
        lang=lang,
    )
