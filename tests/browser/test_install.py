"""The client as an app, with a server and without: what makes it one, offered once; a newer edition is told."""

import re

import pytest
from playwright.sync_api import expect

SIZES = """async ({ icons }) => Promise.all(icons.map(async ({ src, type }) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [type, image.naturalWidth, image.naturalHeight];
}))"""
PROMPT = """() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    event.prompt = async () => { window.prompted = (window.prompted ?? 0) + 1; };
    window.dispatchEvent(event);
}"""  # as Chromium tells a page that is worth installing; without a window it never does
both = pytest.mark.parametrize("server", ["address", "pocket_address"])


@both
def test_the_manifest_names_icons_that_are_as_large_as_it_says(board, server):
    sailor = board(server=server)
    page = sailor.page
    sailor.visit()
    told = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert ("standalone", "./", "./") == (told["display"], told["start_url"], told["scope"])
    drawn = page.evaluate(SIZES, told)
    for icon, (kind, width, height) in zip(told["icons"], drawn, strict=True):
        if kind == "image/png":
            assert icon["sizes"] == f"{width}x{height}"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"] if "purpose" not in icon}
    assert [("maskable", "512x512")] == [
        (icon["purpose"], icon["sizes"]) for icon in told["icons"] if "purpose" in icon
    ]


@both
def test_chromium_finds_nothing_that_is_missing(board, server):
    sailor = board(server=server, keeps=True)
    page = sailor.page
    sailor.visit()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wire = page.context.new_cdp_session(page)
    assert [] == wire.send("Page.getAppManifest")["errors"]
    missing = [one["errorId"] for one in wire.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [] == [one for one in missing if one != "in-incognito"]  # as every page of a test is


@both
def test_installing_is_offered_once(board, server):
    sailor = board(server=server, own=True)
    page = sailor.page
    offer = page.locator(".offer", has_text="can be installed")
    sailor.visit()
    page.locator(".game").first.wait_for()
    page.evaluate(PROMPT)
    offer.get_by_role("button", name="Install").click()
    expect(offer).to_have_count(0)
    assert 1 == page.evaluate("window.prompted")
    page.reload()
    page.locator(".game").first.wait_for()
    page.evaluate(PROMPT)
    expect(offer).to_have_count(0)


@both
def test_a_newer_edition_is_told_and_loaded_when_somebody_wants_it(board, server):
    sailor = board(server=server, own=True)
    page = sailor.page
    page.clock.install()
    sailor.visit()
    page.locator(".game").first.wait_for()

    def newer(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=re.sub(r'name="edition" content="', r"\g<0>newer-", answer.text()))

    page.route(f"{sailor.address}/", newer)
    page.clock.fast_forward(700_000)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    offer = page.locator(".offer", has_text="newer edition")
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Load it").click()
    expect(page.locator("meta[name=edition][content^='newer-']")).to_have_count(1)
    expect(offer).to_have_count(0)
    page.goto("about:blank")
    sailor.errors.clear()  # a page that a test hands over comes from no machine: the browser may refuse it sockets
