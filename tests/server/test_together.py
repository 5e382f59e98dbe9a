"""People at a table through the server: what is acknowledged is kept, refusals say why, tables wake by themselves."""

from server.harness import Here, ManualTime, guests, play_on, settings

DAY = 24 * 3600


async def test_a_game_of_days_wakes_by_itself_after_a_restart(tmp_path):
    store, time = tmp_path / "store.sqlite", ManualTime()
    terms = {"pace": "days", "seconds": DAY, "level": "deckhand"}
    with Here(settings(store), time) as server:
        async with guests(server.address, 2) as (ann, bob):
            table = await ann.open("me", "open", "bosun", options={"first_player": "0"}, terms=terms)
            await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
            wire = await (await ann.sit(table)).greeted()
            await wire.told(0, lambda state: state["times"][0]["runs"])
            cookies = [dict(one.http.cookies) for one in (ann, bob)]
    with Here(settings(store), time) as server:
        time.advance(DAY + 60)  # nobody is here
        async with guests(server.address, 2) as (ann, bob):
            for one, kept in zip((ann, bob), cookies, strict=True):
                one.http.cookies.clear()
                one.http.cookies.update(kept)
            wire = await (await bob.sit(table)).greeted()
            while not (wire.card and wire.card["seats"][0]["bot"]):
                await wire.hear()
            assert "clock" == wire.card["seats"][0]["bot"]["why"]
            await wire.asked(1)
            mine = await (await ann.sit(table)).greeted()
            answer = await mine.ask(type="play", seat=0, decision="x", words="pass")
            assert "error-bot_sits" == answer["reason"]["id"]
            assert "ack" == (await mine.ask(type="back", seat=0))["type"]


async def test_what_people_may_not_do_is_refused_with_its_reason(harbour):
    async with guests(harbour.address, 3) as (ann, bob, eve):
        refused = await ann.open("me", "open", "open", status=400, terms={"pace": "blitz"})
        assert "error-bad_term" == refused["id"]
        table = await ann.open("me", "open", "bosun", options={"first_player": "0"})
        again = await ann.post(f"/api/tables/{table}/join", {}, 409)
        assert "error-one_seat" == again["error"]["id"]
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        mine, his = await (await ann.sit(table)).greeted(), await (await bob.sit(table)).greeted()
        hers = await (await eve.sit(table)).greeted()
        await mine.asked(0)
        wrong: list = [
            (hers, {"type": "resign", "seat": 0}, "error-not_your_seat"),
            (his, {"type": "hand", "seat": 0}, "error-not_your_seat"),
            (his, {"type": "vote", "seat": 1, "absent": 0, "yes": True}, "error-no_vote"),
            (his, {"type": "host", "act": "cancel"}, "error-not_host"),
            (mine, {"type": "host", "act": "cancel"}, "error-begun"),
            (mine, {"type": "back", "seat": 0}, "error-no_bot_sits"),
            (mine, {"type": "vacation", "seat": 0, "on": True}, "error-no_vacation"),
            (mine, {"type": "takeback", "seat": 0}, "undo-nothing"),
            (his, {"type": "consent", "seat": 1, "yes": True}, "error-no_takeback_asked"),
            (hers, {"type": "takeback", "seat": 0}, "error-not_your_seat"),
        ]
        for wire, message, reason in wrong:
            answer = await wire.ask(**message)
            assert ("refused", reason) == (answer["type"], answer["reason"]["id"])
        hint = await ann.post(f"/api/tables/{table}/hint", {"seat": 0}, 403)
        assert "error-no_hints" == hint["error"]["id"]
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        fork = await bob.post(f"/api/tables/{table}/fork", {"step": 1, "seats": seats}, 403)
        assert "error-no_forks" == fork["error"]["id"]


async def test_an_answer_is_taken_back_by_consent_over_the_wire(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        table = await ann.open("me", "open", "bosun", options={"first_player": "0"})
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        mine, his = await (await ann.sit(table)).greeted(), await (await bob.sit(table)).greeted()
        await mine.play(0, "place pirate_7 planet_0")
        await his.asked(1)
        assert "ack" == (await mine.ask(type="takeback", seat=0))["type"]
        while not (his.card and his.card["takeback"]):
            await his.hear()
        assert "ack" == (await his.ask(type="consent", seat=1, yes=True))["type"]
        await mine.asked(0)
        assert ["takeback"] == [note["note"] for note in (await ann.get(f"/api/tables/{table}"))["notes"]]


async def test_a_cancelled_table_is_nobodys_any_more(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        table = await ann.open("me", "open", "open")
        wire = await (await ann.sit(table)).greeted()
        assert "ack" == (await wire.ask(type="host", act="cancel"))["type"]
        refused = await bob.post(f"/api/tables/{table}/join", {}, 409)
        assert "error-cancelled" == refused["error"]["id"]
        assert table not in [one["id"] for one in (await ann.get("/api/me"))["tables"]]


async def test_nobody_sits_or_plays_as_somebody_else(harbour):
    async with guests(harbour.address, 3) as (ann, bob, eve):
        table = await ann.open("me", "open", "bosun", options={"first_player": "0"})
        taken = await bob.post(f"/api/tables/{table}/join", {"seat": 0, "name": "Ann"}, 409)
        assert "error-seat_taken" == taken["error"]["id"]
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        late = await eve.post(f"/api/tables/{table}/join", {"name": "Bob"}, 409)
        assert "error-no_open_seat" == late["error"]["id"]
        mine, his = await (await ann.sit(table)).greeted(), await (await bob.sit(table)).greeted()
        asked = await mine.asked(0)
        words = asked["options"][0]["words"]
        for wire in (his, await (await eve.sit(table)).greeted()):
            answer = await wire.ask(type="play", seat=0, decision=asked["id"], words=words)
            assert ("refused", "error-not_your_seat") == (answer["type"], answer["reason"]["id"])
        assert words == await mine.play(0, words)  # nothing is lost


async def test_after_the_end_nobody_resigns_votes_or_leaves(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        table = await ann.open("me", "open", "deckhand")
        await bob.post(f"/api/tables/{table}/join", {})
        mine, his = await (await ann.sit(table)).greeted(), await (await bob.sit(table)).greeted()
        await play_on({0: mine, 1: his})
        before = (await ann.get(f"/api/tables/{table}"))["ranks"]
        for message in (
            {"type": "resign"},
            {"type": "hand"},
            {"type": "leave"},
            {"type": "back"},
            {"type": "takeback"},
            {"type": "vote", "absent": 1, "yes": True},
            {"type": "nudge", "absent": 1},
            {"type": "more", "absent": 1},
        ):
            answer = await mine.ask(seat=0, **message)
            assert ("refused", "reason-over") == (answer["type"], answer["reason"]["id"]), message
        assert before == (await ann.get(f"/api/tables/{table}"))["ranks"]
