"""JR-14: bribes, offers and promises, in turn and live."""

import pytest

import quarterdeck as qd
from games.jolly_roger.positions import (
    GAME,
    all_pass,
    asked,
    frame_name,
    hand,
    heard,
    id_of,
    loot_of,
    play,
    table,
    told,
    voyage,
    words,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger.actions import LANGUAGE
from quarterdeck.games.jolly_roger.flow.attack import Attack
from quarterdeck.games.jolly_roger.flow.mutiny import FIGHTING, Mutiny
from quarterdeck.games.jolly_roger.flow.offices import Appointing
from quarterdeck.games.jolly_roger.flow.rounds import S2_TALK, S5_TALK, S6_MUTINY, S7_BACK, S8_TALK, S9_END
from quarterdeck.games.jolly_roger.flow.sharing import CAPTAIN_PICKS, Sharing
from quarterdeck.games.jolly_roger.policy import mutiny
from quarterdeck.games.jolly_roger.state import pack_promise, pack_word

FULL = {"negotiation": "full"}
LIVE = {"negotiation": "full", "pace": "live"}
HANDS = ["nav_p2_m2 cook", "can_p2_m2", "mel_p2_m2 medic", "nav_p1_m5"]


def choosing(options, hands=HANDS, **fields):
    """The Captain is about to choose a target."""
    return table(4, hands, [voyage(S5_TALK)], options, **fields)


def offer(s, seat, to, *steps):
    """Write and send an offer at a live table."""
    for said in (f"talk seat_{to}", *steps, "send"):
        play(s, seat, said)


@rule("JR-14.1", "JR-14.2", "JR-14.3", "JR-R33")
def test_a_swap_moves_cards_both_ways_at_once():
    s = choosing(LIVE, open=["", "gold_2", "rum", ""])
    offer(s, 2, 1, "give_crew medic", "give_loot rum", "ask_loot gold_2", "ask_crew")
    assert ["accept_offer 0", "decline_offer 0"] == [w for w in words(s, 1) if "offer" in w]
    play(s, 1, "accept_offer 0")
    assert ("reply", 1) == (frame_name(s), asked(s))
    play(s, 1, "hand_over can_p2_m2")
    assert ("medic", "rum") == (hand(s, 1), loot_of(s, 1))
    assert ("can_p2_m2 mel_p2_m2", "gold_2") == (hand(s, 2), loot_of(s, 2))
    assert "choosing" == frame_name(s)


@rule("JR-14.1", "JR-14.2")
def test_only_hand_cards_and_open_loot_can_be_given_and_at_least_one_card():
    s = choosing(LIVE, hands=["cook", "", "", ""], open=["rum"], buried=["gold_3"])
    play(s, 0, "talk seat_2")
    options = words(s, 0)
    assert {"give_crew cook", "give_loot rum"} == {w for w in options if w.startswith("give")}
    assert "send" not in options
    play(s, 0, "give_loot rum")
    assert "send" in words(s, 0)


@rule("JR-14.3")
def test_nobody_has_to_accept_and_limits_hold_at_once():
    full = "nav_p2_m2 nav_p2_m3 can_p2_m2 can_p2_m3 mel_p2_m2 mel_p2_m3 cook"
    s = choosing(LIVE, hands=["medic", full, "", ""])
    offer(s, 0, 1, "give_crew medic")
    play(s, 1, "decline_offer 0")
    assert ("medic", []) == (hand(s, 0), s.offers)
    offer(s, 0, 1, "give_crew medic")
    play(s, 1, "accept_offer 0")
    assert ("discards", 8) == (frame_name(s), len(s.hands[1]))


@rule("JR-14.4")
def test_offers_are_made_answered_and_withdrawn_while_somebody_else_is_asked():
    s = choosing(LIVE)
    assert [0] == s.stack[-1].waiting(s)
    assert {1, 2, 3} == set(s.stack[-1].welcome(s))
    offer(s, 3, 2, "give_crew nav_p1_m5")
    assert "withdraw 0" in words(s, 3)
    play(s, 3, "withdraw 0")
    assert [[3, 2]] == told(s, "offer_withdrawn")
    assert "talk seat_1" in words(s, 0)  # the asked seat may talk too
    assert "choosing" == frame_name(s)


@rule("JR-14.4")
def test_an_offer_lapses_with_its_state_and_with_its_cards():
    s = choosing(LIVE)
    offer(s, 3, 2, "give_crew nav_p1_m5")
    play(s, 0, "target fort")
    assert ([], [[3, 2]]) == (s.offers, told(s, "offer_lapsed"))
    s = table(4, ["nav_p2_m2", "can_p2_m2", "", ""], [voyage(S7_BACK), Attack(2)], LIVE, target_kind="fort")
    offer(s, 0, 2, "give_crew nav_p2_m2")
    play(s, 0, "contribute nav_p2_m2")  # the card has left its owner
    assert ([], 1) == (s.offers, len(told(s, "offer_lapsed")))


@rule("JR-14.4")
def test_there_is_no_talk_in_calls_interrupts_and_while_loot_is_frozen():
    s = table(4, HANDS, [voyage(5)], LIVE)
    assert ("call", []) == (frame_name(s), s.stack[-1].welcome(s))
    assert not any("talk" in w for w in words(s, 1))
    s = table(4, HANDS, [voyage(S6_MUTINY + 1), Appointing(1, 0)], LIVE)
    assert ("appointing", []) == (frame_name(s), s.stack[-1].welcome(s))
    s = table(4, ["nav_p2_m2", "traitor", "", ""], [voyage(S7_BACK), Attack(2)], LIVE, target_kind="fort")
    play(s, 0, "contribute nav_p2_m2")
    assert ["pass", "traitor"] == words(s, 1)


@rule("JR-14.5")
def test_open_offers_and_offers_a_round_are_limited():
    s = choosing(LIVE | {"max_open_offers": 1, "max_offers_per_round": 2}, hands=["cook medic", "", "", ""])
    offer(s, 0, 1, "give_crew cook")
    play(s, 0, "talk seat_2")
    assert "give_crew cook" not in words(s, 0)  # one is open
    play(s, 0, "drop")
    play(s, 1, "decline_offer 0")
    offer(s, 0, 1, "give_crew cook")
    play(s, 1, "decline_offer 0")
    play(s, 0, "talk seat_1")
    assert not any(w.startswith("give") for w in words(s, 0))  # two a round


@rule("JR-14.6", "JR-14.10")
@pytest.mark.parametrize("shown", [True, False])
def test_crew_cards_in_an_offer_are_seen_by_the_receiver_only_if_shown(shown):
    s = choosing(LIVE, open=["", "", "rum", ""])
    offer(s, 2, 1, "give_crew medic", "give_loot rum", *(["show_crew"] if shown else []))
    medic = id_of("medic")
    seen = {seat: GAME.hide(s, seat)["offers"][0] for seat in (SPECTATOR, 0, 1, 2)}
    assert [[-3], [-3], [medic] if shown else [-3], [medic]] == [seen[seat]["crew"] for seat in (-2, 0, 1, 2)]
    assert all([3] == view["loot"] for view in seen.values())
    assert [[2, 1, 1, 1]] == told(s, "offered")  # that it exists is public


@rule("JR-14.7")
@pytest.mark.parametrize("voice", ["aloud", "aside"])
def test_promises_are_notes_without_effect(voice):
    s = choosing(LIVE)
    before = (s.hands, s.open)
    offer(s, 1, 0, f"promise appoint_you {voice}")
    assert before == (s.hands, s.open)
    assert (voice == "aloud") == bool(heard(s, 3, "promised"))
    assert heard(s, 0, "promised")
    assert 1 == len(s.promises)
    assert (1 if voice == "aloud" else 0) == len(GAME.hide(s, 3)["promises"])
    assert "choosing" == frame_name(s)


@rule("JR-14.7")
def test_a_promise_is_told_as_kept_or_broken_where_that_can_be_seen():
    for named, kind in ((2, "kept"), (3, "broken")):
        s = table(4, HANDS, [voyage(S2_TALK)], LIVE)
        offer(s, 0, 2, "promise appoint_you aloud")
        play(s, 0, f"appoint seat_{named}")
        assert [[0, 2, 4]] == told(s, kind)
        assert [] == s.promises
    s = choosing(LIVE, open=["rum"])
    offer(s, 0, 1, "promise give_loot aloud")
    offer(s, 0, 1, "give_loot rum")
    play(s, 1, "accept_offer 0")
    assert [[0, 1, 0]] == told(s, "kept")
    s = table(4, HANDS, [voyage(S9_END)], LIVE, round=3, promises=[pack_promise(pack_word(0, 0), 1, 2, 2)], sailed=True)
    assert [[1, 2, 0]] == told(s, "broken")  # not kept by the end of the next round


@rule("JR-14.7")
def test_promised_support_is_judged_by_the_mutiny():
    s = table(
        4,
        HANDS,
        [voyage(S6_MUTINY + 1), Mutiny(FIGHTING, 0, 0)],
        FULL,
        mutineer=3,
        mutiny_used=1,
        stance=[0, -1, -1, 1],
        promises=[pack_promise(pack_word(3, 0), 1, 0, 1), pack_promise(pack_word(3, 0), 2, 3, 1)],
    )
    play(s, 0, "pass")
    play(s, 1, "support can_p2_m2 captain")
    all_pass(s)
    assert [[1, 0, 3]] == told(s, "kept")
    assert [[2, 3, 3]] == told(s, "broken")
    assert s.favours[0 * 4 + 1] > 0  # remembered


@rule("JR-14.8")
def test_a_completed_offer_clears_the_passes_of_its_parties_alone():
    s = table(4, HANDS, [voyage(S7_BACK), Attack(2)], LIVE, target_kind="fort")
    for seat in (2, 3, 0):
        play(s, seat, "pass")
    offer(s, 2, 3, "give_crew medic")
    play(s, 3, "accept_offer 0")
    assert [1, 2, 3] == s.stack[-1].waiting(s)
    assert s.stack[-1].passed >> 0 & 1


@rule("JR-14.9")
def test_gifts_only_asks_for_nothing_and_off_is_silent():
    s = choosing(LIVE | {"negotiation": "gifts_only"}, open=["rum", "gold_3", "", ""])
    play(s, 0, "talk seat_1")
    assert not any(w.startswith("ask") for w in words(s, 0))
    s = choosing({"negotiation": "off", "pace": "live"})
    assert [] == s.stack[-1].welcome(s)
    s = choosing({"negotiation": "off"})
    assert "choosing" == frame_name(s)


@rule("JR-14.11")
def test_before_a_decision_everybody_is_asked_once_and_the_decider_last():
    s = choosing(FULL)
    order = []
    while frame_name(s) == "hook":
        order.append((asked(s), s.stack[-1].prompt(s, asked(s)).kind))
        play(s, asked(s), "pass")
    assert [(1, "bargain"), (2, "bargain"), (3, "bargain"), (0, "bargain_first")] == order
    assert "choosing" == frame_name(s)
    for stage, extra in ((S2_TALK, {}), (S8_TALK, {"opening": 29, "sailed": True})):
        s = table(4, HANDS, [voyage(stage)], FULL, **extra)
        assert "hook" == frame_name(s)
    s = table(4, HANDS, [voyage(S7_BACK), Sharing(0, CAPTAIN_PICKS, 0, [0] * 4)], FULL, laid="rum gold_1", sailed=True)
    play(s, 0, "pick gold_1")
    assert ("hook", 2) == (frame_name(s), asked(s))


@rule("JR-14.11", "JR-14.3")
def test_an_offer_at_a_hook_is_answered_at_once():
    s = choosing(FULL)
    play(s, 1, "bargain seat_3")
    play(s, 1, "give_crew can_p2_m2")
    play(s, 1, "send")
    assert ("reply", 3) == (frame_name(s), asked(s))
    assert ["accept", "decline"] == words(s, 3)
    play(s, 3, "accept")
    assert ("nav_p1_m5 can_p2_m2", "") == (hand(s, 3), hand(s, 1))
    assert ("hook", 2) == (frame_name(s), asked(s))  # one offer each


@rule("JR-14.11")
def test_a_seat_may_make_one_offer_on_each_turn_in_an_attack():
    s = table(4, HANDS, [voyage(S7_BACK), Attack(2)], FULL, target_kind="fort")
    assert "bargain seat_0" in words(s, 2)
    play(s, 2, "bargain seat_0")
    play(s, 2, "drop")
    assert (2, False) == (asked(s), "bargain seat_0" in words(s, 2))
    play(s, 2, "contribute mel_p2_m2")
    assert "bargain seat_0" in words(s, 3)


def test_an_offer_takes_a_person_four_clicks():
    s = choosing(LIVE, open=["rum", "gold_1", "", ""])
    clicks = ["talk seat_1", "give_loot rum", "ask_loot gold_1", "send"]
    for said in clicks:
        play(s, 0, said)
    assert 1 == len(told(s, "offered"))


@rule("JR-14.5")
@pytest.mark.parametrize("pace", ["turns", "live"])
def test_random_talk_comes_to_an_end(pace):
    s = GAME.new(5, GAME.check_options({"negotiation": "full", "pace": pace}))
    engine.settle(s)
    assert engine.playout(s, Rng(3)) < 20_000


def test_the_log_of_a_match_tells_promises():
    match = qd.Match("jolly_roger", 4, {"max_offers_per_round": 2}, seed=5)
    rng = Rng(5)
    while not match.over:
        seat = match.waiting()[0]
        options = match.ask(seat).options
        match.play(seat, options[rng.below(len(options))].words)
    kinds = {event.kind for entry in match.log for event in entry.events}
    assert {"promised", "offered", "offer_accepted", "offer_declined", "kept", "broken"} <= kinds


@rule("JR-14.4", "JR-7.3")
def test_a_first_card_given_away_while_it_is_asked_for_lapses():
    s = table(4, ["cook", "can_p2_m2", "", ""], [voyage(S7_BACK), Attack(1)], LIVE, target_kind="fort")
    assert ("first_card", 1) == (frame_name(s), asked(s))
    offer(s, 1, 3, "give_crew can_p2_m2")
    play(s, 3, "accept_offer 0")
    assert [[1]] == told(s, "first_card_lapses")
    assert "joining" == frame_name(s)


@rule("JR-14.7")
@pytest.mark.parametrize(("said", "kind"), [("close", "kept"), ("pass", "broken")])
def test_a_promise_to_close_the_attack_is_judged_when_it_is_over(said, kind):
    s = table(
        4,
        ["cook", "can_p2_m2", "", ""],
        [voyage(S7_BACK), Attack(2)],
        FULL | {"max_offers_per_round": 2},
        target_kind="fort",
        promises=[pack_promise(pack_word(7, 0), 1, 0, 1)],
        offered=[2] * 4,
        spoken=[2] * 4,
    )
    play(s, 0, "pass")
    play(s, 1, said)
    assert [[1, 0, 7]] == told(s, kind)


@rule("JR-14.2", "JR-14.7")
def test_an_offer_says_what_it_is_for_and_whoever_accepts_has_promised_it():
    s = table(4, HANDS, [voyage(S2_TALK)], LIVE, open=["", "", "rum", ""])
    offer(s, 2, 0, "give_loot rum", "ask_favour appoint_you")
    assert [[2, 0, 4]] == told(s, "offer_asks")
    play(s, 0, "accept_offer 0")
    assert ("rum", [[0, 2, 4]]) == (loot_of(s, 0), told(s, "promised"))
    assert 0 == s.spoken[0]  # an answer uses up none of his own words
    play(s, 0, "appoint seat_3")  # nothing binds him
    assert [[0, 2, 4]] == told(s, "broken")
    assert s.favours[2 * 4 + 0] < 0  # but it is remembered


@rule("JR-14.2")
def test_nobody_is_asked_for_what_he_could_not_do_and_a_favour_alone_is_no_offer():
    s = choosing(LIVE, open=["", "", "rum", ""])
    asked_of = {}
    for other in (0, 1, 3):
        play(s, 2, f"talk seat_{other}")
        asked_of[other] = {w.split()[1] for w in words(s, 2) if w.startswith("ask_favour")}
        play(s, 2, "drop")
    assert {"support_you", "appoint_you", "spare_you", "sail_island", "show_map"} == asked_of[0]  # the Captain
    assert {"support_you", "spare_you", "share_to_you", "show_map"} == asked_of[1]  # the Quartermaster
    assert {"support_you", "show_map"} == asked_of[3]
    play(s, 2, "talk seat_0")
    play(s, 2, "ask_favour sail_island")
    assert "send" not in words(s, 2)
    play(s, 2, "give_loot rum")
    assert "send" in words(s, 2)


@rule("JR-14.7")
@pytest.mark.parametrize(("kind", "fate"), [("treasure_island", "kept"), ("fort", "broken")])
def test_a_course_for_the_island_is_judged_when_it_is_set(kind, fate):
    s = choosing(LIVE, promises=[pack_promise(pack_word(8, 0), 0, 3, 1)])
    play(s, 0, f"target {kind}")
    assert [[0, 3, 8]] == told(s, fate)


@rule("JR-14.7")
def test_a_promised_card_is_laid_or_missing_when_the_target_is_turned_up():
    sworn = [pack_promise(pack_word(9, 0), seat, 1, 1) for seat in (0, 2)]
    s = table(4, HANDS, [voyage(S7_BACK), Attack(2)], FULL, target_kind="fort", promises=sworn)
    play(s, 2, "contribute mel_p2_m2")
    assert [[2, 1, 9]] == told(s, "kept")
    all_pass(s)
    assert [[0, 1, 9]] == told(s, "broken")


@rule("JR-17.9")
def test_whoever_has_neither_cards_nor_loot_is_not_asked_in_an_attack():
    s = table(
        4,
        ["nav_p2_m2", "can_p2_m2", "", ""],
        [voyage(S7_BACK), Attack(2)],
        FULL,
        target_kind="fort",
        open=["", "", "", "rum"],
    )
    order = []
    while frame_name(s) == "joining":
        order.append(asked(s))
        play(s, asked(s), "pass")
    assert [3, 0, 1] == order[:3]
    assert 2 not in order


def bot_says(s, seat):
    """What a bot answers first: the best rated word."""
    options = s.stack[-1].options(s, seat)
    ratings = GAME.rate(s, seat, options)
    return words(s, seat)[max(range(len(options)), key=lambda i: (ratings[i], -i))]


def test_a_bot_takes_a_bribe_for_what_costs_it_little_and_does_it():
    s = table(4, HANDS, [voyage(S2_TALK)], FULL | {"bot_characters": "loyal"}, open=["", "", "gold_2", ""])
    while asked(s) != 2:
        play(s, asked(s), "pass")
    for said in ("bargain seat_0", "give_loot gold_2", "ask_favour appoint_you", "send"):
        play(s, 2, said)
    assert "accept" == bot_says(s, 0)
    play(s, 0, "accept")
    all_pass(s)
    assert "appoint seat_2" == bot_says(s, 0)


def test_a_bot_takes_nothing_for_what_it_cannot_do():
    s = choosing(FULL, open=["", "gold_1", "", ""])
    for said in ("bargain seat_0", "give_loot gold_1", "ask_favour show_map", "send"):
        play(s, 1, said)
    assert "decline" == bot_says(s, 0)  # no map in that hand


def test_a_rich_bot_with_the_map_buys_the_course_to_the_island():
    hands = ["nav_p2_m2", "can_p2_m2 bloody_pirate", "mel_p2_m2", "nav_p1_m5"]
    s = choosing(FULL, hands=hands, open=["gold_3 gold_3", "gold_3 gold_2 rum", "", ""])
    while asked(s) != 1:
        play(s, asked(s), "pass")
    said = []
    while asked(s) == 1:
        said.append(bot_says(s, 1))
        play(s, 1, said[-1])
    steps = ["bargain seat_0", "give_loot rum", "ask_favour sail_island", "promise show_map aloud", "send"]
    assert steps == said


@rule("JR-14.7")
def test_a_threat_stands_when_the_captain_declines_and_a_mutiny_makes_it_good():
    s = table(4, HANDS, [voyage(S2_TALK)], LIVE, open=["gold_2", "", "rum", ""])
    play(s, 2, "talk seat_0")
    play(s, 2, "give_loot rum")
    assert "promise rise aloud" not in words(s, 2)  # nothing is asked for yet
    play(s, 2, "ask_favour appoint_you")
    play(s, 2, "promise rise aloud")
    play(s, 2, "send")
    play(s, 0, "decline_offer 0")
    assert ([[2, 0, 11]], []) == (told(s, "threatened"), told(s, "promised"))
    assert s.favours[0 * 4 + 2] < 0
    play(s, 0, "appoint seat_3")
    while "call mel_p2_m2" not in words(s, asked(s)):
        play(s, asked(s), "pass")
    play(s, 2, "call mel_p2_m2")
    while not told(s, "called"):
        play(s, asked(s), words(s, asked(s))[0])
    assert [[2, 0, 11]] == told(s, "made_good")


@rule("JR-14.7")
def test_nothing_is_left_of_a_threat_that_was_heard_and_nobody_threatens_one_who_is_no_captain():
    s = choosing(LIVE, open=["gold_2", "", "rum rum", ""])
    offer(s, 2, 0, "give_loot rum", "ask_loot gold_2", "promise rise aloud")
    play(s, 0, "accept_offer 0")
    assert ([], [], []) == (told(s, "threatened"), told(s, "promised"), s.promises)
    play(s, 2, "talk seat_1")
    play(s, 2, "give_loot rum")
    play(s, 2, "ask_crew")
    assert "promise rise aloud" not in words(s, 2)


def offered_by(s, seat):
    """What a bot says until its offer is out."""
    while asked(s) != seat:
        play(s, asked(s), "pass")
    said = []
    while asked(s) == seat:
        said.append(bot_says(s, seat))
        play(s, seat, said[-1])
    return said


def test_a_bot_with_a_grudge_threatens_and_then_dares():
    hands = ["nav_p2_m2", "can_p2_m2", "mel_p1_m5 nav_p1_m5 can_p1_m5 nav_p1_m4", "nav_p1_m4"]
    s = table(4, hands, [voyage(S2_TALK)], FULL | {"bot_characters": "mutinous"}, open=["gold_3", "", "rum", ""], qm=3)
    steps = ["bargain seat_0", "give_loot rum", "ask_favour appoint_you", "promise rise aloud", "send"]
    assert steps == offered_by(s, 2)
    calm, angry = (mutiny.rate_call(state, 2, [LANGUAGE.read("call mel_p1_m5")]) for state in (s, threatened(s)))
    assert angry > calm


def threatened(s):
    """The same table, where seat 2 has threatened the Captain."""
    other = s.clone()
    other.promises = [pack_promise(pack_word(11, 0), 2, 0, 1)]
    return other


def test_a_captain_who_has_much_to_lose_gives_in_to_a_threat_and_one_with_nothing_does_not():
    hands = ["nav_p2_m2", "can_p2_m2", "mel_p1_m5 nav_p1_m5 can_p1_m5", "nav_p1_m4"]
    answers = []
    for loot in ("gold_3 gold_3 gold_2", "gold_1"):
        s = choosing(LIVE, hands, open=[loot, "", "rum", ""])
        offer(s, 2, 0, "give_loot rum", f"ask_loot {loot.split()[-1]}", "promise rise aloud")
        answers.append(GAME.rate(s, 0, [LANGUAGE.read("accept_offer 0")])[0])
    assert answers[0] > 0 > answers[1]


def test_a_captain_sails_to_the_island_on_a_promised_map():
    """Nobody else's word would bring him there, and without it he does not name the island."""
    hands = ["nav_p2_m2", "can_p2_m2 bloody_pirate", "mel_p2_m2", "nav_p1_m5"]
    s = choosing(FULL | {"bot_characters": "loyal"}, hands, open=["gold_3 gold_2", "gold_3 gold_2 rum", "", ""])
    while asked(s) != 1:
        play(s, asked(s), "pass")
    for said in ("bargain seat_0", "give_loot gold_2", "ask_favour sail_island", "promise show_map aloud", "send"):
        play(s, 1, said)
    assert "accept" == bot_says(s, 0)
    play(s, 0, "accept")
    while frame_name(s) != "choosing":
        play(s, asked(s), "pass")
    assert "target treasure_island" == bot_says(s, 0)
    s.promises = []
    assert "target treasure_island" != bot_says(s, 0)


def test_a_bot_buys_a_crew_card_of_a_full_hand_and_another_one_sells_what_it_shows():
    full = "nav_p1_m2 nav_p1_m3 can_p1_m2 can_p1_m3 mel_p1_m2 mel_p1_m3 mel_p2_m2"
    s = choosing(FULL, ["nav_p2_m2", "can_p2_m2", "can_p2_m3", full], open=["", "", "gold_1", ""])
    assert ["bargain seat_3", "give_loot gold_1", "ask_crew", "send"] == offered_by(s, 2)
    assert "accept" == bot_says(s, 3)
    s = choosing(FULL, ["nav_p2_m2", "can_p2_m2", "can_p2_m3", full], open=["", "", "gold_1", ""], round=2)
    steps = ["bargain seat_2", "give_crew nav_p1_m2", "show_crew", "ask_loot gold_1", "send"]
    assert steps == offered_by(s, 3)
    assert "accept" == bot_says(s, 2)


def test_a_bot_does_not_pay_more_than_a_favour_is_worth():
    """A bottle for the office to a Captain who would like somebody else nearly as well; no jewels for it."""
    hands = ["nav_p2_m2", "can_p2_m2", "mel_p2_m2 medic cook", "nav_p1_m5"]
    loyal = FULL | {"bot_characters": "loyal"}
    s = table(4, hands, [voyage(S2_TALK)], loyal, open=["", "", "rum jewels", ""])
    assert ["bargain seat_0", "give_loot rum", "ask_favour appoint_you", "send"] == offered_by(s, 2)
    s = table(4, hands, [voyage(S2_TALK)], loyal, open=["", "", "jewels", ""])
    assert ["pass"] == offered_by(s, 2)


@rule("JR-14.11")
def test_whoever_drops_a_draft_has_made_no_offer_and_is_asked_again():
    s = choosing(FULL, open=["", "rum", "", ""])
    assert 1 == asked(s)
    play(s, 1, "bargain seat_0")
    play(s, 1, "drop")
    assert 1 == asked(s)
    play(s, 1, "bargain seat_2")
    for said in ("give_loot rum", "send"):
        play(s, 1, said)
    play(s, 2, "decline")
    assert 2 == asked(s)


@rule("JR-14.11")
def test_drafts_are_not_dropped_for_ever():
    s = choosing(FULL)
    for _ in range(4):
        play(s, 1, "bargain seat_0")
        play(s, 1, "drop")
    assert 2 == asked(s)


@rule("JR-14.11")
def test_a_game_of_an_older_edition_goes_on_where_nobody_counted_dropped_drafts():
    s = choosing(FULL)
    shown = s.to_json()
    (hook,) = [frame for frame in shown["stack"] if frame["frame"] == "hook"]
    del hook["dropped"]
    assert s.to_json() == qd.game("jolly_roger").restore(shown).to_json()
