"""TEP-5.4: bonus actions of captain and crew, and one test for each card."""

from typing import Any

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
    cell,
    chance,
    market,
    options,
    play,
    refused,
    stations,
    table,
    where,
)
from marks import rule
from quarterdeck.games.tiny_epic_pirates.data import (
    BONUS_KIND,
    CAPTAIN_BONUS,
    CAPTAIN_ICONS,
    CAPTAIN_IDS,
    CAPTAIN_TRIGGER,
    CELL_IDS,
    COMPONENTS,
    CREW_ICONS,
    CREW_IDS,
    CREW_TRIGGER,
    NEIGHBOURS,
    ORDER_IDS,
)
from quarterdeck.games.tiny_epic_pirates.flow.combat import damage_of
from quarterdeck.words import words


@rule("TEP-5.4.1", "TEP-E7")
def test_a_card_matches_the_order_under_the_captain_carried_out_or_not():
    s = at_wheel(ship=["a3"], crew=[("quartermaster_quigley",)], helm=[0])
    play(s, 0, "steer plunder none none", "stop")
    assert ["crew_bonus quartermaster_quigley reassign", "no_bonus"] == options(s, 0)
    assert 1 == at_bonus(order=TRADE, ship=["a3"], crew=[("quartermaster_quigley",)]).active


@rule("TEP-5.4.1a")
def test_hide_out_may_trigger_as_well():
    """No printed card does; the matching compares all six orders alike."""
    assert HIDE_OUT not in CAPTAIN_TRIGGER
    assert HIDE_OUT not in CREW_TRIGGER
    s = at_bonus(order=HIDE_OUT, crew=[("quartermaster_quigley",)])
    assert 1 == s.active
    s = at_bonus(order=HIDE_OUT, seat=0, crew=[("quartermaster_quigley",)], orders=[0, 5, 1, 2, 3, 4])
    assert "crew_bonus quartermaster_quigley reassign" in options(s, 0)


@rule("TEP-5.4.2")
def test_every_bonus_is_used_once_a_turn():
    s = at_bonus(order=SEARCH, crew=[("silent_seamus",)], gold=[1])
    play(s, 0, "crew_bonus silent_seamus gain_gold")
    assert 2 == s.gold[0]
    assert 1 == s.active


@rule("TEP-5.4.3")
def test_captain_bonuses_go_from_left_to_right():
    s = at_bonus(order=CREW_UP, ship=["a2"], gold=[13], captain=["captain_1_back"])
    assert ["captain_bonus bury", "captain_bonus plunder", "no_bonus"] == options(s, 0)
    play(s, 0, "captain_bonus plunder")
    chance(s, "draw rum", "draw rum")
    assert (1, 0) == (s.active, s.buried[0])
    s = at_bonus(order=CREW_UP, ship=["a2"], gold=[13], captain=["captain_1_back"])
    play(s, 0, "captain_bonus bury")
    assert ["captain_bonus plunder", "no_bonus"] == options(s, 0)


@rule("TEP-5.4.4", "TEP-AR-39")
def test_a_crew_bonus_closes_the_captains_and_crew_bonuses_come_in_any_order():
    s = at_bonus(
        order=SEARCH,
        ship=["a2"],
        gold=[13],
        crew=[("silent_seamus", "willow_watch")],
        cargo=[("rum",)],
        captain=["captain_1_front"],
    )
    assert {
        "captain_bonus bury",
        "crew_bonus silent_seamus gain_gold",
        "crew_bonus silent_seamus swap",
        "crew_bonus willow_watch sail",
        "no_bonus",
    } == set(options(s, 0))
    play(s, 0, "crew_bonus silent_seamus swap", "swap rum coffee")
    assert {"crew_bonus silent_seamus gain_gold", "crew_bonus willow_watch sail", "no_bonus"} == set(options(s, 0))
    assert ("captain_first", "TEP-5.4.4") == refused(s, 0, "captain_bonus bury")
    play(s, 0, "crew_bonus willow_watch sail", "stop")
    assert ["crew_bonus silent_seamus gain_gold", "no_bonus"] == options(s, 0)


@rule("TEP-5.4.5")
def test_a_repeated_order_triggers_nothing_further():
    s = at_bonus(order=SEARCH, ship=["c2"], crew=[("alice_omalice", "sara_silver")], cargo=[("rum",)], gold=[0])
    play(s, 0, "crew_bonus alice_omalice trade", "sell 1")
    assert 3 == s.gold[0]
    assert ["sugar", "rum", "gunpowder", "coffee"] != market(s)
    assert 1 == s.active


@rule("TEP-5.4.6", "TEP-AR-8")
def test_cards_gained_earlier_in_the_turn_count():
    s = at_order(
        order=CREW_UP,
        row=["doc_blockley", "lisa_legacy", "pale_pim"],
        ship=["a2"],
        gold=[13],
        captain=["captain_1_front"],
    )
    play(s, 0, "perform crew_up", "mutiny", "hire doc_blockley")
    chance(s, "deal salty_pete")
    assert {"captain_bonus bury", "captain_bonus plunder", "crew_bonus doc_blockley reassign", "no_bonus"} == set(
        options(s, 0)
    )
    four = ("doc_blockley", "sara_silver", "salty_pete", "eliza_lucky")
    s = at_order(order=CREW_UP, crew=[four], captain=["captain_1_front"])
    play(s, 0, "perform crew_up", "hire quartermaster_quigley", "dismiss doc_blockley")
    chance(s, "deal raina_rumor")
    assert 1 == s.active


@rule("TEP-5.4.7", "TEP-E19", "TEP-I11", "TEP-3.1")
def test_burying_pays_the_site_and_needs_it_free_of_treasure_and_navy():
    s = at_bonus(order=SEARCH, ship=["b4"], gold=[12])
    told = play(s, 0, "captain_bonus bury")
    assert ("buried", [0, cell("b4"), 12, 1]) in told
    assert (0, 1, 0) == (s.gold[0], s.buried[0], s.sites[cell("b4")])
    assert 1 == at_bonus(order=SEARCH, ship=["b4"], gold=[11]).active
    assert 1 == at_bonus(order=SEARCH, ship=["b4"], gold=[12], navy="b4").active
    assert 1 == at_bonus(order=SEARCH, ship=["b4"], gold=[12], sites={"b4": 1}).active
    assert 1 == at_bonus(order=SEARCH, ship=["b2"], gold=[13]).active
    s.sites[0] = 0
    assert any(problem.startswith("TEP-I11") for problem in s.problems())


@rule("TEP-AR-12")
def test_a_hidden_ship_may_bury_beside_other_pirates():
    s = at_bonus(order=SEARCH, ship=["a3", "a3"], gold=[12], hidden=[0])
    play(s, 0, "captain_bonus bury")
    assert (1, 1) == (s.buried[0], s.hidden & 1)


@rule("TEP-5.4.8")
def test_a_special_trade_needs_all_cubes_and_a_market_for_one_of_them():
    s = at_bonus(order=TRADE, ship=["c2"], crew=[("sydney_sweetwater",)], cargo=[("sugar", "rum", "rum")], gold=[1])
    before = market(s)
    play(s, 0, "crew_bonus sydney_sweetwater special_trade")
    assert (9, ["rum"], before) == (s.gold[0], cargo(s), market(s))
    assert 1 == at_bonus(order=TRADE, ship=["b3"], crew=[("sydney_sweetwater",)], cargo=[("sugar", "rum")]).active
    assert 1 == at_bonus(order=TRADE, ship=["c2"], crew=[("sydney_sweetwater",)], cargo=[("rum", "rum")]).active


@rule("TEP-5.4.9", "TEP-E30")
def test_a_swap_takes_any_other_good_that_is_in_the_bag():
    s = at_bonus(order=PLUNDER, ship=["a3"], crew=[("pale_pim",)], cargo=[("rum", "rum"), ("coffee",) * 3])
    s.cargo[7] += 6
    s.bag[3] = 0
    play_unchecked(s, "crew_bonus pale_pim swap")
    assert ["swap rum sugar", "swap rum gunpowder"] == options(s, 0)
    total = sum(s.bag)
    play_unchecked(s, "swap rum sugar")
    assert (["sugar", "rum"], total) == (cargo(s), sum(s.bag))
    assert 1 == at_bonus(order=PLUNDER, ship=["a3"], crew=[("pale_pim",)]).active


def play_unchecked(s, answer):
    """An answer on a table whose hold of the other seat is stretched to empty the bag."""
    from quarterdeck.core import engine
    from quarterdeck.games.tiny_epic_pirates.actions import LANGUAGE

    engine.answer(s, 0, LANGUAGE.read(answer))


@rule("TEP-5.4.10", "TEP-AR-6", "TEP-E29")
def test_sailing_the_navy_takes_exactly_two_steps_and_harms_nobody():
    ends = set()
    for first in NEIGHBOURS[cell("b2")]:
        for second in NEIGHBOURS[first]:
            s = at_bonus(
                order=CREW_UP, navy="b2", ship=["b2", "b3"], crew=[("lieutenant_flint",)], captain=["captain_1_front"]
            )
            play(s, 0, "crew_bonus lieutenant_flint sail_navy")
            told = play(s, 0, f"step {CELL_IDS[first]}", f"step {CELL_IDS[second]}")
            assert "navy_attack" not in [kind for kind, _ in told]
            ends.add(CELL_IDS[s.navy])
    assert {"b2", "a1", "a3", "c1", "c3", "d2", "b4"} == ends


@rule("TEP-5.4.10", "TEP-AR-6")
def test_a_merchant_sailed_into_its_port_arrives_and_the_move_ends():
    s = at_bonus(order=SEARCH, merchant_at=["d3", "c3"], crew=[("raina_rumor",)], ship=["a3"])
    play(s, 0, "crew_bonus raina_rumor sail_merchant")
    assert ["choose_merchant orange", "choose_merchant green"] == options(s, 0)
    play(s, 0, "choose_merchant orange", "step d4")
    chance(s, "draw coffee")
    assert (0, 3) == (s.merchant_to[0], s.merchant_cube[0])
    assert 1 == s.active
    s = at_bonus(order=SEARCH, merchant_at=["a2", "c3"], crew=[("raina_rumor",)], ship=["a3"])
    play(s, 0, "crew_bonus raina_rumor sail_merchant", "choose_merchant orange", "step a1", "step a2")
    assert (1, cell("a2")) == (s.merchant_to[0], s.merchant_at[0])


@rule("TEP-5.4.11")
def test_printed_gold_is_gained_up_to_the_cap():
    s = at_bonus(order=TRADE, ship=["a3"], crew=[("sara_silver",)], gold=[12])
    play(s, 0, "crew_bonus sara_silver gain_gold")
    assert 13 == s.gold[0]


@rule("TEP-5.4.12", "TEP-AR-7", "TEP-7.4")
def test_reassign_moves_deckhands_between_stations_but_not_to_repair_nor_from_the_wheel():
    s = at_bonus(order=PLUNDER, ship=["a3"], crew=[("quartermaster_quigley",)], hands=[(1, 0, 0, 1)], wheel=[(5,)])
    play(s, 0, "crew_bonus quartermaster_quigley reassign")
    found = options(s, 0)
    assert all(words_.endswith("none") for words_ in found)
    assert all(sum(map(int, words_.split()[1:4])) >= 1 for words_ in found)
    assert 9 == len(found)
    assert ("not_your_hands", "TEP-5.4.12") == refused(s, 0, "assign 0 0 0 none")
    play(s, 0, "assign 0 2 0 none")
    assert (0, 2, 0, 0) == stations(s)


@rule("TEP-5.4.13")
def test_a_sail_bonus_is_one_complete_sailing():
    s = at_bonus(order=SEARCH, ship=["a1"], crew=[("willow_watch",)], hands=[(2, 0, 1, 0)])
    play(s, 0, "crew_bonus willow_watch sail", "sail a2", "sail a3", "sail a4")
    assert "a4" == where(s)


@rule("TEP-DR-13")
def test_a_pass_ends_the_bonuses_at_once():
    s = at_bonus(order=SEARCH, ship=["a2"], gold=[13], crew=[("silent_seamus", "willow_watch")])
    play(s, 0, "no_bonus")
    assert 1 == s.active


@rule("TEP-AR-8")
def test_a_mutiny_in_a_crew_bonus_opens_no_captain_bonus():
    s = at_bonus(order=SEARCH, ship=["a2"], gold=[13], crew=[("ursula_bane",)], captain=["captain_1_back"])
    assert "captain_bonus bury" not in options(s, 0)
    play(s, 0, "crew_bonus ursula_bane crew_up", "mutiny", "hire_nobody")
    assert 0 == s.captain[0]
    assert 1 == s.active


# -- one test for each card ------------------------------------------------------------------------------------------

GOOD_PLACE: dict[str, dict[str, Any]] = {
    "reassign": {},
    "search": {},
    "swap": {"cargo": [("rum",)]},
    "attack": {"ship": ["a1"]},
    "sail": {},
    "gain_gold": {},
    "crew_up": {},
    "sail_navy": {},
    "sail_merchant": {},
    "plunder": {"ship": ["a2"]},
    "trade": {"ship": ["c2"], "cargo": [("rum",)]},
    "special_trade": {},
}
MARKETS = {"sugar": "a1", "rum": "c2", "gunpowder": "b1", "coffee": "b3"}
AFTER = {
    "reassign": "assign",
    "swap": "swap",
    "attack": "attack",
    "sail": "sail",
    "crew_up": "hire",
    "sail_navy": "sail_bonus",
    "sail_merchant": "which_merchant",
    "trade": "trade",
}


@pytest.mark.parametrize("card", COMPONENTS["crew_cards"], ids=lambda card: card["id"])
def test_every_crew_card_hits_and_helps_as_printed(card):
    number = CREW_IDS.index(card["id"])
    for face in range(1, 7):
        assert card["dice"].count(face) == CREW_ICONS[number][face]
    assert card["auto_hits"] == CREW_ICONS[number][0]
    s = table(crew=[(card["id"],)], hands=[(3, 0, 0, 0)], captain=["captain_1_front"])
    bare = table(hands=[(3, 0, 0, 0)], captain=["captain_1_front"])
    for face in range(1, 7):
        added = damage_of(s, 0, [face], 0) - damage_of(bare, 0, [face], 0)
        assert card["dice"].count(face) + card["auto_hits"] == added
    for i, bonus in enumerate(card["bonus"]):
        kind = bonus["kind"]
        if kind == "reroll":
            continue
        place = dict(GOOD_PLACE[kind])
        if kind == "special_trade":
            place = {"ship": [MARKETS[bonus["cubes"][0]]], "cargo": [tuple(bonus["cubes"])]}
        order = ORDER_IDS.index(card["trigger"])
        captain = next(c for c in CAPTAIN_IDS if CAPTAIN_TRIGGER[CAPTAIN_IDS.index(c)] != order)
        s = at_bonus(order=order, crew=[(card["id"],)], captain=[captain], gold=[1], **place)
        play(s, 0, f"crew_bonus {card['id']} {kind}")
        if kind in AFTER:
            assert (AFTER[kind], 0) == asked(s)
        elif kind in {"gain_gold", "special_trade"}:
            assert 1 + bonus.get("n", bonus.get("gold")) == s.gold[0]
        else:
            assert -1 == s.stack[-1].asked(s)
        assert BONUS_KIND[number * 2 + i] >= 0
        other = at_bonus(order=(order + 1) % 5, crew=[(card["id"],)], captain=["captain_1_front"], **place)
        assert not any("crew_bonus" in words_ for words_ in options(other, other.stack[-1].asked(other)))


@pytest.mark.parametrize("name", ["tina_trickshot", "sally_suresight", "chopper_donovan"])
def test_every_reroll_card_throws_its_own_faces(name):
    card = next(c for c in COMPONENTS["crew_cards"] if c["id"] == name)
    for face in range(1, 7):
        s = at_order(order=ATTACK, ship=["a1"], crew=[(name,)])
        play(s, 0, "attack orange")
        chance(s, f"roll face_{face}", f"roll face_{face}")
        asked_now = type(s.stack[-1]).__name__ == "Battle"
        assert (face in card["bonus"][0]["faces"]) == asked_now


@pytest.mark.parametrize("side", range(8))
def test_every_captain_side_hits_and_helps_as_printed(side):
    card = COMPONENTS["captain_cards"][side // 2][("front", "back")[side % 2]]
    assert [card["auto_hits"], *(card["dice"].count(face) for face in range(1, 7))] == CAPTAIN_ICONS[side]
    assert card["trigger"] == ORDER_IDS[CAPTAIN_TRIGGER[side]]
    assert 2 == len(CAPTAIN_BONUS[side])
    other = "captain_1_back" if side // 2 == 1 else "captain_2_back"
    s = at_bonus(order=CAPTAIN_TRIGGER[side], ship=["a2", "a2"], gold=[13], captain=[CAPTAIN_IDS[side], other])
    assert [f"captain_bonus {bonus['kind']}" for bonus in card["bonus"]] == options(s, 0)[:2]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_words_of_a_card_say_what_its_data_say(lang):
    said = words(lang, "tiny_epic_pirates")
    for card in COMPONENTS["crew_cards"]:
        text = said.attribute(f"crew-{card['id']}", "text")
        assert text
        assert text.startswith(said.text(f"order-{card['trigger']}"))
        assert " ".join(map(str, card["dice"])) in text
    for card in COMPONENTS["merchant_cards"]:
        assert str(card["damage"]) == said.attribute(f"merchant_card-{card['id']}", "damage")
        assert str(card["gold"]) == said.attribute(f"merchant_card-{card['id']}", "gold")
    for i, name in enumerate(CAPTAIN_IDS):
        card = COMPONENTS["captain_cards"][i // 2][("front", "back")[i % 2]]
        text = said.attribute(f"captain-{name}", "text")
        assert text
        assert text.startswith(said.text(f"order-{card['trigger']}"))
        assert " ".join(map(str, card["dice"])) in text
