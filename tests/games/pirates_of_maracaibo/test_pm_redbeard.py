"""PM-13: Redbeard's setup, turns, upgrades and score."""

import pytest

import quarterdeck as qd
from games.pirates_of_maracaibo.positions import (
    EMERALD,
    GAME,
    GOLD,
    HIM,
    at,
    crown,
    his_turn,
    kinds,
    lay,
    mark,
    options,
    own,
    reveal,
    run,
    say,
    table,
    walker,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import NONE
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.flow.redbeard import ACTING, RedbeardTurn
from quarterdeck.games.pirates_of_maracaibo.flow.redbeard_gains import (
    RUBY,
    RedbeardDie,
    RedbeardTreasure,
    RedbeardUpgrade,
    walk,
)
from quarterdeck.games.pirates_of_maracaibo.flow.redbeard_ways import nearest, path_to, target_of
from quarterdeck.games.pirates_of_maracaibo.flow.turn import Turn, Voyage
from quarterdeck.games.pirates_of_maracaibo.scoring import redbeard_steps


@rule("PM-13.1.1", "PM-13.1.5")
def test_the_human_starts_against_one_more_captain():
    m = qd.Match("pirates_of_maracaibo", 1, seed=4)
    s = m.state
    assert (1, 2) == (s.seats, s.captains)
    assert [10, 0] == s.doubloons
    assert 3 == len(s.offered)
    assert 0 == s.first
    assert HIM == s.last()


@rule("PM-13.1.2", "PM-I22")
def test_his_track_starts_at_one_and_he_has_no_tiles():
    s = his_turn()
    assert 1 == s.track
    assert [NONE] * 5 == s.tiles[5:]
    s.doubloons[HIM] = 2
    assert any("PM-I22" in problem for problem in s.problems())


@rule("PM-13.1.3", "PM-AR-28")
@pytest.mark.parametrize("difficulty", range(7))
def test_so_many_b_cards_as_the_difficulty_says(difficulty):
    for seed in range(4):
        s = GAME.new(1, GAME.check_options({"difficulty": difficulty}))
        engine.settle(s)
        rng = Rng(seed)
        while s.stack and len(s.crew_known) < 6:
            seat = s.stack[-1].asked(s)
            found = s.stack[-1].options(s, seat)
            engine.answer(s, seat, engine.outcome(s, rng) if seat < 0 else found[rng.below(len(found))])
        if len(s.crew_known) == 6:
            assert difficulty == sum(card in d.RB_B for card in s.crew_known)


@rule("PM-13.1.4")
def test_his_first_quest_is_known_to_nobody():
    m = qd.Match("pirates_of_maracaibo", 1, seed=4)
    m.play(0, m.ask(0).options[0].words)
    assert 1 == len(m.state.quests[HIM])
    assert [-3] == m.view(0)["state"]["captains"][HIM]["quests"]
    assert [] == m.view(0)["state"]["captains"][HIM]["seen"]


@rule("PM-13.2.1")
def test_meeting_costs_or_brings_a_doubloon_of_the_supply():
    s = table(1)
    s.ships = [at("d4"), at("e3")]
    told = say(s, "sail e3")
    assert ("rent_supply", 0, 1) in told
    assert [19, 0] == s.doubloons
    s = his_turn("d4", 110)
    s.ships[0] = at("e4")
    lay(s, e4="cuba")
    assert ("rb_rent", 1) in reveal(s, 110)
    assert 21 == s.doubloons[0]


@rule("PM-13.3.1")
def test_from_the_gulf_he_goes_to_maracaibo_without_a_card():
    s = his_turn("gulf")
    told = run(s)
    assert ("rb_arrived", 6) in told
    assert "rb_card" not in kinds(told)
    assert 1 == s.upgrades[HIM]
    assert 6 == s.vp[HIM]


@rule("PM-13.3.2")
def test_six_cards_and_then_a_shuffle():
    s = his_turn("start", 110)
    s.pile = []
    told = run(s)
    assert "rb_shuffled" in kinds(told)
    assert 6 == len(options(s))
    s = his_turn(difficulty=2)
    run(s)
    assert 12 == len(options(s))
    odds = s.stack[-1].odds(s)
    assert 4 * 6 == odds[0]
    assert 2 * 6 == odds[-1]


@rule("PM-13.3.3", "PM-13.3.7")
def test_the_first_possible_main_action_and_only_that():
    s = his_turn("start", 112)
    told = reveal(s, 112)
    assert ("rb_main", d.RB_QUEST) in told
    assert at("b4") == s.ships[HIM]
    assert kinds(told).index("rb_sailed") < kinds(told).index("value_cube") < kinds(told).index("rb_quest")
    assert 1 == kinds(told).count("rb_main")


@rule("PM-13.3.3", "PM-AR-24")
def test_the_extra_action_of_a_b_card_comes_before_the_move():
    s = his_turn("start", 118, difficulty=4)
    told = reveal(s, 118)
    assert kinds(told).index("rb_extra") < kinds(told).index("rb_vp") < kinds(told).index("rb_sailed")
    assert 2 == s.vp[HIM]


@rule("PM-13.3.4", "PM-AR-24")
def test_an_impossible_card_is_ignored_with_its_extra_action():
    s = his_turn("d4", 118, difficulty=4)
    for place in (at("e3"), at("e4"), at("f3"), at("f4"), at("f1"), at("f2")):
        s.sea[place] = d.WATER
    s.pile = [112, 118]
    told = reveal(s, 118)
    assert "rb_impossible" in kinds(told)
    assert 0 == s.vp[HIM]
    assert isinstance(s.stack[-1], RedbeardTurn)


@rule("PM-13.3.5")
def test_in_range_means_three_legal_spaces():
    s = his_turn("a1")
    assert NONE == target_of(s, d.RB_QUEST, [])
    s.ships[HIM] = at("a2")
    assert at("b4") == target_of(s, d.RB_QUEST, [])


@rule("PM-13.3.6", "PM-AR-33")
def test_the_column_nearest_to_maracaibo_then_the_highest_row_and_the_gulf_first():
    s = his_turn("h1")
    assert at("i2") == nearest(s, [at("h2"), at("i2"), at("i3")])
    assert d.GULF == target_of(s, d.RB_RAID, [])
    assert d.GULF == target_of(s, d.RB_EXPLORE, [])
    assert NONE == target_of(s, d.RB_QUEST, [])
    assert at("i2") == target_of(s, d.RB_IMPROVEMENT, [d.SHIP, d.CREW])


@rule("PM-AR-33")
def test_the_gulf_does_not_change_the_order_of_main_actions():
    s = his_turn("h2", 109)
    told = reveal(s, 109)
    assert ("rb_main", d.RB_IMPROVEMENT) in told
    assert d.GULF != s.ships[HIM]


@rule("PM-13.3.8")
def test_locations_of_both_levels_count_as_shown():
    s = lay(his_turn("e3"), f3="cuba", g2="hispaniola")
    assert at("f3") == target_of(s, d.RB_RAID, [])
    assert at("g2") == target_of(s, d.RB_EXPLORE, [])
    assert NONE == target_of(s, d.RB_DRAW, [])


@rule("PM-13.4.1", "PM-13.3.7")
def test_a_raid_brings_the_value_cube_an_upgrade_and_a_treasure():
    s = his_turn("start", 110)
    told = reveal(s, 110)
    assert at("b1") != s.ships[HIM]
    assert at("a1") == s.ships[HIM]
    assert 5 == s.islands[GOLD]
    assert "rb_quest" in kinds(told)
    say(s, "draw landowner")
    told = say(s, "throw 3")
    assert ("rb_treasure", 2, 3) in told
    assert 1 == s.owned(HIM, 2)


@rule("PM-13.4.1", "PM-V23")
def test_position_four_two_treasures_and_the_value_rule():
    s = his_turn("a1")
    s.track = 4
    s.upgrades[HIM] = (1 << 10) - 1
    own(s, HIM, emerald=1)
    own(s, 0, emerald=2)
    s.stack = [Voyage(1), RedbeardTurn(ACTING, card=110, failed=0, main=d.RB_RAID, path=[], idle=0)]
    run(s)
    assert 3 == s.vp[HIM]
    told = say(s, "throw 2")
    assert 3 == s.owned(HIM, EMERALD)
    assert 3 == s.islands[EMERALD]
    assert ("rb_more", EMERALD, 3) in told


@rule("PM-13.4.1")
@pytest.mark.parametrize(
    ("position", "vp", "treasures", "cube"),
    [
        (1, 0, 1, 0),
        (2, 2, 1, 0),
        (3, 2, 1, 1),
        (4, 3, 2, 1),
    ],
)
def test_every_position_of_his_raid_track(position, vp, treasures, cube):
    s = his_turn("a1")
    s.track = position
    s.stack = [Voyage(1), RedbeardTurn(ACTING, card=110, failed=0, main=d.RB_RAID, path=[], idle=0)]
    run(s)
    say(s, "throw 1")
    assert vp == s.vp[HIM]
    assert treasures == s.owned(HIM, GOLD)
    assert 4 - treasures + cube == s.islands[GOLD]


@rule("PM-13.4.1.1", "PM-AR-8")
@pytest.mark.parametrize(("face", "kind"), [(1, 0), (2, 1), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_the_treasure_die_names_a_kind_or_the_fullest_island(face, kind):
    s = his_turn("a1")
    s.islands = [4, 6, 6]
    s.stack = [Voyage(1), RedbeardTreasure(1, 0)]
    say(s, f"throw {face}")
    assert 1 == s.owned(HIM, kind)
    assert 0 == s.bonus[HIM * 3 + kind]


@rule("PM-13.4.1.1")
def test_an_empty_island_stays_empty():
    s = his_turn("a1")
    s.islands = [0, 4, 4]
    s.stack = [Voyage(1), RedbeardTreasure(2, 0)]
    say(s, "throw 1")
    assert 0 == s.islands[GOLD]
    assert 2 == s.owned(HIM, GOLD)


@rule("PM-13.4.2")
def test_he_explores_the_printed_value_and_more_by_the_longer_branch():
    s = walker(his_turn("a1"), HIM, "t03")
    s.track = 3
    lay(s, a1="bonaire")
    s.stack = [Voyage(1), RedbeardTurn(ACTING, card=111, failed=0, main=d.RB_EXPLORE, path=[], idle=0)]
    run(s)
    assert "a4" == d.TRACK_IDS[s.explorers[HIM]]
    assert 4 == s.vp[HIM]
    s = walker(walker(his_turn("gulf"), HIM, "t03"), 0, "t04")
    s.stack = [Voyage(1), RedbeardTurn(ACTING, card=111, failed=0, main=d.RB_EXPLORE, path=[], idle=0)]
    run(s)
    assert "a4" == d.TRACK_IDS[s.explorers[HIM]]
    assert 3 == s.vp[HIM]


@rule("PM-AR-17", "PM-AR-19")
def test_at_the_end_of_the_track_he_stays_and_scores():
    s = walker(his_turn("gulf", retirement=True), HIM, "t17")
    s.stack = [Voyage(1), RedbeardTurn(ACTING, card=111, failed=0, main=d.RB_EXPLORE, path=[], idle=0)]
    told = run(s)
    assert "rb_stays" in kinds(told)
    assert 3 == s.vp[HIM]
    walker(s, HIM, "t16")
    walk(s, 5, "PM-13.4.2")
    assert d.TRACK_END == s.explorers[HIM]


@rule("PM-13.4.3", "PM-DR-10", "PM-AR-34")
def test_he_takes_the_rightmost_quest_and_the_rest_slides():
    s = his_turn("a1")
    s.stack = [Voyage(1), RedbeardTurn(ACTING, card=112, failed=0, main=d.RB_QUEST, path=[], idle=0)]
    told = run(s)
    assert ("rb_quest", 85) in told
    say(s, "draw landowner")
    assert [d.NUMBERS["landowner"], 84] == s.market
    assert [85] == s.seen[HIM]
    s = his_turn("a1")
    s.quests[0] = s.market + s.deck.middle
    s.market, s.deck.middle = [], []
    s.stack = [Voyage(1), RedbeardTurn(ACTING, card=112, failed=0, main=d.RB_QUEST, path=[], idle=0)]
    assert "rb_no_quest" in kinds(run(s))


@rule("PM-13.4.4", "PM-AR-16", "PM-13.4.6")
def test_he_draws_the_top_card_even_a_location():
    s = his_turn("start", 109)
    told = reveal(s, 109)
    assert ("rb_main", d.RB_DRAW) in told
    assert at("b2") == s.ships[HIM]
    say(s, "draw landowner")
    assert 41 == len(options(s))
    told = say(s, "turn_up jamaica")
    assert [68] == s.tableaux[HIM]
    assert 40 == s.deck_left()
    assert [] == s.problems()
    s = his_turn("start")
    s.level_2, s.shut_left = [], 0
    assert NONE == target_of(s, d.RB_DRAW, [])


@rule("PM-13.4.5", "PM-13.4.6", "PM-13.3.7")
def test_he_takes_an_improvement_for_free_by_the_order_of_kinds():
    s = his_turn("d4", 111)
    s.sea[at("f4")] = d.NUMBERS["bow_chasers"]
    told = reveal(s, 111)
    assert ("rb_main", d.RB_IMPROVEMENT) in told
    assert ("rb_took", d.NUMBERS["bow_chasers"]) in told
    assert 0 == s.upgrades[HIM]
    assert "value_cube" not in kinds(told)
    say(s, "turn_up rum")
    assert d.NUMBERS["rum"] == s.sea[at("f4")]
    assert 0 == s.gains[HIM].raid
    assert 0 == s.doubloons[HIM]


@rule("PM-13.4.6")
def test_he_ignores_the_extra_points_of_level_two_locations():
    s = his_turn("e3", 110)
    lay(s, f3="cuba")
    reveal(s, 110)
    say(s, "draw landowner", "throw 1")
    assert 0 == s.vp[HIM]
    assert at("f3") == s.ships[HIM]


@rule("PM-13.5.1", "PM-13.5.2", "PM-I22")
def test_his_ten_upgrades_in_their_order():
    expected = [
        "quest",
        "figurehead",
        "advance",
        "residence",
        "quest",
        "advance",
        "quest",
        "residence",
        "advance",
        "quest",
    ]
    assert expected == [d.RB_UPGRADE_KINDS[kind] for kind in d.RB_UPGRADES]
    s = his_turn("a1")
    for number in range(10):
        s.stack = [Voyage(1), Turn(0, 0), RedbeardUpgrade(0)]
        told = run(s)
        while s.stack[-1].asked(s) < 0:
            told += say(s, options(s)[0])
        want = {
            "quest": "rb_quest",
            "figurehead": "rb_figurehead",
            "advance": "rb_advance",
            "residence": "rb_residence",
        }[expected[number]]
        assert want in kinds(told)
        assert [] == s.problems()
    assert 4 == s.track
    s.stack = [Voyage(1), Turn(0, 0), RedbeardUpgrade(0)]
    assert ["rb_full"] == kinds(run(s))


@rule("PM-13.5.1", "PM-AR-32")
@pytest.mark.parametrize(("face", "index"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_die_picks_his_figurehead_which_does_nothing(face, index):
    s = his_turn("a1")
    s.offered = [2, 11, 5]
    s.upgrades[HIM] = 1
    s.stack = [Voyage(1), Turn(0, 0), RedbeardUpgrade(0)]
    run(s)
    say(s, f"throw {face}")
    assert [2, 11, 5][index] == s.figureheads[HIM]
    assert 2 == len(s.offered)
    assert GAME.restore(s.to_json()).gains[HIM].sums() == s.gains[HIM].sums()
    assert 3 == s.gains[HIM].move


@rule("PM-13.5.1")
def test_no_figurehead_for_him_when_somebody_has_one():
    s = crown(his_turn("a1"), 0, "dragon")
    s.upgrades[HIM] = 1
    s.stack = [Voyage(1), Turn(0, 0), RedbeardUpgrade(0)]
    assert ["rb_upgraded", "rb_no_figurehead"] == kinds(run(s))


@rule("PM-13.5.1")
def test_his_residence_is_rolled_among_the_unmarked():
    s = mark(his_turn("a1"), HIM, "castle")
    s.upgrades[HIM] = 0b111
    s.track = 2
    s.stack = [Voyage(1), Turn(0, 0), RedbeardUpgrade(0)]
    run(s)
    assert ["throw 1", "throw 3", "throw 4"] == options(s)
    say(s, "throw 1")
    assert 0b10 == s.markers[0]
    assert 2 == s.vp[HIM]
    s = mark(his_turn("a1"), 0, "hacienda")
    s.upgrades[HIM] = 0b111
    s.track = 2
    s.stack = [Voyage(1), Turn(0, 0), RedbeardUpgrade(0)]
    run(s)
    say(s, "throw 1")
    assert 0 == s.vp[HIM]


@rule("PM-13.6.1", "PM-V24")
def test_his_final_score():
    s = walker(his_turn("a1"), HIM, "c2")
    s.tableaux[HIM] = [23, 24, 25, 26, 27, 28, 29, 30]
    s.markers[0] = s.markers[1] = 2
    own(s, HIM, gold=4)
    s.islands = [5, 4, 4]
    s.quests[HIM] = [84, 85, 86, 87, 88, 89]
    assert [12, 0, 48, 0, 30, 16, 0, 30, 10] == redbeard_steps(s)
    assert 146 == sum(redbeard_steps(s))


@rule("PM-13.6.2")
def test_a_tie_is_lost():
    s = table(1)
    s.stack = []
    s.vp = [100, 100]
    assert [2, 1] == GAME.ranks(s)
    s.vp = [101, 100]
    assert [1, 2] == GAME.ranks(s)


@rule("PM-DR-9", "PM-V26")
def test_six_impossible_cards_and_he_only_sails_on():
    s = his_turn("d4")
    for place in d.LAYOUT_CELLS[s.layout]:
        if place > at("d4"):
            s.sea[place] = d.WATER
    s.a_left = 0
    s.crew_known = d.RB_A.copy()
    s.pile = d.RB_A[:2]
    run(s)
    told = []
    for card in (109, 110):
        told += say(s, f"reveal redbeard_{card}")
    assert "rb_shuffled" in kinds(told)
    for card in (111, 112, 113, 109, 110, 114):
        told += say(s, f"reveal redbeard_{card}")
    assert 8 == kinds(told).count("rb_impossible")
    assert "rb_deadlock" in kinds(told)
    assert at("f3") == s.ships[HIM] or at("f4") == s.ships[HIM]
    assert 0 == s.upgrades[HIM]
    assert 0 == s.vp[HIM]


@rule("PM-DR-9")
@pytest.mark.parametrize("found", ["a location", "an improvement"])
def test_by_the_table_setting_he_heads_into_the_fog_and_uses_what_he_finds(found):
    s = his_turn("d4", fog_locations=True, fog_improvements=True, redbeard_through_fog=True)
    for place in d.LAYOUT_CELLS[s.layout]:
        if place > at("d4"):
            s.sea[place] = d.WATER
    s.sea[at("a1")] = d.WATER  # a location that may lie elsewhere
    s.sea[at("e4")] = d.HIDDEN_LOCATION if found == "a location" else d.HIDDEN_I
    s.a_left = 0
    s.crew_known = d.RB_A.copy()
    s.pile = d.RB_A.copy()
    run(s)
    told = []
    for card in d.RB_A:
        told += say(s, f"reveal redbeard_{card}")
    assert "rb_into_fog" in kinds(told)
    assert "rb_deadlock" not in kinds(told)
    assert at("e4") == s.ships[HIM]
    told = say(s, options(s)[0])
    while "value_tile gold" in options(s):
        told += say(s, "value_tile gold")
    assert "revealed" in kinds(told)
    assert ("rb_upgraded" if found == "a location" else "rb_took") in kinds(told)
    assert "rb_nothing" not in kinds(told)


@rule("PM-13.5.1")
def test_his_upgrade_is_told_with_what_it_is():
    s = his_turn("start", 109)
    told = reveal(s, 109)
    assert 1 == kinds(told).count("rb_upgraded")


@rule("PM-DR-12")
def test_his_way_is_tried_right_up_down_left():
    s = his_turn("f3")
    assert [at("f2"), at("g2")] == path_to(s, at("g2"))
    s = his_turn("h2")
    assert [at("i2"), d.GULF] == path_to(s, d.GULF)


@rule("PM-AR-28")
@pytest.mark.parametrize(
    ("card", "told_kind"),
    [
        (115, "rb_vp"),
        (116, "rb_quest"),
        (117, "rb_extra"),
        (118, "rb_vp"),
        (119, "rb_cube"),
        (120, "rb_explored"),
    ],
)
def test_every_extra_action(card, told_kind):
    s = his_turn("start", card, difficulty=6)
    own(s, HIM, emerald=1)
    told = reveal(s, card)
    assert told_kind in kinds(told)
    if card == 117:
        assert options(s)[0] == "throw 1"
        say(s, "throw 2")
        assert 2 == s.owned(HIM, EMERALD)
    if card == 119:
        assert 5 == s.islands[EMERALD]
    if card == 120:
        assert "t02" == d.TRACK_IDS[s.explorers[HIM]]


@rule("PM-13.3.3")
@pytest.mark.parametrize("card", d.COMPONENTS["redbeard_card"], ids=lambda card: card["id"])
def test_every_card_of_his_is_carried_out_from_the_start_zone(card):
    s = his_turn("start", card["number"], difficulty=6 if card["letter"] == "B" else 0)
    told = reveal(s, card["number"])
    first = d.RB_MAIN[card["number"] - d.FIRST_REDBEARD][0]
    assert ("rb_main", first) in told
    rng = Rng(1)
    while s.stack[-1].asked(s) < 0:
        engine.answer(s, -1, engine.outcome(s, rng))
    assert 0 == s.stack[-1].asked(s)
    assert [] == s.problems()


@rule("PM-14.5.5", "PM-AR-10")
def test_he_takes_and_sells_rubies_and_scores_the_rest():
    s = his_turn("gulf", rubies=True)
    s.rubies[HIM] = 2
    s.ruby_market = 0b101000
    s.stack = [Voyage(1), Turn(0, 0), RedbeardDie(RUBY, 0)]
    told = say(s, "throw 6")
    assert ("rb_ruby_sold", 0) in told
    assert 1 == s.rubies[HIM]
    assert 0 == s.vp[HIM]
    assert 2 == redbeard_steps(s)[1]
    s = his_turn("start", 110, rubies=True)
    lay(s, a1="tobago", b1="trinidad")
    s.sea[at("b1")], s.sea[at("c1")] = s.sea[at("c1")], s.sea[at("b1")]
    told = reveal(s, 110)
    assert at("c1") == s.ships[HIM]
    assert "rb_ruby" not in kinds(told)


@rule("PM-14.3.3", "PM-V14")
def test_he_fights_with_the_round_number_and_the_winner_gains_five():
    s = his_turn("d4", 110, round_=2, skirmishes=True)
    s.ships[0] = at("e4")
    lay(s, e4="cuba")
    s.gains[0].raid = 1
    s.gains[0].dice = [2, 0, 0]
    reveal(s, 110)
    told = say(s, "fight seat_1 4", "fight seat_0 6")
    assert ("rb_fought", 4, 6) in told
    assert ("fought", 0, 6, 7) in told
    assert ("fight_won", 0, 5) in told
    assert 21 == s.doubloons[0]


@rule("PM-AR-22", "PM-14.4.1")
def test_adventurers_leave_him_as_he_is():
    m = qd.Match("pirates_of_maracaibo", 1, {"adventurers": True}, seed=2)
    assert 3 == len(m.ask(0).options)
    m.play(0, m.ask(0).options[0].words)
    assert 3 == len(m.state.market)
    assert [2, 1] == [len(hand) for hand in m.state.quests]
