"""OpenSpiel games: `register()`, then `pyspiel.load_game("quarterdeck_<game>(players=4)")`.

Chance is explicit: what a deck or a die may bring is listed with its odds, and a chance that is too large to be listed
comes byte by byte. Options of the table are parameters. Seats with one option, and chance with one, are answered for.
What may be said without end, such as talk, is not offered: it is in no environment.
"""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, NONE, Position
from quarterdeck.core.rng import KEY_BITS
from quarterdeck.env.tables import Tables
from quarterdeck.games import game as game_of, games

BYTE = 256
LONGEST = 1_000_000  # steps of a game
_registered: set[str] = set()


def register() -> list[str]:
    """Let OpenSpiel find all games; their names there."""
    for id_ in games():
        name = name_of(id_)
        if name not in _registered:
            pyspiel.register_game(type_of(id_, game_of(id_).seats[0]), class_of(id_))
            _registered.add(name)
    return sorted(_registered)


def name_of(game: str) -> str:
    """What a game is called in OpenSpiel."""
    return f"quarterdeck_{game}"


def type_of(game: str, players: int) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    rules = game_of(game)
    fewest = max(2, rules.seats[0])
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Quarterdeck: {game}, rules version {rules.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if players > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": fewest} | {option.name: option.default for option in rules.options},
    )


def class_of(game: str) -> type[pyspiel.Game]:
    """The class of a game's tables."""

    class Game(pyspiel.Game):  # type: ignore[misc]
        """Tables of the game with one number of players and one choice of options."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            chosen = dict(params or {})
            players = int(chosen.pop("players", max(2, game_of(game).seats[0])))
            self.tables = Tables(game, players, chosen)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.tables.actions,
                max_chance_outcomes=max(BYTE, self.tables.actions),
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if players > 1 else None,
                max_game_length=LONGEST,
            )
            super().__init__(type_of(game, players), info, params or {})

        def new_initial_state(self) -> "State":
            return State(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
            return Observer(self.tables, iig_obs_type is not None and iig_obs_type.perfect_recall)

    return Game


class Course:
    """What a state of OpenSpiel is made of; copied as a whole."""

    def __init__(self, game: str, s: Position, key: list[int], given: list[list[str]]) -> None:
        self.game = game
        self.s = s
        self.key = key  # bytes of a large chance that have come
        self.given = given  # by seat: its answers in words
        self.views: dict[int, dict[str, Any]] = {}  # by seat, of this position
        self.rows: dict[int, Any] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return Course(self.game, self.s.clone(), self.key.copy(), [answers.copy() for answers in self.given])

    def __reduce__(self) -> tuple[Any, ...]:
        return course_of, (self.game, self.s.to_json(), self.key, self.given)


def course_of(game: str, written: dict[str, Any], key: list[int], given: list[list[str]]) -> Course:
    """One that was written down."""
    return Course(game, game_of(game).restore(written), key, given)


class Shared:
    """The tables of a state, which copies share."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def __deepcopy__(self, memo: dict[int, Any]) -> "Shared":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return shared_of, (self.tables.game.id, self.tables.seats, self.tables.options)


def shared_of(game: str, seats: int, options: dict[str, Any]) -> Shared:
    """One that was written down."""
    return Shared(Tables(game, seats, options))


class State(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        tables: Tables = game.tables
        self.shared = Shared(tables)
        self.course = Course(tables.game.id, tables.start(), [], [[] for _ in range(tables.seats)])
        self._run()

    def current_player(self) -> int:
        s = self.course.s
        if not s.stack:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = s.stack[-1].asked(s)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return not self.course.s.stack

    def returns(self) -> list[float]:
        tables = self.shared.tables
        return tables.game.rewards(self.course.s) if self.is_terminal() else [0.0] * tables.seats

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._answers(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        s = self.course.s
        frame = s.stack[-1]
        options = frame.options(s, CHANCE)
        if not options:
            size = self._span()
            return [(byte, 1 / size) for byte in range(size)]
        odds = frame.odds(s) or [1] * len(options)
        index = self.shared.tables.index
        return sorted((index(one), odd / sum(odds)) for one, odd in zip(options, odds, strict=True))

    def _apply_action(self, action: int) -> None:
        course, player = self.course, self.current_player()
        s = course.s
        if player == pyspiel.PlayerId.CHANCE and not s.stack[-1].options(s, CHANCE):
            self._add_byte(action)
            return
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        packed = self._answers(seat)[action]
        if seat != CHANCE:
            course.given[seat].append(self.shared.tables.game.language.say(packed))
        engine.answer(s, seat, packed)
        self._run()

    def _action_to_string(self, player: int, action: int) -> str:
        s = self.course.s
        if player == pyspiel.PlayerId.CHANCE and s.stack and not s.stack[-1].options(s, CHANCE):
            return f"byte {action}"
        language = self.shared.tables.game.language
        return language.say(language.at(action))

    def information_state_string(self, player: int | None = None) -> str:
        """The view, and the seat's own answers: what it may recall."""
        seat = self.current_player() if player is None else player
        return json.dumps({"answers": self.course.given[seat]} | self._view(seat))

    def observation_string(self, player: int | None = None) -> str:
        """The view."""
        return json.dumps(self._view(self.current_player() if player is None else player))

    def __str__(self) -> str:
        return json.dumps(self.course.s.to_json() | {"key": self.course.key, "given": self.course.given})

    def row(self, seat: int) -> Any:
        """What a seat knows, as numbers."""
        rows = self.course.rows
        if seat not in rows:
            rows[seat] = self.shared.tables.observation(self.course.s, seat)
        return rows[seat]

    def _view(self, seat: int) -> dict[str, Any]:
        tables, views = self.shared.tables, self.course.views
        if seat not in views:
            views[seat] = tables.game.view(self.course.s, seat, tables.options)
        return views[seat]

    def _answers(self, seat: int) -> dict[int, int]:
        s, tables = self.course.s, self.shared.tables
        return {tables.index(option): option for option in tables.moves(s, seat)}

    def _span(self) -> int:
        """How many values the next part of a key has."""
        return 1 << min(8, KEY_BITS - 8 * len(self.course.key))

    def _add_byte(self, byte: int) -> None:
        course = self.course
        course.key.append(byte)
        if 8 * len(course.key) >= KEY_BITS:
            key = sum(part << 8 * i for i, part in enumerate(course.key))
            course.key = []
            engine.answer(course.s, CHANCE, key)
            self._run()

    def _run(self) -> None:
        """Answer for whoever has one option."""
        s = self.course.s
        self.course.views, self.course.rows = {}, {}
        while s.stack:
            frame = s.stack[-1]
            waiting = frame.waiting(s)
            asked = [CHANCE] if waiting[0] == CHANCE else [seat for seat in waiting if seat != CHANCE]
            forced = next((seat for seat in asked if len(frame.options(s, seat)) == 1), NONE - 1)
            if forced < CHANCE:
                return
            engine.answer(s, forced, frame.options(s, forced)[0])


class Observer:
    """Observations of a seat, as tensor and as string."""

    def __init__(self, tables: Tables, recalls: bool) -> None:
        self.tables = tables
        self.recalls = recalls
        self.tensor = np.zeros(tables.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what the player knows."""
        self.tensor[:] = state.row(player)

    def string_from(self, state: State, player: int) -> str:
        """Say what the player knows."""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)
