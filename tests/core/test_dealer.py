"""Who sits in chance's seat."""

import hashlib

import pytest

import quarterdeck as qd
from quarterdeck.core.dealer import Fair, Scripted, Seeded, commitment, fair_from_json
from quarterdeck.core.errors import BadRecord
from quarterdeck.core.rng import KEY_BITS, Rng


def test_the_generator_draws_what_it_always_drew():
    """Interpreted, compiled and JavaScript builds must agree on these numbers."""
    rng = Rng(7)
    assert [1478256984, 3924268560, 1353368571, 2628694170] == [rng.next32() for _ in range(4)]
    assert [1, 2, 5, 2, 2, 2, 0, 5] == [rng.below(6) for _ in range(8)]


def test_the_generator_is_xoshiro128_starstar():
    """The published sequence from the state 1, 2, 3, 4."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = 1, 2, 3, 4
    assert [11520, 0, 5927040, 70819200] == [rng.next32() for _ in range(4)]


def test_numbers_below_n_are_equally_likely():
    rng, counts = Rng(1), [0] * 6
    for _ in range(12_000):
        counts[rng.below(6)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 20.5  # chi-square, 0.1 %


def test_shuffles_reach_every_order_equally():
    counts = {}
    rng = Rng(2)
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert 24 == len(counts)
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 49.7


def test_a_seeded_dealer_deals_the_same_again():
    assert [Seeded(3).key(), Seeded(3).index("abc", [1, 1, 1])] == [Seeded(3).key(), Seeded(3).index("abc", [1, 1, 1])]
    assert Seeded(3).key() < 2**KEY_BITS


def test_a_scripted_dealer_deals_what_it_was_told():
    dealer, after = Scripted(["b", 17], after=Seeded(1)), Seeded(1)
    assert 1 == dealer.index(["a", "b"], [1, 1])
    assert 17 == dealer.key()
    assert [after.index("abcd", [1, 2, 3, 4]), after.key()] == [dealer.index("abcd", [1, 2, 3, 4]), dealer.key()]
    with pytest.raises(ValueError, match="expected one of a, b"):
        Scripted(["c"]).index(["a", "b"], [1, 1])
    with pytest.raises(ValueError, match="script has ended"):
        Scripted([]).key()
    with pytest.raises(TypeError, match="expected a key"):
        Scripted(["c"]).key()


def test_a_fair_dealer_is_bound_by_its_commitment():
    dealer = Fair(b"secret", ["ann", "bob"])
    assert hashlib.sha256(b"secret").hexdigest() == dealer.commitment == commitment(b"secret")
    first = [dealer.index(["a", "b", "c"], [2, 1, 1]) for _ in range(20)] + [dealer.key()]
    again = Fair(b"secret", ["ann", "bob"])
    assert first == [again.index(["a", "b", "c"], [2, 1, 1]) for _ in range(20)] + [again.key()]
    stirred = Fair(b"secret", ["ann", "eve"])
    assert first != [stirred.index(["a", "b", "c"], [2, 1, 1]) for _ in range(20)] + [stirred.key()]
    assert "secret" not in dealer.to_json(reveal=False)


def test_a_fair_dealer_draws_by_the_odds():
    dealer, counts = Fair(b"x", []), [0, 0, 0]
    for _ in range(4000):
        counts[dealer.index(["a", "b", "c"], [2, 1, 1])] += 1
    assert abs(counts[0] - 2000) < 150


def test_a_fair_game_can_be_dealt_again_from_its_record():
    match = qd.Match("space_pirates", 3, dealer=Fair(b"deep", ["1", "2", "3"]))
    record = match.record()
    assert "secret" not in record["fair"]
    with pytest.raises(BadRecord, match="secret"):
        fair_from_json(record["fair"])
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, match.ask(seat).default)
    record = match.record()
    assert qd.Match.from_record(record, verify=True).position() == match.position()
    forged = record | {"fair": record["fair"] | {"nonces": ["1", "2", "4"]}}
    with pytest.raises(BadRecord, match="did not deal"):
        qd.Match.from_record(forged, verify=True)
    with pytest.raises(BadRecord, match="commitment"):
        qd.Match.from_record(record | {"fair": record["fair"] | {"secret": "00"}}, verify=True)
