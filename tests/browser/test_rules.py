"""The rules of a game: contents, search, and a link to every rule."""

from playwright.sync_api import expect


def test_rules_are_found_and_opened(board):
    sailor = board("pl")
    page = sailor.page
    sailor.visit("/rules/space_pirates")
    contents = page.get_by_role("navigation", name="Spis treści")
    expect(contents.get_by_role("link").first).to_be_visible()
    page.get_by_role("heading", level=1).first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("teleport pudel")
    hit = page.locator("article li").filter(has_text="SP-5.5").first
    expect(hit).to_be_visible()
    hit.get_by_role("link").click()
    expect(page.locator("article .here")).to_have_attribute("data-rule", "SP-5.5")
    assert page.url.endswith("#SP-5.5")


def test_the_words_that_were_asked_for_are_marked(board):
    sailor = board("pl")
    sailor.visit("/rules/space_pirates")
    sailor.page.locator(".search input").fill("statek kup")
    marks = sailor.page.locator("article li").first.locator("mark")
    marks.first.wait_for()
    assert {"sta", "kup"} == {one[:3].lower() for one in marks.all_inner_texts()}
    sailor.page.locator(".search input").fill("statek")
    passage = sailor.page.locator("article li:not(:has(a)) > span").first  # of the rules in a minute: no number beside
    assert passage.bounding_box()["width"] > 400


def test_contents_fold_on_a_phone(board):
    sailor = board(width=390, height=844)
    page = sailor.page
    sailor.visit("/rules/jolly_roger")
    button = page.get_by_role("button", name="Contents")
    button.click()
    link = page.get_by_role("navigation", name="Contents").get_by_role("link").nth(3)
    link.click()
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(page.locator("article .here")).to_be_in_viewport()


def test_all_games_are_in_sight_on_a_narrow_phone(board):
    sailor = board("pl", width=360, height=740)
    tabs = sailor.page.get_by_role("navigation", name="Gry").get_by_role("link")
    sailor.visit("/rules/pirates_of_maracaibo")
    expect(tabs).to_have_count(5)
    for tab in tabs.all():
        expect(tab).to_be_in_viewport(ratio=1)
