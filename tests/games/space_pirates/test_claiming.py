"""SP-7, SP-8: reveal, rankings, sharing, points and places."""

import pytest

import quarterdeck as qd
from games.space_pirates.positions import T, share, table
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import NONE
from quarterdeck.core.errors import IllegalAction
from quarterdeck.games.space_pirates.actions import LANGUAGE
from quarterdeck.games.space_pirates.data import TOKENS
from quarterdeck.games.space_pirates.scoring import kinds, points, ranking, ranks, strengths
from quarterdeck.games.space_pirates.state import HELD, LOOTED, UNCLAIMED
from quarterdeck.games.space_pirates.verbs import auto_claim, claim

GAME = qd.game("space_pirates")


def pools(**by_position):
    """Treasures by position: pools(p3=[7, 3])."""
    return [by_position.get(f"p{planet}", []) for planet in range(6)]


def with_loot(*hoards):
    """A finished table where the seats hold these treasures; 10 is the merchant ship."""
    s = table(len(hoards), claiming=True)
    s.stack.clear()
    tokens = list(s.tokens)
    for seat, hoard in enumerate(hoards):
        for value in hoard:
            if value == 10:
                s.prize = HELD + seat
            else:
                tokens[next(i for i, v in enumerate(TOKENS) if v == value and tokens[i] < HELD)] = HELD + seat
    s.tokens = tokens
    return s


@rule("SP-7.1", "SP-A8")
def test_the_reveal_fires_no_teleport_and_moves_no_ship():
    s = table(
        3, merchant=1, home=4, treasures=pools(p1=[5, 3]), up=[(1, 0, 2)], down={1: (1, T), 2: (2, 4)}, claiming=True
    )
    told = share(s)
    assert ("revealed", [1, T, 1, 1]) in told
    assert not any(kind in {"sailed", "trapped"} for kind, _ in told)
    assert (1, 4) == (s.merchant(), s.pirate())
    assert [10, 5, 3] == s.loot(0)


@rule("SP-7.2", "SP-7.4", "SP-E12", "SP-A9")
def test_a_lone_teleport_is_no_crew():
    s = table(3, home=5, treasures=pools(p2=[6, 2]), up=[(2, 1, 1)], down={2: (0, T)}, claiming=True)
    told = share(s)
    assert ("teleport_boxed", [0, 2]) in told
    assert [[], [6, 2], []] == [s.loot(seat) for seat in range(3)]


@rule("SP-7.3", "SP-7.8")
def test_strength_is_the_sum_and_the_strongest_ranks_first():
    s = table(3, home=5, up=[(2, 0, 3), (2, 0, 2), (2, 1, 6), (2, 2, 4)], claiming=True)
    assert [1, 0, 2] == ranking(s, strengths(s), 2)


@rule("SP-7.5", "SP-7.11", "SP-7.12", "SP-E9", "SP-A13")
@pytest.mark.parametrize("y", [1, 2, 3, 4])
def test_three_crews_share_the_merchant_ship_and_three_tokens(y):
    s = table(3, home=5, treasures=pools(p0=[5, 4, y]), up=[(0, 0, 7), (0, 0, 3), (0, 1, 6), (0, 2, 1)], claiming=True)
    told = share(s)
    assert [10 + y, 5, 4] == [points(s, seat) for seat in range(3)]
    assert ("surplus", [0, y, 0]) in told


@rule("SP-7.6", "SP-E13", "SP-A10")
def test_where_both_ships_stand_nobody_gets_anything():
    s = table(3, home=4, merchant=4, treasures=pools(p4=[7, 5]), up=[(4, 0, 7)], claiming=True)
    told = share(s)
    assert ("looted_ship", [4, 22]) in told
    assert [0, 0, 0] == [points(s, seat) for seat in range(3)]
    assert LOOTED == s.prize
    assert [7, 5, 10] == GAME.hide(s, 0)["looted"]


@rule("SP-7.6")
def test_the_pirate_ship_empties_only_its_own_planet():
    s = table(3, home=4, pirate=6, treasures=pools(p4=[7], p3=[2]), up=[(4, 0, 7), (3, 0, 1)], claiming=True)
    share(s)
    assert [2] == s.loot(0)


@rule("SP-7.7", "SP-A19")
def test_planets_are_shared_clockwise_from_position_0():
    s = table(
        3,
        home=5,
        treasures=pools(p0=[1], p1=[2], p2=[3], p3=[4], p4=[5]),
        up=[(planet, 0, 2) for planet in (4, 2, 0, 3, 1)],
        claiming=True,
    )
    order = [args[2] for kind, args in share(s) if kind in {"claimed", "surplus"}]
    assert [0, 0, 1, 2, 3, 4] == order


@rule("SP-7.9", "SP-7.9.1", "SP-7.9.3", "SP-E11", "SP-A14")
def test_a_tie_of_three_walks_counter_clockwise():
    up = [(1, 0, 2), (2, 0, 4), (3, 0, 6), (1, 1, 3), (2, 1, 4), (3, 1, 6), (1, 2, 5), (3, 2, 6)]
    s = table(3, home=5, treasures=pools(p3=[7, 3]), up=up, claiming=True)
    assert [1, 0, 2] == ranking(s, strengths(s), 3)
    told = share(s)
    assert ("claimed", [1, 7, 3]) in told
    assert ("claimed", [0, 3, 3]) in told
    assert [] == s.loot(2)
    assert ("tie_broken", [3, 1, 0, 1]) in told
    assert ("tie_broken", [3, 0, 2, 2]) in told


@rule("SP-7.9.2")
def test_the_pirate_ships_planet_counts_in_the_walk():
    s = table(3, home=2, up=[(3, 0, 5), (3, 1, 5), (2, 1, 1)], claiming=True)
    assert 2 == s.pirate()
    assert [1, 0] == ranking(s, strengths(s), 3)


@rule("SP-7.10", "SP-A15")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_complete_tie_follows_turn_order(first):
    s = table(3, first=first, home=5, up=[(3, 0, 5), (3, 1, 5), (3, 2, 5)], claiming=True)
    order = [(first + turn) % 3 for turn in range(3)]
    assert order == ranking(s, strengths(s), 3)
    ties = [(kind, args) for kind, args in share(s) if kind.startswith("tie")]
    assert [("tie_by_order", [3, *order[:2]]), ("tie_by_order", [3, *order[1:]])] == ties


@rule("SP-7.11", "SP-A12", "SP-7.14.2")
def test_with_automatic_claiming_off_the_choice_is_free():
    s = table(3, home=5, treasures=pools(p2=[7, 3]), up=[(2, 0, 5), (2, 1, 4)], claiming=True, by_hand=0b001)
    engine.settle(s)
    assert [0] == s.stack[-1].waiting(s)
    assert [claim(7), claim(3)] == s.stack[-1].options(s, 0)
    assert [auto_claim(1)] == s.stack[-1].preferences(s, 0)
    engine.answer(s, 0, claim(3))
    assert ([3], [7]) == (s.loot(0), s.loot(1))


@rule("SP-7.14.2")
def test_automatic_claiming_is_switched_at_the_share_out_too():
    """Seat 0 lets the rest be taken; seat 1 chooses after all, before its crew comes."""
    s = table(3, home=5, treasures=pools(p2=[7, 3, 1]), up=[(2, 0, 5), (2, 1, 4)], claiming=True, by_hand=0b001)
    engine.settle(s)
    assert [1, 2] == s.stack[-1].welcome(s)
    engine.answer(s, 1, auto_claim(0))
    assert (0b011, [0]) == (s.by_hand, s.stack[-1].waiting(s))
    engine.answer(s, 0, auto_claim(1))
    assert ([7], [1]) == (s.loot(0), s.stack[-1].waiting(s))
    engine.answer(s, 1, claim(1))
    assert [1] == s.loot(1)


@rule("SP-7.11", "SP-I11")
def test_the_weakest_crews_get_nothing_when_the_pool_is_empty():
    s = table(4, home=5, treasures=pools(p2=[7, 3]), up=[(2, seat, 4 - seat) for seat in range(4)], claiming=True)
    share(s)
    assert [[7], [3], [], []] == [s.loot(seat) for seat in range(4)]


@rule("SP-7.12", "SP-7.14.1")
def test_a_single_crew_takes_the_whole_pool_unasked():
    s = table(3, home=5, treasures=pools(p0=[7, 3, 1]), up=[(0, 2, 1)], claiming=True, by_hand=7)
    share(s)
    assert not s.stack
    assert [10, 7, 3, 1] == s.loot(2)


@rule("SP-7.13", "SP-A11")
def test_what_nobody_can_claim_goes_to_the_box():
    s = table(3, home=5, treasures=pools(p0=[7, 3]), claiming=True)
    told = share(s)
    assert ("unclaimed_ship", [0, 20]) in told
    assert UNCLAIMED == s.prize
    assert [7, 3, 10] == GAME.hide(s, 0)["unclaimed"]


@rule("SP-7.14", "SP-7.14.1")
def test_a_pool_of_one_kind_is_answered_by_the_runner():
    s = table(3, home=5, treasures=pools(p2=[3, 3]), up=[(2, 0, 5), (2, 1, 4)], claiming=True, by_hand=7)
    engine.settle(s)
    assert [claim(3)] == s.stack[-1].options(s, 0)
    position = {"game": "space_pirates", "rules_version": 1, "seats": 3, "options": {}, "state": sound(s).to_json()}
    match = qd.Match.from_position("space_pirates", position)
    assert match.over
    assert [True, True] == [entry.auto for entry in match.log]


@rule("SP-7.14.2")
def test_automatic_claiming_takes_the_highest():
    s = table(3, home=5, treasures=pools(p2=[7, 3, 1]), up=[(2, 0, 5), (2, 1, 4)], claiming=True)
    share(s)
    assert ([7, 1], [3]) == (s.loot(0), s.loot(1))


@rule("SP-7.11")
def test_a_treasure_that_is_not_there_is_refused():
    s = table(3, home=5, treasures=pools(p2=[7, 3]), up=[(2, 0, 5), (2, 1, 4)], claiming=True, by_hand=7)
    engine.settle(s)
    position = {"game": "space_pirates", "rules_version": 1, "seats": 3, "options": {}, "state": sound(s).to_json()}
    match = qd.Match.from_position("space_pirates", position)
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "claim treasure_5")
    assert ("SP-7.11", "reason-not_in_pool") == (refused.value.rule, refused.value.reason.id)


@rule("SP-8.1", "SP-8.2", "SP-E10", "SP-A16")
@pytest.mark.parametrize(("hoard", "different"), [([10, 5, 4, 1], 4), ([7, 5, 4, 2, 2], 4), ([5, 5, 5, 5], 1)])
def test_points_and_kinds(hoard, different):
    s = with_loot(hoard, [], [])
    assert (20, different) == (points(s, 0), kinds(s, 0))


@rule("SP-8.1", "SP-8.2", "SP-8.3", "SP-A17")
def test_places_go_by_points_then_by_kinds_then_are_shared():
    assert [1, 2, 3] == ranks(with_loot([7, 2], [5, 3], [1]))
    assert [2, 1, 3] == ranks(with_loot([4, 4], [5, 3], [1]))
    assert [1, 1, 3] == ranks(with_loot([5, 3], [6, 2], [1]))


def sound(s):
    """The same table with `placed` and hands as its cards demand."""
    cards = [card for card in s.up + s.down if card != NONE]
    s.placed = len(cards)
    order = sorted(cards, key=lambda card: card >> 3 & 63)
    renumbered = {card: card & ~(63 << 3) | seq << 3 for seq, card in enumerate(order)}
    s.up = [renumbered[card] for card in s.up]
    s.down = [card if card == NONE else renumbered[card] for card in s.down]
    return s


def test_words_of_claims_name_the_merchant_ship():
    assert "claim merchant_ship" == LANGUAGE.say(claim(10))
