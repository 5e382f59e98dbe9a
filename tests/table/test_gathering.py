"""Before the start: sitting down, and what the host may do."""

import pytest

from quarterdeck.table.refusal import Refusal
from quarterdeck.table.rows import SeatRow
from table.owner import Owner


class Gathering(Owner):
    """The host g0 and open seats."""

    def __init__(self, seats=3, **more):
        self.host_alone = True
        super().__init__("space_pirates", seats=seats, **more)

    def _opened(self):
        if self.host_alone:
            self.host_alone = False
            crew = [self.shelf.row.seats[0], *(SeatRow("open") for _ in self.shelf.row.seats[1:])]
            self.shelf.row = self.shelf.row.with_seats(dict(enumerate(crew)))
        return super()._opened()

    def join(self, guest, name="", **request):
        self._do(lambda now: self.table.join(guest, name, request, now))

    def host(self, act, guest="g0", **fields):
        self._do(lambda now: self.table.handle(guest, {"type": "host", "act": act, **fields}, now))

    def invite(self, guest, name, seat, host="g0"):
        self._do(lambda now: self.table.invite(host, seat, guest, name, now))

    def crew(self):
        return [(seat["kind"], seat["name"]) for seat in self.card()["seats"]]


def test_one_guest_has_one_seat_unless_the_table_is_one_screen():
    owner = Gathering()
    with pytest.raises(Refusal, match="error-one_seat"):
        owner.join("g0", "Again")
    owner.join("g1", "Bo")
    with pytest.raises(Refusal, match="error-one_seat"):
        owner.join("g1", "Bo")
    together = Gathering(terms={"hotseat": True})
    together.join("g0", "Again")
    assert [0, 1] == together.card("g0")["my_seats"]


def test_a_seat_that_is_taken_is_refused_and_two_of_one_name_are_told_apart():
    owner = Gathering(seats=4)
    with pytest.raises(Refusal, match="error-seat_taken"):
        owner.join("g1", "Bo", seat=0)
    owner.join("g1", "Sailor 0")
    owner.join("g2", "sailor 0")
    assert ["Sailor 0", "Sailor 0 2", "sailor 0 3", ""] == [name for _, name in owner.crew()]


def test_the_host_fills_moves_and_unseats_and_everybody_hears_it():
    owner = Gathering(seats=4, names=("Anne", "Mary"))
    owner.sit("g0", "g1")
    owner.join("g1", "Bo")
    owner.host("bot", seat=2, level="captain")
    assert "captain" == owner.company(2)["level"]
    owner.host("move", seat=1, to=3)
    assert ["person", "bot", "open", "person"] == [kind for kind, _ in owner.crew()]
    assert [3] == owner.told("g1", "table")[-1]["table"]["my_seats"]
    assert 3 in owner.states["g1"]
    owner.host("unseat", seat=3)
    assert [] == owner.told("g1", "table")[-1]["table"]["my_seats"]
    owner.restart()
    assert ["person", "bot", "open", "open"] == [kind for kind, _ in owner.crew()]
    owner.join("g1", "Bo", seat=3)
    assert [3] == owner.card("g1")["my_seats"]


def test_start_fills_the_empty_seats_with_bots_of_the_tables_level():
    owner = Gathering(names=("Anne", "Mary"), terms={"level": "deckhand"})
    owner.sit("g0")
    owner.host("start")
    card = owner.card("g0")
    assert card["begun"]
    assert ["deckhand"] * 2 == [seat["level"] for seat in card["seats"][1:]]
    assert {"Anne", "Mary"} == {seat["name"] for seat in card["seats"][1:]}
    assert owner.shelf.row.begun
    for act in ("start", "cancel", "unseat"):
        with pytest.raises(Refusal, match="error-begun"):
            owner.host(act, seat=1)


def test_a_cancelled_table_is_closed_for_everybody():
    owner = Gathering()
    owner.sit("g0", "g1")
    owner.join("g1", "Bo")
    owner.host("cancel")
    assert owner.told("g1", "table")[-1]["table"]["cancelled"]
    with pytest.raises(Refusal, match="error-cancelled"):
        owner.join("g2", "Cy")
    with pytest.raises(Refusal, match="error-cancelled"):
        owner.host("start")
    owner.restart()
    assert not owner.shelf.row.begun


def test_only_the_host_has_these_rights_and_not_about_himself():
    owner = Gathering()
    owner.join("g1", "Bo")
    for act in ("unseat", "bot", "move", "start", "cancel"):
        with pytest.raises(Refusal, match="error-not_host"):
            owner.host(act, guest="g1", seat=0)
    for act in ("unseat", "bot"):
        with pytest.raises(Refusal, match="error-not_there"):
            owner.host(act, seat=0)
    with pytest.raises(Refusal, match="error-no_seat"):
        owner.host("unseat", seat=7)
    with pytest.raises(Refusal, match="error-unknown_level"):
        owner.host("bot", seat=2, level="admiral")


def test_who_leaves_before_the_start_frees_the_seat():
    owner = Gathering()
    owner.join("g1", "Bo")
    owner.ask("leave", 1)
    assert [1, 2] == owner.shelf.row.open()
    with pytest.raises(Refusal, match="error-not_your_seat"):
        owner.ask("leave", 0, guest="g1")


def test_the_host_changes_the_terms_and_those_who_sit_there_find_it_written_down():
    owner = Gathering()
    owner.sit("g0", "g1")
    owner.join("g1", "Bo")
    owner.host("terms", terms={"pace": "days", "seconds": 86400, "vacation": 3})
    card = owner.told("g1", "table")[-1]["table"]
    assert ("days", 86400, 3) == tuple(card["terms"][name] for name in ("pace", "seconds", "vacation"))
    assert ["terms"] == [note["note"] for note in card["notes"]]
    for wrong in ({"pace": "decision", "seconds": 1}, {"colour": "red"}, {"sit": "never"}):
        with pytest.raises(Refusal, match="error-bad_term"):
            owner.host("terms", terms=wrong)
    with pytest.raises(Refusal, match="error-not_host"):
        owner.host("terms", guest="g1", terms={})
    owner.restart()
    assert "days" == owner.card("g0")["terms"]["pace"]


def test_a_seat_is_kept_for_somebody_whom_the_host_invites():
    owner = Gathering(seats=4)
    owner.invite("g1", "Mira", seat=2)
    assert ("open", "Mira", owner.now) == tuple(owner.company(2)[name] for name in ("kind", "name", "invited"))
    assert 2 == owner.card("g1")["kept"]
    assert owner.card("g2")["kept"] is None
    with pytest.raises(Refusal, match="error-seat_kept"):
        owner.join("g2", "Cy", seat=2)
    with pytest.raises(Refusal, match="error-sits_there"):
        owner.invite("g1", "Mira", seat=1)
    with pytest.raises(Refusal, match="error-nudged"):
        owner.invite("g1", "Mira", seat=2)
    owner.wait(600.0)
    owner.invite("g1", "Mira", seat=2)
    owner.join("g2", "Cy")
    owner.join("g1", "Mira")
    assert [2] == owner.card("g1")["my_seats"]
    assert owner.company(2)["invited"] is None


def test_an_invitation_is_withdrawn_and_a_bot_takes_a_kept_seat():
    owner = Gathering(seats=4, names=("Anne", "Mary"))
    owner.invite("g1", "Mira", seat=1)
    owner.host("unseat", seat=1)
    assert ("open", "") == owner.crew()[1]
    owner.invite("g1", "Mira", seat=1)
    owner.host("bot", seat=1)
    assert "bot" == owner.crew()[1][0]
    assert owner.card("g1")["kept"] is None
    with pytest.raises(Refusal, match="error-not_host"):
        owner.invite("g2", "Cy", seat=2, host="g2")
    with pytest.raises(Refusal, match="error-seat_taken"):
        owner.invite("g2", "Cy", seat=1)


def test_a_person_who_takes_anothers_name_later_is_told_apart():
    owner = Gathering()
    owner.join("g1", "Bo")
    owner.table.rename("g1", "Sailor 0")
    assert ["Sailor 0", "Sailor 0 2", ""] == [name for _, name in owner.crew()]
    owner.table.rename("g1", "Bo")
    assert ["Sailor 0", "Bo", ""] == [name for _, name in owner.crew()]
