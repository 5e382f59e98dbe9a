"""JR-17.8.4 to JR-17.8.7: plain cards settle without stopping play."""

import asyncio

import quarterdeck as qd
from games.jolly_roger.positions import GAME, table, voyage
from marks import rule, slow
from quarterdeck.games.jolly_roger.data import CREW_IDS
from quarterdeck.games.jolly_roger.flow.attack import Attack
from quarterdeck.games.jolly_roger.flow.mutiny import FIGHTING, Mutiny
from quarterdeck.games.jolly_roger.flow.rounds import S7_BACK, S8_TALK
from server.harness import Guest, Here, lay_out, settings
from server.live_tables import HANDS, attack, crew, options, window

TRAITOR_HANDS = [HANDS[0], f"{HANDS[1]} traitor", HANDS[2], HANDS[3]]


def unsettled(*cards):
    """Whether a state shows these cards as unsettled."""
    return lambda state: list(cards) == [CREW_IDS[one["card"]] for one in state["unsettled"]]


def laid(state):
    """The cards in the attack."""
    return [CREW_IDS[one["card"]] for one in state["view"]["state"]["attack"]]


@rule("JR-17.8.4", "JR-17.8.3")
async def test_plain_cards_count_at_once_and_settle_each_in_its_time(tmp_path):
    async with crew(tmp_path / "s.sqlite", attack(TRAITOR_HANDS), scale=1.5) as (_, _, _, wires):
        await wires[0].play(0, "contribute nav_p2_m2")
        await wires[2].told(2, unsettled("nav_p2_m2"))
        await wires[2].play(2, "contribute mel_p2_m2")                          # it need not wait
        state = await wires[4].told(None, unsettled("nav_p2_m2", "mel_p2_m2"))
        assert (["nav_p2_m2", "mel_p2_m2"], "attack") == (laid(state), state["clock"]["window"])
        assert [4.5, 4.5] == [one["seconds"] for one in state["unsettled"]]
        assert [False, False] == [one["answer"] for one in state["unsettled"]]
        mine = await wires[1].told(1, unsettled("nav_p2_m2", "mel_p2_m2"))
        assert [True, True] == [one["answer"] for one in mine["unsettled"]]
        assert [{**one, "answer": False, "left": 0} for one in mine["unsettled"]] == [
            {**one, "left": 0} for one in state["unsettled"]]
        await wires[4].told(None, unsettled("mel_p2_m2"))
        await wires[4].told(None, unsettled())


@slow
@rule("JR-17.8.4", "JR-17.8.7")
async def test_a_traitor_answers_an_older_card_and_younger_ones_are_laid_again(tmp_path):
    async with crew(tmp_path / "s.sqlite", attack(TRAITOR_HANDS), scale=1.5) as (_, table_id, everybody, wires):
        await wires[0].play(0, "contribute nav_p2_m2")
        await wires[2].told(2, unsettled("nav_p2_m2"))
        await wires[2].play(2, "contribute mel_p2_m2")
        state = await wires[1].told(1, unsettled("nav_p2_m2", "mel_p2_m2"))
        answer = await wires[1].ask(type="betray", seat=1, card=state["unsettled"][0]["id"])
        assert "ack" == answer["type"], answer
        state = await wires[4].told(None, window("traitor"))
        assert ([], []) == (state["unsettled"], laid(state))                    # the table stops for the Traitor
        state = await wires[4].told(None, unsettled("mel_p2_m2"))
        assert ["mel_p2_m2"] == laid(state)
        assert "nav_p2_m2" in [CREW_IDS[card] for card in state["view"]["state"]["discard"]]
        await wires[4].told(None, unsettled())
        steps = (await everybody[4].get(f"/api/tables/{table_id}/steps"))["steps"]
        assert [(0, "contributed"), (1, "betrayed"), (-1, "cancelled"), (2, "contributed"), (-1, None)] == [
            (step["seat"], step["events"][0]["kind"] if step["events"] else None) for step in steps]
        refused = await wires[1].ask(type="betray", seat=1, card="c2")
        assert "error-stale" == refused["reason"]["id"]


@rule("JR-17.8.4")
async def test_what_was_said_after_a_cancelled_card_is_still_said(tmp_path):
    agreed = options(negotiation="full")
    start = attack(TRAITOR_HANDS, negotiation="full")
    async with crew(tmp_path / "s.sqlite", start, agreed, scale=1.5) as (_, _, _, wires):
        await wires[0].play(0, "contribute nav_p2_m2")
        for words in ("talk seat_3", "give_crew mel_p2_m2", "send"):
            state = await wires[2].told(2, lambda state, words=words: unsettled("nav_p2_m2")(state) and any(
                option["words"] == words for option in state["decision"]["options"]))
            answer = await wires[2].ask(type="play", seat=2, decision=state["decision"]["id"], words=words)
            assert "ack" == answer["type"], answer
        state = await wires[1].told(1, unsettled("nav_p2_m2"))
        assert "ack" == (await wires[1].ask(type="betray", seat=1, card=state["unsettled"][0]["id"]))["type"]
        await wires[4].told(None, window("traitor"))
        state = await wires[4].told(None, lambda state: window("attack")(state) and state["view"]["state"]["offers"])
        assert ([], [(2, 3)]) == (laid(state), [(one["seat"], one["to"]) for one in state["view"]["state"]["offers"]])


@rule("JR-17.8.5")
async def test_closing_waits_for_unsettled_cards_and_bars_further_ones(tmp_path):
    start = attack(TRAITOR_HANDS)
    async with crew(tmp_path / "s.sqlite", start, scale=1.5) as (_, _, _, wires):
        for seat in (2, 3):
            await wires[seat].play(seat, "pass")
        await wires[0].play(0, "contribute nav_p2_m2")
        state = await wires[1].told(1, lambda state: unsettled("nav_p2_m2")(state) and any(
            option["words"] == "close" for option in (state["decision"] or {"options": []})["options"]))
        await wires[1].send(type="play", request="close", seat=1, decision=state["decision"]["id"], words="close")
        await asyncio.sleep(0.3)
        await wires[2].told(2, unsettled("nav_p2_m2"))
        decision = wires[2].states[2]["decision"]
        refused = await wires[2].ask(type="play", seat=2, decision=decision["id"], words="contribute mel_p2_m2")
        assert ("error-stale", "JR-17.8.5") == (refused["reason"]["id"], refused["rule"])
        ack = await wires[1].until(lambda heard: heard.get("request") == "close")
        assert "ack" == ack["type"]
        assert [] == wires[1].states[1]["unsettled"]
        await wires[4].told(None, window("reveal"))


@rule("JR-17.8.5")
async def test_an_effect_that_waits_goes_back_unseen_when_a_card_is_cancelled(tmp_path):
    hands = [TRAITOR_HANDS[0], TRAITOR_HANDS[1], f"{HANDS[2]} stowaways", HANDS[3]]
    async with crew(tmp_path / "s.sqlite", attack(hands), scale=1.5) as (_, _, _, wires):
        await wires[0].play(0, "contribute nav_p2_m2")
        state = await wires[2].told(2, unsettled("nav_p2_m2"))
        await wires[2].send(type="play", request="w", seat=2, decision=state["decision"]["id"], words="stowaways")
        state = await wires[1].told(1, unsettled("nav_p2_m2"))
        await asyncio.sleep(0.2)
        assert "ack" == (await wires[1].ask(type="betray", seat=1, card=state["unsettled"][0]["id"]))["type"]
        refused = await wires[2].until(lambda heard: heard.get("request") == "w")
        assert ("refused", "error-cancelled") == (refused["type"], refused["reason"]["id"])
        state = await wires[2].told(2, window("traitor"))
        assert "stowaways" in [CREW_IDS[card] for card in state["view"]["state"]["hands"][2]]


@rule("JR-17.8.4", "JR-17.10.2")
async def test_a_card_s_clock_can_be_held(tmp_path):
    async with crew(tmp_path / "s.sqlite", attack(HANDS), scale=2.0) as (_, _, _, wires):
        await wires[0].play(0, "contribute nav_p2_m2")
        state = await wires[3].told(3, unsettled("nav_p2_m2"))
        card = state["unsettled"][0]
        assert [1, 2, 3] == card["holders"]
        assert "ack" == (await wires[3].ask(type="hold", seat=3, card=card["id"]))["type"]
        state = await wires[4].told(None, lambda state: state["unsettled"] and state["unsettled"][0]["held"])
        assert (26, [3], [1, 2]) == tuple(state["unsettled"][0][name] for name in ("seconds", "held", "holders"))
        assert [3, 3, 3, 2] == state["clock"]["holds"]
        refused = await wires[3].ask(type="hold", seat=3, card=card["id"])
        assert "error-no_hold" == refused["reason"]["id"]


@rule("JR-17.8.4")
async def test_support_in_a_mutiny_overlaps_too(tmp_path):
    hands = [HANDS[0], HANDS[1], HANDS[2], HANDS[3]]
    start = table(4, hands, [voyage(S8_TALK), Mutiny(FIGHTING, 1, 0)], options(), sailed=True, mutiny_used=1,
                  mutineer=2, stance=[0, -1, 1, -1])
    async with crew(tmp_path / "s.sqlite", start, scale=1.5) as (_, _, _, wires):
        await wires[2].play(2, "support mel_p2_m2 mutineer")
        await wires[0].told(0, unsettled("mel_p2_m2"))
        await wires[0].play(0, "support nav_p2_m2 captain")
        state = await wires[4].told(None, unsettled("mel_p2_m2", "nav_p2_m2"))
        assert ([3, 2], "mutiny") == (state["view"]["state"]["support"], state["clock"]["window"])


@slow
@rule("JR-17.8.4", "JR-17.8.7")
async def test_bots_answer_unsettled_cards_and_the_record_is_in_strict_order(tmp_path):
    """A whole game of bots, played with overlap, replays as a strict history."""
    agreed = options()
    hands = ["nav_p2_m2", "traitor can_p2_m2", "traitor mel_p2_m2", "nav_p3_m1"]
    start = table(4, hands, [voyage(S7_BACK), Attack(2)], agreed, target_kind="fort")
    table_id = await lay_out(tmp_path / "s.sqlite", start, agreed, bots=4)
    with Here(settings(tmp_path / "s.sqlite", clock=0.005)) as server:
        async with Guest(server.address) as guest:
            wire = await (await guest.sit(table_id)).greeted()
            await wire.told(None, lambda state: state["view"]["over"])
            record = await guest.get(f"/api/tables/{table_id}/record")
            assert qd.Match.from_record(record).scores == record["scores"]
            assert GAME.id == record["game"]
