"""A new table knows its game, fits on one screen of a phone, and says what is wrong where it is wrong."""

import json

import pytest
from playwright.sync_api import expect

from quarterdeck.games import GAMES

PHONE = (390, 844)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_phone_shows_all_of_it(board, lang):
    """The usual table against bots and one with people, of every game: nothing lies below the screen."""
    sailor = board(lang, *PHONE)
    page = sailor.page
    for game in GAMES:
        sailor.visit(f"/new?game={game}")
        page.wait_for_selector(".seats li")
        for preset in (0, 1):
            page.locator(".preset").nth(preset).click()
            page.wait_for_function("() => document.querySelector('.preset.on')")
            size = page.evaluate("[document.documentElement.scrollWidth, document.querySelector('.saved').offsetTop]")
            assert size[0] <= PHONE[0], (game, preset)
            assert size[1] <= PHONE[1], (game, preset)
        page.locator(".go .btn-primary").click(trial=True)


def test_a_refusal_stands_beside_its_field(board):
    """What the server refuses of the seats is told at the seats."""
    sailor = board("en", *PHONE)
    page = sailor.page

    def crowded(route):
        wish = route.request.post_data_json
        route.continue_(post_data=json.dumps({**wish, "seats": wish["seats"] * 3}))

    sailor.visit("/new?game=space_pirates")
    page.wait_for_selector(".seats li")
    page.route("**/api/tables", crowded)
    page.locator(".go .btn-primary").click()
    expect(page.locator("fieldset:has(.seats) [role=alert]")).to_have_text("This game is for 3 to 5 players.")
    expect(page.locator(".go [role=alert]")).to_have_count(0)
    page.unroute("**/api/tables")
    sailor.errors.clear()  # the browser complains of the refusal
