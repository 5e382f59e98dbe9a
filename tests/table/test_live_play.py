"""Jolly Roger against time: nobody can tell from what is told, and when, who holds what (JR-17.8 to JR-17.12)."""

import pytest

from games.jolly_roger.positions import table, voyage
from marks import rule
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger.data import CREW_IDS
from quarterdeck.games.jolly_roger.flow.attack import FIRST, Attack
from quarterdeck.games.jolly_roger.flow.rounds import S4_ANY, S4_CALL, S5_TALK, S5_TARGET, S7_BACK
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.replay import record_of
from quarterdeck.table.rows import in_force
from table.live_tables import HANDS, attack, crew, options, window, words_of
from table.owner import Owner


@rule("JR-17.10", "JR-17.8.3")
def test_a_pass_in_a_hidden_window_is_told_to_nobody_and_shortens_nothing():
    owner = crew(table(4, ["", "medic", "nav_p2_m2", "can_p2_m2"], [voyage(S4_ANY)], options(), qm=3))
    assert ("any", 5.0, []) == (window(owner), owner.state(None)["clock"]["seconds"], owner.state(1)["waiting"])
    assert [None, None, None] == [owner.state(seat)["decision"] for seat in (0, 2, None)]
    heard = len(owner.heard["eve"])
    owner.wait(2.0)
    owner.play(1, "pass")
    assert not owner.state(1)["decision"]["must"], "it may still act"
    owner.wait(2.99)
    assert heard == len(owner.heard["eve"])
    owner.wait(0.01)
    assert [(-1, [])] == owner.steps("eve")
    assert "call" == window(owner)


@rule("JR-17.10")
def test_one_person_among_bots_does_not_wait_long_where_only_they_could_act():
    """Whether they can is not seen: the clock is as short whatever they hold."""
    seconds = set()
    for theirs in ("cook", "can_p2_m2"):
        start = table(4, ["nav_p2_m2", theirs, "mel_p2_m2", "nav_p3_m1"], [voyage(S4_ANY)], options())
        owner = Owner("jolly_roger", start, options=options(), bots=3, bot_pause=60.0)
        owner.sit("g0")
        seconds.add((owner.state(0)["clock"]["window"], owner.state(0)["clock"]["seconds"]))
    assert {("any", 1.5)} == seconds


@rule("JR-14.11")
def test_an_order_answers_at_once_where_only_bots_look_on():
    """Nobody has to be kept from seeing it, and whoever gave it does not see the question."""
    agreed = options(negotiation="full", pace="turns", clock=False)
    start = table(4, HANDS, [voyage(S5_TALK)], agreed, captain=3)
    owner = Owner("jolly_roger", start, options=agreed, bots=3, bot_pause=60.0)
    owner.sit("g0")
    assert "prompt-bargain" == owner.state(0)["decision"]["prompt"]["id"]
    owner.ask("order", 0, name="offers", value="button")
    owner.wait(0.0)
    assert owner.state(0)["decision"] is None


@rule("JR-17.10.3", "JR-18.3")
def test_attack_call_and_decisions_end_with_the_defaults_of_the_silent():
    start = table(4, ["cook", "bosun nav_p2_m2", "", ""], [voyage(S4_CALL)], options())
    owner = crew(start, decision=30.0)
    seen = [window(owner)]
    for _ in range(200):
        owner.wait(1.0)
        seen += [window(owner)] if window(owner) != seen[-1] else []
    assert ["call", "decision", "any"] == seen[:3], "nobody called: the Captain takes the default"
    assert {"attack", "reveal"} <= set(seen)


@rule("JR-17.10.4")
def test_a_first_card_without_a_choice_waits_for_its_player_like_any_other():
    owner = crew(attack(["", "nav_p2_m2 cook", "bosun", ""], stage=FIRST))
    assert ["contribute nav_p2_m2"] == words_of(owner, 1)
    owner.play(1)
    step = owner.told("eve")[0]["steps"][0]
    assert (1, False, None) == (step["seat"], step["auto"], step["action"])


@rule("JR-17.8.8")
def test_a_table_without_clocks_pauses_after_every_play_and_waits_for_the_holder():
    start = attack([HANDS[0], f"{HANDS[1]} traitor", HANDS[2], HANDS[3]], pace="turns")
    owner = crew(start, options(pace="turns"))
    owner.play(2, "contribute mel_p2_m2")
    clock = owner.state(None)["clock"]
    assert ("traitor", None, []) == (clock["window"], clock["seconds"], owner.state(None)["waiting"])
    owner.wait(1000.0)
    assert "traitor" == window(owner), "it waits for the holder however long"
    owner.play(1, "pass")
    owner.wait(0.0)
    assert 2 == owner.state(3)["step"]
    played = owner.now
    owner.play(3, "contribute nav_p3_m1")
    owner.play(1, "pass")
    owner.wait(10.0)
    assert 4 == owner.state(3)["step"]
    passed = next(at for at, message in owner.heard["eve"] if message["type"] == "steps" and at > played)
    assert 1.0 <= passed - played <= 5.0, "not before the shortest pause"


@rule("JR-17.8.2", "JR-17.10.1")
def test_what_lies_face_up_is_not_waited_for():
    start = table(
        4,
        ["nav_p2_m2 nav_p1_m5", "can_p2_m2", "mel_p2_m2", ""],
        [voyage(S7_BACK), Attack(2)],
        options(),
        target_kind="fort",
        discard="traitor traitor",
    )
    owner = crew(start)
    owner.play(0, "contribute nav_p2_m2")
    state = owner.state(None)
    assert (1, "attack", [1, 2, 0], []) == (state["step"], window(owner), state["waiting"], state["unsettled"])


@rule("JR-17.10.6")
def test_a_window_opens_together_with_what_it_follows():
    """Clients can run the clock under the animation of the steps before it."""
    owner = crew(table(4, HANDS, [voyage(S5_TALK)], options()))
    owner.play(0, "target fort")
    (at, steps), (then, state) = owner.heard["eve"][-2:]
    assert ["target_chosen"] == [event["kind"] for event in steps["steps"][0]["events"]]
    assert ("state", "any", at) == (state["type"], state["clock"]["window"], then)


def test_clocks_stand_still_while_everybody_is_away_and_start_anew_after_a_restart():
    owner = crew(table(4, ["", "medic", "nav_p2_m2", "can_p2_m2"], [voyage(S4_ANY)], options(), qm=3))
    owner.play(1, "pass")
    step = owner.state(1)["step"]
    for seat in range(4):
        owner.leave(f"g{seat}")
    assert window(owner) is None
    owner.wait(1000.0)
    owner.restart()
    owner.wait(1000.0)
    owner.sit("g1")
    assert ("any", 5.0, step) == (window(owner), owner.state(1)["clock"]["seconds"], owner.state(1)["step"])
    owner.wait(5.0)
    assert ("call", step + 1) == (window(owner), owner.state(1)["step"])


@rule("JR-17.4")
def test_a_whole_game_under_the_clock_is_recorded_and_verified():
    """Time is an answer of chance; what was played with it replays, dealt again card by card."""
    import quarterdeck as qd

    rng = Rng(3)
    owner = Owner("jolly_roger", seats=4, bots=4, options=options())
    owner.think = lambda thought: thought.choices[rng.below(len(thought.choices))][0]
    owner.wait(100_000.0)
    row = owner.shelf.row
    record = record_of(row, in_force(owner.shelf.log), None)
    assert qd.Match.from_record(record, verify=True).scores == record["scores"]
    assert sum(line == [-1, "pass", False] for line in record["log"]) > 20


# -- more time ----------------------------------------------------------------------------------------------------


@rule("JR-17.10.2")
def test_more_time_is_for_everybody_and_seen_by_all():
    owner = crew(table(4, ["cook", "bosun", "nav_p2_m2", ""], [voyage(S4_CALL)], options()))
    clock = owner.state(None)["clock"]
    assert ("call", [], [1, 2], [3, 3, 3, 3]) == (
        window(owner),
        *(clock[name] for name in ("extended", "may_extend", "extensions")),
    )
    for seat in (0, 3):  # the Captain, and an empty hand
        with pytest.raises(Refusal) as refused:
            owner.ask("extend", seat)
        assert ("error-no_extension", "JR-17.10.2") == (refused.value.reason["id"], refused.value.rule)
    owner.wait(5.0)
    owner.ask("extend", 2)
    clock = owner.told("eve", "state")[-1]["clock"]
    assert (22, 17, [2], [1], [3, 3, 2, 3]) == tuple(
        clock[name] for name in ("seconds", "left", "extended", "may_extend", "extensions")
    )
    with pytest.raises(Refusal):
        owner.ask("extend", 2)  # once in a window
    owner.wait(16.9)
    assert "call" == window(owner)
    owner.wait(0.2)
    assert "call" != window(owner)


# -- standing orders ----------------------------------------------------------------------------------------------


@rule("JR-17.12.1")
def test_a_sleeping_traitor_passes_at_once_and_may_still_be_woken():
    owner = crew(table(4, ["stowaways", "traitor", "", ""], [voyage(S4_ANY)], options(), qm=3))
    owner.ask("order", 1, name="traitor", value="asleep")
    orders = {
        "traitor": "asleep",
        "stay_out": False,
        "again": "card",
        "no_mutiny": False,
        "any_time": "asked",
        "stop": False,
        "offers": "asked",
    }
    assert orders == owner.state(1)["orders"]
    owner.play(0, "stowaways")
    owner.wait(0.0)
    assert (["traitor"], False) == (words_of(owner, 1), owner.state(1)["decision"]["must"])
    state = owner.state(None)
    assert (1, None, "traitor") == (state["step"], state["orders"], window(owner)), "nobody else has heard of it"
    owner.play(1, "traitor")
    assert (1, ["betrayed"]) == owner.steps("eve")[-1]


@rule("JR-17.12.1")
def test_effect_cards_still_wake_a_traitor_that_sleeps_in_attacks():
    owner = crew(table(4, ["stowaways", "traitor", "", ""], [voyage(S4_ANY)], options(), qm=3))
    owner.ask("order", 1, name="traitor", value="effects")
    owner.play(0, "stowaways")
    owner.wait(2.9)
    assert owner.state(1)["decision"]["must"]
    owner.play(1, "traitor")


@rule("JR-17.12.1", "JR-17.8.8")
def test_a_table_without_clocks_does_not_ask_a_traitor_about_cards_that_its_order_leaves_out():
    start = attack([HANDS[0], f"{HANDS[1]} traitor", HANDS[2], HANDS[3]], pace="turns")
    owner = crew(start, options(pace="turns"))
    owner.ask("order", 1, name="traitor", value="effects")
    owner.play(2, "contribute mel_p2_m2")
    assert "traitor" == window(owner)
    owner.wait(6.0)
    assert (None, 2) == (window(owner), owner.state(None)["step"])


@rule("JR-17.12.1")
def test_staying_out_and_no_mutiny_pass_after_a_while_and_no_longer_than_they_hold():
    start = table(4, ["cook", "bosun nav_p2_m2", "nav_p1_m5", ""], [voyage(S4_CALL)], options())
    owner = crew(start)
    owner.ask("order", 2, name="no_mutiny", value=True)
    assert [1, 2] == owner.state(None)["waiting"]
    owner.wait(5.0)
    assert ([1], "call") == (owner.state(None)["waiting"], window(owner)), "as if its player had passed"
    owner.play(1, "pass")
    owner.play(0, "target merchant_ship")
    until(owner, lambda: window(owner) == "call" and owner.state(None)["waiting"] == [1])
    assert owner.state(2)["orders"]["no_mutiny"]
    owner.ask("order", 2, name="stay_out", value=True)
    owner.play(1, "pass")
    until(owner, lambda: (owner.state(1)["decision"] or {}).get("rule") == "JR-7.3")
    owner.play(1)
    until(owner, lambda: window(owner) == "attack" and owner.state(None)["waiting"] == [0, 1])
    until(owner, lambda: owner.state(2)["view"]["state"]["round"] == 2)
    orders = {
        "traitor": "every",
        "stay_out": False,
        "again": "card",
        "no_mutiny": False,
        "any_time": "asked",
        "stop": False,
        "offers": "asked",
    }
    assert orders == owner.state(2)["orders"]


@rule("JR-17.12.1", "JR-17.3")
def test_whoever_passed_is_asked_again_when_the_others_have_passed():
    """By order: meanwhile he may act, and is waited for again after his own card; a pass taken back is none."""
    agreed = options(pace="turns")
    owner = crew(attack(HANDS, pace="turns"), agreed)
    owner.ask("order", 3, name="again", value="last")

    def waited_for(seat):
        return owner.state(seat)["decision"]["must"]

    assert waited_for(3)
    owner.play(3, "pass")
    owner.ask("undo", 3)
    assert waited_for(3)
    owner.play(3, "pass")
    owner.play(2, "contribute mel_p2_m2")
    until(owner, lambda: window(owner) is None)
    assert (False, True) == (waited_for(3), waited_for(2))
    assert "contribute can_p1_m5" in words_of(owner, 3)
    owner.restart()
    owner.sit("g0", "g1", "g2", "g3")
    assert not waited_for(3)
    for seat in (0, 1, 2):
        owner.play(seat, "pass")
    assert waited_for(3)
    owner.play(3, "contribute can_p1_m5")
    until(owner, lambda: owner.state(3)["decision"] is not None)
    assert waited_for(3)


@rule("JR-17.12.1", "JR-17.7")
def test_by_order_nobody_is_asked_about_any_time_cards_alone():
    """They may still be played; and a card of the moment itself is asked about all the same."""
    agreed = options(pace="turns")
    owner = crew(table(4, ["", "medic", "stowaways lookout", ""], [voyage(S4_ANY)], agreed, qm=3), agreed)
    for seat in (1, 2):
        owner.ask("order", seat, name="any_time", value="button")

    def asked(seat):
        decision = owner.state(seat)["decision"]
        return decision and decision["prompt"]["id"]

    def nobody_calls():
        until(owner, lambda: asked(1) == asked(2) == "prompt-call")
        for seat in (1, 2):
            owner.play(seat, "pass")

    nobody_calls()
    owner.play(0, "target merchant_ship")
    nobody_calls()
    until(owner, lambda: asked(2) == "prompt-window")
    owner.wait(60.0)
    assert (["medic"], False) == (words_of(owner, 1), owner.state(1)["decision"]["must"]), "it may be played meanwhile"
    assert ["pass", "lookout", "stowaways"] == words_of(owner, 2)


@rule("JR-17.12.1")
def test_whoever_gave_no_such_order_is_asked_after_every_card():
    owner = crew(attack(HANDS, pace="turns"), options(pace="turns"))
    owner.play(1, "pass")
    owner.play(2, "contribute mel_p2_m2")
    until(owner, lambda: window(owner) is None)
    assert owner.state(1)["decision"]["must"]


def until(owner, wanted):
    """Let time pass, a tenth of a second after another, until something is so."""
    for _ in range(10_000):
        if wanted():
            return
        owner.wait(0.1)
    raise AssertionError("it never came")


@rule("JR-17.12")
def test_a_table_without_clocks_stops_for_whoever_wants_it():
    agreed = options(pace="turns")
    owner = crew(table(4, HANDS, [voyage(S5_TARGET)], agreed), agreed)
    owner.ask("order", 3, name="stop", value=True)
    owner.play(0, "target fort")
    assert (True, None, "any") == (owner.state(3)["stop"], owner.state(3)["decision"], window(owner))
    assert not owner.state(2)["stop"]
    owner.wait(1000.0)
    assert "any" == window(owner)
    owner.ask("ready", 3)
    owner.wait(0.0)
    assert (-1, []) == owner.steps("eve")[-1]


@pytest.mark.parametrize(("name", "value"), [("sing", True), ("traitor", "drunk"), ("stop", 1)])
def test_an_order_must_exist_and_have_a_value(name, value):
    owner = crew(attack(HANDS))
    with pytest.raises(Refusal) as refused:
        owner.ask("order", 1, name=name, value=value)
    assert "error-no_order" == refused.value.reason["id"]


@rule("JR-17.12.1", "JR-17.10.2")
def test_orders_and_requests_for_time_live_through_a_restart():
    owner = crew(table(4, ["cook", "bosun", "nav_p2_m2", ""], [voyage(S4_CALL)], options()))
    owner.ask("order", 2, name="traitor", value="asleep")
    owner.ask("extend", 2)
    owner.restart()
    owner.sit("g2")
    state = owner.state(2)
    assert (12, [3, 3, 2, 3]) == (state["clock"]["seconds"], state["clock"]["extensions"])
    assert "asleep" == state["orders"]["traitor"]


# -- early answers ------------------------------------------------------------------------------------------------


def before_the_call():
    return crew(
        table(
            4,
            ["", "cook stowaways", "bosun", "nav_p2_m2"],
            [voyage(S4_ANY)],
            options(),
            qm=3,
            discard="traitor traitor",
        )
    )


def call_early(owner, words="call bosun"):
    owner.ask("play", 2, decision=owner.state(2)["ahead"]["id"], words=words)


@rule("JR-17.11")
def test_a_call_may_be_sealed_in_the_window_before_and_every_play_erases_it():
    owner = before_the_call()
    state = owner.state(2)
    assert (None, ["pass", "call bosun"]) == (state["decision"], [o["words"] for o in state["ahead"]["options"]])
    assert owner.state(0)["ahead"] is None, "the Captain cannot call"
    old = state["ahead"]["id"]
    call_early(owner)
    assert "call bosun" == owner.state(2)["sealed"]
    assert owner.state(1)["sealed"] is None
    owner.play(1, "stowaways")
    assert owner.state(2)["sealed"] is None
    with pytest.raises(Refusal) as refused:
        owner.ask("play", 2, decision=old, words="pass")
    assert "error-stale" == refused.value.reason["id"]
    call_early(owner)
    owner.wait(5.0)
    assert ("call", [1, 3]) == (window(owner), owner.state(None)["waiting"])
    owner.wait(12.0)
    assert any("called" in kinds for _, kinds in owner.steps("eve"))


@rule("JR-17.11")
def test_an_early_answer_is_kept_before_it_is_acknowledged():
    """It survives a restart, and people who go away and come back; a play erases it in the store too."""
    owner = before_the_call()
    call_early(owner)
    owner.restart()
    owner.sit("g1", "g2", "g3")
    assert "call bosun" == owner.state(2)["sealed"]
    for guest in ("g1", "g2", "g3"):
        owner.leave(guest)
    owner.sit("g1", "g2", "eve")
    owner.wait(5.0)
    assert ("call", [1, 3]) == (window(owner), owner.state(None)["waiting"])
    owner = before_the_call()
    call_early(owner)
    owner.play(1, "stowaways")
    owner.restart()
    owner.sit("g2")
    assert owner.state(2)["sealed"] is None


# -- bots ---------------------------------------------------------------------------------------------------------


def test_a_bot_answers_offers_at_a_live_table():
    """It thinks about an offer first of all, and about nothing but its answers."""
    agreed = options(negotiation="full")
    owner = crew(table(4, HANDS, [voyage(S5_TARGET)], agreed), agreed, bots=3, bot_reply=3.0)
    asked = []

    def think(thought):
        asked.append([words for words, _ in thought.choices])
        return thought.choices[0][0]

    owner.think = think
    for words in ("talk seat_1", f"give_crew {CREW_IDS[owner.state(0)['view']['state']['hands'][0][0]]}", "send"):
        until(owner, lambda words=words: words in words_of(owner, 0))
        owner.play(0, words)
    sent = owner.now
    until(owner, lambda: any("offer_accepted" in kinds for _, kinds in owner.steps("g0")))
    assert 1.0 <= owner.now - sent <= 3.2
    assert all("pass" not in words for words in asked if any("accept" in word for word in words))
