"""What is kept of a log entry, and what each reader is told of it."""

import json

import pytest

import quarterdeck as qd
from contract.reach import GAMES
from games.jolly_roger.positions import before_the_call, call_all, landed
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.core.events import ALL, Phrase, Reference, Told
from quarterdeck.core.rng import Rng
from quarterdeck.table.rows import StoredEntry
from quarterdeck.table.telling import event_from_json, event_to_json, is_hidden, step, written


@pytest.mark.parametrize("id_", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_kept_event_is_told_as_the_match_tells_it(id_, seed):
    """Through JSON and back, the events of a random game say to all readers what the match says."""
    match = qd.Match(id_, seats=qd.game(id_).seats[-1], seed=seed)
    rng = Rng(seed)
    seen = []

    def follow(match, entry):
        kept = [json.loads(json.dumps(event_to_json(event))) for event in written(match, entry, 1).events]
        for reader in (SPECTATOR, *range(match.seats)):
            mine = [event for event in (event_from_json(plain).for_reader(reader) for plain in kept) if event]
            assert [one.to_json() for one in match.told(entry, reader)] == [one.to_json() for one in mine]
        seen.append(entry)

    match.watch(follow)
    while not match.over:
        seat = match.waiting()[0]
        actions = match.actions(seat)
        match.apply(seat, actions[rng.below(len(actions))])
    assert len(seen) > 10


def steps_told(match, reader):
    """A list to which the steps of a match are added from now on, as a table tells them to a reader."""
    seen = []

    def follow(match, entry):
        stored = written(match, entry, len(match.log))
        if not is_hidden(stored, reader):
            seen.append(step(stored, len(seen) + 1, reader, match.view(reader)))

    match.watch(follow)
    return seen


@pytest.mark.parametrize("options", [{}, {"pace": "live", "clock": True}])
def test_how_many_have_called_a_mutiny_is_told_to_nobody(options):
    """JR-12.3, section 20: authors, number, events and views of the steps are the same for one caller and for three."""

    def steps(others, reader):
        match = before_the_call(options)
        seen = steps_told(match, reader)
        call_all(match, others)
        assert "uprising" == match.view()["state"]["stack"][-1]["frame"]
        return seen

    for reader in (SPECTATOR, 0, 3):
        alone = steps((), reader)
        assert alone == steps((1,), reader) == steps((2,), reader) == steps((1, 2), reader)
    assert steps((), 1) == steps((2,), 1)
    assert steps((1,), 1) == steps((1, 2), 1)  # a caller who was not drawn learns nothing
    assert steps((2,), 2) == steps((1, 2), 2)


@pytest.mark.parametrize("reader", [SPECTATOR, 1, 2])
def test_what_and_how_much_somebody_wants_to_bury_is_told_to_nobody_before_all_have_chosen(reader):
    """JR-10.4, JR-17.13."""
    heard = []
    for choice in (["done"], ["bury rum", "done"], ["bury gold_3", "bury rum"]):
        match = landed(open=["gold_3 rum", "gold_2"])
        seen, own = steps_told(match, reader), steps_told(match, 0)
        for words in choice:
            match.play(0, words)
        heard.append(seen)
        assert len(choice) == len(own)
        assert match.waiting() == [1]
    assert heard[0] == heard[1] == heard[2]
    assert [0] == [told["seat"] for told in heard[0]]


def test_holes_hide_single_and_listed_arguments():
    words = Phrase("event-drew", {"seat": Reference("seat", 1, ""), "card": Reference("card", 5, "card-rum")})
    whole = Told("drew", "TOY-1", {"seat": 1, "card": 5, "rest": [7, 8]}, words, audience=0b10, holes=0b1010)
    for reader in (0, SPECTATOR):
        told = whole.for_reader(reader)
        assert told
        assert {"seat": 1, "card": -3, "rest": [7, -3]} == told.args
        assert {"kind": "card", "value": -3, "name": "card-hidden"} == told.phrase.args["card"].to_json()
    assert whole.for_reader(1) is whole.for_reader(ALL) is whole
    assert 5 == words.args["card"].value, "the kept phrase stays whole"


def test_an_event_that_others_do_not_notice_is_not_told_to_them():
    whole = Told("peeked", "TOY-1", {"card": 5}, Phrase("event-peeked", {}), audience=0b10, holes=-1)
    assert [None, None, whole, whole] == [whole.for_reader(reader) for reader in (0, SPECTATOR, 1, ALL)]


def entry(seat=0, private=False, auto=False, heard=False):
    events = [Told("e", "", {}, Phrase("e", {}))] if heard else []
    return StoredEntry(1, 0, seat, "w", Phrase("action-w", {}), auto, private, events)


def test_a_private_answer_is_not_told_to_others_unless_they_hear_something():
    mute = entry(seat=2, private=True, auto=True)
    own, other = step(mute, 1, 2, {}), step(mute, 1, 0, {})
    assert (2, True, "action-w") == (own["seat"], own["auto"], own["action"]["id"])
    assert (False, None) == (other["auto"], other["action"])
    assert [False, True, True, False] == [is_hidden(mute, reader) for reader in (2, 0, SPECTATOR, ALL)]
    assert not is_hidden(entry(seat=2, private=True, heard=True), 0)
    assert not is_hidden(entry(seat=2), 0)
