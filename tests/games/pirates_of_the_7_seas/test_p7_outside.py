"""What the rest of the world asks of the game: a picture in the terminal, numbers for networks, bots that play well."""

import pytest

import quarterdeck as qd
from games.pirates_of_the_7_seas.positions import ID, calling, choosing, play, table
from marks import rule
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_the_7_seas.data import CARTOGRAPHER, SHIPWRIGHT
from quarterdeck.games.pirates_of_the_7_seas.flow.loot import LOADING, Loot
from quarterdeck.games.pirates_of_the_7_seas.flow.raid import COMMIT, Raid
from quarterdeck.games.pirates_of_the_7_seas.policy import rate, worth
from quarterdeck.games.pirates_of_the_7_seas.render import render, token
from quarterdeck.games.pirates_of_the_7_seas.verbs import choose, keep, send
from quarterdeck.words import words

NAMES = ["Ann", "Bob", "Cyd", "Dov"]


def some_game(seats, seed, answers):
    m, rng = qd.Match(ID, seats, seed=seed), Rng(seed)
    for _ in range(answers):
        if m.over:
            break
        seat = m.waiting()[0]
        options = m.ask(seat).options
        m.play(seat, options[rng.below(len(options))].words)
    return m


@rule("P7-E14", "P7-5.6")
@pytest.mark.parametrize(("chests", "shown"), [(39, ""), (40, " (40)"), (79, " (40)"), (80, " (80)"), (120, " (80)")])
def test_the_chest_token(chests, shown):
    assert shown == token(chests)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_can_be_drawn_in_a_terminal(lang, seats):
    for answers in (0, 5, 60, 1000):
        m = some_game(seats, 3, answers)
        drawn = render(m.view(0), words(lang, ID).text, NAMES[:seats])
        assert all(name in drawn for name in NAMES[:seats])


def test_a_view_becomes_numbers_that_fit_into_bytes():
    game = qd.game(ID)
    for seats in (2, 3, 4):
        for answers in (0, 7, 40, 90, 1000):
            vector = game.encode(some_game(seats, 5, answers).view(1))
            assert game.encoder(seats, {}).size == len(vector)
            assert 0 <= min(vector) <= max(vector) <= 255


def test_the_numbers_do_not_depend_on_what_is_hidden():
    mine = {"hand": ["convoy_spain_1"]}
    s = calling(["merchant", "captain", "shaman"], {"hand": ["curse_idol"], "rum": 1}, mine, {})
    t = calling(["cartographer", "captain", "islander"], {"hand": ["port_havana"], "rum": 1}, mine, {})
    assert qd.game(ID).encode(play(s).view(1)) == qd.game(ID).encode(play(t).view(1))


# -- the policy knows the strategy notes ----------------------------------------------------------------------------


def best(s, seat, actions):
    ratings = rate(s, seat, actions)
    return actions[ratings.index(max(ratings))]


def test_a_lone_ship_is_better_than_none_and_a_crowd_invites_more():
    """P7-23.3, P7-23.4."""
    lonely = table(4, stack=[Raid(1, 3, COMMIT, 3, [0, 0, 0, 0])])
    assert send(0) != best(lonely, 0, [send(n) for n in range(5)])
    crowded = table(4, stack=[Raid(1, 3, COMMIT, 3, [0, 4, 4, 4])])
    assert send(4) == best(crowded, 0, [send(n) for n in range(5)])
    assert rate(lonely, 0, [send(4)]) < rate(crowded, 0, [send(4)])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_are_bought_early_at_every_table(seats):
    """P7-23.1."""
    s = choosing(seats, {"hand": ["curse_idol"], "reserve": 3}, first=1)
    assert choose(SHIPWRIGHT) == best(s, 0, [choose(SHIPWRIGHT), choose(CARTOGRAPHER)])


def test_cheap_single_goods_are_refused_and_a_set_is_completed():
    """P7-23.5, P7-23.6."""
    s = table(3, {"fleet": 3}, {}, stack=[Loot(0, LOADING, 0, [0, 1, 0])])
    assert keep(0, 0, 0) == best(s, 0, [keep(0, 1, 0), keep(0, 0, 0)])
    s = table(3, {"rum": 2}, {}, stack=[Loot(0, LOADING, 0, [1, 0, 0])])
    assert keep(1, 0, 0) == best(s, 0, [keep(1, 0, 0), keep(0, 0, 0)])


def test_a_merchant_sells_a_dear_set():
    m = play(calling(["merchant", "captain", "captain"], {"rum": 3, "coffee": 1}, {}, call="merchant"))
    choice = qd.bot("greedy", seed=1).choose(m.view(0), m.decision(0))
    assert choice.startswith("sell 3")


@rule("P7-6.2.1")
def test_a_merchant_without_goods_is_chosen_where_others_may_raid_and_nothing_else_can_act():
    mine = {"reserve": 0, "corsairs": ["england", "spain", "france", "netherlands"]}
    raider = {
        "hand": ["convoy_spain_1", "convoy_spain_2", "convoy_france_1"],
        "used": ["merchant", "cartographer", "shipwright", "governor"],
    }
    m = play(
        choosing(
            4,
            mine,
            raider,
            raider | {"hand": ["convoy_england_1", "convoy_england_2"]},
            raider | {"hand": ["convoy_netherlands_1", "convoy_netherlands_2"]},
            deck=[],
        )
    )
    assert "choose merchant" == qd.bot("greedy", seed=1).choose(m.view(0), m.decision(0))
    m = play(choosing(4, mine, {}, deck=[]))
    assert "choose merchant" != qd.bot("greedy", seed=1).choose(m.view(0), m.decision(0))


def test_worth_grows_with_wealth_and_is_sure_at_the_end():
    poor, rich = table(3), table(3, {"chests": 9, "rum": 3}, {})
    poor.stack = rich.stack = [Raid(0, 0, COMMIT, 0, [0, 0, 0])]
    assert worth(poor, 0) < worth(rich, 0)
    done = table(3, {"chests": 9}, {}, rounds_left=0)
    assert [1000, 0, 0] == [worth(done, seat) for seat in range(3)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats):
    won = 0
    for seed in range(4):
        m = qd.Match(ID, seats, seed=seed)
        bots = [qd.bot("greedy" if seat == seed % seats else "random", seed=seed) for seat in range(seats)]
        while not m.over:
            seat = m.waiting()[0]
            m.play(seat, bots[seat].choose(m.view(seat), m.ask(seat)))
        won += m.ranks[seed % seats] == 1
    assert won == 4


def test_captain_answers_legally_and_the_same_for_the_same_seed():
    m = some_game(3, 2, 20)
    seat = m.waiting()[0]
    answers = {qd.bot("captain:30", seed=4).choose(m.view(seat), m.decision(seat)) for _ in range(2)}
    assert 1 == len(answers)
    assert answers.pop() in m.decision(seat)
