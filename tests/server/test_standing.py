"""JR-17.10.2, JR-17.12: asking for more time, and what is answered for a seat while its player does nothing."""

import asyncio

from games.jolly_roger.positions import table, voyage
from marks import rule, slow
from quarterdeck.games.jolly_roger.data import CREW_IDS
from quarterdeck.games.jolly_roger.flow.rounds import S4_ANY, S4_CALL, S5_TARGET
from server.harness import Guest, Here, Process, lay_out, settings
from server.live_tables import HANDS, attack, crew, options, window


@rule("JR-17.10.2")
async def test_hold_gives_everybody_more_time_and_is_seen_by_all(tmp_path):
    start = table(4, ["cook", "bosun", "nav_p2_m2", ""], [voyage(S4_CALL)], options())
    async with crew(tmp_path / "s.sqlite", start, scale=1.0) as (_, _, _, wires):
        state = await wires[4].told(None, window("call"))
        assert ([], [1, 2], [3, 3, 3, 3]) == (*(state["clock"][name] for name in ("held", "holders", "holds")),)
        for seat in (0, 3):                                                     # the Captain, and an empty hand
            assert "error-no_hold" == (await wires[seat].ask(type="hold", seat=seat))["reason"]["id"]
        assert "ack" == (await wires[2].ask(type="hold", seat=2))["type"]
        state = await wires[4].told(None, lambda state: state["clock"]["held"])
        assert (22, [2], [1], [3, 3, 2, 3]) == tuple(
            state["clock"][name] for name in ("seconds", "held", "holders", "holds"))
        assert state["clock"]["left"] > 18
        assert "error-no_hold" == (await wires[2].ask(type="hold", seat=2))["reason"]["id"]     # once in a window
        assert "error-not_your_seat" == (await wires[2].ask(type="hold", seat=1))["reason"]["id"]


@rule("JR-17.10.2")
async def test_hold_may_be_a_bluff_and_ends_after_so_many_in_a_round(tmp_path):
    """A seat that can answer nothing holds the clocks of three cards, and no fourth."""
    start = attack([f"{HANDS[0]} mel_p3_m1", HANDS[1], HANDS[2], ""])
    async with crew(tmp_path / "s.sqlite", start, scale=2.0) as (_, _, _, wires):
        for count, words in enumerate(("nav_p2_m2", "nav_p1_m5", "mel_p3_m1"), 1):
            await wires[0].play(0, f"contribute {words}")
            state = await wires[3].told(3, lambda state, count=count: len(state["unsettled"]) == count)
            assert not state["unsettled"][-1]["answer"]
            answer = await wires[3].ask(type="hold", seat=3, card=state["unsettled"][-1]["id"])
            assert "ack" == answer["type"]
        answer = await wires[3].ask(type="hold", seat=3)
        assert ("error-no_hold", "JR-17.10.2") == (answer["reason"]["id"], answer["rule"])


@rule("JR-17.12.1")
async def test_a_sleeping_traitor_passes_at_once_and_may_still_be_woken(tmp_path):
    start = table(4, ["stowaways", "traitor", "", ""], [voyage(S4_ANY)], options(), qm=3)
    async with crew(tmp_path / "s.sqlite", start, scale=2.0) as (_, _, _, wires):
        assert "ack" == (await wires[1].ask(type="order", seat=1, name="traitor", value="asleep"))["type"]
        state = await wires[1].told(1, lambda state: state["orders"]["traitor"] == "asleep")
        assert {"traitor": "asleep", "stay_out": False, "no_mutiny": False, "stop": False} == state["orders"]
        await wires[0].play(0, "stowaways")
        state = await wires[1].told(1, lambda state: state["step"] == 2)
        assert ["traitor"] == [option["words"] for option in state["decision"]["options"]]
        assert not state["decision"]["must"]                                    # it has passed and may still act
        state = await wires[4].told(None, window("traitor"))
        assert (1, None) == (state["step"], state["orders"])                    # nobody else has heard of it
        answer = await wires[1].ask(type="play", seat=1, decision=wires[1].states[1]["decision"]["id"], words="traitor")
        assert "ack" == answer["type"]
        steps = await wires[4].until(lambda heard: heard["type"] == "steps" and heard["steps"][0]["seat"] == 1)
        assert ["betrayed"] == [event["kind"] for event in steps["steps"][0]["events"]]


@rule("JR-17.12.1", "JR-17.8.8")
async def test_a_table_without_clocks_does_not_ask_a_traitor_about_cards_that_its_order_leaves_out(tmp_path):
    agreed = options(pace="turns")
    start = attack([HANDS[0], f"{HANDS[1]} traitor", HANDS[2], HANDS[3]], pace="turns")
    async with crew(tmp_path / "s.sqlite", start, agreed, scale=0.1) as (_, _, _, wires):
        await wires[1].ask(type="order", seat=1, name="traitor", value="effects")
        await wires[2].play(2, "contribute mel_p2_m2")
        await wires[4].told(None, window("traitor"))
        await wires[4].told(None, lambda state: state["clock"] is None and state["step"] == 2)


@rule("JR-17.12.1")
async def test_effect_cards_still_wake_a_traitor_that_sleeps_in_attacks(tmp_path):
    start = table(4, ["stowaways", "traitor", "", ""], [voyage(S4_ANY)], options(), qm=3)
    async with crew(tmp_path / "s.sqlite", start, scale=2.0) as (_, _, _, wires):
        await wires[1].ask(type="order", seat=1, name="traitor", value="effects")
        await wires[0].play(0, "stowaways")
        state = await wires[1].told(1, window("traitor"))
        await asyncio.sleep(0.3)
        assert state["decision"]["must"]
        await wires[1].play(1, "traitor")


@slow
@rule("JR-17.12.1")
async def test_staying_out_and_no_mutiny_pass_after_a_while_and_no_longer_than_they_hold(tmp_path):
    start = table(4, ["cook", "bosun nav_p2_m2", "nav_p1_m5", ""], [voyage(S4_CALL)], options())
    async with crew(tmp_path / "s.sqlite", start, scale=0.2, decision=3.0) as (_, _, _, wires):
        await wires[2].ask(type="order", seat=2, name="no_mutiny", value=True)
        state = await wires[4].told(None, lambda state: state["waiting"] == [1])
        assert window("call")(state)
        await wires[1].play(1, "pass")
        await wires[0].told(0, window("decision"))
        await wires[0].play(0, "target merchant_ship")
        await wires[4].told(None, lambda state: window("call")(state) and state["waiting"] == [1, 2])
        await wires[4].told(None, lambda state: window("call")(state) and state["waiting"] == [1])
        await wires[2].told(2, lambda state: state["orders"]["no_mutiny"])
        await wires[2].ask(type="order", seat=2, name="stay_out", value=True)
        await wires[1].told(1, lambda state: window("call")(state) and state["decision"])
        await wires[1].play(1, "pass")
        await wires[1].told(1, lambda state: state["decision"] and state["decision"]["rule"] == "JR-7.3")
        await wires[1].play(1)
        await wires[4].told(None, lambda state: window("attack")(state) and state["waiting"] == [2, 0, 1])
        await wires[4].told(None, lambda state: window("attack")(state) and state["waiting"] == [0, 1])
        state = await wires[2].told(2, lambda state: state["view"]["state"]["round"] == 2)
        assert {"traitor": "every", "stay_out": False, "no_mutiny": False, "stop": False} == state["orders"]


@rule("JR-17.12")
async def test_a_table_without_clocks_stops_for_whoever_wants_it(tmp_path):
    agreed = options(pace="turns")
    start = table(4, HANDS, [voyage(S5_TARGET)], agreed)
    async with crew(tmp_path / "s.sqlite", start, agreed, scale=0.05) as (_, _, _, wires):
        await wires[3].ask(type="order", seat=3, name="stop", value=True)
        await wires[0].play(0, "target fort")
        state = await wires[3].told(3, window("any"))
        assert (True, None) == (state["stop"], state["decision"])
        assert not (await wires[2].told(2, window("any")))["stop"]
        await asyncio.sleep(0.4)                                                # longer than the longest pause
        assert "ack" == (await wires[3].ask(type="ready", seat=3))["type"]
        assert window("any")(wires[3].states[3])                                # it has stopped until now
        steps = await wires[4].until(lambda heard: heard["type"] == "steps" and heard["steps"][0]["seat"] == -1)
        assert [-1] == [step["seat"] for step in steps["steps"]]


@slow
@rule("JR-17.11")
async def test_a_call_may_be_sealed_in_the_window_before_and_every_play_erases_it(tmp_path):
    start = table(4, ["", "cook stowaways", "bosun", "nav_p2_m2"], [voyage(S4_ANY)], options(), qm=3,
                  discard="traitor traitor")
    async with crew(tmp_path / "s.sqlite", start, scale=0.5) as (_, _, _, wires):
        state = await wires[2].told(2, window("any"))
        assert (None, ["pass", "call bosun"]) == (state["decision"], [o["words"] for o in state["ahead"]["options"]])
        assert (await wires[0].told(0, window("any")))["ahead"] is None         # the Captain cannot call
        old = state["ahead"]["id"]
        assert "ack" == (await wires[2].ask(type="play", seat=2, decision=old, words="call bosun"))["type"]
        assert "call bosun" == (await wires[2].told(2, lambda state: state["sealed"]))["sealed"]
        await wires[1].play(1, "stowaways")
        state = await wires[2].told(2, lambda state: state["sealed"] is None and state["ahead"])
        assert "error-stale" == (await wires[2].ask(type="play", seat=2, decision=old, words="pass"))["reason"]["id"]
        new = state["ahead"]["id"]
        assert "ack" == (await wires[2].ask(type="play", seat=2, decision=new, words="call bosun"))["type"]
        await wires[4].told(None, lambda state: window("call")(state) and state["waiting"] == [1, 3])
        await wires[4].until(lambda heard: heard["type"] == "steps" and any(
            event["kind"] == "called" for step in heard["steps"] for event in step["events"]))


async def test_an_order_must_exist_and_have_a_value(tmp_path):
    async with crew(tmp_path / "s.sqlite", attack(HANDS)) as (_, _, _, wires):
        for name, value in (("sing", True), ("traitor", "drunk"), ("stop", 1)):
            refused = await wires[1].ask(type="order", seat=1, name=name, value=value)
            assert "error-no_order" == refused["reason"]["id"]
        refused = await wires[1].ask(type="order", seat=2, name="stop", value=True)
        assert "error-not_your_seat" == refused["reason"]["id"]


@slow
@rule("JR-17.12.1", "JR-17.10.2")
async def test_clocks_orders_and_holds_live_through_a_kill(tmp_path):
    """The server is killed in the middle of a window: its time begins anew, what stands for a seat still stands."""
    store = tmp_path / "store.sqlite"
    with Process(store) as server:
        async with Guest(server.address) as guest:
            table_id = await guest.open("me", "Bob", "Cyd", "Dov", game="jolly_roger", options={"pace": "live"})
            wire = await (await guest.sit(table_id)).greeted(4)
            state = await wire.told(2, window("any"))
            step = state["step"]
            await wire.ask(type="order", seat=2, name="traitor", value="asleep")
            await wire.ask(type="hold", seat=2)
            server.kill()
            cookies = guest.http.cookies
    with Process(store) as server:
        async with Guest(server.address) as guest:
            guest.http.cookies = cookies
            wire = await (await guest.sit(table_id)).greeted(4)
            state = await wire.told(2, window("any"))
            assert (step, 5, [3, 3, 2, 3]) == (state["step"], state["clock"]["seconds"], state["clock"]["holds"])
            assert "asleep" == state["orders"]["traitor"]
            state = await wire.told(2, lambda state: not window("any")(state))
            assert state["step"] > step


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
                await wire.until(lambda heard, told=told: heard["type"] == "steps" and any(
                    event["kind"] == told for step in heard["steps"] for event in step["events"]))


async def say(wire, words):
    """Say something as seat 0, whatever it is asked and as soon as it is invited to."""
    kind = ""
    while kind != "ack":
        state = await wire.told(0, lambda state: state["decision"] and any(
            option["words"] == words for option in state["decision"]["options"]))
        kind = (await wire.ask(type="play", seat=0, decision=state["decision"]["id"], words=words))["type"]
    await wire.until(lambda heard: heard["type"] == "state" and heard["seat"] == 0)
