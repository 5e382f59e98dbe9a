"""Without a connection the page opens as it was kept, with words and rules, and goes on when the server is back."""

import pytest
from playwright.sync_api import expect

WAIT = """async ([address, kept]) => {
    while (Boolean(await caches.match(address)) !== kept) await new Promise((next) => setTimeout(next, 100));
}"""


@pytest.mark.parametrize(("lang", "said"), [("en", "The rules are here"), ("pl", "Zasady są tu")])
def test_the_page_opens_without_a_connection(board, lang, said):
    sailor = board(lang, keeps=True)
    page = sailor.page
    page.goto(sailor.address)
    expect(page.locator(".games li")).to_have_count(5)
    page.evaluate(WAIT, ["./", True])
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".games li")).to_have_count(5)
    expect(page.locator(".complaint")).to_contain_text(said)
    page.goto(f"{sailor.address}/rules/jolly_roger")  # which this browser has never shown
    expect(page.locator("main article")).to_contain_text("JR-2.1")
    page.goto(sailor.address)
    expect(page.locator(".complaint")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".complaint")).to_have_count(0)
    expect(page.locator(".games button").first).to_be_enabled()
    sailor.errors.clear()  # the browser tells of every call that failed


def test_what_another_edition_kept_is_dropped(board):
    sailor = board(keeps=True)
    page = sailor.page
    page.goto(sailor.address)
    page.evaluate("async () => (await caches.open('quarterdeck')).put('./assets/old.js', new Response('old'))")
    page.evaluate(WAIT, ["./", True])
    page.evaluate(WAIT, ["./assets/old.js", False])
