"""A table without I/O: what is asked for, kept and told."""

import pytest

from quarterdeck.table.refusal import Refusal
from table.owner import Owner


def first(**more):
    return Owner("space_pirates", options={"first_player": "0"}, **more)


def test_an_answer_is_kept_and_then_told():
    owner = first()
    owner.sit("g0", "g1", "eve")
    words = owner.play(0)
    assert [words] == [entry.words for entry in owner.shelf.log if entry.seat == 0]
    for guest in ("g0", "g1", "eve"):
        assert [(0, ["placed"])] == owner.steps(guest)
    mine, his = owner.told("g0")[-1]["steps"][0], owner.told("g1")[-1]["steps"][0]
    assert mine["action"]
    assert his["action"] is None
    assert owner.states["eve"][None]["decision"] is None


def test_nothing_is_told_before_it_is_kept():
    owner = first()
    owner.sit("g0")
    heard = len(owner.heard["g0"])
    decision = owner.state(0)["decision"]
    message = {"type": "play", "seat": 0, "decision": decision["id"], "words": decision["default"]}
    keep = owner.table.handle("g0", message, owner.now)
    owner._hear()
    assert heard == len(owner.heard["g0"])
    assert 1 == owner.table.row.step
    owner.shelf.keep(keep)
    owner.table.done(owner.now)
    owner._hear()
    assert 2 == owner.table.row.step
    assert ["steps", "state"] == [message["type"] for _, message in owner.heard["g0"][heard:]]


def test_what_could_not_be_kept_has_not_happened():
    owner = first()
    owner.sit("g0")
    decision = owner.state(0)["decision"]
    owner.table.handle("g0", {"type": "play", "seat": 0, "decision": decision["id"], "words": decision["default"]}, 1.0)
    owner.wait(1.0)
    owner.table.load(owner.shelf.row, owner.shelf.stored(), [], owner.now)
    owner._do(owner.table.wake)
    again = owner.state(0)["decision"]
    assert (decision["options"], True) == (again["options"], decision["id"] != again["id"])
    owner.play(0)


def test_an_answer_may_be_given_only_if_it_can_be_taken_back():
    free, final = first(), Owner("jolly_roger")
    question = free.state(0)["decision"]
    free.ask("play", 0, decision=question["id"], words=question["default"], free=True)
    assert 2 == free.table.row.step
    question = final.state(0)["decision"]
    assert ["pass", "stowaways"] == [option["words"] for option in question["options"]]
    with pytest.raises(Refusal) as refused:
        final.ask("play", 0, decision=question["id"], words="stowaways", free=True)
    assert "error-final" == refused.value.reason["id"]
    assert question == final.state(0)["decision"]
    final.ask("play", 0, decision=question["id"], words="stowaways")
    assert "stowaways" == next(entry.words for entry in reversed(final.shelf.log) if entry.seat == 0)


@pytest.mark.parametrize(
    ("guest", "message", "error", "status"),
    [
        ("g1", {"type": "undo", "seat": 0}, "error-not_your_seat", 403),
        ("g0", {"type": "undo", "seat": 0}, "undo-chance", 409),
        ("g0", {"type": "play", "seat": 0, "decision": "x", "words": "pass"}, "error-stale", 409),
        ("g0", {"type": "extend", "seat": 0}, "error-no_extension", 409),
        ("g0", {"type": "order", "seat": 0, "name": "sleep", "value": True}, "error-no_order", 400),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(guest, message, error, status):
    owner = first()
    with pytest.raises(Refusal) as refused:
        owner.table.handle(guest, message, owner.now)
    assert (error, status) == (refused.value.reason["id"], refused.value.status)


def test_an_illegal_answer_is_refused_with_its_rule():
    owner = first()
    owner.play(0, "place pirate_7 planet_3")
    owner.play(1)
    owner.play(2)
    wrong = [("place pirate_7 planet_2", "reason-not_in_hand", "SP-5.1"), ("dance", "error-bad_words", "")]
    for words, error, rule in wrong:
        with pytest.raises(Refusal) as refused:
            owner.play(0, words)
        assert (error, rule) == (refused.value.reason["id"], refused.value.rule)


def test_the_last_answer_can_be_taken_back_even_after_a_restart():
    owner = first()
    before = owner.state(0)
    owner.play(0, "place pirate_7 planet_3")
    owner.restart()
    assert owner.state(0)["undo"]["possible"]
    owner.ask("undo", 0)
    assert (before["view"], before["step"]) == (owner.state(0)["view"], owner.state(0)["step"])
    owner.restart()
    assert before["view"] == owner.state(0)["view"]
    owner.play(0, "place pirate_6 planet_3")
    owner.play(1)
    assert "undo-other" == owner.state(0)["undo"]["reason"]["id"]


def test_who_arrives_is_told_everything_and_who_leaves_nothing_more():
    owner = first()
    owner.sit("g0")
    owner.sit("eve")
    assert ["table", "state"] == [message["type"] for _, message in owner.heard["eve"]]
    assert [True, False, False] == [seat["present"] for seat in owner.told("eve", "table")[-1]["table"]["seats"]]
    owner.leave("eve")
    heard = len(owner.heard["eve"])
    owner.play(0)
    assert heard == len(owner.heard["eve"])
    owner.table.resync("g0")
    owner._hear()
    assert ["table", "state"] == [message["type"] for _, message in owner.heard["g0"][-2:]]


def test_bots_answer_after_a_while_and_wait_longer_for_somebody_who_can_undo():
    owner = first(bots=2, bot_pause=1.0, bot_grace=5.0)
    owner.play(0)
    owner.wait(4.9)
    assert [0] == [entry.seat for entry in owner.shelf.log if entry.seat >= 0]
    owner.wait(0.2)
    assert [0, 1] == [entry.seat for entry in owner.shelf.log if entry.seat >= 0]
    owner.wait(1.0)
    assert [0, 1, 2] == [entry.seat for entry in owner.shelf.log if entry.seat >= 0]


def test_an_undo_that_comes_before_a_bots_move_wins():
    owner = first(bots=2, bot_grace=5.0)
    owner.play(0)
    owner.wait(4.0)
    owner.ask("undo", 0)
    owner.wait(100.0)
    assert 1 == owner.state(0)["step"]
    assert owner.state(0)["decision"]["must"]


def test_a_bot_that_fails_plays_its_default():
    owner = first(bots=2)
    owner.think = lambda _: None
    owner.play(0)
    owner.wait(1.0)
    assert owner.state(0)["decision"]["must"]


def test_people_come_first_where_a_table_is_set_so():
    owner = first(bots=1, people_first=True)
    owner.wait(1.0)
    assert [] == owner.table.thoughts()
    owner.play(0)
    owner.play(1)
    assert [2] == [thought.seat for thought in owner.table.thoughts()]


def test_a_whole_game_of_bots_takes_no_time_and_ends():
    owner = Owner("space_pirates", bots=3)
    owner.sit("eve")
    owner.wait(60.0)
    assert owner.shelf.row.over
    assert owner.told("eve", "table")[-1]["table"]["over"]
    assert owner.table.due() is None
