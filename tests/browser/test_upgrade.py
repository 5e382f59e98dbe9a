"""A page that was opened before an upgrade."""

from playwright.sync_api import expect


def test_a_page_whose_part_is_gone_loads_itself_anew(board):
    sailor = board(own=True)
    page, missing = sailor.page, []

    def answer(route):
        if missing:
            route.continue_()
        else:
            missing.append(route.request.url)
            route.fulfill(status=404, body="gone")

    page.goto(sailor.address)
    page.route("**/assets/NewTable-*.js", answer)
    page.locator("a[href='/new']").first.click()
    expect(page.locator("main h1")).to_be_visible()
    assert 1 == len(missing)
    sailor.errors.clear()  # the browser tells of the part that was missing
