"""PM-12: every improvement card, and what the data says of them."""

from typing import Any

import pytest

from games.pirates_of_maracaibo.positions import arrive, at, give, kinds, lay, options, own, say, table, walker
from marks import rule
from quarterdeck.core.engine import CHANCE
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.scoring import final_steps
from quarterdeck.games.pirates_of_maracaibo.state import fresh_gains

# What each card brings: points and doubloons at once, the question (or its words) that its lightning asks,
# then the sums that its scrolls add.
CARDS: dict[str, tuple[int, int, str, dict[str, Any]]] = {
    "tobacco": (0, 0, "", {"income": 5}),
    "sugar": (0, 0, "", {"income": 3}),
    "gilded_cutlass": (2, 0, "", {"dice": [2, 0, 0]}),
    "emerald_dagger": (2, 0, "", {"dice": [0, 2, 0]}),
    "pearl_pistol": (2, 0, "", {"dice": [0, 0, 2]}),
    "spyglass": (0, 0, "explore", {"explore": 1}),
    "shovels": (0, 4, "bury", {}),
    "message_in_a_bottle": (0, 0, "quest_pick", {}),
    "klabautermann": (0, 0, "", {"discount": 3}),
    "purser": (0, 0, "", {"discount": 1, "income": 2}),
    "gunner": (0, 0, "use raid_fixed_2", {"raid": 1}),
    "navigator": (0, 0, "", {"trades": 1, "income": 1}),
    "shantyman": (0, 0, "", {"income_vp": 2}),
    "fence": (0, 0, "", {"income": 4}),
    "scout": (0, 0, "explore", {}),
    "old_pilot": (0, 0, "use raid_fixed_5", {}),
    "surveyor": (0, 0, "", {"trades": 2, "income_vp": 1}),
    "reinforced_hull": (0, 0, "upgrade", {}),
    "bow_chasers": (0, 0, "", {"raid": 2}),
    "cargo_hold": (0, 0, "", {"income": 3, "income_vp": 1}),
    "captains_cabin": (0, 0, "", {"income": 1, "income_vp": 2}),
    "topsails": (0, 0, "explore", {"explore": 1}),
    "cocoa": (0, 0, "", {"income": 3, "income_vp": 1}),
    "rum": (0, 0, "", {"income": 2, "income_vp": 2}),
    "account_books": (0, 0, "use gain_doubloons_equal_to_doubloon_income", {"income": 2}),
    "iron_chest": (0, 0, "", {}),
    "golden_idol": (0, 0, "", {}),
    "emerald_crown": (0, 0, "", {}),
    "pearl_necklace": (0, 0, "", {}),
    "sextant": (0, 0, "explore", {"explore": 1}),
    "boarding_axes": (0, 0, "", {"raid": 2}),
    "compass": (0, 0, "explore", {}),
    "gunpowder": (0, 0, "use raid_single_die_gold_2", {}),
    "jolly_roger": (0, 0, "", {"income_vp": 3}),
    "treasure_map": (0, 0, "bury", {}),
    "forged_papers": (0, 0, "use_tile", {}),
    "quartermaster": (0, 2, "", {"discount": 2}),
    "storyteller": (0, 0, "", {"actions": 0b1111}),
    "ship_surgeon": (0, 0, "", {"income_vp": 3}),
    "cook": (0, 0, "", {"income": 1, "income_vp": 2}),
    "merchant": (0, 0, "", {"income": 5}),
    "adventure_huntress": (0, 0, "", {}),
    "fortune_teller": (0, 2, "quest_pick", {}),
    "corsair_captain": (0, 0, "use raid_fixed_7", {}),
    "cartographer": (0, 0, "use repeat_explorer_space", {}),
    "bounty_master": (0, 0, "quest_pick", {}),
    "architect": (0, 0, "build", {}),
    "sea_wolf": (0, 0, "use gain_treasure_gold_1", {}),
    "carpenter": (0, 0, "upgrade", {}),
    "pearl_diver": (0, 0, "use gain_treasure_pearl_1", {}),
    "gem_cutter": (0, 0, "use gain_treasure_emerald_1", {}),
    "carved_prow": (2, 0, "figurehead", {}),
    "crows_nest": (0, 0, "explore", {"explore": 1}),
    "gun_deck": (0, 0, "", {"raid": 1, "income_vp": 1}),
    "signal_cannon": (0, 0, "", {"actions": 0b10111}),
    "great_cabin": (0, 0, "", {"income_vp": 3}),
    "secret_hold": (0, 0, "use place_cube_any_same_2", {}),
    "copper_sheathing": (0, 0, "use upgrade_1", {}),
    "stern_lanterns": (0, 0, "use gain_vp_equal_to_vp_income", {"income_vp": 2}),
}


@rule("PM-12.1", "PM-7.1.2")
@pytest.mark.parametrize("name", CARDS)
def test_every_improvement_costs_pays_and_lasts_as_printed(name):
    s = own(walker(table(), 0, "t05"), 0, gold=1)
    s.tiles[0] = 61
    lay(s, f1="bow_chasers")
    lay(s, e3=name)
    arrive(s, 0, "e3")
    told = say(s, f"acquire {name}")
    record = next(card for card in d.COMPONENTS["improvement"] if card["id"] == name)
    points, coins, question, sums = CARDS[name]
    assert points == s.vp[0]
    assert 20 - record["cost"] + coins == s.doubloons[0]
    if question.startswith("use "):
        assert question in options(s)
    elif question:
        assert question == s.stack[-1].to_json()["frame"]
    else:
        assert CHANCE == s.stack[-1].asked(s)
    assert "acquired" == kinds(told)[0]
    expected = fresh_gains(table(), 0)
    for field, value in sums.items():
        setattr(expected, field, value)
    expected.symbols[d.SYMBOLS.index(record["symbol"])] = 1
    expected.instants = int(record["lightning"])
    assert expected.sums() == s.gains[0].sums()
    assert record["vp"] == final_steps(s, 0)[2]
    assert d.VACANT == s.sea[at("e3")]


@rule("PM-10.4")
@pytest.mark.parametrize(
    ("name", "things", "points"),
    [
        ("iron_chest", {"buried": (2, 1, 0)}, 6),
        ("golden_idol", {"gold": 7}, 14),
        ("emerald_crown", {"emerald": 3}, 7),
        ("pearl_necklace", {"pearl": 5}, 7),
        ("golden_idol", {"gold": 2}, 0),
    ],
)
def test_grey_scrolls_score_at_the_end(name, things, points):
    s = own(give(table(), 0, name), 0, **things)
    assert points == final_steps(s, 0)[3]


@rule("PM-12.1")
def test_the_cards_that_the_rulebook_shows():
    cards = {card["id"]: card for card in d.COMPONENTS["improvement"]}
    assert 59 == len(cards) == len(CARDS)
    assert 8 == cards["tobacco"]["cost"]
    assert [{"kind": "discount", "amount": 3}] == cards["klabautermann"]["permanent"]
    huntress = cards["adventure_huntress"]
    assert (42, 5, 1) == (huntress["number"], huntress["cost"], huntress["vp"])
    assert [{"kind": "end_vp_per_set", "per": "scored_quest", "size": 3, "vp": 5}] == huntress["endgame"]
    carpenter = cards["carpenter"]
    assert (49, 0, 2) == (carpenter["number"], carpenter["cost"], carpenter["vp"])


@rule("PM-12.2")
def test_symbols_by_level():
    count = {(card["level"], card["symbol"]): 0 for card in d.COMPONENTS["improvement"]}
    for card in d.COMPONENTS["improvement"]:
        count[card["level"], card["symbol"]] += 1
    assert {
        (1, "crew"): 9,
        (1, "equipment"): 8,
        (1, "ship"): 5,
        (2, "crew"): 15,
        (2, "equipment"): 14,
        (2, "ship"): 8,
    } == count


@rule("PM-12.3")
def test_a_card_with_lightning_has_an_immediate_effect():
    for card in d.COMPONENTS["improvement"]:
        assert card["lightning"] == bool(card["instant"]) == bool(d.INSTANT[card["number"]])


def test_every_effect_of_the_data_has_a_function_and_every_value_a_provenance():
    kinds_ = {record["kind"] for record in d.COMPONENTS["effect"] if record["timing"] == "instant"}
    assert kinds_ == set(d.EFFECT_KINDS)
    for group in ("improvement", "location", "residence", "quest", "figurehead", "black_market", "ship_upgrade"):
        assert all(record["provenance"] in {"rulebook", "public", "reconstructed"} for record in d.COMPONENTS[group])
