"""Jolly Roger in the browser: voyages by clicking and by the keyboard, a bribe, a mutiny between two people."""

import re

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from browser.sailor import ACT, DECISION, OPEN_ROW, RESULTS

DECKHAND = {"kind": "bot", "level": "deckhand"}
ME_AND_BOTS = [{"kind": "me"}, DECKHAND, DECKHAND]
QUIET = {"negotiation": "off"}
OFFERS = ".bribes button"
PATIENCE = 2000
SCENES = {"council", "voyage", "attack", "mutiny"}


def scene(sailor):
    return sailor.page.locator(".board").get_attribute("data-scene")


def click(sailor, *texts):
    """Answer with the first option that has one of these texts, or with the last one."""
    shown = sailor.page.locator(f"{DECISION} .options button")
    for text in texts:
        found = shown.filter(has_text=re.compile(text))
        if found.count():
            break
    else:
        found = shown
    if not sailor.page.locator(ACT).count():
        found.last.click()
    sailor.page.locator(ACT).click()
    sailor.settle()


def until(sailor, wanted, *texts, most=60):
    """Answer until something is on the page."""
    for _ in range(most):
        assert sailor.asked(), "the game is over too soon"
        if sailor.page.locator(wanted).count():
            return
        if sailor.page.locator(f"{DECISION} .options button").count():
            click(sailor, *texts)
        else:
            sailor.answer()
    raise AssertionError(f"never seen: {wanted}")


def step(sailor, pick=0, *, keys=False):
    """Answer if asked; everybody is asked at once, so the question may be closed by others meanwhile."""
    try:
        for _ in range(6):
            if sailor.page.locator(ACT).count():
                break
            choices = sailor.page.locator(f"{OPEN_ROW} button:not([disabled])" + " kbd" * keys)
            count = choices.count()
            if not count:
                return
            if keys:
                sailor.page.keyboard.press(choices.first.inner_text(timeout=PATIENCE).strip().lower())
            else:
                choices.nth(pick % count).click(timeout=PATIENCE)
        if keys:
            sailor.page.keyboard.press("Enter")
        else:
            sailor.page.locator(ACT).click(timeout=PATIENCE)
        expect(sailor.page.locator(ACT)).to_have_count(0, timeout=PATIENCE)
    except (Late, AssertionError):
        return


@pytest.mark.parametrize(("lang", "width", "height", "keys"), [("en", 1440, 900, False), ("pl", 390, 844, True)])
def test_a_whole_voyage(board, lang, width, height, keys):
    sailor = board(lang, width, height)
    sailor.new_table("jolly_roger", ME_AND_BOTS, QUIET)
    seen, given = set(), 0
    while sailor.asked() or not sailor.page.locator(RESULTS).count():
        if not sailor.page.locator(DECISION).count():       # the question was closed meanwhile
            continue
        seen.add(scene(sailor))
        step(sailor, given, keys=keys)
        given += 1
        assert given < 400
    assert seen <= SCENES
    assert "attack" in seen
    expect(sailor.page.locator(".results")).to_be_visible()
    expect(sailor.page.locator(".helm")).to_contain_text(re.compile("gold|złota"))
    sailor.picture(f"jolly_roger-end-{lang}-{width}")


def test_an_offer_takes_at_most_four_clicks(board):
    sailor = board()
    sailor.new_table("jolly_roger", ME_AND_BOTS)
    until(sailor, OFFERS, "Pass", "Nobody")
    sailor.page.locator(OFFERS).first.click()
    sailor.page.locator(f"{DECISION} .hand button:not([disabled])").first.click()
    expect(sailor.page.locator(".offers .draft")).to_contain_text(re.compile(r"\w{3}"))
    sailor.page.locator(".draft .word", has_text="a crew card").first.click()
    sailor.page.locator(f"{DECISION} .options button", has_text="Send it").click()
    expect(sailor.page.locator("body")).to_contain_text("an offer: crew cards 1, loot 0")
    sailor.picture("jolly_roger-offer")


def test_two_people_and_a_mutiny(board):
    anne, mary = board(), board("pl", 390, 844)
    table = anne.new_table("jolly_roger", [{"kind": "me"}, {"kind": "open"}, DECKHAND, DECKHAND], QUIET)
    mary.visit(f"/table/{table}")
    mary.page.locator(".helm form button").click()
    anne.page.wait_for_selector(".place")
    for _ in range(60):
        if scene(anne) == "mutiny" == scene(mary):
            break
        for sailor in (anne, mary):
            if sailor.page.locator(DECISION).count():
                step(sailor, 0 if sailor is anne else -1)
        anne.page.wait_for_timeout(50)
    expect(anne.page.locator("[data-scene=mutiny]")).to_be_visible()
    expect(mary.page.locator(".cry")).to_have_text("Bunt!")
    assert 2 == anne.page.locator("[data-key^='leader:']").count()
    anne.picture("jolly_roger-mutiny-1440")
    if mary.page.locator(f"{DECISION} .hand button:not([disabled])").count():
        mary.page.locator(f"{DECISION} .hand button:not([disabled])").first.click()
        if mary.page.locator(".sides .side").count():
            mary.page.locator(".sides .side").last.click()
            expect(mary.page.locator(ACT)).to_be_visible()
    mary.picture("jolly_roger-mutiny-390")


@pytest.mark.parametrize(("lang", "seats", "width", "height", "dark"), [
    ("en", 10, 360, 780, False), ("pl", 7, 1440, 900, True),
])
def test_pictures_of_the_table(board, lang, seats, width, height, dark):
    sailor = board(lang, width, height, dark=dark)
    sailor.new_table("jolly_roger", [{"kind": "me"}, *[DECKHAND] * (seats - 1)], QUIET)
    assert sailor.asked()
    assert seats == sailor.page.locator(".place").count()
    assert sailor.page.evaluate("document.documentElement.scrollWidth") <= width
    sailor.picture(f"jolly_roger-{lang}-{seats}-{width}")
