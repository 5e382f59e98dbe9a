"""A game ends whatever is answered: a learner may find any policy, one that wants to change nothing too."""

import json
from contextlib import suppress

import pytest

from env.tables import EVERY, drawn
from quarterdeck.core.engine import NONE
from quarterdeck.core.errors import BadOption
from quarterdeck.core.rng import Rng
from quarterdeck.env.play import Play
from quarterdeck.env.tables import Tables
from quarterdeck.games import game

TRIED = 8  # answers at each question
LONGEST = 2000  # answers of a game
ENDLESS = {"tiny_epic_pirates": 200}  # answers that are watched where no rule counts rounds: nobody need bury


def smallest(id_, options):
    """The smallest table with such options at which somebody else sits."""
    for seats in game(id_).seats:
        if seats > 1:
            with suppress(BadOption):
                return Tables(id_, seats, options)
    raise AssertionError(f"expected a table with {options}; found none")


def choices(id_):
    """Each choice of each option once, the others as they are, and some drawn."""
    for one in game(id_).options:
        yield from ({one.name: choice} for choice in one.choices)
    yield from (drawn(id_, seed) for seed in range(3))


CASES = [(id_, options) for id_ in sorted({id_ for id_, _ in EVERY}) for options in choices(id_)]


@pytest.mark.parametrize(("id_", "options"), CASES, ids=[f"{id_}-{i}" for i, (id_, _) in enumerate(CASES)])
def test_no_answer_leads_back_to_where_the_game_was(id_, options):
    """And one who always takes the answer after which least has changed comes to an end, if the rules have one."""
    rng = Rng(len(str(options)))
    play = smallest(id_, options).play(1)
    shown = play.s.to_json()
    seen = {json.dumps(shown)}
    for _ in range(ENDLESS.get(id_, LONGEST)):
        left, best = play.options.copy(), None
        for _ in range(min(TRIED, len(left))):
            option = left.pop(rng.below(len(left)))
            after = Play(play.s.clone(), rng.below(1 << 31), play.endless)
            after.apply(option)
            if after.seat == NONE:
                continue
            told = after.s.to_json()
            assert json.dumps(told) not in seen, game(id_).language.say(option)
            changes = sum(told[name] != shown[name] for name in shown)
            if best is None or changes < best[0]:
                best = changes, after, told
        if best is None:
            return
        _, play, shown = best
        seen.add(json.dumps(shown))
    assert id_ in ENDLESS, f"expected an end within {LONGEST} answers; found none"
