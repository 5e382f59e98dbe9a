"""A match: questions, answers, refusals, undo, positions and records. Space Pirates is the example."""

import gc
import json

import pytest

import quarterdeck as qd
from quarterdeck.core.decision import Decision
from quarterdeck.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadWords,
    CannotUndo,
    GameOver,
    IllegalAction,
    NewerRules,
    NotAsked,
    UnknownBot,
    UnknownGame,
)


@pytest.fixture
def match():
    return qd.Match("space_pirates", 3, {"first_player": "0"}, seed=7)


def finished():
    match = qd.Match("space_pirates", 3, seed=7)
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, match.ask(seat).default)
    return match


def test_the_public_names_are_there(match):
    assert "space_pirates" in qd.games()
    game = qd.game("space_pirates")
    assert ("space_pirates", range(3, 6)) == (game.id, game.seats)
    assert game.rules_version >= 1
    assert ["first_player", "auto_claim"] == [setting.name for setting in game.options]
    assert [0] == match.waiting()
    assert [1, 2] == match.welcome()
    decision = match.decision(0)
    assert (0, "SP-5.1", True) == (decision.seat, decision.rule, decision.must)
    option = decision.options[0]
    assert ("place teleport planet_0", ["card:0", "planet:0"]) == (option.words, option.marks)
    assert decision.default in decision
    assert ["placed"] == [told.kind for told in match.play(0, "place pirate_7 planet_3")]
    assert [0, 0, 0] == match.scores
    assert not match.over
    assert match.view(None)["seat"] is None
    assert qd.bot("captain:20", seed=1).choose(match.view(1), match.decision(1)) in match.decision(1)


@pytest.mark.parametrize(
    ("act", "error", "message"),
    [
        (lambda: qd.game("chess"), UnknownGame, "space_pirates"),
        (lambda: qd.Match("chess", 2), UnknownGame, "found 'chess'"),
        (lambda: qd.Match("space_pirates", 9), BadSeats, "3 to 5 seats"),
        (lambda: qd.Match("space_pirates", True), BadSeats, "3 to 5 seats"),
        (lambda: qd.Match("space_pirates", 3, {"weather": "fine"}), BadOption, "first_player, auto_claim"),
        (lambda: qd.Match("space_pirates", 3, {"auto_claim": "maybe"}), BadOption, "True, False"),
        (lambda: qd.Match("space_pirates", 3, {"auto_claim": 1}), BadOption, "found 1"),
        (lambda: qd.bot("admiral"), UnknownBot, "deckhand"),
        (lambda: qd.bot("random:5"), UnknownBot, "captain"),
        (lambda: qd.bot("captain:many"), UnknownBot, "captain:500"),
        (lambda: qd.bot("captain:5+luck=1"), UnknownBot, "curiosity"),
    ],
)
def test_bad_input_says_what_was_expected(act, error, message):
    with pytest.raises(error, match=message):
        act()


@pytest.mark.parametrize(
    ("seat", "words", "error", "message"),
    [
        (0, "sing shanty", BadWords, "place, claim"),
        (0, "plase pirate_1 planet_0", BadWords, "did you mean 'place'"),
        (0, "place pirate_1", BadWords, "<card> <planet>"),
        (0, "place pirate_8 planet_0", BadWords, "did you mean"),
        (0, "claim treasure_5", IllegalAction, "SP-5.1"),
        (1, "place pirate_1 planet_0", IllegalAction, "SP-5.1"),
        (7, "place pirate_1 planet_0", NotAsked, "found seat 7"),
    ],
)
def test_a_refusal_names_reason_and_rule_and_changes_nothing(match, seat, words, error, message):
    before, log = match.position(), len(match.log)
    with pytest.raises(error, match=message):
        match.play(seat, words)
    assert (before, log) == (match.position(), len(match.log))


def test_a_finished_game_takes_no_answers():
    match = finished()
    assert ([], [], None) == (match.waiting(), match.welcome(), match.decision(0))
    with pytest.raises(GameOver):
        match.play(0, "place pirate_1 planet_0")
    with pytest.raises(NotAsked):
        match.ask(0)


def test_an_undo_goes_back_to_the_same_question_under_a_new_id(match):
    before, old = match.position(), match.decision(0).id
    match.play(0, "place pirate_7 planet_3")
    assert match.can_undo(0)
    match.undo(0)
    assert before == match.position()
    assert old != match.decision(0).id


def test_an_undo_says_why_it_is_not_possible(match):
    assert "undo-chance" == match.why_no_undo(0).id
    match.play(0, "place pirate_7 planet_3")
    assert "undo-other" == match.why_no_undo(1).id
    match.play(1, "place pirate_7 planet_3")
    assert "undo-revealed" == match.why_no_undo(1).id  # seat 0's card was turned up
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(1)
    match.play(2, "place pirate_7 planet_0")
    assert "undo-other" == match.why_no_undo(1).id
    assert match.can_undo(2)


def test_a_question_keeps_its_id_while_others_answer(match):
    held = match.decision(1).id
    assert held == match.decision(1).id
    match.play(2, "auto_claim off")
    assert held == match.decision(1).id
    match.play(0, "place pirate_7 planet_3")
    assert held != match.decision(1).id


def test_a_question_that_somebody_holds_reads_the_same_whatever_follows(match):
    held = match.decision(0)
    before = held.to_json()
    match.play(0, "place pirate_7 planet_3")
    assert before == held.to_json()
    match.undo(0)
    match.play(0, "place pirate_1 planet_0")
    match.play(1, "place pirate_2 planet_0")
    assert before == held.to_json()


def test_an_observer_hears_every_entry(match):
    heard = []
    match.watch(lambda _, entry: heard.append((entry.seat, entry.words)))
    match.play(0, "place pirate_7 planet_3")
    assert [(0, "place pirate_7 planet_3")] == heard


def test_others_hear_of_a_hidden_card_only_that_it_was_placed(match):
    match.play(0, "place pirate_7 planet_3")
    mine, others = match.told(match.log[-1], 0), match.told(match.log[-1], 1)
    assert (7, -3) == (mine[0].args["card"], others[0].args["card"])
    assert "card-hidden" == others[0].phrase.args["card"].name
    assert "pirate_7" not in json.dumps([told.to_json() for told in others])


def test_a_position_goes_on_as_another_match(match):
    match.play(0, "place pirate_7 planet_3")
    again = qd.Match.from_position("space_pirates", json.loads(json.dumps(match.position())))
    assert match.position() == again.position()
    again.play(1, "place pirate_1 planet_3")
    replayed = qd.Match.from_record(json.loads(json.dumps(again.record())))
    assert again.position() == replayed.position()


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        ({"game": "chess"}, "found one of 'chess'"),
        ({"rules_version": 99}, r"rules version \d+ or older; found 99"),
        ({"state": {}}, "cannot be read"),
        ({"seats": 12}, "3 to 5"),
    ],
)
def test_a_bad_position_is_refused(match, spoil, message):
    with pytest.raises((BadPosition, BadSeats), match=message):
        qd.Match.from_position("space_pirates", match.position() | spoil)


def test_an_impossible_position_is_refused(match):
    position = match.position()
    position["state"]["hands"][0] = []
    with pytest.raises(BadPosition, match="SP-I1"):
        qd.Match.from_position("space_pirates", position)


def test_a_record_of_a_newer_rules_version_is_refused():
    with pytest.raises(NewerRules, match="found 99"):
        qd.Match.from_record(finished().record() | {"rules_version": 99})


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda r: r.pop("log"), "without log"),
        (lambda r: r.update(log=[[0]]), r"\[seat, words, auto\] in line 1"),
        (lambda r: r["log"].insert(3, [0, "place pirate_9 planet_0", False]), "line 4"),
        (lambda r: r["log"].append([0, "place pirate_1 planet_0", False]), "the game is over"),
        (lambda r: r.update(scores=[99, 0, 0]), "recorded scores"),
        (lambda r: r["log"].__setitem__(0, [-1, "key 0000000000000001", False]), "did not deal"),
        (lambda r: r["log"].__setitem__(0, [-1, "key 1", False]), "16 hexadecimal digits"),
        (lambda r: r["log"].__setitem__(1, [-1, "start seat_4", False]), "no outcome"),
        (lambda r: r["log"].insert(2, [-1, "start seat_1", False]), "chance was not asked"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(spoil, message):
    record = json.loads(json.dumps(finished().record()))
    spoil(record)
    with pytest.raises(BadRecord, match=message):
        qd.Match.from_record(record, verify=True)


def test_a_record_that_breaks_off_goes_on():
    record = finished().record()
    part = qd.Match.from_record(record | {"log": record["log"][:10], "over": False})
    assert not part.over
    assert 10 == len(part.log)


def test_what_an_answer_leaves_as_it_was_is_the_same_object_in_the_next_view(match):
    seat = match.waiting()[0]
    before, whole = match.view(seat)["state"], match.whole()
    match.play(seat, match.ask(seat).options[0].words)
    after = match.view(seat)["state"]
    for old, new in ((before, after), (whole, match.whole())):
        assert old["hands"] != new["hands"]
        assert all(new[name] is old[name] for name in old if new[name] == old[name])


def test_a_question_that_was_read_leaves_nothing_for_a_search_for_dead_circles(match):
    def questions():
        return sum(isinstance(one, Decision) for one in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        before = questions()
        decision = match.decision(0)
        match.play(0, decision.options[0].words)
        assert questions() > before
        del decision
        assert before == questions()
    finally:
        gc.enable()
