"""PM-3, PM-4: components, setup and the first quests."""

import json

import pytest

import quarterdeck as qd
from games.pirates_of_maracaibo.positions import (
    GAME,
    at,
    dealt,
    options,
    say,
    started,
    table,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import NONE
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_maracaibo import data as d
from quarterdeck.games.pirates_of_maracaibo.flow.setup import crowded_cells, spread_locations


@rule("PM-3.1")
def test_counters_have_no_limit():
    s = table(doubloons=60)
    s.islands = [100, 100, 100]
    s.vp = [400, 0]
    assert [] == [problem for problem in s.problems() if "PM-I4" in problem or "PM-I6" in problem]


@rule("PM-3.2")
def test_cards_are_numbered_as_printed():
    assert [*range(1, 60)] == sorted(card["number"] for card in d.COMPONENTS["improvement"])
    assert [*range(60, 72)] == sorted(card["number"] for card in d.COMPONENTS["location"])
    assert [*range(72, 84)] == d.RESIDENCE_NUMBERS
    assert [*range(84, 109)] == d.QUESTS
    assert [*range(109, 121)] == sorted(d.REDBEARD_IDS)


@rule("PM-4.1")
def test_layout_and_modules_are_chosen_before_the_deal():
    defaults = GAME.check_options({})
    assert "standard_open" == defaults["layout"]
    assert not any(defaults[module] for module in d.MODULE_IDS)
    s = dealt(2, layout="narrows_open", rubies=True, retirement=True)
    assert "narrows_open" == d.LAYOUT_IDS[s.layout]
    assert d.RUBIES | d.RETIRING == s.modules


@rule("PM-4.2", "PM-AR-20")
def test_eight_locations_four_residences_fifteen_improvements():
    s = started(3, 5)
    cards = [card for card in s.sea if card != d.LAND]
    assert 27 == len(cards)
    assert [*range(60, 68)] == sorted(card for card in cards if 60 <= card < 72)
    assert 4 == sum(72 <= card < 84 for card in cards)
    assert 15 == sum(card <= 22 for card in cards)
    assert 15 == s.reserve


@rule("PM-4.3")
def test_cards_lie_in_the_cells_of_the_layout_and_nowhere_else():
    assert ["a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1", "c4"] == [d.PLACE_IDS[p] for p in d.LAYOUT_CELLS[0][:9]]
    s = started(2, 3, layout="long_crossing")
    layout = d.LAYOUT_IDS.index("long_crossing")
    assert all((s.sea[place] != d.LAND) == (place in d.LAYOUT_CELLS[layout]) for place in range(d.GRID))


@rule("PM-4.4", "PM-DR-1")
def test_first_games_have_no_group_of_four_locations():
    clustered = 0
    for seed in range(40):
        plain, first = started(2, seed), started(2, seed, first_game=True)
        cards = [[s.sea[place] for place in d.LAYOUT_CELLS[0]] for s in (plain, first)]
        clustered += bool(crowded_cells(0, cards[0]))
        assert [] == crowded_cells(0, cards[1])
        assert sorted(cards[1]) == sorted(set(cards[1]))
    assert clustered > 0


@rule("PM-DR-1")
def test_only_locations_of_large_groups_change_places_with_improvements():
    cards = [*range(60, 68), *range(72, 76), *range(1, 16)]
    assert [0, 1, 2, 3, 4, 5, 6, 7] == crowded_cells(0, cards)
    spread_locations(0, cards, Rng(4))
    assert [72, 73, 74, 75] == cards[8:12]
    assert [] == crowded_cells(0, cards)


@rule("PM-4.5", "PM-6.10", "PM-I20")
@pytest.mark.parametrize("layout", range(len(d.LAYOUT_IDS)), ids=d.LAYOUT_IDS)
def test_every_layout_is_legal_and_can_be_sailed(layout):
    record = d.COMPONENTS["layout"][layout]
    text = "".join(record["rows"])
    assert 27 == text.count("#") == len(d.LAYOUT_CELLS[layout])
    assert [2, 2, 2] == [text.count(island) for island in "GEP"]
    assert record["columns"] in range(8, 11)
    assert 4 == len(record["rows"])
    for place in [*d.LAYOUT_CELLS[layout], d.HARBOUR, d.GULF]:
        assert d.REACH[layout][3][place]


@rule("PM-4.5", "PM-6.10")
@pytest.mark.parametrize("layout", d.LAYOUTS_OFFERED)
def test_every_card_before_the_last_column_leaves_a_choice(layout):
    number = d.LAYOUT_IDS.index(layout)
    last = max(d.LAYOUT_CELLS[number]) // d.ROWS
    ahead = [place for place in d.LAYOUT_CELLS[number] if place // d.ROWS < last]
    assert min(len(d.REACH[number][d.MOVE_MAX][place]) for place in ahead) > 1


def answer(match, rng):
    """The first seat that is asked answers at random."""
    seat = match.waiting()[0]
    offered = match.actions(seat)
    match.apply(seat, offered[rng.below(len(offered))])


@rule("PM-4.5")
@pytest.mark.parametrize(
    ("layout", "rows"),
    [
        ("standard", ["####E###.", "##G#E####", "##G###P##", ".#####P#."]),
        ("narrows", [".###P####", "#GG#P#EE#", "#########", ".#######."]),
    ],
)
def test_a_game_begun_in_a_layout_of_old_is_taken_up_and_played_on(layout, rows):
    """Running games and records hold the layout's name: its cells stay, though nobody is offered it."""
    setting = next(setting for setting in GAME.options if setting.name == "layout")
    assert layout not in setting.choices
    assert rows == next(one["rows"] for one in d.COMPONENTS["layout"] if one["id"] == layout)
    match = qd.Match(GAME, 2, {"layout": layout}, seed=5)
    rng = Rng(5)
    while len(match.log) < 60:
        answer(match, rng)
    written = json.loads(json.dumps(match.position() | {"rules_version": 2}))
    again = qd.Match.from_position(GAME, written, seed=6)
    assert match.position()["state"] == again.position()["state"]
    while not again.over:
        answer(again, rng)
    told = json.loads(json.dumps(again.record() | {"rules_version": 2}))
    assert again.scores == qd.Match.from_record(told).scores


@rule("PM-4.6")
def test_all_level_two_cards_form_the_deck():
    s = started(4, 2)
    assert sorted(d.LEVEL_2) == s.level_2
    assert 41 == s.deck_left()


@rule("PM-4.7")
def test_every_island_starts_with_four_cubes():
    assert [4, 4, 4] == started().islands


@rule("PM-4.8")
def test_six_value_tiles_lie_on_the_locations_with_the_symbol():
    s = started(2, 9)
    assert [0, 0, 1, 1, 2, 2] == sorted(kind for kind in s.values if kind != NONE)
    bare = {d.CARD_IDS[60 + i] for i, kind in enumerate(s.values[:8]) if kind == NONE}
    assert {"bonaire", "tobago"} == bare


@rule("PM-4.9")
def test_everybody_starts_with_empty_boards():
    s = started(3)
    assert [d.HARBOUR] * 3 == s.ships
    assert [d.TRACK_START] * 3 == s.explorers
    assert [0, 0, 0] == s.vp
    assert [NONE] * 15 == s.tiles
    assert [0] * 9 == s.stored == s.buried


@rule("PM-4.10")
def test_black_market_sides_are_common_and_random():
    seen = {tuple(started(2, seed).sides) for seed in range(24)}
    assert len(seen) > 8
    assert all(side in (0, 1) for sides in seen for side in sides)


@rule("PM-4.11", "PM-DR-4")
def test_everybody_sends_one_quest_back_in_secret_and_the_market_opens_last():
    s = dealt(3)
    choice = s.stack[-1]
    assert [0, 1, 2] == choice.waiting(s)
    assert [2, 2, 2] == [len(drawn) for drawn in choice.drawn]
    drawn = [list(quests) for quests in choice.drawn]
    assert [] == s.market
    for seat in (2, 0):
        engine.answer(s, seat, choice.options(s, seat)[1])
        assert [] == s.market
        view = GAME.view(s, 1, {})["state"]["stack"][-1]
        assert [-3, -3] == view["drawn"][seat]
        assert -3 == view["answers"][seat]
    engine.answer(s, 1, choice.options(s, 1)[0])
    assert [[drawn[0][0]], [drawn[1][1]], [drawn[2][0]]] == s.quests
    assert drawn[0][1] in s.deck.middle
    engine.run_chance(s, Rng(1))
    assert 2 == len(s.market)
    assert 20 == s.deck.size()


@rule("PM-4.12", "PM-V18")
@pytest.mark.parametrize(("seats", "shown"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_figureheads_on_offer(seats, shown):
    assert shown == len(started(seats).offered) == len(set(started(seats).offered))


@rule("PM-4.13", "PM-V18")
def test_doubloons_follow_the_turn_order():
    s = GAME.new(4, GAME.check_options({}))
    engine.settle(s)
    assert ["start seat_0", "start seat_1", "start seat_2", "start seat_3"] == options(s)
    say(s, "start seat_2")
    assert [12, 13, 10, 11] == s.doubloons
    assert 2 == s.first


@rule("PM-4.14")
def test_the_last_player_sits_to_the_right_of_the_first():
    s = table(4)
    s.first = 2
    assert 1 == s.last()
    s.first = 0
    assert 3 == s.last()


@rule("PM-AR-1")
def test_the_gulf_touches_the_whole_last_column():
    for layout in range(len(d.LAYOUT_IDS)):
        last = max(d.LAYOUT_CELLS[layout]) // d.ROWS
        touching = [place for place in d.LAYOUT_CELLS[layout] if d.GULF in d.STEPS[layout][place]]
        assert [place for place in d.LAYOUT_CELLS[layout] if place // d.ROWS == last] == touching
    assert [at("i2"), at("i3")] == [place for place in d.LAYOUT_CELLS[0] if d.GULF in d.STEPS[0][place]]
