"""A table over real sockets: what is played, told, refused, taken back."""

import json

import quarterdeck as qd
from quarterdeck.core.dealer import commitment
from quarterdeck.words import words
from server.harness import Guest, Told, guests, play_on

REST = ("me", "open", "bosun")


async def test_two_seats_and_a_spectator_play_a_whole_game_and_nothing_secret_is_sent(harbour):
    """Every view and event on each socket is what the match tells that seat, and no answer of another seat is sent."""
    async with guests(harbour.address, 3) as (ann, bob, eve):
        table = await ann.open(*REST)
        watching = await (await eve.sit(table)).greeted()
        waiting = await (await ann.sit(table)).greeted()
        assert 0 == waiting.states[0]["step"]
        assert waiting.states[0]["decision"] is None
        assert not waiting.card["begun"]
        committed = waiting.card["commitment"]
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob", "nonce": "stirred-by-bob"})
        playing = await (await bob.sit(table)).greeted()
        await play_on({0: waiting, 1: playing})
        await watching.until(lambda heard: heard["type"] == "state" and heard["view"]["over"])

        record = await ann.get(f"/api/tables/{table}/record")
        assert committed == record["fair"]["commitment"] == commitment(bytes.fromhex(record["fair"]["secret"]))
        assert "stirred-by-bob" == record["fair"]["nonces"][1]
        assert qd.Match.from_record(record, verify=True).over
        law = Told(record)
        for reader, wire in ((0, waiting), (1, playing), (None, watching)):
            assert check_law(law, reader, wire) > 10
            for text in wire.raw:
                assert record["fair"]["secret"] not in text
                own = f'"seat":{reader},' if reader is not None else None
                assert '"place ' not in text or (own is not None and own in text), "options of another seat"


def check_law(law, reader, wire):
    """Compare all that a socket was told with what the match tells its seat; how many steps there were."""
    steps = 0
    for message in wire.heard:
        if message["type"] == "steps":
            assert reader == message["seat"]
            for step in message["steps"]:
                steps += 1
                assert law.views[step["step"]][reader] == step["view"]
                assert law.events[step["step"]][reader] == step["events"]
                assert (step["action"] is None) == (step["seat"] != reader)
        elif message["type"] == "state" and message["step"]:
            assert reader == message["seat"]
            assert law.views[message["step"]][reader] == message["view"]
            assert message["decision"] is None or message["decision"]["seat"] == reader
    return steps


async def test_a_socket_that_comes_back_or_asks_again_is_told_everything(guest):
    table = await guest.open("me", "Bob", "Cyd", options={"first_player": "0"})
    wire = await (await guest.sit(table)).greeted(3)
    await wire.play(0)
    await wire.close()
    again = await (await guest.sit(table)).greeted(3)
    assert wire.states[0]["view"] == again.states[0]["view"]
    assert wire.states[0]["step"] == again.states[0]["step"]
    before = dict(again.states)
    await again.send(type="resync")
    await again.greeted(3)
    assert [{**state, "n": 0} for state in before.values()] == [{**state, "n": 0} for state in again.states.values()]


async def test_an_answer_to_an_old_question_is_refused(guest):
    table = await guest.open("me", "Bob", "Cyd", options={"first_player": "0"})
    wire = await (await guest.sit(table)).greeted(3)
    old = wire.states[0]["decision"]
    await wire.play(0)
    answer = await wire.ask(type="play", seat=0, decision=old["id"], words=old["default"])
    assert ("refused", "error-stale") == (answer["type"], answer["reason"]["id"])


async def test_an_illegal_answer_is_refused_with_its_reason_and_rule(guest):
    table = await guest.open("me", "Bob", "Cyd", options={"first_player": "0"})
    wire = await (await guest.sit(table)).greeted(3)
    await wire.play(0, "place pirate_7 planet_3")
    await wire.play(1)
    await wire.play(2)
    decision = await wire.asked(0)
    answer = await wire.ask(type="play", seat=0, decision=decision["id"], words="place pirate_7 planet_2")
    assert ("refused", "reason-not_in_hand", "SP-5.1") == (answer["type"], answer["reason"]["id"], answer["rule"])
    assert 7 == answer["reason"]["args"]["card"]["value"]
    answer = await wire.ask(type="play", seat=0, decision=decision["id"], words="dance")
    assert "error-bad_words" == answer["reason"]["id"]
    answer = await wire.ask(type="play", seat=0, decision=decision["id"], words=decision["default"])
    assert "ack" == answer["type"]


async def test_nobody_plays_at_the_seat_of_another(harbour):
    async with guests(harbour.address, 2) as (ann, eve):
        table = await ann.open("me", "bosun", "bosun", options={"first_player": "0"})
        mine = await (await ann.sit(table)).greeted()
        hers = await (await eve.sit(table)).greeted()
        decision = mine.states[0]["decision"]
        answer = await hers.ask(type="play", seat=0, decision=decision["id"], words=decision["default"])
        assert "error-not_your_seat" == answer["reason"]["id"]
        answer = await hers.ask(type="undo", seat=0)
        assert "error-not_your_seat" == answer["reason"]["id"]
        await eve.get(f"/api/tables/{table}/steps?seat=0", 403)
        await eve.get(f"/api/tables/{table}/steps?seat=all", 403)
        await eve.post(f"/api/tables/{table}/hint", {"seat": 0}, 403)
        await eve.get(f"/api/tables/{table}/record", 403)


async def test_an_answer_is_weighed_before_it_is_given(harbour):
    async with guests(harbour.address, 2) as (ann, eve):
        table = await ann.open("me", "Bob", "Cyd", options={"first_player": "0"})
        wire = await (await ann.sit(table)).greeted(3)
        hers = await (await eve.sit(table)).greeted()
        decision, step = wire.states[0]["decision"], wire.states[0]["step"]
        quiet = {"type": "weigh", "seat": 0, "decision": decision["id"], "words": "place pirate_7 planet_3"}
        weighed = await wire.ask(**quiet)
        assert ("weighed", False, "open", []) == tuple(weighed[key] for key in ("type", "final", "then", "warnings"))
        assert ["placed"] == [event["kind"] for event in weighed["events"]]
        assert "error-not_your_seat" == (await hers.ask(**quiet))["reason"]["id"]
        assert "error-stale" == (await wire.ask(**quiet | {"decision": "0.0"}))["reason"]["id"]
        assert "error-bad_words" == (await wire.ask(**quiet | {"words": "dance"}))["reason"]["id"]
        assert step == wire.states[0]["step"], "nothing has happened"
        await wire.play(0, "place pirate_7 planet_3")
        decision = await wire.asked(1)
        weighed = await wire.ask(type="weigh", seat=1, decision=decision["id"], words="place pirate_1 planet_3")
        assert (True, "hidden") == (weighed["final"], weighed["then"])
        assert ["note-may_trap"] == [one["phrase"]["id"] for one in weighed["warnings"]]
        assert "SP-5.5" == weighed["warnings"][0]["rule"]


async def test_the_last_answer_can_be_taken_back_until_somebody_else_acts(guest):
    table = await guest.open("me", "Bob", "Cyd", options={"first_player": "0"})
    wire = await (await guest.sit(table)).greeted(3)
    before = wire.states[0]
    refused = await wire.ask(type="undo", seat=0)
    assert "undo-chance" == refused["reason"]["id"]
    await wire.play(0, "place pirate_7 planet_3")
    assert {"possible": True, "reason": None, "beyond": "free"} == wire.states[0]["undo"]
    assert "ack" == (await wire.ask(type="undo", seat=0))["type"]
    await wire.until(lambda heard: heard["type"] == "state" and heard["seat"] == 0)
    assert before["step"] == wire.states[0]["step"]
    assert before["view"] == wire.states[0]["view"]
    await wire.play(0, "place pirate_6 planet_3")
    await wire.play(1)
    refused = await wire.ask(type="undo", seat=0)
    assert "undo-other" == refused["reason"]["id"]
    steps = await guest.steps(table, 0)
    own = [step["action"]["args"]["card"]["value"] for step in steps if step["seat"] == 0]
    assert [6] == own, "what was taken back is not replayed"


async def test_an_undo_that_comes_before_a_bots_move_wins(tmp_path):
    from server.harness import Here, settings

    with Here(settings(tmp_path / "store.sqlite", bot_grace=1000.0)) as server:
        async with Guest(server.address) as guest:
            table = await guest.open("me", "bosun", "bosun", options={"first_player": "0"})
            wire = await (await guest.sit(table)).greeted()
            await wire.play(0)
            assert "ack" == (await wire.ask(type="undo", seat=0))["type"]
            state = await wire.until("state")
            assert state["decision"]["must"]
            assert 1 == state["step"]


async def test_a_hot_seat_table_has_several_seats_of_one_guest(guest):
    table = await guest.open("me", "Bob", "Cyd", hotseat=True)
    wire = await (await guest.sit(table)).greeted(3)
    assert [0, 1, 2] == wire.card["my_seats"]
    assert ["", "Bob", "Cyd"] == [seat["name"] for seat in wire.card["seats"]]
    await play_on({0: wire, 1: wire, 2: wire})
    assert wire.states[2]["view"]["over"]
    for message in wire.heard:
        if message["type"] == "state" and message["decision"]:
            assert message["seat"] == message["decision"]["seat"]


async def test_open_seats_are_taken_once(harbour):
    async with guests(harbour.address, 3) as (ann, bob, cyd):
        table = await ann.open("me", "open", "open")
        wire = await (await ann.sit(table)).greeted()
        await bob.http.put("/api/me", json={"name": "Bob"})
        card = await bob.post(f"/api/tables/{table}/join", {"seat": 2})
        assert [2] == card["my_seats"]
        assert "Bob" == card["seats"][2]["name"]
        refused = await cyd.post(f"/api/tables/{table}/join", {"seat": 2}, 409)
        assert "error-seat_taken" == refused["error"]["id"]
        early = await wire.ask(type="play", seat=0, decision="x", words="pass")
        assert "error-not_begun" == early["reason"]["id"]
        await cyd.post(f"/api/tables/{table}/join", {})
        await wire.until(lambda heard: heard["type"] == "state" and heard["step"] == 2)
        refused = await ann.post(f"/api/tables/{table}/join", {}, 409)
        assert "error-no_open_seat" == refused["error"]["id"]
        await bob.http.put("/api/me", json={"name": "Robert"})
        await wire.until(lambda heard: heard["type"] == "table" and heard["table"]["seats"][2]["name"] == "Robert")
        assert [table] == [one["id"] for one in (await bob.get("/api/me"))["tables"]]


async def test_presence_is_told(harbour):
    async with guests(harbour.address, 2) as (ann, bob):
        table = await ann.open("me", "open", "open")
        await bob.post(f"/api/tables/{table}/join", {})
        wire = await (await ann.sit(table)).greeted()
        assert [True, False] == [seat["present"] for seat in wire.card["seats"][:2]]
        his = await (await bob.sit(table)).greeted()
        await wire.until(lambda heard: heard["type"] == "table" and heard["table"]["seats"][1]["present"])
        await his.close()
        await wire.until(lambda heard: heard["type"] == "table" and not heard["table"]["seats"][1]["present"])


async def test_bots_of_every_level_play_to_the_end(guest):
    table = await guest.open("deckhand", "bosun", "captain", "legend")
    wire = await guest.sit(table)
    await wire.until(lambda heard: heard["type"] == "state" and heard["view"]["over"])
    record = await guest.get(f"/api/tables/{table}/record")
    assert qd.Match.from_record(record, verify=True).scores == record["scores"]
    card = await guest.get(f"/api/tables/{table}")
    assert (True, record["scores"], record["ranks"]) == (card["over"], card["scores"], card["ranks"])


async def test_replays_are_what_was_told_and_end_with_everything_open(guest):
    table = await guest.open("me", "bosun", "bosun")
    wire = await guest.sit(table)
    await wire.asked(0)
    await play_on({0: wire})
    live = {step["step"]: step for message in wire.heard if message["type"] == "steps" for step in message["steps"]}
    told = {step["step"]: step for step in await guest.steps(table, 0)}
    assert list(range(1, len(told) + 1)) == list(told)
    assert live == {number: told[number] for number in live}
    law = Told(await guest.get(f"/api/tables/{table}/record"))
    for reader in (None, 1):
        for step in await guest.steps(table, reader):
            assert law.views[step["step"]][reader] == step["view"]
            assert law.events[step["step"]][reader] == step["events"]
    whole = await guest.steps(table, "all")
    assert ": -3" not in json.dumps(whole)
    assert all(step["action"] for step in whole if step["seat"] >= 0)


async def test_a_finished_game_forks_at_the_very_position(guest):
    table = await guest.open("me", "Bob", "Cyd")
    wire = await (await guest.sit(table)).greeted(3)
    await play_on({0: wire, 1: wire, 2: wire})
    steps = await guest.steps(table, 1)
    body = {"step": 9, "seats": [{"kind": "bot", "level": "bosun"}, {"kind": "me"}, {"kind": "bot", "level": "bosun"}]}
    fork = (await guest.post(f"/api/tables/{table}/fork", body))["id"]
    again = await guest.sit(fork)
    await again.asked(1)
    first = await guest.steps(fork, 1)
    before = steps[8]["view"]["state"]
    assert before["hands"][1] == again.states[1]["view"]["state"]["hands"][1]
    assert all(step["seat"] != 1 for step in first)
    await play_on({1: again})
    record = await guest.get(f"/api/tables/{fork}/record")
    assert record["start"]["placed"] == before["placed"]
    assert qd.Match.from_record(record, verify=True).over
    refused = await guest.post(f"/api/tables/{table}/fork", {**body, "step": 999}, 400)
    assert "error-no_step" == refused["error"]["id"]


async def test_a_running_game_forks_to_what_the_seat_can_know(guest):
    table = await guest.open("me", "Bob", "Cyd", options={"first_player": "0"})
    wire = await (await guest.sit(table)).greeted(3)
    await play_on({0: wire, 1: wire, 2: wire}, 6)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    fork = (await guest.post(f"/api/tables/{table}/fork", {"step": 7, "seats": seats}))["id"]
    again = await (await guest.sit(fork)).greeted()
    steps = await guest.steps(table, 0)
    assert steps[6]["view"]["state"] == again.states[0]["view"]["state"]


async def test_a_hint_is_one_of_the_options(guest):
    table = await guest.open("me", "bosun", "bosun", options={"first_player": "0"})
    wire = await guest.sit(table)
    decision = await wire.asked(0)
    hint = await guest.post(f"/api/tables/{table}/hint", {"seat": 0})
    assert hint["words"] in [option["words"] for option in decision["options"]]
    good = [one["words"] for one in hint["good"]]
    assert {*good} <= {option["words"] for option in decision["options"]}
    assert not good or hint["words"] == good[0]
    assert hint["rival"] in [option["words"] for option in decision["options"] if option["words"] != hint["words"]]
    assert 0 < hint["visits"] < hint["tries"]
    assert all(words("pl", "space_pirates").phrase(one, ["", "", ""]) for one in hint["why"])
    assert all(one["seat"] in range(3) and one["phrase"]["id"].startswith("action-") for one in hint["line"])


async def test_why_an_answer_was_given_is_told_when_the_game_is_over(guest):
    """From what its seat saw then; while the game goes on nobody learns it, and chance has no reasons."""
    table = await guest.open("me", "bosun", "bosun", options={"first_player": "0"})
    wire = await guest.sit(table)
    await wire.asked(0)
    assert "error-not_over" == (await guest.post(f"/api/tables/{table}/why", {"step": 1}, 403))["error"]["id"]
    await play_on({0: wire}, 100)
    steps = await guest.steps(table, "all")
    answered = [one for one in steps if one["seat"] == 1 and not one["auto"]]
    why = await guest.post(f"/api/tables/{table}/why", {"step": answered[2]["step"]})
    assert answered[2]["action"] == why["answer"]
    assert 1 == why["seat"]
    assert why["rival"] not in [None, why["answer"]]
    assert why["rather"] is False or why["visits"] < why["tries"]
    assert all(words("pl", "space_pirates").phrase(one, ["", "", ""]) for one in why["why"])
    drawn = next(one for one in steps if one["seat"] < 0)
    assert (
        "error-no_choice" == (await guest.post(f"/api/tables/{table}/why", {"step": drawn["step"]}, 409))["error"]["id"]
    )
    assert "error-no_step" == (await guest.post(f"/api/tables/{table}/why", {"step": 9999}, 400))["error"]["id"]
