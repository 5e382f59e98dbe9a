"""P7-8, P7-16: the throw and the duels."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from games.pirates_of_the_7_seas.positions import calling, key_where, play, told
from games.pirates_of_the_7_seas.reference import SplitMix64, battle, expand, key_of
from marks import rule
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_the_7_seas import data
from quarterdeck.games.pirates_of_the_7_seas.flow.raid import chances
from quarterdeck.games.pirates_of_the_7_seas.flow.throw import Throw, duels, faces_of, nearest, throw

SUNK = ("merchant", "pirate", "both")


def lying(*dice):
    """A throw written down: face, x, y and, where a tie needs it, the slot."""
    slots = [die[3] if len(die) > 3 else i for i, die in enumerate(dice)]
    return Throw([d[0] for d in dice], [d[1] for d in dice], [d[2] for d in dice], slots, [])


def read(fought):
    return [(duel >> 6 & 63, duel & 63, duel >> 14, SUNK[duel >> 12 & 3]) for duel in fought]


RULEBOOK = lying(
    (2, 500, 500),
    (6, 1500, 1500),
    (4, 2300, 2300),
    (1, 650, 500),
    (2, 500, 660),
    (3, 1500, 1700),
    (6, 2300, 2050),
    (3, 1200, 1500),
)


@rule("P7-E3", "P7-8.2", "P7-8.3", "P7-8.5", "P7-A21")
def test_the_rulebooks_battle():
    assert [
        (0, 3, 22500, "pirate"),
        (0, 4, 25600, "both"),
        (1, 5, 40000, "pirate"),
        (2, 6, 62500, "merchant"),
        (1, 7, 90000, "pirate"),
        (1, 6, 942500, "both"),
    ] == read(duels(RULEBOOK, 3))


@rule("P7-8.4")
def test_only_merchants_and_pirates_fight():
    close = lying((3, 100, 100), (3, 300, 100), (5, 2000, 2000), (1, 2150, 2000))
    assert all(m < 2 <= p for m, p, _, _ in read(duels(close, 2)))
    assert [] == duels(lying((1, 100, 100), (6, 300, 100)), 0)


@rule("P7-16.6", "P7-T4")
def test_ties_go_by_slots():
    tied = lying((3, 1000, 1000, 4), (5, 1000, 1300, 2), (1, 700, 1000, 1), (6, 1300, 1000, 3))
    assert [(0, 2, 90000, "pirate"), (0, 3, 90000, "merchant"), (1, 3, 180000, "merchant")] == read(duels(tied, 2))
    merchants = lying((3, 1000, 1000, 4), (2, 1000, 1600, 2), (6, 1000, 1300, 1))
    assert [1, 0] == [m for m, _, _, _ in read(duels(merchants, 2))]


@rule("P7-8.2", "P7-I10", "P7-I11")
@given(st.integers(0, 2**62 - 1), st.integers(1, 4), st.integers(1, 40))
def test_duels_are_those_of_the_word_by_word_battle(key, red, ships):
    fallen = throw(key, red + ships, looked_at=False)
    fought, _, _ = battle(fallen.faces, fallen.xs, fallen.ys, fallen.slots, red)
    found = read(duels(fallen, red))
    assert fought == found
    assert len(found) <= red + ships - 1
    assert [d2 for _, _, d2, _ in found] == sorted(d2 for _, _, d2, _ in found)


@rule("P7-16.1")
def test_the_sea_is_as_long_as_the_ruler():
    assert [2700, 100, 71, 2559, 142] == [data.SEA_SIDE, data.DIE_EDGE, data.SEA_MARGIN, data.SEA_SPAN, data.APART]


@rule("P7-16.2", "P7-16.7")
@given(st.integers(0, 2**62 - 1), st.integers(1, 44))
def test_dice_lie_in_the_sea_and_never_overlap(key, dice):
    fallen = throw(key, dice, looked_at=True)
    spots = list(zip(fallen.xs, fallen.ys, strict=True))
    assert all(71 <= at <= 2629 for spot in spots for at in spot)
    assert all((a - c) ** 2 + (b - d) ** 2 >= 20164 for i, (a, b) in enumerate(spots) for c, d in spots[:i])
    assert all(1 <= face <= 6 for face in fallen.faces)
    assert list(range(dice)) == sorted(fallen.slots)
    assert all(0 <= angle < 90 for angle in fallen.angles)


@rule("P7-16.3")
def test_the_reference_stream():
    stream = SplitMix64(0)
    assert ["e220a8397b1dcdaf", "6e789e6aa1b965f4", "06c45d188009454f"] == [f"{stream.next64():016x}" for _ in range(3)]
    assert "eda0b9cf4f8c0fa7" == f"{key_of('1', 0):016x}"


@rule("P7-T1", "P7-16.3", "P7-16.4")
def test_vector_t1():
    faces, xs, ys, slots, angles = expand(SplitMix64(key_of("1", 0)), 7)
    assert [2, 4, 2, 2, 3, 5, 2] == faces
    assert [756, 1353, 545, 2058, 2526, 974, 2260] == xs
    assert [1923, 368, 2341, 196, 1461, 1059, 820] == ys
    assert [1, 5, 2, 3, 4, 0, 6] == slots
    assert [77, 65, 65, 88, 24, 19, 14] == angles
    fought = read(duels(Throw(faces, xs, ys, slots, []), 2))
    assert [(0, 2, 219245, "both"), (1, 3, 526609, "pirate"), (1, 5, 621122, "merchant")] == fought


@rule("P7-T2")
def test_vector_t2():
    assert "50cdad475d849198" == f"{key_of('42', 3):016x}"
    faces, xs, ys, slots, _ = expand(SplitMix64(key_of("42", 3)), 9)
    assert [6, 5, 1, 3, 6, 6, 1, 3, 2] == faces
    assert [1212, 699, 2229, 444, 851, 1712, 1616, 2414, 2133] == xs
    assert [1537, 848, 383, 2290, 2204, 1555, 331, 1413, 258] == ys
    assert [0, 2, 4, 1, 5, 3, 8, 6, 7] == slots
    fought = read(duels(Throw(faces, xs, ys, slots, []), 3))
    assert [
        (2, 8, 24841, "merchant"),
        (0, 5, 250324, "both"),
        (1, 6, 1108178, "pirate"),
        (1, 4, 1861840, "merchant"),
    ] == fought


@rule("P7-T3", "P7-16.6")
def test_vector_t3_the_whirlpool():
    assert "6cb0b3667d3e04e7" == f"{key_of('whirl', 2):016x}"
    faces, xs, ys, slots, _ = expand(SplitMix64(key_of("whirl", 2)), 8)
    assert (2, 1947, 533) == (faces[0], xs[0], ys[0])
    order = nearest(Throw(faces, xs, ys, slots, []))
    assert [4, 1, 6, 5, 0, 2, 3] == [die - 1 for die in order]
    assert [26825, 370570, 1284893] == [(xs[d] - xs[0]) ** 2 + (ys[d] - ys[0]) ** 2 for d in order[:3]]


@rule("P7-16.4", "P7-16.4.1", "P7-16.4.2", "P7-16.4.3", "P7-16.4.4", "P7-16.11", "P7-17")
@given(st.integers(0, 2**62 - 1), st.integers(1, 44))
def test_the_engine_takes_the_same_four_steps_from_its_own_generator(key, dice):
    faces, xs, ys, slots, angles = expand(Rng(key), dice)
    fallen = throw(key, dice, looked_at=True)
    assert (faces, xs, ys, slots, angles) == (fallen.faces, fallen.xs, fallen.ys, fallen.slots, fallen.angles)
    unseen = throw(key, dice, looked_at=False)
    assert (faces, xs, ys, slots) == (unseen.faces, unseen.xs, unseen.ys, unseen.slots)


@rule("P7-16.8", "P7-16.4.1")
@given(st.integers(0, 2**62 - 1), st.integers(1, 44))
def test_where_places_do_not_matter_the_faces_are_the_same(key, dice):
    assert throw(key, dice, looked_at=False).faces == faces_of(key, dice)


@rule("P7-16.5")
def test_every_die_gets_every_place_equally_often():
    rng = Rng(12)
    slots = Counter()
    for _ in range(3000):
        slots.update(enumerate(throw(rng.key(), 5, looked_at=False).slots))
    expected = 3000 / 5
    chi = sum((slots[die, slot] - expected) ** 2 / expected for die in range(5) for slot in range(5))
    assert chi < 45


def raiding(*ships, key=None, seats=3, size=1, given=({},), loot=("loot rum",) * 30):
    first = {"hand": [f"convoy_spain_{size}"], **given[0]}
    s = calling(["captain"] + ["cartographer"] * (seats - 1), first, *(given[1:] or ({},)), call="captain", first=1)
    m = play(s, *([] if key is None else [key]), *loot)
    m.play(0, f"play convoy_spain_{size}")
    for seat, number in enumerate(ships):
        if seat in m.waiting():
            m.play(seat, f"send {number}")
    return m


def outcome(red, ships, wanted):
    """A key whose battle leaves (merchants, survivors by seat) as wanted."""

    def good(fallen):
        _, merchants, pirates = battle(fallen.faces, fallen.xs, fallen.ys, fallen.slots, red)
        left, at = [], red
        for number in ships:
            left.append(sum(die in pirates for die in range(at, at + number)))
            at += number
        return wanted(len(merchants), left)

    return key_where(red + sum(ships), good)


@rule("P7-8.1", "P7-16.9")
def test_a_throw_tells_every_die_and_every_duel_in_order():
    m = raiding(2, 1, 2, key=77, size=2)
    event = told(m, "thrown")[0]
    assert [0, 0, 2] == event[:3]
    dice = [event[3 + i * 6 : 9 + i * 6] for i in range(7)]
    assert [-1, -1, 0, 0, 1, 2, 2] == [die[0] for die in dice]
    fallen = throw(77, 7, looked_at=True)
    assert [[fallen.faces[i], fallen.xs[i], fallen.ys[i], fallen.angles[i], fallen.slots[i]] for i in range(7)] == [
        die[1:] for die in dice
    ]
    fought = [(args[4], args[5], args[6], SUNK[args[3]]) for args in told(m, "duel")]
    assert read(duels(fallen, 2)) == fought
    assert [fallen.faces[m] for m, _, _, _ in fought] == [args[1] for args in told(m, "duel")]
    sea = m.view(None)["state"]["sea"]
    assert ["battle", 2700, 100, 0] == [sea["purpose"], sea["side"], sea["edge"], sea["throw"]]
    assert fought == [(d["merchant"], d["pirate"], d["d2"], d["sunk"]) for d in sea["duels"]]
    assert {"owner", "face", "x", "y", "angle", "slot"} == set(sea["dice"][0])
    assert 1 == m.state.throws


@rule("P7-8.6", "P7-E4", "P7-I12")
def test_sunk_ships_bring_yin_yang_and_survivors_loot():
    ships = (1, 4, 0)
    key = outcome(2, ships, lambda merchants, left: merchants == 0 and left[1] == 3)
    m = raiding(*ships, key=key, size=2)
    if m.waiting() == [0]:
        m.play(0, "keep 0 0 0")
    assert [[1, 1]] == [args for args in told(m, "lost") if args[0] == 1]
    assert 3 == sum(args[0] == 1 for args in told(m, "drew_loot"))
    assert [1, 4] == [m.state.yin_yang[1], m.state.reserve[1]]


@rule("P7-8.6", "P7-8.8", "P7-E9", "P7-A14", "P7-12.7")
def test_unsinkable_tokens_save_ships_again_and_again():
    ships = (4, 0, 0)
    key = outcome(2, ships, lambda merchants, left: merchants == 0 and left[0] == 1)
    m = raiding(*ships, key=key, size=2, given=({"unsinkables": 2}, {}))
    m.play(0, "keep 0 0 0")
    assert [[0, 2]] == told(m, "saved")
    assert [4, 6, 2] == [m.state.reserve[0], m.state.fleet[0], m.state.unsinkables[0]]
    assert 1 + 2 == m.state.yin_yang[0]
    assert 1 == len(told(m, "drew_loot"))


@rule("P7-8.7")
def test_survivors_come_home_empty():
    key = outcome(1, (2, 0, 0), lambda merchants, left: merchants == 1 and left[0] == 0)
    m = raiding(2, 0, 0, key=key)
    assert 5 == m.state.fleet[0]
    key = outcome(1, (2, 0, 0), lambda merchants, left: merchants == 0 and left[0] == 2)
    m = raiding(2, 0, 0, key=key)
    assert [7, 7] == [m.state.fleet[0], m.state.empty(0)]


@rule("P7-8.9", "P7-E3")
def test_a_raid_may_succeed_without_survivors():
    key = outcome(1, (1, 0, 0), lambda merchants, left: merchants == 0 and left == [0, 0, 0])
    m = raiding(1, 0, 0, key=key)
    assert 1 == len(told(m, "sunk_all"))
    assert [] == told(m, "drew_loot")
    assert 1 + 2 == m.state.yin_yang[0]


@rule("P7-I13", "P7-8.9")
def test_a_failed_raid_brings_no_loot():
    key = outcome(2, (2, 1, 1), lambda merchants, left: merchants == 1 and sum(left) == 0)
    m = raiding(2, 1, 1, key=key, size=2)
    assert 1 == len(told(m, "raid_failed"))
    assert [] == told(m, "drew_loot")


@rule("P7-I12")
@pytest.mark.parametrize("key", range(1, 25))
def test_committed_ships_are_all_accounted_for(key):
    m = raiding(2, 2, 1, key=key, size=2, given=({"unsinkables": 1}, {}))
    sent = {0: 2, 1: 2, 2: 1}
    survivors = Counter(sent)
    for args in told(m, "duel"):
        if args[3] != 0:
            survivors[args[0]] -= 1
    for seat, number in sent.items():
        saved = sum(args[1] for args in told(m, "saved") if args[0] == seat)
        lost = sum(args[1] for args in told(m, "lost") if args[0] == seat)
        assert number == survivors[seat] + saved + lost
        paid = [
            args[1]
            for entry in m.log
            for e in entry.events
            if e.kind == "yin_yang" and e.rule == "P7-8.6"
            for args in [e.args]
            if args[0] == seat
        ]
        assert lost == sum(paid)


@rule("P7-8.9")
def test_the_odds_of_a_raid_grow_with_its_ships():
    found = [chances(3, ships) for ships in range(1, 10)]
    alone = sum(((face - 1) / 6) ** 3 + ((face - 1) / 6) ** 2 / 6 for face in range(1, 7)) / 6
    assert abs(100 * alone - found[0]) < 5, "one ship wins two duels and does not lose the third"
    assert found == sorted(found)
