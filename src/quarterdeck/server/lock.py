"""One server at a time on one SQLite file. The lock is the system's: it goes with the process, however that ends."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from quarterdeck.core.errors import CannotServe

if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> None:
        """Lock the file, or raise an OSError."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take(file: int) -> None:
        """Lock the file, or raise an OSError."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Holds an SQLite file for this process; a `CannotServe` if another one does."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite" or place.database in {None, "", ":memory:"}:
        yield
        return
    path = Path(f"{place.database}.lock")
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotServe(
            f"expected a folder for the store that can be written; found {path.parent}: {error.strerror}"
        ) from None
    try:
        try:
            take(file)
        except OSError:
            holder = os.read(file, 20).decode(errors="replace").strip() or "unknown"
            raise CannotServe(
                f"expected a store of our own; found {place.database} in use by another Quarterdeck, "
                f"process {holder}. Two servers on one file would part: end the other one, or name another store"
            ) from None
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        yield
    finally:
        os.close(file)
