"""Where who is asked is a secret, others are sent the same whether somebody has a choice or nobody has."""

from server import parley
from server.harness import Here, guests, settings


async def transcript(address, nonce):
    """Play one table, dealt by a nonce; who had a knife, and what the captain and a spectator were sent, in order."""
    async with guests(address, 4) as (captain, mate, cook, eve):
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = (await captain.post("/api/tables", {"game": "parley", "seats": seats, "nonce": nonce}))["id"]
        for guest in (mate, cook):
            await guest.post(f"/api/tables/{table}/join", {})
        hers = await (await eve.sit(table)).greeted()
        his = await (await mate.sit(table)).greeted()
        mine = await (await captain.sit(table)).greeted()
        armed = his.states[1]["view"]["state"]["knives"][1] == 1
        for turn in range(1, parley.ROUNDS + 1):
            await mine.asked(0)
            await mine.ask(type="play", seat=0, decision=mine.states[0]["decision"]["id"], words="signal seat_1")
            if armed:
                await his.asked(1)
                refused = await his.ask(type="undo", seat=1)
                assert "undo-other" == refused["reason"]["id"]
                await his.ask(type="play", seat=1, decision=his.states[1]["decision"]["id"], words="pass")
            done = turn == parley.ROUNDS
            await mine.until(lambda heard, done=done: heard["type"] == "state" and settled(heard, done))
        await hers.until(lambda heard: heard["type"] == "state" and heard["view"]["over"])
        steps = await eve.steps(table)
        assert list(range(1, len(steps) + 1)) == [step["step"] for step in steps]
        whole = await eve.steps(table, "all")
        assert 1 + 3 * parley.ROUNDS == len(whole)
        return armed, told(mine), told(hers), [(step["seat"], step["events"]) for step in steps]


def settled(state, done):
    return state["view"]["over"] if done else bool(state["decision"])


def told(wire):
    """What was sent, without what differs from table to table anyway; the end shows everything."""
    kept = []
    for message in wire.heard:
        if message["type"] == "state" and not message["view"]["over"]:
            decision = message["decision"]
            times = [{**time, "asked": time["asked"] and 1.0} for time in message["times"]]  # when: see tests/table
            kept.append({**message, "n": 0, "decision": decision and {**decision, "id": ""}, "times": times})
        elif message["type"] == "steps":
            kept += [{**step, "view": None if step["view"]["over"] else step["view"]} for step in message["steps"]]
    return kept


async def test_nobody_else_can_tell_whether_anybody_had_a_choice(tmp_path):
    with parley.registered(), Here(settings(tmp_path / "store.sqlite")) as server:
        found = {}
        for nonce in range(20):
            armed, *sent = await transcript(server.address, str(nonce))
            found.setdefault(armed, sent)
            if len(found) == 2:
                break
        assert found[True] == found[False]
