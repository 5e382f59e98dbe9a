"""Chat over real sockets: who hears whom, where each has read to, and whom not to hear."""

from server.harness import Guest, Here, guests, settings
from server.test_watch import follow


async def table_of_two(ann, bob):
    table = await ann.open("me", "open", "bosun")
    await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
    return table


async def texts(guest, table):
    return [line["text"] for line in (await guest.get(f"/api/tables/{table}/chat"))["lines"]]


async def test_what_is_said_reaches_the_players_and_is_kept(harbour):
    async with guests(harbour.address, 3) as (ann, bob, eve):
        table = await table_of_two(ann, bob)
        mine, his, hers = [await (await one.sit(table)).greeted() for one in (ann, bob, eve)]
        assert "ack" == (await his.ask(type="chat", text="Ahoj! ☠"))["type"]
        said = await mine.until("chat")
        assert (1, 1, "Bob", "Ahoj! ☠") == (said["line"], said["seat"], said["name"], said["text"])
        assert "ack" == (await hers.ask(type="chat", phrase="ouch"))["type"]
        assert "ack" == (await mine.ask(type="react", line=1, reaction="cheers", on=True))["type"]
        assert ["Ahoj! ☠"] == await texts(ann, table)
        assert ["ouch"] == await texts(eve, table)
        line = (await bob.get(f"/api/tables/{table}/chat"))["lines"][0]
        assert ["cheers"] == [one["reaction"] for one in line["reactions"]]


async def test_where_each_has_read_to_is_kept_for_the_person(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        his = await (await bob.sit(table)).greeted()
        for text in ("one", "two", "three"):
            await his.ask(type="chat", text=text)

        async def unread(guest):
            rows = (await (await follow(guest)).until("tables"))["tables"]
            return [row["unread"] for row in rows if row["table"]["id"] == table]

        assert [3] == await unread(ann)
        assert [0] == await unread(bob)
        await ann.http.put(f"/api/tables/{table}/chat", json={"read": 2})
        await ann.http.put(f"/api/tables/{table}/chat", json={"read": 1})
        assert [1] == await unread(ann)
        assert 2 == (await ann.get(f"/api/tables/{table}/chat"))["read"]
        await ann.http.put(f"/api/tables/{table}/chat", json={"quiet": True})
        assert [0] == await unread(ann)


async def test_mute_is_for_this_table_and_block_for_all(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        first, second = [await table_of_two(ann, bob) for _ in range(2)]
        for table in (first, second):
            his = await (await bob.sit(table)).greeted()
            await his.ask(type="chat", text="ahoy")

        async def whom(table):
            chat = await ann.get(f"/api/tables/{table}/chat")
            return len(chat["muted"]), len(chat["blocked"]), chat["lines"][0]["who"]

        async def mute(table, **more):
            await ann.post(f"/api/tables/{table}/chat/mute", {"who": (await whom(table))[2], **more})

        await mute(first, on=True)
        assert [(1, 0), (0, 0)] == [(await whom(table))[:2] for table in (first, second)]
        await mute(first, on=False)
        await mute(first, on=True, everywhere=True)
        assert [(0, 1), (0, 1)] == [(await whom(table))[:2] for table in (first, second)]
        rows = (await (await follow(ann)).until("tables"))["tables"]
        assert {0} == {row["unread"] for row in rows}
        nobody = await ann.post(f"/api/tables/{first}/chat/mute", {"who": "x", "on": True}, 404)
        assert "error-no_speaker" == nobody["error"]["id"]


async def test_strangers_without_a_cookie_do_not_kill_the_chat_of_the_players(tmp_path):
    with Here(settings(tmp_path / "store.sqlite", lines=5)) as server:
        async with Guest(server.address) as ann, Guest(server.address) as stranger:
            table = await ann.open("me", "Bob", "Cyd")
            mine = await (await ann.sit(table)).greeted(3)
            await mine.ask(type="chat", text="here I am")
            stranger.http.cookies.clear()
            for _ in range(4):
                wire = await (await stranger.sit(table)).greeted()
                answers = [await wire.ask(type="chat", text="spam") for _ in range(5)]
            assert "error-too_fast" == answers[-1]["reason"]["id"]
            assert "ack" == (await mine.ask(type="chat", text="still here"))["type"]
            assert ["here I am", "still here"] == await texts(ann, table)
