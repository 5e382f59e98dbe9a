"""A server that cannot start says why in one line; real processes, as whoever hosts it sees them."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import create_async_engine

from quarterdeck.server.__main__ import bound
from quarterdeck.server.address import announced, is_local
from quarterdeck.server.fleet import LOCK
from quarterdeck.server.settings import Settings, store_url
from quarterdeck.words import words
from server.harness import Process

ROOT = Path(__file__).parents[2]


def start(*args, **env):
    """A server that does not come up: its exit code and what it says."""
    paths = os.pathsep.join([str(ROOT / "src"), *sys.path])
    done = subprocess.run(
        [sys.executable, "-m", "quarterdeck", "serve", *map(str, args)],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": paths} | env,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr.strip().splitlines()


def test_a_port_in_use_is_said(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = start("--port", port, "--data", tmp_path / "store.sqlite")
    assert (2, 1) == (code, len(said))
    assert f"found {port} in use" in said[0]


def test_who_calls_too_early_waits_but_in_a_fleet_goes_elsewhere():
    with bound("127.0.0.1", 0) as alone, socket.create_connection(alone.getsockname()):
        pass
    with bound("127.0.0.1", 0, early=False) as one, pytest.raises(ConnectionRefusedError):
        socket.create_connection(one.getsockname())


def test_an_address_of_another_machine_is_said(tmp_path):
    code, said = start("--port", 0, "--host", "192.0.2.7", "--data", tmp_path / "store.sqlite")
    assert (2, 1) == (code, len(said))
    assert "expected an address of this machine" in said[0]


def test_a_missing_folder_is_said(tmp_path):
    code, said = start("--port", 0, "--data", tmp_path / "nowhere" / "store.sqlite")
    assert (2, 1) == (code, len(said))
    assert "No such file or directory" in said[0]


def test_a_damaged_file_is_said(tmp_path):
    store = tmp_path / "store.sqlite"
    store.write_text("the ship's log, wet " * 400)
    code, said = start("--port", 0, "--data", store)
    assert (2, 1) == (code, len(said))
    assert "damaged or of another kind" in said[0]


def test_a_store_of_a_newer_version_is_said(tmp_path):
    store = tmp_path / "store.sqlite"
    with sqlite3.connect(store) as future:
        future.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        future.execute("INSERT INTO alembic_version VALUES ('9999')")
    future.close()
    code, said = start("--port", 0, "--data", store)
    assert (2, 1) == (code, len(said))
    assert "written by a newer Quarterdeck" in said[0]


def test_a_database_that_does_not_answer_is_said_without_its_password():
    pytest.importorskip("asyncpg")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    code, said = start("--port", 0, "--data", f"postgresql://deck:secret@127.0.0.1:{port}/deck")
    assert (2, 1) == (code, len(said))
    assert "expected a database that answers" in said[0]
    assert "secret" not in said[0]


def test_a_database_that_does_not_exist_is_said(postgresql):
    code, said = start("--port", 0, "--data", postgresql.replace("/postgres?", "/atlantis?"))
    assert (2, 1) == (code, len(said))
    assert "atlantis" in said[0]


def test_a_missing_driver_is_said():
    code, said = start("--port", 0, "--data", "mysql://deck@127.0.0.1/deck")
    assert (2, 1) == (code, len(said))
    assert "expected a driver" in said[0]


def test_a_wrong_setting_is_said(tmp_path):
    assert (2, ["quarterdeck: expected a setting in the command line; found 'bust'; did you mean 'burst'?"]) == start(
        "--set", "bust=1"
    )


def test_a_second_server_on_one_file_says_so_and_the_lock_goes_with_its_holder(tmp_path):
    store = tmp_path / "store.sqlite"
    with Process(store) as first:
        code, said = start("--port", 0, "--data", store)
        assert (2, 1) == (code, len(said))
        assert f"in use by another Quarterdeck, process {first._process.pid}" in said[0]
        os.kill(first._process.pid, signal.SIGKILL)
        first._process.wait()
        with Process(store) as second:
            assert second.address


async def test_a_server_on_a_database_that_is_not_to_be_shared_says_so(postgresql):
    """An older version held this lock alone; those that share a database share it."""
    engine = create_async_engine(store_url(postgresql))
    async with engine.connect() as older:
        await older.execute(select(func.pg_advisory_lock(LOCK)))
        code, said = await asyncio.to_thread(start, "--port", 0, "--data", postgresql)
        assert (2, 1) == (code, len(said))
        assert "in use by an older Quarterdeck" in said[0]
    await engine.dispose()


def test_others_are_told_where_they_come_in():
    english = words("en")
    only_here = announced(Settings(), 8017, english, qr=True)
    assert ["http://127.0.0.1:8017/", english.text("serve-only-here")] == only_here
    public = announced(Settings(public="https://deck.example"), 8017, english, qr=True)
    assert "http://127.0.0.1:8017/" == public[0]
    assert "https://deck.example/" in public[1]
    assert "█" in public[2]
    bare = announced(Settings(host="203.0.113.5"), 80, english, qr=False)
    assert ["http://203.0.113.5:80/", english.text("serve-invitation", address="http://203.0.113.5:80/")] == bare
    assert [True, True, True, False] == [is_local(host) for host in ("localhost", "127.0.0.2", "[::1]", "10.0.0.1")]
