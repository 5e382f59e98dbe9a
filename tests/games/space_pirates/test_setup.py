"""SP-3: setup, and all the chance there is."""

from collections import Counter

import pytest

import quarterdeck as qd
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.errors import BadOption
from quarterdeck.core.rng import Rng

GAME = qd.game("space_pirates")


def dealt(seats, seed, **options):
    s = GAME.new(seats, GAME.check_options(options))
    engine.settle(s)
    engine.run_chance(s, Rng(seed))
    return s


@rule("SP-3.2", "SP-A21")
def test_the_planets_form_a_random_ring_with_the_merchants_home_first():
    homes = Counter()
    orders = set()
    for seed in range(600):
        s = dealt(3, seed)
        ring = s.to_json()["ring"]
        assert "harbour" == ring[0]
        assert 6 == len(set(ring))
        assert "skull" == ring[s.home]
        homes[s.home] += 1
        orders.add(tuple(ring))
    assert {1, 2, 3, 4, 5} == set(homes)
    assert min(homes.values()) > 80
    assert len(orders) > 100


@rule("SP-3.3")
def test_each_ship_stands_on_its_home_planet():
    s = dealt(4, 1)
    assert (0, s.home) == (s.merchant(), s.pirate())


@rule("SP-3.4", "SP-3.6", "SP-A18", "SP-E1")
@pytest.mark.parametrize(("seats", "each", "unused"), [(3, 2, 8), (4, 3, 2)])
def test_treasures_are_dealt_open_and_the_rest_is_known(seats, each, unused):
    s = dealt(seats, 5)
    for viewer in (engine.SPECTATOR, 0):
        view = GAME.hide(s, viewer)
        assert [each] * 6 == [len(pool) for pool in view["treasures"]]
        assert unused == len(view["unused"])
        assert 80 == sum(map(sum, view["treasures"])) + sum(view["unused"])


@rule("SP-3.5", "SP-E1", "SP-A21")
def test_with_five_two_planets_without_ships_hold_a_fourth_treasure():
    pairs = Counter()
    for seed in range(400):
        s = dealt(5, seed)
        sizes = [len(s.values_at(planet)) for planet in range(6)]
        richer = [planet for planet in range(6) if sizes[planet] == 4]
        assert [3, 3] == [sizes[0], sizes[s.home]]
        assert 2 == len(richer)
        assert not s.values_at(6)
        pairs[tuple(richer)] += 1
    assert 10 == len(pairs)


@rule("SP-3.7")
def test_everybody_starts_with_the_same_secret_set_of_eight():
    s = dealt(5, 2)
    assert [list(range(8))] * 5 == s.to_json()["hands"]
    assert [[-3] * 8] * 4 == GAME.hide(s, 0)["hands"][1:]


@rule("SP-3.8", "SP-A20")
def test_the_first_player_is_drawn_or_named():
    drawn = Counter(dealt(4, seed).first for seed in range(400))
    assert {0, 1, 2, 3} == set(drawn)
    assert min(drawn.values()) > 60
    assert all(2 == dealt(4, seed, first_player="2").first for seed in range(5))
    with pytest.raises(BadOption, match="first_player"):
        dealt(3, 1, first_player="4")


@rule("SP-9.1", "SP-I14")
def test_chance_is_asked_only_before_the_first_turn():
    match = qd.Match("space_pirates", 5, seed=9)
    rng = Rng(1)
    while not match.over:
        seat = match.waiting()[0]
        options = match.ask(seat).options
        match.play(seat, options[rng.below(len(options))].words)
    chance = [entry.seat == CHANCE for entry in match.log]
    assert [True, True] == chance[:2]
    assert not any(chance[2:])
