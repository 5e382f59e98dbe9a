"""Component data: a game's `data.toml`, read once at import."""

import tomllib
from pathlib import Path
from typing import Any


def load(game: str) -> dict[str, Any]:
    """All records of a game's data file."""
    with (Path(__file__).parent / game / "data.toml").open("rb") as file:
        return tomllib.load(file)
