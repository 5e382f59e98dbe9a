"""Rematch in two browsers and two languages: everybody is moved to one table."""

import pytest

pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
from playwright.sync_api import expect

from browser.test_chat import company


def test_at_the_last_yes_everybody_is_at_one_new_table(board):
    ann, bea, table = company(board)
    given = 0
    while not ann.page.locator(".results").count():
        for one in (ann, bea):
            if one.page.locator("[data-decision]").count():
                one.answer(given)
                given += 1
    ann.page.locator(".rematch").wait_for()
    ann.picture("rematch-ask")
    ann.page.get_by_role("button", name="Yes, the same again").click()
    expect(bea.page.locator(".rematch li[data-seat='0']")).to_have_attribute("data-answer", "yes")
    bea.picture("rematch-pl")
    bea.page.get_by_role("button", name="Tak, w tym samym składzie").click()
    for one in (ann, bea):
        one.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert ann.page.url.rsplit("/", 1)[1] == bea.page.url.rsplit("/", 1)[1]
    expect(bea.page.locator(".seat").nth(1)).to_contain_text("Bea")
