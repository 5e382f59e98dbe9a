"""The long walk: every question and the end of games of bosuns, with every number of seats.

`make fits` takes an hour or two and tells each fault at once. What `test_fit.py` looks at in every run are the
commonest questions with the most seats.
"""

import pytest

import quarterdeck as qd
from browser.test_fit import NAMES, SEED, Faults, positions, sit
from quarterdeck.bots.ladder import bot
from quarterdeck.games import GAMES

ALL = 999  # questions, and more answers than a game has
TABLES = [(id_, seats) for id_ in GAMES for seats in qd.game(id_).seats]


def end(id_, seats):
    """The last position of a game of bosuns."""
    match, crew = qd.Match(id_, seats, seed=SEED), [bot("bosun", SEED + seat) for seat in range(seats)]
    while not match.over:
        last, seat = match.state.clone(), match.waiting()[0]
        match.play(seat, crew[seat].choose(match.view(seat), match.ask(seat)))
    return last


def tell(id_, seats, found):
    """Say what does not fit, and fail."""
    print(id_, seats, found, flush=True)
    assert not found.places


@pytest.mark.parametrize(("id_", "seats"), TABLES)
def test_every_question_fits(board, moor, id_, seats):
    sailor = board()
    found = Faults(sailor)
    for prompt, seat, state in positions(id_, seats, "bosun", ALL, 10 * ALL):
        sit(sailor, moor, id_, seat, state, seats)
        found.look(prompt)
    tell(id_, seats, found)


@pytest.mark.parametrize(("id_", "seats"), TABLES)
def test_every_end_fits(board, moor, id_, seats):
    sailor = board()
    sailor.visit(f"/table/{moor(id_, end(id_, seats), ' '.join(['bot'] * seats), names=NAMES)}")
    sailor.page.wait_for_selector(".results")
    found = Faults(sailor)
    found.look("end")
    tell(id_, seats, found)
