"""The client in a folder of a site: pages, service worker, manifest, signs and the record lie there."""

import json

import pytest
from playwright.sync_api import expect

from browser.sailor import Sailor
from server.harness import Here, settings


@pytest.fixture
def deck(browser, tmp_path):
    """Somebody at a server in a folder."""
    with Here(settings(tmp_path / "store.sqlite", base="/deck")) as server:
        context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en-GB")
        for name, value in (("speed", "0"), ("ask", "always")):
            context.add_init_script(f"localStorage.setItem('quarterdeck.{name}', '{value}')")
        sailor = Sailor(context.new_page(), f"http://{server.address}/deck")
        yield sailor
        context.close()
        assert [] == sailor.errors


def test_everything_of_the_page_lies_in_its_folder(deck):
    deck.visit("/")
    deck.page.wait_for_selector(".game")
    scope = deck.page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    assert f"{deck.address}/" == scope
    for rel in ("manifest", "icon", "apple-touch-icon"):
        found = deck.page.evaluate(
            f"""async () => {{
                const link = document.querySelector('link[rel={rel}]');
                const answer = await fetch(link.href);
                return [new URL(link.href).pathname, answer.status, await answer.text()];
            }}"""
        )
        assert found[0].startswith("/deck/")
        assert 200 == found[1]
        if rel == "manifest":
            icons = [icon["src"] for icon in json.loads(found[2])["icons"]]
            assert icons
            assert all(icon.startswith("./") for icon in icons)


def test_a_game_is_played_there_and_its_record_saved(deck):
    deck.visit("/")
    deck.page.wait_for_selector(".game")
    deck.page.locator(".game", has_text="Space Pirates").get_by_role("button", name="Play").click()
    deck.page.wait_for_url("**/deck/table/*")
    deck.play_out()
    with deck.page.expect_download() as saved:
        deck.page.locator(".results a[download$='.json']").focus()
        deck.page.keyboard.press("Enter")
    assert "space_pirates" == json.loads(saved.value.path().read_text("utf-8"))["game"]
    deck.page.get_by_role("link", name="Back to the start page").first.click()
    expect(deck.page.locator(".mine .row")).to_have_count(1)
    assert deck.page.url.endswith("/deck/")
