"""Backup while people play, restore into an empty place, and what is no backup."""

import os
import shutil
import sqlite3
from pathlib import Path

import pytest

import quarterdeck as qd
from quarterdeck.core.errors import BadFile, CannotServe
from quarterdeck.server.backup import backup, restore
from quarterdeck.server.settings import store_url
from server.harness import Guest, Here, Process, play_on, settings

PROGRAMS = [*map(str, Path("/usr/lib/postgresql").glob("*/bin"))]


async def test_a_backup_made_during_a_game_goes_on_from_there(tmp_path):
    store, copy, other = tmp_path / "store.sqlite", tmp_path / "copy.sqlite", tmp_path / "other.sqlite"
    with Process(store) as server:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "Bob", "Cyd")
            wire = await (await guest.sit(table)).greeted(3)
            await play_on({0: wire, 1: wire, 2: wire}, 3)
            step = wire.states[0]["step"]
            backup(store_url(str(store)), copy)
            await play_on({0: wire, 1: wire, 2: wire}, 2)
            cookies = guest.http.cookies
        with pytest.raises(CannotServe, match="in use"):
            restore(store_url(str(store)), copy)
    assert None is restore(store_url(str(other)), copy)
    with Here(settings(other)) as server:
        async with Guest(server.address) as guest:
            guest.http.cookies = cookies
            wire = await (await guest.sit(table)).greeted(3)
            assert step == wire.states[0]["step"]
            await play_on({0: wire, 1: wire, 2: wire})
            assert qd.Match.from_record(await guest.get(f"/api/tables/{table}/record"), verify=True).over


async def test_a_restored_store_stands_beside_the_one_before(tmp_path):
    store, copy = tmp_path / "store.sqlite", tmp_path / "copy.sqlite"
    with Here(settings(store)) as server:
        async with Guest(server.address) as guest:
            first = await guest.open("me", "Bob", "Cyd")
            backup(store_url(str(store)), copy)
            await guest.open("me", "Bob", "Cyd")
    kept = restore(store_url(str(store)), copy)
    assert [first] == ids(store)
    assert 2 == len(ids(kept))
    store.write_bytes(b"wet " * 5000)
    assert kept == restore(store_url(str(store)), copy), "a damaged store can be replaced"
    assert [first] == ids(store)


def ids(store):
    with sqlite3.connect(store) as looked:
        found = [row[0] for row in looked.execute("SELECT id FROM tables ORDER BY created")]
    looked.close()
    return found


def test_what_is_no_backup_is_refused(tmp_path):
    url, copy = store_url(str(tmp_path / "store.sqlite")), tmp_path / "copy"
    with pytest.raises(BadFile, match="expected a store"):
        backup(url, copy)
    with pytest.raises(BadFile, match="expected a backup"):
        restore(url, copy)
    copy.write_text("no store at all, however long it may be " * 100)
    with pytest.raises(BadFile, match="expected a whole store"):
        restore(url, copy)
    with pytest.raises(BadFile, match="which exists"):
        backup(url, copy)
    with pytest.raises(BadFile, match="does not exist"):
        backup(url, tmp_path / "nowhere" / "copy")
    with sqlite3.connect(tmp_path / "foreign") as foreign:
        foreign.execute("CREATE TABLE other (id INTEGER)")
    foreign.close()
    with pytest.raises(BadFile, match="expected a whole store"):
        restore(url, tmp_path / "foreign")


async def test_postgresql_is_copied_and_restored_by_its_own_programs(postgresql, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", ":".join([*PROGRAMS, os.environ["PATH"]]))
    if not shutil.which("pg_dump"):
        pytest.skip("PostgreSQL's programs are not on this machine")
    url, copy = store_url(postgresql), tmp_path / "copy"
    with Here(settings(postgresql)) as server:
        async with Guest(server.address) as guest:
            first = await guest.open("me", "Bob", "Cyd")
            backup(url, copy)
            second = await guest.open("me", "Bob", "Cyd")
    restore(url, copy)
    with Here(settings(postgresql)) as server:
        async with Guest(server.address) as guest:
            await guest.get(f"/api/tables/{first}")
            await guest.get(f"/api/tables/{second}", 404)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotServe, match="expected PostgreSQL's program pg_dump"):
        backup(url, tmp_path / "another")
