"""PettingZoo environments: one agent after the other, or all at once where questions are sealed."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from quarterdeck.core.engine import NONE, answer
from quarterdeck.core.frames import Sealed
from quarterdeck.env.play import Play
from quarterdeck.env.tables import Tables

Agent = str
Observation = dict[str, Any]
SEEDS = 2**31


def aec(game: str, seats: int, options: Mapping[str, Any], max_cycles: int | None) -> AECEnv[Any, Any, Any]:
    """The environment with PettingZoo's usual guards: an illegal answer ends the game for who gave it."""
    bare = SequentialGame(game, seats, options, max_cycles)
    legal = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def agent_of(seat: int) -> Agent:
    """The agent of a seat."""
    return f"seat_{seat}"


def observation_space(tables: Tables, more: int) -> spaces.Dict:
    """An observation and the mask of the answers."""
    high = (255 * tables.scale).astype(np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (tables.actions + more,), np.int8),
        }
    )


class SequentialGame(AECEnv[Agent, Observation, int]):  # type: ignore[misc]
    """A game whose agents answer one after the other. Sealed answers stay hidden until all have answered."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any], max_cycles: int | None) -> None:
        super().__init__()
        self.tables = Tables(game, seats, options)
        self.metadata = {
            "name": f"{game}_v{self.tables.game.rules_version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.max_cycles = max_cycles  # answers of any one agent after which the game is cut off
        self.render_mode = None
        self.possible_agents = [agent_of(seat) for seat in range(seats)]
        self._observations = {agent: observation_space(self.tables, 0) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.tables.actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self._play: Play | None = None

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """Observation and mask."""
        return self._observations[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """All answers of the game, by dense index."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed deals the same."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._play = self.tables.play(int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._given = dict.fromkeys(self.agents, 0)
        self.agent_selection = agent_of(max(0, self._play.seat))

    def observe(self, agent: Agent) -> Observation:
        """What the agent knows, and what it may answer now."""
        play = self._under_way()
        seat = self.possible_agents.index(agent)
        mask = self.tables.mask(play.options if seat == play.seat else [])
        return {"observation": self.tables.observation(play.s, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self._under_way()
        if action is None:
            raise ValueError("expected an answer of an agent whose game goes on; found None")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        play.apply(self._packed(play, int(action)))
        self._given[agent] += 1
        if play.seat == NONE:
            for seat, reward in enumerate(self.tables.game.rewards(play.s)):
                self.rewards[agent_of(seat)] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._given[agent] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if play.seat != NONE:
            self.agent_selection = agent_of(play.seat)
        self._accumulate_rewards()
        self._deads_step_first()

    def close(self) -> None:
        """Nothing is held."""

    def _under_way(self) -> Play:
        if self._play is None:
            raise RuntimeError("expected `reset` before anything else; found a game that has not begun")
        return self._play

    def _packed(self, play: Play, index: int) -> int:
        for option in play.options:
            if self.tables.index(option) == index:
                return option
        raise ValueError(f"expected an answer of the mask; found {index}")


class ParallelGame(ParallelEnv[Agent, Observation, int]):  # type: ignore[misc]
    """A game whose agents act at once. Where a question is sealed, all who are asked answer it in one step.

    The last action is to wait, and the only one of whoever is not asked. An answer that is not legal becomes the
    question's default, which `infos` tells.
    """

    def __init__(self, game: str, seats: int, options: Mapping[str, Any], max_cycles: int | None) -> None:
        self.tables = Tables(game, seats, options)
        self.metadata = {"name": f"{game}_parallel_v{self.tables.game.rules_version}", "render_modes": []}
        self.max_cycles = max_cycles  # steps after which the game is cut off
        self.render_mode = None
        self.possible_agents = [agent_of(seat) for seat in range(seats)]
        self.agents: list[Agent] = []
        self.wait = self.tables.actions
        self._observations = {agent: observation_space(self.tables, 1) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.tables.actions + 1) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self._play: Play | None = None
        self._steps = 0

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """Observation and mask."""
        return self._observations[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """All answers of the game, by dense index, and to wait."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        """Begin a game; the same seed deals the same."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._play = self.tables.play(int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._seen(self._play), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict[str, Any]]
    ]:
        """Answer for all who are asked."""
        play = self._play
        if play is None:
            raise RuntimeError("expected `reset` before `step`; found a game that has not begun")
        infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat, choices in self.asked(play).items():
            agent = agent_of(seat)
            given = actions.get(agent, self.wait)
            legal = {self.tables.index(option): option for option in choices}
            if given not in legal:
                infos[agent]["illegal"] = int(given)
            packed = legal.get(given, play.s.stack[-1].default(play.s, seat))
            answer(play.s, seat, packed)
        play.run()
        self._steps += 1
        over = play.seat == NONE
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        rewards = self.tables.game.rewards(play.s) if over else [0.0] * self.tables.seats
        agents, seen = self.agents, self._seen(play)
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def asked(self, play: Play) -> dict[int, list[int]]:
        """Who is asked now, and what each may answer."""
        if play.seat == NONE:
            return {}
        frame = play.s.stack[-1]
        if isinstance(frame, Sealed):
            return {seat: self.tables.moves(play.s, seat) for seat in frame.waiting(play.s)}
        return {play.seat: play.options}

    def _seen(self, play: Play) -> dict[Agent, Observation]:
        asked, seen = self.asked(play), {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.tables.mask(asked.get(seat, []), 1)
            mask[self.wait] = seat not in asked
            seen[agent] = {"observation": self.tables.observation(play.s, seat), "action_mask": mask}
        return seen
