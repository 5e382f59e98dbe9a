"""Before the start: the page where people gather, codes, friends, and what the host may change."""

from playwright.sync_api import expect

from browser.test_accessibility import findings

GAME = "space_pirates"
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]


def sit(sailor, table, name):
    """Follow the invitation and sit down."""
    sailor.visit(f"/table/{table}")
    sailor.page.locator(".decision input[type=text]").fill(name)
    sailor.page.locator(".decision form button").click()


def named(sailor, name):
    """Say who I am."""
    sailor.visit("/me")
    with sailor.page.expect_response(lambda answer: answer.request.method == "PUT"):
        sailor.page.locator(".who input").fill(name)
        sailor.page.locator(".who input").press("Enter")


def test_seats_are_moved_by_dragging_and_by_keys_and_the_focus_goes_along(board):
    ann, bob = board(), board("pl", 390, 844, dark=True)
    table = ann.new_table(GAME, SEATS)
    sit(bob, table, "Bożena")
    rows = ann.page.locator(".list li")
    expect(rows.nth(1)).to_contain_text("Bożena")
    ann.page.get_by_role("button", name="Bożena: one seat down").press("Enter")
    expect(rows.nth(2)).to_contain_text("Bożena")
    expect(ann.page.get_by_role("button", name="Bożena: one seat down")).to_be_focused()
    rows.nth(2).drag_to(rows.nth(0))
    expect(rows.nth(0)).to_contain_text("Bożena")
    expect(bob.page.locator(".list li").nth(0)).to_contain_text("Bożena")
    ann.picture("gather-1440")
    bob.picture("gather-390-dark-pl")
    assert [] == findings(ann.page)
    assert [] == findings(bob.page)


def test_the_host_changes_the_terms_and_a_guest_reads_it(board):
    ann, bob = board(), board("pl")
    table = ann.new_table(GAME, SEATS)
    sit(bob, table, "Bożena")
    ann.page.get_by_role("button", name="Change", exact=True).click()
    ann.page.get_by_role("radio", name="Days turn by turn").check(force=True)
    ann.page.get_by_label("Vacation for each").select_option("14")
    ann.picture("gather-terms-1440")
    ann.page.get_by_role("button", name="Change the terms").click()
    expect(ann.page.locator(".terms")).to_contain_text("2 days a turn")
    expect(bob.page.locator(".terms")).to_contain_text("14 dni urlopu")
    expect(bob.page.locator(".banner")).to_contain_text("Gospodarz zmienił warunki")


def test_a_code_leads_to_the_table_and_a_wrong_one_says_so(board):
    ann, bob = board(), board("pl", 390, 844)
    table = ann.new_table(GAME, SEATS, terms={"sit": "code"})
    code = ann.page.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json())")["code"]
    wrong = "BCDE01" if code != "BCDE01" else "BCDE02"
    bob.visit()
    bob.page.locator("#code").fill(wrong.lower())
    bob.page.locator(".join .btn").click()
    expect(bob.page.locator("#code-wrong")).to_contain_text(f"{wrong[:4]} {wrong[4:]}")
    bob.picture("code-wrong-390-pl")
    bob.errors.clear()  # the refused call
    bob.visit("/tables")  # the same field
    bob.page.locator("#code").press_sequentially(code)
    bob.page.locator("#code").press("Enter")
    bob.page.wait_for_url(f"**/table/{table}")
    bob.page.locator(".decision input[type=text]").fill("Bożena")
    bob.page.locator(".decision form button").click()
    expect(ann.page.locator(".list")).to_contain_text("Bożena")
    cyd = board()
    cyd.visit(f"/table/{table}")
    cyd.page.locator(".decision form button").click()
    expect(cyd.page.get_by_role("alert")).to_contain_text("code")
    cyd.errors.clear()


def test_a_friend_is_invited_by_name_and_finds_the_seat_in_the_list(board):
    ann, bob = board(), board("pl", 390, 844)
    named(ann, "Ann")
    named(bob, "Bożena")
    first = ann.new_table(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "deckhand"}])
    bob.visit(f"/table/{first}")
    bob.page.locator(".decision form button").click()
    given = 0
    while not ann.page.locator(".results").count() or not bob.page.locator(".results").count():
        for one in (ann, bob):
            if one.page.locator(".decision:not(.is-waiting)[data-decision]").count():
                one.answer(given)
                given += 1
    ann.visit("/me")
    friend = ann.page.get_by_role("button", name="Bożena is a friend; strike out")
    friend.click()
    expect(ann.page.get_by_role("button", name="Make Bożena a friend")).to_have_text("Add")
    ann.page.get_by_role("button", name="Make Bożena a friend").click()
    expect(friend).to_have_text("Friend")
    ann.picture("me-friends-1440")
    ann.visit(f"/new?game={GAME}")
    ann.page.get_by_label("Who sits in seat 2").select_option("friend")
    ann.picture("new-friend-1440")
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.locator(".list li").nth(1)).to_contain_text("invited")
    ann.picture("gather-invited-1440")
    bob.visit()
    row = bob.page.locator(".mine .row").first
    expect(row).to_contain_text("Ann trzyma dla ciebie miejsce")
    bob.picture("start-invited-390-pl")
    row.click()
    bob.page.locator(".decision form button").click()
    expect(bob.page.locator(".seats li[data-seat='1'].here, .list li[data-seat='1']")).to_contain_text("Bożena")

    ann.visit(f"/new?game={GAME}")
    ann.page.get_by_label("Who sits in seat 2").select_option("friend")
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.locator(".list li").nth(1)).to_contain_text("invited")
    bob.visit()
    no = bob.page.get_by_role("button", name="Kosmiczni Piraci: nie dziś")
    no.click()
    expect(no).to_have_count(0)
    expect(ann.page.locator(".list li").nth(1)).not_to_contain_text("invited")
