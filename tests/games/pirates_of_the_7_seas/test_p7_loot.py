"""P7-9: loot and loading."""

import pytest

from games.pirates_of_the_7_seas.positions import calling, play, table, told, words
from marks import rule
from quarterdeck.games.pirates_of_the_7_seas.actions import MOST_OPTIONS
from quarterdeck.games.pirates_of_the_7_seas.flow.loot import DRAWING, LOADING, Loot
from quarterdeck.games.pirates_of_the_7_seas.flow.raid import SHARE_LOOT, Raid


def drawing(cards, *script, seat=0, given=({},), **rest):
    s = calling(["captain", "cartographer", "cartographer"], *given, first=1, **rest)
    s.stack.append(Loot(seat, DRAWING, cards, [0, 0, 0]))
    return play(s, *script)


@rule("P7-9.1")
def test_each_draws_and_decides_before_the_next_draws():
    s = calling(["captain", "cartographer", "cartographer"])
    s.stack.append(Raid(1, 0, SHARE_LOOT, 0, [1, 2, 1]))
    m = play(s, "loot rum", "loot fruit", "loot coffee", "loot rum")
    order = []
    while m.waiting() and "keep" in words(m, m.waiting()[0])[0]:
        order.append((m.waiting()[0], len(told(m, "drew_loot"))))
        m.play(order[-1][0], words(m, order[-1][0])[0])
    assert [(1, 2), (2, 3), (0, 4)] == order


@rule("P7-9.2", "P7-5.5")
def test_a_talisman_brings_a_yin_yang_at_once():
    m = drawing(2, "loot talisman", "loot talisman", given=({"fleet": 1, "rum": 1}, {}))
    assert [2, 2] == [m.state.talismans[0], m.state.yin_yang[0]]


@rule("P7-9.3", "P7-E5")
def test_goods_are_loaded_or_refused_now():
    m = drawing(3, "loot rum", "loot coffee", "loot coffee")
    assert 6 == len(words(m, 0))
    m.play(0, "keep 1 0 0")
    assert [1, 0, 0] == m.state.goods[:3]
    assert [0, 2, 0, 0] == m.state.loot_discard
    m = drawing(1, "loot coffee")
    m.play(0, "keep 0 0 0")
    assert [0, 1, 0, 0] == m.state.loot_discard
    assert 7 == m.state.empty(0)


@rule("P7-9.3")
def test_no_more_is_loaded_than_there_is_room_for():
    m = drawing(2, "loot rum", "loot fruit", given=({"fleet": 2, "rum": 1}, {}))
    assert ["keep 1 0 0", "keep 0 0 1", "keep 0 0 0"] == words(m, 0)


@rule("P7-9.4", "P7-A15")
def test_any_ship_may_take_the_goods():
    """Ships that stayed at home load as well as survivors: room is counted over the whole fleet."""
    m = drawing(3, *["loot rum"] * 3, given=({"fleet": 3}, {}))
    assert "keep 3 0 0" in words(m, 0)


@rule("P7-9.5", "P7-A16")
def test_without_room_the_card_is_discarded():
    m = drawing(1, "loot rum", given=({"fleet": 2, "fruit": 2}, {}))
    assert [1, 0, 0, 0] == m.state.loot_discard
    assert [0, 0, 2] == m.state.goods[:3]


@rule("P7-9.6", "P7-A19", "P7-A33")
def test_an_empty_loot_deck_is_made_anew_from_the_discards():
    full = {"fleet": 10, "reserve": 0, "double_holds": 1, "rum": 5, "coffee": 5, "talismans": 5}
    s = calling(["captain", "cartographer", "cartographer"], full, first=1, discard=(0, 0, 14, 0))
    s.loot_deck, s.loot_discard = [0, 0, 0, 0], [0, 0, 15, 0]
    s.stack.append(Loot(0, DRAWING, 1, [0, 0, 0]))
    m = play(s)
    assert [14, 0] == [sum(m.state.loot_deck), sum(m.state.loot_discard)]
    assert [0, 0, 1] == m.view(1)["state"]["stack"][-1]["drawn"]
    s = calling(["captain", "cartographer", "cartographer"], {}, first=1, discard=(0, 0, 0, 15))
    s.loot_deck, s.loot_discard = [0, 0, 0, 0], [15, 15, 15, 15]
    s.stack.append(Loot(0, DRAWING, 1, [0, 0, 0]))
    m = play(s, "loot talisman")
    assert 1 == m.state.talismans[0]


@rule("P7-9.6")
def test_with_both_piles_empty_nothing_is_drawn():
    full = {"fleet": 8, "reserve": 2, "double_holds": 8, "rum": 5, "coffee": 5, "fruit": 5, "talismans": 5}
    s = calling(["captain", "cartographer", "cartographer"], full, first=1)
    s.stack.append(Loot(0, DRAWING, 2, [0, 0, 0]))
    m = play(s)
    assert "loot" not in [frame["frame"] for frame in m.position()["state"]["stack"]]
    assert 5 == m.state.talismans[0]


@rule("P7-9.7")
def test_drawn_and_refused_loot_is_seen_by_all():
    m = drawing(1, "loot fruit", seat=0)
    assert [0, 0, 1] == m.view(2)["state"]["stack"][-1]["drawn"]
    m.play(0, "keep 0 0 0")
    assert [[0, 0, 0, 1]] == told(m, "refused")
    assert 1 == m.view(None)["state"]["loot_discard"]["fruit"]


@rule("P7-6.5.3")
@pytest.mark.parametrize("drawn", [(4, 3, 3), (10, 0, 0), (3, 3, 4)])
def test_loading_never_has_too_many_options(drawn):
    """At most ten ships survive, so at most ten goods are drawn at once."""
    s = table(3, {"fleet": 10, "reserve": 0, "double_holds": 9}, {}, {}, stack=[Loot(0, LOADING, 0, list(drawn))])
    assert len(s.stack[-1].options(s, 0)) <= MOST_OPTIONS
