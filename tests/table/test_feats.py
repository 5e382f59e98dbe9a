"""Feats: told from the games that count alone; what is done stays done."""

from quarterdeck.bots import LEVELS
from quarterdeck.games import game, games
from quarterdeck.table.feats import Played, feats, in_order, played_as
from quarterdeck.table.rows import SeatRow, TableRow

KNOWN = {name: game(name) for name in games()}
FIRST = next(iter(KNOWN))


def played(number, *, name=FIRST, won=True, **more):
    return Played(f"t{number}", name, float(number), **{"seats": 3, "run": 0} | more, won=won)


def standing(*rows):
    """How far somebody is, by feat and game."""
    return {(one["feat"], one["game"]): (one["have"], one["goal"], one["table"]) for one in feats(rows, KNOWN)}


def test_nothing_is_done_before_the_first_game():
    assert all((0, None, None) == (one["have"], one["table"], one["at"]) for one in feats([], KNOWN))


def test_the_first_win_of_each_game_is_told_with_its_table():
    found = standing(played(1, won=False), played(2), played(3))
    assert (1, 1, "t2") == found["first", FIRST]
    assert (1, len(KNOWN), None) == found["everywhere", None]
    assert {(0, 1, None)} == {found["first", name] for name in KNOWN if name != FIRST}


def test_every_game_played_and_every_game_won_are_two_things():
    rows = [played(number, name=name, won=number > 0) for number, name in enumerate(KNOWN)]
    found = standing(*rows)
    assert (len(KNOWN), len(KNOWN), rows[-1].table) == found["games", None]
    assert (len(KNOWN) - 1, len(KNOWN), None) == found["everywhere", None]


def test_a_win_at_each_size_of_table():
    """A lone game is no table, and a lost one is no win."""
    sizes = [seats for seats in KNOWN[FIRST].seats if seats > 1]
    found = standing(played(0, seats=1), *(played(1 + i, seats=seats) for i, seats in enumerate(sizes[:-1])))
    assert (len(sizes) - 1, len(sizes), None) == found["tables", FIRST]
    lost, won = played(98, seats=sizes[-1], won=False), played(99, seats=sizes[-1])
    found = standing(*(played(1 + i, seats=seats) for i, seats in enumerate(sizes[:-1])), lost, won)
    assert (len(sizes), len(sizes), "t99") == found["tables", FIRST]


def test_bots_are_beaten_level_by_level_and_people_are_met():
    found = standing(
        *(played(i, levels=frozenset([level])) for i, level in enumerate(LEVELS[:-1])),
        played(8, won=False, levels=frozenset([LEVELS[-1]]), people=frozenset(f"g{i}" for i in range(9))),
        played(9, people=frozenset(["g8", "g9"])),
    )
    assert (len(LEVELS) - 1, len(LEVELS), None) == found["ladder", None]
    assert (10, 10, "t9") == found["people", None]
    assert (1, 1, "t9") == found["unaided", None]


def test_a_run_once_done_stays_done():
    rows = [played(i, run=i) for i in range(1, 6)]
    assert (5, 5, "t5") == standing(*rows)["run", None]
    assert (5, 5, "t5") == standing(*rows, played(6, won=False, run=0))["run", None]
    assert (4, 5, None) == standing(*rows[:-1], played(6, won=False, run=0))["run", None]


def test_a_game_says_itself_what_its_own_feats_need():
    name, own = next((name, rules.feats[0]) for name, rules in KNOWN.items() if rules.feats and rules.feats[0].goal > 1)
    marks = [f"m{i}" for i in range(own.goal)]
    rows = [played(i, name=name, marks={own.name: [mark]}) for i, mark in enumerate([marks[0], *marks])]
    assert (own.goal, own.goal, rows[-1].table) == standing(*rows)[f"{name}-{own.name}", name]
    assert (1, own.goal, None) == standing(*rows[:2])[f"{name}-{own.name}", name]


def test_a_row_is_read_for_one_seat():
    seats = [SeatRow("person", "ann"), SeatRow("person", "bob"), SeatRow("bot", level="captain")]
    row = TableRow("t", FIRST, 1, {}, "ann", "ab", over=True, ranks=[1, 2, 3], updated=7.0, seats=seats)
    one = played_as(row, 0, {"x": ["y"]})
    assert Played("t", FIRST, 7.0, 3, True, 0, frozenset(["bob"]), frozenset(["captain"]), {"x": ["y"]}) == one
    assert not played_as(row, 1, {}).won


def test_games_stand_in_their_order_with_the_wins_in_a_row():
    found = in_order([played(3), played(1), played(2, won=False), played(4)])
    assert [("t1", 1), ("t2", 0), ("t3", 1), ("t4", 2)] == [(one.table, one.run) for one in found]
