"""Out of the box, what can be taken back is done with the click, or the gesture, that chooses it."""

import pytest
from playwright.sync_api import expect

from browser.sailor import DECISION

CARD = f"{DECISION} .hand [data-mark='card:7']"
PLANET = ".board [data-key='planet:3'] .station"
ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}, {"kind": "bot", "level": "deckhand"}]


def clicks(page):
    """A card, then the planet where it goes."""
    page.locator(CARD).click()
    expect(page.locator(CARD)).to_have_attribute("aria-pressed", "true")
    page.locator(PLANET).click()


def draws(page):
    """The card onto the planet, with the button of the mouse held down."""
    card, planet = page.locator(CARD).bounding_box(), page.locator(PLANET).bounding_box()
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    page.mouse.down()
    page.mouse.move(planet["x"] + planet["width"] / 2, planet["y"] + planet["height"] / 2, steps=4)
    page.mouse.up()


@pytest.mark.parametrize("place", [clicks, draws])
def test_a_card_is_placed_without_a_button(board, place):
    sailor = board(ask="final")
    sailor.new_table("space_pirates", ME_AND_BOTS, {"first_player": "0"})
    assert sailor.asked()
    asked = sailor.page.locator(DECISION).get_attribute("data-decision")
    place(sailor.page)
    expect(sailor.page.locator(f"[data-decision='{asked}']")).to_have_count(0)
    assert sailor.asked()
    expect(sailor.page.locator(".hand .card")).to_have_count(7)
    expect(sailor.page.locator(CARD)).to_have_count(0)


def test_what_an_answer_brings_is_told_before_it_is_given(board):
    """SP-5.5, SP-9.4: whoever is always asked reads first what is at stake, by which rule, and that it is final."""
    sailor = board(ask="always")
    bots = [{"kind": "bot", "level": "deckhand"}] * 4
    sailor.new_table("space_pirates", [{"kind": "me"}, *bots], {"first_player": "1"})
    assert sailor.asked()
    page = sailor.page
    page.locator(CARD).click()
    page.locator(f"{DECISION} .option", has_text="’s card").first.click()
    warning = page.locator(f"{DECISION} .happens .warns")
    expect(warning).to_contain_text("that it is the teleport")
    expect(warning.get_by_role("link")).to_have_attribute("href", "/rules/space_pirates#SP-5.5")
    expect(page.locator(f"{DECISION} .lock")).to_contain_text("something hidden")
    sailor.picture("weighed")
    expect(page.locator(".hand .card")).to_have_count(8)


def second_click(page, place):
    """The same place once more, after the page has said that it is final."""
    place.click()
    expect(page.locator(f"{DECISION} .lock")).to_be_visible()
    place.click()


def double_click(page, place):
    """Two clicks in one go."""
    place.dblclick()


def enter(page, place):
    """A click, and the key that always acts."""
    place.click()
    expect(page.locator(f"{DECISION} .lock")).to_be_visible()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("confirm", [second_click, double_click, enter])
def test_what_is_final_is_confirmed_where_it_was_chosen(board, confirm):
    """SP-5.2: a card on my own hidden one turns it up, which cannot be taken back; no way to the button is needed."""
    sailor = board(ask="final")
    sailor.new_table("space_pirates", ME_AND_BOTS, {"first_player": "0"})
    assert sailor.asked()
    clicks(sailor.page)
    expect(sailor.page.locator(CARD)).to_have_count(0)
    assert sailor.asked()
    asked = sailor.page.locator(DECISION).get_attribute("data-decision")
    sailor.page.locator(f"{DECISION} .hand [data-mark='card:6']").click()
    confirm(sailor.page, sailor.page.locator(PLANET))
    expect(sailor.page.locator(f"[data-decision='{asked}']")).to_have_count(0)
    assert sailor.asked()
    expect(sailor.page.locator(".hand .card")).to_have_count(6)
