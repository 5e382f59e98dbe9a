"""JR-2, JR-3: components and setup."""

import pytest

import quarterdeck as qd
from games.jolly_roger.positions import GAME, table, voyage
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import NONE
from quarterdeck.core.rng import Rng
from quarterdeck.games.jolly_roger import data as d
from quarterdeck.games.jolly_roger.flow import new
from quarterdeck.games.jolly_roger.state import bag_size


def dealt(seats, seed=1):
    s = new(seats, GAME.check_options({}))
    engine.settle(s)
    while s.stack[-1].to_json()["frame"] == "setup":
        engine.answer(s, engine.CHANCE, engine.outcome(s, Rng(seed)))
    return s


@rule("JR-2.1")
def test_there_are_150_cards():
    crew = len(d.COMPONENTS["crew_normal"]) + sum(card["copies"] for card in d.COMPONENTS["crew_special"])
    assert (68, 35, 46, 1) == (crew, len(d.TARGETS), sum(d.LOOT_COPIES), d.COMPONENTS["counts"]["help_cards"])


@rule("JR-2.2", "JR-2.3")
def test_the_crew_deck_has_47_normal_and_19_special_cards_without_offices():
    assert 66 == len(d.ALL_CREW)
    assert 47 == sum(d.COPIES[: d.SPECIAL])
    assert {"captain", "quartermaster"}.isdisjoint(d.CREW_IDS)
    copies = {name: d.COPIES[d.CREW_IDS.index(name)] for name in d.CREW_IDS[d.SPECIAL :]}
    assert {"bloody_pirate": 3, "traitor": 2} == {name: n for name, n in copies.items() if n > 1}
    assert 16 == len(copies)
    for name in d.SPECIAL_ORDER:
        assert d.CREW_IDS.index(name) == getattr(d, name.upper())


@rule("JR-2.4")
def test_there_are_eight_of_each_target_and_three_islands():
    assert [8, 8, 8, 8, 3] == [d.OF_KIND[kind].bit_count() for kind in range(5)]
    assert ["fort", "merchant_ship", "harbour", "pirate_cove", "treasure_island"] == d.KIND_IDS


@rule("JR-2.5", "JR-6.6")
def test_printed_ranges_hold_and_forts_are_hardest_and_richest():
    for i, target in enumerate(d.TARGETS):
        ranges = d.RANGES[d.KIND_IDS.index(target["kind"])]
        assert all(low <= d.NEED[i][skill] <= high for skill, (low, high) in enumerate(ranges))
    hardness = [sum(sum(d.NEED[i]) for i in range(35) if d.OF_KIND[kind] >> i & 1) for kind in (0, 2, 1)]
    gain = [sum(d.PRIZE[i] for i in range(35) if d.OF_KIND[kind] >> i & 1) for kind in (0, 2, 1)]
    assert sorted(hardness, reverse=True) == hardness
    assert sorted(gain, reverse=True) == gain


@rule("JR-2.6")
def test_attacks_show_needs_and_loot_and_coves_show_crew():
    for i, target in enumerate(d.TARGETS):
        attack = target["kind"] in ("fort", "merchant_ship", "harbour")
        assert attack == (d.PRIZE[i] > 0) == all(need > 0 for need in d.NEED[i])
        assert (target["kind"] == "pirate_cove") == (d.RECRUITS[i] > 0)


@rule("JR-2.7")
def test_most_loot_is_gold():
    values = dict(zip(d.LOOT_IDS, d.GOLD, strict=True))
    assert {"gold_1": 1, "gold_2": 2, "gold_3": 3, "rum": 0, "jewels": 0, "hostage": 0} == values
    assert sum(d.LOOT_COPIES[:3]) * 2 > 46


@rule("JR-2.8", "JR-R36")
def test_special_cards_have_no_points_and_one_member_but_the_rats():
    assert all(d.POINTS[card] == 0 and not d.SKILLS_OF[card] for card in range(d.SPECIAL, len(d.CREW_IDS)))
    assert {1, 5} == {d.MEMBERS[card] for card in range(d.SPECIAL, len(d.CREW_IDS))}
    assert [d.SHIP_RATS] == [card for card in range(d.SPECIAL, len(d.CREW_IDS)) if d.MEMBERS[card] == 5]
    assert [0, 1, 2] == d.SKILLS_OF[d.MULTI]


@rule("JR-3.1", "JR-3.3", "JR-3.4")
def test_the_first_captain_is_drawn_among_all_seats():
    s = new(5, GAME.check_options({}))
    engine.settle(s)
    assert [f"first_captain seat_{n}" for n in range(5)] == [
        GAME.language.say(a) for a in s.stack[-1].options(s, engine.CHANCE)
    ]
    engine.answer(s, engine.CHANCE, GAME.language.read("first_captain seat_3"))
    assert 3 == s.captain


@rule("JR-3.2", "JR-3.5", "JR-3.6", "JR-3.9", "JR-3.10", "JR-3.11", "JR-X2")
@pytest.mark.parametrize(("seats", "cards"), [(3, 6), (4, 6), (5, 6), (6, 5), (7, 5), (8, 4), (9, 4), (10, 4)])
def test_everybody_starts_with_the_same_number_of_cards(seats, cards):
    s = dealt(seats)
    assert [cards] * seats == [len(hand) for hand in s.hands]
    assert d.START_HAND[seats] == cards
    assert (66 - seats * cards, [], NONE, 1) == (len(s.deck), s.discard, s.qm, s.round)
    assert 46 == bag_size(s.loot_deck)


@rule("JR-3.7", "JR-3.8")
def test_targets_are_removed_by_their_flags():
    flags = {"5-": range(3, 6), "7-": range(3, 8), "6+": range(6, 11), "8+": range(8, 11), "none": range(3, 11)}
    for seats in range(3, 11):
        for i, target in enumerate(d.TARGETS):
            assert (seats in flags[target.get("flag", "none")]) == bool(d.USED[seats] >> i & 1)
        assert all(d.USED[seats] & d.OF_KIND[kind] for kind in range(5))


@rule("JR-X1")
def test_with_six_the_small_and_the_largest_targets_are_out():
    used = {d.TARGETS[i].get("flag", "none") for i in range(35) if d.USED[6] >> i & 1}
    assert {"none", "7-", "6+"} == used


@rule("JR-4.2")
def test_a_position_remembers_everything_a_round_needs():
    s = table(4, ["cook", "medic"], [voyage(7)], round=3, mutiny_used=1, island_barred=1)
    again = GAME.restore(s.to_json())
    assert (3, 1, 1) == (again.round, again.mutiny_used, again.island_barred)
    assert s.to_json() == again.to_json()
    assert "target treasure_island" not in [GAME.language.say(a) for a in again.stack[-1].options(again, 0)]


def test_unknown_options_are_refused():
    with pytest.raises(qd.QuarterdeckError):
        qd.Match("jolly_roger", 4, {"hidden_loot": "maybe"})
