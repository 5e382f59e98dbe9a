"""The same client, with a server or without: only the address differs."""

import pytest
from playwright.sync_api import expect


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
