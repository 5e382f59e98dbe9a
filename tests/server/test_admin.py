"""Looking after a running server: a real process, and the command that its host types."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import websockets

from quarterdeck.server.bans import Bans
from quarterdeck.server.store import Store
from server.harness import Guest, Here, caller, play_on, settings
from server.test_limits import code
from server.test_retention import counts

ROOT = Path(__file__).parents[2]


@pytest.fixture
def deck(tmp_path):
    with Here(settings(tmp_path / "store.sqlite")) as server:
        yield server, tmp_path / "store.sqlite"


def admin(deck, *args, code=0):
    """What the command says."""
    server, store = deck
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path]), "COLUMNS": "200"}
    command = [sys.executable, "-m", "quarterdeck", "admin", *args]
    options = ["--data", str(store), "--server", f"http://{server.address}"]
    done = subprocess.run([*command, *options], capture_output=True, text=True, env=env, check=False)
    assert code == done.returncode, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout or done.stderr


async def test_tables_are_listed_and_one_is_closed_with_everybody_sent_away(deck):
    async with Guest(deck[0].address) as guest:
        table, other = await guest.open("me", "Bob", "Cyd"), await guest.open("me", "open", "open")
        wire = await (await guest.sit(table)).greeted(3)
        await play_on({0: wire, 1: wire, 2: wire}, 1)
        listed = {one["id"]: one for one in json.loads(admin(deck, "tables", "--json"))}
        assert {table, other} == set(listed)
        assert ["", "Bob", "Cyd"] == [seat["name"] for seat in listed[table]["seats"]]
        assert table in admin(deck, "tables")
        admin(deck, "close", table)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await wire.until("nothing")
        assert 4404 == code(closed)
        await guest.get(f"/api/tables/{table}", 404)
        await guest.get(f"/api/tables/{other}")
        assert {0} == set(counts(deck[1], table).values())
        assert "error-no_table" in admin(deck, "close", table, code=2)


async def test_a_person_is_banned_and_let_in_again(deck):
    async with Guest(deck[0].address) as eve, Guest(deck[0].address) as ann:
        await eve.http.put("/api/me", json={"name": "Eve"})
        (person,) = [one["id"] for one in json.loads(admin(deck, "people", "--json")) if one["name"] == "Eve"]
        table = await ann.open("me", "Bob", "Cyd")
        admin(deck, "ban", person, "--reason", "rude")
        assert "error-banned" == (await eve.get("/api/me", 403))["error"]["id"]
        wire = await eve.sit(table)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await wire.hear()
        assert 4403 == code(closed)
        await ann.get("/api/me")
        assert "rude" in admin(deck, "bans")
        admin(deck, "unban", person)
        await eve.get("/api/me")


async def test_an_address_or_a_network_is_banned(deck):
    async with Guest(deck[0].address) as guest:
        admin(deck, "ban", "203.0.113.0/24")
        for address, status in (("203.0.113.9", 403), ("203.0.114.9", 200)):
            answer = await guest.http.get("/api/me", headers={"x-forwarded-for": address})
            assert status == answer.status_code
        assert 200 == (await guest.http.get("/api/health", headers={"x-forwarded-for": "203.0.113.9"})).status_code


async def test_bans_outlive_the_server(tmp_path):
    kept = await Store.open(settings(tmp_path / "store.sqlite").store_url())
    await Bans(kept).add("2001:db8::1", "")
    await kept.close()
    with Here(settings(tmp_path / "store.sqlite")) as server:
        async with caller(server.address) as eve:
            assert 403 == (await eve.get("/api/me", headers={"x-forwarded-for": "2001:db8::1"})).status_code


async def test_nobody_looks_after_a_server_without_its_key(deck):
    async with Guest(deck[0].address) as guest:
        for headers in ({}, {"authorization": "Bearer guess"}):
            for method, path in (("GET", "tables"), ("GET", "people"), ("GET", "bans"), ("DELETE", "tables/x")):
                answer = await guest.http.request(method, f"/api/admin/{path}", headers=headers)
                assert (404, "error-no_page") == (answer.status_code, answer.json()["error"]["id"])


def test_a_server_that_is_not_there_is_said(deck):
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])}
    command = [sys.executable, "-m", "quarterdeck", "admin", "tables", "--data", str(deck[1])]
    done = subprocess.run(
        [*command, "--server", "http://127.0.0.1:9"], capture_output=True, text=True, env=env, check=False
    )
    assert 2 == done.returncode
    assert "expected a server at http://127.0.0.1:9; found none" in done.stderr
