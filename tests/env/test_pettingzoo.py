"""PettingZoo's own tests, and what they do not ask."""

import sys
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from env.tables import EVERY, drawn
from quarterdeck import env

every_table = pytest.mark.parametrize(("id_", "seats"), EVERY)
quietly = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


@every_table
@quietly
def test_agents_one_after_the_other_pass_the_api_test(id_, seats, capsys):
    api_test(env.aec(id_, seats, options=drawn(id_, seats)), num_cycles=40)


@every_table
@quietly
def test_the_same_seed_plays_the_same(id_, seats):
    seed_test(lambda: env.aec(id_, seats, options=drawn(id_, seats)), num_cycles=10)


@every_table
@quietly
def test_a_game_is_cut_off_after_max_cycles(id_, seats):
    options = drawn(id_, seats)
    made = SimpleNamespace(
        parallel_env=lambda max_cycles: env.parallel(id_, seats, options, max_cycles),
        env=lambda max_cycles: parallel_to_aec(env.parallel(id_, seats, options, max_cycles)),
    )
    max_cycles_test(made)


@every_table
@quietly
def test_the_performance_benchmark_runs(id_, seats, monkeypatch, capsys):
    clock = count()  # that moves on whenever somebody looks at it
    timed = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(timed, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(env.aec(id_, seats))
    assert "Finished" in capsys.readouterr().out


@every_table
@quietly
def test_agents_at_once_pass_the_parallel_tests(id_, seats, capsys):
    parallel_api_test(env.parallel(id_, seats, options=drawn(id_, seats)), num_cycles=15)
    parallel_seed_test(lambda: env.parallel(id_, seats), num_cycles=2)


def test_all_who_are_asked_in_secret_answer_in_one_step():
    """Everybody chooses a character in one step of the parallel view."""
    game = env.parallel("pirates_of_the_7_seas", seats=4)
    seen, _ = game.reset(seed=1)
    assert 4 == sum(one["action_mask"][:-1].any() for one in seen.values())
    actions = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    after, *_ = game.step(actions)
    assert 1 == sum(one["action_mask"][:-1].any() for one in after.values())


def test_an_illegal_answer_becomes_the_default_and_is_told():
    game = env.parallel("space_pirates", seats=3)
    seen, _ = game.reset(seed=1)
    asked = next(agent for agent, one in seen.items() if not one["action_mask"][-1])
    *_, infos = game.step(dict.fromkeys(game.agents, game.wait))
    assert {asked: {"illegal": game.wait}} == {agent: info for agent, info in infos.items() if info}


def test_rewards_of_an_ended_game_add_up_to_nothing():
    game = env.aec("space_pirates", seats=5)
    game.reset(seed=3)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, ended, cut, _ = game.last()
        total[agent] += reward
        assert not cut
        game.step(None if ended else int(np.flatnonzero(observation["action_mask"])[0]))
    assert 0 == pytest.approx(sum(total.values()))
    assert max(total.values()) > 0
