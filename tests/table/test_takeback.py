"""Taking back beyond the own barrier: by consent among people, freely among bots."""

import pytest

from quarterdeck.core.match import Match
from quarterdeck.table.refusal import Refusal
from quarterdeck.table.replay import record_of
from quarterdeck.table.rows import in_force
from table.owner import Owner


def table(**more):
    owner = Owner("space_pirates", options={"first_player": "0"}, **more)
    owner.sit("g0", "g1", "g2")
    return owner


def place(owner, seat):
    """Lay a card at a place of its own, where it shows nothing."""
    owner.play(seat, f"place pirate_7 planet_{seat}")


def asked(owner):
    """The seat that must answer now."""
    return next(
        (i for i in owner.shelf.row.people() if owner.state(i)["decision"] and owner.state(i)["decision"]["must"]), None
    )


def test_all_others_are_asked_and_what_falls_is_told():
    owner = table()
    before = owner.state(0)
    place(owner, 0)
    place(owner, 1)
    assert "ask" == owner.state(0)["undo"]["beyond"]
    owner.ask("takeback", 0)
    asked = owner.told("g2", "table")[-1]["table"]["takeback"]
    assert (0, 2, []) == (asked["seat"], asked["back"], asked["yes"])
    owner.ask("consent", 1, yes=True)
    with pytest.raises(Refusal, match="error-voted"):
        owner.ask("consent", 1, yes=True)
    owner.restart()
    owner.sit("g0", "g1", "g2")
    owner.ask("consent", 2, yes=True)
    assert (before["view"], before["step"]) == (owner.state(0)["view"], owner.state(0)["step"])
    assert before["decision"]["id"] != owner.state(0)["decision"]["id"]
    assert owner.card()["takeback"] is None
    assert ["takeback"] == owner.notes()
    assert 2 == owner.shelf.log[-1].back
    owner.restart()
    assert before["view"] == owner.state(0)["view"]
    place(owner, 0)
    place(owner, 1)
    assert 2 == owner.state(2)["decision"]["seat"]


def test_one_no_ends_it_and_no_answer_is_a_no():
    owner = table()
    place(owner, 0)
    place(owner, 1)
    owner.ask("takeback", 0)
    with pytest.raises(Refusal, match="error-no_takeback"):
        owner.ask("takeback", 1)
    owner.ask("consent", 2, yes=False)
    assert owner.card()["takeback"] is None
    with pytest.raises(Refusal, match="error-no_takeback_asked"):
        owner.ask("consent", 1, yes=True)
    owner.ask("takeback", 0)
    owner.ask("consent", 1, yes=True)
    owner.wait(119.0)
    assert owner.card()["takeback"]
    owner.wait(2.0)
    assert owner.card()["takeback"] is None
    assert 3 == owner.card()["step"]


def test_an_answer_meanwhile_ends_it_and_bots_wait():
    owner = table(bots=1)
    place(owner, 0)
    owner.ask("takeback", 0)
    place(owner, 1)
    assert owner.card()["takeback"] is None
    owner.ask("takeback", 0)
    owner.wait(100.0)
    assert 3 == owner.card()["step"]
    owner.ask("consent", 1, yes=False)
    owner.wait(1.0)
    assert 4 == owner.card()["step"]


def test_what_was_revealed_or_dealt_stays():
    owner = table()
    owner.play(0, "place pirate_7 planet_3")
    owner.play(1, "place pirate_6 planet_3")
    with pytest.raises(Refusal, match="undo-revealed"):
        owner.ask("takeback", 0)
    other = Owner("tiny_epic_pirates", seats=2)
    other.sit("g0", "g1")
    reasons = set()
    for i in range(40):
        options = other.state(asked(other))["decision"]["options"]
        other.play(asked(other), options[i % len(options)]["words"])
        for seat in (0, 1):
            try:
                other.ask("takeback", seat)
            except Refusal as refused:
                reasons.add(refused.reason["id"])
            else:
                other.ask("consent", 1 - seat, yes=False)
    assert {"undo-chance", "undo-nothing"} == reasons


def test_a_table_may_do_without():
    owner = table(terms={"takeback": False})
    place(owner, 0)
    place(owner, 1)
    assert owner.state(0)["undo"]["beyond"] is None
    with pytest.raises(Refusal, match="error-no_takeback"):
        owner.ask("takeback", 0)


def test_who_has_answered_nothing_has_nothing_to_take_back():
    with pytest.raises(Refusal, match="undo-nothing"):
        table().ask("takeback", 1)


@pytest.mark.parametrize("game", ["space_pirates", "pirates_of_the_7_seas", "tiny_epic_pirates"])
def test_one_person_among_bots_rewinds_freely_and_the_record_says_so_and_verifies(game):
    owner = Owner(game, seats=3, bots=2, even=0.0)
    owner.sit("g0")
    views = []
    for _ in range(4):
        owner.wait(1.0)
        views.append(owner.state(0)["view"])
        owner.play(0)
        owner.wait(1.0)
    for view in reversed(views):
        assert "free" == owner.state(0)["undo"]["beyond"]
        owner.ask("takeback", 0)
        assert view == owner.state(0)["view"]
    owner.restart()
    assert ["rewound"] * 4 == owner.notes()
    for i in range(2000):
        owner.wait(1.0)
        if owner.shelf.row.over:
            break
        options = owner.state(0)["decision"]["options"]
        owner.play(0, options[i % len(options)]["words"])
    assert owner.shelf.row.over
    record = record_of(owner.shelf.row, in_force(owner.shelf.log), None)
    assert ["rewound"] * 4 == [note["note"] for note in record["notes"]]
    assert Match.from_record(record, verify=True).over
