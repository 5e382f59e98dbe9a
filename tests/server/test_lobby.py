"""The lobby: codes that are read out, who may sit down, who may watch, and what is listed."""

import pytest
import websockets

from quarterdeck.server.qr import drawn
from server.harness import Guest, Here, guests, play_on, settings
from server.test_watch import follow, row_of


@pytest.fixture
def deck(tmp_path):
    """A server of its own, where nobody has tried a code yet."""
    with Here(settings(tmp_path / "store.sqlite")) as server:
        yield server


async def test_a_code_leads_to_its_table_while_seats_are_open(deck):
    async with guests(deck.address, 2) as (ann, bob):
        table = await ann.open("me", "open", "deckhand")
        code = (await ann.get(f"/api/tables/{table}"))["code"]
        assert (await bob.get(f"/api/tables/{table}"))["code"] is None  # known to those who sit there
        assert {"id": table} == await bob.post("/api/tables/code", {"code": code.lower()})
        await bob.post(f"/api/tables/{table}/join", {})
        refused = await bob.post("/api/tables/code", {"code": code}, status=404)
        assert "error-no_code" == refused["error"]["id"]


async def test_a_wrong_code_says_so_and_ten_tries_a_minute_are_all(deck):
    async with Guest(deck.address) as ann:
        for _ in range(10):
            refused = await ann.post("/api/tables/code", {"code": "AAAA00"}, status=404)
            assert "AAAA 00" == refused["error"]["args"]["code"]["name"]
        assert (
            "error-too_many_codes"
            == (await ann.post("/api/tables/code", {"code": "AAAA00"}, status=429))["error"]["id"]
        )
        await ann.post("/api/tables/code", {"code": "ZZZZ00"}, status=400)


async def test_where_seats_need_the_code_the_link_is_for_watching(deck):
    async with guests(deck.address, 2) as (ann, bob):
        table = await ann.open("me", "open", "deckhand", terms={"sit": "code"})
        code = (await ann.get(f"/api/tables/{table}"))["code"]
        for body in ({}, {"code": "AAAA00" if code != "AAAA00" else "BBBB11"}):
            refused = await bob.post(f"/api/tables/{table}/join", body, status=403)
            assert "error-needs_code" == refused["error"]["id"]
        await (await bob.sit(table)).greeted()
        assert [1] == (await bob.post(f"/api/tables/{table}/join", {"code": code}))["my_seats"]


async def test_where_nobody_may_watch_nobody_does(deck):
    async with guests(deck.address, 2) as (ann, bob):
        table = await ann.open("me", "deckhand", "deckhand", terms={"watch": "nobody"})
        for path in ("", "/steps", "/chat"):
            assert "error-no_watching" == (await bob.get(f"/api/tables/{table}{path}", status=403))["error"]["id"]
        with pytest.raises(websockets.ConnectionClosed):
            await (await bob.sit(table)).hear()
        await (await ann.sit(table)).greeted()


async def test_open_tables_are_listed_live_and_private_ones_never(deck):
    async with guests(deck.address, 2) as (ann, bob):
        page = await follow(bob)
        assert [] == (await page.until("lobby"))["tables"]
        await ann.open("me", "open", "deckhand")
        table = await ann.open("me", "open", "deckhand", terms={"sit": "anybody"})
        assert [table] == [one["id"] for one in (await page.until("lobby"))["tables"]]
        await bob.post(f"/api/tables/{table}/join", {})
        assert [] == (await page.until("lobby"))["tables"]


async def test_tables_for_friends_are_for_people_who_have_finished_a_game_with_the_host(deck):
    async with guests(deck.address, 3) as (ann, bob, cyd):
        first = await ann.open("me", "open", "deckhand")
        await bob.post(f"/api/tables/{first}/join", {})
        hands = {0: await (await ann.sit(first)).greeted(), 1: await (await bob.sit(first)).greeted()}
        await play_on(hands)
        table = await ann.open("me", "open", "deckhand", terms={"sit": "friends"})
        assert [table] == [one["id"] for one in (await (await follow(bob)).until("lobby"))["tables"]]
        assert [] == (await (await follow(cyd)).until("lobby"))["tables"]
        refused = await cyd.post(f"/api/tables/{table}/join", {}, status=403)
        assert "error-not_friend" == refused["error"]["id"]
        await bob.post(f"/api/tables/{table}/join", {})


async def finished(ann, bob):
    """A game of two people that is over."""
    table = await ann.open("me", "open", "deckhand")
    await bob.post(f"/api/tables/{table}/join", {})
    await play_on({0: await (await ann.sit(table)).greeted(), 1: await (await bob.sit(table)).greeted()})


async def test_a_friend_is_struck_out_and_taken_back(deck):
    async with guests(deck.address, 2) as (ann, bob):
        await bob.http.put("/api/me", json={"name": "Bob"})
        await finished(ann, bob)
        (friend,) = await ann.get("/api/me/friends")
        assert "Bob" == friend["name"]
        assert [friend["who"]] == [one["who"] for one in (await ann.get("/api/me/history"))["opponents"]]
        answer = await ann.http.put("/api/me/friends", json={"who": friend["who"], "friend": False})
        assert [] == answer.json()
        table = await ann.open("me", "open", "deckhand", terms={"sit": "friends"})
        assert "error-not_friend" == (await bob.post(f"/api/tables/{table}/join", {}, status=403))["error"]["id"]
        await ann.http.put("/api/me/friends", json={"who": friend["who"], "friend": True})
        await bob.post(f"/api/tables/{table}/join", {})


async def test_nobody_is_made_a_friend_by_an_id_or_a_name(deck):
    async with guests(deck.address, 2) as (ann, bob):
        await finished(ann, bob)
        stranger = await ann.http.put("/api/me/friends", json={"who": "0" * 16, "friend": True})
        assert (404, "error-no_friend") == (stranger.status_code, stranger.json()["error"]["id"])
        mine = (await ann.get("/api/me/history"))["opponents"][0]["who"]
        theirs = (await bob.get("/api/me/history"))["opponents"][0]["who"]
        assert mine != theirs  # everybody calls others otherwise


async def test_a_seat_is_kept_for_a_friend_who_finds_it_in_the_own_list(deck):
    async with guests(deck.address, 3) as (ann, bob, cyd):
        await bob.http.put("/api/me", json={"name": "Bob"})
        await finished(ann, bob)
        (friend,) = await ann.get("/api/me/friends")
        page = await follow(bob)
        await page.until("tables")
        seats = [{"kind": "me"}, {"kind": "open", "friend": friend["who"]}, {"kind": "open"}]
        made = await ann.post("/api/tables", {"game": "space_pirates", "seats": seats, "terms": {"sit": "code"}})
        row = (await page.until(row_of(made["id"], lambda row: row["table"]["kept"] is not None)))["row"]
        assert (1, "Bob") == (row["table"]["kept"], row["table"]["seats"][1]["name"])
        path = f"/api/tables/{made['id']}"
        taken = await cyd.post(f"{path}/join", {"seat": 1, "code": row["table"]["code"] or "AAAA00"}, status=403)
        assert "error-needs_code" == taken["error"]["id"]
        again = await ann.post(f"{path}/invite", {"seat": 1}, status=409)
        assert "error-nudged" == again["error"]["id"]
        assert "error-not_host" == (await bob.post(f"{path}/invite", {"seat": 1}, status=403))["error"]["id"]
        assert [1] == (await bob.post(f"{path}/join", {}))["my_seats"]  # needs no code


async def test_who_does_not_come_frees_the_seat_and_nobody_else_can_say_so(deck):
    async with guests(deck.address, 3) as (ann, bob, cyd):
        await bob.http.put("/api/me", json={"name": "Bob"})
        await finished(ann, bob)
        (friend,) = await ann.get("/api/me/friends")
        seats = [{"kind": "me"}, {"kind": "open", "friend": friend["who"]}, {"kind": "open"}]
        made = await ann.post("/api/tables", {"game": "space_pirates", "seats": seats})
        path = f"/api/tables/{made['id']}"
        refused = await cyd.post(f"{path}/decline", {}, status=409)
        assert "error-not_invited" == refused["error"]["id"]
        wire = await ann.sit(made["id"])
        await wire.until("table")
        assert "Bob" == wire.card["seats"][1]["name"]
        pages = [await follow(bob), await follow(bob)]
        for page in pages:
            told = await page.until("tables")
            assert made["id"] in [row["table"]["id"] for row in told["tables"]]
        await bob.post(f"{path}/decline", {})
        for page in pages:  # it vanishes from each, whichever has said so
            assert made["id"] == (await page.until("gone"))["table"]
        await wire.until(lambda heard: heard["type"] == "table" and heard["table"]["seats"][1]["invited"] is None)
        assert ("open", "", "declined") == (
            wire.card["seats"][1]["kind"],
            wire.card["seats"][1]["name"],
            wire.card["notes"][-1]["note"],
        )
        assert made["id"] not in [one["id"] for one in (await bob.get("/api/me"))["tables"]]
        assert "error-not_invited" == (await bob.post(f"{path}/decline", {}, status=409))["error"]["id"]
        assert [1] == (await cyd.post(f"{path}/join", {"seat": 1}))["my_seats"]


async def test_a_companion_becomes_a_friend_from_the_table(deck):
    async with guests(deck.address, 3) as (ann, bob, eve):
        table = await ann.open("me", "open", "deckhand")
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        (other,) = await ann.get(f"/api/tables/{table}/companions")
        assert (1, False) == (other["seat"], other["friend"])
        await ann.http.put("/api/me/friends", json={"who": other["who"], "friend": True})
        assert [True] == [one["friend"] for one in await ann.get(f"/api/tables/{table}/companions")]
        assert ["Bob"] == [one["name"] for one in await ann.get("/api/me/friends")]
        refused = await eve.get(f"/api/tables/{table}/companions", status=403)
        assert "error-not_your_seat" == refused["error"]["id"]


async def test_the_host_sends_away_who_looks_on_and_he_does_not_come_back_while_it_runs(deck):
    async with guests(deck.address, 3) as (ann, bob, eve):
        table = await ann.open("me", "open", "deckhand")
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        mine, his = [await (await one.sit(table)).greeted() for one in (ann, bob)]
        hers = await (await eve.sit(table)).greeted()
        await mine.until(lambda heard: heard["type"] == "table" and heard["table"]["watchers"])
        (watcher,) = mine.card["watchers"]
        away = {"type": "host", "act": "send_away", "who": watcher["who"]}
        assert "error-not_host" == (await his.ask(**away))["reason"]["id"]
        for who in ("", "somebody", (await ann.get("/api/me/export"))["seats"][0]["guest"]):
            said = await mine.ask(type="host", act="send_away", who=who)
            assert "error-not_there" == said["reason"]["id"]
        assert "ack" == (await mine.ask(**away))["type"]
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await hers.until("nothing")
        assert closed.value.rcvd
        assert 4404 == closed.value.rcvd.code
        refused = await eve.get(f"/api/tables/{table}", status=403)
        assert "error-sent_away" == refused["error"]["id"]
        with pytest.raises(websockets.ConnectionClosed):
            await (await eve.sit(table)).hear()
        await play_on({0: mine, 1: his})
        await eve.get(f"/api/tables/{table}")


async def test_nobody_who_plays_is_sent_away(deck):
    async with guests(deck.address, 2) as (ann, bob):
        table = await ann.open("me", "open", "open")
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        mine, his = await ann.sit(table), await bob.sit(table)
        await mine.until("table")
        await his.until("table")
        assert "ack" == (await his.ask(type="chat", text="ahoy"))["type"]
        who = (await ann.get(f"/api/tables/{table}/chat"))["lines"][0]["who"]
        assert "error-not_there" == (await mine.ask(type="host", act="send_away", who=who))["reason"]["id"]


async def test_a_table_tells_its_link_with_a_picture_of_it(deck):
    async with Guest(deck.address) as ann:
        table = await ann.open("me", "open", "deckhand")
        told = await ann.get(f"/api/tables/{table}/invitation")
        assert told["url"].endswith(f"/table/{table}")
        assert drawn(told["url"]) == told["qr"]
