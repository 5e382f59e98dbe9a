"""PM-7, PM-8.7, PM-8.8, PM-8.9: improvements, residences, locations, Gulf and Maracaibo."""

import pytest

from games.pirates_of_maracaibo.positions import (
    GAME,
    arrive,
    asked,
    at,
    crown,
    effect,
    give,
    grow,
    hold,
    kinds,
    lay,
    mark,
    options,
    own,
    refused,
    run,
    say,
    table,
)
from marks import rule
from quarterdeck.core.engine import CHANCE, NONE
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.flow.building import acquirable, half_price, price
from quarterdeck.games.pirates_of_maracaibo.flow.turn import Turn
from quarterdeck.games.pirates_of_maracaibo.scoring import residence_points


@rule("PM-7.1.1")
def test_leaving_an_improvement_pays_five():
    s = table()
    arrive(s, 0, "e3")
    say(s, "take_doubloons")
    assert 25 == s.doubloons[0]
    assert d.NUMBERS["sugar"] == s.sea[at("e3")]


@rule("PM-7.1.2", "PM-8.9.1", "PM-V2")
def test_an_improvement_costs_its_price_less_discounts():
    s = give(table(doubloons=5), 0, "klabautermann")
    arrive(s, 0, "d4")
    say(s, "acquire tobacco")
    assert 0 == s.doubloons[0]
    assert d.NUMBERS["tobacco"] in s.tableaux[0]
    assert 5 == s.doubloon_income(0)


@rule("PM-8.9.2")
def test_what_cannot_be_paid_in_full_cannot_be_had():
    s = table(doubloons=7)
    arrive(s, 0, "d4")
    assert ["take_doubloons"] == options(s)
    assert ("too_dear", "PM-8.9.2") == refused(s, "acquire tobacco")


@rule("PM-7.1.3", "PM-AR-26")
def test_the_space_is_refilled_after_the_lightning_effects_and_ships_stay():
    s = lay(table(), e3="reinforced_hull")
    s.ships[1] = at("e3")
    arrive(s, 0, "e3")
    say(s, "acquire reinforced_hull")
    assert d.VACANT == s.sea[at("e3")]
    say(s, "upgrade s1_raid")
    assert CHANCE == asked(s)
    assert 41 == len(options(s))
    told = say(s, "turn_up cocoa")
    assert ("refilled", at("e3"), d.NUMBERS["cocoa"]) in told
    assert at("e3") == s.ships[1] == s.ships[0]
    assert 40 == s.deck_left()


@rule("PM-AR-26")
def test_a_nested_acquisition_refills_its_own_space_first():
    s = lay(table(), e3="copper_sheathing", h1="bow_chasers")
    arrive(s, 0, "e3")
    say(s, "acquire copper_sheathing", "use acquire_ship_0", "acquire bow_chasers")
    told = say(s, "turn_up cocoa")
    assert ("refilled", at("h1"), d.NUMBERS["cocoa"]) in told
    assert d.VACANT == s.sea[at("e3")]
    say(s, "decline", "turn_up rum")
    assert d.NUMBERS["rum"] == s.sea[at("e3")]


@rule("PM-7.1.4", "PM-AR-2")
def test_an_empty_deck_brings_reserve_cards_and_then_open_water():
    s = table()
    s.level_2, s.shut_left, s.reserve = [], 0, 1
    arrive(s, 0, "e3")
    say(s, "acquire sugar")
    assert d.RESERVE == s.sea[at("e3")]
    assert 0 == s.reserve
    arrive(s, 0, "e3")
    assert ["take_doubloons"] == options(s)
    arrive(s, 1, "d4")
    say(s, "acquire tobacco")
    assert d.WATER == s.sea[at("d4")]
    arrive(s, 0, "d4")
    say(s, "take_doubloons")
    assert 20 - 3 + 5 == s.doubloons[0]


@rule("PM-7.1.5")
def test_a_discount_counts_for_what_its_own_lightning_buys_but_not_for_itself():
    s = lay(table(doubloons=4), e3="quartermaster")
    arrive(s, 0, "e3")
    told = say(s, "acquire quartermaster")
    assert ("acquired", 0, d.NUMBERS["quartermaster"], 4) in told
    assert 2 == s.gains[0].discount
    s = give(lay(table(doubloons=16), e3="architect"), 0, "quartermaster")
    arrive(s, 0, "e3")
    say(s, "acquire architect", "build hacienda")
    assert 16 - 0 - 14 == s.doubloons[0]


@rule("PM-7.1.6")
def test_an_acquired_card_is_gone_while_its_lightning_is_resolved():
    s = lay(table(), e3="copper_sheathing", h1="bow_chasers")
    arrive(s, 0, "e3")
    say(s, "acquire copper_sheathing", "use acquire_ship_0")
    assert ["acquire bow_chasers", "decline"] == options(s)


@rule("PM-7.2.1", "PM-7.2.2", "PM-AR-27")
def test_building_costs_the_price_and_the_first_marker_earns_two():
    s = table(doubloons=18)
    arrive(s, 0, "d1")
    assert ["build castle", "decline"] == options(s)
    say(s, "build castle")
    assert 0 == s.doubloons[0]
    assert 2 == s.vp[0]
    assert 1 == s.markers[1]
    s = table(doubloons=18)
    arrive(s, 0, "d1")
    say(s, "decline")
    assert 18 == s.doubloons[0]


@rule("PM-V3", "PM-7.2.2")
def test_the_second_marker_on_hacienda():
    s = mark(table(doubloons=16), 1, "hacienda")
    arrive(s, 0, "c4")
    say(s, "build hacienda")
    assert 0 == s.doubloons[0]
    assert 0 == s.vp[0]
    give(s, 0, "tobacco", "sugar", "merchant")
    assert 24 == residence_points(s, 0, 0)


@rule("PM-7.2.3")
def test_one_marker_for_each_captain_on_each_residence():
    s = mark(table(), 0, "castle")
    arrive(s, 0, "d1")
    assert isinstance(s.stack[-1], Turn)
    s = mark(mark(table(), 0, "castle"), 1, "castle")
    effect(s, 0, "build_residence_0")
    assert "build castle" not in options(s)
    assert ("own_marker", "PM-7.2.3") == refused(s, "build castle")


@rule("PM-7.2.4", "PM-AR-3")
def test_a_residence_pays_no_five_doubloons():
    s = table(doubloons=3)
    arrive(s, 0, "d1")
    assert 3 == s.doubloons[0]
    assert 1 == asked(s)


@rule("PM-7.3.1", "PM-V4")
def test_the_value_tile_adds_a_cube():
    s = table()
    s.values[0] = 2
    told = arrive(s, 0, "a1")
    assert ("value_cube", 60, 2, 5) in told
    assert [4, 4, 5] == s.islands


@rule("PM-7.3.2", "PM-V5")
def test_an_own_tile_is_activated_before_upgrade_and_action():
    s = own(table(), 0, gold=2)
    s.tiles[0] = 61
    arrive(s, 0, "a2")
    assert ["activate bm_1a", "decline"] == options(s)
    say(s, "activate bm_1a", "bury gold gold_4")
    assert "upgrade s1_raid" in options(s)
    say(s, "decline")
    assert ["use raid_0", "use bury_2", "finish"] == options(s)
    s = own(table(), 1, gold=1)
    s.tiles[0] = 61
    arrive(s, 1, "a2")
    assert "upgrade s1_raid" in options(s)


@rule("PM-7.3.3")
def test_a_location_offers_one_upgrade():
    s = table()
    arrive(s, 0, "a3")
    say(s, "upgrade s1_raid")
    assert "walk t01" in options(s)
    assert 1 == s.upgrades[0].bit_count()


@rule("PM-7.3.4")
def test_each_group_once_and_options_exclude_each_other():
    s = own(table(), 0, gold=1)
    arrive(s, 0, "c1")
    say(s, "decline")
    assert ["use bury_1", "use gain_doubloons_2", "finish"] == options(s)
    say(s, "use gain_doubloons_2")
    assert 22 == s.doubloons[0]
    assert "use gain_doubloons_2" not in options(s)
    s = table()
    arrive(s, 0, "b1")
    say(s, "decline", "use gain_doubloons_4")
    assert 24 == s.doubloons[0]
    assert 1 == asked(s)


@rule("PM-5.3")
def test_a_plain_gain_that_is_left_alone_is_credited_without_a_question():
    s = lay(table(), e4="barbados")
    s.upgrades[0] = (1 << d.UPGRADES) - 1
    before = s.doubloons[0]
    arrive(s, 0, "e4")
    assert before + 2 == s.doubloons[0]
    assert 0 != s.stack[-1].asked(s)


LOCATIONS = {
    "trinidad": ["raid_0", "gain_doubloons_4"],
    "tobago": ["raid_0", "bury_2"],
    "bonaire": ["explore_3"],
    "curacao": ["explore_2", "gain_doubloons_4"],
    "margarita": ["acquire_crew_3", "gain_doubloons_4"],
    "grenada": ["acquire_equipment_3", "gain_doubloons_4"],
    "aruba": ["take_quest_1"],
    "barbados": ["bury_1", "gain_doubloons_2"],
    "jamaica": ["bury_1", "vp_per_buried_1"],
    "hispaniola": ["explore_2", "vp_per_crew_1"],
    "cuba": ["raid_0", "vp_per_equipment_1"],
    "puerto_rico": ["discard_quest_8", "vp_per_river_2"],
}


@rule("PM-7.3.4", "PM-AR-23")
@pytest.mark.parametrize("name", LOCATIONS)
def test_every_location_offers_its_actions(name):
    s = own(give(table(), 0, "gunner", "rum"), 0, gold=2, buried=(1, 0, 0))
    hold(s, 0, "hoard")
    s.explorers[0] = d.TRACK_IDS.index("t06")
    lay(s, e4=name)
    cubes = sum(s.islands)
    arrive(s, 0, "e4")
    record = next(card for card in d.COMPONENTS["location"] if card["id"] == name)
    assert sum(s.islands) == cubes + record["treasure_symbol"]
    assert not (record["treasure_symbol"] and record["level"] == 2)
    say(s, "decline")
    effects = LOCATIONS[name]
    if len(effects) == 1:
        assert "explore" == s.stack[-1].to_json()["frame"] or "quest_pick" == s.stack[-1].to_json()["frame"]
    else:
        assert [*(f"use {effect_}" for effect_ in effects), "finish"] == options(s)


@rule("PM-7.4.1")
def test_the_gulf_offers_an_upgrade_and_one_of_three():
    s = table()
    arrive(s, 0, "gulf")
    assert "upgrade s1_explore" in options(s)
    say(s, "upgrade s1_explore")
    assert ["use raid_2", "use explore_4", "use build_residence_0", "finish"] == options(s)
    say(s, "use explore_4")
    assert 5 == s.stack[-1].points
    say(s, "decline")
    assert 1 == asked(s)
    s = table()
    arrive(s, 0, "gulf")
    say(s, "decline", "use build_residence_0")
    assert ["build hacienda", "build castle", "build hidden_harbour", "build stronghold", "decline"] == options(s)


@rule("PM-7.5.1", "PM-AR-12")
def test_maracaibo_pays_six_and_offers_an_upgrade():
    s = table()
    s.ships[0] = d.GULF
    told = say(s, "sail maracaibo")
    assert ("arrived", 0, 6) in told
    assert 6 == s.vp[0]
    assert "decline" in options(s)


@rule("PM-8.7.1", "PM-V16")
def test_acquiring_from_afar_costs_three_more():
    s = give(table(doubloons=5), 0, "quartermaster")
    assert 5 == price(s, 0, d.NUMBERS["gunner"], 3)
    arrive(s, 0, "b2")
    say(s, "decline", "use acquire_crew_3", "acquire gunner")
    assert 0 == s.doubloons[0]
    assert d.VACANT == s.sea[at("h2")]
    s.gains[0].discount = 9
    assert 0 == price(s, 0, d.NUMBERS["purser"], 3)


@rule("PM-8.7.1")
def test_only_cards_with_the_symbol_that_can_be_paid_are_offered():
    s = table(doubloons=6)
    assert {"sugar", "gilded_cutlass", "emerald_dagger", "pearl_pistol", "shovels", "message_in_a_bottle"} == {
        d.CARD_IDS[card] for card in acquirable(s, 0, d.EQUIPMENT, 3)
    }
    effect(s, 0, "acquire_equipment_3")
    assert ("too_dear", "PM-8.9.2") == refused(s, "acquire tobacco")


@rule("PM-8.7.2")
def test_ship_cards_have_no_surcharge():
    s = lay(table(doubloons=5), h1="bow_chasers")
    effect(s, 0, "acquire_ship_0")
    say(s, "acquire bow_chasers")
    assert 0 == s.doubloons[0]


@rule("PM-8.8.1")
def test_any_residence_can_be_built_by_effect():
    s = give(table(doubloons=17), 0, "purser")
    effect(s, 0, "build_residence_0")
    assert "build castle" in options(s)
    say(s, "build castle")
    assert 0 == s.doubloons[0]
    assert 2 == s.vp[0]


@rule("PM-8.9.1")
def test_discounts_add_up_never_below_nothing_and_only_for_cards_and_residences():
    s = grow(crown(give(table(), 0, "klabautermann", "purser"), 0, "unicorn"), 0, "s1_discount")
    assert 7 == s.gains[0].discount
    assert 0 == price(s, 0, d.NUMBERS["sugar"], 3)
    assert 18 - 7 == price(s, 0, d.NUMBERS["castle"], 0)
    s = give(table(doubloons=2), 0, "klabautermann")
    assert ["skipped"] == kinds(effect(s, 0, "take_figurehead_3"))[:1]
    s = give(table(doubloons=2), 0, "klabautermann")
    assert ["skipped"] == kinds(effect(s, 0, "place_black_market_3"))[:1]


@rule("PM-8.9.3", "PM-DR-11")
def test_points_score_at_once_as_a_plain_number():
    s = table()
    s.vp[0] = 49
    walked = effect(s, 0, "vp_per_river_2", "gain_vp_equal_to_vp_income")
    assert ["skipped", "skipped"] == kinds(walked)[:2]
    arrive(s, 0, "maracaibo")
    assert 55 == s.vp[0] == GAME.scores(s)[0]


@rule("PM-V17", "PM-14.6.2")
def test_half_price_is_rounded_up_after_all_discounts():
    s = give(table(), 0, "klabautermann")
    assert 8 == half_price(s, 0, d.NUMBERS["castle"])


@rule("PM-I15")
def test_only_improvements_ever_leave_the_sea():
    s = table()
    assert not [card for symbol in range(3) for card in acquirable(s, 0, symbol, 0) if card >= d.FIRST_LOCATION]
    run(s)
    assert NONE not in s.sea
