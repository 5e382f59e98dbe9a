"""PM-14: the six modules, alone and together."""

import itertools
import re

import pytest

import quarterdeck as qd
from games.pirates_of_maracaibo.positions import (
    EMERALD,
    GAME,
    HIM,
    MODULES,
    arrive,
    asked,
    at,
    dealt,
    effect,
    give,
    his_turn,
    hold,
    kinds,
    lay,
    mark,
    options,
    refused,
    reveal,
    rules_of,
    run,
    say,
    skip_to_turn,
    started,
    table,
    walker,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, NONE
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.actions import LANGUAGE
from quarterdeck.games.pirates_of_maracaibo.flow.building import Refill, acquirable
from quarterdeck.games.pirates_of_maracaibo.flow.redbeard_ways import path_to, target_of
from quarterdeck.games.pirates_of_maracaibo.flow.ship import free_locations
from quarterdeck.games.pirates_of_maracaibo.scoring import final_steps, quest_points, scored_quests
from quarterdeck.words import words

# -- fog over locations --------------------------------------------------------------------------------------------


def foggy(seats=2, **options_):
    """Tobago at a2 and Curaçao at b1 lie under the fog; their value tiles are in the stock."""
    s = table(seats, fog_locations=True, **options_)
    s.values = [NONE] * 12
    s.value_stock = [2, 2, 2]
    for place in ("a2", "b1"):
        s.sea[at(place)] = d.HIDDEN_LOCATION
        s.coins[at(place)] = 1
    return s


@rule("PM-14.1.1")
def test_locations_are_dealt_face_down_with_a_doubloon():
    s = started(2, 3, fog_locations=True)
    assert 8 == s.sea.count(d.HIDDEN_LOCATION)
    assert 8 == sum(s.coins)
    assert [2, 2, 2] == s.value_stock
    assert [NONE] * 12 == s.values
    both = started(2, 3, fog_locations=True, fog_improvements=True)
    assert 4 == sum(card < d.FIRST_QUEST for card in both.sea)


@rule("PM-14.1.2")
def test_ending_a_move_there_takes_the_coins_and_reveals_the_card():
    s = foggy()
    told = say(s, "sail b1")
    assert ("coins_taken", 0, 1) in told
    assert 21 == s.doubloons[0]
    assert ["turn_up tobago", "turn_up curacao"] == options(s)
    say(s, "turn_up curacao")
    assert ["value_tile gold", "value_tile emerald", "value_tile pearl"] == options(s)
    told = say(s, "value_tile pearl")
    assert ("value_cube", 63, 2, 5) in told
    assert [2, 2, 1] == s.value_stock
    assert "upgrade s1_raid" in options(s)
    assert d.NUMBERS["curacao"] == s.sea[at("b1")]


@rule("PM-14.1.2")
def test_a_location_without_the_symbol_gets_no_tile():
    s = foggy()
    s.sea[at("a3")] = d.HIDDEN_LOCATION
    say(s, "sail a3")
    told = say(s, "turn_up bonaire")
    assert "value_tile_out" not in kinds(told)
    assert [2, 2, 2] == s.value_stock


@rule("PM-14.1.3")
def test_coins_grow_in_the_income_phase():
    s = foggy()
    s.ships[0] = d.GULF
    say(s, "sail maracaibo", "decline")
    assert 2 == s.coins[at("a2")] == s.coins[at("b1")]
    assert 0 == s.coins[at("c1")]


@rule("PM-14.1.4", "PM-AR-25")
def test_hidden_locations_are_found_by_no_effect():
    s = foggy()
    assert 6 == len(free_locations(s))
    solo = his_turn("start", 110, fog_locations=True)
    solo.sea[at("a1")] = solo.sea[at("a2")] = d.HIDDEN_LOCATION
    assert NONE == target_of(solo, d.RB_RAID, [])


@rule("PM-14.1.5")
def test_redbeard_reveals_in_passing_for_points():
    s = his_turn("start", 112, fog_locations=True, round_=2)
    s.values = [NONE] * 12
    s.value_stock = [2, 2, 2]
    for place in ("a2", "a3", "b3"):
        s.sea[at(place)] = d.HIDDEN_LOCATION
        s.coins[at(place)] = 1
    assert [at("a3"), at("b3"), at("b4")] == path_to(s, at("b4"))
    told = reveal(s, 112)
    assert ("rb_passed", d.HIDDEN_LOCATION, at("a3")) in told
    say(s, "turn_up bonaire")
    assert 3 == s.vp[HIM]
    told = say(s, "turn_up tobago")
    assert 6 == s.vp[HIM]
    assert at("b4") == s.ships[HIM]
    assert d.HIDDEN_LOCATION == s.sea[at("a2")]
    assert 20 == s.doubloons[0]


@rule("PM-14.1.6", "PM-V27", "PM-AR-34")
def test_both_fogs_each_card_follows_its_own_module():
    s = foggy(fog_improvements=True)
    s.ships[0] = at("a2")
    s.sea[at("c1")] = d.HIDDEN_II
    s.top = d.HIDDEN_II
    s.shut_left, s.open_left = 19, 20
    run(s)
    say(s, "step b2", "step b1")
    assert d.HIDDEN_LOCATION == s.sea[at("b1")]
    assert CHANCE != asked(s)
    say(s, "step c1")
    assert CHANCE == asked(s)
    told = say(s, "turn_up jamaica")
    assert ("revealed", 68, at("c1")) in told
    assert "coins_taken" not in kinds(told)


@rule("PM-14.1.7")
def test_the_ruby_tile_comes_out_with_the_card():
    s = foggy(rubies=True)
    told = say(s, "sail a2", "turn_up tobago")
    assert ("ruby_tile_out", 61) in told
    assert ["take_ruby", "decline"] == options(s)


# -- fog over improvements -----------------------------------------------------------------------------------------


def hazy(seats=2, **options_):
    """Sugar at e3 and the cutlass at e4 lie face down; the top of the deck is a back."""
    s = table(seats, fog_improvements=True, **options_)
    s.sea[at("e3")] = s.sea[at("e4")] = d.HIDDEN_I
    s.top = d.HIDDEN_II
    s.open_left, s.shut_left = 20, 20
    return s


@rule("PM-14.2.1")
def test_improvements_face_down_and_half_of_the_deck_open():
    s = started(2, 4, fog_improvements=True)
    assert 15 == s.sea.count(d.HIDDEN_I)
    halves = set()
    for seed in range(12):
        s = dealt(2, seed, fog_improvements=True)
        halves.add((s.open_left, s.shut_left))
        assert 41 == s.deck_left()
    assert {(20, 21), (21, 20)} == halves
    tops = {started(2, seed, fog_improvements=True).top == d.HIDDEN_II for seed in range(12)}
    assert {True, False} == tops


@rule("PM-14.2.1")
def test_the_next_top_card_is_as_likely_as_the_halves_say():
    s = hazy()
    s.top = NONE
    s.open_left, s.shut_left = 10, 31
    s.stack.append(Refill(NONE))
    odds = s.stack[-1].odds(s)
    assert 41 * 10 == sum(odds[:-1])
    assert 41 * 31 == odds[-1]


@rule("PM-14.2.2")
def test_level_two_cards_keep_their_side():
    s = hazy()
    s.sea[at("e3")] = d.NUMBERS["sugar"]
    arrive(s, 0, "e3")
    told = say(s, "acquire sugar")
    assert ("refilled", at("e3"), d.HIDDEN_II) in told
    assert CHANCE == asked(s)
    say(s, "turn_up rum")
    assert d.NUMBERS["rum"] == s.top
    s.sea[at("d4")] = d.NUMBERS["tobacco"]
    s.ships[1] = at("e3")
    arrive(s, 1, "d4")
    say(s, "acquire tobacco")
    assert d.NUMBERS["rum"] == s.sea[at("d4")]
    assert d.HIDDEN_II == s.sea[at("e3")]


@rule("PM-14.2.3")
def test_moving_onto_a_card_reveals_it_and_the_ship_may_go_on():
    s = hazy()
    s.ships[0] = at("d4")
    run(s)
    say(s, "step e4")
    assert CHANCE == asked(s)
    assert all(d.NUMBERS[words.removeprefix("turn_up ")] in d.LEVEL_1 for words in options(s))
    say(s, "turn_up topsails")
    assert d.NUMBERS["topsails"] == s.sea[at("e4")]
    assert "stop" in options(s)
    assert "step f4" in options(s)
    s.sea[at("f4")] = d.RESERVE
    told = say(s, "step f4", "stop")
    assert "revealed" not in kinds(told)
    assert ["take_doubloons"] == options(s)


@rule("PM-14.2.3")
def test_a_revealed_level_two_location_is_visited():
    s = hazy()
    s.ships[0] = at("d4")
    s.sea[at("e4")] = d.HIDDEN_II
    s.shut_left = 19
    run(s)
    say(s, "step e4", "turn_up jamaica", "stop")
    assert "upgrade s1_raid" in options(s)


@rule("PM-14.2.4", "PM-DR-12")
def test_a_step_is_legal_only_if_a_column_can_still_be_gained():
    s = hazy()
    s.ships[0] = at("d1")
    run(s)
    assert ["step d2"] == options(s)
    assert ("no_column", "PM-14.2.4") == refused(s, "step c1")
    say(s, "step d2")
    assert ["step d3"] == options(s)
    s = table()
    assert all(words.startswith("sail") for words in options(s))


@rule("PM-14.2.5", "PM-AR-25")
def test_distant_effects_see_open_cards_only():
    s = hazy()
    assert d.NUMBERS["sugar"] not in acquirable(s, 0, d.EQUIPMENT, 0)
    assert not [card for card in acquirable(s, 0, d.EQUIPMENT, 0) if card >= d.HIDDEN_LOCATION]


@rule("PM-14.2.6")
def test_redbeard_reveals_what_he_passes_and_does_not_aim_at_backs():
    s = his_turn("d4", 110, fog_improvements=True)
    s.top = d.HIDDEN_II
    s.open_left, s.shut_left = 20, 20
    s.sea[at("e3")] = d.HIDDEN_I
    lay(s, f3="cuba")
    assert [at("e4"), at("e3"), at("f3")] == path_to(s, at("f3"))
    reveal(s, 110)
    assert CHANCE == asked(s)
    say(s, "turn_up topsails")
    assert d.NUMBERS["topsails"] == s.sea[at("e3")]
    assert at("f3") == s.ships[HIM]
    assert 0 == s.vp[HIM]
    s = his_turn("d4", fog_improvements=True)
    for place in d.LAYOUT_CELLS[s.layout]:
        if place > at("d4"):
            s.sea[place] = d.HIDDEN_I
    assert NONE == target_of(s, d.RB_IMPROVEMENT, [0, 1, 2])


# -- skirmishes ----------------------------------------------------------------------------------------------------


@rule("PM-14.3.1", "PM-14.3.2", "PM-AR-9")
def test_everybody_on_the_card_fights_after_the_rent():
    s = give(table(3, skirmishes=True, doubloons=1), 1, "bow_chasers")
    s.ships = [at("d4"), at("e3"), at("e3")]
    s.doubloons[0] = 5
    told = say(s, "sail e3")
    assert 2 == kinds(told).count("rent_paid")
    told = say(s, "fight seat_0 5", "fight seat_1 4", "fight seat_2 2")
    assert ("fight_won", 1, 2) in told
    assert 2 == s.vp[1]
    assert [2, 4, 1] == s.doubloons


@rule("PM-14.3.1")
def test_a_shared_highest_total_wins_nothing_and_the_poor_pay_nothing():
    s = table(2, skirmishes=True, doubloons=0)
    s.ships = [at("d4"), at("e3")]
    told = say(s, "sail e3", "fight seat_0 5", "fight seat_1 5")
    assert "fight_tied" in kinds(told)
    assert [0, 0] == s.vp
    s = table(2, skirmishes=True, doubloons=0)
    s.ships = [at("d4"), at("e3")]
    say(s, "sail e3", "fight seat_0 5", "fight seat_1 3")
    assert [0, 0] == s.doubloons
    assert [2, 0] == s.vp


@rule("PM-14.3.1")
def test_no_fight_without_an_opponent_and_none_in_the_gulf():
    s = table(2, skirmishes=True)
    s.ships = [at("i2"), d.GULF]
    say(s, "sail gulf")
    assert 0 == asked(s)


# -- adventurers ---------------------------------------------------------------------------------------------------


@rule("PM-14.4.1")
def test_three_quests_two_kept_and_three_in_the_market():
    s = dealt(2, 1, adventurers=True)
    assert [3, 3] == [len(drawn) for drawn in s.stack[-1].drawn]
    s = started(2, 1, adventurers=True)
    assert [2, 2] == [len(hand) for hand in s.quests]
    assert 3 == len(s.market)


@rule("PM-14.4.2", "PM-14.4.3")
def test_only_the_harder_goal_counts_doubled_and_failures_cost():
    s = hold(give(table(adventurers=True), 0, "gunner", "scout", "cook"), 0, "crew_muster", "landowner")
    assert -5 == quest_points(s, 0, d.NUMBERS["crew_muster"])
    assert -10 == final_steps(s, 0)[7]
    assert 0 == scored_quests(s, 0)
    give(s, 0, "merchant", "architect")
    assert 16 == quest_points(s, 0, d.NUMBERS["crew_muster"])
    assert 1 == scored_quests(s, 0)
    s.vp[0], s.doubloons[0] = 0, 0
    s.quests[0] = [quest for quest in s.quests[0] if quest != d.NUMBERS["crew_muster"]]
    s.tableaux[0] = []
    assert sum(final_steps(s, 0)) < 0


@rule("PM-14.4.2")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Take Hoard (10 treasures: 14 VP, otherwise a loss of 5 VP)"),
        ("pl", "Weź: Skarbiec (10 skarbów: 14 PZ, w przeciwnym razie strata 5 PZ)"),
    ],
)
def test_a_quest_tells_adventurers_what_it_is_to_them(lang, said):
    """Without the module both conditions are told."""

    def told(s):
        return words(lang, "pirates_of_maracaibo").phrase(GAME.action_phrase(s, taken), [])

    taken = LANGUAGE.read("take_quest hoard")
    assert said == told(table(adventurers=True))
    assert said != told(table())
    assert re.search(r"\b7 .*\b3 .*\b10 .*\b7 ", told(table()))


# -- rubies --------------------------------------------------------------------------------------------------------


@rule("PM-14.2.4", "PM-6.11", "PM-7.3.1")
def test_steps_under_the_fog_say_what_they_cost_and_bring():
    s = table(2, fog_improvements=True)
    s.ships = [at("a1"), at("b1")]
    run(s)
    frame = s.stack[-1]
    notes = {LANGUAGE.say(action): frame.note(s, 0, action) for action in frame.options(s, 0)}
    assert ("pays_rent_raises", [1, EMERALD]) == (notes["step b1"].kind, notes["step b1"].args)
    assert notes["step a2"] is None or notes["step a2"].kind == "raises"


@rule("PM-14.1.1", "PM-14.2.1")
def test_everybody_sees_whether_a_location_or_an_improvement_lies_in_the_fog():
    s = table(1, fog_locations=True, fog_improvements=True)
    s.sea[at("b1")], s.sea[at("c1")] = d.HIDDEN_LOCATION, d.HIDDEN_I
    names = [GAME.names["place"](s, at(place)) for place in ("b1", "c1", "a1")]
    assert ["fog_location-b1", "fog_card-c1", f"card-{d.CARD_IDS[s.sea[at('a1')]]}"] == names


@rule("PM-14.5.1", "PM-14.5.2", "PM-14.5.7")
@pytest.mark.parametrize("place", ["a2", "a3"])
def test_a_ruby_waits_on_bonaire_and_tobago(place):
    s = table(rubies=True)
    say(s, f"sail {place}")
    assert ["take_ruby", "decline"] == options(s)
    say(s, "take_ruby")
    assert 1 == s.rubies[0]
    assert "upgrade s1_raid" in options(s)
    s = table(rubies=True)
    say(s, "sail a1")
    assert "take_ruby" not in options(s)


def seller(rubies=2):
    """Seat 0 arrives in the Gulf with rubies."""
    s = table(rubies=True)
    s.ships[0] = at("i2")
    s.rubies[0] = rubies
    say(s, "sail gulf")
    return s


@rule("PM-14.5.3", "PM-14.5.7")
def test_one_sale_a_visit_and_any_number_of_exchanges():
    s = seller(4)
    assert ["exchange_ruby", *(f"sell_ruby space_{n}" for n in range(1, 7)), "decline"] == options(s)
    say(s, "sell_ruby space_2")
    assert 5 == s.vp[0]
    assert ["exchange_ruby", "decline"] == options(s)
    say(s, "exchange_ruby", "decline")
    assert 7 == s.vp[0]
    say(s, "decline", "finish")
    assert ["exchange_ruby", "decline"] == options(s)
    say(s, "exchange_ruby", "exchange_ruby")
    assert 11 == s.vp[0]
    assert 0 == s.rubies[0]
    s2 = seller()
    s2.ruby_market = 0b000010
    assert "sell_ruby space_2" not in options(s2)


@rule("PM-14.5.4")
def test_rubies_left_are_worth_nothing():
    s = table(rubies=True)
    before = sum(final_steps(s, 0))
    s.rubies[0] = 5
    assert before == sum(final_steps(s, 0))


@rule("PM-14.5.6")
@pytest.mark.parametrize(
    ("space", "vp", "coins", "frame"),
    [
        (1, 0, 6, ""),
        (2, 5, 0, ""),
        (3, 1, 0, "upgrade"),
        (4, 0, 0, "quest_pick"),
        (5, 0, 0, "explore"),
        (6, 2, 0, "bury"),
    ],
)
def test_every_space_of_the_ruby_market(space, vp, coins, frame):
    s = seller()
    s.stored[0] = 1
    say(s, f"sell_ruby space_{space}")
    assert vp == s.vp[0]
    assert 20 + coins == s.doubloons[0]
    if frame:
        assert frame == s.stack[-1].to_json()["frame"]
        say(s, "decline")
    say(s, "decline", "decline")
    assert ["use raid_2", "use explore_4", "use build_residence_0", "finish"] == options(s)


# -- together ------------------------------------------------------------------------------------------------------


@rule("PM-AR-34")
def test_a_skirmish_comes_before_the_fog_is_lifted():
    s = foggy(skirmishes=True)
    s.ships[1] = at("b1")
    say(s, "sail b1")
    assert options(s)[0].startswith("fight")
    say(s, "fight seat_0 5", "fight seat_1 1")
    assert options(s)[0].startswith("turn_up")


COMBINATIONS = list(itertools.product((False, True), repeat=6))


@rule("PM-AR-34")
@pytest.mark.parametrize("number", range(64))
def test_any_combination_of_modules_is_played_to_the_end(number):
    chosen = dict(zip(MODULES, COMBINATIONS[number], strict=True))
    seats = 1 + number % 4
    layout = d.LAYOUT_IDS[number // 4 % len(d.LAYOUT_IDS)]
    s = GAME.new(seats, GAME.check_options(chosen | {"layout": layout, "difficulty": number % 7}))
    engine.settle(s)
    engine.playout(s, Rng(number))
    assert [] == s.problems()
    assert 1 == min(GAME.ranks(s))


@rule("PM-14.6.2")
def test_a_first_marker_at_half_price_earns_its_points_and_a_second_none():
    for others, points in ((False, 2), (True, 0)):
        s = walker(table(retirement=True), 0, "t17")
        if others:
            mark(s, 1, "hacienda")
        effect(s, 0, "explore_1")
        say(s, "walk retirement", "build hacienda")
        assert points == s.vp[0]
        assert 12 == s.doubloons[0]


def test_the_rules_of_the_modules_are_named_in_the_events():
    s = foggy()
    assert "PM-14.1.2" in rules_of(s, "sail b1")
    match = qd.Match("pirates_of_maracaibo", 2, {"rubies": True}, seed=1)
    assert match.options["rubies"]
    assert skip_to_turn(table()).stack
