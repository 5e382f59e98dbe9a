"""The laws of every registered game. A law stops where it finds its question; a game without it is not asked."""

import json
import math

import pytest
from hypothesis import assume, given, strategies as st

import quarterdeck as qd
from contract.reach import (
    ASKED,
    CHANCE_ASKED,
    GAMES,
    LATE,
    SEALED,
    SEAT_ASKED,
    STRIDE,
    TIMED,
    WINDOW,
    a_match,
    choices_for,
    having,
    play_on,
    scrambled,
    setups,
    some_answer,
    start,
    tables,
    voyages,
)
from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, SPECTATOR
from quarterdeck.core.errors import CannotUndo, GameOver, QuarterdeckError
from quarterdeck.core.frames import PASS
from quarterdeck.core.rng import Rng
from quarterdeck.core.spelling import say_key
from quarterdeck.core.zones import count_holes

MOST_OPTIONS = 200
LONGEST = 100_000

seeds = st.integers(0, 2**32)
every_game = pytest.mark.parametrize("id_", GAMES)
games_with_sealed_questions = pytest.mark.parametrize("id_", having(SEALED))
games_with_windows = pytest.mark.parametrize("id_", having(WINDOW))
games_with_lasting_windows = pytest.mark.parametrize("id_", having(TIMED))


# -- positions -------------------------------------------------------------------------------------------------------


@every_game
@given(st.data())
def test_a_clone_is_equal_and_independent(id_, data):
    s = data.draw(tables(id_, ASKED)).position()
    before = s.to_json()
    clone = s.clone()
    assert before == clone.to_json()
    engine.playout(clone, Rng(1))
    assert before == s.to_json()


@every_game
@given(st.data())
def test_the_log_replays_to_the_same_table(id_, data):
    """Every answer is legal again, from one position that a voyage kept to the next."""
    table = data.draw(tables(id_, ASKED))
    voyage, leg = voyages(id_)[table.voyage], table.answers // STRIDE
    s = voyage.kept[leg].clone()
    for seat, action in voyage.log[leg * STRIDE : (leg + 1) * STRIDE]:
        frame = s.stack[-1]
        assert seat in frame.waiting(s) + frame.welcome(s)
        options = frame.options(s, seat)
        assert action in options or (seat == CHANCE and not options)
        engine.answer(s, seat, action)
    assert voyage.kept[leg + 1].to_json() == s.to_json()


@every_game
@given(st.data())
def test_a_position_survives_being_written_down(id_, data):
    s = data.draw(tables(id_)).position()
    written = s.to_json()
    again = qd.game(id_).restore(json.loads(json.dumps(written)))
    assert written == again.to_json()
    engine.playout(again, Rng(2))
    engine.playout(s, Rng(2))
    assert s.to_json() == again.to_json()


@every_game
@given(st.data())
def test_nothing_is_lost_or_made(id_, data):
    s, rng = data.draw(tables(id_)).position(), Rng(data.draw(seeds))
    assert [] == s.problems()
    for _ in range(100):
        if s.stack:
            engine.answer(s, *some_answer(s, rng))
            assert [] == s.problems()


# -- views -----------------------------------------------------------------------------------------------------------


@every_game
@given(st.data())
def test_a_view_is_blind_to_what_is_hidden(id_, data):
    table = data.draw(tables(id_))
    s, game = table.position(), qd.game(id_)
    for seat in (SPECTATOR, *range(s.seats)):
        view = game.view(s, seat, table.options)
        for seed in range(3):
            assert view == game.view(scrambled(id_, s, seat, seed), seat, table.options)


@every_game
@given(st.data())
def test_a_view_survives_determinisation(id_, data):
    table = data.draw(tables(id_))
    s, game = table.position(), qd.game(id_)
    for seat in (SPECTATOR, *range(s.seats)):
        view = json.loads(json.dumps(game.view(s, seat, table.options)))
        possible = game.determinise(view, Rng(3))
        assert view == json.loads(json.dumps(game.view(possible, seat, table.options)))
        assert [] == possible.problems()
        if s.stack and seat in s.stack[-1].waiting(s):
            assert sorted(s.stack[-1].options(s, seat)) == sorted(possible.stack[-1].options(possible, seat))
        engine.playout(possible, Rng(4))


@every_game
@given(st.data())
def test_what_is_dealt_anew_looks_the_same_to_the_seat(id_, data):
    table = data.draw(tables(id_))
    s, game = table.position(), qd.game(id_)
    redeal = game.redeal
    if redeal is None:
        pytest.skip("deals nothing anew")
    assume(s.stack)
    for seat in (seat for seat in s.stack[-1].waiting(s) if seat != CHANCE):
        view = game.view(s, seat, table.options)
        for seed in range(3):
            possible = s.clone()
            if redeal(possible, seat, Rng(seed)):
                assert view == game.view(possible, seat, table.options)
                assert [] == possible.problems()
                assert s.stack[-1].options(s, seat) == possible.stack[-1].options(possible, seat)
                engine.playout(possible, Rng(4))


@every_game
@given(st.data())
def test_every_seat_has_as_many_features(id_, data):
    table = data.draw(tables(id_))
    s, game = table.position(), qd.game(id_)
    if game.features is None:
        pytest.skip("has no features")
    rows, first = game.features(s), game.new(s.seats, game.check_options({}))
    engine.settle(first)
    assert s.seats == len(rows)
    assert {len(game.features(first)[0])} == {len(row) for row in rows}
    assert all(math.isfinite(number) and abs(number) < 100 for row in rows for number in row)
    assert 0 <= game.progress(s) <= 1
    assert game.turn(s) >= 0


# -- questions -------------------------------------------------------------------------------------------------------


@every_game
@given(st.data())
def test_queries_change_nothing(id_, data):
    s, game = data.draw(tables(id_, ASKED)).position(), qd.game(id_)
    before, frame = s.to_json(), s.stack[-1]
    assert frame.asked(s) == frame.waiting(s)[0]
    assert not set(frame.waiting(s)) & set(frame.welcome(s))
    for seat in frame.waiting(s) + frame.welcome(s):
        options = frame.options(s, seat)
        frame.odds(s)
        if seat != CHANCE:
            frame.prompt(s, seat)
            frame.default(s, seat)
            for action in options:
                frame.note(s, seat, action)
                frame.refusal(s, seat, action)
            game.rate(s, seat, options)
            game.worth(s, seat)
            assert options == frame.options(s, seat)
    frame.hides_askee(s)
    game.scores(s)
    game.ranks(s)
    assert before == s.to_json()


@every_game
@given(st.data())
def test_every_option_can_be_said_and_read(id_, data):
    s, language = data.draw(tables(id_, ASKED)).position(), qd.game(id_).language
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
def test_chance_answers_within_its_odds(id_, data):
    """Every outcome can happen; the same generator deals the same one."""
    s, seed = data.draw(tables(id_, CHANCE_ASKED)).position(), data.draw(seeds)
    options, odds = s.stack[-1].options(s, CHANCE), s.stack[-1].odds(s)
    assert [CHANCE] == s.stack[-1].waiting(s)
    assert len(odds) in {0, len(options)}
    assert all(weight > 0 for weight in odds)
    dealt = engine.outcome(s, Rng(seed))
    assert dealt == engine.outcome(s, Rng(seed))
    assert dealt in options or not options
    for outcome in options or [dealt]:
        clone = s.clone()
        engine.answer(clone, CHANCE, outcome)
        assert [] == clone.problems()


@games_with_sealed_questions
@given(st.data())
def test_a_sealed_question_does_not_care_who_answers_first(id_, data):
    """Nor whether anybody changed his mind before the last answer was in."""
    s = data.draw(tables(id_, SEALED)).position()
    waiting = s.stack[-1].waiting(s)
    choices = {seat: s.stack[-1].choices(s, seat) for seat in waiting}
    meant = [(seat, data.draw(st.sampled_from(choices[seat]))) for seat in waiting]
    hasty = [(seat, data.draw(st.sampled_from(choices[seat]))) for seat in waiting[:-1]]
    ends = []
    for answers in (meant, meant[::-1], data.draw(st.permutations(meant)), hasty + meant):
        clone = s.clone()
        for seat, action in answers:
            frame = clone.stack[-1]
            assert seat in frame.waiting(clone) + frame.welcome(clone)
            assert choices[seat] == frame.choices(clone, seat)
            engine.answer(clone, seat, action)
        ends.append(clone.to_json())
    assert all(end == ends[0] for end in ends)


@games_with_windows
@given(st.data())
def test_poll_and_arrival_agree(id_, data):
    """Whether all come as they like or are asked in turn, the same plays leave the same table when all have passed."""
    live = data.draw(tables(id_, WINDOW)).position()
    poll, made = live.clone(), []
    window, rng = live.stack[-1], Rng(1)
    for _ in range(data.draw(st.integers(0, 3))):
        plays = [
            (seat, action)
            for seat in seats_asked(live, window)
            for action in window.plays(live, seat)
            if window.restarts_clock(live, seat, action)
        ]
        if plays:
            seat, action = data.draw(st.sampled_from(plays))
            made.append((seat, action))
            act(live, window, seat, action, rng)
    all_pass(live, window, data.draw(st.permutations(seats_asked(live, window))))
    window, rng = poll.stack[-1], Rng(1)
    for seat, action in made:
        assert seat in window.waiting(poll)
        while window.asked(poll) != seat:
            engine.answer(poll, window.asked(poll), PASS)
        act(poll, window, seat, action, rng)
    all_pass(poll, window, seats_asked(poll, window))
    assert live.to_json() == poll.to_json()


@games_with_lasting_windows
@given(st.data())
def test_silence_is_a_pass(id_, data):
    """A window that time closes leaves the table that all passes leave."""
    s = data.draw(tables(id_, TIMED)).position()
    silent, window = s.clone(), s.stack[-1]
    engine.answer(silent, CHANCE, PASS)
    all_pass(s, window, seats_asked(s, window))
    assert silent.to_json() == s.to_json()


def seats_asked(s, window):
    """The seats that a window waits for; none when it has closed."""
    open_ = bool(s.stack) and s.stack[-1] is window
    return [seat for seat in window.waiting(s) if seat != CHANCE] if open_ else []


def all_pass(s, window, order):
    """All pass, and time too where the window waits for it."""
    for seat in order:
        assert seat in window.waiting(s)
        engine.answer(s, seat, PASS)
    if s.stack and s.stack[-1] is window:
        assert [CHANCE] == window.waiting(s)
        engine.answer(s, CHANCE, PASS)


def act(s, window, seat, action, rng):
    """Play in a window; what the play calls is answered by default until the window goes on."""
    assert action in window.options(s, seat)
    engine.answer(s, seat, action)
    while window in s.stack[:-1]:
        frame = s.stack[-1]
        who = frame.asked(s)
        engine.answer(s, who, engine.outcome(s, rng) if who == CHANCE else frame.default(s, who))


# -- whole games -----------------------------------------------------------------------------------------------------


@every_game
@given(st.data())
def test_every_game_ends(id_, data):
    seats, options, seed = data.draw(setups(id_))
    s = start(id_, seats, options)
    assert engine.playout(s, Rng(seed)) < LONGEST
    assert [] == s.problems()
    game = qd.game(id_)
    ranks = game.ranks(s)
    assert s.seats <= len(ranks) == len(game.scores(s))
    assert 1 == min(ranks)
    end = s.to_json()
    for feat in game.feats:  # each can be told from the last position, for any seat
        for seat in range(s.seats):
            assert all(isinstance(mark, str) for mark in feat.marks(end, seat))


@every_game
@given(st.data())
def test_everybody_sees_the_end(id_, data):
    match = a_match(data.draw(tables(id_, LATE)), LONGEST, data.draw(seeds))
    assert match.over
    assert [] == match.waiting() == match.welcome()
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        assert (True, match.scores, match.ranks) == (view["over"], view["scores"], view["ranks"])
    with pytest.raises(GameOver):
        match.play(0, "sing shanty")


@every_game
@given(st.data())
def test_defaults_are_legal_and_end_the_game(id_, data):
    seats, options, seed = data.draw(setups(id_))
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
def test_defaults_are_legal_everywhere(id_, data):
    s = data.draw(tables(id_, SEAT_ASKED)).position()
    frame = s.stack[-1]
    for seat in (*frame.waiting(s), *frame.welcome(s)):
        assert seat == CHANCE or frame.default(s, seat) in frame.options(s, seat)


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


# -- matches ---------------------------------------------------------------------------------------------------------


@every_game
@given(st.data())
def test_a_match_is_replayed_from_its_record(id_, data):
    """From its setup or from the position it began at."""
    seats, options, seed = data.draw(setups(id_))
    whole = qd.Match(id_, seats, options, seed=seed)
    play_on(whole, data.draw(st.integers(0, 40)), Rng(seed))
    for match in (whole, a_match(data.draw(tables(id_)), data.draw(st.integers(0, 40)), seed)):
        record = json.loads(json.dumps(match.record()))
        again = qd.Match.from_record(record, verify=True)
        assert match.position() == again.position()
        assert match.record() == again.record()
        assert match.position() == qd.Match.from_position(id_, json.loads(json.dumps(match.position()))).position()


@every_game
@given(st.data())
def test_undo_gives_back_exactly_the_earlier_position(id_, data):
    """An answer goes back unless chance, a reveal or another seat stands behind it; nothing was learnt from it."""
    match = a_match(data.draw(tables(id_, SEAT_ASKED)), data.draw(st.integers(0, 4)), data.draw(seeds))
    assume(not match.over)
    seat = data.draw(st.sampled_from(match.waiting()))
    before, length, view = match.position(), len(match.log), match.view(seat)
    holes = [count_holes(match.view(who)) for who in (None, *range(match.seats))]
    words = data.draw(st.sampled_from(match.ask(seat).options)).words
    match.play(seat, words)
    assume(match.can_undo(seat))
    after = match.log[length:]
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
    assert words in match.ask(seat)


@every_game
@given(st.data())
def test_what_is_marked_as_final_cannot_be_taken_back(id_, data):
    """So a client may ask its player before it asks the server; what has no mark may be final too."""
    match = a_match(data.draw(tables(id_, SEAT_ASKED)), data.draw(st.integers(0, 4)), data.draw(seeds))
    assume(not match.over)
    seat = data.draw(st.sampled_from(match.waiting()))
    marked = [option["words"] for option in match.ask(seat).to_json()["options"] if option.get("final")]
    assert all(match.binds(seat, words) for words in marked)
    if marked:
        match.play(seat, data.draw(st.sampled_from(marked)))
        assert not match.can_undo(seat)


@every_game
@given(st.data())
def test_hiding_leaves_what_all_share_as_it_is(id_, data):
    s, game = data.draw(tables(id_)).position(), qd.game(id_)
    whole, written = s.to_json(), json.dumps(s.to_json())
    for viewer in (engine.SPECTATOR, *range(s.seats)):
        assert game.hide(s, viewer) == game.hide(s, viewer, whole)
    assert json.loads(written) == whole


@every_game
@given(st.data())
def test_an_undo_that_is_refused_changes_nothing(id_, data):
    match = a_match(data.draw(tables(id_)), data.draw(st.integers(0, 8)), data.draw(seeds))
    refused = [seat for seat in range(match.seats) if not match.can_undo(seat)]
    assume(refused)
    before, length = match.position(), len(match.log)
    for seat in refused:
        with pytest.raises(CannotUndo):
            match.undo(seat)
    assert (before, length) == (match.position(), len(match.log))


@every_game
@given(st.data())
def test_an_illegal_answer_changes_nothing(id_, data):
    match = a_match(data.draw(tables(id_)), 0, 0)
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


def test_keys_are_spelt_in_sixteen_digits():
    assert "key 00000000000000ff" == say_key(255)
