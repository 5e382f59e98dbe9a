"""Live play over real sockets: the clock is the server's own, or one whose hands the test moves."""

import quarterdeck as qd
from games.jolly_roger.positions import table, voyage
from marks import rule, slow
from quarterdeck.games.jolly_roger.data import CREW_IDS
from quarterdeck.games.jolly_roger.flow.rounds import S4_ANY, S5_TARGET
from server.harness import Guest, Here, ManualTime, Process, lay_out, settings
from server.live_tables import crew, window
from table.live_tables import HANDS, options


@rule("JR-17.4", "JR-17.10.2", "JR-17.11")
async def test_time_passes_when_the_clock_says_so(tmp_path):
    """A call given early and more time are told at once; the window closes when its time is up, and not before."""
    time = ManualTime()
    start = table(
        4, ["", "cook stowaways", "bosun", "nav_p2_m2"], [voyage(S4_ANY)], options(), qm=3, discard="traitor traitor"
    )
    async with crew(tmp_path / "s.sqlite", start, time=time) as (_, _, _, wires):
        state = await wires[2].told(2, window("any"))
        answer = await wires[2].ask(type="play", seat=2, decision=state["ahead"]["id"], words="call bosun")
        assert "ack" == answer["type"]
        assert "call bosun" == (await wires[2].told(2, lambda state: state["sealed"]))["sealed"]
        assert "ack" == (await wires[3].ask(type="extend", seat=3))["type"]
        state = await wires[4].told(None, lambda state: state["clock"] and state["clock"]["extended"])
        assert (15, 15, [3]) == tuple(state["clock"][name] for name in ("seconds", "left", "extended"))
        time.advance(14.9)
        assert "ack" == (await wires[1].ask(type="order", seat=1, name="stop", value=True))["type"]
        assert window("any")(wires[1].states[1])
        time.advance(0.2)
        await wires[4].told(None, lambda state: window("call")(state) and state["waiting"] == [1, 3])
        refused = await wires[0].ask(type="extend", seat=0)
        assert ("error-no_extension", "JR-17.10.2") == (refused["reason"]["id"], refused["rule"])


@slow
@rule("JR-17.12.1", "JR-17.10.2", "JR-17.11")
async def test_whatever_was_acknowledged_lives_through_a_kill(tmp_path):
    """The server is killed in the middle of a window: its time begins anew, what stands for a seat still stands."""
    store = tmp_path / "store.sqlite"
    start = table(4, ["", "cook stowaways", "bosun", "nav_p2_m2"], [voyage(S4_ANY)], options(), qm=3)
    table_id = await lay_out(store, start, options())
    with Process(store) as server:
        async with Guest(server.address) as guest:
            for _ in range(4):
                await guest.post(f"/api/tables/{table_id}/join", {})
            wire = await (await guest.sit(table_id)).greeted(4)
            state = await wire.told(2, window("any"))
            step = state["step"]
            await wire.ask(type="order", seat=2, name="traitor", value="asleep")
            await wire.ask(type="extend", seat=2)
            ahead = wire.states[2]["ahead"]
            words = ahead["options"][-1]["words"]
            answer = await wire.ask(type="play", seat=2, decision=ahead["id"], words=words)
            server.kill()
            assert "ack" == answer["type"]
            cookies = guest.http.cookies
    with Process(store) as server:
        async with Guest(server.address) as guest:
            guest.http.cookies = cookies
            wire = await (await guest.sit(table_id)).greeted(4)
            state = await wire.told(2, window("any"))
            assert (step, 5, [3, 3, 2, 3]) == (state["step"], state["clock"]["seconds"], state["clock"]["extensions"])
            assert ("asleep", words) == (state["orders"]["traitor"], state["sealed"])


async def test_a_bot_answers_offers_at_a_live_table(tmp_path):
    """A gift is taken, a robbery is not; and the person is not kept waiting."""
    agreed = options(negotiation="full")
    table_id = await lay_out(tmp_path / "s.sqlite", table(4, HANDS, [voyage(S5_TARGET)], agreed), agreed, bots=3)
    with Here(settings(tmp_path / "s.sqlite")) as server:
        async with Guest(server.address) as guest:
            await guest.post(f"/api/tables/{table_id}/join", {})
            wire = await (await guest.sit(table_id)).greeted()
            for asked, told in ((0, "offer_accepted"), (2, "offer_declined")):
                await say(wire, "talk seat_1")
                await say(wire, f"give_crew {CREW_IDS[wire.states[0]['view']['state']['hands'][0][0]]}")
                for _ in range(asked):
                    await say(wire, "ask_crew")
                await say(wire, "send")
                await wire.until(
                    lambda heard, told=told: (
                        heard["type"] == "steps"
                        and any(event["kind"] == told for step in heard["steps"] for event in step["events"])
                    )
                )


async def say(wire, words):
    """Say something as seat 0, whatever it is asked and as soon as it is invited to."""
    kind = ""
    while kind != "ack":
        state = await wire.told(
            0,
            lambda state: (
                state["decision"] and any(option["words"] == words for option in state["decision"]["options"])
            ),
        )
        kind = (await wire.ask(type="play", seat=0, decision=state["decision"]["id"], words=words))["type"]
    await wire.until(lambda heard: heard["type"] == "state" and heard["seat"] == 0)


@slow
@rule("JR-17.4")
async def test_a_whole_game_of_bots_under_the_clock_is_recorded_and_verified(tmp_path):
    with Here(settings(tmp_path / "s.sqlite", clock=0.002)) as server:
        async with Guest(server.address) as guest:
            table_id = await guest.open(*["bosun"] * 4, game="jolly_roger", options={"pace": "live"})
            wire = await (await guest.sit(table_id)).greeted()
            await wire.told(None, lambda state: state["view"]["over"])
            record = await guest.get(f"/api/tables/{table_id}/record")
            assert record["options"]["clock"]
            assert qd.Match.from_record(record, verify=True).scores == record["scores"]
            assert sum(line == [-1, "pass", False] for line in record["log"]) > 20


async def test_players_choose_no_house_options(tmp_path):
    with Here(settings(tmp_path / "s.sqlite")) as server:
        async with Guest(server.address) as guest:
            games = {game["id"]: game for game in await guest.get("/api/games")}
            assert "clock" not in [option["name"] for option in games["jolly_roger"]["options"]]
            orders = ["traitor", "stay_out", "again", "no_mutiny", "any_time", "stop", "offers"]
            assert orders == [order["name"] for order in games["jolly_roger"]["orders"]]
