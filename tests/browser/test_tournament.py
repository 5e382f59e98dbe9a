"""A tournament in the browser: made on the page New table, joined by its link, its standing live."""

from playwright.sync_api import expect

from browser.test_accessibility import findings


def test_a_tournament_from_the_page_new_table_to_its_first_round(board):
    """One makes it, another joins in Polish on a phone, both are led to their table; who looks on sees it, too."""
    ann, bob, eve = board(), board("pl", 390, 844, dark=True), board()
    ann.visit("/new?game=space_pirates")
    ann.page.get_by_role("radio", name="Tournament").check(force=True)
    expect(ann.page.locator(".sum")).to_contain_text("3 Swiss rounds")
    expect(ann.page.locator(".seats")).to_be_hidden()
    ann.page.get_by_role("button", name="Make the tournament").click()
    ann.page.wait_for_url("**/tournament/*")
    path = ann.page.url.removeprefix(ann.address)
    bob.visit(path)
    eve.visit(path)
    for sailor, name, take_part in ((ann, "Konstancja Długopolska-AB", "Take part"), (bob, "Bożena", "Weź udział")):
        sailor.page.get_by_role("textbox").fill(name)
        sailor.page.get_by_role("button", name=take_part).click()
    for sailor in (ann, bob, eve):
        expect(sailor.page.locator("tbody tr")).to_have_count(2)
    expect(eve.page.locator("tbody")).to_contain_text("Bożena")
    ann.picture("tournament-gathers-1440")
    ann.page.get_by_role("button", name="Begin the first round").click()
    expect(ann.page.get_by_role("heading", name="Round 1 of 3")).to_be_visible()
    expect(eve.page.get_by_role("heading", name="Round 1 of 3")).to_be_visible()
    expect(bob.page.get_by_role("link", name="Do mojego stołu")).to_be_visible()
    bob.picture("tournament-390-dark-pl")
    assert [] == findings(ann.page)
    assert [] == findings(bob.page)
    bob.page.get_by_role("button", name="Wycofaj się").click()
    bob.page.get_by_role("button", name="Wycofaj się").click()
    expect(ann.page.locator("tbody")).to_contain_text("has withdrawn")
    ann.page.get_by_role("link", name="To my table").click()
    ann.page.wait_for_selector(".decision")
    ann.visit("/tables")
    expect(ann.page.get_by_role("link", name="Space Pirates Round 1 of 3")).to_be_visible()


def test_a_tournament_is_called_off(board):
    ann, bob = board("pl", 390, 844), board()
    ann.visit("/")
    made = {"game": "space_pirates", "seats": 3, "kind": "robin"}
    id_ = ann.page.request.post(f"{ann.address}/api/tournaments", data=made).json()["id"]
    for sailor in (ann, bob):
        sailor.visit(f"/tournament/{id_}")
    expect(bob.page.get_by_role("button", name="Call the tournament off")).to_have_count(0)
    ann.page.get_by_role("button", name="Odwołaj turniej").click()
    ann.page.get_by_role("button", name="Na pewno odwołać?").click()
    expect(ann.page.locator("main")).to_contain_text("Turniej odwołany")
    expect(bob.page.locator("main")).to_contain_text("It was called off")
    expect(bob.page.get_by_role("button", name="Take part")).to_have_count(0)


def test_a_tournament_that_is_none_says_so_and_leads_home(board):
    sailor = board("pl")
    sailor.visit("/tournament/none")
    expect(sailor.page.get_by_role("alert")).to_contain_text("Nie ma takiego turnieju.")
    sailor.page.get_by_role("link", name="Wróć na stronę główną").click()
    sailor.errors.clear()  # the browser counts the refused call
