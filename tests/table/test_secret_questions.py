"""Where who is asked is a secret, others are told the same, at the same time, whether or not somebody has a choice."""

import pytest

from server import parley
from table.owner import Owner


def transcript(seed, terms):
    """Play one table; whether the mate had a knife, and all that the captain and a spectator were told, and when."""
    owner = Owner("parley", seats=3, even=1.5, secret=f"{seed:064x}", terms=terms)
    owner.sit("eve", "g0", "g1", "g2")
    armed = owner.state(1)["view"]["state"]["knives"][1] == 1
    for _ in range(parley.ROUNDS):
        owner.play(0, "signal seat_1")
        if armed:
            owner.wait(0.5)
            assert "undo-other" == owner.state(1)["undo"]["reason"]["id"]
            owner.play(1, "pass")
            owner.wait(5.0)
        else:
            owner.wait(5.5)
    assert owner.shelf.row.over
    assert 1 + 3 * parley.ROUNDS == len(owner.shelf.log)
    return armed, told(owner, "g0"), told(owner, "eve")


def told(owner, guest):
    """What was told and when, without what differs from table to table anyway; the end shows everything."""
    kept = []
    for at, message in owner.heard[guest]:
        if message["type"] == "state" and not message["view"]["over"]:
            decision = message["decision"]
            kept.append((at, {**message, "decision": decision and {**decision, "id": ""}}))
        elif message["type"] == "steps":
            views = [None if step["view"]["over"] else step["view"] for step in message["steps"]]
            kept += [(at, {**step, "view": view}) for step, view in zip(message["steps"], views, strict=True)]
    return kept


PACES = [
    {},
    {"pace": "decision", "seconds": 60},
    {"pace": "game", "seconds": 600, "increment": 5},
    {"pace": "days", "seconds": 86400},
]


@pytest.mark.parametrize("terms", PACES)
def test_nobody_else_can_tell_whether_anybody_had_a_choice(terms):
    with parley.registered():
        found = {}
        for seed in range(20):
            armed, *heard = transcript(seed, terms)
            found.setdefault(armed, heard)
        assert found[True] == found[False]
