"""Plays that count at once and settle later, by a toy game: each has a time of its own and may be interrupted."""

import pytest

import quarterdeck as qd
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.replay import record_of
from quarterdeck.table.rows import in_force
from table import dare
from table.live_tables import window, words_of
from table.owner import Owner


@pytest.fixture
def owner():
    with dare.registered():
        owner = Owner("dare")
        owner.sit("g0", "g1", "g2", "eve")
        yield owner


def plays(owner, *names):
    """What everybody sees of the unsettled plays."""
    shown = owner.told("eve", "state")[-1]["unsettled"]
    return [tuple(play[name] for name in names or ("id", "seat")) for play in shown]


def staked(owner):
    return owner.state(None)["view"]["state"]["staked"]


def test_plays_count_at_once_and_settle_each_in_its_time(owner):
    owner.play(0, "stake")
    owner.wait(1.0)
    owner.play(2, "stake")
    assert ([1, 0, 1], "dare") == (staked(owner), window(owner))
    assert [(1, 0, 3.0, 2.0), (2, 2, 3.0, 3.0)] == plays(owner, "id", "seat", "seconds", "left")
    owner.wait(2.0)
    assert [(2, 2)] == plays(owner)
    owner.wait(1.0)
    assert [] == plays(owner)
    assert [(0, ["staked"]), (2, ["staked"]), (-1, ["settled"]), (-1, ["settled"])] == owner.steps("eve")


def test_settling_does_not_start_the_clock_anew(owner):
    owner.play(0, "stake")
    until = owner.state(None)["clock"]["until"]
    owner.wait(5.0)
    assert (1, until) == (owner.shelf.row.step - 1, owner.state(None)["clock"]["until"])


def test_only_who_can_sees_an_interrupt_among_his_options(owner):
    owner.play(0, "stake")
    owner.play(2, "stake")
    assert ["cut play_1", "cut play_2"] == [words for words in words_of(owner, 1) if words.startswith("cut")]
    marks = [option["marks"] for option in owner.state(1)["decision"]["options"]]
    assert ["play:2"] in marks
    assert not [words for words in words_of(owner, 0) if words.startswith("cut")]


def test_an_interrupt_settles_what_is_older_and_halts_what_is_younger(owner):
    for seat in (0, 2, 0):
        owner.play(seat, "stake")
        owner.wait(0.5)
    owner.play(1, "cut play_2")
    assert ([2, 0, 0], [(3, 0)], "stop") == (staked(owner), plays(owner), window(owner))
    owner.wait(3.9)
    assert [(3, 2.5)] == plays(owner, "id", "left"), "its clock stands still"
    owner.wait(0.2)
    assert ("dare", [(3, 0)]) == (window(owner), plays(owner))
    owner.wait(2.3)
    assert [(3, 0)] == plays(owner)
    owner.wait(0.2)
    assert [] == plays(owner)


def test_more_time_for_a_play_is_for_everybody(owner):
    owner.play(0, "stake")
    owner.play(2, "stake")
    assert [([1, 2],), ([0, 1],)] == plays(owner, "may_extend")
    owner.ask("extend", 2, play=1)
    assert [(13.0, [2], [1]), (3.0, [], [0, 1])] == plays(owner, "seconds", "extended", "may_extend")
    assert [2, 2, 1] == owner.state(None)["clock"]["extensions"]
    for play in (1, 7):
        with pytest.raises(Refusal) as refused:
            owner.ask("extend", 2, play=play)
        assert ("error-no_extension", "DA-4") == (refused.value.reason["id"], refused.value.rule)
    owner.wait(12.9)
    assert [(1,), (2,)] == plays(owner, "id"), "a younger play does not settle before an older one"
    owner.wait(0.2)
    assert [] == plays(owner)


def test_what_is_deferred_is_acknowledged_kept_and_done_when_all_has_settled(owner):
    owner.play(0, "stake")
    owner.play(2, "end")
    assert 2 == owner.shelf.states[owner.shelf.row.head]["ends"]
    assert not owner.shelf.row.over
    owner.restart()
    owner.sit("g0", "eve")
    owner.wait(2.9)
    assert not owner.shelf.row.over, "after a restart a play has its whole time again"
    owner.wait(0.2)
    assert owner.shelf.row.over


def test_time_waits_for_unsettled_plays(owner):
    owner.play(0, "stake")
    owner.ask("extend", 2, play=1)
    owner.ask("extend", 1, play=1)
    owner.wait(22.0)
    for seat in (0, 1, 2):
        owner.play(seat, "pass")
    assert ([], [(1, 0)]) == (owner.state(None)["waiting"], plays(owner))
    owner.wait(2.0)
    assert [(-1, ["settled"])] == owner.steps("eve")[-1:]
    owner.wait(30.0)
    assert owner.shelf.row.over


def test_plays_stand_still_while_everybody_is_away(owner):
    owner.play(0, "stake")
    for guest in ("g0", "g1", "g2"):
        owner.leave(guest)
    owner.wait(1000.0)
    owner.sit("g1")
    assert [(1, 3.0)] == plays(owner, "id", "left")


def test_bots_think_about_new_plays_while_the_game_goes_on():
    """Each bot that can is asked once about each play, with what it may do to it and to let it go."""
    with dare.registered():
        owner = Owner("dare", bots=2)
        owner.sit("g0", "eve")
        asked = []

        def think(thought):
            words = [words for words, _ in thought.choices]
            asked.append((thought.seat, words))
            return "cut play_1" if words == ["pass", "cut play_1"] else "pass"

        owner.think = think
        owner.play(0, "stake")
        owner.wait(0.0)
        assert 1 == sum(seat == 1 and words == ["pass", "cut play_1"] for seat, words in asked)
        assert (1, ["cut"]) in owner.steps("eve")
        assert [0, 0, 0] == staked(owner)


def test_what_was_played_with_unsettled_plays_replays_and_verifies(owner):
    owner.play(0, "stake")
    owner.play(2, "stake")
    owner.play(1, "cut play_1")
    owner.wait(10.0)
    owner.play(0, "end")
    row = owner.shelf.row
    assert row.over
    record = record_of(row, in_force(owner.shelf.log), None)
    again = qd.Match.from_record(record, verify=True)
    assert (record["scores"], [0, 0, 1]) == (again.scores, again.scores)
