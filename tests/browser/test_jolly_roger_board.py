"""The board of Jolly Roger: ten seats and all piles in sight, tabs on a phone, the cove's stalls, the end."""

import pytest
from playwright.sync_api import expect

from browser.sailor import DECISION
from games.jolly_roger.positions import table, voyage
from quarterdeck.games.jolly_roger.flow.attack import LOOTED, Attack
from quarterdeck.games.jolly_roger.flow.cove import SELLING, TRADING, Cove
from quarterdeck.games.jolly_roger.flow.rounds import S5_TALK, S7_BACK
from quarterdeck.games.jolly_roger.flow.sharing import SHARING, Sharing

NAMES = ("Albatross", "Avery", "Grace O’Malley of Clew Bay", "Rackham")
HANDS = ("nav_p2_m1 can_p2_m1", *("mel_p1_m2", "nav_p1_m3", "can_p1_m3", "mel_p1_m3", "nav_p1_m4"), *[""] * 4)
LOOT = ("gold_3 gold_1 rum", "gold_2 gold_1 hostage", "jewels", *["gold_1"] * 7)
COVE = ("gold_1 hostage jewels", "gold_2")
IN_SIGHT = """things => things.filter((thing) => {
    const box = thing.getBoundingClientRect();
    const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return box.width && box.top >= 0 && box.bottom <= innerHeight && thing.contains(seen);
}).length"""


def sit(sailor, moor, start, seats):
    """Sit down as Captain among bots."""
    crew = " ".join(["open", *["bot"] * (seats - 1)])
    sailor.visit(f"/table/{moor('jolly_roger', start, crew, names=NAMES)}")
    sailor.page.locator(".decision form .btn-primary").click()
    sailor.page.locator(f"{DECISION}[data-decision]").wait_for()
    sailor.page.mouse.move(0, 0)
    return sailor.page


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (1024, 768)])
def test_ten_seats_and_all_piles_are_in_sight(board, moor, width, height):
    sailor = board("pl", width, height)
    page = sit(sailor, moor, table(10, HANDS, [voyage(S5_TALK)], open=LOOT, round=7), 10)
    assert 10 == page.locator(".place").evaluate_all(IN_SIGHT)
    assert 5 == page.locator(".pile").evaluate_all(IN_SIGHT)
    for column in page.locator(".board .crew").all():
        assert column.evaluate("column => column.scrollHeight - column.clientHeight") <= 1


def test_a_phone_has_tabs_for_ship_targets_loot_and_log(board, moor):
    sailor = board("en", 390, 844)
    page = sit(sailor, moor, table(10, HANDS, [voyage(S5_TALK)], open=LOOT, round=7), 10)
    tabs = page.get_by_role("group", name="What is shown").get_by_role("button")
    expect(tabs).to_have_text(["Ship", "Targets", "Loot", "Log"])
    expect(tabs.nth(1)).to_have_attribute("aria-pressed", "true")  # that is what is asked
    assert 4 <= page.locator(".deck").evaluate_all(IN_SIGHT)
    tabs.nth(0).click()
    assert 5 == page.locator(".pile").evaluate_all(IN_SIGHT)
    assert 10 == page.locator(".place .name:visible").count()
    tabs.nth(2).click()
    rows = page.locator(".hoard tbody tr")
    expect(rows).to_have_count(10)
    expect(rows.nth(1)).to_contain_text("Avery")
    assert ["4", "0"] == rows.nth(1).locator("td.num").all_inner_texts()
    tabs.nth(3).click()
    expect(page.locator(".board .log")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= 844


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_the_cove_is_a_market_of_two_stalls(board, moor, width, height):
    sailor = board("en", width, height)
    here = {"target": "pirate_cove_1", "open": COVE}
    page = sit(sailor, moor, table(4, HANDS[:4], [voyage(S7_BACK), Cove(TRADING, 0, 0)], **here), 4)
    hire = page.get_by_role("region", name="A mate for hire")
    expect(hire).to_contain_text("One open loot card for one crew card")
    hire.get_by_role("button", name="jewels").click()
    expect(hire.get_by_role("button", name="jewels")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".go .btn-primary")).to_contain_text("Trade jewels for a crew card")

    page = sit(sailor, moor, table(4, HANDS[:4], [voyage(S7_BACK), Cove(SELLING, 0, 0)], **here), 4)
    fence = page.get_by_role("region", name="The fence")
    left = fence.get_by_role("list", name="Loot that nobody has seen yet")
    assert ["11", "11", "6", "8", "3", "3"] == left.locator("b").all_inner_texts()
    fence.get_by_role("button", name="a hostage").click()
    expect(page.locator(".go .btn-primary")).to_contain_text("Take ransom for a hostage")


def test_loot_is_shared_by_card_and_seat_or_for_me(board, moor):
    sailor = board(own=True, ask="never")
    stack = [voyage(S7_BACK), Attack(LOOTED), Sharing(0, SHARING, 0, [0] * 4)]
    start = table(4, HANDS[:4], stack, qm=0, sailed=True, laid="gold_3 gold_1 gold_1 rum rum")
    page = sit(sailor, moor, start, 4)
    laid = page.get_by_role("group", name="Loot laid out")
    laid.get_by_role("button", name="gold worth 3").click()
    page.locator(".place[data-seat='2']").click()
    expect(page.locator(".place[data-seat='2'] .coin")).to_have_text("3")
    laid.get_by_role("button", name="Share for me").click()
    expect(laid).to_have_count(0)
    expect(page.locator(".place.mine .coin")).to_have_text("1")
