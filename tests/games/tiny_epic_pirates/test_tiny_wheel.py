"""TEP-5.1: the captain on the wheel."""

import pytest

from games.tiny_epic_pirates.positions import (
    at_sea,
    at_wheel,
    options,
    order_name,
    play,
    refused,
    stations,
    table,
    wheel,
)
from marks import rule
from quarterdeck.games.tiny_epic_pirates import verbs as v
from quarterdeck.games.tiny_epic_pirates.actions import POST_COUNTS, SOURCE_COUNTS
from quarterdeck.games.tiny_epic_pirates.flow.turn import walks

ORDERS = ["hide_out", "plunder", "trade", "crew_up", "search", "attack"]


def targets(s, seat=0):
    """The wheel spaces that can be reached."""
    return sorted({ORDERS.index(words.split()[1]) for words in options(s, seat)})


@rule("TEP-5.1.1", "TEP-E10", "TEP-I17")
def test_the_captain_moves_on_and_never_completes_the_lap():
    s = at_wheel(helm=[2], level=[3], hands=[(4, 0, 0, 0)])
    assert [0, 1, 3, 4, 5] == targets(s)
    assert ("must_move", "TEP-5.1.1") == refused(s, 0, "steer trade none none")
    play(s, 0, "steer plunder rrr none")
    assert 1 == s.helm[0] != 2


@rule("TEP-5.1.2")
def test_the_next_space_costs_nothing():
    s = at_wheel(helm=[2])
    play(s, 0, "steer crew_up none none")
    assert (1, 1, 1, 0) == stations(s)
    assert [] == wheel(s)
    assert "crew_up" == order_name(s)


@rule("TEP-5.1.3", "TEP-7.4")
def test_a_skipped_empty_space_takes_a_deckhand_from_any_station_repair_included():
    s = at_wheel(helm=[1], hands=[(1, 1, 0, 1)])
    skips = [words.split()[2] for words in options(s, 0) if words.split()[1] == "crew_up"]
    assert ["r", "c", "p"] == skips
    play(s, 0, "steer crew_up p none")
    assert (1, 1, 0, 0) == stations(s)
    assert [2] == wheel(s)


@rule("TEP-5.1.4")
def test_a_space_with_a_deckhand_is_skipped_free():
    s = at_wheel(helm=[1], hands=[(0, 0, 0, 2)], wheel=[(2,)])
    assert "steer crew_up none r" in options(s, 0)
    play(s, 0, "steer crew_up none r")
    assert [] == wheel(s)
    assert (1, 0, 0, 2) == stations(s)


@rule("TEP-5.1.5")
def test_hide_out_is_skipped_free_and_never_holds_a_deckhand():
    s = at_wheel(helm=[5], hands=[(0, 0, 0, 0)], wheel=[(2, 3, 4)])
    play(s, 0, "steer plunder none none")
    assert 1 == s.helm[0]
    assert [2, 3, 4] == wheel(s)


@rule("TEP-5.1.6", "TEP-AR-2")
def test_deckhands_met_on_the_way_go_to_work_and_never_to_repair():
    s = at_wheel(helm=[1], hands=[(0, 0, 0, 0)], wheel=[(2, 3, 4)])
    found = [words for words in options(s, 0) if words.startswith("steer search ")]
    assert {"rrr", "rrc", "rre", "rcc", "rce", "ree", "ccc", "cce", "cee", "eee"} == {w.split()[3] for w in found}
    play(s, 0, "steer search none rce")
    assert (1, 1, 1, 0) == stations(s)
    assert [] == wheel(s)


@rule("TEP-5.1.7", "TEP-E9")
def test_picked_up_deckhands_pay_no_skips():
    """Captain on 1: two on stations reach space 5 over a manned 3; one does not, even with 3 and 5 manned."""
    s = at_wheel(helm=[1], hands=[(1, 1, 0, 0)], wheel=[(3,)])
    play(s, 0, "steer attack rc e")
    assert [2, 4] == wheel(s)
    assert (0, 0, 1, 0) == stations(s)
    s = at_wheel(helm=[1], hands=[(1, 0, 0, 0)], wheel=[(3, 5)])
    assert 5 not in targets(s)
    assert ("too_few_hands", "TEP-5.1.7") == refused(s, 0, "steer attack rr none")


@rule("TEP-5.1.8")
@pytest.mark.parametrize(
    ("helm", "target", "crossed"),
    [
        (5, "hide_out", 1),
        (4, "hide_out", 1),
        (5, "plunder", 1),
        (4, "plunder", 1),
        (0, "plunder", 0),
        (0, "attack", 0),
        (2, "attack", 0),
    ],
)
def test_the_line_is_crossed_from_five_on_and_not_from_hide_out(helm, target, crossed):
    s = at_wheel(helm=[helm], level=[3], hands=[(4, 0, 0, 0)])
    found = next(words for words in options(s, 0) if words.split()[1] == target)
    play(s, 0, found)
    assert crossed == s.crossed


@rule("TEP-5.1.9")
def test_the_first_turn_knows_no_hide_out():
    s = at_wheel()
    assert 0 not in targets(s)


@rule("TEP-5.1.10", "TEP-I8")
def test_a_space_holds_one_deckhand_and_the_captain_stands_alone():
    s = at_wheel(helm=[1], hands=[(1, 1, 0, 0)], wheel=[(3,)])
    play(s, 0, "steer crew_up r c")
    assert 3 == s.helm[0]
    assert [2] == wheel(s)
    assert (0, 2, 0, 0) == stations(s)
    broken = at_wheel(helm=[1])
    broken.wheel[0] = 0b10
    assert any(problem.startswith("TEP-I8") for problem in broken.problems())


@rule("TEP-E6")
def test_free_skips_at_the_ship_line():
    s = at_wheel(helm=[5], hands=[(0, 0, 0, 0)], wheel=[(2, 3, 4)])
    assert [0, 1] == targets(s)
    s = at_wheel(helm=[5], hands=[(0, 0, 0, 0)], wheel=[(1, 2, 3)])
    assert [0, 1, 2, 3, 4] == targets(s)


@rule("TEP-DR-5")
def test_the_wheel_move_is_one_answer_of_at_most_49():
    most = 0
    for helm in range(6):
        for spaces in range(0, 64, 2):
            if spaces >> helm & 1:
                continue
            for total in (3, 4):
                left = total - spaces.bit_count()
                for r in range(left + 1):
                    for c in range(left - r + 1):
                        for e in range(left - r - c + 1):
                            found = walks(helm, spaces, [r, c, e, left - r - c - e], 0)
                            assert len(found) == len(set(found))
                            for walk in found:
                                sources, posts = SOURCE_COUNTS[v.steer_sources(walk)], POST_COUNTS[v.steer_posts(walk)]
                                assert posts[3] == 0
                                assert all(n <= m for n, m in zip(sources, [r, c, e, left - r - c - e], strict=True))
                            most = max(most, len(found))
    assert 49 == most


@rule("TEP-DR-4")
def test_a_single_option_is_answered_by_the_runner():
    """With every deckhand on the wheel the captain's next step is forced, and the match takes it by itself."""
    from quarterdeck.core.match import Match

    s = at_wheel(helm=[1], hands=[(0, 0, 0, 0)], wheel=[(3, 4, 5)])
    assert ["steer trade none none"] == options(s, 0)
    position = {
        "format": 1,
        "game": "tiny_epic_pirates",
        "rules_version": 1,
        "seats": 2,
        "options": {},
        "state": s.to_json(),
    }
    match = Match.from_position("tiny_epic_pirates", position, seed=1)
    assert ("steer trade none none", True) == (match.log[0].words, match.log[0].auto)


@rule("TEP-DR-15")
def test_the_absent_player_takes_the_next_space_and_stops():
    s = at_wheel(helm=[1], hands=[(0, 0, 1, 1)], wheel=[(2,)])
    assert "steer trade none r" == options(s, 0)[s.stack[-1].options(s, 0).index(s.stack[-1].default(s, 0))]
    s = at_sea()
    assert options(s, 0)[-1] == "stop"
    assert s.stack[-1].default(s, 0) == s.stack[-1].options(s, 0)[-1]


@rule("TEP-5.1.8", "TEP-5.5.1")
def test_the_note_counts_the_deckhands_that_stand_on_extort_after_the_move():
    s = at_wheel(helm=[5], hands=[(0, 0, 0, 0)], wheel=[(1, 2)])
    assert [2] == note(s, "steer trade none ee").args
    assert [0] == note(s, "steer trade none rr").args
    s = at_wheel(helm=[5], hands=[(0, 0, 2, 0)])
    assert [1] == note(s, "steer trade e none").args


def note(s, words):
    """What an answer is said to bring."""
    frame = s.stack[-1]
    return frame.note(s, 0, frame.options(s, 0)[options(s, 0).index(words)])


def test_the_note_warns_of_the_ship_line():
    s = at_wheel(helm=[5], hands=[(1, 1, 1, 0)])
    frame = s.stack[-1]
    notes = {options(s, 0)[i]: frame.note(s, 0, action) for i, action in enumerate(frame.options(s, 0))}
    assert "crosses" == notes["steer hide_out none none"].kind
    assert None is at_wheel().stack[-1].note(at_wheel(), 0, at_wheel().stack[-1].options(at_wheel(), 0)[0])
    assert [] == table().problems()
