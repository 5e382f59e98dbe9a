"""JR-9, JR-10: the Pirate Cove and Treasure Island."""

from games.jolly_roger.positions import (
    GAME,
    asked,
    crew,
    deal,
    frame_name,
    hand,
    loot,
    loot_of,
    play,
    table,
    told,
    voyage,
    words,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, NONE, SPECTATOR
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger.flow.cove import DEALING, SELLING, TRADING, Cove
from quarterdeck.games.jolly_roger.flow.island import BURYING, Island
from quarterdeck.games.jolly_roger.flow.rounds import S7_BACK
from quarterdeck.games.jolly_roger.state import pack_laid


def cove(hands, stage, seats=4, **fields):
    fields.setdefault("target", "pirate_cove_1")
    return table(seats, hands, [voyage(S7_BACK), Cove(stage, fields.get("captain", 0), 0)], **fields)


def island(hands, stage=0, **fields):
    if stage:
        fields.setdefault("target", "treasure_island_1")
        fields.setdefault("lying", "bloody_pirate")
    else:
        fields.setdefault("target_kind", "treasure_island")
    return table(4, hands, [voyage(S7_BACK), Island(stage)], **fields)


@rule("JR-9.1", "JR-9.2")
def test_the_cove_gives_everybody_its_number_of_cards():
    s = table(4, ["", "", "", ""], [voyage(S7_BACK), Cove(0, 0, 0)], target_kind="pirate_cove")
    deal(s, "reveal pirate_cove_1")
    assert CHANCE == asked(s)
    deal(s, 12345)
    assert [3, 3, 3, 3] == [len(cards) for cards in s.hands]
    assert [[3]] == told(s, "cove_found")


@rule("JR-9.2", "JR-15.2.3")
def test_a_shortage_at_the_cove_is_spread_from_the_quartermasters_left():
    s = cove(["", "", "", ""], DEALING, deck="cook")
    s.hands[1] = s.discard[:0]
    s.attack = [pack_laid(0, 1, card) for card in s.discard]  # nothing else can be drawn
    s.discard = []
    deal(s, 7)
    assert [0, 0, 1, 0] == [len(cards) for cards in s.hands]


@rule("JR-9.2", "JR-15.1")
def test_hand_limits_hold_after_the_whole_deal():
    s = cove(["nav_p2_m2 nav_p2_m3 can_p2_m2 can_p2_m3 mel_p2_m2", "", "", ""], DEALING)
    deal(s, 99)
    assert ("discards", 0, 8) == (frame_name(s), asked(s), len(s.hands[0]))
    play(s, 0, words(s, 0)[0])
    assert 7 == len(s.hands[0])


@rule("JR-9.3", "JR-R15")
def test_one_loot_card_each_buys_one_crew_card_clockwise_from_the_captain():
    s = cove(["", "", "", ""], TRADING, captain=1, qm=2, open=["rum", "gold_1 rum", "", "jewels"])
    assert 1 == asked(s)
    assert ["exchange gold_1", "exchange rum", "keep"] == words(s, 1)
    assert "exchange rum" == GAME.language.say(s.stack[-1].default(s, 1))
    play(s, 1, "exchange rum")
    deal(s, "crew_drawn cook")
    assert ("cook", "gold_1", loot("rum")) == (hand(s, 1), loot_of(s, 1), s.loot_discard)
    assert 3 == asked(s)  # once a visit
    play(s, 3, "keep")
    assert 0 == asked(s)


@rule("JR-9.4", "JR-R15")
def test_ransom_brings_two_cards_a_sale_one_and_fresh_cards_may_be_sold():
    s = cove([], SELLING, open=["hostage jewels", "", "", ""])
    assert ["ransom", "sell", "done"] == words(s, 0)
    play(s, 0, "ransom")
    deal(s, "loot_drawn gold_2")
    deal(s, "loot_drawn jewels")
    assert loot("gold_2 jewels jewels") == s.open[0]
    play(s, 0, "sell")
    deal(s, "loot_drawn gold_3")
    play(s, 0, "sell")
    deal(s, "loot_drawn rum")
    assert loot("gold_2 gold_3 rum") == s.open[0]
    assert loot("hostage jewels jewels") == s.loot_discard
    assert "judging" == frame_name(s)


@rule("JR-X13")
def test_a_ransom_takes_the_last_card_and_nobody_can_sell_any_more():
    s = cove([], SELLING, open=["hostage", "jewels", "", ""], loot_deck="gold_1")
    play(s, 0, "ransom")
    deal(s, "loot_drawn gold_1")
    assert "judging" == frame_name(s)
    play(s, 0, "spare")
    assert 1 == len(told(s, "game_ends"))


@rule("JR-9.5")
def test_buried_loot_stays_out_and_no_exchange_is_offered_without_a_card():
    s = cove([], TRADING, buried=["rum hostage", "", "", ""], open=["", "gold_1", "", ""])
    assert 1 == asked(s)
    s = cove([], TRADING, open=["rum", "", "", ""])
    assert 0 == asked(s)
    s.attack, s.deck = s.deck, []  # no card can be drawn
    engine.settle(s)
    assert "judging" == frame_name(s)


@rule("JR-9.6")
def test_the_cove_is_discarded_and_punishment_follows():
    s = cove([], SELLING)
    assert ("judging", NONE) == (frame_name(s), s.target)
    assert "pirate_cove_1" == GAME.language.word("target", s.target_discard[-1])


@rule("JR-10.1", "JR-13.8")
def test_the_first_map_that_stands_brings_the_ship_to_the_island():
    s = island(["bloody_pirate", "", "bloody_pirate traitor", ""])
    play(s, 0, "map")
    play(s, 2, "traitor")
    assert (crew("bloody_pirate traitor"), []) == (s.discard, s.lying)
    play(s, 2, "map")
    assert crew("bloody_pirate") == s.lying
    assert "turn_up" == frame_name(s)


@rule("JR-10.2", "JR-R13", "JR-6.5")
def test_without_a_map_another_kind_is_chosen_and_the_island_is_barred():
    s = island(["nav_p2_m2", "", "bloody_pirate", ""])
    before = s.targets
    play(s, 2, "pass")
    assert (1, NONE, before) == (s.island_barred, s.target_kind, s.targets)
    assert ("choosing", 0) == (frame_name(s), asked(s))
    assert "target treasure_island" not in words(s, 0)
    assert "island_barred" == s.stack[-1].refusal(s, 0, GAME.language.read("target treasure_island")).kind
    play(s, 0, "target fort")
    assert "call" == frame_name(s)  # a new choice, followed by S6


@rule("JR-10.3", "JR-13.4")
def test_the_bosun_names_a_guard_who_buries_nothing():
    s = island(["", "", "bosun", ""], stage=2, open=["gold_3", "gold_2", "", "rum"])
    assert [f"bosun seat_{n}" for n in (0, 1, 3)] == words(s, 2)[1:]
    play(s, 2, "bosun seat_0")
    assert [1, 3] == s.stack[-1].waiting(s)


@rule("JR-10.4", "JR-17.13", "JR-R16", "JR-I8")
def test_everybody_buries_what_he_likes_and_it_is_done_together():
    s = island([], stage=BURYING, open=["gold_3 rum jewels hostage", "gold_2", "", ""])
    play(s, 1, "done")
    assert ["bury gold_3", "bury rum", "bury jewels", "bury hostage", "done"] == words(s, 0)
    play(s, 0, "bury hostage")
    play(s, 0, "bury gold_3")
    assert 0 == s.buried[0]  # not before all have chosen
    play(s, 0, "done")
    assert (loot("gold_3 hostage"), loot("rum jewels")) == (s.buried[0], s.open[0])


@rule("JR-10.4", "JR-17.13")
def test_what_somebody_has_chosen_to_bury_is_his_secret_until_all_have_chosen():
    s = island([], stage=BURYING, open=["gold_3 rum", "gold_2", "", "jewels"])
    before = [GAME.view(s, seat, {}) for seat in (SPECTATOR, 1, 2)]
    play(s, 0, "bury gold_3")
    assert before == [GAME.view(s, seat, {}) for seat in (SPECTATOR, 1, 2)]
    assert [[2], [], [], []] == GAME.hide(s, 0)["stack"][-1]["chosen"]
    play(s, 0, "done")
    play(s, 1, "done")
    view = GAME.view(s, 3, {})
    possible = GAME.determinise(view, Rng(1))
    assert view == GAME.view(possible, 3, {})
    play(s, 3, "bury jewels")
    assert [[0, 2], [3, 4]] == told(s, "buried")


@rule("JR-10.5")
def test_buried_loot_is_safe_and_counts():
    s = island([], stage=BURYING, buried=["gold_3", "", "", ""])
    assert "judging" == frame_name(s)
    assert 3 == GAME.scores(s)[0]
    assert loot("gold_3") == s.buried[0]


@rule("JR-10.6", "JR-13.11", "JR-R22")
def test_the_cabin_boy_digs_up_a_random_card_buried_now_or_earlier():
    s = island(["", "", "cabin_boy", ""], stage=4, buried=["gold_3 rum", "gold_1", "jewels", ""])
    assert ["cabin_boy seat_0", "cabin_boy seat_1"] == words(s, 2)[1:]
    play(s, 2, "cabin_boy seat_0")
    assert [1, 1] == s.stack[-1].odds(s)
    deal(s, "dug gold_3")
    assert ("gold_3", loot("rum")) == (loot_of(s, 2), s.buried[0])
    s = island(["", "", "cabin_boy", ""], stage=4, buried=["", "", "jewels", ""])
    assert "judging" == frame_name(s)  # nobody else has buried anything


@rule("JR-10.7")
def test_map_and_island_are_discarded():
    s = island([], stage=5)
    assert (crew("bloody_pirate"), []) == (s.discard, s.lying)
    assert "treasure_island_1" == GAME.language.word("target", s.target_discard[-1])


@rule("JR-13.4", "JR-R21", "JR-14.9")
def test_a_guard_may_buy_a_substitute_and_the_duty_moves_no_further():
    s = island(
        ["", "nav_p2_m2", "bosun", ""], stage=2, open=["gold_3 rum", "gold_2", "", ""], options={"negotiation": "full"}
    )
    play(s, 2, "bosun seat_0")
    assert {"stand", "propose seat_1", "propose seat_2", "propose seat_3"} == set(words(s, 0))
    play(s, 0, "propose seat_3")
    play(s, 0, "give_loot rum")
    play(s, 0, "send")
    assert ["accept", "decline"] == words(s, 3)
    play(s, 3, "decline")
    assert {"stand", "propose seat_1", "propose seat_2"} == set(words(s, 0))  # each at most once
    play(s, 0, "propose seat_2")  # the Bosun's player may accept
    play(s, 0, "give_loot rum")
    play(s, 0, "promise support_you aloud")
    play(s, 0, "send")
    play(s, 2, "accept")
    assert ("gold_3", "rum", 2) == (loot_of(s, 0), loot_of(s, 2), s.guard)
    assert [[0, 2, 3]] == told(s, "promised")
    assert [0, 1] == s.stack[-1].waiting(s)
    s = island(["", "", "bosun", ""], stage=2, open=["gold_3"])  # negotiation off: he simply stands
    play(s, 2, "bosun seat_0")
    assert [[0]] == told(s, "guard_stands")


@rule("JR-14.4", "JR-13.4")
def test_what_a_substitute_is_paid_leaves_the_other_offers():
    s = island(
        ["", "nav_p2_m2", "bosun", ""],
        stage=2,
        open=["rum", "gold_2", "", ""],
        options={"negotiation": "full", "pace": "live"},
    )
    for said in ("talk seat_3", "give_loot rum", "send"):
        play(s, 0, said)
    play(s, 2, "bosun seat_0")
    for said in ("propose seat_2", "give_loot rum", "send"):
        play(s, 0, said)
    play(s, 2, "accept")
    assert ([], [[0, 3]]) == (s.offers, told(s, "offer_lapsed"))
