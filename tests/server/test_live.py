"""Jolly Roger against time: nobody can tell from what is sent, and when, who holds what."""

import asyncio
from typing import Any

import quarterdeck as qd
from games.jolly_roger.positions import table, voyage
from marks import rule, slow
from quarterdeck.games.jolly_roger.flow.attack import FIRST, Attack
from quarterdeck.games.jolly_roger.flow.rounds import S4_ANY, S4_CALL, S5_TALK, S7_BACK
from quarterdeck.server.clock import GRAIN
from server.harness import Guest, Here, settings
from server.live_tables import HANDS, attack, crew, options, window

EARLY = 2.0         # seconds: so much later than the rest may a busy machine hear the first message
LATE = 10.0         # and so much later any other


def heard_by(wire):
    """What a spectator was sent from the first step on, without what differs from table to table; and when."""
    kept: list[tuple[Any, float]] = []
    for message, at in zip(wire.heard, wire.times, strict=True):
        if message["type"] == "steps":
            kept.append(([(step["seat"], step["events"], step["view"]) for step in message["steps"]], at))
        elif message["type"] == "state":
            clock, cards = message["clock"], [{**card, "left": 0} for card in message["unsettled"]]
            kept.append(({**message, "n": 0, "clock": clock and {**clock, "left": 0}, "unsettled": cards}, at))
    first = next(i for i, (what, _) in enumerate(kept) if isinstance(what, list))
    return [what for what, _ in kept[first:]], [at - kept[first][1] for _, at in kept[first:]]


async def attacked(store, hands):
    """One contribution, then silence until the Captain is asked about a punishment: what the spectator was sent."""
    async with crew(store, attack(hands), scale=0.1) as (_, _, _, wires):
        await wires[0].play(0, "contribute nav_p2_m2")
        await wires[4].told(None, window("decision"))
        return heard_by(wires[4])


@slow
@rule("JR-17.8.3", "JR-17.8.6", "JR-17.10", "JR-17.10.5")
async def test_spectators_are_sent_the_same_at_the_same_time_whoever_holds_the_traitor(tmp_path):
    """Three deals of the same hand sizes: seat 1 or seat 2 holds a Traitor, or nobody does."""
    deals = [[f"{names} {'traitor' if seat == holder else ('cook', 'ship_rats', 'assassin', 'sea_wolf')[seat]}"
              for seat, names in enumerate(HANDS)] for holder in (1, 2, None)]
    heard = [await attacked(tmp_path / f"{i}.sqlite", hands) for i, hands in enumerate(deals)]
    assert heard[0][0] == heard[1][0] == heard[2][0]
    due = [0, 0, 0.3, 3, 3, 3.8, 3.8]       # the card and its clock; settled; the attack is closed; nobody changes it
    for _, when in heard:
        assert len(due) == len(when)
        assert all(-EARLY < late < LATE for late in (at - then for at, then in zip(when, due, strict=True)))


@rule("JR-17.10", "JR-17.8.3")
async def test_a_pass_in_a_hidden_window_is_told_to_nobody_and_shortens_nothing(tmp_path):
    hands = ["", "medic", "nav_p2_m2", "can_p2_m2"]
    start = table(4, hands, [voyage(S4_ANY)], options(), qm=3)
    async with crew(tmp_path / "s.sqlite", start, scale=1.0) as (_, _, _, wires):
        clock = (await wires[1].told(1, lambda state: state["clock"]))["clock"]
        assert ("any", 5.0, []) == (clock["window"], clock["seconds"], wires[1].states[1]["waiting"])
        for i in (0, 2, 4):
            state = await wires[i].told(None if i == 4 else i, lambda state: state["clock"])
            assert state["decision"] is None
        before = asyncio.get_running_loop().time()
        await wires[1].play(1, "pass")
        assert not wires[1].states[1]["decision"]["must"]                   # it may still act
        left = wires[1].states[1]["clock"]["left"]
        for i in (0, 2, 4):
            step = await wires[i].until(lambda heard: heard["type"] != "table")
            assert [-1] == [one["seat"] for one in step["steps"]], "the next thing that others hear is that time passed"
            assert wires[i].times[-1] - before > left - 2 * GRAIN
        await wires[0].told(0, window("call"))


@rule("JR-17.10.3", "JR-18.3")
async def test_attack_call_and_decisions_end_with_the_defaults_of_the_silent(tmp_path):
    start = table(4, ["cook", "bosun nav_p2_m2", "", ""], [voyage(S4_CALL)], options())
    more = {"decision": 0.3, "absent": 0.3}
    async with crew(tmp_path / "s.sqlite", start, scale=0.02, **more) as (_, _, _, wires):
        state = await wires[4].told(None, lambda state: state["clock"])
        assert ("call", [1]) == (state["clock"]["window"], state["waiting"])
        state = await wires[4].told(None, window("decision"))
        assert [0] == state["waiting"]                                      # nobody called: the Captain chooses
        state = await wires[4].told(None, window("any"))
        assert "merchant_ship" == qd.game("jolly_roger").language.kinds["kind"][state["view"]["state"]["target_kind"]]
        await wires[4].told(None, window("attack"))
        await wires[4].told(None, window("reveal"))


@rule("JR-17.10.4")
async def test_a_first_card_without_a_choice_waits_for_its_player_like_any_other(tmp_path):
    start = attack(["", "nav_p2_m2 cook", "bosun", ""], stage=FIRST)
    async with crew(tmp_path / "s.sqlite", start) as (_, _, _, wires):
        decision = await wires[1].asked(1)
        assert ["contribute nav_p2_m2"] == [option["words"] for option in decision["options"]]
        await wires[1].play(1)
        steps = await wires[4].until("steps")
        assert [(1, False, None), (-1, False, None)] == [
            (step["seat"], step["auto"], step["action"]) for step in steps["steps"]]


@rule("JR-17.8.8")
async def test_a_table_without_clocks_pauses_after_every_play_and_waits_for_the_holder(tmp_path):
    agreed = options(pace="turns")
    start = attack([HANDS[0], f"{HANDS[1]} traitor", HANDS[2], HANDS[3]], pace="turns")
    async with crew(tmp_path / "s.sqlite", start, agreed, scale=0.1) as (_, _, _, wires):
        await wires[2].play(2, "contribute mel_p2_m2")
        state = await wires[4].told(None, lambda state: state["clock"])
        assert ("traitor", None, None, []) == (*(state["clock"][name] for name in ("window", "seconds", "left")),
                                               state["waiting"])
        await asyncio.sleep(0.6)                                            # longer than the longest pause
        await wires[1].told(1, window("traitor"))
        await wires[1].play(1, "pass")
        await wires[3].told(3, lambda state: state["step"] == 2)
        played = asyncio.get_running_loop().time()
        await wires[3].play(3, "contribute nav_p3_m1")
        await wires[1].told(1, lambda state: state["step"] == 4)
        await wires[1].play(1, "pass")
        await wires[3].told(3, lambda state: state["step"] == 4)
        assert wires[3].times[-1] - played >= 0.09                          # not before the shortest pause


@rule("JR-17.8.2", "JR-17.10.1")
async def test_what_lies_face_up_is_not_waited_for(tmp_path):
    start = table(4, ["nav_p2_m2 nav_p1_m5", "can_p2_m2", "mel_p2_m2", ""], [voyage(S7_BACK), Attack(2)], options(),
                  target_kind="fort", discard="traitor traitor")
    async with crew(tmp_path / "s.sqlite", start) as (_, _, _, wires):
        await wires[0].play(0, "contribute nav_p2_m2")
        state = await wires[4].told(None, lambda state: state["step"] == 1)
        assert ("attack", [1, 2, 0]) == (state["clock"]["window"], state["waiting"])


@rule("JR-17.10.6")
async def test_a_window_opens_together_with_what_it_follows(tmp_path):
    """Clients can run the clock under the animation of the steps before it."""
    start = table(4, HANDS, [voyage(S5_TALK)], options())
    async with crew(tmp_path / "s.sqlite", start) as (_, _, _, wires):
        await wires[0].play(0, "target fort")
        steps = await wires[4].until("steps")
        state = await wires[4].hear()
        assert ["target_chosen"] == [event["kind"] for event in steps["steps"][0]["events"]]
        assert ("state", "any") == (state["type"], state["clock"]["window"])


async def test_clocks_stand_still_while_everybody_is_away_and_after_a_restart_start_anew(tmp_path):
    store = tmp_path / "s.sqlite"
    start = table(4, ["", "medic", "nav_p2_m2", "can_p2_m2"], [voyage(S4_ANY)], options(), qm=3)
    async with crew(store, start, scale=0.4) as (_, table_id, everybody, wires):
        await wires[1].play(1, "pass")
        for wire in wires[:-1]:
            await wire.close()
        state = await wires[4].told(None, lambda state: state["clock"] is None)
        step = state["step"]
        await asyncio.sleep(2.5)
        cookies = everybody[1].http.cookies
    with Here(settings(store, clock=0.4)) as server:
        async with Guest(server.address) as guest:
            guest.http.cookies = cookies
            wire = await (await guest.sit(table_id)).greeted()
            state = await wire.told(1, lambda state: state["clock"])
            assert ("any", 2.0) == (state["clock"]["window"], state["clock"]["seconds"])
            assert step + 1 == state["step"]                                # its own pass, and nothing else
            state = await wire.told(1, window("call"))
            assert step + 2 == state["step"]


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
            assert ["traitor", "stay_out", "no_mutiny", "stop"] == [o["name"] for o in games["jolly_roger"]["orders"]]
