"""Whoever only talks rubbish is heard more slowly, and his tables take no memory; nobody else waits for him."""

import asyncio

import pytest

from quarterdeck.server import manners
from quarterdeck.server.bot_pool import BotPool
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.manners import Gangway, Lane, Patience
from quarterdeck.server.middleware import ON, read_body
from quarterdeck.server.protocol import SeatRequest
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from server.harness import GAME, Guest, Here, ManualTime, settings


def test_patience_comes_back():
    time = ManualTime()
    patience = Patience(2, 10.0, time)
    patience.was_refused()
    assert 0 == patience.pause()
    patience.was_refused()
    assert 1.0 == patience.pause()
    time._now += 1
    assert 0 == patience.pause()


def test_nobody_waits_for_ever():
    patience = Patience(1, 1e-9, ManualTime())
    patience.was_refused()
    assert manners.LONGEST == patience.pause()


async def test_one_goes_on_in_a_turn_of_the_loop():
    lane, done = Lane(), []

    async def rude(name):
        await lane.turn()
        done.append(name)

    async def polite():
        for turn in range(3):
            await asyncio.sleep(0)
            done.append(turn)

    await asyncio.gather(*(rude(name) for name in "abcde"), polite())
    assert done.index(2) < done.index("e"), "five who wait do not go before one who does not"


async def test_a_crowd_comes_one_after_another_and_who_is_held_up_steps_aside(monkeypatch):
    monkeypatch.setattr(manners, "HELD", 0.05)
    gangway, news, inside, most = Gangway(), asyncio.Event(), set(), []

    async def cross(name, *, slow=False):
        async with gangway.across():
            inside.add(name)
            most.append(len(inside))
            await (news.wait() if slow else asyncio.sleep(0))
            inside.discard(name)

    slow = [asyncio.create_task(cross(name, slow=True)) for name in "ab"]
    await asyncio.sleep(0)
    await asyncio.gather(*(cross(name) for name in "cdefg"))
    assert set("ab") == inside
    news.set()
    await asyncio.gather(*slow)
    most.clear()
    await asyncio.gather(*(cross(name) for name in "hijklm"))
    assert manners.WIDTH == max(most), "who had stepped aside does not leave again"


async def test_whoever_plays_does_not_wait_for_those_who_come(tmp_path):
    with Here(settings(tmp_path / "s.sqlite")) as server:
        async with Guest(server.address) as player, Guest(server.address) as other:
            table = await player.open("me", "Bob", "Cyd")
            wire = await (await player.sit(table)).greeted(3)
            gangway = server.app.state.services.gangway
            room, gangway._room = gangway._room, asyncio.Semaphore(0)
            coming = asyncio.create_task(other.open("me", "Bob", "Cyd"))
            await (await player.sit(table)).greeted(3)  # a page of his own more
            for _ in range(2):
                assert "undo-chance" == (await wire.ask(type="undo", seat=0))["reason"]["id"]
            assert not coming.done()
            gangway._room.release()
            gangway._room = room
            assert await coming


def test_calls_from_where_all_are_refused_go_last():
    time = ManualTime()
    limits = Limits(Settings(calls_burst=20, calls_rate=10.0), time)
    for _ in range(2):
        assert limits.is_patient("203.0.113.5", "cookie")
        limits.was_refused("203.0.113.5", "cookie")
    assert not limits.is_patient("203.0.113.5", "another")
    assert limits.is_patient("203.0.113.6", "cookie")
    assert limits.is_patient("127.0.0.1", "cookie"), "here everybody counts for himself"
    time._now += 1
    assert limits.is_patient("203.0.113.5", "cookie")


async def test_a_socket_that_only_talks_rubbish_is_not_read_while_others_are(tmp_path, monkeypatch):
    monkeypatch.setattr(manners, "LONGEST", 3600.0)
    with Here(settings(tmp_path / "s.sqlite", burst=3, rate=1e-3)) as server:
        async with Guest(server.address) as rude, Guest(server.address) as polite:
            noise = await (await rude.sit(await rude.open("me", "Bob", "Cyd"))).greeted(3)
            wire = await (await polite.sit(await polite.open("me", "Bob", "Cyd"))).greeted(3)
            for _ in range(3):
                assert "error-bad_request" == (await noise.ask(type="dance"))["reason"]["id"]
            await noise.send(type="dance", request="unread")
            for _ in range(2):
                assert "undo-chance" == (await wire.ask(type="undo", seat=0))["reason"]["id"]
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.2):
                    await noise.hear()


async def test_tables_that_nobody_looks_at_make_room(tmp_path):
    store = await Store.open(Settings(store=str(tmp_path / "s.sqlite")).store_url())
    lobby = Lobby(store, BotPool(1, 1.0), Settings(idle_tables=2, gone=1e6), ManualTime())
    seats: list[SeatRequest] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    opened, live = [], []
    for _ in range(5):
        opened.append(await lobby.create("ann", "Ann", {"game": GAME, "seats": seats}))
        live.append(await lobby.table(opened[-1]))
    async with asyncio.timeout(60):
        await asyncio.gather(live[0].ended(), live[1].ended())
    assert [False, False, True, True, True] == [table in lobby for table in opened], "somebody comes to the last one"
    await lobby.close()
    await store.close()


async def test_who_sends_too_much_is_heard_out_before_he_is_refused():
    sent = [{"type": "http.request", "body": b"x" * 10, "more_body": left > 0} for left in range(3, -1, -1)]

    async def receive():
        return sent.pop(0)

    assert await read_body(receive, 15) is None
    assert [] == sent
    sent = [{"type": "http.request", "body": b"x" * 10, "more_body": True} for _ in range(2 * ON)]
    assert await read_body(receive, 10) is None
    assert len(sent) == ON - 1, "though not for ever"
