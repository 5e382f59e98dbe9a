"""P7-3, P7-4: what is in the box and how it is laid out."""

import tomllib
from collections import Counter

import pytest

import quarterdeck as qd
from games.pirates_of_the_7_seas.positions import ID, calling, choosing, play, table, words
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_the_7_seas import data, effects
from quarterdeck.words import HERE


def at_start(seats, seed=1):
    s = qd.game(ID).new(seats, qd.game(ID).check_options({}))
    engine.settle(s)
    engine.run_chance(s, Rng(seed))
    return s


@rule("P7-3.1")
def test_skulls_yin_yang_and_tokens_do_not_run_out():
    s = calling(
        ["governor", "captain", "captain"], {"skulls": 40, "yin_yang": 99, "double_holds": 9, "unsinkables": 9}, first=1
    )
    m = play(s)
    m.play(0, "unsinkable")
    m.play(0, "double_hold")
    m.play(0, "flag england")
    assert [10, 10, 40] == [m.state.unsinkables[0], m.state.double_holds[0], m.state.skulls[0]]


@rule("P7-3.2", "P7-I1", "P7-I5", "P7-I6", "P7-I7")
def test_limited_things_are_counted():
    """A position with a ship, a loot card, an adventure card or a token too many is refused."""
    assert [] == table().problems()
    s = table()
    s.reserve[0] += 1
    assert "P7-I1" in s.problems()[0]
    s = table()
    s.loot_deck[0] += 1
    assert "P7-I5" in s.problems()[0]
    s = table()
    s.hands[0] |= 1
    assert "P7-I6" in s.problems()[0]
    s = table(3, {"corsairs": ["spain"]})
    assert "P7-I7" in s.problems()[0]
    assert [] == table(3, {"corsairs": ["spain"]}, {}).problems()


@rule("P7-3.3", "P7-A1")
def test_each_country_has_convoys_of_one_to_four_ships():
    found = sorted(zip(data.CONVOY_NATION, data.CONVOY_SHIPS, strict=True))
    assert [(nation, ships) for nation in range(4) for ships in (1, 2, 3, 4)] == found


@rule("P7-3.4", "P7-A2")
def test_the_six_ports_are_the_six_orders_of_prices():
    prices = [tuple(data.DEMAND[port * 3 : port * 3 + 3]) for port in range(data.FIRST_PORT, data.FIRST_PORT + 6)]
    assert 6 == len(set(prices))
    assert all([1, 2, 3] == sorted(order) for order in prices)
    assert [1] * 8 == [curse["copies"] for curse in data.COMPONENTS["curse"]]
    assert 31 == len(data.CARD_IDS) - 1


@rule("P7-3.5", "P7-A3", "P7-4.9")
def test_the_game_begins_in_pirate_bay():
    s = at_start(3)
    assert "pirate_bay" == s.to_json()["port"]
    assert [3, 1, 2] == [s.demand(good) for good in range(3)]
    assert ["england", "spain", "france", "netherlands"] == s.to_json()["flags"]
    assert s.to_json()["sea"] is None


@rule("P7-4.1", "P7-4.2", "P7-4.3", "P7-4.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_alike(seats):
    s = at_start(seats)
    for player in s.to_json()["players"]:
        assert [7, 7, 0, 3] == [player[name] for name in ("chests", "fleet", "guards", "reserve")]
        assert [0, 0, 0] == [player[name] for name in ("yin_yang", "skulls", "talismans")]
        assert [[], [], 0, 0] == [player[name] for name in ("corsairs", "used", "double_holds", "unsinkables")]
        assert {"rum": 0, "coffee": 0, "fruit": 0} == player["goods"]
    assert 7 == len(words(play(choosing(seats)), 0))
    assert 4 == len(data.COMPONENTS["player_colour"])


@rule("P7-4.5", "P7-15.1")
def test_two_players_do_without_the_largest_convoys():
    assert 26 == data.deck_cards(2).bit_count()
    assert 30 == data.deck_cards(3).bit_count() == data.deck_cards(4).bit_count()
    gone = set(data.cards_of(data.deck_cards(4) & ~data.deck_cards(2)))
    assert {f"convoy_{nation}_4" for nation in data.NATION_IDS} == {data.CARD_IDS[card] for card in gone}


@rule("P7-4.6", "P7-4.7")
@pytest.mark.parametrize(("seats", "above"), [(2, 14), (3, 15), (4, 12)])
def test_the_last_round_card_lies_on_six_cards(seats, above):
    s = at_start(seats)
    assert [3] * seats == [hand.bit_count() for hand in s.hands]
    assert above == s.above
    assert above + 6 == s.deck.bit_count()


@rule("P7-4.8")
def test_all_loot_lies_in_the_deck():
    s = at_start(4)
    assert {"rum": 15, "coffee": 15, "fruit": 15, "talisman": 15} == s.to_json()["loot_deck"]
    assert 0 == sum(s.loot_discard)


@rule("P7-4.10")
def test_the_first_player_is_drawn_after_the_cards_each_seat_alike():
    m = qd.Match(ID, 3, seed=5)
    assert ["key", "start"] == [entry.words.split()[0] for entry in m.log[:2]]
    firsts = Counter(at_start(3, seed).first for seed in range(300))
    assert set(firsts) == {0, 1, 2}
    assert all(70 < count < 130 for count in firsts.values())


@rule("P7-4.11")
def test_dice_of_unused_colours_are_never_thrown():
    """A curse throws the fleets of those who play, nobody else's."""
    s = calling(["shaman", "captain"], {"hand": ["curse_kraken"]}, {}, call="shaman", first=1)
    m = play(s, 1)
    m.play(0, "play curse_kraken")
    assert 14 == len(m.view(0)["state"]["sea"]["dice"])


def test_every_effect_of_the_data_has_its_function():
    with (HERE / "games" / ID / "data.toml").open("rb") as file:
        written = tomllib.load(file)
    names = {curse["kind"] for curse in written["curse"]} | {row["effect"] for row in written["tavern"]}
    assert names <= set(dir(effects))


@pytest.mark.parametrize(
    "name",
    [
        "whirlpool_per",
        "corsair_skull_stacks",
        "tavern_two_without_goods",
        "max_rounds",
        "decline_gives_skull",
        "cartographer_extra_optional",
        "memory_aid",
    ],
)
def test_options_have_the_defaults_of_the_data(name):
    setting = next(setting for setting in qd.game(ID).options if setting.name == name)
    assert data.COMPONENTS["config_defaults"][name] == setting.default
