"""The same client, with a server or without: only the address differs. And without any network at all.

Every start of Python takes seconds, so pages are turned by clicks. What takes longest runs in `make pocket-test`.
"""

import os
import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import POCKET
from browser.test_offline import WAIT
from marks import lacking
from quarterdeck.games import GAMES

EVERYTHING = os.environ.get("QUARTERDECK_POCKET") == "all"
whole = pytest.mark.skipif(not EVERYTHING, reason="runs in `make pocket-test`")
NEWER = """() => new Promise((done) => {
    indexedDB.open('quarterdeck', 2).onsuccess = () => done();
})"""  # of which an older page can read nothing; who leaves before it is made has made nothing


def begin(sailor, game="space_pirates"):
    """A table of that game, where I am asked."""
    sailor.visit(f"/new?game={game}")
    sailor.page.get_by_role("button", name="Open the table").click()
    assert sailor.asked()


def below(upper, lower):
    """Whether one thing begins where another ends, or further down."""
    over, under = upper.bounding_box(), lower.bounding_box()
    return over["y"] + over["height"] <= under["y"] + 1


@pytest.mark.parametrize("server", ["address", "pocket_address"])
def test_a_whole_game_with_a_reload_in_the_middle(board, server):
    sailor = board(server=server)
    sailor.visit()
    sailor.page.locator(".game").filter(has_text="Space Pirates").get_by_role("button").first.click()
    assert sailor.asked()
    sailor.answer()
    sailor.page.reload()
    assert sailor.play_out() <= 12
    expect(sailor.page.locator(".results .moments a").first).to_be_visible()
    best = max(points for _, points in sailor.result().values())
    assert best in [points for place, points in sailor.result().values() if place == 1]
    table = sailor.page.url.rpartition("/")[2]
    sailor.page.locator("header [href='/']").click()
    ways = sailor.page.locator("header a[href='/tables']:visible")
    expect(ways).to_have_count(1 if server == "pocket_address" else 2)  # the bell leads there too
    ways.last.click()
    expect(sailor.page.locator(f"a[href*='{table}']").first).to_be_visible()


@whole
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network_and_with_a_reload(board, game):
    sailor = board(server="pocket_address", keeps=True)
    page = sailor.page
    sailor.visit()
    page.evaluate(WAIT, ["./", True])
    page.context.set_offline(True)
    begin(sailor, game)
    sailor.answer()
    page.reload()
    assert sailor.asked()
    stay = page.locator(".ask .stay")
    while sailor.asked():
        if stay.count():
            stay.click()
        sailor.answer(-1)  # to pass, to decline, to be done: the shortest way home
    assert sailor.result()
    page.context.set_offline(False)
    sailor.errors.clear()  # the browser tells of every look for a newer page that failed


def test_people_at_one_screen_play_behind_a_curtain(board):
    """The game ends in `make pocket-test`; every time, three curtains are raised."""
    sailor = board(server="pocket_address")
    page = sailor.page
    sailor.visit("/new?game=space_pirates")
    page.locator(".preset").filter(has_text="One screen").click()
    page.get_by_role("button", name="Open the table").click()
    curtain, results = page.locator(".curtain button").first, page.locator(".results")
    asked = page.locator(".decision:not(.is-waiting):not(.optional)")
    raised = 0
    while raised < 3 or EVERYTHING:
        expect(curtain.or_(results).or_(asked).first).to_be_visible()
        if curtain.is_visible():
            curtain.click()
            raised += 1
        elif results.is_visible():
            break
        else:
            sailor.answer()
        assert raised < 200, "the game does not end"
    assert raised > 1
    if EVERYTHING:
        assert sailor.result()


def test_a_game_goes_to_a_server_and_back_by_a_link(board, address, pocket_address):
    sailor = board(server="pocket_address")
    page = sailor.page
    begin(sailor)
    sailor.answer()
    assert sailor.asked()
    for place in (address, pocket_address):
        page.locator("header [aria-label='Table menu']").click()
        page.get_by_role("button", name="Take it along").click()
        page.get_by_label("Address where it goes on").fill(place)
        page.get_by_role("button", name="Copy the game in a link").click()
        link = page.get_by_role("link", name="Copied: open it there").get_attribute("href")
        assert link.startswith(f"{place}/#game=")
        page.goto(link)
        expect(page.locator("main")).to_contain_text("Space Pirates")
        page.get_by_role("button", name="Go on here").click()
        page.wait_for_url(f"{place}/table/*")
        assert sailor.asked()
        expect(page.locator(".telling")).to_contain_text("brought in")
        sailor.answer()
        assert sailor.asked()


@whole
def test_a_game_goes_to_a_server_and_back_by_a_file(board, address, pocket_address, tmp_path):
    sailor = board(server="pocket_address")
    page, file = sailor.page, tmp_path / "game.json"
    begin(sailor)
    sailor.answer()
    assert sailor.asked()
    for place in (address, pocket_address):
        page.locator("header [aria-label='Table menu']").click()
        with page.expect_download() as saved:
            page.get_by_role("link", name="Save as a file").click()
        saved.value.save_as(file)
        page.goto(f"{place}/new")
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_url(f"{place}/table/*")
        assert sailor.asked()
        expect(page.locator(".telling")).to_contain_text("brought in")
        sailor.answer()
        assert sailor.asked()


def test_the_page_is_of_use_before_python_is_there(board):
    """Games, rules and the choice of seats do not wait for it; a bar says how far it is, and a failure is said."""
    sailor = board(server="pocket_address", own=True)
    page, held = sailor.page, []
    page.route("**/python/**", lambda route: held.append(route))  # noqa: PLW0108 - a builtin is no handler
    sailor.visit()
    expect(page.locator(".games li")).to_have_count(5)
    bar = page.locator(".loading")
    for width, height in ((390, 844), (1440, 900)):
        sailor.look(width, height)
        expect(bar.get_by_role("progressbar")).to_be_visible()
        assert below(bar, page.locator("header.top"))  # it covers nothing
    page.locator(".game a[href^='/rules/']").first.click()
    expect(page.locator("main article")).to_be_visible()
    page.go_back()
    page.locator("a[href='/new']").first.click()
    page.locator(".preset").filter(has_text="One screen").click()
    expect(page.locator(".seats li").nth(1).locator("select").first).to_have_value("person")
    expect(page.locator(".seats .hint", has_text="in its results")).to_be_visible()
    for route in held:
        route.abort()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    sailor.errors.clear()  # the browser tells of what did not come


def test_a_link_that_is_not_whole_is_refused_in_words(board):
    sailor = board(server="pocket_address")
    sailor.visit("/#game=AAAA")
    expect(sailor.page.get_by_role("alert")).to_contain_text("not whole")


def test_a_game_is_deleted_from_my_tables(board):
    sailor = board(server="pocket_address", width=390, height=844)
    page = sailor.page
    begin(sailor)
    page.locator("header [href='/']").click()
    page.locator("header .has-bubble[href='/tables']").click()
    expect(page.locator("main")).not_to_contain_text(re.compile(r"\blive\b|gathering", re.IGNORECASE))
    page.get_by_role("button", name="Delete this game").click()
    question = page.locator(".asking")
    expect(question).to_contain_text(re.compile(r"Delete Space Pirates, move \d+, for good"))
    assert below(page.locator("li .row"), question)  # it covers nothing, and is not cut
    assert question.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Delete this game").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator("main")).to_contain_text("You have no table yet")
    if EVERYTHING:
        page.reload()
        expect(page.locator("main")).to_contain_text("You have no table yet")


def test_a_browser_that_keeps_nothing_says_so_and_plays(board):
    sailor = board(server="pocket_address", own=True)
    page = sailor.page
    page.goto(f"{sailor.address}/favicon.svg")  # which starts nothing
    page.evaluate(NEWER)
    begin(sailor)
    expect(page.get_by_role("alert")).to_contain_text("keeps nothing for this page")
    sailor.answer()
    assert sailor.asked()


FULL = """async () => {
    const opening = indexedDB.open('beside', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('beside');
    await new Promise((done) => { opening.onsuccess = done; });
    for (let kept = true; kept;) {
        const change = opening.result.transaction('beside', 'readwrite');
        change.objectStore('beside').put(0, 0);
        kept = await new Promise((done) => {
            change.oncomplete = () => setTimeout(() => done(true), 500);
            change.onabort = () => done(false);
        });
    }
}"""  # Chromium remembers for half a minute how much room there was


@whole
def test_a_full_browser_says_so_and_nothing_has_happened(board):
    sailor = board(server="pocket_address", own=True)
    page = sailor.page
    room = partial(page.context.new_cdp_session(page).send, "Storage.overrideQuotaForOrigin")
    begin(sailor)
    sailor.choose()
    asked, stands = page.locator(".decision"), page.locator(".bar .who")
    before, turn = asked.get_attribute("data-decision"), stands.inner_text()
    room({"origin": sailor.address, "quotaSize": 1})
    page.evaluate(FULL)
    _, _, *act = sailor.next_(0, keys=False)
    sailor.press(*act)
    expect(page.locator(".decision .complaint")).to_contain_text("no room left to keep this")
    expect(page.locator(".banner")).to_contain_text("no room left to keep games")
    expect(asked).not_to_have_attribute("data-decision", before)  # the table stands again where its shelf does
    assert turn == stands.inner_text()
    room({"origin": sailor.address})
    sailor.answer()
    assert sailor.asked()
    expect(page.locator(".banner")).to_have_count(0)
    assert turn != stands.inner_text()


KEPT = """async () => {
    const shelf = await caches.open('quarterdeck.memory');
    while (!(await shelf.keys()).length) await new Promise((next) => setTimeout(next, 100));
}"""
SPOIL = """async () => {
    const shelf = await caches.open('quarterdeck.memory');
    for (const key of await shelf.keys()) await shelf.put(key, new Response(new Uint8Array(64)));
}"""


def test_a_later_visit_begins_with_the_memory_that_was_kept(board):
    """That it is used, and how another game does with it, shows in `make pocket-test`: one that is spoilt does not
    start. It is dropped, and the next try loads all.
    """
    sailor = board(server="calm_address", own=True)
    page = sailor.page
    begin(sailor)
    page.evaluate(KEPT)
    page.reload()
    assert sailor.asked()
    sailor.answer()
    if not EVERYTHING:
        return
    begin(sailor, "pirates_of_maracaibo")
    sailor.answer()
    page.evaluate(SPOIL)
    page.reload()
    page.get_by_role("alert").get_by_role("button", name="Try again").click()
    assert sailor.asked()
    sailor.errors.clear()  # the page tells of the spoilt memory


def test_a_second_window_says_that_the_first_has_the_games_and_goes_on_after_it(board):
    """It shows them in `make pocket-test`; every time, it begins to load Python, which does not come."""
    sailor = board(server="pocket_address", own=True)
    first, other, held = sailor.page, sailor.page.context.new_page(), []
    if EVERYTHING:
        begin(sailor)
    else:
        first.context.route("**/python/**", lambda route: held.append(route))  # noqa: PLW0108 - a builtin is no handler
        sailor.visit()
        expect(first.get_by_role("progressbar")).to_be_visible()
    other.goto(sailor.address)
    expect(other.get_by_role("alert")).to_contain_text("open in another window")
    first.close()
    expect(other.get_by_role("alert")).to_have_count(0)
    if EVERYTHING:
        expect(other.locator(".mine").first).to_contain_text("Space Pirates")
    else:
        expect(other.get_by_role("progressbar")).to_be_visible()


def test_a_thinking_bot_is_interrupted(board):
    """A legend that would think for minutes is broken off by taking back: a hint does not wait for it."""
    sailor = board(server="pondering_address")
    page = sailor.page
    sailor.visit("/new?game=pirates_of_the_7_seas")
    levels = page.get_by_label("Strength of the bot")
    expect(levels.first).to_be_visible()
    for level in levels.all():
        level.select_option("legend")
    page.get_by_role("button", name="Open the table").click()
    assert sailor.asked()
    sailor.answer()
    expect(page.get_by_text("is thinking").first).to_be_visible()
    page.locator(".tools").get_by_role("button", name="Undo").click()
    assert sailor.asked()
    page.locator(".tools").get_by_role("button", name="Hint").click()
    expect(page.locator(".hints")).to_be_visible()


def test_what_needs_a_server_is_not_shown(board):
    sailor = board(server="pocket_address")
    page = sailor.page
    sailor.visit()
    expect(page.locator(".hero")).to_contain_text("without a connection")
    expect(page.locator(".hero")).not_to_contain_text("friends")
    expect(page.locator("header .has-bubble[href='/tables'] use")).not_to_have_attribute("href", re.compile("bell"))
    page.locator("header .wide[href='/settings']").click()
    expect(page.locator("#keys")).to_be_visible()
    expect(page.locator("#notices")).to_have_count(0)
    page.locator("header [href='/me']").click()
    expect(page.locator(".data")).to_be_visible()
    expect(page.locator(".me-page")).to_contain_text("kept in this browser only")
    expect(page.get_by_role("heading", name=re.compile("Notices|Devices"))).to_have_count(0)
    page.locator("header [href='/']").click()
    page.locator("main [href='/new']").click()
    expect(page.locator(".preset")).to_have_count(2)


class Host(SimpleHTTPRequestHandler):
    """A host of static files as there are many: what is no file is its 404.html, if it knows of that at all."""

    page: Path | None = None

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Say that there is no such file."""
        body = b"no such file" if self.page is None else self.page.read_bytes()
        self.send_response(code)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's own name
        """Say nothing of every file."""


class Knowing(Host):
    """One that knows of it."""

    page = POCKET / "404.html"


@pytest.fixture
def hosted(tmp_path):
    """Serves the pocket in a folder of a site, as some host does; its address."""
    if not (POCKET / "index.html").exists():
        lacking("the pocket, built by `make pocket`")
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "folder").symlink_to(POCKET)
    running = []

    def serve(host):
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(host, directory=str(tmp_path)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        running.append(server)
        return f"http://127.0.0.1:{server.server_address[1]}/some/folder"

    yield serve
    for server in running:
        server.shutdown()
        server.server_close()


def test_in_a_folder_of_a_host_that_knows_files_alone_a_game_goes_on_without_a_network(people, hosted):
    """After the first visit addresses open there: without a network, and in `make pocket-test` with one."""
    sailor = people(hosted(Host), keeps=True)
    page = sailor.page
    sailor.visit("/")
    scope = page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    assert f"{sailor.address}/" == scope
    page.evaluate(WAIT, ["./", True])
    if EVERYTHING:
        begin(sailor)  # at an address that the host does not know
        page.reload()
    else:
        page.locator(".game").filter(has_text="Space Pirates").get_by_role("button").first.click()
    assert sailor.asked()
    page.context.set_offline(True)
    sailor.answer()
    page.reload()
    assert sailor.asked()
    sailor.answer()
    page.context.set_offline(False)
    sailor.errors.clear()  # the browser tells that the page was no file, and of what did not come


def test_in_a_folder_of_a_host_that_shows_404_html_every_address_opens(people, hosted):
    sailor = people(hosted(Knowing), own=True)
    page = sailor.page
    if EVERYTHING:
        begin(sailor)
        sailor.answer()
        page.reload()
        assert sailor.asked()
        assert "/some/folder/table/" in page.url
    sailor.visit("/rules/jolly_roger")
    expect(page.locator("main article")).to_contain_text("JR-2.1")
    sailor.errors.clear()  # the browser tells that the page was no file
