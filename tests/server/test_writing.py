"""What travels are changes of views: put together again they are the views, and they tell nothing else."""

import json
import random

import pytest
from hypothesis import given, strategies as st

import quarterdeck as qd
from quarterdeck.core.engine import SPECTATOR
from quarterdeck.games import games
from quarterdeck.table.differences import applied, change, checksum
from quarterdeck.table.writing import Known, Writing, read, steps_read, steps_wired
from server.harness import Guest

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.just(-3) | st.sampled_from(["a", "ż"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcde"), inner, max_size=4),
    max_leaves=30,
)
MOVES = 120


def written(value):
    return json.dumps(value, sort_keys=True)


@given(VALUES, VALUES)
def test_a_change_makes_one_value_of_another(old, new):
    before = written(old)
    assert written(new) == written(applied(old, json.loads(json.dumps(change(old, new)))))
    assert written({}) == written(change(old, json.loads(written(old))))
    assert before == written(old), "the old value stays as it is"


def tells_only(how, new):
    """Whether all that a change says stands in the later value, at its place."""
    if isinstance(how, list):
        return how == [] or (len(how) == 1 and written(how[0]) == written(new))
    if isinstance(new, list):
        return all(how[i] == [len(new)] if i == "length" else tells_only(how[i], new[int(i)]) for i in how)
    return all(tells_only(inner, new.get(name)) for name, inner in how.items())


def has_fraction(value):
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return isinstance(value, float) or any(has_fraction(one) for one in inside)


@pytest.mark.parametrize("game", sorted(games()))
def test_what_a_reader_puts_together_is_his_view_at_every_step(game):
    """And a change says nothing that the reader's later view does not: what is hidden there does not travel."""
    chance = random.Random(game)
    rules = qd.game(game)
    match = qd.Match(game, seats=min(rules.seats.stop - 1, 4), seed=11)
    readers = [SPECTATOR, *range(match.seats)]
    told = {reader: {} for reader in readers}  # what the server knows to be known, and what a client knows
    heard = {reader: {} for reader in readers}
    for _ in range(MOVES):
        if match.over:
            break
        writing = Writing()
        for reader in readers:
            seat, view = None if reader == SPECTATOR else reader, match.view(reader)
            base = told[reader].get(seat)
            message = {"type": "state", "seat": seat, "step": 1, "view": view}
            sent = json.loads(writing.text(message, told[reader]))
            assert not has_fraction(view), "numbers are written alike in every language only if they are whole"
            assert base is None or tells_only(sent["change"], view)
            assert written(view) == written(read(sent, heard[reader])["view"])
        seat = chance.choice(match.waiting())
        match.apply(seat, chance.choice(match.actions(seat)))


def test_steps_follow_from_each_other():
    views = [{"gold": gold, "ring": [1, 2, 3][:gold]} for gold in range(5)]
    steps = [{"step": i, "view": view} for i, view in enumerate(views)]
    sent = json.loads(json.dumps(steps_wired(steps, None)))
    assert [views[0]] == sent[0]["change"]
    assert {"gold": [2], "ring": {"1": [2]}} == sent[2]["change"]
    assert steps == steps_read(sent)


def test_messages_that_are_the_same_are_written_once():
    view, later = {"gold": 1, "sea": list(range(50))}, {"gold": 2, "sea": list(range(50))}
    writing = Writing()
    anew: Known = {0: view}
    late: Known = {0: view}
    new: Known = {}
    message = {"type": "state", "seat": 0, "view": later}
    assert writing.text(message, anew) is writing.text(message, late)
    assert '"change":{"gold":[2]}' in writing.text(message, {0: view})
    assert f'"sum":{checksum(later)}' in writing.text(message, new)
    assert [later] * 3 == [anew[0], late[0], new[0]]
    assert '"change":{}' in writing.text(message, anew)


async def test_whoever_has_lost_count_is_told_everything_again(guest: Guest):
    """A checksum that is not met, for whatever reason: the client asks to be told again, and plays on."""
    table = await guest.open("me", "Bob", "Cyd", options={"first_player": "0"})
    wire = await (await guest.sit(table)).greeted(3)
    await wire.play(0)
    for seat in (0, 1, 2):
        wire.known[seat] = wire.known[seat] | {"over": 7}
    with pytest.raises(ValueError, match="checksum"):
        await wire.play(1)
    await wire.send(type="resync")
    while len({one["seat"] for one in map(json.loads, wire.raw[-3:]) if one["type"] == "state"}) < 3:
        wire.raw.append(await wire.line())
    assert all(isinstance(json.loads(text)["change"], list) for text in wire.raw[-3:])


def test_the_checksum_is_that_of_the_client():
    """The same value stands in web/src/shell/differences.test.ts."""
    value = {"b": [1, -3, None, True], "a": {"ż": 'Bożena ☠ "x"\n', "A": 0}, "Z": {}}
    assert 250557892 == checksum(value)
