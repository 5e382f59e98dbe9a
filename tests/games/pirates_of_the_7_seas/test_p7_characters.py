"""P7-7, P7-13, P7-15: the seven characters and their privileges."""

import pytest

from games.pirates_of_the_7_seas.positions import calling, key_where, play, told, words
from marks import rule
from quarterdeck.core.errors import IllegalAction
from quarterdeck.games.pirates_of_the_7_seas import data as d
from quarterdeck.games.pirates_of_the_7_seas.flow.throw import duels
from quarterdeck.games.pirates_of_the_7_seas.policy import rate_flag
from quarterdeck.games.pirates_of_the_7_seas.state import CORSAIR_SKULLS_MERGE, DECLINE_FREE, EXTRA_CARDS_FORCED


def alone(character, *given, first=1, seats=3, **rest):
    """Seat 0 is called alone; the others have had their turns or are still to come."""
    other = "captain" if character not in {"shipwright", "governor", "captain"} else "cartographer"
    return calling([character] + [other] * (seats - 1), *given, call=character, first=first, **rest)


def purse(m, seat, *names):
    player = m.position()["state"]["players"][seat]
    return [player[name] for name in names]


# -- Shipwright -----------------------------------------------------------------------------------------------------


@rule("P7-7.1.1", "P7-7.1.3", "P7-E1")
def test_buying_ships_may_free_a_guard():
    m = play(calling(["shipwright"] * 3, {"chests": 22, "guards": 2, "fleet": 4, "reserve": 4}, {}))
    m.play(0, "buy 3")
    assert [19, 1, 8, 1] == purse(m, 0, "chests", "guards", "fleet", "reserve")


@rule("P7-7.1.2", "P7-A29")
@pytest.mark.parametrize(("reserve", "chests", "most"), [(3, 7, 3), (5, 2, 2), (1, 9, 1)])
def test_reserve_and_chests_limit_what_is_bought(reserve, chests, most):
    m = play(alone("shipwright", {"reserve": reserve, "chests": chests}, {}))
    assert [f"buy {n}" for n in range(1, most + 1)] + ["end_turn"] == words(m, 0)
    with pytest.raises(IllegalAction) as refused:
        m.play(0, f"buy {most + 1}")
    assert "P7-7.1.2" == refused.value.rule


@rule("P7-7.1.4", "P7-A9", "P7-A8")
@pytest.mark.parametrize("given", [{"reserve": 0}, {"reserve": 3, "chests": 0}])
def test_a_shipwright_who_cannot_buy_takes_a_skull(given):
    m = play(alone("shipwright", given, {}))
    assert 1 == m.state.skulls[0]
    assert (0, "end_turn", True) in [(entry.seat, entry.words, entry.auto) for entry in m.log]


@rule("P7-7.1.4", "P7-7.2.3", "P7-7.7.3", "P7-A8")
@pytest.mark.parametrize("character", ["shipwright", "governor", "cartographer"])
def test_declining_a_possible_action_costs_a_skull_unless_the_table_plays_otherwise(character):
    m = play(alone(character))
    m.play(0, "end_turn")
    assert 1 == m.state.skulls[0]
    m = play(alone(character, house=DECLINE_FREE))
    m.play(0, "end_turn")
    assert 0 == m.state.skulls[0]


@rule("P7-A8")
def test_even_then_an_impossible_action_and_an_idle_merchant_cost_a_skull():
    assert 1 == play(alone("shipwright", {"reserve": 0}, {}, house=DECLINE_FREE)).state.skulls[0]
    m = play(alone("merchant", {"rum": 1}, {}, house=DECLINE_FREE))
    m.play(0, "end_turn")
    assert 1 == m.state.skulls[0]


@rule("P7-7.1.5", "P7-13.1", "P7-13.2")
@pytest.mark.parametrize(("first", "reserve", "got"), [(1, 3, 2), (0, 3, 3), (0, 2, 2)])
def test_the_lone_shipwright_gets_ships_for_nothing(first, reserve, got):
    m = play(alone("shipwright", {"reserve": reserve}, {}, first=first))
    m.play(0, "buy 1")
    assert [10 - reserve + got, 6] == purse(m, 0, "fleet", "chests")


@rule("P7-7.1.6", "P7-7.2.5", "P7-7.6.7", "P7-7.7.6", "P7-12.1")
@pytest.mark.parametrize("character", ["shipwright", "governor", "merchant", "cartographer"])
def test_four_characters_allow_rituals(character):
    m = play(alone(character, {"yin_yang": 2, "rum": 1}, {}))
    m.play(0, "double_hold")
    assert [1, 0] == purse(m, 0, "double_holds", "yin_yang")


@rule("P7-7.3.11", "P7-7.4.5", "P7-7.5.4", "P7-12.1")
@pytest.mark.parametrize(
    ("character", "card"), [("captain", "convoy_spain_1"), ("islander", "port_havana"), ("shaman", "curse_idol")]
)
def test_three_characters_allow_none(character, card):
    m = play(alone(character, {"yin_yang": 9, "rum": 1, "coffee": 1, "hand": [card]}, {}))
    assert [f"play {card}", "decline"] == words(m, 0)


# -- Governor -------------------------------------------------------------------------------------------------------


@rule("P7-7.2.1", "P7-A30")
@pytest.mark.parametrize("reserve", [4, 0])
def test_the_governor_frees_the_whole_reserve_for_a_skull(reserve):
    m = play(calling(["governor", "governor", "captain"], {"reserve": reserve}, {}))
    m.play(0, "flag france")
    assert [1, 10, 0, ["france"], 7] == purse(m, 0, "skulls", "fleet", "reserve", "corsairs", "chests")


@rule("P7-7.2.2", "P7-E13")
def test_a_taken_flag_is_gone_for_good():
    m = play(calling(["governor", "governor", "governor"], {"corsairs": ["england"]}, {"corsairs": ["spain"]}, {}))
    assert ["flag france", "flag netherlands", "end_turn"] == words(m, 0)
    m.play(0, "flag france")
    assert ["england", "france"] == purse(m, 0, "corsairs")[0]
    assert ["flag netherlands", "end_turn"] == words(m, 1)
    with pytest.raises(IllegalAction) as refused:
        m.play(1, "flag england")
    assert "P7-7.2.2" == refused.value.rule


@rule("P7-7.2.3")
def test_without_a_flag_the_governor_errs_and_nothing_else():
    m = play(
        alone("governor", {"reserve": 3}, {"corsairs": ["england", "spain"]}, {"corsairs": ["france", "netherlands"]})
    )
    assert [1, 3] == purse(m, 0, "skulls", "reserve")


@rule("P7-7.2.4", "P7-A31")
@pytest.mark.parametrize(("first", "before", "after"), [(1, 0, 0), (1, 2, 2), (0, 0, 0), (0, 3, 2)])
def test_the_lone_governor_returns_skulls(first, before, after):
    m = play(alone("governor", {"skulls": before}, {}, first=first))
    m.play(0, "flag spain")
    assert after == m.state.skulls[0]


# -- Captain --------------------------------------------------------------------------------------------------------


def raid(m, *ships, captain=0):
    for turn, number in enumerate(ships):
        seat = (captain + turn) % m.seats
        if seat in m.waiting():
            m.play(seat, f"send {number}")


def sunk(red, pirates):
    """A key that lets the pirates sink all merchants and lose nobody."""

    def wanted(fallen):
        return all(duel >> 12 & 3 == 0 for duel in duels(fallen, red))

    return key_where(red + pirates, wanted)


@rule("P7-7.3.1")
def test_the_captain_plays_a_convoy_face_up():
    m = play(alone("captain", {"hand": ["convoy_spain_2", "curse_idol"]}, {}))
    assert ["play convoy_spain_2", "decline"] == words(m, 0)
    m.play(0, "play convoy_spain_2")
    assert "convoy_spain_2" == m.view(1)["state"]["played"][-1]
    assert {"england": 0, "spain": 1, "france": 0, "netherlands": 0} == m.view(1)["state"]["raided"]
    with pytest.raises(IllegalAction):
        play(alone("captain", {"hand": ["convoy_spain_2", "curse_idol"]}, {})).play(0, "play curse_idol")


@rule("P7-7.3.2", "P7-E2", "P7-15.3")
@pytest.mark.parametrize(("seats", "size", "limit"), [(4, 2, 2), (3, 2, 4), (2, 2, 6), (4, 4, 4), (3, 1, 2)])
def test_the_raid_limit_depends_on_the_players(seats, size, limit):
    m = play(alone("captain", {"hand": [f"convoy_spain_{size}"]}, {}, seats=seats))
    m.play(0, f"play convoy_spain_{size}")
    assert [f"send {n}" for n in range(limit + 1)] == words(m, 0)


@rule("P7-7.3.3", "P7-I9")
def test_everybody_commits_empty_ships_from_the_captain_clockwise():
    s = calling(["cartographer", "captain", "cartographer"], {"rum": 5}, {"hand": ["convoy_france_3"]}, {})
    m = play(s)
    m.play(1, "play convoy_france_3")
    order = []
    for _ in range(3):
        seat = m.waiting()[0]
        order.append((seat, len(words(m, seat)) - 1))
        m.play(seat, "send 1")
    assert [(1, 6), (2, 6), (0, 2)] == order


@rule("P7-7.3.4", "P7-A5")
def test_sending_nothing_costs_a_skull_and_the_captain_is_no_exception():
    m = play(alone("captain", {"hand": ["convoy_spain_1"]}, {}, {"fleet": 1, "rum": 1}), 1)
    m.play(0, "play convoy_spain_1")
    raid(m, 0, 1, 0)
    assert [1, 0, 1] == m.state.skulls


@rule("P7-7.3.5", "P7-A6", "P7-A7", "P7-V14")
@pytest.mark.parametrize(("house", "skulls"), [(0, 2), (CORSAIR_SKULLS_MERGE, 1)])
def test_a_corsair_who_stays_at_home_takes_two_skulls(house, skulls):
    idle = {"fleet": 1, "rum": 1, "corsairs": ["spain"]}
    m = play(alone("captain", {"hand": ["convoy_spain_1"]}, idle, {}, house=house), 1)
    m.play(0, "play convoy_spain_1")
    raid(m, 1, 0, 1)
    assert [0, skulls, 0] == m.state.skulls


@rule("P7-7.3.5", "P7-A7")
@pytest.mark.parametrize("house", [0, CORSAIR_SKULLS_MERGE])
def test_a_corsair_who_attacks_takes_one_and_other_countries_do_not_matter(house):
    m = play(
        alone("captain", {"hand": ["convoy_spain_1"]}, {"corsairs": ["spain"]}, {"corsairs": ["france"]}, house=house),
        1,
    )
    m.play(0, "play convoy_spain_1")
    raid(m, 1, 1, 1)
    assert [0, 1, 0] == m.state.skulls
    m = play(alone("captain", {"hand": ["convoy_spain_1"]}, {"corsairs": ["spain"]}, {}, house=house))
    m.play(0, "play convoy_spain_1")
    raid(m, 0, 0, 0)
    assert 2 - (house > 0) == m.state.skulls[1]


@rule("P7-7.3.6")
def test_without_ships_the_convoy_escapes():
    m = play(alone("captain", {"hand": ["convoy_spain_1"]}, {}))
    m.play(0, "play convoy_spain_1")
    raid(m, 0, 0, 0)
    assert 1 == len(told(m, "escaped"))
    assert [] == told(m, "thrown")
    assert 0 == m.state.throws


@rule("P7-7.3.7", "P7-I13")
def test_a_destroyed_convoy_yields_loot():
    m = play(alone("captain", {"hand": ["convoy_spain_1"]}, {}), sunk(1, 4), *["loot rum"] * 4)
    m.play(0, "play convoy_spain_1")
    raid(m, 1, 2, 1)
    for seat, number in ((0, 1), (1, 2), (2, 1)):
        m.play(seat, f"keep {number} 0 0")
    assert [1, 0, 0, 2, 0, 0, 1, 0, 0] == m.state.goods


@rule("P7-7.3.8", "P7-A36")
@pytest.mark.parametrize(("first", "yin_yang"), [(1, 2), (0, 4)])
def test_the_lone_captain_earns_yin_yang_even_without_a_ship_at_sea(first, yin_yang):
    m = play(alone("captain", {"hand": ["convoy_spain_1"]}, {}, first=first))
    m.play(0, "play convoy_spain_1")
    raid(m, 0, 0, 0)
    assert yin_yang == m.state.yin_yang[0]
    assert [1, 1, 1] == m.state.skulls


@rule("P7-7.3.8")
def test_the_captains_yin_yang_come_after_the_loot():
    m = play(
        alone("captain", {"hand": ["convoy_spain_1"]}, {}),
        sunk(1, 3),
        "loot talisman",
        "loot talisman",
        "loot talisman",
    )
    m.play(0, "play convoy_spain_1")
    raid(m, 1, 1, 1)
    kinds = [event.kind for entry in m.log for event in entry.events]
    assert kinds.index("drew_talisman") < kinds.index("yin_yang")
    assert [3, 1, 1] == m.state.yin_yang


@rule("P7-7.3.9", "P7-13.3")
def test_a_captain_without_convoy_errs_and_nobody_else_is_touched():
    m = play(alone("captain", {"hand": ["curse_idol"]}, {}))
    assert [1, 0, 0] == m.state.skulls
    assert [0, 0, 0] == m.state.yin_yang
    m = play(alone("captain", {"hand": ["convoy_spain_1"]}, {}))
    m.play(0, "decline")
    assert [1, 0, 0] == m.state.skulls
    assert [] == told(m, "convoy")


@rule("P7-7.3.10")
def test_ships_of_the_first_raid_are_missing_in_the_second():
    s = calling(
        ["captain", "captain", "shaman"],
        {"hand": ["convoy_spain_1"]},
        {"hand": ["convoy_france_1"], "fleet": 2, "reserve": 8},
        {},
    )
    m = play(s, sunk(1, 4), "loot rum", "loot rum", "loot coffee", "loot fruit")
    m.play(0, "play convoy_spain_1")
    raid(m, 1, 2, 1)
    m.play(0, "keep 0 0 0")
    m.play(1, "keep 1 1 0")
    m.play(2, "keep 0 0 0")
    m.play(1, "play convoy_france_1")
    assert [[1, 1]] == told(m, "skull")
    assert [2] == m.waiting()


# -- Islander and Shaman --------------------------------------------------------------------------------------------


@rule("P7-7.4.1")
def test_the_islander_opens_a_new_port():
    m = play(
        calling(
            ["islander", "islander", "captain"],
            {"hand": ["port_havana"]},
            {"hand": ["port_nassau"]},
            {},
            call="islander",
            ports=["port_tortuga"],
        )
    )
    m.play(0, "play port_havana")
    assert "port_havana" == m.view(2)["state"]["port"]
    assert [2, 3, 1] == m.view(2)["state"]["demand"]


@rule("P7-7.4.1", "P7-3.4")
@pytest.mark.parametrize(
    ("port", "demand"),
    [
        ("tortuga", [3, 2, 1]),
        ("port_royal", [3, 1, 2]),
        ("havana", [2, 3, 1]),
        ("cartagena", [1, 3, 2]),
        ("nassau", [2, 1, 3]),
        ("maracaibo", [1, 2, 3]),
    ],
)
def test_every_port_has_its_prices(port, demand):
    m = play(calling(["islander", "islander", "captain"], {"hand": [f"port_{port}"]}, {}, call="islander"))
    m.play(0, f"play port_{port}")
    assert demand == m.view(None)["state"]["demand"]


@rule("P7-7.3.1", "P7-3.3")
@pytest.mark.parametrize("nation", ["england", "spain", "france", "netherlands"])
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_every_convoy_brings_its_merchants_and_angers_its_corsairs(nation, size):
    m = play(alone("captain", {"hand": [f"convoy_{nation}_{size}"]}, {"corsairs": [nation]}, {}), 1)
    m.play(0, f"play convoy_{nation}_{size}")
    raid(m, 1, 1, 1)
    assert size == m.position()["state"]["sea"]["red"]
    assert [0, 1, 0] == m.state.skulls


@rule("P7-7.4.2")
def test_an_islander_without_port_errs():
    m = play(alone("islander", {"hand": []}, {}))
    assert 1 == m.state.skulls[0]
    assert "pirate_bay" == m.view(0)["state"]["port"]


@rule("P7-7.4.3", "P7-13.5", "P7-A39")
@pytest.mark.parametrize(("first", "cards"), [(1, 1), (0, 2)])
def test_the_lone_islander_draws_loot(first, cards):
    m = play(alone("islander", {"hand": ["port_havana"]}, {}, first=first), *["loot fruit"] * cards)
    m.play(0, "play port_havana")
    m.play(0, f"keep 0 0 {cards}")
    assert cards == m.state.goods[2]


@rule("P7-7.4.4")
def test_the_last_port_played_stays():
    m = play(
        calling(
            ["islander", "islander", "captain"],
            {"hand": ["port_havana"]},
            {"hand": ["port_nassau"]},
            {},
            call="islander",
        )
    )
    m.play(0, "play port_havana")
    m.play(1, "play port_nassau")
    assert ["port_havana", "port_nassau"] == m.view(2)["state"]["ports"]
    assert "port_nassau" == m.view(2)["state"]["port"]


@rule("P7-7.5.1")
def test_a_curse_strikes_everybody_the_shaman_too():
    m = play(alone("shaman", {"hand": ["curse_idol"], "rum": 1}, {"rum": 1}))
    m.play(0, "play curse_idol")
    m.play(0, "name rum")
    assert [0] * 9 == m.state.goods
    assert "curse_idol" == m.view(1)["state"]["played"][-1]


@rule("P7-7.5.2")
def test_a_shaman_without_curse_errs():
    assert 1 == play(alone("shaman", {"hand": ["port_havana"]}, {})).state.skulls[0]


@rule("P7-7.5.3", "P7-E6")
@pytest.mark.parametrize(("first", "fleet", "thrown"), [(1, 8, 5), (0, 8, 2), (0, 5, 0), (1, 7, 4)])
def test_the_lone_shaman_spares_own_ships(first, fleet, thrown):
    m = play(alone("shaman", {"hand": ["curse_sirens"], "fleet": fleet}, {}, first=first), 1)
    m.play(0, "play curse_sirens")
    assert [thrown, 7, 7] == m.position()["state"]["sea"]["ships"]


@rule("P7-E6")
def test_sirens_take_rum_from_the_two_ships_that_were_thrown():
    key = key_where(2 + 14, lambda fallen: sorted(face == 3 for face in fallen.faces[:2]) == [False, True])
    m = play(alone("shaman", {"hand": ["curse_sirens"], "fleet": 8, "rum": 2}, {}, first=0), key)
    m.play(0, "play curse_sirens")
    assert 1 == m.state.goods[0]


# -- Merchant -------------------------------------------------------------------------------------------------------


@rule("P7-7.6.1", "P7-7.6.2", "P7-E7")
def test_a_set_brings_the_demand_and_a_pair_one_each():
    m = play(
        calling(
            ["merchant", "merchant", "captain"], {"coffee": 3, "fruit": 2}, {}, call="merchant", ports=["port_havana"]
        )
    )
    m.play(0, "sell 0 3 2")
    assert 7 + 11 == m.state.chests[0]
    assert [0, 3, 2, 0] == m.state.loot_discard
    assert [[0, 0, 3, 2, 11]] == told(m, "sold")


@rule("P7-E8")
def test_selling_from_a_double_hold_empties_ships():
    m = play(
        calling(
            ["merchant", "merchant", "captain"],
            {"double_holds": 1, "coffee": 3, "fruit": 1, "rum": 1, "fleet": 4, "chests": 0},
            {},
            call="merchant",
        )
    )
    assert [4, 0] == purse(m, 0, "loaded", "empty")
    m.play(0, "sell 0 3 0")
    assert [1, 3] == purse(m, 0, "loaded", "empty")


@rule("P7-7.6.3")
def test_unsold_goods_stay_aboard():
    m = play(alone("merchant", {"coffee": 3, "rum": 2}, {}))
    m.play(0, "sell 0 3 0")
    assert {"rum": 2, "coffee": 0, "fruit": 0} == purse(m, 0, "goods")[0]
    assert m.decision(0) is None or all("discard" not in option for option in words(m, 0))


@rule("P7-7.6.4", "P7-7.6.5")
@pytest.mark.parametrize(("first", "chests"), [(1, 10), (0, 11)])
def test_the_lone_merchant_gains_chests_and_then_the_guards_are_adjusted(first, chests):
    m = play(alone("merchant", {"rum": 1, "chests": 8}, {}, first=first))
    m.play(0, "sell 1 0 0")
    assert [chests, 1] == purse(m, 0, "chests", "guards")
    assert 1 == len(told(m, "guards_sent"))


@rule("P7-7.6.6")
def test_a_merchant_who_sells_nothing_errs():
    assert 1 == play(alone("merchant")).state.skulls[0]


# -- Cartographer ---------------------------------------------------------------------------------------------------


@rule("P7-7.7.1")
def test_the_cartographer_draws_in_secret():
    m = play(calling(["cartographer", "cartographer", "captain"]), "deal curse_idol")
    m.play(0, "draw")
    assert ["curse_idol"] == m.view(0)["state"]["players"][0]["hand"]
    assert [-3] == m.view(1)["state"]["players"][0]["hand"]
    drawn = [m.told(entry, seat) for seat in (0, 1, None) for entry in m.log]
    assert [28 - 1, -3, -3] == [event.args["card"] for events in drawn for event in events if event.kind == "drew_card"]


@rule("P7-7.7.2", "P7-14.1")
def test_the_last_round_card_is_laid_open_and_replaced():
    m = play(calling(["cartographer", "cartographer", "captain"], above=0), "deal curse_idol")
    m.play(0, "draw")
    assert ["curse_idol"] == m.view(0)["state"]["players"][0]["hand"]
    assert 4 == m.state.rounds_left
    assert [[0, 3]] == told(m, "last_round")


@rule("P7-7.7.3")
def test_an_empty_stack_is_a_mistake():
    m = play(alone("cartographer", deck=[], rounds_left=2))
    assert 1 == m.state.skulls[0]


@rule("P7-7.7.4", "P7-A10")
def test_extra_cards_come_one_at_a_time_and_may_be_refused():
    m = play(alone("cartographer", first=0), "deal curse_idol", "deal port_havana")
    m.play(0, "draw")
    assert ["draw", "stop"] == words(m, 0)
    m.play(0, "draw")
    assert ["draw", "stop"] == words(m, 0)
    m.play(0, "stop")
    assert 2 == len(purse(m, 0, "hand")[0])
    m = play(alone("cartographer", deck=["curse_idol", "port_havana"], first=0, rounds_left=3), "deal curse_idol")
    m.play(0, "draw")
    m.play(0, "draw")
    assert 2 == len(purse(m, 0, "hand")[0])


@rule("P7-A10")
def test_where_the_table_wants_it_all_extra_cards_are_drawn():
    m = play(alone("cartographer", first=0, house=EXTRA_CARDS_FORCED))
    m.play(0, "draw")
    assert 3 == len(purse(m, 0, "hand")[0])


@rule("P7-A32")
def test_the_last_round_card_may_turn_up_within_a_privilege():
    m = play(alone("cartographer", above=1), "deal curse_idol", "deal port_havana")
    m.play(0, "draw")
    m.play(0, "draw")
    assert ["port_havana", "curse_idol"] == purse(m, 0, "hand")[0]
    assert [[0, 3]] == told(m, "last_round")


@rule("P7-7.7.5")
def test_there_is_no_hand_limit_during_the_game():
    many = [f"convoy_{nation}_{size}" for nation in ("spain", "france") for size in (1, 2, 3, 4)]
    m = play(calling(["cartographer", "cartographer", "captain"], {"hand": many}, {}))
    m.play(0, "draw")
    assert 9 == len(purse(m, 0, "hand")[0])
    assert 0 == m.state.skulls[0]


# -- privileges -----------------------------------------------------------------------------------------------------


@rule("P7-13.1")
def test_two_with_one_character_have_no_privilege():
    m = play(calling(["shipwright", "shipwright", "captain"]))
    m.play(0, "buy 1")
    m.play(1, "buy 1")
    assert [8, 8] == m.state.fleet[:2]


@rule("P7-13.3", "P7-7.1.4")
def test_no_action_no_privilege():
    m = play(alone("shipwright"))
    m.play(0, "end_turn")
    assert 7 == m.state.fleet[0]


@rule("P7-15.2", "P7-V8", "P7-A11")
def test_of_two_players_only_the_first_player_has_the_ordinary_privilege():
    m = play(calling(["shipwright", "merchant"], {}, {"rum": 1}, first=0))
    m.play(0, "buy 1")
    m.play(1, "sell 1 0 0")
    assert 9 == m.state.fleet[0]
    assert 8 == m.state.chests[1]
    m = play(calling(["shipwright", "merchant"], {}, {"rum": 1}, first=1))
    m.play(0, "buy 1")
    m.play(1, "sell 1 0 0")
    assert 8 == m.state.fleet[0]
    assert 9 == m.state.chests[1]
    m = play(calling(["shipwright", "shipwright"], first=0))
    m.play(0, "buy 1")
    assert 8 == m.state.fleet[0]


@rule("P7-23.11")
def test_the_policy_takes_a_flag_only_where_few_of_its_convoys_are_to_come():
    s = calling(["governor", "captain", "captain", "captain"], {"reserve": 6}, {}, {}, {})
    assert rate_flag(s, 0, 0, later=12) < 0
    s.played = [card for card in range(d.CONVOYS) if d.CONVOY_NATION[card] == 0]
    assert rate_flag(s, 0, 0, later=12) > 0
