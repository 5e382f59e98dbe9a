"""The rules, one test a rule; positions are written down, not played up to."""

from typing import Any

import pytest

from quarterdeck.core import engine
from quarterdeck.core.engine import CHANCE, NONE
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.frames import PASS
from quarterdeck.core.match import Match
from quarterdeck.core.zones import deck_of
from quarterdeck.skeleton import GAME, data as d, verbs as v
from quarterdeck.skeleton.flow import CRY, SEND, TURN_UP, Crying, RivalSends, Rounds, Sending, TurnUp
from quarterdeck.skeleton.state import ALL_CREWS, State

rule = pytest.mark.rule     # the rules that a test proves

RING, GOBLET, CROWN, CASKET, PEARLS, BONES = range(6)


def table(seats: int, **given: Any) -> State:
    """A position in the first round, with the goblet in the cove."""
    sides = max(2, seats)
    shown: dict[str, Any] = {
        "round_": 1, "upturned": GOBLET, "hands": [ALL_CREWS] * sides, "sent": [NONE] * sides,
        "parrots": (1 << seats) - 1, "cries": 0, "taken": [0] * sides, "sunk": 0,
        "stack": [Rounds(SEND)],
    }
    shown |= given
    gone = sum(shown["taken"]) | shown["sunk"] | (0 if shown["upturned"] == NONE else 1 << shown["upturned"])
    deck = deck_of([card for card in range(d.CARDS) if not gone >> card & 1])
    s = State(seats=seats, deck=deck, **shown)
    engine.settle(s)
    return s


def sent(seats: int, crews: list[int], **given: Any) -> State:
    """A position in which crews have been sent and parrots may cry."""
    hands = [ALL_CREWS & ~(1 << crew) for crew in crews]
    return table(seats, hands=hands, sent=crews, stack=[Rounds(CRY)], **given)


def pass_all(s: State) -> None:
    """Nobody lets a parrot cry."""
    while s.stack and isinstance(s.stack[-1], Crying):
        engine.answer(s, s.stack[-1].asked(s), PASS)


@rule("SK-1.1")
def test_a_lone_player_has_a_rival_without_a_parrot() -> None:
    s = GAME.new(1, {"parrots": True})
    assert ([ALL_CREWS, ALL_CREWS], 0b1) == (s.hands, s.parrots)
    assert 3 == len(GAME.new(3, {"parrots": True}).hands)


@rule("SK-2.1")
def test_the_top_card_is_turned_up_by_chance() -> None:
    s = table(2, round_=0, upturned=NONE, stack=[Rounds(TURN_UP)])
    assert isinstance(s.stack[-1], TurnUp)
    assert [v.turn_up(card) for card in range(6)] == s.stack[-1].options(s, CHANCE)
    engine.answer(s, CHANCE, v.turn_up(CROWN))
    assert (CROWN, 5, 1) == (s.upturned, s.deck.size(), s.round)


@rule("SK-2.2")
def test_crews_are_sealed_and_shown_together() -> None:
    s = table(2)
    assert [0, 1] == s.stack[-1].waiting(s)
    engine.answer(s, 1, v.send(3))
    assert [NONE, NONE] == s.sent
    engine.answer(s, 0, v.send(1))
    assert ([1, 3], [0b11100, 0b10110]) == (s.sent, s.hands)


@rule("SK-2.2")
def test_a_crew_is_sent_once() -> None:
    m = Match(GAME, seats=2, seed=1)
    m.play(0, "send crew_4")
    m.play(1, "send crew_2")
    while not isinstance(m.state.stack[-1], Sending):
        m.play(m.waiting()[0], "pass")
    with pytest.raises(IllegalAction, match="gone"):
        m.play(0, "send crew_4")


@rule("SK-2.3")
def test_the_rival_sends_any_crew_it_has_left() -> None:
    s = table(1, hands=[ALL_CREWS, 0b01100])
    engine.answer(s, 0, v.send(4))
    assert isinstance(s.stack[-1], RivalSends)
    assert [v.rival_sends(2), v.rival_sends(3)] == s.stack[-1].options(s, CHANCE)
    engine.answer(s, CHANCE, v.rival_sends(3))
    assert [4, 3] == s.sent


@rule("SK-3")
def test_a_parrot_cries_once_and_a_pass_lets_it_be() -> None:
    s = sent(2, [2, 3], parrots=0b01)
    assert [0] == s.stack[-1].waiting(s)                    # seat 1 has none left
    engine.answer(s, 0, v.CRY)
    assert (0, 1 << GOBLET) == (s.parrots, s.taken[0])
    s = sent(2, [2, 3], parrots=0b01)
    engine.answer(s, 0, PASS)
    assert (0b01, 1 << GOBLET) == (s.parrots, s.taken[1])


@rule("SK-3.1")
def test_a_cry_makes_stronger_and_all_may_think_again() -> None:
    s = sent(2, [2, 3])
    engine.answer(s, 1, PASS)
    engine.answer(s, 0, v.CRY)
    assert (4, [1]) == (s.strength(0), s.stack[-1].waiting(s))
    engine.answer(s, 1, PASS)
    assert 1 << GOBLET == s.taken[0]


@rule("SK-4.1")
def test_the_strongest_crew_takes_the_card() -> None:
    s = sent(3, [2, 4, 1])
    pass_all(s)
    assert ([0, 1 << GOBLET, 0], NONE) == (s.taken, s.sent[0])


@rule("SK-4.2")
def test_level_crews_sink_the_card() -> None:
    s = sent(3, [4, 4, 1])
    pass_all(s)
    assert ([0, 0, 0], 1 << GOBLET) == (s.taken, s.sunk)


@rule("SK-4.3")
def test_the_bones_cost_the_dearest_treasure() -> None:
    s = sent(2, [4, 1], upturned=BONES, taken=[1 << RING | 1 << CROWN, 0])
    pass_all(s)
    assert (1 << RING, 1 << CROWN | 1 << BONES) == (s.taken[0], s.sunk)


@rule("SK-5", "SK-5.1")
def test_the_game_ends_with_the_last_crew_and_ties_share() -> None:
    taken = [1 << CASKET, 1 << PEARLS, 1 << RING]
    s = sent(3, [4, 4, 1], round_=4, taken=taken)
    pass_all(s)
    assert ([], [4, 4, 2], [1, 1, 3]) == (s.stack, GAME.scores(s), GAME.ranks(s))


@rule("SK-5.2")
def test_a_lone_player_must_have_more_than_the_rival() -> None:
    assert [2, 1] == GAME.ranks(table(1, taken=[1 << CASKET, 1 << PEARLS]))
    assert [1, 2] == GAME.ranks(table(1, taken=[1 << CROWN, 1 << PEARLS]))


@rule("SK-6")
def test_deck_and_sealed_crews_are_hidden() -> None:
    s = table(2)
    engine.answer(s, 1, v.send(3))
    seen = GAME.hide(s, 0)
    assert {-3} == set(seen["deck"]["middle"])
    assert [-2, -3] == seen["stack"][-1]["answers"]
    assert v.send(3) == GAME.hide(s, 1)["stack"][-1]["answers"][1]


@rule("SK-I1", "SK-I2")
def test_what_is_broken_is_named() -> None:
    assert [] == table(2).problems()
    assert ["SK-I1"] == [text.split(":")[0] for text in table(2, taken=[1 << GOBLET, 0]).problems()]
    assert ["SK-I2"] == [text.split(":")[0] for text in table(2, hands=[0, ALL_CREWS]).problems()]
