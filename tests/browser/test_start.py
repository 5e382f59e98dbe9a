"""The start page: my tables, live."""

import re

from playwright.sync_api import expect

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "deckhand"}]


def joined(host, friend, name="Bożena", game="space_pirates"):
    """A table of two people and a bot; both are there."""
    table = host.new_table(game, SEATS, {"first_player": "0"})
    friend.visit()
    friend.page.wait_for_selector(".game")
    friend.page.evaluate(
        """async ([table, name]) => fetch(`/api/tables/${table}/join`, {method: 'POST',
            headers: {'content-type': 'application/json'}, body: JSON.stringify({name})})""",
        [table, name],
    )
    return table


def test_the_start_page_changes_while_somebody_else_moves(board):
    mira, friend = board(), board(lang="pl")
    table = joined(mira, friend)
    friend.visit(f"/table/{table}")
    mira.asked()
    mira.answer()
    mira.visit()
    row = mira.page.locator(f"a[href='/table/{table}']")
    expect(row).to_contain_text("Bożena to move, since")
    expect(row.locator(".one", has_text="Bożena").locator(".lamp.here")).to_be_visible()
    expect(mira.page).to_have_title("Quarterdeck: five pirate games")
    friend.asked()
    while "now" not in (row.get_attribute("class") or ""):  # until it is Mira's move again
        if friend.page.locator(".decision:not(.is-waiting):not(.optional)[data-decision]").count():
            friend.answer()
        mira.page.wait_for_timeout(50)  # a bot moves in between
    expect(row).to_contain_text("Your move, since")
    expect(mira.page).to_have_title(re.compile("^1 move · "))
    assert "/favicon-1.svg" == mira.page.locator("link[rel=icon]").get_attribute("href")
    expect(mira.page.locator(".bubble")).to_have_text("1")
    friend.page.close()
    expect(row.locator(".one", has_text="Bożena").locator(".lamp.away")).to_be_visible()
    mira.picture("start-1440")


def test_a_lost_socket_says_as_of_when_the_list_is(board):
    mira = board(own=True)
    mira.new_table("space_pirates", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    wires = []

    def carry(wire):
        if not wires:
            wire.connect_to_server()
        else:
            wire.close()
        wires.append(wire)

    mira.page.route_web_socket("**/api/me/live", carry)
    mira.visit()
    expect(mira.page.locator(".mine .live")).to_have_text("live")
    expect(mira.page.locator(".mine .state")).to_have_text("Waits for 2 players")
    wires[0].close()
    expect(mira.page.locator(".mine .live")).to_contain_text("not live, as of")
    expect(mira.page.locator(".mine .live .lamp.away")).to_be_visible()


def test_all_tables_are_on_a_page_of_their_own(board):
    mira = board(width=390, height=844, lang="pl", dark=True)
    for _ in range(4):
        mira.new_table("space_pirates", SEATS)
    mira.visit()
    mira.page.wait_for_selector(".mine .row")
    mira.picture("start-390-dark-pl")
    mira.page.locator(".mine .all").click()
    expect(mira.page.locator(".mine .row")).to_have_count(4)
    expect(mira.page.locator(".mine .state").first).to_have_text("Czeka na jednego gracza")
    mira.picture("tables-390-dark-pl")


def test_the_tables_with_one_companion_are_shown_alone(board):
    mira, friend = board(), board(lang="pl")
    shared = joined(mira, friend)
    mira.new_table("space_pirates", SEATS)
    mira.visit("/tables")
    rows = mira.page.locator(".mine .row")
    expect(rows).to_have_count(2)
    mira.page.get_by_label("With whom").select_option("Bożena")
    expect(rows).to_have_count(1)
    expect(rows.first).to_have_attribute("href", f"/table/{shared}")
    mira.page.reload()
    expect(rows).to_have_count(1)  # the address keeps it


def test_open_tables_are_sifted(board):
    host, guest = board(), board(width=390, height=844, lang="pl")
    host.new_table("space_pirates", SEATS, terms={"sit": "anybody"})
    running = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}, {"kind": "bot", "level": "deckhand"}]
    host.new_table("space_pirates", running, {"first_player": "0"}, terms={"watch": "anybody"})
    guest.new_table("space_pirates", SEATS)
    guest.visit()
    rows = guest.page.locator(".lobby li:not(.none)")
    expect(rows).to_have_count(2)
    guest.page.get_by_role("button", name="z wolnym miejscem").click()
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("Usiądź")
    guest.picture("start-open-390-pl")
    guest.page.get_by_role("button", name="znajomych").click()
    expect(rows).to_have_count(0)
    expect(guest.page.locator(".lobby .none")).to_have_text("Takich teraz nie ma.")
    guest.page.get_by_role("button", name="wszystkie").click()
    expect(rows).to_have_count(2)


def test_the_first_picture_has_its_words(board):
    """The page brings the words of whoever asks for it: no call is waited for."""
    sailor = board("pl", own=True)
    sailor.page.route("**/api/words/**", lambda route: None)  # never answered
    sailor.visit()
    expect(sailor.page.get_by_role("heading", level=1)).to_be_visible()
    expect(sailor.page.locator("html")).to_have_attribute("lang", "pl")


def test_a_table_is_named_and_put_away_for_me_alone(board):
    mira = board()
    table = mira.new_table("space_pirates", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    mira.visit("/tables")
    row = mira.page.locator(f"a[href='/table/{table}']")
    label = mira.page.get_by_role("button", name="Name it, or put it away")
    label.click()
    mira.page.get_by_label("What you call this table").fill("Six planets, no sleep")
    mira.page.keyboard.press("Enter")
    expect(row).to_contain_text("Six planets, no sleep")
    expect(row).to_contain_text("Space Pirates")
    label.click()
    mira.page.get_by_role("button", name="Put away", exact=True).click()
    expect(row).to_have_count(0)
    mira.page.reload()
    mira.page.get_by_role("button", name=re.compile("^Put away 1")).click()
    expect(row).to_contain_text("Six planets, no sleep")
    label.click()
    mira.page.get_by_role("button", name="Take out again").click()
    mira.page.get_by_role("button", name=re.compile("^All 1")).click()
    expect(row).to_be_visible()


def test_whoever_has_no_table_is_told_so_once(board):
    """With and without a table to sit down at."""
    host, mira = board(own=True), board()
    mira.visit("/tables")
    panel = mira.page.get_by_role("region", name="Open tables")
    expect(panel).to_be_visible()
    expect(mira.page.get_by_text("You have no table yet")).to_have_count(1)
    host.new_table("space_pirates", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], terms={"watch": "anybody"})
    expect(panel.locator(".table-row").first).to_be_visible()
    expect(mira.page.get_by_text("You have no table yet")).to_have_count(1)
