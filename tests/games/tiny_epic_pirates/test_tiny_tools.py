"""Terminal, encoder and bots of Tiny Epic Pirates."""

import pytest

import quarterdeck as qd
from games.tiny_epic_pirates.positions import (
    ATTACK,
    GAME,
    TRADE,
    at_bonus,
    at_order,
    at_sea,
    at_wheel,
    cell,
    options,
    play,
    table,
)
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.rng import Rng
from quarterdeck.games.terminal import width
from quarterdeck.games.tiny_epic_pirates import policy, verbs as v
from quarterdeck.games.tiny_epic_pirates.data import CAPTAIN_IDS, CAPTAIN_TRIGGER, COST, GOOD_IDS, MARKET
from quarterdeck.games.tiny_epic_pirates.flow.orders import CrewUp
from quarterdeck.games.tiny_epic_pirates.flow.turn import ORDERING, Turn
from quarterdeck.games.tiny_epic_pirates.policy import outlook
from quarterdeck.games.tiny_epic_pirates.render import render
from quarterdeck.words import words

NAMES = ["Ann", "Bob", "Cyd", "Dov"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_terminal_shows_every_card_and_ship(seats, lang):
    s = table(seats, ship=["b1", "c3", "d3", "d4"][: len(table(seats).ship)], hidden=[1])
    said = words(lang, GAME.id)
    text = render(GAME.view(s, 0, {}), said.text, NAMES[:seats])
    for number in range(1, 17):
        assert said.text(f"map-map_{number:02}")[:12] in text
    assert "⚓" in text
    assert "○↘" in text
    assert "●↖" in text
    for name in NAMES[:seats]:
        assert name in text
    if seats == 1:
        assert said.text("rival-solo_thorne") in text
        assert "(L)" in text
    assert {99} == {width(row) for row in text.splitlines()[:12]}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_view_becomes_a_vector_of_one_size(seats):
    s = GAME.new(seats, GAME.check_options({}))
    engine.settle(s)
    rng, encoder = Rng(seats), GAME.encoder(seats, {})
    for _ in range(300):
        if not s.stack:
            break
        for seat in range(seats):
            vector = encoder.slots(s, seat)
            assert encoder.size == len(vector)
            assert 0 <= min(vector) <= max(vector) <= 255
            assert 0 == encoder.lost(s, seat)
        frame = s.stack[-1]
        seat = frame.asked(s)
        answers = frame.options(s, seat)
        engine.answer(s, seat, engine.outcome(s, rng) if seat == CHANCE else answers[rng.below(len(answers))])


def best(s, seat=0):
    """What the policy likes best."""
    answers = s.stack[-1].options(s, seat)
    ratings = GAME.rate(s, seat, answers)
    return options(s, seat)[ratings.index(max(ratings))]


def test_the_policy_buries_when_it_can():
    s = at_bonus(order=3, ship=["b4"], gold=[12], crew=[("willow_watch",)])
    assert "captain_bonus bury" == best(s)
    s = at_wheel(ship=["b4"], gold=[12], helm=[3], hands=[(1, 1, 1, 0)])
    assert "search" == best(s).split()[1]


@rule("TEP-5.4.13")
def test_the_policy_hopes_for_no_second_search_from_a_bonus_that_sails():
    """Order and captain have had their turn: what a card brings under them counts only while one sails before."""
    place = {"order": 3, "ship": ["b3"], "gold": [12], "crew": [("willow_watch",)]}
    before, after = at_sea(**place), at_bonus(**place)
    play(after, 0, "crew_bonus willow_watch sail")

    def promised(s, card):
        ratings = dict(zip(options(s, 0), GAME.rate(s, 0, s.stack[-1].options(s, 0)), strict=True))
        return ratings[f"sail {card}"] - ratings["stop"]

    assert promised(before, "b4") > 4 * promised(after, "b4")


def test_the_policy_sells_dear_and_sails_to_the_market():
    s = at_order(order=1, ship=["b3"], cargo=[("coffee", "coffee")], gold=[2])
    assert "sell 2" == best(s)
    s = at_sea(order=1, ship=["b4"], cargo=[("coffee", "coffee")], gold=[2], hands=[(1, 1, 1, 0)])
    assert "sail b3" == best(s)


def test_the_policy_spends_a_token_only_where_it_wins():
    s = at_order(order=4, ship=["b3", "d3"], merchant_at=["b3", "d4"], sure_fire=[1], hands=[(1, 1, 1, 0)])
    engine.answer(s, 0, GAME.language.read("attack orange"))
    engine.answer(s, -1, GAME.language.read("roll face_1"))
    engine.answer(s, -1, GAME.language.read("roll face_5"))
    assert best(s).startswith("sure_fire die_2 face_")
    s.merchant_card = [9, 10]
    assert "done" == best(s)


def test_worth_grows_with_treasures_and_ends_certain():
    poor = GAME.worth(table(), 0)
    rich = GAME.worth(table(sites={"a2": 0, "a3": 0}, gold=[10]), 0)
    assert poor < rich
    over = table(sites={"a2": 0, "a3": 0, "a4": 0})
    over.stack = []
    assert (1000, 0) == (GAME.worth(over, 0), GAME.worth(over, 1))


@pytest.mark.parametrize("sites", [{}, {"a2": 0, "a3": 0}])
def test_a_buried_treasure_is_worth_more_than_the_gold_for_it(sites):
    before = at_bonus(order=3, ship=["b4"], gold=[12], sites=sites, crew=[("willow_watch",)])
    after = before.clone()
    engine.answer(after, 0, GAME.language.read("captain_bonus bury"))
    assert GAME.worth(before, 0) < GAME.worth(after, 0)


def play_out(kinds, seed, options_=None):
    """A game of greedy (g) and random (r) seats."""
    s = GAME.new(len(kinds), GAME.check_options(options_ or {}))
    engine.settle(s)
    rng = Rng(seed)
    while s.stack:
        frame = s.stack[-1]
        seat = frame.asked(s)
        answers = frame.options(s, seat)
        if seat == CHANCE:
            action = engine.outcome(s, rng)
        elif kinds[seat] == "g":
            ratings = GAME.rate(s, seat, answers)
            action = answers[ratings.index(max(ratings))]
        else:
            action = answers[rng.below(len(answers))]
        engine.answer(s, seat, action)
    return s


def test_greedy_beats_three_random_pirates_from_every_seat():
    for seat in range(4):
        kinds = ["r"] * 4
        kinds[seat] = "g"
        assert 1 == GAME.ranks(play_out(kinds, seat))[seat]


def test_greedy_pirates_bury_three_treasures_in_a_sound_number_of_rounds():
    rounds = sorted(play_out("gg", seed).rounds for seed in range(7))
    assert 12 <= rounds[3] <= 24


def test_bots_play_a_solo_game_to_its_end():
    match = qd.Match("tiny_epic_pirates", 1, {"solo_captain": "solo_crowe", "solo_personality": "solo_greedy"}, seed=2)
    bot = qd.bot("greedy", seed=1)
    while not match.over:
        match.play(0, bot.choose(match.view(0), match.ask(0)))
    assert [1, 2] == sorted(match.ranks)
    assert 2 == len(match.scores)


# -- the policy ------------------------------------------------------------------------------------------------------


def worth_of(s, order, where, *, crossing):
    """What the policy thinks of ending a turn somewhere."""
    return outlook.place_worth(s, outlook.Outlook(s, 0), order, cell(where), crossing)


@rule("TEP-17.14")
def test_the_policy_fears_the_navy_of_a_treasure_buried_in_the_same_turn():
    """It reaches one card for nobody's treasures and two for one (TEP-8.3): a burial within two cards is caught."""
    safe = {"captain": ["captain_1_back"], "gold": [13], "ship": ["b3", "d4"]}
    trigger = CAPTAIN_TRIGGER[CAPTAIN_IDS.index("captain_1_back")]
    near, far = at_wheel(navy="b1", **safe), at_wheel(navy="d1", **safe)
    assert COST[near.sea[cell("b3")]]
    lost = outlook.CAUGHT * 3
    risk = [worth_of(s, trigger, "b3", crossing=0) - worth_of(s, trigger, "b3", crossing=1) for s in (near, far)]
    assert [lost, 0] == risk


@rule("TEP-9.1")
def test_the_policy_plans_nothing_beyond_the_last_round():
    s = at_wheel(ship=["b1", "d4"], sites={"a1": 1, "a2": 1, "a3": 1})
    assert -outlook.IDLE == worth_of(s, ATTACK, "b1", crossing=0)


@rule("TEP-3.1", "TEP-17.3")
def test_the_policy_counts_no_gold_beyond_the_limit():
    """Three coffee at a full track but for two gold: one is sold; deckhands on Extort and searches bring less."""
    poor, rich = (at_wheel(gold=[gold], cargo=[("coffee", "coffee", "coffee")], crossed=1) for gold in (0, 11))
    market = next(place for place in range(16) if MARKET[rich.sea[place]] == GOOD_IDS.index("coffee"))
    left = []
    for s in (poor, rich):
        look = outlook.Outlook(s, 0)
        outlook.order_gain(s, look, TRADE, market)
        left.append(look.aboard)
    assert [0, 2] == left
    searched = [outlook.token_worth(s, outlook.Outlook(s, 0)) for s in (poor, rich)]
    assert searched[1] < searched[0]
    extorted = [policy.rate(s, 0, [v.assign(0, 0, 3, 0), v.assign(0, 3, 0, 0)]) for s in (poor, rich)]
    assert 100 == (extorted[0][0] - extorted[0][1]) - (extorted[1][0] - extorted[1][1])


@rule("TEP-5.3.3.4", "TEP-17.10")
def test_the_policy_mutinies_for_a_treasure_that_is_near():
    """The other side buries by an order that can be given here, the present one by one that cannot."""
    ratings = {}
    for gold in (0, 13):
        s = table(stack=[Turn(0, ORDERING + 1), CrewUp(0)], helm=[3, 0], gold=[gold], ship=["b1", "d4"])
        for side in (0, 1):
            s.captain[0] = side
            ratings[gold, side] = policy.rate(s, 0, [v.MUTINY, *[v.hire(card) for card in s.row], v.HIRE_NOBODY])
    assert all(mutiny < max(others) for (gold, _), (mutiny, *others) in ratings.items() if not gold)
    assert any(mutiny > max(others) for (gold, _), (mutiny, *others) in ratings.items() if gold)
