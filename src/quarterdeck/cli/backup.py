"""`quarterdeck backup` and `quarterdeck restore`: a copy of everything that a server keeps."""

from pathlib import Path
from typing import Annotated

import typer

from quarterdeck.cli.common import Lang, console
from quarterdeck.cli.serve import Config, Data
from quarterdeck.words import words

File = Annotated[Path, typer.Argument(help="file of the backup")]


def backup(file: File, data: Data = None, config: Config = None, lang: Lang = "en") -> None:
    """Copy the store to a file; the server may run meanwhile."""
    from quarterdeck.server.backup import backup as copy  # the other commands do without the server's libraries
    from quarterdeck.server.configuration import read_settings

    copy(read_settings({"store": data}, config).store_url(), file)
    console.print(words(lang).text("backup-made", file=str(file)))


def restore(file: File, data: Data = None, config: Config = None, lang: Lang = "en") -> None:
    """Put a backup in the place of the store; the server must not run."""
    from quarterdeck.server.backup import restore as put_back
    from quarterdeck.server.configuration import read_settings

    kept = put_back(read_settings({"store": data}, config).store_url(), file)
    console.print(words(lang).text("backup-restored", file=str(file)))
    if kept:
        console.print(words(lang).text("backup-before", file=str(kept)))
