"""A game is never lost: the server is killed and started again, on SQLite and on PostgreSQL."""

import asyncio
import sqlite3

import quarterdeck as qd
from marks import slow
from server.harness import Guest, Here, Process, play_on, settings


@slow
async def test_every_acknowledged_answer_survives_a_kill(tmp_path):
    """The server is killed with SIGKILL at once after an ack, twice; the game goes on to its end."""
    store = tmp_path / "store.sqlite"
    played = []
    with Process(store) as server:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "Bob", "Cyd", options={"first_player": "0"})
            alone = await guest.open("me", "bosun", "bosun", options={"first_player": "0"})
            wire = await (await guest.sit(table)).greeted(3)
            played += [(turn % 3, await wire.play(turn % 3)) for turn in range(5)]
            asked = await (await (await guest.sit(alone)).greeted()).asked(0)
            other = guest.wires[-1]
            await other.ask(type="play", seat=0, decision=asked["id"], words=asked["default"])
            old = await wire.asked(2)
            quiet = next(one["words"] for one in old["options"] if one["note"]["id"] == "note-quiet")
            answer = await wire.ask(type="play", seat=2, decision=old["id"], words=quiet)
            server.kill()
            assert "ack" == answer["type"]
            played.append((2, quiet))
            cookies = guest.http.cookies
    with Process(store) as server:
        async with Guest(server.address) as guest:
            guest.http.cookies = cookies
            again = await (await guest.sit(alone)).greeted()
            assert await again.asked(0), "the bots have gone on by themselves"
            assert again.states[0]["step"] > 2
            wire = await (await guest.sit(table)).greeted(3)
            assert len(played) + 1 == wire.states[0]["step"]
            for seat in range(3):
                steps = await guest.steps(table, seat)
                words = [words for who, words in played if who == seat]
                assert words == [said(step["action"]) for step in steps if step["seat"] == seat]
            stale = await wire.ask(type="play", seat=0, decision=old["id"], words="place pirate_1 planet_1")
            assert "error-stale" == stale["reason"]["id"]
            assert "ack" == (await wire.ask(type="undo", seat=2))["type"], "what could be taken back still can"
            await wire.until(lambda heard: heard["type"] == "state" and heard["seat"] == 2)
            await wire.play(2)
            server.kill()
    with Process(store) as server:
        async with Guest(server.address) as guest:
            guest.http.cookies = cookies
            wire = await (await guest.sit(table)).greeted(3)
            assert len(played) + 1 == wire.states[0]["step"]
            await play_on({0: wire, 1: wire, 2: wire})
            record = await guest.get(f"/api/tables/{table}/record")
            assert [list(one) for one in played[:5]] == [line[:2] for line in record["log"][1:6]]
            assert qd.Match.from_record(record, verify=True).over


@slow
async def test_answers_of_many_tables_that_were_committed_together_survive_a_kill(tmp_path):
    """All tables are answered at once; the server is killed when some of the acks are there."""
    store, tables, acked = tmp_path / "store.sqlite", [], set()
    with Process(store) as server:
        async with Guest(server.address) as guest:
            for _ in range(8):
                tables.append(await guest.open("me", "Bob", "Cyd", options={"first_player": "0"}))
                await (await guest.sit(tables[-1])).greeted(3)
            enough = asyncio.Event()

            async def answer(table, wire):
                for seat in (0, 1, 2, 0, 1, 2):
                    await wire.play(seat)
                    acked.add((table, wire.states[seat]["step"]))
                    if len(acked) >= 20:
                        enough.set()

            playing = [asyncio.create_task(answer(*one)) for one in zip(tables, guest.wires, strict=True)]
            await enough.wait()
            server.kill()
            await asyncio.gather(*playing, return_exceptions=True)
            cookies = guest.http.cookies
    with Process(store) as server:
        async with Guest(server.address) as guest:
            guest.http.cookies = cookies
            for table in tables:
                wire = await (await guest.sit(table)).greeted(3)
                told = max((step for at, step in acked if at == table), default=1)
                assert wire.states[0]["step"] >= told
                assert [*range(1, wire.states[0]["step"] + 1)] == [one["step"] for one in await guest.steps(table, 0)]


def said(phrase):
    """The words of a placement that was told."""
    args = phrase["args"]
    code = args["card"]["value"]
    return f"place {'teleport' if code == 0 else f'pirate_{code}'} planet_{args['planet']['value']}"


async def live_through(url):
    """A table that is opened, left by the server three times, taken back in, forked, told and verified."""

    async def at(server, cookies):
        guest = await Guest(server.address).__aenter__()
        if cookies is not None:
            guest.http.cookies = cookies
        return guest

    cookies, table = None, ""
    for life in range(4):
        with Here(settings(url)) as server:
            guest = await at(server, cookies)
            try:
                if cookies is None:
                    await guest.http.put("/api/me", json={"name": "Łucja"})
                    cookies = guest.http.cookies
                    table = await guest.open("me", "Bob", "deckhand", nonce="abc")
                assert "Łucja" == (await guest.get("/api/me"))["name"]
                wire = await (await guest.sit(table)).greeted(2)
                if life < 3:
                    await play_on({0: wire, 1: wire}, 3)
                    before = wire.states[0]["step"]
                    await wire.ask(type="chat", text=f"life {life}")
                else:
                    assert wire.states[0]["step"] >= before
                    await play_on({0: wire, 1: wire})
                    lines = (await guest.get(f"/api/tables/{table}/chat"))["lines"]
                    assert [f"life {n}" for n in range(3)] == [line["text"] for line in lines]
                    record = await guest.get(f"/api/tables/{table}/record")
                    assert qd.Match.from_record(record, verify=True).scores == record["scores"]
                    assert table == (await guest.get("/api/me"))["tables"][0]["id"]
                    whole = await guest.steps(table, "all")
                    assert len(record["log"]) == len(whole)
            finally:
                await guest.__aexit__()


@slow
async def test_a_table_lives_through_restarts_on_sqlite(tmp_path):
    await live_through(tmp_path / "store.sqlite")


@slow
async def test_a_table_lives_through_restarts_on_postgresql(postgresql):
    await live_through(postgresql)


async def test_a_store_that_fails_for_a_while_loses_nothing(tmp_path):
    """A disk that takes no more entries: the answer is refused, bots wait; when there is room again, all go on."""
    store = tmp_path / "store.sqlite"
    with Here(settings(store, mend=0.02)) as server, sqlite3.connect(store) as disk:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "bosun", "Cyd", options={"first_player": "0"})
            wire = await (await guest.sit(table)).greeted(2)
            decision = await wire.asked(0)
            disk.execute("CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk full'); END")
            answer = await wire.ask(type="play", seat=0, decision=decision["id"], words=decision["default"])
            assert "error-not_kept" == answer["reason"]["id"]
            again = await wire.until(lambda heard: heard["type"] == "state" and heard["seat"] == 0)
            assert (1, decision["options"]) == (again["step"], again["decision"]["options"])
            disk.execute("DROP TRIGGER full")
            disk.execute(
                "CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.seat = 1 BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            )
            await wire.play(0)
            assert 2 == wire.states[0]["step"]
            disk.execute("DROP TRIGGER full")
            await wire.asked(2)
            assert 3 == wire.states[2]["step"]
            await play_on({0: wire, 2: wire})
            record = await guest.get(f"/api/tables/{table}/record")
            assert qd.Match.from_record(record, verify=True).over
    disk.close()
