"""Anything is looked up: by hovering, with the key I, by pressing long on a touch screen."""

import pytest
from playwright.sync_api import expect

from browser.sailor import DECISION

DECKHAND = {"kind": "bot", "level": "deckhand"}
#  game: bots, what is looked up, its rule
THINGS = {
    "space_pirates": (2, ".hand [data-look='card-pirate_4']", "SP-5.4"),
    "jolly_roger": (2, ".hand [data-look^='card-']", "JR-"),
    "pirates_of_the_7_seas": (1, ".hand [data-look='character-merchant']", "P7-7.6"),
    "pirates_of_maracaibo": (1, ".table [data-look^='quest-']:visible", "PM-8.5"),
    "tiny_epic_pirates": (1, ".board [data-look^='map-']", "TEP-3"),
}
SHEET = ".lookup"


def sit(sailor, game):
    bots, thing, rule = THINGS[game]
    sailor.new_table(game, [{"kind": "me"}, *([DECKHAND] * bots)])
    assert sailor.asked()
    found = sailor.page.locator(thing).first
    found.evaluate("thing => thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })")
    return found, rule


def hold(page, thing):
    """Press long on a thing with a finger."""
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    thing.scroll_into_view_if_needed()  # waits until it lies still
    box = thing.bounding_box()
    spot = {"x": box["x"] + min(box["width"] / 2, 30), "y": box["y"] + min(box["height"] / 2, 30)}
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.evaluate("document.querySelector('header').dispatchEvent(new Event('scroll'))")  # something else moves
    expect(page.get_by_role("dialog").and_(page.locator(SHEET))).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return box


@pytest.mark.parametrize("game", THINGS)
def test_a_long_press_opens_the_sheet_of_a_thing_and_does_nothing_else(board, game):
    """The game's own drawing, its name, what it does and its rule; the finger that opened it chooses nothing."""
    sailor = board("pl" if game == "jolly_roger" else "en", 390, 844, own=True)
    thing, rule = sit(sailor, game)
    page = sailor.page
    asked = page.locator(DECISION).get_attribute("data-decision")
    pressed = page.locator("[aria-pressed=true]").count()
    box = hold(page, thing)
    sheet = page.locator(SHEET)
    expect(sheet.locator(".drawing .drawn")).to_be_visible()
    expect(sheet.get_by_role("heading", level=3)).not_to_be_empty()
    expect(sheet.locator(".rule-link")).to_contain_text(rule)
    assert sheet.locator(".thing p, .now").count()
    assert box["y"] >= 0
    sailor.picture(f"lookup-{game}-390")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert asked == page.locator(DECISION).get_attribute("data-decision")
    assert pressed == page.locator("[aria-pressed=true]").count()


def test_a_finger_looks_up_what_lies_around_the_sea(board):
    """Stations, the spaces of the wheel and merchants, whether they can be chosen now or not."""
    sailor = board("pl", 1024, 768, own=True)
    sit(sailor, "tiny_epic_pirates")
    page = sailor.page
    for thing, told, rule in (
        (".board [data-look='station-repair']", "Stąd wyprowadza pokładowych", "TEP-2"),
        (".board .wheel [data-look='order-attack']", "rzuć kośćmi", "TEP-5.3.5"),
        (".board div[data-look^='merchant_card-'] >> nth=0", "Złota i kostka", "TEP-6.3"),
        (".board [data-key='cell:0']", "Port: kupcy", "TEP-3"),
    ):
        hold(page, page.locator(thing))
        expect(page.locator(SHEET)).to_contain_text(told)
        expect(page.locator(f"{SHEET} .rule-link")).to_contain_text(rule)
        page.keyboard.press("Escape")
        expect(page.locator(SHEET)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "thing", "told", "rule"),
    [
        ("space_pirates", ".board .ship.merchant .hull", "Merchant ", "SP-5.7"),
        ("jolly_roger", ".decks [data-look='board-kind-fort'] .deck", "Loot cards: 5 to 10", "JR-7"),
        ("pirates_of_the_7_seas", ".port", "Prices: ", "P7-7.6"),
        ("pirates_of_maracaibo", ".gulf", "explore 4 or a residence", "PM-7.4"),
        ("pirates_of_maracaibo", ".town", "VP and an upgrade", "PM-7.5"),
    ],
)
def test_what_lies_on_the_board_is_looked_up_though_it_cannot_be_chosen(board, game, thing, told, rule):
    sailor = board()
    sit(sailor, game)
    sailor.page.locator(thing).hover(force=True)
    expect(sailor.page.locator(SHEET)).to_contain_text(told)
    expect(sailor.page.locator(f"{SHEET} .rule-link")).to_contain_text(rule)


def test_the_key_i_tells_what_a_card_would_count_now(board):
    sailor = board()
    card, _ = sit(sailor, "space_pirates")
    card.focus()
    sailor.page.keyboard.press("i")
    sheet = sailor.page.locator(SHEET)
    expect(sheet.get_by_role("heading", name="Gunner")).to_be_visible()
    expect(sheet).to_contain_text("adds 4 to your strength")
    expect(sheet.locator("dl dd")).to_have_count(6)  # my crew with it on each planet
    expect(sheet.locator("dl")).to_contain_text("Skull Moon")
    sailor.picture("lookup-key-1440")


def test_what_was_played_and_is_unseen_lies_in_fans(board):
    """SP-9.4, P7-6.3.2: all have the same cards, so that whoever counts knows what is left."""
    sailor = board()
    sit(sailor, "space_pirates")
    seat = sailor.page.locator(".seats [data-look='seat-1']")
    seat.click(position={"x": 8, "y": 8})
    expect(sailor.page.locator(f"{SHEET} .fan li")).to_have_count(8)


def test_a_sheet_lies_beside_the_question_and_comes_only_to_who_points(board):
    """It covers no answer and no act; who clicks, or lets the pointer rest while things move under it, gets none."""
    sailor = board(width=1280, height=720, own=True)
    thing, _ = sit(sailor, "pirates_of_the_7_seas")
    page, sheet = sailor.page, sailor.page.locator(SHEET)
    thing.hover()
    expect(sheet).to_be_visible()
    assert sheet.bounding_box()["x"] + sheet.bounding_box()["width"] <= page.locator(".helm").bounding_box()["x"]
    page.mouse.down()
    page.mouse.up()
    expect(sheet).to_have_count(0)
    page.locator(DECISION).evaluate("panel => { panel.style.translate = '0 -90px'; }")
    page.wait_for_timeout(900)  # longer than the pointer has to rest
    expect(sheet).to_have_count(0)
    spot = page.locator(".hand [data-look='character-captain']").bounding_box()
    page.mouse.move(spot["x"] + 9, spot["y"] + 9)
    expect(sheet).to_be_visible()
