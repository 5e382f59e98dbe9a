"""Backup and restore of a store: a whole and consistent copy while the server runs, and the way back."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from quarterdeck.core.errors import BadFile, CannotServe
from quarterdeck.server.lock import alone

PAGES = 256  # copied at once; the server writes between


def backup(url: str, file: Path) -> None:
    """Copy the store to a new file."""
    if file.exists():
        raise BadFile(f"expected a name for a new file; found {file}, which exists")
    if not file.absolute().parent.is_dir():
        raise BadFile(f"expected a folder for the backup; found {file.absolute().parent}, which does not exist")
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        call_postgresql("pg_dump", place, "--format=custom", "--no-owner", f"--file={file}")
        return
    source = Path(str(place.database))
    if not source.is_file():
        raise BadFile(f"expected a store; found nothing at {source}")
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(unfinished)) as new:
            old.backup(new, pages=PAGES)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, without a companion
        check(unfinished)
        flush(unfinished)
        unfinished.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise BadFile(f"expected a store that can be copied to {file}; found: {error}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def restore(url: str, file: Path) -> Path | None:
    """Put a backup in the place of the store, while no server runs; where the old store is kept, if there was one."""
    if not file.is_file():
        raise BadFile(f"expected a backup; found nothing at {file}")
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        call_postgresql("pg_restore", place, "--clean", "--if-exists", "--no-owner", "--single-transaction", str(file))
        return None
    target = Path(str(place.database))
    with alone(url):
        check(file)
        fresh = target.with_name(f"{target.name}.unfinished")
        kept = target.with_name(f"{target.name}.before")
        try:
            shutil.copyfile(file, fresh)
            flush(fresh)
            existed = target.exists()
            if existed:
                settle(target)
                target.replace(kept)
            fresh.replace(target)
        except OSError as error:
            raise BadFile(f"expected room for the store at {target}; found: {error.strerror}") from None
    return kept if existed else None


def check(file: Path) -> None:
    """Whether a file is a whole store."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
            (found,) = store.execute("PRAGMA integrity_check(1)").fetchone()
            store.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        found = str(error)
    if found != "ok":
        raise BadFile(f"expected a whole store of Quarterdeck; found {file}: {found}")


def settle(store: Path) -> None:
    """Bring what stands beside an SQLite file into it, so that it can be moved."""
    try:
        with closing(sqlite3.connect(store)) as old:
            old.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error:  # damaged, which is why somebody restores: moved as it is
        for companion in ("-wal", "-shm"):
            store.with_name(store.name + companion).unlink(missing_ok=True)


def flush(file: Path) -> None:
    """Let the disk have a file, not only its cache."""
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def call_postgresql(program: str, place: URL, *args: str) -> None:
    """Let PostgreSQL's own program do it; the password is not shown among the processes."""
    url = place.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    env = os.environ | ({"PGPASSWORD": str(place.password)} if place.password else {})
    try:
        done = subprocess.run([program, f"--dbname={url}", *args], capture_output=True, text=True, env=env, check=False)
    except FileNotFoundError:
        raise CannotServe(f"expected PostgreSQL's program {program} on this machine; found none") from None
    if done.returncode:
        raise CannotServe(f"expected {program} to succeed; found: {' '.join(done.stderr.split())}")
