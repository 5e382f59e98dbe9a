"""JR-17.8.4 to JR-17.8.7 at a table: plain cards settle without stopping play."""

import pytest

import quarterdeck as qd
from games.jolly_roger.positions import table, voyage
from marks import rule
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger.data import CREW_IDS
from quarterdeck.games.jolly_roger.flow.attack import Attack
from quarterdeck.games.jolly_roger.flow.mutiny import FIGHTING, Mutiny
from quarterdeck.games.jolly_roger.flow.rounds import S7_BACK, S8_TALK
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.replay import record_of
from quarterdeck.table.rows import in_force
from table.live_tables import HANDS, attack, crew, options, window, words_of
from table.owner import Owner

TRAITOR_HANDS = [HANDS[0], f"{HANDS[1]} traitor", HANDS[2], HANDS[3]]


def unsettled(owner):
    """The cards that everybody sees as unsettled."""
    return [CREW_IDS[one["card"]] for one in owner.state(None)["unsettled"]]


def laid(owner):
    """The cards in the attack."""
    return [CREW_IDS[one["card"]] for one in owner.state(None)["view"]["state"]["attack"]]


def interrupts(owner, seat):
    """The marks of the plays that a seat may interrupt."""
    decision = owner.state(seat)["decision"] or {"options": []}
    return [mark for option in decision["options"] for mark in option["marks"] if mark.startswith("play:")]


def betray(owner, seat, card):
    """Answer an unsettled card with a Traitor."""
    play = next(one["id"] for one in owner.state(None)["unsettled"] if CREW_IDS[one["card"]] == card)
    owner.play(seat, f"betray play_{play}")


@rule("JR-17.8.4", "JR-17.8.3")
def test_plain_cards_count_at_once_and_settle_each_in_its_time():
    owner = crew(attack(TRAITOR_HANDS))
    owner.play(0, "contribute nav_p2_m2")
    owner.wait(1.0)
    owner.play(2, "contribute mel_p2_m2")  # it need not wait
    assert (["nav_p2_m2", "mel_p2_m2"], "attack") == (laid(owner), window(owner))
    assert ["nav_p2_m2", "mel_p2_m2"] == unsettled(owner)
    shown = owner.told("eve", "state")[-1]["unsettled"]
    assert [(3.0, 2.0), (3.0, 3.0)] == [(one["seconds"], one["left"]) for one in shown]
    assert shown == owner.told("g1", "state")[-1]["unsettled"], "everybody sees the same"
    assert [2, 0, 0, 0] == [len(interrupts(owner, seat)) for seat in (1, 0, 2, 3)]
    owner.wait(2.0)
    assert ["mel_p2_m2"] == unsettled(owner)
    owner.wait(1.0)
    assert [] == unsettled(owner)


@rule("JR-17.8.3", "JR-17.8.6", "JR-17.10", "JR-17.10.5")
def test_spectators_are_told_the_same_at_the_same_time_whoever_holds_the_traitor():
    """Three deals of the same hand sizes: seat 1 or seat 2 holds a Traitor, or nobody does."""
    deals = [
        [
            f"{names} {'traitor' if seat == holder else ('cook', 'ship_rats', 'assassin', 'sea_wolf')[seat]}"
            for seat, names in enumerate(HANDS)
        ]
        for holder in (1, 2, None)
    ]
    heard = []
    for hands in deals:
        owner = crew(attack(hands))
        owner.play(0, "contribute nav_p2_m2")
        owner.wait(100.0)
        heard.append(owner.heard["eve"])
    assert heard[0] == heard[1] == heard[2]
    steps = [at - 1000.0 for at, message in heard[0] if message["type"] == "steps"]
    assert [0.0, 3.0, 30.0] == steps[:3], "the card; settled; the attack is closed"


@rule("JR-17.8.4", "JR-17.8.7")
def test_a_traitor_answers_an_older_card_and_halts_the_clocks_of_younger_ones():
    owner = crew(attack(TRAITOR_HANDS))
    owner.play(0, "contribute nav_p2_m2")
    owner.wait(1.0)
    owner.play(2, "contribute mel_p2_m2")
    owner.wait(1.0)
    betray(owner, 1, "nav_p2_m2")
    assert "traitor" == window(owner), "the table stops for the Traitor"
    owner.wait(2.9)
    assert "traitor" == window(owner)
    owner.wait(0.1)
    assert ("attack", ["mel_p2_m2"], ["mel_p2_m2"]) == (window(owner), laid(owner), unsettled(owner))
    assert "nav_p2_m2" in [CREW_IDS[card] for card in owner.state(None)["view"]["state"]["discard"]]
    owner.wait(1.9)
    assert ["mel_p2_m2"] == unsettled(owner), "it has the time that it had left"
    owner.wait(0.2)
    assert [] == unsettled(owner)
    kinds = [(seat, kinds[0] if kinds else None) for seat, kinds in owner.steps("eve")]
    assert [(0, "contributed"), (2, "contributed"), (1, "betrayed"), (-1, "cancelled"), (-1, None)] == kinds


@rule("JR-17.8.4")
def test_what_was_said_after_a_cancelled_card_is_still_said():
    owner = crew(attack(TRAITOR_HANDS, negotiation="full"), options(negotiation="full"))
    owner.play(0, "contribute nav_p2_m2")
    for words in ("talk seat_3", "give_crew mel_p2_m2", "send"):
        owner.play(2, words)
    betray(owner, 1, "nav_p2_m2")
    owner.wait(3.0)
    offers = owner.state(None)["view"]["state"]["offers"]
    assert ("attack", [], [(2, 3)]) == (window(owner), laid(owner), [(one["seat"], one["to"]) for one in offers])


@rule("JR-17.8.5")
def test_closing_waits_for_unsettled_cards_and_bars_further_ones():
    owner = crew(attack(TRAITOR_HANDS))
    for seat in (2, 3):
        owner.play(seat, "pass")
    owner.play(0, "contribute nav_p2_m2")
    stale = owner.state(2)["decision"]
    owner.play(1, "close")
    assert (["nav_p2_m2"], [], "attack") == (unsettled(owner), owner.state(None)["waiting"], window(owner))
    with pytest.raises(Refusal):
        owner.ask("play", 2, decision=stale["id"], words="contribute mel_p2_m2")
    owner.restart()
    owner.sit("g0", "eve")
    owner.wait(2.9)
    assert "attack" == window(owner), "what waits is kept, and has its whole time again"
    owner.wait(0.2)
    assert ([], "reveal") == (unsettled(owner), window(owner))


@rule("JR-17.8.5")
def test_an_effect_that_waits_is_unseen_and_goes_back_when_a_card_is_cancelled():
    """Nobody else is told anything while it waits, not even that something could not be taken back any more."""
    hands = [TRAITOR_HANDS[0], TRAITOR_HANDS[1], f"{HANDS[2]} stowaways", HANDS[3]]
    owner = crew(attack(hands))
    owner.play(3, "pass")
    owner.play(0, "contribute nav_p2_m2")
    before = {guest: len(owner.heard[guest]) for guest in ("g0", "g1", "g3", "eve")}
    owner.play(2, "stowaways")
    assert before == {guest: len(owner.heard[guest]) for guest in before}
    assert "stowaways" not in words_of(owner, 2)
    betray(owner, 1, "nav_p2_m2")
    owner.wait(3.0)
    assert "stowaways" in [CREW_IDS[card] for card in owner.state(2)["view"]["state"]["hands"][2]]
    assert "stowaways" in words_of(owner, 2), "its player decides again"


@rule("JR-17.8.5")
def test_an_effect_that_has_waited_is_played_when_all_has_settled():
    hands = [TRAITOR_HANDS[0], TRAITOR_HANDS[1], f"{HANDS[2]} stowaways", HANDS[3]]
    owner = crew(attack(hands))
    owner.play(0, "contribute nav_p2_m2")
    owner.play(2, "stowaways")
    owner.wait(3.0)
    assert "played" in [kind for _, kinds in owner.steps("eve") for kind in kinds]
    assert "traitor" == window(owner), "it stops the table"


@rule("JR-17.8.4", "JR-17.10.2")
def test_a_card_s_clock_can_be_extended():
    owner = crew(attack(HANDS))
    owner.play(0, "contribute nav_p2_m2")
    card = owner.state(3)["unsettled"][0]
    assert [1, 2, 3] == card["may_extend"]
    owner.ask("extend", 3, play=card["id"])
    card = owner.state(None)["unsettled"][0]
    assert (13.0, [3], [1, 2]) == tuple(card[name] for name in ("seconds", "extended", "may_extend"))
    assert [3, 3, 3, 2] == owner.state(None)["clock"]["extensions"]
    with pytest.raises(Refusal) as refused:
        owner.ask("extend", 3, play=card["id"])
    assert ("error-no_extension", "JR-17.10.2") == (refused.value.reason["id"], refused.value.rule)


@rule("JR-17.10.2")
def test_more_time_may_be_a_bluff_and_ends_after_so_many_in_a_round():
    """A seat that can answer nothing extends the clocks of three cards, and no fourth."""
    owner = crew(attack([f"{HANDS[0]} mel_p3_m1", HANDS[1], HANDS[2], ""]))
    for words in ("nav_p2_m2", "nav_p1_m5", "mel_p3_m1"):
        owner.play(0, f"contribute {words}")
        assert [] == interrupts(owner, 3)
        owner.ask("extend", 3, play=owner.state(3)["unsettled"][-1]["id"])
    with pytest.raises(Refusal):
        owner.ask("extend", 3)


@rule("JR-17.8.4")
def test_support_in_a_mutiny_overlaps_too():
    start = table(
        4,
        HANDS,
        [voyage(S8_TALK), Mutiny(FIGHTING, 1, 0)],
        options(),
        sailed=True,
        mutiny_used=1,
        mutineer=2,
        stance=[0, -1, 1, -1],
    )
    owner = crew(start)
    owner.play(2, "support mel_p2_m2 mutineer")
    owner.play(0, "support nav_p2_m2 captain")
    assert ["mel_p2_m2", "nav_p2_m2"] == unsettled(owner)
    assert ([3, 2], "mutiny") == (owner.state(None)["view"]["state"]["support"], window(owner))


@rule("JR-17.8.4", "JR-17.8.7")
@pytest.mark.parametrize("seed", range(3))
def test_bots_answer_unsettled_cards_and_the_record_replays(seed):
    """A whole game of bots that answer at random, played with unsettled cards, replays as a history."""
    rng, seen = Rng(seed), []
    hands = ["nav_p2_m2", "traitor can_p2_m2", "traitor mel_p2_m2", "nav_p3_m1"]
    start = table(4, hands, [voyage(S7_BACK), Attack(2)], options(), target_kind="fort")
    owner = Owner("jolly_roger", start, options=options(), bots=4)

    def think(thought):
        seen.extend(words for words, _ in thought.choices if words.startswith("betray"))
        return thought.choices[rng.below(len(thought.choices))][0]

    owner.think = think
    owner.wait(100_000.0)
    row, log = owner.shelf.row, in_force(owner.shelf.log)
    assert row.over
    record = record_of(row, log, owner.shelf.states[0])
    assert qd.Match.from_record(record).scores == record["scores"]
    assert seen
