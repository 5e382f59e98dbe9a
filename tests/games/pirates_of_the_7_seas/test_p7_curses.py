"""P7-11: the eight curses."""

import itertools

import pytest

from games.pirates_of_the_7_seas.positions import calling, key_where, play, told, words
from marks import rule
from quarterdeck.games.pirates_of_the_7_seas.flow.throw import nearest
from quarterdeck.games.pirates_of_the_7_seas.state import TAVERN_TWO_FREE, WHIRLPOOL_PER_PLAYER


def cursing(curse, *given, key=None, script=(), seats=3, first=1, company="shaman", **rest):
    """Seat 0 casts; a second Shaman keeps the privilege away."""
    hand = {"hand": [f"curse_{curse}"]}
    each = [hand | (given[0] if given else {}), *given[1:]]
    if len(each) < seats:
        each += [dict(each[-1]) | {"hand": []} if len(each) > 1 else {}]
    s = calling(["shaman", company] + ["captain"] * (seats - 2), *each, call="shaman", first=first, **rest)
    m = play(s, *([] if key is None else [key]), *script)
    m.play(0, f"play curse_{curse}")
    return m


def faces(dice, wanted):
    """A key whose throw shows this many hits: `wanted` maps a span of dice to a face and its count."""

    def good(fallen):
        return all(fallen.faces[a:b].count(face) == count for (a, b), face, count in wanted)

    return key_where(dice, good)


@rule("P7-11.0.1", "P7-11.0.2", "P7-10.6")
def test_all_fleets_are_thrown_and_come_back():
    m = cursing("kraken", {"fleet": 5, "rum": 2}, {"fleet": 6, "chests": 12, "guards": 1}, {}, key=4)
    assert [5, 6, 7] == m.position()["state"]["sea"]["ships"]
    assert [5, 6, 7] == m.state.fleet
    assert all(die["owner"] is not None for die in m.position()["state"]["sea"]["dice"])


@rule("P7-11.1", "P7-E10", "P7-11.0.3", "P7-11.0.5", "P7-11.0.7")
def test_kraken_takes_fruit_then_chests():
    key = faces(21, [((7, 14), 1, 3)])
    m = cursing("kraken", {}, {"fruit": 2, "coffee": 1}, {}, key=key)
    assert [0, 1, 0] == m.state.goods[3:6]
    assert 6 == m.state.chests[1]
    assert 2 == m.state.loot_discard[2]


@rule("P7-V2", "P7-A20")
def test_kraken_with_nothing_to_lose():
    key = faces(21, [((7, 14), 1, 1)])
    assert 0 == cursing("kraken", {}, {"chests": 0}, {}, key=key).state.chests[1]


@rule("P7-11.2")
def test_iceberg_takes_coffee_on_twos():
    key = faces(21, [((7, 14), 2, 2), ((7, 14), 1, 0)])
    m = cursing("iceberg", {}, {"coffee": 3, "rum": 1}, {}, key=key)
    assert [1, 1, 0] == m.state.goods[3:6]


@rule("P7-11.3")
def test_sirens_take_rum_on_threes():
    key = faces(21, [((7, 14), 3, 2)])
    m = cursing("sirens", {}, {"coffee": 3, "rum": 2}, {}, key=key)
    assert [0, 3, 0] == m.state.goods[3:6]


@rule("P7-11.4", "P7-E11")
def test_mutiny_takes_the_dearest_good_on_fours():
    key = faces(21, [((7, 14), 4, 3)])
    m = cursing("mutiny", {}, {"rum": 2, "fruit": 1}, {}, key=key)
    assert [0, 0, 1] == m.state.goods[3:6]
    assert 6 == m.state.chests[1]
    m = cursing("mutiny", {}, {"rum": 2, "coffee": 3}, {}, key=key, ports=["port_havana"])
    assert [2, 0, 0] == m.state.goods[3:6]


def drag(dice, count, owners):
    """A key whose red die shows `count` and whose nearest ships belong to these seats, seven ships each."""

    def good(fallen):
        return fallen.faces[0] == count and sorted((die - 1) // 7 for die in nearest(fallen)[:count]) == owners

    return key_where(dice, good)


@rule("P7-11.5", "P7-V11", "P7-A4", "P7-16.8")
@pytest.mark.parametrize(("house", "chests"), [(0, 11), (WHIRLPOOL_PER_PLAYER, 12)])
def test_the_whirlpool_drags_in_the_nearest_ships(house, chests):
    key = drag(22, 3, [1, 1, 2])
    rich = {"talismans": 1, "chests": 12, "guards": 1, "fleet": 7, "reserve": 2}
    m = cursing("whirlpool", {}, rich, {"talismans": 2}, key=key, house=house)
    assert [0, chests] == [m.state.talismans[1], m.state.chests[1]]
    assert [1, 7] == [m.state.talismans[2], m.state.chests[2]]
    sea = m.position()["state"]["sea"]
    assert 3 == len(sea["dragged"]) == sea["dice"][0]["face"]
    assert 2 == m.state.loot_discard[3]


@rule("P7-11.5")
def test_the_whirlpool_takes_all_if_fewer_were_thrown():
    key = key_where(3, lambda fallen: fallen.faces[0] == 6)
    m = cursing("whirlpool", {"fleet": 1}, {"fleet": 1}, {"fleet": 0}, key=key)
    assert [6, 6, 7] == m.state.chests


@rule("P7-11.0.4")
def test_unsinkable_ships_do_not_help():
    key = faces(21, [((7, 14), 1, 2)])
    m = cursing("kraken", {}, {"fruit": 2, "unsinkables": 5}, {}, key=key)
    assert 0 == m.state.goods[5]


@rule("P7-11.0.6")
def test_goods_go_first_then_chests_then_guards_from_the_shaman_clockwise():
    key = faces(19, [((0, 7), 1, 1), ((7, 12), 1, 2), ((12, 19), 1, 1)])
    m = cursing("kraken", {}, {"fruit": 1, "chests": 10, "guards": 1, "fleet": 5, "reserve": 4}, {}, key=key)
    assert [0, 1, 2] == [args[0] for args in told(m, "hit")]
    events = [event for entry in m.log for event in entry.events if event.args[:1] == [1]]
    kinds = [event.kind for event in events if event.kind.startswith(("lost", "guards"))]
    assert ["lost_goods", "lost_chests", "guards_back"] == kinds
    assert [9, 0, 6] == [m.state.chests[1], m.state.guards[1], m.state.fleet[1]]


@rule("P7-10.6")
def test_a_guard_freed_by_the_curse_takes_no_part_in_it():
    key = faces(19, [((7, 12), 1, 1)])
    m = cursing("kraken", {}, {"chests": 10, "guards": 1, "fleet": 5, "reserve": 4}, {}, key=key)
    assert 5 == m.position()["state"]["sea"]["ships"][1]
    assert 6 == m.state.fleet[1]


@rule("P7-11.0.8")
def test_without_a_ship_to_throw_the_curse_is_played_without_effect():
    m = cursing("kraken", {"fleet": 5}, {"fleet": 0}, company="captain", first=0)
    assert [] == told(m, "thrown")
    assert 0 == m.state.throws
    assert 0 == m.state.skulls[0]
    assert "curse_kraken" in m.view(1)["state"]["played"]


@rule("P7-11.6")
def test_idol_takes_one_named_good_from_everybody():
    m = cursing("idol", {"rum": 1, "coffee": 2}, {"coffee": 1}, {})
    assert ["name rum", "name coffee", "name fruit"] == words(m, 0)
    m.play(0, "name coffee")
    assert [1, 1, 0, 0, 0, 0, 0, 0, 0] == m.state.goods
    assert [7, 7, 6] == m.state.chests


@rule("P7-11.7", "P7-V1", "P7-A26")
def test_payday_costs_two_chests_a_guard():
    m = cursing("payday", {}, {"chests": 20, "guards": 2, "fleet": 5}, {"chests": 9})
    assert [16, 1, 6] == [m.state.chests[1], m.state.guards[1], m.state.fleet[1]]
    assert [7, 9] == [m.state.chests[0], m.state.chests[2]]


@rule("P7-11.7")
def test_guards_that_are_owed_cost_nothing():
    m = cursing("payday", {}, {"chests": 30, "guards": 1, "fleet": 2, "rum": 2}, {})
    assert 28 == m.state.chests[1]


def pouring(*thrown):
    return key_where(len(thrown), lambda fallen: fallen.faces == list(thrown))


@rule("P7-11.8")
def test_the_shaman_hands_out_the_tavern_dice():
    m = cursing("tavern", {}, key=pouring(6, 3, 3))
    assert 3 == len(m.position()["state"]["sea"]["dice"])
    assert ["serve seat_0 3", "serve seat_0 6"] == words(m, 0)
    m.play(0, "serve seat_0 6")
    assert [3, 0, 0] == m.state.yin_yang
    assert [7, 6, 6] == m.state.chests


@rule("P7-11.8")
def test_every_assignment_of_four_dice_can_be_made():
    found = set()
    for order in itertools.permutations([2, 3, 4, 6]):
        m = cursing("tavern", {}, {}, seats=4, key=pouring(2, 3, 4, 6))
        for seat, face in enumerate(order[:3]):
            m.play(0, f"serve seat_{seat} {face}")
        found.add(tuple(args[1] for args in told(m, "served")))
    assert 24 == len(found)


@rule("P7-11.8", "P7-A37", "P7-3.1")
@pytest.mark.parametrize(
    ("face", "name", "before", "after"),
    [(1, "skulls", 0, 1), (3, "chests", 7, 6), (4, "chests", 7, 8), (6, "yin_yang", 0, 3)],
)
def test_the_faces_of_the_tavern(face, name, before, after):
    m = cursing("tavern", {name: before}, {name: before}, key=pouring(face, face, face), company="captain")
    assert [after] * 3 == getattr(m.state, name)


@rule("P7-11.8.1")
def test_tavern_effects_go_from_the_shaman_clockwise():
    m = cursing("tavern", {}, key=pouring(5, 5, 5), script=["loot rum", "loot coffee", "loot fruit"])
    assert [0] == m.waiting()
    m.play(0, "keep 1 0 0")
    m.play(1, "keep 0 1 0")
    m.play(2, "keep 0 0 1")
    assert [[0, 0], [1, 1], [2, 2]] == told(m, "drew_loot")


@rule("P7-11.8")
def test_a_two_costs_a_good_of_the_owners_choice():
    m = cursing("tavern", {}, {"rum": 1, "fruit": 1}, {"rum": 1}, key=pouring(2, 2, 2))
    assert ["give_up rum", "give_up fruit"] == words(m, 1)
    m.play(1, "give_up fruit")
    assert [1, 0, 0] == m.state.goods[3:6]
    assert [0, 0, 0] == m.state.goods[6:9]
    assert 1 == m.state.loot_discard[2]


@rule("P7-11.8.2", "P7-A18")
@pytest.mark.parametrize(("house", "chests"), [(0, 6), (TAVERN_TWO_FREE, 7)])
def test_a_two_without_goods_costs_a_chest(house, chests):
    m = cursing("tavern", {}, key=pouring(2, 2, 2), house=house)
    assert [chests] * 3 == m.state.chests


@rule("P7-11.8.3", "P7-A17")
def test_a_talisman_from_the_tavern_is_kept():
    m = cursing("tavern", {}, key=pouring(5, 5, 5), script=["loot talisman"] * 3)
    assert [1, 1, 1] == m.state.talismans == m.state.yin_yang


@rule("P7-V10")
def test_a_chest_from_the_tavern_may_leave_a_guard_owed():
    m = cursing("tavern", {}, {"fleet": 3, "rum": 3, "chests": 9}, {}, key=pouring(4, 4, 4))
    player = m.position()["state"]["players"][1]
    assert [10, 0, 1] == [player[name] for name in ("chests", "guards", "owed")]
