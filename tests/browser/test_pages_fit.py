"""The pages beside the tables fit on every screen, as the tables do: nothing cut or covered, no text too small."""

import pytest

from browser.test_fit import FIT, SMALLEST, screens
from quarterdeck.games import GAMES

BOTS = [{"kind": "bot", "level": "deckhand"}] * 3
ENDING = ".table-row"  # a name in a list of tables may end in dots; a mouse reads the whole
PAGES = ["/", "/tables", "/settings", "/me", *(f"/{page}/{game}" for page in ("rules", "about") for game in GAMES)]


@pytest.fixture
def reader(board):
    """Somebody who has a finished table and one that waits for them."""
    sailor = board()
    for seats in (BOTS, [{"kind": "me"}, *BOTS]):
        table = sailor.new_table("space_pirates", seats)
        if seats is BOTS:
            over = table
            sailor.page.wait_for_selector(".results .moments")
    assert sailor.asked()
    return sailor, over


def look(sailor, found, path):
    """What does not fit of a page, on every screen and in both languages."""
    for lang, width, _ in screens(sailor):
        for fault in sailor.page.evaluate(FIT, SMALLEST):
            if not (fault.startswith("cut") and ENDING in fault):
                found.setdefault(fault, []).append(f"{path} {lang} {width}")


def test_every_page_fits_on_every_screen(reader):
    sailor, over = reader
    found = {}
    for path in [*PAGES, f"/replay/{over}?step=20"]:
        sailor.visit(path)
        sailor.page.get_by_role("heading").first.wait_for()
        look(sailor, found, path)
    assert not found, "\n".join(f"{fault} ({', '.join(places)})" for fault, places in found.items())


@pytest.mark.parametrize("game", GAMES)
def test_every_new_table_fits_on_every_screen(board, game):
    sailor = board()
    sailor.visit(f"/new?game={game}")
    sailor.page.wait_for_selector(".seats li")
    found = {}
    look(sailor, found, game)
    assert not found, "\n".join(f"{fault} ({', '.join(places)})" for fault, places in found.items())


def test_a_finished_table_leaves_room_for_its_buttons(reader):
    """On a phone its menu and its replay lie beside what the row says, not upon it."""
    sailor, _ = reader
    sailor.look(360, 740)
    sailor.visit("/tables?show=over")
    row = sailor.page.locator("li:has(.again)").first
    row.wait_for()
    covered = row.evaluate(
        """(row) => {
            const left = Math.min(...[...row.querySelectorAll('.beside button, .beside a')]
                .map((one) => one.getBoundingClientRect().left));
            return [...row.querySelectorAll('.game, .when, .state, .people')]
                .filter((one) => one.getBoundingClientRect().right > left + 1).map((one) => one.className);
        }"""
    )
    assert [] == covered


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_in_a_minute_lie_in_one_frame(board, game):
    sailor = board()
    sailor.visit(f"/rules/{game}")
    sailor.page.wait_for_selector(".prose .h2[data-rule]")
    frames = sailor.page.evaluate(
        """() => {
            const parts = [...document.querySelector('.prose').children];
            const at = (wanted) => parts.findIndex((one) => one.matches(wanted));
            return parts.slice(at('.h2:not([data-rule])'), at('.h2[data-rule]')).map((part) => {
                const { borderLeftWidth, borderBottomWidth } = getComputedStyle(part);
                return [borderLeftWidth, borderBottomWidth];
            });
        }"""
    )
    assert [("1px", "0px")] * (len(frames) - 1) + [("1px", "1px")] == [tuple(frame) for frame in frames]
