"""What prevents a server from starting, in plain words: who hosts it can mend it and needs no traceback."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from alembic.util.exc import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from quarterdeck.core.errors import CannotServe

UNREACHABLE: tuple[type[Exception], ...] = (SQLAlchemyError, OSError)  # what a database raises that does not answer
try:
    import asyncpg
except ModuleNotFoundError:  # the extra `postgres` is not installed
    pass
else:
    UNREACHABLE += (asyncpg.PostgresError, asyncpg.InterfaceError)  # while a connection is being made

DAMAGED = ("not a database", "malformed", "file is encrypted")


@contextmanager
def opening(url: str) -> Iterator[None]:
    """Turns what goes wrong while a store is opened into a `CannotServe`."""
    try:
        place = make_url(url)
        shown = place.render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        raise CannotServe(
            "expected the path of an SQLite file or the URL of a PostgreSQL database; found something else as the store"
        ) from None
    shown = place.database or shown if place.get_backend_name() == "sqlite" else shown
    try:
        yield
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise CannotServe(
            f"expected a driver for {shown}; found none ({error}). For PostgreSQL: pip install 'quarterdeck[postgres]'"
        ) from None
    except CommandError as error:
        if "Can't locate revision" not in str(error):
            raise CannotServe(f"expected a store that can be brought up to date; found {shown}: {error}") from None
        raise CannotServe(
            f"expected a store of this version or an older one; found {shown}, written by a newer Quarterdeck"
        ) from None
    except (OSError, SQLAlchemyError) as error:
        raise CannotServe(store_trouble(shown, error)) from None
    except Exception as error:
        if type(error).__module__.split(".")[0] != "asyncpg":
            raise
        raise CannotServe(store_trouble(shown, error)) from None


def store_trouble(shown: str, error: Exception) -> str:
    """What is wrong with a store."""
    said = " ".join(str(getattr(error, "orig", None) or error).split()) or type(error).__name__
    if any(word in said for word in DAMAGED):
        return (
            f"expected an SQLite file; found {shown}, damaged or of another kind ({said}). "
            "`quarterdeck restore` puts a backup in its place"
        )
    if "unable to open" in said or "readonly" in said:
        return f"expected a file in a folder that exists and can be written; found {shown} ({said})"
    if "disk is full" in said or getattr(error, "errno", None) == errno.ENOSPC:
        return f"expected room on the disk for {shown}; found none"
    return f"expected a database that answers at {shown}; found: {said}"


def listening(host: str, port: int, error: OSError) -> CannotServe:
    """Why an address cannot be listened on."""
    if error.errno == errno.EADDRINUSE:
        return CannotServe(
            f"expected a free port; found {port} in use on {host}. "
            "Another Quarterdeck may run already; --port 0 takes a free one"
        )
    if error.errno == errno.EACCES:
        return CannotServe(f"expected a port that this user may open; found {port}. Ports below 1024 are the system's")
    return CannotServe(f"expected an address of this machine; found {host} port {port}: {error.strerror or error}")
