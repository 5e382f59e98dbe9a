"""Bots of other packages sit at tables like ours, and whatever they do the game goes on."""

import copy
import logging
import signal
import threading
from importlib.metadata import EntryPoint

import pytest

import quarterdeck as qd
from quarterdeck.bots.foreign import Guarded, maker
from quarterdeck.core.errors import UnknownBot


class First:
    """Takes the first option."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, decision):
        return decision.options[0].words


class Crashes(First):
    def choose(self, view, decision):
        raise KeyError("no such card")


class Cheats(First):
    def choose(self, view, decision):
        return "win at_once"


class Sulks(First):
    def choose(self, view, decision):
        return None


class Stalls(First):
    def choose(self, view, decision):
        while True:
            threading.Event().wait(0.001)


class Insists(First):
    """Goes on whatever it catches, until it is told twice."""

    def choose(self, view, decision):
        try:
            threading.Event().wait()
        except BaseException:  # noqa: BLE001 - as careless code does
            threading.Event().wait()


class Meddles(First):
    """Changes what it was given, and answers as if nothing were."""

    def choose(self, view, decision):
        words = decision.options[0].words
        view["state"].clear()
        decision.actions.clear()
        decision._still.s.stack.clear()  # noqa: SLF001 - that is what it tries
        return words


class Peeks(First):
    """Looks for the hands of the others."""

    def choose(self, view, decision):
        self.found = decision._still.s.hands.copy()  # noqa: SLF001 - that is what it tries
        return decision.options[0].words


class Mute:
    def __init__(self, seed):
        pass


def made(kind, seed=3):
    return maker(EntryPoint("parrot", f"{kind.__module__}:{kind.__name__}", "quarterdeck.bots"))(seed)


def asked():
    match = qd.Match("space_pirates", seats=3, seed=7)
    seat = match.waiting()[0]
    return match.view(seat), match.ask(seat)


def test_a_bot_of_another_package_answers():
    view, decision = asked()
    assert decision.options[0].words == made(First).choose(view, decision)


@pytest.mark.parametrize(
    ("kind", "told"), [(Crashes, "KeyError: 'no such card'"), (Cheats, "'win at_once'"), (Sulks, "None")]
)
def test_one_that_fails_has_its_default_played_and_the_log_says_why(kind, told, caplog):
    view, decision = asked()
    with caplog.at_level(logging.WARNING):
        assert decision.default == made(kind).choose(view, decision)
    assert "bot parrot: expected one of" in caplog.text
    assert told in caplog.text


@pytest.mark.parametrize("kind", [Stalls, Insists])
def test_one_that_stalls_is_interrupted_and_has_its_default_played(kind, caplog):
    view, decision = asked()
    with caplog.at_level(logging.WARNING):
        assert decision.default == Guarded("parrot", kind(1), patience=0.05).choose(view, decision)
    assert "bot parrot: expected one of" in caplog.text
    assert "found none after 0.05 s" in caplog.text
    assert 0 == signal.getitimer(signal.ITIMER_REAL)[0]


def test_one_that_changes_what_it_is_given_changes_nothing():
    match = qd.Match("space_pirates", seats=3, seed=7)
    seat = match.waiting()[0]
    before = match.view(seat)
    kept = copy.deepcopy(before)
    match.play(seat, made(Meddles).choose(before, match.ask(seat)))
    assert kept == before
    assert not match.over


def test_one_that_looks_behind_the_question_finds_what_its_view_tells():
    """Two tables that look alike to the seat look alike to the bot, however it looks."""
    match = qd.Match("space_pirates", seats=3, seed=7)
    seat = match.waiting()[0]
    other = qd.Match("space_pirates", seats=3, seed=7)
    other.state.hands[(seat + 1) % 3] = 1
    found = []
    for one in (match, other):
        bot = Peeks(1)
        Guarded("parrot", bot).choose(match.view(seat), one.ask(seat))
        found.append(bot.found)
    assert found[0] == found[1]


def test_a_whole_game_goes_on_beside_one_that_crashes():
    match, bots = qd.Match("space_pirates", seats=3, seed=1), [made(Crashes), made(Cheats), qd.bot("random")]
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.ask(seat)))
    assert 1 in match.ranks


def test_what_is_no_bot_is_told():
    with pytest.raises(UnknownBot, match=r"expected a bot with `choose\(view, decision\)`"):
        made(Mute)
    with pytest.raises(UnknownBot, match="expected a bot at 'nowhere:Parrot'; found ModuleNotFoundError"):
        maker(EntryPoint("parrot", "nowhere:Parrot", "quarterdeck.bots"))(1)
