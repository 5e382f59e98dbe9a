"""TEP-4 and TEP-12: the setup, hidden information, and what holds at every moment."""

import json
from collections import Counter

import pytest

import quarterdeck as qd
from games.tiny_epic_pirates.positions import GAME, asked, options, play, table
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, SPECTATOR
from quarterdeck.core.errors import BadOption
from quarterdeck.core.rng import Rng
from quarterdeck.games.tiny_epic_pirates.actions import LANGUAGE
from quarterdeck.games.tiny_epic_pirates.data import CELL_IDS, COMPONENTS, CREW_IDS, DAMAGE, GOOD_IDS, TOKEN_COUNT
from quarterdeck.games.tiny_epic_pirates.flow.setup import Setup


def dealt(seats, seed=1, **changes):
    """A table just dealt, the first question open."""
    s = GAME.new(seats, GAME.check_options(changes))
    engine.settle(s)
    engine.run_chance(s, Rng(seed))
    return s


def ready(seats, seed=1, **changes):
    """A table after the setup, defaults answered."""
    s = dealt(seats, seed, **changes)
    while isinstance(s.stack[-1], Setup):
        seat = s.stack[-1].asked(s)
        engine.answer(s, seat, s.stack[-1].default(s, seat))
    return s


@rule("TEP-4.1")
def test_the_sea_is_every_order_of_sixteen_cards():
    seas = [tuple(dealt(2, seed).sea) for seed in range(50)]
    assert all(sorted(sea) == list(range(16)) for sea in seas)
    assert 50 == len(set(seas))
    assert len({sea[0] for sea in seas}) > 8


@rule("TEP-4.2")
def test_every_card_has_a_face_down_token_and_four_are_set_aside():
    s = ready(2)
    assert 0xFFFF == s.face_down
    assert TOKEN_COUNT == s.unturned
    assert 20 == sum(s.unturned) == 16 + 4


@rule("TEP-4.3", "TEP-I9")
def test_every_player_gets_a_random_captain_and_own_order_tokens():
    captains = Counter()
    for seed in range(60):
        s = dealt(4, seed)
        assert [0, 1, 2, 3] == sorted(captain // 2 for captain in s.captain)
        captains[s.captain[0] // 2] += 1
        for seat in range(4):
            assert 5 == s.orders[seat * 6]
            assert [0, 1, 2, 3, 4] == sorted(s.orders[seat * 6 + 1 : seat * 6 + 6])
    assert 4 == len(captains)
    s.orders = s.orders[::-1]
    assert any(problem.startswith("TEP-I9") for problem in s.problems())


@rule("TEP-4.4", "TEP-AR-1")
def test_legend_mats_start_low():
    s = ready(3)
    assert ([1, 1, 1], [1, 1, 1], 0, [0, 0, 0]) == (s.level, s.gold, s.bloodied, s.buried)
    assert 3 == s.deckhands(0)


@rule("TEP-4.5")
def test_helm_mats_start_with_three_deckhands_at_work():
    s = ready(3)
    assert [1, 1, 1, 0] * 3 == s.hands
    assert ([0, 0, 0], [0, 0, 0]) == (s.helm, s.wheel)
    assert len({tuple(dealt(2, seed).orders[:6]) for seed in range(40)}) > 20


@rule("TEP-4.6")
def test_one_cube_of_each_good_lies_at_a_random_price():
    markets = {tuple(dealt(2, seed).market) for seed in range(60)}
    assert all(sorted(market) == [0, 1, 2, 3] for market in markets)
    assert len(markets) > 12


@rule("TEP-4.7", "TEP-DR-2")
def test_merchants_face_each_other_from_opposite_corners():
    s = ready(2)
    assert ["a1", "d4"] == [CELL_IDS[cell] for cell in s.merchant_at]
    assert [1, 0] == s.merchant_to


@rule("TEP-4.8")
def test_each_merchant_carries_a_random_cube():
    cubes = Counter(good for seed in range(60) for good in dealt(2, seed).merchant_cube)
    assert {0, 1, 2, 3} == set(cubes)


@rule("TEP-4.9", "TEP-DR-3")
def test_two_cards_of_the_lowest_class_lie_open_orange_first():
    first = Counter()
    for seed in range(40):
        s = dealt(2, seed)
        assert [2, 2] == [DAMAGE[card] for card in s.merchant_card]
        assert 9 == s.merchant_deck.bit_count()
        first[s.merchant_card[0]] += 1
    assert {0, 1, 2} == set(first)
    assert ["orange", "green"] == COMPONENTS["merchants"]["order"]


@rule("TEP-4.10")
def test_three_crew_cards_lie_open():
    s = ready(2)
    assert (3, 21, []) == (len(set(s.row)), s.unseen.bit_count(), s.under)


@rule("TEP-4.11", "TEP-4.11.1", "TEP-4.11.2", "TEP-4.11.3", "TEP-DR-15")
def test_navy_ships_and_sides_are_chosen_in_turn_order():
    s = dealt(3, first_player="1")
    asking = []
    for kind in ("place_navy", "place_ship", "place_ship", "place_ship", "choose_side", "choose_side", "choose_side"):
        assert kind == asked(s)[0]
        seat = asked(s)[1]
        asking.append(seat)
        frame = s.stack[-1]
        assert frame.options(s, seat)[0] == frame.default(s, seat)
        if kind == "place_navy":
            assert ["place_navy a4", "place_navy d1"] == options(s, seat)
        if kind == "place_ship":
            assert 6 - s.hidden.bit_count() == len(options(s, seat))
        if kind == "choose_side":
            assert ["front", "back"] == [words.rsplit("_", 1)[1] for words in options(s, seat)]
        play(s, seat, options(s, seat)[-1])
    assert [1, 1, 2, 0, 1, 2, 0] == asking
    assert 0b111 == s.hidden
    assert (1, "steer") == (asked(s)[1], asked(s)[0])
    assert 3 == len(set(s.ship))


@rule("TEP-4.12", "TEP-E8")
def test_starting_cargo_follows_the_turn_order():
    s = dealt(3, first_player="2")
    for turn in range(3):
        seat = (2 + turn) % 3
        assert 1 == s.cargo[seat * 4 + s.market[turn]]
        assert 1 == s.aboard(seat)
    assert 31 == sum(s.bag)


@rule("TEP-4.13")
def test_the_player_count_changes_nothing_else():
    for seats in (2, 3, 4):
        s = ready(seats)
        assert (9, 21, 0xFFFF, [2, 2]) == (
            s.merchant_deck.bit_count(),
            s.unseen.bit_count(),
            s.face_down,
            [DAMAGE[card] for card in s.merchant_card],
        )


@rule("TEP-DR-1")
def test_the_first_player_is_drawn_unless_the_host_names_one():
    assert {0, 1, 2} == {dealt(3, seed).first for seed in range(20)}
    assert {2} == {dealt(3, seed, first_player="2").first for seed in range(5)}
    with pytest.raises(BadOption):
        GAME.new(2, GAME.check_options({"first_player": "3"}))


# -- hidden information ----------------------------------------------------------------------------------------------


@rule("TEP-12.1", "TEP-12.4")
def test_faces_and_draws_do_not_exist_before_chance_decides():
    """The state holds how many tokens and cubes of a kind are unseen, never where they are."""
    s = ready(2)
    view = GAME.view(s, 0, {})["state"]
    assert {0, 1} >= set(view["tokens"])
    assert {"gold_2": 5, "gold_3": 3, "sure_fire": 3, "booty": 4, "tailwind": 3, "storm_pass": 2} == view["unturned"]
    assert set(GOOD_IDS) == set(view["bag"])
    assert "seed" not in json.dumps(view)


@rule("TEP-12.2")
def test_the_crew_deck_shows_a_set_above_a_known_tail():
    s = table(under=[5, 9, 3])
    view = GAME.view(s, 1, {})["state"]
    assert [CREW_IDS[card] for card in (5, 9, 3)] == view["under"]
    assert sorted(view["unseen"], key=CREW_IDS.index) == view["unseen"]
    assert 18 == len(view["unseen"])


@rule("TEP-12.3")
def test_the_merchant_deck_shows_which_cards_are_left_not_their_order():
    view = GAME.view(table(), 0, {})["state"]
    assert [card["id"] for card in COMPONENTS["merchant_cards"]][2:] == view["merchant_deck"]


@rule("TEP-12.5", "TEP-12.6")
def test_everybody_sees_the_same():
    s = ready(4)
    views = [GAME.view(s, seat, {})["state"] for seat in (SPECTATOR, 0, 1, 2, 3)]
    assert all(view == views[0] == s.to_json() for view in views)


# -- what holds always -----------------------------------------------------------------------------------------------


@rule("TEP-I1", "TEP-I3", "TEP-I2")
def test_the_counting_of_cubes_finds_a_lost_one():
    s = ready(2)
    assert [] == s.problems()
    s.bag[0] -= 1
    assert any(problem.startswith("TEP-I1") for problem in s.problems())
    s.bag = [0, 0, 0, 0]
    assert any(problem.startswith("TEP-I3") for problem in s.problems())
    s = ready(2)
    s.cargo[0] += 4
    assert any(problem.startswith("TEP-I2") for problem in s.problems())


@rule("TEP-I19")
def test_only_the_listed_questions_are_asked():
    known = {
        "place_navy",
        "place_ship",
        "choose_side",
        "steer",
        "sail",
        "jostle",
        "order",
        "trade",
        "attack",
        "keep",
        "hire",
        "dismiss",
        "dice",
        "defence_dice",
        "port",
        "bonus",
        "sail_neutral",
        "sail_bonus",
        "which_merchant",
        "join",
        "assign",
        "swap",
        "solo_site",
        "solo_cove",
    }
    found = set()
    for seed in range(8):
        s, rng = dealt(1 + seed % 4, seed), Rng(seed)
        while s.stack and s.rounds < 60:
            frame = s.stack[-1]
            seat = frame.asked(s)
            if seat != CHANCE:
                found.add(frame.prompt(s, seat).kind)
            answers = frame.options(s, seat)
            engine.answer(s, seat, engine.outcome(s, rng) if seat == CHANCE else answers[rng.below(len(answers))])
    assert found <= known
    assert len(found) > 20


@rule("TEP-I10", "TEP-I17", "TEP-I18")
def test_levels_never_fall_captains_always_move_and_turns_are_equal():
    for seed in range(4):
        seats = 2 + seed % 3
        s, rng = dealt(seats, seed), Rng(seed)
        levels, turns, helm = list(s.level), [0] * seats, list(s.helm)
        while s.stack:
            frame = s.stack[-1]
            seat = frame.asked(s)
            steering = seat != CHANCE and frame.prompt(s, seat).kind == "steer"
            answers = frame.options(s, seat)
            engine.answer(s, seat, engine.outcome(s, rng) if seat == CHANCE else answers[rng.below(len(answers))])
            assert all(new >= old for new, old in zip(s.level, levels, strict=True))
            levels = list(s.level)
            if steering:
                turns[seat] += 1
                assert helm[seat] != s.helm[seat]
                helm = list(s.helm)
        assert 1 == len(set(turns))
        assert 3 in s.buried


def test_card_data_keep_the_promises_of_the_specification():
    faces = Counter(face for card in COMPONENTS["crew_cards"] for face in card["dice"])
    assert dict.fromkeys(range(1, 7), 8) == dict(faces)
    sides = Counter(
        face for card in COMPONENTS["captain_cards"] for side in ("front", "back") for face in card[side]["dice"]
    )
    assert dict.fromkeys(range(1, 7), 4) == dict(sides)
    assert 12 == sum(card["burial_cost"] > 0 for card in COMPONENTS["map_cards"])
    assert dict.fromkeys(GOOD_IDS, 2) == dict(Counter(c["market"] for c in COMPONENTS["map_cards"] if c["market"]))


def test_the_language_stays_within_its_bytes():
    assert LANGUAGE.size < 40_000
    assert "tiny_epic_pirates" in qd.games()
