"""Over many games, nothing about when messages come and how long they are tells others who could act.

Somebody who is asked in secret thinks for a random time within that of the question. For every statistic of what an
onlooker is sent, the games in which he had a choice and those in which he had none must look drawn from one urn: the
largest distance of their distributions (Kolmogorov, Smirnov) stays below what chance alone exceeds once in a thousand.
"""

import random
from bisect import bisect_right
from itertools import pairwise
from math import sqrt

import pytest

from games.jolly_roger.positions import table, voyage
from quarterdeck.games.jolly_roger.flow.rounds import S4_ANY
from quarterdeck.table.writing import Writing
from server import parley
from table.live_tables import crew, options
from table.owner import Owner

GAMES = 60  # of each kind
OPEN = 1.5  # seconds that a question is open
ONCE_IN_A_THOUSAND = 1.95 * sqrt(2 / GAMES)


def sent(owner, guest, start):
    """When each message came to a guest, and how many bytes it had."""
    known = {}
    return [(round(at - start, 6), len(Writing().text(message, known))) for at, message in owner.heard[guest]]


def of_parley(chance, seed, even):
    """A game between a captain and a mate, who passes with a knife or without; what they hear who do not see it."""
    owner = Owner("parley", seats=3, even=even, secret=f"{seed:064x}")
    start = owner.now
    owner.sit("eve", "g0", "g1", "g2")
    armed = owner.state(1)["view"]["state"]["knives"][1] == 1
    for _ in range(parley.ROUNDS - 1):  # the last one ends the game, which shows everything
        owner.play(0, "signal seat_1")
        thinks = chance.uniform(0.05, OPEN - 0.05)
        owner.wait(thinks)
        if armed:
            owner.play(1, "pass")
        owner.wait(5.0 - thinks)
    return armed, [sent(owner, guest, start) for guest in ("eve", "g0")]


def of_jolly_roger(chance, seed, pace):
    """A window in which the holder of one card could act, and passes; the others hold the same in both cases."""
    armed, agreed = seed % 2 == 0, options(pace=pace)
    hands = ["", "medic" if armed else "nav_p1_m5", "nav_p2_m2", "can_p2_m2"]
    owner = crew(table(4, hands, [voyage(S4_ANY)], agreed, qm=3), agreed, seed=seed)
    start = owner.now
    thinks = chance.uniform(0.05, 0.95)  # a window is open for a second at the least
    owner.wait(thinks)
    if armed:
        owner.play(1, "pass")
    owner.wait(8.0 - thinks)
    return armed, [sent(owner, guest, start) for guest in ("eve", "g0", "g2", "g3")]


def statistics(heard):
    """What somebody could measure of the messages of one game."""
    times, sizes = [at for at, _ in heard], [size for _, size in heard]
    gaps = [later - sooner for sooner, later in pairwise(times)]
    return {
        "how many": len(heard),
        "bytes": sum(sizes),
        "the longest message": max(sizes),
        "the last one": times[-1],
        "the longest pause": max(gaps),
        "the shortest pause": min(gap for gap in gaps if gap > 0),
        "the middle of all times": sum(times) / len(times),
    }


def distance(some, others):
    """How far two samples are apart at the most: 0 where they are equal, 1 where they do not meet."""
    some, others = sorted(some), sorted(others)
    return max(
        abs(bisect_right(some, at) / len(some) - bisect_right(others, at) / len(others)) for at in [*some, *others]
    )


def distances(play, *how):
    """The distance of each statistic, for each of those who look on, between games with a choice and without."""
    chance = random.Random(13)
    found = {True: [], False: []}
    seed = 0
    while min(map(len, found.values())) < GAMES:
        armed, everybody = play(chance, seed, *how)
        seed += 1
        if len(found[armed]) < GAMES:
            found[armed].append([statistics(heard) for heard in everybody])
    return {
        (who, name): distance(*([game[who][name] for game in found[armed]] for armed in (True, False)))
        for who, told in enumerate(found[True][0])
        for name in told
    }


def test_no_statistic_tells_who_could_act_at_a_table_without_clocks():
    with parley.registered():
        apart = distances(of_parley, OPEN)
    assert {} == {which: by for which, by in apart.items() if by > ONCE_IN_A_THOUSAND}


@pytest.mark.parametrize("pace", ["live", "turns"])
def test_no_statistic_tells_who_could_act_under_the_clock(pace):
    apart = distances(of_jolly_roger, pace)
    assert {} == {which: by for which, by in apart.items() if by > ONCE_IN_A_THOUSAND}


def test_the_same_statistics_would_notice_a_question_that_ends_with_its_answer():
    with parley.registered():
        apart = distances(of_parley, 0.0)
    assert max(apart.values()) > ONCE_IN_A_THOUSAND
