"""One seat of a game as a Gymnasium environment."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from env.tables import EVERY, drawn
from quarterdeck import bot, env
from quarterdeck.core.errors import BadSeats


@pytest.mark.parametrize(("id_", "seats"), EVERY)
@pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")
def test_gymnasium_finds_nothing_wrong(id_, seats):
    check_env(
        env.gym(id_, seats, opponents=["random"] * (seats - 1), options=drawn(id_, seats)), skip_render_check=True
    )


def test_a_game_is_played_to_its_end_against_bots():
    game = env.gym("space_pirates", seats=4, opponents=["bosun", "random", bot("deckhand", seed=5)])
    rng = np.random.default_rng(1)
    for seed in range(4):
        seen, info = game.reset(seed=seed)
        over, rewards = False, []
        while not over:
            assert game.observation_space.contains(seen)
            assert (info["action_mask"] == game.action_masks()).all()
            seen, reward, over, cut, info = game.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            assert not cut
            rewards.append(reward)
        assert -1 <= rewards[-1] <= 1
        assert not any(rewards[:-1])


def test_the_learner_sits_in_another_seat_in_every_game_unless_it_is_told():
    free = env.gym("space_pirates", seats=3, opponents=["random"] * 2)
    assert {0, 1, 2} == {free.reset(seed=seed)[1]["seat"] for seed in range(20)}
    fixed = env.gym("space_pirates", seats=3, opponents=["random"] * 2, seat=1)
    assert {1} == {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)}


def test_an_illegal_answer_loses():
    game = env.gym("space_pirates", seats=3, opponents=["random"] * 2)
    _, info = game.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = game.step(wrong)
    assert (-1.0, True, wrong) == (reward, over, info["illegal"])


def test_a_learner_is_offered_moves_and_no_preferences():
    """SP-7.14.2: whether treasures are claimed by themselves may be switched for ever, and is no move."""
    game = env.gym("space_pirates", seats=3, opponents=["random"] * 2)
    game.reset(seed=1)
    language = game.tables.game.language
    offered = [language.at(int(index)) for index in np.flatnonzero(game.action_masks())]
    assert {"place"} == {language.verb(answer).name for answer in offered}


def test_what_does_not_fit_is_told():
    with pytest.raises(BadSeats, match="expected 2 opponents for 3 seats; found 1"):
        env.gym("space_pirates", seats=3, opponents=["random"])
    with pytest.raises(BadSeats, match="expected a seat from 0 to 2; found 3"):
        env.gym("space_pirates", seats=3, opponents=["random"] * 2, seat=3)
