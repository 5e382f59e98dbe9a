"""Two people and two bots in the last two rounds of Jolly Roger: a bribe, an island, an attack, a mutiny, the end."""

from time import monotonic

import pytest
from playwright.sync_api import TimeoutError as Late, expect

from browser.sailor import ACT, DECISION, OPEN_ROW
from games.jolly_roger.positions import table, voyage

S5_TALK = 7
HANDS = ("bloody_pirate nav_p3_m1 can_p3_m1 mel_p3_m1", "ship_rats nav_p2_m1 can_p2_m1 mel_p2_m1", "", "")
LOOT = ("gold_3 rum", "gold_2 gold_1", "gold_1", "hostage")
PATIENCE = 1000
LONGEST = 240  # seconds that the game may take
CARD = f"{DECISION} .hand button:not([disabled])"
CALLING = ":has(.decision-prompt:has-text('bunt'))"
LAY = f".table:has([data-scene=attack]):not({CALLING}) {CARD}"
RISE = f".table:has(.round b:text-is('10')):has(.course .now:text-is('Kara')) {CARD}[aria-label^='Szczury']"
STAND = f".table:has([data-scene=mutiny]) {CARD}"
SIDE = f"{DECISION} .sides .side:first-child"  # the Captain's
MAP = f".table:has([data-scene=voyage]):not(:has(.decision-prompt:has-text('mutiny'))) {CARD}[aria-label^='Bloody']"
SCENES = ("voyage", "attack", "mutiny")


def say(text):
    """The button of the option with this text."""
    return f"{DECISION} .options button:has-text('{text}')"


ISLAND = f".table:has(.round b:text-is('9')) {say('Treasure Island')}"
ANNE = [
    say("Agree"),
    MAP,
    ISLAND,
    say("Harbour"),
    say("Bury"),
    say("Waive"),
    LAY,
    SIDE,
    STAND,
    say("Pass"),
]
MARY = [say("Zakop"), LAY, RISE, SIDE, STAND, say("Pas")]


def answer(sailor, wishes):
    """Answer if asked: with the first wish that is there, else with the last option."""
    page = sailor.page
    try:
        for _ in range(6):
            if page.locator(ACT).count() or not page.locator(DECISION).count():
                break
            found = next((wish for wish in wishes if page.locator(wish).count()), None)
            if found and not page.locator(f"{found}[aria-pressed=true]").count():
                page.locator(found).first.click(timeout=PATIENCE)
            else:
                page.locator(f"{OPEN_ROW} button:not([disabled])").last.click(timeout=PATIENCE)
        if page.locator(ACT).count():
            sailor.act(patience=PATIENCE)
    except (Late, AssertionError):  # somebody else has closed the question meanwhile
        return


def bribe(sailor):
    """Give the first of my loot to the Captain."""
    sailor.page.locator(".bribes button:has([data-seat='0'])").click()
    sailor.page.locator(".draft .token").first.click()
    sailor.page.locator(".draft .ends .btn-primary").click()


@pytest.fixture
def crew(board, moor):
    """Anne, the Captain, reads English at a desk; Mary, her Quartermaster, reads Polish on a phone."""
    start = table(hands=HANDS, stack=[voyage(S5_TALK)], options={"negotiation": "full"}, round=9, open=LOOT)
    path = f"/table/{moor('jolly_roger', start, 'open open bot bot')}"
    people = board(), board("pl", 390, 844)
    for sailor in people:
        sailor.visit(path)
        sailor.page.locator(".decision form .btn-primary").click()
        sailor.page.locator(".place, .decision .link").first.wait_for()
    return people


def test_two_people_and_bots_from_a_bribe_to_the_end(crew):
    anne, mary = crew
    bribe(mary)
    seen, end = set(), monotonic() + LONGEST
    while not anne.page.locator(".results").count() and monotonic() < end:
        for sailor, wishes in ((anne, ANNE), (mary, MARY)):
            if sailor.page.locator(DECISION).count():
                scene = sailor.page.locator(".board").get_attribute("data-scene")
                if scene not in seen and scene in SCENES:
                    anne.picture(f"jolly_roger-crew-{scene}-1440")
                    mary.picture(f"jolly_roger-crew-{scene}-390")
                if scene == "mutiny" not in seen:
                    expect(mary.page.locator(".cry")).to_have_text("Bunt!")
                    expect(anne.page.locator("[data-key^='leader:']")).to_have_count(2)
                seen.add(scene)
                answer(sailor, wishes)
    assert set(SCENES) <= seen

    for sailor, tab, told in (
        (anne, "Log", ["accepts the offer", "lands at Treasure Island", "attack on the Harbour", "Mutiny!"]),
        (mary, "Dziennik", ["przyjmuje ofertę", "dopływa do Wyspy skarbów", "Atak na Przystań", "Bunt!"]),
    ):
        expect(sailor.page.locator(".results")).to_be_visible()
        sailor.page.get_by_role("button", name=tab, exact=True).click()
        for sentence in told:
            expect(sailor.page.locator(".helm p").filter(has_text=sentence).first).to_be_visible()


def test_an_offer_to_a_person_says_what_one_likes(crew):
    """Whoever gets it reads it with the offer; it is a line of the chat for all the others."""
    anne, mary = crew
    mary.page.locator(".bribes button:has([data-seat='0'])").click()
    mary.page.locator(".draft .token").first.click()
    mary.page.get_by_role("textbox", name="powiedz").fill("Nie ufaj Rackhamowi: to łotr")
    mary.page.get_by_role("group", name="W zamian").get_by_role("button", name="mianuj mnie Kwatermistrzem").click()
    offer = anne.page.locator(".talk .offer")
    expect(offer).to_contain_text("make me Quartermaster")
    expect(offer.locator(".said")).to_have_text("Nie ufaj Rackhamowi: to łotr")


def test_nothing_of_an_offer_is_sent_by_surprise(crew):
    """What sends bears an arrow, a card of the hand says so itself, and what one says with it is asked for before."""
    anne, mary = crew
    page = mary.page
    page.locator(".bribes button:has([data-seat='0'])").click()
    said = page.get_by_role("textbox", name="powiedz")
    wish = page.get_by_role("group", name="W zamian").get_by_role("button", name="mianuj mnie Kwatermistrzem")
    assert said.bounding_box()["y"] < wish.bounding_box()["y"]
    expect(wish.locator(".goes")).to_have_count(0)  # for nothing it is no offer yet
    wish.click()
    expect(page.locator(".draft .help", has_text="strzałkę")).to_be_visible()
    said.fill("Dobra karta")
    card = page.locator(".hand .card:not([disabled])").first
    expect(card).to_contain_text("daj i wyślij")
    page.get_by_role("button", name="Więcej naraz").click()
    expect(card).not_to_contain_text("wyślij")
    page.get_by_role("button", name="Więcej naraz").click()
    card.click()
    expect(anne.page.locator(".talk .offer .said")).to_have_text("Dobra karta")
