"""How placements are rated."""

import pytest

from games.space_pirates.positions import table
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, verb_of
from quarterdeck.core.rng import Rng
from quarterdeck.games.space_pirates import GAME, verbs as v
from quarterdeck.games.space_pirates.data import TELEPORT
from quarterdeck.games.space_pirates.policy import PREFERENCE, lead, pools_of, rate, shade, trap_gain


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
            options = [action for action in s.stack[-1].options(s, seat) if verb_of(action) == v.PLACE]
            expected = []
            for action in options:
                after = s.clone()
                engine.answer(after, seat, action)
                code, planet = v.place_card(action), v.place_planet(action)
                taste = trap_gain(s, pools_of(s), planet) if code == TELEPORT else shade(s, code)
                expected.append(lead(after, seat) * 4 + taste)
            assert expected == rate(s, seat, options)
            met += len(options)
            engine.answer(s, seat, options[rng.below(len(options))])
    assert met > 1000


def test_a_teleport_is_laid_where_guests_are_likely_and_never_when_nobody_comes():
    rich = [[1], [7, 6], [2], [], [], []]
    s = table(3, home=3, treasures=rich, placed=9)
    gains = [trap_gain(s, pools_of(s), planet) for planet in range(6)]
    assert max(gains) == max(gains[0], gains[1])  # the merchant ship lies at 0
    assert gains[1] > gains[2] > gains[3]
    late = table(3, home=3, treasures=rich, placed=22)
    assert trap_gain(late, pools_of(late), 1) < 0


def test_preferences_are_no_moves():
    s = table(3)
    assert PREFERENCE == rate(s, 0, s.stack[-1].preferences(s, 0))[-1]
