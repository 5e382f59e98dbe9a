"""Weighing an answer: what is told of it beforehand is certain, comes from the view alone, and changes nothing."""

import random

import pytest

import quarterdeck as qd
from quarterdeck.core.rng import Rng
from quarterdeck.core.weighing import CHANCES, HIDDEN, alike
from quarterdeck.games.space_pirates import data as sp

ANSWERS = 160
EVERY = 4


def kinds(weighed):
    return [told.kind for told in weighed.events]


def warned(weighed):
    return [(phrase.id, rule) for phrase, rule in weighed.warnings]


def played(game, seed):
    """A game of chance answers: every few of them the match, the seat and an answer, before it is given."""
    match = qd.Match(game, max(qd.game(game).seats), seed=seed)
    draw = random.Random(seed)
    for number in range(ANSWERS):
        if match.over:
            return
        seat = draw.choice(match.waiting())
        words = draw.choice(match.ask(seat).options).words
        if number % EVERY == 0:
            yield match, seat, words
        match.play(seat, words)


@pytest.mark.parametrize("game", qd.games())
def test_what_is_certain_happens(game):
    for match, seat, words in played(game, 5):
        weighed = match.weigh(seat, words)
        before = match.position()
        trial = qd.Match.from_position(game, before, seed=9)
        happened = [told.to_json() for told in trial.play(seat, words)]
        certain = [told.to_json() for told in weighed.events]
        assert certain == happened[: len(certain)], (words, weighed.then)
        assert before == match.position(), "weighing changes nothing"


@pytest.mark.parametrize("game", qd.games())
def test_what_is_hidden_tells_nothing(game):
    rules = qd.game(game)
    for match, seat, words in played(game, 6):
        other = rules.determinise(match.view(seat), Rng(99))
        elsewhere = qd.Match.from_position(game, match.position() | {"state": other.to_json()}, seed=1)
        if elsewhere.view(seat) == match.view(seat):  # nothing went on by itself there
            assert match.weigh(seat, words).to_json() == elsewhere.weigh(seat, words).to_json(), words


def placed(*moves, seed=7):
    match = qd.Match("space_pirates", 3, {"first_player": "0"}, seed=seed)
    for number, (card, planet) in enumerate(moves):
        match.play(number % 3, f"place {card} planet_{planet}")
    return match


def test_the_own_card_under_a_ship_is_foretold_to_the_end():
    match = placed(("pirate_5", 0), ("pirate_1", 2), ("pirate_1", 2))
    weighed = match.weigh(0, "place pirate_2 planet_0")
    assert ["placed", "flipped", "sailed"] == kinds(weighed)[:3]
    assert [] == weighed.warnings


def test_both_cards_are_lost_by_the_own_teleport():
    match = placed(("teleport", 3), ("pirate_1", 2), ("pirate_1", 2))
    weighed = match.weigh(0, "place pirate_2 planet_3")
    assert ["placed", "flipped", "trapped"] == kinds(weighed)
    assert [("note-own_trap", "SP-5.6")] == warned(weighed)


def test_a_card_of_somebody_else_parts_the_tables():
    match = placed(("pirate_5", 3), ("pirate_1", 0))
    weighed = match.weigh(2, "place pirate_2 planet_0")
    assert ["placed"] == kinds(weighed), "what it shows is not told"
    assert HIDDEN == weighed.then
    assert weighed.binds
    phrase, rule = weighed.warnings[0]
    assert ("note-may_trap", "SP-5.5") == (phrase.id, rule)
    assert sp.CARDS == phrase.args["unseen"].value, "one in all that nobody has seen"


def test_an_answer_that_dice_follow_says_so():
    for seed in range(20):
        for match, seat, words in played("tiny_epic_pirates", seed):
            if words.startswith("attack"):
                weighed = match.weigh(seat, words)
                assert CHANCES == weighed.then
                assert [("note-odds", "TEP-6.1.2")] == warned(weighed)
                return
    pytest.fail("nobody attacked")


def test_lists_are_alike_as_far_as_all_of_them_are():
    assert 0 == alike([[], [1]])
    assert 2 == alike([[1, 2, 3], [1, 2, 4]])
