"""What whoever looks after a server sees of it: health, readiness, figures, the access log, a full disk."""

import json
import logging
import socket
import sqlite3

import quarterdeck as qd
from quarterdeck.server.metrics import access
from server.harness import GAME, Guest, Here, caller, settings


async def test_a_server_is_healthy_and_ready(guest):
    said = {"status": "ok", "version": qd.__version__}
    assert said == await guest.get("/api/health")
    assert said == await guest.get("/api/ready")
    head = await guest.http.head("/api/health")
    assert (200, b"") == (head.status_code, head.content)
    assert 404 == (await guest.http.head("/api/nothing")).status_code


async def test_a_server_without_its_store_is_alive_and_not_ready(tmp_path):
    store = tmp_path / "store.sqlite"
    with Here(settings(store)) as server, sqlite3.connect(store) as other:
        async with Guest(server.address) as guest:
            other.execute("ALTER TABLE guests RENAME TO lost")
            assert "unready" == (await guest.get("/api/ready", 503))["status"]
            assert "ok" == (await guest.get("/api/health"))["status"]
            other.execute("ALTER TABLE lost RENAME TO guests")
            assert "ok" == (await guest.get("/api/ready"))["status"]
    other.close()


async def test_figures_are_for_whoever_has_the_token(tmp_path):
    with Here(settings(tmp_path / "store.sqlite", metrics_token="spyglass")) as server:
        async with Guest(server.address) as guest:
            wire = await (await guest.sit(await guest.open("me", "Bob", "Cyd"))).greeted(3)
            await wire.play(await first(wire))
            for wrong in ({}, {"authorization": "Bearer spy"}, {"authorization": "Bearer ü".encode()}):
                assert 404 == (await guest.http.get("/metrics", headers=wrong)).status_code
            told = (await guest.http.get("/metrics", headers={"authorization": "Bearer spyglass"})).text
    assert 'quarterdeck_calls_total{method="POST",route="/api/tables",status="200"} 1.0' in told
    assert 'quarterdeck_requests_total{outcome="done",type="play"} 1.0' in told
    assert "quarterdeck_sockets 1.0" in told
    assert "quarterdeck_tables 1.0" in told


async def first(wire):
    """The first seat that must answer."""
    return next(seat for seat, state in wire.states.items() if state["decision"] and state["decision"]["must"])


async def test_figures_may_have_a_port_of_their_own(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Here(settings(tmp_path / "store.sqlite", metrics_port=port)):
        async with caller(f"127.0.0.1:{port}") as prometheus:
            assert "quarterdeck_calls_total" in (await prometheus.get("/metrics")).text


async def test_the_access_log_tells_no_secrets(tmp_path, caplog):
    caplog.set_level(logging.INFO, access.name)
    with Here(settings(tmp_path / "store.sqlite")) as server:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "Bob", "Cyd")
            await guest.get(f"/api/tables/{table}/steps?seat=0&key=hush")
            await (await guest.sit(table)).greeted(3)
            await guest.http.get(f"/secret/{table}", headers={"accept": "text/html"})
            token = guest.http.cookies["quarterdeck_guest"]
    lines = [json.loads(record.message) for record in caplog.records if record.name == access.name]
    assert {"/api/tables", "/api/tables/{table}/steps", "/api/tables/{table}/socket"} <= {one["route"] for one in lines}
    assert f"{table[:4]}…" in {one["table"] for one in lines}
    assert all(one["ms"] >= 0 and one["from"] == "127.0.0.1" and one["status"] for one in lines)
    for secret in (table, token, "hush", "Bob"):
        assert secret not in caplog.text


async def test_a_new_table_on_a_full_disk_is_refused_and_opened_when_there_is_room(tmp_path):
    store = tmp_path / "store.sqlite"
    with Here(settings(store)) as server, sqlite3.connect(store) as disk:
        async with Guest(server.address) as guest:
            disk.execute("CREATE TRIGGER full BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'disk full'); END")
            body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
            assert "error-not_kept" == (await guest.post("/api/tables", body, 503))["error"]["id"]
            disk.execute("DROP TRIGGER full")
            await guest.post("/api/tables", body)
    disk.close()
