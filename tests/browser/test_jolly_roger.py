"""Jolly Roger in the browser: voyages by clicking and by the keyboard, offers counted in clicks."""

import re

import pytest
from playwright.sync_api import expect

from browser.sailor import DECISION
from games.jolly_roger.positions import table, voyage
from quarterdeck.games.jolly_roger.flow.rounds import S5_TALK

DECKHAND = {"kind": "bot", "level": "deckhand"}
ME_AND_BOTS = [{"kind": "me"}, DECKHAND, DECKHAND]
QUIET = {"negotiation": "off"}
OFFERS = ".bribes button"
ANSWERED = 30_000  # milliseconds: a bot takes its time before it answers an offer
SCENES = {"council", "voyage", "attack", "mutiny"}


def scene(sailor):
    return sailor.page.locator(".board").get_attribute("data-scene")


def until(sailor, wanted, *texts, most=60):
    """Answer until something is on the page."""
    for _ in range(most):
        assert sailor.asked(), "the game is over too soon"
        if sailor.page.locator(wanted).count():
            return
        step(sailor, *texts)
    raise AssertionError(f"never seen: {wanted}")


def step(sailor, *texts):
    """Answer with the first of these texts that an option has, else with the last option."""
    options = sailor.page.locator(f"{DECISION} .options button")
    found = next((text for text in texts if options.filter(has_text=text).count()), None)
    if found and not sailor.chosen():
        options.filter(has_text=found).last.click()
    sailor.answer(-1)


@pytest.mark.parametrize(("lang", "width", "height", "keys"), [("en", 1440, 900, False), ("pl", 1024, 768, True)])
def test_a_whole_voyage(board, lang, width, height, keys):
    sailor = board(lang, width, height)
    sailor.new_table("jolly_roger", ME_AND_BOTS, QUIET)
    seen, given = set(), 0
    while sailor.asked():
        seen.add(scene(sailor))
        sailor.answer(0 if keys else given, keys=keys)
        given += 1
        assert given < 400
    assert seen <= SCENES
    assert "attack" in seen
    expect(sailor.page.locator(".results")).to_be_visible()
    expect(sailor.page.locator(".helm")).to_contain_text(re.compile("gold|złota"))
    sailor.picture(f"jolly_roger-end-{lang}-{width}")


LIVE = {"negotiation": "full", "pace": "live", "clock": True}
HANDS = ("nav_p2_m1 can_p2_m1 mel_p2_m1 nav_p1_m2 can_p1_m2", "mel_p1_m2", "nav_p1_m3", "can_p1_m3")
SEND = ".draft .ends button:has-text('Send it')"
OFFERS_MADE = {
    "an unseen card": (".hand button:not([disabled])", SEND),
    "a shown card": (".hand button:not([disabled])", ".draft .word:has-text('show the crew cards')", SEND),
    "a swap": (".hand button:not([disabled])", ".draft .word:has-text('a crew card')"),
    "a promise": (".draft .word:has-text('Add a promise')", ".draft li .word:has-text('aloud') >> nth=4"),
}


@pytest.mark.parametrize("pace", ["turns", "live"])
def test_every_kind_of_offer_takes_at_most_four_clicks(board, moor, pace):
    """What is wanted for a gift sends it, and so does a promise for nothing.

    In turns a table plays on between the offers; a live one waits meanwhile for the Captain to choose a target.
    """
    sailor = board(own=True)
    sailor.page.add_init_script("window.clicks = 0; addEventListener('click', () => { window.clicks += 1; }, true)")
    if pace == "live":
        start = table(hands=HANDS, stack=[voyage(S5_TALK)], options=LIVE)
        sailor.visit(f"/table/{moor('jolly_roger', start, 'open bot bot bot', LIVE)}")
        sailor.page.locator(".decision form .btn-primary").click()
    else:
        sailor.new_table("jolly_roger", ME_AND_BOTS, {"pace": pace})
    mine = sailor.page.locator(".log [data-seat='0'] p").filter(has_text=re.compile("makes .* an offer|promises"))
    for made, (kind, words) in enumerate(OFFERS_MADE.items(), 1):
        if pace == "turns":
            until(sailor, f"{OFFERS}:not([disabled])", "Pass", "Nobody")
        sailor.page.locator(f"{OFFERS}:not([disabled])").first.click()
        if pace == "turns":
            until(sailor, ".draft", "Pass", "Nobody")  # it is the next word before somebody decides
        sailor.page.evaluate("window.clicks = 1")
        for word in words:
            sailor.page.locator(f".decision {word}").first.click()
        assert 4 >= sailor.page.evaluate("window.clicks"), kind
        expect(mine).to_have_count(made)
        expect(sailor.page.locator(".own")).to_have_count(0, timeout=ANSWERED)
    expect(sailor.page.locator(".place.mine .word")).to_be_visible()
    sailor.picture(f"jolly_roger-offer-{pace}")


@pytest.mark.parametrize(
    ("lang", "seats", "width", "height", "dark"),
    [
        ("en", 10, 360, 780, False),
        ("pl", 7, 1440, 900, True),
    ],
)
def test_pictures_of_the_table(board, lang, seats, width, height, dark):
    sailor = board(lang, width, height, dark=dark)
    sailor.new_table("jolly_roger", [{"kind": "me"}, *[DECKHAND] * (seats - 1)], QUIET)
    assert sailor.asked()
    assert seats == sailor.page.locator(".place").count()
    assert sailor.page.evaluate("document.documentElement.scrollWidth") <= width
    sailor.picture(f"jolly_roger-{lang}-{seats}-{width}")
