"""The shared shapes of question, on a toy game whose frames inherit from compiled ones where there are any."""

import itertools

import pytest
from hypothesis import given, strategies as st

from core.toy import LAY, PASS, Brawl, Coin, Deck, brawl, vote
from quarterdeck.core import fields
from quarterdeck.core.engine import answer, outcome, settle
from quarterdeck.core.rng import Rng

hands = st.lists(st.lists(st.integers(0, 40), max_size=4, unique=True), min_size=2, max_size=10)


def test_a_poll_starts_left_of_the_anchor_and_goes_on_after_a_play():
    s = brawl([[2], [4, 6], [8]], 0)
    settle(s)
    window = s.stack[-1]
    assert [1, 2, 0] == window.waiting(s)
    answer(s, 1, LAY | 4 << 8)
    assert [2, 0, 1] == window.waiting(s)
    answer(s, 2, PASS)
    assert [0, 1] == window.waiting(s)
    assert [2] == window.welcome(s)
    assert PASS not in window.options(s, 2)
    answer(s, 0, LAY | 2 << 8)
    assert [1, 2] == window.waiting(s)  # the play emptied `passed`; seat 0 has no card left


def test_the_default_is_a_pass_and_legal_of_a_seat_that_has_passed_too():
    s = brawl([[2], [4, 6]], 0)
    settle(s)
    window = s.stack[-1]
    assert PASS == window.default(s, 1)
    answer(s, 1, PASS)
    assert [1] == window.welcome(s)
    assert window.default(s, 1) in window.options(s, 1)


def test_a_window_in_which_nobody_can_act_never_asks():
    s = brawl([[], [], []], 0)
    settle(s)
    assert not s.stack


def test_a_window_closes_by_its_own_condition():
    s = brawl([[1, 2, 3], [4, 5, 6, 7]], 0)
    settle(s)
    for seat, card in ((1, 4), (1, 5), (0, 1), (1, 6), (0, 2), (1, 7)):
        answer(s, seat, LAY | card << 8)
    assert not s.stack


@given(hands, st.integers(0, 9), st.lists(st.integers(0, 10**6), max_size=60))
def test_a_window_ends_and_asks_only_those_who_can_act(given_hands, anchor, picks):
    s = brawl([hand.copy() for hand in given_hands], anchor % len(given_hands))
    settle(s)
    for pick in picks + [0] * 200:
        if not s.stack:
            break
        window = s.stack[-1]
        able = window.waiting(s) + (window.welcome(s) if pick % 3 == 0 else [])
        seat = able[pick % len(able)]
        assert window.plays(s, seat)
        options = window.options(s, seat)
        answer(s, seat, options[(pick // 5) % len(options)])
    assert not s.stack
    assert sorted(itertools.chain(*given_hands)) == sorted(itertools.chain(*s.hands, s.laid))


def test_sealed_answers_are_opened_together_in_any_order():
    ends = []
    for order in itertools.permutations([0, 1, 3]):
        s = vote([[1, 2], [3], [], [4, 5]])
        settle(s)
        assert [0, 1, 3] == s.stack[-1].waiting(s)
        for seat in order:
            assert [] == s.opened
            answer(s, seat, LAY | s.hands[seat][-1] << 8)
        ends.append(s.opened)
    assert all([2, 3, -1, 5] == end for end in ends)


def test_a_sealed_answer_may_be_changed_until_the_last_is_in():
    s = vote([[1, 2], [3]])
    settle(s)
    answer(s, 0, LAY | 1 << 8)
    assert [0] == s.stack[-1].welcome(s)
    answer(s, 0, LAY | 2 << 8)
    answer(s, 1, LAY | 3 << 8)
    assert [2, 3] == s.opened


def test_chance_keeps_its_odds():
    rng, heads = Rng(5), 0
    for _ in range(2000):
        s = Deck(2, [[], []], [], [], [Coin(-1)])
        settle(s)
        answer(s, -1, outcome(s, rng))
        heads += s.laid[0]
    assert 430 < heads < 570


def test_an_answer_to_a_discreet_question_is_binding():
    class Hush(Brawl):
        def hides_askee(self, s):
            return True

    s = brawl([[1], [2]], 0)
    assert not s.stack[-1].is_final(s, 1, PASS)
    assert Hush([1, 0], 0, 0, 0).is_final(s, 1, PASS)


def test_numbers_of_older_positions_are_read_as_long_as_they_mean_something():
    words = ["deal", "draw", "ready"]
    assert [1, 2, -1, -3] == fields.valued(["draw", 2, None, -3], words)
    with pytest.raises(ValueError, match="expected one of deal, draw, ready; found 3"):
        fields.valued(3, words)
