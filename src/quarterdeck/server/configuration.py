"""Reads the settings: a flag before the environment, the environment before the file, the file before the default."""

import difflib
import logging
import os
import re
import tomllib
import types
from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from quarterdeck.core.errors import BadSetting
from quarterdeck.server.settings import Settings, data_folder

PREFIX = "QUARTERDECK_"
OTHERS = {"CONFIG", "LANG", "OPT", "PURE", "URL"}  # variables that are no settings of the server
FILE = "quarterdeck.toml"
LEVELS = ("debug", "info", "warning", "error")
TRUE, FALSE = {"1", "true", "yes", "on"}, {"0", "false", "no", "off"}

logger = logging.getLogger(__name__)


def read_settings(
    flags: Mapping[str, Any] | None = None, file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings of a server; flags that are None were not given."""
    hints = get_type_hints(Settings)
    names = {field.name for field in fields(Settings)}
    found: dict[str, Any] = {}
    for name, given, where in [
        *from_file(file, environment),
        *from_environment(environment, names),
        *((name, given, "the command line") for name, given in (flags or {}).items() if given is not None),
    ]:
        if name not in names:
            raise BadSetting(f"expected a setting in {where}; found {name!r}{meant(name, names)}")
        found[name] = checked(name, value_of(name, hints[name], given, where), where)
    return Settings(**found)


def read_flags(given: list[str] | None) -> dict[str, str]:
    """Settings of a command line, as `--set rate=5`."""
    found = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetting(f"expected name=value; found {text!r}")
        found[name.strip()] = value.strip()
    return found


# -- where settings stand ----------------------------------------------------------------------------------------------


def from_file(file: Path | None, environment: Mapping[str, str]) -> list[tuple[str, Any, str]]:
    """The settings of the file that is named, else of the one in the data folder if it is there."""
    if file is None and environment.get(f"{PREFIX}CONFIG"):
        file = Path(environment[f"{PREFIX}CONFIG"])
    if file is None:
        file = data_folder() / FILE
        if not file.exists():
            return []
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadSetting(f"expected a readable file of settings; found {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"expected a file of settings in TOML; found {file}: {error}") from None
    return [(name, value, str(file)) for name, value in content.items()]


def from_environment(environment: Mapping[str, str], names: set[str]) -> list[tuple[str, Any, str]]:
    """The settings of the environment; a variable that looks like one of ours and is none is told."""
    found = []
    for variable in sorted(environment):
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or name.upper() in OTHERS:
            continue
        if name in names:
            found.append((name, environment[variable], variable))
        else:
            logger.warning("the variable %s is no setting%s", variable, meant(name, names))
    return found


def meant(name: str, names: set[str]) -> str:
    """What somebody may have meant."""
    near = difflib.get_close_matches(name, names, 1)
    return f"; did you mean {near[0]!r}?" if near else ""


# -- what they are -----------------------------------------------------------------------------------------------------


def value_of(name: str, hint: Any, given: Any, where: str) -> Any:
    """A value as its setting wants it; a variable or flag is text."""
    if get_origin(hint) in {Union, types.UnionType}:
        hint = next(one for one in get_args(hint) if one is not types.NoneType)
    try:
        return READERS[get_origin(hint) or hint](given)
    except (ValueError, TypeError):
        raise BadSetting(f"expected {KINDS[get_origin(hint) or hint]} for {name} in {where}; found {given!r}") from None


def a_bool(given: Any) -> bool:
    """Whether something is so."""
    if isinstance(given, bool):
        return given
    if isinstance(given, str) and given.lower() in TRUE | FALSE:
        return given.lower() in TRUE
    raise ValueError(given)


def an_int(given: Any) -> int:
    """A whole number."""
    if isinstance(given, bool | float):
        raise TypeError(given)
    return int(given)


def a_float(given: Any) -> float:
    """A number."""
    if isinstance(given, bool):
        raise TypeError(given)
    return float(given)


def a_text(given: Any) -> str:
    """A text."""
    if not isinstance(given, str):
        raise TypeError(given)
    return given


def a_path(given: Any) -> Path:
    """A path; `~` is the user's home."""
    return given if isinstance(given, Path) else Path(a_text(given)).expanduser()


def some_floats(given: Any) -> dict[str, float]:
    """Numbers by name."""
    if isinstance(given, str):
        given = dict(part.split("=", 1) for part in given.split(",") if part.strip())
    if not isinstance(given, dict):
        raise TypeError(given)
    return {a_text(name).strip(): a_float(value) for name, value in given.items()}


READERS: dict[Any, Callable[[Any], Any]] = {
    bool: a_bool,
    int: an_int,
    float: a_float,
    str: a_text,
    Path: a_path,
    dict: some_floats,
}

KINDS: dict[Any, str] = {
    bool: "yes or no",
    int: "a whole number",
    float: "a number",
    str: "a text",
    Path: "a path",
    dict: "names with numbers, as captain=1,legend=3",
}


# -- what they may be --------------------------------------------------------------------------------------------------


def checked(name: str, value: Any, where: str) -> Any:
    """The value, if it is a possible one."""
    for number in value.values() if isinstance(value, dict) else [value]:
        if isinstance(number, int | float) and not (number >= 0 and number < float("inf")):
            raise BadSetting(f"expected a number that is not negative for {name} in {where}; found {number}")
    if name in CHECKS:
        expected, is_right = CHECKS[name]
        if not is_right(value):
            raise BadSetting(f"expected {expected} for {name} in {where}; found {value!r}")
    return value


def is_address(value: str) -> bool:
    """Whether it is the address of a site."""
    parts = urlsplit(value)
    return not value or (parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.path in {"", "/"})


def is_cluster(value: str) -> bool:
    """Whether it is the address of a Ray cluster, or none."""
    return not value or value.startswith("ray://")


CHECKS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "port": ("a port from 0 to 65535", lambda value: value <= 65535),
    "host": ("an address without port or spaces", lambda value: bool(re.fullmatch(r"[^\s/]+", value))),
    "public": ("an address such as https://deck.example", is_address),
    "base": ("a path such as /deck", lambda value: not value or bool(re.fullmatch(r"(/[\w.~-]+)+", value))),
    "thinkers": ("the address of a Ray cluster such as ray://head:10001", is_cluster),
    "log_level": (f"one of {', '.join(LEVELS)}", lambda value: value in LEVELS),
}
