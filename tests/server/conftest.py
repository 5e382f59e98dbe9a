"""One server for all tests that need nothing special of it."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from quarterdeck.server import schema
from quarterdeck.server.store import Store
from server.harness import Guest, Here, ManualTime, settings


@pytest.fixture(scope="session")
def harbour(tmp_path_factory):
    """A server with a store of its own."""
    with Here(settings(tmp_path_factory.mktemp("harbour") / "store.sqlite")) as server:
        yield server


@pytest.fixture
async def guest(harbour):
    """A browser at that server."""
    async with Guest(harbour.address) as somebody:
        yield somebody


@pytest.fixture(params=["sqlite", "postgresql"])
def clock(request, tmp_path):
    """A server whose time the test moves, on either store; and its time."""
    where = tmp_path / "store.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgresql")
    time = ManualTime()
    with Here(settings(where), time) as server:
        yield server, time


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request, tmp_path):
    if request.param == "sqlite":
        url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}"
    else:
        url = request.getfixturevalue("postgresql").replace("postgresql://", "postgresql+asyncpg://")
    opened = await Store.open(url)
    async with opened._engine.begin() as connection:
        for table in reversed(schema.METADATA.sorted_tables):
            await connection.execute(table.delete())
    yield opened
    await opened.close()


@pytest.fixture(scope="session")
def postgresql():
    """The URL of a PostgreSQL server of our own, on a socket in a folder of its own."""
    pytest.importorskip("asyncpg", reason="the extra `postgres` is not installed")
    found = [shutil.which("initdb"), *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin/initdb")))]
    if not any(found):
        pytest.skip("PostgreSQL (initdb) is not on this machine")
    programs = Path(next(one for one in found if one)).resolve().parent
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="quarterdeck-pg-"))
    if user:
        shutil.chown(folder, user)
    data = str(folder / "data")

    def call(program, *args):
        command = [programs / program, "-D", data, *args]
        subprocess.run(command, stdout=subprocess.DEVNULL, cwd=folder, check=True, user=user)

    call("initdb", "-A", "trust", "-U", "quarterdeck", "--no-sync")
    options = f"-k {folder} -c listen_addresses='' -c fsync=off"
    call("pg_ctl", "-o", options, "-l", folder / "log", "-w", "start")
    try:
        yield f"postgresql://quarterdeck@/postgres?host={folder}"
    finally:
        call("pg_ctl", "-m", "immediate", "stop")
        shutil.rmtree(folder)
