"""A fleet: several servers on one PostgreSQL. A table is in one memory at a time, and asked for at any server."""

import asyncio
from contextlib import asynccontextmanager

import pytest
import websockets
from sqlalchemy import func, select, text, update

from quarterdeck.server import schema
from quarterdeck.server.bus import PostgresBus
from quarterdeck.server.fleet import Alone
from quarterdeck.server.settings import store_url
from quarterdeck.server.store import Store
from quarterdeck.server.trouble import UNREACHABLE
from server.harness import PATIENCE, Guest, Here, Process, guests, play_on, settings
from server.test_watch import follow, row_of


@pytest.fixture
def pair(postgresql):
    """Two servers on one database."""
    with Here(settings(postgresql)) as one, Here(settings(postgresql)) as other:
        yield one, other


@asynccontextmanager
async def seen_from(server, guest):
    """The same person at another server."""
    async with Guest(server.address) as again:
        again.http.cookies = guest.http.cookies
        yield again


def holders(table, *servers):
    """Those that have a table in memory."""
    return [server for server in servers if table in server.app.state.services.lobby]


async def test_a_table_is_played_through_both_servers_and_is_in_one_memory(pair):
    one, other = pair
    async with Guest(one.address) as ann, Guest(other.address) as bob:
        table = await ann.open("me", "open", "Cyd", options={"first_player": "0"})
        wire = await ann.sit(table)
        await wire.until("table")
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        away = await (await bob.sit(table)).greeted()
        await wire.told(0, lambda state: state["decision"])
        await wire.told(2, lambda state: True)
        await play_on({0: wire, 1: away, 2: wire}, 6)
        assert [one] == holders(table, one, other)
        step = wire.states[0]["step"]
        await away.told(1, lambda state: state["step"] == step)
        assert (await bob.steps(table, 1))[-1]["step"] == step
        assert 404 == (await bob.http.get(f"/api/tables/{table}x")).status_code
        assert "Bob" == (await bob.get("/api/me"))["tables"][0]["seats"][1]["name"]
        assert [True, True, True] == [seat["present"] for seat in (await bob.get("/api/me"))["tables"][0]["seats"]]


async def test_a_table_moves_to_the_server_where_its_people_come(pair):
    """Whoever routes by the table's id has the table there as soon as somebody sits down."""
    one, other = pair
    async with Guest(one.address) as ann:
        table = await ann.open("me", "Bob", "Cyd", options={"first_player": "0"})
        assert [one] == holders(table, one, other)
        wire = await (await ann.sit(table, other.address)).greeted(3)
        assert [other] == holders(table, one, other)
        await wire.play(0)
        back = await (await ann.sit(table)).greeted(3)
        assert [other] == holders(table, one, other), "somebody is there"
        await back.play(1)


async def test_a_page_sees_tables_of_the_other_server(pair):
    one, other = pair
    async with guests(one.address, 2) as (ann, bob), seen_from(other, ann) as afar:
        page = await follow(afar)
        await page.until("lobby")
        table = await ann.open("me", "open", "deckhand", terms={"sit": "anybody"}, options={"first_player": "0"})
        await page.until(row_of(table, lambda row: True))
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        await page.until(row_of(table, lambda row: row["asked"]))
        wire = await (await bob.sit(table)).greeted()
        assert "ack" == (await wire.ask(type="chat", text="ahoy"))["type"]
        await page.until(row_of(table, lambda row: row["unread"] == 1))
        async with Guest(other.address) as cyd:
            listing = await follow(cyd)
            await listing.until("lobby")
            shown = await ann.open("me", "open", "open", terms={"sit": "anybody"})
            await listing.until(
                lambda heard: heard["type"] == "lobby" and shown in [one["id"] for one in heard["tables"]]
            )


async def test_an_invitation_reaches_a_friend_at_the_other_server_and_is_taken_there(pair):
    """It stands in his live list and among the notices, he takes the seat, and both play, each at the own server."""
    one, other = pair
    async with Guest(one.address) as ann, Guest(other.address) as bob:
        await bob.http.put("/api/me", json={"name": "Bob"})
        before = await ann.open("me", "open", "deckhand")
        await bob.post(f"/api/tables/{before}/join", {})
        await play_on({0: await (await ann.sit(before)).greeted(), 1: await (await bob.sit(before)).greeted()})
        page = await follow(bob)
        await page.until("tables")
        (friend,) = await ann.get("/api/me/friends")
        assert "Bob" == friend["name"]
        seats = [{"kind": "me"}, {"kind": "open", "friend": friend["who"]}, {"kind": "bot", "level": "deckhand"}]
        made = await ann.post("/api/tables", {"game": "space_pirates", "seats": seats, "terms": {"sit": "code"}})
        await page.until(row_of(made["id"], lambda row: row["table"]["kept"] == 1))
        store = one.app.state.services.store
        noted = select(schema.notices.c.kind).where(schema.notices.c.table == made["id"])
        async with asyncio.timeout(PATIENCE):
            while ["invitation"] != await asyncio.wrap_future(asked(one, kinds_of(store, noted))):
                pass
        joined = await bob.post(f"/api/tables/{made['id']}/join", {})  # needs no code
        assert [1] == joined["my_seats"]
        hands = {0: await (await ann.sit(made["id"])).greeted(), 1: await (await bob.sit(made["id"])).greeted()}
        await play_on(hands, 4)
        assert 1 == len(holders(made["id"], one, other))


async def test_who_declines_at_one_server_has_the_row_gone_from_the_page_at_another(pair):
    one, other = pair
    async with Guest(one.address) as ann, Guest(one.address) as bob, seen_from(other, bob) as afar:
        await bob.http.put("/api/me", json={"name": "Bob"})
        before = await ann.open("me", "open", "deckhand")
        await bob.post(f"/api/tables/{before}/join", {})
        (met,) = await ann.get(f"/api/tables/{before}/companions")
        await ann.http.put("/api/me/friends", json={"who": met["who"], "friend": True})
        seats = [{"kind": "me"}, {"kind": "open", "friend": met["who"]}, {"kind": "open"}]
        made = await ann.post("/api/tables", {"game": "space_pirates", "seats": seats})
        page = await follow(afar)
        assert made["id"] in [row["table"]["id"] for row in (await page.until("tables"))["tables"]]
        await bob.post(f"/api/tables/{made['id']}/decline", {})
        assert made["id"] == (await page.until("gone"))["table"]


async def kinds_of(store, query):
    async with store.reading() as connection:
        return list(await connection.scalars(query))


async def test_a_name_and_a_farewell_reach_the_tables_of_the_other_server(pair):
    one, other = pair
    async with guests(one.address, 2) as (ann, bob), seen_from(other, bob) as afar:
        table = await ann.open("me", "open", "Cyd", options={"first_player": "0"})
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        wire = await (await ann.sit(table)).greeted(2)
        await afar.http.put("/api/me", json={"name": "Robert"})
        await wire.until(lambda heard: heard["type"] == "table" and heard["table"]["seats"][1]["name"] == "Robert")
        assert 200 == (await afar.http.request("DELETE", "/api/me", json={"name": "Robert"})).status_code
        await wire.until(lambda heard: heard["type"] == "table" and heard["table"]["seats"][1]["kind"] == "bot")


async def test_what_a_server_writes_that_has_lost_a_table_is_not_kept(pair, postgresql):
    """The hold on a table is asked for in the very transaction that keeps an answer."""
    one, other = pair
    async with Guest(one.address) as ann:
        table = await ann.open("me", "Bob", "Cyd", options={"first_player": "0"})
        wire = await (await ann.sit(table)).greeted(3)
        store = await Store.open(store_url(postgresql))
        theirs = update(schema.tables).where(schema.tables.c.id == table)
        async with store.writing() as connection:
            await connection.execute(theirs.values(server=other.app.state.services.fleet.number))
        await wire.send(request="r", type="chat", text="ahoy")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await wire.until("ack")
        assert closed.value.rcvd
        assert 1013 == closed.value.rcvd.code
        assert [] == await store.chat(table)
        await store.close()
        again = await (await ann.sit(table, other.address)).greeted(3)
        assert [other] == holders(table, one, other)
        await again.play(0)


async def test_tables_of_a_killed_server_go_on_at_the_other(postgresql):
    """What was acknowledged is there; bots that nobody looks at play on by themselves."""
    with Here(settings(postgresql)) as left, Process(postgresql) as lost:
        async with Guest(lost.address) as ann, seen_from(left, ann) as afar:
            page = await follow(afar)
            await page.until("lobby")
            table = await ann.open("me", "Bob", "Cyd", options={"first_player": "0"})
            alone = await ann.open("me", "bosun", "bosun", options={"first_player": "0"})
            wire = await (await ann.sit(table)).greeted(3)
            other = await (await ann.sit(alone)).greeted()
            await page.until(row_of(alone, lambda row: row["asked"]))
            await wire.play(0)
            step = wire.states[0]["step"]
            decision = await other.asked(0)
            await other.ask(type="play", seat=0, decision=decision["id"], words=decision["default"])
            lost.kill()
            await page.until(row_of(alone, lambda row: row["table"]["step"] > 3 and row["asked"]))
            assert [left] == holders(alone, left)
            again = await (await afar.sit(table)).greeted(3)
            assert step == again.states[0]["step"]
            await again.play(1)


async def test_a_server_that_ends_hands_its_tables_over(postgresql):
    with Here(settings(postgresql)) as left:
        async with Guest(left.address) as ann:
            with Here(settings(postgresql)) as ending:
                async with seen_from(ending, ann) as there:
                    table = await there.open("me", "Bob", "Cyd", options={"first_player": "0"})
                    assert [ending] == holders(table, left, ending)
            wire = await (await ann.sit(table)).greeted(3)
            await wire.play(0)


async def test_one_server_leads_and_another_follows_it(postgresql):
    with Here(settings(postgresql)) as left:
        with Here(settings(postgresql)) as first:
            fleets = [server.app.state.services.fleet for server in (first, left)]
            assert [False, True] == sorted(fleet.leads for fleet in fleets)
        await asyncio.wait_for(asyncio.wrap_future(asked(left, fleets[1].look())), PATIENCE)
        assert fleets[1].leads


def asked(server, work):
    """Let the loop of a server do something."""
    loop = server.app.state.services.fleet._task.get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop)


async def test_a_server_that_loses_the_database_for_a_moment_keeps_its_tables(postgresql):
    with Here(settings(postgresql)) as server:
        async with Guest(server.address) as ann:
            table = await ann.open("me", "Bob", "Cyd", options={"first_player": "0"})
            wire = await (await ann.sit(table)).greeted(3)
            fleet = server.app.state.services.fleet
            before = fleet.number
            await cut_off(postgresql)
            await asyncio.wrap_future(asked(server, held_again(fleet)))
            assert before == fleet.number
            await wire.play(0)


async def held_again(fleet):
    """Wait until a server has its locks back."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await fleet.look()
            except UNREACHABLE:
                await asyncio.sleep(0.05)
            else:
                return


async def cut_off(url):
    """End every session of the database but our own."""
    store = await Store.open(store_url(url))
    async with store.writing() as connection:
        await connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        )
    await store.close()


class Numbered(Alone):
    def __init__(self, number):
        self.number = number


async def test_the_bus_carries_long_words_and_is_heard_again_after_a_break(postgresql):
    here, there = (PostgresBus(store_url(postgresql), Numbered(number)) for number in (1, 2))
    heard, resumed = asyncio.Queue(), asyncio.Event()
    there.hear("word", heard.put_nowait)
    there.when_resumed(resumed.set)
    here.hear("word", lambda _: pytest.fail("who says something does not hear it"))
    await here.open()
    await there.open()
    long = "żagiel " * 5000
    for said in (long, long, "x" * 1900 * 3, "x" * 1900 * 3, ""):
        here.say("word", said=said)
        assert {"said": said, "from": 1} == await asyncio.wait_for(heard.get(), PATIENCE)
    await cut_off(postgresql)
    await asyncio.wait_for(resumed.wait(), PATIENCE)
    there_again = asyncio.create_task(heard.get())
    async with asyncio.timeout(PATIENCE):
        while not there_again.done():
            here.say("word", said="again")
            await asyncio.wait([there_again], timeout=0.1)
    await here.close()
    await there.close()


async def test_a_ban_is_known_to_the_other_server(pair):
    one, other = pair
    office = one.app.state.services.office
    async with Guest(other.address) as bob:
        await bob.get("/api/me/person")
        who = (await bob.get("/api/me/export"))["devices"][0]["guest"]
        answer = await bob.http.post(
            f"http://{one.address}/api/admin/bans",
            json={"who": who, "reason": "spam"},
            headers={"Authorization": f"Bearer {office._key}"},
        )
        assert 200 == answer.status_code
        async with asyncio.timeout(PATIENCE):
            while (await bob.http.get("/api/me")).status_code != 403:
                pass
        await bob.http.post(
            f"http://{one.address}/api/admin/bans/lift",
            json={"who": who, "reason": ""},
            headers={"Authorization": f"Bearer {office._key}"},
        )


async def test_strangers_ask_the_servers_nothing_that_is_theirs_alone(pair):
    one, _ = pair
    async with Guest(one.address) as ann:
        body = {"guest": "somebody", "tables": []}
        assert 404 == (await ann.http.post("/api/fleet/rows", json=body)).status_code
        answer = await ann.http.post("/api/fleet/rows", json=body, headers={"Authorization": "Bearer x"})
        assert 404 == answer.status_code


async def test_many_servers_that_start_at_once_bring_one_store_up_to_date(postgresql):
    stores = await asyncio.gather(*(Store.open(store_url(postgresql)) for _ in range(4)))
    async with stores[0].reading() as connection:
        assert 1 == await connection.scalar(select(func.count()).select_from(text("alembic_version")))
    for store in stores:
        await store.close()
