"""A new table knows its game, fits on one screen of a phone, and says what is wrong where it is wrong."""

import json

import pytest
from playwright.sync_api import expect

import quarterdeck as qd
from quarterdeck.games import GAMES

PHONE, SMALL = (390, 844), (360, 740)
LEAVING = """[...document.querySelectorAll('.preset b')].filter((name) =>
    name.getBoundingClientRect().right > name.closest('.preset').getBoundingClientRect().right - 3 ||
    name.scrollWidth > name.clientWidth + 1).map((name) => name.innerText)"""


@pytest.mark.parametrize(("lang", "phone"), [("en", PHONE), ("pl", PHONE), ("en", SMALL), ("pl", SMALL)])
def test_a_phone_shows_all_of_it(board, lang, phone):
    """The usual table against bots and one with people, of every game: nothing lies below or leaves its button."""
    sailor = board(lang, *phone)
    page = sailor.page
    for game in GAMES:
        sailor.visit(f"/new?game={game}")
        page.wait_for_selector(".seats li")
        for preset in (0, 1):
            page.locator(".preset").nth(preset).click()
            page.wait_for_function("() => document.querySelector('.preset.on')")
            size = page.evaluate("[document.documentElement.scrollWidth, document.querySelector('.saved').offsetTop]")
            assert size[0] <= phone[0], (game, preset)
            assert size[1] <= phone[1], (game, preset)
            assert [] == page.evaluate(LEAVING), (game, preset)
        page.locator(".go .btn-primary").click(trial=True)


def test_every_rank_is_chosen_by_its_sentence(board):
    """A phone has no room for it beside the rank: it stands in the list, so that all four can be compared."""
    sailor = board("en", *SMALL)
    sailor.visit("/new?game=space_pirates")
    ranks = sailor.page.locator("[data-seat='1'] select").nth(1).locator("optgroup")
    expect(ranks).to_have_count(4)
    assert [
        ("Deckhand", "Quick, and errs as people do."),
        ("Bosun", "Steady: knows what a move is worth."),
        ("Captain", "Sharp: looks ahead, and still answers in a moment."),
        ("Legend", "The strongest we have: looks farther ahead, and takes up to five seconds a move."),
    ] == [(one.locator("option").text_content().partition(" · ")[0], one.get_attribute("label")) for one in ranks.all()]


def test_the_waters_of_maracaibo_are_chosen_by_their_pictures(board):
    sailor = board()
    sailor.visit("/new?game=pirates_of_maracaibo")
    waters = sailor.page.locator(".faces label:has(input[name=layout])")
    expect(waters.locator("svg .card").first).to_be_visible()
    (layout,) = [one for one in qd.game("pirates_of_maracaibo").options if one.name == "layout"]
    assert [27] * len(layout.choices) == [one.locator("svg .card").count() for one in waters.all()]


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
