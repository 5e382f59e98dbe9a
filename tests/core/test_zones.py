"""Decks without an order, and what is known of them."""

from quarterdeck.core.events import EVERYBODY, FACEDOWN
from quarterdeck.core.zones import NOT_THERE, count_holes, deck_from_json, deck_of, distinct, fill, knows


def test_a_fresh_deck_may_give_any_of_its_cards():
    deck = deck_of([3, 1, 1, 2])
    assert ([1, 2, 3], [2, 1, 1]) == (deck.next_cards(), deck.next_odds())
    deck.draw(1)
    assert ([1, 2, 3], [1, 1, 1]) == (deck.next_cards(), deck.next_odds())
    assert 3 == deck.size()


def test_cards_put_on_top_come_first_and_cards_put_under_come_last():
    deck = deck_of([5])
    deck.put_on_top(8, EVERYBODY)
    deck.put_under(6, 0b10)
    deck.put_under(7, 0b01)
    drawn = []
    while deck.size():
        card = deck.next_cards()[0]
        deck.draw(card)
        drawn.append(card)
    assert [8, 5, 6, 7] == drawn
    assert [] == deck.next_cards()


def test_a_seat_sees_the_cards_it_knows_and_holes_for_the_rest():
    deck = deck_of([5, 5])
    deck.put_on_top(8, EVERYBODY)
    deck.put_under(6, 0b10)
    assert [8] == deck.json_for(-2)["top"]
    assert [FACEDOWN, FACEDOWN] == deck.json_for(1)["middle"]
    assert ([6], [FACEDOWN]) == (deck.json_for(1)["bottom"], deck.json_for(0)["bottom"])
    assert 3 == count_holes(deck.json_for(0))
    assert deck.to_json() == deck_from_json(deck.to_json()).to_json()


def test_a_marked_card_lies_at_its_depth():
    deck = deck_of([1, 2, 3])
    deck.marked, deck.depth = 9, 2
    seen = []
    while deck.size():
        card = deck.next_cards()[-1]
        deck.draw(card)
        seen.append(card)
    assert 9 == seen[2]
    assert NOT_THERE == deck.depth


def test_a_clone_shares_nothing():
    deck = deck_of([1, 2])
    deck.clone().draw(1)
    assert [1, 2] == deck.middle


def test_small_helpers():
    assert [1, 4] == distinct([1, 1, 4])
    assert [7, 2, 8] == fill([FACEDOWN, 2, FACEDOWN], [8, 7])
    assert knows(EVERYBODY, -2)
    assert not knows(0b101, 1)
    deck = deck_of([])
    deck.mix_in([4, 2])
    assert [2, 4] == deck.middle
