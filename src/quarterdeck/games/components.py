"""Component data: a game's `data.toml`, read once at import, and where each of its values comes from."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PROVENANCES = ("rulebook", "public", "reconstructed")
TOLD_APART = {"id", "provenance", "source", "note"}


@dataclass(frozen=True)
class Record:
    """A component with its provenance; single fields may have one of their own."""

    table: str
    id: str
    names: dict[str, str]
    provenance: str
    parts: dict[str, str]  # field to provenance, where it differs
    source: str
    values: str


def load(game: str) -> dict[str, Any]:
    """All records of the data file of a game: a folder of this package, or a package of its own."""
    here = Path(__file__).parent / game
    spec = None if here.is_dir() else find_spec(game)
    home = here if spec is None or spec.origin is None else Path(spec.origin).parent
    with (home / "data.toml").open("rb") as file:
        return tomllib.load(file)


def records(data: dict[str, Any]) -> Iterator[Record]:
    """Every component of a data file in reading order."""
    for table, value in data.items():
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, dict):
                yield record(table, entry)


def record(table: str, entry: dict[str, Any]) -> Record:
    """One component; what a record does not say of itself counts as reconstructed."""
    parts = {name.removesuffix("_provenance"): kind for name, kind in entry.items() if name.endswith("_provenance")}
    names = {name.removeprefix("name_"): text for name, text in entry.items() if name in {"name_en", "name_pl"}}
    values = ", ".join(
        f"{name} {text}"
        for name, text in entry.items()
        if name not in TOLD_APART and not name.startswith("name_") and not name.endswith(("_provenance", "_source"))
    )
    return Record(
        table,
        str(entry.get("id", table)),
        names,
        entry.get("provenance", "reconstructed"),
        parts,
        str(entry.get("source", "")),
        values,
    )
