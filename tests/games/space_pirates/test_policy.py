"""How placements are rated."""

import pytest

from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.rng import Rng
from quarterdeck.games.space_pirates import GAME, verbs as v
from quarterdeck.games.space_pirates.policy import lead, rate


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_placement_is_rated_by_the_lead_after_it(seats):
    """Planet by planet, and yet as if every answer had been given on a table of its own."""
    rng, met = Rng(seats), 0
    for _ in range(12):
        s = GAME.new(seats, GAME.check_options({}))
        engine.settle(s)
        while s.stack:
            seat = s.stack[-1].asked(s)
            if seat == CHANCE:
                engine.answer(s, CHANCE, engine.outcome(s, rng))
                continue
            options = s.stack[-1].options(s, seat)
            expected = []
            for action in options:
                after = s.clone()
                engine.answer(after, seat, action)
                expected.append(lead(after, seat) * 4 - v.place_card(action))
            assert expected == rate(s, seat, options)
            met += len(options)
            engine.answer(s, seat, options[rng.below(len(options))])
    assert met > 1000
