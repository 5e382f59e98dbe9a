"""Nothing serious stands between a person and the game, whatever they see and hear with."""

from pathlib import Path

import pytest

import quarterdeck as qd
from marks import lacking
from quarterdeck.games import GAMES

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
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


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    "path", ["/", "/new", "/me", "/tables", "/settings", "/rules/space_pirates", "/about/space_pirates"]
)
def test_pages_have_no_serious_findings(board, path, dark):
    sailor = board("pl" if dark else "en", dark=dark, painted=True)  # contrast
    sailor.visit(path)
    sailor.page.get_by_role("heading").first.wait_for()
    for width, height in SCREENS:
        sailor.look(width, height, dark=dark)
        assert [] == findings(sailor.page), (width, height)


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
