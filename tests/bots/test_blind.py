"""Bots answer from what their seat may know: whatever is hidden, the same seed gives the same answer."""

import pytest

import quarterdeck as qd
from contract.reach import scrambled
from marks import slow
from quarterdeck.bots.searcher import SearchBot
from quarterdeck.core.decision import Decision
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.match import Match

EVERY = 9  # of so many answers of a game one is asked for twice
BOTS = ["random", "deckhand", "bosun", "captain:12", "legend:12"]


def questions(game, seats, seed=5, most=12):
    """Tables of a game that bosuns play, each as it is and with everything else that a seat cannot see."""
    match, met = Match(game, seats, seed=seed), 0
    bosuns = [qd.bot("bosun", seed=seat) for seat in range(seats)]
    while not match.over and met < most * EVERY:
        seat = match.waiting()[0]
        s, met = match.state, met + 1
        if met % EVERY == 0 and seat != CHANCE and len(match.actions(seat)) > 1:
            yield match, seat, [s, *(scrambled(game, s, seat, number) for number in range(2))]
        match.play(seat, bosuns[seat].choose(match.view(seat), match.ask(seat)))


def asked(match, s, seat):
    """What a seat sees and is asked at a table."""
    frame = s.stack[-1]
    decision = Decision("?", match.game, s, seat, frame.options(s, seat), frame.prompt(s, seat), must=True)
    return match.game.view(s, seat, match.options), decision


@slow
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", qd.games())
def test_no_bot_knows_what_is_hidden(game, name):
    seats, met = max(3, qd.game(game).seats.start), 0
    for match, seat, tables in questions(game, seats):
        met += 1
        answers = {qd.bot(name, seed=met).choose(*asked(match, s, seat)) for s in tables}
        assert len(answers) == 1, f"{name} at {seat} of {game} answered {answers}"
    assert met


@slow
@pytest.mark.parametrize("game", qd.games())
def test_what_a_search_considers_follows_from_the_view(game):
    for match, seat, tables in questions(game, max(3, qd.game(game).seats.start), seed=6, most=4):
        first, *others = [SearchBot(3, iterations=12).consider(*asked(match, s, seat)) for s in tables]
        assert all(first == other for other in others)
        options = {match.game.language.say(action) for action in match.actions(seat)}
        assert {one.words for one in first} <= options
        assert 12 == sum(one.visits for one in first)
