"""Strangers who ask for too much are refused, and nobody else notices. Addresses come as a proxy hands them on."""

from contextlib import suppress

import pytest
import websockets

from quarterdeck.server.addresses import household, is_here
from quarterdeck.server.limits import Buckets, Limits
from quarterdeck.server.settings import Settings
from server.harness import GAME, Guest, Here, ManualTime, caller, play_on, settings
from server.test_limits import code

AFAR = "203.0.113.9"
BOTS = {"game": GAME, "seats": [{"kind": "bot", "level": "legend"}] * 3}


def from_(address):
    return {"x-forwarded-for": address}


async def status(address, method, path, afar=AFAR, **more):
    """What a stranger without a cookie is told."""
    async with caller(address) as stranger:
        return (await stranger.request(method, path, headers=from_(afar), **more)).status_code


async def test_an_address_opens_only_so_many_tables_whatever_cookies_it_has(tmp_path):
    limited = settings(tmp_path / "store.sqlite", tables_an_hour=3, calls_burst=200)
    with Here(limited) as server:
        told = [await status(server.address, "POST", "/api/tables", json=BOTS) for _ in range(5)]
        assert [200, 200, 200, 429, 429] == told
        assert 200 == await status(server.address, "POST", "/api/tables", "198.51.100.4", json=BOTS)
        async with Guest(server.address) as host:
            for _ in range(4):
                await host.open("me", "Bob", "Cyd")


async def test_an_address_asks_for_only_so_many_hints(tmp_path):
    with Here(settings(tmp_path / "store.sqlite", hints_a_minute=2)) as server:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "Bob", "Cyd")
            told = [
                (await guest.http.post(f"/api/tables/{table}/hint", json={"seat": 0}, headers=from_(AFAR))).status_code
                for _ in range(3)
            ]
            assert 429 not in told[:2]
            assert 429 == told[2]


async def test_calls_are_limited_by_address_and_by_person(tmp_path):
    limited = settings(tmp_path / "store.sqlite", address_burst=20, address_rate=0.0, calls_burst=12, calls_rate=0.0)
    with Here(limited) as server:
        told = [await status(server.address, "GET", "/api/levels") for _ in range(22)]
        assert [200] * 20 + [429] * 2 == told
        assert 200 == await status(server.address, "GET", "/api/health"), "who looks after it always comes in"
        assert 200 == await status(server.address, "GET", "/api/levels", "198.51.100.4")
        async with Guest(server.address) as guest:
            told = [(await guest.http.get("/api/levels")).status_code for _ in range(13)]
            assert 429 == told[-1]
            async with Guest(server.address) as other:
                assert 200 == (await other.http.get("/api/levels")).status_code


async def test_a_replay_costs_more_than_other_calls():
    limits = Limits(Settings(calls_burst=10, calls_rate=0.0), ManualTime())
    told = [limits.admits("GET", "/api/tables/x/steps", AFAR, "ann") for _ in range(3)]
    assert [True, True, False] == told


async def test_spectators_never_shut_a_player_out(tmp_path):
    with Here(settings(tmp_path / "store.sqlite", spectators=3, sockets_per_address=2)) as server:
        async with Guest(server.address) as ann, Guest(server.address) as eve:
            table = await ann.open("me", "Bob", "Cyd")
            eve.http.cookies.clear()
            for address in (AFAR, AFAR, "198.51.100.4"):
                await (await eve.sit(table, **{"X-Forwarded-For": address})).greeted()
            for address in (AFAR, "198.51.100.5"):
                wire = await eve.sit(table, **{"X-Forwarded-For": address})
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await wire.hear()
                assert 1013 == code(closed)
            player = await (await ann.sit(table, **{"X-Forwarded-For": AFAR})).greeted(3)
            await play_on({0: player, 1: player, 2: player}, 1)
            await eve.wires[0].close()
            assert await watches(eve, table)


async def watches(guest, table):
    """Whether there is room for one more in time: the server may not have noticed yet that somebody left."""
    for _ in range(100):
        with suppress(websockets.ConnectionClosed):
            await (await guest.sit(table, **{"X-Forwarded-For": AFAR})).greeted()
            return True
    return False


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", ""])
def test_who_calls_from_here(address):
    assert is_here(address)


@pytest.mark.parametrize(
    ("address", "stands_for"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not an address", "not an address"),
    ],
)
def test_whom_an_address_from_elsewhere_stands_for(address, stands_for):
    assert not is_here(address)
    assert stands_for == household(address)


def test_a_bucket_fills_again_and_forgets_who_is_idle():
    time = ManualTime()
    bucket = Buckets(2, 0.5, time)
    assert [True, True, False] == [bucket.take("ann") for _ in range(3)]
    time._now += 2
    assert [True, False] == [bucket.take("ann") for _ in range(2)]
    for stranger in range(10_050):
        bucket.take(str(stranger))
        time._now += 4
    assert len(bucket._left) < 10_001
