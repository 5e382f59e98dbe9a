"""PM-5, PM-6, PM-9: turns, moves, rent and rounds."""

import pytest

from games.pirates_of_maracaibo.positions import (
    EMERALD,
    GAME,
    arrive,
    asked,
    at,
    crown,
    effect,
    give,
    hold,
    kinds,
    lay,
    options,
    own,
    refused,
    run,
    say,
    skip_to_turn,
    table,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.actions import LANGUAGE
from quarterdeck.games.pirates_of_maracaibo.flow.turn import MOVING, Turn


def sailor(place, seats=2, **options_):
    """Seat 0 is to move from a place."""
    s = table(seats, **options_)
    s.ships[0] = d.HARBOUR if place == "start" else at(place)
    return s


def goals(s):
    """Where the move may end."""
    return {words.removeprefix("sail ") for words in options(s)}


@rule("PM-5.1", "PM-9.3", "PM-DR-13")
def test_turns_go_round_and_rounds_do_not_reset_the_order():
    s = table(3, turn=1)
    s.ships[1] = at("i2")
    say(s, "sail gulf")
    skip_to_turn(s)
    assert 2 == asked(s)
    s = table(3, turn=1)
    s.ships[1] = d.GULF
    s.turns = [1, 0, 0]
    say(s, "sail maracaibo")
    skip_to_turn(s)
    assert 2 == s.round
    assert 2 == asked(s)
    assert [d.HARBOUR] * 3 == s.ships


@rule("PM-5.2", "PM-DR-5")
def test_a_turn_is_a_move_and_then_what_the_space_offers():
    s = sailor("d4")
    say(s, "sail e3")
    assert 0 == asked(s)
    assert ["take_doubloons", "acquire sugar"] == options(s)


@rule("PM-DR-5")
def test_nobody_else_is_ever_asked_during_a_turn():
    for seed in range(6):
        s = GAME.new(3, GAME.check_options({"skirmishes": True, "rubies": True}))
        engine.settle(s)
        rng = Rng(seed)
        while s.stack:
            frame = s.stack[-1]
            seat = frame.asked(s)
            if seat != CHANCE and frame.to_json()["frame"] != "quest_choice":
                assert [s.active] == frame.waiting(s)
                assert [] == frame.welcome(s)
            found = frame.options(s, seat)
            engine.answer(s, seat, engine.outcome(s, rng) if seat == CHANCE else found[rng.below(len(found))])


@rule("PM-5.3", "PM-DR-2")
def test_fixed_gains_come_by_themselves_and_before_all_else():
    s = own(table(), 0, gold=1)
    lay(s, e3="shovels")
    arrive(s, 0, "e3")
    told = say(s, "acquire shovels")
    assert ("gained_doubloons", 0, 4) in told
    assert 20 - 1 + 4 == s.doubloons[0]
    assert "decline" in options(s)
    assert any(words.startswith("bury gold") for words in options(s))


@rule("PM-5.3.1")
def test_counted_gains_wait_for_the_captain():
    s = own(table(), 0, gold=1)
    effect(s, 0, "vp_per_buried_1", "bury_1")
    assert ["use bury_1", "finish"] == options(s)
    say(s, "use bury_1", "bury gold gold_4")
    assert 0 == s.vp[0]
    assert ["use vp_per_buried_1", "finish"] == options(s)
    say(s, "use vp_per_buried_1")
    assert 1 == s.vp[0]


@rule("PM-5.4")
def test_effects_of_one_source_come_in_any_order_and_may_be_dropped():
    s = own(table(), 0, pearl=2)
    effect(s, 0, "bury_1", "place_cube_any_same_2")
    assert ["use bury_1", "use place_cube_any_same_2", "finish"] == options(s)
    say(s, "use place_cube_any_same_2", "island pearl")
    assert 6 == s.islands[2]
    assert "decline" in options(s)
    s = own(table(), 0, pearl=2)
    effect(s, 0, "bury_1", "place_cube_any_same_2")
    assert ["dropped_effect", "dropped_effect"] == kinds(say(s, "finish"))[:2]
    assert 4 == s.islands[2]


@rule("PM-DR-7")
def test_a_question_without_a_choice_is_skipped_and_told():
    s = table()
    told = effect(s, 0, "bury_2")
    assert ("skipped", 0, d.EFFECT_IDS.index("bury_2")) in told
    s = table(doubloons=5)
    arrive(s, 0, "d1")
    assert isinstance(s.stack[-1], Turn)
    assert 1 == asked(s)


@rule("PM-6.1")
def test_a_move_is_one_to_three_spaces():
    assert {"b1", "c1", "d1", "b2", "b3"} == goals(sailor("a1"))
    assert "e3" not in goals(sailor("b2"))


@rule("PM-6.1", "PM-8.11.1")
def test_the_harpy_sails_four_spaces():
    s = crown(sailor("a1"), 0, "harpy")
    assert {"b1", "c1", "d1", "d2", "b2", "b3", "b4"} == goals(s)
    assert 4 == s.doubloon_income(0)


@rule("PM-6.2", "PM-AR-29")
def test_steps_are_orthogonal_and_islands_bar_the_way():
    assert {at("b1"), at("b3"), at("a2")} == set(d.STEPS[0][at("b2")])
    assert {at("b4"), at("d4")} == set(d.STEPS[0][at("c4")])


@rule("PM-6.3")
def test_from_the_start_zone_a_ship_enters_any_card_of_the_first_column():
    assert {"a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1"} == goals(sailor("start"))


@rule("PM-6.4", "PM-V1")
def test_a_move_gains_a_column_whatever_the_way():
    s = sailor("d3")
    assert ("no_column", "PM-6.4") == refused(s, "sail d2")
    assert "e3" in goals(sailor("d2"))
    assert "e4" in goals(sailor("d3"))
    back = sailor("f2")
    assert "g2" in goals(back)
    assert not {"f1", "f3", "e3"} & goals(back)


@rule("PM-V1", "PM-6.11")
def test_up_then_right_and_rent():
    s = sailor("f2", doubloons=5)
    s.ships[1] = at("g1")
    told = say(s, "sail g1")
    assert ("rent_paid", 0, 1, 1) in told
    assert [4, 6] == s.doubloons
    assert ("no_column", "PM-6.4") == refused(sailor("f2"), "sail f1")


@rule("PM-6.5")
def test_a_ship_may_go_back_on_the_way():
    """Under the fog each step is asked: from d4 back to c4 and on again to e4."""
    s = sailor("d4", fog_improvements=True)
    engine.settle(s)
    say(s, "step c4")
    assert ["step d4"] == options(s)
    say(s, "step d4")
    assert ["step e4"] == options(s)


@rule("PM-6.6")
def test_ships_never_block():
    s = sailor("a1", 4)
    s.ships = [at("a1"), at("b1"), at("b1"), at("b1")]
    assert {"b1", "c1", "d1", "b2", "b3"} == goals(s)
    say(s, "sail b1")
    assert [at("b1")] * 4 == s.ships


@rule("PM-6.7")
def test_the_gulf_stops_a_ship():
    assert "gulf" in goals(sailor("i2"))
    assert "maracaibo" not in goals(sailor("i2"))
    assert "gulf" in goals(sailor("h3"))


@rule("PM-6.8", "PM-6.9")
def test_from_the_gulf_the_only_way_leads_to_maracaibo():
    s = sailor("gulf")
    assert {"maracaibo"} == goals(s)
    assert all(
        d.MARACAIBO not in d.REACH[layout][4][place]
        for layout in range(len(d.LAYOUT_IDS))
        for place in [*d.LAYOUT_CELLS[layout], d.HARBOUR]
    )


@rule("PM-6.11")
def test_with_too_little_money_the_captain_picks_who_is_paid():
    s = sailor("d4", 4, doubloons=2)
    s.ships[1:] = [at("e3")] * 3
    say(s, "sail e3")
    assert ["pay seat_1", "pay seat_2", "pay seat_3"] == options(s)
    say(s, "pay seat_3", "pay seat_1")
    assert [0, 3, 2, 3] == s.doubloons
    s = sailor("d4", 3, doubloons=0)
    s.ships[1:] = [at("e3")] * 2
    assert "rent_none" in kinds(say(s, "sail e3"))
    assert [0, 0, 0] == s.doubloons


@rule("PM-6.11")
def test_no_rent_in_the_gulf():
    s = sailor("i2")
    s.ships[1] = d.GULF
    say(s, "sail gulf")
    assert [20, 20] == s.doubloons


@rule("PM-6.12")
def test_a_card_replaced_under_two_ships_costs_nothing():
    s = lay(table(), e3="sugar")
    s.ships[1] = at("e3")
    arrive(s, 0, "e3")
    say(s, "acquire sugar", "turn_up rum")
    assert [17, 20] == s.doubloons
    assert d.NUMBERS["rum"] == s.sea[at("e3")]


# -- rounds --------------------------------------------------------------------------------------------------------


def leaver(seat=0, seats=3, round_=1, first=0):
    """A ship in the Gulf is to move."""
    s = table(seats, turn=seat, round_=round_)
    s.first = first
    s.turns = [1 if (other - first) % seats < (seat - first) % seats else 0 for other in range(seats)]
    s.ships[seat] = d.GULF
    return s


@rule("PM-9.1", "PM-AR-18", "PM-V20")
def test_an_arrival_ends_rounds_one_and_two_at_once():
    s = leaver()
    told = say(s, "sail maracaibo")
    assert ("arrived", 0, 6) in told
    assert "upgrade s1_raid" in options(s)
    told = say(s, "decline")
    assert ("round_over", 0, 1) in told
    assert ("income", 2, 0, 0) in told
    assert 2 == s.round
    assert 1 == asked(s)
    assert [1, 0, 0] == s.turns


@rule("PM-9.2", "PM-V10")
def test_income_of_cards_and_figurehead():
    s = give(leaver(), 0, "sugar", "account_books", "shantyman")
    crown(s, 1, "sea_serpent")
    crown(s, 2, "whale")
    hold(s, 2, "hoard", "gold_fever", "green_fire")
    s.doubloons = [0, 0, 0]
    say(s, "sail maracaibo", "decline")
    assert [5, 2, 3] == s.doubloons
    assert [8, 2, 0] == s.vp


@rule("PM-9.3")
def test_explorers_cards_and_cubes_stay_when_the_ships_return():
    s = give(leaver(), 1, "tobacco")
    s.explorers = [3, 5, 7]
    s.islands = [1, 2, 3]
    say(s, "sail maracaibo", "decline")
    assert [3, 5, 7] == s.explorers
    assert [1, 2, 3] == s.islands
    assert [d.NUMBERS["tobacco"]] == s.tableaux[1]
    assert [d.HARBOUR] * 3 == s.ships


@rule("PM-9.4", "PM-9.6", "PM-I13")
def test_round_three_goes_on_to_the_last_player():
    s = give(leaver(0, 3, 3), 2, "tobacco")
    told = say(s, "sail maracaibo", "decline")
    assert ("last_turns", 0) in told
    assert 1 == asked(s)
    s.ships[1] = at("d4")
    s.ships[2] = at("d4")
    say(s, "sail e3", "take_doubloons")
    assert 2 == asked(s)
    told = say(s, "sail e4", "take_doubloons")
    assert ("income", 2, 5, 0) in told
    assert kinds(told).index("income") < kinds(told).index("scored_rivers")
    assert not s.stack
    assert [1, 1, 1] == s.turns


@rule("PM-9.4")
def test_the_last_player_ends_round_three_at_once():
    s = leaver(2, 3, 3)
    say(s, "sail maracaibo", "decline")
    assert not s.stack


@rule("PM-9.5")
def test_others_may_still_arrive_with_the_full_reward():
    s = leaver(0, 3, 3)
    s.ships[1] = d.GULF
    say(s, "sail maracaibo", "decline")
    told = say(s, "sail maracaibo")
    assert ("arrived", 1, 6) in told
    assert "upgrade s1_raid" in options(s)


@rule("PM-I10")
@pytest.mark.parametrize("seed", range(6))
def test_a_ship_gains_a_column_in_each_of_its_turns(seed):
    s = GAME.new(2 + seed % 3, GAME.check_options({"fog_improvements": seed % 2 == 0}))
    engine.settle(s)
    rng = Rng(seed)
    columns = {}
    while s.stack:
        frame = s.stack[-1]
        if isinstance(frame, Turn) and frame.stage == MOVING:
            columns[frame.seat] = (s.round, d.COLUMN[s.layout][s.ships[frame.seat]])
        seat = frame.asked(s)
        found = frame.options(s, seat)
        mover, before = s.active, s.turns.copy()
        engine.answer(s, seat, engine.outcome(s, rng) if seat == CHANCE else found[rng.below(len(found))])
        if s.turns != before and mover in columns and columns[mover][0] == s.round and s.stack:
            assert d.COLUMN[s.layout][s.ships[mover]] > columns[mover][1]


@rule("PM-I14")
def test_two_ships_in_maracaibo_before_round_three_are_noticed():
    s = table(2)
    s.ships = [d.MARACAIBO, d.MARACAIBO]
    assert any("PM-I14" in problem for problem in s.problems())


@rule("PM-6.11", "PM-7.3.1")
def test_a_shared_location_says_its_rent_and_its_cube():
    s = table(2)
    s.ships = [at("a2"), at("b1")]
    run(s)
    frame = s.stack[-1]
    notes = {LANGUAGE.say(action): frame.note(s, 0, action) for action in frame.options(s, 0)}
    assert ("pays_rent_raises", [1, EMERALD]) == (notes["sail b1"].kind, notes["sail b1"].args)
    s.sea[at("b1")], s.coins[at("b1")] = d.HIDDEN_LOCATION, 2
    there = frame.note(s, 0, next(action for action in frame.options(s, 0) if LANGUAGE.say(action) == "sail b1"))
    assert ("pays_rent_coins", [1, 2]) == (there.kind, there.args)
