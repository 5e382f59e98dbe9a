"""TEP-5.3 and TEP-3: the six orders, gold and cubes."""

import pytest

from games.tiny_epic_pirates.positions import (
    ATTACK,
    CREW_UP,
    HIDE_OUT,
    PLUNDER,
    SEARCH,
    TRADE,
    asked,
    at_bonus,
    at_order,
    at_wheel,
    cargo,
    chance,
    crew,
    market,
    options,
    play,
    refused,
    stations,
    wheel,
    where,
)
from marks import rule
from quarterdeck.games.tiny_epic_pirates.data import CREW_IDS
from quarterdeck.games.tiny_epic_pirates.flow.orders import REVOLT
from quarterdeck.games.tiny_epic_pirates.flow.turn import Turn


@rule("TEP-3.1")
def test_a_sale_says_what_the_track_still_takes():
    s = at_order(
        order=TRADE, ship=["c2"], gold=[9], cargo=[("rum", "rum")], market=["sugar", "coffee", "rum", "gunpowder"]
    )
    frame = s.stack[-1]
    notes = {options(s, 0)[i]: frame.note(s, 0, action) for i, action in enumerate(frame.options(s, 0))}
    assert ("brings_gold", [4]) == (notes["sell 1"].kind, notes["sell 1"].args)
    assert ("fills_track", [4, 8]) == (notes["sell 2"].kind, notes["sell 2"].args)


@rule("TEP-3.1", "TEP-5.3.2.2", "TEP-E3", "TEP-AR-14", "TEP-I5")
def test_gold_stops_at_thirteen_and_the_rest_is_lost():
    s = at_order(
        order=TRADE, ship=["c2"], gold=[9], cargo=[("rum", "rum")], market=["sugar", "coffee", "rum", "gunpowder"]
    )
    told = play(s, 0, "sell 2")
    assert 13 == s.gold[0]
    assert ("gold_lost", [0, 4]) in told
    s.gold[0] = 14
    assert any(problem.startswith("TEP-I5") for problem in s.problems())


@rule("TEP-3.2")
def test_cubes_leave_a_ship_for_the_bag_and_only_to_make_room():
    s = at_order(order=PLUNDER, ship=["a2"], cargo=[("rum", "rum")])
    before = s.bag[1]
    play(s, 0, "perform plunder")
    chance(s, "draw rum", "draw coffee")
    play(s, 0, "keep rum rum rum")
    assert before - 1 == s.bag[1]
    assert ["rum"] * 3 == cargo(s)
    s = at_wheel(cargo=[("rum", "rum", "rum")])
    assert all(words.startswith("steer") for words in options(s, 0))


@rule("TEP-5.3.0")
def test_an_order_may_be_declined_or_is_passed_over_where_it_cannot_be_done():
    s = at_order(order=PLUNDER, ship=["a2"])
    assert ["perform plunder", "decline"] == options(s, 0)
    play(s, 0, "decline")
    assert [] == cargo(s)
    s = at_order(order=PLUNDER, ship=["a3"])
    assert 1 == s.active


@rule("TEP-5.3.1", "TEP-5.3.1.1", "TEP-AR-19")
@pytest.mark.parametrize(("place", "cubes"), [("a1", 1), ("a2", 2), ("a3", 0)])
def test_plunder_draws_what_the_settlement_shows(place, cubes):
    s = at_order(order=PLUNDER, ship=[place])
    if not cubes:
        assert 1 == s.active
        return
    play(s, 0, "perform plunder")
    chance(s, *["draw rum"] * cubes)
    assert ["rum"] * cubes == cargo(s)


@rule("TEP-5.3.1.2", "TEP-AR-10")
def test_above_three_cubes_any_three_are_kept():
    s = at_order(order=PLUNDER, ship=["a2"], cargo=[("rum", "rum", "sugar")])
    play(s, 0, "perform plunder")
    chance(s, "draw coffee", "draw gunpowder")
    assert ("keep", 0) == asked(s)
    assert {
        "keep sugar rum rum",
        "keep rum gunpowder coffee",
        "keep rum rum coffee",
        "keep sugar gunpowder coffee",
        "keep sugar rum gunpowder",
        "keep sugar rum coffee",
        "keep rum rum gunpowder",
    } == set(options(s, 0))
    assert "no_such_cubes" == refused(s, 0, "keep coffee coffee coffee")[0]
    assert s.stack[-1].default(s, 0) == s.stack[-1].options(s, 0)[options(s, 0).index("keep rum gunpowder coffee")]
    play(s, 0, "keep rum gunpowder coffee")
    assert ["rum", "gunpowder", "coffee"] == cargo(s)


@rule("TEP-5.3.2", "TEP-5.3.2.1")
def test_trade_sells_one_to_three_of_the_markets_good():
    s = at_order(order=TRADE, ship=["c2"], cargo=[("rum", "rum", "coffee")])
    assert ["sell 1", "sell 2", "decline"] == options(s, 0)
    assert "no_such_cubes" == refused(s, 0, "sell 3")[0]
    assert 1 == at_order(order=TRADE, ship=["c2"], cargo=[("coffee",)]).active
    assert 1 == at_order(order=TRADE, ship=["d4"], cargo=[("coffee",)]).active


@rule("TEP-5.3.2.3", "TEP-5.3.2.4", "TEP-E1", "TEP-I4")
def test_selling_three_sugar_at_four():
    s = at_order(
        order=TRADE, ship=["a1"], gold=[0], cargo=[("sugar",) * 3], market=["rum", "coffee", "sugar", "gunpowder"]
    )
    before = s.bag[0]
    play(s, 0, "sell 3")
    assert 12 == s.gold[0]
    assert [] == cargo(s)
    assert before + 3 == s.bag[0]
    assert ["sugar", "rum", "coffee", "gunpowder"] == market(s)
    s.market = [0, 0, 1, 2]
    assert any(problem.startswith("TEP-I4") for problem in s.problems())


@rule("TEP-E2")
def test_the_cheapest_good_stays_where_it_is():
    s = at_order(order=TRADE, ship=["a3"], gold=[0], cargo=[("rum",)], market=["rum", "coffee", "sugar", "gunpowder"])
    play(s, 0, "sell 1")
    assert 2 == s.gold[0]
    assert ["rum", "coffee", "sugar", "gunpowder"] == market(s)


# -- Crew Up ---------------------------------------------------------------------------------------------------------


def crewing(**changes):
    s = at_order(order=CREW_UP, **changes)
    play(s, 0, "perform crew_up")
    return s


@rule("TEP-5.3.3")
def test_crew_up_works_anywhere():
    for place in ("a1", "b2", "d4"):
        assert "hire quartermaster_quigley" in options(crewing(ship=[place]), 0)


@rule("TEP-5.3.3.2")
def test_a_card_for_hire_says_what_it_does_in_its_note():
    s = crewing()
    frame = s.stack[-1]
    notes = [frame.note(s, 0, action) for action in frame.options(s, 0)[:3]]
    assert [("crew_does", [card]) for card in s.row] == [(note.kind, note.args) for note in notes]


@rule("TEP-5.3.3.1", "TEP-AR-15", "TEP-DR-6", "TEP-E32")
def test_one_gold_deals_three_new_cards_once_a_turn():
    s = crewing(gold=[2])
    play(s, 0, "refresh")
    assert 1 == s.gold[0]
    assert ["quartermaster_quigley", "lisa_legacy", "pale_pim"] == [CREW_IDS[card] for card in s.under]
    chance(s, "deal salty_pete", "deal buck_cannon", "deal sara_silver")
    assert 18 == s.unseen.bit_count()
    assert "refresh" not in options(s, 0)
    assert ("no_refresh", "TEP-5.3.3.1") == refused(s, 0, "refresh")
    assert "refresh" not in options(crewing(gold=[0]), 0)
    again = crewing(gold=[2], row=["salty_pete", "buck_cannon", "sara_silver"], under=[0, 1, 2])
    play(again, 0, "refresh")
    chance(again, "deal doc_blockley", "deal ursula_bane", "deal eliza_lucky")
    assert 15 == again.unseen.bit_count()
    assert ["quartermaster_quigley", "lisa_legacy", "pale_pim", "salty_pete", "buck_cannon", "sara_silver"] == [
        CREW_IDS[card] for card in again.under
    ]


@rule("TEP-5.3.3.2", "TEP-I12")
def test_a_card_is_hired_and_its_slot_filled_at_once():
    s = crewing()
    play(s, 0, "hire lisa_legacy")
    chance(s, "deal salty_pete")
    assert ["lisa_legacy"] == crew(s)
    assert ["quartermaster_quigley", "salty_pete", "pale_pim"] == [CREW_IDS[card] for card in s.row]
    s.row[0] = s.row[1]
    assert any(problem.startswith("TEP-I12") for problem in s.problems())


@rule("TEP-5.3.3.2", "TEP-DR-7")
def test_a_fifth_card_drops_another_which_goes_to_the_very_bottom():
    four = ("sara_silver", "salty_pete", "buck_cannon", "doc_blockley")
    s = crewing(crew=[four], under=[CREW_IDS.index("eliza_lucky")])
    play(s, 0, "hire lisa_legacy")
    assert ("dismiss", 0) == asked(s)
    assert [CREW_IDS.index("lisa_legacy")] == s.stack[-1].prompt(s, 0).args
    assert CREW_IDS.index("lisa_legacy") in s.row
    assert {f"dismiss {card}" for card in four} == set(options(s, 0))
    play(s, 0, "dismiss salty_pete")
    assert ["eliza_lucky", "salty_pete"] == [CREW_IDS[card] for card in s.under]
    chance(s, "deal tina_trickshot")
    assert ["sara_silver", "buck_cannon", "doc_blockley", "lisa_legacy"] == crew(s)


@rule("TEP-5.3.3.3")
def test_nobody_need_be_hired_even_after_paying():
    s = crewing(gold=[1])
    play(s, 0, "refresh")
    chance(s, "deal salty_pete", "deal buck_cannon", "deal sara_silver")
    play(s, 0, "hire_nobody")
    assert [] == crew(s)
    assert 1 == s.active


@rule("TEP-5.3.3.4", "TEP-AR-20", "TEP-I10")
def test_a_mutiny_flips_the_captain_once_a_game():
    s = crewing(captain=["captain_1_front"])
    told = play(s, 0, "mutiny")
    assert ("mutinied", [0, 1]) in told
    assert (1, 1) == (s.captain[0], s.bloodied)
    assert "mutiny" not in options(s, 0)
    s = crewing(captain=["captain_1_back"], bloodied=1)
    assert "mutiny" not in options(s, 0)
    s.level[0] = 8
    assert any(problem.startswith("TEP-I10") for problem in s.problems())


@rule("TEP-DR-7", "TEP-D7")
def test_a_mutiny_is_one_answer_of_crew_up_and_nobody_is_asked_for_it():
    s = crewing(captain=["captain_1_front"], gold=[1])
    assert ["mutiny", "hire_nobody"] == options(s, 0)[-2:]
    play(s, 0, "mutiny")
    assert ("hire", 0) == asked(s)
    play(s, 0, "hire lisa_legacy")
    chance(s, "deal tina_trickshot")
    assert (1, ["lisa_legacy"]) == (s.captain[0], crew(s))
    assert 1 == s.active


@rule("TEP-DR-7")
@pytest.mark.parametrize(("answer", "side"), [("mutiny", 1), ("hire_nobody", 0)])
def test_a_game_that_stood_at_the_mutiny_of_older_rules_goes_on(answer, side):
    s = crewing(captain=["captain_1_front"])
    s.stack[-1].stage = REVOLT
    assert ["mutiny", "hire_nobody"] == options(s, 0)
    play(s, 0, answer)
    assert (side, 1) == (s.captain[0], s.active)


@rule("TEP-5.3.3.5", "TEP-12.2")
def test_the_deck_goes_on_with_the_known_tail_and_never_ends():
    """Sixteen hired, three on offer: the five cards left were all seen and come up as they were put under."""
    crews = [tuple(CREW_IDS[seat * 4 : seat * 4 + 4]) for seat in range(4)]
    s = at_order(4, order=CREW_UP, crew=crews, row=CREW_IDS[16:19], under=[23, 22, 21, 20, 19], unseen=0, gold=[5])
    play(s, 0, "perform crew_up", "refresh")
    assert [23, 22, 21] == s.row
    assert [20, 19, 16, 17, 18] == s.under
    play(s, 0, f"hire {CREW_IDS[23]}", f"dismiss {CREW_IDS[0]}")
    assert [20, 22, 21] == s.row
    assert [19, 16, 17, 18, 0] == s.under


# -- Search ----------------------------------------------------------------------------------------------------------


def searching(token, **changes):
    s = at_order(order=SEARCH, ship=["b1"], **changes)
    play(s, 0, "perform search")
    return s, chance(s, f"reveal {token}")


@rule("TEP-5.3.4", "TEP-5.3.4.1")
def test_a_search_turns_up_the_token_for_all():
    s, told = searching("gold_2")
    assert ("searched", [0, 0, 4]) in told
    assert 4 == s.unturned[0]
    s = at_order(order=SEARCH, ship=["b1"], face_down=0xFFEF, unturned=[4, 3, 3, 4, 3, 2])
    assert 1 == s.active


@rule("TEP-5.3.4.2")
@pytest.mark.parametrize(("token", "gold", "sure_fire"), [("gold_2", 3, 0), ("gold_3", 4, 0), ("sure_fire", 1, 1)])
def test_immediate_tokens_pay_at_once(token, gold, sure_fire):
    s, _ = searching(token)
    assert (gold, sure_fire) == (s.gold[0], s.sure_fire[0])


@rule("TEP-5.3.4.2")
def test_a_crate_is_loaded_like_plunder():
    s, _ = searching("booty", cargo=[("rum", "rum", "rum")])
    chance(s, "draw coffee")
    assert ("keep", 0) == asked(s)


@rule("TEP-5.3.4.3", "TEP-AR-21")
def test_tailwind_and_storm_pass_are_kept_without_limit():
    s, _ = searching("tailwind", tailwinds=[2], unturned=[5, 3, 3, 4, 1, 2], face_down=0xFFFC)
    assert 3 == s.tailwinds[0]
    s, _ = searching("storm_pass")
    assert 1 == s.passes[0]


@rule("TEP-5.3.4.4")
def test_gains_beyond_the_limits_vanish_with_the_token():
    s, _ = searching("gold_3", gold=[12])
    assert 13 == s.gold[0]
    s, told = searching("sure_fire", sure_fire=[3])
    assert 3 == s.sure_fire[0]
    assert ("sure_fire_full", [0]) in told


@rule("TEP-5.3.4.5", "TEP-I14")
def test_a_searched_card_stays_bare():
    s, _ = searching("gold_2")
    assert not s.face_down >> 4 & 1
    assert 15 == s.face_down.bit_count()
    s.face_down |= 1 << 4
    assert any(problem.startswith("TEP-I14") for problem in s.problems())


# -- Attack and Hide Out ---------------------------------------------------------------------------------------------


@rule("TEP-5.3.5")
def test_the_attack_order_needs_a_target():
    assert 1 == at_order(order=ATTACK, ship=["b1", "c3"]).active
    s = at_order(order=ATTACK, ship=["a1", "c3"])
    assert ["attack orange", "decline"] == options(s, 0)


@rule("TEP-5.3.6", "TEP-5.3.6.1", "TEP-I15")
def test_hide_out_needs_a_cove_without_another_hidden_ship():
    s = at_order(order=HIDE_OUT, ship=["a3"])
    told = play(s, 0, "perform hide_out")
    assert ("hid", [0, 2]) in told
    assert 1 == s.hidden
    assert 1 == at_order(order=HIDE_OUT, ship=["a1"]).active
    assert 1 == at_order(order=HIDE_OUT, ship=["a3", "a3"], hidden=[1]).active
    s = at_order(order=HIDE_OUT, ship=["a3", "a3"])
    assert "perform hide_out" in options(s, 0)
    s.hidden = 3
    assert any(problem.startswith("TEP-I15") for problem in s.problems())


@rule("TEP-5.3.6.2", "TEP-7.4", "TEP-DR-5")
def test_hide_out_gathers_deckhands_from_repair_and_wheel():
    s = at_order(order=HIDE_OUT, ship=["a3"], hands=[(0, 0, 1, 1)], wheel=[(2,)])
    play(s, 0, "perform hide_out")
    assert "assign 0 0 1 none" in options(s, 0)
    assert s.stack[-1].default(s, 0) == s.stack[-1].options(s, 0)[options(s, 0).index("assign 0 0 1 none")]
    play(s, 0, "assign 2 1 0 trade")
    assert (2, 1, 0, 0) == stations(s)
    assert [] == wheel(s)
    s = at_order(order=HIDE_OUT, ship=["a3"], level=[3], hands=[(0, 0, 0, 0)], wheel=[(1, 2, 3, 4)])
    play(s, 0, "perform hide_out")
    assert 104 == len(options(s, 0))


@rule("TEP-5.3.6.3", "TEP-AR-3", "TEP-E21", "TEP-5.5.1")
def test_hide_out_pays_new_extort_deckhands_now_and_the_others_at_the_line():
    s = at_order(order=HIDE_OUT, ship=["a3"], hands=[(0, 0, 1, 2)], gold=[3], crossed=1, navy="a4")
    play(s, 0, "perform hide_out")
    play(s, 0, "assign 0 0 3 none")
    assert 5 == s.gold[0] or 6 == s.gold[0]
    while s.active == 0:
        play(s, s.stack[-1].asked(s), options(s, s.stack[-1].asked(s))[0])
    assert 6 == s.gold[0]
    assert (0, 0, 3, 0) == stations(s)
    s = at_order(order=HIDE_OUT, ship=["a3"], hands=[(0, 0, 1, 2)], gold=[3])
    play(s, 0, "perform hide_out")
    play(s, 0, "assign 0 0 3 none")
    assert 5 == s.gold[0]


@rule("TEP-5.3.6.4", "TEP-6.2.1")
def test_a_hidden_ship_is_safe_from_pirates():
    s = at_order(order=ATTACK, ship=["a3", "a3"], hidden=[1])
    assert 1 == s.active
    s = at_order(order=ATTACK, ship=["a3", "a3"])
    assert "duel seat_1" in options(s, 0)


@rule("TEP-5.3.6.5")
def test_a_hide_out_without_a_cove_still_crosses_the_line():
    s = at_wheel(ship=["a1"], helm=[5], hands=[(0, 1, 2, 0)], gold=[3])
    play(s, 0, "steer hide_out none none", "stop")
    assert isinstance(s.stack[1], Turn)
    while s.active == 0:
        seat = s.stack[-1].asked(s)
        play(s, seat, options(s, seat)[0])
    assert 5 == s.gold[0]
    assert not s.hidden & 1


@rule("TEP-DR-15")
def test_the_absent_player_declines_keeps_and_gives_as_printed():
    s = at_order(order=PLUNDER, ship=["a2"])
    assert "decline" == options(s, 0)[s.stack[-1].options(s, 0).index(s.stack[-1].default(s, 0))]
    s = crewing()
    assert "hire_nobody" == options(s, 0)[s.stack[-1].options(s, 0).index(s.stack[-1].default(s, 0))]
    s = at_bonus(order=PLUNDER, crew=[("pale_pim",)], cargo=[("sugar", "rum")])
    assert "no_bonus" == options(s, 0)[s.stack[-1].options(s, 0).index(s.stack[-1].default(s, 0))]
    play(s, 0, "crew_bonus pale_pim swap")
    assert "swap sugar coffee" == options(s, 0)[s.stack[-1].options(s, 0).index(s.stack[-1].default(s, 0))]
    assert "b1" == where(s)
