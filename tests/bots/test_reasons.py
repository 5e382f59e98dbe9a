"""What a captain tells for a reason: every number that counts has its words, or is silent on purpose."""

import pytest

import quarterdeck as qd
from quarterdeck.bots.advice import reasons, speaks_for
from quarterdeck.core import engine
from quarterdeck.core.game import LESS
from quarterdeck.table.thinking import ADVICE, advice_of, think
from quarterdeck.words import LANGUAGES, words

GAMES = qd.games()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id_", GAMES)
def test_every_reason_can_follow_because(id_, lang):
    said = words(lang, id_)
    told = [said.text(f"why-{name.removeprefix(LESS)}") for name in qd.game(id_).counts if name]
    assert [] == [why for why in told if not why[0].islower() or why.endswith(".") or why.startswith("why-")]


@pytest.mark.parametrize("id_", GAMES)
def test_every_number_that_counts_has_its_name(id_):
    rules = qd.game(id_)
    s = rules.new(rules.seats.start if rules.seats.start > 1 else 2, rules.check_options({}))
    engine.settle(s)
    rows = rules.features(s) if rules.features else [()]
    assert {len(rules.counts)} == {len(row) for row in rows}


@pytest.mark.parametrize("id_", GAMES)
def test_advice_is_one_of_the_options_and_the_same_again(id_):
    match = qd.Match(id_, max(qd.game(id_).seats), seed=4)
    for _ in range(4):
        seat = match.waiting()[0]
        view, say = match.view(seat), match.game.language.say
        choices = [(say(action), False) for action in match.actions(seat)]
        answers = [think(f"{ADVICE}:12", 3, 0.0, view, choices) for _ in range(2)]
        assert answers[0] == answers[1]
        advice = advice_of(answers[0], choices)
        assert advice is not None
        assert advice["visits"] <= advice["tries"] == 12
        assert [advice["why"]] == [good["why"] for good in advice["good"][:1]] or not advice["good"]
        match.play(seat, advice["words"])


def test_a_card_that_takes_a_planet_is_told_to_bring_treasure():
    """Late in a game one answer takes what lies on a planet and another one nothing: that is the reason."""
    found = set()
    match = qd.Match("space_pirates", 3, seed=6)
    while not match.over:
        seat = match.waiting()[0]
        view, actions = match.view(seat), match.actions(seat)
        ratings = match.game.rate(match.state, seat, actions)
        best, worst = actions[ratings.index(max(ratings))], actions[ratings.index(min(ratings))]
        if best != worst:
            found |= {phrase.id for phrase in speaks_for(view, best, [worst], 1)}
        match.apply(seat, best)
    assert "why-points" in found


def test_where_the_second_best_is_as_good_the_reason_is_what_the_last_lacks():
    """Nothing speaks for an answer rather than for itself; beside the worst something does."""
    match = qd.Match("pirates_of_the_7_seas", 3, seed=6)
    found = 0
    while not match.over and not found:
        seat = match.waiting()[0]
        view, actions = match.view(seat), match.actions(seat)
        ratings = match.game.rate(match.state, seat, actions)
        best, worst = actions[ratings.index(max(ratings))], actions[ratings.index(min(ratings))]
        alone, told, both = (
            [phrase.id for phrase in speaks_for(view, best, rivals, 1)] for rivals in ([best], [worst], [best, worst])
        )
        assert ([], told) == (alone, both)
        found += bool(told)
        match.apply(seat, best)
    assert found


def test_who_lets_things_be_is_not_told_to_follow():
    match, told = qd.Match("jolly_roger", 5, seed=4), []
    for _ in range(30):
        seat = match.waiting()[0]
        best = reasons(match.view(seat), match.ask(seat), 3, 0.0, 12)
        told += [phrase.id for _, phrase in best.line]
        match.apply(seat, best.action)
    assert told
    assert "action-pass" not in told


@pytest.mark.parametrize("id_", GAMES)
def test_what_speaks_for_an_answer_that_was_given(id_):
    """Beside the best of the others: whatever was given, and whether a captain would rather give that one."""
    match = qd.Match(id_, max(qd.game(id_).seats), seed=4)
    seat = match.waiting()[0]
    view, decision, say = match.view(seat), match.ask(seat), match.game.language.say
    best = reasons(view, decision, 3, 0.0, 12)
    for action in {best.action, decision.actions[-1]}:
        why = reasons(view, decision, 3, 0.0, 12, say(action))
        assert action == why.action != why.rival
        assert (action != best.action) == why.rather
        assert why.visits <= why.tries
