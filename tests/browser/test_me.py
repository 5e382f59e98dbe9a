"""The page of a person: another device, passkeys, signing out, everything about me."""

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}, {"kind": "bot", "level": "deckhand"}]
HERE = "[data-device=here]"
OTHER = "[data-device=other]"


def called(sailor, name):
    """Go to the page and say who I am."""
    sailor.visit("/me")
    field = sailor.page.get_by_label("My name")
    field.fill(name)
    with sailor.page.expect_response(lambda answer: answer.request.method == "PUT"):
        field.press("Enter")


def linked(sailor):
    """The path of a new device link."""
    sailor.visit("/me")
    sailor.page.get_by_role("button", name="Link and QR code").click()
    expect(sailor.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    return urlsplit(sailor.page.locator(".url").inner_text()).path


def at_home(sailor):
    """Wait for the start page of the person that the device has become."""
    sailor.page.wait_for_url(f"{sailor.address}/")
    sailor.page.wait_for_selector(".game")


def test_a_phone_follows_the_link_and_has_name_seats_and_settings(board):
    laptop, phone = board(), board(lang="pl", width=390, height=844)
    called(laptop, "Mira")
    laptop.visit("/settings")
    look = laptop.page.locator("html")
    expect(look).to_have_attribute("data-motion", "calm")  # as its system asks for it
    for name in ("larger", "full"):
        with laptop.page.expect_response(lambda answer: answer.request.method == "PUT"):
            laptop.page.get_by_role("button", name=name, exact=True).click()
    expect(look).to_have_attribute("data-motion", "full")
    letters = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    assert laptop.page.evaluate(letters) > 16
    table = laptop.new_table("space_pirates", ME_AND_BOTS)
    path = linked(laptop)
    expect(laptop.page.get_by_role("timer")).to_have_text(re.compile(r"(10:00|9:5\d)"))
    phone.visit(path)
    expect(phone.page.locator("h1")).to_have_text("Kontynuować na tym urządzeniu jako Mira?")
    phone.picture("follow-phone-pl")
    phone.page.get_by_role("button", name="Kontynuuj jako Mira").click()
    at_home(phone)
    expect(laptop.page.locator(".continue")).to_contain_text("is in.")
    expect(laptop.page.locator(OTHER)).to_have_count(1)
    expect(phone.page.locator("html[data-motion=full][data-size=larger]")).to_be_visible()
    phone.visit(f"/table/{table}")
    expect(phone.page.locator(".seats [data-seat='0'] .seat-name")).to_have_text("Mira")
    laptop.picture("me-devices")


@pytest.mark.parametrize("how", ["used", "revoked", "forged"])
def test_a_link_that_does_not_work_says_why_and_leads_home(board, how):
    laptop, phone = board(), board()
    said = {"used": "has been used", "revoked": "was revoked", "forged": "No such link"}[how]
    path = linked(laptop)
    if how == "used":
        phone.visit(path)
        phone.page.get_by_role("button", name="Continue as").click()
        at_home(phone)
        phone = board()
    elif how == "revoked":
        with laptop.page.expect_response(lambda answer: answer.request.method == "DELETE"):
            laptop.page.get_by_role("button", name="Revoke").click()
    else:
        path = "/me/AAAAAAAAAAAAAAAA"
    phone.visit(path)
    expect(phone.page.get_by_role("alert")).to_contain_text(said)
    phone.picture(f"link-{how}")
    phone.errors.clear()  # the refused call
    phone.page.get_by_role("link", name="Back to the start page").click()
    phone.page.wait_for_selector(".game")


def test_a_device_with_seats_is_told_what_becomes_of_them(board):
    laptop, phone = board(), board()
    called(laptop, "Mira")
    table = phone.new_table("space_pirates", ME_AND_BOTS)
    phone.visit(linked(laptop))
    expect(phone.page.locator("legend")).to_contain_text("with one table")
    expect(phone.page.locator("fieldset")).to_contain_text("add a passkey first")
    phone.picture("follow-merge")
    phone.page.get_by_role("button", name="Continue as Mira").click()
    at_home(phone)
    for sailor in (laptop, phone):
        sailor.visit(f"/table/{table}")
        expect(sailor.page.locator(".seats li[data-seat='0'].mine")).to_be_visible()
        assert sailor.asked()


def test_a_device_is_signed_out_and_its_open_table_closes(board):
    laptop, phone = board(), board()
    called(laptop, "Mira")
    table = laptop.new_table("space_pirates", ME_AND_BOTS)
    phone.visit(linked(laptop))
    phone.page.get_by_role("button", name="Continue as Mira").click()
    at_home(phone)
    phone.visit(f"/table/{table}")
    assert phone.asked()
    laptop.visit("/me")
    laptop.page.locator(OTHER).get_by_role("button", name="Sign out").click()
    expect(laptop.page.locator(OTHER)).to_have_count(0)
    expect(phone.page).to_have_url(f"{phone.address}/")
    phone.visit("/me")
    expect(phone.page.get_by_label("My name")).to_have_value("")


def test_a_passkey_makes_the_guest_permanent_and_signs_in_elsewhere(board):
    laptop, tablet = board(own=True), board(own=True)
    for sailor in (laptop, tablet):  # passkeys are bound to a name, never to a number
        sailor.address = sailor.address.replace("127.0.0.1", "localhost")
    keys = with_authenticator(laptop)
    called(laptop, "Mira")
    laptop.page.get_by_role("button", name="Add a passkey").click()
    expect(laptop.page.locator("[data-passkey]")).to_have_count(1)
    expect(laptop.page.locator("main header").first).to_contain_text("permanent by a passkey")
    laptop.picture("me-passkey")
    made = keys[0].send("WebAuthn.getCredentials", {"authenticatorId": keys[1]})["credentials"][0]
    other, where = with_authenticator(tablet)
    other.send("WebAuthn.addCredential", {"authenticatorId": where, "credential": made})  # as a synced passkey comes
    tablet.visit("/me")
    tablet.page.get_by_role("button", name="I have a passkey").click()
    tablet.page.get_by_role("button", name="Continue as Mira").click()
    at_home(tablet)
    tablet.visit("/me")
    expect(tablet.page.get_by_label("My name")).to_have_value("Mira")
    expect(tablet.page.locator(OTHER)).to_have_count(1)
    tablet.page.locator("[data-passkey]").get_by_role("button", name="Remove").click()
    expect(tablet.page.locator("[data-passkey]")).to_have_count(0)


def with_authenticator(sailor):
    """Give a browser a device that holds passkeys; the wire to it and its id."""
    wire = sailor.page.context.new_cdp_session(sailor.page)
    wire.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return wire, wire.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_everything_about_me_is_saved_and_deleted(board):
    sailor = board()
    called(sailor, "Mira")
    sailor.new_table("space_pirates", ME_AND_BOTS)
    sailor.visit("/me")
    with sailor.page.expect_download() as saved:
        sailor.page.get_by_role("link", name="Export everything").click()
    told = json.loads(saved.value.path().read_text("utf-8"))
    assert ["Mira"] == [seat["name"] for seat in told["seats"]]
    sailor.page.get_by_role("button", name="Delete me").click()
    field, act = (
        sailor.page.get_by_label("Write your name, Mira"),
        sailor.page.get_by_role("button", name="Delete everyth"),
    )
    field.fill("Mir")
    expect(act).to_be_disabled()
    field.fill("Mira")
    sailor.picture("me-delete")
    act.click()
    at_home(sailor)
    sailor.visit("/me")
    expect(sailor.page.get_by_label("My name")).to_have_value("")
    expect(sailor.page.locator(HERE)).to_have_count(1)


def test_what_i_choose_holds_on_my_other_device(board):
    laptop, phone = board(), board()
    called(laptop, "Mira")
    with laptop.page.expect_response(lambda answer: answer.request.method == "PUT"):
        laptop.page.get_by_role("button", name="night", exact=True).click()
    phone.visit(linked(laptop))
    phone.page.get_by_role("button", name="Continue as Mira").click()
    at_home(phone)
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(phone.page.get_by_role("link", name="Mira")).to_be_visible()


def test_a_finished_game_stands_in_the_history(board):
    sailor = board(width=390, height=844)
    sailor.new_table("space_pirates", ME_AND_BOTS, terms={"rated": True})
    sailor.play_out()
    sailor.visit("/me")
    row = sailor.page.locator("[data-game=space_pirates]")
    expect(row).to_contain_text("±")
    expect(sailor.page.locator(".results a")).to_have_count(1)
    expect(sailor.page.locator(".results")).to_contain_text("rated")
    expect(sailor.page.locator(".feats [data-feat=games]")).to_contain_text("1/")
    sailor.picture("me-history-phone")


def test_settings_are_kept_and_sound_is_one_switch(board):
    sailor = board(sound=True)
    page = sailor.page
    sailor.visit("/settings")
    sound = page.get_by_role("switch", name="Sound")
    expect(sound).to_have_attribute("aria-checked", "true")
    sound.click()
    expect(page.get_by_role("button", name="Bell")).to_be_disabled()
    page.get_by_label("never", exact=False).check()
    sailor.visit("/settings")
    expect(sound).to_have_attribute("aria-checked", "false")
    expect(page.get_by_label("never", exact=False)).to_be_checked()


def test_a_choice_out_of_reach_of_the_server_is_not_lost(board):
    sailor = board()
    page = sailor.page
    sailor.visit("/settings")
    page.route("**/api/me", lambda route: route.abort() if route.request.method == "PUT" else route.continue_())
    page.get_by_label("never", exact=False).check()
    sailor.visit("/settings")
    expect(page.get_by_label("never", exact=False)).to_be_checked()
    page.unroute("**/api/me")
    sailor.errors.clear()  # the console told of what was out of reach
    with page.expect_response(lambda answer: answer.request.method == "PUT") as told:
        sailor.visit("/settings")
    assert "never" in (told.value.request.post_data or "")
    expect(page.get_by_label("never", exact=False)).to_be_checked()
