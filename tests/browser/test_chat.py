"""Chat in the browser: seen by the others, each in the own language, without covering the board or the decision."""

import pytest

pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
from playwright.sync_api import expect

TOAST = ".chat-toast"
LOG = ".lines[role='log']"
LINES = f"{LOG} .say"


def company(board, *, own=False, **theirs):
    """Two people at a table of three, in English and in Polish."""
    ann, bea = board(own=own), board(lang="pl", **theirs)
    table = open_table(ann)
    bea.page.request.get(f"{bea.address}/api/me")
    bea.page.request.post(f"{bea.address}/api/tables/{table}/join", data={"name": "Bea"})
    for one in (ann, bea):
        one.page.goto(f"{one.address}/table/{table}")
        one.page.locator(".telling, .decision").first.wait_for()
    return ann, bea, table


def open_table(sailor):
    sailor.page.request.get(f"{sailor.address}/api/me")
    sailor.page.request.put(f"{sailor.address}/api/me", data={"name": "Ann"})
    body = {
        "game": "space_pirates",
        "options": {"first_player": "0"},
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "deckhand"}],
        "nonce": "7",
    }
    return sailor.page.request.post(f"{sailor.address}/api/tables", data=body).json()["id"]


def boxes_meet(a, b):
    return not (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


def test_what_is_said_is_seen_by_the_other_and_a_phrase_reads_in_the_own_language(board):
    ann, bea, _ = company(board)
    bea.page.keyboard.press("c")
    expect(bea.page.locator(".telling input")).to_be_focused()
    bea.page.get_by_role("button", name="Dobrze zagrane!").click()
    toast = ann.page.locator(TOAST)
    expect(toast).to_contain_text("Well played!")
    expect(ann.page.locator(".tools .bubble")).to_have_text("1")
    covered = toast.bounding_box()
    for never in (".stage", ".helm .decision"):
        assert not boxes_meet(covered, ann.page.locator(never).bounding_box())
    ann.picture("chat-toast")
    toast.get_by_role("button", name="Answer").click()
    expect(ann.page.locator(LINES)).to_contain_text(["Well played! from Polish: “Dobrze zagrane!”"])
    expect(ann.page.locator(".tools .bubble")).to_have_count(0)
    ann.page.keyboard.type("Thanks, <b>Bea</b>")
    ann.page.keyboard.press("Enter")
    expect(bea.page.locator(LINES)).to_contain_text(["Dobrze zagrane!", "Thanks, <b>Bea</b>"])
    ann.picture("chat-open")


def test_the_toast_goes_by_itself_and_stays_while_it_is_looked_at(board):
    ann, bea, _ = company(board, own=True)
    ann.page.clock.install()
    bea.page.keyboard.press("c")
    bea.page.locator(".telling input").fill("Ahoj")
    bea.page.keyboard.press("Enter")
    toast = ann.page.locator(TOAST)
    toast.hover()
    ann.page.clock.run_for(30_000)
    expect(toast).to_be_visible()
    ann.page.mouse.move(5, 5)
    ann.page.clock.run_for(6_000)
    expect(toast).to_have_count(0)
    expect(ann.page.locator(".tools .bubble")).to_have_text("1")


def test_c_opens_the_chat_and_escape_gives_the_focus_back(board):
    ann, _, _ = company(board)
    ann.page.locator(".tools .btn-icon").last.focus()
    ann.page.keyboard.press("c")
    expect(ann.page.locator(".telling input")).to_be_focused()
    expect(ann.page.locator(LOG)).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(LOG)).to_have_count(0)
    expect(ann.page.locator(".tools .btn-icon").last).to_be_focused()


def test_a_reaction_a_mute_and_a_struck_line(board):
    ann, bea, _ = company(board)
    for one in (ann, bea):
        one.page.keyboard.press("c")
        expect(one.page.locator(".telling input")).to_be_focused()
    bea.page.keyboard.type("Ahoj")
    bea.page.keyboard.press("Enter")
    line = ann.page.locator(LINES).first
    line.get_by_role("button", name="More about this line").click()
    ann.picture("chat-more")
    line.get_by_role("button", name="Cheers").click()
    expect(bea.page.get_by_role("button", name="Na zdrowie: Ann")).to_be_visible()
    line.get_by_role("button", name="More about this line").click()
    line.get_by_role("button", name="Mute Bea").click()
    expect(ann.page.locator(LINES)).to_have_count(0)
    ann.page.get_by_role("button", name="Mute and more").click()
    ann.page.get_by_role("button", name="Hear Bea again").click()
    expect(ann.page.locator(LINES)).to_have_count(1)
    line.get_by_role("button", name="More about this line").click()
    line.get_by_role("button", name="Strike this line").click()
    expect(bea.page.locator(LINES)).to_contain_text(["skreślone"])


def test_a_watcher_speaks_apart(board):
    ann, bea, table = company(board)
    eve = board()
    eve.page.goto(f"{eve.address}/table/{table}")
    eve.page.locator(".telling").wait_for()
    eve.page.keyboard.press("c")
    expect(eve.page.get_by_placeholder("To those who watch")).to_be_focused()
    eve.page.keyboard.type("He bluffs")
    eve.page.keyboard.press("Enter")
    expect(eve.page.locator(LINES)).to_have_count(1)
    bea.page.keyboard.press("c")
    bea.page.get_by_role("button", name="Auć!").click()
    expect(ann.page.locator(TOAST)).to_contain_text("Ouch!")
    expect(bea.page.locator(LINES)).to_have_count(1)


@pytest.mark.parametrize("dark", [False, True])
def test_on_a_phone_the_toast_lies_on_the_seats_and_the_chat_at_the_foot(board, dark):
    ann, bea, _ = company(board, width=390, height=844, dark=dark)
    ann.page.keyboard.press("c")
    ann.page.locator(".telling input").fill("I have a bad feeling about Ember")
    ann.page.keyboard.press("Enter")
    toast = bea.page.locator(TOAST)
    toast.wait_for()
    assert not boxes_meet(toast.bounding_box(), bea.page.locator(".stage").bounding_box())
    bea.picture(f"chat-toast-phone{'-dark' * dark}")
    bea.page.get_by_role("button", name="Czat, jedna nowa wypowiedź").click()
    expect(bea.page.locator(LINES)).to_contain_text(["I have a bad feeling about Ember"])
    bea.picture(f"chat-open-phone{'-dark' * dark}")
    assert bea.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bea.page.keyboard.press("Escape")
    expect(bea.page.locator(LOG)).to_have_count(0)
