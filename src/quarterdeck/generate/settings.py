"""Writes docs/settings.md from the settings: the remark beside each is its meaning."""

import re
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any

from quarterdeck.server.settings import Settings

TARGET = Path(__file__).parents[3] / "docs" / "settings.md"
SETTING = re.compile(r"^    (\w+): [^#\n]*?# (.+)$", re.MULTILINE)
HEAD = """# Settings

<!-- written by `make types` -->

Each setting may stand in a file, in the environment or on the command line; what comes later in this list wins.

1. A file in TOML, with lines such as `port = 8017`: the one that `--config` or `QUARTERDECK_CONFIG` names, else
   `quarterdeck.toml` in the user's data folder.
2. The environment, in capitals after `QUARTERDECK_`: `QUARTERDECK_PORT=8017`
3. The command line: `quarterdeck serve --set port=8017`. The common ones have flags of their own
   (`quarterdeck serve --help`).

A name that does not exist or a value that cannot be is told in one line, and the server does not start.
A setting of several numbers is a table in TOML and `captain=1,legend=3` elsewhere.

| setting | by default | meaning |
|---|---|---|
"""


def written() -> str:
    """The page."""
    meanings: dict[str, str] = {}
    for one in reversed(Settings.__mro__[:-1]):
        file = Path(__import__(one.__module__, fromlist=["_"]).__file__ or "")
        meanings |= dict(SETTING.findall(file.read_text("utf-8")))
    rows = [f"| `{one.name}` | {default(one)} | {meanings.get(one.name, '')} |" for one in fields(Settings)]
    return HEAD + "\n".join(rows) + "\n"


def default(field: Field[Any]) -> str:
    """A default as a reader would type it."""
    value = field.default_factory() if field.default_factory is not MISSING else field.default
    if isinstance(value, dict):
        return f"`{','.join(f'{name}={number:g}' for name, number in value.items())}`"
    if isinstance(value, Path) or value in {"", None}:
        return ""
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"
