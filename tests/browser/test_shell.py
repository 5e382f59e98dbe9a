"""What every game shares: taking back, names, a welcome, the page about the edition."""

import re

from playwright.sync_api import expect

from browser.sailor import ACT, DECISION

ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}, {"kind": "bot", "level": "deckhand"}]
HINT = ".tools button:has-text('Hint')"
UNDO = ".tools button:has-text('Undo')"
PROMPT = f"{DECISION} .decision-prompt"


def test_an_answer_is_taken_back_by_a_click(board):
    sailor = board()
    sailor.new_table("tiny_epic_pirates", ME_AND_BOTS[:2], {"first_player": "0"})
    while sailor.asked() and not sailor.page.locator(".orders").count():
        sailor.answer()
    sailor.page.locator(".orders button").first.click()
    sailor.page.locator(ACT).click()
    expect(sailor.page.locator(PROMPT)).to_contain_text("Sail up to")
    sailor.page.locator(UNDO).click()
    expect(sailor.page.locator(PROMPT)).to_contain_text("Which order")
    expect(sailor.page.locator(".orders")).to_be_visible()


def test_enter_does_what_is_chosen_although_undo_or_hint_was_clicked_before(board):
    sailor = board(server="patient_address")
    sailor.new_table("space_pirates", ME_AND_BOTS, {"first_player": "0"})
    assert sailor.asked()
    sailor.answer(keys=True)
    sailor.page.locator(UNDO).click()
    assert sailor.asked()
    sailor.page.keyboard.press("Enter")  # nothing is chosen: no second undo
    sailor.answer(keys=True)
    sailor.page.locator(UNDO).click()
    assert sailor.asked()
    sailor.page.locator(HINT).click()
    expect(sailor.page.locator(".hints")).to_be_visible()
    sailor.page.get_by_role("button", name="the best").click()
    expect(sailor.page.locator(ACT)).to_be_visible()
    sailor.act(keys=True)
    expect(sailor.page.locator(".complaint")).to_have_count(0)


def test_enter_presses_what_tab_has_led_to(board):
    sailor = board(server="patient_address")
    sailor.new_table("space_pirates", ME_AND_BOTS, {"first_player": "0"})
    assert sailor.asked()
    sailor.answer(keys=True)
    for _ in range(10):
        if sailor.page.locator(f"{UNDO}:focus").count():
            break
        sailor.page.keyboard.press("Tab")
    sailor.page.keyboard.press("Enter")
    assert sailor.asked()
    sailor.answer(keys=True)  # the keys lead back to the decision
    expect(sailor.page.locator(".complaint")).to_have_count(0)


def test_a_bot_waits_for_a_person_to_take_back_and_the_button_counts(board):
    sailor = board(server="patient_address")
    sailor.new_table("space_pirates", ME_AND_BOTS, {"first_player": "0"})
    assert sailor.asked()
    sailor.answer()
    undo = sailor.page.locator(UNDO)
    expect(undo).to_have_text(re.compile(r"Undo\s*[123]"))
    expect(undo).to_have_text(re.compile(r"Undo\s*[12]"))
    undo.click()
    expect(sailor.page.locator(PROMPT)).to_contain_text("Which card goes to which planet?")
    sailor.answer()
    expect(sailor.page.locator(".log")).to_contain_text(re.compile("since your last turn", re.IGNORECASE))
    expect(undo).to_have_attribute("title", re.compile("before your last move"))  # alone with bots: go back freely
    expect(undo).not_to_have_text(re.compile(r"\d"))


def test_somebody_without_a_name_has_a_nickname_in_the_language_of_the_reader(board):
    sailor = board()
    sailor.new_table("space_pirates", ME_AND_BOTS)
    mine = sailor.page.locator(".seats [data-seat='0'] .seat-name")
    expect(mine).to_have_text("Albatross")
    sailor.page.locator("button[lang=pl]").first.click()
    expect(mine).to_have_text("Albatros")


def test_a_name_given_on_the_start_page_or_at_the_table_is_worn_at_once(board):
    sailor = board()
    sailor.visit()
    field = sailor.page.get_by_label("You sail as")
    expect(field).to_have_attribute("placeholder", "Albatross")
    field.fill("Zosia")
    with sailor.page.expect_response("**/api/me"):
        field.press("Enter")
    sailor.new_table("space_pirates", ME_AND_BOTS)
    mine = sailor.page.locator(".seats [data-seat='0'] .seat-name")
    expect(mine).to_have_text("Zosia")
    sailor.page.get_by_role("button", name="Table menu").click()
    field = sailor.page.get_by_label("My name")
    field.fill("Zofia")
    field.press("Enter")
    expect(mine).to_have_text("Zofia")


def test_a_newcomer_is_led_to_the_rules_until_the_first_answer(board):
    sailor = board()
    sailor.new_table("space_pirates", ME_AND_BOTS, {"first_player": "0"})
    assert sailor.asked()
    welcome = sailor.page.get_by_role("complementary", name="New to this game?")
    welcome.get_by_role("button", name="The rules in one minute").click()
    expect(sailor.page.get_by_role("dialog")).to_contain_text("In one minute")
    sailor.page.keyboard.press("Escape")
    sailor.answer()
    expect(welcome).to_have_count(0)
    sailor.new_table("space_pirates", ME_AND_BOTS, {"first_player": "0"})
    assert sailor.asked()
    expect(welcome).to_have_count(0)


def test_the_page_about_an_edition_tells_what_was_reconstructed(board):
    sailor = board("pl")
    page = sailor.page
    sailor.visit("/about/pirates_of_maracaibo")
    page.get_by_role("group", name="Skąd pochodzą wartości").get_by_role("button", name="Odtworzone").click()
    page.get_by_role("group", name="Rodzaje elementów").get_by_role("button", name="Ulepszenia").click()
    page.get_by_label("Nazwa, numer lub działanie").fill("kanon")
    piece = page.locator("main section li button")
    expect(piece).to_have_count(1)
    expect(piece).to_contain_text("Kanonier")
    expect(piece.locator(".drawn .face")).to_be_visible()  # the card itself
    piece.click()
    sheet = page.get_by_role("dialog", name="Kanonier")
    expect(sheet).to_contain_text("siła rabunku +1")
    expect(sheet).to_contain_text("Odtworzone")
    expect(sheet.locator("pre")).to_contain_text('id = "gunner"')


def test_a_phone_has_a_menu_that_leads_to_every_page(board):
    sailor = board("pl", 390, 844)
    page = sailor.page
    sailor.visit("/settings")
    menu = page.locator("header .more")
    menu.locator("summary").click()
    expect(menu.get_by_role("link")).to_have_text(["Moje stoły", "Zasady", "O tym wydaniu", "Ustawienia i pomoc"])
    expect(menu.get_by_role("link", name="Ustawienia i pomoc")).to_have_attribute("aria-current", "page")
    page.keyboard.press("Escape")
    expect(menu.get_by_role("link")).to_have_count(0)  # hidden
    menu.locator("summary").click()
    menu.get_by_role("link", name="Zasady").click()
    page.wait_for_url("**/rules/*")
    expect(menu.get_by_role("link")).to_have_count(0)
