"""P7-5, P7-10: cargo, chests and guards."""

import pytest

from games.pirates_of_the_7_seas.positions import calling, play, table, told, words
from marks import rule
from quarterdeck.games.pirates_of_the_7_seas.flow.guards import adjust, lose_chests


def seat(**given):
    return table(3, given, {})


@rule("P7-5.1")
def test_ships_are_counted_and_differ_by_cargo_alone():
    player = seat(rum=2, fruit=1).to_json()["players"][0]
    assert [7, 3, 4] == [player[name] for name in ("fleet", "loaded", "empty")]


@rule("P7-5.2", "P7-5.3", "P7-V9", "P7-E8", "P7-12.6")
@pytest.mark.parametrize(
    ("fleet", "holds", "goods", "capacity", "loaded"),
    [
        (4, 0, 4, 4, 4),
        (4, 1, 5, 5, 4),
        (4, 2, 5, 6, 3),
        (4, 1, 2, 5, 1),
        (4, 4, 7, 8, 4),
        (3, 2, 3, 5, 2),
        (4, 1, 0, 5, 0),
    ],
)
def test_cargo_is_packed_tightly(fleet, holds, goods, capacity, loaded):
    s = seat(fleet=fleet, double_holds=holds, coffee=goods)
    assert [capacity, loaded, fleet - loaded] == [s.capacity(0), s.loaded(0), s.empty(0)]


@rule("P7-5.2.1", "P7-V12", "P7-A35")
def test_a_half_full_double_hold_stays_at_home():
    """One die: with one good aboard it is loaded, and only the other ship may raid."""
    s = calling(
        ["captain", "merchant", "merchant"], {"hand": ["convoy_spain_2"]}, {"fleet": 2, "double_holds": 1, "rum": 1}, {}
    )
    m = play(s)
    m.play(0, "play convoy_spain_2")
    m.play(0, "send 1")
    assert ["send 0", "send 1"] == words(m, 1)


@rule("P7-5.4")
def test_double_holds_without_ships_wait_for_ships():
    s = seat(fleet=2, double_holds=5)
    assert 4 == s.capacity(0)
    s.fleet[0] += 1
    assert 6 == s.capacity(0)


@rule("P7-5.5", "P7-9.2")
def test_talismans_need_no_ship():
    s = seat(talismans=9, fleet=0, reserve=10)
    assert [] == s.problems()
    assert 0 == s.loaded(0)


@rule("P7-5.6")
def test_chests_have_no_upper_limit():
    s = seat(chests=199, guards=9, fleet=1, rum=1)
    adjust(s, 0)
    s.chests[0] += 200
    assert 399 == s.to_json()["players"][0]["chests"]
    assert 39 == s.duty(0)


@rule("P7-10.1", "P7-E12", "P7-10.2")
@pytest.mark.parametrize(("chests", "guards"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (39, 3)])
def test_ten_chests_ask_for_a_guard(chests, guards):
    s = seat(chests=chests)
    adjust(s, 0)
    assert guards == s.guards[0]
    assert 10 == s.guards[0] + s.fleet[0] + s.reserve[0]


@rule("P7-E12")
def test_guards_come_and_go_at_the_thresholds():
    s = seat(chests=10, guards=0)
    adjust(s, 0)
    assert 1 == s.guards[0]
    s.chests[0] = 20
    adjust(s, 0)
    assert 2 == s.guards[0]
    s.chests[0] = 19
    adjust(s, 0)
    assert [1, 6] == [s.guards[0], s.fleet[0]]


@rule("P7-10.3")
def test_guards_neither_carry_nor_raid():
    s = seat(chests=30, guards=3, fleet=4, double_holds=9)
    assert [8, 4] == [s.capacity(0), s.empty(0)]


@rule("P7-10.4", "P7-A12", "P7-A13")
@pytest.mark.parametrize(("fleet", "rum"), [(3, 3), (0, 0)])
def test_without_an_empty_ship_the_guard_is_owed(fleet, rum):
    s = seat(chests=12, fleet=fleet, reserve=10 - fleet, rum=rum)
    adjust(s, 0)
    assert 0 == s.guards[0]
    assert 1 == s.to_json()["players"][0]["owed"]
    assert [] == s.problems()


@rule("P7-10.4")
def test_an_owed_guard_sails_with_the_first_ship_that_joins():
    s = calling(["governor", "captain", "captain"], {"chests": 12, "fleet": 2, "rum": 2}, {})
    m = play(s)
    m.play(0, "flag france")
    assert [1, 9] == [m.state.guards[0], m.state.fleet[0]]


@rule("P7-10.5", "P7-A20", "P7-I2")
def test_chests_never_fall_below_zero():
    s = seat(chests=2)
    lose_chests(s, 0, 5, "P7-10.5")
    assert 0 == s.chests[0]
    s.chests[0] = -1
    assert any("P7-I2" in problem for problem in s.problems())


@rule("P7-10.7", "P7-I1")
def test_ten_ships_at_all_times():
    assert [] == seat(fleet=2, guards=0, reserve=8).problems()
    broken = seat(fleet=2, guards=0, reserve=7)
    assert "P7-I1" in broken.problems()[0]


@rule("P7-I3")
def test_wrong_guards_are_a_problem_until_the_final_sale():
    s = seat(chests=25, guards=1)
    assert "P7-I3" in s.problems()[0]
    s.rounds_left = 0
    assert [] == s.problems()


@rule("P7-I4")
def test_too_much_cargo_is_a_problem():
    assert "P7-I4" in seat(fleet=2, rum=3).problems()[0]


@rule("P7-V10")
def test_a_guard_owed_after_the_tavern_is_paid_after_the_next_sale():
    s = calling(["merchant", "captain", "captain"], {"fleet": 3, "rum": 3, "chests": 10}, {}, call="merchant")
    m = play(s)
    assert 1 == m.view(0)["state"]["players"][0]["owed"]
    m.play(0, "sell 1 0 0")
    assert [1, 2] == [m.state.guards[0], m.state.fleet[0]]
    assert [[0, 1]] == told(m, "guards_sent")


@rule("P7-V15")
def test_a_sale_from_a_full_double_hold_may_leave_a_guard_owed():
    s = calling(
        ["merchant", "merchant", "captain"],
        {"double_holds": 1, "fleet": 1, "rum": 2, "guards": 1, "reserve": 8, "chests": 19},
        {},
        call="merchant",
    )
    m = play(s)
    m.play(0, "sell 1 0 0")
    assert [20, 0, 1] == [m.state.chests[0], m.state.empty(0), m.state.guards[0]]
    s = calling(
        ["shaman", "captain", "captain"],
        {"hand": ["curse_payday"]},
        {"double_holds": 1, "fleet": 1, "rum": 1, "guards": 1, "reserve": 8, "chests": 20},
        {},
        call="shaman",
    )
    m = play(s)
    m.play(0, "play curse_payday")
    assert 18 == m.state.chests[1]
