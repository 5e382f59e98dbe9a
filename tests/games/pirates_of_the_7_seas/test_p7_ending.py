"""P7-14: the countdown, the final sale, the score, ties."""

import itertools

import pytest

import quarterdeck as qd
from games.pirates_of_the_7_seas.positions import ID, calling, chapters, play, table, told, words
from marks import rule
from quarterdeck.core import engine
from quarterdeck.core.rng import Rng
from quarterdeck.games.pirates_of_the_7_seas.scoring import best_plan, points, proceeds, ranks


def ended(*given, seats=3, **rest):
    """A table whose last round is over."""
    return table(seats, *given, rounds_left=0, stack=chapters(), **rest)


@rule("P7-14.1", "P7-I16")
def test_three_more_rounds_follow_the_last_round_card():
    m = play(calling(["cartographer", "captain", "captain"], above=0, round_=7), "deal curse_idol")
    seen = []
    m.play(0, "draw")
    if 0 in m.waiting() and "stop" in words(m, 0):
        m.play(0, "stop")
    while not m.over:
        seen.append((m.state.round, m.state.rounds_left))
        for seat in range(3):
            m.play(seat, "choose captain")
            if m.over or (m.waiting() and m.state.round != seen[-1][0]):
                break
        while m.waiting() and m.state.round == seen[-1][0] and "decline" in words(m, m.waiting()[0]):
            m.play(m.waiting()[0], "decline")
    assert [(8, 3), (9, 2), (10, 1)] == seen


@rule("P7-14.2")
def test_all_goods_are_sold_as_one_sale():
    s = ended({"rum": 3, "coffee": 2, "fruit": 1}, {})
    m = play(s)
    assert m.over
    assert 7 + 9 + 2 + 1 == m.state.chests[0]
    assert [3, 2, 1, 0] == m.state.loot_discard


@rule("P7-14.2", "P7-A25", "P7-14.4")
def test_before_that_everybody_may_negotiate_as_often_as_the_yin_yang_last():
    m = play(ended({"rum": 2, "coffee": 2, "yin_yang": 7}, {"rum": 1, "fruit": 1, "yin_yang": 3}, {}))
    assert [0, 1] == m.waiting()
    m.play(1, "negotiate rum fruit")
    m.play(0, "negotiate rum coffee")
    m.play(0, "negotiate rum coffee")
    assert m.over
    assert [7 + 8, 7 + 5, 7] == m.state.chests
    assert 1 == m.state.yin_yang[0]
    m = play(ended({"rum": 1, "coffee": 1, "yin_yang": 6}, {}))
    assert ["done_selling", "negotiate rum coffee"] == words(m, 0)
    m.play(0, "done_selling")
    assert [9, 6] == [m.state.chests[0], m.state.yin_yang[0]]


@rule("P7-14.2", "P7-14.5", "P7-14.6")
@pytest.mark.parametrize("answer", ["done_selling", "negotiate rum coffee", "negotiate rum fruit"])
def test_the_final_sale_says_which_points_an_answer_ends_with(answer):
    four = [f"convoy_{nation}_{size}" for nation in ("spain", "france") for size in (1, 2)]
    m = play(ended({"rum": 3, "coffee": 1, "fruit": 1, "yin_yang": 4, "talismans": 2, "hand": four}, {}, seats=2))
    note = next(option.note for option in m.decision(0).options if option.words == answer)
    m.play(0, answer)
    assert m.over
    assert note.args["points"].value == m.scores[0]


@rule("P7-14.3")
def test_guards_no_longer_matter():
    m = play(ended({"rum": 3, "chests": 9}, {}))
    assert [18, 0] == [m.state.chests[0], m.state.guards[0]]
    assert [] == m.problems()


@rule("P7-14.4", "P7-19.10")
@pytest.mark.parametrize("seed", range(12))
def test_the_default_plan_is_the_best_one(seed):
    rng = Rng(seed)
    s = ended(
        {
            "rum": rng.below(5),
            "coffee": rng.below(4),
            "fruit": rng.below(4),
            "yin_yang": rng.below(13),
            "fleet": 10,
            "reserve": 0,
            "double_holds": 5,
        },
        {},
        seats=2,
    )

    def value(plan):
        a, b, c = plan
        left = [s.goods[0] - a - b, s.goods[1] - a - c, s.goods[2] - b - c]
        paid = s.yin_yang[0] - 3 * sum(plan)
        if min([*left, paid]) < 0:
            return (-1, 0)
        pairs = [s.demand(0) + s.demand(1), s.demand(0) + s.demand(2), s.demand(1) + s.demand(2)]
        return (sum(p * n for p, n in zip(pairs, plan, strict=True)) + proceeds(s, *left) + paid // 3, -sum(plan))

    best = max(value(plan) for plan in itertools.product(range(5), repeat=3))
    assert best == value(best_plan(s, 0))
    m = play(s)
    while not m.over:
        m.play(0, m.decision(0).default)
    assert 7 + best[0] == m.scores[0]


@rule("P7-14.5", "P7-V6")
def test_surplus_adventure_cards_cost_skulls():
    six = [f"convoy_{nation}_{size}" for nation in ("spain", "france") for size in (1, 2, 3)]
    m = play(ended({"hand": six}, {"hand": ["curse_idol", "curse_kraken", "port_havana"]}, {}))
    assert [3, 0, 0] == m.state.skulls
    assert [1, 7, 7] == m.scores


@rule("P7-14.6", "P7-V7")
def test_the_score():
    m = play(ended({"chests": 20, "talismans": 3, "yin_yang": 8, "skulls": 2}, {"chests": 1, "skulls": 5}, {}))
    assert [20 + 3 + 2 - 4, 1 - 10, 7] == m.scores
    lines = [e.kind for entry in m.log for e in entry.events]
    assert lines == []
    s = ended({"chests": 20}, {})
    s.out = []
    engine.settle(s)
    assert ["scored_chests", "scored_talismans", "scored_yin_yang", "scored_skulls", "scored"] == [
        event.kind for event in s.out if event.args[0] == 0 and event.kind.startswith("scored")
    ]


@rule("P7-14.7")
def test_ties_go_to_fewer_corsairs_then_to_fewer_skulls():
    s = ended({"chests": 10, "corsairs": ["spain"]}, {"chests": 10}, {"chests": 9})
    assert [2, 1, 3] == ranks(s)
    s = ended({"chests": 14, "skulls": 2}, {"chests": 12, "skulls": 1}, {"chests": 16, "skulls": 3})
    assert [2, 1, 3] == ranks(s)
    s = ended({"chests": 10}, {"chests": 10}, {"chests": 8, "corsairs": ["spain"]})
    assert [1, 1, 3] == ranks(s)


@rule("P7-14.8")
def test_whoever_shares_the_victory_may_waive_it():
    m = play(ended({"chests": 10}, {"chests": 10}, {"chests": 10}))
    assert ["share", "waive"] == words(m, 0)
    assert "share" == m.decision(0).default
    m.play(0, "waive")
    assert [1] == m.waiting()
    m.play(1, "share")
    m.play(2, "share")
    assert m.over
    assert [3, 1, 1] == m.ranks
    m = play(ended({"chests": 10}, {"chests": 10}, {"chests": 10}))
    m.play(0, "waive")
    m.play(1, "waive")
    assert m.over
    assert [2, 2, 1] == m.ranks
    assert play(ended({"chests": 10}, {})).over


@rule("P7-14.9")
def test_no_game_is_endless():
    m = play(calling(["captain"] * 3, round_=30, max_rounds=30))
    assert 3 == m.state.rounds_left
    m = play(calling(["captain"] * 3, round_=29, max_rounds=30))
    assert -1 == m.state.rounds_left
    longest = qd.Match(ID, 2, {"max_rounds": 30}, seed=1)
    while not longest.over:
        seat = longest.waiting()[0]
        options = words(longest, seat)
        longest.play(seat, "choose captain" if "choose captain" in options else options[-1])
    assert 33 == longest.state.round


@rule("P7-14.9.1")
def test_a_last_round_card_that_comes_late_changes_nothing():
    s = calling(["cartographer", "cartographer", "captain"], rounds_left=2, above=0)
    m = play(s, "deal curse_idol")
    m.play(0, "draw")
    assert 2 == m.state.rounds_left
    assert 1 == len(told(m, "last_round_late"))
    assert ["curse_idol"] == m.view(0)["state"]["players"][0]["hand"]


@rule("P7-I17", "P7-I14")
def test_chests_change_only_where_a_rule_says_so():
    """And permanent rituals, corsair tokens and, but for the Whirlpool, talismans are never given back."""
    causes = {"bought", "sold", "negotiated", "gained_chests", "lost_chests", "paid_guards"}
    for seed in range(6):
        s = qd.game(ID).new(3, qd.game(ID).check_options({}))
        engine.settle(s)
        rng = Rng(seed)
        while s.stack:
            frame, s.out = s.stack[-1], []
            seat = frame.asked(s)
            before = s.clone()
            options = frame.options(s, seat)
            engine.answer(s, seat, engine.outcome(s, rng) if seat < 0 else options[rng.below(len(options))])
            kinds = {event.kind for event in s.out}
            assert before.chests == s.chests or kinds & causes
            for who in range(3):
                assert before.double_holds[who] <= s.double_holds[who]
                assert before.unsinkables[who] <= s.unsinkables[who]
                assert before.corsairs[who] & s.corsairs[who] == before.corsairs[who]
                assert before.talismans[who] <= s.talismans[who] or "dragged" in kinds
        assert all(points(s, seat) == score for seat, score in enumerate(qd.game(ID).scores(s)))
