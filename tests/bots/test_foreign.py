"""Bots of other packages sit at tables like ours, and whatever they do the game goes on."""

import logging
from importlib.metadata import EntryPoint

import pytest

import quarterdeck as qd
from quarterdeck.bots.foreign import maker
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
