"""OpenSpiel's own tests, and what they do not ask."""

import json
import random

import pytest

from env.tables import EVERY, drawn

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this version of Python")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from quarterdeck.core.engine import verb_of  # noqa: E402
from quarterdeck.env import openspiel  # noqa: E402

openspiel.register()
EVERY_FEWEST = dict(reversed(EVERY))


SHORT = {
    "negotiation": "off",
    "mutiny_call": "sealed",
    "pace": "turns",
    "max_rounds": 30,
    "round_limit": 50,
}  # games without hundreds of answers that OpenSpiel would look at


def loaded(id_, seats):
    """A game with options that are drawn, as far as OpenSpiel can read them: `0` is always a number to it."""
    options = drawn(id_, seats)
    options |= {name: value for name, value in SHORT.items() if name in options}
    said = "".join(f",{name}={v}" for name, v in options.items() if not (isinstance(v, str) and v.isdigit()))
    return pyspiel.load_game(f"quarterdeck_{id_}(players={seats}{said})")


@pytest.mark.slow
@pytest.mark.parametrize(("id_", "seats"), EVERY)
def test_every_game_passes_a_random_simulation(id_, seats, capfd):
    pyspiel.random_sim_test(loaded(id_, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("id_", sorted({id_ for id_, _ in EVERY}))
def test_a_state_survives_being_written_down_and_copied(id_):
    game = loaded(id_, EVERY_FEWEST[id_])
    state, dice = game.new_initial_state(), random.Random(1)
    for _ in range(60):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    twin = state.clone()
    before = str(state)
    assert before == str(again) == str(twin)
    if not state.is_terminal():
        twin.apply_action(twin.legal_actions()[0])
        assert before == str(state)
        assert before != str(twin)


def test_chance_lists_what_may_come_with_its_odds():
    """Space Pirates draws the seat that starts: three of the same chance."""
    state = pyspiel.load_game("quarterdeck_space_pirates(players=3)").new_initial_state()
    assert state.is_chance_node()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert 1 == pytest.approx(sum(odds for _, odds in outcomes))
        assert len(outcomes) > 1
        state.apply_action(outcomes[-1][0])
    assert state.current_player() >= 0


def test_a_chance_that_is_too_large_to_be_listed_comes_in_bytes():
    state, dice = (
        pyspiel.load_game("quarterdeck_pirates_of_the_7_seas(players=2)").new_initial_state(),
        random.Random(2),
    )
    while not (state.is_chance_node() and state.action_to_string(state.legal_actions()[0]).startswith("byte")):
        state.apply_action(dice.choice(state.legal_actions()))
    spans = []
    for _ in range(8):
        spans.append(len(state.chance_outcomes()))
        state.apply_action(state.legal_actions()[-1])
    assert [256] * 7 + [64] == spans
    assert not (state.is_chance_node() and state.action_to_string(state.legal_actions()[0]).startswith("byte"))


def test_what_a_player_recalls_has_the_view_and_its_own_answers():
    state, dice = pyspiel.load_game("quarterdeck_space_pirates(players=3)").new_initial_state(), random.Random(3)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    seat, words = state.current_player(), state.action_to_string(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    assert [words] == json.loads(state.information_state_string(seat))["answers"]
    other = json.loads(state.information_state_string((seat + 1) % 3))
    assert [] == other["answers"]
    assert -3 in other["state"]["hands"][seat]


def test_a_playthrough_is_the_same_when_it_is_made_again():
    one, two = (
        generate_playthrough.playthrough("quarterdeck_space_pirates(players=3)", action_sequence=None, seed=1)
        for _ in range(2)
    )
    assert one == two
    assert "InformationStateTensor" in one
    assert "ChanceOutcomes" in one


def test_what_may_be_said_without_end_is_not_offered():
    """In Jolly Roger at a live table one may begin to write to others as often as one likes (JR-17.4)."""
    game = pyspiel.load_game("quarterdeck_jolly_roger(players=4,pace=live)")
    endless, say = game.tables.endless, game.tables.game.language
    state, dice, left_out = game.new_initial_state(), random.Random(1), 0
    for _ in range(400):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            s, seat = state.course.s, state.current_player()
            answers = s.stack[-1].options(s, seat)
            legal = [say.at(action) for action in state.legal_actions()]
            assert legal
            assert {answer for answer in answers if verb_of(answer) not in endless} == set(legal)
            left_out += len(answers) - len(legal)
        state.apply_action(dice.choice(state.legal_actions()))
    assert left_out > 0


def test_options_are_parameters():
    game = pyspiel.load_game("quarterdeck_jolly_roger(players=4,negotiation=off,hidden_loot=True)")
    assert {"negotiation": "off", "hidden_loot": True} == {
        name: value for name, value in game.tables.options.items() if name in {"negotiation", "hidden_loot"}
    }
