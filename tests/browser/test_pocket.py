"""The same client, with a server or without: only the address differs. And without any network at all."""

import os

import pytest
from playwright.sync_api import expect

from browser.test_offline import WAIT
from quarterdeck.games import GAMES

EVERYTHING = os.environ.get("QUARTERDECK_POCKET") == "all"


@pytest.mark.parametrize("server", ["address", "pocket_address"])
def test_a_whole_game_with_a_reload_in_the_middle(board, server):
    sailor = board(server=server)
    sailor.visit()
    sailor.page.locator(".game").filter(has_text="Space Pirates").get_by_role("button").first.click()
    assert sailor.asked()
    sailor.answer()
    sailor.page.reload()
    assert sailor.play_out() <= 12
    best = max(points for _, points in sailor.result().values())
    assert best in [points for place, points in sailor.result().values() if place == 1]
    table = sailor.page.url.rpartition("/")[2]
    sailor.visit("/tables")
    expect(sailor.page.locator(f"a[href*='{table}']").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES if EVERYTHING else ["space_pirates"])
def test_a_game_without_a_network_goes_on_after_a_reload(board, game):
    """Whole games of each kind are `make pocket-test`; every time, the beginning of one."""
    sailor = board(server="pocket_address", keeps=True)
    page = sailor.page
    sailor.visit()
    page.evaluate(WAIT, ["./", True])
    page.context.set_offline(True)
    sailor.visit(f"/new?game={game}")
    page.get_by_role("button", name="Open the table").click()
    assert sailor.asked()
    sailor.answer()
    page.reload()
    assert sailor.asked()
    for _ in range(3):
        sailor.answer()
        assert sailor.asked()
    if EVERYTHING:
        sailor.play_out(most=2000)
        assert sailor.result()
    page.context.set_offline(False)
    sailor.errors.clear()  # the browser tells of every look for a newer page that failed


def test_people_at_one_screen_play_behind_a_curtain(board):
    sailor = board(server="pocket_address")
    page = sailor.page
    sailor.visit("/new?game=space_pirates")
    page.locator(".preset").filter(has_text="One screen").click()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".curtain button").first.click()
    assert sailor.asked()
    sailor.answer()
    page.locator(".curtain button").first.click()
    assert sailor.asked()
