"""A complete game, and what holds at every moment of any game."""

import pytest

import quarterdeck as qd
from games.space_pirates.positions import put, table
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.engine import NONE, verb_of
from quarterdeck.core.rng import Rng
from quarterdeck.games.space_pirates import verbs as v
from quarterdeck.games.space_pirates.flow import Placement
from quarterdeck.games.space_pirates.scoring import kinds, points, strengths
from quarterdeck.games.space_pirates.state import HELD, LOOTED, PLANET, UNCLAIMED
from quarterdeck.games.space_pirates.view import unseen_cards

GAME = qd.game("space_pirates")

E14 = """
P0:6@1 P1:4@2 P2:6@1  P0:3@5 P1:6@3 P2:2@4  P0:5@3 P1:5@0 P2:5@4  P0:4@3 P1:T@2 P2:7@3
P0:1@3 P1:1@1 P2:3@4  P0:2@4 P1:7@5 P2:1@2  P0:T@1 P1:2@0 P2:T@0  P0:7@3 P1:3@3 P2:4@1
"""


def placements():
    for word in E14.split():
        who, _, where = word.partition(":")
        card, _, planet = where.partition("@")
        yield word, int(who[1]), 0 if card == "T" else int(card), int(planet)


@rule("SP-E14")
def test_the_complete_game_of_three():
    s = table(3, home=2, treasures=[[5, 4], [5, 3], [4, 3], [6, 4], [7, 2], [4, 2]])
    ships = {}
    for word, seat, code, planet in placements():
        told = put(s, seat, code, planet)
        ships[word] = ((s.merchant(), s.pirate()), [kind for kind, _ in told])
    assert (0, 1) == ships["P1:T@2"][0]
    assert (0, 0) == ships["P1:1@1"][0]
    assert "trapped" in ships["P2:1@2"][1]
    assert "sailed" not in ships["P2:1@2"][1]
    assert (1, 5) == ships["P1:2@0"][0]
    assert 1 == ships["P2:4@1"][0][0]
    assert not s.stack
    assert (1, 3) == (s.merchant_steps, s.pirate_steps)
    strength = strengths(s)
    assert [0, 6, 0, 17, 2, 3, 7, 1, 4, 9, 0, 7, 0, 6, 0, 7, 10, 0] == strength
    assert [18, 23, 12] == [points(s, seat) for seat in range(3)]
    assert [3, 3, 2] == [kinds(s, seat) for seat in range(3)]
    assert [2, 1, 3] == GAME.ranks(s)
    assert [4, 2] == s.values_at(LOOTED)


def positions_of(seed, seats):
    """All positions of a random game, before and after each answer."""
    s = GAME.new(seats, GAME.check_options({}))
    engine.settle(s)
    rng = Rng(seed)
    engine.run_chance(s, rng)
    while s.stack:
        before = s.clone()
        seat = s.stack[-1].asked(s)
        options = s.stack[-1].options(s, seat)
        action = options[rng.below(len(options))]
        s.out = events = []
        engine.answer(s, seat, action)
        s.out = None
        yield before, action, s, events


games = pytest.mark.parametrize(("seed", "seats"), [(seed, 3 + seed % 3) for seed in range(24)])


@rule("SP-I1", "SP-I3", "SP-I5", "SP-I9")
@games
def test_cards_steps_and_tokens_are_conserved(seed, seats):
    for _, _, s, _ in positions_of(seed, seats):
        assert [] == s.problems()


@rule("SP-I1")
def test_a_card_in_two_places_is_noticed():
    s = table(3, up=[(0, 0, 7)], placed=1)
    s.hands[0] |= 1 << 7
    assert any(problem.startswith("SP-I1") for problem in s.problems())


@rule("SP-I3", "SP-I4", "SP-I5", "SP-I9")
@pytest.mark.parametrize(
    ("spoil", "id_"),
    [
        (lambda s: s.traps.extend([0, 8, 16, 24]), "SP-I3"),
        (lambda s: setattr(s, "placed", 5), "SP-I4"),
        (lambda s: setattr(s, "merchant_steps", 7), "SP-I5"),
        (lambda s: setattr(s, "tokens", [99, *s.tokens[1:]]), "SP-I9"),
    ],
)
def test_each_broken_invariant_is_named(spoil, id_):
    s = table(3)
    spoil(s)
    assert any(problem.startswith(id_) for problem in s.problems())


@rule("SP-I2", "SP-I8")
@games
def test_only_the_latest_card_of_a_planet_is_hidden_and_open_cards_stay(seed, seats):
    for before, action, s, _ in positions_of(seed, seats):
        assert before.up == s.up[: len(before.up)]
        if verb_of(action) == v.PLACE and isinstance(before.stack[-1], Placement):
            planet = v.place_planet(action)
            latest = before.placed << 3 | v.place_card(action)
            assert s.down[planet] in {latest, NONE}
            assert all(s.down[other] == before.down[other] for other in range(6) if other != planet)


@rule("SP-I6", "SP-I7")
@games
def test_ships_move_by_turned_pirates_and_the_gap_shrinks(seed, seats):
    for before, action, s, events in positions_of(seed, seats):
        moved = (before.merchant_steps != s.merchant_steps) + (before.pirate_steps != s.pirate_steps)
        if moved:
            planet = v.place_planet(action)
            assert any(event.kind == "flipped" and event.args[1] > 0 and event.args[2] == planet for event in events)
        gap_before = (before.pirate() - before.merchant()) % 6
        gap = (s.pirate() - s.merchant()) % 6
        assert gap == (gap_before if moved == 0 else (gap_before - moved) % 6)
        assert moved != 2 or (gap_before, gap) == (0, 4)


@rule("SP-I10", "SP-I11")
@games
def test_points_add_up_and_only_the_first_crew_gets_more_than_one(seed, seats):
    steps = list(positions_of(seed, seats))
    s, events = steps[-1][2], [event for *_, told in steps for event in told]
    lost = sum(s.values_at(LOOTED)) + sum(s.values_at(UNCLAIMED)) + (10 if s.prize in {LOOTED, UNCLAIMED} else 0)
    assert 90 - sum(s.values_at(6)) == sum(GAME.scores(s)) + lost
    first = {event.args[0]: event.args[1] for event in events if event.kind == "ranked" and event.args[2] == 1}
    claims = [(event.args[2], event.args[0]) for event in events if event.kind == "claimed"]
    assert len(set(claims)) == len(claims)
    assert all(first[event.args[2]] == event.args[0] for event in events if event.kind == "surplus")
    assert s.prize < HELD or s.prize - HELD < seats


@rule("SP-I12")
@games
def test_a_game_has_at_least_twelve_placements(seed, seats):
    *_, (_, _, s, _) = positions_of(seed, seats)
    assert 12 <= s.placed <= 8 * seats
    if s.placed < 8 * seats:
        spots = [card >> PLANET for card in s.up] + [p for p in range(6) if s.down[p] != NONE]
        spots += [trap >> PLANET + 6 for trap in s.traps for _ in range(2)]
        assert all(spots.count(planet) >= 2 for planet in range(6))


@rule("SP-I13", "SP-9.5")
@games
def test_unseen_cards_are_dealt_to_hand_hidden_and_lost_places(seed, seats):
    for before, _, _, _ in positions_of(seed, seats):
        view = GAME.view(before, 0, {})
        possible = GAME.determinise(view, Rng(seed))
        assert [] == possible.problems()
        assert [hand.bit_count() for hand in before.hands] == [hand.bit_count() for hand in possible.hands]
        assert before.hands[0] == possible.hands[0]


@rule("SP-9.5")
def test_determinisation_deals_every_unseen_card_equally_often():
    s = table(3, home=5, down={1: (1, 6)})
    view = GAME.view(s, 0, {})
    rng = Rng(3)
    counts = [0] * 8
    for _ in range(1600):
        counts[GAME.determinise(view, rng).down[1] & 7] += 1
    assert min(counts) > 140


@rule("SP-9.2", "SP-A5")
def test_after_the_end_everything_may_be_seen():
    *_, (_, _, s, _) = positions_of(4, 4)
    assert s.to_json() == GAME.hide(s, engine.SPECTATOR)


@rule("SP-9.4")
def test_the_unseen_cards_of_a_seat_follow_from_what_was_shown():
    s = table(3, home=5, up=[(1, 1, 7), (2, 1, 3)], down={3: (1, 5)})
    view = GAME.hide(s, 0)
    assert [0, 1, 2, 4, 5, 6] == unseen_cards(view, 1, view["hands"][1], [view["down"][3]["card"]])
