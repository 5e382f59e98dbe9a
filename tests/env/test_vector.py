"""Many games in step are the same games as one by one."""

import numpy as np
import pytest

from env.tables import EVERY, drawn
from quarterdeck import Match, env


@pytest.mark.parametrize(("id_", "seats"), EVERY)
def test_games_in_step_are_dealt_and_asked_like_matches_of_the_same_seeds(id_, seats):
    count, options = 3, drawn(id_, seats)
    games = env.vector(id_, seats, count, options, seed=7, dtype="uint8")
    matches = {i: Match(id_, seats, options, seed=7 + i) for i in range(count)}
    for _ in range(25):
        for i, match in matches.items():
            seat = match.waiting()[0]
            assert seat == games.actors[i]
            answers = match.state.stack[-1].options(match.state, seat)
            moves = [answer for answer in answers if not match.game.language.verb(answer).endless]
            assert bytes(match.game.mask(moves)) == games.masks[i].tobytes()
            assert bytes(games.tables.encoder.slots(match.state, seat)) == games.observations[i].tobytes()
        answers = games.sample()
        for i, match in matches.items():
            match.apply(match.waiting()[0], match.game.language.at(int(answers[i])))
        games.step(answers)
        matches = {i: match for i, match in matches.items() if not match.over}


def test_a_game_that_ends_gives_its_rewards_and_begins_anew():
    games = env.vector("space_pirates", seats=3, count=32, seed=1)
    ends = 0
    for _ in range(80):
        games.step(games.sample())
        ends += games.ended.sum()
        assert not games.rewards[~games.ended].any()
        assert games.rewards.sum(1) == pytest.approx(0, abs=1e-6)
        assert games.masks.any(1).all()
    assert ends > 32


def test_a_game_is_cut_off_after_so_many_answers_and_another_one_begins():
    """Random pirates of Tiny Epic Pirates may sail on without end: none of these games is over after 40 answers."""
    games = env.vector("tiny_epic_pirates", seats=2, count=3, seed=5, max_steps=40)
    first = env.vector("tiny_epic_pirates", seats=2, count=6, seed=5).observations
    for step in range(1, 81):
        games.step(games.sample())
        assert [step % 40 == 0] * 3 == games.truncated.tolist() == games.ended.tolist()
        assert not games.rewards.any()
        if step == 40:
            assert np.array_equal(first[3:], games.observations)


def test_a_game_that_ends_before_it_is_cut_off_was_not_cut_off():
    """No game of Space Pirates lasts 200 answers, and none ends with the tenth."""
    whole, cut = (env.vector("space_pirates", seats=3, count=16, seed=1, max_steps=most) for most in (200, 10))
    ended = 0
    for step in range(1, 61):
        for games in (whole, cut):
            games.step(games.sample())
        assert not whole.truncated.any()
        assert [step % 10 == 0] * 16 == cut.truncated.tolist()
        assert not cut.rewards.any()
        ended += whole.ended.sum()
        assert (whole.rewards[whole.ended] != 0).any(1).all()
    assert ended >= 16


def test_buffers_stay_where_they_are():
    games = env.vector("pirates_of_the_7_seas", seats=2, count=4)
    held = [games.observations, games.masks, games.actors, games.rewards, games.ended, games.truncated]
    before = games.observations.copy()
    games.step(games.sample())
    now = [games.observations, games.masks, games.actors, games.rewards, games.ended, games.truncated]
    assert all(one is two for one, two in zip(held, now, strict=True))
    assert not np.array_equal(before, games.observations)


def test_observations_are_numbers_about_0_to_1_or_bytes():
    floats = env.vector("space_pirates", seats=3, count=2, seed=4)
    rows = env.vector("space_pirates", seats=3, count=2, seed=4, dtype="uint8")
    assert np.float32 == floats.observations.dtype
    assert np.uint8 == rows.observations.dtype
    assert np.allclose(rows.observations * rows.tables.scale, floats.observations)
    assert floats.observations.max() <= 1


def test_an_illegal_answer_is_refused_and_nothing_has_happened():
    games = env.vector("space_pirates", seats=3, count=2)
    before = games.observations.copy()
    with pytest.raises(ValueError, match=f"expected an answer of the mask in game 1; found {games.actions}"):
        games.step(np.array([games.sample()[0], games.actions]))
    with pytest.raises(ValueError, match="expected 2 answers; found 1"):
        games.step(games.sample()[:1])
    assert np.array_equal(before, games.observations)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"count": 0}, "at least one game"),
        ({"dtype": "int8"}, "float32 or uint8"),
        ({"max_steps": 0}, "at least one step"),
    ],
)
def test_what_does_not_fit_is_told(wrong, told):
    with pytest.raises(ValueError, match=told):
        env.vector("space_pirates", **({"seats": 3, "count": 2} | wrong))
