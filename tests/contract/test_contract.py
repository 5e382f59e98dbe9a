"""The laws of every registered game."""

import itertools
import json

import pytest
from hypothesis import given, strategies as st

import quarterdeck as qd
from contract.reach import GAMES, choices_for, reach, scrambled, start, tables
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, SPECTATOR
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.frames import PASS, Sealed, Window
from quarterdeck.core.rng import Rng
from quarterdeck.core.spelling import say_key
from quarterdeck.core.zones import count_holes

MOST_OPTIONS = 200
LONGEST = 100_000

every_game = pytest.mark.parametrize("id_", GAMES)


@every_game
@given(st.data())
def test_a_clone_is_equal_and_independent(id_, data):
    s, _ = reach(id_, data.draw(tables(id_)))
    before = s.to_json()
    clone = s.clone()
    assert before == clone.to_json()
    engine.playout(clone, Rng(1))
    assert before == s.to_json()


@every_game
@given(st.data())
def test_the_log_replays_to_the_same_table(id_, data):
    table = data.draw(tables(id_))
    s, log = reach(id_, table)
    again = start(id_, table[0], table[1])
    for seat, action in log:
        frame = again.stack[-1]
        assert seat in frame.waiting(again) + frame.welcome(again)
        options = frame.options(again, seat)
        assert action in options or (seat == CHANCE and not options)
        engine.answer(again, seat, action)
    assert s.to_json() == again.to_json()


@every_game
@given(st.data())
def test_a_position_survives_being_written_down(id_, data):
    s, _ = reach(id_, data.draw(tables(id_)))
    plain = s.to_json()
    again = qd.game(id_).restore(json.loads(json.dumps(plain)))
    assert plain == again.to_json()
    engine.playout(again, Rng(2))
    engine.playout(s, Rng(2))
    assert s.to_json() == again.to_json()


@every_game
@given(st.data())
def test_a_view_is_blind_to_what_is_hidden(id_, data):
    table = data.draw(tables(id_))
    s, _ = reach(id_, table)
    game = qd.game(id_)
    for seat in (SPECTATOR, *range(s.seats)):
        view = game.view(s, seat, table[1])
        for seed in range(3):
            assert view == game.view(scrambled(id_, s, seat, seed), seat, table[1])


@every_game
@given(st.data())
def test_a_view_survives_determinisation(id_, data):
    table = data.draw(tables(id_))
    s, _ = reach(id_, table)
    game = qd.game(id_)
    for seat in (SPECTATOR, *range(s.seats)):
        view = json.loads(json.dumps(game.view(s, seat, table[1])))
        possible = game.determinise(view, Rng(3))
        assert view == json.loads(json.dumps(game.view(possible, seat, table[1])))
        assert [] == possible.problems()
        if s.stack and seat in s.stack[-1].waiting(s):
            assert sorted(s.stack[-1].options(s, seat)) == sorted(possible.stack[-1].options(possible, seat))
        engine.playout(possible, Rng(4))


@every_game
@given(st.data())
def test_a_sealed_question_does_not_care_who_answers_first(id_, data):
    s, _ = reach(id_, data.draw(tables(id_)))
    if not s.stack or not isinstance(s.stack[-1], Sealed):
        return
    waiting = s.stack[-1].waiting(s)
    choice = {seat: s.stack[-1].options(s, seat)[-1] for seat in waiting}
    ends = []
    for order in itertools.islice(itertools.permutations(waiting), 6):
        clone = s.clone()
        for seat in order:
            engine.answer(clone, seat, choice[seat])
        ends.append(clone.to_json())
    assert all(end == ends[0] for end in ends)


@every_game
@given(st.data())
def test_poll_and_arrival_agree(id_, data):
    """Whoever passes first, a window in which all pass closes to the same table."""
    s, _ = reach(id_, data.draw(tables(id_)))
    if not s.stack or not isinstance(s.stack[-1], Window):
        return
    waiting = [seat for seat in s.stack[-1].waiting(s) if seat != CHANCE]
    ends = []
    for order in itertools.islice(itertools.permutations(waiting), 6):
        clone = s.clone()
        for seat in order:
            assert PASS in clone.stack[-1].options(clone, seat)
            engine.answer(clone, seat, PASS)
        ends.append(clone.to_json())
    assert all(end == ends[0] for end in ends)


@every_game
@given(st.data())
def test_nothing_is_lost_or_made(id_, data):
    seats, options, seed, _ = data.draw(tables(id_))
    s, rng = start(id_, seats, options), Rng(seed)
    assert [] == s.problems()
    for _ in range(600):
        if not s.stack:
            break
        frame = s.stack[-1]
        seat = frame.asked(s)
        answers = frame.options(s, seat)
        engine.answer(s, seat, engine.outcome(s, rng) if seat == CHANCE else answers[rng.below(len(answers))])
        assert [] == s.problems()


@every_game
@given(st.data())
def test_every_game_ends(id_, data):
    seats, options, seed, _ = data.draw(tables(id_))
    s = start(id_, seats, options)
    assert engine.playout(s, Rng(seed)) < LONGEST
    assert [] == s.problems()
    game = qd.game(id_)
    ranks = game.ranks(s)
    assert s.seats <= len(ranks) == len(game.scores(s))
    assert 1 == min(ranks)


@every_game
@given(st.data())
def test_defaults_are_legal_and_end_the_game(id_, data):
    seats, options, seed, _ = data.draw(tables(id_))
    s, rng = start(id_, seats, options), Rng(seed)
    made = 0
    while s.stack:
        frame = s.stack[-1]
        seat = frame.asked(s)
        if seat == CHANCE:
            engine.answer(s, seat, engine.outcome(s, rng))
            continue
        default = frame.default(s, seat)
        assert default in frame.options(s, seat)
        engine.answer(s, seat, default)
        made += 1
        assert made < LONGEST


@every_game
@given(st.data())
def test_queries_change_nothing(id_, data):
    s, _ = reach(id_, data.draw(tables(id_)))
    before = s.to_json()
    if s.stack:
        frame = s.stack[-1]
        for seat in frame.waiting(s) + frame.welcome(s):
            options = frame.options(s, seat)
            frame.odds(s)
            if seat != CHANCE:
                frame.prompt(s, seat)
                frame.default(s, seat)
                for action in options:
                    frame.note(s, seat, action)
                    frame.refusal(s, seat, action)
                qd.game(id_).rate(s, seat, options)
                qd.game(id_).worth(s, seat)
                assert options == frame.options(s, seat)
        frame.hides_askee(s)
    qd.game(id_).scores(s)
    qd.game(id_).ranks(s)
    assert before == s.to_json()


@every_game
@given(st.data())
def test_every_option_can_be_said_and_read(id_, data):
    s, _ = reach(id_, data.draw(tables(id_)))
    language = qd.game(id_).language
    if not s.stack:
        return
    frame = s.stack[-1]
    for seat in frame.waiting(s) + frame.welcome(s):
        options = frame.options(s, seat)
        assert len(options) <= MOST_OPTIONS
        assert len(set(options)) == len(options)
        assert options or seat == CHANCE
        for action in options:
            assert action == language.read(language.say(action))
            assert action == language.at(language.index(action))
            assert 0 <= language.index(action) < language.size


@every_game
@given(st.data())
def test_a_match_is_replayed_from_its_record(id_, data):
    match, _ = a_match(id_, data.draw(tables(id_)))
    record = json.loads(json.dumps(match.record()))
    again = qd.Match.from_record(record, verify=True)
    assert match.position() == again.position()
    assert match.record() == again.record()
    assert qd.Match.from_position(id_, json.loads(json.dumps(match.position()))).position() == match.position()


@every_game
@given(st.data())
def test_undo_gives_back_exactly_the_earlier_position(id_, data):
    """An answer goes back unless chance, a reveal or another seat stands behind it; nothing was learnt from it."""
    match, rng = a_match(id_, data.draw(tables(id_)))
    if match.over:
        return
    seat = match.waiting()[rng.below(len(match.waiting()))]
    decision = match.decision(seat)
    before, length = match.position(), len(match.log)
    view = match.view(seat)
    holes = [count_holes(match.view(who)) for who in (None, *range(match.seats))]
    words = decision.options[rng.below(len(decision.options))].words
    match.play(seat, words)
    after = match.log[length:]
    if not match.can_undo(seat):
        with pytest.raises(QuarterdeckError):
            match.undo(seat)
        return
    assert all(entry.seat == seat for entry in after)
    assert all(count_holes(match.view(who)) >= holes[i] for i, who in enumerate((None, *range(match.seats))))
    game, seen = qd.game(id_), match.view(seat)
    for seed in range(3):
        possible = game.determinise(view, Rng(seed))
        for entry in after:
            engine.answer(possible, seat, game.language.read(entry.words))
        assert seen == game.view(possible, seat, match.options)
    match.undo(seat)
    assert before == match.position()
    assert length == len(match.log)
    assert words in match.decision(seat)


@every_game
@given(st.data())
def test_an_illegal_answer_changes_nothing(id_, data):
    match, _ = a_match(id_, data.draw(tables(id_)))
    before = match.position()
    language = qd.game(id_).language
    for seat in range(match.seats):
        decision = match.decision(seat)
        for index in range(0, language.size, max(1, language.size // 20)):
            words = language.say(language.at(index))
            if decision is None or words not in decision:
                with pytest.raises(QuarterdeckError):
                    match.play(seat, words)
        with pytest.raises(QuarterdeckError):
            match.play(seat, "sing shanty")
    assert before == match.position()


@every_game
def test_every_choice_of_every_option_is_taken(id_):
    game = qd.game(id_)
    for setting in game.options:
        assert setting.default in setting.choices
        for seats in game.seats:
            for choice in choices_for(setting, seats):
                s = start(id_, seats, {setting.name: choice})
                engine.playout(s, Rng(5))
                assert [] == s.problems()


def a_match(id_, table):
    """A match after random answers, and the generator that made them."""
    seats, options, seed, depth = table
    match, rng = qd.Match(id_, seats, options, seed=seed), Rng(seed + 1)
    for _ in range(depth):
        if match.over:
            break
        seat = match.waiting()[rng.below(len(match.waiting()))]
        options_ = match.ask(seat).options
        match.play(seat, options_[rng.below(len(options_))].words)
    return match, rng


def test_keys_are_spelt_in_sixteen_digits():
    assert "key 00000000000000ff" == say_key(255)
