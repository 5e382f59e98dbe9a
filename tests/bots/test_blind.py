"""Bots answer from what their seat may know: whatever is hidden, the same seed gives the same answer."""

from functools import cache

import pytest

import quarterdeck as qd
from contract.reach import scrambled
from marks import slow
from quarterdeck.bots import LEVELS
from quarterdeck.bots.searcher import SearchBot
from quarterdeck.core.decision import Decision, Still
from quarterdeck.core.engine import CHANCE
from quarterdeck.core.match import Match
from quarterdeck.table.bots import choices_of
from quarterdeck.table.thinking import ADVICE, think

EVERY = 17  # of so many answers of a game one is asked for again
MOST = 12  # questions of a game
SEARCHED = 12  # iterations
BOTS = ["random", *(f"{name}:{SEARCHED}" if name in {"captain", "legend"} else name for name in LEVELS)]
TABLES = [*((game, ()) for game in qd.games()), ("jolly_roger", (("hidden_loot", True), ("captains_gold", True)))]


@cache
def questions(game, options):
    """What a seat sees and is asked, as it is and with everything else that it cannot see, in a game of bosuns."""
    seats = max(3, qd.game(game).seats.start)
    match, met, found = Match(game, seats, dict(options), seed=5), 0, []
    bosuns = [qd.bot("bosun", seed=seat) for seat in range(seats)]
    while not match.over and met < MOST * EVERY:
        seat = match.waiting()[0]
        s, met = match.state, met + 1
        if met % EVERY == 1 and seat != CHANCE and len(match.actions(seat)) > 1:
            tables = [s, *(scrambled(game, s, seat, number) for number in range(2))]
            found.append([asked(match, one, seat) for one in tables])
        match.play(seat, bosuns[seat].choose(match.view(seat), match.ask(seat)))
    return found


def asked(match, s, seat):
    """What a seat sees and is asked at a table."""
    frame = s.stack[-1]
    decision = Decision("?", match.game, Still(s), seat, frame.options(s, seat), frame.prompt(s, seat), must=True)
    return match.game.view(s, seat, match.options), decision


@pytest.mark.parametrize("game", [game for game in qd.games() if qd.game(game).seen])
def test_the_number_of_what_is_seen_says_nothing_of_what_is_hidden(game):
    """Whatever is hidden the number is the same; it is another one as soon as somebody has answered."""
    seen, match, numbers = qd.game(game).seen, Match(game, max(3, qd.game(game).seats.start), seed=5), []
    assert seen
    while not match.over:
        seat, s = match.waiting()[0], match.state
        numbers.append(seen(s, seat))
        assert {numbers[-1]} == {seen(scrambled(game, s, seat, number), seat) for number in range(3)}
        match.play(seat, qd.bot("random", seed=len(numbers)).choose(match.view(seat), match.ask(seat)))
    assert len(numbers) == len(set(numbers)) > 10


@pytest.mark.parametrize("game", [game for game in qd.games() if game != "skeleton"])
def test_only_the_searcher_searches(game):
    """Whoever searched for the others would do it on tables that have the searcher's own cards."""
    assert qd.game(game).thinking.modelled


@slow
@pytest.mark.parametrize(("game", "options"), [table for table in TABLES if not qd.game(table[0]).seen])
def test_a_policy_that_is_asked_for_others_knows_what_they_see(game, options):
    """In a search the others answer by it on the searcher's tables: it must not look at what is hidden from them."""
    seats = max(3, qd.game(game).seats.start)
    match = Match(game, seats, dict(options), seed=5)
    bosuns = [qd.bot("bosun", seed=seat) for seat in range(seats)]
    while not match.over:
        seat, s = match.waiting()[0], match.state
        actions = list(match.actions(seat))
        ratings = [qd.game(game).rate(one, seat, actions) for one in (s, scrambled(game, s, seat, 1))]
        assert ratings[0] == ratings[1]
        match.play(seat, bosuns[seat].choose(match.view(seat), match.ask(seat)))


@slow
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_no_bot_knows_what_is_hidden(game, options, name):
    assert questions(game, options)
    for seed, tables in enumerate(questions(game, options)):
        answers = {qd.bot(name, seed=seed).choose(*one) for one in tables}
        assert len(answers) == 1, f"{name} at {tables[0][0]['seat']} of {game} answered {answers}"


@slow
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_a_search_considers_follows_from_the_view(game, options):
    for tables in questions(game, options)[:4]:
        first, *others = [SearchBot(3, iterations=SEARCHED).consider(*one) for one in tables]
        assert all(first == other for other in others)
        decision = tables[0][1]
        assert {one.words for one in first} <= {option.words for option in decision.options}
        assert sum(one.visits for one in first) == SEARCHED


@slow
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_advice_and_its_reasons_follow_from_the_view(game, options):
    for tables in questions(game, options)[:4]:
        told = {think(f"{ADVICE}:{SEARCHED}", 3, 0.0, view, choices_of(one.options)) for view, one in tables}
        assert len(told) == 1
