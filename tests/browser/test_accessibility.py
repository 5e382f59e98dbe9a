"""Nothing serious stands between a person and the game, whatever they see and hear with."""

import re
from pathlib import Path

import pytest

import quarterdeck as qd
from marks import lacking
from quarterdeck.games import GAMES

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
ROUTER = AXE.parents[3] / "web" / "src" / "router.svelte.ts"
GRAVE = {"serious", "critical"}
SCREENS = [(390, 844), (1440, 900)]


def findings(page, *, drawn=False):
    """What axe finds grave on a page.

    A thing drawn at a table is named by its label; the figures printed on it are facts, not its name. So only pages
    without a board must have all their visible text in the names of their buttons.
    """
    if not AXE.exists():
        lacking("axe-core, which comes with the client's development packages")
    page.evaluate(AXE.read_text("utf-8"))
    grave = [found for found in page.evaluate("axe.run()")["violations"] if found["impact"] in GRAVE]
    return [
        f"{found['id']}: {node['html'][:120]}"
        for found in grave
        for node in found["nodes"]
        if not (drawn and found["id"] == "label-content-name-mismatch")
    ]


PAGES = {"start": "/", "new": "/new", "me": "/me", "tables": "/tables", "settings": "/settings"}
ASTRAY = {  # links that lead no further
    "lost": ["/nowhere"],
    "follow": ["/me/nobody"],
    "noticeLink": ["/stop/nobody", "/confirm/nobody"],
    "bring": ["/#game=nothing"],
}
OF_GAMES = [f"/{page}/{game}" for page in ("rules", "about") for game in GAMES]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("path", PAGES.values())
def test_pages_have_no_serious_findings(board, path, dark):
    look_at(board("pl" if dark else "en", painted=True), path, dark=dark)


@pytest.mark.parametrize("path", [path for paths in ASTRAY.values() for path in paths])
def test_links_that_lead_astray_have_no_serious_findings(board, path):
    sailor = board("pl", painted=True)
    look_at(sailor, path, dark=False)
    sailor.errors.clear()  # the browser complains that there is no such link


@pytest.mark.parametrize("path", OF_GAMES)
def test_rules_and_components_of_every_game_have_no_serious_findings(board, path):
    dark = OF_GAMES.index(path) % 2 == 1
    look_at(board("pl" if dark else "en", painted=True), path, dark=dark)


def look_at(sailor, path, *, dark):
    """A page without a board, on both screens."""
    sailor.visit(path)
    sailor.page.get_by_role("heading").first.wait_for()
    for width, height in SCREENS:
        sailor.look(width, height, dark=dark)  # contrast
        assert [] == findings(sailor.page), (width, height)


def test_every_page_is_looked_at():
    """All that the router knows; tables, tournaments and replays have tests of their own below."""
    routes = set(re.findall(r"\| \{ page: '(\w+)'", ROUTER.read_text("utf-8")))
    assert routes == {*PAGES, *ASTRAY, "rules", "about", "table", "tournament", "replay"}


@pytest.mark.parametrize("opened", ["?", "h", "menu", "rules"])
def test_what_is_opened_over_a_table_has_no_serious_findings(board, opened):
    sailor = board(painted=True)
    sailor.new_table("space_pirates", [{"kind": "me"}, *([{"kind": "bot", "level": "deckhand"}] * 2)])
    assert sailor.asked()
    page = sailor.page
    if len(opened) == 1:
        page.keyboard.press(opened)
    else:
        page.get_by_role("button", name={"menu": "Table menu", "rules": "Rules"}[opened]).first.click()
    page.locator(".hints, dialog[open]").first.wait_for()
    look_everywhere(sailor)


@pytest.mark.parametrize("game", GAMES)  # a server knows no game of the tests
def test_tables_have_no_serious_findings(board, game):
    sailor = board(painted=True)
    seats = max(2, qd.game(game).seats.start)
    sailor.new_table(game, [{"kind": "me"}, *([{"kind": "bot", "level": "deckhand"}] * (seats - 1))])
    assert sailor.asked()
    look_everywhere(sailor)


def test_an_end_and_its_replay_have_no_serious_findings(board):
    sailor = board(painted=True)
    table = sailor.new_table("space_pirates", [{"kind": "bot", "level": "deckhand"}] * 3)
    sailor.page.wait_for_selector(".results .moments")
    look_everywhere(sailor)
    sailor.visit(f"/replay/{table}?step=9")
    sailor.page.wait_for_selector(".outline polyline")
    look_everywhere(sailor)


def test_where_people_gather_has_no_serious_findings(board):
    sailor = board("pl", painted=True)
    sailor.new_table("space_pirates", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    sailor.page.get_by_role("heading").first.wait_for()
    look_everywhere(sailor)
    made = {"game": "space_pirates", "seats": 3, "kind": "robin"}
    id_ = sailor.page.request.post(f"{sailor.address}/api/tournaments", data=made).json()["id"]
    sailor.visit(f"/tournament/{id_}")
    sailor.page.get_by_role("button", name="Odwołaj").first.wait_for()
    look_everywhere(sailor)


def look_everywhere(sailor):
    """A page with a board, on both screens, the narrow one by night."""
    for width, height in SCREENS:
        sailor.look(width, height, dark=width < height)
        assert [] == findings(sailor.page, drawn=True), (width, height)
